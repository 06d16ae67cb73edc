/** What an event speaks of. */

import type { GameEvent } from "./wire";

/** Names in the fields of events: pieces and hexes, to be marked on the board. */
export function thingsIn(events: readonly GameEvent[]): string[] {
  const fields = events.flatMap((event) => Object.entries(event).filter(([name]) => name !== "text" && name !== "kind" && name !== "side"));
  return fields.flatMap(([, value]) => value).filter((value) => typeof value === "string");
}
