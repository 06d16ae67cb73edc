/** Shapes of a free table: stamped, stretched, moved, and bent by their corners. Points are as the document counts. */

import type { Shape, Spot } from "../lib/wire";
import type { Brush, Tools } from "./bench";
import { at, free, listAt, put, steps, tablesAt, type Doc, type Step } from "./document";
import { brushOf } from "./painting";

export interface Drawn { way: Step[]; brush: Brush; entry: Doc; points: Spot[]; closed: boolean }

const GRAIN = 500; // thousandths of an inch
export const grained = (value: number): number => Math.round(value / GRAIN) * GRAIN;
const isSpot = (value: unknown): value is Spot => Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");

export function shapesOf(document: Doc, tools: Tools): Drawn[] {
  const brushes = (tools.brush ?? []).filter((brush) => brush.form === "shape");
  return [...new Set(brushes.map(({ path }) => path))].flatMap((path) => tablesAt(at(document, steps(path))).flatMap((entry, place) => {
    const brush = brushOf(brushes, path, entry);
    const closed = Array.isArray(entry.polygon);
    const points = listAt(closed ? entry.polygon : entry.line).filter(isSpot);
    return brush && points.length > 1 ? [{ way: [...steps(path), place], brush, entry, points, closed }] : [];
  })); // prettier-ignore
}

/** A shape as the board draws it. */
export function drawnShape({ brush, entry, points, closed }: Drawn, down: (spot: Spot) => Spot): Shape {
  const level = typeof entry.level === "number" && entry.level > 1 ? `-${entry.level}` : "";
  const there = points.map(down);
  return { kind: `${brush.art?.[0] ?? brush.id}${level}`, polygon: closed ? there : [], line: closed ? [] : there };
}

/** The corners of a new shape between two points: a line, a rectangle, or an area with eight corners. */
export function outlineOf(brush: Brush, [ax, ay]: Spot, [bx, by]: Spot): Spot[] {
  if (brush.key === "line") return [[grained(ax), grained(ay)], [grained(bx), grained(by)]];
  const [x, y, w, h] = [Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay)];
  const corners: Spot[] = brush.rectangle
    ? [[0, 0], [1, 0], [1, 1], [0, 1]]
    : [[0.25, 0], [0.75, 0], [1, 0.3], [1, 0.7], [0.75, 1], [0.25, 1], [0, 0.7], [0, 0.3]];
  return corners.map(([cx, cy]) => [grained(x + cx * w), grained(y + cy * h)]);
}

const WIDE: Record<number, number> = { 1: 6_000, 7: 12_000, 19: 20_000 };

/** Where a stamp of a size reaches around a point. */
export const stamp = ([x, y]: Spot, size: number): [Spot, Spot] => {
  const half = (WIDE[size] ?? 12_000) / 2;
  return [[x - half, y - half * 0.75], [x + half, y + half * 0.75]];
};

export function addShape(document: Doc, brush: Brush, points: Spot[]): { document: Doc; way: Step[] } {
  const way = steps(brush.path);
  const number = free(document, brush.id);
  const names = brush.names ? { [brush.names[0]]: `${brush.en} ${number}`, [brush.names[1]]: `${brush.fr} ${number}` } : {};
  const entry = { id: `${brush.id}-${number}`, ...brush.fixed, ...names, ...structuredClone(brush.also ?? {}), [brush.key ?? "polygon"]: points };
  const to = [...way, listAt(at(document, way)).length];
  return { document: put(document, to, entry) as Doc, way: to };
}

const withPoints = (document: Doc, shape: Drawn, points: Spot[]): Doc => put(document, [...shape.way, shape.closed ? "polygon" : "line"], points) as Doc;
const held = (value: number, most: number): number => Math.max(0, Math.min(most, grained(value)));

/** A shape moved by so much, kept on the table. */
export function shifted(document: Doc, shape: Drawn, [dx, dy]: Spot, [width, height]: Spot): Doc {
  const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)];
  const by = (delta: number, low: number, high: number, most: number): number => Math.max(-low, Math.min(most - high, grained(delta)));
  const [mx, my] = [by(dx, Math.min(...xs), Math.max(...xs), width), by(dy, Math.min(...ys), Math.max(...ys), height)];
  return withPoints(document, shape, shape.points.map(([x, y]) => [x + mx, y + my]));
}

/** A corner moved; the sides of a rectangle go with it. */
export function bent(document: Doc, shape: Drawn, corner: number, [x, y]: Spot, [width, height]: Spot): Doc {
  const [ox, oy] = shape.points[corner] as Spot;
  const to: Spot = [held(x, width), held(y, height)];
  const follow = ([px, py]: Spot, place: number): Spot => (place === corner ? to : shape.brush.rectangle ? [px === ox ? to[0] : px, py === oy ? to[1] : py] : [px, py]);
  return withPoints(document, shape, shape.points.map(follow));
}

/** A new corner in the middle of the side after one. */
export function split(document: Doc, shape: Drawn, corner: number): Doc {
  const [a, b] = [shape.points[corner] as Spot, shape.points[(corner + 1) % shape.points.length] as Spot];
  return withPoints(document, shape, [...shape.points.slice(0, corner + 1), [grained((a[0] + b[0]) / 2), grained((a[1] + b[1]) / 2)], ...shape.points.slice(corner + 1)]);
}
