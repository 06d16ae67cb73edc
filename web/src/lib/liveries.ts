/** Which livery a side wears: a dark one for the first side of a battle, a light one for the second. */

import { looksOf } from "./facts.svelte";
import { liveryOf, type Looks } from "./looks";
import type { SceneSide } from "./wire";

/** What a side wears, and how the pieces of its ruleset are drawn. */
export interface Livery { livery: string; second: boolean; looks: Looks }

/** By nation where the scene says so, else by ruleset. */
export function liveries(ruleset: string, sides: readonly string[], told: readonly Pick<SceneSide, "id" | "livery">[] = []): Record<string, Livery> {
  const looks = looksOf(ruleset);
  const worn = (side: string, i: number): string => liveryOf(ruleset, looks, i, told.find(({ id }) => id === side)?.livery);
  return Object.fromEntries(sides.map((side, i) => [side, { livery: worn(side, i), second: i > 0, looks }]));
}
