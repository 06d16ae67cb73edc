/**
 * Questions that matter seldom are answered by themselves with what leaves everything as it is, unless somebody wants to
 * be asked them. The answer goes the way of every other, so nobody else can tell who gave it.
 */

import { factsOf } from "./facts.svelte";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { both } from "./text.svelte";
import type { BattleInfo, Decision, Option } from "./wire";

export class Rare {
  /** What was passed over last, and at which choice. */
  private last: { number: number; kind: string } | null = $state.raw(null);
  /** In this battle they are wanted, whatever is set. */
  private wanted = $state(false);

  constructor(private readonly table: Table, private readonly info: BattleInfo, private readonly lesson: boolean) {}

  private get asked(): boolean {
    const first = factsOf(this.info.ruleset)?.first_battle?.scenario === this.info.scenario;
    return this.wanted || (settings.rare && !this.lesson && !first);
  }

  /** The answer to a question that is not put. One that was gone back to is put. */
  answer = (decision: Decision): Option | null => {
    const seldom = factsOf(this.info.ruleset)?.rare[decision.kind];
    if (!seldom || this.asked || decision.number <= (this.last?.number ?? -1)) return null;
    return decision.options.find(({ text }) => text.split(" ")[0] === seldom.pass) ?? null;
  };

  passed({ number, kind }: Decision): void {
    this.last = { number, kind };
  }

  /** What was not asked in this turn of events; empty if nothing was, or if it is asked. */
  get title(): string {
    const seldom = this.last && factsOf(this.info.ruleset)?.rare[this.last.kind];
    return seldom && !this.asked && this.table.options.length ? both(seldom.title) : "";
  }

  /** From now on they are put; the last one at once, if the battle has not gone on since. */
  want(): void {
    this.wanted = true;
    const since = this.table.log.filter(({ number, side, choice }) => number > (this.last?.number ?? 0) && choice && this.table.mine.includes(side));
    if (this.table.canUndo && since.length === 1) void this.table.undo();
  }
}
