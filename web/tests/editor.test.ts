import { expect, test } from "vitest";
import { Hexes } from "../src/draw/hexes";
import type { Brush, Kind, Sort, Tools } from "../src/editor/bench";
import { at, put, type Doc } from "../src/editor/document";
import { begun, taken } from "../src/editor/forms";
import { alike, around, brushAt, drawnGround, erase, paint } from "../src/editor/painting";
import { kindOf, lift, move, place, setUp, turn } from "../src/editor/pieces";
import { addShape, bent, outlineOf, shapesOf, shifted, split } from "../src/editor/shapes";
import { fromHash, toHash } from "../src/editor/sharing";

/** Three flat columns of three hexes: c0 to c2 by r0 to r2. */
const hexes = new Hexes({
  orientation: "flat",
  hexes: Object.fromEntries([0, 1, 2].flatMap((c) => [0, 1, 2].map((r) => [`c${c}r${r}`, [3 * c, 2 * r + (c % 2)] as [number, number]]))),
});
const brush = (id: string, more: Partial<Brush>): Brush => ({ id, en: id, fr: id, layer: "ground", form: "patches", path: "map.terrain", key: "hexes", fixed: { type: id }, art: [id], ...more });
const woods = brush("woods", {});
const marsh = brush("marsh", {});
const clear = brush("clear", { art: [] });
const hill = brush("hill", { layer: "level", path: "map.area", fixed: { type: "hill" } });
const high = brush("high", { layer: "level", path: "map.area", fixed: { type: "hill", level: 2 } });
const stream = brush("stream", { layer: "stream", form: "sides", path: "map.hexside", key: "sides" });
const wall = brush("wall", { layer: "wall", form: "hexed", path: "map.wall", key: undefined, fixed: undefined });
const camp = brush("camp", { form: "hexes", path: "map.camp", key: undefined, fixed: undefined });
const road = brush("road", { layer: "road", form: "course", path: "map.road", fixed: undefined });
const bridge = brush("bridge", { layer: "bridge", form: "course", path: "map.road", mark: "bridges", fixed: undefined });
const current = brush("current", { layer: "current", form: "flow", path: "map.current", toward: "toward", fixed: undefined });
const torrent = brush("torrent", { layer: "current", form: "flow", path: "map.current", toward: "toward", fixed: { strong: true } });
const unit: Sort = {
  id: "unit", en: "U", fr: "U", path: "side.*.unit", place: "hex", names: ["name", "name_fr"], facing: "facing", facings: ["E", "W"], looks: ["E", "W"],
  second: { E: "S", W: "N" }, known_by: ["type"],
}; // prettier-ignore
const chief: Sort = { id: "chief", en: "C", fr: "C", path: "side.*.division", at: "captain", place: "point", first: { "captain.general": true }, names: ["name_en", "name_fr"], names_at: ["name", "name_fr"], chief: "leader" };
const troop: Sort = { id: "troop", en: "T", fr: "T", path: "side.*.troop", place: "pose", facing: "heading", degrees: 5, looks: [0, 36], refs: { division: "division" } };
const boat: Sort = { id: "boat", en: "B", fr: "B", path: "boat", place: "hex", art: "boat", switches: ["boats"] };
const tools: Tools = { size: [], layer: [{ id: "ground", base: "map.base", key: "type", plain: "clear" }], brush: [clear, woods, marsh, hill, high, stream, wall, camp, road, bridge, current, torrent], sort: [unit, chief, troop, boat], kind: [] };
const blank: Doc = { map: {}, side: [{ id: "a" }, { id: "b" }] };
const terrain = (document: Doc): Record<string, string[]> => drawnGround(document, tools, hexes).terrain;

