/** Brushes: how ground and hexsides are read from a document and written into it, by what the workbench says of each. */

import type { Hexes } from "../draw/hexes";
import type { Brush, Layer, Tools } from "./bench";
import { at, isTable, listAt, put, steps, tablesAt, type Doc } from "./document";

/** A hex, or a side of one (`0512:NE`). */
export type Spot = string;
/** Brushes whose spots are sides: hexsides, and currents, which run toward one. */
export const onSides = (brush: Brush): boolean => brush.form === "sides" || brush.form === "hexed" || brush.form === "flow";
const hexOf = (spot: Spot): string => spot.split(":")[0] as string;
const fits = (brush: Brush, entry: Doc): boolean => Object.entries(brush.fixed ?? {}).every(([key, value]) => entry[key] === value);
const exact = (brush: Brush): number => Object.keys(brush.fixed ?? {}).length;

/** The brush that an entry of a list was painted with: of those that fit, the one that says most. */
export const brushOf = (brushes: readonly Brush[], path: string, entry: Doc): Brush | undefined =>
  brushes.filter((brush) => brush.path === path && !brush.mark && fits(brush, entry)).sort((a, b) => exact(b) - exact(a))[0];

/** Where each brush has painted. */
export function painted(document: Doc, brushes: readonly Brush[]): Map<string, Spot[]> {
  const found = new Map<string, Spot[]>(brushes.map((brush) => [brush.id, []]));
  for (const path of new Set(brushes.map((brush) => brush.path))) {
    const here = brushes.filter((brush) => brush.path === path);
    const value = at(document, steps(path));
    for (const entry of listAt(value)) {
      if (typeof entry === "string") found.get(here[0]?.id ?? "")?.push(entry);
      if (!isTable(entry)) continue;
      for (const brush of [brushOf(here, path, entry), ...here.filter(({ mark }) => mark)]) if (brush) found.get(brush.id)?.push(...spotsOf(brush, entry));
    }
  }
  return found;
}

function spotsOf(brush: Brush, entry: Doc): Spot[] {
  const strings = (value: unknown): string[] => listAt(value).filter((each): each is string => typeof each === "string");
  if (brush.form === "hexed") return strings(entry.sides).map((side) => `${String(entry.hex)}:${side}`);
  if (brush.form === "flow") return strings(entry[brush.key ?? ""]).map((hex) => `${hex}:${String(entry[brush.toward ?? ""])}`);
  return brush.form === "shape" ? [] : strings(entry[brush.mark ?? brush.key ?? ""]);
}

/** A document without the spots in what a brush has painted; entries that are left empty go. */
function lifted(document: Doc, brush: Brush, brushes: readonly Brush[], gone: ReadonlySet<Spot>): Doc {
  const way = steps(brush.path);
  const value = at(document, way);
  if (!Array.isArray(value)) return document;
  let changed = false;
  const kept = (value as unknown[]).flatMap((entry) => {
    if (typeof entry === "string") return gone.has(entry) ? ((changed = true), []) : [entry];
    if (!isTable(entry) || (!brush.mark && brushOf(brushes, brush.path, entry)?.id !== brush.id)) return [entry];
    const spots = spotsOf(brush, entry);
    const left = spots.filter((spot) => !gone.has(brush.form === "flow" ? hexOf(spot) : spot));
    if (left.length === spots.length) return [entry];
    changed = true;
    return left.length || brush.mark ? [withSpots(brush, entry, left)] : [];
  });
  return changed ? (put(document, way, kept) as Doc) : document;
}

function withSpots(brush: Brush, entry: Doc, spots: Spot[]): Doc {
  if (brush.form === "hexed") return { ...entry, sides: spots.map((spot) => spot.split(":")[1]) };
  const { [brush.mark ?? ""]: _, ...bare } = entry;
  if (brush.mark) return spots.length ? { ...bare, [brush.mark]: spots } : bare;
  return { ...entry, [brush.key ?? ""]: brush.form === "flow" ? spots.map(hexOf) : spots };
}

