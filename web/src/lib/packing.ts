/** Documents as a few letters, for the end of a link. */

export const LONGEST = 12_000; // characters of a link; longer ones are cut by what passes them on
const MOST = 1_000_000; // bytes that a link may become
export type Doc = Record<string, unknown>;

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

export async function packed(document: Doc): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(document)), new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Whatever is wrong with it is thrown. */
export async function unpacked(text: string): Promise<Doc> {
  if (text.length > LONGEST) throw new Error("too long");
  const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
  const told: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"), MOST)));
  if (typeof told !== "object" || told === null || Array.isArray(told)) throw new Error("no document");
  return told as Doc;
}
