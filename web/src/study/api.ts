/** What the server is asked about a moment of a battle (docs/wire.md, "Study"). */

import { ask } from "../lib/api";
import { tokensOf } from "../lib/seats";
import type { Answer, Decision, GameEvent, Outcome, Scene, Words } from "../lib/wire";

export interface Board {
  number: number; side: string; scene: Scene; decision: Decision | null; events: GameEvent[]; outcome: Outcome | null; played: { text: string; label: Words } | null;
} // prettier-ignore
export interface Fought { number: number; winner: string | null; turns: number; score: Record<string, number> }
export interface Stand { number: number; line: number; choices: string[] }

const path = (battle: string): string => `/api/battles/${encodeURIComponent(battle)}/study`;
const tokens = (battle: string): string[] => Object.values(tokensOf(battle));

export const board = async (battle: string, at: Stand): Promise<Board> => (await ask<{ board: Board }>(path(battle), { ...at, tokens: tokens(battle) })).board;
export const question = async (battle: string, at: Stand, asked: Record<string, unknown>): Promise<Answer> =>
  (await ask<{ answer: Answer }>(path(battle), { ...at, tokens: tokens(battle), ask: asked })).answer;
export const fights = async (battle: string, at: Stand, how: { player: string; first: number; count: number }): Promise<Fought[]> =>
  (await ask<{ battles: Fought[] }>(`${path(battle)}/fights`, { ...at, tokens: tokens(battle), ...how })).battles;
