/** The score by time: tracks read from a sample of moments, as steps. */

import { moment } from "../lib/api";
import type { Scene, Track } from "../lib/wire";

export interface Curve { side: string; points: [number, number][] }

/** Reads the tracks at up to `most` moments of a battle, evenly spread. */
export async function curves(battle: string, last: number, now: Scene, most = 36): Promise<Curve[]> {
  const step = Math.max(1, Math.ceil(last / most));
  const numbers = Array.from({ length: Math.ceil(last / step) }, (_, i) => i * step);
  const scenes = await Promise.all(numbers.map(async (number) => (await moment(battle, number)).scene));
  const all = [...numbers.map((n, i) => [n, scenes[i]?.tracks ?? []] as const), [last, now.tracks] as const];
  return now.tracks.map((track) => ({
    side: track.side,
    points: all.map(([n, tracks]) => [n, same(tracks, track)?.value ?? 0]),
  }));
}

const same = (tracks: readonly Track[], wanted: Track): Track | undefined => tracks.find((t) => t.id === wanted.id && t.side === wanted.side);

/** A step line in a box of the given size. */
export function stepLine(points: readonly (readonly [number, number])[], wide: number, high: number, last: number, most: number): string {
  const x = (n: number): string => ((n / Math.max(1, last)) * wide).toFixed(1);
  const y = (v: number): string => (high - (v / Math.max(1, most)) * high).toFixed(1);
  return points.map(([n, v], i) => (i ? `H${x(n)}V${y(v)}` : `M${x(n)},${y(v)}`)).join("");
}
