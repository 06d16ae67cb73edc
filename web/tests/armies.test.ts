import { expect, test } from "vitest";
import { draftOf, fromHash, listOf, ownIn, pointsOf, serves, toHash, type Entry, type Judged, type Own } from "../src/lib/armies";
import { packed, unpacked } from "../src/lib/packing";

const entry = (id: string, price: number, more: Partial<Entry> = {}): Entry => ({
  id, kind: "troop", name: { en: id, fr: id }, price, least: 0, most: 9, art: "", facts: [], since: null, until: null, group: "", short: "", full: 4, numbers: {}, making: null, ...more,
}); // prettier-ignore

test("a roster goes into a link and comes back", () => {
  const draft = { army: "macedon", year: -333, budget: 900, chosen: { "troop:a": 2, "leader:b": 1, herald: 0 } };
  expect(fromHash(toHash(draft), "macedon")).toEqual({ ...draft, chosen: { "troop:a": 2, "leader:b": 1 } });
  expect(fromHash(toHash({ ...draft, year: null }), "macedon")?.year).toBeNull();
});

test("a list of one's own goes along", async () => {
  const list = { id: "mine", troop: [{ id: "a", name_fr: "Épées" }] };
  const draft = { army: "mine", year: null, budget: 0, chosen: { "troop:a": 1 } };
  const hash = toHash(draft, await packed(list));
  expect(await unpacked(ownIn(hash))).toEqual(list);
  expect(fromHash(hash, "mine")).toEqual(draft);
  expect(ownIn(toHash(draft))).toBe("");
  const own = { list, army: { id: "mine" } } as unknown as Own;
  const told = { army: "mine", year: null, budget: 0, lines: [] } as unknown as Judged;
  expect(listOf(draftOf(told, own))).toBe(list);
  expect(listOf(draftOf(told))).toBe("mine");
});

test("a spoilt link makes no army of millions", () => {
  expect(fromHash("", "x")).toBeNull();
  expect(fromHash("#budget=-5&troop=99999999&other=1e9&year=soon", "x")).toEqual({ army: "x", year: null, budget: 0, chosen: { troop: 0, other: 0 } });
  expect(fromHash("#troop=5000", "x")?.chosen.troop).toBe(100);
});

test("the price runs along", () => {
  expect(pointsOf({ army: "x", year: null, budget: 0, chosen: { a: 2, b: 1, gone: 7 } }, [entry("a", 10), entry("b", 5)])).toBe(25);
});

test("years are kept to where they are known", () => {
  expect(serves(entry("a", 1, { since: -300, until: -200 }), -250)).toBe(true);
  expect(serves(entry("a", 1, { since: -300, until: -200 }), -301)).toBe(false);
  expect(serves(entry("a", 1, { since: -300 }), null)).toBe(true);
});
