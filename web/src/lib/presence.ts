/** Who is at the table, as it is shown: each state has a shape of its own. */

import type { Decision, Seat } from "./wire";

/** Here; thinking since a time; away, perhaps since a time; not yet come. */
export type State = { kind: "here" } | { kind: "thinking"; since: number } | { kind: "away"; since: number | null } | { kind: "absent" };

export function stateOf(seat: Seat, decision: Pick<Decision, "side"> | null, since: number): State {
  if (seat.seat === "open") return { kind: "absent" };
  if (!seat.connected) return { kind: "away", since: seat.left ? Date.parse(seat.left) : null };
  return decision?.side === seat.id ? { kind: "thinking", since } : { kind: "here" };
}

/** 0:42, 12:05, 3:00:09. */
export function lasted(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The hour of the day, or the day if it is another one. */
export function hourOf(time: number, now: number, language: string): string {
  const [then, today] = [new Date(time), new Date(now)];
  const same = then.toDateString() === today.toDateString();
  return new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-GB", same ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "short" }).format(then);
}
