/** What the player wishes for, on a table as it lies before him. */

import type { Lie } from "../draw/lie";
import type { Family, Fit, Option } from "../lib/wire";
import type { Pose, Wishing } from "../lib/wishing.svelte";

export class LyingWish {
  constructor(private readonly wishing: Wishing, private readonly lie: Lie) {}

  get family(): Family | null {
    return this.wishing.family;
  }
  get piece(): string {
    return this.wishing.piece;
  }
  get active(): boolean {
    return this.wishing.active;
  }
  get option(): Option | null {
    return this.wishing.option;
  }

  private readonly posed = $derived.by(() => this.wishing.pose && this.lie.pose(this.wishing.pose));
  get pose(): Pose | null {
    return this.posed;
  }
  private readonly answered = $derived.by(() => this.wishing.answer && this.lie.fit(this.wishing.answer));
  get answer(): Fit | null {
    return this.answered;
  }

  mayTake = (piece: string): boolean => this.wishing.mayTake(piece);
  take = (piece: string): void => this.wishing.take(piece);
  to = (pose: Pose): void => this.wishing.to(this.lie.poseBack(pose));
  turn = (degrees: number): void => this.wishing.turn(degrees);
  settled = (): Promise<void> => this.wishing.settled();
}
