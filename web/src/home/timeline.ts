/** A scale of years broken where nobody fights. */

export interface Stretch { from: number; to: number; x: number; width: number }

/** Years gathered into stretches with at most `gap` years between neighbours, laid out over a width. */
export function stretches(years: readonly number[], wide: number, gap = 45, space = 14): Stretch[] {
  const sorted = [...new Set(years)].sort((a, b) => a - b);
  const groups: number[][] = [];
  for (const year of sorted) {
    const last = groups.at(-1);
    if (last && year - (last.at(-1) as number) <= gap) last.push(year);
    else groups.push([year]);
  }
  const weights = groups.map((g) => 1.2 + g.length * 0.75);
  const total = weights.reduce((a, b) => a + b, 0);
  const room = wide - space * (groups.length - 1);
  let x = 0;
  return groups.map((group, i) => {
    const width = (room * (weights[i] as number)) / total;
    const stretch = { from: group[0] as number, to: group.at(-1) as number, x, width };
    x += width + space;
    return stretch;
  });
}

/** Where a year lies: inside its stretch, with a margin at both ends. */
export function place(year: number, all: readonly Stretch[]): number {
  const s = all.find((stretch) => year >= stretch.from && year <= stretch.to);
  if (!s) return 0;
  const span = s.to - s.from;
  return span ? s.x + s.width * (0.14 + (0.72 * (year - s.from)) / span) : s.x + s.width / 2;
}
