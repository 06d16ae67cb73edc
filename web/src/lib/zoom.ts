/** Pan and zoom of the board: wheel or pinch around the pointer, drag to pan. */

import { select } from "d3-selection";
import { interrupt } from "d3-transition";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import type { Box } from "../draw/hexes";
import { pace } from "./settings.svelte";

export interface View { x: number; y: number; k: number }
export interface Insets { top: number; right: number; bottom: number; left: number }

/** A shift by which what begins at `from` and is `long` covers a window, if it is as long as that. */
const covering = (shift: number, start: number, room: number, from: number, long: number): number =>
  long < room ? shift : Math.max(start + room - from - long, Math.min(start - from, shift));

export class Camera {
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>;
  private moved = false;
  /** Whether it is pressed, turned or under way: a press that moves nothing changes nothing. */
  busy = false;
  private held = false;
  private stirred = false;
  private last = -Infinity;

  constructor(private readonly field: HTMLElement, private readonly seen: (view: View, moving: boolean) => void) {
    this.behaviour = zoom<HTMLElement, unknown>()
      .scaleExtent([0.05, 4])
      .clickDistance(6)
      .on("start", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.busy = true;
        this.held = Boolean(event.sourceEvent);
        this.stirred = false;
      })
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent) this.moved = true;
        this.stirred = true;
        this.seen(event.transform, true);
      })
      .on("end", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.busy = false;
        if (this.held && this.stirred) this.last = performance.now();
        this.held = false;
        if (this.stirred) this.seen(event.transform, false);
      });
    select(field).call(this.behaviour).on("dblclick.zoom", null);
  }

  /** Whether the player has chosen a view of his own. */
  get touched(): boolean {
    return this.moved;
  }

  /** When the player has last moved the board himself: now, as long as he holds it. */
  get own(): number {
    return this.held ? performance.now() : this.last;
  }

  /** What is not for the board to pan or zoom by: a piece is gripped, or turned by the wheel. */
  heed(taken: (event: MouseEvent | TouchEvent) => boolean): void {
    this.behaviour.filter((event: MouseEvent) => !taken(event) && (!event.ctrlKey || event.type === "wheel") && !event.button);
  }

  /** Shows the whole box in what the panels leave free. */
  fit(box: Box, insets: Insets, most = 1.6): void {
    const { clientWidth: w, clientHeight: h } = this.field;
    const [fw, fh] = [w - insets.left - insets.right, h - insets.top - insets.bottom];
    const k = Math.min(fw / box.width, fh / box.height, most);
    const x = insets.left + (fw - box.width * k) / 2 - box.x * k;
    const y = insets.top + (fh - box.height * k) / 2 - box.y * k;
    this.behaviour.scaleExtent([k * 0.6, Math.max(2.2, k * 3)]);
    this.moved = false;
    select(this.field).call(this.behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  }

  /** Shows some points, none of them smaller than the scale `least`; if they do not fit, their middle. Nothing beyond `land` is shown if it can be helped. */
  frame(points: readonly (readonly [number, number])[], insets: Insets, least: number, land?: Box): void {
    if (!points.length) return;
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
    const [x, y] = [Math.min(...xs) - 90, Math.min(...ys) - 90];
    const box = { x, y, width: Math.max(...xs) + 90 - x, height: Math.max(...ys) + 90 - y };
    const { clientWidth: w, clientHeight: h } = this.field;
    const [fw, fh] = [w - insets.left - insets.right, h - insets.top - insets.bottom];
    const k = Math.min(1, Math.max(least, Math.min(fw / box.width, fh / box.height)));
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const [left, top] = [insets.left + fw / 2 - cx * k, insets.top + fh / 2 - cy * k];
    const at = zoomIdentity.translate(land ? covering(left, insets.left, fw, land.x * k, land.width * k) : left, land ? covering(top, insets.top, fh, land.y * k, land.height * k) : top).scale(k);
    select(this.field).call(this.behaviour.transform, at);
  }

  /** Brings a point to the middle of the window, or of what the panels leave free of it. */
  centre(x: number, y: number, { top, right, bottom, left }: Insets = { top: 0, right: 0, bottom: 0, left: 0 }): void {
    const { clientWidth: w, clientHeight: h } = this.field;
    const middle: [number, number] = [(left + w - right) / 2, (top + h - bottom) / 2];
    select(this.field).transition().duration(pace(350)).call(this.behaviour.translateTo, x, y, middle);
  }

  /** The board is taken away: whatever is under way ends there, and nobody is told. */
  leave(): void {
    this.behaviour.on("start zoom end", null);
    interrupt(this.field);
  }

  by(factor: number): void {
    this.moved = true;
    this.last = performance.now();
    select(this.field).transition().duration(pace(120)).call(this.behaviour.scaleBy, factor);
  }
}
