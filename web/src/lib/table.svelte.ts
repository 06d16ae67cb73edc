/** One battle at one screen: its line, what is shown, and what the player is building. */

import { moment as fetchMoment, serverNow } from "./api";
import { diceOf, type Die } from "./dice";
import { looksOf } from "./facts.svelte";
import { Socket, type Line } from "./line";
import { building, click, clicksPiece, forced, nameOf, placesFirst, type Building } from "./options";
import { patched, sameGround } from "./patches";
import { Pause } from "./pause";
import { tokensOf } from "./seats";
import { pace, settings } from "./settings.svelte";
import { WIRE } from "./wire";
import type {
  Aim, Answer, Decision, End, Failure, Fit, GameEvent, Hint, LogEntry, Measured, Odds, Option, Outcome, Overlay, Route, Scene, Seat, Sheet, Spot, Step, Sync, Why, Wish,
} from "./wire"; // prettier-ignore

export interface Throw { event: GameEvent; dice: Die[] }
type Waiting = (answer: Answer) => void;

/** The server answers so many questions of one socket at a time; the others wait here, and go when the battle goes on. */
const QUESTIONS = 3;

const LOG_TRIES = 6;

/** Moments of the past that are kept. */
const MOMENTS = 80;

/** Closed for good: no such battle, or one that cannot be read. */
const GONE = [4404, 4409];

export class Table {
  number = $state(0);
  private serial = 0;
  private scenes: Record<string, Scene> = $state.raw({});
  decision: Decision | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  outcome: Outcome | null = $state.raw(null);
  seats: Seat[] = $state.raw([]);
  watchers = $state(0); // how many look on without a seat
  /** Since when whoever must choose has been thinking, by the clock of the server. */
  since = $state(0);
  mine: string[] = $state.raw([]);
  canUndo = $state(false);
  hints = $state(true); // whether they are given in this battle
  commitment = $state("");
  seed: string | null = $state(null);
  connection: "opening" | "open" | "lost" | "gone" = $state("opening");
  trouble: Failure | null = $state.raw(null);

  /** The side through whose eyes one looks; at one screen it changes hands. */
  viewer = $state("");
  clicked: string[] = $state.raw([]);
  /** The option that was found for a wish, where more is legal than is listed, and the way it would take. */
  fitted: { option: Option; route: Route | null; listed: boolean } | null = $state.raw(null);
  /** Dice being shown, while a step is played. */
  thrown: Throw | null = $state.raw(null);
  playing = $state(false);
  /** The message of a choice that is on its way: nothing more is offered until it is answered. */
  private sending: number | null = $state(null);
  /** The moment being looked at, if it is not the present. */
  past: { number: number; scene: Scene } | null = $state.raw(null);
  /** A moment is on its way. */
  looking = $state(false);
  private looks = 0;

  private asked = new Map<number, Waiting>();
  private lastId = 0;
  private questions = 0;
  private waiting: (() => void)[] = [];
  private queue: Step[] = [];
  private closed = false;
  private stranger = false; // the server does not know the seats that this browser believes to hold
  private pause = new Pause();
  private tries = 0;
  /** What is to be said of the battle was said. */
  private noticed = false;
  private moments = new Map<string, Scene>();
  /** Which questions are not put. */
  rare: { answer(decision: Decision): Option | null; passed(decision: Decision): void } | null = null;

  constructor(readonly id: string, readonly ruleset: string, private readonly line: Line = new Socket(id)) {
    this.open();
  }

  // -- what is shown ------------------------------------------------------------------------------------------------

  get scene(): Scene | null {
    if (!this.viewer && this.unseated) return null; // nobody has sat down yet
    return this.past?.scene ?? this.scenes[this.viewer] ?? Object.values(this.scenes)[0] ?? null;
  }

  /** Whether another player must sit down before anything is shown: not for a question that is not put. */
  get curtain(): string | null {
    return this.passing ? null : this.unseated;
  }

  /** The side that chooses, if somebody else looks who may not see what it sees. */
  private get unseated(): string | null {
    const side = this.decision?.side;
    if (!side || !settings.curtain || this.outcome || this.mine.length < 2 || !this.decision?.mine || side === this.viewer) return null;
    return Object.values(this.scenes).some((scene) => scene.secrets) ? side : null;
  }

