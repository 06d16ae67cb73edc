import { describe, expect, it } from "vitest";
import { counted, stepLine, stopsOf, turnings } from "../src/table/graph";
import { byFate, css, inShort, ordered, percent } from "../src/table/odds";
import type { LogEntry, Odds } from "../src/lib/wire";

const entry = (number: number, ...kinds: string[]): LogEntry => ({
  number, side: "a", choice: null, events: kinds.map((kind) => ({ kind, text: { en: `${kind} ${number}`, fr: "" } })),
}); // prettier-ignore

it("tells halves as halves", () => {
  expect([0, 1, 2, 5].map((number) => counted(true, number))).toEqual(["0", "½", "1", "2½"]);
  expect(counted(false, 5)).toBe("5");
});

describe("the score by turns", () => {
  const log = [entry(0, "turn"), entry(1, "move"), entry(2, "move", "turn"), entry(3, "banner"), entry(4, "turn"), entry(5, "move")];
  it("has a stop where each turn ends, and at the end", () => {
    expect(stopsOf(log, 5)).toEqual([{ turn: 0, number: 0 }, { turn: 1, number: 2 }, { turn: 2, number: 4 }, { turn: 3, number: 5 }]);
    expect(stopsOf(log, 5, 2).at(-1)?.number).toBe(5);
    expect(stopsOf(log.map((line) => ({ ...line, turn: line.number < 4 ? 7 : 8 })), 5).map(({ turn }) => turn)).toEqual([0, 7, 7, 8]); // as the table counts
  });
  it("turns where one side gained most over the other, told by what happened", () => {
    const found = turnings({ stops: stopsOf(log, 5), curves: [{ side: "a", values: [0, 0, 2, 2] }, { side: "b", values: [0, 1, 2, 2] }] }, log);
    expect(found.map(({ stop, side, swing, number }) => [stop, side, swing, number])).toEqual([[1, "b", 1, 2], [2, "a", 1, 3]]);
    expect(found[1]?.text.en).toBe("banner 3");
  });
  it("is drawn in steps", () => {
    expect(stepLine([0, 1, 2], 100, 50, 2)).toBe("M0.0,50.0H50.0V25.0H100.0V0.0");
  });
});

describe("odds", () => {
  const odds: Odds = {
    outcomes: [{ share: 0.5, good: false, label: { en: "stands", fr: "" }, error: 0 }, { share: 0.3, good: true, label: { en: "dies", fr: "" }, error: 0 }, { share: 0.2, good: null, label: { en: "retreats", fr: "" }, error: 0 }],
    losses: [], exact: true, samples: 0,
  }; // prettier-ignore
  it("are whole percentages, unless below one", () => {
    expect([0.5, 0.004, 0, 0.996, 1].map(percent)).toEqual(["50", "<1", "0", ">99", "100"]);
  });
  it("run from good to bad in the bar", () => {
    expect(ordered(odds).outcomes.map((o) => css(o.good))).toEqual(["win", "draw", "loss"]);
  });
  it("are added up in the bar", () => {
    const twice = { ...odds, outcomes: [...odds.outcomes, { share: 0.1, good: true, label: { en: "", fr: "" }, error: 0 }] };
    expect(byFate(twice).map(({ share }) => share)).toEqual([0.4, 0.2, 0.5]);
  });
  it("fit one line on a phone, the likeliest first", () => {
    expect(inShort(odds, ({ share, label }) => `${percent(share)} % ${label.en}`)).toBe("50 % stands · 30 % dies · 20 % retreats");
  });
});
