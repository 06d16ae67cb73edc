/**
 * The free table: the ground in inches instead of hexes (art direction, 4.2 and 4.4). The scene counts in thousandths of
 * an inch, x to the right and y downwards; facings are degrees clockwise from up. Here an inch is `INCH` world pixels.
 */

import { spotOf } from "../lib/places";
import type { Board, Shape } from "../lib/wire";
import { rounded, spline, straight } from "./curves";
import { escaped, washes, type Ground, type Language } from "./ground";
import type { Box, Point } from "./hexes";
import { between, random } from "./random";
import { sign } from "./signs";

export const INCH = 16;
/** A place of the scene in world pixels. */
export const placed = ([x, y]: readonly [number, number]): Point => [(x * INCH) / 1000, (y * INCH) / 1000];
/** A length of the scene in world pixels. */
export const long = (thousandths: number): number => (thousandths * INCH) / 1000;

interface Look { area: string; edge?: string; signs?: string[]; group?: string; size?: number; apart?: number; straight?: boolean; under?: (d: string) => string; over?: (d: string) => string }
/** Hachures under an area, so that they point downhill. */
const slopes = (d: string): string => `<path d="${d}" class="hach" stroke-width="17" stroke-dasharray="1.1 5.2" opacity=".62"/><path d="${d}" class="hach" stroke-width="10" stroke-dasharray="1 2.3" opacity=".45"/>`;
const stakes = (d: string): string => `<path d="${d}" class="camp-s"/><path d="${d}" class="camp-l"/>`;
const AREAS: [RegExp, Look][] = [
  [/^(hill|level|slope)-?[3-9]/, { area: "lvl4", edge: "contour", under: slopes }],
  [/^(hill|level|slope)-?2/, { area: "lvl3", edge: "contour", under: slopes }],
  [/^(hill|level|slope)/, { area: "lvl2", edge: "contour", under: slopes }],
  [/ford/, { area: "sea", edge: "ford", over: (d) => `<path d="${d}" class="fordw"/>`, signs: ["t-wave"], group: "s-wave", size: 18, apart: 60 }],
  [/fortif|laager|entrench/, { area: "camp-f", straight: true, over: stakes, signs: ["t-tent"], group: "s-tent", size: 22, apart: 56 }],
  [/city|walled/, { area: "town", straight: true, over: (d) => `<path d="${d}" class="wall-o"/><path d="${d}" class="wall-m"/><path d="${d}" class="wall-i"/>`, signs: ["t-houses", "t-house", "t-temple"], group: "s-house", size: 26, apart: 34 }],
  [/impass|mountain|cliff/, { area: "lvl4", edge: "contour", under: slopes, signs: ["t-mountain"], group: "s-rock", size: 40, apart: 52 }],
  [/wood|forest|grove/, { area: "woods", edge: "woods-e", signs: ["t-tree"], group: "s-tree", size: 26, apart: 22 }],
  [/marsh|swamp|soft/, { area: "marsh", signs: ["t-marsh", "t-reeds"], group: "s-marsh", size: 21, apart: 34 }],
  [/rough|rock|broken/, { area: "rough", edge: "rough-e", signs: ["t-rock-1", "t-rock-2", "t-rock-3"], group: "s-rock", size: 20, apart: 32 }],
  [/sea|lake|water|river|coast/, { area: "sea", edge: "shore", signs: ["t-wave"], group: "s-wave", size: 22, apart: 70 }],
  [/road|track/, { area: "town", edge: "road-a" }],
  [/town|village|house|camp|building/, { area: "town", edge: "rough-e", signs: ["t-house", "t-houses"], group: "s-house", size: 20, apart: 30 }],
  [/sand|beach/, { area: "sand", signs: ["t-dune"], group: "s-sand", size: 22, apart: 50 }],
];
const LINES: [RegExp, (d: string) => string][] = [
  [/river/, (d) => `<g class="river"><path d="${d}" class="r-bank" stroke-width="30"/><path d="${d}" class="r-water" stroke-width="27"/><path d="${d}" class="r-line" stroke-width="15" opacity=".7"/><path d="${d}" class="r-water" stroke-width="13"/></g>`],
  [/stream|brook/, (d) => `<path d="${d}" class="stm-o"/><path d="${d}" class="stm"/>`],
  [/road|track/, (d) => `<path d="${d}" class="road-o"/><path d="${d}" class="road"/>`],
  [/ditch/, (d) => `<path d="${d}" class="ditch-o"/><path d="${d}" class="ditch-i"/>`],
  [/gate/, (d) => `<path d="${d}" class="gate-o"/><path d="${d}" class="gate"/>`],
  [/obstacle|palisade|hedge|fence/, stakes],
  [/wall|rampart/, (d) => `<path d="${d}" class="wall-o"/><path d="${d}" class="wall-m"/><path d="${d}" class="wall-i"/>`],
];

