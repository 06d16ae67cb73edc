/** The sign of a ruleset: a real piece of it. */

import type { Look } from "../draw/pieces";
import { liveries } from "../lib/liveries";
import type { Piece } from "../lib/wire";

const SIGNS: Record<string, Partial<Piece>> = {
  ancients: { art: "heavy-foot", short: "HI", strength: 4, full: 4, numbers: { class: "heavy" } },
  alexander: { art: "phalanx", facing: 90, strength: 6, full: 7, numbers: { size: 10, tq: 7, ma: 4 } },
  bayard: { art: "knight", short: "KN", strength: 3, full: 4, numbers: { class: "heavy" } },
  caesar: { art: "medium-foot", short: "", strength: 5, full: 6 },
};

export function signOf(ruleset: string): Piece {
  const plain: Piece = {
    id: ruleset, side: "", place: "", art: "heavy-foot", short: "", strength: 3, full: 3, facing: null, footprint: null,
    carries: [], badges: [], numbers: {}, sheet: [],
  }; // prettier-ignore
  return { ...plain, ...SIGNS[ruleset] };
}

export const lookOf = (ruleset: string): Look => ({ livery: liveries(ruleset, [""])[""]?.livery ?? "porphyry", second: false, name: "", bearing: 90 });