test("of one layer a hex has one kind, and what was painted over is gone", () => {
  const one = paint(blank, woods, tools, ["c0r0", "c1r1"], hexes);
  const two = paint(one, marsh, tools, ["c1r1"], hexes);
  expect(at(two, ["map", "terrain"])).toEqual([{ type: "woods", hexes: ["c0r0"] }, { type: "marsh", hexes: ["c1r1"] }]);
  expect(at(paint(two, clear, tools, ["c0r0", "c1r1"], hexes), ["map", "terrain"])).toEqual([]); // what lies there anyway is not written
  expect(at(erase(two, "ground", tools, ["c0r0"], hexes), ["map", "terrain"])).toEqual([{ type: "marsh", hexes: ["c1r1"] }]);
  expect(blank).toEqual({ map: {}, side: [{ id: "a" }, { id: "b" }] }); // nothing is changed in place
});

test("layers lie over each other, and the fullest description of a patch counts", () => {
  const both = paint(paint(blank, high, tools, ["c0r0"], hexes), woods, tools, ["c0r0"], hexes);
  expect(terrain(both)).toMatchObject({ woods: ["c0r0"], high: ["c0r0"], hill: [] });
  expect(brushAt(both, tools, "c0r0")?.id).toBe("high");
  expect(at(paint(both, hill, tools, ["c0r0"], hexes), ["map", "area"])).toEqual([{ type: "hill", hexes: ["c0r0"] }]);
});

test("a patch with a name is left alone", () => {
  const named = put(blank, ["map", "terrain"], [{ type: "woods", name_en: "Old wood", hexes: ["c2r2"] }]) as Doc;
  expect(at(paint(named, woods, tools, ["c0r0"], hexes), ["map", "terrain"])).toEqual([{ type: "woods", name_en: "Old wood", hexes: ["c2r2"] }, { type: "woods", hexes: ["c0r0"] }]);
});

test("where nothing is painted lies the ground of the plain", () => {
  expect(terrain(put(blank, ["map", "base"], "marsh") as Doc).marsh).toHaveLength(9);
});

test("a side is erased from both of its hexes", () => {
  const wet = paint(blank, stream, tools, ["c0r0:S", "c0r1:S"], hexes);
  expect(drawnGround(wet, tools, hexes).hexsides.stream).toEqual([["c0r0", "S"], ["c0r1", "S"]]);
  expect(at(erase(wet, "stream", tools, ["c0r1:N"], hexes), ["map", "hexside"])).toEqual([{ type: "stream", sides: ["c0r1:S"] }]);
  const walled = paint(paint(blank, wall, tools, ["c0r0:S"], hexes), wall, tools, ["c0r0:N"], hexes);
  expect(at(walled, ["map", "wall"])).toEqual([{ hex: "c0r0", sides: ["S", "N"] }]);
});

test("a road goes on from its end", () => {
  const way = paint(blank, road, tools, ["c0r0", "c0r1", "c0r2"], hexes);
  expect(at(way, ["map", "road"])).toEqual([{ hexes: ["c0r0", "c0r1", "c0r2"] }]);
  expect(at(paint(way, road, tools, ["c2r0"], hexes), ["map", "road"])).toHaveLength(2);
});

test("a bridge goes where a road does, or leads it on, and goes with it", () => {
  const way = paint(paint(blank, road, tools, ["c0r0", "c0r1"], hexes), bridge, tools, ["c0r1"], hexes);
  expect(at(way, ["map", "road"])).toEqual([{ hexes: ["c0r0", "c0r1"], bridges: ["c0r1"] }]);
  const on = paint(way, bridge, tools, ["c0r2"], hexes);
  expect(at(on, ["map", "road"])).toEqual([{ hexes: ["c0r0", "c0r1", "c0r2"], bridges: ["c0r1", "c0r2"] }]);
  expect(terrain(on)).toMatchObject({ road: ["c0r0", "c0r1", "c0r2"], bridge: ["c0r1", "c0r2"] });
  expect(at(erase(way, "bridge", tools, ["c0r1"], hexes), ["map", "road"])).toEqual([{ hexes: ["c0r0", "c0r1"] }]);
  expect(at(erase(on, "road", tools, ["c0r2"], hexes), ["map", "road"])).toEqual([{ hexes: ["c0r0", "c0r1"], bridges: ["c0r1"] }]);
});

