"""The judgement of `caesar`: what it expects of dice, that it has something to say to every question, and that who
follows it beats who mostly does not."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from strategikon.ai import Budget, find_opponent
from strategikon.caesar import RULESET
from strategikon.caesar.odds import losses, panic
from strategikon.caesar.panic_results import MELEE, ROUT, Nerve
from strategikon.caesar.tactics import WEIGHERS, outlook
from strategikon.caesar.tactics.blows import Body, chances, harm, round_value
from strategikon.caesar.verbs import VERBS
from strategikon.kernel.battle import Battle
from strategikon.kernel.scenario import load_scenario
from strategikon.kernel.tactics import WON

STEADY = Nerve("infantry", False, False, False, False, False)
DICE = range(1, 7)


def enumerated(dice: int, needed: int, save: int) -> list[Fraction]:
    """Casualties of some dice, throw by throw."""
    found = [Fraction(0)] * (dice + 1)
    for hits in product(DICE, repeat=dice):
        struck = sum(die >= needed for die in hits)
        for saves in product(DICE, repeat=struck):
            found[sum(die < save for die in saves)] += Fraction(1, 6 ** (dice + struck))
    return found


@pytest.mark.parametrize(("dice", "needed", "save"), [(1, 4, 5), (2, 3, 4), (3, 5, 6), (2, 6, 7)])
def test_casualties_against_every_throw(dice: int, needed: int, save: int) -> None:
    assert list(losses(dice, needed, 0, save, False)) == enumerated(dice, needed, save)


def test_panic_against_every_throw() -> None:
    """Infantry that lost by 3: the table read at 2D6 - 3; 2 and less is a rout, that is a throw of 5 or less."""
    found = dict(panic(MELEE, 3, STEADY))
    assert sum(found.values()) == 36
    assert found[ROUT] == sum(one + other <= 5 for one, other in product(DICE, DICE))


def body(side: int) -> Body:
    return Body(side, 100.0, 10.0, 4, 0, False, STEADY, False)


def test_a_round_against_every_throw() -> None:
    """Two dice a side: each result with its chance, whoever suffers more tests."""
    mine, theirs = chances(2, 4, 0, 5, False), chances(2, 3, 0, 4, False)
    wanted = sum(
        one * other * (harm(body(1), his, his - my) - harm(body(0), my, my - his))
        for my, one in enumerate(theirs)
        for his, other in enumerate(mine)
    )
    assert round_value(((body(0), theirs), (body(1), mine))) == pytest.approx(wanted)


def test_a_round_among_equals_is_worth_nothing() -> None:
    same = chances(5, 4, 0, 5, False)
    assert round_value(((body(0), same), (body(1), same))) == pytest.approx(0)


def test_every_question_is_weighed() -> None:
    assert set(VERBS.asks) - set(WEIGHERS) == set()


def fought(name: str, seed: str, one: str, other: str) -> Iterator[Battle[Any, Any]]:
    """A battle between two opponents, at each decision; at last when it is over."""
    battle: Battle[Any, Any] = Battle(load_scenario(RULESET, name), seed)
    players = [find_opponent(level)(f"{seed} {level}", Budget(nodes=1)) for level in (one, other)]
    while battle.ask is not None:
        yield battle
        battle.pick(players[battle.ask.side].choose(battle))
    yield battle


def test_weights_aims_and_worth_of_a_battle() -> None:
    """Each question has a weight for every option, each option an aim; what one side gains the other loses."""
    tactics = RULESET.tactics
    assert tactics is not None
    for number, battle in enumerate(fought("marathon", "tactics", "veteran", "recruit")):
        if battle.ask is not None and number % 5 == 0:
            assert len(tactics.weigh(battle)) == len(battle.ask.values)
            assert tactics.aim(battle, battle.ask.values[0]).id.startswith("caesar-aim-")
            assert tactics.worth(battle, 0) == -tactics.worth(battle, 1)
            tactics.expected(battle, battle.ask.values[0])
    assert abs(tactics.worth(battle, 0)) in (0, WON)


def forget() -> None:
    for kept in (outlook._outlooks, outlook._backing, outlook._numbers, outlook._clashes):
        kept.clear()


def charges(battle: Battle[Any, Any]) -> list[float]:
    """What every charge on the table would bring, as the side to choose sees it."""
    look = outlook.outlook_of(battle, battle.ask.side if battle.ask else 0)
    return [look.charge(unit, foe) for unit in look.own for foe in look.foes]


@pytest.mark.parametrize("name", ["marathon", "cannae"])
def test_what_is_kept_of_earlier_looks_changes_nothing(name: str) -> None:
    """A battle is looked at with all that was kept; then some of its questions once more, with nothing kept at all."""
    tactics = RULESET.tactics
    assert tactics is not None
    forget()
    battles = [battle.fork() for battle in fought(name, "kept", "veteran", "recruit") if battle.ask is not None]
    looks = [(battle, charges(battle), list(tactics.weigh(battle))) for battle in battles]
    assert len(looks) > 200
    for battle, brought, weights in looks[::9]:
        forget()
        assert charges(battle) == brought
        assert list(tactics.weigh(battle)) == weights


def test_a_veteran_beats_a_recruit() -> None:
    won = 0
    for seed in ("one", "two"):
        for sides in (("veteran", "recruit"), ("recruit", "veteran")):
            *_, battle = fought("marathon", seed, *sides)
            assert battle.outcome is not None
            won += battle.outcome.winner == battle.sides[sides.index("veteran")]
    assert won >= 3
