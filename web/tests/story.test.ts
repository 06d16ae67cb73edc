import { describe, expect, it } from "vitest";
import { once, placeOf, sentences } from "../src/lib/story";
import type { GameEvent } from "../src/lib/wire";

const step = (unit: string, start: string, to: string): GameEvent => ({ kind: "step", text: { en: "", fr: "" }, unit, start: [start], to: [to] });

describe("the story", () => {
  it("tells the steps of one piece in one sentence, over several choices", () => {
    const told = sentences([{ number: 1, events: [step("a", "0101", "0102")] }, { number: 2, events: [step("a", "0102", "0103"), step("b", "0201", "0202")] }]);
    expect(told.map(({ said }) => said.map(({ goesOn, ends }) => [goesOn, ends]))).toEqual([[[false, false]], [[true, true], [false, true]]]);
    expect(placeOf(step("a", "0101", "0102"))).toBe("0102");
  });
  it("begins anew where the piece was carried elsewhere, or something else happened", () => {
    const told = sentences([{ number: 1, events: [step("a", "0101", "0102"), step("a", "0505", "0506")] }]);
    expect(told[0]?.said.map(({ goesOn }) => goesOn)).toEqual([false, false]);
  });
  it("tells the same of one piece once, and how often", () => {
    const moves = (unit: string): GameEvent => ({ kind: "move", text: { en: `${unit}: move`, fr: "" }, unit });
    const told = sentences([{ number: 1, events: [moves("a")] }, { number: 2, events: [moves("a")] }, { number: 3, events: [moves("a")] }, { number: 4, events: [moves("b")] }]);
    expect(told.map(({ said }) => said.map(({ goesOn, ends, times }) => [goesOn, ends, times]))).toEqual([[[false, false, 1]], [[true, false, 2]], [[true, true, 3]], [[false, true, 1]]]);
  });
  it("tells an attack once, with its dice", () => {
    const event = (fields: object): GameEvent => ({ kind: "x", text: { en: "x", fr: "x" }, ...fields });
    const dice = { die: "d6", faces: [1], roles: ["miss" as const] };
    const [fire, roll, retreat] = [event({ unit: "a", target: "b" }), event({ unit: "a", target: "b", throw: dice }), event({ unit: "b", hexes: ["D4", "B5"] })];
    expect(once([fire, roll, retreat])).toEqual([roll, retreat]);
    expect(once([retreat, roll])).toEqual([retreat, roll]);
  });
});