test("a current runs the way of the stroke: toward the side where it left a hex, one way in each", () => {
  const wet = paint(blank, current, tools, ["c0r0:N", "c0r0:S", "c0r1:S", "c1r1:NE"], hexes);
  expect(at(wet, ["map", "current"])).toEqual([{ toward: "S", hexes: ["c0r0", "c0r1"] }, { toward: "NE", hexes: ["c1r1"] }]);
  expect(drawnGround(wet, tools, hexes).hexsides.current).toEqual([["c0r0", "S"], ["c0r1", "S"], ["c1r1", "NE"]]);
  const wild = paint(wet, torrent, tools, ["c0r1:N"], hexes);
  expect(at(wild, ["map", "current"])).toEqual([{ toward: "S", hexes: ["c0r0"] }, { toward: "NE", hexes: ["c1r1"] }, { strong: true, toward: "N", hexes: ["c0r1"] }]);
  expect(at(erase(wild, "current", tools, ["c0r0:NE"], hexes), ["map", "current"])).toHaveLength(2);
});

test("what is nobody's is placed for nobody, lies beneath, and switches its rules on", () => {
  const kind: Kind = { id: "barge", sort: "boat", en: "Barge", fr: "Barge", entry: { kind: "barge" } };
  const made = place(place(blank, tools, { id: "u", sort: "unit", en: "U", fr: "U", entry: {} }, 0, "c0r0", hexes).document, tools, kind, 1, "c0r0", hexes);
  expect(made.document).toMatchObject({ boat: [{ id: "barge-1", kind: "barge", hex: "c0r0" }], options: { boats: "on" } });
  expect(setUp(made.document, tools).map(({ id, side }) => [id, side])).toEqual([["barge-1", -1], ["u-1", 0]]);
});

test("plain lists of hexes are painted too", () => {
  const camped = paint(blank, camp, tools, ["c1r1"], hexes);
  expect(at(camped, ["map", "camp"])).toEqual(["c1r1"]);
  expect(at(paint(camped, woods, tools, ["c1r1"], hexes), ["map", "camp"])).toEqual([]);
});

test("a fill covers what hangs together, a brush what lies around", () => {
  const wood = paint(blank, woods, tools, ["c1r0", "c1r1", "c1r2"], hexes); // a wall of wood between two plains
  expect(alike(wood, "ground", tools, "c0r0", hexes).sort()).toEqual(["c0r0", "c0r1", "c0r2"]);
  expect(around("c1r1", 1, hexes)).toEqual(["c1r1"]);
  expect(around("c1r1", 7, hexes)).toHaveLength(7);
  expect(around("c1r1", 19, hexes)).toHaveLength(9);
});

const foot: Kind = { id: "foot", sort: "unit", en: "Foot", fr: "Pied", entry: { type: "HI" } };
const phalanx: Kind = { id: "phalanx", sort: "unit", en: "Phalanx", fr: "Phalange", entry: { type: "PH" }, wide: true };

test("pieces are placed, moved, turned and lifted", () => {
  const one = place(blank, tools, foot, 0, "c0r0", hexes);
  expect(at(one.document, ["side", 0, "unit"])).toEqual([{ id: "foot-1", name: "Foot 1", name_fr: "Pied 1", type: "HI", facing: "E", hex: "c0r0" }]);
  const two = place(one.document, tools, phalanx, 1, "c2r1", hexes);
  const [first, second] = setUp(two.document, tools);
  expect(second?.here).toMatchObject({ facing: "W", hex: ["c2r1", "c2r0"] });
  expect(kindOf(first!, { ...tools, kind: [phalanx, foot] })?.id).toBe("foot");
  expect(at(move(two.document, first!, "c1r1", hexes), ["side", 0, "unit", 0, "hex"])).toBe("c1r1");
  expect(at(turn(two.document, second!, 1, hexes), ["side", 1, "unit", 0])).toMatchObject({ facing: "E", hex: ["c2r1", "c2r2"] });
  expect(setUp(lift(two.document, first!.way), tools)).toHaveLength(1);
});

