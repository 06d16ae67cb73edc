/** Markers as SVG, drawn around (0, 0): a disc with a sign, rimmed in the colour of its side, and its number. */

import { placed } from "../draw/freetable";
import { escaped } from "../draw/ground";
import { S, type Hexes, type Point } from "../draw/hexes";
import { n1 } from "../draw/pieces";
import type { Looks } from "../lib/looks";
import { hexesOf, spotOf } from "../lib/places";
import type { Marker, Place } from "../lib/wire";
import { border } from "./overlays";

export const RADIUS = 11;

/** A marker with the symbol that its ruleset names for its kind, else with the first letter of what it is called. */
export function markerSign({ kind, number, state }: Marker, label: string, looks: Looks): string {
  const sign = looks.markers?.[kind];
  const drawn = sign
    ? `<use href="#${escaped(sign)}" x="-8" y="-8" width="16" height="16" class="mrk-s"/>`
    : `<text y="4.4" class="mrk-t">${escaped(label.slice(0, 1))}</text>`;
  const tile = number === null ? "" : `<g class="mrk-n"><circle cx="11" cy="-7" r="6.4"/><text x="11" y="-3.6">${number}</text></g>`;
  const done = state === null ? "" : '<g class="mrk-d"><circle cx="-11" cy="-7" r="6.4"/><path d="M-14,-6.8L-11.7,-4.4L-8.2,-9.4"/></g>';
  return `<circle r="${n1(RADIUS + 1.6)}" class="mrk-c"/><circle r="${RADIUS}" class="mrk-f"/>${drawn}${tile}${done}`;
}

/** The middle of a place in world pixels; undefined in a box. */
export function middleOf(place: Place, hexes: Hexes | null): Point | undefined {
  const spot = spotOf(place);
  if (spot) return placed(spot);
  if (!hexes) return undefined;
  if ("hexside" in place) {
    const [a, b] = hexes.edge(...place.hexside);
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  }
  const names = hexesOf(place).filter((name) => hexes.has(name));
  return names.length ? hexes.middle(names) : undefined;
}

const FOOT = S * 0.62; // below the middle of a hex, where pieces leave room
const onHex = (place: Place): boolean => "hex" in place || "hexes" in place;

/** The outline of a marker that covers several hexes. */
export const markerArea = (place: Place, hexes: Hexes | null): string => ("hexes" in place && hexes ? border(hexes, place.hexes) : "");

/** Markers with their places; several at one place stand in a row. */
export function laidOut(markers: readonly Marker[], hexes: Hexes | null): { marker: Marker; at: Point }[] {
  const found = markers.flatMap((marker) => {
    const at = middleOf(marker.place, hexes);
    return at ? [{ marker, at: [at[0], at[1] + (onHex(marker.place) ? FOOT : 0)] as const }] : [];
  });
  const key = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  return found.map(({ marker, at }, i) => {
    const same = found.filter((other) => key(other.at) === key(at));
    const place = found.slice(0, i).filter((other) => key(other.at) === key(at)).length;
    return { marker, at: [at[0] + (place - (same.length - 1) / 2) * (2 * RADIUS + 4), at[1]] };
  });
}
