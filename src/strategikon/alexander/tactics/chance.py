"""Where dice fall and what they cost: for odds before the dice, and for counting afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from strategikon.alexander import doubles, line_orders
from strategikon.alexander.momentum import MOST_PHASES
from strategikon.alexander.pieces import Fight, is_double
from strategikon.alexander.shock.designation import shockers
from strategikon.alexander.state import ACTIVE, INACTIVE
from strategikon.alexander.stepping import placement
from strategikon.alexander.zones import is_controlled
from strategikon.kernel.decision import Value
from strategikon.kernel.events import Event
from strategikon.kernel.tactics import Cost

# Questions that belong to an action already begun: reactions to a step, the course of a shock, a rout, a volley.
INCIDENTAL: Final = frozenset(
    {
        "withdraw", "retreat", "withdrawal-fire", "react-facing", "entry-fire", "exit-fire", "return-fire", "oxybeles",
        "follow", "rampage", "rampage-step", "reface", "combats", "duel", "defend", "strike", "charisma", "share",
        "advance", "pursuit", "revert", "rout", "rout-edge", "rout-facing", "crisis", "fire", "harass",
    }
)  # fmt: skip

# Verbs that throw dice wherever they are offered.
DICEY: Final = frozenset(
    {
        "trump", "momentum", "fire", "fire-with", "harass", "withdraw", "withdraw-line", "withdraw-prearranged",
        "name-defender", "name-attacker", "duel", "charisma", "second-shock", "pass-through", "attack",
    }
)  # fmt: skip
DICEY_ORDERS: Final = frozenset({"fire", "harass", "rally"})


# -- how far the battle has come ---------------------------------------------------------------------------------------


def settled(battle: Fight) -> int:
    """5.1, 5.14a The Orders Phases of all leaders, turn by turn: a leader has three at most, and one who is Finished
    without any, or out of the battle, counts as if he had had one. Between two turns it may grow by more than one."""
    state = battle.state
    had = sum(
        phases or status not in (INACTIVE, ACTIVE)
        for phases, status in zip(state.leader_phases, state.leader_state, strict=True)
    )
    return state.turn * MOST_PHASES * max(1, len(state.leader_state)) + had


# -- what leads to dice ------------------------------------------------------------------------------------------------


def rolls(battle: Fight, value: Value) -> bool:
    """Whether an option of the open question leads to dice that a player would like to weigh first."""
    if battle.ask is None:
        return False
    verb = value[0]
    if verb in DICEY:
        return True
    if verb == "order":
        return value[2] in DICEY_ORDERS
    special = _ROLLS.get((battle.ask.kind, verb))
    return special is not None and special(battle, value)


def _line_rolls(battle: Fight, _value: Value) -> bool:
    """4.34g Whether the leader needs the die for a Line Order."""
    return line_orders.authority(battle, battle.state.leader) == line_orders.BY_DIE


def _shock_follows(battle: Fight, _value: Value) -> bool:
    """8.3a Whether the end of orders or of the designation brings on a shock."""
    return bool(shockers(battle))


def _step_rolls(battle: Fight, value: Value) -> bool:
    """6.45, 8.21, R-ALEX-47 A wheel is checked, and who enters an enemy ZOC is shot at."""
    unit = battle.state.mover
    places = placement(battle, unit, value[1])
    if is_double(battle, unit) and doubles.is_wheel(battle, unit, places) and doubles.wheel_checks(battle, unit):
        return True
    return any(is_controlled(battle, there, battle.field.side_of[unit]) for there in places)


def _always(_battle: Fight, _value: Value) -> bool:
    return True


_ROLLS: Final[dict[tuple[str, str], Callable[[Fight, Value], bool]]] = {
    ("line", "line"): _line_rolls,
    ("line", "file"): _line_rolls,
    ("order", "done"): _shock_follows,
    ("shock", "done"): _shock_follows,
    ("combats", "done"): _always,
    ("move", "step"): _step_rolls,
    ("react-facing", "react-turn"): _always,
}


# -- what dice cost ----------------------------------------------------------------------------------------------------


def costs(battle: Fight, events: Sequence[Event]) -> Iterator[Cost]:
    """What these events cost, piece by piece."""
    for event in events:
        count = _COSTS.get(event.kind)
        if count is not None:
            yield from count(battle, event.fields)


def _hits(battle: Fight, fields: Any) -> Iterator[Cost]:
    yield _of_unit(battle, fields, "losses", fields["points"])


def _rout(battle: Fight, fields: Any) -> Iterator[Cost]:
    yield _of_unit(battle, fields, "routs", 1)


def _eliminated(battle: Fight, fields: Any) -> Iterator[Cost]:
    yield _of_unit(battle, fields, "destroyed", 1)


def _withdraw(battle: Fight, fields: Any) -> Iterator[Cost]:
    yield _of_unit(battle, fields, "retreats", 1)


def _leader_killed(battle: Fight, fields: Any) -> Iterator[Cost]:
    yield _of_leader(battle, fields, "leaders")


def _leader_hurt(battle: Fight, fields: Any) -> Iterator[Cost]:
    yield _of_leader(battle, fields, "leaders-out")


def _points(battle: Fight, fields: Any) -> Iterator[Cost]:
    yield Cost(battle.field.sides.index(fields["side"]), "rout-points", fields["points"], "")


def _of_unit(battle: Fight, fields: Any, what: str, amount: int) -> Cost:
    name = fields["unit"]
    return Cost(battle.field.side_of[battle.field.unit_index[name]], what, amount, name)


def _of_leader(battle: Fight, fields: Any, what: str) -> Cost:
    name = fields["leader"]
    return Cost(battle.field.leader_side[battle.field.leader_index[name]], what, 1, name)


_COSTS: Final[dict[str, Callable[[Fight, Any], Iterator[Cost]]]] = {
    "hits": _hits,
    "rout": _rout,
    "eliminated": _eliminated,
    "withdraw": _withdraw,
    "leader-killed": _leader_killed,
    "leader-out": _leader_hurt,
    "rout-points": _points,
}
