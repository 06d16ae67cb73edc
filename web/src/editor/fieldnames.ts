/** What the keys and entries of a document are called. */

import { settings } from "../lib/settings.svelte";
import { knows, t, word } from "../lib/text.svelte";
import { isTable } from "./document";

/** What a key is called: by the ruleset, by the common words, or as it is written. */
export function fieldName(ruleset: string, key: string): string {
  const known = knows(ruleset, `${ruleset}-field-${key}`) || knows(ruleset, `field-${key}`);
  return known ? word(ruleset, "", `field-${key}`) : key.replace(/_/g, " ");
}

/** One line that tells an entry of a list from the others. */
export function entryName(value: unknown, place: number): string {
  const said = isTable(value) ? [...(settings.language === "fr" ? [value.name_fr, value.fr] : []), value.name, value.name_en, value.en, value.id, value.type, value.hex].find((each) => typeof each === "string" && each) : undefined;
  return typeof said === "string" ? (said.length > 34 ? `${said.slice(0, 33)}…` : said) : t("editor-entry", { number: place + 1 });
}
