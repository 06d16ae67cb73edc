/** The way an option leads over the board. */

import { kindOf, nameOf } from "../lib/options";
import { hexesOf } from "../lib/places";
import type { Option, Place, Route, Words } from "../lib/wire";

/** Where a piece stands, from the start on; what it has spent in each place after the first; what the whole costs. `known`: the scene says so. */
export interface Way { places: Place[]; costs: number[]; note: Words | null; known: boolean; within?: number | null }

const NONE: Way = { places: [], costs: [], note: null, known: false };

/**
 * The way of the open option that a click on a place leads to. If the scene knows its route, that; else from where the
 * piece stands over the hexes of the option up to the pointer. `place` says where the piece of a ref stands.
 */
export function wayTo(hover: string, open: readonly Option[], depth: number, routes: readonly Route[], place: (ref: string) => Place | undefined): Way {
  const rank = (option: Option): number => option.refs.length * 2 + Number(option.refs[depth] !== hover);
  const through = open.filter((option) => option.refs.slice(depth).includes(hover));
  const option = through.sort((a, b) => rank(a) - rank(b))[0];
  return option ? (wayOf(option, routes) ?? straightOn(option, hover, place)) : NONE;
}

/** The route of an option, where the scene knows one. */
export function wayOf(option: Option, routes: readonly Route[]): Way | null {
  const route = routes.find((each) => each.option === option.text);
  return route ? { places: route.places, costs: route.costs, note: route.note, known: true, within: route.within } : null;
}

function straightOn(option: Option, hover: string, place: (ref: string) => Place | undefined): Way {
  const piece = option.refs.find((ref) => kindOf(ref) === "piece");
  const hexes = option.refs.filter((ref) => kindOf(ref) === "hex").map(nameOf);
  const start = piece ? place(piece) : undefined;
  const from = start ? hexesOf(start)[0] : undefined;
  const line = [...(from ? [from] : []), ...hexes.slice(0, hexes.indexOf(nameOf(hover)) + 1)];
  return { places: line.map((hex) => ({ hex })), costs: line.slice(1).map((_, i) => i + 1), note: null, known: false };
}

/** What it costs to go to each hex that ends an open option, where the scene knows its route. */
export function costsTo(open: readonly Option[], depth: number, routes: readonly Route[]): Map<string, number> {
  const known = new Map(routes.map((route) => [route.option, route.costs.at(-1)]));
  const found = new Map<string, number>();
  for (const { text, refs } of open) {
    const [ref, cost] = [refs[depth], known.get(text)];
    if (!ref || cost === undefined || kindOf(ref) !== "hex" || refs.length !== depth + 1) continue;
    found.set(nameOf(ref), Math.min(cost, found.get(nameOf(ref)) ?? cost));
  }
  return found;
}
