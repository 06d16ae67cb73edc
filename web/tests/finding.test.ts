import { describe, expect, it } from "vitest";
import { has, hasAll } from "../src/lib/finding";

describe("looking for words", () => {
  it("does not heed how they are set", () => {
    expect(has("César\u00a0: l’ordre à Éphèbes", "cesar : l'ordre a eph")).toBe(true);
    expect(has("Move 1 to B4", "b4 to")).toBe(false);
    expect(has("anything", "")).toBe(true);
  });
  it("finds every word, wherever", () => {
    expect(hasAll("Cavalerie légère, javelots", "javelot legere")).toBe(true);
    expect(hasAll("Cavalerie légère", "legere lourde")).toBe(false);
  });
});
