"""What pieces are worth in a battle, counted once for a scenario: rout points of either side at the price its Rout
Level gives them, what cohesion hits take off that, and the hexes a side wants to leave by."""

from __future__ import annotations

from typing import Any, Final
from weakref import WeakKeyDictionary

from strategikon.alexander import rout_points, victory
from strategikon.alexander.field import Field, Trait
from strategikon.alexander.pieces import Fight
from strategikon.alexander.special_rules.departures import edge_beyond
from strategikon.kernel.hexpaths import reach

MIDDLING: Final = 6  # the rout points of a middling unit, which is worth 100
USEFUL: Final = 2  # what a unit is good for besides its rout points, in rout points
LEADERSHIP: Final = 12  # of a leader, for each point of Initiative, besides his rout points
BROKEN: Final = 0.9  # of a routed unit's worth: few rally
STANDS: Final = 0.75  # 9.65 a unit that rolls before it routs
EARLY, LATE = 0.5, 0.3  # of its worth, what hits take: in proportion, and the more the more there are
FAR: Final = 99
MOST_KEPT: Final = 100_000
ENOUGH: Final = 0.5  # of the time, after which the stronger side too leaves by the edge that wins
NO_CHARGE: Final = Trait.SKIRMISHER | Trait.ARTILLERY
CHECK_TQS: Final = range(12)
CHECK_MODIFIERS: Final = range(-2, 6)


class Appraisal:
    """One scenario in numbers. `memory` holds what the judgement has worked out about pairs of units."""

    def __init__(self, battle: Fight) -> None:
        field = battle.field
        self.point = _prices(battle)
        self.worth = [
            self.point[field.side_of[unit]] * (rout_points.unit_value(battle, unit) + USEFUL)
            for unit in range(len(field.ids))
        ]
        self.leader = [
            self.point[field.leader_side[leader]] * victory.leader_value(battle, leader)
            + LEADERSHIP * field.initiative[leader]
            for leader in range(len(field.leader_ids))
        ]
        self.curve = [_curve(field, unit) for unit in range(len(field.ids))]
        self.exits = [_exit_hexes(battle, side) for side in range(len(field.sides))]
        self.power = [_power(field, side) for side in range(len(field.sides))]
        self.waits = [_wins_by_waiting(field, side) for side in field.sides]
        self.last_turn = min((c["turn"] for c in field.victory if c["type"] == "time_limit"), default=0)
        self.ways_out: dict[tuple[int, int], list[int]] = {}
        self.memory: dict[Any, Any] = {}
        self.notes: dict[Any, Any] = {}  # of places.Ground

    def tidy(self) -> None:
        """A full memory is emptied, between two questions: it is quickly filled again."""
        if len(self.memory) > MOST_KEPT:
            self.memory.clear()

    def passed(self, turn: int) -> float:
        """The share of the time that is over, where there is a last turn."""
        return min(1.0, turn / self.last_turn) if self.last_turn else 0.0

    def leaves(self, side: int, turn: int) -> bool:
        """Whether a side seeks victory by leaving the map: the weaker does, the stronger only when fighting has taken
        too long."""
        weaker = self.power[side] < self.power[1 - side]
        return bool(self.exits[side]) and (weaker or self.passed(turn) > ENOUGH)

    def share(self, unit: int) -> float:
        """How many middling units a unit is worth, within reason."""
        return max(0.5, min(2.0, self.worth[unit] / 100))

    def damage(self, unit: int, hits: float, more: float) -> float:
        """What so many hits more would cost a unit that has some."""
        return self.worth[unit] * (self.lost(unit, hits + more) - self.lost(unit, hits))

    def lost(self, unit: int, hits: float) -> float:
        """The part of a unit's worth that hits have taken; between two whole numbers in proportion."""
        curve = self.curve[unit]
        whole = int(hits)
        if whole >= len(curve) - 1:
            return curve[-1]
        return curve[whole] + (hits - whole) * (curve[whole + 1] - curve[whole])

    def way_out(self, field: Field, side: int, way: int) -> list[int]:
        """How many MP each hex is from where a side wants to leave the map, for a way of moving; FAR if there is no
        way."""
        found = self.ways_out.get((side, way))
        if found is None:
            found = self.ways_out[side, way] = _distances(field, self.exits[side], way)
        return found


_KNOWN: WeakKeyDictionary[Field, Appraisal] = WeakKeyDictionary()


def appraise(battle: Fight) -> Appraisal:
    """The appraisal of a battle's scenario."""
    found = _KNOWN.get(battle.field)
    if found is None:
        found = _KNOWN[battle.field] = Appraisal(battle)
    return found


def _prices(battle: Fight) -> list[float]:
    """10.43 A rout point counts the more the nearer the Rout Level is."""
    field = battle.field
    levels = []
    for side, level in enumerate(field.rout_level):
        army = sum(rout_points.unit_value(battle, unit) for unit in field.units_of[side])
        levels.append(max(1, min(level, army)))
    usual = sum(levels) / len(levels)
    return [100 / MIDDLING * usual / level for level in levels]


def _curve(field: Field, unit: int) -> list[float]:
    """10.13 By hits: slowly at first, and nearly everything with the last."""
    tq, traits = field.tq_of[unit], field.traits[unit]
    slope = [EARLY * hits / tq + LATE * hits * hits / (tq * tq) for hits in range(tq)]
    stands = traits & Trait.DOUBLE and traits & Trait.HEAVY
    return [*slope, STANDS if stands else BROKEN, BROKEN, BROKEN, 1.0]


def _power(field: Field, side: int) -> int:
    """What an army throws into a charge: the size of all but skirmishers and engines, times their quality."""
    units = (unit for unit in field.units_of[side] if not field.traits[unit] & NO_CHARGE)
    return sum(field.size_of[unit] * field.tq_of[unit] for unit in units)


def _exit_hexes(battle: Fight, side: int) -> tuple[int, ...]:
    """The hexes from which a side wins by leaving the map."""
    field = battle.field
    wanted = [rule for rule in field.rules("exit") if rule.side == side]
    goals = [c for c in field.victory if c["type"] == "exit" and field.sides.index(c["side"]) == side]
    found = []
    for rule in wanted if goals else ():
        first, last = rule.params.get("rows", (1, field.rows))
        for here in range(field.grid.size):
            inside = first <= field.grid.position[here][1] + 1 <= last
            if inside and any(edge_beyond(battle, here, way) == rule.params["edge"] for way in range(6)):
                found.append(here)
    return tuple(found)


def _wins_by_waiting(field: Field, side: str) -> bool:
    """Whether the end of the last turn wins the battle for a side, and the enemy cannot simply march away."""
    kinds = [condition["type"] for condition in field.victory]
    return "exit" not in kinds and any(
        condition["type"] == "time_limit" and condition.get("winner") == side for condition in field.victory
    )


def _distances(field: Field, goals: tuple[int, ...], way: int) -> list[int]:
    """By hex, the MP from it to the nearest goal: searched backwards, from the goals."""
    grid = field.grid

    def cost(here: int, there: int) -> int:
        return field.step(way, there, grid.direction(there, here))[0]

    found = reach(grid, goals, FAR, cost)
    return [found.get(here, FAR) for here in range(grid.size)]


# 10.16 What a check costs on average: die + modifier - TQ, if that is above 0.
CHECKED: Final = {
    (tq, modifier): sum(max(0, die + modifier - tq) for die in range(10)) / 10
    for tq in CHECK_TQS
    for modifier in CHECK_MODIFIERS
}
