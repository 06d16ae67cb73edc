/** The score by turns: tracks read at the end of each turn, as steps, and the turns in which most changed. */

import { moment } from "../lib/api";
import type { LogEntry, Scene, Track, Words } from "../lib/wire";

/** A stop: the turn that has ended there, and the number of the choice after which it had. */
export interface Stop { turn: number; number: number }
export interface Curve { side: string; values: number[] }
export interface Score { stops: Stop[]; curves: Curve[] }
export interface Turning { stop: number; side: string; value: number; swing: number; number: number; text: Words }

/** Where the turns of a battle end: an entry that tells of a new turn ends the one before. At most `most`, evenly spread. */
export function stopsOf(log: readonly LogEntry[], last: number, most = 40): Stop[] {
  const ends = log.filter((entry) => entry.number > 0 && entry.events.some((event) => event.kind === "turn")).map((entry) => entry.number);
  const stops = [0, ...new Set([...ends, last])].map((number, i) => ({ turn: i ? turnBefore(log, number) ?? i : 0, number }));
  const step = Math.ceil(stops.length / most);
  return stops.filter((stop, i) => i % step === 0 || stop.number === last);
}

/** The turn, as the table counts it, in which a choice was made. */
const turnBefore = (log: readonly LogEntry[], number: number): number | undefined => log.filter((entry) => entry.number < number).at(-1)?.turn;

const same = (tracks: readonly Track[], wanted: Track): Track | undefined => tracks.find((t) => t.id === wanted.id && t.side === wanted.side);

/** A number of a track: 5 halves are 2½. */
export const counted = (halves: boolean | undefined, number: number): string =>
  halves ? `${Math.floor(number / 2) || (number % 2 ? "" : 0)}${number % 2 ? "½" : ""}` : `${number}`;

/** The tracks that decide: the first of each side. */
export const deciding = (tracks: readonly Track[]): (Track & { side: string })[] =>
  tracks.filter((track, i): track is Track & { side: string } => track.side !== null && tracks.findIndex(({ side }) => side === track.side) === i);

export async function score(battle: string, log: readonly LogEntry[], last: number, now: Scene): Promise<Score> {
  const stops = stopsOf(log, last);
  const scenes = await Promise.all(stops.slice(0, -1).map(async ({ number }) => (await moment(battle, number)).scene.tracks));
  const all = [...scenes, now.tracks];
  return { stops, curves: deciding(now.tracks).map((track) => ({ side: track.side, values: all.map((tracks) => same(tracks, track)?.value ?? 0) })) };
}

const TELLING = /banner|eliminat|destroy|kill|dead|death|rout|plunder|escape/;

/** What happened between two stops, in the words of the log: the last telling thing. */
function told(log: readonly LogEntry[], from: number, to: number): { number: number; text: Words } | null {
  const events = log.filter((entry) => entry.number > from && entry.number <= to).flatMap((entry) => entry.events.map((event) => ({ number: entry.number, event })));
  const said = events.filter(({ event }) => event.text.en && event.kind !== "turn");
  const found = said.filter(({ event }) => TELLING.test(event.kind)).at(-1) ?? said.at(-1);
  return found ? { number: found.number, text: found.event.text } : null;
}

/** The turns in which one side's count grew most over the other's, at most `most` of them, in their order. */
export function turnings({ stops, curves }: Score, log: readonly LogEntry[], most = 4): Turning[] {
  const swings = stops.slice(1).flatMap((stop, i) => {
    const grown = curves.map((curve) => ({ curve, by: (curve.values[i + 1] ?? 0) - (curve.values[i] ?? 0) })).sort((a, b) => b.by - a.by);
    const [first, second] = grown;
    const swing = (first?.by ?? 0) - Math.max(0, second?.by ?? 0);
    const words = told(log, stops[i]?.number ?? 0, stop.number);
    return first && swing > 0 && words ? [{ stop: i + 1, side: first.curve.side, value: first.curve.values[i + 1] ?? 0, swing, ...words }] : [];
  });
  return swings.sort((a, b) => b.swing - a.swing || a.stop - b.stop).slice(0, most).sort((a, b) => a.stop - b.stop);
}

/** A step line in a box of the given size. */
export function stepLine(values: readonly number[], wide: number, high: number, most: number): string {
  const x = (i: number): string => ((i / Math.max(1, values.length - 1)) * wide).toFixed(1);
  const y = (v: number): string => (high - (v / Math.max(1, most)) * high).toFixed(1);
  return values.map((v, i) => (i ? `H${x(i)}V${y(v)}` : `M${x(i)},${y(v)}`)).join("");
}
