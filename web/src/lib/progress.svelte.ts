/** How far one is in the lessons. Kept in this browser. */

import { factsOf } from "./facts.svelte";
import type { Lesson } from "./wire";

const KEY = "strategikon-lessons";
interface Kept { step: number; done: boolean }

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

let kept = $state.raw(read());
const named = (ruleset: string, lesson: string): string => `${ruleset}/${lesson}`;

/** The step one was at when one left a lesson; what was taken once stays taken. */
export function note(ruleset: string, lesson: string, step: number, over: boolean): void {
  const key = named(ruleset, lesson);
  kept = { ...kept, [key]: { step: over ? 0 : step, done: over || kept[key]?.done === true } };
  localStorage.setItem(KEY, JSON.stringify(kept));
}

export const stepAt = (ruleset: string, lesson: string): number => kept[named(ruleset, lesson)]?.step ?? 0;
export const isTaken = (ruleset: string, lesson: string): boolean => kept[named(ruleset, lesson)]?.done === true;
export const hasBegun = (): boolean => Object.keys(kept).length > 0;

export interface Next { ruleset: string; lesson: Lesson }

/** The lesson to take next: of the ruleset one is learning, else of the first; null when all are taken. */
export function nextLesson(rulesets: readonly string[]): Next | null {
  const open = rulesets.flatMap((ruleset) => (factsOf(ruleset)?.lessons ?? []).filter(({ id }) => !isTaken(ruleset, id)).map((lesson) => ({ ruleset, lesson })));
  const last = Object.keys(kept).at(-1)?.split("/")[0];
  return open.find(({ ruleset }) => ruleset === last) ?? open[0] ?? null;
}
