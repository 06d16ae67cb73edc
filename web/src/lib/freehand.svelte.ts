/** The free table in the hand of its player: a piece nudged by keys, its steps, the tape around it, and what matters of the piece in question. */

import { nudged, nudgeOf } from "../board/nudge";
import { kindOf, nameOf } from "./options";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { Measured, Overlay, Spot } from "./wire";
import type { Pose, Wishing } from "./wishing.svelte";

export class FreeHand {
  measured: Measured | null = $state.raw(null);
  /** The steps of the unit in hand stand open. */
  forming = $state(false);
  /** The piece that is asked about shows what matters of it: the first of its overlays. */
  own: Overlay[] = $state.raw([]);
  /** What was let go of once, where one wants to confirm. */
  sure = "";
  /** Which of the moves that are listed was shown last. */
  private place = -1;

  constructor(private readonly table: Table, private readonly wishing: Wishing) {}

  clear(): void {
    this.wishing.clear();
    this.measured = null;
    this.forming = false;
  }

  /** Asks for what matters of the piece in question, a little after the player has come to rest; answers how to stop. */
  watch(actor: string, only: readonly string[] | null = null): (() => void) | undefined {
    const taken = this.table.building.clicked.filter((ref) => kindOf(ref) === "piece" && ref !== `piece:${actor}`).at(-1);
    const [piece, number] = [!this.wishing.family && taken ? nameOf(taken) : actor, this.table.number];
    const known = this.table.options.length ? (this.table.scene?.pieces.find(({ id }) => id === piece)?.overlays ?? []) : [];
    const kinds = only ? known.filter((kind) => only.includes(kind)) : known.slice(0, 2);
    if (!kinds.length) return void (this.own = []);
    const timer = setTimeout(async () => {
      const found = await Promise.all(kinds.map((kind) => this.table.overlay(kind, { piece })));
      if (number === this.table.number) this.own = found.filter((overlay) => overlay !== null);
    }, 150);
    return () => clearTimeout(timer);
  }

  rest(): undefined {
    this.own = [];
  }

  /** What stands ready is done, or asked once more if one wants to confirm. */
  release(): void {
    const option = this.wishing.option;
    if (!option) return;
    if (settings.confirm && this.sure !== option.text) return void (this.sure = option.text);
    void this.table.choose(option);
  }

  nudge(event: KeyboardEvent, stands: () => Pose | null | undefined): void {
    const by = nudgeOf(event.key, event.shiftKey, this.wishing.family?.turn);
    const pose = by && this.wishing.family && this.wishing.piece ? stands() : null;
    if (by && pose) this.wishing.to(nudged(pose, by), by.turn !== 0);
  }

  /** The next of the moves that are listed. */
  nextListed(): void {
    const listed = this.table.decision?.options.filter(({ refs }) => refs.length > 1) ?? [];
    if (!this.wishing.family || !listed.length) return;
    this.place = (this.place + 1) % listed.length;
    this.wishing.say(listed[this.place]?.text ?? "");
  }

  async around(piece: string | undefined): Promise<void> {
    if (piece) this.measured = await this.table.measure({ piece }, null);
  }

  /** A point of the table is where the piece in hand should go. */
  point(at: Spot): void {
    const family = this.table.decision?.family;
    const piece = this.wishing.piece || nameOf(this.table.building.clicked.find((ref) => kindOf(ref) === "piece") ?? "");
    if (!family || family.shape === "hex" || !piece) return;
    this.wishing.take(piece);
    this.wishing.to({ at, facing: this.wishing.pose?.facing ?? this.headingOf(piece) });
  }

  private headingOf(piece: string): number {
    const place = this.table.scene?.pieces.find(({ id }) => id === piece)?.place;
    return place && "pose" in place ? place.pose[2] : 0;
  }
}
