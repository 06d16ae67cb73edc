"""What a player understands before he acts: odds in one line, where danger is, who can come where, how far it is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from page_harness import Screen, go_on, make
from playwright.sync_api import expect
from server_harness import Server

from strategikon.ancients import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario

Visit = Callable[..., Screen]
SLOW = 60_000  # milliseconds: worker processes begin by loading the rules


LINES = {
    "en-GB": ("Odds", r"5 dice .* hits: red, swords · 4 hits destroy", "Exact", r"\d\.\d"),
    "fr-FR": ("Chances", r"5 dés .* touche.: rouge, épées · 4 touches détruisent", "Exact", r"\d,\d"),
}


@pytest.mark.parametrize("locale", LINES)
def test_a_blow_is_told_in_one_line_and_its_odds_are_exact(server: Server, visit: Visit, locale: str) -> None:
    """11.07, 11.46 Heavy foot throws five dice; red squares and swords hit, helmets only near a leader."""
    sides = [
        {"id": "south", "cards": ["order-2-left"], "unit": [{"id": "hi", "class": "HI", "hex": "D4"}]},
        {"id": "north", "cards": ["rally", "order-3-left"], "unit": [{"id": "foe", "class": "HI", "hex": "E4"}]},
    ]
    document = {"active": "south", "phase": "combat", "side": sides}
    battle: AnyBattle = Battle(Scenario(RULESET, document, "test", inline=True), "odds")
    player = visit(locale=locale)
    player.sit(go_on(server, battle, south="here", north="here"))
    seen = player.lift(player.settled())
    player.click(next(offer for offer in seen["offers"] if offer["kind"] == "place"))  # dice are confirmed first
    name, line, exact, decimal = LINES[locale]
    odds = player.page.get_by_role("region", name=name)
    expect(odds.locator(".line")).to_have_text(re.compile(line), timeout=SLOW)
    expect(odds).to_contain_text(exact, timeout=SLOW)
    expect(odds.locator("dd b").first).to_have_text(re.compile(decimal))  # as the language writes it
    expect(odds.locator("ul li > b").first).to_have_text(re.compile(r"^[<>]?\d+\s%$"))
    player.page.set_viewport_size({"width": 820, "height": 1180})  # a tablet has no rail: they lie over the board
    expect(odds.locator(".line")).to_be_in_viewport(ratio=1)


def test_danger_reach_and_distance_are_shown(server: Server, visit: Visit) -> None:
    player = visit(locale="fr-FR")
    player.sit(make(server, "ancients/akragas-406", "danger", south="here", north="here"))
    player.lift(player.settled())
    player.page.keyboard.press("d")  # the whole side
    expect(player.page.locator(".ov-danger").first).to_be_visible()
    expect(player.page.get_by_text("Menaces").first).to_be_visible()
    box = player.page.locator("[data-piece='piece:libyan-javelins-1'] .face").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.mouse.move(x, y + 1.4 * box["height"])  # the hex below it, nearer to us
    player.page.keyboard.press("j")
    expect(player.page.locator(".ov-thread-l").first).to_be_visible()
    expect(player.page.get_by_text(re.compile("Qui peut atteindre [A-I][0-9]+")).first).to_be_visible()
    player.page.keyboard.press("t")
    player.page.mouse.click(x, y)
    player.page.mouse.move(x + 1, y + 1.4 * box["height"])
    expect(player.page.locator(".pill-t")).to_have_text("1 hexagone")
    assert player.page.locator(".why").count() == 0  # what is measured is not refused
