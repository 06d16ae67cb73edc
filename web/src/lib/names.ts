/** Names of armies: "Rome (Varro and Paullus)" is an army and its generals. */

import type { Language } from "./settings.svelte";
import type { Seat } from "./wire";

export function parts(name: string): [army: string, generals: string] {
  const found = /^(.*?)\s*\((.*)\)$/.exec(name);
  return found ? [found[1] as string, found[2] as string] : [name, ""];
}

export const army = (name: string): string => parts(name)[0];

/** The name of a battle without what it is about: "Marathon: the charge of the hoplites" is Marathon. */
export const brieflyTitled = (title: string): string => title.replace(/\s*:\s.*$/, "");

/** A sentence in which armies are called by their short names. */
export function brief(text: string, seats: readonly Pick<Seat, "name">[], language: Language): string {
  return seats.reduce((said, seat) => said.replaceAll(seat.name[language], army(seat.name[language])), text);
}
