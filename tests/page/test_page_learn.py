"""What a stranger meets first: a first battle that begins where its fight does, in words that name things, without
questions that hardly anybody wants."""

from __future__ import annotations

import re
from collections.abc import Callable

from page_harness import Screen
from playwright.sync_api import expect

Visit = Callable[..., Screen]


def test_the_first_battle_begins_at_the_fight_and_names_who_is_to_act(visit: Visit) -> None:
    player = visit(locale="fr-FR")
    player.open()
    player.page.locator("summary", has_text="Alexander").click()
    player.page.get_by_role("button", name="Escarmouche en Troade").click()
    player.page.wait_for_url("**/battle/*")
    expect(player.page.locator(".prompt h2")).to_have_text(re.compile("activez .*dont c.est le tour"))
    slingers = player.page.locator("[data-piece='piece:p_sling']")
    expect(slingers).to_have_attribute("aria-label", re.compile("1011"))  # two hexes before our own skirmishers
    passed = player.page.locator(".prompt .rare")
    expect(passed).to_have_text(re.compile("Retraite préméditée"))
    passed.click()
    expect(player.page.locator(".prompt h2")).to_have_text(re.compile("Calas.*préméditer une retraite"))
    player.page.locator(".prompt .acts button", has_text="pas de retraite").click()
    expect(player.page.locator(".prompt h2")).to_have_text(re.compile("dont c.est le tour"))
    expect(passed).to_be_hidden()  # in this battle they are asked from now on


def test_whoever_wants_rare_questions_is_asked_them(visit: Visit) -> None:
    player = visit()
    asked = player.page.locator(".prompt h2")
    player.begin("alexander", "pelium", "Recruit")
    expect(asked).to_have_text(re.compile("oxybeles|whose turn it is"))  # the turn has begun
    player.page.keyboard.press("m")
    player.page.get_by_role("switch", name=re.compile("rare options")).check()
    player.begin("alexander", "pelium", "Recruit")
    expect(asked).to_have_text(re.compile("plan a Pre-arranged Withdrawal"))
