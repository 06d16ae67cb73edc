"""A5.102, A5.103 Going on board and ashore, in the movement phase."""

from __future__ import annotations

from strategikon.bayard import boats, leaders, refuge, sailing
from strategikon.bayard.field import Fight
from strategikon.bayard.movement import Way
from strategikon.bayard.pieces import hex_name, mark, put, unit_id
from strategikon.bayard.state import NOBODY, Mark
from strategikon.kernel.decision import Value
from strategikon.kernel.ruleset import Activity


def actions(battle: Fight, unit: int) -> list[Value]:
    """What a unit may do with boats now: on board it lands, sails or changes boats, else it embarks."""
    on_board = battle.state.aboard[unit] != NOBODY
    own = [*boats.landings(battle, unit), *sailing.sails(battle, unit)] if on_board else []
    return [*own, *boats.embarkations(battle, unit)]


def embark(battle: Fight, unit: int, number: int) -> Activity:
    """A5.102, 2.34 The unit goes on board, with the figures that go along."""
    way = boats.way_aboard(battle, unit, number)
    assert way is not None
    if battle.state.unit_at[way.path[-1]] != NOBODY:
        return mark(battle, unit, Mark.MOVED)  # A5.73 somebody was there in the dark
    yield from _go(battle, unit, way)
    boats.go_aboard(battle, unit, number)


def land(battle: Fight, unit: int, there: int) -> Activity:
    """A5.102, A5.103 The unit goes ashore and stops there."""
    way = boats.landing(battle, unit, there)
    assert way is not None
    if battle.state.unit_at[there] != NOBODY:
        return mark(battle, unit, Mark.MOVED)
    yield from _go(battle, unit, way)
    battle.emit("land", unit=unit_id(battle, unit), hex=hex_name(battle, there))


def _go(battle: Fight, unit: int, way: Way) -> Activity:
    """2.34, 4.122 The way on board or ashore, with the figures that go along; lone enemies at its end flee."""
    here = battle.state.hex_of[unit]
    going = yield from leaders.go_along(battle, unit, here)
    mark(battle, unit, Mark.MOVED | (Mark.MARCHED if way.marched else 0))
    put(battle, unit, way.path[-1])
    leaders.carry(battle, going, way.path[-1])
    battle.state.moved[unit] += len(way.path)
    names = [hex_name(battle, one) for one in (here, *way.path)]
    battle.emit("move", unit=unit_id(battle, unit), hex=names[-1], path=names)
    yield from refuge.ride_over(battle, way.path[-1], battle.field.side_of[unit])
