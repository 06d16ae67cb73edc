/** How odds are written. */

import type { Odds, Share } from "../lib/wire";

/** Whole percentages, unless below one. */
export const percent = (share: number): string => (share > 0 && share < 0.01 ? "<1" : share < 1 && share > 0.99 ? ">99" : String(Math.round(100 * share)));
export const css = (good: boolean | null): string => (good === null ? "draw" : good ? "win" : "loss");

/** The outcomes in the order of the bar: the good ones at the left, then those that are neither, the bad ones at the right. */
export function ordered(odds: Odds): Odds {
  const place = ({ good }: Share): number => (good === true ? 0 : good === null ? 1 : 2);
  return { ...odds, outcomes: [...odds.outcomes].sort((a, b) => place(a) - place(b) || b.share - a.share) };
}

/** One line for a phone: the three likeliest outcomes. */
export function inShort(odds: Odds, said: (share: Share) => string): string {
  const likely = [...odds.outcomes].sort((a, b) => b.share - a.share).slice(0, 3);
  return likely.map(said).join(" · ");
}

/** What is good, what is neither and what is bad, each added up: the parts of the bar. */
export function byFate(odds: Odds): { good: boolean | null; share: number }[] {
  return [true, null, false].map((good) => ({ good, share: odds.outcomes.filter((each) => each.good === good).reduce((sum, each) => sum + each.share, 0) })).filter(({ share }) => share > 0);
}
