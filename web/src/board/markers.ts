/**
 * Markers as SVG, drawn around (0, 0): a disc with a sign, rimmed in the colour of its side, and its number. What stands
 * on the ground itself (flames, smoke, a man on his way) is drawn as such, where its ruleset says so.
 */

import { placed } from "../draw/freetable";
import { escaped } from "../draw/ground";
import { S, type Hexes, type Point } from "../draw/hexes";
import { badge, figure, n1, paper } from "../draw/pieces";
import { random } from "../draw/random";
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

/** How a marker is drawn: as a disc, unless its ruleset names something else for its kind. */
export const drawnAs = ({ kind }: Marker, looks: Looks): string => looks.drawn?.[kind] ?? "disc";

/** One to three flames, growing with their number. */
export function flames(count: number): string {
  const at: [number, number, number][] = ([[[0, 0, 27]], [[-9, 2, 23], [9, -1, 27]], [[-13, 3, 22], [13, 3, 22], [0, -2, 29]]] as [number, number, number][][])[Math.max(1, Math.min(3, count)) - 1] ?? [];
  return at.map(([x, y, s]) => `<use href="#fire" x="${n1(x - s / 2)}" y="${n1(y - s / 2)}" width="${s}" height="${s}" class="flame"/>`).join("");
}

const LETTER = '<g class="ltr"><rect x="7" y="-14" width="13" height="9.4"/><path d="M7,-14L13.5,-9L20,-14"/></g>';
const badgeOf = (symbol: string): string => (symbol === "st-letter" ? LETTER : badge(symbol, "bad", 13, -11, 7));

/** A man or a beast on his way, without a plate: on the cloth of his side. */
export function walker(marker: Marker, looks: Looks, second: boolean): string {
  const size = 30;
  const load = marker.state === null ? "" : badgeOf(`st-${looks.badges?.[marker.state] ?? marker.state}`);
  return `<ellipse cy="13" rx="13" ry="4" class="sh"/><g class="walker">${figure(looks.markers?.[marker.kind] ?? "", 0, 0, size, second)}</g>${load}`;
}

/** A hull, seen from above, wider than the block that may stand in it. */
export const hull = (): string =>
  '<path d="M-31,-22C-10,-34 10,-34 31,-22C40,-8 40,10 31,22C10,32 -10,32 -31,22C-40,10 -40,-8 -31,-22Z" class="hull-o"/><path d="M-27,-17C-9,-27 9,-27 27,-17C34,-6 34,8 27,17C9,26 -9,26 -27,17C-34,8 -34,-6 -27,-17Z" class="hull-i"/><path d="M-31,-7H31M-32,6H32M-20,-20V20M20,-20V20" class="hull-p"/>';

/** A paper of which the other side sees the back alone. */
export const sheetOfPaper = (second: boolean): string => `<g transform="scale(.82)">${paper({ second })}</g>`;

/** Two puffs a hex, over the hatching of smoke. */
export function puffs(hexes: Hexes, names: readonly string[]): string {
  return names
    .filter((name) => hexes.has(name))
    .flatMap((name) => {
      const [x, y] = hexes.centre(name);
      const chance = random(`smoke ${name}`);
      return [[-0.42, -0.5], [0.4, 0.42]].map(([dx, dy]) => {
        const [px, py] = [x + ((dx as number) + 0.2 * chance()) * S, y + ((dy as number) + 0.16 * chance()) * S];
        return `<use href="#smoke" x="${n1(px - 12)}" y="${n1(py - 12)}" width="24" height="24" class="puff"/>`;
      });
    })
    .join("");
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
