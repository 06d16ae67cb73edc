"""A player at a real browser: looks at what the page offers, and clicks it."""

from __future__ import annotations

import json
import random
import re
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, TimeoutError
from server_harness import Server

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.document_paths import changed_at
from strategikon.kernel.scenario import Scenario
from strategikon.library import find_scenario, load

PATIENCE = 45_000  # milliseconds until something that must happen counts as broken
CLICKS = 200  # so many make a choice, whatever is clicked
BUTTONS = 0.1  # how often a button is as good as a piece, a hex or a card

# What is preferred, as if it had been chosen in another tab.
PREFER = """(wishes) => {
  const kept = JSON.parse(localStorage["strategikon-settings"] ?? "{}");
  localStorage["strategikon-settings"] = JSON.stringify({ ...kept, ...wishes });
  dispatchEvent(new StorageEvent("storage", { key: "strategikon-settings" }));
}"""
SPY = Path(__file__).with_name("spy.js").read_text(encoding="utf-8")


class Screen:
    """One tab of one browser. Whatever goes wrong in it is kept, and fails the test at its end."""

    def __init__(self, context: BrowserContext, server: Server, port: int | None = None) -> None:
        self.server = server
        self.home = f"http://127.0.0.1:{port or server.port}"
        self.troubles: list[str] = []
        self.prompts: list[str] = []
        self._forgiven: re.Pattern[str] | None = None
        context.add_init_script(SPY)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self._trouble(f"error: {error} {error.stack}"))
        self.page.on("request", lambda request: self._stays(request.url))
        self.page.on("websocket", lambda line: self._stays(line.url))

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._trouble(f"console: {said.text} {said.location['url']}")

    def _trouble(self, said: str) -> None:
        if self._forgiven is None or not self._forgiven.search(said):
            self.troubles.append(said)

    def _stays(self, url: str) -> None:
        there = urlsplit(url)
        if there.scheme not in ("blob", "data") and there.netloc != urlsplit(self.home).netloc:
            self._trouble(f"leaves the host: {url}")

    @contextmanager
    def forgiving(self, pattern: str) -> Iterator[None]:
        """Console errors that a test brings about itself, such as those of a cut cable."""
        self._forgiven = re.compile(pattern)
        yield
        self._forgiven = None

    def check(self) -> None:
        """Nothing went wrong, and nothing that was offered was refused."""
        refused = self.page.evaluate("window.spy ? spy.refused : []")
        assert not self.troubles, self.troubles
        assert not refused, refused

    # -- going places ------------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(self.home + path)

    def sit(self, made: dict[str, Any]) -> None:
        """Take the seats of a battle that was made over the wire, and go to its table."""
        held = json.dumps(json.dumps({made["id"]: {"tokens": made["tokens"], "invites": made["invites"]}}))
        self.page.add_init_script(f"localStorage['strategikon-seats'] ??= {held}")
        self.open(f"/battle/{made['id']}")
        self.page.locator(".field, .curtain").first.wait_for()

    def begin(self, ruleset: str, scenario: str, against: str) -> str:
        """Begin a battle as the first side, by the page's own form; `against` is the name of a button."""
        self.open(f"/new/{ruleset}/{scenario}")
        self.page.get_by_role("radio", name=against).click()
        self.page.locator("form .start").click()
        self.page.wait_for_url("**/battle/*")
        self.page.locator(".field, .curtain").first.wait_for()
        return self.battle

    def prefer(self, **wishes: Any) -> None:
        """Another language, another setting, without loading the page anew."""
        self.page.evaluate(PREFER, wishes)

    @property
    def battle(self) -> str:
        return self.page.url.rpartition("/")[2]

    # -- playing -----------------------------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        """What the page shows and offers now."""
        return dict(self.page.evaluate("look()"))

    def settled(self, before: dict[str, Any] | None = None) -> dict[str, Any]:
        """What it shows once it has stopped moving, and no longer shows `before`."""
        old = "" if before is None else self.page.evaluate("(s) => mark(s)", before)
        try:
            seen = dict(self.page.wait_for_function("(before) => settled(before)", arg=old).json_value())
        except TimeoutError:
            raise AssertionError(f"the page does not go on: {self.look()}") from None
        if seen["prompt"]:
            self.prompts.append(seen["prompt"])
        return seen

    def click(self, offer: dict[str, Any]) -> None:
        self.page.mouse.click(offer["x"], offer["y"])

    def lift(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Open the curtain if it has fallen."""
        while seen["curtain"] is not None:
            self.page.mouse.click(*seen["curtain"])
            seen = self.settled(seen)
        return seen

    def choose(self, seen: dict[str, Any], luck: random.Random) -> dict[str, Any]:
        """Click what is offered until one choice is made."""
        number = seen["number"]
        for _ in range(CLICKS):
            seen = self.press(seen, luck)
            if seen["number"] != number or seen["after"]:
                return seen
        raise AssertionError(f"{CLICKS} clicks make no choice: {seen['prompt']} {seen['offers']}")

    def press(self, seen: dict[str, Any], luck: random.Random) -> dict[str, Any]:
        """One click on something that is offered, troops and cards rather than buttons, and what it brought about."""
        if not any(offer["free"] for offer in seen["offers"]):
            seen = self.rest(seen)
        free = [offer for offer in seen["offers"] if offer["free"]]
        drawn = [offer for offer in free if offer["kind"] != "button"]
        wanted = luck.choice(free if luck.random() < BUTTONS or not drawn else drawn)
        self.click(wanted)
        if not self.answers(seen):  # on a busy machine the board may still have come nearer under the pointer
            self.click(next((offer for offer in self.look()["offers"] if offer["label"] == wanted["label"]), wanted))
        return self.settled(seen)

    def answers(self, seen: dict[str, Any]) -> bool:
        """Whether the page shows something new before a player would click again."""
        old = self.page.evaluate("(s) => mark(s)", seen)
        try:
            self.page.wait_for_function("(before) => mark(look()) !== before", arg=old, timeout=10_000)
        except TimeoutError:
            return False
        return True

    def rest(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Take the hand off: the board comes to what can be clicked a little after the pointer has come to rest."""
        try:
            self.page.wait_for_function("() => look().offers.some((offer) => offer.free)", timeout=5000)
        except TimeoutError:
            raise AssertionError(f"nothing can be clicked: {seen['prompt']} {seen['offers']}") from None
        return self.look()

    def take(self, option: str) -> None:
        """Choose one option of those on offer, from the list of all choices."""
        seen = self.settled()
        found = "spy.decision.options.find((o) => o.text === text)?.label[document.documentElement.lang]"
        label = self.page.evaluate(f"(text) => {found}", option)
        assert label, f"{option} is not on offer: {seen['offers']}"
        self.page.locator(".field").focus()
        self.page.keyboard.press("c")
        self.page.get_by_role("dialog").get_by_role("button", name=label, exact=True).first.click()

    def play(self, luck: random.Random, until: int | None = None) -> dict[str, Any]:
        """Play whatever this screen may choose, to the end or until a number of choices are made."""
        seen = self.settled()
        while not seen["after"] and (until is None or seen["number"] < until):
            seen = self.lift(seen)
            seen = self.choose(seen, luck) if seen["mine"] else self.settled(seen)
        return seen


class Cable:
    """A wire between one browser and the server, that can be cut and mended."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._ends: list[socket.socket] = []
        self.port = 0
        self.mend()

    def mend(self) -> None:
        self._door = socket.create_server(("127.0.0.1", self.port))
        self.port = self._door.getsockname()[1]
        threading.Thread(target=self._accept, args=(self._door,), daemon=True).start()

    def cut(self) -> None:
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def _accept(self, door: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = door.accept()
                far = socket.create_connection(("127.0.0.1", self._server.port))
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    @staticmethod
    def _carry(one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)


def make(server: Server, scenario: str, seed: str, **seats: str) -> dict[str, Any]:
    """A battle with dice known beforehand, so that a test sees the same battle on every run."""
    return go_on(server, load(scenario, seed=seed), **seats)


def changed_battle(name: str, changes: Mapping[str, Any], seed: str) -> AnyBattle:
    """A battle of the library with other values at some paths of its file: one that is over soon, say."""
    scenario = find_scenario(name)
    document = scenario.document
    for path, value in changes.items():
        document = changed_at(document, path, value)
    return Battle(Scenario(scenario.ruleset, document, "changed", inline=True) if changes else scenario, seed)


def go_on(server: Server, battle: AnyBattle, **seats: str) -> dict[str, Any]:
    """The same for a battle that has begun already."""
    answer = server.post("/api/battles", {"record": battle.record(), "seats": seats})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())
