"""A free table at the page: a unit is dragged, nudged by keys and told in steps, in both languages, by mouse, by
keyboard alone and by fingers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from page_harness import Screen, go_on
from playwright.sync_api import expect
from server_harness import Server

from strategikon.kernel.battle import AnyBattle
from strategikon.library import load, rulesets

pytestmark = pytest.mark.skipif("caesar" not in rulesets(), reason="there is no ruleset with a free table yet")

FIRST = ("give", "roll", "reroll", "act", "captain")  # what leads to a march


def marching() -> AnyBattle:
    """Marathon, when the first unit is about to march."""
    battle = load("caesar/marathon", seed="page")
    while battle.decision is not None and battle.decision.kind != "move":
        texts = battle.decision.texts()
        if "roll" in texts:
            battle.choose("roll")
            continue
        battle.choose(next((text for word in FIRST for text in texts if text.startswith(word)), texts[0]))
    return battle


def arrive(server: Server, player: Screen) -> dict[str, Any]:
    player.sit(go_on(server, marching()))
    return player.settled()


def middle(player: Screen) -> tuple[float, float]:
    """Where the unit in question stands on the screen."""
    box = player.page.locator(".field .hold").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


WORDS = {
    "en-GB": {
        "of": "of", "allowed": "legal", "right": "To the right", "ahead": "in ahead", "facing": "facing",
        "back": "Put it back", "steps": "Move in steps", "chip": "Ahead",
    },
    "fr-FR": {
        "of": "sur", "allowed": "permis", "right": "À droite", "ahead": "po devant", "facing": "direction",
        "back": "La reposer", "steps": "Bouger pas à pas", "chip": "Devant",
    },
}  # fmt: skip


@pytest.mark.parametrize("locale", WORDS)
def test_a_unit_is_dragged_by_the_mouse(server: Server, visit: Callable[..., Screen], locale: str) -> None:
    words, player = WORDS[locale], visit(locale=locale)
    seen = arrive(server, player)
    page, (x, y) = player.page, middle(player)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 300, steps=4)
    expect(page.locator("aside.against")).to_contain_text("MOV.")  # beyond its move: why, and the rule
    page.mouse.move(x, y - 30, steps=4)
    expect(page.locator(".pill-t")).to_have_text(re.compile(rf"^[0-9.,]+( po)? {words['of']} 6"))
    expect(page.locator("aside.against")).to_have_count(0)
    page.mouse.up()
    assert player.look()["number"] == seen["number"]  # it is asked once more
    page.keyboard.press("Enter")
    page.wait_for_function("(number) => spy.number === number", arg=seen["number"] + 1)
    expect(page.locator(".trail")).to_have_count(1)


def test_an_order_names_its_units_by_one_click_each_or_all_at_once(
    server: Server, visit: Callable[..., Screen]
) -> None:
    """The prompt says who speaks, and what is clicked by now; a click names a unit, a button all that are left."""
    battle = load("caesar/marathon", seed="page")
    battle.choose("captain cap_G3")
    player = visit(locale="fr-FR")
    player.sit(go_on(server, battle))
    page, seen = player.page, player.settled()
    assert seen["prompt"].startswith("déjà 0Arimnestos")
    board = page.locator(".field")
    board.get_by_role("button", name="Platéens, 15,0″ 13,0″, Grecs").press("Enter")  # he could lead them himself
    expect(page.locator(".prompt p")).to_have_text("Platéens")
    expect(page.locator(".prompt .pri")).to_have_count(0)
    page.keyboard.press("Escape")
    board.get_by_role("button", name="Ordre à Psiles platéens").press("Enter")
    expect(page.locator(".prompt .tally")).to_have_text("déjà 1")
    expect(page.locator(".field .lamp-o text")).to_have_text(["1"])  # who is named wears a seal
    whole = "(said) => said.scrollHeight <= said.clientHeight + 2 && said.scrollWidth <= said.clientWidth"
    assert page.locator(".prompt h2").evaluate(whole)  # the question is not cut short
    page.locator(".prompt").get_by_role("button", name="Toutes").click()
    expect(page.locator(".prompt .tally")).to_have_text("déjà 4")
    expect(page.locator(".field .lamp-o")).to_have_count(4)
    expect(page.locator(".prompt .pri")).to_contain_text("Lancer les dés")


def test_a_charge_is_ordered_by_two_clicks(server: Server, visit: Callable[..., Screen]) -> None:
    """The unit shows whom it could charge and where it would strike; then the words of the order and its chances."""
    battle = load("caesar/cannae", seed="page")
    charges: list[str] = []
    while battle.decision is not None and not charges:
        texts = battle.decision.texts()
        charges = [text for text in texts if text.startswith("give") and " charge " in text]
        if not charges:
            battle.choose(next((text for word in FIRST for text in texts if text.startswith(word)), texts[0]))
    _, unit, _, target = charges[0].split()
    player = visit()
    player.sit(go_on(server, battle))
    player.settled()
    page, names = player.page, {piece.id: piece for piece in battle.scene(None).pieces}
    assert names[unit].side != names[target].side
    spots = {name: battle.ruleset.called(battle.field, name, "en") for name in (unit, target)}
    page.locator(".field").get_by_role("button", name=re.compile(f"^{spots[unit]}")).first.press("Enter")
    expect(page.locator(".ov-charge").first).to_be_visible()
    page.locator(".field").get_by_role("button", name=re.compile(f"{spots[target]}")).first.press("Enter")
    if battle.why_not(f"follow-me {unit} charge {target}") is None:  # it may be led as well: one is asked which
        page.locator(".prompt").get_by_role("button", name=re.compile("charge")).first.click()
    expect(page.locator(".odds h3")).to_contain_text("charge of ")
    expect(page.locator(".odds")).to_contain_text("Blunder")
    expect(page.locator(".odds .line")).to_contain_text(re.compile(r"2 dice, \d+ or less \(Command: "))


def test_the_second_side_has_its_own_edge_below_and_drags_as_it_sees(
    server: Server, visit: Callable[..., Screen]
) -> None:
    """Only the Persians' seat is held: their line stands below, looks up, and a drag upwards is a march ahead."""
    battle = load("caesar/marathon", seed="page")
    while battle.decision is not None and not (battle.decision.kind == "move" and battle.decision.side == "persians"):
        texts = battle.decision.texts()
        order = [text for word in FIRST for text in texts if text.startswith(word)]
        greeks = battle.decision.side == "greeks"
        battle.choose("roll" if "roll" in texts else texts[-1] if greeks else (order or texts)[0])
    made = go_on(server, battle)
    player = visit()
    player.sit({**made, "tokens": {"persians": made["tokens"]["persians"]}})
    player.settled()
    page, (x, y) = player.page, middle(player)
    first = page.locator(".field .ft:not(.b) .face").first.bounding_box()
    assert first is not None
    assert y > first["y"]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=4)
    expect(page.locator(".pill-t")).to_have_text(re.compile(r"^[0-9.]+ of [0-9.]+ in"))
    ghost = page.locator(".ghost .face").bounding_box()
    assert ghost is not None
    assert abs(ghost["y"] + ghost["height"] / 2 - (y - 30)) < 20
    page.mouse.up()
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    page.get_by_role("dialog").get_by_role("button", name="Choose a point").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.mouse.click(x, y - 40)
    expect(page.get_by_text("Who can reach this point").first).to_be_visible()
    expect(page.locator(".ov-thread-l").first).to_be_attached()
    page.keyboard.press("b")  # a quarter more, for who likes it so
    expect(page.get_by_role("button", name="Turn the board a quarter")).to_have_attribute("aria-pressed", "true")
    left = "(kind) => document.querySelector(`.field .ft${kind} .face`).getBoundingClientRect().left"
    page.wait_for_function(f"() => ({left})('.b') < ({left})(':not(.b)')")


