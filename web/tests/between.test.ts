import { expect, test } from "vitest";
import { between } from "../src/board/between";

// Two hexes 30 px wide, side by side: their middles are at 15 and 45.
const PLACES = [["hex:A1", [15, 15]], ["hex:A2", [45, 15]]] as const;

test("a tap on the side of two small hexes asks which", () => {
  expect(between([30, 15], PLACES, 30)).toEqual(["hex:A1", "hex:A2"]);
  expect(between([32, 15], PLACES, 30)).toEqual(["hex:A2", "hex:A1"]);
});

test("a tap well inside one is clear, and so is one on hexes as large as a finger", () => {
  expect(between([18, 15], PLACES, 30)).toEqual([]);
  expect(between([30, 15], PLACES, 44)).toEqual([]);
  expect(between([30, 15], PLACES.slice(0, 1), 30)).toEqual([]);
});
