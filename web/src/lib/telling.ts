/** Sentences of the story as they are shown: with armies by their short names, and without faces that are shown as dice. */

import { diceOf, type Die } from "./dice";
import { looksOf } from "./facts.svelte";
import { brief } from "./names";
import { settings } from "./settings.svelte";
import { placeOf, type Sentence } from "./story";
import { both } from "./text.svelte";
import type { GameEvent, Seat } from "./wire";

export const diceIn = (event: GameEvent, ruleset: string): Die[] => diceOf(event, looksOf(ruleset));

/** A sentence of the story; faces that are shown as dice are not read out as well. */
export function told({ event, goesOn, ends, times = 1 }: Sentence, ruleset: string, seats: readonly Pick<Seat, "name">[]): string {
  if (times > 1) return ends ? `× ${times}.` : "";
  if (goesOn) return `→ ${placeOf(event)}${ends ? "." : ""}`;
  const dice = diceIn(event, ruleset);
  const said = brief(both(event.text), seats, settings.language);
  const faces = dice.some((die) => die.symbol.startsWith("die-"));
  const pips = dice.length > 0 && /:[\d,\s]+$/.test(said);
  const text = faces || pips ? said.replace(/\s?:[^:]*$/, "") : said;
  return /[.!?…:»]$/.test(text) || !ends ? text : `${text}.`;
}
