import { describe, expect, it } from "vitest";
import { beatsOf, calledOf, indexAt, parseAt, turnFrom, turnsOf, written } from "../src/study/beats";
import type { GameEvent, LogEntry, Thrown } from "../src/lib/wire";

const DICE: Thrown = { die: "d6", faces: [4], roles: ["hit"] };
const said = (kind: string, dice = false): GameEvent => ({ kind, text: { en: kind, fr: kind }, ...(dice ? { throw: DICE } : {}) });
const entry = (number: number, ...events: GameEvent[]): LogEntry => ({ number, side: "red", choice: null, events });
const LOG = [entry(0, said("turn")), entry(1), entry(2, said("charge", true), said("loss"), said("back", true)), entry(3, said("move"), said("turn")), entry(4, said("move"))];

describe("beats", () => {
  it("begin with dice or a new turn, and hold what came of it", () => {
    const beats = beatsOf(LOG, "red");
    expect(beats.map(({ number, part, turn }) => [number, part, turn])).toEqual([[0, 1, 1], [2, 1, 1], [2, 2, 1], [3, 1, 1], [3, 2, 2], [4, 1, 2]]);
    expect(beats[1]?.events.map(({ kind }) => kind)).toEqual(["charge", "loss"]);
    expect(turnsOf(beats)).toEqual([4, 2]);
  });

  it("are found by the choice and its part; a choice of which nothing is told shows the one before", () => {
    const beats = beatsOf(LOG, "red");
    expect([indexAt(beats, { number: 2, part: 2 }), indexAt(beats, { number: 1, part: 1 }), indexAt(beats, { number: 99, part: 1 })]).toEqual([2, 0, 5]);
  });

  it("are passed by turns", () => {
    const beats = beatsOf(LOG, "red");
    expect([turnFrom(beats, 1, 1), turnFrom(beats, 5, 1), turnFrom(beats, 5, -1), turnFrom(beats, 4, -1), turnFrom(beats, 0, -1)]).toEqual([4, 5, 4, 0, 0]);
  });

  it("are called as the table counts the turns, of which one may belong to both sides", () => {
    const beats = beatsOf([entry(0, said("turn")), entry(1, said("move"), said("turn")), entry(2, said("move"), said("turn")), entry(3, said("move"))].map((line, i) => ({ ...line, turn: [7, 7, 8, 8][i] as number })), "red");
    expect(beats.map(({ turn, called }) => [turn, called])).toEqual([[1, 7], [1, 7], [2, 7], [2, 7], [3, 8], [3, 8]]);
    expect(calledOf(beats)).toEqual([7, 7, 8]);
  });

  it("have an address", () => {
    for (const at of [{ number: 136, part: 1 }, { number: 7, part: 2 }]) expect(parseAt(written(at))).toEqual(at);
    expect([parseAt(undefined), parseAt("x"), parseAt("1-")]).toEqual([null, null, null]);
  });
});
