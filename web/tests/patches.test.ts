import { describe, expect, it } from "vitest";
import { patched, sameGround } from "../src/lib/patches";
import type { Piece, Scene } from "../src/lib/wire";

const piece = (id: string, strength = 4): Piece => ({ id, strength }) as Piece;
const scene = { pieces: [piece("a"), piece("b"), piece("c")], status: [], secrets: false } as unknown as Scene;

describe("a patch", () => {
  it("changes, removes and adds pieces, and leaves the others as they are", () => {
    const after = patched(scene, { base: 1, changed: [piece("b", 3), piece("d")], gone: ["c"] });
    expect(after.pieces.map(({ id, strength }) => [id, strength])).toEqual([["a", 4], ["b", 3], ["d", 4]]);
    expect(after.pieces[0]).toBe(scene.pieces[0]);
  });
  it("keeps everything that it does not name", () => {
    const after = patched(scene, { base: 1, secrets: true });
    expect(after.pieces).toBe(scene.pieces);
    expect(after.secrets).toBe(true);
    expect("base" in after).toBe(false);
  });
  it("puts pieces into another order", () => {
    expect(patched(scene, { base: 1, order: ["c", "a", "b"] }).pieces.map(({ id }) => id)).toEqual(["c", "a", "b"]);
  });
});

describe("scenes that come whole", () => {
  const on = (...hexes: string[]): Scene => ({ ...scene, board: { hexes: Object.fromEntries(hexes.map((hex, i) => [hex, [i, 0]])) } }) as unknown as Scene;
  it("share one ground among the sides, if it is the same", () => {
    const { rome, carthage } = sameGround({}, { rome: on("A1", "A2"), carthage: on("A1", "A2") });
    expect(carthage?.board).toBe(rome?.board);
  });
  it("keep the ground that was there before", () => {
    const before = { rome: on("A1") };
    expect(sameGround(before, { rome: on("A1") }).rome?.board).toBe(before.rome.board);
  });
  it("bring another ground where it is another", () => {
    const { rome, carthage } = sameGround({ rome: on("A1") }, { rome: on("A1", "A2"), carthage: on("A1") });
    expect(Object.keys(rome?.board.hexes ?? {})).toEqual(["A1", "A2"]);
    expect(Object.keys(carthage?.board.hexes ?? {})).toEqual(["A1"]);
  });
});
