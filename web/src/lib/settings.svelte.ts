/** What the player prefers. Kept in this browser. */

export type Language = "en" | "fr";
export type Theme = "day" | "night";
export const SPEEDS = [0.5, 1, 2, 4, 0] as const; // 0: at once

interface Kept { language: Language; theme: Theme; speed: number; confirm: boolean; turned: boolean; turns: Record<string, boolean>; numbers: boolean; curtain: boolean; coach: boolean; whys: boolean; rare: boolean; sound: boolean; notices: boolean; name: string }

const KEY = "strategikon-settings";

function first(): Kept {
  const kept = read();
  return {
    language: kept.language ?? (navigator.language.startsWith("fr") ? "fr" : "en"),
    theme: kept.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day"),
    speed: kept.speed ?? 1,
    confirm: kept.confirm ?? true,
    turned: kept.turned ?? true,
    turns: kept.turns ?? {},
    numbers: kept.numbers ?? true,
    curtain: kept.curtain ?? true,
    coach: kept.coach ?? false,
    whys: kept.whys ?? false,
    rare: kept.rare ?? false,
    sound: kept.sound ?? !matchMedia("(pointer: coarse)").matches, // phones stay silent
    notices: kept.notices ?? false,
    name: kept.name ?? "",
  };
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings: Kept = $state(first());

/** What is preferred in another tab is preferred here too. */
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, read());
});

/** Changes are kept, and the document follows them. */
export function follow(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    document.documentElement.lang = settings.language;
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.setAttribute("href", `/manifest.${settings.language}.webmanifest`);
    document.documentElement.classList.toggle("night", settings.theme === "night");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", settings.theme === "night" ? "#1E1B16" : "#F8F2E3");
  });
}

/** Milliseconds of an animation at the speed the player likes; none for those who want no motion. */
export function pace(ms: number): number {
  const wanted = settings.speed ? ms / settings.speed : 0;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? Math.min(wanted, 80) : wanted;
}
