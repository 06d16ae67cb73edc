/** The way an option leads over the board. */

import { kindOf } from "../lib/options";
import type { Option } from "../lib/wire";

/**
 * Hexes from where the piece stands to the hex under the pointer, for the one open option that a click there leads to.
 * `places` gives the hexes of a ref. Empty where several options lead there, or none leads over hexes.
 */
export function wayOf(open: readonly Option[], depth: number, hover: string, places: (ref: string) => readonly string[] | undefined): string[] {
  const through = open.filter((option) => option.refs.slice(depth).includes(`hex:${hover}`));
  const option = through.sort((a, b) => a.refs.length - b.refs.length)[0];
  if (!option) return [];
  const piece = option.refs.find((ref) => kindOf(ref) === "piece");
  const hexes = option.refs.filter((ref) => kindOf(ref) === "hex").map((ref) => ref.slice(4));
  const until = hexes.indexOf(hover);
  const from = piece ? places(piece)?.[0] : undefined;
  return [...(from ? [from] : []), ...hexes.slice(0, until + 1)];
}
