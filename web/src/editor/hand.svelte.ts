/** The hand over the board: what presses, drags and keys do with the tool it holds. */

import { inside, INCH, placed } from "../draw/freetable";
import { S, type Point } from "../draw/hexes";
import type { Spot } from "../lib/wire";
import type { Doc } from "./document";
import { around, onSides } from "./painting";
import type { Posted, Where } from "./pieces";
import { addShape, bent, grained, outlineOf, shifted, split, stamp, type Drawn } from "./shapes";
import type { Studio } from "./studio.svelte";

/** How the hand sees the board. */
interface Eyes { world: (x: number, y: number) => Point; under: (p: Point) => string | undefined; near: (p: Point) => number }
type Grip =
  | { what: "stroke"; done: Set<string>; at: Point }
  | { what: "piece"; posted: Posted; moved: boolean }
  | { what: "shape"; shape: Drawn; from: Spot; before: Doc; moved: boolean }
  | { what: "corner"; shape: Drawn; corner: number; before: Doc }
  | { what: "stretch"; from: Spot }; // prettier-ignore

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STEP = 1000; // thousandths of an inch: a step of the cursor on a free table

export class Hand {
  /** What the brush would cover. */
  reach: string[] = $state.raw([]);
  /** The outline that is being stretched on a free table. */
  sketch: Spot[] = $state.raw([]);
  cursor: Where | null = $state.raw(null);
  private grip: Grip | null = null;
  private spaced = false;

  constructor(private readonly studio: Studio, private readonly eyes: Eyes) {}

  get busy(): boolean {
    return this.grip !== null;
  }

  /** Whether a press is for the tool, and not for the board to pan by. */
  wants(event: MouseEvent | TouchEvent): boolean {
    const where = "touches" in event ? event.touches[0] : event;
    if (!where || this.spaced || ("button" in event && event.button === 1)) return false;
    if (this.studio.tool !== "hand") return true;
    const p = this.eyes.world(where.clientX, where.clientY);
    return this.eyes.under(p) !== undefined || this.shapeAt(p) !== undefined || (this.studio.shape !== undefined && this.eyes.near(p) >= 0);
  }

  // -- pointer -------------------------------------------------------------------------------------------------------

