/** Whether a board is looked at a quarter turned: where that shows more, or as the player likes it. */

import type { Box } from "../draw/hexes";
import { settings } from "../lib/settings.svelte";
import type { Insets } from "../lib/zoom";

const WORTH = 1.15; // so much larger must everything become, or the board stays as it is printed

/** What the panels leave free of a window. */
export const roomIn = (insets: Insets, [width, height]: readonly [number, number]): [number, number] => [width - insets.left - insets.right, height - insets.top - insets.bottom];

function scaleIn(width: number, height: number, insets: Insets, size: readonly [number, number]): number {
  const [wide, high] = roomIn(insets, size);
  return Math.min(wide / width, high / height);
}

/** Whether what the panels leave free shows a board larger if it is turned. */
export const betterTurned = ({ width, height }: Pick<Box, "width" | "height">, room: Insets, size: readonly [number, number]): boolean =>
  scaleIn(height, width, room, size) > WORTH * scaleIn(width, height, room, size);

/** On a phone and on a desk one may like it differently, and in one game otherwise than in another. */
const placeOf = (ruleset: string, upright: boolean): string => `${ruleset} ${upright ? "upright" : "wide"}`;

export const isTurned = (ruleset: string, upright: boolean, better: boolean): boolean => settings.turns[placeOf(ruleset, upright)] ?? (settings.turned && better);

export function setTurned(ruleset: string, upright: boolean, turned: boolean): void {
  settings.turns = { ...settings.turns, [placeOf(ruleset, upright)]: turned };
}