/** Whether a point lies in a polygon. */
export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i] as Point, polygon[j] as Point];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  }
  return within;
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Signs strewn over an area, about one for a square of the given side, seeded by where it lies. */
function strewnIn(polygon: readonly Point[], { signs = [], group = "", size = 20, apart = 30 }: Look): string {
  if (!signs.length) return "";
  const box = boxOf(polygon);
  const chance = random(`${signs[0]} ${Math.round(box.x)} ${Math.round(box.y)}`);
  const found: Point[] = [];
  const wanted = Math.min(400, (box.width * box.height) / (apart * apart));
  for (let tries = 0; tries < wanted * 6; tries++) {
    const at: Point = [box.x + between(chance, 0, box.width), box.y + between(chance, 0, box.height)];
    if (inside(at, polygon) && !found.some((f) => Math.hypot(f[0] - at[0], f[1] - at[1]) < apart * 0.8)) found.push(at);
  }
  const drawn = found.sort((a, b) => a[1] - b[1]).map((at, i) => sign(signs[i % signs.length] as string, at, size));
  return `<g class="${group}">${drawn.join("")}</g>`;
}

const TRUE = 0.4 * INCH; // an outline may be drawn so far beside where the rules have it

/** Whether a point is on an outline: pieces that lie side by side keep their corners there. */
function onOutline([x, y]: Point, polygon: readonly Point[]): boolean {
  return polygon.some((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const part = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - a[0] - part * dx, y - a[1] - part * dy) < 1;
  });
}

/** `others` are the outlines it may lie beside: those of other pieces, and the edge of the table. */
function shape({ kind, polygon, line }: Shape, others: readonly (readonly Point[])[]): string {
  if (line.length) {
    const d = /river|stream|brook|road|track/.test(kind) ? spline(line.map(placed)) : straight(line.map(placed));
    return (LINES.find(([of]) => of.test(kind))?.[1] ?? ((way: string) => `<path d="${way}" class="rough-e"/>`))(d);
  }
  const points = polygon.map(placed);
  if (points.length < 3) return "";
  const look = AREAS.find(([of]) => of.test(kind))?.[1] ?? { area: "rough", edge: "rough-e" };
  const d = look.straight || /town|village|house|building/.test(kind) ? straight(points, true) : rounded(points, TRUE, (at) => others.some((other) => onOutline(at, other)));
  return `${look.under?.(d) ?? ""}<path d="${d}" class="${look.area}"/>${look.over?.(d) ?? ""}${look.edge ? `<path d="${d}" class="${look.edge}" fill="none"/>` : ""}${strewnIn(points, look)}`;
}

