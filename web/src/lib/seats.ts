/** The seats this browser holds: tokens by battle and side. Whoever has the token has the seat, so they stay here. */

import type { Made, Words } from "./wire";

const KEY = "strategikon-seats";
const NEW = "strategikon-invite"; // the battle whose link is still to be sent
const WORDS = "strategikon-words"; // the battle whose words are still to be told: with a link they stand beside it
interface Held { tokens: Record<string, string>; invites?: Record<string, string>; recovery?: Words }

function all(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Held>;
  } catch {
    return {};
  }
}

export function hold(battle: string, tokens: Record<string, string>, invites: Record<string, string> = {}, recovery: Words | null = null): void {
  const seats = all();
  const before = seats[battle] ?? { tokens: {} };
  seats[battle] = { ...before, tokens: { ...before.tokens, ...tokens }, invites: { ...before.invites, ...invites }, ...(recovery ? { recovery } : {}) };
  localStorage.setItem(KEY, JSON.stringify(seats));
}

/** The seats of a battle that was made here. If a friend is to come, the table shows the link at once; else the words. */
export function holdMade(made: Made): void {
  hold(made.id, made.tokens, made.invites, made.recovery);
  sessionStorage.setItem(Object.keys(made.invites).length ? NEW : WORDS, made.id);
}

/** Whether the link of a battle is still to be shown by itself; and that it has been. */
export const isNew = (battle: string): boolean => sessionStorage.getItem(NEW) === battle;
export const shown = (battle: string): void => void (isNew(battle) && sessionStorage.removeItem(NEW));

/** Whether the words of a battle are still to be told; and that they have been. */
export const areToKeep = (battle: string): boolean => sessionStorage.getItem(WORDS) === battle;
export const kept = (battle: string): void => void (areToKeep(battle) && sessionStorage.removeItem(WORDS));

export const tokensOf = (battle: string): Record<string, string> => all()[battle]?.tokens ?? {};
export const invitesOf = (battle: string): Record<string, string> => all()[battle]?.invites ?? {};
export const recoveryOf = (battle: string): Words | null => all()[battle]?.recovery ?? null;
export const everyToken = (): string[] => Object.values(all()).flatMap((held) => Object.values(held.tokens));
