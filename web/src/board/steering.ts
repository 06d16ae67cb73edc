/** From hex to hex over a board: by the arrow keys, and where to look for some. */

import type { Hexes, Point } from "../draw/hexes";

export const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The neighbour that lies farthest that way; the hex itself at the edge. */
export function nextHex(hexes: Hexes, from: string, [dx, dy]: Point): string {
  const [x, y] = hexes.centre(from);
  const ranked = hexes.neighbours(from).map((name) => {
    const [nx, ny] = hexes.centre(name);
    return { name, along: (nx - x) * dx + (ny - y) * dy };
  });
  return ranked.reduce((a, b) => (b.along > a.along + 1 ? b : a), { name: from, along: 1 }).name;
}

/** The middle of some hexes if so much room shows one of them around it, else the first. */
export function nearestTo(hexes: Hexes, names: readonly string[], room: Point, k: number): Point {
  const middle = hexes.middle(names);
  const shown = names.some((name) => hexes.centre(name).every((v, i) => Math.abs(v - middle[i as 0 | 1]) * k < room[i as 0 | 1] / 2.4));
  return shown ? middle : hexes.centre(names[0] as string);
}