/** A document with some spots painted. Of one layer a hex has one kind; sides keep whatever else runs along them. */
export function paint(document: Doc, brush: Brush, tools: Tools, spots: readonly Spot[], hexes: Hexes): Doc {
  const clean = erase(document, brush.layer, tools, spots, hexes);
  if (isBase(clean, brush, tools.layer)) return clean;
  const way = steps(brush.path);
  const list = listAt(at(clean, way));
  if (brush.form === "hexes") return put(clean, way, [...list, ...spots]) as Doc;
  if (brush.form === "hexed") return put(clean, way, addedSides(list, spots)) as Doc;
  if (brush.mark) return put(clean, way, spots.reduce((roads, hex) => marked(roads, brush, hex, hexes), list)) as Doc;
  if (brush.form === "flow") return put(clean, way, flowing(list, brush, tools.brush ?? [], spots)) as Doc;
  if (brush.form === "course") return put(clean, way, spots.reduce((roads, hex) => onward(roads, brush, hex, hexes), list)) as Doc;
  const place = list.findIndex((entry) => isTable(entry) && brushOf(tools.brush ?? [], brush.path, entry)?.id === brush.id && !named(brush, entry));
  const before = place < 0 ? { ...brush.fixed, ...brush.also } : (list[place] as Doc);
  const entry = withSpots(brush, before, [...spotsOf(brush, before), ...spots]);
  return put(clean, [...way, place < 0 ? list.length : place], entry) as Doc;
}

/** A patch with a name of its own, or with anything else that the brush does not say, is not painted on to. */
const named = (brush: Brush, entry: Doc): boolean => Object.keys(entry).some((key) => key !== brush.key && key !== brush.toward && !(key in (brush.fixed ?? {})) && !(key in (brush.also ?? {})));

/** Whether the ground there is of this kind anyway, where nothing is painted. */
export function isBase(document: Doc, brush: Brush, layers: readonly Layer[] = []): boolean {
  const layer = layers.find(({ id }) => id === brush.layer);
  return layer !== undefined && brush.fixed?.[layer.key] === (at(document, steps(layer.base)) ?? layer.plain);
}

/** A document with nothing of a layer in some spots. A side is the same from both of its hexes. */
export function erase(document: Doc, layer: string, tools: Tools, spots: readonly Spot[], hexes: Hexes): Doc {
  const brushes = tools.brush ?? [];
  const flows = brushes.some((brush) => brush.layer === layer && brush.form === "flow");
  const gone = new Set(spots.flatMap((spot) => (flows ? [hexOf(spot)] : [spot, ...(spot.includes(":") ? [fromBeyond(spot, hexes)] : [])])));
  const marks = (brush: Brush): boolean => brush.mark !== undefined && brushes.some((course) => course.layer === layer && course.path === brush.path);
  return brushes.filter((brush) => brush.layer === layer || marks(brush)).sort((a, b) => Number(marks(b)) - Number(marks(a))).reduce((left, brush) => lifted(left, brush, brushes, gone), document);
}

function fromBeyond(spot: Spot, hexes: Hexes): Spot {
  const [hex = "", name = ""] = spot.split(":");
  const side = hexes.side(name);
  const beyond = side < 0 ? undefined : hexes.neighbour(hex, side);
  return beyond ? `${beyond}:${hexes.sideName((side + 3) % 6)}` : spot;
}

function addedSides(list: unknown[], spots: readonly Spot[]): unknown[] {
  return spots.reduce<unknown[]>((entries, spot) => {
    const [hex, side] = spot.split(":");
    const place = entries.findIndex((entry) => isTable(entry) && entry.hex === hex);
    if (place < 0) return [...entries, { hex, sides: [side] }];
    const entry = entries[place] as Doc;
    return put(entries, [place], { ...entry, sides: [...listAt(entry.sides), side] }) as unknown[];
  }, list);
}

/** A road goes on from whichever end lies next to the hex; else a new one begins. */
function onward(roads: unknown[], brush: Brush, hex: string, hexes: Hexes): unknown[] {
  const key = brush.key ?? "";
  const near = (name: unknown): boolean => typeof name === "string" && hexes.neighbours(hex).includes(name);
  const ends = tablesAt(roads).map((road) => listAt(road[key]));
  const after = ends.findIndex((way) => near(way.at(-1)));
  if (after >= 0) return put(roads, [after, key], [...(ends[after] as unknown[]), hex]) as unknown[];
  const before = ends.findIndex((way) => near(way[0]));
  if (before >= 0) return put(roads, [before, key], [hex, ...(ends[before] as unknown[])]) as unknown[];
  return [...roads, { ...brush.fixed, ...brush.also, [key]: [hex] }];
}