  get options(): readonly Option[] {
    if (this.past || this.looking || this.playing || this.sending !== null || this.curtain || this.passing || !this.decision?.mine) return [];
    return this.fitted && !this.fitted.listed ? [...this.decision.options, this.fitted.option] : this.decision.options;
  }

  /** The answer to a question that nobody wants to be asked. */
  get passing(): Option | null {
    return this.decision?.mine && !this.outcome ? (this.rare?.answer(this.decision) ?? null) : null;
  }

  get routes(): readonly Route[] {
    const known = this.scene?.routes ?? [];
    return this.fitted?.route ? [...known, this.fitted.route] : known;
  }

  get building(): Building {
    return building(this.options, this.clicked);
  }

  /** The option that Enter chooses now. */
  get ready(): Option | null {
    const { complete, open } = this.building;
    if (complete.length === 1 && open.length === 1) return complete[0] ?? null;
    const only = this.options.length === 1 ? this.options[0] : null;
    if (only) return only;
    const buttons = open.filter((option) => option.refs.length === this.clicked.length + 1 && option.refs.at(-1)?.startsWith("button:"));
    return !this.clicked.length && buttons.length === 1 && open.length > 1 ? (buttons[0] ?? null) : null;
  }

  // -- what the player does ------------------------------------------------------------------------------------------

  sitDown(): void {
    this.viewer = this.decision?.side ?? this.viewer;
    this.start();
  }

  /** A click on something: `things` are the refs there, the most telling first, `carried` if a piece was dragged there. Answers whether it meant anything. */
  click(things: readonly string[], carried = false): boolean {
    const { complete, clicked } = this.building;
    if (complete.length === 1 && things.includes(clicked.at(-1) ?? "")) {
      void this.choose(complete[0] as Option); // a second click on the same thing confirms
      return true;
    }
    const next = click(this.options, this.clicked, things);
    if (!next) return false;
    this.clicked = forced(this.options, next);
    const now = this.building;
    const option = now.complete[0];
    if (option && now.complete.length === 1 && now.open.length === 1 && !(settings.confirm && this.shownFirst(option, carried))) void this.choose(option);
    return true;
  }

  /** What is looked at before it is done: dice, and where no pointer can hover, a way over several hexes, unless it was seen while the piece was dragged. */
  private shownFirst(option: Option, carried: boolean): boolean {
    const far = !carried && this.routes.some((route) => route.option === option.text && route.costs.length > 1);
    return option.odds === true || (far && matchMedia("(hover: none)").matches);
  }

  /** Whether the player has clicked anything that he could take back: what left no choice does not count. */
  get canBack(): boolean {
    return this.clicked.length > forced(this.options, []).length;
  }

  /** Whether an option can be weighed before it is chosen: by its odds, or by how it will be settled. */
  canWeigh(option: Option): boolean {
    return option.odds === true || this.hasSheet(option);
  }

  hasSheet = (option: Option): boolean => (this.scene?.sheets ?? []).includes(option.text.split(" ")[0] ?? "");

  back(): void {
    this.clicked = this.clicked.slice(0, -1);
  }

  async choose(option: Option): Promise<void> {
    this.clicked = [...option.refs];
    await this.act({ type: "choose", option: option.text });
  }

  /** What may be taken one after the other, where all of it may: the options that click one piece, and begin like the first that does. */
  get every(): readonly Option[] {
    return this.decision?.tally?.every && !this.clicked.length ? this.alike(this.options.find(clicksPiece)) : [];
  }
  private alike = (like?: Option): Option[] => this.options.filter((option) => clicksPiece(option) && option.text.split(" ")[0] === like?.text.split(" ")[0]);

  /** Takes all of them, and what they bring into reach, until the question is another one. */
  async takeEvery(): Promise<void> {
    const kind = this.decision?.kind;
    for (let [next] = this.every; next; next = this.decision?.kind === kind ? this.alike(next)[0] : undefined) {
      const before = this.number; // until it has grown, what is on offer is the old question
      await this.choose(next);
      while (this.playing || this.sending !== null || (this.number === before && !this.trouble && this.connection === "open")) await new Promise((go) => setTimeout(go, 16));
    }
  }

