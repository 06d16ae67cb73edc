import { describe, expect, it } from "vitest";
import { building, click, forced, placesFirst } from "../src/lib/options";
import type { Option } from "../src/lib/wire";

const option = (text: string, ...refs: string[]): Option => ({ text, refs, label: { en: text, fr: text } });
const MOVES = [
  option("move a F5", "piece:a", "hex:F5"),
  option("move a F6", "piece:a", "hex:F6"),
  option("move b F6", "piece:b", "hex:F6"),
  option("done", "button:done"),
];

describe("building an option by clicks", () => {
  it("lights the first refs", () => {
    expect([...building(MOVES, []).next]).toEqual(["piece:a", "piece:b", "button:done"]);
  });
  it("goes on to the next ref and completes", () => {
    const now = building(MOVES, ["piece:a", "hex:F6"]);
    expect(now.complete.map((o) => o.text)).toEqual(["move a F6"]);
    expect(now.next.size).toBe(0);
  });
  it("prefers the piece to its hex, and takes the hex when only that is on offer", () => {
    expect(click(MOVES, [], ["piece:a", "hex:F5"])).toEqual(["piece:a"]);
    expect(click(MOVES, ["piece:a"], ["piece:enemy", "hex:F5"])).toEqual(["piece:a", "hex:F5"]);
  });
  it("changes its mind: another unit instead", () => {
    expect(click(MOVES, ["piece:a"], ["piece:b", "hex:C1"])).toEqual(["piece:b"]);
  });
  it("puts back what was clicked last", () => {
    expect(click(MOVES, ["piece:a"], ["piece:a", "hex:E5"])).toEqual([]);
  });
  it("does nothing for what means nothing", () => {
    expect(click(MOVES, [], ["hex:A1"])).toBeNull();
  });
  it("follows clicks that leave no choice, but never chooses", () => {
    expect(forced([MOVES[0] as Option, MOVES[1] as Option], [])).toEqual(["piece:a"]);
    expect(forced([MOVES[2] as Option], [])).toEqual([]);
    expect(forced(MOVES, [])).toEqual([]);
  });
  it("keeps two options with the same refs apart until the player says which", () => {
    const two = [option("fire a e", "piece:a", "piece:e"), option("attack a e", "piece:a", "piece:e")];
    expect(building(two, ["piece:a", "piece:e"]).complete).toHaveLength(2);
  });
  it("never begins with a button that says more of a piece: nothing would show where to begin", () => {
    const lines = [option("line horse a", "button:horse", "piece:a"), option("line foot a", "button:foot", "piece:a"), option("individual", "button:individual")];
    const told = placesFirst(lines);
    expect([...building(told, []).next]).toEqual(["piece:a", "button:individual"]);
    expect(building(told, click(told, [], ["piece:a"]) ?? []).open.map(({ text }) => text)).toEqual(["line horse a", "line foot a"]);
    expect(placesFirst(MOVES)).toBe(MOVES);
  });
});