/** How a name lies: above the line it names, and upright in what is much taller than wide. */
function lying(at: Point, shapes: readonly Shape[]): { tilt: number; above: boolean } {
  for (const { line, polygon } of shapes) {
    const points = line.map(placed);
    const i = points.findIndex((p, n) => n + 1 < points.length && onOutline(at, [p, points[n + 1] as Point]));
    const [a, b] = [points[i], points[i + 1]];
    if (a && b) return { tilt: upright((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI), above: true };
    const area = boxOf(polygon.map(placed));
    if (polygon.length > 2 && area.height > 2 * area.width && inside(at, polygon.map(placed))) return { tilt: -90, above: false };
  }
  return { tilt: 0, above: false };
}

/** The tilt at which words are written along a line: never upside down. */
const upright = (degrees: number): number => {
  const tilt = Math.round(((degrees % 180) + 180) % 180);
  return tilt > 90 ? tilt - 180 : tilt === 90 ? -90 : tilt;
};

/** The table: ground, terrain, a plus and dotted lines every foot. */
export function tableGround(board: Board, language: Language, id: string): Ground {
  const [width, height] = placed(board.size ?? [72_000, 48_000]);
  const box: Box = { x: 0, y: 0, width, height };
  const feet = (all: number): number[] => Array.from({ length: Math.ceil(all / (12 * INCH)) - 1 }, (_, i) => (i + 1) * 12 * INCH);
  const lines = [...feet(width).map((x) => `M${x},0V${height}`), ...feet(height).map((y) => `M0,${y}H${width}`)].join("");
  const plus = feet(width).flatMap((x) => feet(height).map((y) => `M${x - 5},${y}h10M${x},${y - 5}v10`)).join("");
  const areas = board.shapes.filter(({ polygon }) => polygon.length > 2).map((of) => ({ of, points: of.polygon.map(placed) }));
  const edge: Point[] = [[0, 0], [width, 0], [width, height], [0, height]];
  const svg = [
    washes.defs(id), `<rect width="${width}" height="${height}" class="land"/>`, washes.drawn(box, id),
    board.shapes.map((each) => shape(each, [edge, ...areas.filter(({ of }) => of !== each).map(({ points }) => points)])).join(""),
    `<path d="${lines}" class="foot-l"/><path d="${plus}" class="foot-p"/><rect width="${width}" height="${height}" class="neat"/>`,
  ];
  const text = board.labels.map((label) => {
    const spot = spotOf(label.place);
    if (!spot) return "";
    const [x, y] = placed(spot);
    const { tilt, above } = lying([x, y], board.shapes);
    return `<text transform="translate(${x} ${y}) rotate(${tilt})"${above ? ' dy="-.45em"' : ""} class="${label.kind === "water" ? "water-t" : "place-t"}" text-anchor="middle">${escaped(label[language] || label.en)}</text>`;
  });
  return { svg: svg.join(""), text: text.join(""), box, framed: true };
}

/** The four corners of a footprint, from the front left one clockwise. */
export function corners([x, y]: Point, wide: number, deep: number, degrees: number): Point[] {
  const turn = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const local: Point[] = [[-wide / 2, -deep / 2], [wide / 2, -deep / 2], [wide / 2, deep / 2], [-wide / 2, deep / 2]];
  return local.map(([lx, ly]) => [x + lx * c - ly * s, y + lx * s + ly * c]);
}

/** A circle as a polygon. */
export const ring = ([x, y]: Point, radius: number): Point[] => Array.from({ length: 24 }, (_, i) => [x + radius * Math.cos((i * Math.PI) / 12), y + radius * Math.sin((i * Math.PI) / 12)]);

/** The convex hull of some points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of all) {
      for (;;) {
        const [a, b] = kept.slice(-2);
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The front quarter: rays of 45° from the front corners, so far. */
export function frontArc(at: Point, wide: number, deep: number, degrees: number, far: number): string {
  const [left, right] = corners(at, wide, deep, degrees) as [Point, Point];
  const ray = ([x, y]: Point, bearing: number): Point => {
    const turn = ((degrees + bearing) * Math.PI) / 180;
    return [x + Math.sin(turn) * far, y - Math.cos(turn) * far];
  };
  return straight([ray(left, -45), left]) + straight([right, ray(right, 45)]);
}

/** A tape in inches: ticks every inch, longer every six, and how long it is. */
export function tape(from: Point, to: Point): { line: string; ticks: string; inches: number } {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = length ? [(to[0] - from[0]) / length, (to[1] - from[1]) / length] : [0, 0];
  const ticks = Array.from({ length: Math.floor(length / INCH) }, (_, i) => {
    const [x, y] = [from[0] + ux * (i + 1) * INCH, from[1] + uy * (i + 1) * INCH];
    const half = (i + 1) % 6 ? 4 : 8;
    return straight([[x - uy * half, y + ux * half], [x + uy * half, y - ux * half]]);
  });
  return { line: straight([from, to]), ticks: ticks.join(""), inches: length / INCH };
}
