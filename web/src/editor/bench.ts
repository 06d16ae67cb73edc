/** Workbenches: what a ruleset lays out for those who make battles (docs/editor.md), and the questions about a document in the making. */

import { ask } from "../lib/api";
import type { Board, Spot, Words } from "../lib/wire";
import type { Doc } from "./document";

export interface Brush extends Words {
  id: string; layer: string; form: "hexes" | "patches" | "sides" | "hexed" | "course" | "flow" | "shape"; path: string;
  key?: string; fixed?: Doc; also?: Doc; art?: string[]; rectangle?: boolean; names?: [string, string]; toward?: string; mark?: string;
} // prettier-ignore
export interface Layer { id: string; base: string; key: string; plain?: unknown }
export interface Sort extends Words {
  id: string; path: string; place: "hex" | "pose" | "point"; at?: string; names?: [string, string]; names_at?: [string, string];
  facing?: string; facings?: unknown[]; looks?: [unknown, unknown]; second?: Record<string, string>; first?: Doc; chief?: string;
  refs?: Record<string, string>; degrees?: number; known_by?: string[]; art?: string; switches?: string[];
} // prettier-ignore
export interface Kind extends Words { id: string; sort: string; entry: Doc; wide?: boolean }
export interface Tools { size: string[]; up?: boolean; layer?: Layer[]; brush?: Brush[]; sort: Sort[]; kind: Kind[]; side?: string[]; story?: string[]; label?: string }
/** What may stand at a place of a document: a word of kernel/schema.py and what was told to it. */
export interface Form {
  is: "integer" | "boolean" | "text" | "ident" | "choice" | "list" | "table" | "entries" | "pattern" | "either" | "by" | "anything";
  low?: number; high?: number; most?: number; least?: number; words?: (string | number)[]; of?: Form | Form[]; keys?: Record<string, Form>; needed?: string[];
  key?: string; kinds?: Record<string, Form>;
} // prettier-ignore
export interface PieceLook { art: string; short: string; strength: number; full: number; footprint: Spot | null; numbers: Record<string, number | string> }
export interface Bench { ruleset: string; tools: Tools; blank: Doc; form: Form; looks: Record<string, PieceLook> }
export interface Complaint { path: string; text: Words; hex: string | null }
export interface Checked { complaints: Complaint[]; notes: Complaint[]; looks: Record<string, PieceLook>; dress: { id: string; livery: string }[]; key: string; board: Board | null }
export interface Fought { number: number; winner: string | null; turns: number }
export interface Lever { change: Record<string, number | string>; text: Words }
export interface Opened { ruleset: string; document: Doc }

const part = encodeURIComponent;
const of = (ruleset: string, what = ""): string => `/api/editor/${part(ruleset)}${what}`;

export const benches = async (): Promise<{ id: string; name: Words }[]> => (await ask<{ rulesets: { id: string; name: Words }[] }>("/api/editor")).rulesets;
export const benchOf = (ruleset: string): Promise<Bench> => ask(of(ruleset));
export const original = (ruleset: string, scenario: string): Promise<Opened> => ask(of(ruleset, `/battles/${part(scenario)}`));
export const check = (ruleset: string, document: Doc, board: string): Promise<Checked> => ask(of(ruleset, "/checks"), { document, board });
export const write = (ruleset: string, document: Doc): Promise<{ text: string; document: Doc }> => ask(of(ruleset, "/files"), { document });
export const fights = async (ruleset: string, wish: { document: Doc; change: Record<string, number | string>; first: number; count: number }): Promise<Fought[]> =>
  (await ask<{ battles: Fought[] }>(of(ruleset, "/fights"), wish)).battles;
export const levers = async (ruleset: string, document: Doc, favoured: string): Promise<Lever[]> =>
  (await ask<{ levers: Lever[] }>(of(ruleset, "/levers"), { document, favoured })).levers;
export const read = (text: string): Promise<Opened> => ask("/api/editor/files", { text });
