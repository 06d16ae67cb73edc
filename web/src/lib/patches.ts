/** A step sends what has changed in a scene since the last one: parts as a whole, pieces one by one. */

import type { Patch, Piece, Scene } from "./wire";

/** The scene after a patch. What has not changed stays the very same object. */
export function patched(scene: Scene, patch: Patch): Scene {
  const { base: _, changed = [], gone = [], order, ...parts } = patch;
  return { ...scene, ...parts, pieces: changed.length || gone.length || order ? pieces(scene.pieces, changed, gone, order) : scene.pieces };
}

function pieces(was: readonly Piece[], changed: readonly Piece[], gone: readonly string[], order?: readonly string[]): Piece[] {
  const now = new Map(was.map((piece) => [piece.id, piece]));
  for (const id of gone) now.delete(id);
  for (const piece of changed) now.set(piece.id, piece);
  return order ? order.flatMap((id) => now.get(id) ?? []) : [...now.values()];
}

/** Scenes that came whole (after an undo, say), with one ground for all, and that of those before, where it is the same: a map is drawn once. */
export function sameGround(before: Readonly<Record<string, Scene>>, now: Record<string, Scene>): Record<string, Scene> {
  const known = (Object.values(before)[0] ?? Object.values(now)[0])?.board;
  if (!known || now === before) return now;
  const text = JSON.stringify(known);
  return Object.fromEntries(Object.entries(now).map(([side, scene]) => [side, JSON.stringify(scene.board) === text ? { ...scene, board: known } : scene]));
}
