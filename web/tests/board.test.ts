import { describe, expect, it } from "vitest";
import { border, roleOf, spokenShape } from "../src/board/overlays";
import { ghostOf, type Standing } from "../src/board/looks";
import { laidOut, markerSign } from "../src/board/markers";
import { wayOf, wayTo } from "../src/board/paths";
import { fanned, grown, medalUnder, piles, stacks } from "../src/board/stacks";
import { Hexes } from "../src/draw/hexes";
import { tileScale, tilesIn, wholeScale } from "../src/draw/tiles";
import type { Marker, Option, OverlayShape, Place, Route } from "../src/lib/wire";

const row = new Hexes({ orientation: "pointy", hexes: { A1: [0, 0], A2: [2, 0], A3: [4, 0] } });
const shape = (role: string, ...hexes: string[]): OverlayShape => ({ role, place: { hexes }, label: { en: role, fr: role }, intensity: 1, polygon: [] });
const option = (...refs: string[]): Option => ({ text: refs.join(" "), refs, label: { en: "", fr: "" } });

describe("what is laid over the board", () => {
  it("has the true border of its hexes: six corners for one, ten for two", () => {
    expect(border(row, ["A1"]).split("L")).toHaveLength(6);
    expect(border(row, ["A1", "A2"]).split("L")).toHaveLength(10);
    expect(border(row, ["Z9"])).toBe("");
  });
  it("is drawn as a range where nobody knows its role", () => {
    expect(roleOf(shape("control"))).toBe("control");
    expect(roleOf(shape("something-new"))).toBe("fire");
  });
  it("can be read out", () => {
    expect(spokenShape(shape("reach", "A1", "A2"), "Reach")).toBe("Reach: 2 (A1 A2)");
    expect(spokenShape(shape("reach", "A1", "A2"), "Reach", 1)).toBe("Reach: 2 (A1 …)");
  });
});

describe("the way of an option", () => {
  const line = (...hexes: string[]): Place[] => hexes.map((hex) => ({ hex }));
  const where = (ref: string): Place | undefined => ({ "piece:a": { hex: "A1" } })[ref];
  const note = { en: "3 of 4 MP", fr: "3 PM sur 4" };
  const routes: Route[] = [{ option: "hex:A3", places: [{ hex: "A1", facing: "E" }, { hex: "A2", facing: "E" }, { hex: "A3", facing: "ENE" }], costs: [2, 3], note }];
  it("goes from the piece over the hexes up to the pointer", () => {
    const options = [option("piece:a", "hex:A2"), option("piece:a", "hex:A2", "hex:A3")];
    expect(wayTo("hex:A3", options, 1, [], where)).toEqual({ places: line("A1", "A2", "A3"), costs: [1, 2], note: null, known: false });
    expect(wayTo("hex:A2", options, 1, [], where).places).toEqual(line("A1", "A2"));
  });
  it("is the route that the scene knows, with what it costs", () => {
    expect(wayTo("hex:A3", [option("hex:A2"), option("hex:A3")], 0, routes, where)).toEqual({ places: routes[0]?.places, costs: [2, 3], note, known: true });
    expect(wayOf(option("hex:A3"), routes)?.note).toEqual(note);
    expect(wayOf(option("hex:A2"), routes)).toBeNull();
  });
  it("is that of the option which begins at the pointer, where a double unit could enter it with either half", () => {
    const both = [option("hex:A2", "hex:A1"), option("hex:A1", "hex:A2")];
    const two = both.map(({ text }) => ({ option: text, places: line(text), costs: [], note }));
    expect(wayTo("hex:A1", both, 0, two, where).places).toEqual(line("hex:A1 hex:A2"));
  });
  it("is none where nothing leads", () => {
    expect(wayTo("hex:A3", [option("piece:a", "hex:A2")], 1, [], where).places).toEqual([]);
  });
});

describe("stacks", () => {
  const stand = (id: string, hexes: string[], leader = false): Standing =>
    ({ piece: { id }, at: [0, 0], look: {}, leader, attached: leader, hexes }) as unknown as Standing;
  const [phalanx, slingers, king, alone] = [stand("phalanx", ["A1", "A2"]), stand("slingers", ["A2"]), stand("king", ["A2"], true), stand("alone", ["A3"])];
  it("are the hexes with more than one piece, the uppermost unit last", () => {
    const found = stacks([phalanx, slingers, alone, king]);
    expect(found.map(({ hex, units, leaders }) => [hex, units.length, leaders.length])).toEqual([["A2", 2, 1]]);
    expect(found[0]?.units.at(-1)).toBe(slingers);
  });
  it("are counted once, though double units share two hexes", () => {
    const rear = stand("rear", ["A1", "A2"]);
    expect(piles(stacks([rear, phalanx]))).toHaveLength(1);
    expect(piles(stacks([slingers, king]))).toEqual([]);
  });
  it("let those beneath peek out", () => {
    const moved = fanned([phalanx, slingers, king]);
    expect(moved[0]?.at).not.toEqual([0, 0]);
    expect(moved.slice(1).map(({ at }) => at)).toEqual([[0, 0], [0, 0]]);
  });
  it("tell a leader by his medal at the upper right of his unit", () => {
    expect(medalUnder([slingers, king], [23, -26])).toBe(king);
    expect(medalUnder([slingers, king], [0, 0])).toBeUndefined();
  });
  it("keep their marks readable from afar, and no larger than the board when near", () => {
    expect(grown(10, 7, 0.25) * 10 * 0.25).toBeCloseTo(7);
    expect(grown(10, 7, 1)).toBe(1);
  });
});

