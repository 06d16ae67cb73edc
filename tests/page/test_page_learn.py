"""What a stranger meets first: a first battle that begins where its fight does, in words that name things, without
questions that hardly anybody wants."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from page_harness import Screen, go_on, make
from playwright.sync_api import expect
from server_harness import Server

from strategikon import load
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario
from strategikon.library import find_ruleset

Visit = Callable[..., Screen]


def test_the_first_battle_begins_at_the_fight_and_names_who_is_to_act(visit: Visit) -> None:
    """Here also who wants rare questions elsewhere has a button for them instead."""
    player = visit(locale="fr-FR")
    player.page.add_init_script("""localStorage["strategikon-settings"] = '{"speed": 0, "rare": true}'""")
    player.open()
    expect(player.page.locator("section > h2").first).to_have_text("Commencez ici")  # one thing to do, above all others
    expect(player.page.locator(".next").first).to_contain_text("Apprendre en jouant")
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
    player.page.keyboard.press("m")
    expect(player.page.get_by_role("switch", name="Me proposer les options rares")).to_be_checked()


def test_on_a_phone_the_coach_leaves_the_board_in_sight_and_who_may_lead_is_named(server: Server, visit: Visit) -> None:
    """The first battle of `bayard`: seen whole its medals are too small for names, so those on offer are told."""
    player = visit(locale="fr-FR", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player.page.add_init_script("""localStorage["strategikon-settings"] = '{"speed": 0, "coach": true}'""")
    battle = load("bayard/bibracte_58bc", seed="coach")
    battle.choose("pass")  # the Gauls begin
    player.sit(go_on(server, battle))
    expect(player.page.locator(".prompt h2")).to_have_text(re.compile("qui commande"))
    expect(player.page.locator(".field .asked")).to_have_text(["César", "Labiénus", "Tribun"])
    expect(player.page.locator(".field .rib").first).to_be_hidden()
    coach = player.page.get_by_role("region", name="L’instructeur")
    box, field = coach.bounding_box(), player.page.locator(".field").bounding_box()
    assert box is not None
    assert field is not None
    assert box["height"] < field["height"] / 6
    coach.get_by_role("button", name="Ce que dit").tap()
    expect(coach.get_by_role("button", name="Conseil")).to_be_visible()  # all of it, until it is folded again
    coach.get_by_role("button", name="Ce que dit").tap()
    expect(coach.get_by_role("button", name="Conseil")).to_be_hidden()


def test_whoever_wants_rare_questions_is_asked_them(visit: Visit) -> None:
    player = visit()
    asked = player.page.locator(".prompt h2")
    player.begin("alexander", "pelium", "Recruit")
    expect(asked).to_have_text(re.compile("oxybeles|whose turn it is"))  # the turn has begun
    expect(player.page.locator("[data-words]")).to_be_visible()  # what the page passes over is no choice
    player.page.keyboard.press("m")
    player.page.get_by_role("switch", name=re.compile("rare options")).check()
    player.begin("alexander", "pelium", "Recruit")
    expect(asked).to_have_text(re.compile("plan a Pre-arranged Withdrawal"))


SIGNS = {  # of two battles a sign on a piece, and a word of what is told about it
    "en": {"alexander/troad": ("tq", "Troop Quality"), "bayard/bibracte_58bc": ("class", "")},
    "fr": {"ancients/akragas-406": ("class", "face du dé"), "caesar/marathon": ("strength", "")},
}
TITLE = {"en": "What the pieces say", "fr": "Ce que disent les pions"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sign_says_what_it_is_and_a_sheet_says_it_all(server: Server, visit: Visit, language: str) -> None:
    player = visit(locale={"en": "en-GB", "fr": "fr-FR"}[language])
    for battle, (part, word) in SIGNS[language].items():
        first, second = load(battle, seed="1").sides
        made = make(server, battle, "key", **{first: "here", second: "here"})
        held = json.dumps({made["id"]: {"tokens": made["tokens"], "invites": made["invites"]}})
        player.open()
        player.page.evaluate("(held) => localStorage.setItem('strategikon-seats', held)", held)
        player.open(f"/battle/{made['id']}")
        player.lift(player.settled())
        sign = player.page.locator(f".field [data-part='{part}']").first
        box = sign.bounding_box()
        assert box is not None
        player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        told = player.page.locator(".slip.key")
        expect(told).to_contain_text(word)
        assert len(told.locator("p").inner_text()) > 20  # more than its name
        player.page.keyboard.press("k")
        sheet = player.page.get_by_role("dialog", name=TITLE[language])
        assert sheet.locator("section dd").count() >= 2
        assert sheet.locator(".words dt").count() > 10
        player.page.keyboard.press("Escape")


def test_abbreviations_are_underlined_and_explained(server: Server, visit: Visit) -> None:
    player = visit(has_touch=True)
    player.sit(make(server, "alexander/troad", "abbr", macedonian="here", persian="here"))
    player.lift(player.settled())
    at = player.page.locator("[data-piece='piece:m_thr_lc']").bounding_box()
    assert at is not None
    player.page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    word = player.page.locator(".sheet .abbr", has_text="LC")
    expect(word).to_have_attribute("title", re.compile("Light cavalry"))
    word.click()  # who has no pointer taps it
    expect(player.page.locator(".sheet .gloss")).to_contain_text("Light cavalry")


@pytest.mark.parametrize(("locale", "meaning"), [("en-GB", "Light cavalry"), ("fr-FR", "Cavalerie légère")])
def test_abbreviations_in_sentences_say_what_they_mean(server: Server, visit: Visit, locale: str, meaning: str) -> None:
    """Sentences with an abbreviation in them, here in the name of a unit."""
    ours = {"id": "u", "type": "LC", "name": "Third LC", "name_fr": "Troisième LC", "hex": "1010", "facing": "E"}
    foe = {"id": "foe", "type": "LI", "hex": "3030", "facing": "W"}
    sides = [{"id": "macedonian", "unit": [ours]}, {"id": "persian", "unit": [foe]}]
    battle: AnyBattle = Battle(Scenario(find_ruleset("alexander"), {"side": sides}, "test", inline=True), "log", {})
    player = visit(locale=locale)
    player.sit(go_on(server, battle))
    player.lift(player.settled())
    player.page.keyboard.press("c")  # in the list of all choices, in the log once it was chosen
    listed = player.page.get_by_role("dialog").locator("abbr.abbr", has_text="LC")
    expect(listed).to_have_attribute("title", re.compile(meaning))
    player.page.keyboard.press("Escape")
    player.take("order u move")
    word = player.page.locator(".log abbr.abbr", has_text="LC").first
    expect(word).to_be_visible()
    expect(word).to_have_attribute("title", re.compile(meaning))
    assert "dotted" in word.evaluate("(word) => getComputedStyle(word).borderBottomStyle")
    seen = player.settled()
    player.take("step 1109")
    player.settled(seen)
    player.page.locator(".log li button", has_text="LC").first.click()  # and where it is looked at again
    expect(player.page.locator(".beat .abbr", has_text="LC").first).to_have_attribute("title", re.compile(meaning))
