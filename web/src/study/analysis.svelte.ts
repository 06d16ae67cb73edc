/** An analysis board: the line of its table, the lines that were tried on it, and the battles fought on from them. The server keeps nothing of it. */

import { Trouble } from "../lib/api";
import type { Ear, Line } from "../lib/line";
import { WIRE } from "../lib/wire";
import type { Answer, BattleInfo, Failure, LogEntry, Seat, Words } from "../lib/wire";
import { board, fights, question, type Board, type Fought, type Stand } from "./api";

type Message = Record<string, unknown>;
export interface Choice { text: string; label: Words }
/** Something tried out: what was chosen, and how battles from there ended. Line 0 is what was really chosen. */
export interface Tried { id: number; choices: Choice[]; battles: Fought[] }

export const BATTLES = 100;
const MOST_LINES = 12;
const KEPT = 20; // moments whose lines are remembered
const KEY = "strategikon-study";
const LATER = 1200; // milliseconds before somebody who was sent away asks again

export class Analysis implements Line {
  readonly ready = true;
  lines: Tried[] = $state.raw([]);
  at = $state(1); // the line that is on the board
  player = $state("veteran");
  running = $state(false);
  trouble: Failure | null = $state.raw(null);

  private ear: Ear | null = null;
  private serial = 0;
  private log: LogEntry[] = [];
  private last: Board;

  private constructor(readonly battle: string, readonly info: BattleInfo, first: Board) {
    this.last = first;
    this.side = first.side;
    const kept = remembered()[this.key] ?? [];
    const played: Tried[] = first.played ? [{ id: 0, choices: [first.played], battles: [] }] : [];
    const others = kept.filter(({ id }) => id > 0);
    this.lines = [...(kept.some(({ id }) => id === 0) ? kept.filter(({ id }) => id === 0) : played), ...(others.length ? others : [{ id: 1, choices: [], battles: [] }])];
    this.at = this.lines.find(({ id }) => id > 0)?.id ?? 1;
  }

  static async begin(info: BattleInfo, number: number): Promise<Analysis> {
    return new Analysis(info.id, info, await board(info.id, { number, line: 1, choices: [] }));
  }

  /** The moment from which it starts. */
  get number(): number {
    return this.last.number;
  }

  get line(): Tried {
    return this.lines.find(({ id }) => id === this.at) ?? { id: this.at, choices: [], battles: [] };
  }

  /** The side whose chance is told: the one that has the choice at the moment. */
  side = $state("");

  get seats(): Seat[] {
    return this.info.sides.map((seat) => ({ ...seat, seat: "here", strength: "", connected: true }));
  }

  private get key(): string {
    return `${this.battle}/${this.last.number}`;
  }

  private stand(choices: readonly Choice[] = this.line.choices): Stand {
    return { number: this.last.number, line: Math.max(1, this.at), choices: choices.map(({ text }) => text) };
  }

  // -- lines -----------------------------------------------------------------------------------------------------------

  private put(line: Tried): void {
    this.lines = this.lines.some(({ id }) => id === line.id) ? this.lines.map((each) => (each.id === line.id ? line : each)) : [...this.lines, line];
    remember(this.key, this.lines);
  }

  get mayBegin(): boolean {
    return this.lines.length < MOST_LINES && this.lines.every(({ id, choices }) => id === 0 || choices.length > 0);
  }

  /** Another line from the same moment, with dice of its own. */
  async begin(): Promise<void> {
    if (!this.mayBegin) return;
    const id = Math.max(...this.lines.map((line) => line.id)) + 1;
    this.put({ id, choices: [], battles: [] });
    await this.lay(id);
  }

  /** Lays a line on the board. */
  async lay(id: number): Promise<void> {
    this.pause();
    this.at = id;
    this.log = [];
    await this.tell(this.line.choices);
  }

  // -- battles ---------------------------------------------------------------------------------------------------------

  get over(): boolean {
    return this.last.decision === null;
  }

  pause(): void {
    this.running = false;
  }

