/** What the page asks about by itself: the odds of what is about to be done, a little after the player has come to rest. */

import type { Table } from "./table.svelte";
import type { Aim, Hint, Odds, Option, Sheet } from "./wire";

/** What was asked for in words: a hint, or what the computer is after. */
export type Word = { hint: Hint | null } | { aim: Aim | null; name: string } | "waiting";

const REST = 150;

export class Advice {
  odds: Odds | null = $state.raw(null);
  sheet: Sheet | null = $state.raw(null);
  waiting = $state(false);
  private about = "";

  constructor(private readonly table: Table) {}

  /** Asks about an option, if it is another one than before; answers how to stop. */
  consider(option: Option | null): () => void {
    const key = option ? `${this.table.number} ${option.text}` : "";
    if (key !== this.about) {
      this.odds = this.sheet = null;
      this.about = key;
    }
    if (!option || this.odds || this.sheet) return () => {};
    this.waiting = true;
    const timer = setTimeout(() => void this.ask(option, key), REST);
    return () => clearTimeout(timer);
  }

  private async ask(option: Option, key: string): Promise<void> {
    const sheet = this.table.hasSheet(option) ? this.table.sheet(option) : null;
    const odds = option.odds ? this.table.odds(option) : null;
    const reckoned = await sheet;
    if (this.about === key) this.sheet = reckoned;
    const weighed = await odds;
    if (this.about !== key) return;
    this.odds = weighed;
    this.waiting = false;
  }
}

/** What was asked for in words, until the battle goes on. */
export class Counsel {
  word: Word | null = $state.raw(null);

  constructor(private readonly table: Table) {}

  /** What a hint points at. */
  get refs(): readonly string[] {
    return this.word && this.word !== "waiting" && "hint" in this.word ? (this.word.hint?.refs ?? []) : [];
  }

  hint = (): Promise<void> => this.ask(async () => ({ hint: await this.table.hint() }));

  aim(nameOf: (side: string) => string): Promise<void> {
    return this.ask(async () => {
      const aim = await this.table.aim();
      return { aim, name: aim ? nameOf(aim.side) : "" };
    });
  }

  follow = ({ option }: Hint): void => {
    const meant = this.table.options.find((each) => each.text === option);
    if (meant) void this.table.choose(meant);
  };

  private async ask(question: () => Promise<Word>): Promise<void> {
    this.word = "waiting";
    const found = await question();
    if (this.word === "waiting") this.word = found;
  }
}
