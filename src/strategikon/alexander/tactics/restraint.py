"""What speaks for doing no more: the best of what is left, and what it would come to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from strategikon.alexander.leaders import initiative
from strategikon.alexander.pieces import hexes, is_on_map
from strategikon.alexander.shock.designation import targets
from strategikon.alexander.state import NOBODY
from strategikon.alexander.tactics import command, fights, fire, reactions
from strategikon.alexander.tactics.command import gain, idle_units, locked_units
from strategikon.alexander.tactics.outlook import Outlook
from strategikon.alexander.tactics.places import Ground
from strategikon.alexander.tactics.reasons import said
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.hexarcs import FRONT
from strategikon.kernel.message import Message

RESTS: Final = frozenset(("done", "pass", "hold", "finish", "hold-leader"))  # to do no more


def for_rest(outlook: Outlook, ask: Ask) -> Message | None:
    """Why nothing more, by the question: None where the position says nothing about it."""
    told = _RESTS.get(ask.kind)
    return None if told is None else told(outlook, ask)


def _best(weights: Sequence[float], ask: Ask, verbs: tuple[str, ...]) -> tuple[float, Value] | None:
    """The option with one of these verbs that promises most."""
    left = [(weight, value) for weight, value in zip(weights, ask.values, strict=True) if value[0] in verbs]
    return max(left, key=lambda one: one[0], default=None)


def _nearest(outlook: Outlook, unit: int) -> dict[str, str | int]:
    """A unit, the enemy nearest to it and how far off he is."""
    row, where = outlook.field.grid.distance[outlook.state.hex_of[unit]], outlook.state.hex_of
    enemy = min(outlook.rivals, key=lambda enemy: row[where[enemy]], default=unit)
    return {"unit": outlook.field.ids[unit], "target": outlook.field.ids[enemy], "hexes": row[where[enemy]]}


# -- command -----------------------------------------------------------------------------------------------------------


def _no_order(outlook: Outlook, ask: Ask) -> Message | None:
    """5.2 Whoever would gain most by an order, and how far off the enemy is."""
    found = _best(command.weigh_order(outlook, ask), ask, ("order",))
    if found is None:
        return None
    weight, value = found
    return said("rest-order-yet" if weight > 0 else "rest-order", **_nearest(outlook, value[1]))


def _no_leader(purpose: str) -> Callable[[Outlook, Ask], Message | None]:
    """5.1, 5.4 The leader with most units that would gain by acting."""

    def told(outlook: Outlook, ask: Ask) -> Message | None:
        leaders = [value[1] for value in ask.values if value[0] in ("elite", "reactivate", "activate")]
        if not leaders:
            return None
        wanting = {one: [unit for unit in idle_units(outlook, one) if gain(outlook, unit) > 0] for one in leaders}
        leader = max(leaders, key=lambda one: len(wanting[one]))
        return said(purpose, leader=outlook.field.leader_ids[leader], units=len(wanting[leader]))

    return told


def _no_trump(outlook: Outlook, ask: Ask) -> Message | None:
    """5.42 The surest of those who could trump, and the faces that would finish him."""
    leaders = [value[1] for value in ask.values if value[0] == "trump"]
    if not leaders:
        return None
    leader = max(leaders, key=lambda one: initiative(outlook.battle, one))
    bad = max(0, 9 - initiative(outlook.battle, leader))
    return said("rest-trump", leader=outlook.field.leader_ids[leader], faces=bad)


def _no_momentum(outlook: Outlook, ask: Ask) -> Message | None:
    """5.3 Who could still use another phase."""
    leader = outlook.state.leader
    if leader == NOBODY:
        return None
    found = _best(command.weigh_momentum(outlook, ask), ask, ("momentum",))
    purpose = "rest-momentum-yet" if found is not None and found[0] > 0 else "rest-momentum"
    idle, locked = len(idle_units(outlook, leader)), len(locked_units(outlook, leader))
    return said(purpose, leader=outlook.field.leader_ids[leader], units=idle, locked=locked)


def _no_captain(outlook: Outlook, ask: Ask) -> Message | None:
    """9.19b The beast nearest to the enemy, which would have no commander."""
    found = _best(command.weigh_captain(outlook, ask), ask, ("captain",))
    return None if found is None else said("rest-captain", **_nearest(outlook, found[1][1]))


# -- fights ------------------------------------------------------------------------------------------------------------


def _no_shock(outlook: Outlook, ask: Ask) -> Message | None:
    """7.32 The best shock left."""
    found = _best(fights.weigh_shock(outlook, ask), ask, ("shock",))
    if found is None:
        return None
    weight, (_, unit) = found
    struck = targets(outlook.battle, unit)
    if not struck:
        return said("no-target", unit=outlook.field.ids[unit])
    arcs = dict(outlook.met(unit, hexes(outlook.battle, unit), outlook.state.facing[unit]))
    target = max(struck, key=lambda enemy: outlook.meeting(unit, enemy, arcs.get(enemy, FRONT)))
    return _shock_left(outlook, weight, unit, target)


def _no_target(outlook: Outlook, ask: Ask) -> Message | None:
    """8.32 The best target left."""
    found = _best(fights.weigh_combats(outlook, ask), ask, ("attack",))
    return None if found is None else _shock_left(outlook, found[0], found[1][1], found[1][2])


def _shock_left(outlook: Outlook, weight: float, unit: int, target: int) -> Message:
    """8.3 What both have suffered of what they can."""
    field, hits = outlook.field, outlook.state.hits
    names: dict[str, str | int] = {"unit": field.ids[unit], "target": field.ids[target], "hits": hits[unit],
                                   "tq": field.tq_of[unit]}  # fmt: skip
    return said("rest-shock-yet" if weight > 0 else "rest-shock", **names)


def _no_volley(outlook: Outlook, ask: Ask) -> Message | None:
    """8.15 The best volley left."""
    found = _best(fire.weigh_fire(outlook, ask), ask, ("fire", "fire-with"))
    if found is None:
        return None
    weight, value = found
    names = {"unit": outlook.field.ids[value[1]], "target": outlook.field.ids[value[2]]}
    return said("rest-volley-yet" if weight > 0 else "rest-volley", **names)


# -- giving way --------------------------------------------------------------------------------------------------------


def _no_withdrawal(outlook: Outlook, ask: Ask) -> Message | None:
    """6.71 Who comes, and what the unit that would stand has suffered of what it can."""
    mover = ask.about[0] if isinstance(ask.about, tuple) and ask.about else NOBODY
    found = _best(reactions.weigh_withdraw(outlook, ask), ask, ("withdraw",))
    if found is None or mover == NOBODY or not is_on_map(outlook.battle, mover):
        return None
    weight, (_, unit) = found
    field = outlook.field
    purpose = "rest-withdrawal-yet" if weight > 0 else "rest-withdrawal"
    hits, tq = outlook.state.hits[unit], field.tq_of[unit]
    return said(purpose, unit=field.ids[unit], enemy=field.ids[mover], hits=hits, tq=tq)


def _no_turn(outlook: Outlook, ask: Ask) -> Message | None:
    """7.16 Whose charge it would take in front, at the risk of breaking."""
    found = _best(reactions.weigh_react_facing(outlook, ask), ask, ("react-turn",))
    if found is None:
        return None
    weight, value = found
    names = {"unit": outlook.field.ids[value[1]], "enemy": outlook.field.ids[ask.about]}
    return said("rest-turn-yet" if weight > 0 else "rest-turn", **names)


def _no_facing(outlook: Outlook, ask: Ask) -> Message | None:
    """6.66, 10.27g The enemy nearest to a unit that stays as it faces."""
    unit = next((value[1] for value in ask.values if value[0] == "face"), NOBODY)
    if unit == NOBODY or not is_on_map(outlook.battle, unit):
        return None
    return said("rest-facing", **_nearest(outlook, unit))


def _no_advance(outlook: Outlook, ask: Ask) -> Message | None:
    """8.5 Who stands beside its flanks where it is."""
    unit = ask.about
    if not isinstance(unit, int) or unit == NOBODY or not is_on_map(outlook.battle, unit):
        return None
    beside = Ground(outlook, unit).shoulders(hexes(outlook.battle, unit), outlook.state.facing[unit])
    return said("rest-advance", unit=outlook.field.ids[unit], friends=beside)


_RESTS: Final[dict[str, Callable[[Outlook, Ask], Message | None]]] = {
    "order": _no_order,
    "elite": _no_leader("rest-elite"),
    "activate": _no_leader("rest-leader"),
    "reactivate": _no_leader("rest-reactivation"),
    "trump": _no_trump,
    "momentum": _no_momentum,
    "captain": _no_captain,
    "shock": _no_shock,
    "intent": _no_shock,
    "combats": _no_target,
    "withdraw": _no_withdrawal,
    "react-facing": _no_turn,
    "reface": _no_facing,
    "advance": _no_advance,
    **dict.fromkeys(("fire", "entry-fire", "exit-fire", "return-fire", "withdrawal-fire", "oxybeles"), _no_volley),
}
