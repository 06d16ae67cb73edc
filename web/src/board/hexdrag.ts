/** A piece dragged over a board of hexes: to let go of it somewhere is to click there. */

const SLACK = 6; // pixels before a press is a drag

export class HexDrag {
  private piece = "";
  private start: readonly [number, number] = [0, 0];
  private moving = false;
  private dragged = false;

  /** `grip` tells which piece a press there takes up, if any; `take` is told that it has begun to move, `drop` where it was let go of. */
  constructor(private readonly grip: (x: number, y: number) => string, private readonly take: (piece: string) => void, private readonly drop: (x: number, y: number) => void) {}

  /** Whether a press is for a piece, and not for the board. */
  get held(): boolean {
    return this.piece !== "";
  }

  down(event: PointerEvent): void {
    this.dragged = false;
    if (!event.isPrimary) return this.cancel(); // two fingers pinch
    this.piece = event.button === 0 ? this.grip(event.clientX, event.clientY) : "";
    this.start = [event.clientX, event.clientY];
  }

  move(event: PointerEvent): void {
    if (!this.piece || this.moving || Math.hypot(event.clientX - this.start[0], event.clientY - this.start[1]) < SLACK) return;
    this.moving = true;
    this.take(this.piece);
  }

  up(event: PointerEvent): void {
    this.dragged = this.moving;
    this.cancel();
    if (this.dragged) this.drop(event.clientX, event.clientY);
  }

  cancel(): void {
    this.piece = "";
    this.moving = false;
  }

  /** Whether the click that follows belongs to a drag. */
  taken(): boolean {
    const dragged = this.dragged;
    this.dragged = false;
    return dragged;
  }
}
