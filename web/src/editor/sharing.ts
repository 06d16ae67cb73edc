/** Documents that leave the page: as a file, in the end of a link, and as the draft that this browser keeps. */

import type { Doc } from "./document";

export const LONGEST = 12_000; // characters of a link; longer ones are cut by what passes them on
const DRAFT = "strategikon-draft-";

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream, most = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const part = next.value as Uint8Array;
    length += part.length;
    if (length > most) throw new Error("too long");
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  parts.reduce((place, part) => (whole.set(part, place), place + part.length), 0);
  return whole;
}

/** A document as the end of a link; null if it would be too long to share. */
export async function toHash(document: Doc): Promise<string | null> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(document)), new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  const hash = `#d=${text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}`;
  return hash.length > LONGEST ? null : hash;
}

/** The document of a link; null if it has none. Whatever is wrong with one is thrown. */
export async function fromHash(hash: string): Promise<Doc | null> {
  if (!hash.startsWith("#d=")) return null;
  if (hash.length > LONGEST) throw new Error("too long");
  const bytes = Uint8Array.from(atob(hash.slice(3).replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
  const told: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"), 1_000_000)));
  if (typeof told !== "object" || told === null || Array.isArray(told)) throw new Error("no document");
  return told as Doc;
}

export function keep(ruleset: string, document: Doc): void {
  try {
    localStorage.setItem(DRAFT + ruleset, JSON.stringify(document));
  } catch {
    // A browser without room keeps no draft; the file can still be saved.
  }
}

export function kept(ruleset: string): Doc | null {
  try {
    return JSON.parse(localStorage.getItem(DRAFT + ruleset) ?? "null") as Doc | null;
  } catch {
    return null;
  }
}

export function download(name: string, text: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
