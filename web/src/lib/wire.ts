/** What comes over the wire (docs/wire.md) and what a scene holds (kernel/scene.py). */

import type { Looks } from "./looks";

/** The version of the wire that this page speaks (server/wire.py). */
export const WIRE = 3;

export interface Words { en: string; fr: string }
export interface Message { id: string; args?: Record<string, unknown> }
/** Text in both languages, or a message of the ruleset to be put into words here. */
export type Said = Words | Message | string;

export type Spot = [x: number, y: number];
/** Where something is. On a free table in thousandths of an inch, y downwards; degrees clockwise from up. */
export type Place =
  | { hex: string; facing?: string }
  | { hexes: string[]; facing?: string }
  | { hexside: [hex: string, side: string] }
  | { point: Spot }
  | { pose: [x: number, y: number, degrees: number] }
  | { box: string; row: number };
export interface Label { place: Place; en: string; fr: string; kind: string }
/** Terrain of a free table: an area, or a line. */
export interface Shape { kind: string; polygon: Spot[]; line: Spot[] }
/** Something that holds a row of pieces: on the board, or beside it if it has no place. */
export interface Box { id: string; label: Words; place: Place | null; shape: Spot[]; order: number }

export interface Board {
  orientation: string;
  hexes: Record<string, [number, number]>;
  terrain: Record<string, string[]>;
  hexsides: Record<string, [string, string][]>;
  shapes: Shape[];
  labels: Label[];
  zones: Record<string, string[]>;
  boxes: Box[];
  size: Spot | null;
}

export interface Piece {
  id: string;
  side: string;
  place: Place;
  art: string;
  short: string;
  name?: Words;
  strength: number;
  full: number;
  footprint: Spot | null;
  carries: string[];
  badges: string[];
  numbers: Record<string, number | string>;
  sheet: [Said, unknown][];
  /** Kinds of overlay that make sense for it. */
  overlays?: string[];
}

export interface Hand { side: string; cards: (string | null)[]; categories?: (string | null)[] }
/** A count; the first of a side is the one that decides. Side null: common to all; goal null: it leads to nothing. */
export interface Track { id: string; side: string | null; value: number; goal: number | null; label: Words; losses?: boolean; halves?: boolean }
export interface Marker { id: string; kind: string; place: Place; label: Words; side: string | null; number: number | null; state: string | null; origin?: Place | null }
/** The weather: what it is and does, its sign, and toward which side of a hex the wind blows. */
export interface Sky { title: Words; lines: Words[]; sign: string; wind: string | null }
export interface SceneSide { id: string; name: Words; short: Words; livery: string }
export interface Turn { number: number; of: number | null; phase: string; name: Words; side: string | null }
export interface OverlayKind { kind: string; label: Words; sides: boolean }

/** The way an option would take: where the piece stands from the start on, and what it has spent in each place after. */
export interface Route { option: string; places: Place[]; costs: number[]; note: Words; within?: number | null }

export interface Scene {
  board: Board;
  pieces: Piece[];
  hands: Hand[];
  tracks: Track[];
  markers: Marker[];
  status: Words[];
  sides?: SceneSide[];
  turn: Turn | null;
  /** What this side cannot see now. */
  dimmed: Place[];
  /** Whether a side may hide anything from another in this battle. */
  secrets: boolean;
  overlays?: OverlayKind[];
  routes?: Route[];
  /** First words of the options that can be laid open as a sheet now. */
  sheets?: string[];
  /** Over the board at once, unasked. */
  laid?: OverlayShape[];
  sky?: Sky | null;
}

