"""The table: looking back, why not, undo, resigning, records, day and night, two languages, and whose turn it is."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from page_harness import PATIENCE, Screen, go_on, make
from playwright.sync_api import Route, expect
from server_harness import Server

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import Scenario
from strategikon.library import find_ruleset, load

Visit = Callable[..., Screen]


def at_the_ford(server: Server, visit: Visit, seed: str = "table", **how: Any) -> Screen:
    """A player who leads both sides of the example battle."""
    player = visit(**how)
    player.sit(make(server, "skirmish/ford", seed))
    player.lift(player.settled())
    return player


def test_looking_back_and_returning(server: Server, visit: Visit) -> None:
    player = at_the_ford(server, visit)
    start = player.look()["pieces"]
    now = player.lift(player.play(random.Random(2), until=12))
    assert now["pieces"] != start
    player.page.locator(".log").get_by_role("button", name="Replay").click()
    player.page.get_by_role("button", name="Pause").first.wait_for()
    player.page.get_by_role("slider", name="Replay").fill("0")
    there = "(start) => look().past && JSON.stringify(look().pieces) === JSON.stringify(start)"
    player.page.wait_for_function(there, arg=start)
    past = player.look()
    assert past["offers"] == []  # the past cannot be changed
    expect(player.page.get_by_role("button", name="Back to the present")).to_be_visible()
    player.prefer(language="fr")
    player.page.get_by_role("region", name="Revoir").get_by_role("button", name="Lire").click()
    expect(player.page.get_by_role("button", name="Pause").first).to_be_visible()
    player.page.get_by_role("button", name="Revenir au présent").click()
    player.page.wait_for_function("() => !look().past")
    player.prefer(language="en")
    present = player.settled(past)
    assert (present["pieces"], present["number"]) == (now["pieces"], now["number"])
    player.page.wait_for_timeout(2000)  # longer than a beat: it does not play on
    assert not player.look()["past"]
    assert player.look()["pieces"] == now["pieces"]


def test_an_entry_of_the_log_shows_its_moment(server: Server, visit: Visit) -> None:
    player = at_the_ford(server, visit)
    player.lift(player.play(random.Random(2), until=12))
    player.page.locator(".log li button").first.click()
    player.page.wait_for_function("() => look().past")
    assert "Event " in player.look()["hint"]


COVERED = """() => {
  const slip = document.querySelector(".why").getBoundingClientRect();
  const things = [...document.querySelectorAll(".field g.can")].map((g) => g.getBoundingClientRect());
  const beside = (r) => r.left >= slip.right || slip.left >= r.right || r.top >= slip.bottom || slip.top >= r.bottom;
  return things.filter((r) => !beside(r)).length;
}"""


NAMED = """() => {
  const name = document.querySelector(".why b").textContent.replace(/^(Not|Pas) /, "");
  const labels = [...document.querySelectorAll(".field .live .pc")].map((piece) => piece.getAttribute("aria-label"));
  return labels.some((label) => label.startsWith(name));
}"""


def test_a_refused_hex_says_why(server: Server, visit: Visit) -> None:
    player = visit()
    player.sit(make(server, "ancients/ticinus-218", "why", south="here", north="computer:random"))
    luck = random.Random(1)
    seen = player.settled()
    while not (seen["kind"] == "order" and seen["mine"]):
        seen = player.press(seen, luck) if seen["mine"] else player.settled(seen)
    x, y = player.page.evaluate(
        """() => {
          const lit = [...document.querySelectorAll(".field g.can")].map((g) => g.getBoundingClientRect());
          const inside = (r, x, y) => x > r.left && x < r.right && y > r.top && y < r.bottom;
          const pieces = [...document.querySelectorAll(".field .live .pc")].map((p) => p.getBoundingClientRect());
          const middles = pieces.map((r) => [r.left + r.width / 2, r.top + r.height / 2]);
          const free = ([x, y]) => document.elementFromPoint(x, y)?.closest(".field");
          return middles.find(([x, y]) => !lit.some((r) => inside(r, x, y)) && free([x, y]));
        }"""
    )
    why = player.page.locator(".why[role=status]")
    player.page.mouse.move(x, y)
    player.page.wait_for_timeout(600)
    assert why.count() == 0, "hovering says nothing unless it is asked"
    player.page.keyboard.down("q")
    expect(why).to_contain_text("Not ")
    player.page.keyboard.up("q")
    expect(why).to_have_count(0)
    player.page.mouse.click(x, y)
    expect(why).to_contain_text("Not ")
    expect(why.locator(".may").first).to_contain_text("Allowed: ")  # the nearest piece that may be ordered
    why.locator(".may").first.get_by_role("button").click()
    expect(player.page.locator(".hl-past").first).to_be_attached()  # it is shown on the board
    player.page.mouse.move(x - 60, y - 60)
    player.page.wait_for_timeout(300)
    assert player.page.evaluate(COVERED) == 0, "what may be clicked next lies free"
    player.page.locator(".field").focus()
    player.page.keyboard.press(".")
    assert player.page.evaluate("document.activeElement.closest('.why') !== null"), "its rule is one key away"
    player.page.get_by_role("button", name="Language").focus()
    player.page.keyboard.press("Enter")
    expect(why).to_contain_text("Pas ")
    expect(why).to_contain_text("Permis")
    player.page.wait_for_function(NAMED)  # and whoever is refused bears the name that he has on the board
    assert player.settled()["number"] == seen["number"]
    why.locator(".rule").first.click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(why).to_be_visible()
    player.page.locator(".field").focus()
    player.page.keyboard.press("Escape")
    expect(why).to_have_count(0)

    # Who has set it so is told by pointing alone.
    player.page.keyboard.press("m")
    player.page.get_by_role("switch", name="Dire pourquoi non en survolant").check()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.page.mouse.move(x, y)
    expect(why).to_contain_text("Pas ")


def test_undo_goes_back_to_the_start(server: Server, visit: Visit) -> None:
    player = at_the_ford(server, visit)
    start = player.look()
    undo = player.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    seen = player.lift(player.play(random.Random(3), until=6))
    while seen["number"]:
        before = seen
        undo.click()
        seen = player.lift(player.settled(before))
        assert seen["number"] < before["number"]
    assert seen["pieces"] == start["pieces"]
    assert [offer["label"] for offer in seen["offers"]] == [offer["label"] for offer in start["offers"]]
    expect(undo).to_be_disabled()


@pytest.mark.parametrize(("locale", "again"), [("en-GB", "Take it again"), ("fr-FR", "Refaire")])
def test_a_step_taken_back_is_taken_again(server: Server, visit: Visit, locale: str, again: str) -> None:
    player = at_the_ford(server, visit, locale=locale)
    seen = player.lift(player.play(random.Random(3), until=1))
    redo = player.page.get_by_role("button", name=again)
    expect(redo).to_be_disabled()
    player.page.locator(".field").focus()
    player.page.keyboard.press("u")
    back = player.lift(player.settled(seen))
    assert back["number"] == 0
    expect(redo).to_be_enabled()
    player.page.keyboard.press("Shift+U")
    taken = player.lift(player.settled(back))
    assert (taken["number"], taken["pieces"]) == (seen["number"], seen["pieces"])


def test_across_dice_against_the_computer_one_is_asked_first(server: Server, visit: Visit) -> None:
    """Heavy foot in contact strikes; the throw is taken back only when that was meant, and may be made again."""
    foot = [{"id": "hi", "class": "HI", "hex": "D4"}, {"id": "rear", "class": "HI", "hex": "A1"}]
    foes = [{"id": "foe", "class": "MI", "hex": "E4"}, {"id": "far", "class": "MI", "hex": "G9"}]
    sides = [
        {"id": "south", "cards": ["order-2-left"], "hand": 1, "unit": foot},
        {"id": "north", "cards": ["order-2-right"], "hand": 1, "unit": foes},
    ]
    document = {"active": "south", "phase": "combat", "side": sides}
    battle: AnyBattle = Battle(Scenario(find_ruleset("ancients"), document, "test", inline=True), "asked")
    player = visit()
    player.sit(go_on(server, battle, south="here", north="computer:random"))
    player.take("attack hi foe")
    player.page.wait_for_function("() => spy.number > 0")
    thrown = player.settled()
    while not thrown["mine"]:  # the computer answers first
        thrown = player.settled(thrown)
    asked = player.page.get_by_role("alertdialog", name="Undo")
    player.page.get_by_role("button", name="Undo").click()
    expect(asked).to_contain_text("Dice have fallen since.")
    asked.get_by_role("button", name="Leave it").click()
    expect(asked).to_have_count(0)
    assert player.look()["number"] == thrown["number"]
    player.page.get_by_role("button", name="Undo").click()
    asked.get_by_role("button", name="Take it back").click()
    back = player.settled(thrown)
    assert back["number"] == 0
    player.page.get_by_role("button", name="Take it again").click()
    assert player.settled(back)["number"] > 0


def test_resigning_and_a_rematch_with_sides_swapped(server: Server, visit: Visit) -> None:
    player = visit()
    made = make(server, "skirmish/ford", "resign", red="here", blue="computer:random")
    player.sit(made)
    player.settled()
    player.page.get_by_role("button", name="Menu").click()
    menu = player.page.get_by_role("dialog", name="Menu")
    for language, words in (("fr", "Dés vérifiables"), ("en", "Fair dice")):
        player.prefer(language=language)
        expect(menu.get_by_role("heading", name=words)).to_be_visible()
    told = server.get(f"/api/battles/{made['id']}").json()
    assert menu.locator("code").all_inner_texts() == [told["commitment"]]  # what was promised; the seed is not told yet
    player.page.get_by_role("button", name="Resign as").click()
    player.page.get_by_role("button", name="Really resign as").click()
    end = player.settled()
    outcome = server.get(f"/api/battles/{made['id']}").json()["outcome"]
    assert (outcome["resigned"], outcome["winner"]) == ("red", "blue")
    assert end["after"].endswith(" won")

    player.page.get_by_role("button", name="Rematch").click()
    player.page.wait_for_function("(old) => !location.pathname.endsWith(old)", arg=made["id"])
    player.page.wait_for_function("() => spy.mine[0] === 'blue'")
    seats = {side["id"]: side["seat"] for side in server.get(f"/api/battles/{player.battle}").json()["sides"]}
    assert seats == {"red": "computer", "blue": "here"}
    seen = player.settled()
    while not seen["mine"]:
        seen = player.settled(seen)
    assert player.choose(seen, random.Random(1))["number"] > seen["number"]


def test_a_saved_record_is_loaded_and_played_on(server: Server, visit: Visit, tmp_path: Path) -> None:
    player = at_the_ford(server, visit)
    number = player.lift(player.play(random.Random(6), until=8))["number"]
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Resign as").first.click()
    player.page.get_by_role("button", name="Really resign as").click()
    assert player.settled()["after"]
    with player.page.expect_download() as download:
        player.page.locator(".after").get_by_role("button", name="Save the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert (record["seed"], len(record["choices"])) == ("table", number)

    other = visit()
    other.open()
    other.page.locator("input[type=file]").set_input_files(file)
    other.page.wait_for_url("**/battle/*")
    seen = other.lift(other.settled())
    assert other.battle != player.battle
    assert seen["pieces"] == player.look()["pieces"]
    assert other.choose(seen, random.Random(1))["number"] == number + 1


def test_a_file_that_is_no_record_is_refused_in_words(server: Server, visit: Visit, tmp_path: Path) -> None:
    player = visit()
    file = tmp_path / "record.json"
    file.write_text('{"format": 1}', encoding="utf-8")
    player.open()
    with player.forgiving("status of 400"):
        player.page.locator("input[type=file]").set_input_files(file)
        expect(player.page.get_by_role("alert")).to_contain_text("not a record")


def test_day_and_night(server: Server, visit: Visit) -> None:
    player = at_the_ford(server, visit, color_scheme="light")
    paper = "() => getComputedStyle(document.querySelector('.slip')).backgroundColor"
    root = player.page.locator("html")
    day = player.page.evaluate(paper)
    expect(root).not_to_have_class("night")
    player.page.get_by_role("button", name="Night").click()
    expect(root).to_have_class("night")
    assert player.page.evaluate(paper) != day
    player.page.reload()
    player.lift(player.settled())
    expect(root).to_have_class("night")
    player.page.get_by_role("button", name="Day").click()
    expect(root).not_to_have_class("night")
    assert player.page.evaluate(paper) == day


def test_the_theme_follows_the_system(visit: Visit) -> None:
    player = visit(color_scheme="dark")
    player.open()
    expect(player.page.locator("html")).to_have_class("night")


def test_another_language_keeps_the_battle(server: Server, visit: Visit) -> None:
    player = visit()
    player.sit(make(server, "ancients/ticinus-218", "words", south="here", north="computer:random"))
    seen = player.play(random.Random(5), until=8)
    while not (seen["mine"] and seen["offers"]):
        seen = player.settled(seen)
    story = player.page.locator(".log ol").inner_text()
    player.page.get_by_role("button", name="Passer au français").click()
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    french = player.settled(seen)
    assert french["prompt"] != seen["prompt"]
    assert french["number"] == seen["number"]
    assert len(french["offers"]) == len(seen["offers"])
    assert player.page.locator(".log ol").inner_text() != story
    player.page.get_by_role("button", name="Switch to English").click()
    expect(player.page.locator(".prompt h2")).to_have_text(seen["prompt"])
    assert player.page.locator(".log ol").inner_text() == story


def test_whom_a_battle_favours_is_told_before_it(visit: Visit) -> None:
    text = "Favori entre vétérans de même force : Carthage, avec 64 % des victoires (200 batailles livrées)."
    balance = {"favours": "north", "share": 64, "battles": 200, "text": {"en": "", "fr": text}}

    def weighed(route: Route) -> None:
        answer = route.fetch()
        known = balance if route.request.url.endswith("zama-202") else None
        route.fulfill(response=answer, json={**answer.json(), "balance": known})

    player = visit(locale="fr-FR")
    player.page.route("**/api/scenarios/ancients/*", weighed)
    player.open("/new/ancients/zama-202")
    told = player.page.locator("article figure")
    expect(told.locator("figcaption")).to_have_text(text, timeout=PATIENCE)
    assert told.locator("span").all_inner_texts() == ["36\u00a0%", "64\u00a0%"]  # Rome, Carthage
    player.page.get_by_role("button", name="Trasimène").click()
    expect(player.page.get_by_role("heading", level=1, name="Trasimène")).to_be_visible()
    expect(told).to_have_count(0)  # nothing is known of this one


def test_home_shows_whose_turn_it_is(server: Server, visit: Visit) -> None:
    host, guest = visit(), visit()
    made = make(server, "skirmish/ford", "home", red="here", blue="open")
    host.sit(made)
    guest.open(f"/join/{made['id']}/{made['invites']['blue']}")
    guest.page.get_by_role("button", name="Lead").click()
    guest.page.locator(".field").wait_for()
    first = host.settled()["mine"]
    for screen, turn in ((host, first), (guest, not first)):
        screen.page.goto(screen.home)
        state = screen.page.locator("a.battle .state")
        expect(state).to_contain_text("Your move" if turn else "Waiting for")
    guest.page.locator("a.battle").click()
    guest.page.wait_for_url(f"**/battle/{made['id']}")
    assert guest.settled()["number"] == 0


def test_a_long_log_comes_whole(server: Server, visit: Visit) -> None:
    """Of 500 choices the last 200 come at once; the page asks for the others, and the story begins with turn 1."""
    battle, will = load("alexander/granicus", seed="long log"), Dice("will")
    while battle.number < 500:
        assert battle.ask is not None
        battle.pick(will.pick(len(battle.ask.values)))
    both = visit()
    both.sit(go_on(server, battle))
    seen = both.lift(both.settled())
    assert seen["number"] == 500
    expect(both.page.locator(".log li.turn").first).to_have_text("Turn 1")
