"""1.01, 5.01-5.06 Victory: what an army can bear, and what a scenario asks besides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from strategikon.bayard import corps
from strategikon.bayard.field import Fight
from strategikon.bayard.ground import BIT
from strategikon.bayard.muster.price import unit_price
from strategikon.bayard.state import NOBODY, NOWHERE
from strategikon.bayard.tables import ARTILLERY

POINTS, GUN_POINTS = 10, 20  # 5.03
LOOT_HALVES, LOOT_POINTS = 2, 1  # A5.113, R-BAY-105
MARGINAL, MODERATE = 20, 50  # 5.05 percent
Condition = Mapping[str, Any]


# -- 5.02, 5.03, A5.113 what is counted --------------------------------------------------------------------------------


def worth_of(battle: Fight, unit: int) -> int:
    """5.02-5.04 What a unit counts: in half-units or, by the switch, in points."""
    if battle.field.victory_by_points:
        return demoralisation_points(battle, unit)
    return battle.field.profiles[unit].half_units


def initial(battle: Fight, side: int) -> int:
    """5.02 The army at the start, reinforcements included."""
    if not battle.field.victory_by_points and not battle.field.decoys:
        return battle.field.half_units[side]
    own = (unit for unit in battle.field.units_of[side] if unit not in battle.field.decoys)
    return sum(worth_of(battle, unit) for unit in own)


def lost(battle: Fight, side: int) -> int:
    """5.02 What is out of play."""
    hex_of = battle.state.hex_of
    gone = sum([worth_of(battle, unit) for unit in battle.field.units_of[side] if hex_of[unit] == NOWHERE])
    before = 0 if battle.field.victory_by_points else battle.field.lost_before[side]
    return before + gone + looted(battle, side)


def threshold(battle: Fight, side: int, condition: Condition) -> int:
    """5.02, R-BAY-49 The least loss that beats an army, of its fraction; `breaks_at` of a side replaces that."""
    own: int | None = battle.field.breaks_at[side]
    if own is not None and "when_removed" not in condition and not battle.field.victory_by_points:
        return own
    over, under = map(int, condition["fraction"])
    return -(-initial(battle, side) * over // under)


def demoralisation_points(battle: Fight, unit: int) -> int:
    """5.03 The budget value divided by 10, artillery by 20, rounded to nearest, half up; reckoned where the file gives
    none. A5.110 Servants have none."""
    profile = battle.field.profiles[unit]
    divisor = GUN_POINTS if profile.type == ARTILLERY else POINTS
    cost = 0 if profile.servants else profile.cost or unit_price(profile)
    return (2 * cost + divisor) // (2 * divisor)


def looted(battle: Fight, side: int) -> int:
    """A5.113 Each hex of its camp that was looted counts as a unit lost; in points, as much as servants cost."""
    if not battle.state.looted:
        return 0
    hexes = sum(battle.field.camp_at[here] == side for here, _ in battle.state.looted)
    return hexes * (LOOT_POINTS if battle.field.victory_by_points else LOOT_HALVES)


# -- conditions --------------------------------------------------------------------------------------------------------


def _side(battle: Fight, condition: Condition, key: str = "side") -> int:
    return battle.sides.index(condition[key])


def _demoralised(battle: Fight, condition: Condition) -> bool:
    """5.02, 5.04"""
    if "when_removed" in condition and not _is_removed(battle, condition["when_removed"]):
        return False
    side = _side(battle, condition)
    return lost(battle, side) >= threshold(battle, side, condition)


def _is_removed(battle: Fight, name: str) -> bool:
    return battle.state.leader_hex[battle.field.leader_index[name]] == NOWHERE


def _leader_eliminated(battle: Fight, condition: Condition) -> bool:
    leader = battle.field.leader_index[condition["leader"]]
    if battle.state.leader_hex[leader] != NOWHERE:
        return False
    rank, state = condition.get("no_rank_left"), battle.state
    side = battle.field.leader_side[leader]
    return rank is None or not any(
        state.leader_rank[one] == rank and state.leader_hex[one] >= 0 for one in battle.field.leaders_of[side]
    )


def _occupies(battle: Fight, condition: Condition) -> bool:
    side, state = _side(battle, condition), battle.state
    held = (state.unit_at[here] for here in battle.field.hexes(condition["hexes"]))
    return all(unit != NOBODY and battle.field.side_of[unit] == side for unit in held)


def _controls(battle: Fight, condition: Condition) -> bool:
    side = _side(battle, condition)
    return all(battle.state.holder[here] == side for here in battle.field.hexes(condition["hexes"]))


def _units_near(battle: Fight, condition: Condition) -> bool:
    side, state, grid = _side(battle, condition), battle.state, battle.field.grid
    places = battle.field.hexes(condition["hexes"])
    troops = condition.get("troops")
    near = [unit for unit in battle.field.units_of[side]
            if state.hex_of[unit] >= 0
            and (troops is None or battle.field.profiles[unit].troop in troops)
            and min(grid.distance[state.hex_of[unit]][place] for place in places) <= condition["within"]]  # fmt: skip
    return len(near) >= int(condition["count"])


def _none_on_terrain(battle: Fight, condition: Condition) -> bool:
    bit, ground, hex_of = BIT[condition["terrain"]], battle.field.ground, battle.state.hex_of
    own = battle.field.units_of[_side(battle, condition)]
    return not any(hex_of[unit] >= 0 and ground.terrain[hex_of[unit]] & bit for unit in own)


def _fewer_losses(battle: Fight, condition: Condition) -> bool:
    side = _side(battle, condition)
    return lost(battle, side) < lost(battle, 1 - side)


AT_ONCE: Final = ("demoralisation", "leader_eliminated")
EACH_TURN: Final = ("occupy", "control")
TESTS: Final[dict[str, Callable[[Fight, Condition], bool]]] = {
    "demoralisation": _demoralised, "leader_eliminated": _leader_eliminated, "occupy": _occupies,
    "control": _controls, "units_near": _units_near, "none_on_terrain": _none_on_terrain,
    "fewer_losses": _fewer_losses,
}  # fmt: skip


# -- looking -----------------------------------------------------------------------------------------------------------


def look_at_end(battle: Fight) -> None:
    """1.32, 5.01 At the end of a player's turn."""
    _examine(battle, AT_ONCE)
    _count_survivors(battle)


