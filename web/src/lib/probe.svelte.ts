/** Questions put to a hex with a click instead of a move: how far is it from another, and who can reach it. */

import type { Laid } from "./laid.svelte";
import type { Spot } from "./wire";

export class Probe {
  mode: "" | "tape" | "reach" = $state("");
  private from = $state("");
  private to = $state("");
  /** Both ends stand: the tape no longer follows the pointer. */
  private laidDown = $state(false);

  constructor(private readonly laid: Laid) {}

  toggle(mode: "tape" | "reach"): void {
    this.mode = this.mode === mode ? "" : mode;
    this.from = this.to = "";
    this.laidDown = false;
  }

  /** Whether a click was meant for the probe. The first hex of a tape, then its other end; then another one begins. */
  take(hex: string): boolean {
    if (!this.mode || !hex) return false;
    if (this.mode === "reach") {
      void this.laid.reaching({ hex });
      this.mode = "";
    } else if (this.from && !this.laidDown) {
      [this.to, this.laidDown] = [hex, true];
    } else [this.from, this.to, this.laidDown] = [hex, hex, false];
    return true;
  }

  /** The same for a point of a free table, which has a tape of its own. */
  takePoint(at: Spot): boolean {
    if (this.mode !== "reach") return false;
    void this.laid.reaching({ at });
    this.mode = "";
    return true;
  }

  hover(hex: string | null): void {
    if (this.mode === "tape" && this.from && hex && !this.laidDown) this.to = hex;
  }

  /** The two ends, once there are two. */
  get ends(): readonly [string, string] | null {
    return this.mode === "tape" && this.from && this.to ? [this.from, this.to] : null;
  }
}
