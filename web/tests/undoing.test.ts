import { describe, expect, it } from "vitest";
import { acrossDice, takenBack } from "../src/lib/undoing.svelte";
import type { GameEvent, LogEntry } from "../src/lib/wire";

const entry = (number: number, side: string, thrown: boolean, choice = true): LogEntry => ({
  number, side, choice: choice ? { text: `choice ${number}`, label: { en: "", fr: "" } } : null,
  events: [{ kind: "x", text: { en: "", fr: "" }, ...(thrown ? { throw: { die: "d6", faces: [1], roles: ["miss"] } } : {}) } as GameEvent],
}); // prettier-ignore

describe("an undo", () => {
  const log = [entry(0, "red", false, false), entry(1, "red", true), entry(2, "red", false), entry(3, "blue", false)];
  it("takes back one's own last step and what followed", () => {
    expect(takenBack(log, ["red"]).map(({ number }) => number)).toEqual([2, 3]);
    expect(takenBack(log.slice(0, 1), ["red"])).toEqual([]);
  });
  it("knows whether dice fell since", () => {
    expect(acrossDice(takenBack(log, ["red"]))).toBe(false);
    expect(acrossDice(takenBack([...log, entry(4, "blue", true)], ["red"]))).toBe(true);
  });
});
