/** Things laid over the board on demand: who is shown, and the outline of a set of hexes. */

import { straight } from "../draw/curves";
import type { Hexes } from "../draw/hexes";
import { loops } from "../draw/outlines";
import { hexesOf } from "../lib/places";
import type { Overlay, OverlayShape } from "../lib/wire";

/** The true border of a set of hexes. */
export function border(hexes: Hexes, names: readonly string[]): string {
  const points = names.filter((name) => hexes.has(name)).map((name) => hexes.point(name));
  return loops(hexes, points).map((loop) => straight(loop.map((p) => hexes.world(p)), true)).join("");
}

export const hexesIn = (shape: OverlayShape): string[] => (shape.place ? hexesOf(shape.place) : []);

/** Roles that have a look of their own; any other is drawn as a range. */
export const ROLES = [
  "reach", "control", "command", "support", "fire", "hidden", "mask", "danger", "thread", "threat", "front", "flank", "rear", "charge", "ghost", "range",
] as const; // prettier-ignore
export const roleOf = (shape: OverlayShape): string => ((ROLES as readonly string[]).includes(shape.role) ? shape.role : "fire");

/** Roles that are lines, from the first hex of a shape to its last. */
export const isLine = (shape: OverlayShape): boolean => ["thread", "threat"].includes(roleOf(shape));

/** Where the name of a shape of a free table stands: at its first corner, but of a way to an enemy halfway, where no piece covers it. */
export function labelled(shape: OverlayShape): readonly [number, number] | undefined {
  const points = shape.polygon;
  const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return roleOf(shape) === "charge" && points.length ? [middle(0), middle(1)] : points[0];
}

/** One line for those who hear the board: what is laid over it, and where, at most `most` places by name. */
export function spokenShape(shape: OverlayShape, label: string, most = 12): string {
  const hexes = hexesIn(shape);
  const places = hexes.slice(0, most).join(" ");
  return `${label}: ${hexes.length}${places ? ` (${places}${hexes.length > most ? " …" : ""})` : ""}`;
}

export const keyOf = ({ kind, piece, side }: Pick<Overlay, "kind" | "piece" | "side">): string => `${kind} ${piece ?? ""} ${side ?? ""}`;