  down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return this.drop();
    const { studio } = this;
    const p = this.eyes.world(event.clientX, event.clientY);
    this.cursor = null;
    if (this.spaced) return;
    if (studio.tool === "piece") return this.post(p);
    if (studio.tool === "brush") return this.press(p);
    this.take(p);
  }

  /** The hand alone takes up what lies there. */
  private take(p: Point): void {
    const { studio } = this;
    const corner = studio.shape ? this.eyes.near(p) : -1;
    if (studio.shape && corner >= 0) {
      this.grip = { what: "corner", shape: studio.shape, corner, before: studio.document };
      return;
    }
    const id = this.eyes.under(p);
    const posted = studio.pieces.find((each) => each.id === id);
    const shape = posted ? undefined : this.shapeAt(p);
    studio.chosen = posted?.way ?? shape?.way ?? null;
    if (posted) [this.grip, studio.tab] = [{ what: "piece", posted, moved: false }, "pieces"];
    else if (shape) this.grip = { what: "shape", shape, from: this.spot(p), before: studio.document, moved: false };
  }

  private press(p: Point): void {
    const { studio } = this;
    if (studio.free) {
      if (studio.mode === "erase" || studio.mode === "pick") return this.overShape(p);
      this.grip = { what: "stretch", from: this.spot(p) };
      return;
    }
    const spots = this.spotsAt(p);
    const [first] = spots;
    if (!first) return;
    if (studio.mode === "pick") studio.pick(first);
    else if (studio.mode === "fill") studio.fill(first);
    else {
      this.grip = { what: "stroke", done: new Set(), at: p };
      this.dab(spots);
    }
  }

  private overShape(p: Point): void {
    const shape = this.shapeAt(p);
    if (!shape) return;
    if (this.studio.mode === "erase") this.studio.lift(shape.way);
    else this.studio.take(shape.brush);
  }

  private post(p: Point): void {
    const where = this.where(p);
    if (where !== null) this.studio.place(where);
  }

  move(event: PointerEvent): void {
    const { studio, grip } = this;
    const p = this.eyes.world(event.clientX, event.clientY);
    if (!grip) {
      this.hover(p);
      return;
    }
    switch (grip.what) {
      case "stroke":
        this.hover(p);
        for (const q of between(grip.at, p)) this.dab(this.spotsAt(q, grip.at));
        grip.at = p;
        break;
      case "piece":
        this.carry(grip, p);
        break;
      case "shape": {
        const [x, y] = this.spot(p);
        const moved = shifted(grip.before, grip.shape, [x - grip.from[0], y - grip.from[1]], this.table);
        grip.moved ||= Math.hypot(x - grip.from[0], y - grip.from[1]) > 400;
        this.sketch = grip.moved ? this.pointsIn(moved, grip.shape) : [];
        break;
      }
      case "corner":
        this.sketch = this.pointsIn(bent(grip.before, grip.shape, grip.corner, this.spot(p), this.table), grip.shape);
        break;
      case "stretch":
        this.sketch = studio.brush ? outlineOf(studio.brush, grip.from, this.spot(p)) : [];
    }
  }

  private carry(grip: Extract<Grip, { what: "piece" }>, p: Point): void {
    const where = this.where(p);
    if (where === null) return;
    const { here } = grip.posted;
    const same = typeof where === "string" ? where === (Array.isArray(here.hex) ? here.hex[0] : here.hex) : Math.hypot(where[0] - (here.x as number), where[1] - (here.y as number)) < 600;
    grip.moved ||= !same;
    if (typeof where === "string") this.reach = grip.moved ? [where] : [];
    else this.sketch = grip.moved ? outlineOf({ rectangle: true } as never, [where[0] - 1500, where[1] - 750], [where[0] + 1500, where[1] + 750]) : [];
  }

  up(event: PointerEvent): void {
    const { studio, grip } = this;
    const p = this.eyes.world(event.clientX, event.clientY);
    this.grip = null;
    this.sketch = [];
    if (!grip) return;
    if (grip.what === "stroke") studio.stroke([...grip.done]);
    else if (grip.what === "piece" && grip.moved) {
      const where = this.where(p);
      if (where !== null) studio.move(grip.posted, where);
    } else if (grip.what === "shape" && grip.moved) {
      const [x, y] = this.spot(p);
      studio.change(shifted(grip.before, grip.shape, [x - grip.from[0], y - grip.from[1]], this.table));
    } else if (grip.what === "corner") studio.change(bent(grip.before, grip.shape, grip.corner, this.spot(p), this.table));
    else if (grip.what === "stretch") this.stretch(grip.from, this.spot(p));
    this.hover(p);
  }

  /** A drag draws a shape from press to release, a click stamps one of the size of the brush. */
  private stretch(from: Spot, to: Spot): void {
    const { studio } = this;
    if (!studio.brush) return;
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]) > 1500;
    const [a, b] = far ? [from, to] : stamp(from, studio.size);
    const made = addShape(studio.document, studio.brush, outlineOf(studio.brush, this.onTable(a), this.onTable(b)));
    studio.change(made.document);
    studio.chosen = made.way;
  }

  drop(): void {
    this.grip = null;
    this.sketch = [];
    this.reach = [];
  }
  leave(): void {
    if (!this.grip) this.reach = [];
  }

  /** The right button lifts a piece or a shape. */
  menu(event: MouseEvent): void {
    event.preventDefault();
    const p = this.eyes.world(event.clientX, event.clientY);
    const id = this.eyes.under(p);
    const thing = this.studio.pieces.find((each) => each.id === id) ?? this.shapeAt(p);
    if (thing) this.studio.lift(thing.way);
  }

  /** Two clicks on a corner of a shape make another beside it. */
  twice(event: MouseEvent): void {
    const corner = this.studio.shape ? this.eyes.near(this.eyes.world(event.clientX, event.clientY)) : -1;
    if (this.studio.shape && corner >= 0 && !this.studio.shape.brush.rectangle) this.studio.change(split(this.studio.document, this.studio.shape, corner));
  }

  // -- keys ----------------------------------------------------------------------------------------------------------

  /** Whether the key moved the cursor or what is chosen. */
  key(event: KeyboardEvent): boolean {
    const way = ARROWS[event.key];
    if (way) {
      event.preventDefault();
      if (event.shiftKey && this.studio.posted) this.push(way);
      else this.step(way);
      return true;
    }
    if (event.key === " " && this.cursor === null) {
      event.preventDefault();
      this.spaced = true; // the board pans, whatever the tool
      return false;
    }
    if ((event.key === "Enter" || event.key === " ") && this.cursor !== null) {
      event.preventDefault();
      event.stopPropagation();
      this.enter();
      return true;
    }
    return false;
  }

  /** Space is let go. */
  release(event: KeyboardEvent): void {
    if (event.key === " ") this.spaced = false;
  }

  private step(way: Point): void {
    const { studio } = this;
    if (studio.free) {
      const [x, y] = (this.cursor as Spot | null) ?? [this.table[0] / 2, this.table[1] / 2];
      this.cursor = this.onTable([x + way[0] * STEP, y + (studio.bench.tools.up ? -1 : 1) * way[1] * STEP]);
      return;
    }
    const from = (this.cursor as string | null) ?? studio.hexes.names[Math.floor(studio.hexes.names.length / 2)];
    this.cursor = from === undefined ? null : this.cursor === null ? from : this.beside(from, way);
  }

  private beside(from: string, [dx, dy]: Point): string {
    const { hexes } = this.studio;
    const [x, y] = hexes.centre(from);
    const along = (name: string): number => (hexes.centre(name)[0] - x) * dx + (hexes.centre(name)[1] - y) * dy;
    return hexes.neighbours(from).reduce((best, name) => (along(name) > Math.max(1, best === from ? 1 : along(best) + 1) ? name : best), from);
  }

  private push(way: Point): void {
    const { studio } = this;
    const posted = studio.posted;
    if (!posted) return;
    if (studio.free) studio.move(posted, this.onTable([(posted.here.x as number) + way[0] * 500, (posted.here.y as number) + (studio.bench.tools.up ? -1 : 1) * way[1] * 500]));
    else {
      const hex = String(Array.isArray(posted.here.hex) ? posted.here.hex[0] : posted.here.hex);
      if (studio.hexes.has(hex)) studio.move(posted, this.beside(hex, way));
    }
  }

  private enter(): void {
    const { studio, cursor } = this;
    const p = this.cursorPoint();
    if (cursor === null || !p) return;
    if (studio.tool === "piece") return studio.place(cursor);
    if (studio.tool === "hand") {
      this.take(p);
      this.grip = null;
      return;
    }
    if (studio.free) return studio.mode === "erase" || studio.mode === "pick" ? this.overShape(p) : this.stretch(cursor as Spot, cursor as Spot);
    this.press(p);
    if (this.grip?.what === "stroke") studio.stroke([...this.grip.done]);
    this.grip = null;
  }

  cursorPoint(): Point | null {
    if (this.cursor === null) return null;
    return typeof this.cursor === "string" ? this.studio.hexes.centre(this.cursor) : placed(this.studio.down(this.cursor));
  }

  // -- where ---------------------------------------------------------------------------------------------------------

  private get table(): Spot {
    return this.studio.board.size ?? [0, 0];
  }
  private onTable([x, y]: Spot): Spot {
    return [Math.max(0, Math.min(this.table[0], grained(x))), Math.max(0, Math.min(this.table[1], grained(y)))];
  }
  /** A point of the board as the document counts. */
  private spot([x, y]: Point): Spot {
    return this.studio.down([Math.round((x / INCH) * 1000), Math.round((y / INCH) * 1000)]);
  }
  private where(p: Point): Where | null {
    return this.studio.free ? this.onTable(this.spot(p)) : (this.studio.hexes.under(p) ?? null);
  }
  private shapeAt(p: Point): Drawn | undefined {
    if (!this.studio.free) return undefined;
    const near = (points: Point[]): boolean => points.some(([x, y]) => Math.hypot(x - p[0], y - p[1]) < 14);
    return [...this.studio.shapes].reverse().find(({ points, closed }) => {
      const outline = points.map((spot) => placed(this.studio.down(spot)));
      return closed ? inside(p, outline) : near(outline) || alongLine(p, outline);
    });
  }
  private pointsIn(document: Doc, shape: Drawn): Spot[] {
    return this.studio.shapes.length ? (shape.way.reduce<unknown>((found, step) => (found as Doc)[step as string], document) as Doc)[shape.closed ? "polygon" : "line"] as Spot[] : [];
  }

  /** The hexes or sides under the brush; what flows goes the way of the stroke, or toward the side nearest to a click. */
  private spotsAt(p: Point, from: Point = p): string[] {
    const { hexes, brush, mode, size } = this.studio;
    const hex = hexes.under(p);
    if (!hex) return [];
    if (!brush) return mode === "pick" ? [hex] : [];
    if (brush.form === "flow" && (from[0] !== p[0] || from[1] !== p[1])) return [`${hex}:${sideAlong([p[0] - from[0], p[1] - from[1]], hex, this.studio)}`];
    if (onSides(brush)) return [`${hex}:${nearestSide(p, hex, this.studio)}`];
    return mode === "fill" || mode === "pick" || brush.form === "course" ? [hex] : around(hex, size, hexes);
  }
  private hover(p: Point): void {
    const { studio } = this;
    if (studio.free) return;
    const hex = studio.tool === "piece" ? studio.hexes.under(p) : undefined;
    const next = studio.tool === "brush" ? this.spotsAt(p) : hex ? [hex] : [];
    if (next.join() !== this.reach.join()) this.reach = next;
  }
  private dab(spots: readonly string[]): void {
    if (this.grip?.what !== "stroke") return;
    const { done } = this.grip;
    const next = spots.filter((spot) => !done.has(spot));
    for (const spot of next) done.add(spot);
    this.studio.lay(next);
  }
}

