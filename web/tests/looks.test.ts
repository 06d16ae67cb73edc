import { describe, expect, it } from "vitest";
import { faceOf } from "../src/table/cards";
import { diceOf } from "../src/lib/dice";
import { liveryOf, numberAt, PLAIN, type Looks } from "../src/lib/looks";
import { badges, drawn, isLeader, type Look } from "../src/draw/pieces";
import type { GameEvent, Piece } from "../src/lib/wire";

const LOOKS: Looks = {
  men: ["herald"],
  livery: { plain: ["tangerine", "sky"], colours: { tangerine: { day: { ground: "#c8641e", ink: "#ffffff", key: "#000000", band: "#ffff00" } } } },
  numbers: { grit: "corner", pace: "right" },
  marks: { grit: { low: "circle" } },
  badges: { winded: "shaken" },
  dice: { skull: "swords" },
  categories: { trick: { en: "Trick", fr: "Ruse", colour: "moss" } },
  cards: { feint: { category: "trick", art: "archer" }, push: { category: "trick", orders: [0, 3, 0] } },
};
const look = (looks: Looks): Look => ({ livery: "sky", second: false, name: "", looks });
const piece = (fields: Partial<Piece>): Piece =>
  ({ id: "a", side: "s", place: { hex: "A1" }, art: "archer", short: "AR", strength: 1, full: 1, footprint: null, carries: [], badges: [], numbers: {}, sheet: [], ...fields }) as Piece;

describe("a ruleset's own looks", () => {
  it("name what stands on a piece, and where", () => {
    const numbers = { grit: "low", pace: 4, other: 9 };
    expect(numberAt(numbers, LOOKS, "right")).toEqual({ name: "pace", value: 4 });
    expect(numberAt(numbers, LOOKS, "left")).toBeNull();
    expect(drawn(piece({ numbers }), look(LOOKS))).toContain("mk-circle");
  });
  it("name the symbols of states, faces and cards", () => {
    expect(badges(piece({ badges: ["winded", "moved"] }), look(LOOKS)).map((b) => b.symbol)).toEqual(["st-shaken", "st-moved"]);
    expect(faceOf("push", LOOKS)).toMatchObject({ category: { en: "Trick" }, orders: [0, 3, 0] });
    expect(faceOf("feint", LOOKS).art).toBe("archer");
  });
  it("let every state be asked what it is, also those that are drawn larger than a badge", () => {
    const looks = { ...LOOKS, badges: { winded: "shaken", told: "letter", ringed: "wagons" } };
    const says = (...badges: string[]): string[] => [...drawn(piece({ badges }), look(looks)).matchAll(/data-part="badge:(\w+)"/g)].map((found) => found[1] as string);
    expect(new Set(says("winded", "told", "ringed"))).toEqual(new Set(["winded", "told", "ringed"]));
    expect(says("hidden")).toEqual(["hidden"]);
  });
  it("say who is a single man, and what the sides wear", () => {
    expect(isLeader(piece({ art: "herald" }), { looks: LOOKS })).toBe(true);
    expect(liveryOf("mine", LOOKS, 0)).toBe("mine-tangerine");
    expect(liveryOf("mine", LOOKS, 1)).toBe("sky");
    expect(liveryOf("mine", LOOKS, 1, "rose")).toBe("rose");
  });
});

describe("a ruleset without looks", () => {
  const event = { kind: "roll", text: { en: "", fr: "" }, throw: { die: "own", faces: ["skull"], roles: ["hit"] } } as GameEvent;
  it("is drawn plainly", () => {
    expect(faceOf("feint", PLAIN)).toMatchObject({ category: undefined, art: "standard" });
    expect(diceOf(event, PLAIN)[0]?.symbol).toBe("die-special");
    expect(diceOf(event, LOOKS)[0]?.symbol).toBe("die-swords");
    expect(isLeader(piece({ art: "herald" }), { looks: PLAIN })).toBe(false);
    expect(liveryOf("mine", PLAIN, 0)).toBe("porphyry");
    expect(drawn(piece({ numbers: { grit: "low" } }), look(PLAIN))).not.toContain("mk-");
  });
});