test("the first captain is general and chief, and troops follow the last", () => {
  const captain: Kind = { id: "division", sort: "chief", en: "Captain", fr: "Capitaine", entry: { captain: { command: 8 } } };
  const horse: Kind = { id: "horse", sort: "troop", en: "Horse", fr: "Cavalerie", entry: {} };
  const first = place(blank, tools, captain, 1, [1000, 2000], null);
  expect(at(first.document, ["side", 1])).toMatchObject({ leader: "division-1", division: [{ id: "division-1", captain: { id: "captain-division-1", general: true, command: 8, x: 1000, y: 2000 } }] });
  const second = place(first.document, tools, captain, 1, [5000, 2000], null);
  expect(at(second.document, ["side", 1, "division", 1, "captain", "general"])).toBeUndefined();
  const mounted = place(second.document, tools, horse, 1, [0, 0], null);
  expect(at(mounted.document, mounted.way)).toMatchObject({ division: "division-2", heading: 36 });
  const posted = setUp(mounted.document, tools).find(({ sort }) => sort.id === "troop")!;
  expect(at(turn(mounted.document, posted, -37, null), [...mounted.way, "heading"])).toBe(71);
});

test("shapes are drawn, shifted on the table, bent and split", () => {
  const wood = brush("wood", { form: "shape", path: "terrain", key: "polygon", names: ["name_en", "name_fr"] });
  const house = brush("house", { form: "shape", path: "terrain", key: "polygon", rectangle: true });
  const laid = { ...tools, brush: [wood, house] };
  const made = addShape(blank, house, outlineOf(house, [0, 0], [4000, 2000])).document;
  const shape = shapesOf(made, laid)[0]!;
  expect(shape.points).toEqual([[0, 0], [4000, 0], [4000, 2000], [0, 2000]]);
  expect(shapesOf(shifted(made, shape, [-3000, 9000], [10000, 10000]), laid)[0]?.points[0]).toEqual([0, 8000]);
  expect(shapesOf(bent(made, shape, 2, [6000, 3000], [10000, 10000]), laid)[0]?.points).toEqual([[0, 0], [6000, 0], [6000, 3000], [0, 3000]]);
  const grown = addShape(made, wood, outlineOf(wood, [0, 0], [4000, 4000])).document;
  expect(shapesOf(split(grown, shapesOf(grown, laid)[1]!, 0), laid)[1]?.points).toHaveLength(9);
});

test("a document goes into a link and comes back; a spoilt or endless one is refused", async () => {
  const document = { title: { en: "Zama", fr: "Zama" }, map: { hexes: ["0101", "é"] } };
  const hash = (await toHash(document)) ?? "";
  expect(await fromHash(hash)).toEqual(document);
  expect(await fromHash("#year=5")).toBeNull();
  await expect(fromHash("#d=%%%")).rejects.toThrow();
  await expect(fromHash(`#d=${"A".repeat(13_000)}`)).rejects.toThrow();
  const noise = Array.from({ length: 20_000 }, () => Math.random().toString(36)).join("");
  expect(await toHash({ noise })).toBeNull();
  const bomb = await toHash({ zeros: "0".repeat(1_100_000) });
  await expect(fromHash(bomb ?? "")).rejects.toThrow("too long");
});

test("a field begins with the least that its form accepts", () => {
  const form = { is: "table" as const, needed: ["a", "b"], keys: { a: { is: "integer" as const, low: 4, high: 10 }, b: { is: "list" as const, of: { is: "choice" as const, words: ["x", "y"] }, least: 2 }, c: { is: "text" as const } } };
  expect(begun(form)).toEqual({ a: 4, b: ["x", "x"] });
  const either = { is: "either" as const, of: [{ is: "text" as const }, { is: "list" as const, of: { is: "text" as const } }] };
  expect([taken(either, "x").is, taken(either, ["x"]).is]).toEqual(["text", "list"]);
});
