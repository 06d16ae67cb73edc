"""The walk through everything the dice may bring merges what is the same, and nothing else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import comb
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

import pytest
from lab_harness import Simple, skirmish_of

from skirmish import RULESET, rules
from strategikon.kernel.battle import AnyBattle
from strategikon.lab import walk
from strategikon.lab.forecast import Forecast, forecast
from strategikon.lab.walk import handfuls, runs_in_frames, sides_of, throws

Hits = Callable[[AnyBattle], int]
ALL = sides_of(6, {})


def at_blows(monkeypatch: pytest.MonkeyPatch, hits: Hits, alike: Mapping[int, Mapping[int, int]] | None = None) -> Any:
    """A red unit beside a blue one. An attack, instead of 5.3, hits where `hits` says so."""

    def strike(battle: AnyBattle, striker: int, target: int, least: int) -> None:
        ids = battle.field.ids
        battle.emit("strike", unit=ids[striker], target=ids[target], die=0, hit=hits(battle))

    judgement: Any = Simple()
    judgement.guarded = frozenset()
    judgement.alike = alike or {}
    monkeypatch.setattr(RULESET, "tactics", judgement, raising=False)
    monkeypatch.setattr(rules, "strike", strike)
    battle = skirmish_of(
        {"hand": [], "unit": [{"id": "a", "hex": "C1"}]}, {"hand": [], "unit": [{"id": "z", "hex": "C2"}]}
    )
    battle.choose("order a")
    battle.choose("halt")
    return battle


def hit_share(odds: Forecast) -> float:
    return sum(outcome.share for outcome in odds.outcomes if outcome.cost)


def two_dice(battle: AnyBattle) -> int:
    """Nine or more with two dice thrown one after the other: 10 ways of 36. The first is in a local variable alone."""
    first = battle.dice.roll(6) + 1
    second = battle.dice.roll(6) + 1
    return int(first + second >= 9)


def first_above_last(battle: AnyBattle) -> int:
    """Three dice of which the order matters: 15 ways of 36."""
    dice = battle.dice.rolls(3, 6)
    return int(dice[0] > dice[2])


def kept_in_a_set(battle: AnyBattle) -> int:
    """As two dice; what the first was is in a thing that can only be compared as itself."""
    seen = frozenset([battle.dice.roll(6) + 1])
    return int(max(seen) + battle.dice.roll(6) + 1 >= 9)


RULES: list[tuple[Hits, float]] = [(two_dice, 10 / 36), (first_above_last, 15 / 36), (kept_in_a_set, 10 / 36)]


# -- frames -----------------------------------------------------------------------------------------------------------


def seen_from_outside(depth: int = 0) -> FrameType:
    """What `sys._getframe` tells of compiled rules: their frames are not there, the first is that of the battle."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and Path(frame.f_code.co_filename).name != "battle.py":
        frame = frame.f_back
    assert frame is not None
    return frame


def as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    pass


def without_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = SimpleNamespace(_getframe=seen_from_outside, implementation=sys.implementation, modules=sys.modules)
    monkeypatch.setattr(walk, "sys", hidden)


def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "__file__", str(RULESET.folder / "rules.cpython-311-x86_64-linux-gnu.so"))


def compiled_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    import strategikon.kernel.dice as dice

    monkeypatch.setattr(dice, "__file__", str(Path(dice.__file__).with_suffix(".so")))


def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """An interpreter that has no such frames at all."""
    monkeypatch.setattr(walk, "sys", SimpleNamespace(implementation=SimpleNamespace(name="other"), modules=sys.modules))


@pytest.mark.parametrize("world", [as_it_is, without_frames, compiled, compiled_kernel, elsewhere])
@pytest.mark.parametrize(("hits", "share"), RULES)
def test_odds_are_right_whatever_can_be_seen_of_the_rules(
    monkeypatch: pytest.MonkeyPatch, hits: Hits, share: float, world: Callable[[pytest.MonkeyPatch], None]
) -> None:
    battle = at_blows(monkeypatch, hits)
    world(monkeypatch)
    odds = forecast(battle, "attack z", limit=2000, seconds=60)
    assert odds.exact
    assert hit_share(odds) == pytest.approx(share)


def test_what_can_be_seen_is_known() -> None:
    assert runs_in_frames(RULESET)


def test_compiled_rules_are_not_merged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three dice without an order are 56 handfuls; where nothing can be seen, all 216 ways are tried."""

    def any_six(battle: AnyBattle) -> int:
        return int(5 in battle.dice.rolls(3, 6))

    battle = at_blows(monkeypatch, any_six)
    merged = forecast(battle, "attack z", limit=2000, seconds=60)
    compiled(monkeypatch)
    apart = forecast(battle, "attack z", limit=2000, seconds=60)
    assert hit_share(merged) == pytest.approx(91 / 216)
    assert hit_share(apart) == pytest.approx(91 / 216)
    assert (merged.samples, apart.samples) == (1 + 56, 1 + 216)
    assert not forecast(battle, "attack z", limit=200, samples=50, seconds=60).exact


# -- faces that are alike ---------------------------------------------------------------------------------------------


def test_handfuls_are_all_ways_to_throw() -> None:
    ways = dict(handfuls(3, ALL))
    assert len(ways) == comb(8, 3)
    assert sum(ways.values()) == 1
    assert ways[0, 0, 1] == Fraction(3, 216)
    assert ways[0, 1, 2] == Fraction(6, 216)


def test_alike_faces_are_one() -> None:
    sides = sides_of(6, {4: 3})
    assert sides == ((0, 1), (1, 1), (2, 1), (3, 2), (5, 1))
    assert [len(dict(handfuls(count, ALL))) for count in (6, 8)] == [462, 1287]
    assert [len(dict(handfuls(count, sides))) for count in (6, 8)] == [210, 495]
    assert dict(handfuls(3, sides))[3, 3, 3] == Fraction(8, 216)
    assert dict(throws(2, sides))[3, 5] == Fraction(2, 36)
    for ways in (handfuls(4, sides), throws(3, sides)):
        assert sum(share for _, share in ways) == 1


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_ruleset_may_say_which_faces_are_alike(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """A die with two flags: no flag at all is 4 of 6 each, and 3 and 4 are tried as one."""

    def flag(battle: AnyBattle) -> int:
        return int(any(face in (3, 4) for face in battle.dice.rolls(count, 6)))

    runs = []
    for alike in ({}, {6: {4: 3}}):
        battle = at_blows(monkeypatch, flag, alike)
        odds = forecast(battle, "attack z", limit=2000, seconds=60)
        assert hit_share(odds) == pytest.approx(1 - (4 / 6) ** count)
        runs.append(odds.samples)
    assert runs == [1 + [6, 36, 56][count - 1], 1 + [5, 25, 35][count - 1]]