describe("a ghost", () => {
  it("stands at the end of the way, with the heading it will have there", () => {
    const now = { piece: { id: "a", place: { hex: "A1", facing: "E" } }, at: row.centre("A1"), look: { bearing: 90 } } as unknown as Standing;
    const then = ghostOf(now, { hex: "A3", facing: "ENE" }, row);
    expect(then.at).toEqual(row.centre("A3"));
    expect(then.look.bearing).toBe(60);
    expect(ghostOf(now, { pose: [2000, 1000, 355] }, null)).toMatchObject({ at: [32, 16], look: { bearing: 355 } });
  });
});

describe("markers", () => {
  const marker = (id: string, place: Place, more: Partial<Marker> = {}): Marker => ({ id, kind: "objective", place, label: { en: "Objective", fr: "Objectif" }, side: null, number: null, state: null, ...more });
  it("lie at the foot of their hex, several in a row", () => {
    const [x, y] = row.centre("A2");
    const found = laidOut([marker("one", { hex: "A2" }), marker("two", { hex: "A2" }), marker("off", { hex: "Z9" })], row);
    expect(found.map(({ marker: { id } }) => id)).toEqual(["one", "two"]);
    expect((found[0]?.at[0] ?? 0) + (found[1]?.at[0] ?? 0)).toBeCloseTo(2 * x);
    expect(found.every(({ at }) => at[1] > y)).toBe(true);
  });
  it("lie on the middle of a hexside, and at points of a free table", () => {
    const [x, y] = row.centre("A1");
    const [found] = laidOut([marker("ford", { hexside: ["A1", "E"] })], row);
    expect(found?.at[0]).toBeCloseTo((x + row.centre("A2")[0]) / 2);
    expect(found?.at[1]).toBeCloseTo(y);
    expect(laidOut([marker("well", { point: [3000, 2000] })], null)[0]?.at).toEqual([48, 32]);
  });
  it("show a sign, a number and what has become of them; what nobody knows shows its first letter", () => {
    const looks = { markers: { objective: "standard" } };
    expect(markerSign(marker("a", { hex: "A1" }, { number: 2, state: "taken" }), "Objective", looks)).toMatch(/#standard.*>2<.*mrk-d/);
    expect(markerSign(marker("a", { hex: "A1" }, { kind: "oracle" }), "Oracle", looks)).toContain(">O<");
  });
});

describe("tiles of the map", () => {
  const box = { x: 0, y: 0, width: 3000, height: 2000 };
  it("are those the window shows, the middle first", () => {
    const tiles = tilesIn({ x: 0, y: 0, width: 1536, height: 768 }, box, 1);
    expect(tiles.map((tile) => tile.key)).toEqual(["1 0 0", "1 1 0"]);
    expect(tilesIn({ x: 5000, y: 0, width: 100, height: 100 }, box, 1)).toEqual([]);
    expect(tilesIn({ x: 700, y: 700, width: 1200, height: 200 }, box, 1)[0]?.key).toBe("1 1 1");
  });
  it("end where the map ends", () => {
    const last = tilesIn({ x: 2400, y: 1600, width: 600, height: 400 }, box, 1).find((tile) => tile.key === "1 3 2");
    expect(last).toMatchObject({ x: 2304, y: 1536, width: 696, height: 464 });
  });
  it("come in powers of two, so that a little zoom keeps them", () => {
    expect([0.3, 0.6, 1, 1.2, 1.3].map(tileScale)).toEqual([0.25, 0.5, 1, 1, 2]);
  });
  it("stand over a picture of the whole that does not grow with the map", () => {
    expect(wholeScale(box, 2)).toBeCloseTo(Math.sqrt(2_500_000 / 6_000_000));
    expect(wholeScale({ ...box, width: 100, height: 100 }, 2)).toBe(2);
  });
});

describe("hexes under a point", () => {
  it("are found at their centre and near their rim, on both kinds of board", () => {
    for (const orientation of ["pointy", "flat"]) {
      const board = new Hexes({ orientation, hexes: orientation === "pointy" ? { a: [5, 3], b: [7, 3], c: [6, 6] } : { a: [3, 5], b: [3, 7], c: [6, 6] } });
      for (const name of board.names) {
        const [x, y] = board.centre(name);
        expect(board.under([x, y])).toBe(name);
        expect(board.under([x + 20, y - 20])).toBe(name);
      }
      expect(board.under([-400, 0])).toBeUndefined();
    }
  });
});