export interface Option { text: string; refs: string[]; label: Words; odds?: boolean }
/** More is legal than is listed: what a pointer may wish for, and for which piece. */
export interface Family { shape: "hex" | "point" | "pose"; piece: string; verbs: string[]; step?: number; turn?: number; steps?: Steps }
/** One step of a text: its words, with `{}` where its number stands; `scale` of it are said as 1. */
export interface StepKind { words: string; label: Words; least: number; most: number; by: number; scale: number }
/** How a text is put together: `begin`, then at most so many steps. */
export interface Steps { begin: string; most: number; kinds: StepKind[] }
/** How far one has come with what is asked one by one, of how many (0: no limit); `every`: all on offer may be taken at once. */
export interface Tally { done: number; most: number; every: boolean }
export interface Decision {
  number: number; side: string; kind: string; prompt: Words; acting: string | null; mine: boolean; computer?: boolean; options: Option[]; family?: Family; tally?: Tally;
} // prettier-ignore
/** Where a pointer would like a piece to be, in the coordinates of the scene. */
export interface Wish { piece?: string; hex?: string; at?: Spot; facing?: number; loose?: boolean; option?: string }
/** The option nearest to a wish, its way, and why the wish itself is none. */
export interface Fit { number: number; option: Option | null; route: Route | null; exact: boolean; reason: Words | null; rule: string; notes?: Words[] }
/** One end of a tape. */
export interface End { piece?: string; at?: Spot }
/** What the rules measure, line by line, and between which points. */
export interface Measured { number: number; lines: Words[]; band: [Spot, Spot] | null }
/** What came of a die: it did what it was thrown for, drives the target back, would have scored, or nothing. */
export type Role = "hit" | "flag" | "ignored" | "miss";
/** Dice as they fell. */
export interface Thrown { die: string; faces: (string | number)[]; roles: Role[] }
export interface GameEvent { kind: string; text: Words; throw?: Thrown; [field: string]: unknown }
export interface LogEntry {
  number: number; side: string; stretch?: number | null; turn?: number; choice: { text: string; label: Words } | null; events: GameEvent[]; events_by?: Record<string, GameEvent[]>;
} // prettier-ignore
export interface Outcome { winner: string | null; reason: Words; score: Record<string, number>; resigned: string | null }
/** A side and who sits there: `player` is a name or "", `left` when a side that is not connected went. */
export interface Seat { id: string; name: Words; seat: "here" | "open" | "computer"; strength: string; seconds?: number | null; connected: boolean; player?: string; left?: string | null }

/** What has changed in a scene since the one after act `base`. */
export interface Patch extends Partial<Omit<Scene, "pieces">> { base: number; changed?: Piece[]; gone?: string[]; order?: string[] }
interface State {
  number: number; serial: number; scene?: Scene; scenes?: Record<string, Scene>; decision: Decision | null;
  outcome: Outcome | null; seed: string | null; can_undo?: boolean;
} // prettier-ignore
export interface Sync extends State {
  type: "sync"; wire: number; battle: string; mine: string[]; seats: Seat[]; log: LogEntry[]; commitment: string; fair: boolean; hints?: boolean;
  undone: { side: string; from: number; to: number } | null; notice: Words | null; watchers?: number; changed?: string;
} // prettier-ignore
export interface Step extends State, LogEntry { type: "step"; id: number | null; patch?: Patch; patches?: Record<string, Patch> }
export interface Failure { id: string; args: Record<string, unknown>; rule: string; en: string; fr: string }
/** What may come of it. `good` is from the view of whoever asks; `error` is half the width of the 95 % interval. */
export interface Share { share: number; good: boolean | null; label: Words; error: number }
export interface Loss { side: string; what: string; name: Words; expected: number; error: number }
/** `more`: whoever asks again is told it more finely. */
export interface Odds { outcomes: Share[]; losses: Loss[]; exact: boolean; samples: number; more?: boolean }
/** How something will be settled: the parts of the sum, and a table of what each die brings. */
export interface Sheet { title: Words; rows: [Words, Words][]; head: Words[]; lines: Words[][]; rules: string[]; faces?: [face: string, role: Role][]; line?: Words | null }
export interface Hint { option: string; refs: string[]; label: Words; aim: Words; strength: string }
export interface Aim { side: string; aim: Words; at: number }
export interface OverlayShape { role: string; label: Words; intensity: number; place: Place | null; polygon: Spot[] }
export interface Overlay { kind: string; piece: string | null; side: string | null; label: Words; shapes: OverlayShape[] }
/** `instead`: what is on offer and says nearly the same. */
export interface Why { reason: Words | null; rule: string; instead?: Option[] }
export type Answer =
  | Sync
  | Step
  | { type: "refused"; id: number | null; error: Failure }
  | { type: "seats"; seats: Seat[]; watchers?: number }
  | { type: "log"; id: number; serial: number; entries: LogEntry[] }
  | ({ type: "why"; id: number } & Why)
  | ({ type: "fit"; id: number } & Fit)
  | ({ type: "measure"; id: number } & Measured)
  | ({ type: "odds"; id: number } & Odds)
  | ({ type: "threat"; id: number } & Odds)
  | ({ type: "sheet"; id: number } & Sheet)
  | ({ type: "hint"; id: number } & Hint)
  | ({ type: "aim"; id: number } & Aim)
  | ({ type: "overlay"; id: number } & Overlay)
  | { type: "pong"; id: number };