/** A hex of a road marked, a bridge for one; where no road goes, the nearest is led on to it. */
function marked(roads: unknown[], brush: Brush, hex: string, hexes: Hexes): unknown[] {
  const [key, mark] = [brush.key ?? "", brush.mark ?? ""];
  const on = (all: unknown[]): number => all.findIndex((road) => isTable(road) && listAt(road[key]).includes(hex));
  const laid = on(roads) < 0 ? onward(roads, brush, hex, hexes) : roads;
  const road = laid[on(laid)] as Doc;
  return put(laid, [on(laid), mark], [...listAt(road[mark]), hex]) as unknown[];
}

/** Currents: the hexes that run toward the same side in one entry. Of a stroke through a hex its last side counts: where it left. */
function flowing(list: unknown[], brush: Brush, brushes: readonly Brush[], spots: readonly Spot[]): unknown[] {
  const [key, toward] = [brush.key ?? "", brush.toward ?? ""];
  const last = new Map(spots.map((spot) => spot.split(":") as [string, string]));
  return [...last].reduce((entries, [hex, side]) => {
    const place = entries.findIndex((entry) => isTable(entry) && entry[toward] === side && brushOf(brushes, brush.path, entry)?.id === brush.id && !named(brush, entry));
    if (place < 0) return [...entries, { ...brush.fixed, ...brush.also, [toward]: side, [key]: [hex] }];
    return put(entries, [place, key], [...listAt((entries[place] as Doc)[key]), hex]) as unknown[];
  }, list);
}

/** What the board shows: kinds of terrain and of hexsides, each with where it lies. */
export function drawnGround(document: Doc, tools: Tools, hexes: Hexes): { terrain: Record<string, string[]>; hexsides: Record<string, [string, string][]> } {
  const brushes = tools.brush ?? [];
  const spots = painted(document, brushes);
  const terrain: Record<string, string[]> = {};
  const hexsides: Record<string, [string, string][]> = {};
  for (const brush of brushes) {
    const here = spots.get(brush.id) ?? [];
    const all = isBase(document, brush, tools.layer) ? [...here, ...bare(brush, brushes, spots, hexes)] : here;
    for (const art of brush.art ?? [brush.id]) {
      if (onSides(brush)) (hexsides[art] ??= []).push(...all.map((spot) => spot.split(":") as [string, string]).filter(([hex]) => hexes.has(hex)));
      else (terrain[art] ??= []).push(...all.filter((hex) => hexes.has(hex)));
    }
  }
  return { terrain, hexsides };
}

/** The hexes in which a layer has nothing painted. */
function bare(brush: Brush, brushes: readonly Brush[], spots: ReadonlyMap<string, Spot[]>, hexes: Hexes): string[] {
  const covered = new Set(brushes.filter((each) => each.layer === brush.layer).flatMap((each) => spots.get(each.id) ?? []));
  return hexes.names.filter((name) => !covered.has(name));
}

/** Which brush painted a spot, the uppermost layer first. */
export function brushAt(document: Doc, tools: Tools, spot: Spot): Brush | undefined {
  const brushes = tools.brush ?? [];
  const spots = painted(document, brushes);
  return [...brushes].reverse().find((brush) => spots.get(brush.id)?.includes(spot));
}

/** Hexes that hang together with one and have the same of a layer: what a fill covers. */
export function alike(document: Doc, layer: string, tools: Tools, from: string, hexes: Hexes): string[] {
  const brushes = (tools.brush ?? []).filter((brush) => brush.layer === layer && !onSides(brush));
  const kind = new Map<string, string>();
  for (const [id, names] of painted(document, brushes)) for (const name of names) kind.set(name, id);
  const wanted = kind.get(from);
  const found = new Set([from]);
  for (const hex of found) for (const near of hexes.neighbours(hex)) if (kind.get(near) === wanted) found.add(near);
  return [...found];
}

/** The hexes of a brush of 1, 7 or 19 around one. */
export function around(hex: string, size: number, hexes: Hexes): string[] {
  let found = [hex];
  for (let reach = size === 19 ? 2 : size === 7 ? 1 : 0; reach > 0; reach--) found = [...new Set(found.flatMap((name) => [name, ...hexes.neighbours(name)]))];
  return found;
}
