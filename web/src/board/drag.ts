/**
 * A piece dragged over a free table: by a mouse, with its middle where it was gripped; by one finger, above it, so that
 * the finger hides nothing; a second finger turns it. Its handle turns it too.
 */

import type { Point } from "../draw/hexes";
import type { Pose } from "../lib/wishing.svelte";

export const LIFT = 64; // pixels above a finger
const SLACK = 5; // pixels before a press is a drag

export interface Grip { pose: Pose; world: Point }
interface Finger { id: number; x: number; y: number }

export class Drag {
  /** Whether the piece is moving: the press has become a drag. */
  moving = false;
  private first: Finger | null = null;
  private second: Finger | null = null;
  private start: Finger = { id: 0, x: 0, y: 0 };
  private grip: Grip | null = null;
  private turning = false;
  private angle = 0;
  private facing = 0;

  /** `world` tells the place of a point of the screen in thousandths; `wish` is told what is wished. */
  constructor(private readonly world: (x: number, y: number) => Point, private readonly wish: (pose: Pose) => void) {}

  get held(): boolean {
    return this.first !== null;
  }

  begin(event: PointerEvent, grip: Grip, turning: boolean): void {
    this.first = { id: event.pointerId, x: event.clientX, y: event.clientY };
    this.start = { ...this.first };
    this.second = null;
    this.grip = grip;
    this.facing = grip.pose.facing;
    this.turning = turning;
    this.moving = false;
  }

  /** A second finger: the angle between the two turns the piece. */
  join(event: PointerEvent): void {
    if (!this.first || this.second || event.pointerId === this.first.id) return;
    this.second = { id: event.pointerId, x: event.clientX, y: event.clientY };
    this.angle = this.between();
    if (this.grip) this.grip = { ...this.grip, pose: { ...this.grip.pose, facing: this.facing } };
  }

  /** Answers whether the pointer is one of ours. */
  move(event: PointerEvent, touch: boolean): boolean {
    const mine = [this.first, this.second].find((finger) => finger?.id === event.pointerId);
    if (!mine || !this.first || !this.grip) return false;
    mine.x = event.clientX;
    mine.y = event.clientY;
    if (!this.moving && !this.second && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < SLACK) return true;
    this.moving = true;
    if (this.turning) this.wish({ at: this.grip.pose.at, facing: this.bearing() });
    else this.wish({ at: this.where(touch), facing: this.turned() });
    return true;
  }

  /** The wheel of the mouse turns what is dragged. */
  wheel(degrees: number): void {
    this.facing += degrees;
    if (this.grip) this.grip = { ...this.grip, pose: { ...this.grip.pose, facing: this.facing } };
  }

  /** A finger is lifted; answers whether it was the last one. */
  end(event: PointerEvent): boolean {
    if (this.second && event.pointerId !== this.first?.id) {
      this.second = null;
      if (this.grip) this.grip = { ...this.grip, pose: { ...this.grip.pose, facing: this.facing } };
      return false;
    }
    if (event.pointerId !== this.first?.id) return false;
    this.first = this.second = null;
    return true;
  }

  drop(): void {
    this.first = this.second = null;
    this.moving = false;
  }

  private where(touch: boolean): [number, number] {
    const { x, y } = this.first as Finger;
    const grip = this.grip as Grip;
    if (touch) return [...this.world(x, y - LIFT)] as [number, number];
    const [wx, wy] = this.world(x, y);
    return [grip.pose.at[0] + wx - grip.world[0], grip.pose.at[1] + wy - grip.world[1]];
  }

  private turned(): number {
    if (this.second) this.facing = (this.grip as Grip).pose.facing + Math.round((this.between() - this.angle) / 5) * 5;
    return this.facing;
  }

  private between(): number {
    const [a, b] = [this.first as Finger, this.second as Finger];
    return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  }

  /** The heading from the middle of the piece to the pointer, by steps of 5 degrees. */
  private bearing(): number {
    const { x, y } = this.first as Finger;
    const [wx, wy] = this.world(x, y);
    const [px, py] = (this.grip as Grip).pose.at;
    return Math.round((Math.atan2(wx - px, py - wy) * 180) / Math.PI / 5) * 5;
  }
}
