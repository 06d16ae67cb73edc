/** How each piece of a scene stands on the board: place, look, and whether it is a leader on a unit. */

import { hexesOn, type Hexes, type Point } from "../draw/hexes";
import { sizeOf } from "../draw/footprints";
import { corners, placed } from "../draw/freetable";
import { isLeader, type Look } from "../draw/pieces";
import type { Livery } from "../lib/liveries";
import { PLAIN } from "../lib/looks";
import { facingOf, hexesOf, spotOf } from "../lib/places";
import type { Piece, Place, Scene } from "../lib/wire";

export interface Standing { piece: Piece; at: Point; look: Look; leader: boolean; attached: boolean; hexes: string[] }
type Liveries = Record<string, Livery>;
type Namer = (piece: Piece) => string;

/** What is nobody's. */
export const NOBODY: Livery = { livery: "porphyry", second: false, looks: PLAIN };

/** Leaders that a scene only names on the unit that carries them. */
function carried(scene: Scene): Piece[] {
  const known = new Set(scene.pieces.map((piece) => piece.id));
  return scene.pieces.flatMap((piece) =>
    piece.carries
      .filter((id) => !known.has(id))
      .map((id) => {
        const name = id.charAt(0).toUpperCase() + id.slice(1).replace(/-/g, " ");
        const place = { hexes: hexesOf(piece.place) };
        return { ...piece, id, place, art: "leader", short: "", name: { en: name, fr: name }, strength: 0, full: 0, carries: [], badges: [], numbers: {}, sheet: [] };
      }),
  );
}

function lookOf(piece: Piece, liveries: Liveries, name: Namer, bearing?: number): Look {
  return { ...(liveries[piece.side] ?? NOBODY), name: name(piece), bearing };
}

/** Degrees on the page of how a thing stands in a place. */
export function bearingOf(place: Place, hexes: Hexes | null): number | undefined {
  const facing = facingOf(place);
  if (facing === undefined || typeof facing === "number") return facing;
  return hexes?.bearing(facing);
}

/** On a free table a piece stands at a point, and is its own place: its id names it. */
export function standingsAt(scene: Scene, liveries: Liveries, name: Namer): Standing[] {
  const found = scene.pieces.flatMap((piece): Standing[] => {
    const spot = spotOf(piece.place);
    if (!spot) return [];
    const look = lookOf(piece, liveries, name, bearingOf(piece.place, null));
    return [{ piece, at: placed(spot), look, leader: isLeader(piece, look), attached: false, hexes: [piece.id] }];
  });
  return found.map((one) => (one.leader ? leading(one, found, scene) : one));
}

/** Who leads a unit shares its middle: he is drawn at its rear right corner, so that he hides nothing of it. In a box, above its row. */
function leading(leader: Standing, all: readonly Standing[], scene: Scene): Standing {
  const same = ([x, y]: Point): boolean => x === leader.at[0] && y === leader.at[1];
  const box = scene.board.boxes.find(({ place, shape }) => place && shape.length && same(placed(spotOf(place) ?? [-1, -1])));
  if (box) return { ...leader, at: [leader.at[0], Math.min(...box.shape.map((each) => placed(each)[1])) + 24] };
  const unit = all.find((s) => !s.leader && same(s.at));
  if (!unit) return leader;
  const at = corners(unit.at, ...sizeOf(unit.piece), unit.look.bearing ?? 0)[2] as Point;
  return { ...leader, at };
}

/** The first, and as many of the others, nearest first, as a window so wide and high shows together with it: so somebody is always seen. */
export function together([first, ...others]: readonly Standing[], wide: number, high: number): Standing[] {
  if (!first) return [];
  const far = ({ at: [x, y] }: Standing): number => Math.hypot(x - first.at[0], y - first.at[1]);
  const long = (all: readonly Standing[], axis: 0 | 1): number => Math.max(...all.map((s) => s.at[axis])) - Math.min(...all.map((s) => s.at[axis]));
  const seen = (all: readonly Standing[]): boolean => long(all, 0) < wide && long(all, 1) < high;
  return others.sort((a, b) => far(a) - far(b)).reduce((found, one) => (seen([...found, one]) ? [...found, one] : found), [first]);
}

/** The pieces on any board. */
export const standingsOf = (scene: Scene, liveries: Liveries, name: Namer): Standing[] =>
  scene.board.orientation === "table" ? standingsAt(scene, liveries, name) : standings(scene, hexesOn(scene.board), liveries, name);

export function standings(scene: Scene, hexes: Hexes, liveries: Liveries, name: Namer): Standing[] {
  const occupied = new Set(scene.pieces.filter((p) => !isLeader(p, liveries[p.side] ?? NOBODY)).flatMap((p) => hexesOf(p.place)));
  return [...scene.pieces, ...carried(scene)].flatMap((piece) => {
    const where = hexesOf(piece.place).filter((hex) => hexes.has(hex));
    if (!where.length) return [];
    const look = lookOf(piece, liveries, name, bearingOf(piece.place, hexes));
    const leader = isLeader(piece, look);
    const attached = leader && where.some((hex) => occupied.has(hex));
    return [{ piece, at: hexes.middle(where), look, leader, attached, hexes: where }];
  });
}

/** The pieces in a box, from its beginning; with no box named, those in any. */
export function boxed(scene: Scene, liveries: Liveries, name: Namer, box?: string): Standing[] {
  const inside = scene.pieces.flatMap((piece) => ("box" in piece.place && (!box || piece.place.box === box) ? [{ piece, row: piece.place.row }] : []));
  inside.sort((a, b) => a.row - b.row);
  return inside.map(({ piece }) => {
    const look = lookOf(piece, liveries, name);
    return { piece, at: [0, 0] as const, look, leader: isLeader(piece, look), attached: false, hexes: [] };
  });
}

/** The same piece as it would stand somewhere else: a ghost. */
export function ghostOf(standing: Standing, place: Place, hexes: Hexes | null): Standing {
  const spot = spotOf(place);
  const at = spot ? placed(spot) : (hexes?.middle(hexesOf(place)) ?? standing.at);
  return { ...standing, at, piece: { ...standing.piece, place }, look: { ...standing.look, bearing: bearingOf(place, hexes) ?? standing.look.bearing } };
}
