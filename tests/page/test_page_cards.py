"""A card can be read whole: under the pointer, with the focus, and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from page_harness import Screen, go_on, make
from playwright.sync_api import expect
from server_harness import Server

from strategikon.ancients import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario

Visit = Callable[..., Screen]
READ = "(t) => [getComputedStyle(t).fontSize, t.scrollHeight <= t.clientHeight + 1, t.textContent.length > 10]"


def test_a_raised_card_shows_its_whole_text(server: Server, visit: Visit) -> None:
    player = visit()
    player.sit(make(server, "ancients/zama-202", "cards", south="here", north="here"))
    player.lift(player.settled())
    text = player.page.locator(".reader .text")
    player.page.locator(".hand .card").first.hover()
    expect(text).to_have_count(1)
    assert text.evaluate(READ) == ["14px", True, True]
    player.page.mouse.move(600, 300)
    expect(text).to_have_count(0)
    player.page.locator(".hand .card").nth(1).focus()
    expect(text).to_have_count(1)
    box = player.page.locator(".reader .card").bounding_box()
    assert box is not None
    assert box["y"] > 0
    assert box["y"] + box["height"] < 800


@pytest.mark.parametrize(
    ("locale", "reason"),
    [("en-GB", "only played when you are attacked (17.39)"), ("fr-FR", "ne se joue que si l’on vous attaque (17.39)")],
)
def test_a_card_says_why_it_cannot_be_played(server: Server, visit: Visit, locale: str, reason: str) -> None:
    sides = [
        {"id": "south", "cards": ["first-strike", "order-2-left"], "unit": [{"id": "hi", "class": "HI", "hex": "D4"}]},
        {"id": "north", "cards": ["order-2-left"], "unit": [{"id": "foe", "class": "HI", "hex": "F4"}]},
    ]
    document = {"active": "south", "phase": "play", "side": sides}
    battle: AnyBattle = Battle(Scenario(RULESET, document, "test", inline=True), "cards")
    player = visit(locale=locale)
    player.sit(go_on(server, battle, south="here", north="computer:random"))
    player.settled()
    card = player.page.locator(".hand [data-ref='card:first-strike']")
    expect(card).to_have_attribute("aria-disabled", "true")
    card.hover()
    expect(player.page.locator(".reader .reason")).to_contain_text(reason)
    expect(player.page.locator(".hand [data-ref='card:order-2-left'] .reason")).to_have_count(0)


def test_the_cards_of_a_phone_lie_over_the_board_and_can_be_read(server: Server, visit: Visit) -> None:
    player = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    player.sit(make(server, "ancients/zama-202", "cards", south="here", north="here"))
    player.lift(player.settled())
    assert player.page.locator(".hand.open .text").first.evaluate(READ) == ["14px", True, True]
    field = player.page.locator(".field").bounding_box()
    player.page.get_by_role("button", name="cards").click()
    expect(player.page.locator(".hand")).to_have_count(0)
    assert player.page.locator(".field").bounding_box() == field
