/** The face of a card: its category and what is drawn on it, as its ruleset says. A card nobody knows shows a standard. */

import type { Category, Looks } from "../lib/looks";

export interface Face { category?: Category; art: string; orders?: readonly number[] }

export function faceOf(card: string, looks: Looks): Face {
  const face = looks.cards?.[card];
  return { category: looks.categories?.[face?.category ?? ""], art: face?.art ?? "standard", orders: face?.orders };
}
