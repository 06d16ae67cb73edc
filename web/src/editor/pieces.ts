/** Pieces in a document: where each stands, and how one is placed, moved, turned and lifted. */

import type { Hexes } from "../draw/hexes";
import type { Piece, Place, Words } from "../lib/wire";
import type { Bench, Kind, PieceLook, Sort, Tools } from "./bench";
import { at, free, isTable, listAt, pathOf, put, steps, tablesAt, type Doc, type Step } from "./document";

/** A piece of the document: `way` leads to its entry, `entry` is what tells of it, `here` what holds its place. */
export interface Posted { way: Step[]; sort: Sort; side: number; entry: Doc; here: Doc; id: string }
/** A hex, or a point of a free table as the document counts. */
export type Where = string | [number, number];

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Every piece that stands somewhere on the board. */
export function setUp(document: Doc, tools: Tools): Posted[] {
  const all = tools.sort.flatMap((sort) => waysOf(document, sort).flatMap(([way, side]) =>
    tablesAt(at(document, way)).flatMap((entry, place) => {
      const here = sort.at ? (isTable(entry[sort.at]) ? (entry[sort.at] as Doc) : {}) : entry;
      const stands = sort.place === "hex" ? here.hex !== undefined : typeof here.x === "number" && typeof here.y === "number";
      return stands ? [{ way: [...way, place], sort, side, entry, here, id: text(here.id) || pathOf([...way, place]) }] : [];
    }))); // prettier-ignore
  return [...all.filter(({ side }) => side < 0), ...all.filter(({ side }) => side >= 0)]; // what is nobody's lies beneath
}

/** The lists of a sort: one for each side, or one for all. */
function waysOf(document: Doc, sort: Sort): [Step[], number][] {
  const way = steps(sort.path);
  const star = way.indexOf("*");
  if (star < 0) return [[way, -1]];
  return tablesAt(at(document, way.slice(0, star))).map((_, side) => [[...way.slice(0, star), side, ...way.slice(star + 1)], side]);
}

/** A piece as the board draws it: by the look that the loader found, else by that of a kind like it. */
export function drawnPiece(set: Posted, bench: Bench, looks: Record<string, PieceLook>, height: number): Piece {
  const { here, sort } = set;
  const look = looks[set.id] ?? bench.looks[kindOf(set, bench.tools)?.id ?? ""];
  const name = nameOf(set);
  return {
    id: set.id, side: String(set.side), place: placeOf(here, sort, bench.tools.up ? height : 0), name, carries: [], badges: [], sheet: [],
    art: look?.art ?? sort.art ?? "leader", short: look?.short ?? "", strength: look?.strength ?? 0, full: look?.full ?? 0, footprint: look?.footprint ?? null, numbers: look?.numbers ?? {},
  }; // prettier-ignore
}

export function nameOf({ here, entry, sort, id }: Posted): Words {
  const [en, fr] = [sort.names_at ?? sort.names, sort.at ? here : entry] as const;
  const said = (key: string | undefined): string => text(fr[key ?? ""]);
  return { en: said(en?.[0]) || id, fr: said(en?.[1]) || said(en?.[0]) || id };
}

function placeOf(here: Doc, sort: Sort, height: number): Place {
  const facing = sort.facing ? here[sort.facing] : undefined;
  if (sort.place === "hex") {
    const named = typeof facing === "string" ? { facing } : {};
    return Array.isArray(here.hex) ? { hexes: listAt(here.hex).map(String), ...named } : { hex: text(here.hex), ...named };
  }
  const spot: [number, number] = [here.x as number, height ? height - (here.y as number) : (here.y as number)];
  return sort.place === "pose" ? { pose: [...spot, (typeof facing === "number" ? facing : 0) * (sort.degrees ?? 1)] } : { point: spot };
}

/** The kind that a piece is most like: the one that agrees in the keys by which its sort is known. */
export function kindOf({ entry, sort }: Posted, tools: Tools): Kind | undefined {
  const like = (kind: Kind): number => (sort.known_by ?? []).filter((key) => kind.entry[key] === entry[key]).length;
  return tools.kind.filter((kind) => kind.sort === sort.id).sort((a, b) => like(b) - like(a))[0];
}

