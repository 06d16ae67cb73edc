"""The turn of the other side as it is told afterwards; what is taken back across dice; and battles without hints."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from page_harness import Screen, go_on, make
from playwright.sync_api import expect
from server_harness import Player, Server

from strategikon import load
from strategikon.ancients import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario
from strategikon.library import find_ruleset

Visit = Callable[..., Screen]

OURS = {
    "id": "south", "cards": ["order-2-left"], "hand": 1,
    "unit": [{"id": "hi", "class": "HI", "hex": "D4"}, {"id": "rear", "class": "HI", "hex": "A1"}],
}  # fmt: skip
THEIRS = {
    "id": "north", "cards": ["order-2-right"], "hand": 1,
    "unit": [{"id": "foe", "class": "MI", "hex": "F4"}, {"id": "far", "class": "MI", "hex": "G9"}],
}  # fmt: skip


# The colours of the lines of the log, and the one that a piece wears.
LINES = """() => [...document.querySelectorAll(".log li:not(.turn)")].map((line) =>
  getComputedStyle(line).borderLeftWidth === "3px" && getComputedStyle(line).borderLeftColor)"""
WORN = """(piece) => {
  const wears = [...piece.classList].find((name) => name.startsWith("lv-"));
  const probe = document.body.appendChild(Object.assign(document.createElement("i"), { className: wears }));
  probe.style.color = "var(--g)";
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}"""


def livery(player: Screen, piece: str) -> str:
    return str(player.page.locator(f'.field [data-piece="piece:{piece}"]').first.evaluate(WORN))


# Whether who fought is seen, and not under a panel.
IN_SIGHT = """() => [...document.querySelectorAll(".field .fought")].some((pill) => {
  const { left, top, width, height } = pill.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".field");
})"""


def before_battle(active: str, phase: str = "play", where: str = "F4", seed: str = "turn 2") -> AnyBattle:
    """Heavy foot of ours on D4, medium foot of theirs two hexes before it, or in contact."""
    theirs = {**THEIRS, "unit": [{"id": "foe", "class": "MI", "hex": where}, THEIRS["unit"][1]]}
    document = {"active": active, "phase": phase, "side": [OURS, theirs]}
    return Battle(Scenario(RULESET, document, "test", inline=True), seed)


@pytest.mark.parametrize(("locale", "again"), [("en-GB", "Show me again"), ("fr-FR", "Montrez encore")])
def test_the_turn_of_a_friend_is_told_through_our_answers(
    server: Server, visit: Visit, locale: str, again: str
) -> None:
    """He comes up and strikes, we strike back: his way and the fight stay on the board until we act ourselves."""
    made = go_on(server, before_battle("north"), south="here", north="here")
    player = visit(locale=locale)
    player.sit({**made, "tokens": {"south": made["tokens"]["south"]}})
    player.settled()
    walks, fought = player.page.locator(".field .walk"), player.page.locator(".field .fought")
    with Player(server, made["id"], made["tokens"]["north"]) as friend:
        for choice in ("play order-2-right", "order foe", "move foe E4", "attack foe hi"):
            friend.choose(choice)
        for answer in ("stand", "battle-back"):
            player.page.wait_for_function("(text) => spy.decision.options.some((o) => o.text === text)", arg=answer)
            expect(walks).to_have_count(1)
            player.take(answer)
    player.page.wait_for_function("() => spy.decision.kind === 'card'")  # his turn is over
    expect(walks).to_have_count(1)
    expect(fought).to_have_count(1)
    expect(fought.locator("text")).to_have_text(["−1", "−2"])  # left to right: what it cost him and us with these dice
    expect(player.page.locator(".log li:not(.turn)")).to_have_count(3)  # each thing once: his attack, our answers
    ours, theirs = livery(player, "hi"), livery(player, "foe")
    assert ours != theirs
    assert player.page.evaluate(LINES) == [theirs, ours, ours]  # in the colour of who did it
    player.page.mouse.move(980, 200)
    player.page.mouse.wheel(0, -4000)  # as near as one can, where nothing happened
    player.page.wait_for_function(f"() => !({IN_SIGHT})()")
    player.page.wait_for_timeout(3000)  # what one looks at oneself is left to one for a while
    player.prefer(speed=1)
    player.page.get_by_role("button", name=again).first.click()
    player.page.wait_for_function("() => look().past || !look().pieces.some((one) => one.includes('E4'))")
    present = player.settled()
    assert present["number"] == 6
    player.page.wait_for_function(IN_SIGHT)  # the board has come to where it happened
    player.page.reload()  # who comes back later finds it as well
    player.settled()
    expect(walks).to_have_count(1)
    expect(fought.locator("text")).to_have_text(["−1", "−2"])
    expect(player.page.get_by_role("button", name=again).first).to_be_enabled()
    player.take("play order-2-left")
    expect(walks).to_have_count(0)


def test_against_the_computer_dice_are_taken_back_only_if_one_means_it(server: Server, visit: Visit) -> None:
    made = go_on(server, before_battle("south", "combat", "E4"), south="here", north="computer:random")
    player = visit(locale="fr-FR")
    player.sit(made)
    player.take("attack hi foe")
    expect(player.page.locator(".log")).to_contain_text("hi")
    thrown = player.settled()
    while not thrown["mine"]:  # the computer answers first
        thrown = player.settled(thrown)
    undo = player.page.get_by_role("alertdialog")
    player.page.locator(".field").focus()
    player.page.keyboard.press("u")
    expect(undo).to_contain_text("Des dés")
    player.page.keyboard.press("Escape")
    expect(undo).to_have_count(0)
    assert player.look()["number"] == thrown["number"]
    player.page.locator(".field").focus()
    player.page.keyboard.press("u")
    undo.get_by_role("button").first.click()
    assert player.settled(thrown)["number"] == 0


def test_hints_may_be_forbidden_and_are_off_between_people(server: Server, visit: Visit) -> None:
    alone = visit()
    alone.open("/new/skirmish/ford")
    switch = alone.page.get_by_role("switch", name="Hints may be asked for")
    alone.page.get_by_role("radio", name="Computer").click()
    expect(switch).to_be_checked()
    alone.page.get_by_role("radio", name="By link").click()
    expect(switch).not_to_be_checked()  # a friend would have to agree
    alone.page.get_by_role("radio", name="Computer").click()
    switch.click()
    alone.page.locator("form .start").click()
    alone.page.wait_for_url("**/battle/*")
    alone.settled()
    expect(alone.page.get_by_role("button", name="Hint").first).to_be_disabled()
    assert server.get(f"/api/battles/{alone.battle}").json()["hints"] is False


def test_between_people_hints_are_given_where_both_agree(server: Server, visit: Visit) -> None:
    """Whoever makes the battle offers them, whoever takes the other seat is told before, in his own language."""
    for wanted in (False, True):
        host, guest = visit(), visit(locale="fr-FR")
        host.open("/new/skirmish/ford")
        host.page.get_by_role("radio", name="By link").click()
        if wanted:
            host.page.get_by_role("switch", name="Hints may be asked for").click()
        host.page.locator("form .start").click()
        host.page.wait_for_url("**/battle/*")
        link = host.page.get_by_label("Link for").get_attribute("data-link")
        assert link is not None
        host.page.keyboard.press("Escape")
        guest.page.goto(link)
        told = (
            "Les conseils sont permis : en prenant place, vous les acceptez."
            if wanted
            else "Les conseils sont désactivés"
        )
        expect(guest.page.locator(".note", has_text="onseils")).to_contain_text(told.replace(" :", "\u00a0:"))
        guest.page.get_by_role("button", name="Mener").click()
        guest.page.locator(".field").wait_for()
        assert host.settled()["mine"]
        hint = host.page.get_by_role("button", name="Hint").first
        (expect(hint).to_be_enabled if wanted else expect(hint).to_be_disabled)()


SHOTS: dict[str, tuple[dict[str, Any], list[str], set[frozenset[str]]]] = {
    "alexander": (
        {
            "phase": "orders-begin", "leader": "l",
            "side": [
                {"id": "macedonian", "leader": [{"id": "l", "hex": "0910"}],
                 "unit": [{"id": "o", "type": "AT", "hex": "1010"}]},
                {"id": "persian", "leader": [{"id": "p", "hex": "1520"}],
                 "unit": [{"id": "x", "type": "LN", "hex": "1110", "facing": "E"}]},
            ],
        },
        ["fire o x"], {frozenset("ox")},
    ),
    "bayard": (
        {
            "phase": "fight", "active": "south",
            "side": [
                {"id": "south", "leader": [{"id": "g", "hex": "0,8", "rank": "general_in_chief"}],
                 "unit": [{"id": "a", "hex": "2,4", "marks": ["activated"], "missile": "composite_bow"}]},
                {"id": "north", "leader": [{"id": "ng", "hex": "0,0", "rank": "general_in_chief"}],
                 "unit": [{"id": "d", "hex": "5,4"}]},
            ],
        },
        ["shoot a d"], {frozenset("ad")},
    ),
    "caesar": (
        {
            "phase": "ride", "table": {"width": 100_000, "height": 80_000},
            "side": [
                {"id": "a", "unit": [
                    {"id": "A", "x": 20_000, "y": 10_000, "weapon": "bow", "long": 3, "short_shoot": 3},
                    {"id": "C", "x": 50_000, "y": 38_000, "clash": 3, "sustained": 3}]},
                {"id": "b", "unit": [
                    {"id": "B", "x": 20_000, "y": 20_000, "heading": 36},
                    {"id": "D", "x": 50_000, "y": 40_000, "heading": 36, "clash": 3, "sustained": 3}]},
            ],
        },
        ["pass", "shoot A B"], {frozenset("AB"), frozenset("CD")},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SHOTS)
def test_who_fought_whom_is_told_on_every_board(server: Server, visit: Visit, name: str) -> None:
    """A friend shoots, and where two stand in contact they fight: marks between them, and each thing once in the log,
    in his colour."""
    document, choices, pairs = SHOTS[name]
    battle: AnyBattle = Battle(Scenario(find_ruleset(name), document, "test", inline=True), "shots")
    his, ours = battle.sides
    made = go_on(server, battle, **{his: "here", ours: "here"})
    player = visit(locale="fr-FR" if name == "bayard" else "en-GB")
    player.sit({**made, "tokens": {ours: made["tokens"][ours]}})
    player.settled()
    with Player(server, made["id"], made["tokens"][his]) as friend:
        for choice in choices:
            friend.choose(choice)
            battle.choose(choice)
    assert fought_in(battle) == pairs
    expect(player.page.locator(".field .fought")).to_have_count(len(pairs))
    expect(player.page.locator(".field .fought text").first).to_have_text(re.compile("^(0|×|−[0-9]+)$"))
    lines = player.page.locator(".log li:not(.turn)")
    expect(lines.last).to_be_visible()
    sentences = [text for text in player.page.locator(".log li button > span").all_inner_texts() if len(text) > 2]
    assert len(set(sentences)) == len(sentences) > 0, sentences
    first = next(iter(min(pairs, key=sorted) & {piece.id for piece in battle.scene(his).pieces if piece.side == his}))
    assert set(player.page.evaluate(LINES)) == {livery(player, first)}


def fought_in(battle: AnyBattle) -> set[frozenset[str]]:
    """Who was struck by whom, by the events since the last choice."""
    told = [event.told() for event in battle.events if event.throw]
    return {frozenset((each["unit"], each["target"])) for each in told if "target" in each}


AGAIN = {
    "ancients/akragas-406": ("fr-FR", "Montrez encore"), "alexander/troad": ("en-GB", "Show me again"),
    "bayard/bibracte_58bc": ("fr-FR", "Montrez encore"), "caesar/marathon": ("en-GB", "Show me again"),
}  # fmt: skip


@pytest.mark.parametrize("name", AGAIN)
def test_the_turn_of_the_computer_is_drawn_on_every_board(server: Server, visit: Visit, name: str) -> None:
    """The computer moves first: its ways stay on the board until we act, and are shown once more."""
    locale, again = AGAIN[name]
    battle = load(name, seed="trail")
    assert battle.decision is not None
    first = battle.decision.side
    second = next(side for side in battle.sides if side != first)
    player = visit(locale=locale)
    player.sit(make(server, name, "trail", **{first: "computer:recruit", second: "here"}))
    seen = player.settled()
    while not seen["mine"]:
        seen = player.settled(seen)
    expect(player.page.locator(".field .walk, .field .trail").first).to_be_attached()
    expect(player.page.get_by_role("button", name=again).first).to_be_enabled()
