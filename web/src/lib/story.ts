/** The story in sentences: steps of one piece that follow each other are one sentence with many hexes. */

import { thingsIn } from "./events";
import type { GameEvent } from "./wire";

/** An event, whether it goes on with the sentence before it, whether the sentence ends with it, and how often the same was said by then. */
export interface Sentence { event: GameEvent; goesOn: boolean; ends: boolean; times?: number }
export interface Part { number: number; events: GameEvent[] }

const text = (place: unknown): string => [place].flat().join(" ");
const who = (event: GameEvent): unknown => event["unit"] ?? event["leader"];

/** A step from where the step before it ended. */
export function follows(event: GameEvent | undefined, before: GameEvent | undefined): boolean {
  if (!event || !before || event.kind !== before.kind || !event["start"] || !event["to"]) return false;
  return who(event) !== undefined && who(event) === who(before) && text(event["start"]) === text(before["to"]);
}

/** The same of the same piece once more, where nothing tells one from the other. */
export function repeats(event: GameEvent | undefined, before: GameEvent | undefined): boolean {
  if (!event || !before || event.throw || before.throw || event.kind !== before.kind || follows(event, before)) return false;
  return who(event) !== undefined && who(event) === who(before) && event.text.en !== "" && event.text.en === before.text.en;
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
  const goesOn = (event?: GameEvent, before?: GameEvent): boolean => follows(event, before) || repeats(event, before);
  let [at, times] = [0, 1];
  return parts.map((part) => ({
    ...part,
    said: part.events.map((event) => {
      const [before, after] = [all[at - 1], all[++at]];
      times = repeats(event, before) ? times + 1 : 1;
      return { event, goesOn: goesOn(event, before), ends: !goesOn(after, event), times };
    }),
  }));
}
