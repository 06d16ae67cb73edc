/** The seats this browser holds: tokens by battle and side. Whoever has the token has the seat, so they stay here. */

const KEY = "strategikon-seats";
interface Held { tokens: Record<string, string>; invites?: Record<string, string> }

function all(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Held>;
  } catch {
    return {};
  }
}

export function hold(battle: string, tokens: Record<string, string>, invites: Record<string, string> = {}): void {
  const seats = all();
  const before = seats[battle] ?? { tokens: {} };
  seats[battle] = { tokens: { ...before.tokens, ...tokens }, invites: { ...before.invites, ...invites } };
  localStorage.setItem(KEY, JSON.stringify(seats));
}

export const tokensOf = (battle: string): Record<string, string> => all()[battle]?.tokens ?? {};
export const invitesOf = (battle: string): Record<string, string> => all()[battle]?.invites ?? {};
export const everyToken = (): string[] => Object.values(all()).flatMap((held) => Object.values(held.tokens));
