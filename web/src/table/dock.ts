/** Where a slip is laid over the board: never on what may be clicked next. */

export interface Rect { left: number; top: number; right: number; bottom: number }

const overlap = (a: Rect, b: Rect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The corner of an area that covers fewest of the things that matter: lower right if it can be, then lower left, then the upper ones. */
export function dock([wide, high]: readonly [number, number], area: Rect, keepFree: readonly Rect[]): Rect {
  const at = (left: number, top: number): Rect => ({ left, top, right: left + wide, bottom: top + high });
  const [right, bottom] = [Math.max(area.left, area.right - wide), Math.max(area.top, area.bottom - high)];
  const [middle, half] = [(area.left + right) / 2, (area.top + bottom) / 2];
  const corners = [at(right, bottom), at(area.left, bottom), at(right, area.top), at(area.left, area.top), at(middle, bottom), at(middle, area.top), at(right, half), at(area.left, half)];
  const covered = (corner: Rect): number => keepFree.filter((thing) => overlap(corner, thing)).length;
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

/** So many of the buttons as fit side by side, the first of them always. */
export function fitting(labels: readonly string[], room: number): number {
  const wide = (label: string): number => 36 + label.length * 7.4;
  let used = 0;
  const count = labels.findIndex((label) => (used += wide(label) + 8) > room);
  return Math.max(Math.min(1, labels.length), count < 0 ? labels.length : count);
}
