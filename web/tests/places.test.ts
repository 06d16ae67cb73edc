import { describe, expect, it } from "vitest";
import { facingOf, hexesOf, placeOf, spelled, spotOf } from "../src/lib/places";
import { deciding } from "../src/table/graph";
import type { Place, Track } from "../src/lib/wire";

describe("places", () => {
  it("are named by refs in the same words", () => {
    const refs = ["hex:F5", "hexside:F5/NE", "spot:2000,1500", "pose:2000,1500,355", "box:gate", "piece:a", "card:rally", "button:done"];
    expect(refs.map(placeOf)).toEqual([
      { hex: "F5" }, { hexside: ["F5", "NE"] }, { point: [2000, 1500] }, { pose: [2000, 1500, 355] }, { box: "gate", row: 0 }, undefined, undefined, undefined,
    ]); // prettier-ignore
  });
  it("say which hexes, which point and which way", () => {
    const two: Place = { hexes: ["1416", "1516"], facing: "E" };
    expect([hexesOf(two), facingOf(two), spotOf(two)]).toEqual([["1416", "1516"], "E", undefined]);
    const pose: Place = { pose: [2000, 1500, 355] };
    expect([hexesOf(pose), facingOf(pose), spotOf(pose)]).toEqual([[], 355, [2000, 1500]]);
    expect(hexesOf({ box: "gate", row: 1 })).toEqual([]);
  });
  it("are read by people", () => {
    expect([{ hex: "F5" }, { hexside: ["F5", "NE"] as [string, string] }, { point: [2000, 1500] as [number, number] }].map((place) => spelled(place))).toEqual(["F5", "F5 NE", "2.0″ 1.5″"]);
    expect(spelled({ point: [2000, 1500] }, 48_000)).toBe("2.0″ 46.5″"); // from the lower left corner of a table
    expect(spelled({ point: [2000, 1500] }, 48_000, "fr")).toBe("2,0″ 46,5″");
  });
});

describe("tracks", () => {
  const track = (id: string, side: string | null, goal: number | null = 5): Track => ({ id, side, value: 1, goal, label: { en: id, fr: id } });
  it("decide by the first of each side; common ones decide nothing", () => {
    const all = [track("hour", null, null), track("banners", "a"), track("camps", "a"), track("banners", "b")];
    expect(deciding(all).map(({ id, side }) => `${id} ${side}`)).toEqual(["banners a", "banners b"]);
  });
});
