/** Which livery a side wears: a dark one for the first side of a battle, a light one for the second. */

import type { SceneSide } from "./wire";

const PAIRS: Record<string, readonly [string, string]> = {
  ancients: ["madder", "ivory"],
  alexander: ["aegean", "saffron"],
  bayard: ["myrtle", "rose"],
  caesar: ["madder", "ivory"],
};
const OTHERS = ["porphyry", "sky"] as const;

export interface Livery { livery: string; second: boolean }

/** By nation where the scene says so, else by ruleset. */
export function liveries(ruleset: string, sides: readonly string[], told: readonly Pick<SceneSide, "id" | "livery">[] = []): Record<string, Livery> {
  const pair = PAIRS[ruleset] ?? OTHERS;
  const worn = (side: string, i: number): string => told.find(({ id }) => id === side)?.livery || (pair[Math.min(i, 1)] as string);
  return Object.fromEntries(sides.map((side, i) => [side, { livery: worn(side, i), second: i > 0 }]));
}
