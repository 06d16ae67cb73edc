/** Wilson's 95 % interval for a share, as the laboratory reckons it; `won` may have halves (drawn battles). */
export function wilson(won: number, count: number): [low: number, high: number] {
  if (!count) return [0, 1];
  const z = 1.959963984540054;
  const [share, spread] = [won / count, (z * z) / count];
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((share * (1 - share)) / count + spread / (4 * count))) / (1 + spread);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
