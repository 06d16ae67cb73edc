/** A lesson as it is taken: the line of its table, and how far the learner is. Nothing is kept by the server: it is told the step and the choices. */

import { taught, Trouble } from "./api";
import type { Ear, Line } from "./line";
import { lightOf, plain, pointed } from "./pointing";
import { note, stepAt } from "./progress.svelte";
import { pace } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { WIRE } from "./wire";
import type { Answer, Failure, Lesson, LessonStep, Seat, Taught, Words } from "./wire";

const POINTED = 750; // milliseconds that the hand rests on a thing when it shows how it is done
const BEFORE = 500; // and before the other side acts

type Message = Record<string, unknown>;

export class Teaching implements Line {
  readonly ready = true;
  number = $state(0); // of the step
  choices: string[] = $state.raw([]);
  verdict: Taught["verdict"] = $state(null);
  /** The solution or the other side is being played. */
  busy = $state(false);
  over = $state(false);
  /** What the hand points at while it shows how it is done. */
  shown = $state("");

  private ear: Ear | null = null;
  private count = 0;
  private last: Taught;
  private run = 0; // whatever is being shown ends when something else begins

  private constructor(readonly ruleset: string, readonly lesson: Lesson, readonly total: number, first: Taught, at: number) {
    this.last = first;
    this.number = at;
  }

  /** A lesson, where one left it. */
  static async begin(ruleset: string, lesson: Lesson, total: number): Promise<Teaching> {
    const left = stepAt(ruleset, lesson.id);
    const at = left < lesson.step.length ? left : 0;
    return new Teaching(ruleset, lesson, total, await taught(ruleset, lesson.id, { step: at, choices: [] }), at);
  }

  get step(): LessonStep {
    return this.lesson.step[this.number] as LessonStep;
  }

  get seats(): Seat[] {
    const { scene } = this.last;
    const plain = (id: string): { id: string; name: Words } => ({ id, name: { en: id, fr: id } });
    const sides = scene.sides?.length ? scene.sides : [...new Set(scene.pieces.map(({ side }) => side))].map(plain);
    return sides.map(({ id, name }) => ({ id, name, seat: "here", strength: "", connected: true }));
  }

  /** Whether nothing is to be done but to go on. */
  get mayGo(): boolean {
    return !this.busy && !this.over && (this.verdict === "done" || !this.step.solution || this.step.by !== undefined);
  }

  /** Whether it was told what came of the step. */
  private get told(): boolean {
    return this.verdict !== null || this.over;
  }

  /** What lies in the light besides what can be clicked; null: everything. */
  get light(): string[] | null {
    return this.told || this.step.by ? null : lightOf(this.step);
  }

  get goal(): string[] {
    return this.told ? [] : (this.step.point ?? []).map(plain);
  }

  /** What the hand points at now. */
  finger(table: Table): string {
    if (this.told || table.playing || this.step.by) return "";
    const { options, clicked, ready } = table;
    return this.shown || (this.busy ? "" : pointed(this.step, { options, clicked, ready, choices: this.choices }));
  }

  // -- the learner ---------------------------------------------------------------------------------------------------

  async next(): Promise<void> {
    if (!this.mayGo) return;
    this.over = this.number === this.lesson.step.length - 1;
    note(this.ruleset, this.lesson.id, this.number + 1, this.over);
    if (this.over) return;
    this.number += 1;
    await this.enter();
  }

  /** Enter: on to the next step, or once more. Answers whether that was meant. */
  goOn(): boolean {
    if (this.mayGo) void this.next();
    else if (this.verdict === "missed") void this.again();
    else return false;
    return true;
  }

  again = (): Promise<void> => this.enter();

  async fromTheStart(): Promise<void> {
    this.over = false;
    this.number = 0;
    note(this.ruleset, this.lesson.id, 0, false);
    await this.enter();
  }

