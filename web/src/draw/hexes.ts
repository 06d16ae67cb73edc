/**
 * Where hexes lie on the page. The scene gives centres on the integer lattice of `kernel/hexgrid.py`; corners are
 * lattice points too, so shared corners are equal numbers and boundaries can be followed exactly.
 */

import type { Board } from "../lib/wire";

export type Point = readonly [number, number];
export type Orientation = "pointy" | "flat";

/** Hex radius in world pixels: every size in the art direction is written for it. The zoom does the rest. */
export const S = 43;
const HALF = (S * Math.sqrt(3)) / 2;
const QUARTER = S / 2;

const CORNERS: Record<Orientation, readonly Point[]> = {
  pointy: [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]],
  flat: [[-1, -1], [1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0]],
};
const STEPS: Record<Orientation, readonly Point[]> = {
  pointy: [[1, -3], [2, 0], [1, 3], [-1, 3], [-2, 0], [-1, -3]],
  flat: [[0, -2], [3, -1], [3, 1], [0, 2], [-3, 1], [-3, -1]],
};
export const DIRECTIONS: Record<Orientation, readonly string[]> = {
  pointy: ["NE", "E", "SE", "SW", "W", "NW"],
  flat: ["N", "NE", "SE", "S", "SW", "NW"],
};
const VERTICES: Record<Orientation, readonly string[]> = {
  pointy: ["N", "ENE", "ESE", "S", "WSW", "WNW"],
  flat: ["NNW", "NNE", "E", "SSE", "SSW", "W"],
};

const kindOf = (orientation: string): Orientation => (orientation === "flat" ? "flat" : "pointy");

/** Whether a word names a side or a vertex of the hexes of a board. */
export const isFacing = (orientation: string, name: string): boolean =>
  orientation !== "table" && [...VERTICES[kindOf(orientation)], ...DIRECTIONS[kindOf(orientation)]].includes(name);

export const key = (p: Point): string => `${p[0]},${p[1]}`;

/** A board as it is looked at: turned by so many degrees from the one that names the facings. */
export interface Seen { orientation: string; hexes: Board["hexes"]; turned?: { from: Orientation; by: number } }

export interface Box { x: number; y: number; width: number; height: number }

/** The hexes of a board in world pixels, the upper left corner of the board at (0, 0). */
export class Hexes {
  readonly orientation: Orientation;
  readonly names: string[];
  readonly box: Box;
  private readonly lattice: Map<string, Point>;
  private readonly byPoint: Map<string, string>;
  private readonly origin: Point;
  private readonly turned: { from: Orientation; by: number };

  constructor(board: Seen) {
    this.orientation = kindOf(board.orientation);
    this.turned = board.turned ?? { from: this.orientation, by: 0 };
    this.lattice = new Map(Object.entries(board.hexes));
    this.names = [...this.lattice.keys()];
    this.byPoint = new Map([...this.lattice].map(([name, p]) => [key(p), name]));
    const xs = [...this.lattice.values()].flatMap((p) => CORNERS[this.orientation].map((c) => p[0] + c[0]));
    const ys = [...this.lattice.values()].flatMap((p) => CORNERS[this.orientation].map((c) => p[1] + c[1]));
    this.origin = [least(xs), least(ys)];
    const [width, height] = this.world([most(xs), most(ys)]);
    this.box = { x: 0, y: 0, width, height };
  }

  has(name: string): boolean {
    return this.lattice.has(name);
  }

  /** A lattice point in world pixels. */
  world([x, y]: Point): Point {
    const [dx, dy] = [x - this.origin[0], y - this.origin[1]];
    return this.orientation === "pointy" ? [dx * HALF, dy * QUARTER] : [dx * QUARTER, dy * HALF];
  }

  point(name: string): Point {
    return this.lattice.get(name) ?? [0, 0];
  }

  centre(name: string): Point {
    return this.world(this.point(name));
  }

  /** The middle of several hexes: where a double stands. */
  middle(names: readonly string[]): Point {
    const centres = names.map((name) => this.centre(name));
    const sum = centres.reduce<Point>((a, b) => [a[0] + b[0], a[1] + b[1]], [0, 0]);
    return [sum[0] / centres.length, sum[1] / centres.length];
  }

  /** Lattice corners of the hex centred on a lattice point, clockwise; side k runs from corner k to corner k + 1. */
  cornersAt([x, y]: Point): Point[] {
    return CORNERS[this.orientation].map(([cx, cy]) => [x + cx, y + cy]);
  }

  /** World corners of a hex, drawn in by `inset` pixels. */
  outline(name: string, inset = 0): Point[] {
    const [cx, cy] = this.centre(name);
    const shrink = 1 - inset / HALF;
    return this.cornersAt(this.point(name)).map((corner) => {
      const [x, y] = this.world(corner);
      return [cx + (x - cx) * shrink, cy + (y - cy) * shrink];
    });
  }

  /** Lattice centres of the six neighbours, on the board or not, in the order of the sides. */
  around([x, y]: Point): Point[] {
    return STEPS[this.orientation].map(([dx, dy]) => [x + dx, y + dy]);
  }

  at(point: Point): string | undefined {
    return this.byPoint.get(key(point));
  }

