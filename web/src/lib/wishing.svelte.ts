/**
 * What the player would like and what the server makes of it, where more is legal than is listed: a piece dragged over
 * a free table, nudged by keys, or told in steps. The page knows no rule: each wish is asked, the latest wins.
 */

import type { Table } from "./table.svelte";
import type { Family, Fit, Option, Spot } from "./wire";

export interface Pose { at: Spot; facing: number }
/** A place, or the text of an option. */
type Asked = { pose: Pose; exact: boolean } | { text: string };

const PAUSE = 60; // milliseconds between two questions

export class Wishing {
  /** Where the player would like the piece to be; null while he says it in words. */
  pose: Pose | null = $state.raw(null);
  answer: Fit | null = $state.raw(null);
  private asked: Asked | null = $state.raw(null);
  private busy = false;
  private stale = false;
  private waiting: (() => void)[] = [];
  private picked = $state("");
  magnet = $state(true);

  constructor(private readonly table: Table) {}

  /** What may be wished for now. */
  get family(): Family | null {
    const family = this.table.options.length ? this.table.decision?.family : undefined;
    return family && family.shape !== "hex" ? family : null;
  }

  /** The piece that is moved about: the one the question is about, else the one that was taken up. */
  get piece(): string {
    return this.family ? this.family.piece || this.picked : "";
  }

  get active(): boolean {
    return this.asked !== null && this.family !== null;
  }

  /** Whether a piece may be taken up now. */
  mayTake(piece: string): boolean {
    const family = this.family;
    return family !== null && (family.piece ? family.piece === piece : this.table.decision?.options.some(({ refs }) => refs[0] === `piece:${piece}`) === true);
  }

  /** The piece in question, where the question leaves that open. */
  take(piece: string): void {
    if (!this.family?.piece) this.picked = piece;
  }

  /** `exact`: to the letter, whatever the magnet would do. */
  to(pose: Pose, exact = false): void {
    const step = this.family?.step ?? 1;
    const near = (n: number): number => Math.round(n / step) * step;
    this.pose = { at: [near(pose.at[0]), near(pose.at[1])], facing: ((Math.round(pose.facing) % 360) + 360) % 360 };
    this.ask({ pose: this.pose, exact });
  }

  /** An option by its text: listed, or put together. */
  say(text: string): void {
    this.pose = null;
    this.ask({ text });
  }

  turn(degrees: number): void {
    if (this.pose) this.to({ at: this.pose.at, facing: this.pose.facing + degrees });
  }

  /** The magnet is put away or taken up: the same wish, asked anew. */
  switchMagnet(): void {
    this.magnet = !this.magnet;
    if (this.asked) this.ask(this.asked);
  }

  clear(): void {
    if (!this.asked) return;
    this.asked = this.pose = this.answer = null;
    this.picked = "";
    this.table.propose(null);
  }

  /** What stands ready, if anything does. */
  get option(): Option | null {
    return this.answer?.option ?? null;
  }

  private ask(asked: Asked): void {
    this.asked = asked;
    this.stale = true;
    if (!this.busy) void this.pump();
  }

  /** When nothing is on its way any more. */
  settled(): Promise<void> {
    return this.busy ? new Promise((go) => this.waiting.push(go)) : Promise.resolve();
  }

  /** One question after another, and none while one is on its way. */
  private async pump(): Promise<void> {
    this.busy = true;
    while (this.stale && this.asked) {
      this.stale = false;
      const [asked, number, begun] = [this.asked, this.table.number, performance.now()];
      const found = await this.table.tryFit("text" in asked ? { option: asked.text } : { piece: this.piece, at: asked.pose.at, ...(this.family?.shape === "pose" ? { facing: asked.pose.facing } : {}), loose: asked.exact || !this.magnet });
      if (this.asked && number === this.table.number && found) {
        this.answer = found;
        this.table.propose(found);
      }
      const rest = PAUSE - (performance.now() - begun);
      if (this.stale && rest > 0) await new Promise((go) => setTimeout(go, rest));
    }
    this.busy = false;
    for (const go of this.waiting.splice(0)) go();
  }
}
