import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { diceOf } from "../src/lib/dice";
import { PLAIN } from "../src/lib/looks";
import { brief, parts } from "../src/lib/names";
import { parse } from "../src/lib/paths";
import { stretches, place } from "../src/home/timeline";
import type { GameEvent } from "../src/lib/wire";

const source = (language: string): string => readFileSync(new URL(`../src/messages/${language}.ftl`, import.meta.url), "utf-8");
const ids = (language: string): string[] => new FluentResource(source(language)).body.map((entry) => entry.id);

describe("messages", () => {
  it("are the same in both languages, in the same order", () => {
    expect(ids("fr")).toEqual(ids("en"));
  });
  it("are all there: every t(\"...\") of the page has a sentence", () => {
    const known = new Set(ids("en"));
    const root = new URL("../src/", import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
    const wanted = files.flatMap((name) => [...readFileSync(new URL(name, root), "utf-8").matchAll(/\bt\("([\w-]+)"/g)].map((m) => m[1] as string));
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("dice of an event", () => {
  const event = (fields: object): GameEvent => ({ kind: "roll", text: { en: "", fr: "" }, ...fields });
  it("are named faces, each with what came of it", () => {
    const dice = diceOf(event({ throw: { die: "battle", faces: ["green", "flag", "red"], roles: ["hit", "flag", "ignored"] } }), { dice: { green: "circle", flag: "banner", red: "square" } });
    expect(dice.map((d) => d.symbol)).toEqual(["die-circle", "die-banner", "die-square"]);
    expect(dice.map((d) => d.fate)).toEqual(["hit", "flag", "ignored"]);
  });
  it("are pips or a ten-sided number", () => {
    expect(diceOf(event({ throw: { die: "d6", faces: [4], roles: ["miss"] } }), PLAIN)[0]?.symbol).toBe("d6-4");
    expect(diceOf(event({ throw: { die: "d10", faces: [4], roles: ["hit"] } }), PLAIN)[0]).toMatchObject({ symbol: "d10", number: "4", fate: "hit" });
  });
  it("are none where nothing was thrown", () => {
    expect(diceOf(event({ hits: 2, dice: 3 }), PLAIN)).toEqual([]);
  });
});

describe("names", () => {
  it("of armies are short in sentences", () => {
    const seats = [{ name: { en: "Rome (Varro)", fr: "Rome (Varron)" } }];
    expect(brief("Rome (Varro): play a card", seats, "en")).toBe("Rome: play a card");
    expect(parts("Gauls")).toEqual(["Gauls", ""]);
  });
});

describe("the scale of years", () => {
  it("is broken where nobody fights, and keeps the order", () => {
    const all = stretches([-216, -202, 1066, 1415], 1000);
    expect(all.map((s) => [s.from, s.to])).toEqual([[-216, -202], [1066, 1066], [1415, 1415]]);
    expect(place(-216, all)).toBeLessThan(place(-202, all));
    expect(place(-202, all)).toBeLessThan(place(1066, all));
  });
});

describe("paths", () => {
  it("name a page", () => {
    expect(parse("/join/abc/def")).toEqual({ page: "join", id: "abc", invite: "def" });
    expect(parse("/nowhere")).toEqual({ page: "home" });
  });
});
