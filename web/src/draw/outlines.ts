/** From sets of hexes to drawn shapes, and from hexes and hexsides to lines (art direction, 4.3). */

import { halved, jitter, soften, spline } from "./curves";
import { key, S, type Hexes, type Point } from "./hexes";

/** Boundary loops of a set of hexes, clockwise, as lattice corners. `inside` may hold hexes outside the board. */
export function loops(hexes: Hexes, inside: readonly Point[]): Point[][] {
  const set = new Set(inside.map(key));
  const next = new Map<string, [Point, Point]>();
  for (const centre of inside) {
    const corners = hexes.cornersAt(centre);
    hexes.around(centre).forEach((neighbour, side) => {
      if (set.has(key(neighbour))) return;
      const [from, to] = [corners[side] as Point, corners[(side + 1) % 6] as Point];
      next.set(key(from), [from, to]);
    });
  }
  return follow(next);
}

function follow(next: Map<string, [Point, Point]>): Point[][] {
  const found: Point[][] = [];
  while (next.size) {
    const loop: Point[] = [];
    let here = next.keys().next().value as string;
    for (let step = next.get(here); step; step = next.get(here)) {
      next.delete(here);
      loop.push(step[0]);
      here = key(step[1]);
    }
    found.push(loop);
  }
  return found;
}

/** A set that touches the edge of the board goes on outside it: two rings of ghosts, to be clipped. */
export function withGhosts(hexes: Hexes, names: readonly string[]): Point[] {
  const inside = new Map(names.map((name) => [key(hexes.point(name)), hexes.point(name)]));
  const known = new Set(hexes.names.map((name) => key(hexes.point(name))));
  for (let ring = 0; ring < 2; ring++) {
    const ghosts = new Map<string, Point>();
    for (const centre of inside.values()) {
      for (const place of hexes.around(centre)) {
        if (!known.has(key(place)) && mostlyInside(hexes, place, inside, known)) ghosts.set(key(place), place);
      }
    }
    for (const [name, place] of ghosts) {
      inside.set(name, place);
      known.add(name);
    }
  }
  return [...inside.values()];
}

function mostlyInside(hexes: Hexes, place: Point, inside: Map<string, Point>, known: Set<string>): boolean {
  const near = hexes.around(place).filter((p) => known.has(key(p)));
  return near.filter((p) => inside.has(key(p))).length * 2 >= near.length;
}

/** The smooth outline of an area as path data; `rough` is the jitter as a share of the hex radius. */
export function area(hexes: Hexes, names: readonly string[], rough = 0.1): string {
  return loops(hexes, withGhosts(hexes, names))
    .map((loop) => {
      const points = halved(loop.map((p) => hexes.world(p)), true);
      return spline(soften(jitter(points, rough * S), true, rough ? 2 : 1), true);
    })
    .join("");
}

/** Hexes in the order in which a river or a road runs through them: one line for each branch. */
export function courses(hexes: Hexes, names: readonly string[]): string[][] {
  const left = new Set(names);
  const lines: string[][] = [];
  const near = (name: string): string[] => hexes.neighbours(name).filter((n) => names.includes(n));
  while (left.size) {
    const ends = [...left].sort((a, b) => free(near(a), left) - free(near(b), left));
    const line = furthest(ends[0] as string, left, near);
    line.forEach((name) => left.delete(name));
    const root = near(line[0] as string).find((n) => !left.has(n) && !line.includes(n));
    if (!root) lines.push(line);
    else if (line.length > 2) lines.push([root, ...line]); // a hex or two beside the line only make it wider
  }
  return lines;
}

const free = (names: string[], left: Set<string>): number => names.filter((n) => left.has(n)).length;

/** The shortest way to the hex that is furthest away: rivers do not turn back. */
function furthest(start: string, left: Set<string>, near: (name: string) => string[]): string[] {
  const from = new Map<string, string | null>([[start, null]]);
  const queue = [start];
  for (const here of queue) {
    for (const there of near(here)) {
      if (left.has(there) && !from.has(there)) {
        from.set(there, here);
        queue.push(there);
      }
    }
  }
  const line: string[] = [];
  for (let here: string | null | undefined = queue.at(-1); here; here = from.get(here)) line.unshift(here);
  return line;
}

/** Chains of hexsides as world points. The hex that names the side lies to the right of the line. */
export function chains(hexes: Hexes, sides: readonly (readonly [string, string])[]): { points: Point[]; closed: boolean }[] {
  const next = new Map<string, [Point, Point]>();
  const ends = new Set<string>();
  for (const [name, side] of sides) {
    const k = hexes.side(side);
    if (k < 0 || !hexes.has(name)) continue;
    const corners = hexes.cornersAt(hexes.point(name));
    const [from, to] = [corners[k] as Point, corners[(k + 1) % 6] as Point];
    next.set(key(from), [from, to]);
    ends.add(key(to));
  }
  const starts = [...next.keys()].filter((corner) => !ends.has(corner));
  const found: { points: Point[]; closed: boolean }[] = [];
  for (const start of [...starts, ...next.keys()]) {
    const line = run(next, start);
    if (line.length < 2) continue;
    const closed = key(line[0] as Point) === key(line.at(-1) as Point);
    found.push({ points: line.map((p) => hexes.world(p)), closed });
  }
  return found;
}

function run(next: Map<string, [Point, Point]>, start: string): Point[] {
  const line: Point[] = [];
  let here = start;
  for (let step = next.get(here); step; step = next.get(here)) {
    next.delete(here);
    if (!line.length) line.push(step[0]);
    line.push(step[1]);
    here = key(step[1]);
  }
  return line;
}

/** The angle in degrees at which a river flows through a hex, between -95 and 85 so that text along it is upright. */
export function flow(hexes: Hexes, name: string, wet: readonly string[]): number {
  const near = hexes.neighbours(name).filter((n) => wet.includes(n)).map((n) => hexes.centre(n));
  const [a, b] = [near[0] ?? hexes.centre(name), near.length > 1 ? (near.at(-1) as Point) : hexes.centre(name)];
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  if (angle >= 85) return angle - 180;
  return angle < -95 ? angle + 180 : angle;
}
