/** What the coach says of a question, and the rules it rests on. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "../messages/coach.en.ftl?raw";
import fr from "../messages/coach.fr.ftl?raw";
import type { Language } from "./settings.svelte";

export interface Lesson { text: string; rules: string[] }

const read = (language: Language, source: string): FluentBundle => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
};
const BOOKS: Record<Language, FluentBundle> = { en: read("en", en), fr: read("fr", fr) };

/** The lesson for a kind of question, or null if nobody has written one (a ruleset of somebody else). */
export function lesson(ruleset: string, kind: string, language: Language): Lesson | null {
  const book = BOOKS[language];
  const found = book.getMessage(`coach-${ruleset}-${kind}`);
  if (!found?.value) return null;
  const rules = found.attributes["rules"];
  return { text: book.formatPattern(found.value), rules: rules ? book.formatPattern(rules).split(" ") : [] };
}