def look(battle: Fight) -> None:
    """5.01, R-BAY-49 During play: whoever meets a condition wins at once, unless the switch says at a turn's end."""
    if not battle.field.victory_at_end:
        _examine(battle, AT_ONCE)


def look_after_fight(battle: Fight) -> None:
    """5.01, 4.02 A side that has no unit left has lost, no condition naming it: once the fight is resolved to its end,
    follow-up and pursuit included."""
    if not battle.field.victory_at_end and all(battle.field.units_of):
        _count_survivors(battle)


def look_at_full_turn(battle: Fight) -> None:
    """5.01 At the end of a full turn: hexes held, and what falls due in this turn; then the limit of turns."""
    for condition in battle.field.conditions:
        due = condition.get("turn")
        if condition["type"] == "time_limit":
            if battle.state.turn >= condition["turn"]:
                _time_is_up(battle, condition)
        elif due == battle.state.turn or (due is None and condition["type"] in EACH_TURN):
            if TESTS[condition["type"]](battle, condition):
                win(battle, battle.sides.index(condition["winner"]), f"bayard-end-{condition['type']}")
    if battle.field.turns and battle.state.turn >= battle.field.turns:
        _time_is_up(battle, {"compare": "share_lost"})


def _examine(battle: Fight, kinds: tuple[str, ...]) -> None:
    for condition in battle.field.conditions:
        if condition["type"] in kinds and TESTS[condition["type"]](battle, condition):
            win(battle, battle.sides.index(condition["winner"]), f"bayard-end-{condition['type']}")


def _count_survivors(battle: Fight) -> None:
    for side in range(2):
        if not any(battle.state.hex_of[unit] != NOWHERE for unit in battle.field.units_of[side]):
            win(battle, 1 - side, "bayard-end-destroyed")


def _time_is_up(battle: Fight, condition: Condition) -> None:
    """The last turn: the side named wins, or the one that has lost the smaller share."""
    if "winner" in condition:
        win(battle, battle.sides.index(condition["winner"]), "bayard-end-time_limit")
    shares = [lost(battle, side) * max(1, initial(battle, 1 - side)) for side in range(2)]
    final = corps.final_winner(battle, None)
    if shares[0] == shares[1] and final is not None:
        battle.end(final, "bayard-end-corps", score_of(battle), grade="marginal")
    if shares[0] == shares[1]:
        battle.end(None, "bayard-end-draw", score_of(battle))
    win(battle, 0 if shares[0] < shares[1] else 1, "bayard-end-share")


def score_of(battle: Fight) -> dict[str, int]:
    """What each side has destroyed."""
    return {battle.sides[side]: lost(battle, 1 - side) for side in range(2)}


def win(battle: Fight, winner: int, reason: str) -> None:
    """R-BAY-86 Objectives of corps may make another the winner in the end."""
    final = corps.final_winner(battle, winner)
    if final is not None and final != winner:
        battle.end(final, "bayard-end-corps", score_of(battle), grade="marginal")
    battle.end(winner, reason, score_of(battle), grade=grade_of(battle, winner))


def grade_of(battle: Fight, winner: int) -> str:
    """5.05, 5.06, R-BAY-49 The gap in losses divided by the loser's: up to 20 % marginal, up to 50 % moderate."""
    own, theirs = lost(battle, winner), lost(battle, 1 - winner)
    if theirs == 0 or own >= theirs:
        return "marginal"
    gap = 100 * (theirs - own)
    return "marginal" if gap <= MARGINAL * theirs else "moderate" if gap <= MODERATE * theirs else "decisive"