  undo = (): Promise<void> => this.act({ type: "undo" });
  resign = (side: string): Promise<void> => this.act({ type: "resign", side });

  private async act(message: Record<string, unknown>): Promise<void> {
    this.sending = this.lastId + 1;
    const answer = await this.ask({ ...message, number: this.number, serial: this.serial });
    if (answer.type === "refused") {
      this.trouble = answer.error;
      this.clicked = [];
    }
  }

  /** The option nearest to a wish or a text: asked, and nothing else. */
  async tryFit(wish: Wish): Promise<Fit | null> {
    if (!this.decision?.family || !this.options.length) return null;
    const answer = await this.ask({ type: "fit", number: this.number, ...wish });
    return answer.type === "fit" && answer.number === this.number ? answer : null;
  }

  /** What was found for a wish stands ready to be chosen; null: nothing does any more. */
  propose(found: Fit | null): void {
    const option = found?.option;
    const listed = option ? this.decision?.options.some(({ text }) => text === option.text) : false;
    this.fitted = option ? { option, route: found?.route ?? null, listed: listed === true } : null;
    this.clicked = option ? [...option.refs] : forced(this.options, []);
  }

  /** What the rules measure between two things or points; with one thing, around it. */
  async measure(one: End, other: End | null): Promise<Measured | null> {
    const answer = await this.ask({ type: "measure", number: this.number, one, other });
    return answer.type === "measure" && answer.number === this.number ? answer : null;
  }

  /** Looks for the option nearest to a wish, and makes it the one that is ready; the wish itself is chosen at once, unless one wants to confirm. */
  async fit(wish: Wish, carried = false): Promise<Fit | null> {
    const family = this.decision?.family;
    if (!family || !this.options.length) return null;
    const answer = await this.ask({ type: "fit", number: this.number, piece: family.piece, ...wish });
    if (answer.type !== "fit" || answer.number !== this.number) return null;
    const { option, route, exact } = answer;
    if (!option) return answer;
    const listed = this.decision?.options.some(({ text }) => text === option.text);
    this.fitted = { option, route, listed: listed === true };
    this.clicked = [...option.refs];
    if (exact && !(settings.confirm && this.shownFirst(option, carried))) await this.choose(option);
    return answer;
  }

  /** Why a thing that is not lit may not be clicked: the option it would make, as the rules see it. */
  async why(thing: string): Promise<Why | null> {
    const kind = thing.slice(0, thing.indexOf(":") + 1);
    const place = this.clicked.length;
    const like = this.building.open.find((option) => option.refs[place]?.startsWith(kind));
    if (!like) return null;
    const stand = nameOf(like.refs[place] as string);
    const option = like.text.split(" ").map((word) => (word === stand ? nameOf(thing) : word)).join(" ");
    const answer = await this.ask({ type: "why", number: this.number, option });
    return answer.type === "why" && answer.reason ? answer : null;
  }

  // -- counsel: each answers null where nothing is known --------------------------------------------------------------

  odds = (option: Option): Promise<Odds | null> => this.counsel("odds", { option: option.text });
  sheet = (option: Option): Promise<Sheet | null> => this.counsel("sheet", { option: option.text });
  threat = (piece: string): Promise<Odds | null> => this.counsel("threat", { piece });
  hint = (): Promise<Hint | null> => this.counsel("hint", {});
  aim = (): Promise<Aim | null> => this.counsel("aim", {});
  /** Something to lay over the board, for a piece or for a whole side. */
  overlay = (kind: string, whom: { piece: string } | { side: string } | { hex: string } | { at: Spot }): Promise<Overlay | null> => this.counsel("overlay", { kind, ...whom });

  private async counsel<K extends Answer["type"]>(type: K, about: Record<string, unknown>): Promise<Extract<Answer, { type: K }> | null> {
    const number = this.number;
    while (this.questions >= QUESTIONS) await new Promise<void>((go) => this.waiting.push(go));
    if (number !== this.number) {
      this.waiting.shift()?.();
      return null;
    }
    this.questions++;
    const answer = await this.ask({ type, number, ...about });
    this.questions--;
    this.waiting.shift()?.();
    return answer.type === type ? (answer as Extract<Answer, { type: K }>) : null;
  }

