/** Which parts of the painted map to have sharp: squares of the map, each painted once for a scale. */

import type { Box } from "./hexes";

/** Side of a tile in device pixels. */
export const TILE = 768;
/** Device pixels of the picture of the whole map that is always there. */
const WHOLE = 2_500_000;

/** A tile in world pixels; those at the rim of the map are cut. */
export interface Tile extends Box { key: string; scale: number }

/** Device pixels a world pixel of the picture of the whole map: as sharp as its size allows, and never above `most`. */
export const wholeScale = (box: Box, most: number): number => Math.min(most, Math.sqrt(WHOLE / (box.width * box.height)));

/** The scale of tiles for a scale of the screen: a power of two, so that a little zoom needs no new tiles. */
export const tileScale = (wanted: number): number => 2 ** Math.ceil(Math.log2(wanted * 0.8));

/** Tiles of a scale that a window shows, those in its middle first. */
export function tilesIn(window: Box, box: Box, scale: number): Tile[] {
  const size = TILE / scale;
  const span = (from: number, length: number, low: number, all: number): number[] => {
    const first = Math.max(0, Math.floor((from - low) / size));
    const last = Math.min(Math.ceil(all / size), Math.ceil((from + length - low) / size));
    return Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i);
  };
  const [cx, cy] = [window.x + window.width / 2, window.y + window.height / 2];
  const far = (tile: Tile): number => Math.hypot(tile.x + tile.width / 2 - cx, tile.y + tile.height / 2 - cy);
  return span(window.y, window.height, box.y, box.height)
    .flatMap((row) => span(window.x, window.width, box.x, box.width).map((column) => ({ row, column })))
    .map(({ row, column }) => ({ key: `${scale} ${column} ${row}`, scale, ...cut(box, column * size, row * size, size) }))
    .sort((a, b) => far(a) - far(b));
}

const cut = (box: Box, x: number, y: number, size: number): Box => ({ x: box.x + x, y: box.y + y, width: Math.min(size, box.width - x), height: Math.min(size, box.height - y) });
