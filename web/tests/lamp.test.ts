import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Hexes } from "../src/draw/hexes";
import { counted, hasActed, lampFor, litArea, numbered } from "../src/board/lamp";
import type { Standing } from "../src/board/looks";

// The colours are read from the tokens themselves: a new ground or livery on which the lamp line drowns fails here.
const tokens = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf-8");
type Colour = [number, number, number];

function block(selector: string): Record<string, string> {
  const start = tokens.indexOf(`\n${selector}`);
  const body = tokens.slice(tokens.indexOf("{", start) + 1, tokens.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):([^;]+)/g)].map((m) => [m[1] as string, (m[2] as string).trim()]));
}
const day = block(":root");
const night = { ...day, ...block(".night{") };
const hex = (text: string): Colour => [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)) as Colour;
const see = (text: string): { colour: Colour; alpha: number } => {
  if (text.startsWith("#")) return { colour: hex(text), alpha: 1 };
  const [r, g, b, a] = [...text.matchAll(/[\d.]+/g)].map((m) => Number(m[0])) as [number, number, number, number];
  return { colour: [r, g, b], alpha: a };
};
const over = (top: string, ground: Colour, share = 1): Colour => {
  const { colour, alpha } = see(top);
  return colour.map((v, i) => v * alpha * share + (ground[i] as number) * (1 - alpha * share)) as Colour;
};
const light = (colour: Colour): number => {
  const [r, g, b] = colour.map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)) as Colour;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** A colour as a screen in grey shows it (the weights of `grayscale` in CSS). */
const grey = ([r, g, b]: Colour): Colour => Array<number>(3).fill(Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b)) as Colour;
const contrast = (a: Colour, b: Colour): number => {
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
};

const GROUNDS = [
  "land", "land-hi", "land-lo", "margin", "woods", "tree", "level-2", "level-3", "level-4", "rough", "rock", "marsh", "water", "water-2", "sand", "snow", "road", "stone", "tent", "socket",
]; // prettier-ignore
const LIVERIES = [...tokens.matchAll(/\n\.lv-(\w+)/g)].map((m) => m[1] as string);

describe("the lamp line", () => {
  it.each([["day", day], ["night", night]] as const)("stands out 3 : 1 from every ground by %s, lit or not, at every breath", (_, theme) => {
    const key = hex(theme["lit-key"] as string);
    for (const name of GROUNDS) {
      const plain = hex(theme[name] as string);
      for (const ground of [plain, over(theme["lit-fill"] as string, plain)]) {
        for (const breath of [Number(theme["breath"]), 1]) {
          const core = over(theme["lit"] as string, key, breath); // the key lies under the core
          expect(Math.max(contrast(core, ground), contrast(key, ground)), `${name} at ${breath}`).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
  it("stands out 3 : 1 from every colour of every livery, by day and by night", () => {
    expect(LIVERIES).toHaveLength(8);
    for (const name of LIVERIES) {
      for (const worn of [block(`.lv-${name}`), { ...block(`.lv-${name}`), ...block(`.night .lv-${name}`) }]) {
        for (const [part, colour] of Object.entries(worn)) {
          const best = Math.max(contrast(hex(day["lit"] as string), hex(colour)), contrast(hex(day["lit-key"] as string), hex(colour)));
          expect(best, `${name} ${part} ${colour}`).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
  it("has a core that reads between its keys, and chosen reads from both", () => {
    const [core, key, chosen] = ["lit", "lit-key", "sel"].map((name) => hex(day[name] as string)) as [Colour, Colour, Colour];
    expect(contrast(core, key)).toBeGreaterThan(7);
    expect(contrast(chosen, key)).toBeGreaterThan(7);
    expect(contrast(over(day["lit"] as string, key, Number(day["breath"])), key)).toBeGreaterThan(3);
  });
  it.each([["day", day], ["night", night]] as const)("stands out from every ground and livery in grey by %s, where no colour helps", (name, theme) => {
    const lines = ["lit", "lit-key"].map((part) => grey(hex(theme[part] as string)));
    const worn = LIVERIES.flatMap((livery) => Object.values({ ...block(`.lv-${livery}`), ...(name === "night" ? block(`.night .lv-${livery}`) : {}) }));
    for (const colour of [...GROUNDS.map((ground) => theme[ground] as string), ...worn]) {
      expect(Math.max(...lines.map((line) => contrast(line, grey(hex(colour))))), colour).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(...(lines as [Colour, Colour]))).toBeGreaterThan(7); // and the core between its keys
  });
  it("has order seals whose numbers can be read", () => {
    expect(contrast(hex(day["order"] as string), hex(day["order-ink"] as string))).toBeGreaterThan(4.5);
  });
  it("never falls below four pixels", () => {
    for (const radius of [4, 10, 14, 20, 30, 60]) {
      const { core, key } = lampFor(radius);
      expect(core + 2 * key).toBeGreaterThanOrEqual(4);
    }
  });
});

describe("orders", () => {
  it("are counted as they were given", () => {
    expect(counted(["b", "a"], ["a", "b", "c"])).toEqual(["b", "a", "c"]);
    expect(counted(["b", "a"], ["a", "c"])).toEqual(["a", "c"]);
  });
  it("keep their numbers while one is still to be carried out, then begin again", () => {
    const ordered = (names: string, moved: string): Standing[] => [...names].map((id) => ({ piece: { id, badges: moved.includes(id) ? ["ordered", "moved"] : ["ordered"] } }) as unknown as Standing);
    expect(numbered(["b", "a"], ordered("abc", "b"))).toEqual(["b", "a", "c"]);
    expect(numbered(["b", "a"], ordered("abcd", "ab"))).toEqual(["c", "d"]);
    expect(numbered([], ordered("ab", "a"))).toEqual(["b"]);
    expect(ordered("ab", "a").map(hasActed)).toEqual([true, false]);
  });
});

describe("lit hexes", () => {
  const hexes = new Hexes({ orientation: "pointy", hexes: { A: [0, 0], B: [2, 0], C: [8, 0] } });
  it("are framed by one line, and parted by thin ones", () => {
    const { line, inner } = litArea(hexes, ["A", "B", "C"]);
    expect(line.match(/M/g)).toHaveLength(2); // A and B together, C alone
    expect(inner.match(/M/g)).toHaveLength(1);
    expect(litArea(hexes, []).line).toBe("");
  });
});