  // -- the past --------------------------------------------------------------------------------------------------------

  /** Shows again what has happened since, in four seconds at most. */
  async again(from: number): Promise<void> {
    const [to, each] = [this.number, Math.min(700, 4000 / (this.number - from + 1))];
    for (let number = from; number < to && to === this.number; number++) {
      await this.look(number);
      await new Promise((done) => setTimeout(done, pace(each)));
      if (!this.past) return;
    }
    this.past = null;
  }

  /** Shows a moment; of two that were asked for, the later. */
  async look(number: number): Promise<void> {
    const asked = ++this.looks;
    if (number >= this.number) return this.leavePast();
    this.looking = true;
    const scene = await this.momentAt(number).catch(() => null);
    if (asked !== this.looks) return;
    this.looking = false;
    if (scene) this.past = { number, scene };
  }

  leavePast(): void {
    this.looks += 1;
    this.looking = false;
    this.past = null;
  }

  /** The board after so many choices, as this side might have seen it then. */
  momentAt = async (number: number): Promise<Scene> => {
    if (number >= this.number) return this.scenes[this.viewer] ?? (Object.values(this.scenes)[0] as Scene);
    const key = `${this.viewer} ${number} ${this.serial}`;
    const scene = this.moments.get(key) ?? (await fetchMoment(this.id, number, this.viewer)).scene;
    this.moments.delete(key);
    this.moments.set(key, scene);
    if (this.moments.size > MOMENTS) this.moments.delete(this.moments.keys().next().value as string);
    return scene;
  };

  // -- the line ---------------------------------------------------------------------------------------------------------

  private open(): void {
    this.line.open({ opened: () => this.hello(), heard: (answer) => this.hear(answer), lost: (code) => this.lost(code) });
  }

  /** Says who is here, and is told everything. */
  private hello(): void {
    this.line.send({ type: "hello", tokens: this.stranger ? [] : Object.values(tokensOf(this.id)), number: null });
  }

  private lost(code: number): void {
    this.letGo();
    if (this.closed) return;
    this.connection = GONE.includes(code) ? "gone" : "lost";
    if (this.connection === "lost") setTimeout(() => !this.closed && this.open(), Math.min(8000, 400 * 2 ** this.tries++));
  }

  /** Whoever waits for an answer that will not come: the line is lost, or a sync said it all. */
  private letGo(): void {
    for (const [id, waiting] of this.asked) waiting({ type: "pong", id });
    this.asked.clear();
    this.sending = null;
  }

  close(): void {
    this.closed = true;
    this.line.close();
  }

  private ask(message: Record<string, unknown>): Promise<Answer> {
    const id = ++this.lastId;
    return new Promise((answered) => {
      if (!this.line.ready) {
        this.sending = null;
        return answered({ type: "pong", id });
      }
      this.asked.set(id, answered);
      this.line.send({ ...message, id });
    });
  }

  private hear(answer: Answer): void {
    if ("id" in answer && answer.id !== null) {
      if (answer.id === this.sending) this.sending = null;
      this.asked.get(answer.id)?.(answer);
      this.asked.delete(answer.id);
    }
    if (answer.type === "sync") this.sync(answer);
    else if (answer.type === "step") this.heard(answer);
    else if (answer.type === "seats") [this.seats, this.watchers] = [answer.seats, answer.watchers ?? 0];
    else if (answer.type === "refused" && answer.id === null) this.refused(answer.error);
  }

  /** What was refused unasked. Whose token is good no more looks on, and may get the seat back by its words. */
  private refused(error: Failure): void {
    this.trouble = error;
    const known = this.stranger;
    this.stranger ||= error.id === "server-seat-unknown";
    if (this.stranger !== known) this.hello();
  }

  /** The server was updated while this page stood open: the page is fetched anew, once. */
  private fetchAnew(wire: number): boolean {
    if (wire === WIRE || sessionStorage.getItem("strategikon-wire") === String(wire)) return false;
    sessionStorage.setItem("strategikon-wire", String(wire));
    location.reload();
    return true;
  }

