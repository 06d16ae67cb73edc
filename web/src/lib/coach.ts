/** What the coach says of a question, and the rules it rests on. */

import { attribute, knows, word } from "./text.svelte";

export interface Lesson { text: string; rules: string[] }

/** The lesson for a kind of question, or null if the ruleset has none. */
export function lesson(ruleset: string, kind: string): Lesson | null {
  const id = `${ruleset}-coach-${kind}`;
  if (!knows(ruleset, id)) return null;
  return { text: word(ruleset, "coach", kind), rules: attribute(ruleset, id, "rules").split(" ").filter(Boolean) };
}
