/** The map: layers 1 to 10 of the board, built once a battle as one piece of SVG (art direction, 4.1). */

import { hexesOf } from "../lib/places";
import type { Board } from "../lib/wire";
import { straight } from "./curves";
import { Hexes, S, type Box, type Point } from "./hexes";
import { hexsides } from "./hexsides";
import { flow } from "./outlines";
import { between, random } from "./random";
import { strewn } from "./signs";
import { terrain } from "./terrain";

export type Language = "en" | "fr";

/** `svg` is the painted map, `text` what is written on it: fonts are the page's, so text stays in the page. */
export interface Ground { svg: string; text: string; box: Box; framed: boolean }

const MARGIN = 6;

/** The drawn map of a hex board. `id` keeps its patterns apart from those of other maps on the page. */
export function ground(board: Board, hexes: Hexes, language: Language, id: string, zoneNames: Record<string, string> = {}): Ground {
  const { width, height } = hexes.box;
  const rim: Box = { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const framed = hexes.names.length <= 200;
  const sheet = `<rect x="${rim.x}" y="${rim.y}" width="${rim.width}" height="${rim.height}"`;
  const layers = [
    `<defs><clipPath id="${id}-clip">${sheet}/></clipPath></defs>${washes.defs(id)}`,
    framed ? frame(rim) : "",
    `<g clip-path="url(#${id}-clip)">${sheet} class="land"/>`,
    washes.drawn(rim, id),
    grass(hexes, board),
    terrain(hexes, board.terrain, id),
    hexsides(hexes, board.hexsides, board.terrain),
    "</g>",
    grid(hexes, framed),
    framed ? `${sheet} class="neat"/>` : "",
  ];
  const text = [
    framed ? zones(hexes, board.zones, rim, zoneNames) : "",
    framed ? coordinates(hexes, rim) : "",
    labels(hexes, board, language),
  ];
  const box = framed ? grown(rim, 24) : rim;
  return { svg: layers.join(""), text: text.join(""), box, framed };
}

const grown = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by });

function frame(rim: Box): string {
  const sheet = grown(rim, 24);
  const outer = grown(rim, 19);
  const rect = (b: Box, css: string): string => `<rect x="${b.x}" y="${b.y}" width="${b.width}" height="${b.height}" class="${css}"/>`;
  return rect(sheet, "sheet") + rect(outer, "neat2");
}

/** A spot that fades out. Gradients look like blurred ellipses and cost nothing to paint. */
const shade = (id: string, tone: "hi" | "lo"): string =>
  `<radialGradient id="${id}-${tone}"><stop class="wash-${tone}" stop-opacity=".6"/><stop offset=".45" class="wash-${tone}" stop-opacity=".34"/><stop offset="1" class="wash-${tone}" stop-opacity="0"/></radialGradient>`;

/** Large soft ellipses of light and shade: the paper is not flat. */
export const washes = {
  defs: (id: string): string => `<defs>${shade(id, "hi")}${shade(id, "lo")}</defs>`,
  drawn: (rim: Box, id: string): string => ellipses(rim, id),
};

function ellipses(rim: Box, id: string): string {
  const chance = random(`washes ${Math.round(rim.width)}`);
  const each = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [between(chance, 0, rim.width), between(chance, 0, rim.height)];
    const [rx, ry] = [rim.width * between(chance, 0.12, 0.32), rim.height * between(chance, 0.09, 0.24)];
    const tilt = between(chance, -20, 20).toFixed(1);
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${rx.toFixed(0)}" ry="${ry.toFixed(0)}" transform="rotate(${tilt} ${x.toFixed(0)} ${y.toFixed(0)})" fill="url(#${id}-${i % 2 ? "hi" : "lo"})"/>`;
  });
  return each.join("");
}

/** Ticks of grass on clear land, about one for two hexes. */
function grass(hexes: Hexes, board: Board): string {
  const covered = new Set(Object.values(board.terrain).flat());
  const clear = hexes.names.filter((name) => !covered.has(name) && random(`grass ${name}`)() < 0.6);
  const sown = strewn(hexes, clear, { symbols: ["t-grass"], count: [1, 1], size: 13, ring: [0.2, 0.85], apart: 1 });
  return `<g class="s-grass">${sown}</g>`;
}

/** The grid, one path: each side once. */
function grid(hexes: Hexes, framed: boolean): string {
  const sides = hexes.names.flatMap((name) => {
    const corners = hexes.outline(name);
    return [0, 1, 2, 3, 4, 5]
      .filter((k) => k < 3 || hexes.neighbour(name, k) === undefined)
      .map((k) => straight([corners[k], corners[(k + 1) % 6]] as [readonly [number, number], readonly [number, number]]));
  });
  return `<path d="${sides.join("")}" class="gridl${framed ? "" : " thin"}"/>`;
}

