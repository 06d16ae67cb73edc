/** Whether the server can be reached. Once it cannot, it is asked again and again until it answers. */

const EVERY = 4000;

let away = $state(false);
let returns = $state(0);
let timer: ReturnType<typeof setTimeout> | undefined;

export const serverAway = (): boolean => away;
/** How often it has come back: what could not be fetched meanwhile is fetched anew. */
export const comebacks = (): number => returns;

export function isAway(): void {
  if (away) return;
  away = true;
  timer = setTimeout(() => void look(), EVERY);
  addEventListener("online", look);
}

async function look(): Promise<void> {
  clearTimeout(timer);
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return void (timer = setTimeout(() => void look(), EVERY));
  removeEventListener("online", look);
  away = false;
  returns++;
}
