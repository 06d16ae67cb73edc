import { describe, expect, it } from "vitest";
import { flipped, Hexes, S, turned } from "../src/draw/hexes";
import { area, chains, courses, loops, withGhosts } from "../src/draw/outlines";
import type { Board } from "../src/lib/wire";

/** Rows A to C of a pointy board, three hexes each, B shifted half a hex right; A at the bottom. */
function board(): Board {
  const hexes: Record<string, [number, number]> = {};
  ["A", "B", "C"].forEach((row, r) => [1, 2, 3].forEach((n) => (hexes[`${row}${n}`] = [2 * n + (r % 2), -3 * r])));
  return { orientation: "pointy", hexes, terrain: {}, hexsides: {}, shapes: [], labels: [], zones: {}, boxes: [], size: null };
}

describe("hexes", () => {
  const hexes = new Hexes(board());
  it("start at the corner of the world", () => {
    const [x, y] = hexes.centre("C1");
    expect(x).toBeCloseTo((S * Math.sqrt(3)) / 2);
    expect(y).toBeCloseTo(S);
  });
  it("know their neighbours", () => {
    expect(hexes.neighbours("B2").sort()).toEqual(["A2", "A3", "B1", "B3", "C2", "C3"]);
    expect(hexes.neighbour("B2", hexes.side("E"))).toBe("B3");
  });
  it("are found under a point, and not outside", () => {
    expect(hexes.under(hexes.centre("B2"))).toBe("B2");
    expect(hexes.under([-500, -500])).toBeUndefined();
  });
  it("turn a facing into degrees", () => {
    expect(hexes.bearing("N")).toBe(0);
    expect(hexes.bearing("E")).toBe(90);
  });
  it("swap ends when the board is seen from the other one", () => {
    const other = new Hexes(flipped(board()));
    expect(other.neighbours("B2").sort()).toEqual(hexes.neighbours("B2").sort());
    expect(other.centre("A1")[1]).toBeLessThan(other.centre("C1")[1]);
  });
  it("turn facings and hexsides with the board", () => {
    const [other, quarter] = [new Hexes(flipped(board())), new Hexes(turned(board()))];
    expect(other.bearing("N")).toBe(180);
    expect(quarter.bearing("N")).toBe(90);
    expect(new Hexes(turned(flipped(board()))).bearing("N")).toBe(270);
    expect(quarter.facing("ENE")).toBe(150);
    // The side between two hexes lies midway between their centres, however the board is turned.
    for (const seen of [hexes, other, quarter]) {
      const [[ax, ay], [bx, by]] = seen.edge("B2", "E");
      const [[px, py], [qx, qy]] = [seen.centre("B2"), seen.centre("B3")];
      expect([ax + bx, ay + by].map(Math.round)).toEqual([px + qx, py + qy].map(Math.round));
    }
  });
  it("keep neighbours and sides when the board is turned a quarter", () => {
    const source = { ...board(), hexsides: { rampart: [["B2", "E"]] as [string, string][] } };
    const flat = new Hexes(turned(source));
    expect(flat.neighbours("B2").sort()).toEqual(hexes.neighbours("B2").sort());
    expect(turned(source).hexsides["rampart"]).toEqual([["B2", "S"]]);
    expect(flat.neighbour("B2", flat.side("S"))).toBe("B3");
    expect(flat.centre("A1")[0]).toBeLessThan(flat.centre("C1")[0]);
  });
  it("turn a flat board so that its left comes to lie below, and back with its facings", () => {
    const flat = { ...board(), orientation: "flat", hexes: { a: [0, 0], b: [3, 1], c: [0, 2] } as Record<string, [number, number]>, hexsides: { river: [["a", "SE"]] as [string, string][] } };
    const [before, after] = [new Hexes(flat), new Hexes(turned(flat))];
    expect(before.centre("a")[0]).toBeLessThan(before.centre("b")[0]);
    expect(after.centre("a")[1]).toBeGreaterThan(after.centre("b")[1]);
    expect(after.orientation).toBe("pointy");
    expect(after.bearing("E")).toBe(0); // who looked to the right looks up
    expect(after.neighbour("a", after.side(turned(flat).hexsides["river"]?.[0]?.[1] ?? ""))).toBe("b");
  });
});

describe("outlines", () => {
  const hexes = new Hexes(board());
  it("of one hex have six corners, of two ten", () => {
    expect(loops(hexes, [hexes.point("B2")])[0]).toHaveLength(6);
    expect(loops(hexes, [hexes.point("B2"), hexes.point("B1")])[0]).toHaveLength(10);
  });
  it("of a ring have an outside and an inside", () => {
    const ring = hexes.neighbours("B2").map((name) => hexes.point(name));
    expect(loops(hexes, ring).map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
  });
  it("go on past the edge of the board", () => {
    expect(withGhosts(hexes, ["A1"]).length).toBeGreaterThan(1);
  });
  it("are the same at every visit", () => {
    expect(area(hexes, ["B2"])).toBe(area(new Hexes(board()), ["B2"]));
  });
  it("join hexsides into chains with the hex on the right", () => {
    const [chain] = chains(hexes, [["B2", "NE"], ["B2", "E"], ["B2", "SE"]]);
    expect(chain?.points).toHaveLength(4);
    expect(chain?.closed).toBe(false);
    const all = chains(hexes, ["NE", "E", "SE", "SW", "W", "NW"].map((s) => ["B2", s] as [string, string]));
    expect(all.map((c) => c.closed)).toEqual([true]);
  });
  it("follow a river from end to end, however it is listed", () => {
    const line = courses(hexes, ["C2", "A2", "B2"])[0];
    expect(line).toHaveLength(3);
    expect(line?.[1]).toBe("B2");
  });
});
