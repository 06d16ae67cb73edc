/** Armies: lists, rosters, and battles built of two of them. Which entries there are, and what they cost, the ruleset says. */

import { ask } from "./api";
import type { Doc } from "./packing";
import type { Piece, Scene, SideCard, Switch, Words } from "./wire";

export interface Named { id: string; name: Words }
export interface ListLine { id: string; name: Words; about: Words; since: number | null; until: number | null }
export interface MusterCard {
  ruleset: string; name: Words; lists: ListLine[]; budgets: number[];
  books: Named[]; regions: Named[]; methods: Named[]; landscapes: Named[]; densities: Named[];
} // prettier-ignore
export interface Entry {
  id: string; kind: string; name: Words; price: number; least: number; most: number; art: string; facts: [Words, Words][];
  since: number | null; until: number | null; group: string; short: string; full: number; numbers: Record<string, number | string>; making: Words | null;
} // prettier-ignore
export interface Army extends ListLine { entries: Entry[] }
/** A list of one's own: as it is kept, and as it is shown. */
export interface Own { list: Doc; army: Army }
export interface Line { entry: string; name: Words; count: number; each: number; points: number }
/** A change that answers a complaint: so many more of each entry, or another year, and the points it adds. */
export interface Remedy { steps: { entry: string; name: Words; by: number }[]; year: number | null; points: number }
export interface Complaint { text: Words; about: string[]; remedy: Remedy | null }
export interface Judged {
  roster: Doc; text: string; army: string; own: Doc | null; name: Words; year: number | null; budget: number;
  points: number; units: number; lines: Line[]; complaints: Complaint[];
} // prettier-ignore
export interface Reading { troop: Doc; text: string; price: number; facts: [Words, Words][]; choices: { key: string; taken: string; others: string[]; label: Words; names: Record<string, Words> }[] }
export interface Built { document: unknown; title: Words; sides: SideCard[]; switches: Switch[]; scene: Scene }

/** An army in the making: what the page changes, undoes, and writes into a link. */
export interface Draft { army: string; own?: Own | null; year: number | null; budget: number; chosen: Record<string, number> }
export interface Meeting {
  rosters: unknown[]; field: Doc; method?: string; turns?: number; first?: string; agreed?: boolean; deployed?: boolean;
} // prettier-ignore

const OWN = "list"; // in a link
const part = encodeURIComponent;
const of = (ruleset: string, what: string): string => `/api/muster/${part(ruleset)}/${what}`;
let known: Promise<MusterCard[]> | undefined;

export const musters = (): Promise<MusterCard[]> => (known ??= ask<{ musters: MusterCard[] }>("/api/muster").then((told) => told.musters));
export const armyList = (ruleset: string, list: string): Promise<Army> => ask(of(ruleset, `lists/${part(list)}`));
/** A whole list, or one with a troop line more; `entry` is what was added. */
export const ownList = (ruleset: string, army: string | Doc, troop: Doc | null = null, name = ""): Promise<Own & { entry: string }> =>
  ask(of(ruleset, "lists"), { army, troop, name });
/** The list of a draft, as the server is asked about it. */
export const listOf = ({ army, own }: Draft): string | Doc => own?.list ?? army;
export const judge = (ruleset: string, draft: Draft): Promise<Judged> => {
  const { year, budget, chosen } = draft;
  return ask(of(ruleset, "rosters"), { army: listOf(draft), year, budget, chosen });
};
export const readRoster = (ruleset: string, text: string): Promise<Judged> => ask(of(ruleset, "rosters"), { text });
export const raise = (ruleset: string, army: string | Doc, budget: number, year: number | null, seed: string): Promise<Judged> =>
  ask(of(ruleset, "armies"), { army, budget, seed, ...(year === null ? {} : { year }) });
export const translate = (ruleset: string, wish: { text: string; book: string; year: number; region: string; choices: Record<string, string> }): Promise<Reading> =>
  ask(of(ruleset, "readings"), wish);
export const build = (ruleset: string, wish: Meeting): Promise<Built> => ask(of(ruleset, "battles"), wish);

/** What a roster comes to, before the server has said so. */
export const pointsOf = (draft: Draft, entries: readonly Entry[]): number => entries.reduce((sum, { id, price }) => sum + price * (draft.chosen[id] ?? 0), 0);

/** The draft of a roster that was judged, of a list of one's own if it is one. */
export const draftOf = (told: Judged, own: Own | null = null): Draft =>
  ({ army: told.army, own, year: told.year, budget: told.budget, chosen: Object.fromEntries(told.lines.map(({ entry, count }) => [entry, count])) }); // prettier-ignore

/** A draft after a remedy. */
export function mended(draft: Draft, { steps, year }: Remedy): Draft {
  const chosen = { ...draft.chosen };
  for (const { entry, by } of steps) chosen[entry] = Math.max(0, (chosen[entry] ?? 0) + by);
  return { ...draft, chosen, year: year ?? draft.year };
}

/** Whether an entry serves in a year. */
export const serves = ({ since, until }: Entry, year: number | null): boolean => year === null || ((since ?? year) <= year && year <= (until ?? year));

/** A draft as the end of a link, and back: words and numbers that people can read, and a list of one's own, packed. */
export function toHash({ year, budget, chosen }: Draft, own = ""): string {
  const told = new URLSearchParams({ ...(year === null ? {} : { year: `${year}` }), budget: `${budget}` });
  for (const [entry, count] of Object.entries(chosen)) if (count > 0) told.set(entry, `${count}`);
  if (own) told.set(OWN, own);
  return `#${told.toString()}`;
}
/** The packed list of a link, or nothing. */
export const ownIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get(OWN) ?? "";
export function fromHash(hash: string, army: string): Draft | null {
  if (hash.length < 2) return null;
  const told = new URLSearchParams(hash.slice(1));
  const whole = (text: string | null): number | null => (text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null);
  const chosen: Record<string, number> = {};
  for (const [entry, text] of told) if (!["year", "budget", OWN].includes(entry)) chosen[entry] = Math.max(0, Math.min(100, whole(text) ?? 0));
  return { army, year: whole(told.get("year")), budget: Math.max(0, whole(told.get("budget")) ?? 0), chosen };
}

/** An entry as the piece that it will be. */
export const pieceOf = (entry: Entry, side = "first"): Piece => ({
  id: entry.id, side, place: { hex: "" }, art: entry.art, short: entry.short, name: entry.name, strength: entry.full, full: entry.full,
  footprint: null, carries: [], badges: [], numbers: entry.numbers, sheet: [],
}); // prettier-ignore
