/** A battle in the making: the document, what the loader says of it, the tool in hand, and every step back and forth. */

import { Hexes } from "../draw/hexes";
import { Trouble } from "../lib/api";
import { both, t } from "../lib/text.svelte";
import type { Board, Scene, Spot, Words } from "../lib/wire";
import { check, type Bench, type Brush, type Checked, type Complaint, type Kind } from "./bench";
import { at, isTable, pathOf, put, steps, tablesAt, type Doc, type Step } from "./document";
import { alike, brushAt, drawnGround, erase, onSides, paint } from "./painting";
import { drawnPiece, lift, move, place, setUp, turn, type Posted, type Where } from "./pieces";
import { keep } from "./sharing";
import { drawnShape, shapesOf, type Drawn } from "./shapes";

export type Tab = "ground" | "pieces" | "sides" | "story" | "file";
export type Mode = "paint" | "fill" | "pick" | "erase";
/** What a press on the board does: moves things, paints, or places a piece. */
export type Tool = "hand" | "brush" | "piece";
/** A patch that was painted since the map was drawn last, laid over it until it is drawn again. */
export interface Fresh { key: number; spots: string[]; brush: Brush | null }

const STEPS_BACK = 200;
const REST = 300; // milliseconds after the last stroke until the loader is asked and the map drawn anew
const EMPTY: Board = { orientation: "pointy", hexes: {}, terrain: {}, hexsides: {}, shapes: [], labels: [], zones: {}, boxes: [], size: null };

export class Studio {
  document: Doc = $state.raw({});
  past: Doc[] = $state.raw([]);
  future: Doc[] = $state.raw([]);
  checked: Checked | null = $state.raw(null);
  trouble = $state("");
  /** Whether the loader has not yet spoken of what stands now. */
  waiting = $state(true);
  tab: Tab = $state("ground");
  tool: Tool = $state("hand");
  mode: Mode = $state("paint");
  size = $state(1);
  brush: Brush | null = $state.raw(null);
  kind: Kind | null = $state.raw(null);
  side = $state(0);
  /** The way to the piece or shape that is chosen. */
  chosen: Step[] | null = $state.raw(null);
  fresh: Fresh[] = $state.raw([]);
  /** The complaint that was looked at last. */
  looked = $state(-1);
  /** The document of which the map was drawn; it lags a little behind. */
  private drawn: Doc = $state.raw({});
  private empty: Board = $state.raw(EMPTY);
  private key = "";
  private looks: Checked["looks"] = $state.raw({});
  private later: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private count = 0;

  readonly free = $derived.by(() => this.empty.orientation === "table");
  readonly hexes = $derived.by(() => new Hexes(this.empty));
  readonly complaints = $derived.by((): Complaint[] => this.checked?.complaints ?? []);
  readonly pieces = $derived.by((): Posted[] => setUp(this.document, this.bench.tools));
  readonly shapes = $derived.by((): Drawn[] => shapesOf(this.document, this.bench.tools));
  readonly sides = $derived.by(() => tablesAt(this.document.side));
  readonly board = $derived.by((): Board => ({ ...this.empty, ...this.ground, labels: this.labels }));
  readonly scene = $derived.by((): Scene => ({
    board: this.board, pieces: this.pieces.map((each) => drawnPiece(each, this.bench, this.looks, this.height)), hands: [], tracks: [], markers: [], status: [],
    turn: null, dimmed: [], secrets: false,
  })); // prettier-ignore
  readonly title = $derived.by((): Words => (isTable(this.document.title) ? { en: String(this.document.title.en ?? ""), fr: String(this.document.title.fr ?? "") } : { en: "", fr: "" }));

  constructor(readonly bench: Bench) {}

  get height(): number {
    return this.empty.size?.[1] ?? 0;
  }
  /** Whether there is a board to draw on yet. */
  get ready(): boolean {
    return this.empty !== EMPTY;
  }
  /** A point of the document as one of the board, and back: both count from the upper edge unless the tools say otherwise. */
  readonly down = ([x, y]: Spot): Spot => [x, this.bench.tools.up ? this.height - y : y];

  private get ground(): Pick<Board, "terrain" | "hexsides" | "shapes"> {
    if (this.free) return { terrain: {}, hexsides: {}, shapes: shapesOf(this.drawn, this.bench.tools).map((shape) => drawnShape(shape, this.down)) };
    return { ...drawnGround(this.drawn, this.bench.tools, this.hexes), shapes: [] };
  }
  private get labels(): Board["labels"] {
    const written = this.bench.tools.label ? tablesAt(at(this.drawn, steps(this.bench.tools.label))) : [];
    return written.filter(({ hex }) => this.hexes.has(String(hex))).map(({ hex, en, fr }) => ({ place: { hex: String(hex) }, en: String(en ?? ""), fr: String(fr ?? ""), kind: "" }));
  }

  // -- changes -------------------------------------------------------------------------------------------------------

