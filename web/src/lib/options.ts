/**
 * Building an option by clicks: each option lists the things one clicks in order, and any prefix of clicks leaves the
 * options that begin with it. No ruleset needs code here.
 */

import type { Option } from "./wire";

export interface Building {
  /** Things clicked so far. */
  readonly clicked: readonly string[];
  /** Options that begin with them. */
  readonly open: readonly Option[];
  /** Options that are complete: nothing more is to be clicked. */
  readonly complete: readonly Option[];
  /** Things that may be clicked next. */
  readonly next: ReadonlySet<string>;
}

export function building(options: readonly Option[], clicked: readonly string[]): Building {
  const open = options.filter((option) => clicked.every((ref, i) => option.refs[i] === ref));
  const complete = open.filter((option) => option.refs.length === clicked.length);
  const next = new Set(open.flatMap((option) => option.refs[clicked.length] ?? []));
  return { clicked, open, complete, next };
}

/** What lies on the board or in the hand is clicked before a button that says more about it: options that began with such a button could not be begun. */
export function placesFirst(options: Option[]): Option[] {
  const hidden = ({ refs }: Option): boolean => refs.length > 1 && !isPlace(refs[0] as string) && refs.some(isPlace);
  if (!options.some(hidden)) return options;
  return options.map((option) => (hidden(option) ? { ...option, refs: [...option.refs.filter(isPlace), ...option.refs.filter((ref) => !isPlace(ref))] } : option));
}

/**
 * What a click on something means. `things` are the refs under the pointer, the most telling first (a piece before its
 * hex). Answers the new clicks, or null when the click means nothing now.
 */
export function click(options: readonly Option[], clicked: readonly string[], things: readonly string[]): string[] | null {
  const now = building(options, clicked);
  const on = things.find((ref) => now.next.has(ref));
  if (on) return [...clicked, on];
  for (let keep = clicked.length - 1; keep >= 0; keep--) {
    // Another unit instead: the click fits an earlier place.
    const before = building(options, clicked.slice(0, keep));
    const instead = things.find((ref) => before.next.has(ref) && ref !== clicked[keep]);
    if (instead) return [...clicked.slice(0, keep), instead];
  }
  if (things.includes(clicked.at(-1) ?? "")) return clicked.slice(0, -1);
  return null;
}

/** Follows the clicks that leave no choice: with one unit able to act, its target is the only question. */
export function forced(options: readonly Option[], clicked: readonly string[]): string[] {
  const line = [...clicked];
  for (;;) {
    const now = building(options, line);
    if (now.complete.length || now.next.size !== 1 || now.open.length < 2) return line;
    line.push([...now.next][0] as string);
  }
}

/** Pieces that may be dragged to a hex: the one in question where hexes are asked for (`far`: also such as are not listed), and those that a hex is asked for next. */
export function draggable({ clicked, open }: Building, actor: string, far: boolean): ReadonlySet<string> {
  const at = clicked.length;
  const isHex = (ref: string | undefined): boolean => ref?.startsWith("hex:") === true;
  const taken = clicked.filter((ref) => kindOf(ref) === "piece").at(-1) ?? (actor && `piece:${actor}`);
  const inHand = taken && (far || open.some(({ refs }) => isHex(refs[at]))) ? [taken] : [];
  return new Set([...inHand, ...open.flatMap(({ refs }) => (refs[at]?.startsWith("piece:") && isHex(refs[at + 1]) ? [refs[at]] : []))]);
}

/** Whether one click on a piece makes it. */
export const clicksPiece = ({ refs }: Option): boolean => refs.length === 1 && refs[0]?.startsWith("piece:") === true;

export const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(":"));
export const nameOf = (ref: string): string => ref.slice(ref.indexOf(":") + 1);
/** Things on the board or in the hand; everything else is a button. */
export const isPlace = (ref: string): boolean => ["piece", "hex", "hexside", "spot", "pose", "box", "card"].includes(kindOf(ref));
