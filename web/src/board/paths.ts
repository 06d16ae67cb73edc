/** The way an option leads over the board. */

import { kindOf } from "../lib/options";
import type { Option, Route, Words } from "../lib/wire";

/** The hexes a piece stands in, from the start on; what it has spent in each after the first; what the whole costs. */
export interface Way { places: string[][]; costs: number[]; note: Words | null }

const NONE: Way = { places: [], costs: [], note: null };

/**
 * The way of the open option that a click on a hex leads to. If the scene knows its route, that; else from where the
 * piece stands over the hexes of the option up to the pointer. `places` gives the hexes of a ref.
 */
export function wayTo(
  hover: string, open: readonly Option[], depth: number, routes: readonly Route[], places: (ref: string) => readonly string[] | undefined,
): Way { // prettier-ignore
  const rank = (option: Option): number => option.refs.length * 2 + Number(option.refs[depth] !== `hex:${hover}`);
  const through = open.filter((option) => option.refs.slice(depth).includes(`hex:${hover}`));
  const option = through.sort((a, b) => rank(a) - rank(b))[0];
  return option ? (wayOf(option, routes) ?? straightOn(option, hover, places)) : NONE;
}

/** The route of an option, where the scene knows one. */
export function wayOf(option: Option, routes: readonly Route[]): Way | null {
  const route = routes.find((each) => each.option === option.text);
  return route ? { places: route.places, costs: route.costs, note: route.note } : null;
}

function straightOn(option: Option, hover: string, places: (ref: string) => readonly string[] | undefined): Way {
  const piece = option.refs.find((ref) => kindOf(ref) === "piece");
  const hexes = option.refs.filter((ref) => kindOf(ref) === "hex").map((ref) => ref.slice(4));
  const from = piece ? places(piece)?.[0] : undefined;
  const line = [...(from ? [from] : []), ...hexes.slice(0, hexes.indexOf(hover) + 1)];
  return { places: line.map((hex) => [hex]), costs: line.slice(1).map((_, i) => i + 1), note: null };
}
