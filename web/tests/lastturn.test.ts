import { describe, expect, it } from "vitest";
import { LastTurn } from "../src/lib/lastturn.svelte";
import type { GameEvent, LogEntry, Piece, Scene } from "../src/lib/wire";

const piece = (id: string, side: string, hex: string, strength = 4): Piece => ({ id, side, place: { hex }, strength, full: 4 }) as Piece;
const entry = (number: number, side: string, ...events: object[]): LogEntry =>
  ({ number, side, choice: null, events: events.map((fields) => ({ kind: "x", text: { en: "", fr: "" }, ...fields }) as GameEvent) });
const dice = { die: "d6", faces: [6], roles: ["hit"] };

describe("the turn of the other side", () => {
  it("is told as the way of each piece, and who fought whom with what loss", () => {
    const turn = new LastTurn();
    const log = [entry(1, "red")];
    turn.see([piece("a", "blue", "A1"), piece("b", "red", "C1")], log, 1);
    log.push(entry(2, "blue"));
    turn.see([piece("a", "blue", "A2"), piece("b", "red", "C1")], log, 2);
    log.push(entry(3, "blue"));
    turn.see([piece("a", "blue", "B2"), piece("b", "red", "C1")], log, 3);
    log.push(entry(4, "blue", { unit: "a", target: "b", throw: dice }));
    turn.see([piece("a", "blue", "B2"), piece("b", "red", "C1", 2)], log, 4);
    expect(turn.side).toBe("blue");
    expect(turn.from).toBe(1);
    expect(turn.walks.map(({ piece, places }) => [piece.id, places])).toEqual([["a", [{ hex: "A1" }, { hex: "A2" }, { hex: "B2" }]]]);
    expect(turn.fights.map(({ one, other, losses }) => [one.id, other.id, losses])).toEqual([["a", "b", [0, 2]]]);
  });
  it("marks who fought whom between enemies alone, however many strike together or help their own", () => {
    const turn = new LastTurn();
    const pieces = [piece("a", "blue", "A1"), piece("b", "blue", "A2"), piece("c", "red", "C1")];
    turn.see(pieces, [], 0);
    const shock = { attackers: ["a", "b"], defenders: ["c"], attacker: "b", defender: "c", throw: dice };
    turn.see(pieces, [entry(1, "blue", shock, { leader: "a", unit: "b", throw: dice })], 1);
    expect(turn.fights.map(({ one, other }) => [one.id, other.id])).toEqual([["a", "c"]]);
  });
  it("ends with the first choice of this one, and begins anew after an undo", () => {
    const turn = new LastTurn();
    turn.see([piece("a", "blue", "A1")], [], 0);
    turn.see([piece("a", "blue", "A2")], [entry(1, "blue")], 1);
    expect(turn.walks).toHaveLength(1);
    turn.see([piece("a", "blue", "A2")], [entry(1, "blue"), entry(2, "red")], 2);
    expect([turn.side, turn.walks]).toEqual(["red", []]);
    turn.see([piece("a", "blue", "A1")], [], 0);
    expect([turn.side, turn.walks]).toEqual(["", []]);
  });
  it("goes on through the answers of this side, where the log tells whose turn it is", () => {
    const turn = new LastTurn();
    const made = (number: number, side: string, stretch: number, ...events: object[]): LogEntry => ({ ...entry(number, side, ...events), stretch });
    const log: LogEntry[] = [made(1, "red", 4)];
    const see = (blue: string, red: string, strength: number): void => turn.see([piece("a", "blue", blue), piece("b", "red", red, strength)], log, log.length);
    see("A1", "C1", 4);
    log.push(made(2, "blue", 5));
    see("B1", "C1", 4);
    log.push(made(3, "blue", 5, { unit: "a", target: "b", throw: dice }));
    see("B1", "C1", 3);
    log.push(made(4, "red", 5));
    see("B1", "D1", 3);
    log.push(made(5, "blue", 5));
    see("C1", "D1", 3);
    expect([turn.side, turn.from]).toEqual(["blue", 1]);
    expect(turn.walks.map(({ piece, places }) => [piece.id, places.length])).toEqual([["a", 3], ["b", 2]]);
    expect(turn.fights.map(({ losses }) => losses)).toEqual([[0, 1]]);
    log.push(made(6, "red", 6));
    see("C1", "D1", 3);
    expect([turn.side, turn.walks]).toEqual(["red", []]);
  });
  it("belongs to whoever acts in it, not to whoever was asked first", () => {
    const turn = new LastTurn();
    turn.see([piece("a", "blue", "A1")], [], 0);
    turn.see([piece("a", "blue", "A1")], [{ ...entry(1, "red"), stretch: 7 }], 1);
    turn.see([piece("a", "blue", "A2")], [{ ...entry(1, "red"), stretch: 7 }, { ...entry(2, "blue"), stretch: 7 }], 2);
    expect([turn.side, turn.walks.length]).toEqual(["blue", 1]);
  });
  it("is found again by who comes back to the battle", async () => {
    const log = [entry(0, ""), entry(1, "red"), entry(2, "blue"), entry(3, "blue", { unit: "a", target: "b", throw: dice })];
    const scene = { pieces: [piece("a", "blue", "B1"), piece("b", "red", "C1", 3)] } as Scene;
    const asked: number[] = [];
    const momentAt = async (number: number) => {
      asked.push(number);
      return { pieces: [piece("a", "blue", "A1"), piece("b", "red", "C1", 4)] };
    };
    const turn = new LastTurn();
    turn.see(scene.pieces, log, 3);
    await turn.recall({ scene, number: 3, log, past: null, momentAt });
    expect(asked).toEqual([1]); // the moment before blue's first choice
    expect([turn.side, turn.from]).toEqual(["blue", 1]);
    expect(turn.walks.map(({ piece, places }) => [piece.id, places])).toEqual([["a", [{ hex: "A1" }, { hex: "B1" }]]]);
    expect(turn.fights.map(({ losses }) => losses)).toEqual([[0, 1]]);
  });
  it("is not told of a battle whose log came in part", async () => {
    const turn = new LastTurn();
    const scene = { pieces: [piece("a", "blue", "B1")] } as Scene;
    turn.see(scene.pieces, [entry(200, "blue"), entry(201, "blue")], 201);
    await turn.recall({ scene, number: 201, log: [entry(200, "blue"), entry(201, "blue")], past: null, momentAt: () => Promise.reject(new Error("asked in vain")) });
    expect([turn.side, turn.walks]).toEqual(["", []]);
  });
  it("says where it happened while it is shown once more, and not a moment longer", async () => {
    const turn = new LastTurn();
    turn.see([piece("a", "blue", "A1"), piece("b", "red", "B1"), piece("c", "blue", "C1")], [], 0);
    turn.see([piece("a", "blue", "A1"), piece("b", "red", "B1"), piece("c", "blue", "C2")], [entry(1, "blue", { unit: "a", target: "b", throw: dice })], 1);
    await turn.again({
      again: (from) => {
        expect(from).toBe(0);
        expect(turn.told).toEqual([{ hex: "A1" }, { hex: "B1" }, { hex: "C1" }, { hex: "C2" }]);
        return Promise.resolve();
      },
    });
    expect(turn.told).toEqual([]);
  });
  it("marks who is gone", () => {
    const turn = new LastTurn();
    turn.see([piece("a", "blue", "A1"), piece("b", "red", "B1")], [], 0);
    turn.see([piece("a", "blue", "A1")], [entry(1, "blue", { unit: "a", target: "b", throw: dice })], 1);
    expect(turn.fights[0]?.losses).toEqual([0, null]);
  });
});
