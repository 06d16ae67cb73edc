"""Battles against the computer, clicked from the first choice to the last, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from page_harness import Screen, changed_battle, go_on
from playwright.sync_api import expect
from server_harness import Server

BARE_ID = re.compile(r"\b(ancients|alexander|caesar|prompt|server|event|card)-[a-z]+|\{|undefined|NaN|\[object")
WORDS = {"en": (" won", "The battle so far", "Nobody wins"), "fr": (" : victoire", "Le récit", "Personne")}
ANCIENTS = ("ancients/ticinus-218", {"south": "here", "north": "computer:recruit"})
ALEXANDER = ("alexander/troad", {"macedonian": "here", "persian": "computer:random"})
CAESAR = ("caesar/marathon", {"greeks": "here", "persians": "computer:random"})


@pytest.mark.parametrize(
    ("field", "changes", "seed", "locale"),
    [  # one whole battle of each ruleset with cards or counters; in the other language, and on a table, one soon over
        (ANCIENTS, {}, "1", "en-GB"),
        (ANCIENTS, {"side.0.banners": 2, "side.1.banners": 2}, "1", "fr-FR"),
        (ALEXANDER, {}, "2", "fr-FR"),
        (ALEXANDER, {"turns": 1, "victory.conditions.1.turn": 1}, "2", "en-GB"),
        (CAESAR, {"turns": 1}, "1", "en-GB"),
        (CAESAR, {"turns": 1}, "3", "fr-FR"),
    ],
)
def test_a_battle_to_its_end(
    server: Server, visit: Callable[..., Screen], field: tuple[str, dict[str, str]], changes: dict[str, int],
    seed: str, locale: str,
) -> None:  # fmt: skip
    scenario, seats = field
    wins, log, drawn = WORDS[locale[:2]]
    player = visit(locale=locale)
    made = go_on(server, changed_battle(scenario, changes, seed), **seats)
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
