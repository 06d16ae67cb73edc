"""Whole battles of `ancients` against the computer, clicked from the first card to the last banner."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from page_harness import Screen, make
from playwright.sync_api import expect
from server_harness import Server

BARE_ID = re.compile(r"\b(ancients|prompt|server|event|card)-[a-z]+|\{|undefined|NaN|\[object")


@pytest.mark.parametrize(
    ("locale", "wins", "log"), [("en-GB", " wins", "The battle so far"), ("fr-FR", " : victoire", "Le récit")]
)
def test_a_whole_battle(server: Server, visit: Callable[..., Screen], locale: str, wins: str, log: str) -> None:
    player = visit(locale=locale)
    made = make(server, "ancients/ticinus-218", "1", south="here", north="computer:random")
    player.sit(made)
    expect(player.page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(player.page.get_by_role("heading", name=log)).to_be_visible()

    end = player.play(random.Random("1"))

    battle = server.get(f"/api/battles/{made['id']}").json()
    winner = next(side for side in battle["sides"] if side["id"] == battle["outcome"]["winner"])
    army = winner["name"][locale[:2]].partition(" (")[0]
    assert end["after"] == army + wins
    assert end["number"] == battle["number"]
    expect(player.page.locator(".after svg .curve")).to_have_count(2)
    assert len(set(player.prompts)) > 5
    assert not [prompt for prompt in player.prompts if BARE_ID.search(prompt)]
