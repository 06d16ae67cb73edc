"""How quick the page feels: a large battle in a real browser with software rendering, on this machine.

    python tools/page_speed.py [SCENARIO] [--choices 20] [--seconds 3]

It makes choices with the mouse and prints as JSON, times in milliseconds at the median: from a click that makes a
choice until its answer is painted, from a click that only selects until that is painted, from the key of undo until the
board is painted as it was; then the frames a second while the wheel zooms in and out, how many nodes are drawn, and
what a click, an undo and a frame cost the page's main thread itself (`own_ms`), which hardly hangs on what else runs.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from load_test import make_battle, start_server
from playwright.sync_api import Page, ViewportSize, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
WINDOW: ViewportSize = {"width": 1440, "height": 900}

# Runs before the page's own code. `timed` tells when whatever the player does next has been answered and painted.
WATCH = """
window.speed = { began: 0, sent: false, took: null };
const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => {
  if (speed.began && speed.took === null) speed.took = performance.now() - speed.began;
}));
const heard = ({ data }) => ["step", "sync"].includes(JSON.parse(data).type) && painted();
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  const { type } = JSON.parse(data);
  if (type === "hello") this.addEventListener("message", heard);
  if (type === "choose" || type === "undo") speed.sent = true;
  return send.call(this, data);
};
for (const deed of ["click", "keydown"])
  addEventListener(deed, () => {
    Object.assign(speed, { began: performance.now(), sent: false, took: null });
    setTimeout(() => speed.sent || painted());
  }, true);
window.offered = () => {
  const middle = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const free = (thing) => document.elementFromPoint(...middle(thing))?.closest(".field, .prompt");
  const onward = (button) => !/Esc|^C$/.test(button.querySelector("kbd")?.textContent ?? "");
  const lit = [...document.querySelectorAll(".field g.can")].filter(free);
  return [...lit, ...[...document.querySelectorAll(".prompt .acts button")].filter(onward)].map(middle);
};
/** One turn of the wheel a frame, twenty in and twenty out; how many frames that gave a second. */
window.zooming = (seconds) => new Promise((done) => {
  const [field, from] = [document.querySelector(".field"), performance.now()];
  const at = { clientX: innerWidth * 0.4, clientY: innerHeight / 2, bubbles: true, cancelable: true };
  let count = 0;
  const next = () => {
    const took = performance.now() - from;
    if (took > seconds * 1000) return done((count * 1000) / took);
    field.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: count % 40 < 20 ? -60 : 60 }));
    count += 1;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
});
"""


def timed(page: Page) -> tuple[float, bool]:
    """How long the last deed took, and whether the server was asked."""
    page.wait_for_function("() => speed.took !== null")
    return float(page.evaluate("speed.took")), bool(page.evaluate("speed.sent"))


def choices(page: Page, wanted: int) -> tuple[list[float], list[float]]:
    """Times of clicks that chose, and of those that only selected."""
    chose: list[float] = []
    selected: list[float] = []
    for number in range(wanted * 6):
        page.wait_for_function("() => offered().length > 0")
        places = page.evaluate("offered()")
        page.mouse.click(*places[number % len(places)])
        took, sent = timed(page)
        (chose if sent else selected).append(took)
        if len(chose) == wanted:
            break
    return chose, selected


def undos(page: Page, wanted: int) -> list[float]:
    taken = []
    for _ in range(wanted):
        page.keyboard.press("u")
        took, sent = timed(page)
        if not sent:
            break
        taken.append(took)
    return taken


def worker_of(page: Page) -> Callable[[], float]:
    """Tells what the page's main thread has used of the processor so far, in milliseconds, whatever else ran."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        told = session.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(each["value"]) for each in told if each["name"] == "TaskDuration")

    return worked


def measure(page: Page, wish: argparse.Namespace) -> dict[str, Any]:
    page.locator(".field .pc").first.wait_for()
    nodes = page.evaluate("document.querySelectorAll('.field *').length")
    worked = worker_of(page)
    before = worked()
    chose, selected = choices(page, wish.choices)
    clicking = worked()
    back = undos(page, wish.choices)
    undoing = worked()
    frames = float(page.evaluate("(seconds) => zooming(seconds)", wish.seconds))
    zoomed = worked()

    def median(times: list[float]) -> float | None:
        return round(statistics.median(times), 1) if times else None

    return {
        "scenario": wish.scenario,
        "click_to_answer_ms": median(chose),
        "click_to_selection_ms": median(selected),
        "undo_ms": median(back),
        "clicks": [len(chose), len(selected), len(back)],
        "zoom_frames_per_s": round(frames, 1),
        "own_ms_a_click": round((clicking - before) / max(1, len(chose) + len(selected)), 1),
        "own_ms_an_undo": round((undoing - clicking) / max(1, len(back)), 1),
        "own_ms_a_frame": round((zoomed - undoing) / max(1, frames * wish.seconds), 1),
        "nodes_on_the_board": nodes,
        "nodes_of_the_page": page.evaluate("document.querySelectorAll('*').length"),
    }


def visit(address: str, chromium: str, wish: argparse.Namespace) -> dict[str, Any]:
    made = make_battle(address, wish.scenario)
    seats = json.dumps(json.dumps({made["id"]: {"tokens": made["tokens"], "invites": made["invites"]}}))
    kept = json.dumps(json.dumps({"speed": 0, "curtain": False, "confirm": False, "language": "en", "theme": "day"}))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_context(viewport=WINDOW, service_workers="block").new_page()
        page.add_init_script(f"localStorage['strategikon-seats'] = {seats}")
        page.add_init_script(f"localStorage['strategikon-settings'] = {kept}")
        page.add_init_script(WATCH)
        page.goto(f"{address}battle/{made['id']}")
        found = measure(page, wish)
        browser.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario", nargs="?", default="alexander/gaugamela")
    parser.add_argument("--choices", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=3.0)
    wish = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        sys.exit("page_speed: there is no Chromium (make browser)")
    with tempfile.TemporaryDirectory() as folder:
        process, address = start_server(f"sqlite:///{Path(folder) / 'speed.sqlite'}")
        try:
            print(json.dumps(visit(address, chromium, wish)))
        finally:
            process.terminate()
            process.wait(20)


if __name__ == "__main__":
    main()
