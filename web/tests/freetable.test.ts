import { describe, expect, it } from "vitest";
import { boxed, standingsAt, together, type Standing } from "../src/board/looks";
import { rounded } from "../src/draw/curves";
import { footprint, sizeOf } from "../src/draw/footprints";
import { corners, frontArc, inside, INCH, placed, tableGround, tape } from "../src/draw/freetable";
import { Lie } from "../src/draw/lie";
import type { Scene } from "../src/lib/wire";
import demo from "./table-scene.json";

const scene = demo as unknown as Scene;
const LOOKS = { men: ["leader"] };
const LIVERIES = { rome: { livery: "madder", second: false, looks: LOOKS }, carthage: { livery: "ivory", second: true, looks: LOOKS } };

describe("the free table", () => {
  it("is as large as the scene says, an inch being sixteen pixels", () => {
    expect(tableGround(scene.board, "en", "t").box).toEqual({ x: 0, y: 0, width: 72 * INCH, height: 48 * INCH });
  });
  it("draws terrain by its kind, and names in the player's language", () => {
    const ground = tableGround(scene.board, "fr", "t");
    for (const css of ["woods", "lvl2", "r-water", "road", "town"]) expect(ground.svg).toContain(`class="${css}"`);
    expect(ground.text).toContain("Bosquet");
  });
  it("is drawn the same at every visit", () => {
    expect(tableGround(scene.board, "en", "t").svg).toBe(tableGround(scene.board, "en", "t").svg);
  });
  it("has every piece where the scene puts it, facing the way it says", () => {
    const all = standingsAt(scene, LIVERIES, (piece) => piece.id);
    expect(all).toHaveLength(scene.pieces.length);
    const libyans = all.find((s) => s.piece.id === "libyans");
    expect(libyans?.at).toEqual([39 * INCH, 33 * INCH]);
    expect(libyans?.look.bearing).toBe(90);
  });
  it("draws whoever leads a unit at its rear right corner, so that he hides nothing of it", () => {
    const captain = { ...(scene.pieces[0] as Scene["pieces"][number]), id: "mago", art: "leader", place: { point: [39_000, 33_000] as [number, number] } };
    const [wide, deep] = sizeOf(scene.pieces[0] as Scene["pieces"][number]);
    const found = standingsAt({ ...scene, pieces: [...scene.pieces, captain] }, LIVERIES, (piece) => piece.id).find((s) => s.piece.id === "mago");
    expect(found?.at[0]).toBeCloseTo(39 * INCH - deep / 2); // the unit faces right: its rear is at the left, its right below
    expect(found?.at[1]).toBeCloseTo(33 * INCH + wide / 2);
  });
  it("is seen where somebody is asked for, and as many others as there is room for", () => {
    const one = standingsAt(scene, LIVERIES, (piece) => piece.id)[0] as Standing;
    const at = (...xs: number[]): Standing[] => xs.map((x) => ({ ...one, at: [x, 0] as const }));
    expect(together(at(100, 900, 300, 150), 250, 10).map((s) => s.at[0])).toEqual([100, 150, 300]);
    expect(together(at(100, 900), 250, 10).map((s) => s.at[0])).toEqual([100]);
    expect(together([], 250, 10)).toEqual([]);
  });
  it("writes names along what they name", () => {
    const shapes = [{ kind: "river", polygon: [[4000, 0], [8000, 0], [8000, 48_000], [4000, 48_000]], line: [] }, { kind: "obstacle", polygon: [], line: [[20_000, 10_000], [20_000, 30_000]] }];
    const labels = [{ place: { point: [6000, 24_000] }, en: "Aufidus", fr: "", kind: "water" }, { place: { point: [20_000, 20_000] }, en: "Palisade", fr: "", kind: "" }];
    const { text } = tableGround({ ...scene.board, shapes, labels } as unknown as Scene["board"], "en", "t");
    expect(text).toMatch(/translate\(96 384\) rotate\(-90\)"[^>]*>Aufidus/);
    expect(text).toMatch(/translate\(320 320\) rotate\(-90\)" dy[^>]*>Palisade/);
  });
  it("has boxes that hold a row of pieces, from its beginning", () => {
    const inside = (id: string, row: number): Scene["pieces"][number] => ({ ...(scene.pieces[0] as Scene["pieces"][number]), id, place: { box: "camp", row } });
    const found = boxed({ ...scene, pieces: [...scene.pieces, inside("second", 1), inside("first", 0)] }, LIVERIES, (piece) => piece.id, "camp");
    expect(found.map(({ piece }) => piece.id)).toEqual(["first", "second"]);
  });
});

describe("an outline", () => {
  const square: [number, number][] = [[0, 0], [100, 0], [100, 100], [0, 100]];
  it("is rounded no farther from its corner than it may be", () => {
    // Two tangents of 10√2 at a right angle: the middle of the curve is half as far from the corner as that of their chord, which is 10.
    expect(rounded(square, 5)).toContain("L85.9,0Q100,0 100,14.1");
  });
  it("keeps the corners that it shares", () => {
    expect(rounded(square, 5, ([x]) => x === 0)).toMatch(/^M0,0L85.9,0Q.*L0,100Z$/);
  });
  it("bends gently where it turns little", () => {
    expect(rounded([[0, 0], [100, 10], [200, 0], [200, 90], [0, 90]], 5)).toContain("L50,5Q100,10 150,5");
  });
});

describe("a table as it lies", () => {
  const spot: [number, number] = [10_000, 5_000];
  it("is turned by quarters, clockwise, and back", () => {
    const lies = [0, 1, 2, 3].map((quarters) => new Lie(quarters, [72_000, 48_000]));
    expect(lies.map((lie) => lie.spot(spot))).toEqual([[10_000, 5_000], [43_000, 10_000], [62_000, 43_000], [5_000, 62_000]]);
    for (const lie of lies) expect(lie.back(lie.spot(spot))).toEqual(spot);
    for (const lie of lies) expect(lie.refBack(lie.ref("pose:10000,5000,350"))).toBe("pose:10000,5000,350");
  });
  it("shows who faced down facing up from the other end", () => {
    const lie = new Lie(2, [72_000, 48_000]);
    expect(lie.ref("pose:10000,5000,180")).toBe("pose:62000,43000,0");
    expect(lie.ref("piece:libyans")).toBe("piece:libyans");
    expect(lie.inches([62_000, 43_000])).toEqual({ x: 10, up: 43 });
    expect(lie.scene(scene).board.labels[0]?.place).not.toEqual(scene.board.labels[0]?.place);
  });
});

describe("a footprint", () => {
  const libyans = scene.pieces[0] as Scene["pieces"][number];
  it("is true to scale", () => {
    expect(sizeOf(libyans)).toEqual([7 * INCH - 1.6, 2.2 * INCH - 1.6]);
  });
  it("turns with the facing: one that faces right has its front at the right", () => {
    const [left, right] = corners([0, 0], 100, 40, 90);
    expect(left?.[0]).toBeCloseTo(20);
    expect(left?.[1]).toBeCloseTo(-50);
    expect(right?.[0]).toBeCloseTo(20);
    expect(right?.[1]).toBeCloseTo(50);
  });
  it("counts casualties on the rear edge", () => {
    const drawn = (strength: number): number => footprint({ ...libyans, strength }, { livery: "ivory", second: true, name: "", looks: LOOKS }).split('class="ft-x"').length - 1;
    expect(drawn(6)).toBe(0);
    expect(drawn(4)).toBe(2);
  });
  it("is named where the name can be read", () => {
    const named = (k: number): boolean => footprint(libyans, { livery: "ivory", second: true, name: "Libyans", looks: LOOKS }, k).includes("Libyans");
    expect([1, 0.6, 0.3].map(named)).toEqual([true, true, false]);
  });
  it("has a front quarter of 45 degrees to either side", () => {
    // Front corners at (±50, -20); a ray of 100 at 45° goes 70.7 across and 70.7 up.
    expect(frontArc([0, 0], 100, 40, 0, 100)).toBe("M-120.7,-90.7L-50,-20M50,-20L120.7,-90.7");
  });
  it("is hit where it lies", () => {
    const square = corners(placed([10_000, 10_000]), 32, 32, 45);
    expect(inside(placed([10_000, 10_000]), square)).toBe(true);
    expect(inside(placed([11_300, 10_000]), square)).toBe(true);
    expect(inside(placed([11_000, 11_000]), square)).toBe(false);
  });
});

describe("the tape", () => {
  it("measures in inches, with a tick for each whole one", () => {
    const { inches, ticks } = tape(placed([0, 0]), placed([3000, 4000]));
    expect(inches).toBeCloseTo(5);
    expect(ticks.split("M")).toHaveLength(6);
  });
});
