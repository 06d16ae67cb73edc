/** Where a board lies by itself: what it comes to, and when it may. */

import type { Hexes, Point } from "../draw/hexes";
import type { Place } from "../lib/wire";
import { middleOf } from "./markers";

const REST = 400; // milliseconds: never while the pointer moves, but a little after it has come to rest
const OWN = 3000; // and who has moved the board himself looks at what he wanted to see

/** How long a board must still lie as it does: since when a pointer has rested, and since when the player has moved it himself. */
export const restLeft = (now: number, pointed: number, own = -Infinity): number => Math.max(REST - (now - pointed), OWN - (now - own));

/** Does something as soon as there is no time left to wait, unless it is called off before. */
export function onceStill(left: () => number, deed: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    const rest = left();
    if (rest > 0) waiting = setTimeout(wait, rest);
    else deed();
  };
  wait();
  return () => clearTimeout(waiting);
}

/** Where some places are drawn. */
export const pointsOf = (places: readonly Place[], hexes: Hexes | null): Point[] => places.map((place) => middleOf(place, hexes)).filter((at) => at !== undefined);

/** What to look at so that some points are seen at this scale: the middle of all if so much room holds them, else the first of them; null where that is seen already. */
export function toSee(points: readonly Point[], [wide, high]: Point, k: number, seen: (point: Point) => boolean): Point | null {
  if (!points.length) return null;
  const [low, top] = [ends(points, 0), ends(points, 1)];
  const fit = (low[1] - low[0]) * k < 0.8 * wide && (top[1] - top[0]) * k < 0.8 * high;
  if ((fit ? points : points.slice(0, 1)).every(seen)) return null;
  return fit ? [(low[0] + low[1]) / 2, (top[0] + top[1]) / 2] : (points[0] as Point);
}

const ends = (points: readonly Point[], axis: 0 | 1): Point => [Math.min(...points.map((p) => p[axis])), Math.max(...points.map((p) => p[axis]))];
