"""A step tells what has changed in a scene, and nothing else; whoever puts it together has the whole scene."""

from __future__ import annotations

import json
from statistics import median
from typing import Any

import pytest
from server_harness import Player, Server, live_battle, patched

from strategikon.kernel.dice import Dice
from strategikon.library import load
from strategikon.server import views
from strategikon.server.live import Asked, LiveBattle
from strategikon.server.presence import Company
from strategikon.server.rows import BattleRow, Head
from strategikon.server.seats import HERE, Seat

CHOICES = 150
LIGHT = {"ancients/zama-202": 6_000, "alexander/troad": 12_000}  # bytes a choice, at the median, for both players


def battle_of(name: str) -> LiveBattle:
    battle = load(name, seed="patches")
    row = BattleRow(
        name, battle.ruleset.id, battle.ruleset.version, battle.scenario.id, battle.scenario.digest, None,
        dict(battle.options), "patches", True, "", "", Head(0, None, None),
    )  # fmt: skip
    return live_battle(row, [Seat(side, HERE) for side in battle.sides])


def told(live: LiveBattle, audience: tuple[str, ...]) -> dict[str, Any]:
    return dict(json.loads(views.sync(live, audience, Company())))


@pytest.mark.parametrize(
    "name", ["skirmish/ford", "ancients/zama-202", "alexander/troad", "bayard/zama_202bc", "caesar/marathon"]
)
def test_patches_put_together_are_the_whole_scene(name: str) -> None:
    live = battle_of(name)
    audiences = [*((side,) for side in live.battle.sides), ()]
    states = {audience: told(live, audience) for audience in audiences}
    will, sizes = Dice("patches"), []
    while live.battle.decision and live.number < CHOICES:
        options = live.battle.decision.options
        live.choose(Asked((live.turn_of or "",), live.number), options[will.pick(min(256, len(options)))].text)
        steps = {audience: views.encode(views.step(live, audience)) for audience in audiences}
        sizes.append(sum(len(step) for audience, step in steps.items() if audience))
        for audience, step in steps.items():
            message = json.loads(step)
            scene = patched(states[audience], message["patch"], "scene")
            states[audience] = {"scene": scene, "serial": message["serial"]}
            assert scene == told(live, audience)["scene"]
    assert median(sizes) <= LIGHT.get(name, 6_000)


def test_who_comes_later_is_sent_what_others_were(server: Server) -> None:
    """Two browsers with the same eyes, one of which came in the middle, see the same from then on."""
    made = server.make()
    with Player(server, made["id"], *made["tokens"].values()) as both:
        for _ in range(5):
            both.choose()
        with Player(server, made["id"]) as early:
            both.choose()
            early.hear("step")
            with Player(server, made["id"]) as late, Player(server, made["id"], made["tokens"]["red"]) as red:
                for _ in range(6):
                    both.choose()
                    for player in (early, late, red):
                        player.hear("step")
                assert early.state["scene"] == late.state["scene"]
                assert red.state["scene"] == both.state["scenes"]["red"]


def test_nothing_is_said_twice(server: Server) -> None:
    """Who sits where, and the board, are told when they change."""
    made = server.make()
    with Player(server, made["id"], *made["tokens"].values()) as both:
        step = both.choose()
        assert "seats" not in step
        assert "board" not in step["patches"]["red"]
        assert len(json.dumps(step["patches"]["red"])) < len(json.dumps(both.sync["scenes"]["red"])) / 2
