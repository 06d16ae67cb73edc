"""How far a search looks ahead, and what luck it takes off."""

from __future__ import annotations

import strategikon
from strategikon.ai import Budget, find_opponent
from strategikon.ai.elite import WIDTH, distinct, promising
from strategikon.ai.opponent import greatest
from strategikon.ai.search import Purse, World, imagined_pair, is_ahead
from strategikon.kernel.battle import AnyBattle
from strategikon.library import find_ruleset


def played(name: str, choices: int) -> AnyBattle:
    """A battle some choices on, both sides going by the greatest weight."""
    battle = strategikon.load(name, "search")
    assert battle.ruleset.tactics is not None
    for _ in range(choices):
        battle.pick(greatest(battle.ruleset.tactics.weigh(battle)))
    return battle


def looked_ahead(battle: AnyBattle) -> World:
    """A world after its trial of the first option."""
    assert battle.ask is not None
    assert battle.ruleset.tactics is not None
    world = World(battle.fork("ahead"), battle.ruleset.tactics, battle.ask.side)
    assert world.played_on(0, Purse(10_000, None)) is not None
    return world


def test_a_search_looks_so_many_turns_ahead() -> None:
    battle = played("ancients/akragas-406", 40)
    tactics = battle.ruleset.tactics
    assert tactics is not None
    before = tactics.settled(battle)
    assert tactics.settled(looked_ahead(battle).battle) == before + tactics.horizon


def test_worlds_come_in_pairs_with_mirrored_dice() -> None:
    battle = played("alexander/troad", 20)
    elite = find_opponent("elite")("pairs", Budget())
    one, other, third = (imagined_pair(elite, battle, sample) for sample in range(3))
    thrown = one.dice.rolls(20, 10)
    assert other.dice.rolls(20, 10) == [9 - face for face in thrown]
    assert third.dice.rolls(20, 10) != thrown


def test_the_best_few_are_tried() -> None:
    weights = dict(enumerate([3, 7, 7, 5, 5, -90]))
    assert list(promising(weights).items()) == [(1, 7), (2, 7), (3, 5), (4, 5), (0, 3)]
    assert len(promising({place: place for place in range(30)})) == WIDTH


def test_of_equal_weights_only_the_first_is_tried_where_luck_cannot_be_told() -> None:
    assert distinct(dict(enumerate([3, 7, 7, 5, 5, -90]))) == {0: 3, 1: 7, 3: 5, 5: -90}
    assert [find_ruleset(name).tactics.tells_luck for name in ("ancients", "alexander")] == [True, False]  # type: ignore[union-attr]


def test_what_ends_alike_is_given_up() -> None:
    assert is_ahead([12], [12], 0, alike=1)
    assert not is_ahead([12], [12], 0, alike=2)
    assert is_ahead([12, 5], [12, 5], 0, alike=2)
    assert not is_ahead([12], [11], 0, alike=1)
    assert not is_ahead([12, 5], [11, 5], 0, alike=1)
