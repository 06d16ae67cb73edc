"""Blocks, groups, dice laid open and the night: a battle by day in two languages, and one in the dark."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from page_harness import Screen, go_on
from playwright.sync_api import expect
from server_harness import Server

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario
from strategikon.library import rulesets

pytestmark = pytest.mark.skipif("bayard" not in rulesets(), reason="the ruleset is not announced")
Visit = Callable[..., Screen]


def cohort(name: str, where: str, **more: Any) -> dict[str, Any]:
    return {"id": name, "name_en": name.title(), "name_fr": name.title(), "weight": "heavy", "hex": where, **more}


def small(**more: Any) -> dict[str, Any]:
    """Three cohorts and archers against warriors, on the smallest board."""
    line = [cohort("first", "5,5"), cohort("second", "4,5"), cohort("third", "4,4")]
    archers = cohort("archers", "7,6", weight="light", missile="composite_bow")
    riders = cohort("riders", "8,2", type="cavalry", weight="medium")
    foes = [cohort("warriors", "5,3", weight="medium", melee="swordsmen"), riders]
    caesar = {"id": "caesar", "name_en": "Caesar", "name_fr": "César", "rank": "general_in_chief", "hex": "5,7"}
    chief = {"id": "chief", "name_en": "Chief", "name_fr": "Chef", "rank": "general_in_chief", "hex": "5,1"}
    return {
        "board": {"columns": 11, "rows": 12, "face": [{"type": "palisade", "faces": ["9,8:NE"]}]},
        "side": [
            {"id": "rome", "name_en": "Romans", "name_fr": "Romains", "edge": "S", "unit": [*line, archers],
             "leader": [caesar]},
            {"id": "gauls", "name_en": "Gauls", "name_fr": "Gaulois", "edge": "N", "unit": foes, "leader": [chief]},
        ],
        "phase": "lead", "active": "rome", **more,
    }  # fmt: skip


def battle_of(setup: dict[str, Any], *choices: str, **options: str) -> AnyBattle:
    battle: AnyBattle = Battle(Scenario(rulesets()["bayard"], setup, "test", inline=True), "blocks", options)
    for choice in choices:
        battle.choose(choice)
    return battle


CHARGE = ("lead caesar", "activate first", "done", "move first 5,4")


WORDS = {
    "en-GB": ("Romans: who commands?", "Assault factor: individual weapon", "Green: too weak for medium armour"),
    "fr-FR": ("Romains : qui commande ?", "Facteur d’assaut : arme individuelle", "Verte : trop faible pour"),
}


@pytest.mark.parametrize("locale", WORDS)
def test_a_blow_is_laid_open_before_it_is_struck(server: Server, visit: Visit, locale: str) -> None:
    """R-BAY-22, 4.36 The dice of an assault part by part, and what each face does to medium armour."""
    commands, factor, weak = WORDS[locale]
    player = visit(locale=locale)
    player.sit(go_on(server, battle_of(small())))
    assert player.settled()["prompt"].startswith(commands)
    player = visit(locale=locale)
    player.sit(go_on(server, battle_of(small(), *CHARGE)))
    seen = player.settled()
    player.click(next(offer for offer in seen["offers"] if offer["kind"] != "button"))
    expect(player.page.locator(".odds .sum")).to_contain_text(factor)
    expect(player.page.locator(".odds .faces li")).to_have_count(5)
    expect(player.page.locator(".odds .faces")).to_contain_text(weak)
    expect(player.page.locator(".odds .faces li.hit")).to_have_count(3)  # blue, red, and a special: it is supported


def test_activated_units_wear_the_ring_of_their_group_and_the_chief_his_range(server: Server, visit: Visit) -> None:
    """2.04, 2.15"""
    player = visit()
    player.sit(go_on(server, battle_of(small(), "lead caesar", "activate first")))
    player.settled()
    assert player.page.locator(".hl-notch").count() == 1
    assert player.page.locator(".ov-command").count() == 1
    assert player.page.locator(".bar").count() == 6  # three for each General
    assert player.page.locator(".pc .chev").count() == 6


@pytest.mark.parametrize(("locale", "wins"), [("en-GB", "wins|Nobody"), ("fr-FR", "victoire|Personne")])
def test_a_battle_by_day_is_played_to_its_end_by_clicks(server: Server, visit: Visit, locale: str, wins: str) -> None:
    player = visit(locale=locale)
    player.sit(go_on(server, battle_of(small(turns=2))))
    seen = player.play(random.Random(7))
    assert re.search(wins, seen["after"])
    assert seen["number"] > 20
    assert not [prompt for prompt in player.prompts if "{" in prompt or "bayard" in prompt]


def night() -> dict[str, Any]:
    """A5.73, A5.107 A cohort and warriors hidden from each other three hexes apart, and others too far to be seen; one
    turn."""
    setup = small(turns=1, first_player="rome")
    del setup["phase"]
    rome, gauls = setup["side"]
    rome["unit"] = [cohort("first", "5,6", hidden=True), cohort("second", "4,8")]
    warriors = cohort("warriors", "5,3", weight="medium", melee="swordsmen", hidden=True)
    gauls["unit"] = [warriors, cohort("riders", "6,1", type="cavalry", weight="medium")]
    return setup


def pieces_on(player: Screen) -> set[str]:
    """Whom the board of a screen shows."""
    return set(player.page.locator(".field [data-piece]").evaluate_all("all => all.map((one) => one.dataset.piece)"))


def test_a_night_with_hidden_units_is_fought_between_two_browsers(server: Server, visit: Visit) -> None:
    """A5.73 Enemies beyond two hexes are not on the board, and the ground out of sight is dim; A5.107 whoever hides
    knows it. To the end, in either language."""
    made = go_on(server, battle_of(night(), darkness="on", hidden_units="on"), rome="here", gauls="open")
    roman, gaul = visit(), visit(locale="fr-FR")
    roman.sit(made)
    with gaul.forgiving("404"):  # this battle is in no library: there is no briefing
        gaul.page.goto(f"{gaul.home}/join/{made['id']}/{made['invites']['gauls']}")
        gaul.page.get_by_role("button", name="Mener").click()
        gaul.page.locator(".field").wait_for()
        gaul.settled()
    for screen in (roman, gaul):
        expect(screen.page.locator(".dimmed")).to_have_count(1)
    assert {"piece:first", "piece:second", "piece:caesar"} <= pieces_on(roman)
    assert not {"piece:warriors", "piece:riders"} & pieces_on(roman)
    assert {"piece:warriors", "piece:riders"} <= pieces_on(gaul)
    assert not {"piece:first", "piece:second"} & pieces_on(gaul)
    assert "First" not in gaul.page.locator("body").inner_html()

    # Who looks at his own hidden unit is told that it is, and goes on.
    box = roman.page.locator(".field [data-piece='piece:first']").first.bounding_box()
    assert box is not None
    roman.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(roman.page.locator(".sheet")).to_contain_text("hidden from the enemy")

    screens, luck = {"rome": roman, "gauls": gaul}, random.Random(5)
    seen = roman.settled()
    while not seen["after"]:
        mover = screens[seen["side"]]
        mover.page.wait_for_function("(number) => spy.number === number", arg=seen["number"])
        done = mover.choose(mover.settled(), luck)
        roman.page.wait_for_function("(number) => spy.number === number", arg=done["number"])
        seen = roman.settled()
    assert re.search("wins|Nobody", seen["after"])
    expect(gaul.page.locator(".after h1")).to_contain_text(re.compile("victoire|Personne"))
