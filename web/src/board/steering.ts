/** The arrow keys: from hex to hex over a board. */

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