  private sync(all: Sync): void {
    if (this.fetchAnew(all.wire)) return;
    this.letGo();
    this.tries = 0;
    this.connection = "open";
    this.queue = [];
    this.skip();
    this.mine = all.mine;
    this.log = all.log;
    this.commitment = all.commitment;
    [this.seats, this.watchers] = [all.seats, all.watchers ?? 0];
    this.hints = all.hints ?? true;
    this.past = null;
    if (!this.viewer || !this.mine.includes(this.viewer)) this.viewer = this.mine.length === 1 ? (this.mine[0] as string) : "";
    this.settle(all);
    if (all.changed) this.since = Date.parse(all.changed);
    if (all.notice && !this.noticed) this.trouble = { id: "notice", args: {}, rule: "", ...all.notice };
    this.noticed = true;
    void this.fillLog();
  }

  /** The last lines of a long log came with the sync; the others are asked for, part by part, until the next sync. */
  private async fillLog(): Promise<void> {
    for (let tries = 0; tries < LOG_TRIES; ) {
      const before = this.log[0]?.number ?? this.number + 1;
      if (!before) return;
      const answer = await this.ask({ type: "log", before });
      if (answer.type === "log") this.log = [...answer.entries, ...this.log];
      else if (answer.type === "refused") await new Promise((done) => setTimeout(done, 1000 * 2 ** tries++)); // too much at once
      else return;
    }
  }

  private heard(step: Step): void {
    this.queue.push(step);
    if (!this.playing) void this.play();
  }

  /** Plays the steps that have arrived, one after another. */
  private async play(): Promise<void> {
    this.playing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const own = step.id !== null;
      const events = step.events_by?.[this.viewer] ?? step.events;
      for (const event of events) {
        const dice = diceOf(event, looksOf(this.ruleset));
        if (!dice.length) continue;
        this.thrown = { event, dice };
        await this.rest(1100 + 60 * dice.length);
      }
      this.thrown = null;
      this.log = [...this.log, { number: step.number, side: step.side, stretch: step.stretch, turn: step.turn, choice: step.choice, events: step.events, events_by: step.events_by }];
      this.settle(step);
      if (!own || this.queue.length) await this.rest(events.length ? 420 : 60);
    }
    this.playing = false;
    this.start();
  }

  private settle(state: Sync | Step): void {
    this.since = serverNow();
    this.scenes = sameGround(this.scenes, state.scenes ?? (state.scene ? { [this.viewer]: state.scene } : this.scenes));
    if (state.type === "step") this.change(state);
    this.number = state.number;
    this.serial = state.serial;
    this.decision = state.decision && { ...state.decision, options: placesFirst(state.decision.options) };
    this.outcome = state.outcome;
    this.seed = state.seed;
    this.canUndo = state.can_undo ?? false;
    this.clicked = [];
    this.fitted = null;
    if (!this.playing) this.start();
  }

  /** What a step changed in the scenes. Who missed one asks for everything. */
  private change(step: Step): void {
    const patches = Object.entries(step.patches ?? (step.patch ? { [this.viewer]: step.patch } : {}));
    if (patches.some(([side, { base }]) => base !== this.serial || !this.scenes[side])) return this.hello();
    this.scenes = { ...this.scenes, ...Object.fromEntries(patches.map(([side, patch]) => [side, patched(this.scenes[side] as Scene, patch)])) };
  }

  /** At one screen the board turns to whoever must choose, unless there is something to hide. */
  private start(): void {
    if (this.mine.length > 1 && this.decision?.mine && !this.unseated) this.viewer = this.decision.side;
    this.clicked = forced(this.options, []);
  }

  /** A question that nobody wants to be asked is answered the way every other is, once it is clear that nothing stands in the way. */
  pass(): void {
    const [decision, option] = [this.decision, this.passing];
    if (!decision || !option || this.playing || this.sending !== null || this.past || this.looking || this.connection !== "open") return;
    this.sending = this.lastId + 1;
    void this.ask({ type: "choose", option: option.text, number: this.number, serial: this.serial });
    this.rare?.passed(decision);
  }

  private rest(ms: number): Promise<void> {
    return this.pause.rest(this.queue.length > 12 ? 0 : pace(ms));
  }

  /** Ends what is being shown. */
  skip(): void {
    this.pause.skip();
  }
}
