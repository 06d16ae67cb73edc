/** Rings and ticks on hexes (art direction, 6). */

import { straight } from "../draw/curves";
import type { Hexes, Point } from "../draw/hexes";

export const ring = (hexes: Hexes, name: string, inset: number): string => straight(hexes.outline(name, inset), true);

/** One or two notches at the upper end of the ring of a hex: small teeth that point out of it. */
export function notches(hexes: Hexes, name: string, count: number): string {
  const [x] = hexes.centre(name);
  const top = Math.min(...hexes.outline(name, 3.5).map((p) => p[1]));
  const at = Array.from({ length: count }, (_, i) => x + (i - (count - 1) / 2) * 14);
  const lift = hexes.orientation === "pointy" ? 5 : 0;
  return at.map((cx) => `M${(cx - 5).toFixed(1)},${(top + lift + 4).toFixed(1)}l5,-8l5,8Z`).join("");
}

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

/** The same for a facing of another kind, such as that of a column: two heads and no shaft. */
export const arrows = (far: number): string => [12, -1].map((on) => `M-11,${-far + on}L0,${-far + on - 13}L11,${-far + on}L0,${-far + on - 5}Z`).join("");

/** An arrow that points outwards, with a shaft: a facing on offer, drawn upwards from a piece, its middle so far from it. */
export const arrow = (far: number): string => `M-4.5,${-far + 13}V${-far - 1}H-13L0,${-far - 17}L13,${-far - 1}H4.5V${-far + 13}Z`;
