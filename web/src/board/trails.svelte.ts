/** Where pieces of a free table have come from: in this turn and in the one before it. */

import { spotOf } from "../lib/places";
import type { Scene, Spot } from "../lib/wire";

export interface Trail { piece: string; side: string; spots: Spot[]; turn: string }

export class Trails {
  known: Trail[] = $state.raw([]);
  private last = new Map<string, Spot>();
  private turns: string[] = [];

  /** Another scene: whoever stands elsewhere has left a trail, a longer one if he has moved in this turn already. */
  see(scene: Scene): void {
    const turn = `${scene.turn?.number ?? 0} ${scene.turn?.side ?? ""}`;
    if (this.turns.at(-1) !== turn) this.turns = [...this.turns.slice(-1), turn];
    const now = new Map(scene.pieces.flatMap((piece) => {
      const spot = spotOf(piece.place);
      return spot ? [[piece.id, spot] as const] : [];
    }));
    const before = this.known.filter((trail) => this.turns.includes(trail.turn) && now.has(trail.piece));
    const moved = scene.pieces.flatMap(({ id, side }): Trail[] => {
      const [from, to] = [this.last.get(id), now.get(id)];
      if (!from || !to || (from[0] === to[0] && from[1] === to[1])) return [];
      const old = before.find((trail) => trail.piece === id && trail.turn === turn);
      return [{ piece: id, side, spots: [...(old?.spots ?? [from]), to], turn }];
    });
    this.last = now;
    const known = [...before.filter((trail) => !moved.some(({ piece }) => piece === trail.piece)), ...moved];
    if (moved.length || known.length !== this.known.length) this.known = known;
  }
}
