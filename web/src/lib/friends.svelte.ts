/** Who plays here beside oneself: names, links, and whether the slip about it is open. */

import { army } from "./names";
import { invitesOf, isNew, shown } from "./seats";
import type { Table } from "./table.svelte";
import { both, strengthOf, t } from "./text.svelte";
import type { Seat, Words } from "./wire";

/** What one keeps somewhere else to have a seat back: the battle, where to go, and the words. */
export const keptText = (battle: string, title: string, words: Words): string => t("recovery-kept", { battle: title, link: `${location.origin}/recover/${battle}`, words: both(words) });

export class Friends {
  /** The slip "at the table". It opens by itself when a battle by link was just made. */
  open = $state(false);

  constructor(private readonly table: Table) {
    this.open = isNew(table.id);
  }

  close(): void {
    this.open = false;
    shown(this.table.id);
  }

  /** Whether anybody else plays, or looks on. */
  get company(): boolean {
    return this.table.watchers > 0 || this.others.some(({ seat }) => seat !== "computer");
  }

  get others(): Seat[] {
    return this.table.seats.filter(({ id }) => !this.table.mine.includes(id));
  }

  /** The link for a seat that waits for somebody, if it was made here. */
  get invitation(): { side: string; link: string } | null {
    const found = this.table.seats.find(({ id, seat }) => seat === "open" && invitesOf(this.table.id)[id]);
    return found ? { side: army(both(found.name)), link: `${location.origin}/join/${this.table.id}/${invitesOf(this.table.id)[found.id]}` } : null;
  }

  get watchLink(): string {
    return `${location.origin}/battle/${this.table.id}`;
  }

  /** What whoever sits there is called. */
  called(seat: Seat): string {
    if (seat.player) return seat.player;
    if (seat.seat === "computer") return strengthOf(seat.strength);
    return this.table.mine.includes(seat.id) ? t("you") : seat.seat === "open" ? t("a-friend") : t("nameless");
  }
}
