"""10.14 Recovery: an Individual Order removes two hits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.alexander import missiles, special_rules
from strategikon.alexander.pieces import Fight, adjacent_units, hexes, in_column, is_marked, is_near_enemy, unit_id
from strategikon.alexander.state import Mark
from strategikon.alexander.zones import in_enemy_zoc
from strategikon.kernel.decision import Refusal, refusal

OPEN_GROUND: Final = frozenset({"clear", "town"})  # a town is otherwise clear
RECOVERED_HITS: Final = 2  # 10.14


def cannot_recover(battle: Fight, unit: int) -> Refusal | None:
    """10.14, 6.65b Clear terrain, no enemy ZOC, no enemy adjacent, no missile threat, hits to remove; once, nothing
    else. A column does nothing but march."""
    return next(bars(battle, unit), None)


def bars(battle: Fight, unit: int) -> Iterator[Refusal]:
    """10.14, 6.65b All that keeps a unit from recovering, the first reason first."""
    state, field = battle.state, battle.field
    name = field.ids[unit]
    if state.routed[unit]:
        yield refusal("10.25c", "alexander-why-routed", unit=name)
    if in_column(battle, unit):
        yield refusal("6.65b", "alexander-why-column-marches", unit=name)
    if not state.hits[unit]:
        yield refusal("10.14a", "alexander-why-no-hits", unit=name).besides("5.22c")
    if is_marked(battle, unit, Mark.RECOVERED | Mark.ORDERED | Mark.MOVED_NOW | Mark.FIRED):
        yield refusal("10.14b", "alexander-why-recover-once", unit=name)
    if any(field.terrain[here] not in OPEN_GROUND for here in hexes(battle, unit)):
        yield refusal("10.14a", "alexander-why-recover-ground", unit=name)
    if special_rules.is_afloat(battle, unit, "no_recovery_in"):
        yield refusal("10.14a", "alexander-why-recover-ground", unit=name)
    if reason := _beset(battle, unit):
        yield reason


def _beset(battle: Fight, unit: int) -> Refusal | None:
    """10.14a What enemies are too near."""
    name = battle.field.ids[unit]
    if not is_near_enemy(battle, unit, missiles.FARTHEST_SHOT):
        return None  # nobody is near enough for any of these
    if in_enemy_zoc(battle, unit):
        return refusal("10.14a", "alexander-why-in-zoc", unit=name)
    if adjacent_units(battle, unit, 1 - battle.field.side_of[unit]):
        return refusal("10.14a", "alexander-why-beside-enemy", unit=name)
    if missiles.is_threatened(battle, unit):
        return refusal("10.14a", "alexander-why-threatened", unit=name)
    return None


def recover(battle: Fight, unit: int) -> None:
    """10.14a Two hits are removed."""
    state = battle.state
    points = min(RECOVERED_HITS, state.hits[unit])
    state.hits[unit] -= points
    battle.emit("recover", unit=unit_id(battle, unit), points=points, hits=state.hits[unit])
