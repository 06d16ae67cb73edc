/** Footprints of a free table, true to scale (art direction, 5.3), drawn around (0, 0) with the front turned up. */

import type { Piece } from "../lib/wire";
import { long } from "./freetable";
import { escaped } from "./ground";
import { between, random } from "./random";
import { badge, badges, figure, n1, part, plate, type Look } from "./pieces";

const p = (d: string, css: string, says = ""): string => `<path d="${d}" class="${css}"${part(says)}/>`;
const HORSE = /horse|lancer|knight|cataphract|camel|chariot|elephant/;

export const sizeOf = (piece: Piece): [wide: number, deep: number] => [long(piece.footprint?.[0] ?? 2000) - 1.6, long(piece.footprint?.[1] ?? 1000) - 1.6];

const man = (horse: boolean, x: number, y: number): string =>
  horse ? `M${n1(x - 1.5)},${n1(y)}a1.5,3.1 0 1 0 3,0a1.5,3.1 0 1 0 -3,0` : `M${n1(x - 1.7)},${n1(y - 1.3)}h3.4v2.6h-3.4Z`;

/**
 * The men as in an old battle plan: foot as small blocks, horse as ellipses. A line has two ranks, a deep one four, a column
 * fills its plate, a square is hollow, a wedge narrows to its front, tiles lie close, open order is scattered.
 */
function men(piece: Piece, wide: number, deep: number): string {
  const has = (form: string): boolean => piece.badges.includes(form);
  const horse = HORSE.test(piece.art);
  const [dx, dy] = has("testudo") ? [4.4, 3.6] : horse ? [8.2, 8.4] : [5.2, 5.4];
  if (has("open")) return scattered(piece, horse, wide, deep);
  const full = ["column", "wedge", "square", "testudo"].some(has);
  const ranks = full ? 99 : has("deep") || piece.art === "phalanx" ? 4 : 2;
  const columns = Math.max(1, Math.floor((wide - 8) / dx));
  const rows = Math.min(ranks, Math.max(1, Math.floor((deep - 14) / dy)));
  const left = -((columns - 1) * dx) / 2;
  const stands = (r: number, c: number): boolean => {
    if (has("square")) return r < 1 || r >= rows - 1 || c < 2 || c >= columns - 2;
    return !has("wedge") || Math.abs(c - (columns - 1) / 2) <= ((r + 1) / rows) * (columns / 2);
  };
  const one = (r: number, c: number): string => (stands(r, c) ? man(horse, left + c * dx, -deep / 2 + 10 + r * dy) : "");
  return Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => one(r, c)).join("")).join("");
}

/** About one for 95 square pixels, the same ones every time. */
function scattered(piece: Piece, horse: boolean, wide: number, deep: number): string {
  const chance = random(piece.id);
  const count = Math.max(3, Math.round((wide * deep) / 95));
  return Array.from({ length: count }, () => man(horse, between(chance, 5 - wide / 2, wide / 2 - 5), between(chance, 8 - deep / 2, deep / 2 - 10))).join("");
}

/** Stamina on the rear edge: casualties fill in red, and once past it again in a darker one. */
function stamina(piece: Piece, wide: number, deep: number): string {
  const cells = Math.max(1, Math.min(12, piece.full));
  const lost = Math.max(0, piece.full - piece.strength);
  const w = Math.min(6.4, (wide - 6) / cells);
  const start = -(cells * w) / 2;
  return Array.from({ length: cells }, (_, i) => {
    const css = i < lost - cells ? "ft-x2" : i < lost ? "ft-x" : "ft-o";
    return `<rect x="${n1(start + i * w)}" y="${n1(deep / 2 - 6.6)}" width="${n1(w)}" height="5.2" class="${css}"/>`;
  }).join("");
}

/** The tilt at which a name is written: never upside down. */
const upright = (bearing: number): number => {
  const tilt = ((bearing % 180) + 180) % 180;
  return tilt > 90 ? tilt - 180 : tilt;
};

/** A point of the plate once it has turned: badges stay upright on its front right corner. */
const turned = (x: number, y: number, bearing: number): [number, number] => {
  const [c, s] = [Math.cos((bearing * Math.PI) / 180), Math.sin((bearing * Math.PI) / 180)];
  return [x * c - y * s, x * s + y * c];
};

const LEAST = 8; // pixels of the screen: smaller letters are a smear
/** A unit on its footprint, drawn at the scale `k`. Its frame turns, its figure and its name do not. */
export function footprint(piece: Piece, look: Look, k = 1): string {
  const [wide, deep] = sizeOf(piece);
  const bearing = look.bearing ?? 0;
  const corner = look.second ? 5.5 : 3.2;
  const open = piece.badges.includes("open");
  const face = plate(-wide / 2, -deep / 2, wide, deep, corner, look.second);
  const arm = Math.min(27, deep - 10.5);
  const tilt = Math.abs(((bearing + 90) % 180) - 90);
  const size = Math.min(Math.max(12.5, 11.5 / k), deep - 14.5, (wide - 36) / (look.name.length * 0.46));
  const name = wide >= 60 && size >= 7.5 && size * k >= LEAST && tilt < 50;
  const side = look.second ? 1 : -1; // the figure stands on one side of the name, and looks past it
  const [c, s] = [Math.cos((bearing * Math.PI) / 180), Math.sin((bearing * Math.PI) / 180)].map((part) => (Math.cos((bearing * Math.PI) / 180) < 0 ? -part : part)) as [number, number];
  const turn = `rotate(${n1(bearing)})`;
  return [
    `<g transform="translate(1.5 4) ${turn}">${p(face, "sh")}</g>`,
    `<g transform="translate(0 2.2) ${turn}">${p(face, "edge")}</g>`,
    `<g transform="${turn}">${p(face, open ? "face open" : "face")}`,
    p(men(piece, wide, deep), "men"),
    p(`M${n1(-wide / 2 + corner)},${n1(-deep / 2)}H${n1(wide / 2 - corner)}L${n1(wide / 2)},${n1(-deep / 2 + corner)}V${n1(-deep / 2 + 4.6)}H${n1(-wide / 2)}V${n1(-deep / 2 + corner)}Z`, "front", look.looks.key?.front ? "front" : ""),
    p(`M-5.5,${n1(-deep / 2 - 0.2)}L0,${n1(-deep / 2 - 5.5)}L5.5,${n1(-deep / 2 - 0.2)}Z`, "front pt"),
    `<g${part("strength")}>${stamina(piece, wide, deep)}</g>`,
    "</g>",
    arm > 8 ? figure(piece.art, name ? side * (wide / 2 - 15) * c : 0, name ? side * (wide / 2 - 15) * s : 0, arm, look.second) : "",
    name ? `<text x="${n1(-side * 12)}" y="${n1(size * 0.32)}" class="nm" style="font-size: ${n1(size)}px" transform="rotate(${n1(upright(bearing))})">${escaped(look.name)}</text>` : "",
    badges(piece, look).filter(({ state }) => !["open", "deep"].includes(state)).slice(0, 3).map((b, i) => badge(b.symbol, b.css, ...turned(wide / 2 - 4 - 14 * i, -deep / 2 - 3, bearing), 8, b.state)).join(""),
  ].join(""); // prettier-ignore
}
