/** The sign of a ruleset: a real piece of it. */

import type { Look } from "../draw/pieces";
import { looksOf } from "../lib/facts.svelte";
import { liveryOf } from "../lib/looks";
import type { Piece } from "../lib/wire";

/** The piece that stands for a ruleset. It faces to the right, if pieces of that ruleset face anywhere. */
export function signOf(ruleset: string): Piece {
  const plain: Piece = {
    id: ruleset, side: "", place: { hex: "" }, art: "heavy-foot", short: "", strength: 3, full: 3, footprint: null,
    carries: [], badges: [], numbers: {}, sheet: [],
  }; // prettier-ignore
  const { facing, ...sign } = looksOf(ruleset).sign ?? {};
  return { ...plain, ...sign, place: facing === undefined ? plain.place : { hex: "", facing: "E" } };
}

/** How pieces of a ruleset look, in the livery of a nation if it has one. */
export function lookOf(ruleset: string, nation = ""): Look {
  const looks = looksOf(ruleset);
  return { livery: liveryOf(ruleset, looks, 0, looks.livery?.nation?.[nation]?.[0]), second: false, name: "", bearing: 90, looks };
}
