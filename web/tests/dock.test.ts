import { describe, expect, it } from "vitest";
import { dock, fitting } from "../src/table/dock";

const rect = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("a refusal", () => {
  const area = rect(0, 100, 1000, 800);
  it("lies lower right, where the board is free", () => {
    expect(dock([300, 120], area, [])).toEqual(rect(700, 680, 1000, 800));
  });
  it("gives way to what may be clicked next", () => {
    expect(dock([300, 120], area, [rect(900, 700, 940, 740)])).toEqual(rect(0, 680, 300, 800));
    expect(dock([300, 120], area, [rect(900, 700, 940, 740), rect(10, 700, 50, 740)])).toEqual(rect(700, 100, 1000, 220));
  });
  it("covers as little as it can on a board that is lit all over", () => {
    const lit = [rect(0, 100, 1000, 700), rect(0, 700, 320, 800)];
    expect(dock([300, 90], area, lit)).toEqual(rect(700, 710, 1000, 800));
  });
});

describe("the buttons of the prompt", () => {
  it("stand beside each other as long as there is room, the first always", () => {
    expect(fitting(["Pass", "Stand"], 400)).toBe(2);
    expect(fitting(["Pass", "Stand", "A very long button that says everything"], 300)).toBe(2);
    expect(fitting(["A very long button that says everything"], 20)).toBe(1);
    expect(fitting([], 100)).toBe(0);
  });
});
