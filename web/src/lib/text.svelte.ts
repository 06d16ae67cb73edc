/** Words: the page's own sentences and those of the rulesets, all from Fluent files. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../messages/en.ftl?raw";
import fr from "../messages/fr.ftl?raw";
import { settings, type Language } from "./settings.svelte";
import type { Said, Words } from "./wire";

type Args = Record<string, unknown>;

function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

const own: Record<Language, FluentBundle> = { en: bundleOf("en", en), fr: bundleOf("fr", fr) };
const rulesets: Record<string, FluentBundle> = $state.raw({});
let loaded = $state(0);

/** A sentence of the page. */
export function t(id: string, args: Args = {}): string {
  return spaced(formatted(own[settings.language], id, args) ?? id);
}

/** An opponent's name: the page's own word for it, or what the server calls it. */
export function strengthOf(id: string, name = id): string {
  return formatted(own[settings.language], `strength-${id}`, {}) ?? name;
}

/** A year as it is written. */
export const yearOf = (year: number): string => (year < 0 ? t("year-bc", { year: -year }) : String(year));

/** A number with one decimal, as the player's language writes it. */
export const tenths = (value: number): string => value.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Text of the wire in the player's language. */
export function both(words: Words | null | undefined): string {
  return words ? spaced(words[settings.language] || words.en || words.fr) : "";
}

/** French signs stand off from their word, and never begin a line. */
const spaced = (text: string): string => (settings.language === "fr" ? text.replace(/ (?=[:;?!»%])/g, "\u00a0").replace(/« /g, "«\u00a0") : text);

/** Fetches the sentences of a ruleset, in the player's language, once. */
export async function learn(ruleset: string, language: Language = settings.language): Promise<void> {
  const key = `${ruleset} ${language}`;
  if (rulesets[key]) return;
  const answer = await fetch(`/api/messages/${encodeURIComponent(ruleset)}/${language}`);
  if (!answer.ok) return;
  rulesets[key] = bundleOf(language, await answer.text());
  loaded += 1;
}

/** A message of a ruleset, or text that is in words already. */
export function say(said: Said | null | undefined, ruleset: string): string {
  if (said === null || said === undefined) return "";
  if (typeof said === "string") return word(ruleset, "", said);
  if ("en" in said) return both(said);
  return formatted(bundleFor(ruleset), said.id, named(ruleset, said.args ?? {})) ?? said.id;
}

/** A word of a ruleset: `word(ruleset, "card", card)` is the message `<ruleset>-card-<card>`, or the bare word. */
export function word(ruleset: string, kind: string, name: string): string {
  const bundle = bundleFor(ruleset);
  const id = [ruleset, kind, name].filter(Boolean).join("-");
  return spaced(formatted(bundle, id, {}) ?? formatted(bundle, name, {}) ?? plainly(name));
}

/** Whether the ruleset has such a sentence. */
export function knows(ruleset: string, id: string): boolean {
  return bundleFor(ruleset)?.hasMessage(id) ?? false;
}

/** What stands beside a sentence of the ruleset, such as the rules it rests on. */
export function attribute(ruleset: string, id: string, name: string): string {
  const bundle = bundleFor(ruleset);
  const found = bundle?.getMessage(id)?.attributes[name];
  return bundle && found ? bundle.formatPattern(found, {}, []) : "";
}

function bundleFor(ruleset: string): FluentBundle | undefined {
  void loaded; // a bundle that arrives later is noticed
  return rulesets[`${ruleset} ${settings.language}`];
}

/** Ids among the arguments of a message become words where the ruleset has them (`<ruleset>-side-<id>` for `side`). */
function named(ruleset: string, args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (typeof value !== "string") return [name, value];
      return [name, formatted(bundleFor(ruleset), `${ruleset}-${name}-${value}`, {}) ?? value];
    }),
  );
}

function formatted(bundle: FluentBundle | undefined, id: string, args: Args): string | undefined {
  if (!/^[A-Za-z][\w-]*$/.test(id)) return undefined;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return undefined;
  return bundle.formatPattern(message.value, args as Record<string, FluentVariable>, []);
}

/** An id nobody has words for, made readable: `far-left` becomes "far left". */
const plainly = (id: string): string => id.replace(/[-_]/g, " ");
