/**
 * The map as one image. A board has thousands of signs; inside the page each would be a thing for the browser to lay out
 * again in every frame of a pan. As an SVG image they are one thing, and still sharp at every zoom.
 */

import sprite from "../art/symbols.svg?raw";
import board from "../styles/board.css?inline";
import tokens from "../styles/tokens.css?inline";
import type { Theme } from "../lib/settings.svelte";
import type { Ground } from "./ground";

const symbols = new Map([...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map((found) => [found[1] as string, found[0]]));

/** The SVG document of a map: what it shows, the signs it uses, and the colours of the day or the night. */
export function groundDocument({ svg, box }: Ground, theme: Theme): string {
  const used = new Set([...svg.matchAll(/href="#(t-[\w-]+)"/g)].map((found) => found[1] as string));
  const signs = [...used].map((id) => symbols.get(id) ?? "").join("");
  const frame = `viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${box.width}" height="${box.height}"`;
  const night = theme === "night" ? ' class="night"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}${night}><style>${tokens}${board}</style>${signs}${svg}</svg>`;
}

export const groundImage = (ground: Ground, theme: Theme): string =>
  URL.createObjectURL(new Blob([groundDocument(ground, theme)], { type: "image/svg+xml" }));
