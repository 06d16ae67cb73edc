/** A wish moved by keys, in the frame of the piece: ahead is where it looks. */

import type { Pose } from "../lib/wishing.svelte";

export interface Nudge { ahead: number; right: number; turn: number }
const HALF = 500; // half an inch, in thousandths
const FINE = 50;

/** What a key means; null: nothing. With Shift a way is shorter, and a turn is longer. */
export function nudgeOf(key: string, shift: boolean, turn = 5): Nudge | null {
  const way = shift ? FINE : HALF;
  const wide = shift ? 3 * turn : turn;
  switch (key) {
    case "ArrowUp": return { ahead: way, right: 0, turn: 0 };
    case "ArrowDown": return { ahead: -way, right: 0, turn: 0 };
    case "ArrowRight": return { ahead: 0, right: way, turn: 0 };
    case "ArrowLeft": return { ahead: 0, right: -way, turn: 0 };
    case "]": return { ahead: 0, right: 0, turn: wide };
    case "[": return { ahead: 0, right: 0, turn: -wide };
    case "}": return { ahead: 0, right: 0, turn: 3 * turn };
    case "{": return { ahead: 0, right: 0, turn: -3 * turn };
    default: return null;
  } // prettier-ignore
}

/** The pose after it; y grows downwards, and 0 degrees is straight up. */
export function nudged({ at: [x, y], facing }: Pose, { ahead, right, turn }: Nudge): Pose {
  const angle = (facing * Math.PI) / 180;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return { at: [x + ahead * s + right * c, y - ahead * c + right * s], facing: facing + turn };
}
