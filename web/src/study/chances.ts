/** What many battles say: a chance and how sure it is. */

import type { Fought } from "./api";

const Z = 1.959963984540054;

/** Wilson's interval for a share of victories, as percentages; a drawn battle is half a victory. */
export function interval(won: number, count: number): { share: number; low: number; high: number } {
  if (!count) return { share: 50, low: 0, high: 100 };
  const [share, spread] = [won / count, (Z * Z) / count];
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share)) / count + spread / (4 * count))) / (1 + spread);
  return { share: 100 * share, low: 100 * Math.max(0, middle - half), high: 100 * Math.min(1, middle + half) };
}

type Ended = Pick<Fought, "winner">;
const worth = (fought: Ended, side: string): number => (fought.winner === side ? 1 : fought.winner === null ? 0.5 : 0);

/** The chance of a side after each battle, one after another. */
export function funnel(battles: readonly Fought[], side: string): ReturnType<typeof interval>[] {
  let won = 0;
  return battles.map((fought, i) => interval((won += worth(fought, side)), i + 1));
}

export const chance = (battles: readonly Ended[], side: string): ReturnType<typeof interval> =>
  interval(battles.reduce((sum, fought) => sum + worth(fought, side), 0), battles.length);

export const mean = (values: readonly number[]): number => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0);
