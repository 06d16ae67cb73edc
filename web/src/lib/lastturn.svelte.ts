/** What the other side has just done: the way of every piece, and who fought whom with what loss. */

import { untrack } from "svelte";
import { thingsIn } from "./events";
import type { LogEntry, Piece, Place, Scene } from "./wire";

export interface Walk { piece: Piece; places: Place[] }
/** Two who fought, and what each has lost since the turn began: null if it is gone. */
export interface Fight { one: Piece; other: Piece; losses: [number | null, number | null] }

/** What is told of it on the board. */
export interface Told { walks: readonly Walk[]; fights: readonly Fight[] }

/** A table that is followed. `momentAt`: the board after so many choices, where it can be had. */
export interface Watched { scene: Scene | null; number: number; log: readonly LogEntry[]; past: unknown; momentAt?: (number: number) => Promise<Pick<Scene, "pieces">> }

const key = (place: Place): string => JSON.stringify({ ...place, facing: undefined });

export class LastTurn {
  side = $state("");
  walks: Walk[] = $state.raw([]);
  fights: Fight[] = $state.raw([]);
  /** Where all of this happened, while it is shown once more: the board comes there. */
  told: readonly Place[] = $state.raw([]);
  /** The number of the choice before the first of these. */
  from = 0;
  private pairs: [string, string][] = [];
  private began = new Map<string, Piece>();
  private last = new Map<string, Piece>();
  private upTo = -1;
  private stretch: number | null = null;
  private choices = new Map<string, number>();

  /** The pieces as they stand, and the log up to here. A choice of another side begins a new turn to tell of, but for
   * answers: they belong to the turn in which they are given, which is that of whoever chooses most in it. */
  see(pieces: readonly Piece[], log: readonly LogEntry[], number: number): void {
    const now = new Map(pieces.map((piece) => [piece.id, piece]));
    const fresh = this.upTo < 0 || number < this.upTo ? null : log.filter((entry) => entry.number > this.upTo && entry.number <= number);
    if (fresh === null) this.begin("", now, number);
    for (const entry of fresh ?? []) {
      const answers = entry.stretch != null && entry.stretch === this.stretch;
      if (entry.side !== this.side && !answers) this.begin(entry.side, this.last, entry.number - 1);
      this.count(entry.side, entry.stretch ?? null);
      for (const event of entry.events) if (event.throw) this.pair(thingsIn([event]).filter((id) => this.began.has(id)));
    }
    if (fresh?.length) this.follow(now);
    this.last = now;
    this.upTo = number;
  }

  /** Follows a table; what one looks at in the past is not part of it. */
  watch(table: Watched): void {
    const { scene, number, log, past } = table;
    if (!scene || past) return;
    untrack(() => {
      const arrived = this.upTo < 0;
      this.see(scene.pieces, log, number);
      if (arrived) void this.recall(table);
    });
  }

  /** Who comes to a battle, or back to it, finds what was done meanwhile: from the moment before it to the present. */
  async recall({ scene, number, log, momentAt }: Watched): Promise<void> {
    const whole = new LastTurn();
    whole.see([], [], 0);
    whole.see([], log, number);
    if (!scene || !momentAt || !whole.side || whole.from < (log[0]?.number ?? number)) return;
    const then = await momentAt(whole.from).catch(() => null);
    if (!then || this.upTo !== number) return; // the battle has gone on
    this.upTo = -1;
    this.see(then.pieces, log, whole.from);
    this.see(scene.pieces, log, number);
  }

  /** Shows it once more. */
  async again(table: { again(from: number): Promise<void> }): Promise<void> {
    this.told = [...this.fights.flatMap(({ one, other }) => [one.place, other.place]), ...this.walks.flatMap(({ places }) => places)];
    await table.again(this.from);
    this.told = [];
  }

  private begin(side: string, stood: Map<string, Piece>, number: number): void {
    this.side = side;
    this.began = stood;
    this.from = number;
    this.walks = [];
    this.fights = [];
    this.pairs = [];
    this.choices = new Map();
  }

  private count(side: string, stretch: number | null): void {
    const made = (this.choices.get(side) ?? 0) + 1;
    this.stretch = stretch;
    this.choices.set(side, made);
    if (made >= (this.choices.get(this.side) ?? 0)) this.side = side;
  }

  /** The first of these and the first who is no friend of his: of many who strike together one stands for all. */
  private pair(ids: readonly string[]): void {
    const side = (id = ""): string | undefined => this.began.get(id)?.side;
    const [one, other] = [ids[0], ids.find((id) => side(id) !== side(ids[0]))];
    if (!one || !other || this.pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one))) return;
    this.pairs.push([one, other]);
  }

  private follow(now: ReadonlyMap<string, Piece>): void {
    const old = new Map(this.walks.map((walk) => [walk.piece.id, walk]));
    for (const [id, piece] of now) {
      const before = this.last.get(id);
      if (!before || key(before.place) === key(piece.place) || "box" in piece.place || "box" in before.place) continue;
      old.set(id, { piece, places: [...(old.get(id)?.places ?? [before.place]), piece.place] });
    }
    this.walks = [...old.values()].filter(({ piece }) => now.has(piece.id));
    const lost = (id: string): number | null => (now.has(id) ? (this.began.get(id)?.strength ?? 0) - (now.get(id)?.strength ?? 0) : null);
    const stands = (id: string): Piece => (now.get(id) ?? this.began.get(id)) as Piece;
    this.fights = this.pairs.map(([one, other]) => ({ one: stands(one), other: stands(other), losses: [lost(one), lost(other)] }));
  }
}
