"""Two browsers against each other by link."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from page_harness import Cable, Screen, changed_battle, go_on
from playwright.sync_api import expect
from server_harness import Server

from strategikon import load
from strategikon.kernel.battle import AnyBattle

# One step is not heard.
DEAF = """
const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { ...heard, set(told) {
  heard.set.call(this, (event) => {
    if (window.deaf && JSON.parse(event.data).type === "step") window.deaf = false;
    else told(event);
  });
} });
"""


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    wire = Cable(server)
    yield wire
    wire.cut()


def test_a_friend_joins_by_link(server: Server, visit: Callable[..., Screen]) -> None:
    host, guest = visit(), visit(locale="fr-FR")
    host.begin("skirmish", "ford", "By link")
    link = host.page.get_by_label("Link for").get_attribute("data-link")
    assert link.startswith(f"{host.home}/join/{host.battle}/")
    host.page.keyboard.press("Escape")

    said: list[str] = []
    guest.page.on("websocket", lambda line: line.on("framesent", lambda sent: said.append(str(sent))))
    guest.page.add_init_script(DEAF)
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Mener").click()
    guest.page.wait_for_url(f"**/battle/{host.battle}")
    first = guest.settled()
    assert not first["mine"]
    # One step is lost on the way: the next does not fit what the guest has, so everything is asked for.
    guest.page.evaluate("window.deaf = true")
    for _ in range(2):
        mine = host.choose(host.settled(), random.Random(1))
    guest.page.wait_for_function("(number) => spy.number >= number", arg=mine["number"])
    seen = guest.settled()["pieces"]
    assert not guest.page.evaluate("window.deaf")
    assert sum('"hello"' in message for message in said) == 2
    guest.page.reload()
    assert guest.settled()["pieces"] == seen != first["pieces"]  # the same as whoever comes now

    late = visit()
    late.page.goto(link)
    expect(late.page.get_by_text("Both seats are taken")).to_be_visible()


def test_one_is_reloaded_and_one_cut_off_in_mid_combat(
    server: Server, cable: Cable, visit: Callable[..., Screen]
) -> None:
    luck = random.Random(4)
    made = go_on(server, changed_battle("skirmish/ford", {"turns": 12}, "link"), red="here", blue="open")
    red, blue = visit(), visit(port=cable.port)
    red.sit(made)
    blue.page.goto(f"{blue.home}/join/{made['id']}/{made['invites']['blue']}")
    blue.page.get_by_role("button", name="Lead").click()
    blue.page.locator(".field").wait_for()
    screens = {"red": red, "blue": blue}

    def turn(stop: Callable[[dict], bool]) -> dict:
        """Let whoever must choose do so, until a decision for which `stop` holds, or the end."""
        seen = red.settled()
        while not seen["after"] and not stop(seen):
            mover = screens[seen["side"]]
            mover.page.wait_for_function("(number) => spy.number === number", arg=seen["number"])
            done = mover.choose(mover.settled(), luck)
            red.page.wait_for_function("(number) => spy.number === number", arg=done["number"])
            seen = red.settled()
        return seen

    # In mid-combat the one who must answer the attack reloads, and finds the same question.
    fight = turn(lambda seen: seen["kind"] == "defend")
    assert not fight["after"]
    defender = screens[fight["side"]]
    defender.page.wait_for_function("(number) => spy.number === number", arg=fight["number"])
    before = defender.settled()
    defender.page.reload()
    again = defender.settled()
    for part in ("prompt", "number", "pieces"):
        assert again[part] == before[part]
    assert [offer["label"] for offer in again["offers"]] == [offer["label"] for offer in before["offers"]]

    # In the next combat the blue player's cable is cut while it is the red player who must answer.
    fight = turn(lambda seen: seen["kind"] == "defend" and seen["side"] == "red" and seen["number"] > fight["number"])
    assert not fight["after"]
    blue.page.wait_for_function("(number) => spy.number === number", arg=fight["number"])
    with blue.forgiving("WebSocket connection|net::ERR_"):
        cable.cut()
        expect(blue.page.get_by_text("Connection lost")).to_be_visible()
        done = red.choose(red.settled(), luck)
        assert blue.look()["number"] == fight["number"]
        cable.mend()
        blue.page.wait_for_function("(number) => spy.number >= number", arg=done["number"])
        expect(blue.page.get_by_text("Connection lost")).to_be_hidden()
    assert blue.settled()["pieces"] == red.settled()["pieces"]

    end = turn(lambda seen: False)
    expect(blue.page.locator(".after h1")).to_have_text(end["after"])


# -- a battle of cards, in mid-combat --------------------------------------------------------------------------------

MOST_BATTLES, MOST_CHOICES = 60, 150


def an_attack_that_may_be_answered(answer: str) -> tuple[AnyBattle, str]:
    """13.01, 17.58 A battle of light troops just before an attack to which the enemy may answer so, and the attack."""
    for number in range(MOST_BATTLES):
        battle, will = load("ancients/ticinus-218", seed=f"link {number}"), random.Random(number)
        chosen: list[str] = []
        asked: list[str] = []
        while (question := battle.decision) is not None and battle.number < MOST_CHOICES:
            if question.kind == "react" and answer in question.texts() and question.side != asked[-1]:
                before = load("ancients/ticinus-218", seed=f"link {number}")
                for text in chosen[:-1]:
                    before.choose(text)
                return before, chosen[-1]
            asked.append(question.side)
            chosen.append(will.choice(question.options).text)
            battle.choose(chosen[-1])
    raise AssertionError(f"nobody could answer an attack by: {answer}")


@pytest.mark.parametrize("answer", ["evade", "first-strike"])
def test_the_defender_is_reloaded_and_the_attacker_cut_off_in_mid_combat(
    server: Server, cable: Cable, visit: Callable[..., Screen], answer: str
) -> None:
    battle, attack = an_attack_that_may_be_answered(answer)
    assert battle.decision is not None
    ours = battle.decision.side
    theirs = next(side for side in battle.sides if side != ours)
    made = go_on(server, battle, **{theirs: "here", ours: "open"})
    defender, attacker = visit(), visit(port=cable.port)
    defender.sit(made)
    attacker.page.goto(f"{attacker.home}/join/{made['id']}/{made['invites'][ours]}")
    attacker.page.get_by_role("button", name="Lead").click()
    attacker.page.locator(".field").wait_for()
    number = attacker.settled()["number"]

    attacker.take(attack)
    for screen in (attacker, defender):
        screen.page.wait_for_function("(number) => spy.number === number", arg=number + 1)
    before = defender.settled()
    assert (before["kind"], before["mine"]) == ("react", True)
    defender.page.reload()
    again = defender.settled()
    for part in ("prompt", "number", "pieces"):
        assert again[part] == before[part]
    assert [offer["label"] for offer in again["offers"]] == [offer["label"] for offer in before["offers"]]

    with attacker.forgiving("WebSocket connection|net::ERR_"):
        cable.cut()
        expect(attacker.page.get_by_text("Connection lost")).to_be_visible()
        defender.take(answer)
        answered = defender.settled(again)
        assert answered["number"] > number + 1
        assert attacker.look()["number"] == number + 1
        cable.mend()
        attacker.page.wait_for_function("(number) => spy.number >= number", arg=answered["number"])
        expect(attacker.page.get_by_text("Connection lost")).to_be_hidden()
    assert attacker.settled()["pieces"] == defender.settled()["pieces"]

    # The battle goes on, and both see the same.
    screens, luck = {ours: attacker, theirs: defender}, random.Random(1)
    seen = defender.settled()
    while not seen["after"] and seen["number"] < answered["number"] + 6:
        mover = screens[seen["side"]]
        mover.page.wait_for_function("(number) => spy.number === number", arg=seen["number"])
        done = mover.choose(mover.settled(), luck)
        for screen in screens.values():
            screen.page.wait_for_function("(number) => spy.number === number", arg=done["number"])
        seen = defender.settled()
    assert attacker.settled()["pieces"] == defender.settled()["pieces"]
