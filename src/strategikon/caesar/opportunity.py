"""SHT.28, SHT.29, SHT.32 Opportunity fire: at an enemy that passes and vanishes, or that charges a neighbour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt
from typing import Final, NamedTuple

from strategikon.caesar.field import Fight
from strategikon.caesar.headings import INCH, rdiv
from strategikon.caesar.marching import March
from strategikon.caesar.measure import Figure
from strategikon.caesar.panic import by_shooting
from strategikon.caesar.retreat import has_room
from strategikon.caesar.shooting import SIDES, cannot_aim, out_of_aim
from strategikon.caesar.sight import can_see
from strategikon.caesar.state import NOBODY, Mark
from strategikon.caesar.steps import FORM, PIVOT, WHEEL
from strategikon.caesar.support import is_supporting
from strategikon.caesar.units import (
    Pose,
    carry,
    enemies,
    engaged,
    feel,
    figure,
    on_table,
    pose,
    present,
    put,
    restore,
    suppose,
    troop,
)
from strategikon.caesar.volleys import OPPORTUNITY, Volley, in_building, missile_range, moved_too_much, shoot
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.ruleset import Activity

SPARSE: Final = 10  # poses of a charge in an inch
STOPS: Final = ("retreat", "retreat_disordered", "rout")  # CHG.10, SHT.32


class Look(NamedTuple):
    """A moving unit as it is looked at: its pose, and the formation it has there."""

    x: int
    y: int
    heading: int
    formation: int


class Chance(NamedTuple):
    """A volley that may be shot: at which look, and from which side of a building."""

    look: Look
    side: int


# -- SHT.28 who may shoot ----------------------------------------------------------------------------------------------


def eligible(battle: Fight, shooter: int, unit: int, look: Look) -> Chance | None:
    """SHT.28 Whether a unit would be an eligible target where it is looked at: range, quarter and sight."""
    there = look_at(battle, unit, look)
    for side in SIDES if in_building(battle, shooter) else (NOBODY,):
        if out_of_aim(battle, shooter, there, side) is None and _seen_at(battle, shooter, unit, look):
            return Chance(look, side)
    return None


def _seen_at(battle: Fight, shooter: int, unit: int, look: Look) -> bool:
    held = suppose(battle, unit, look[:3], look.formation)
    seen = can_see(battle, shooter, unit)
    restore(battle, unit, held)
    return seen


def ready(battle: Fight, unit: int, looks: Sequence[Look]) -> list[int]:
    """SHT.29, SHT.32 The enemy missile units that could react to a unit on its way: not engaged, not in support, their
    reaction volley not yet shot, and not plainly out of range."""
    some = [look_at(battle, unit, looks[number]) for number in (*range(0, len(looks), SPARSE), -1)]
    return [
        foe
        for foe in enemies(battle, unit)
        if may_react(battle, foe) and _comes_near(battle, foe, some) and not is_supporting(battle, foe)
    ]


def _comes_near(battle: Fight, foe: int, some: list[Figure]) -> bool:
    """Circles first: whether some of its poses, an inch apart at most, is not plainly out of range."""
    x, y, frame = figure(battle, foe)
    reach = troop(battle, foe).range + frame.radius + INCH
    for there in some:
        far = reach + there[2].radius
        if (there[0] - x) ** 2 + (there[1] - y) ** 2 <= far * far:
            return True
    return False


def may_react(battle: Fight, foe: int) -> bool:
    """SHT.29, SHT.20, MOV.03, MOV.08"""
    line = troop(battle, foe)
    if not line.range or not (line.short or line.long) or engaged(battle, foe) or cannot_aim(battle, foe):
        return False
    return not battle.state.marks[foe] & Mark.REACTED and moved_too_much(battle, foe) is None


def cannot_react(battle: Fight, shooter: int, unit: int) -> Refusal | None:
    """SHT.29, SHT.32, ARM.07, ARM.08, ARM.12, MOV.03, MOV.08, SHT.20 All that keeps a unit from any reaction volley at
    another."""
    line, told = troop(battle, shooter), {"unit": battle.field.ids[shooter], "other": battle.field.ids[unit]}
    rule, armed = moved_too_much(battle, shooter), line.range and (line.short or line.long)
    unarmed = refusal("SHT.28", "caesar-why-no-missiles", **told).besides("ARM.12" if not line.range else "ARM.07")
    spent = battle.state.marks[shooter] & Mark.REACTED
    return together(
        refusal("SHT.29", "caesar-why-reacted", **told) if spent else None,
        None if armed else unarmed,
        refusal("SHT.32", "caesar-why-engaged", **told).besides("MEL.24") if engaged(battle, shooter) else None,
        refusal("SHT.32", "caesar-why-supports", **told).besides("SUP.21") if is_supporting(battle, shooter) else None,
        refusal("SHT.20", "caesar-why-formation-shoots", **told) if cannot_aim(battle, shooter) else None,
        None if rule is None else refusal(rule, "caesar-why-engine-moved", **told),
    )


def nearest_chance(battle: Fight, shooter: int, unit: int, looks: Sequence[Look]) -> Chance | None:
    """SHT.32 The eligible pose nearest to a shooter; the first on a tie."""
    far = [
        (missile_range(battle, shooter, there), number)
        for number, look in enumerate(looks)
        if out_of_aim(battle, shooter, there := look_at(battle, unit, look)) is None or in_building(battle, shooter)
    ]
    for _, number in sorted(far):
        found = eligible(battle, shooter, unit, looks[number])
        if found is not None:
            return found
    return None


def nearest_on_path(battle: Fight, shooter: int, unit: int, looks: Sequence[Look]) -> Chance | None:
    """SHT.32 The same on the path of a charge, whose poses are many: after the first it goes straight, so its distance
    falls and then grows. The nearest is found by halving, and others are tried outwards from it."""
    most = troop(battle, shooter).range

    def far(number: int) -> int:
        return missile_range(battle, shooter, look_at(battle, unit, looks[number]))

    first = eligible(battle, shooter, unit, looks[0])
    if len(looks) == 1:
        return first
    low, high = 1, len(looks) - 1
    while low < high:
        middle = (low + high) // 2
        if far(middle) <= far(middle + 1):
            high = middle
        else:
            low = middle + 1
    left, right = low, low + 1
    if first is not None and far(0) <= far(low):
        return first
    found = None
    while found is None and (left >= 1 or right < len(looks)):
        before = far(left) if left >= 1 else most + 1
        after = far(right) if right < len(looks) else most + 1
        if min(before, after) > most or (first is not None and far(0) <= min(before, after)):
            break
        number = left if before <= after else right
        found = eligible(battle, shooter, unit, looks[number])
        left, right = (left - 1, right) if number == left else (left, right + 1)
    return found or first


# -- SHT.28 fire -------------------------------------------------------------------------------------------------------


def answer_move(battle: Fight, unit: int, looks: Sequence[Look], end: Pose | None) -> Activity:
    """SHT.28 A unit has made a move that ends in a pose, or off the table: those whose target it was on its way, and is
    no longer, may shoot. Meanwhile it stands where it has room. Answers whether it was stopped."""
    for shooter in ready(battle, unit, looks) if looks else ():
        if end is not None and _still_eligible(battle, shooter, unit, end):
            continue
        found = nearest_chance(battle, shooter, unit, looks)
        if found is not None and (yield from _offer(battle, shooter, unit, found)):
            return True
    return False


def _still_eligible(battle: Fight, shooter: int, unit: int, end: Pose) -> bool:
    if not on_table(battle, unit):
        return out_of_aim(battle, shooter, figure(battle, unit)) is None and can_see(battle, shooter, unit)
    return eligible(battle, shooter, unit, Look(*end, battle.state.formation[unit])) is not None


def answer_exit(battle: Fight, unit: int, looks: Sequence[Look], start: Pose) -> Activity:
    """SHT.28, R-CAE-144 The same of a unit at the edge that is about to leave the table: over somebody it waits where
    it came from. Answers whether it was stopped."""
    edge = pose(battle, unit)
    if not has_room(battle, unit, figure(battle, unit)):
        put(battle, unit, *start)
    stopped = yield from answer_move(battle, unit, looks, None)
    if not stopped:
        put(battle, unit, *edge)
    return stopped


def answer_charge(battle: Fight, unit: int, target: int, looks: Sequence[Look]) -> Activity:
    """SHT.28, CHG.32 A unit is about to charge: its other enemies may shoot at it on its path. Answers whether it was
    stopped."""
    for shooter in ready(battle, unit, looks):
        found = None if shooter == target else nearest_on_path(battle, shooter, unit, looks)
        if found is not None and (yield from _offer(battle, shooter, unit, found)):
            return True
    return False


def _offer(battle: Fight, shooter: int, unit: int, chance: Chance) -> Activity:
    side = battle.field.side_of[shooter]
    chosen = yield Ask(side, "opportunity", (("hold", shooter), ("fire", shooter, unit)), about=(shooter, unit))
    if chosen[0] == "hold":
        return False
    return (yield from react(battle, Volley(shooter, unit, OPPORTUNITY, chance.side), chance.look))


def react(battle: Fight, volley: Volley, look: Look) -> Activity:
    """SHT.29, SHT.32, CHG.09, CHG.10 A reaction volley at a unit on its way, with the panic test it causes. Answers
    whether it is stopped; if not, it is where it was before. Where it has no room to stand, passing over others, it
    waits for its test where it was."""
    state, unit = battle.state, volley.target
    state.marks[volley.shooter] |= Mark.REACTED
    held = suppose(battle, unit, look[:3], look.formation)
    put(battle, unit, look.x, look.y, look.heading)
    startled = shoot(battle, volley)
    state.shot_by[unit] &= ~(1 << volley.shooter)
    outcome, at = "steadfast", None
    if startled and present(battle, unit):
        if not has_room(battle, unit, figure(battle, unit)):
            at = look[:3]
            restore(battle, unit, held)
            carry(battle, unit)
            feel(battle, unit)
        outcome = yield from by_shooting(battle, unit, [volley.shooter], at)
    if outcome in STOPS or not present(battle, unit):
        return True
    restore(battle, unit, held)
    carry(battle, unit)
    feel(battle, unit)
    return False


# -- SHT.32 where a unit is looked at ----------------------------------------------------------------------------------


def looks_of(formation: int, value: Value, done: March) -> list[Look]:
    """SHT.32 The ends of each step of a move, and every inch of each translation; not where it ends."""
    places = [0]
    for span in _spans(value):
        places.append(min(places[-1] + span, len(done.poses) - 1))
    forms_first = value[0] == "move" and value[2][0][0] == FORM
    found: list[Look] = []
    for number, (a, b) in enumerate(pairwise(places)):
        shape = done.formation if forms_first and number else formation
        found += between(done.poses[a], done.poses[b], shape)
    return found


def _spans(value: Value) -> list[int]:
    """How many poses each step of a move has passed."""
    if value[0] == "move":
        return [step[2] // 5 if step[0] in (WHEEL, PIVOT) else 1 for step in value[2]]
    _, _, _, _, _, a, vx, vy, b = value
    return [span for span in (abs(a), int(bool(vx or vy)), abs(b)) if span]


def between(start: Pose, end: Pose, formation: int) -> list[Look]:
    """SHT.32 The start of a stretch, and every inch of it if it is a translation."""
    vx, vy = end[0] - start[0], end[1] - start[1]
    length = isqrt(vx * vx + vy * vy) if start[2] == end[2] else 0
    steps = [(rdiv(vx * far, length), rdiv(vy * far, length)) for far in range(INCH, length, INCH)]
    return [Look(start[0] + dx, start[1] + dy, start[2], formation) for dx, dy in ((0, 0), *steps)]


def look_at(battle: Fight, unit: int, look: Look) -> Figure:
    """The footprint of a unit where it is looked at."""
    shape = troop(battle, unit).shapes[look.formation]
    assert shape is not None
    return look.x, look.y, shape.at(look.heading)
