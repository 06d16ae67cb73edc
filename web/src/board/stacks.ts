/** Several pieces in one hex: how they lie on each other, and which of them is meant. */

import { S, type Point } from "../draw/hexes";
import type { Standing } from "./looks";

/** Units that stand in one hex, the uppermost last, and the leaders with them. */
export interface Stack { hex: string; units: Standing[]; leaders: Standing[] }

/** Every hex with more than one piece. A double unit that shares both of its hexes makes two stacks. */
export function stacks(standings: readonly Standing[]): Stack[] {
  const found = new Map<string, Stack>();
  for (const standing of standings) {
    for (const hex of standing.hexes) {
      const here = found.get(hex) ?? { hex, units: [], leaders: [] };
      (standing.leader ? here.leaders : here.units).push(standing);
      found.set(hex, here);
    }
  }
  return [...found.values()].filter(({ units, leaders }) => units.length + leaders.length > 1);
}

/** Units that lie on each other, each pile once, though double units share two hexes. */
export function piles(found: readonly Stack[]): Stack[] {
  const key = ({ units }: Stack): string => units.map(({ piece }) => piece.id).join(" ");
  return [...new Map(found.filter(({ units }) => units.length > 1).map((stack) => [key(stack), stack])).values()];
}

/** How far a unit peeks out from under those that lie upon it. */
const PEEK: Point = [7, 8];

/** The same pieces, those beneath others moved aside a little, so that one sees that they are there. */
export function fanned(standings: readonly Standing[]): Standing[] {
  const above = new Map<Standing, number>();
  for (const { units } of stacks(standings)) {
    units.forEach((unit, i) => above.set(unit, Math.max(above.get(unit) ?? 0, units.length - 1 - i)));
  }
  return standings.map((standing) => {
    const steps = above.get(standing) ?? 0;
    return steps ? { ...standing, at: [standing.at[0] + PEEK[0] * steps, standing.at[1] + PEEK[1] * steps] } : standing;
  });
}

const MEDAL: Point = [23, -26]; // where the medal of a leader sits on his unit
const MEDAL_REACH = 15;

/** The leader whose medal lies under a point of the board. */
export function medalUnder(standings: readonly Standing[], [x, y]: Point): Standing | undefined {
  const k = S / 42.5;
  return standings.find(({ leader, attached, at }) => leader && attached && Math.hypot(x - at[0] - MEDAL[0] * k, y - at[1] - MEDAL[1] * k) < MEDAL_REACH * k);
}

/** How much larger than the board a mark is drawn, so that it never falls below `least` pixels of radius. */
export const grown = (radius: number, least: number, k: number): number => Math.max(1, least / (radius * k));
