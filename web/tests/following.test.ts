import { describe, expect, it, vi } from "vitest";
import { onceStill, pointsOf, restLeft, toSee } from "../src/board/following";
import { Hexes, type Point } from "../src/draw/hexes";

const ROOM: Point = [800, 600];
/** A window of that size whose upper left corner shows the point 0, 0. */
const seen = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x < ROOM[0] && y < ROOM[1];

describe("a board that follows what is told", () => {
  it("stays where all of it is seen", () => {
    expect(toSee([[100, 100], [500, 500]], ROOM, 1, seen)).toBeNull();
    expect(toSee([], ROOM, 1, seen)).toBeNull();
  });
  it("goes to the middle if one of them lies outside, and there is room for all", () => {
    expect(toSee([[700, 100], [900, 300]], ROOM, 1, seen)).toEqual([800, 200]);
  });
  it("goes to the first where all are too far apart, and stays if that is seen", () => {
    expect(toSee([[900, 100], [100, 100]], ROOM, 1, seen)).toEqual([900, 100]);
    expect(toSee([[100, 100], [900, 100]], ROOM, 1, seen)).toBeNull();
    expect(toSee([[900, 100], [600, 100]], ROOM, 3, seen)).toEqual([900, 100]); // so near that 300 are 900
  });
  it("knows the places of hexes and of a free table, and nothing of other names", () => {
    const hexes = new Hexes({ orientation: "pointy", hexes: { A1: [0, 0], A2: [2, 0] } });
    expect(pointsOf([{ hex: "A1" }, { hex: "nobody" }, { box: "gate", row: 0 }], hexes)).toEqual([hexes.centre("A1")]);
    expect(pointsOf([{ hex: "A1" }, { pose: [1000, 2000, 90] }], null)).toHaveLength(1);
  });
  it("waits until the pointer rests, and longer after a move of one's own", () => {
    expect(restLeft(10_000, 9_900)).toBe(300);
    expect(restLeft(10_000, 9_000)).toBeLessThan(0);
    expect(restLeft(10_000, 9_900, 9_000)).toBe(2000);
  });
  it("moves as soon as it may, and not if something else is told before", () => {
    vi.useFakeTimers();
    let left = 300;
    const deed = vi.fn();
    onceStill(() => left, deed);
    vi.advanceTimersByTime(299);
    left = 0;
    expect(deed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(deed).toHaveBeenCalledOnce();
    left = 300;
    onceStill(() => left, deed)();
    vi.advanceTimersByTime(1000);
    expect(deed).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
