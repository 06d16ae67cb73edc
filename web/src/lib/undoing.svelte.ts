/** Taking back one's last step, and taking it again. Across dice against the computer the player is asked first. */

import type { Table } from "./table.svelte";
import type { LogEntry } from "./wire";

/** The choice that an undo takes back, and everything that followed it. */
export function takenBack(log: readonly LogEntry[], mine: readonly string[]): LogEntry[] {
  const last = log.map(({ side, choice }) => choice !== null && mine.includes(side)).lastIndexOf(true);
  return last < 0 ? [] : log.slice(last);
}
export const acrossDice = (entries: readonly LogEntry[]): boolean => entries.some(({ events }) => events.some((event) => event.throw));

export class Undoing {
  /** Whether the player is asked if he means it. */
  asking = $state(false);
  /** What was taken back, the last first, each with the number of the choice where it stood. */
  private taken: { number: number; text: string }[] = $state.raw([]);

  constructor(private readonly table: Table) {}

  undo(sure = false): void {
    if (!this.table.canUndo) return;
    const back = takenBack(this.table.log, this.table.mine);
    const computer = this.table.seats.some(({ seat }) => seat === "computer");
    if (!sure && !this.asking && computer && acrossDice(back)) return void (this.asking = true);
    this.asking = false;
    const [first] = back;
    if (first?.choice) this.taken = [{ number: first.number - 1, text: first.choice.text }, ...this.kept()];
    void this.table.undo();
  }

  /** The step that may be taken again here, if it still may be. */
  get next(): string | null {
    const [top] = this.kept();
    return top && top.number === this.table.number && this.table.options.some(({ text }) => text === top.text) ? top.text : null;
  }

  redo(): void {
    const option = this.table.options.find(({ text }) => text === this.next);
    if (!option) return;
    this.taken = this.kept().slice(1);
    void this.table.choose(option);
  }

  /** What lies behind the present is no longer to be taken again. */
  private kept(): { number: number; text: string }[] {
    return this.taken.filter(({ number }) => number >= this.table.number);
  }
}
