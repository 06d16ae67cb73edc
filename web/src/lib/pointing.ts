/** What the hand of a lesson points at: the next thing that the solution clicks. */

import { kindOf } from "./options";
import type { LessonStep, Option } from "./wire";

export const READY = "ready"; // the button of what stands ready

export interface Stand { options: readonly Option[]; clicked: readonly string[]; ready: Option | null; choices: readonly string[] }

/** The choice of the solution that comes next: in its order, or the first on offer that was not made. */
export function wanted(step: LessonStep, stand: Stand): Option | undefined {
  const solution = step.solution ?? [];
  const inOrder = stand.choices.every((text, i) => solution[i] === text);
  const texts = inOrder ? solution.slice(stand.choices.length) : solution.filter((text) => !stand.choices.includes(text));
  return texts.map((text) => stand.options.find((option) => option.text === text)).find((option) => option);
}

export function pointed(step: LessonStep, stand: Stand): string {
  if (step.look) return plain(step.look[0] ?? "");
  const option = wanted(step, stand);
  if (!option) return "";
  const follows = stand.clicked.every((ref, i) => option.refs[i] === ref);
  const ref = option.refs[follows ? stand.clicked.length : 0];
  return ref === undefined || (stand.ready?.text === option.text && kindOf(ref) === "button") ? READY : ref;
}

/** A ref without the part of the piece it speaks of. */
export const plain = (ref: string): string => ref.split("#")[0] as string;

/** What stays in the light besides what can be clicked. */
export const lightOf = (step: LessonStep): string[] => [...(step.light ?? []), ...(step.point ?? []), ...(step.look ?? [])].map(plain);
