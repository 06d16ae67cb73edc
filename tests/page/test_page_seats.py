"""Other ways to sit: both players at one screen, a phone held in one hand, and no mouse at all."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from page_harness import Screen, make
from playwright.sync_api import expect
from server_harness import Server

Visit = Callable[..., Screen]


# -- one screen ------------------------------------------------------------------------------------------------------


def test_a_curtain_hides_the_cards_of_the_other_at_one_screen(visit: Visit) -> None:
    player = visit(locale="fr-FR")
    player.begin("ancients", "ticinus-218", "Sur cet écran")
    luck = random.Random(9)
    hands = {}
    seen = player.settled()
    while len(hands) < 2:
        if seen["curtain"] is not None:
            # Whatever lies under the curtain, it is not the hand of the one who is called.
            before = hand(player)
            seen = player.lift(seen)
            assert hand(player) != before or not before
            hands[seen["side"]] = hand(player)
        seen = player.choose(seen, luck)
    north, south = hands.values()
    assert north
    assert south
    assert north != south
    expect(player.page.locator("[data-words]")).to_have_count(0)  # told when the battle is made, until one has chosen


def hand(player: Screen) -> list[str]:
    """The cards that lie open on this screen."""
    return list(player.page.locator(".hand .card:not(.back) .title").all_inner_texts())


def test_a_whole_battle_at_one_screen(server: Server, visit: Visit) -> None:
    player = visit()
    made = make(server, "skirmish/ford", "hotseat")
    player.sit(made)
    end = player.play(random.Random(7))
    outcome = server.get(f"/api/battles/{made['id']}").json()["outcome"]
    assert outcome is not None
    assert end["after"].endswith(" won" if outcome["winner"] else "Nobody wins")


# -- a phone ---------------------------------------------------------------------------------------------------------

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2,
}  # fmt: skip
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth + 1"
SMALL = """() => [...document.querySelectorAll(".thumb button, .top button, .acts button")]
  .map((b) => [b.getAttribute("aria-label") ?? b.textContent, b.getBoundingClientRect()])
  .filter(([, r]) => r.width < 36 || r.height < 36 || r.left < 0 || r.right > innerWidth + 1)
  .map(([name, r]) => `${name} ${Math.round(r.width)}x${Math.round(r.height)}`)"""


def tap_until(player: Screen, number: int, luck: random.Random) -> dict[str, Any]:
    """Tap what is offered until so many choices are made."""
    seen = player.settled()
    while seen["number"] < number and not seen["after"]:
        if not seen["mine"]:
            seen = player.settled(seen)
            continue
        if seen["kind"] != "card" and player.page.locator(".hand").count():
            player.page.get_by_role("button", name="Main :").tap()  # the hand lies over the buttons of the prompt
            player.page.locator(".hand").wait_for(state="detached")
            seen = player.settled()
        free = [offer for offer in seen["offers"] if offer["free"]]
        assert free, f"nothing can be tapped: {seen['prompt']} {seen['offers']}"
        at = luck.choice([offer for offer in free if offer["kind"] != "button"] or free)
        player.page.touchscreen.tap(at["x"], at["y"])
        seen = player.settled(seen)
    return seen


def test_a_battle_on_a_phone(server: Server, visit: Visit) -> None:
    player = visit(locale="fr-FR", **PHONE)
    for path in ("/", "/new/ancients/ticinus-218", "/rules/ancients"):
        player.open(path)
        player.page.wait_for_load_state("networkidle")
        assert not player.page.evaluate(TOO_WIDE), path
    player.sit(make(server, "ancients/ticinus-218", "phone", south="here", north="computer:random"))
    seen = tap_until(player, 30, random.Random(3))
    assert seen["number"] >= 30
    assert not player.page.evaluate(TOO_WIDE)
    assert player.page.evaluate(SMALL) == []
    player.page.get_by_role("button", name="Le récit").tap()
    expect(player.page.get_by_role("dialog").locator(".log li").first).to_be_visible()


def test_the_chosen_battle_is_in_sight_on_a_phone(visit: Visit) -> None:
    """Zama is the last of 17 battles in a list that shows a few."""
    player = visit(**PHONE)
    player.open("/new/ancients/zama-202")
    expect(player.page.locator(".library li > .on")).to_be_in_viewport(ratio=1)
    assert player.page.evaluate("scrollY") == 0
    shown = "[...document.querySelectorAll('.library li > .on, .library')].map((each) => each.getBoundingClientRect())"
    frame, chosen = player.page.evaluate(f"({shown}).map((box) => [box.top, box.bottom])")
    assert frame[0] <= chosen[0] < chosen[1] <= frame[1] + 1


# -- no mouse --------------------------------------------------------------------------------------------------------

FOCUS = """() => {
  const f = document.activeElement;
  const text = (f.getAttribute("aria-label") ?? f.textContent ?? "").trim();
  return { text, role: f.getAttribute("role") ?? f.localName,
    classes: f.getAttribute("class") ?? "", act: f.closest(".acts") !== null };
}"""


def tab_to(player: Screen, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Press Tab until something wanted is in focus."""
    for _ in range(150):
        player.page.keyboard.press("Tab")
        if wanted(player.page.evaluate(FOCUS)):
            return
    raise AssertionError("the Tab key does not lead there")


