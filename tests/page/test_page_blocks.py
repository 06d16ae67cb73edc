"""Blocks, groups, dice laid open and the night: a battle by day in two languages, and one in the dark."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from page_harness import Screen, go_on
from playwright.sync_api import expect
from server_harness import Server

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario
from strategikon.library import load, rulesets

pytestmark = pytest.mark.skipif("bayard" not in rulesets(), reason="the ruleset is not announced")
Visit = Callable[..., Screen]
CLICKS = 30  # choices that are clicked; the rest of a battle is another test's


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


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_battle_by_day_is_played_by_clicks(server: Server, visit: Visit, locale: str) -> None:
    player = visit(locale=locale)
    player.sit(go_on(server, battle_of(small())))
    seen = player.play(random.Random(7), until=CLICKS)
    assert seen["number"] >= CLICKS or seen["after"]
    assert not [prompt for prompt in player.prompts if "{" in prompt or "bayard" in prompt]


def pieces_on(player: Screen) -> str:
    """What the board of a screen reads out of its pieces."""
    found = player.page.locator(".pc[role=img]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    return " ".join(filter(None, found))


def test_the_night_hides_the_enemy_from_each_of_two_screens(server: Server, visit: Visit) -> None:
    """A5.73 Enemies beyond two hexes are not on the board, and the ground out of sight is dim."""
    battle = load("bayard/bibracte_58bc", seed="night", options={"darkness": "on"})
    made = go_on(server, battle, republican_rome="here", gauls="open")
    roman, gaul = visit(), visit()
    roman.sit(made)
    gaul.page.goto(f"{gaul.home}/join/{made['id']}/{made['invites']['gauls']}")
    gaul.page.get_by_role("button", name="Lead").click()
    gaul.page.locator(".field").wait_for()
    gaul.settled()
    for screen in (roman, gaul):
        expect(screen.page.locator(".dimmed")).to_have_count(1)
    assert "Veteran legionaries 1" in pieces_on(roman)
    assert "Soldurii" not in pieces_on(roman)
    assert "Soldurii" in pieces_on(gaul)
    assert "Veteran legionaries 1" not in pieces_on(gaul)
