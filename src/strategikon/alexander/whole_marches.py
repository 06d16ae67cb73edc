"""6.31 A whole march in one choice: beside the steps on offer every hex that a path leads to may be named at once."""

from __future__ import annotations

from typing import Any

from strategikon.alexander import paths, scene_routes
from strategikon.alexander.pieces import Fight
from strategikon.alexander.terrain import Places
from strategikon.kernel.decision import Family, Refusal, Value, Wish, refusal
from strategikon.kernel.dice import Dice
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.scene import Route

GO = "go"


class March(Family):
    """6.31a Every hex to which a path leads from where the moving unit stands."""

    __slots__ = ("_found", "battle", "unit")
    verbs = (GO,)

    def __init__(self, battle: Fight, unit: int) -> None:
        self.battle, self.unit = battle, unit
        self._found: dict[Places, paths.Leg] | None = None

    @property
    def found(self) -> dict[Places, paths.Leg]:
        if self._found is None:
            able = paths.cannot_take(self.battle, self.unit) is None
            self._found = paths.find(self.battle, self.unit, self.battle.state.mp_left) if able else {}
        return self._found

    def admit(self, verb: str, arguments: tuple[Any, ...]) -> Value | Refusal:
        (named,) = arguments
        return (GO, named) if named in self.found else self._why_not(named)

    def _why_not(self, named: Places) -> Refusal:
        ask = self.battle.ask
        assert ask is not None
        return paths.cannot_take(self.battle, self.unit) or paths.why_not_go(self.battle, ask, named)

    def draw(self, will: Dice) -> Value | None:
        ends = list(self.found)
        return (GO, ends[will.pick(len(ends))]) if ends else None

    def near(self, wish: Wish) -> tuple[Value | None, Refusal | None]:
        """6.31a Of the ends that hold the hex the cheapest; else the nearest to it."""
        grid = self.battle.field.grid
        wished = grid.find(wish.hex or "")
        if wished is None:
            return None, refusal("", "refused-unknown-hex", name=wish.hex or "")
        there = [named for named in self.found if wished in named]
        if there:
            return (GO, min(there, key=lambda named: (self.found[named].cost, named[0] != wished, named))), None
        distance = grid.distance[wished]
        ends = sorted(self.found, key=lambda named: (min(distance[here] for here in named), self.found[named].cost))
        return (GO, ends[0]) if ends else None, self._why_not((wished,))

    def route(self, value: Value) -> Route | None:
        leg = self.found.get(value[1]) if value[0] == GO else None
        return scene_routes.route_of(self.battle, GO, value[1], leg) if leg is not None else None

    @property
    def card(self) -> dict[str, Any]:
        return {"shape": "hex", "piece": self.battle.field.ids[self.unit]}


def go(battle: Fight, unit: int, named: Places) -> Activity:
    """6.31a The steps to a hex that was named at once."""
    yield from paths.walk(battle, unit, paths.find(battle, unit, battle.state.mp_left)[named])
