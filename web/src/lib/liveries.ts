/** Which livery a side wears: a dark one for the first side of a battle, a light one for the second. */

const PAIRS: Record<string, readonly [string, string]> = {
  ancients: ["madder", "ivory"],
  alexander: ["aegean", "saffron"],
  bayard: ["myrtle", "rose"],
  caesar: ["madder", "ivory"],
};
const OTHERS = ["porphyry", "sky"] as const;

export interface Livery { livery: string; second: boolean }

export function liveries(ruleset: string, sides: readonly string[]): Record<string, Livery> {
  const pair = PAIRS[ruleset] ?? OTHERS;
  return Object.fromEntries(sides.map((side, i) => [side, { livery: pair[Math.min(i, 1)] as string, second: i > 0 }]));
}
