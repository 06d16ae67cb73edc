/** Facts of the rulesets, as their own files state them: fetched once, kept while the page is open. */

import { facts as fetchFacts } from "./api";
import { paints, PLAIN, type Looks } from "./looks";
import { both } from "./text.svelte";
import type { Facts } from "./wire";

const known: Record<string, Promise<void>> = {};
const found: Record<string, Facts> = $state.raw({});
let loaded = $state(0);
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Fetches what there is to know of a ruleset. One that nothing is known of is drawn plainly. */
export const study = (ruleset: string): Promise<void> => (known[ruleset] ??= fetchFacts(ruleset).then((facts) => keep(ruleset, facts), () => undefined));

function keep(ruleset: string, facts: Facts): void {
  found[ruleset] = facts;
  for (const rule of paints(ruleset, facts.looks)) sheet.insertRule(rule);
  loaded += 1;
}

export function factsOf(ruleset: string): Facts | undefined {
  void loaded; // facts that arrive later are noticed
  return found[ruleset];
}

export const looksOf = (ruleset: string): Looks => factsOf(ruleset)?.looks ?? PLAIN;

/** The short name of a ruleset. */
export const titleOf = (ruleset: string): string => both(looksOf(ruleset).title) || ruleset.charAt(0).toUpperCase() + ruleset.slice(1);

/** What the glossary of a ruleset says of a word or abbreviation, and by which rule; empty if it says nothing. */
export function meaning(ruleset: string, word: string): string {
  const wanted = word.toLowerCase();
  const found = Object.entries(factsOf(ruleset)?.glossary ?? {}).find(([key, { term }]) => (both(term) || key).toLowerCase() === wanted);
  return found ? `${both(found[1])} (${found[1].rule})` : "";
}

/** Whether a rule is one that we added, where the rulebook is silent. */
export const isOurs = (ruleset: string, rule: string): boolean => factsOf(ruleset)?.ours.includes(rule) ?? false;
