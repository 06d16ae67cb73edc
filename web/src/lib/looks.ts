/** How a ruleset is drawn, as its own files say (docs/facts.md). A ruleset that says nothing is drawn plainly. */

import type { Words } from "./wire";

export type Place = "left" | "middle" | "right" | "corner" | "chevrons" | "bars" | "notches";
export type Pair = readonly [string, string];
/** The colours of a livery that a ruleset brings along. */
export interface Paint { ground: string; ink: string; key: string; band: string }
export interface Category extends Words { colour: string }
export interface CardFace { category: string; art?: string; orders?: readonly number[] }
export interface Sign { art: string; short?: string; strength?: number; full?: number; facing?: number; numbers?: Record<string, number | string> }

export interface Looks {
  title?: Words;
  /** Art of single men: drawn as medals, not counted as units. */
  men?: readonly string[];
  livery?: { plain: Pair; nation?: Record<string, Pair>; colours?: Record<string, { day: Paint; night?: Paint }> };
  sign?: Sign;
  timeline?: { day: string; night: string; mark: string };
  numbers?: Record<string, Place>;
  /** What the parts of a piece say: the entry of the glossary for each. */
  key?: Record<string, string>;
  marks?: Record<string, Record<string, string>>;
  badges?: Record<string, string>;
  /** A kind of marker and its symbol. */
  markers?: Record<string, string>;
  /** A kind of marker that is drawn otherwise than as a disc with its symbol. */
  drawn?: Record<string, string>;
  dice?: Record<string, string>;
  categories?: Record<string, Category>;
  cards?: Record<string, CardFace>;
}

export const PLAIN: Looks = {};
const PLAIN_PAIR: Pair = ["porphyry", "sky"];

/** Liveries of a ruleset's own bear its name, so that two rulesets may both have a "tangerine". */
const worn = (ruleset: string, looks: Looks, livery: string): string => (looks.livery?.colours?.[livery] ? `${ruleset}-${livery}` : livery);

/** What the first or second side of a battle wears: what the scene tells, else the plain pair of its ruleset. */
export const liveryOf = (ruleset: string, looks: Looks, side: number, told = ""): string =>
  worn(ruleset, looks, told || ((looks.livery?.plain ?? PLAIN_PAIR)[Math.min(side, 1)] as string));

const painted = ({ ground, ink, key, band }: Paint): string =>
  `--g:${ground};--gd:color-mix(in srgb,${ground},#000 28%);--gh:color-mix(in srgb,${ground},#fff 16%);--k:${key};--i:${ink};--b:${band}`;

/** The liveries that a ruleset brings along, as style rules. */
export const paints = (ruleset: string, looks: Looks): string[] =>
  Object.entries(looks.livery?.colours ?? {}).flatMap(([name, { day, night }]) => {
    const css = `.lv-${CSS.escape(worn(ruleset, looks, name))}`;
    return [`${css}{${painted(day)}}`, ...(night ? [`.night ${css}{${painted(night)}}`] : [])];
  });

/** The number of a piece that stands at a place of it. */
export function numberAt(numbers: Record<string, number | string>, looks: Looks, place: Place): { name: string; value: number | string } | null {
  const name = Object.entries(looks.numbers ?? {}).find(([name, where]) => where === place && numbers[name] !== undefined)?.[0];
  return name === undefined ? null : { name, value: numbers[name] as number | string };
}
