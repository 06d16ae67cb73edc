/** The face of a card: its category and what is drawn on it, read from its id. A card nobody knows shows a standard. */

export interface Face { category: "section" | "troop" | "leadership" | "tactic"; art: string; orders?: [number, number, number] }

const TROOPS: Record<string, string> = { light: "die-circle", medium: "die-triangle", heavy: "die-square", mounted: "medium-horse" };
const TACTICS: Record<string, string> = {
  "clash-of-shields": "die-swords", "counter-attack": "i-swap", "darken-the-sky": "archer", "double-time": "medium-foot",
  "first-strike": "heavy-foot", "i-am-spartacus": "warrior", "line-command": "phalanx", "move-fire-move": "peltast",
  "mounted-charge": "heavy-horse", rally: "standard",
}; // prettier-ignore
const WHERE = ["left", "centre", "right"];

export function faceOf(card: string): Face {
  const section = /^order-(\d)-(left|centre|right)$/.exec(card);
  if (section) return { category: "section", art: "", orders: WHERE.map((w) => (w === section[2] ? Number(section[1]) : 0)) as [number, number, number] };
  if (card === "coordinated-attack") return { category: "section", art: "", orders: [1, 1, 1] };
  if (card === "out-flanked") return { category: "section", art: "", orders: [2, 0, 2] };
  const troop = TROOPS[/^order-(\w+)$/.exec(card)?.[1] ?? ""];
  if (troop) return { category: "troop", art: troop };
  if (/leadership|inspired/.test(card)) return { category: "leadership", art: "leader" };
  return { category: "tactic", art: TACTICS[card] ?? "standard" };
}
