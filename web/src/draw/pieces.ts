/**
 * Pieces as SVG, drawn around (0, 0) at scale 1 (art direction, 5). Side A has cut corners and looks right, side B round
 * corners and looks left. Losses live on the rear edge. Frames turn, art does not.
 */

import { numberAt, type Looks, type Place } from "../lib/looks";
import { facingOf, hexesOf } from "../lib/places";
import type { Piece } from "../lib/wire";
import { escaped } from "./ground";
import { S } from "./hexes";
import { plan } from "./plans";

export interface Look { livery: string; second: boolean; name: string; bearing?: number; looks: Looks }

export const n1 = (v: number): string => String(Math.round(v * 10) / 10);
const p = (d: string, css: string, says = ""): string => `<path d="${d}" class="${css}"${part(says)}/>`;
/** What a part of a drawing says, for whoever points at it: a number by its name, `code`, `strength`, `front`, `medal`, `badge:STATE`. */
export const part = (says: string): string => (says ? ` data-part="${escaped(says)}"` : "");

/** Where a point of a drawing comes to lie, as a path writes it. */
type Spot = (x: number, y: number) => string;
const here: Spot = (x, y) => `${n1(x)},${n1(y)}`;
/** Turned about the middle and moved: a group with a transform would do, but each costs the browser in every frame. */
const turnedBy = (degrees: number, dx = 0, dy = 0): Spot => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (x, y) => here(x * cos - y * sin + dx, x * sin + y * cos + dy);
};

/** A plate: corners cut for the first side, round for the second. */
export function plate(x: number, y: number, w: number, h: number, corner: number, round: boolean, spot: Spot = here): string {
  const [c, r, b] = [corner, x + w, y + h];
  const step = round ? `A${n1(c)},${n1(c)} 0 0 1 ` : "L";
  const sides: [number, number, number, number][] = [[x + c, y, r - c, y], [r, y + c, r, b - c], [r - c, b, x + c, b], [x, b - c, x, y + c]];
  return `${sides.map(([x1, y1, x2, y2], i) => `${i ? step : "M"}${spot(x1, y1)}L${spot(x2, y2)}`).join("")}${round ? step + spot(x + c, y) : ""}Z`;
}

/** A figure of the sprite, mirrored for the second side. */
export function figure(art: string, x: number, y: number, size: number, mirrored: boolean): string {
  const left = (mirrored ? -x : x) - size / 2;
  return `<use class="fig" href="#${escaped(art)}" x="${n1(left)}" y="${n1(y - size / 2)}" width="${n1(size)}" height="${n1(size)}"${mirrored ? ' transform="scale(-1 1)"' : ""}/>`;
}

const HURT = new Set(["routed", "disordered", "shaken", "demoralised", "missile-no"]);
const RINGS = new Set(["ordered", "chosen", "spent", "done"]); // shown otherwise than as a badge

/** The states of a piece that are drawn as badges, with their symbols: their own, or the one that the ruleset names. */
export function badges(piece: Piece, { looks }: Look): { state: string; symbol: string; css: string }[] {
  return piece.badges
    .filter((state) => !RINGS.has(state))
    .map((state) => {
      const symbol = looks.badges?.[state] ?? state;
      return { state, symbol: `st-${symbol}`, css: HURT.has(symbol) ? "bad" : symbol === "activated" ? "ok" : "" };
    });
}

export function badge(symbol: string, css: string, x: number, y: number, r: number, state = ""): string {
  const size = r * 1.36;
  const use = `<use href="#${escaped(symbol)}" x="${n1(x - size / 2)}" y="${n1(y - size / 2)}" width="${n1(size)}" height="${n1(size)}"/>`;
  return `<g class="bdg ${css}"${part(state && `badge:${state}`)}><circle cx="${n1(x)}" cy="${n1(y)}" r="${r}"/>${use}</g>`;
}

// -- block units ---------------------------------------------------------------------------------------------------------

