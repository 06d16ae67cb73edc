import type { ScenarioCard, Targets } from "./wire";

/** A battle as it is told with these targets: the evened ones change what must be won and whom it favours. */
export function withTargets(card: ScenarioCard | null, targets?: Targets): ScenarioCard | null {
  return card?.evened && targets === "evened" ? { ...card, ...card.evened } : card;
}
