/** Small drawn signs: trees, rocks, tents, strewn in a ring of each hex so that a piece does not hide them all. */

import { S, type Hexes, type Point } from "./hexes";
import { between, random } from "./random";

interface Sown { at: Point; size: number; symbol: string }

export interface Strewing {
  symbols: readonly string[];
  count: [number, number];
  size: number;
  ring: [number, number]; // shares of the hex radius
  apart: number; // share of the hex radius
}

/** Places in one hex, kept apart as well as eight tries each allow. */
function places(centre: Point, seed: string, how: Strewing): Sown[] {
  const chance = random(seed);
  const count = Math.round(between(chance, how.count[0], how.count[1]));
  const found: Sown[] = [];
  for (let tries = 0; found.length < count && tries < count * 8; tries++) {
    const angle = between(chance, 0, 2 * Math.PI);
    const radius = S * Math.sqrt(between(chance, how.ring[0] ** 2, how.ring[1] ** 2));
    const at: Point = [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
    if (found.some((f) => Math.hypot(f.at[0] - at[0], f.at[1] - at[1]) < how.apart * S)) continue;
    const symbol = how.symbols[Math.floor(chance() * how.symbols.length)] as string;
    found.push({ at, size: how.size * between(chance, 0.86, 1.1), symbol });
  }
  return found;
}

/** Signs for many hexes, those further down drawn later. */
export function strewn(hexes: Hexes, names: readonly string[], how: Strewing): string {
  return names
    .flatMap((name) => places(hexes.centre(name), `${how.symbols[0]} ${name}`, how))
    .sort((a, b) => a.at[1] - b.at[1])
    .map((s) => sign(s.symbol, s.at, s.size))
    .join("");
}

/** One sign standing on a point. */
export function sign(symbol: string, [x, y]: Point, size: number): string {
  const half = size / 2;
  return `<use href="#${symbol}" x="${(x - half).toFixed(1)}" y="${(y - half).toFixed(1)}" width="${size.toFixed(1)}" height="${size.toFixed(1)}"/>`;
}

/** Dots of sand or gravel, all hexes in one path. */
export function dots(hexes: Hexes, names: readonly string[], count: number, size: [number, number]): string {
  return names
    .flatMap((name) => {
      const chance = random(`dots ${name}`);
      const [cx, cy] = hexes.centre(name);
      return Array.from({ length: count }, () => {
        const angle = between(chance, 0, 2 * Math.PI);
        const radius = S * 0.9 * Math.sqrt(chance());
        const r = between(chance, size[0], size[1]);
        const [x, y] = [cx + Math.cos(angle) * radius - r, cy + Math.sin(angle) * radius];
        return `M${x.toFixed(1)},${y.toFixed(1)}a${r.toFixed(1)},${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)},0a${r.toFixed(1)},${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)},0Z`;
      });
    })
    .join("");
}
