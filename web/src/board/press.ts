/** A long press of a finger: what hovering is with a mouse. */

const LONG = 480; // milliseconds
const STILL = 9; // pixels a finger may tremble

export class Press {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: readonly [number, number] = [0, 0];
  private held = false;

  constructor(private readonly deed: (x: number, y: number) => void) {}

  down(event: PointerEvent): void {
    this.up();
    this.held = false;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.from = [event.clientX, event.clientY];
    this.timer = setTimeout(() => {
      this.held = true;
      this.deed(...this.from);
    }, LONG);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > STILL) this.up();
  }

  up(): void {
    clearTimeout(this.timer);
  }

  /** Whether the click that follows belongs to a long press; asked once. */
  taken(): boolean {
    const held = this.held;
    this.held = false;
    return held;
  }

  /** Phones open a menu on a long press: not here. */
  menu(event: Event): void {
    if (this.held) event.preventDefault();
  }
}
