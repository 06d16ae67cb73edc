/** Looking at a battle again: beat by beat, by itself or by hand. The address tells where one is. */

import { untrack } from "svelte";
import { thingsIn } from "../lib/events";
import { LastTurn } from "../lib/lastturn.svelte";
import { rename, route } from "../lib/router.svelte";
import type { Table } from "../lib/table.svelte";
import type { Place } from "../lib/wire";
import { beatsOf, indexAt, parseAt, turnFrom, written, type At, type Beat } from "./beats";

export const PACES = [0.5, 1, 2, 4] as const;
const REST = 1500; // milliseconds on a beat, and more for its dice
const A_DIE = 90;

export class Replay {
  at: At | null = $state.raw(null);
  running = $state(false);
  pace = $state(1);
  /** What has moved and who fought, up to the beat that is shown. */
  turn: LastTurn = $state.raw(new LastTurn());
  /** Where that happened of which the beat tells: the board comes there. */
  told: readonly Place[] = $state.raw([]);
  private seen = -1;
  private opened = false; // the address was read, and may be written
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  readonly beats: Beat[] = $derived.by(() => beatsOf(this.table.log, this.table.viewer));

  get open(): boolean {
    return this.at !== null;
  }

  get index(): number {
    return this.at ? indexAt(this.beats, this.at) : this.beats.length - 1;
  }

  get beat(): Beat | null {
    return this.at ? (this.beats[this.index] ?? null) : null;
  }

  get atEnd(): boolean {
    return this.index >= this.beats.length - 1;
  }

  // -- by hand ---------------------------------------------------------------------------------------------------------

  step = (by: 1 | -1): Promise<void> => this.go(this.index + by);
  byTurn = (way: 1 | -1): Promise<void> => this.go(turnFrom(this.beats, this.index, way));
  first = (): Promise<void> => this.go(0);

  /** To the beat of this place in the row. */
  async go(index: number): Promise<void> {
    const beat = this.beats[Math.max(0, Math.min(index, this.beats.length - 1))];
    if (beat) await this.show(beat);
  }

  /** To a choice, or a part of it. The last beat of a battle that goes on is the present. */
  async show({ number, part }: At): Promise<void> {
    if (number >= this.table.number && !this.table.outcome) return this.leave();
    this.at = { number, part };
    const parts = this.beats.filter((beat) => beat.number === number).length;
    await this.table.look(part < parts ? number - 1 : number); // dice fall on the board as it was
    await this.trace();
    await this.locate();
  }

  /** The choice of a number, as the log shows it: with all that came of it. */
  showChoice(number: number): Promise<void> {
    this.pause();
    return this.show({ number, part: Math.max(1, this.beats.filter((beat) => beat.number === number).length) });
  }

  /** Back to the present, whatever was going on. */
  leave(): void {
    this.pause();
    this.at = null;
    this.told = [];
    this.table.leavePast();
  }

  // -- by itself -------------------------------------------------------------------------------------------------------

  async toggle(): Promise<void> {
    if (this.running) return this.pause();
    this.running = true;
    if (!this.open || this.atEnd) await this.first();
    this.wait();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    const dice = this.beat?.events.reduce((sum, event) => sum + (event.throw?.faces.length ?? 0), 0) ?? 0;
    this.timer = setTimeout(() => void this.onward(), (REST + A_DIE * dice) / this.pace);
  }

  private async onward(): Promise<void> {
    if (!this.running || !this.open) return;
    await this.step(1);
    if (this.atEnd) this.pause();
    else if (this.running) this.wait();
  }

  // -- what follows it ---------------------------------------------------------------------------------------------------

  /** The ways of the pieces: on from the last moment seen, or from the one before this. */
  private async trace(): Promise<void> {
    const { table, at } = this;
    const number = table.past?.number ?? table.number;
    const here = table.scene;
    if (!at || !here || number === this.seen) return;
    if (number !== this.seen + 1 || this.seen < 0) {
      const turn = new LastTurn();
      const before = number > 0 ? await table.momentAt(number - 1) : null;
      if (this.at !== at) return;
      if (before) turn.see(before.pieces, table.log, number - 1);
      this.turn = turn;
    }
    this.turn.see(here.pieces, table.log, number);
    this.seen = number;
  }

  /** The places of all that the beat names: of pieces as they stand, of those that are gone where they stood before. */
  private async locate(): Promise<void> {
    const { table, at, beat } = this;
    if (!at || !beat) return;
    const things = thingsIn(beat.events);
    const before = at.number > 0 ? await table.momentAt(at.number - 1).catch(() => null) : null;
    if (this.at !== at) return;
    const stood = [...(table.scene?.pieces ?? []), ...(before?.pieces ?? [])];
    this.told = things.map((thing) => stood.find(({ id }) => id === thing)?.place ?? { hex: thing });
  }

  /** The moment that the address told when the page was opened, as soon as the battle is there. */
  openAt(): void {
    const here = route();
    if (this.opened || this.table.connection !== "open" || this.table.curtain) return;
    this.opened = true;
    const at = here.page === "battle" ? parseAt(here.at) : null;
    if (at) untrack(() => void this.show(at));
  }

  /** The address follows, and what was looked at stays before one's eyes when the line was lost and is found again. */
  follow(): void {
    const { at, table } = this;
    const past = table.past;
    const last = table.number;
    untrack(() => {
      if (!at) this.seen = -1;
      if (at && !past && !table.looking && (at.number < last || (at.part === 1 && !this.atEnd))) void this.show(at);
      const root = `/battle/${encodeURIComponent(table.id)}`;
      if (this.opened && location.pathname.startsWith(root)) rename(at ? `${root}/${written(at)}` : root);
    });
  }
}
