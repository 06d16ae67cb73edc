/** Chance for drawings: seeded, so that a map looks the same on every machine and at every visit. */

export type Random = () => number;

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  }
  return h >>> 0;
}

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
export function random(seed: string): Random {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two bounds. */
export function between(chance: Random, low: number, high: number): number {
  return low + (high - low) * chance();
}