const MARKS: Record<string, string> = {
  ring: `<circle cx="-19.5" cy="-19" r="6.6" class="mk-t"/><circle cx="-19.5" cy="-19" r="4.4" class="mk-o"/><circle cx="-19.5" cy="-19" r="2" class="mk-c"/>`,
  squares: `<rect x="-26.1" y="-25.6" width="13.2" height="13.2" class="mk-t"/><rect x="-24.1" y="-23.6" width="9.2" height="9.2" class="mk-o"/><rect x="-21.7" y="-21.2" width="4.4" height="4.4" class="mk-c"/>`,
  circle: `<circle cx="-19.5" cy="-19" r="6.6" class="mk-t"/><circle cx="-19.5" cy="-19" r="4.3" class="mk-c"/>`,
  triangle: p("M-19.5,-26.9L-11.9,-13.7L-27.1,-13.7Z", "mk-t") + p("M-19.5,-22.6L-15.6,-15.9L-23.4,-15.9Z", "mk-c"),
  square: `<rect x="-25.4" y="-24.9" width="11.9" height="11.9" class="mk-t"/><rect x="-23.2" y="-22.7" width="7.5" height="7.5" class="mk-c"/>`,
};

/** The number in the corner: as a mark, where the ruleset has one for it, else as it is. */
function mark(piece: Piece, { looks }: Look): string {
  const found = numberAt(piece.numbers, looks, "corner");
  if (!found) return "";
  const shape = looks.marks?.[found.name]?.[found.value] ?? "";
  return MARKS[shape] ? `<g class="mk mk-${shape}"${part(found.name)}>${MARKS[shape]}</g>` : `<text x="-19.5" y="-15.5" class="code" text-anchor="middle"${part(found.name)}>${escaped(String(found.value))}</text>`;
}

const CHEVRON = 4.2; // half of its width

/** Armour as chevrons under the code. */
function chevrons(piece: Piece, { looks }: Look): string {
  const found = numberAt(piece.numbers, looks, "chevrons");
  const count = Math.min(4, Number(found?.value ?? 0));
  const each = Array.from({ length: count }, (_, i) => `M${n1(-18.8 - CHEVRON)},${n1(-0.6 + 3.1 * i)}l${CHEVRON},2.6l${CHEVRON},-2.6`);
  return count ? p(each.join(""), "chev", found?.name ?? "") : "";
}

/** The two small numbers of a block, for whoever comes near. */
function small(piece: Piece, { looks }: Look): string {
  const found = (["left", "right"] as const).flatMap((place) => numberAt(piece.numbers, looks, place) ?? []);
  return found.length ? `<text x="26" y="9.4" class="near-n">${found.map(({ name, value }) => `<tspan${part(name)}>${escaped(String(value))}</tspan>`).join(" · ")}</text>` : "";
}

/** Eight wagons around a block that has drawn them up. */
function laager(state: string): string {
  const at: [number, number][] = [[0, -35], [24, -30], [35, -5], [26, 23], [0, 30], [-26, 23], [-35, -5], [-24, -30]];
  return `<g class="laager">${at.map(([x, y]) => `<rect x="${x - 6.5}" y="${y - 4}" width="13" height="8" rx="1.6"${part(`badge:${state}`)}/>`).join("")}${p(at.map(([x, y]) => `M${x - 3},${y - 4}v8M${x + 3},${y - 4}v8`).join(""), "")}</g>`;
}

/** A sealed letter, in the corner where badges are. */
const letter = (x: number, y: number, state: string): string =>
  `<g class="ltr"${part(`badge:${state}`)}><rect x="${n1(x - 11)}" y="${n1(y - 8)}" width="22" height="16"/>${p(`M${n1(x - 11)},${n1(y - 8)}L${n1(x)},${n1(y + 1)}L${n1(x + 11)},${n1(y - 8)}`, "")}<circle cx="${n1(x)}" cy="${n1(y + 1.6)}" r="3.2"/></g>`;

