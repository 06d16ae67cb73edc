/** Dice in an event, as the page shows them. */

import type { GameEvent } from "./wire";

/** `fate`: what came of it, where the rules say: a hit, a flag that drives back, or nothing. */
export interface Die { symbol: string; number?: string; css: string; fate?: "hit" | "flag" | "miss" }

const FACES: Record<string, [string, string]> = {
  green: ["die-circle", "G"], circle: ["die-circle", "G"], light: ["die-circle", "G"],
  blue: ["die-triangle", "B"], triangle: ["die-triangle", "B"], medium: ["die-triangle", "B"],
  red: ["die-square", "R"], square: ["die-square", "R"], heavy: ["die-square", "R"],
  helmet: ["die-helmet", "H"], leader: ["die-helmet", "H"],
  flag: ["die-banner", "F"], banner: ["die-banner", "F"],
  swords: ["die-swords", "S"], special: ["die-special", "S"],
}; // prettier-ignore

/** The dice an event tells of, as they were thrown. */
export function diceOf(event: GameEvent): Die[] {
  if (!event.throw) return [];
  const { die: kind, faces, hits, flags } = event.throw;
  return faces.map((face, i) => ({ ...die(face, kind === "d10"), fate: hits[i] ? "hit" : flags[i] ? "flag" : "miss" }));
}

function die(face: string | number, ten: boolean): Die {
  if (typeof face === "string") {
    const [symbol, css] = FACES[face] ?? ["die-special", "S"];
    return { symbol, css };
  }
  if (!ten && face >= 1 && face <= 6) return { symbol: `d6-${face}`, css: "" };
  return { symbol: "d10", number: String(face), css: "ten" };
}
