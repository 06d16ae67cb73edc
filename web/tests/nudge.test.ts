import { describe, expect, it } from "vitest";
import { nudged, nudgeOf } from "../src/board/nudge";
import { hull } from "../src/draw/freetable";

describe("a wish moved by keys", () => {
  it("goes ahead where the piece looks", () => {
    const ahead = nudgeOf("ArrowUp", false);
    expect(ahead).not.toBeNull();
    if (!ahead) return;
    const east = nudged({ at: [10_000, 10_000], facing: 90 }, ahead);
    expect(east.at.map(Math.round)).toEqual([10_500, 10_000]);
    const north = nudged({ at: [10_000, 10_000], facing: 0 }, ahead);
    expect(north.at.map(Math.round)).toEqual([10_000, 9_500]); // y grows downwards
  });
  it("goes less far and turns further with Shift", () => {
    expect(nudgeOf("ArrowLeft", true)).toEqual({ ahead: 0, right: -50, turn: 0 });
    expect(nudgeOf("]", false)?.turn).toBe(5);
    expect(nudgeOf("[", true)?.turn).toBe(-15);
    expect(nudgeOf("{", true)?.turn).toBe(-15);
    expect(nudgeOf("x", false)).toBeNull();
  });
});

describe("what a march sweeps over", () => {
  it("is the hull of both ends", () => {
    expect(hull([[0, 0], [2, 0], [2, 2], [0, 2], [1, 1], [6, 1]])).toHaveLength(5);
  });
});