/** A rank of blocks at the foot: those present, then the sockets of those lost. */
function rank(strength: number, full: number): string {
  const cells = Math.max(full, strength);
  const w = cells > 4 ? Math.min(10, 58.2 / cells - 1.5) : 12;
  const start = -(cells * (w + 1.5) - 1.5) / 2;
  return Array.from({ length: cells }, (_, i) => {
    const x = start + i * (w + 1.5);
    if (i >= strength) return p(`M${n1(x)},12h${n1(w)}v11.5h${n1(-w)}Z`, "blk-x");
    return p(`M${n1(x)},12h${n1(w)}v11.5h${n1(-w)}Z`, "blk") + p(`M${n1(x + 1.4)},13.7h${n1(w - 2.8)}`, "blk-h")
      + p(`M${n1(x + 0.6)},20.4h${n1(w - 1.2)}v2.5h${n1(1.2 - w)}Z`, "blk-d"); // prettier-ignore
  }).join("");
}

const [LAAGER, LETTER] = ["st-wagons", "st-letter"]; // states that are drawn larger than a badge

/** A thing of which one does not know what it is: a paper with the dot of its side. */
export function paper(look: Pick<Look, "second">, inside = "", says = ""): string {
  const dot = look.second ? '<circle cx="-20" cy="-20" r="4" class="ppr-o"/>' : '<rect x="-24" y="-24" width="8" height="8" class="ppr-s"/>';
  return `${p("M-25,-23H29V23H-25Z", "sh")}${p("M-28,-28H28V20H-28Z", "ppr", says)}${p("M-25,-25H25V17H-25Z", "ppr-l")}${dot}${inside || '<text y="8" class="ppr-q">?</text>'}`;
}

/** Cards and blocks: plate, arm, class mark, code, and a rank of blocks. */
export function block(piece: Piece, look: Look): string {
  const round = look.second;
  const [corner, frame] = round ? [9, 7] : [6, 4.4];
  const face = plate(-28, -28, 56, 46, corner, round);
  const short = escaped(piece.short);
  const scales = chevrons(piece, look);
  const drawnUp = badges(piece, look).find(({ symbol }) => symbol === LAAGER);
  const states = badges(piece, look).filter((one) => one.symbol !== LAAGER);
  return [
    drawnUp ? laager(drawnUp.state) : "",
    p(plate(-27, -25, 57, 53, corner, round), "sh"),
    p(plate(-28, -27, 56, 49, corner, round), "edge"),
    p(face, "face"),
    p(plate(-25.5, -25.5, 51, 41, frame, round), "fr"),
    p(face, "sheen"),
    figure(piece.art, 6.5, -7.5, 40, round),
    plan(piece.art, -7),
    mark(piece, look),
    `<text x="-18.8" y="${scales ? -3.6 : -0.4}" class="code${short.length > 2 ? " c3" : ""}" text-anchor="middle"${part("code")}>${short}</text>`,
    scales,
    small(piece, look),
    `<g${part("strength")}>${rank(piece.strength, piece.full)}</g>`,
    states.slice(0, 3).map((b, i) => (b.symbol === LETTER ? letter(23, -22 + 18 * i, b.state) : badge(b.symbol, b.css, 25, -22 + 18 * i, 9, b.state))).join(""),
  ].join(""); // prettier-ignore
}

// -- facing counters -----------------------------------------------------------------------------------------------------

/** A counter that faces a vertex: front band and point, gauge on the rear edge, numbers upright. */
export function counter(piece: Piece, look: Look): string {
  const round = look.second;
  const long = hexesOf(piece.place).length > 1;
  const w = long ? 103.2 : 46;
  const [corner, deep] = round ? [7, 8] : [4.5, 5.5];
  const turn = look.bearing ?? 0;
  const spot = turnedBy(turn);
  const line = (...points: [number, number][]): string => `M${points.map(([x, y]) => spot(x, y)).join("L")}Z`;
  const [left, right, top] = [-w / 2, w / 2, -23];
  const points = long ? [-28.6, 28.6] : [0];
  return [
    p(plate(left - 0.5, -23.5, w + 1, 47, corner, round, turnedBy(turn, 1.5, 4.2)), "sh"),
    p(plate(left, top, w, 46, corner, round, turnedBy(turn, 0, 2.4)), "edge"),
    p(plate(left, top, w, 46, corner, round, spot), "face"),
    p(plate(left + 1.8, -21.2, w - 3.6, 42.4, corner - 1.2, round, spot), "fr"),
    p(line([left + corner, top], [right - corner, top], [right, top + corner], [right, top + deep], [left, top + deep], [left, top + corner]), "front", "front"),
    points.map((x) => p(line([x - 6, -23.4], [x, -29], [x + 6, -23.4]), "front pt")).join(""),
    gauge(piece, w - 10, spot),
    counterArt(piece, look, long),
    plan(piece.art, 0),
    badges(piece, look).slice(0, 3).map((b, i) => badge(b.symbol, b.css, -20 + 14 * i, -22, 8, b.state)).join(""),
  ].join(""); // prettier-ignore
}

