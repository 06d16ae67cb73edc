// Keeps the files of the page itself, so that it opens at once, and opens when the server is away. Nothing of a battle
// is ever kept: whatever is not in this list goes to the server. The build fills in what there is and what it is called.
const SHELL = /* files */ [];
const NAME = "strategikon-" + /* version */ "0";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(SHELL.map((path) => new Request(path, { cache: "reload" })))).then(() => self.skipWaiting()));
});

// An update is another name: what was kept under the old one goes.
self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (SHELL.includes(pathname)) event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
});

const kept = async (path) => (await caches.open(NAME)).match(path);

/** The server's own page, which is the newest; the kept one only if the server is away. */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  return answer && answer.status < 500 ? answer : ((await kept("/")) ?? answer ?? Response.error());
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path ?? "/");
    }),
  );
});