/** A document with a new piece, and the way to it. */
export function place(document: Doc, tools: Tools, kind: Kind, side: number, where: Where, hexes: Hexes | null): { document: Doc; way: Step[] } {
  const sort = tools.sort.find(({ id }) => id === kind.sort) as Sort;
  const way = steps(sort.path).map((step) => (step === "*" ? side : step));
  const list = listAt(at(document, way));
  const number = free(document, kind.id);
  const id = `${kind.id}-${number}`;
  let entry: Doc = { id, ...names(sort.names, kind, number), ...structuredClone(kind.entry) };
  if (!list.length) for (const [path, value] of Object.entries(sort.first ?? {})) entry = put(entry, steps(path), value) as Doc;
  for (const [key, other] of Object.entries(sort.refs ?? {})) {
    const last = tablesAt(at(document, ["side", side, other])).at(-1)?.id;
    if (last !== undefined && entry[key] === undefined) entry[key] = last;
  }
  const spot: Step[] = sort.at ? [sort.at] : [];
  if (sort.at) entry = { ...entry, [sort.at]: { id: `${sort.at}-${id}`, ...names(sort.names_at, kind, number), ...(entry[sort.at] as Doc) } };
  if (sort.facing) entry = put(entry, [...spot, sort.facing], sort.looks?.[side as 0 | 1]) as Doc;
  entry = stood(entry, sort, where, kind.wide === true, hexes);
  const made = put(document, [...way, list.length], entry) as Doc;
  return { document: withChief(switchedOn(made, sort), sort, side), way: [...way, list.length] };
}

const names = (keys: readonly string[] | undefined, kind: Kind, number: number): Doc => (keys ? { [keys[0] as string]: `${kind.en} ${number}`, [keys[1] as string]: `${kind.fr} ${number}` } : {});

/** The optional rules without which pieces of a sort would do nothing. */
const switchedOn = (document: Doc, sort: Sort): Doc =>
  (sort.switches ?? []).reduce((whole, name) => (at(whole, ["options", name]) === undefined ? (put(whole, ["options", name], "on") as Doc) : whole), document);

/** The first of those who may command does. */
function withChief(document: Doc, sort: Sort, side: number): Doc {
  if (!sort.chief) return document;
  const known = tablesAt(at(document, steps(sort.path).map((step) => (step === "*" ? side : step)))).map(({ id }) => id);
  const way = ["side", side, sort.chief];
  return known.includes(at(document, way)) || !known.length ? document : (put(document, way, known[0]) as Doc);
}

/** An entry at a place; one that is two hexes wide lies across the way it faces. */
function stood(entry: Doc, sort: Sort, where: Where, wide: boolean, hexes: Hexes | null): Doc {
  const spot: Step[] = sort.at ? [sort.at] : [];
  if (typeof where !== "string") return put(put(entry, [...spot, "x"], where[0]), [...spot, "y"], where[1]) as Doc;
  if (!wide) return put(entry, [...spot, "hex"], where) as Doc;
  const side = hexes?.side(sort.second?.[text(entry[sort.facing ?? ""])] ?? "") ?? -1;
  const second = side < 0 ? undefined : hexes?.neighbour(where, side);
  return put(entry, [...spot, "hex"], second ? [where, second] : [where]) as Doc;
}

const isWide = ({ here }: Posted): boolean => Array.isArray(here.hex) && here.hex.length > 1;

export const move = (document: Doc, set: Posted, where: Where, hexes: Hexes | null): Doc =>
  put(document, set.way, Array.isArray(set.here.hex) && !isWide(set) ? put(set.entry, [...(set.sort.at ? [set.sort.at] : []), "hex"], [where]) : stood(set.entry, set.sort, where, isWide(set), hexes)) as Doc;

/** A piece turned by so many steps, to the right or (negative) to the left. */
export function turn(document: Doc, set: Posted, by: number, hexes: Hexes | null): Doc {
  const { sort, here } = set;
  if (!sort.facing) return document;
  const spot: Step[] = [...set.way, ...(sort.at ? [sort.at] : []), sort.facing];
  const now = here[sort.facing];
  if (sort.degrees) {
    const all = 360 / sort.degrees;
    return put(document, spot, ((typeof now === "number" ? now : 0) + by + all) % all) as Doc;
  }
  const ways = sort.facings ?? [];
  const next = ways[(Math.max(0, ways.indexOf(now)) + by + ways.length) % ways.length];
  const turned = put(document, spot, next) as Doc;
  if (!isWide(set)) return turned;
  const entry = at(turned, set.way) as Doc;
  return put(turned, set.way, stood(entry, sort, text(listAt(here.hex)[0]), true, hexes)) as Doc;
}

export const lift = (document: Doc, way: readonly Step[]): Doc => put(document, way, undefined) as Doc;
