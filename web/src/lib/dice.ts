/** Dice in an event, as the page shows them. */

import type { GameEvent } from "./wire";

export interface Die { symbol: string; number?: string; css: string }

const FACES: Record<string, [string, string]> = {
  green: ["die-circle", "G"], circle: ["die-circle", "G"], light: ["die-circle", "G"],
  blue: ["die-triangle", "B"], triangle: ["die-triangle", "B"], medium: ["die-triangle", "B"],
  red: ["die-square", "R"], square: ["die-square", "R"], heavy: ["die-square", "R"],
  helmet: ["die-helmet", "H"], leader: ["die-helmet", "H"],
  flag: ["die-banner", "F"], banner: ["die-banner", "F"],
  swords: ["die-swords", "S"], special: ["die-special", "S"],
}; // prettier-ignore

/** The dice an event tells of: named faces, or numbers thrown with dice of six or ten sides. */
export function diceOf(event: GameEvent, ten = false): Die[] {
  const lists = [event["faces"], event["dice"], event["rolls"]].filter((value) => Array.isArray(value));
  const thrown = [...lists, event["die"], event["roll"]].find(isThrow);
  if (thrown === undefined) return [];
  return (Array.isArray(thrown) ? thrown : [thrown]).map((face) => die(face as string | number, ten));
}

const isThrow = (value: unknown): boolean => {
  if (typeof value === "number") return true;
  return Array.isArray(value) && value.length > 0 && value.every((v) => typeof v === "number" || (typeof v === "string" && v in FACES));
};

function die(face: string | number, ten: boolean): Die {
  if (typeof face === "string") {
    const [symbol, css] = FACES[face] ?? ["die-special", "S"];
    return { symbol, css };
  }
  if (!ten && face >= 1 && face <= 6) return { symbol: `d6-${face}`, css: "" };
  return { symbol: "d10", number: String(face), css: "ten" };
}
