/** The battle as a row of beats: what a player takes in at one look, a throw with what came of it, a march, a new turn. */

import { once } from "../lib/story";
import type { GameEvent, LogEntry } from "../lib/wire";

/** `part`: of the choice of that number, from 1 on. `turn`: of how many turns one was told before, those of each side counted; `called`: the turn as the table counts it. */
export interface Beat { number: number; part: number; side: string; events: GameEvent[]; turn: number; called: number }
/** Where one looks: a choice and the part of it. Written `136`, or `136-2` for its second part. */
export interface At { number: number; part: number }

const isTurn = (event: GameEvent): boolean => event.kind === "turn";

/** Dice and a new turn begin a beat; what has no dice belongs to the one before. */
function parted(events: readonly GameEvent[]): GameEvent[][] {
  const parts: GameEvent[][] = [];
  for (const event of events) {
    const open = parts.at(-1);
    if (!open || event.throw || isTurn(event) || isTurn(open[0] as GameEvent)) parts.push([event]);
    else open.push(event);
  }
  return parts;
}

/** Every beat of a log as one side reads it. The beginning is one, whatever was said there. */
export function beatsOf(log: readonly LogEntry[], viewer: string): Beat[] {
  const beats: Beat[] = [];
  let [turn, called] = [0, log[0]?.turn ?? 1];
  for (const { number, side, events, events_by, turn: after } of log) {
    const told = once((events_by?.[viewer] ?? events).filter((event) => event.text.en));
    const parts = parted(told);
    if (!parts.length && !number) parts.push([]);
    parts.forEach((part, i) => {
      if (part.some(isTurn)) turn += 1;
      beats.push({ number, part: i + 1, side: part.some(isTurn) ? "" : side, events: part, turn: Math.max(1, turn), called: i + 1 < parts.length ? called : (after ?? called) });
    });
    called = after ?? called; // a part that is not the last of its choice is shown on the board before it
  }
  return beats;
}

/** The beat at a place, or the last one before it. */
export function indexAt(beats: readonly Beat[], { number, part }: At): number {
  const after = beats.findIndex((beat) => beat.number > number || (beat.number === number && beat.part > part));
  return Math.max(0, (after < 0 ? beats.length : after) - 1);
}

/** The first beat of the turn before or after: of one's own turn, if one is in the midst of it and goes back. */
export function turnFrom(beats: readonly Beat[], index: number, way: 1 | -1): number {
  const turn = beats[index]?.turn ?? 1;
  const first = (wanted: number): number => beats.findIndex((beat) => beat.turn === wanted);
  if (way > 0) return first(turn + 1) < 0 ? beats.length - 1 : first(turn + 1);
  return first(turn) < index ? first(turn) : Math.max(0, first(turn - 1));
}

/** How many beats each turn has, one after another. */
export const turnsOf = (beats: readonly Beat[]): number[] => {
  const counts: number[] = [];
  for (const { turn } of beats) counts[turn - 1] = (counts[turn - 1] ?? 0) + 1;
  return Array.from(counts, (count) => count ?? 0);
};

/** What the table calls each of them: the turn in which it ends. */
export const calledOf = (beats: readonly Beat[]): number[] => {
  const names: number[] = [];
  for (const { turn, called } of beats) names[turn - 1] = called;
  return names;
};

export function parseAt(text: string | undefined): At | null {
  const found = /^(\d{1,8})(?:-(\d{1,3}))?$/.exec(text ?? "");
  return found ? { number: Number(found[1]), part: Number(found[2] ?? 1) } : null;
}

export const written = ({ number, part }: At): string => (part > 1 ? `${number}-${part}` : String(number));