/** Points on the way from one to another, so near each other that a quick stroke leaves out no hex. */
function between(a: Point, b: Point): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / (S / 4)));
  return Array.from({ length: count }, (_, i): Point => [a[0] + ((b[0] - a[0]) * (i + 1)) / count, a[1] + ((b[1] - a[1]) * (i + 1)) / count]);
}

/** The name of the side by which a stroke in this direction leaves a hex. */
function sideAlong([dx, dy]: Point, hex: string, { hexes }: Studio): string {
  const [x, y] = hexes.centre(hex);
  const along = (side: number): number => {
    const [a, b] = hexes.edge(hex, hexes.sideName(side));
    return ((a[0] + b[0]) / 2 - x) * dx + ((a[1] + b[1]) / 2 - y) * dy;
  };
  return hexes.sideName([0, 1, 2, 3, 4, 5].reduce((best, side) => (along(side) > along(best) ? side : best), 0));
}

/** The name of the side of a hex that lies nearest to a point. */
function nearestSide([x, y]: Point, hex: string, studio: Studio): string {
  const { hexes } = studio;
  const far = (side: number): number => {
    const [a, b] = hexes.edge(hex, hexes.sideName(side));
    return Math.hypot((a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y);
  };
  return hexes.sideName([0, 1, 2, 3, 4, 5].reduce((best, side) => (far(side) < far(best) ? side : best), 0));
}

function alongLine([x, y]: Point, points: readonly Point[]): boolean {
  return points.slice(1).some((b, i) => {
    const a = points[i] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const t = Math.max(0, Math.min(1, ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length ** 2));
    return Math.hypot(a[0] + t * (b[0] - a[0]) - x, a[1] + t * (b[1] - a[1]) - y) < 12;
  });
}