  /** How many steps lead from one hex to another, over the board. */
  distance(from: string, to: string): number {
    const seen = new Set([from]);
    for (let [ring, steps] = [[from], 0]; ring.length; steps++) {
      if (ring.includes(to)) return steps;
      ring = [...new Set(ring.flatMap((name) => this.neighbours(name)))].filter((name) => !seen.has(name));
      for (const name of ring) seen.add(name);
    }
    return 0;
  }

  neighbours(name: string): string[] {
    return this.around(this.point(name)).flatMap((p) => this.at(p) ?? []);
  }

  neighbour(name: string, side: number): string | undefined {
    return this.at(this.around(this.point(name))[side] as Point);
  }

  /** The number of a side by its name ("NE"), or -1. */
  side(name: string): number {
    return DIRECTIONS[this.orientation].indexOf(name);
  }

  /** The name of a side by its number. */
  sideName(side: number): string {
    return DIRECTIONS[this.orientation][side] as string;
  }

  /** Degrees of a name that is a facing on this board, of a side or a vertex; undefined if it is none. */
  facing(name: string): number | undefined {
    return isFacing(this.turned.from, name) ? this.bearing(name) : undefined;
  }

  /** Degrees clockwise from "up" of a facing, as the board is looked at: the name of a side or of a vertex. */
  bearing(facing: string): number {
    const { from, by } = this.turned;
    const start = (from === "pointy" ? 0 : -30) + by;
    const vertex = VERTICES[from].indexOf(facing);
    if (vertex >= 0) return start + vertex * 60;
    return start + 30 + Math.max(0, DIRECTIONS[from].indexOf(facing)) * 60;
  }

  /** The two ends of a side of a hex, in world pixels. `name` is a side as the board of the scene calls it. */
  edge(hex: string, name: string): [Point, Point] {
    const first = this.orientation === "pointy" ? 30 : 0; // degrees of side 0
    const side = (Math.round((this.bearing(name) - first) / 60) + 12) % 6;
    const corners = this.outline(hex);
    return [corners[side] as Point, corners[(side + 1) % 6] as Point];
  }

  /** The hex under a world point, if the board has one there. */
  under([x, y]: Point): string | undefined {
    const [ox, oy] = this.point(this.names[0] ?? "");
    const [zx, zy] = this.world([ox, oy]);
    const [dx, dy] = this.orientation === "pointy" ? [(x - zx) / HALF, (y - zy) / QUARTER] : [(x - zx) / QUARTER, (y - zy) / HALF];
    // Steps along two of the three axes of the grid, rounded to whole hexes.
    const [q, r] = this.orientation === "pointy" ? rounded((dx - dy / 3) / 2, dy / 3) : rounded(dx / 3, (dy - dx / 3) / 2);
    return this.at(this.orientation === "pointy" ? [ox + 2 * q + r, oy + 3 * r] : [ox + 3 * q, oy + 2 * r + q]);
  }
}

const known = new WeakMap<Seen, Hexes>();

/** The hexes of a board, reckoned once for each: a large one has thousands. */
export function hexesOn(board: Seen): Hexes {
  const hexes = known.get(board) ?? new Hexes(board);
  known.set(board, hexes);
  return hexes;
}

/** The nearest hex in axial coordinates: of the three that must add up to zero, the one rounded furthest gives way. */
function rounded(q: number, r: number): Point {
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) return [-rr - rs, rr];
  return dr > ds ? [rq, -rq - rs] : [rq, rr];
}

const least = (values: number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
const most = (values: number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);

/** The same board with every place and side carried over, turned by so many degrees. */
function carried(board: Board & Partial<Seen>, orientation: Orientation, by: number, place: (p: Point) => [number, number], side: (name: string) => string): Board & Seen {
  const hexes = Object.entries(board.hexes).map(([name, p]) => [name, place(p)]);
  const hexsides = Object.entries(board.hexsides).map(([kind, sides]) => [kind, sides.map(([hex, s]) => [hex, side(s)])]);
  const before = board.turned ?? { from: kindOf(board.orientation), by: 0 };
  return { ...board, orientation, hexes: Object.fromEntries(hexes), hexsides: Object.fromEntries(hexsides), turned: { from: before.from, by: before.by + by } };
}

/**
 * A board turned a quarter. A pointy one clockwise: what lay at the bottom lies at the left. A flat one the other way, so that
 * who stood at its left, as the first side does, sits at the bottom.
 */
export function turned(board: Board): Board & Seen {
  const from = kindOf(board.orientation);
  const [to, steps]: [Orientation, number] = from === "pointy" ? ["flat", 2] : ["pointy", 4];
  const side = (name: string): string => DIRECTIONS[to][(DIRECTIONS[from].indexOf(name) + steps) % 6] as string;
  return from === "pointy" ? carried(board, to, 90, ([x, y]) => [-y, x], side) : carried(board, to, -90, ([x, y]) => [y, -x], side);
}

/** A board seen from its other end. */
export function flipped(board: Board): Board & Seen {
  const orientation = kindOf(board.orientation);
  const side = (name: string): string => DIRECTIONS[orientation][(DIRECTIONS[orientation].indexOf(name) + 3) % 6] as string;
  return carried(board, orientation, 180, ([x, y]) => [-x, -y], side);
}
