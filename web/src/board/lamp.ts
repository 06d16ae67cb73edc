/**
 * The lamp line (art direction, 13.1): a bright core between two dark keys, around whatever can be clicked, above all
 * counters. Its widths are pixels of the screen, whatever the zoom.
 */

import { straight } from "../draw/curves";
import { S, type Hexes, type Point } from "../draw/hexes";
import { plate, scaleOf } from "../draw/pieces";
import { hexesOf } from "../lib/places";
import type { Standing } from "./looks";
import { border } from "./overlays";

/** Widths of core and of one key, how far outside the plate the core runs, and the marks that go with them. */
export interface Lamp { core: number; key: number; out: number; seal: number; dash: string; tick: number }

const NEAR: Lamp = { core: 3.2, key: 1.5, out: 3.4, seal: 9.6, dash: "7 5", tick: 3.8 };
const MIDDLE: Lamp = { core: 2.4, key: 1.2, out: 2.2, seal: 6.8, dash: "4 3", tick: 2.8 };
const FAR: Lamp = { core: 1.9, key: 1.1, out: 1.5, seal: 4.6, dash: "2.4 2", tick: 2 };

/** The line for a hex of such a radius in pixels, or a footprint of such a depth. */
export const lampFor = (radius: number): Lamp => (radius >= 30 ? NEAR : radius >= 14 ? MIDDLE : FAR);

/** The dashes around who has an order, in pixels of the board. */
export const dashes = ({ dash }: Lamp, scale: number): string => dash.split(" ").map((part) => `${Number(part) / scale}px`).join(" ");

/** Below it what is not on offer lies under a veil. */
export const VEILED = 22;

const round = (v: number): string => String(Math.round(v * 10) / 10);
export const disc = (x: number, y: number, r: number): string => `M${round(x - r)},${round(y)}a${round(r)},${round(r)} 0 1 0 ${round(2 * r)},0a${round(r)},${round(r)} 0 1 0 ${round(-2 * r)},0Z`;

/** The plate of a piece as it stands on the hexes, `out` pixels of the world larger on each side; a medal is ringed at `least` so wide. */
export function plateOf(s: Standing, out: number, least = 0): string {
  const k = scaleOf(s.piece, s.look);
  const [x, y] = s.at;
  if (s.leader) return s.attached ? disc(x + 23 * k, y - 26 * k, Math.max(least, 12.5 * k + out)) : disc(x, y - 3 * k, Math.max(least, 18 * k + out));
  const far = out / k;
  if (s.look.bearing === undefined) return plate(-28 - far, -28 - far, 56 + 2 * far, 52 + 2 * far, 6 + far / 2, false, (px, py) => `${round(x + px * k)},${round(y + py * k)}`);
  const wide = hexesOf(s.piece.place).length > 1 ? 103.2 : 46;
  const [cos, sin] = [Math.cos((s.look.bearing * Math.PI) / 180), Math.sin((s.look.bearing * Math.PI) / 180)];
  const spot = (px: number, py: number): string => `${round(x + (px * cos - py * sin) * k)},${round(y + (px * sin + py * cos) * k)}`;
  return plate(-wide / 2 - far, -23 - far, wide + 2 * far, 46 + 2 * far, 4.5 + far / 2, false, spot);
}

/** The upper left and upper right corner of what a plate covers: seals sit at the one, crosses at the other. */
export function cornersOf(s: Standing): [Point, Point] {
  const k = scaleOf(s.piece, s.look);
  const double = hexesOf(s.piece.place).length > 1 && s.look.bearing !== undefined;
  const lying = double ? Math.abs(Math.sin(((s.look.bearing ?? 0) * Math.PI) / 180)) : 0;
  const [dx, dy] = [24 + (double ? 27 * (1 - lying) : 0), 24 + 27 * lying].map((v) => v * k) as [number, number];
  return [[s.at[0] - dx, s.at[1] - dy], [s.at[0] + dx, s.at[1] - dy]];
}

/** Hexes on offer: one line around all of them, and the thin sides between them. */
export function litArea(hexes: Hexes, names: readonly string[]): { line: string; inner: string } {
  const lit = new Set(names.filter((name) => hexes.has(name)));
  const inner = [...lit].flatMap((name) => {
    const corners = hexes.outline(name);
    return [0, 1, 2].flatMap((side) => {
      const other = hexes.neighbour(name, side);
      return other && lit.has(other) ? [straight([corners[side] as Point, corners[(side + 1) % 6] as Point])] : [];
    });
  });
  return { line: lit.size ? border(hexes, [...lit]) : "", inner: inner.join("") };
}

/** Who has an order, in the order in which they got it: `before` as far as they still have it, then whoever is new. */
export const counted = (before: readonly string[], now: readonly string[]): string[] => [...before.filter((id) => now.includes(id)), ...now.filter((id) => !before.includes(id))];

/** Whoever has an order and has carried it out, as far as the board shows. */
export const hasActed = (s: Standing): boolean => s.piece.badges.includes("ordered") && s.piece.badges.includes("moved");

/** The numbers of orders: those given keep theirs while one of them is still to be carried out, then they begin again. */
export function numbered(before: readonly string[], ordered: readonly Standing[]): string[] {
  const [all, open] = [ordered, ordered.filter((s) => !hasActed(s))].map((some) => some.map((s) => s.piece.id)) as [string[], string[]];
  return before.some((id) => open.includes(id)) ? counted(before.filter((id) => all.includes(id)), [...before.filter((id) => all.includes(id)), ...open]) : open;
}

/** The sign of an order carried out, in a circle of this radius. */
export const check = (r: number): string => `M${round(-0.46 * r)},${round(0.04 * r)}L${round(-0.12 * r)},${round(0.38 * r)}L${round(0.5 * r)},${round(-0.36 * r)}`;

/** The small flag above what is chosen, its foot on the point. */
export const pennon = ([x, y]: Point, k: number): string => `M${round(x - 7 / k)},${round(y - 12 / k)}h${round(14 / k)}l${round(-7 / k)},${round(11 / k)}Z`;

/** The top of a piece, or of a hex, where its pennon stands. */
export const topOf = (s: Standing): Point => [s.at[0] + (s.leader && s.attached ? 23 : 0) * (S / 42.5), Math.min(cornersOf(s)[0][1] - 4, s.at[1] - 24)];
