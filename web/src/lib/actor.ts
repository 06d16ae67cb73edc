/** Which piece acts, where options light only hexes and facings: it gets the ring, and the arrows that turn it. */

import { isFacing } from "../draw/hexes";
import { kindOf, nameOf } from "./options";
import type { LogEntry, Option, Scene } from "./wire";

/**
 * The piece that the texts of all such options name, else the one that the side's own choices named last. Empty if no
 * option is of that kind.
 */
export function acting(options: readonly Option[], scene: Scene | null, side: string, log: readonly LogEntry[]): string {
  if (!scene) return "";
  const turns = (ref: string): boolean => kindOf(ref) === "button" && isFacing(scene.board.orientation, nameOf(ref));
  const bare = options.filter(({ refs }) => refs[0] !== undefined && (kindOf(refs[0]) === "hex" || turns(refs[0])));
  if (!bare.length) return "";
  const own = new Set(scene.pieces.filter((piece) => piece.side === side).map((piece) => piece.id));
  const named = (text: string): string[] => text.split(" ").filter((each) => own.has(each));
  const shared = named(bare[0]?.text ?? "").find((id) => bare.every(({ text }) => named(text).includes(id)));
  if (shared) return shared;
  const said = [...log].reverse().find((entry) => entry.choice && named(entry.choice.text).length);
  return said?.choice ? (named(said.choice.text)[0] ?? "") : "";
}
