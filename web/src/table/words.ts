/** What the table says in words: of things that can be clicked, of what has just happened, of the moment that is looked at. */

import { kindOf, nameOf, type Building } from "../lib/options";
import { spelled } from "../lib/places";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { both, t } from "../lib/text.svelte";
import type { Scene } from "../lib/wire";
import type { Replay } from "../study/replay.svelte";

/** What a lit thing is called: the whole option if it is the only one there, else the thing. */
export function calledBy(ref: string, now: Building, scene: Scene | null, sideName: (side: string) => string): string {
  const through = now.open.filter((option) => option.refs[now.clicked.length] === ref);
  if (through.length === 1) return both(through[0]?.label);
  const piece = scene?.pieces.find((p) => p.id === nameOf(ref));
  const marker = scene?.markers.find((m) => m.id === nameOf(ref));
  if (kindOf(ref) === "piece" && !piece && marker) return `${both(marker.label)}, ${spelled(marker.place, undefined, settings.language)}`;
  return kindOf(ref) === "piece" && piece ? [both(piece.name), spelled(piece.place, scene?.board.size?.[1], settings.language), sideName(piece.side)].filter(Boolean).join(", ") : nameOf(ref);
}

/** For those who hear the battle: who has just done what; or that something was taken back. */
export function newsOf(table: Table, before: number, sideName: (side: string) => string): string {
  const last = table.log.at(-1);
  if (table.past) return "";
  if (table.number < before) return t("news-undone");
  if (!last) return "";
  const told = (last.events_by?.[table.viewer] ?? last.events).map((event) => both(event.text)).filter(Boolean).join(". ");
  return told && last.choice ? t("news", { side: sideName(last.side), told }) : told;
}

/** What the prompt says of the moment that is looked at. */
export function momentOf(replay: Replay, table: Table, sideName: (side: string) => string): [string, string] | undefined {
  if (!replay.open) return undefined;
  const turn = table.scene?.turn;
  const ended = table.outcome ? (table.outcome.winner ? t("wins", { side: sideName(table.outcome.winner) }) : t("drawn")) : "";
  const event = t("replay-event", { number: replay.index + 1, total: replay.beats.length });
  return [t("replay-looking-back", { turn: turn?.number ?? 0, side: turn?.side ? sideName(turn.side) : "none" }), [event, ended].filter(Boolean).join(" · ")];
}
