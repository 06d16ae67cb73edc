/** Where things are: the places of a scene, and the refs that name one. */

import type { Place, Spot } from "./wire";

/** The hexes that something lies in or at; none on a free table and in a box. */
export function hexesOf(place: Place): string[] {
  if ("hex" in place) return [place.hex];
  if ("hexes" in place) return place.hexes;
  return "hexside" in place ? [place.hexside[0]] : [];
}

/** A point of a free table. */
export function spotOf(place: Place): Spot | undefined {
  if ("point" in place) return place.point;
  return "pose" in place ? [place.pose[0], place.pose[1]] : undefined;
}

/** How a thing stands there: the name of a vertex or side of its hex, degrees on a free table. */
export function facingOf(place: Place): string | number | undefined {
  if ("pose" in place) return place.pose[2];
  return "hex" in place || "hexes" in place ? place.facing : undefined;
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };

/** A place as people read it; on a table of that height it is counted from the lower left corner. */
export function spelled(place: Place, height?: number, language = "en"): string {
  const [x, y] = spotOf(place) ?? [];
  const spot = x === undefined || y === undefined ? undefined : [x, height === undefined ? y : height - y];
  if (spot) return spot.map((part) => `${(part / 1000).toLocaleString(language, TENTHS)}″`).join(" ");
  if ("hexside" in place) return place.hexside.join(" ");
  return "box" in place ? place.box : hexesOf(place).join(" ");
}

/** The place that a ref names (`hex:F5`, `hexside:F5/NE`, `spot:x,y`, `pose:x,y,degrees`, `box:gate`); of a piece, a card or a button none. */
export function placeOf(ref: string): Place | undefined {
  const [kind, name] = [ref.slice(0, ref.indexOf(":")), ref.slice(ref.indexOf(":") + 1)];
  const numbers = name.split(",").map(Number);
  switch (kind) {
    case "hex":
      return { hex: name };
    case "hexside":
      return { hexside: name.split("/") as [string, string] };
    case "spot":
      return { point: numbers as Spot };
    case "pose":
      return { pose: numbers as [number, number, number] };
    case "box":
      return { box: name, row: 0 };
    default:
      return undefined;
  }
}