export interface SideCard { id: string; name: Words; units: number; leaders: number }
/** Whom a battle favours between equal veterans: `share` percent of so many battles. */
export interface Balance { favours: string; share: number; battles: number; text: Words }
/** What is otherwise if a battle is fought with its evened targets. */
export interface Evened { victory: Words | null; balance: Balance | null }
export type Targets = "historical" | "evened";
export interface BattleCard {
  id: string; title: Words; date: Words | null; year: number | null; kind: string; sides: SideCard[]; balance: Balance | null; evened: Evened | null;
  minutes: number | null; difficulty: number | null;
} // prettier-ignore
export interface Switch { id: string; values: string[]; default: string; rule: string; text: Words; words?: Record<string, Words> }
export interface OpponentCard { id: string; name: Words; text: Words; seconds: number }
export interface RulesetCard { id: string; name: Words; battles: BattleCard[]; switches: Switch[]; opponents: OpponentCard[] }
export interface ScenarioCard {
  id: string; ruleset: string; title: Words; date: Words | null; place: Words | null; briefing: Words | null; note: Words | null;
  victory: Words | null; special_rules: Words[]; sides: SideCard[]; balance: Balance | null; evened: Evened | null; minutes?: number | null;
  difficulty?: number | null; switches: Switch[]; scene: Scene;
} // prettier-ignore
export interface FirstBattle { scenario: string; side: string; opponent: string }
export interface SwitchGroup { title: Words; switches: string[] }
export interface Term extends Words { rule: string; term?: Words }
/** A step of a lesson: the learner acts (`solution` and `expect`), the other side does (`by`), or there is something to `look` at. */
export interface LessonStep {
  id: string; task: Words; text?: Words; done?: Words; missed?: Words; by?: string; solution?: string[]; point?: string[]; light?: string[]; look?: string[]; say?: string;
} // prettier-ignore
export interface Lesson { id: string; order: number; minutes: number; side: string; title: Words; step: LessonStep[] }
/** A lesson as it stands after some choices of a step. */
export interface Taught { scene: Scene; decision: Decision | null; events: GameEvent[]; verdict: "done" | "missed" | null; why: Why | null; sheet: Sheet | null }
/** A kind of question that matters seldom: `pass` is the first word of the answer that leaves all as it is. */
export interface Seldom { pass: string; title: Words }
export interface Facts {
  ruleset: string; digest: string; looks: Looks; glossary: Record<string, Term>; first_battle: FirstBattle | null; switches: SwitchGroup[]; rare: Record<string, Seldom>;
  lessons: Lesson[]; ours: string[];
} // prettier-ignore
export interface Rule { id: string; section: Words; kind: string; text: Words; ours: boolean }
export interface BattleInfo {
  id: string; ruleset: string; scenario: string; title: Words; options: Record<string, string>; sides: Seat[]; number: number;
  turn_of: string | null; outcome: Outcome | null; commitment: string; seed: string | null; fair: boolean; hints?: boolean; made: string; changed: string;
  date?: Words | null; year?: number | null; targets?: Targets;
} // prettier-ignore
export interface MyBattle extends BattleInfo { side: string[]; my_turn: boolean }
export interface Made { id: string; tokens: Record<string, string>; invites: Record<string, string>; recovery: Words | null }
