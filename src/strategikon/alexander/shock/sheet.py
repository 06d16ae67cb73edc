"""A shock laid open before it is fought: what the choices that lead to it would come to, part by part."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from strategikon.alexander import profile
from strategikon.alexander.combats import ATTACK, SUPERIORS, Combat
from strategikon.alexander.pieces import Fight, unit_id, unit_with
from strategikon.alexander.shock.assignment import Plan
from strategikon.alexander.shock.clash import ANGLES
from strategikon.alexander.shock.combat import attackers, defenders, make, tops
from strategikon.alexander.shock.designation import targets
from strategikon.alexander.shock.forecast import DICE, Forecast, best_leaders, forecast, name_best, pre_shock
from strategikon.alexander.state import Mark
from strategikon.kernel.decision import Value
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Sheet

Row = tuple[Message, Message]
BEFORE_THE_CHARGE: Final = ("intent", "shock", "combats")  # 8.33 the checks are still to come
RULES: Final = ["8.33a", "8.35a", "8.36a", "8.36f", "8.36h", "8.36l", "8.64d"]


def shock_sheet(battle: Fight, value: Value) -> Sheet | None:
    """8.33 to 8.36 The shock behind an option on offer: `shock`, `attack`, `done`, `defend`, `strike`, `lead`. Where a
    side has still to choose, it is supposed to take what is best for it."""
    if battle.ask is None:
        return None
    meet = MEETINGS.get((battle.ask.kind, value[0]))
    if meet is None:
        return None
    with _as_if_assigned(battle):
        met = meet(battle, *value[1:])
        return _written(battle, *met) if met else None


# -- which combat ----------------------------------------------------------------------------------------------------


@contextmanager
def _as_if_assigned(battle: Fight) -> Iterator[None]:
    """7.33a, 8.32 For the time of a look: movers are marked, and the groups made so far are combats."""
    state = battle.state
    kept = state.combats, state.marks[:]
    if state.phase == "assigning":
        state.combats = [make(battle, *group) for group in Plan(battle).groups]
    for unit in battle.field.units_of[state.active]:
        if state.marks[unit] & Mark.MUST_CHECK:
            state.marks[unit] |= Mark.MOVED_NOW
        elif state.marks[unit] & Mark.MOVED_NOW and not state.marks[unit] & Mark.NO_CHECK:
            state.marks[unit] |= Mark.MUST_CHECK
    try:
        yield
    finally:
        state.combats, state.marks[:] = kept


Meeting = tuple[Combat, tuple[int, int]]  # a combat with its units named, and the leaders who inspire them


def _of_unit(battle: Fight, unit: int) -> Meeting | None:
    """7.32 A unit that would shock everybody in its ZOC, alone."""
    found = targets(battle, unit)
    return _best(battle, make(battle, [unit], found)) if found else None


def _of_choice(battle: Fight, unit: int, target: int) -> Meeting:
    """8.32 One more target for the attacker who chooses, with all who attack it already."""
    return _of_group(battle, [*battle.state.duties[1:], target])


def _of_list(battle: Fight) -> Meeting:
    """8.32 The targets the attacker has chosen."""
    return _of_group(battle, battle.state.duties[1:])


def _of_group(battle: Fight, chosen: Iterable[int]) -> Meeting:
    unit, *_ = battle.state.duties
    groups = [(attackers(battle, combat), defenders(battle, combat)) for combat in battle.state.combats]
    theirs = set(chosen)
    joined = [group for group in groups if theirs & set(group[1])]
    theirs = theirs.union(*(group[1] for group in joined))
    return _best(battle, make(battle, [unit, *(one for group in joined for one in group[0])], theirs))


def _of_defender(battle: Fight, unit: int) -> Meeting:
    """8.35b The combat with this unit named in defence."""
    combat = battle.state.combats[battle.state.combat_of[unit]].copy()
    name_best(battle, combat, [unit])
    return combat, best_leaders(battle, combat)


def _of_strike(battle: Fight, unit: int, target: int, angle: str) -> Meeting:
    """8.35c The combat with both units named."""
    combat = battle.state.combats[battle.state.combat_of[unit]].copy()
    combat.attacker, combat.defender, combat.angle = unit, target, ANGLES.index(angle)
    return combat, best_leaders(battle, combat)


def _of_leader(battle: Fight, leader: int) -> Meeting:
    """8.36l The combat with this leader's Charisma."""
    combat = battle.state.combats[battle.state.combat_of[unit_with(battle, leader)]].copy()
    ours, theirs = best_leaders(battle, combat)
    attacks = battle.field.leader_side[leader] == battle.state.active
    return combat, (leader, theirs) if attacks else (ours, leader)


