/** Where the complaints stand on the board: one mark for all of a place, with their numbers. */

import { placed } from "../draw/freetable";
import type { Point } from "../draw/hexes";
import type { Spot } from "../lib/wire";
import type { Complaint } from "./bench";
import { at, listAt, steps } from "./document";
import type { Studio } from "./studio.svelte";

export interface Mark { at: Point; hex: string | null; numbers: number[] }

export function marksOf(studio: Studio): Mark[] {
  const found = new Map<string, Mark>();
  studio.complaints.forEach((complaint, i) => {
    const spot = placeOf(studio, complaint);
    if (!spot) return;
    const key = spot.hex ?? spot.at.join();
    const mark = found.get(key);
    if (mark) mark.numbers.push(i + 1);
    else found.set(key, { ...spot, numbers: [i + 1] });
  });
  return [...found.values()];
}

/** The place of a complaint: the hex it names, the piece or shape it is about, or the first hex of what it is about. */
export function placeOf(studio: Studio, { path, hex }: Complaint): { at: Point; hex: string | null } | null {
  const { hexes } = studio;
  const inHex = (name: unknown): { at: Point; hex: string } | null => (typeof name === "string" && hexes.has(name) ? { at: hexes.centre(name), hex: name } : null);
  if (!studio.free && inHex(hex)) return inHex(hex);
  const thing = studio.thingAt(path);
  if (thing && "points" in thing) {
    const middle = thing.points.reduce<[number, number]>(([x, y], [px, py]) => [x + px / thing.points.length, y + py / thing.points.length], [0, 0]);
    return { at: placed(studio.down(middle)), hex: null };
  }
  if (thing) {
    if (studio.free) return { at: placed(studio.down([thing.here.x, thing.here.y] as Spot)), hex: null };
    return inHex(Array.isArray(thing.here.hex) ? listAt(thing.here.hex)[0] : thing.here.hex);
  }
  const value = at(studio.document, steps(path));
  const first = listAt(value)[0] ?? value;
  return studio.free || typeof first !== "string" ? null : inHex(first.split(":")[0]);
}
