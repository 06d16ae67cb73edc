/** The story in sentences: steps of one piece that follow each other are one sentence with many hexes. */

import { thingsIn } from "./events";
import type { GameEvent } from "./wire";

/** An event, whether it goes on with the sentence before it, and whether the sentence ends with it. */
export interface Sentence { event: GameEvent; goesOn: boolean; ends: boolean }
export interface Part { number: number; events: GameEvent[] }

const text = (place: unknown): string => [place].flat().join(" ");
const who = (event: GameEvent): unknown => event["unit"] ?? event["leader"];

/** A step from where the step before it ended. */
export function follows(event: GameEvent | undefined, before: GameEvent | undefined): boolean {
  if (!event || !before || event.kind !== before.kind || !event["start"] || !event["to"]) return false;
  return who(event) !== undefined && who(event) === who(before) && text(event["start"]) === text(before["to"]);
}

export const placeOf = (event: GameEvent): string => text(event["to"]);

/** Each thing once: what is only announced, and told with its dice at once, is left out. */
export function once(events: readonly GameEvent[]): GameEvent[] {
  return events.filter((event, i) => {
    const next = events[i + 1];
    if (event.throw || !next?.throw) return true;
    const [here, there] = [thingsIn([event]), new Set(thingsIn([next]))];
    return here.length < 2 || !here.every((thing) => there.has(thing));
  });
}

/** The sentences of some choices of one side. */
export function sentences(parts: readonly Part[]): (Part & { said: Sentence[] })[] {
  const all = parts.flatMap(({ events }) => events);
  let at = 0;
  return parts.map((part) => ({
    ...part,
    said: part.events.map((event) => {
      const place = at++;
      return { event, goesOn: follows(event, all[place - 1]), ends: !follows(all[place + 1], event) };
    }),
  }));
}
