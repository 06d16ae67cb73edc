/** Where more is legal than is listed on a board of hexes: the way to the hex under the pointer, asked a little after it came there. */

import type { Table } from "./table.svelte";
import type { Fit } from "./wire";

const REST = 90; // milliseconds

export class Reaching {
  private found: { hex: string; number: number; fit: Fit } | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hex = "";

  constructor(private readonly table: Table) {}

  hover(hex: string | null): void {
    clearTimeout(this.timer);
    this.hex = hex ?? "";
    if (!hex || this.table.decision?.family?.shape !== "hex" || this.table.clicked.length || this.table.building.next.has(`hex:${hex}`)) return;
    this.timer = setTimeout(() => void this.ask(hex), REST);
  }

  private async ask(hex: string): Promise<void> {
    const [number, piece] = [this.table.number, this.table.decision?.family?.piece];
    const fit = await this.table.tryFit({ piece, hex });
    if (fit && this.hex === hex && number === this.table.number) this.found = { hex, number, fit };
  }

  /** What a click on a hex would do, where it is known. */
  to(hex: string): Fit | null {
    return this.found?.hex === hex && this.found.number === this.table.number && this.found.fit.exact ? this.found.fit : null;
  }
}
