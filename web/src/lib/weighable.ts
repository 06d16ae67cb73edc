/** Which option is weighed before it is chosen. */

import type { Table } from "./table.svelte";
import type { Option } from "./wire";

/** The one whose button is under the pointer, the one that is ready, or the last one left; else the one that a click under the pointer would make. */
export function weighable(table: Table, pondered: Option | null, under: readonly string[]): Option | null {
  const now = table.building;
  const worth = (option: Option): boolean => table.canWeigh(option);
  if (pondered && now.open.includes(pondered)) return worth(pondered) ? pondered : null;
  if (table.ready) return worth(table.ready) ? table.ready : null;
  const [left] = now.open;
  if (left && now.clicked.length && now.open.length === 1) return worth(left) ? left : null;
  const done = now.complete.filter(worth);
  if (done.length) return done.length === 1 ? (done[0] ?? null) : null;
  const ends = now.open.filter((option) => worth(option) && option.refs.length === now.clicked.length + 1 && under.includes(option.refs.at(-1) ?? ""));
  return ends.length === 1 ? (ends[0] ?? null) : null;
}