ON_BOARD = "() => document.activeElement.closest('.field, .after') !== null"


def choose_by_keys(player: Screen, seen: dict[str, Any]) -> dict[str, Any]:
    """Make one choice with Tab and Enter: what is lit on the board first, then cards, then buttons. Who has taken one
    thing up goes on to the next that is lit: else two units may be taken up in turn for ever."""
    number, tried = seen["number"], 0
    while seen["number"] == number and not seen["after"]:
        kinds = [offer["kind"] for offer in seen["offers"]]
        tried += 1
        if "place" in kinds:
            for _ in range(1 + tried // 3):
                tab_to(player, lambda focus: focus["role"] == "button" and "can" in focus["classes"].split())
        elif "card" in kinds:
            tab_to(player, lambda focus: "card" in focus["classes"].split() and "can" in focus["classes"].split())
        else:
            tab_to(player, lambda focus: focus["act"] and not focus["text"].startswith("Back"))  # on, not back
        player.page.keyboard.press("Enter")
        seen = player.settled(seen)
        player.page.wait_for_function(ON_BOARD)  # the focus stays there after every action
    return seen


def test_a_battle_without_a_mouse(visit: Visit) -> None:
    player = visit()
    press = player.page.keyboard.press
    player.open("/")
    player.page.get_by_role("link", name="Choose a first battle").wait_for()
    tab_to(player, lambda focus: focus["text"] == "Choose a first battle")
    press("Enter")
    player.page.get_by_role("radio", name="Computer").wait_for()
    tab_to(player, lambda focus: "Ticinus" in focus["text"])
    press("Enter")
    expect(player.page.get_by_role("heading", level=1, name="Ticinus")).to_be_visible()
    tab_to(player, lambda focus: focus["text"].startswith("Begin the battle"))
    press("Enter")
    player.page.wait_for_url("**/battle/*")
    player.page.locator(".field").wait_for()

    seen = player.settled()
    for _ in range(12):
        while not seen["mine"]:
            seen = player.settled(seen)
        seen = choose_by_keys(player, seen)
    assert seen["number"] >= 12

    # Letters: undo, the list of all choices, the menu; Escape closes what is open.
    while not seen["mine"]:
        seen = player.settled(seen)
    press("c")
    expect(player.page.get_by_role("dialog")).to_be_visible()
    press("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.page.wait_for_function(ON_BOARD)
    press("m")
    expect(player.page.get_by_role("dialog", name="Menu")).to_be_visible()
    press("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    press("u")
    if player.page.get_by_role("alertdialog").count():  # across dice it asks first: the same key again
        press("u")
    assert player.settled(seen)["number"] < seen["number"]

    # The arrows move a cursor over the board, and what lies there is read out.
    player.page.locator(".field").focus()
    press("ArrowRight")
    first = player.page.locator(".field p.sr").inner_text()
    press("ArrowDown")
    press("ArrowLeft")  # the cursor may have stood at the lower edge
    expect(player.page.locator(".field p.sr")).not_to_have_text(first)


def test_enter_confirms_and_escape_goes_back(server: Server, visit: Visit) -> None:
    player = visit()
    player.sit(make(server, "ancients/ticinus-218", "keys", south="here", north="computer:random"))
    luck = random.Random(2)
    seen = player.settled()
    while not (seen["mine"] and seen["kind"] == "move" and not seen["chosen"]):
        seen = player.choose(seen, luck) if seen["mine"] else player.settled(seen)
    unit = next(offer for offer in seen["offers"] if offer["kind"] == "place" and offer["free"])
    player.click(unit)
    lit = player.settled(seen)
    assert lit["number"] == seen["number"]
    assert lit["chosen"] == 1
    player.page.keyboard.press("Escape")
    back = player.settled(lit)
    assert [offer["label"] for offer in back["offers"]] == [offer["label"] for offer in seen["offers"]]
