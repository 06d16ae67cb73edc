import type { Table } from "../lib/table.svelte";
import type { Option } from "../lib/wire";

/** What Enter takes: what the player has put together himself, or the only thing there is. Never a button that he did not point at. */
export function sure(table: Table): Option | null {
  const ready = table.ready;
  return ready && (table.building.complete.includes(ready) || table.options.length === 1) ? ready : null;
}
