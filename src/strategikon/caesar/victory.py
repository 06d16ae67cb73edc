"""VIC.01-VIC.05 How a battle ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from strategikon.caesar.field import Fight
from strategikon.caesar.ground import Piece
from strategikon.caesar.state import INSIDE, LOST, OFF_TABLE
from strategikon.caesar.states import destroyed
from strategikon.caesar.units import figure, present

Condition: TypeAlias = Mapping[str, Any]


def gone(battle: Fight, side: int) -> int:
    """VIC.01 Demoralised or destroyed divisions of a side."""
    state = battle.state
    return sum(bool(state.demoralised[c]) or destroyed(battle, c) for c in battle.field.captains_of[side])


def is_broken(battle: Fight, side: int) -> bool:
    """VIC.01 Whether an army has reached its break point."""
    return gone(battle, side) >= battle.field.break_point[side]


def lost_units(battle: Fight, side: int) -> int:
    """VIC.03 Units destroyed, routed or off the table."""
    return sum(battle.state.where[unit] in (OFF_TABLE, LOST) for unit in battle.field.friends[side])


def examine(battle: Fight, round_over: bool = False) -> None:
    """VIC.05 At the end of a step: break points, then the conditions of the scenario in their order; the turn limit is
    looked at when its last round is over."""
    for condition in battle.field.conditions:
        kind = condition["type"]
        if kind == "time_limit":
            if round_over and battle.state.round >= battle.field.rounds:
                _time_limit(battle, condition)
        elif round_over or kind not in AFTER_ROUND:
            CONDITIONS[kind](battle, condition)


def _score(battle: Fight) -> dict[str, int]:
    return {name: gone(battle, 1 - side) for side, name in enumerate(battle.sides)}


def _break_points(battle: Fight, condition: Condition) -> None:
    """VIC.01, VIC.02"""
    broken = [side for side in range(2) if is_broken(battle, side)]
    if len(broken) == 2:
        battle.end(None, "caesar-end-both-broken", _score(battle))
    if broken:
        battle.end(1 - broken[0], "caesar-end-broken", _score(battle), side=battle.sides[broken[0]])


def _captain_killed(battle: Fight, condition: Condition) -> None:
    """VIC.04 He was killed in the round that is over, whoever has taken his place since."""
    captain = battle.field.captain_ids.index(condition["captain"])
    winner = battle.sides.index(condition["winner"])
    if battle.state.fallen[captain] == battle.state.round and not is_broken(battle, winner):
        battle.end(winner, "caesar-end-captain", _score(battle), captain=condition["captain"])


def _divisions_demoralised(battle: Fight, condition: Condition) -> None:
    places = [battle.field.division_ids.index(name) for name in condition["divisions"]]
    if all(battle.state.demoralised[place] or destroyed(battle, place) for place in places):
        battle.end(battle.sides.index(condition["winner"]), "caesar-end-divisions", _score(battle))


def _units_destroyed(battle: Fight, condition: Condition) -> None:
    place = battle.field.division_ids.index(condition["division"])
    lost = sum(battle.state.where[unit] == LOST for unit in battle.field.captains[place].units)
    if lost >= condition["count"] and battle.state.round <= condition["until_round"]:
        battle.end(battle.sides.index(condition["winner"]), "caesar-end-units", _score(battle), count=lost)


def _units_inside(battle: Fight, condition: Condition) -> None:
    """VIC.04 Those with their centre in the area; an occupant has that of its work."""
    area = Piece({"id": "area", "kind": "hill", "polygon": condition["area"]})
    own = battle.field.friends[battle.sides.index(condition["side"])]
    inside = sum(present(battle, unit) and area.holds(*figure(battle, unit)[:2]) for unit in own)
    if inside >= condition["count"]:
        battle.end(battle.sides.index(condition["winner"]), "caesar-end-inside", _score(battle), count=inside)


def _occupy(battle: Fight, condition: Condition) -> None:
    winner = battle.sides.index(condition["winner"])
    work = INSIDE + battle.field.work_ids.index(condition["terrain"])
    holders = {battle.field.side_of[unit] for unit, where in enumerate(battle.state.where) if where == work}
    if holders == {winner}:
        battle.end(winner, "caesar-end-occupied", _score(battle), work=condition["terrain"])


def _time_limit(battle: Fight, condition: Condition) -> None:
    """VIC.03 Fewer demoralised divisions, then fewer units lost; or as the scenario says."""
    lost = [lost_units(battle, side) for side in range(2)]
    if condition.get("compare", "standard") == "units_lost":
        winner = battle.sides.index(condition["winner"])
        name = condition["winner"] if lost[winner] < lost[1 - winner] else condition["otherwise"]
        battle.end(battle.sides.index(name), "caesar-end-time", _score(battle))
    for one, other in ((gone(battle, 0), gone(battle, 1)), (lost[0], lost[1])):
        if one != other:
            battle.end(0 if one < other else 1, "caesar-end-time", _score(battle))
    battle.end(None, "caesar-end-time-draw", _score(battle))


AFTER_ROUND: Final = ("captain_killed", "units_inside")
CONDITIONS: Final[Mapping[str, Callable[[Fight, Condition], None]]] = {
    "break_points": _break_points,
    "captain_killed": _captain_killed,
    "divisions_demoralised": _divisions_demoralised,
    "units_destroyed": _units_destroyed,
    "units_inside": _units_inside,
    "occupy": _occupy,
}