  /** Shows how the step is done, thing by thing, from its beginning. */
  async show(table: Table): Promise<void> {
    if (this.busy || !this.step.solution || this.step.by) return;
    await this.enter();
    const run = this.run;
    this.busy = true;
    for (const text of this.step.solution) {
      const option = table.options.find((each) => each.text === text);
      for (let i = 0; option && i < option.refs.length && run === this.run; i++) {
        table.clicked = option.refs.slice(0, i);
        this.shown = option.refs[i] as string;
        await rest(POINTED);
      }
      if (!option || run !== this.run) break;
      this.shown = "";
      await table.choose(option);
      while (table.playing) await rest(60);
    }
    if (run === this.run) this.busy = false;
  }

  // -- the line ------------------------------------------------------------------------------------------------------

  open(ear: Ear): void {
    this.ear = ear;
    queueMicrotask(ear.opened);
  }

  close(): void {
    this.run += 1;
    this.ear = null;
  }

  send(message: Message): void {
    void this.answer(message).catch((trouble: unknown) => this.ear?.heard({ type: "refused", id: (message.id as number | undefined) ?? null, error: failure(trouble) }));
  }

  private async answer(message: Message): Promise<void> {
    const id = message.id as number;
    const option = message.option as string;
    const asked = { step: this.number, choices: this.choices };
    if (message.type === "hello") return this.enter();
    if (message.type === "undo") return this.enter(this.choices.slice(0, -1));
    if (message.type === "choose") return this.take(option, id);
    const found = message.type === "why" || message.type === "sheet" ? await taught(this.ruleset, this.lesson.id, { ...asked, [message.type]: option }) : null;
    const told: Answer | null = found?.why ? { type: "why", id, ...found.why } : found?.sheet ? { type: "sheet", id, ...found.sheet } : null;
    this.ear?.heard(told ?? { type: "pong", id });
  }

  /** The step after some of its choices; what the other side does in it is played at once. */
  private async enter(choices: string[] = []): Promise<void> {
    const run = ++this.run;
    this.busy = this.step.by !== undefined;
    this.shown = "";
    const found = await taught(this.ruleset, this.lesson.id, { step: this.number, choices });
    if (run !== this.run) return;
    [this.last, this.choices, this.verdict] = [found, choices, found.verdict];
    this.ear?.heard({
      type: "sync", wire: WIRE, battle: this.lesson.id, mine: [this.lesson.side], seats: this.seats, log: [], commitment: "", fair: true, undone: null, notice: null, ...this.state(),
    }); // prettier-ignore
    if (this.step.by) await this.watch(run);
  }

  private async watch(run: number): Promise<void> {
    for (const text of this.step.solution ?? []) {
      await rest(BEFORE);
      if (run !== this.run) return;
      await this.take(text, null);
    }
    this.busy = false;
  }

  private async take(text: string, id: number | null): Promise<void> {
    const run = this.run;
    const choices = [...this.choices, text];
    const side = this.last.decision?.side ?? "";
    const label = this.last.decision?.options.find((option) => option.text === text)?.label ?? { en: text, fr: text };
    const found = await taught(this.ruleset, this.lesson.id, { step: this.number, choices });
    if (run !== this.run) return;
    [this.last, this.choices, this.verdict] = [found, choices, found.verdict];
    this.ear?.heard({ type: "step", id, side, choice: { text, label }, events: found.events, ...this.state() });
  }

  private state() {
    const { scene, decision, verdict } = this.last;
    this.count += 1;
    // Moves are listed in a lesson: what else a hand might wish for is not asked.
    const question = decision && { ...decision, family: undefined, mine: decision.mine && !verdict };
    return { number: this.count, serial: this.count, scene, decision: question, outcome: null, seed: null, can_undo: this.choices.length > 0 && verdict !== "done" && !this.step.by };
  }
}

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(pace(ms), 30)));

function failure(trouble: unknown): Failure {
  if (trouble instanceof Trouble) return trouble.failure;
  return { id: "line", args: {}, rule: "", en: String(trouble), fr: String(trouble) };
}
