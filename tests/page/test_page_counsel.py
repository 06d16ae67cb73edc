"""What helps a player: the coach, hints, odds before the dice, threats, what lies over the board, the long press."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from page_harness import Screen, make
from playwright.sync_api import expect
from server_harness import Server

from strategikon import load
from strategikon.ai import Budget, find_opponent
from strategikon.kernel.battle import AnyBattle

Visit = Callable[..., Screen]
SLOW = 60_000  # milliseconds: worker processes begin by loading the rules


def play_until(player: Screen, kind: str, luck: random.Random) -> dict[str, Any]:
    """Click on until a question of some kind is open and nothing is clicked."""
    seen = player.settled()
    while not (seen["mine"] and seen["kind"] == kind):
        assert not seen["after"]
        seen = player.choose(seen, luck) if seen["mine"] else player.settled(seen)
    return seen


def test_a_first_battle_with_the_coach_is_two_clicks_from_home(visit: Visit) -> None:
    player = visit(locale="fr-FR")
    player.open()
    player.page.locator("summary", has_text="Alexander").click()
    player.page.get_by_role("button", name="Escarmouche en Troade").click()
    player.page.wait_for_url("**/battle/*")
    player.page.locator(".field").wait_for()
    coach = player.page.get_by_role("region", name="L’instructeur")
    luck = random.Random(1)
    seen = player.settled()
    for _ in range(3):
        while not seen["mine"]:
            seen = player.settled(seen)
        expect(coach.locator("footer button").first).to_have_text(re.compile(r"\d+\.\d+"))
        assert len(coach.locator("p").inner_text()) > 40
        seen = player.choose(seen, luck)
    coach.get_by_role("button", name="Congédier").click()
    expect(coach).to_be_hidden()


FIRST = {"Bayard": ("en-GB", "The coach", "Bibracte"), "Caesar": ("fr-FR", "L’instructeur", "Marathon")}


@pytest.mark.parametrize("ruleset", FIRST)
def test_every_ruleset_has_a_guided_first_battle(visit: Visit, ruleset: str) -> None:
    locale, name, title = FIRST[ruleset]
    player = visit(locale=locale)
    player.open()
    player.page.locator("summary", has_text=ruleset).click()
    player.page.get_by_role("button", name=title).click()
    player.page.wait_for_url("**/battle/*")
    player.page.locator(".field").wait_for()
    seen = player.settled()
    while not seen["mine"]:
        seen = player.settled(seen)
    coach = player.page.get_by_role("region", name=name)
    expect(coach.locator("footer button").first).to_have_text(re.compile(r"\.\d+"))  # the rule behind it
    assert len(coach.locator("p").inner_text()) > 40


def test_odds_stand_before_the_dice(server: Server, visit: Visit) -> None:
    player = visit()
    player.sit(make(server, "ancients/ticinus-218", "1", south="here", north="computer:random"))
    luck = random.Random("1")
    seen = play_until(player, "combat", luck)
    number = seen["number"]
    while seen["chosen"] < 2:  # one who attacks, and whom
        place = next(offer for offer in seen["offers"] if offer["kind"] == "place" and offer["free"])
        player.click(place)
        seen = player.settled(seen)
    odds = player.page.get_by_role("region", name="Odds")
    expect(odds.locator(".bar span").first).to_be_visible(timeout=SLOW)
    shares = [int(text.strip("<>%")) for text in odds.locator("ul li > b").all_inner_texts()]
    assert 90 <= sum(shares) <= 110
    expect(odds).to_contain_text("losses")
    assert player.look()["number"] == number  # nothing has been thrown yet
    player.page.keyboard.press("Enter")
    assert player.settled(seen)["number"] > number


def test_a_hint_is_one_of_the_choices(server: Server, visit: Visit) -> None:
    player = visit()
    player.sit(make(server, "ancients/ticinus-218", "hint", south="here", north="computer:recruit"))
    seen = player.settled()
    while not seen["mine"]:
        seen = player.settled(seen)
    player.page.get_by_role("button", name="Hint").click()
    advice, why = player.page.locator(".counsel h3"), player.page.locator(".counsel p")
    expect(advice).to_be_visible(timeout=SLOW)
    for language, deed in (("fr", "Le faire"), ("en", "Do it")):
        player.prefer(language=language)
        expect(player.page.locator(".counsel .btn").first).to_have_text(deed)
        said, reason = (set(re.findall(r"\w+", each.inner_text().lower())) for each in (advice, why))
        assert len(reason - said) >= 4, reason  # more than the choice in other words
    player.page.get_by_role("button", name="Do it").click()
    assert player.settled(seen)["number"] > seen["number"]


def test_zones_of_control_are_shown_and_told(server: Server, visit: Visit) -> None:
    player = visit()
    player.sit(make(server, "alexander/troad", "over", macedonian="here", persian="here"))
    player.lift(player.settled())
    player.page.keyboard.press("z")
    legend = player.page.get_by_role("region", name="Legend")
    expect(legend).to_contain_text("Zone of control")
    assert player.page.locator(".ov-control").count()
    expect(player.page.locator("p.sr[aria-live]", has_text="Zone of control")).to_be_attached()
    player.page.keyboard.press("v")
    dialog = player.page.get_by_role("dialog", name="Show on the board")
    expect(dialog.get_by_role("button", pressed=True)).to_have_count(1)
    dialog.get_by_role("button", name="Take everything off").click()
    expect(legend).to_be_hidden()


def test_a_long_press_is_a_hover(server: Server, visit: Visit) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    player = visit(**phone)
    player.sit(make(server, "ancients/ticinus-218", "press", south="here", north="computer:random"))
    seen = player.settled()
    while not seen["mine"]:
        seen = player.settled(seen)
    x, y = player.page.evaluate(
        """() => {
          const r = document.querySelector(".field .live .pc").getBoundingClientRect();
          return [r.left + r.width / 2, r.top + r.height / 2];
        }"""
    )
    touch = player.page.context.new_cdp_session(player.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(player.page.locator(".sheet dl")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(player.page.locator(".sheet dl")).to_be_visible()
    assert player.look()["number"] == seen["number"]


# -- what alexander reckons --------------------------------------------------------------------------------------------


def fought_until(kind: str) -> AnyBattle:
    """The Troad fought by two veterans until the Macedonians are asked a question of some kind, in the first battle in
    which they are."""
    for number in range(10):
        battle: AnyBattle = load("alexander/troad", seed=f"sheet {number}")
        veterans = [find_opponent("veteran")(side, Budget()) for side in battle.sides]
        while battle.ask is not None and (battle.ask.kind != kind or battle.ask.side != 0):
            battle.pick(veterans[battle.ask.side].choose(battle))
        if battle.ask is not None:
            return battle
    raise AssertionError(f"nobody was asked about {kind} in ten battles")


def sit_at(battle: AnyBattle, server: Server, player: Screen, **seats: str) -> None:
    """Go on with a battle begun elsewhere."""
    answer = server.post("/api/battles", {"record": battle.record(), "seats": seats})
    assert answer.status_code == 201, answer.text
    player.sit(answer.json())


def test_a_shock_is_reckoned_before_it_is_fought(server: Server, visit: Visit) -> None:
    player = visit()
    battle = fought_until("strike")
    sit_at(battle, server, player, macedonian="here", persian="computer:veteran")
    seen = player.settled()
    player.click(next(offer for offer in seen["offers"] if offer["kind"] == "place" and offer["free"]))
    sheet = player.page.locator(".odds")
    expect(sheet.locator("table tr").first).to_be_visible(timeout=SLOW)
    assert sheet.locator("table tr").count() == 3  # the die, and what either side loses
    assert sheet.locator("table tr").first.locator("th").count() == 1 + 10  # its faces side by side
    expect(sheet).to_contain_text(re.compile("Superior", re.I))


def test_what_the_enemy_can_do_to_a_unit_and_what_he_is_after(server: Server, visit: Visit) -> None:
    player = visit()
    sit_at(fought_until("strike"), server, player, macedonian="here", persian="computer:veteran")
    player.settled()
    player.page.keyboard.press("w")
    expect(player.page.locator(".counsel h3")).to_have_text("Memnon's mercenaries, so it seems", timeout=SLOW)
    archers = player.page.get_by_role("img", name=re.compile("Cretan Archers")).bounding_box()
    assert archers
    player.page.mouse.click(archers["x"] + archers["width"] / 2, archers["y"] + archers["height"] / 2)
    player.page.get_by_role("button", name="What can the enemy do to it next turn?").click()
    expect(player.page.locator(".sheet .bar span").first).to_be_visible(timeout=SLOW)
    # It is asked on by itself until it is fine.
    expect(player.page.locator(".sheet .exact")).to_have_text(re.compile(r"± [0-4]\.[0-9] %"), timeout=SLOW)
