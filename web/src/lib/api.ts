/** Questions to the server. All stay on this host. */

import { isAway } from "./away.svelte";
import { everyToken, tokensOf } from "./seats";
import type { BattleInfo, Facts, Failure, LogEntry, Made, MyBattle, Rule, RulesetCard, ScenarioCard, Scene, Targets, Taught, Words } from "./wire";

export class Trouble extends Error {
  constructor(readonly failure: Failure) {
    super(failure.en);
  }
}

/** How far the clock of the server is ahead of ours, in milliseconds. */
let ahead = 0;
export const serverNow = (): number => Date.now() + ahead;

/** A request. Whoever cannot be reached is away, and the page says so until he is back. */
async function reached(path: string, how: RequestInit): Promise<Response> {
  const answer = await fetch(path, how).catch((error: unknown) => {
    isAway();
    throw error;
  });
  const told = Date.parse(answer.headers.get("date") ?? "");
  if (told) ahead = Math.abs(told - Date.now()) < 2000 ? 0 : told - Date.now(); // a header tells whole seconds
  return answer;
}

export async function ask<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const how = body === undefined ? { headers } : { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
  const answer = await reached(path, how);
  if (!answer.ok) throw new Trouble(await failure(answer));
  return (await answer.json()) as T;
}

async function failure(answer: Response): Promise<Failure> {
  try {
    return ((await answer.json()) as { error: Failure }).error;
  } catch {
    const text = `${answer.status} ${answer.statusText}`;
    return { id: "server", args: {}, rule: "", en: text, fr: text };
  }
}

const seat = (battle: string, side?: string): Record<string, string> => {
  const tokens = tokensOf(battle);
  const token = (side && tokens[side]) || Object.values(tokens)[0];
  return token ? { authorization: `Seat ${token}` } : {};
};
const part = encodeURIComponent;

export interface NewBattle {
  ruleset?: string; scenario?: string; targets?: Targets; options?: Record<string, string>; seats: Record<string, string>; names?: Record<string, string>; record?: unknown; document?: unknown; first?: boolean;
} // prettier-ignore

export const rulesets = async (): Promise<RulesetCard[]> => (await ask<{ rulesets: RulesetCard[] }>("/api/rulesets")).rulesets;
export const facts = (ruleset: string): Promise<Facts> => ask(`/api/rulesets/${part(ruleset)}/facts`);
export const scenario = (ruleset: string, id: string): Promise<ScenarioCard> => ask(`/api/scenarios/${part(ruleset)}/${part(id)}`);
export const taught = (ruleset: string, lesson: string, at: { step: number; choices: string[]; why?: string; sheet?: string }): Promise<Taught> =>
  ask(`/api/lessons/${part(ruleset)}/${part(lesson)}`, at);
export const rules = async (ruleset: string): Promise<Rule[]> => (await ask<{ rules: Rule[] }>(`/api/rules/${part(ruleset)}`)).rules;
export const make = (battle: NewBattle): Promise<Made> => ask("/api/battles", battle);
export interface Joined { side: string; token: string; recovery: Words | null }
/** Seats that a code or words have opened. */
export interface Opened { battle: string; tokens: Record<string, string> }
export const join = (id: string, invite: string, name = ""): Promise<Joined> => ask(`/api/battles/${part(id)}/join`, { invite, name });
export const giveName = (id: string, side: string, name: string): Promise<{ name: string }> => ask(`/api/battles/${part(id)}/name`, { side, name }, seat(id, side));
export const askCode = (id: string): Promise<{ code: string; until: string }> => ask(`/api/battles/${part(id)}/code`, { tokens: Object.values(tokensOf(id)) });
export const giveCode = (code: string): Promise<Opened> => ask("/api/continue", { code });
export const askWords = (id: string): Promise<{ words: Words }> => ask(`/api/battles/${part(id)}/words`, { tokens: Object.values(tokensOf(id)) });
export const giveWords = (id: string, words: string): Promise<Opened> => ask(`/api/battles/${part(id)}/recover`, { words });
export const info = (id: string): Promise<BattleInfo> => ask(`/api/battles/${part(id)}`, undefined, seat(id));
export const fought = (id: string): Promise<ScenarioCard> => ask(`/api/battles/${part(id)}/scenario`);
export const record = (id: string): Promise<unknown> => ask(`/api/battles/${part(id)}/record`, undefined, seat(id));
export const rematch = (id: string): Promise<Made> => ask(`/api/battles/${part(id)}/rematch`, {}, seat(id));
export const moment = (id: string, number: number, side?: string): Promise<{ scene: Scene; entry: LogEntry }> =>
  ask(`/api/battles/${part(id)}/moments/${number}`, undefined, seat(id, side));

/** My battles, the latest first. The server takes a hundred tokens at a time. */
export async function mine(): Promise<MyBattle[]> {
  const tokens = everyToken().slice(-100);
  return tokens.length ? (await ask<{ battles: MyBattle[] }>("/api/mine", { tokens })).battles : [];
}
