"""Where a hot path keeps a formula of its own beside the one that explains or searches, the two say the same: over
positions of blind battles."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from inline import fight, unit

from strategikon.caesar import RULESET
from strategikon.caesar.charges import contact_within, face_point, too_far
from strategikon.caesar.declaring import cannot_declare, prey_of
from strategikon.caesar.duties import cannot_charge_now, charge_values
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import off, rdiv
from strategikon.caesar.initiative import cannot_take_it, may_take_it
from strategikon.caesar.marching import March
from strategikon.caesar.mover import Mover
from strategikon.caesar.placing import follow, ways
from strategikon.caesar.sight import marks_between
from strategikon.caesar.state import INSIDE, ON_TABLE
from strategikon.caesar.units import on_table, present
from strategikon.kernel.battle import Battle
from strategikon.kernel.decision import Refusal
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import load_scenario

EVERY, MOST = 80, 330  # decisions: one in so many, as far as this
some_battles = pytest.mark.parametrize("name", ["sabis", "adrianople"])


def positions(name: str) -> Iterator[Fight]:
    battle: Fight = Battle(load_scenario(RULESET, name), "quick")
    will = Dice(f"quick {name}")
    while battle.ask is not None and battle.number < MOST:
        if battle.number % EVERY == 0:
            yield battle
        values = battle.ask.values
        battle.take(values[will.pick(len(values))])


@some_battles
def test_prey_is_whom_no_rule_forbids(name: str) -> None:
    """CHG.02, CHG.36, CMD.03 Whom a unit may declare a charge on, and whom it may charge at once."""
    found = 0
    for battle in positions(name):
        for who, where in enumerate(battle.state.where):
            if where != ON_TABLE and where < INSIDE:
                continue
            foes = [foe for foe in battle.field.enemies[battle.field.side_of[who]] if present(battle, foe)]
            moves = 1 + who % 3
            assert prey_of(battle, who, moves) == [f for f in foes if cannot_declare(battle, who, f, moves) is None]
            now = [foe for foe in foes if cannot_charge_now(battle, who, foe, moves) is None]
            assert charge_values(battle, who, moves) == [("charge", who, foe) for foe in now]
            found += len(now)
    assert found > 5


@some_battles
def test_initiative_is_open_to_whom_no_rule_forbids(name: str) -> None:
    """CMD.02, CMD.04"""
    seen = {True: 0, False: 0}
    for battle in positions(name):
        for who in range(len(battle.field.ids)):
            able = may_take_it(battle, who)
            assert able == (cannot_take_it(battle, who) is None)
            seen[able] += battle.field.side_of[who] == battle.state.active
    assert min(seen.values()) > 3


@some_battles
def test_who_is_too_far_has_no_path(name: str) -> None:
    """CHG.04"""
    seen = {True: 0, False: 0}
    for battle in positions(name):
        for who in range(len(battle.field.ids)):
            for foe in battle.field.enemies[battle.field.side_of[who]]:
                if on_table(battle, who) and present(battle, foe):
                    origin, moves = face_point(battle, who), 1 + (who + foe) % 3
                    path = contact_within(battle, who, foe, origin, moves)
                    far = too_far(battle, who, foe, moves, origin)
                    assert not far or isinstance(path, Refusal)
                    seen[not isinstance(path, Refusal)] += not far
    assert min(seen.values()) > 20


def test_every_way_ends_where_it_was_told_to() -> None:
    """MOV.21 Two wheels are reckoned together and undone exactly; what is dearer than the allowance, or farther than
    one move brings anybody, is no way."""
    battle, chance, found = fight([unit("A", 36_000, 20_000, 7)], [unit("B", 5_000, 46_000, 36)]), Random(14), 0
    mover = Mover(battle, battle.field.unit_index["A"])
    x, y, heading = mover.start
    for _ in range(300):
        ahead, aside, by = chance.randint(-1000, 7000), chance.randint(-4000, 4000), chance.randint(-20, 20)
        dx, dy = off(heading, ahead, aside)
        end = (x + dx, y + dy, (heading + by) % 72)
        within = ways(mover, end, mover.allowance)
        assert within == [way for way in ways(mover, end) if way.cost <= mover.allowance]
        for way in within:
            done = follow(mover, way)
            assert isinstance(done, March)
            assert ((done.x, done.y, done.heading), done.cost) == (end, way.cost)
            found += bool(way.a and way.b)
    assert found > 50


def test_the_marks_in_a_box_are_all_of_them() -> None:
    """SHT.08"""
    chance = Random(13)
    for _ in range(3000):
        start, way, parts = chance.randint(-50, 50), chance.choice((0, chance.randint(-60, 60))), chance.randint(1, 30)
        low = chance.randint(-80, 80)
        high = low + chance.randint(0, 40)
        inside = {k for k in range(1, parts) if low <= start + rdiv(way * k, parts) <= high}
        assert inside <= set(marks_between(start, way, parts, low, high)) <= set(range(1, parts))
