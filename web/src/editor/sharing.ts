/** Documents that leave the page: as a file, in the end of a link, and as the draft that this browser keeps. */

import { LONGEST, packed, unpacked, type Doc } from "../lib/packing";

const DRAFT = "strategikon-draft-";

/** A document as the end of a link; null if it would be too long to share. */
export async function toHash(document: Doc): Promise<string | null> {
  const hash = `#d=${await packed(document)}`;
  return hash.length > LONGEST ? null : hash;
}

/** The document of a link; null if it has none. Whatever is wrong with one is thrown. */
export const fromHash = async (hash: string): Promise<Doc | null> => (hash.startsWith("#d=") ? unpacked(hash.slice(3)) : null);

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
