/** Which page is shown. */

import { parse, type Route } from "./paths";

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export const route = (): Route => parse(path);

/** Another address for what is shown: the page stays as it is, and going back does not go through it. */
export function rename(to: string): void {
  if (to !== location.pathname) history.replaceState(null, "", to);
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** For links: plain clicks stay in the page, others are the browser's. */
export function inside(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button || link.target) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname);
}
