/** Rings and ticks on hexes (art direction, 6). */

import { straight } from "../draw/curves";
import type { Hexes, Point } from "../draw/hexes";

export const ring = (hexes: Hexes, name: string, inset: number): string => straight(hexes.outline(name, inset), true);

/** Six corner ticks, 27 % of each side. */
export function ticks(hexes: Hexes, name: string): string {
  const corners = hexes.outline(name, 1);
  const toward = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * 0.27, p[1] + (q[1] - p[1]) * 0.27];
  return corners
    .map((corner, i) => {
      const [before, after] = [corners[(i + 5) % 6] as Point, corners[(i + 1) % 6] as Point];
      return straight([toward(corner, before), corner, toward(corner, after)]);
    })
    .join("");
}
