/** What the numbers, letters and signs on a piece say, for whoever points at one, and what an abbreviation means. */

import { factsOf, looksOf } from "./facts.svelte";
import { both, t, word } from "./text.svelte";
import type { Piece, Term } from "./wire";

/** A few words about a sign: what it is, what that means, and the rule that says so. */
export interface Told { title: string; text: string; rule: string }

/** An entry of the glossary by its key, or as it is written in the player's language. */
export function entryOf(ruleset: string, name: string): Term | undefined {
  const wanted = name.toLowerCase();
  return Object.entries(factsOf(ruleset)?.glossary ?? {}).find(([key, term]) => key.toLowerCase() === wanted || (both(term.term) || key).toLowerCase() === wanted)?.[1];
}

const named = (label: string, text: string): string => t("muster-fact", { label, text });
const told = (title: string, entry: Term | undefined): Told => ({ title, text: both(entry), rule: entry?.rule ?? "" });

/** What a part of a piece says. */
export function tellPart(ruleset: string, piece: Piece, part: string): Told {
  const key = looksOf(ruleset).key?.[part] ?? part;
  const entry = entryOf(ruleset, key);
  if (part.startsWith("badge:")) return told(word(ruleset, "badge", part.slice(6)), entryOf(ruleset, part.slice(6)));
  if (part === "code") return told(piece.short, entryOf(ruleset, piece.short));
  if (part === "strength") return told(named(both(entry?.term) || t("sheet-strength"), t("piece-strength", { strength: piece.strength, full: piece.full })), entry);
  const name = piece.numbers[part] === undefined ? key : part; // a medal stands for a number of his
  const value = piece.numbers[name];
  if (value === undefined) return told(both(entry?.term) || both(piece.name), entry);
  return told(named(word(ruleset, "number", name), typeof value === "string" ? word(ruleset, "", value) : String(value)), entry);
}

/** Abbreviations of a ruleset: what stands in capitals. Longest first, so that none hides in another. */
export const abbreviations = (ruleset: string): string[] =>
  Object.entries(factsOf(ruleset)?.glossary ?? {})
    .map(([key, term]) => both(term.term) || key)
    .filter((written) => /^[A-Z][A-Z*]{1,4}$/.test(written))
    .sort((one, other) => other.length - one.length);

const REST = 320; // milliseconds
const NEAR = 3; // pixels around a sign that still mean it

/** The sign under a point of the screen: of several the smallest. */
export function partAt(x: number, y: number): { piece: string; part: string } | null {
  const holds = ({ left, right, top, bottom }: DOMRect): boolean => x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
  const found = [...document.querySelectorAll<SVGElement>(".field [data-part]")]
    .map((sign) => ({ sign, box: sign.getBoundingClientRect() }))
    .filter(({ box }) => box.width >= 4 && holds(box))
    .sort((one, other) => one.box.width * one.box.height - other.box.width * other.box.height)[0]?.sign;
  const piece = found?.closest<SVGElement>("[data-piece]")?.dataset.piece;
  return found && piece ? { piece: piece.slice(piece.indexOf(":") + 1), part: found.dataset.part ?? "" } : null;
}

/** What is told beside the pointer. */
export class Key {
  shown: (Told & { at: readonly [number, number] }) | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ruleset: string, private readonly find: (id: string) => Piece | undefined) {}

  /** The pointer has moved: a little after it has come to rest the sign under it is told. */
  moved(event: PointerEvent): void {
    clearTimeout(this.timer);
    if (this.shown) this.shown = null;
    const { clientX, clientY, target, pointerType, buttons } = event;
    if (pointerType !== "mouse" || buttons || !(target instanceof Element) || !target.closest(".field")) return;
    this.timer = setTimeout(() => this.tell(clientX, clientY), REST);
  }

  /** A long press or a rest: whether there was a sign. */
  tell(x: number, y: number): boolean {
    const under = partAt(x, y);
    const piece = under && this.find(under.piece);
    this.shown = under && piece ? { ...tellPart(this.ruleset, piece, under.part), at: [x, y] } : null;
    return this.shown !== null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}
