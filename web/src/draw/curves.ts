/** Lines: softening, splines, walking along. */

import { between, random } from "./random";
import type { Point } from "./hexes";

const fixed = (value: number): string => String(Math.round(value * 10) / 10);
export const xy = ([x, y]: Point): string => `${fixed(x)},${fixed(y)}`;

export const straight = (points: readonly Point[], closed = false): string =>
  points.length ? `M${points.map(xy).join("L")}${closed ? "Z" : ""}` : "";

const at = (points: readonly Point[], i: number, closed: boolean): Point => {
  const n = points.length;
  return points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] as Point;
};

/** A Catmull-Rom spline through the points. */
export function spline(points: readonly Point[], closed = false): string {
  if (points.length < 3) return straight(points, closed);
  const parts = [`M${xy(points[0] as Point)}`];
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((k) => at(points, i + k, closed)) as [Point, Point, Point, Point];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    parts.push(`C${xy(out)} ${xy(into)} ${xy(c)}`);
  }
  return parts.join("") + (closed ? "Z" : "");
}

/**
 * A closed outline with its corners rounded, nowhere farther than `off` from where it truly runs: a right angle a little,
 * a gentle bend of a river as far as its banks allow. Corners that are `sharp` stay.
 */
export function rounded(points: readonly Point[], off: number, sharp: (at: Point) => boolean = () => false): string {
  const parts = points.map((p, i) => {
    const [a, b] = [at(points, i - 1, true), at(points, i + 1, true)];
    const [before, after] = [Math.hypot(a[0] - p[0], a[1] - p[1]), Math.hypot(b[0] - p[0], b[1] - p[1])];
    if (!before || !after || sharp(p)) return `L${xy(p)}`;
    const [u, v]: Point[] = [[(a[0] - p[0]) / before, (a[1] - p[1]) / before], [(b[0] - p[0]) / after, (b[1] - p[1]) / after]];
    const bent = Math.hypot((u as Point)[0] + (v as Point)[0], (u as Point)[1] + (v as Point)[1]) / 2; // 0: it goes straight on
    const far = Math.min(before * 0.5, after * 0.5, bent ? (2 * off) / bent : 0);
    const along = ([dx, dy]: Point): Point => [p[0] + dx * far, p[1] + dy * far];
    return `L${xy(along(u as Point))}Q${xy(p)} ${xy(along(v as Point))}`;
  });
  return points.length < 3 ? straight(points, true) : `M${parts.join("").slice(1)}Z`;
}

/** Each point averaged with its neighbours, (1 2 1) / 4; the ends of an open line stay. */
export function soften(points: readonly Point[], closed: boolean, times = 1): Point[] {
  let line = [...points];
  for (let round = 0; round < times; round++) {
    line = line.map((p, i) => {
      if (!closed && (i === 0 || i === line.length - 1)) return p;
      const [a, b] = [at(line, i - 1, closed), at(line, i + 1, closed)];
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
    });
  }
  return line;
}

/** Each point moved by at most `reach`, seeded by where it is. */
export function jitter(points: readonly Point[], reach: number): Point[] {
  return points.map((p) => {
    const chance = random(`${Math.round(p[0])},${Math.round(p[1])}`);
    return [p[0] + between(chance, -reach, reach), p[1] + between(chance, -reach, reach)];
  });
}

/** The middle of every segment added between its ends. */
export function halved(points: readonly Point[], closed: boolean): Point[] {
  return points.flatMap((p, i) => {
    if (!closed && i === points.length - 1) return [p];
    const q = at(points, i + 1, closed);
    return [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as Point];
  });
}

export interface Stop { at: Point; along: Point; out: Point }

/** Stops every `step` pixels along a line: place, direction, and the normal to its left. */
export function walk(points: readonly Point[], step: number, start = step / 2): Stop[] {
  const stops: Stop[] = [];
  let left = start;
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, q] = [points[i] as Point, points[i + 1] as Point];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (!length) continue;
    const along: Point = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
    for (; left <= length; left += step) {
      stops.push({ at: [p[0] + along[0] * left, p[1] + along[1] * left], along, out: [along[1], -along[0]] });
    }
    left -= length;
  }
  return stops;
}

/** A spline as a fine polyline, for walking along. */
export function fine(points: readonly Point[], closed = false, pieces = 6): Point[] {
  const last = closed ? points.length : points.length - 1;
  const line: Point[] = [];
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((k) => at(points, i + k, closed)) as [Point, Point, Point, Point];
    for (let k = 0; k < pieces; k++) line.push(between4(a, b, c, d, k / pieces));
  }
  line.push(at(points, last, closed));
  return line;
}

function between4(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const one = (k: 0 | 1): number =>
    0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
      + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t); // prettier-ignore
  return [one(0), one(1)];
}
