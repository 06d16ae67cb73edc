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
