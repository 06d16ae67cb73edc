/** A battle fought a hundred times while its author looks on, and what would even it. The laboratory fights; here it is counted. */

import { Trouble } from "../lib/api";
import { both, t } from "../lib/text.svelte";
import { chance, mean } from "../study/chances";
import type { Words } from "../lib/wire";
import { fights, levers, write, type Fought } from "./bench";
import { put, type Doc } from "./document";
import type { Studio } from "./studio.svelte";

export const BATTLES = 100;
const TRIED = 40; // battles with each lever
const LEVERS = 3; // are tried, the gentlest first
const FAIR = 0.65; // up to so large a share of victories a battle is even
const AT_ONCE = 10;
const AGAIN = 1500; // milliseconds until a busy laboratory is asked again

/** What some battles brought the side that is watched. Draws count half. */
export class Tally {
  battles: Fought[] = $state.raw([]);
  constructor(readonly sides: readonly string[]) {}
  get count(): number {
    return this.battles.length;
  }
  share(side: string): number {
    return chance(this.battles, side).share / 100;
  }
  interval(side: string): [number, number] {
    const { low, high } = chance(this.battles, side);
    return [low / 100, high / 100];
  }
  get turns(): number {
    return mean(this.battles.map(({ turns }) => turns));
  }
  get draws(): number {
    return this.battles.filter(({ winner }) => winner === null).length;
  }
  get favoured(): string {
    return [...this.sides].sort((a, b) => this.share(b) - this.share(a))[0] ?? "";
  }
}
export interface Tried { change: Record<string, number | string>; text: Words; tally: Tally }

export class Weighing {
  tally: Tally | null = $state.raw(null);
  tried: Tried[] = $state.raw([]);
  running = $state(false);
  trouble = $state("");
  /** The document that was weighed. */
  of: Doc | null = $state.raw(null);
  private turn = 0;

  constructor(private readonly studio: Studio) {}

  stop(): void {
    this.turn += 1;
    this.running = false;
  }

  async begin(): Promise<void> {
    this.stop();
    const [mine, { ruleset }] = [this.turn, this.studio.bench];
    const of = (this.of = this.studio.document);
    const sides = this.studio.sides.map(({ id }) => String(id));
    const tally = (this.tally = new Tally(sides));
    [this.tried, this.running, this.trouble] = [[], true, ""];
    const going = (): boolean => this.turn === mine;
    try {
      const { document } = await write(ruleset, of);
      await this.fight(document, {}, tally, BATTLES, going);
      if (going() && tally.share(tally.favoured) > FAIR) await this.even(document, tally, going);
    } catch (error) {
      if (going()) this.trouble = error instanceof Trouble ? both(error.failure) : t("trouble");
    }
    if (going()) this.running = false;
  }

  private async even(document: Doc, tally: Tally, going: () => boolean): Promise<void> {
    const { ruleset } = this.studio.bench;
    for (const lever of (await levers(ruleset, document, tally.favoured)).slice(0, LEVERS)) {
      const tried = { ...lever, tally: new Tally(tally.sides) };
      if (!going()) return;
      this.tried = [...this.tried, tried];
      await this.fight(document, lever.change, tried.tally, TRIED, going);
    }
  }

  private async fight(document: Doc, change: Record<string, number | string>, tally: Tally, most: number, going: () => boolean): Promise<void> {
    while (going() && tally.count < most) {
      try {
        const found = await fights(this.studio.bench.ruleset, { document, change, first: tally.count, count: Math.min(AT_ONCE, most - tally.count) });
        if (going()) tally.battles = [...tally.battles, ...found];
      } catch (error) {
        if (!(error instanceof Trouble) || !["server-fights", "server-late", "server-rate"].includes(error.failure.id)) throw error;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  /** A lever goes into the evened variant, never into the historical one; beside each stands what was found. */
  use({ change, tally }: Tried): void {
    if (!this.tally) return;
    const told = (each: Tally): Doc => {
      const favours = each.favoured;
      return { favours, share: Math.max(50, Math.min(100, Math.round(100 * each.share(favours)))), battles: each.count };
    };
    const measured = put(this.studio.document, ["balance"], told(this.tally)) as Doc;
    this.studio.change(put(measured, ["evened"], { change, ...(tally.count ? { balance: told(tally) } : {}) }) as Doc);
    this.of = this.studio.document;
  }
}
