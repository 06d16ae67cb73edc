/**
 * Paints the map into pictures: the whole of it once, coarsely, and what the window shows in sharp tiles whenever it
 * rests. A pan or a zoom then only moves pictures, however much is drawn on the map. They are images and no canvases:
 * a browser paints images into one layer with each other, and gives every canvas a layer of its own.
 */

import type { Box, Point } from "../draw/hexes";
import { tileScale, tilesIn, wholeScale, type Tile } from "../draw/tiles";

const KEPT = 24; // tiles, the oldest are given up

export interface Writing { text: string; at: Point }
export interface Numbers { writing: readonly Writing[]; font: string; colour: string }

export class Painter {
  private readonly tiles = new Map<string, HTMLImageElement>();
  private wanted: Tile[] = [];
  private numbers: Numbers | null = null;
  private task = 0;
  private gone = false;

  constructor(private readonly holder: HTMLElement, private readonly picture: HTMLImageElement, private readonly box: Box, painted?: () => void) {
    void this.painted(box, wholeScale(box, 2 * devicePixelRatio), null).then((whole) => {
      if (this.gone) return URL.revokeObjectURL(whole.src);
      for (const old of holder.querySelectorAll("img")) if (![...this.tiles.values()].includes(old)) discard(old);
      holder.prepend(whole);
      painted?.();
    });
  }

  /** Asks for sharp tiles of what the window shows; `window` is in world pixels, `k` screen pixels a world pixel. */
  rest(window: Box, k: number, numbers: Numbers | null): void {
    const needed = k * devicePixelRatio;
    const enough = needed <= wholeScale(this.box, 2 * devicePixelRatio) * 1.25 && !numbers;
    const scale = tileScale(needed);
    this.numbers = numbers;
    this.wanted = enough ? [] : tilesIn(window, this.box, scale).map((tile) => ({ ...tile, key: `${tile.key}${numbers ? " numbered" : ""}` }));
    for (const [key, tile] of this.tiles) if (enough || !key.startsWith(`${scale} `) || key.endsWith("d") !== (numbers !== null)) tile.remove();
    this.next();
  }

  /** Stops painting while the player moves the board. */
  pause(): void {
    this.wanted = [];
    cancel(this.task);
  }

  close(): void {
    this.gone = true;
    this.pause();
  }

  private next(): void {
    cancel(this.task);
    const tile = this.wanted.shift();
    if (!tile) return;
    const kept = this.tiles.get(tile.key);
    if (kept) {
      this.tiles.delete(tile.key);
      this.keep(tile.key, kept);
      return this.next();
    }
    this.task = idle(() => {
      void this.painted(tile, tile.scale, this.numbers).then((image) => {
        if (this.gone) return URL.revokeObjectURL(image.src);
        this.keep(tile.key, image);
        this.next();
      });
    });
  }

  private keep(key: string, tile: HTMLImageElement): void {
    this.tiles.set(key, tile);
    this.holder.append(tile);
    for (const [old, given] of this.tiles) {
      if (this.tiles.size <= KEPT) break;
      discard(given);
      this.tiles.delete(old);
    }
  }

  private async painted(part: Box, scale: number, numbers: Numbers | null): Promise<HTMLImageElement> {
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(part.width * scale);
    canvas.height = Math.ceil(part.height * scale);
    const pen = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
    pen?.setTransform(scale, 0, 0, scale, -part.x * scale, -part.y * scale);
    pen?.drawImage(this.picture, this.box.x, this.box.y, this.box.width, this.box.height);
    if (pen && numbers) write(pen, part, numbers);
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const image = new Image();
    image.alt = "";
    image.draggable = false;
    image.style.cssText = `left: ${part.x}px; top: ${part.y}px; width: ${canvas.width / scale}px; height: ${canvas.height / scale}px`;
    if (file) image.src = URL.createObjectURL(file);
    await image.decode();
    return image;
  }
}

function discard(image: HTMLImageElement): void {
  image.remove();
  URL.revokeObjectURL(image.src);
}

/** The numbers of the hexes that lie in a part of the map. */
function write(pen: CanvasRenderingContext2D, part: Box, { writing, font, colour }: Numbers): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = "center";
  const near = (at: number, from: number, length: number): boolean => at > from - 20 && at < from + length + 20;
  for (const { text, at } of writing) if (near(at[0], part.x, part.width) && near(at[1], part.y, part.height)) pen.fillText(text, at[0], at[1]);
}

/** When the browser has nothing better to do. Safari knows no idle time: there a short pause stands for it. */
const idle = (deed: () => void): number => ("requestIdleCallback" in window ? requestIdleCallback(deed, { timeout: 400 }) : Number(setTimeout(deed, 30)));
const cancel = (task: number): void => ("cancelIdleCallback" in window ? cancelIdleCallback(task) : clearTimeout(task));
