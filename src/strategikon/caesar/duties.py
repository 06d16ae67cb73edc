"""CHG.30, CHG.31, SPC.04, SPC.10 Whoever was told to charge, and whoever may: at once, or after a preliminary move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from strategikon.caesar.charges import face_point
from strategikon.caesar.charging import charge, is_possible, try_charge
from strategikon.caesar.declaring import cannot_charge, cannot_declare, cannot_strike, prey_of
from strategikon.caesar.field import Fight
from strategikon.caesar.marching import March, march
from strategikon.caesar.move_family import Moves, made
from strategikon.caesar.shapes import Point
from strategikon.caesar.short_list import ShortList
from strategikon.caesar.state import Mark
from strategikon.caesar.steps import ABOUT_FACE, ADVANCE, EXIT, FORM, OBLIQUE, RETIRE, SIDES, SLANTS, WHEEL, Step
from strategikon.caesar.tables import Special
from strategikon.caesar.units import Pose, another_acts, present, restore, suppose, troop
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Refusal, Value, Wish, refusal
from strategikon.kernel.dice import Dice
from strategikon.kernel.ruleset import Activity

MOST_MOVES: Final = 3


def origin_of(battle: Fight) -> Point:
    """CHG.03 From where the acting unit's charge is reckoned: where it stood when its order began."""
    return battle.state.from_x, battle.state.from_y


# -- who may charge now ------------------------------------------------------------------------------------------------


def cannot_charge_now(battle: Fight, unit: int, target: int, moves: int) -> Refusal | None:
    """CHG.02, CHG.04, CHG.36, MOV.19 Why a unit may not charge a target at once with so many moves: who is farther off
    than they lead is out of their reach besides."""
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    if battle.field.side_of[target] == battle.field.side_of[unit] or not present(battle, target):
        return refusal("CHG.01", "caesar-why-no-prey", **told)
    if battle.state.marks[unit] & Mark.ENTERED:
        return refusal("MOV.19", "caesar-why-entered", **told)
    reason = cannot_declare(battle, unit, target, moves)
    if reason is not None:
        loose = cannot_strike(battle, unit, target)
        reason = reason.besides("CHG.04") if reason.rule == "CHG.36" else reason
        return reason if loose is None else reason.besides(loose.rule, *loose.also)
    path = try_charge(battle, unit, target, moves, _origin(battle, unit))
    return path if isinstance(path, Refusal) else None


def _origin(battle: Fight, unit: int) -> Point:
    """CHG.03 Where its order began; where it stands, if it has none."""
    acts = battle.state.phase == "act" and unit == battle.state.acting
    return origin_of(battle) if acts else face_point(battle, unit)


def charge_values(battle: Fight, unit: int, moves: int) -> list[Value]:
    """CHG.02, CHG.04, CMD.03, MOV.19 Every charge it may make at once: whom `cannot_charge_now` does not forbid."""
    prey = [] if battle.state.marks[unit] & Mark.ENTERED else prey_of(battle, unit, moves)
    if not prey:
        return []
    origin = _origin(battle, unit)
    return [("charge", unit, foe) for foe in prey if is_possible(battle, unit, foe, moves, origin) is not None]


def is_frenzied(battle: Fight, unit: int) -> bool:
    """SPC.10 Whether it has the rule."""
    return troop(battle, unit).has(Special.FRENZIED)


# -- CHG.30, CHG.31 the duty -------------------------------------------------------------------------------------------


def hunt(battle: Fight, unit: int, target: int) -> Activity:
    """CHG.30, CHG.31 A unit that was told to charge: it does so if it can, at once or after a preliminary move; else it
    falls short, or, in a formation that could not charge, simply moves. Answers with a preliminary move, if it makes
    one."""
    state, moves = battle.state, battle.state.moves_left
    if not present(battle, target) or cannot_charge(battle, unit) is not None:
        state.marks[unit] |= Mark.RELEASED
        return None
    able = is_possible(battle, unit, target, moves, origin_of(battle)) is not None
    moves_before = _approaches(battle, unit, target, moves)
    first = None if able else next(moves_before, None)
    if not able and first is None and cannot_strike(battle, unit, target) is not None:
        state.marks[unit] |= Mark.RELEASED
        return None
    if moves > 1 and (able or first is not None):
        chosen = yield Ask(
            battle.field.side_of[unit], "charge", lambda: [first or ("charge", unit, target), *moves_before], unit,
            Approach(battle, unit, target),
        )  # fmt: skip
        if chosen[0] != "charge":
            return chosen
    else:
        values = [("charge", unit, target)] if able else []
        granted(battle, "charge", unit, target, ask=Ask(battle.field.side_of[unit], "charge", values, unit))
    state.moves_left = 0
    yield from charge(battle, unit, target, moves, origin_of(battle))
    return None


