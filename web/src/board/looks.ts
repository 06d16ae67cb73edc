/** How each piece of a scene stands on the board: place, look, and whether it is a leader on a unit. */

import { Hexes, type Point } from "../draw/hexes";
import { placed } from "../draw/freetable";
import { isLeader, type Look } from "../draw/pieces";
import type { Livery } from "../lib/liveries";
import { PLAIN } from "../lib/looks";
import type { Piece, Scene } from "../lib/wire";

export interface Standing { piece: Piece; at: Point; look: Look; leader: boolean; attached: boolean; hexes: string[] }

const NOBODY: Livery = { livery: "porphyry", second: false, looks: PLAIN };

export const hexesOf = (piece: Piece): string[] =>
  (Array.isArray(piece.place) ? piece.place : [piece.place]).filter((place): place is string => typeof place === "string");

/** Leaders that a scene only names on the unit that carries them. */
function carried(scene: Scene): Piece[] {
  const known = new Set(scene.pieces.map((piece) => piece.id));
  return scene.pieces.flatMap((piece) =>
    piece.carries
      .filter((id) => !known.has(id))
      .map((id) => {
        const name = id.charAt(0).toUpperCase() + id.slice(1).replace(/-/g, " ");
        return { ...piece, id, art: "leader", short: "", name: { en: name, fr: name }, strength: 0, full: 0, facing: null, carries: [], badges: [], numbers: {}, sheet: [] };
      }),
  );
}

/** On a free table a piece stands at a point, and is its own place: its id names it. */
export function standingsAt(scene: Scene, liveries: Record<string, Livery>, name: (piece: Piece) => string): Standing[] {
  return scene.pieces.flatMap((piece) => {
    if (!Array.isArray(piece.place) || typeof piece.place[0] !== "number") return [];
    const livery = liveries[piece.side] ?? NOBODY;
    const bearing = typeof piece.facing === "number" ? piece.facing : undefined;
    return [{ piece, at: placed(piece.place as [number, number]), look: { ...livery, name: name(piece), bearing }, leader: isLeader(piece, livery), attached: false, hexes: [piece.id] }];
  });
}

/** The pieces of any scene. */
export const standingsOf = (scene: Scene, liveries: Record<string, Livery>, name: (piece: Piece) => string): Standing[] =>
  scene.board.orientation === "table" ? standingsAt(scene, liveries, name) : standings(scene, new Hexes(scene.board), liveries, name);

export function standings(scene: Scene, hexes: Hexes, liveries: Record<string, Livery>, name: (piece: Piece) => string): Standing[] {
  const worn = (piece: Piece): Livery => liveries[piece.side] ?? NOBODY;
  const occupied = new Set(scene.pieces.filter((p) => !isLeader(p, worn(p))).flatMap(hexesOf));
  return [...scene.pieces, ...carried(scene)].flatMap((piece) => {
    const where = hexesOf(piece).filter((hex) => hexes.has(hex));
    if (!where.length) return [];
    const livery = worn(piece);
    const bearing = piece.facing === null ? undefined : hexes.bearing(piece.facing);
    const leader = isLeader(piece, livery);
    const attached = leader && where.some((hex) => occupied.has(hex));
    return [{ piece, at: hexes.middle(where), look: { ...livery, name: name(piece), bearing }, leader, attached, hexes: where }];
  });
}