@pytest.mark.parametrize("locale", WORDS)
def test_a_unit_is_moved_by_keys_alone(server: Server, visit: Callable[..., Screen], locale: str) -> None:
    words, player = WORDS[locale], visit(locale=locale)
    seen = arrive(server, player)
    page = player.page
    spoken = page.locator("p.sr[aria-live=assertive]")
    for key in ("ArrowUp", "ArrowUp", "Shift+ArrowUp", "]"):
        page.keyboard.press(key)
    expect(spoken).to_contain_text(words["allowed"])
    expect(page.locator(".pill-t")).to_contain_text(f" {words['of']} ")
    page.keyboard.press("Escape")
    expect(page.locator(".pill-t")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator(".told")).to_contain_text(words["right"])
    page.keyboard.press(".")
    page.keyboard.press(".")
    expect(spoken).to_contain_text(words["ahead"])
    page.keyboard.press("Enter")
    assert player.settled(seen)["number"] == seen["number"] + 1


@pytest.mark.parametrize("locale", WORDS)
def test_a_unit_is_moved_by_a_finger_and_by_chips(server: Server, visit: Callable[..., Screen], locale: str) -> None:
    words = WORDS[locale]
    player = visit(locale=locale, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seen = arrive(server, player)
    page, (x, y) = player.page, middle(player)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    touch("touchStart", (x, y))
    touch("touchMove", (x, y + 20))
    touch("touchMove", (x, y + 54))  # the ghost is above the finger
    expect(page.locator(".pill-t")).to_contain_text(f" {words['of']} ")
    expect(page.locator(".loupe use")).to_have_count(1)  # what the finger hides, larger, in a corner
    touch("touchStart", (x, y + 54), (x + 80, y + 54))  # a second finger turns it
    touch("touchMove", (x, y + 54), (x + 75, y + 82))
    expect(page.locator(".prompt .pri")).to_contain_text(re.compile(rf"{words['facing']} (5|[1-9][05])\s?°"))
    touch("touchEnd")
    expect(page.locator(".loupe")).to_have_count(0)
    page.get_by_role("button", name=words["back"]).tap()
    page.get_by_role("button", name=words["steps"]).tap()
    page.get_by_role("button", name=words["chip"], exact=True).tap()
    page.get_by_role("slider", name=words["chip"]).fill("2000")
    expect(page.locator(".pill-t")).to_have_text(re.compile(rf"^2( po)? {words['of']} 6"))
    page.locator(".prompt .pri").tap()
    assert player.settled(seen)["number"] == seen["number"] + 1
