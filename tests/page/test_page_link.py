"""Two browsers against each other by link."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from page_harness import Cable, Screen, make
from playwright.sync_api import expect
from server_harness import Server


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    wire = Cable(server)
    yield wire
    wire.cut()


def test_a_friend_joins_by_link(server: Server, visit: Callable[..., Screen]) -> None:
    host, guest = visit(), visit(locale="fr-FR")
    host.begin("skirmish", "ford", "By link")
    host.page.get_by_role("button", name="Menu").click()
    link = host.page.get_by_label("Link for").input_value()
    assert link.startswith(f"{host.home}/join/{host.battle}/")
    host.page.keyboard.press("Escape")

    guest.page.goto(link)
    guest.page.get_by_role("button", name="Mener").click()
    guest.page.wait_for_url(f"**/battle/{host.battle}")
    first = guest.settled()
    assert not first["mine"]
    mine = host.choose(host.settled(), random.Random(1))
    guest.page.wait_for_function("(number) => spy.number >= number", arg=mine["number"])
    assert guest.settled()["pieces"]  # the guest sees the same ground

    late = visit()
    late.page.goto(link)
    expect(late.page.get_by_text("Both seats are taken")).to_be_visible()


def test_one_is_reloaded_and_one_cut_off_in_mid_combat(
    server: Server, cable: Cable, visit: Callable[..., Screen]
) -> None:
    luck = random.Random(4)
    made = make(server, "skirmish/ford", "link", red="here", blue="open")
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
