import { describe, expect, it, vi } from "vitest";
import { Rare } from "../src/lib/rare.svelte";
import type { Table } from "../src/lib/table.svelte";
import type { BattleInfo, Decision } from "../src/lib/wire";

const settings = vi.hoisted(() => ({ rare: false }));
const facts = vi.hoisted(() => ({ first_battle: { scenario: "first" }, rare: { plan: { pass: "no-plan", title: { en: "A plan", fr: "Un plan" } } } }));
vi.mock("../src/lib/facts.svelte", () => ({ factsOf: () => facts }));
vi.mock("../src/lib/settings.svelte", () => ({ settings }));
vi.mock("../src/lib/text.svelte", () => ({ both: (texts: { en: string }) => texts.en }));

const asked = { number: 4, kind: "plan", options: [{ text: "plan a b" }, { text: "no-plan a" }] } as unknown as Decision;
const rare = (scenario: string, lesson: boolean): Rare => new Rare({} as Table, { ruleset: "any", scenario } as unknown as BattleInfo, lesson);

describe("a question that matters seldom", () => {
  it("is put to whoever wants such questions, but never in a lesson or in a first battle", () => {
    settings.rare = true;
    expect(rare("other", false).answer(asked)).toBeNull();
    for (const [scenario, lesson] of [["other", true], ["first", false]] as const) expect(rare(scenario, lesson).answer(asked)?.text).toBe("no-plan a");
  });
  it("is put to nobody else", () => {
    settings.rare = false;
    expect(rare("other", false).answer(asked)?.text).toBe("no-plan a");
  });
});
