/** Why something may not be done: told when it was clicked, until it is dismissed; told on hovering only to who asks for it. */

import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { both } from "./text.svelte";
import type { Fit, Option, Words } from "./wire";

/** Something that may be clicked instead, and what it is called, in the language of whoever reads it now. */
export interface Allowed { ref: string; name: string }
export interface Refused { ref: string; name: string; reason: Words; rule: string; instead: Allowed[] }

export class Refusals {
  /** What was clicked in vain. */
  pinned: Refused | null = $state.raw(null);
  /** What lies under the pointer of somebody who asks. */
  told: Refused | null = $state.raw(null);

  /** The key that asks why is held. */
  asking = false;

  constructor(private readonly table: Table, private readonly named: (ref: string) => string) {}

  /** Something was clicked: `things` are the refs there, the most telling first. Whether there is a reason against it. */
  async refuse(things: readonly string[]): Promise<boolean> {
    const found = await this.find(things);
    if (found) this.pin(found);
    return found !== null;
  }

  pin(found: Refused | null): void {
    this.pinned = found;
    this.told = null;
  }

  /** What is nearest to a wish, and why that itself may not be had. */
  near(ref: string, found: Pick<Fit, "reason" | "rule" | "option"> | null): void {
    const { named } = this;
    const option = found?.option;
    const instead = option ? [{ ref: option.refs.at(-1) ?? "", get name() { return both(option.label); } }] : []; // prettier-ignore
    this.pin(found?.reason ? { ref, get name() { return named(ref); }, reason: found.reason, rule: found.rule, instead } : null); // prettier-ignore
  }

  /** The same for what is merely pointed at. `still`: whether it is pointed at when the answer comes. */
  async tell(things: readonly string[], still: () => boolean): Promise<void> {
    const found = await this.find(things);
    if (found && still()) this.told = found;
  }

  /** The key that asks is pressed or let go. Whether it has just been pressed. */
  ask(held: boolean): boolean {
    const pressed = held && !this.asking;
    this.asking = held;
    if (!held && !settings.whys) this.told = null;
    return pressed;
  }

  close(): void {
    this.pinned = null;
    this.told = null;
  }

  private async find(things: readonly string[]): Promise<Refused | null> {
    const { next, clicked } = this.table.building;
    if (!next.size || things.some((ref) => next.has(ref) || clicked.includes(ref))) return null;
    const { number } = this.table;
    const { named } = this;
    for (const ref of things) {
      const found = await this.table.why(ref);
      if (number !== this.table.number) return null;
      if (found?.reason) return { ref, get name() { return named(ref); }, reason: found.reason, rule: found.rule, instead: this.allowed(found.instead ?? []) }; // prettier-ignore
    }
    return null;
  }

  /** What of these options one would click next: after what is clicked already, else from their beginning. */
  allowed(options: readonly Option[]): Allowed[] {
    const { clicked, next } = this.table.building;
    const { named } = this;
    const all = options.map(({ refs, label }): Allowed => {
      const ref = clicked.every((one, i) => refs[i] === one) ? refs[clicked.length] : undefined;
      return ref && next.has(ref) ? { ref, get name() { return named(ref); } } : { ref: refs.at(-1) ?? "", get name() { return both(label); } }; // prettier-ignore
    });
    return all.filter(({ ref }, i) => all.findIndex((other) => other.ref === ref) === i);
  }
}
