"""Whole battles against the computer, clicked from the first choice to the last, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from page_harness import Screen, make
from playwright.sync_api import expect
from server_harness import Server

BARE_ID = re.compile(r"\b(ancients|alexander|prompt|server|event|card)-[a-z]+|\{|undefined|NaN|\[object")
LOCALES = [("en-GB", " wins", "The battle so far", "Nobody wins"), ("fr-FR", " : victoire", "Le récit", "Personne")]


@pytest.mark.parametrize(("locale", "wins", "log", "drawn"), LOCALES)
@pytest.mark.parametrize(
    ("scenario", "seats", "seed"),
    [
        ("ancients/ticinus-218", {"south": "here", "north": "computer:recruit"}, "1"),
        ("alexander/troad", {"macedonian": "here", "persian": "computer:random"}, "2"),
    ],
)
def test_a_whole_battle(
    server: Server, visit: Callable[..., Screen], locale: str, wins: str, log: str, drawn: str,
    scenario: str, seats: dict[str, str], seed: str,
) -> None:  # fmt: skip
    player = visit(locale=locale)
    made = make(server, scenario, seed, **seats)
    player.sit(made)
    expect(player.page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(player.page.get_by_role("heading", name=log)).to_be_visible()

    end = player.play(random.Random("1"))

    battle = server.get(f"/api/battles/{made['id']}").json()
    winner = next((side for side in battle["sides"] if side["id"] == battle["outcome"]["winner"]), None)
    if winner is None:
        assert end["after"].startswith(drawn)
    else:
        assert end["after"] == winner["name"][locale[:2]].partition(" (")[0] + wins
    assert end["number"] == battle["number"]
    expect(player.page.locator(".after svg .curve")).to_have_count(2)
    assert len(set(player.prompts)) > 5
    assert not [prompt for prompt in player.prompts if BARE_ID.search(prompt)]
