"""What if: a battle fought on from where it stands, as often as one likes."""

from __future__ import annotations

from typing import NamedTuple

from strategikon.ai import Budget, find_opponent
from strategikon.kernel.battle import AnyBattle
from strategikon.lab.fight import PATIENCE

SHORT_THOUGHT = 60  # nodes a decision: a hundred battles are to be had while one waits


class FoughtOn(NamedTuple):
    """How a battle ended: who won (None: nobody), how many turns later, and by side the count that decides."""

    winner: str | None
    turns: int
    score: dict[str, int]


def fight_on(battle: AnyBattle, number: int, player: str) -> FoughtOn:
    """Fight a battle to its end, both sides led by one kind of opponent. Each number has dice of its own, and whatever
    the side to choose cannot know is dealt anew."""
    assert battle.ask is not None
    seed = f"what if {number}"
    world = battle.fork(seed, battle.sides[battle.ask.side])
    players = [find_opponent(player)(f"{seed} {side}", Budget(nodes=SHORT_THOUGHT)) for side in world.sides]
    turn, begun = world.ruleset.turn, world.ruleset.turn(world.state)
    for _ in range(PATIENCE * world.ruleset.bound):
        if world.ask is None:
            break
        world.pick(players[world.ask.side].choose(world))
    winner = world.outcome.winner if world.outcome else None
    return FoughtOn(winner, turn(world.state) - begun, deciding(world))


def deciding(battle: AnyBattle) -> dict[str, int]:
    """The count of each side that decides: the first of its tracks."""
    counts: dict[str, int] = {}
    for track in battle.scene(None).tracks:
        if track.side is not None:
            counts.setdefault(track.side, track.value)
    return counts