  /** Fights on from the board, battle after battle, until there are a hundred or somebody says stop. */
  async fight(): Promise<void> {
    if (this.running || this.over) return;
    this.running = true;
    this.trouble = null;
    while (this.running && this.line.battles.length < BATTLES) {
      const [line, player] = [this.line, this.player];
      const first = line.battles.length;
      const found = await fights(this.battle, this.stand(), { player, first, count: Math.min(20, BATTLES - first) }).catch((trouble: unknown) => failure(trouble));
      const same = this.line.id === line.id && this.line.choices === line.choices && this.player === player;
      if (!same) continue; // the board has gone on meanwhile
      if (Array.isArray(found)) this.put({ ...line, battles: [...line.battles, ...found] });
      else if (found.id === "server-fights" || found.id === "server-rate") await new Promise((done) => setTimeout(done, LATER));
      else {
        this.trouble = found;
        this.running = false;
      }
    }
    this.running = false;
  }

  /** Other players fight other battles. */
  lead(player: string): void {
    this.pause();
    this.player = player;
    for (const line of this.lines) this.put({ ...line, battles: [] });
  }

  // -- the line of the table -------------------------------------------------------------------------------------------

  open(ear: Ear): void {
    this.ear = ear;
    queueMicrotask(ear.opened);
  }

  close(): void {
    this.pause();
    this.ear = null;
  }

  send(message: Message): void {
    void this.answer(message).catch((trouble: unknown) => this.ear?.heard({ type: "refused", id: (message.id as number | undefined) ?? null, error: failure(trouble) }));
  }

  private async answer(message: Message): Promise<void> {
    const id = message.id as number;
    if (message.type === "hello") return this.tell(this.line.choices);
    if (message.type === "undo") return this.tell(this.line.choices.slice(0, -1));
    if (message.type === "choose") return this.take(message.option as string, id);
    if (message.type === "log" || message.type === "resign" || message.type === "aim") return this.ear?.heard({ type: "pong", id });
    const { serial: _, ...asked } = message;
    this.ear?.heard(await question(this.battle, this.stand(), asked));
  }

  /** The board after these choices, whole. */
  private async tell(choices: readonly Choice[]): Promise<void> {
    const found = await board(this.battle, this.stand(choices));
    this.keep(choices, found);
    this.log = this.log.filter((entry) => entry.number <= this.numberNow);
    this.ear?.heard({
      type: "sync", wire: WIRE, battle: this.battle, mine: this.info.sides.map(({ id }) => id), seats: this.seats, log: this.log, commitment: "", fair: true,
      undone: null, notice: null, ...this.state(),
    } as Answer); // prettier-ignore
  }

  private async take(text: string, id: number): Promise<void> {
    const { decision } = this.last;
    const label = decision?.options.find((option) => option.text === text)?.label ?? { en: text, fr: text };
    const choices = [...this.line.choices, { text, label }];
    const side = decision?.side ?? "";
    const found = await board(this.battle, this.stand(choices));
    this.keep(choices, found);
    const entry = { number: this.numberNow, side, choice: { text, label }, events: found.events };
    this.log = [...this.log, entry];
    this.ear?.heard({ type: "step", id, ...entry, ...this.state() });
  }

  private keep(choices: readonly Choice[], found: Board): void {
    this.last = found;
    const line = this.line;
    if (choices.length === line.choices.length) return;
    this.pause();
    this.put({ ...line, choices: [...choices], battles: [] }); // another position, other battles
  }

  private get numberNow(): number {
    return this.last.number + this.line.choices.length;
  }

  private state() {
    const { scene, side, decision, outcome } = this.last;
    this.serial += 1;
    return {
      number: this.numberNow, serial: this.serial, scenes: { [side]: { ...scene, secrets: false } }, decision, outcome, seed: null, can_undo: this.line.choices.length > 0,
    }; // prettier-ignore
  }
}

function failure(trouble: unknown): Failure {
  if (trouble instanceof Trouble) return trouble.failure;
  return { id: "line", args: {}, rule: "", en: String(trouble), fr: String(trouble) };
}

function remembered(): Record<string, Tried[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Tried[]>;
  } catch {
    return {};
  }
}

/** Lines stay with their battle on this device; of moments that were studied the last few. */
function remember(key: string, lines: readonly Tried[]): void {
  const { [key]: _, ...others } = remembered();
  const kept = Object.entries(others).slice(1 - KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [key, lines]])));
}
