/** Dice in an event, as the page shows them. */

import type { Looks } from "./looks";
import type { GameEvent, Role } from "./wire";

/** `fate`: what came of it, as the rule that counted it says. */
export interface Die { symbol: string; number?: string; fate?: Role }

/** One face of a die, as it is drawn. */
export const dieOf = (face: string | number, looks: Looks): Die => die(face, false, looks);

/** The dice an event tells of, as they were thrown. A named face has the symbol that its ruleset gives it. */
export function diceOf(event: GameEvent, looks: Looks): Die[] {
  if (!event.throw) return [];
  const { die: kind, faces, roles } = event.throw;
  return faces.map((face, i) => ({ ...die(face, kind === "d10", looks), fate: roles[i] }));
}

function die(face: string | number, ten: boolean, looks: Looks): Die {
  if (typeof face === "string") return { symbol: `die-${looks.dice?.[face] ?? "special"}` };
  if (!ten && face >= 1 && face <= 6) return { symbol: `d6-${face}` };
  return { symbol: "d10", number: String(face) };
}
