/** The sign of a ruleset: a real piece of it. */

import type { Look } from "../draw/pieces";
import { looksOf } from "../lib/facts.svelte";
import { liveryOf } from "../lib/looks";
import type { Piece } from "../lib/wire";

export function signOf(ruleset: string): Piece {
  const plain: Piece = {
    id: ruleset, side: "", place: "", art: "heavy-foot", short: "", strength: 3, full: 3, facing: null, footprint: null,
    carries: [], badges: [], numbers: {}, sheet: [],
  }; // prettier-ignore
  return { ...plain, ...looksOf(ruleset).sign };
}

export function lookOf(ruleset: string): Look {
  const looks = looksOf(ruleset);
  return { livery: liveryOf(ruleset, looks, 0), second: false, name: "", bearing: 90, looks };
}
