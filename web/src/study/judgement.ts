/** What was luck and what was choice, as the server tells it (docs/wire.md, "Study"). */

import { ask } from "../lib/api";
import type { Thrown, Words } from "../lib/wire";

/** An option and the chance of victory after it. */
export interface Weighed { text: string; refs: string[]; label: Words; share: number }
/** `acting` is the piece that the question was about. Judgements kept from earlier have neither it nor the question. */
export interface Costly { number: number; turn: number; side: string; asked?: Words; acting?: string | null; lost: number; aim: Words | null; played: Weighed; better: Weighed }
export interface Mattered { number: number; turn: number; side: string; text: Words; throw: Thrown; hits: number; usual: number; given: number }
export interface Turn { turn: number; hits: number[]; usual: number[] }
/** `start`, `luck` and `choice` are chances of the first side, and add up to how it ended. */
export interface Judgement {
  sides: string[]; winner: string | null; start: number; luck: number; choice: number; dice: number[]; turns: Turn[]; throws: Mattered[]; choices: Costly[];
} // prettier-ignore

export const judgement = (battle: string): Promise<{ progress: number; judgement: Judgement | null }> => ask(`/api/battles/${encodeURIComponent(battle)}/judgement`);

const CLEARLY = 1.25;
/** Which of the two moved the battle more. */
export function verdict({ luck, choice }: Pick<Judgement, "luck" | "choice">): "choice" | "luck" | "both" {
  const [dice, deeds] = [Math.abs(luck), Math.abs(choice)];
  return deeds > CLEARLY * dice ? "choice" : dice > CLEARLY * deeds ? "luck" : "both";
}

/** How often of a hundred the winner would have won with even dice; null if nobody won. */
export function even({ sides, winner, luck }: Judgement): number | null {
  if (winner === null) return null;
  const lucky = winner === sides[0] ? luck : -luck;
  return Math.max(1, Math.min(99, Math.round(100 * (1 - lucky)))); // nothing is ever sure
}
