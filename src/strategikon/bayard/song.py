"""A2.102, R-BAY-65 Cacofonix sings: who stands beside him may be driven straight away from him."""

from __future__ import annotations

from typing import Final

from strategikon.bayard import gun_retreat, retreat
from strategikon.bayard.field import Fight
from strategikon.bayard.harm import lose
from strategikon.bayard.leaders import steadies
from strategikon.bayard.pieces import adjacent_units, mark_leader, unit_id, unit_with
from strategikon.bayard.state import NOBODY, LeaderMark
from strategikon.bayard.tables import FLAGS
from strategikon.bayard.throws import roll
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Value
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.throws import FLAG as DRIVES

SONG_DICE: Final = 2
SILENT_TURNS: Final = 3


def next_singer(battle: Fight) -> int:
    """A2.102 At the start of his side's combats a singer who was activated personally may sing: the next one."""
    singers = (leader for leader in battle.field.leaders_of[battle.state.active] if _may_sing(battle, leader))
    return next(singers, NOBODY)


def _may_sing(battle: Fight, leader: int) -> bool:
    state = battle.state
    if battle.field.leaders[leader].character != "cacofonix" or state.leader_hex[leader] < 0:
        return False
    called = state.leader_marks[leader] & (LeaderMark.ALONE | LeaderMark.ASKED) == LeaderMark.ALONE
    return called and state.turn >= state.silenced[leader]


def sing_or_hold(battle: Fight, leader: int) -> Activity:
    """A2.102 His player decides."""
    mark_leader(battle, leader, LeaderMark.ASKED)
    values: list[Value] = [("sing", leader), ("hold",)]
    value = yield from choose(battle, battle.state.active, "song", values, about=leader)
    if value != ("hold",):
        yield from _sing(battle, leader)


def _sing(battle: Fight, leader: int) -> Activity:
    """A2.102 Every unit beside him, of either side, throws two dice; a friend in his hex does not, but keeps him from
    singing for three turns."""
    state, here = battle.state, battle.state.leader_hex[leader]
    if unit_with(battle, leader) != NOBODY:
        state.silenced = changed(state.silenced, leader, state.turn + SILENT_TURNS + 1)
    for unit in sorted(adjacent_units(battle, here), key=lambda one: state.hex_of[one]):
        if state.hex_of[unit] < 0:
            continue
        throw = roll(battle, "song-dice", SONG_DICE, unit=unit_id(battle, unit))
        flags = [place for place, face in enumerate(throw.rolled) if face in FLAGS]
        for place in flags:
            throw.scored(place, DRIVES)
        if flags:
            yield from _driven_away(battle, unit, len(flags), here)


def _driven_away(battle: Fight, unit: int, flags: int, singer: int) -> Activity:
    """A2.102 Only a leader cancels a flag; hexes that cannot be made straight away from the singer are plaquettes."""
    flags = yield from retreat.cancelling(battle, unit, flags, 1 if steadies(battle, unit) else 0)
    allowed, beyond = gun_retreat.bounded(battle, unit, retreat.distance(battle, unit, flags))
    path = _straight(battle, unit, allowed, singer)
    ways = {path[-1]: path} if path else {}
    made = yield from retreat.go_back(battle, unit, ways, "retreat")
    yield from lose(battle, unit, beyond + allowed - made, "blocked")
    if made and battle.state.hex_of[unit] >= 0:
        yield from lose(battle, unit, gun_retreat.panic_losses(battle, unit, made), "panic")


def _straight(battle: Fight, unit: int, hexes: int, singer: int) -> tuple[int, ...]:
    """The hexes of the row that leads from the singer through the unit, as far as they can be made."""
    here = battle.state.hex_of[unit]
    side = battle.field.ground.side(singer, here)
    path: list[int] = []
    for _ in range(hexes):
        there = battle.field.grid.neighbour[path[-1] if path else here][side]
        if there == OFF or not retreat.may_enter(battle, unit, path[-1] if path else here, there):
            break
        path.append(there)
    while path and battle.state.unit_at[path[-1]] != NOBODY:
        path.pop()
    return tuple(path)