/** The gauge of cohesion: as many cells as the unit can bear, those lost filled in red. */
function gauge(piece: Piece, w: number, spot: Spot): string {
  const cells = Math.max(1, piece.full);
  const lost = Math.min(cells, Math.max(0, piece.full - piece.strength));
  const [left, top, foot] = [-w / 2, 16.6, 21.2];
  const strip = (long: number, css: string): string => p(`M${spot(left, top)}L${spot(left + long, top)}L${spot(left + long, foot)}L${spot(left, foot)}Z`, css);
  const ticks = Array.from({ length: cells - 1 }, (_, i) => left + ((i + 1) * w) / cells).map((x) => `M${spot(x, top)}L${spot(x, foot)}`).join("");
  return p(`M${spot(left, top)}L${spot(left + w, top)}L${spot(left + w, foot)}L${spot(left, foot)}Z`, "gz", "strength") + (lost ? strip((w * lost) / cells, "gh") : "") + p(ticks, "gt");
}

function counterArt(piece: Piece, look: Look, long: boolean): string {
  const text = (x: number, y: number, css: string, place: Place): string => {
    const found = numberAt(piece.numbers, look.looks, place);
    return found === null || found.value === "" ? "" : `<text x="${n1(x)}" y="${n1(y)}" class="${css}"${part(found.name)}>${escaped(String(found.value))}</text>`;
  };
  const three = (x: number, y: number): string => text(x - 12, y, "n2", "left") + text(x, y + 1, "n1", "middle") + text(x + 12, y, "n2", "right");
  if (!long) return figure(piece.art, 0, -5.5, 29, look.second) + three(0, 17) + text(12.5, -11.5, "ms", "corner");
  const turned = (((look.bearing ?? 0) % 180) + 180) % 180;
  if (Math.abs(turned - 90) < 20) return figure(piece.art, 0, -18, 38, look.second) + nameOn(look.name, 41) + three(0, 33);
  const angle = ((turned > 90 ? turned - 180 : turned) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return figure(piece.art, -24 * dx, -24 * dy - 1, 35, look.second) + three(24 * dx, 24 * dy + 4);
}

const LEAST = 7.2; // smaller letters cannot be read

/** A name on a plate so wide: smaller if need be, on two lines if it has two words, and cut short rather than too small. */
function nameOn(name: string, wide: number): string {
  const size = (line: string): number => Math.min(9.4, (9.4 * wide) / (line.length * 4.5));
  const line = (words: string, y: number): string => `<text x="0" y="${y}" class="nm" style="font-size: ${n1(size(words))}px">${escaped(words)}</text>`;
  if (size(name) >= LEAST) return line(name, 16);
  const [first, second] = inTwo(name);
  const most = Math.floor((9.4 * wide) / (LEAST * 4.5));
  return second ? line(cut(first, most), 11.5) + line(cut(second, most), 19.5) : line(cut(first, most), 16);
}

/** The words of a name on two lines, the longer of which is as short as can be. */
function inTwo(name: string): [string, string] {
  const words = name.split(" ");
  const ways = words.map((_, i): [string, string] => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = ([one, other]: [string, string]): number => Math.max(one.length, other.length);
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

/** A line in so many letters: its longest word gives way, with a point. */
function cut(line: string, most: number): string {
  const over = line.length - most;
  if (over <= 0) return line;
  const longest = line.split(" ").reduce((a, b) => (b.length > a.length ? b : a));
  return line.replace(longest, `${longest.slice(0, Math.max(2, longest.length - over - 1))}.`);
}

// -- leaders -------------------------------------------------------------------------------------------------------------

/** A single man, not a unit: his ruleset says which art is that of one. */
export const isLeader = (piece: Piece, { looks }: { looks: Looks }): boolean => looks.men?.includes(piece.art) ?? false;

/** A name that leaves his neighbours in sight: of a long one the first words. */
function onRibbon(name: string): string {
  if (name.length <= RIBBON) return name;
  const end = name.lastIndexOf(" ", RIBBON - 1);
  return `${name.slice(0, end > 3 ? end : RIBBON - 1)}…`;
}
const RIBBON = 16; // letters

/** A leader's medal, and the ribbon with his name. Attached, it sits at the upper right of his unit. */
export function medal(piece: Piece, look: Look, attached: boolean): string {
  const [x, y, r] = attached ? [23, -26, 12.5] : [0, -3, 18];
  const short = onRibbon(look.name);
  const name = escaped(short);
  const width = short.length * (attached ? 4.7 : 5.2) + 12;
  const [right, middle] = attached ? [12.5, -34.5] : [width / 2, 21];
  const left = right - width;
  const ribbon = p(`M${n1(left)},${middle - 6}H${n1(right)}L${n1(right - 3)},${middle}L${n1(right)},${middle + 6}H${n1(left)}L${n1(left + 3)},${middle}Z`, "");
  const ranked = numberAt(piece.numbers, look.looks, "bars");
  const [bars, rankName] = [Math.min(3, Number(ranked?.value ?? 0)), ranked?.name ?? ""];
  const squares = Array.from({ length: bars }, (_, i) => `<rect x="${n1(x - bars * 3 + 6 * i + 0.5)}" y="${n1(y - r - 6.4)}" width="5" height="5" class="bar"${part(rankName)}/>`).join("");
  const { name: corner = "", value = undefined } = numberAt(piece.numbers, look.looks, "corner") ?? {};
  const tile = value === undefined ? "" : `<g class="tile"${part(corner)}><rect x="${n1(x + r * 0.55)}" y="${n1(y - r * 1.1)}" width="15" height="14" rx="2.5"/><text x="${n1(x + r * 0.55 + 7.5)}" y="${n1(y - r * 1.1 + 11)}">${escaped(String(value))}</text></g>`;
  const state = badges(piece, look).slice(0, 2).map((b, i) => badge(b.symbol, b.css, x + r * 0.75 - 13 * i, y + r * 0.75, 7, b.state)).join("");
  return [
    name && `<g class="rib">${ribbon}<text x="${n1((left + right) / 2)}" y="${n1(middle + 3.3)}">${name}</text></g>`,
    `<g class="coin"${part("medal")}><circle cx="${x + 1}" cy="${y + 3}" r="${r}" class="sh"/><circle cx="${x}" cy="${y}" r="${r}" class="coin-r"/>`,
    `<circle cx="${x}" cy="${y}" r="${n1(r - 2.3)}" class="coin-f"/>${figure(piece.art, x, y, r * 1.3, look.second)}</g>`,
    squares,
    tile,
    state,
  ].join("");
}

// -- any piece -----------------------------------------------------------------------------------------------------------

const faces = (piece: Piece): boolean => facingOf(piece.place) !== undefined;

/** The scale at which a piece stands on a hex of the world. */
export const scaleOf = (piece: Piece, look: Look): number => (piece.footprint ? 1 : !faces(piece) || isLeader(piece, look) ? S / 42.5 : S / 33);

export function drawn(piece: Piece, look: Look): string {
  if (piece.badges.includes("hidden")) return paper(look, piece.full ? figure(piece.art, 4, -5, 36, look.second) + rank(piece.strength, piece.full) : "", "badge:hidden");
  return faces(piece) ? counter(piece, look) : block(piece, look);
}

/** Classes of the group around a drawn piece. */
export const pieceClass = (piece: Piece, look: Look): string =>
  `pc lv-${look.livery}${faces(piece) ? " ct" : ""}${look.second ? " b" : ""}${piece.badges.includes("spent") ? " dim" : ""}`;