  /** Begin with a document; what stood before is one step back. */
  open(document: Doc): void {
    if (Object.keys(this.document).length) this.past = [...this.past.slice(1 - STEPS_BACK), this.document];
    this.future = [];
    this.chosen = null;
    this.settle(document, 0);
  }
  change(document: Doc): void {
    if (document === this.document) return;
    this.past = [...this.past.slice(1 - STEPS_BACK), this.document];
    this.future = [];
    this.settle(document);
  }
  set(way: readonly Step[], value: unknown): void {
    this.change(put(this.document, way, value) as Doc);
  }
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    [this.future, this.past] = [[...this.future, this.document], this.past.slice(0, -1)];
    this.settle(before);
  }
  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    [this.past, this.future] = [[...this.past, this.document], this.future.slice(0, -1)];
    this.settle(after);
  }
  private settle(document: Doc, rest = REST): void {
    this.document = document;
    this.waiting = true;
    if (this.chosen && at(document, this.chosen) === undefined) this.chosen = null;
    clearTimeout(this.later);
    this.later = setTimeout(() => void this.rest(), rest);
  }
  close(): void {
    clearTimeout(this.later);
    if (this.waiting) keep(this.bench.ruleset, this.document);
  }

  /** The hand rests: the map is drawn, the draft kept, the loader asked. */
  private async rest(): Promise<void> {
    this.drawn = this.document;
    keep(this.bench.ruleset, this.document);
    if (this.asking) return;
    this.asking = true;
    const asked = this.document;
    try {
      this.heed(await check(this.bench.ruleset, asked, this.key));
      this.trouble = "";
    } catch (error) {
      this.trouble = error instanceof Trouble ? both(error.failure) : t("trouble");
    }
    this.asking = false;
    if (this.document === asked) this.waiting = false;
    else await this.rest();
  }
  private heed(told: Checked): void {
    if (told.board) this.empty = told.board;
    if (told.key) this.key = told.key;
    this.looks = { ...this.looks, ...told.looks };
    this.checked = told;
    this.looked = Math.min(this.looked, told.complaints.length - 1);
  }

  // -- ground --------------------------------------------------------------------------------------------------------

  /** Patches are laid over the map at once; the document changes when the stroke is done. */
  lay(spots: string[]): void {
    const brush = this.mode === "erase" ? null : this.brush;
    const last = spots.at(-1)?.split(":")[0] ?? "";
    if (brush?.form === "flow") this.fresh = this.fresh.filter(({ spots: [first = ""] }) => !first.startsWith(`${last}:`)); // a current has one way in a hex
    if (spots.length) this.fresh = [...this.fresh, { key: (this.count += 1), spots, brush }];
  }
  stroke(spots: readonly string[]): void {
    const brush = this.brush;
    if (!brush || !spots.length) return;
    const tools = this.bench.tools;
    this.change(this.mode === "erase" ? erase(this.document, brush.layer, tools, spots, this.hexes) : paint(this.document, brush, tools, spots, this.hexes));
  }
  fill(hex: string): void {
    if (!this.brush || onSides(this.brush)) return;
    const spots = alike(this.document, this.brush.layer, this.bench.tools, hex, this.hexes);
    this.lay(spots);
    this.stroke(spots);
  }
  /** The brush of a side or a hex; with hexsides in hand of the hex, where nothing runs along the side. */
  pick(spot: string): void {
    const found = brushAt(this.document, this.bench.tools, spot) ?? brushAt(this.document, this.bench.tools, spot.split(":")[0] as string);
    if (found) this.take(found);
    this.mode = "paint";
  }
  /** Another way to use the brush takes it up, whatever was in hand. */
  use(mode: Mode): void {
    [this.mode, this.tool, this.kind] = [mode, "brush", null];
  }
  take(brush: Brush): void {
    [this.brush, this.tool, this.kind] = [brush, "brush", null];
    if (this.mode === "pick") this.mode = "paint";
  }
  /** The map has been drawn as it stands: what was laid over it goes. */
  painted(): void {
    if (this.drawn === this.document) this.fresh = [];
  }

  // -- pieces --------------------------------------------------------------------------------------------------------

  get posted(): Posted | undefined {
    const path = this.chosen && pathOf(this.chosen);
    return path === null ? undefined : this.pieces.find(({ way }) => pathOf(way) === path);
  }
  get shape(): Drawn | undefined {
    const path = this.chosen && pathOf(this.chosen);
    return path === null ? undefined : this.shapes.find(({ way }) => pathOf(way) === path);
  }
  /** Whether pieces of the kind in hand belong to a side. */
  get sided(): boolean {
    return this.bench.tools.sort.find(({ id }) => id === this.kind?.sort)?.path.includes("*") ?? true;
  }
  place(where: Where): void {
    if (!this.kind) return;
    const made = place(this.document, this.bench.tools, this.kind, this.side, where, this.free ? null : this.hexes);
    this.change(made.document);
    this.chosen = made.way;
  }
  move(posted: Posted, where: Where): void {
    this.change(move(this.document, posted, where, this.free ? null : this.hexes));
  }
  turn(by: number): void {
    if (this.posted) this.change(turn(this.document, this.posted, by, this.free ? null : this.hexes));
  }
  lift(way: readonly Step[]): void {
    this.chosen = null;
    this.change(lift(this.document, way));
  }

  // -- complaints ----------------------------------------------------------------------------------------------------

  /** The piece or shape that a path of the document is about. */
  thingAt(path: string): Posted | Drawn | undefined {
    const within = ({ way }: { way: Step[] }): boolean => path === pathOf(way) || path.startsWith(`${pathOf(way)}.`) || path.startsWith(`${pathOf(way)}[`);
    return this.pieces.find(within) ?? this.shapes.find(within);
  }
  next(): void {
    if (this.complaints.length) this.looked = (this.looked + 1) % this.complaints.length;
  }
}
