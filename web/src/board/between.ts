/** Taps between two places: hexes may be smaller than a finger, so a tap that might mean either asks which. */

import type { Point } from "../draw/hexes";

const FINGER = 44; // pixels
const NEAR = 9; // so many pixels nearer is clear enough

/** Of lit places those that a tap might mean, in pixels around it: two or more, or none where it is clear. */
export function between(tap: Point, places: readonly (readonly [ref: string, centre: Point])[], wide: number): string[] {
  if (wide >= FINGER) return [];
  const far = places.map(([ref, [x, y]]) => ({ ref, far: Math.hypot(x - tap[0], y - tap[1]) })).sort((a, b) => a.far - b.far);
  const first = far[0]?.far ?? Infinity;
  const meant = far.filter((each) => each.far < FINGER / 2 + NEAR && each.far - first < NEAR).slice(0, 3);
  return meant.length > 1 ? meant.map(({ ref }) => ref) : [];
}
