"""A2.52-A2.55, A2.84, A2.85 Tempers: who does not obey, and who cannot be held."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.bayard.contact import enemies_in_contact
from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import has, mark, unit_id
from strategikon.bayard.state import ACTIVATED, GROUPS, Mark
from strategikon.bayard.tables import FLAGS, SPECIAL
from strategikon.bayard.throws import roll
from strategikon.kernel.throws import HIT

FIERCE: Final = frozenset(("war_dogs", "armoured_war_dogs", "big_cats", "bears"))  # A3.15-A3.18


def obey(battle: Fight) -> None:
    """A2.52, A2.84 After all activations dice tell who obeys: Unreliable troops, and the men of a chief whom nobody has
    to obey."""
    state = battle.state
    for unit in battle.field.units_of[state.active]:
        if state.marks[unit] & ACTIVATED and state.hex_of[unit] >= 0:
            answer_call(battle, unit)
    state.stage, state.phase = 0, "move"


def answer_call(battle: Fight, unit: int) -> None:
    """A2.52, A2.84 The dice of one unit that was activated; 2.32 by a leader who brought it the order, at once."""
    if has(battle, unit, "unreliable"):
        _waver(battle, unit)
    if _chief_is_doubted(battle, unit):
        _confirm(battle, unit)


def _waver(battle: Fight, unit: int) -> None:
    """A2.52, R-BAY-62 A flag: it does not move this turn; a special: both allowances are doubled."""
    throw = roll(battle, "unreliable-dice", 1, unit=unit_id(battle, unit))
    if throw.number in FLAGS:
        throw.scored(0, HIT)
        mark(battle, unit, Mark.STAYS)
    elif throw.number == SPECIAL:
        throw.scored(0, HIT)
        mark(battle, unit, Mark.DOUBLED)


def _chief_is_doubted(battle: Fight, unit: int) -> bool:
    """A2.84 Whether the leader of its group has Random obedience; one chief alone leads whichever group there is."""
    state = battle.state
    groups = GROUPS if len(state.chiefs) == len(GROUPS) else (GROUPS[0] | GROUPS[1],) * len(state.chiefs)
    return any(state.marks[unit] & group and "random_obedience" in battle.field.leaders[chief].traits
               for group, chief in zip(groups, state.chiefs, strict=True))  # fmt: skip


def _confirm(battle: Fight, unit: int) -> None:
    """A2.84 A special: at most one hex, and no fight."""
    throw = roll(battle, "obedience-dice", 1, unit=unit_id(battle, unit))
    if throw.number == SPECIAL:
        throw.scored(0, HIT)
        mark(battle, unit, Mark.HELD)


# -- A2.53-A2.55 who must fight ----------------------------------------------------------------------------------------


def may_rush(battle: Fight, unit: int) -> bool:
    """A2.53-A2.55 Whether a unit is of those who go a hex farther at all."""
    return has(battle, unit, "aggressive") or has(battle, unit, "impetuous") or is_enraged(battle, unit)


def rushes(battle: Fight, unit: int) -> bool:
    """A2.53-A2.55 Whether a unit that has moved goes one hex farther into contact: enraged troops at once, impetuous
    ones on a flag or a special, aggressive ones if their owner likes (asked by who moves it)."""
    if enemies_in_contact(battle, unit):
        return False
    if is_enraged(battle, unit):
        return True
    if not has(battle, unit, "impetuous"):
        return False
    throw = roll(battle, "impetuous-dice", 1, unit=unit_id(battle, unit))
    if throw.number in FLAGS or throw.number == SPECIAL:
        throw.scored(0, HIT)
        return True
    return False


def must_attack(battle: Fight, unit: int) -> bool:
    """A2.54, A2.55, R-BAY-59 Impetuous troops always, activated or not; enraged ones when activated."""
    if has(battle, unit, "impetuous") or battle.state.marks[unit] & Mark.LOOTER:
        return True  # A5.112 looters fight whoever defends the camp
    return is_enraged(battle, unit) and bool(battle.state.marks[unit] & ACTIVATED)


def duty_rules(battle: Fight, unit: int) -> Iterator[str]:
    """A2.54, A2.55, A2.85, A5.112 The rules by which a unit must attack."""
    if battle.state.marks[unit] & Mark.LOOTER:
        yield "A5.112"
    if has(battle, unit, "impetuous"):
        yield "A2.54"
    if has(battle, unit, "enraged"):
        yield "A2.55"
    if battle.state.marks[unit] & Mark.ENRAGED:
        yield from ("A2.85", "A2.55")
    yield "4.06"


def is_enraged(battle: Fight, unit: int) -> bool:
    """A2.55, A2.85 By nature, or by a Rash chief this turn."""
    return has(battle, unit, "enraged") or bool(battle.state.marks[unit] & Mark.ENRAGED)
