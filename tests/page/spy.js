// Runs in the page before its own code. It only listens: which requests are unanswered, what was refused, and what the
// last decision was. `look` reads the page as a player sees it: a thing under a panel is not free to be clicked.
window.spy = { asked: new Set(), questions: new Set(), refused: [], decision: null, number: null, mine: [], heard: 0, mouse: [0, 0] };
{
  const send = WebSocket.prototype.send;
  const heard = (event) => {
    const message = JSON.parse(event.data);
    spy.heard += 1;
    if (message.id !== null && message.id !== undefined) spy.asked.delete(message.id);
    // A question may be overtaken by a choice, or come while a slow server still answers those given up at a sync, and counsel may
    // have nothing to say; whatever else is refused was wrongly offered.
    const fair = /^(refused-stale|server-late|server-questions|server-(odds|sheet|threat|aim|overlay|measure)-unknown)$/;
    if (message.type === "refused" && !(spy.questions.has(message.id) && fair.test(message.error.id))) spy.refused.push(message.error.en);
    if (message.type === "sync") { spy.mine = message.mine; spy.asked.clear(); } // an undo is answered with everything
    if (message.type !== "sync" && message.type !== "step") return;
    spy.decision = message.decision;
    spy.number = message.number;
  };
  addEventListener("pointermove", (event) => { spy.mouse = [event.clientX, event.clientY]; }, true);
  WebSocket.prototype.send = function (data) {
    const message = JSON.parse(data);
    if (message.type === "hello") { spy.asked.clear(); this.addEventListener("message", heard); }
    else if (["choose", "undo", "resign"].includes(message.type)) spy.asked.add(message.id);
    else if (message.type !== "ping") spy.questions.add(message.id);
    return send.call(this, data);
  };
}
window.look = () => {
  const plain = (words) => words.replaceAll("\u00a0", " ").trim(); // French signs are bound to their word
  const text = (selector) => plain(document.querySelector(selector)?.textContent ?? "");
  const middle = (thing) => {
    const r = thing.getBoundingClientRect();
    return [r.left + r.width / 2, r.top + r.height / 2];
  };
  const corner = (thing) => {
    const r = thing.getBoundingClientRect(); // cards overlap: their upper left corner is always seen
    return [r.left + 30, r.top + 24];
  };
  const offer = (kind, where = middle, within = "") => (thing) => {
    const [x, y] = where(thing);
    const over = document.elementFromPoint(x, y);
    const free = over !== null && (within ? over.closest(within) !== null : thing.contains(over));
    return { kind, label: plain(thing.getAttribute("aria-label") ?? thing.textContent), x, y, free };
  };
  const places = [...document.querySelectorAll(".field g.can")].map(offer("place", middle, ".field"));
  const cards = [...document.querySelectorAll(".hand .card.can")].map(offer("card", corner));
  const folded = spy.decision?.mine && spy.decision.kind === "card" && !document.querySelector(".hand");
  const hand = (folded ? [...document.querySelectorAll(".thumb button:has(b)")] : []).map(offer("hand"));
  const acts = [...document.querySelectorAll(".prompt .acts button")];
  const key = (button) => button.querySelector("kbd")?.textContent ?? "";
  const playing = acts.some((b) => /Space|Espace/.test(key(b)));
  const past = Boolean(spy.decision) && text(".prompt h2").match(/^(Looking back|Regard en arrière)\b/) !== null;
  const buttons = past ? [] : acts.filter((b) => !/Esc|Échap|Space|Espace|^C$/.test(key(b))).map(offer("button"));
  const curtain = document.querySelector(".curtain button");
  return {
    prompt: text(".prompt h2"), hint: text(".prompt p"), past, number: spy.number, kind: spy.decision?.kind ?? "",
    side: spy.decision?.side ?? "", mine: Boolean(spy.decision?.mine),
    busy: playing || spy.asked.size > 0 || spy.number === null,
    offers: curtain ? [] : [...places, ...cards, ...hand, ...buttons],
    hand: [...document.querySelectorAll(".hand .slot")].map((slot) => slot.getBoundingClientRect().top),
    chosen: document.querySelectorAll(".hl-chosen").length,
    curtain: curtain ? middle(curtain) : null, after: text(".after h1"),
    pieces: [...document.querySelectorAll(".field .live .pc")].map((p) => p.getAttribute("aria-label")).sort(),
  };
};
window.mark = (seen) => {
  const { prompt, number, curtain, after, chosen, offers } = seen;
  return JSON.stringify([prompt, number, curtain !== null, after, chosen, offers.map((o) => o.label)]);
};
/**
 * Whether the hand is at rest. When cards are dealt the browser learns a few frames later which of them lies under the
 * mouse, and the first frame of its rise looks like standing still: a click on the map would then hit the risen card.
 */
const laid = () => {
  const under = document.elementFromPoint(...spy.mouse)?.closest(".slot") ?? null;
  return document.querySelector(".slot:hover") === under && !document.querySelector(".hand")?.getAnimations({ subtree: true }).length;
};
let last = "";
/** What the page shows once it has stood still for a frame and shows something new; null until then. */
window.settled = (before) => {
  const now = look();
  const still = JSON.stringify(now) === last;
  last = JSON.stringify(now);
  const waits = now.after || now.curtain || now.offers.length || !now.mine;
  return still && laid() && !now.busy && waits && mark(now) !== before ? now : null;
};