def approaches(battle: Fight, unit: int, target: int, moves: int) -> list[Value]:
    """CHG.30 The single steps and changes of the short list after which the charge is possible."""
    return list(_approaches(battle, unit, target, moves))


def _approaches(battle: Fight, unit: int, target: int, moves: int) -> Iterator[Value]:
    if moves < 2:
        return
    entries = ShortList(battle, unit, moves - 1)
    mover = entries.mover
    even = not (mover.rough_near or mover.barriers_near)
    for end, value in entries.single_steps():
        x, y, heading, formation, _ = end
        if not is_single(value[2]) or not _possible_from(battle, unit, target, moves - 1, (x, y, heading), formation):
            continue
        if even:  # TER.09, TER.10 nothing on the way takes a move: where it ends is all that counts
            yield value
            continue
        done = march(battle, unit, moves - 1, value[2], mover)
        if isinstance(done, March) and _still_possible(battle, unit, target, moves, done):
            yield value


def is_single(steps: tuple[Step, ...]) -> bool:
    """CHG.30 One step, one change of formation, or a switch with one step."""
    if any(step[0] == EXIT for step in steps):
        return False
    return len(steps) == 1 or (len(steps) == 2 and any(step[0] == FORM for step in steps))


def _still_possible(battle: Fight, unit: int, target: int, moves: int, done: March) -> bool:
    """CHG.30 Whether the charge can be made from where a move ends, with the moves then left."""
    left = moves - 1 - done.crossings
    if left < 1 or done.rough or done.out >= 0:
        return False
    return _possible_from(battle, unit, target, left, (done.x, done.y, done.heading), done.formation)


def _possible_from(battle: Fight, unit: int, target: int, moves: int, at: Pose, formation: int) -> bool:
    """CHG.04 Whether the charge could be made from elsewhere."""
    held = suppose(battle, unit, at, formation)
    found = is_possible(battle, unit, target, moves, origin_of(battle))
    restore(battle, unit, held)
    return found is not None


class Approach(Moves):
    """CHG.30 Every preliminary move after which the charge is still possible."""

    __slots__ = ("target",)
    verbs = ("move",)

    def __init__(self, battle: Fight, unit: int, target: int) -> None:
        super().__init__(battle, unit, battle.state.moves_left - 1)
        self.target = target

    def admit(self, verb: str, arguments: tuple[Any, ...]) -> Value | Refusal:
        unit, steps = arguments
        battle, ids = self.battle, self.battle.field.ids
        told = {"unit": ids[self.unit], "other": ids[self.target]}
        if unit != self.unit:
            return another_acts(battle, self.unit, unit)
        if not is_single(steps):
            return refusal("CHG.30", "caesar-why-one-step", **told)
        done = march(battle, unit, self.further, steps)
        if isinstance(done, Refusal):
            return done.besides("CHG.30")
        if not _still_possible(battle, unit, self.target, self.further + 1, done):
            return refusal("CHG.30", "caesar-why-no-charge-after", **told)
        return ("move", unit, steps)

    def draw(self, will: Dice) -> Value | None:
        length = 500 * (1 + will.pick(12))
        steps: tuple[Step, ...] = (
            (ADVANCE, length), (RETIRE, length), (OBLIQUE, SIDES[will.pick(2)], SLANTS[will.pick(3)], length),
            (WHEEL, SIDES[will.pick(2)], 5 * (1 + will.pick(9))), (ABOUT_FACE,),
        )  # fmt: skip
        found = self.admit("move", (self.unit, (steps[will.pick(len(steps))],)))
        return None if isinstance(found, Refusal) else found

    def near(self, wish: Wish) -> tuple[Value | None, Refusal | None]:
        battle, ids = self.battle, self.battle.field.ids
        told = {"unit": ids[self.unit], "other": ids[self.target]}
        if wish.at is None:
            return None, refusal("GEO.01", "caesar-why-no-pose", name="")
        x, y = wish.at[0], battle.field.ground.height - wish.at[1]
        charge = None if wish.loose else self._charge_on_offer((x, y, battle.state.heading[self.unit]))
        if charge is not None:
            return charge, None
        ends = []
        for number, value in enumerate(approaches(battle, self.unit, self.target, self.further + 1)):
            done = made(battle, value, self.further)
            if isinstance(done, March):
                ends.append(((done.x - x) ** 2 + (done.y - y) ** 2, number, value))
        return (min(ends)[2] if ends else None), refusal("CHG.30", "caesar-why-one-step", **told)
