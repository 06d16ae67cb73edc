/** What comes over the wire (docs/wire.md) and what a scene holds (kernel/scene.py). */

export interface Words { en: string; fr: string }
export interface Message { id: string; args?: Record<string, unknown> }
/** Text in both languages, or a message of the ruleset to be put into words here. */
export type Said = Words | Message | string;

export interface Label { place?: string; hex?: string; at?: [number, number]; en: string; fr: string; kind?: string }
export interface Shape { kind: string; polygon?: [number, number][]; line?: [number, number][] }

export interface Board {
  orientation: string;
  hexes: Record<string, [number, number]>;
  terrain: Record<string, string[]>;
  hexsides: Record<string, [string, string][]>;
  shapes: Shape[];
  labels: Label[];
  zones: Record<string, string[]>;
  size: [number, number] | null;
}

export interface Piece {
  id: string;
  side: string;
  place: string | string[] | [number, number];
  art: string;
  short: string;
  name?: Words;
  strength: number;
  full: number;
  facing: string | number | null;
  footprint: [number, number] | null;
  carries: string[];
  badges: string[];
  numbers: Record<string, number | string>;
  sheet: [Said, unknown][];
}

export interface Hand { side: string; cards: (string | null)[] }
export interface Track { id: string; side: string; value: number; goal: number; label: Said }
export interface Marker { kind: string; place?: string; [field: string]: unknown }

export interface Scene {
  board: Board;
  pieces: Piece[];
  hands: Hand[];
  tracks: Track[];
  markers: Marker[];
  status: Said[];
}

export interface Option { text: string; refs: string[]; label: Words; odds?: boolean }
export interface Decision {
  number: number; side: string; kind: string; prompt: Words; mine: boolean; computer?: boolean; options: Option[];
} // prettier-ignore
export interface GameEvent { kind: string; text: Words; [field: string]: unknown }
export interface LogEntry {
  number: number; side: string; choice: { text: string; label: Words } | null; events: GameEvent[]; events_by?: Record<string, GameEvent[]>;
} // prettier-ignore
export interface Outcome { winner: string | null; reason: Words; score: Record<string, number>; resigned: string | null }
export interface Seat { id: string; name: Words; seat: "here" | "open" | "computer"; strength: string; connected: boolean }

/** A board of null is the one sent before. */
export interface SentScene extends Omit<Scene, "board"> { board: Board | null }
interface State {
  number: number; serial: number; scene?: SentScene; scenes?: Record<string, SentScene>; decision: Decision | null;
  outcome: Outcome | null; seats: Seat[]; seed: string | null; can_undo?: boolean;
} // prettier-ignore
export interface Sync extends State {
  type: "sync"; battle: string; mine: string[]; log: LogEntry[]; commitment: string; fair: boolean;
  undone: { side: string; from: number; to: number } | null;
} // prettier-ignore
export interface Step extends State, LogEntry { type: "step"; id: number | null }
export interface Failure { id: string; args: Record<string, unknown>; rule: string; en: string; fr: string }
export interface Odds {
  outcomes: { label: Words; share: number; good?: boolean | null }[];
  losses?: { side: string; expected: number }[];
} // prettier-ignore
export interface Why { reason: Words | null; rule: string }
export type Answer =
  | Sync
  | Step
  | { type: "refused"; id: number | null; error: Failure }
  | { type: "seats"; seats: Seat[] }
  | ({ type: "why"; id: number } & Why)
  | ({ type: "odds"; id: number } & Odds)
  | { type: "pong"; id: number };

export interface SideCard { id: string; name: Words; units: number }
export interface BattleCard { id: string; title: Words; date: Words | null; year: number | null; kind: string; sides: SideCard[] }
export interface Switch { id: string; values: string[]; default: string; rule: string; text: Words }
export interface RulesetCard { id: string; name: Words; battles: BattleCard[]; switches: Switch[]; opponents: string[] }
export interface ScenarioCard {
  id: string; ruleset: string; title: Words; date: Words | null; place: Words | null; briefing: Words | null; note: Words | null;
  victory: Words | null; special_rules: Words[]; sides: SideCard[]; switches: Switch[]; scene: Scene;
} // prettier-ignore
export interface Rule { id: string; section: Words; kind: string; text: Words }
export interface BattleInfo {
  id: string; ruleset: string; scenario: string; title: Words; options: Record<string, string>; sides: Seat[]; number: number;
  turn_of: string | null; outcome: Outcome | null; commitment: string; seed: string | null; fair: boolean; made: string; changed: string;
} // prettier-ignore
export interface MyBattle extends BattleInfo { side: string[]; my_turn: boolean }
export interface Made { id: string; tokens: Record<string, string>; invites: Record<string, string> }