/** Lines between the named parts of the board, along hex centres where a hex belongs to two of them. */
function zones(hexes: Hexes, parts: Record<string, string[]>, rim: Box, names: Record<string, string>): string {
  const spans = Object.entries(parts).map(([name, within]) => {
    const upright = hexes.orientation === "pointy";
    const places = within.filter((n) => hexes.has(n)).map((n) => hexes.centre(n)[upright ? 0 : 1]);
    return { name, low: Math.min(...places), high: Math.max(...places) };
  });
  spans.sort((a, b) => a.low - b.low);
  const cuts = spans.slice(1).map((span, i) => (span.low + (spans[i]?.high ?? span.low)) / 2);
  const upright = hexes.orientation === "pointy";
  const lines = cuts.map((c) => (upright ? `M${c},${rim.y + 2}V${rim.y + rim.height - 2}` : `M${rim.x + 2},${c}H${rim.x + rim.width - 2}`));
  const texts = spans.map(({ name, low, high }) => {
    const middle = (low + high) / 2;
    const place = upright ? `x="${middle}" y="${rim.y + rim.height - 7}"` : `transform="translate(${rim.x + 12} ${middle}) rotate(-90)"`;
    return `<text ${place} class="sec-t">${escaped(names[name] ?? name)}</text>`;
  });
  return `<path d="${lines.join("")}" class="sect"/>${texts.join("")}`;
}

/** Columns and rows between the two lines of the frame, from names such as F7 (row and column) or 3,6 (column and row). */
function coordinates(hexes: Hexes, rim: Box): string {
  const parsed = hexes.names.flatMap((name) => {
    const [lettered, counted] = [/^([A-Z]+)(\d+)$/.exec(name), /^(\d+),(\d+)$/.exec(name)];
    if (lettered) return [{ row: lettered[1] as string, column: lettered[2] as string, at: hexes.centre(name) }];
    return counted ? [{ row: counted[2] as string, column: counted[1] as string, at: hexes.centre(name) }] : [];
  });
  const upright = hexes.orientation === "pointy";
  const rows = new Map(parsed.map(({ row, at }) => [row, at[upright ? 1 : 0]]));
  const first = parsed[0]?.row;
  const columns = parsed.filter(({ row }) => row === first).map(({ column, at }) => [column, at[upright ? 0 : 1]] as const);
  const text = (x: number, y: number, t: string): string => `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" class="fr-t">${escaped(t)}</text>`;
  const [left, right, top, bottom] = [rim.x - 9.5, rim.x + rim.width + 9.5, rim.y - 6, rim.y + rim.height + 13.5];
  const across = upright ? columns : [...rows];
  const down = upright ? [...rows] : columns;
  return across.map(([t, x]) => text(x, top, t) + text(x, bottom, t)).join("") + down.map(([t, y]) => text(left, y + 3.5, t) + text(right, y + 3.5, t)).join("");
}

/** The number of each hex, and where it stands: below the upper side. */
export function hexNumbers(hexes: Hexes): { text: string; at: Point }[] {
  const below = hexes.orientation === "flat" ? -S * 0.62 : -S * 0.66;
  return hexes.names.map((text) => {
    const [x, y] = hexes.centre(text);
    return { text, at: [x, y + below] };
  });
}

const WATERS = ["river", "major_river", "minor_river", "stream", "ford", "river_fordable", "sea", "coast", "lake", "rocky_riverbed"];

/** A name near the side of the map runs inwards: seen whole, it is written so large that it would be cut off. */
const anchor = (share: number): string => (share < 0.15 ? "start" : share > 0.85 ? "end" : "middle");

/** Names on the map: waters follow their course, places stand level. */
function labels(hexes: Hexes, board: Board, language: Language): string {
  return board.labels
    .map((label) => {
      const [place] = hexesOf(label.place);
      if (!place || !hexes.has(place)) return "";
      const [x, y] = hexes.centre(place);
      const kind = WATERS.find((k) => board.terrain[k]?.includes(place));
      const text = escaped(label[language] || label.en);
      if (!kind) return `<text x="${x}" y="${y + 5}" class="place-t" text-anchor="${anchor(x / hexes.box.width)}">${text}</text>`;
      const tilt = kind === "sea" || kind === "coast" ? 0 : flow(hexes, place, WATERS.flatMap((k) => board.terrain[k] ?? []));
      return `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(0)})" dy="6" class="water-t" text-anchor="middle">${text}</text>`;
    })
    .join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Text as it may stand in SVG. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => ENTITIES[c] as string);
