import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf-8");
const RULESETS: Record<string, string> = {
  ancients: "src/strategikon/ancients", alexander: "src/strategikon/alexander", bayard: "src/strategikon/bayard", caesar: "src/strategikon/caesar",
  skirmish: "examples/skirmish/skirmish",
}; // prettier-ignore

/** The catalogue of kinds: every question of a ruleset has a prompt. */
const kinds = (folder: string, ruleset: string): string[] =>
  [...read(`${folder}/messages/en.ftl`).matchAll(new RegExp(`^${ruleset}-prompt-([\\w-]+) =`, "gm"))].map((found) => found[1] as string);
const lessons = (language: string): Map<string, string> => {
  const source = read(`web/src/messages/coach.${language}.ftl`);
  return new Map([...source.matchAll(/^coach-([\w-]+) = .+\n {4}\.rules = (.+)$/gm)].map((found) => [found[1] as string, found[2] as string]));
};

describe.each(["en", "fr"])("the coach, in %s", (language) => {
  const told = lessons(language);
  it("says the same things in both languages", () => {
    const ids = (which: string): string[] => new FluentResource(read(`web/src/messages/coach.${which}.ftl`)).body.map((entry) => entry.id);
    expect(ids(language)).toEqual(ids("en"));
    expect(told.size).toBe(ids("en").length);
    expect([...told.values()]).toEqual([...lessons("en").values()]);
  });
  for (const [ruleset, folder] of Object.entries(RULESETS)) {
    if (!existsSync(new URL(`${folder}/messages/en.ftl`, root))) continue;
    it(`has a word for every question of ${ruleset}, and cites rules that exist`, () => {
      expect(kinds(folder, ruleset).filter((kind) => !told.has(`${ruleset}-${kind}`))).toEqual([]);
      const ledger = new Set([...read(`${folder}/rules.toml`).matchAll(/^id = "([^"]+)"/gm)].map((found) => found[1]));
      const cited = [...told].filter(([id]) => id.startsWith(`${ruleset}-`)).flatMap(([, rules]) => rules.split(" "));
      expect(cited.filter((rule) => !ledger.has(rule))).toEqual([]);
    });
  }
});
