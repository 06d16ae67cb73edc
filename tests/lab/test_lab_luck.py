"""Luck is told from choice by throwing the same dice again, in every ruleset."""

from __future__ import annotations

import random

import pytest

from small_battles import before_cavalry
from strategikon.ai import Budget, find_opponent
from strategikon.alexander.whole_marches import March
from strategikon.kernel.battle import AnyBattle
from strategikon.lab.luck import chance, doubt, judged, luck_of, owners
from strategikon.lab.whatif import fight_on
from strategikon.library import load

MOST = 400  # choices looked at for dice
BATTLES = ["skirmish/ford", "ancients/ticinus-218", "alexander/pelium", "bayard/agincourt_1415", "caesar/adrianople"]


def to_the_dice(battle: AnyBattle) -> tuple[AnyBattle, object]:
    """The battle before the first choice that throws dice, and that choice."""
    players = [find_opponent("recruit")(f"dice {side}", Budget()) for side in battle.sides]
    for _ in range(MOST):
        assert battle.ask is not None
        value = battle.ask.values[players[battle.ask.side].choose(battle)]
        after = battle.fork()
        after.take(value)
        if any(event.throw for event in after.events):
            return battle, value
        battle.take(value)
    raise AssertionError("no dice")


@pytest.mark.parametrize("name", BATTLES)
def test_the_luck_of_a_throw_is_what_it_gave_beyond_the_usual(name: str) -> None:
    battle, value = to_the_dice(load(name, seed="luck"))
    before = battle.digest()
    found = luck_of(battle, value, owners(battle), 40)
    assert found is not None
    assert battle.digest() == before
    assert sum(found.dice) > 0
    assert all(0 <= hits <= dice for hits, dice in zip(found.hits, found.dice, strict=True))
    assert -1 <= found.given <= 1
    means = []
    for sample in range(40):  # over many throws luck is nothing
        other = battle.fork(f"again {sample}")
        given = luck_of(other, value, owners(other), 8)
        assert given is not None
        means.append(given.given)
    assert abs(sum(means) / len(means)) < 0.1


def test_hits_are_counted_against_their_chance() -> None:
    """Skirmish 5.3: a unit that stands is hit by a 4 or more, so half of the throws hit."""
    battle = load("skirmish/ford", seed="hits")
    luck = random.Random(3)
    while battle.ask is not None and battle.ask.kind != "defend":
        attacks = [value for value in battle.ask.values if battle.write(value).text.startswith("attack")]
        battle.take(luck.choice(attacks or battle.ask.values))
    found = luck_of(battle, "stand", owners(battle), 800)
    assert found is not None
    assert sum(found.dice) == 1
    assert sum(found.usual) == pytest.approx(1 / 2, abs=0.06)


def test_a_choice_without_dice_has_no_luck() -> None:
    battle = load("skirmish/ford", seed="none")
    assert battle.ask is not None
    assert luck_of(battle, battle.ask.values[0], owners(battle), 5) is None


def test_a_blunder_is_seen() -> None:
    """Whoever may finish an enemy off and rests instead has given something away."""
    seen = 0
    for seed in range(6):
        battle, luck = load("skirmish/ford", seed=f"blunder {seed}"), random.Random(seed)
        while battle.ask is not None and battle.number < 120 and not seen:
            doubts = [doubt(battle, value) for value in battle.ask.values]
            worst = battle.ask.values[doubts.index(max(doubts))]
            if max(doubts) > 0 and (found := judged(battle, worst)) is not None:
                assert found.better > found.played
                assert found.value != worst
                seen += 1
            battle.take(luck.choice(battle.ask.values))
    assert seen


@pytest.mark.parametrize("name", BATTLES[1:])
def test_every_ruleset_tells_a_poor_choice_from_a_better_one(name: str) -> None:
    """Of blind choices one is soon seen to have given something away, and what was better was on offer."""
    battle, luck = load(name, seed="poor"), random.Random("poor")
    for _ in range(MOST):
        assert battle.ask is not None
        value = luck.choice(battle.ask.values)
        if doubt(battle, value) > 0 and (found := judged(battle, value)) is not None and found.better > found.played:
            assert 0 <= found.played < found.better <= 1
            assert found.value in battle.ask.values
            assert found.value != value
            return
        battle.take(value)
    raise AssertionError("nothing was given away")


# -- what was put together beside the list -----------------------------------------------------------------------------


def test_a_march_of_ones_own_into_a_charge_is_seen() -> None:
    battle = before_cavalry()
    assert battle.ask is not None
    value, _ = battle.find("move A advance 5")
    assert value not in battle.ask.values
    assert doubt(battle, value) > 0
    found = judged(battle, value)
    assert found is not None
    assert found.better - found.played > 0.02
    assert found.value in battle.ask.values
    assert battle.write(found.value).text != "move A advance 6"  # no better: as near to them


def test_what_ends_alike_is_weighed_alike() -> None:
    """MOV.21 A pose weighs as much as the listed move that ends there."""
    battle = before_cavalry()
    assert battle.ask is not None
    for listed, pose in (("advance 3", "to 50 33 facing 000"), ("retire 6", "to 50 24 facing 000")):
        one, other = (battle.find(f"move A {words}")[0] for words in (listed, pose))
        assert (one in battle.ask.values, other in battle.ask.values) == (True, False)
        assert doubt(battle, one) == doubt(battle, other)


def test_a_march_named_at_once_is_weighed_by_where_it_leads() -> None:
    battle, luck = load("alexander/granicus", seed="go"), random.Random("go")
    assert battle.ask is not None
    while battle.ask.kind != "move":
        battle.take(luck.choice(battle.ask.values))
    family = battle.ask.family
    assert isinstance(family, March)
    doubts = {doubt(battle, ("go", named)) for named in family.found}
    assert len(doubts) > 1


def test_where_no_weight_speaks_ones_own_post_is_still_looked_at() -> None:
    """Skirmish 2.3: a post that is not listed."""
    battle = load("skirmish/bank", seed="post")
    assert battle.ask is not None
    assert [doubt(battle, value) for value in battle.ask.values] == [0, 0, 0]
    post, _ = battle.find("place red-picket C5")
    assert doubt(battle, post) > 0
    judged(battle, post)
    assert battle.number == 0


def test_a_chance_is_sure_once_it_is_over() -> None:
    battle = load("skirmish/ford", seed="end")
    assert 0 < chance(battle) < 1
    ended = [fight_on(battle, number, "recruit") for number in range(4)]
    assert {each.winner for each in ended} <= {*battle.sides, None}
    assert ended[0] == fight_on(battle, 0, "recruit")
