"""A small battle on a free table from its first order to its end, in one way alone: every march dragged by the mouse,
everything by keys, everything by a finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from page_harness import PATIENCE, Screen, go_on
from playwright.sync_api import TimeoutError, expect
from server_harness import Server

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.chain import full_texts
from strategikon.kernel.scenario import Scenario
from strategikon.library import rulesets

pytestmark = pytest.mark.skipif("caesar" not in rulesets(), reason="there is no ruleset with a free table")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# What leads to a march and to blows, in this order; the list of a question begins with what is safe.
BOLD = ("roll", "give .* charge", "give", "captain", "initiative", "attacks")
MARCH = 5  # inches
LIFT = 64  # pixels from a finger up to what it carries
REST = 150  # milliseconds that a finger rests before it is lifted
TAPS = 9  # to the browser a tap right after a drag may be its end, and no click: then one taps again
MIDDLE = """(what) => {
  const box = document.querySelector(what)?.getBoundingClientRect();
  return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}"""
LANGUAGE = "document.documentElement.lang"
OTHER = {"en": "fr", "fr": "en"}
OPTION = "(text) => spy.decision.options.find((one) => one.text === text)"
TAKEN = """([number, label]) => {
  const plain = (words) => words.replaceAll("\\u00a0", " ");
  const buttons = [...document.querySelectorAll(".prompt .acts button")];
  const there = buttons.some((one) => plain(one.textContent).includes(plain(label)));
  return spy.number !== number ? "taken" : there && "ready";
}"""
INCH = "16 * new DOMMatrix(getComputedStyle(document.querySelector('.field .world')).transform).a"  # pixels


def foot(name: str, division: str, at: tuple[int, int], heading: int) -> dict[str, Any]:
    """Foot that is soon worn out."""
    return {"id": name, "name": name, "name_fr": name, "division": division, "class": "heavy_infantry", "stamina": 2,
            "x": at[0], "y": at[1], "heading": heading}  # fmt: skip


def host(name: str, words: tuple[str, str], edge: str, heading: int, near: int, far: int) -> dict[str, Any]:
    captain = {"id": f"cap_{name}", "name": name, "name_fr": name, "command": 10, "combat": 1, "x": 24_000, "y": far}
    line: dict[str, Any] = {"id": f"line_{name}", "name_en": "Line", "name_fr": "Ligne", "captain": captain}
    return {"id": name, "name_en": words[0], "name_fr": words[1], "home_edge": edge, "division": [line],
            "unit": [foot(f"foot_{name}", line["id"], (24_000, near), heading)]}  # fmt: skip


def battle_of() -> AnyBattle:
    """One unit and one captain on each side, four marches apart; nine rounds at most."""
    sides = [
        host("south", ("Reds", "Rouges"), "south", 0, 11_000, 6_000),
        host("north", ("Blues", "Bleus"), "north", 36, 37_000, 42_000),
    ]
    document = {"table": {"width": 48_000, "height": 48_000}, "turns": 9, "first_side": "south", "side": sides}
    return Battle(Scenario(rulesets()["caesar"], document, "test", inline=True), "whole")


class Hand:
    """A player who answers every question boldly; his kind says with what."""

    def __init__(self, player: Screen) -> None:
        self.player, self.page, self.marches = player, player.page, 0
        self.began = player.page.evaluate(LANGUAGE)

    def fight(self) -> str:
        """To the end; answers what is said there."""
        seen = self.player.settled()
        while not seen["after"]:
            if self.marches == 1:  # the rest of it in the other language
                self.player.prefer(language=OTHER[self.began])
            asked = self.page.evaluate("spy.decision")
            texts = [option["text"] for option in asked["options"]]
            if any(text.startswith(("move ", "charge ")) for text in texts):
                self.march(asked["family"]["piece"], any(text.startswith("charge ") for text in texts))
                self.marches += 1
            else:
                self.answer(next((text for word in BOLD for text in texts if re.match(word, text)), texts[0]))
            seen = self.player.settled(seen)
        return str(seen["after"])

    def march(self, unit: str, charges: bool) -> None:
        """Toward the enemy: six inches, or into him."""
        raise NotImplementedError

    def answer(self, text: str) -> None:
        raise NotImplementedError

    def middle(self, unit: str) -> tuple[float, float]:
        x, y = self.page.evaluate(MIDDLE, f".field [data-piece='piece:{unit}'] .face")
        return float(x), float(y)

    def goal(self, unit: str, charges: bool) -> tuple[float, float]:
        """Where on the screen the middle of a unit is to come to lie."""
        x, y = self.middle(unit)
        foe_x, foe_y = self.middle("foot_north" if unit == "foot_south" else "foot_south")
        if charges:
            return foe_x, foe_y
        return x, y + MARCH * self.page.evaluate(INCH) * (1 if foe_y > y else -1)

    def touch(self, text: str, how: Callable[[float, float], None]) -> None:
        """Every thing that an option names, and its button where it could still mean another."""
        option, number = self.page.evaluate(OPTION, text), self.page.evaluate("spy.number")
        for ref in option["refs"]:
            if place := self.page.evaluate(MIDDLE, f".field [data-ref='{ref}']"):  # one alone is taken up by itself
                how(*place)
        label = option["label"][self.page.evaluate(LANGUAGE)]
        if self.page.wait_for_function(TAKEN, arg=[number, label]).json_value() == "ready":
            self.page.locator(".prompt .acts button", has_text=label).click()


class Mouse(Hand):
    def march(self, unit: str, charges: bool) -> None:
        mouse = self.page.mouse
        mouse.move(*self.middle(unit))
        mouse.down()
        mouse.move(*self.goal(unit, charges), steps=5)
        expect(self.page.locator("svg .ghost")).to_have_count(1)  # where it would stand
        mouse.up()
        expect(self.page.locator(".field.dragging")).to_have_count(0)
        self.page.locator(".prompt .pri").click()

    def answer(self, text: str) -> None:
        self.touch(text, self.page.mouse.click)


class Keys(Hand):
    def march(self, unit: str, charges: bool) -> None:
        press = self.page.keyboard.press
        far = abs(self.goal(unit, charges)[1] - self.middle(unit)[1]) / self.page.evaluate(INCH)
        for _ in range(round(2 * far)):  # half an inch each
            press("ArrowUp")
        expect(self.page.locator("p.sr[aria-live=assertive]")).to_contain_text(re.compile("legal|permis"))
        press("Enter")

    def answer(self, text: str) -> None:
        press = self.page.keyboard.press
        label = self.page.evaluate(OPTION, text)["label"][self.page.evaluate(LANGUAGE)]
        press("c")
        self.page.wait_for_function("() => document.activeElement.closest('dialog[open]')")
        press("Tab")
        self.page.keyboard.type(label)
        press("Tab")
        assert self.page.evaluate("document.activeElement.textContent").replace("\u00a0", " ") == label
        press("Enter")


class Finger(Hand):
    def march(self, unit: str, charges: bool) -> None:
        finger = self.page.context.new_cdp_session(self.page)
        x, y = self.middle(unit)
        to_x, to_y = self.goal(unit, charges)
        spots = [(x, y), (x, y + 20), (to_x, to_y + LIFT)]  # the ghost is above the finger
        for kind, (across, down) in zip(("touchStart", "touchMove", "touchMove"), spots, strict=True):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": across, "y": down}]})
        expect(self.page.locator("svg .ghost")).to_have_count(1)
        self.page.wait_for_timeout(REST)
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": to_x, "y": to_y + LIFT}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(self.page.locator(".field.dragging")).to_have_count(0)
        number = self.page.evaluate("spy.number")
        for _ in range(TAPS):
            self.page.locator(".prompt .pri").tap()
            with suppress(TimeoutError):
                self.page.wait_for_function("(number) => spy.number !== number", arg=number, timeout=PATIENCE / TAPS)
                return

    def answer(self, text: str) -> None:
        self.touch(text, self.page.touchscreen.tap)


@pytest.mark.parametrize(
    ("way", "locale", "screen", "wins"),
    [
        (Mouse, "fr-FR", {}, "(Reds|Blues) won"),
        (Keys, "en-GB", {}, "(Rouges|Bleus) : victoire"),
        (Finger, "fr-FR", PHONE, "(Reds|Blues) won"),
    ],
    ids=["mouse", "keys", "finger"],
)
def test_a_whole_battle_in_one_way_alone(
    server: Server, visit: Callable[..., Screen], way: type[Hand], locale: str, screen: dict[str, Any], wins: str
) -> None:
    """Marches toward each other, a charge home, and the fight that breaks one of the two; begun in one language and
    ended in the other."""
    player = visit(locale=locale, **screen)
    made = go_on(server, battle_of())
    player.sit(made)
    hand = way(player)
    assert re.fullmatch(wins, hand.fight())
    record = server.get(f"/api/battles/{made['id']}/record", made["tokens"]["south"]).json()
    went = [text for text in full_texts(record) if text.startswith(("move ", "charge "))]
    assert len(went) == hand.marches  # none in another way
    assert {text.partition(" ")[0] for text in went} == {"move", "charge"}