MEETINGS: Final[dict[tuple[str, str], Any]] = {
    ("intent", "shock"): _of_unit,
    ("shock", "shock"): _of_unit,
    ("combats", "attack"): _of_choice,
    ("combats", "done"): _of_list,
    ("defend", "name-defender"): _of_defender,
    ("strike", "name-attacker"): _of_strike,
    ("charisma", "charisma"): _of_leader,
}


def _best(battle: Fight, combat: Combat) -> Meeting:
    name_best(battle, combat, tops(battle, defenders(battle, combat)))
    return combat, best_leaders(battle, combat)


# -- in words --------------------------------------------------------------------------------------------------------


def _written(battle: Fight, combat: Combat, leaders: tuple[int, int]) -> Sheet:
    seen = forecast(battle, combat, *leaders)
    assert battle.ask is not None
    checks = _checks(battle, combat) if battle.ask.kind in BEFORE_THE_CHARGE else ()
    rows = [*checks, *_columns(battle, seen), *_superiority(seen), *_die(seen)]
    sides = attackers(battle, combat), defenders(battle, combat)
    names = [[unit_id(battle, unit) for unit in units] for units in sides]
    return Sheet(
        Message("alexander-shock-title", {"attackers": names[0], "defenders": names[1]}),
        rows,
        [Message(f"alexander-shock-head-{name}") for name in ("die", "attacker", "defender")],
        [_line(seen, die) for die in range(DICE[0], DICE[1] + 1)],
        RULES,
        line=_in_one_line(battle, seen),
    )


def _in_one_line(battle: Fight, seen: Forecast) -> Message:
    """8.36 One die on which column, what shifted it, who is superior, and what the defender can bear."""
    made = [_part(what, much) for what, much in [*_columns(battle, seen)][1:-1]]
    made += [_part(what, much) for what, much in _die(seen)]
    superior = next(_superiority(seen))[1]
    bears = max(0, profile.tq(battle, seen.defender) - battle.state.hits[seen.defender])
    told = {"column": seen.column, "superior": superior, "target": unit_id(battle, seen.defender), "hits": bears}
    return Message("alexander-shock-line" if made else "alexander-shock-line-plain", {**told, "made": made})


def _part(what: Message, much: Message) -> Message:
    return Message("alexander-shot-part", {"what": what, "much": much})


def _line(seen: Forecast, die: int) -> list[Message]:
    return [Message("alexander-shock-number", {"number": number}) for number in (die, *seen.losses(die))]


def _checks(battle: Fight, combat: Combat) -> Iterator[Row]:
    """8.33 Who checks before the lines meet."""
    found = pre_shock(battle, combat)
    if not found:
        yield Message("alexander-shock-checks"), Message("alexander-shock-no-checks")
    for one in found:
        told = {"tq": one.tq, "modifier": f"{one.modifier:+}" if one.modifier else ""}
        yield Message("alexander-shock-check", {"unit": unit_id(battle, one.unit)}), _if_any("check-loss", told)


def _if_any(name: str, told: dict[str, Any]) -> Message:
    """A sentence with a modifier, or the one without."""
    return Message(f"alexander-shock-{name}" if told["modifier"] else f"alexander-shock-{name}-plain", told)


def _columns(battle: Fight, seen: Forecast) -> Iterator[Row]:
    """8.35, 8.36 The column, each shift named."""
    units = {"unit": unit_id(battle, seen.attacker), "target": unit_id(battle, seen.defender)}
    yield Message("alexander-shock-clash", {**units, "angle": ANGLES[seen.angle]}), _column(seen.base)
    for name, value in seen.shifts:
        way = "right" if value > 0 else "left"
        yield Message(f"alexander-shift-{name}"), Message(f"alexander-shock-{way}", {"count": abs(value)})
    yield Message("alexander-shock-column"), _column(seen.column)


def _column(number: int) -> Message:
    return Message("alexander-shock-number", {"number": number})


def _superiority(seen: Forecast) -> Iterator[Row]:
    """8.36 step 1, 9.31, 9.62g Who is superior and why, and what else multiplies or halves."""
    superior = seen.superior
    effect = "tripled" if superior.side == ATTACK and seen.tripled else SUPERIORS[superior.side]
    told = Message(f"alexander-shock-superior-{effect}", {"reason": superior.reason} if superior.reason else {})
    yield Message("alexander-shock-superior"), told
    if superior.denied:
        yield Message("alexander-shock-denied"), Message(f"alexander-denied-{superior.denied}")
    if seen.tripled and superior.side != ATTACK:
        yield Message("alexander-shock-depth"), Message("alexander-shock-depth-tripled")
    if seen.halved:
        yield Message("alexander-shock-skirmishers"), Message(f"alexander-shock-halved-{seen.halved}")


def _die(seen: Forecast) -> Iterator[Row]:
    """8.36 step 3 What is added to the die."""
    for name, value in seen.modifiers:
        yield Message(f"alexander-modifier-{name}"), Message("alexander-shock-die", {"number": f"{value:+}"})
