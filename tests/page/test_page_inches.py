"""A free table to the inch: what draws a dragged unit, the reason while a wish is not allowed, and what is laid over
the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from page_harness import Screen, go_on
from playwright.sync_api import expect
from server_harness import Server

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.chain import full_texts
from strategikon.kernel.scenario import Scenario
from strategikon.library import load, rulesets

pytestmark = pytest.mark.skipif("caesar" not in rulesets(), reason="there is no ruleset with a free table")
Visit = Callable[..., Screen]
INCH = "16 * new DOMMatrix(getComputedStyle(document.querySelector('.field .world')).transform).a"  # pixels


def unit(name: str, x: int, y: int, heading: int = 0, **keys: Any) -> dict[str, Any]:
    return {"id": name, "name": name, "name_fr": name, "x": x, "y": y, "heading": heading, **keys}


def fight(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], *choices: str, **keys: Any) -> AnyBattle:
    """Units seven inches wide and two deep, on a small table."""
    sides = [{"id": "a", "unit": ours}, {"id": "b", "unit": theirs}]
    document = {"table": {"width": 48_000, "height": 36_000}, **keys, "side": sides}
    battle: AnyBattle = Battle(Scenario(rulesets()["caesar"], document, "test", inline=True), "inches")
    for choice in choices:
        battle.choose(choice)
    return battle


def middle(player: Screen, piece: str) -> tuple[float, float]:
    box = player.page.locator(f".field [data-piece='piece:{piece}'] .face").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Screen, right: float, ahead: float) -> None:
    """Take A up and hold it so many inches from where it stands."""
    (x, y), inch = middle(player, "A"), player.page.evaluate(INCH)
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x + right * inch, y - ahead * inch, steps=5)
    expect(player.page.locator("svg .ghost")).to_have_count(1)


def taken(server: Server, player: Screen, made: dict[str, Any]) -> str:
    """Let go and agree; what was chosen."""
    number = player.page.evaluate("spy.number")
    player.page.mouse.up()
    player.page.locator(".prompt .pri").click()
    player.page.wait_for_function("(number) => spy.number > number", arg=number)
    record = server.get(f"/api/battles/{made['id']}/record", made["tokens"]["a"]).json()
    return full_texts(record)[-1]


AWAY = unit("Z", 40_000, 34_000, 36)
DRAWN: dict[str, tuple[AnyBattle, tuple[float, float], str, str]] = {  # wishes, and what comes of them
    "flush with a friend": (
        fight([unit("A", 20_000, 10_000), unit("C", 28_000, 15_000)], [AWAY], acting="A"), (0.7, 4.9),
        "move A to 21 15 .*", r"move A to 20\.[67].*",
    ),
    "an inch from the enemy": (
        fight([unit("A", 20_000, 10_000)], [unit("B", 20_000, 16_000, 36)], acting="A"), (0.0, 2.75),
        "move A to 20 13 .*", r"move A to 20 12\.[678].*",
    ),
    "in contact": (
        fight([unit("A", 20_000, 6_500)], [unit("B", 20_000, 13_000, 36)], "initiative A", phase="initiative"),
        (0.5, 4.1), "charge A B", r"move A to 20\..*",
    ),
}  # fmt: skip


@pytest.mark.parametrize("where", DRAWN)
def test_a_unit_is_drawn_to_where_it_is_useful(server: Server, visit: Visit, where: str) -> None:
    """SUP.13, MOV.14, CHG.01; and not where the magnet was put away."""
    battle, (right, ahead), drawn, loose = DRAWN[where]
    for language, put_away in (("fr-FR", False), ("en-GB", True)):
        player = visit(locale=language)
        made = go_on(server, battle)
        player.sit(made)
        player.settled()
        drag(player, right, ahead)
        if put_away:
            player.page.keyboard.press("y")
        expect(player.page.locator(".pill-t")).to_be_visible()
        player.page.wait_for_timeout(300)  # the last wish is answered
        assert re.fullmatch(loose if put_away else drawn, taken(server, player, made))


LAID = {
    "en-GB": {"r": ["18 in"], "a": ["Left flank"], "s": ["S: in support of A"], "g": ["D2 at 5 in"], "x": ["12 in"]},
    "fr-FR": {"r": ["18 po"], "a": ["Flanc gauche"], "s": ["en soutien de A"], "g": ["D2 à 5 po"], "x": ["12 po"]},
}


@pytest.mark.parametrize("locale", LAID)
def test_what_is_laid_over_the_table(server: Server, visit: Visit, locale: str) -> None:
    """For one unit, by its key: its moves, its front and flanks, whom it supports, whom it could charge and where it
    would strike; and how far the captains are heard."""
    ours = [unit("A", 20_000, 18_000, clash=3, sustained=3), unit("S", 20_000, 15_500, short_support=2),
            unit("F", 36_000, 10_000)]  # fmt: skip
    theirs = [unit("D", 20_000, 20_000, 36, clash=3, sustained=3), unit("D2", 36_000, 17_000, 36)]
    player = visit(locale=locale)
    player.sit(go_on(server, fight(ours, theirs, "initiative F", phase="initiative")))
    player.settled()
    page, legend = player.page, player.page.locator("section.legend")
    for key, piece in {"r": "S", "a": "S", "s": "S", "g": "F", "x": ""}.items():
        page.mouse.move(*(middle(player, piece) if piece else (5, 5)))
        page.keyboard.press(key)
        for words in LAID[locale][key]:
            expect(legend).to_contain_text(words)
        expect(page.locator(".field .ov, .field .ov-l").first).to_be_attached()
        if key == "g":
            expect(page.locator(".field .ov-ghost-l, .field .ov-ghost").first).to_be_attached()
            expect(legend.get_by_role("listitem")).to_have_count(1)  # the way and its end are one thing
        page.mouse.move(5, 5)
        for button in legend.get_by_role("button").all():
            button.click()
        expect(legend).to_have_count(0)


def test_the_chances_of_an_order_grow_with_its_words(server: Server, visit: Visit) -> None:
    """CMD.06, CMD.12 Of two units named, the chances of none, one, two or three moves, and of a blunder, for each; in
    the other language the same."""
    battle = load("caesar/marathon", seed="page")
    battle.choose("captain cap_G3")
    assert battle.decision is not None
    named = [option for option in battle.decision.texts() if option.startswith("give")][:2]
    battle.choose(named[0])
    player = visit()
    player.sit(go_on(server, battle))
    player.settled()
    odds = player.page.locator(".odds")
    rows = odds.locator("tr")
    expect(rows).to_have_count(6)
    columns = rows.first.locator("th")
    expect(columns).to_have_count(2)
    player.take(named[1])
    expect(columns).to_have_count(3)  # one more
    for language, words in (("en", "Blunder"), ("fr", "Fiasco")):
        player.prefer(language=language)
        expect(rows.last).to_contain_text(words)
    shares = [int(text.strip("\u00a0 %")) for text in odds.locator("tr td:nth-child(2)").all_inner_texts()]
    assert 98 <= sum(shares) <= 102
