"""SHT.01-SHT.08, SHT.23, SHT.25-SHT.27, SHT.30 The shooting step: who may shoot at whom, volley by volley."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.caesar.field import Fight
from strategikon.caesar.measure import Figure, within
from strategikon.caesar.panic import by_shooting
from strategikon.caesar.shapes import quarter
from strategikon.caesar.sight import can_see, has_before
from strategikon.caesar.state import NOBODY, ON_TABLE, Mark
from strategikon.caesar.support import is_supporting
from strategikon.caesar.tables import COLUMN, TESTUDO, WEAPON_RULES
from strategikon.caesar.units import bits, enemies_near, engaged, figure, present, troop
from strategikon.caesar.volleys import (
    SHORT_RANGE,
    Volley,
    in_building,
    missile_range,
    moved_too_much,
    shoot,
    shooting_dice,
)
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.ruleset import Activity

PASS: Final = ("pass",)
SPREAD: Final = 1000  # SHT.25
SIDES: Final = range(4)  # SHT.23 of a building
ONCE: Final = 1 << 4  # SHT.01 the bit of whoever does not shoot from a building


# -- SHT.01 the step ---------------------------------------------------------------------------------------------------


def shooting(battle: Fight) -> Activity | None:
    """SHT.01, MAG.01 One volley after another, in the order their owner likes, until he stops; of magic, which the
    sheet names beside it, it tells nothing."""
    shots = _shots(battle)
    first = next(shots, None)
    if first is None:
        battle.state.phase = "end-shoot"
        return None
    return _choose_volley(battle, first, shots)


def _choose_volley(battle: Fight, first: Value, others: Iterator[Value]) -> Activity:
    chosen = yield Ask(battle.state.active, "shoot", lambda: [first, *others, PASS])
    if chosen == PASS:
        battle.state.phase = "end-shoot"
        return
    side = chosen[2] if chosen[0] == "shoot-side" else NOBODY
    unit, target = chosen[1], chosen[-1]
    battle.state.fired[unit] |= ONCE if side == NOBODY else 1 << side
    if shoot(battle, Volley(unit, target, side=side)) and present(battle, target):
        battle.state.startled |= 1 << target


def _shots(battle: Fight) -> Iterator[Value]:
    """SHT.01, SHT.23 Every volley that may be shot now."""
    for unit in battle.field.friends[battle.state.active]:
        if cannot_shoot(battle, unit) is not None:
            continue
        if in_building(battle, unit):
            for side in SIDES:
                yield from (("shoot-side", unit, side, target) for target in targets(battle, unit, side))
        else:
            yield from (("shoot", unit, target) for target in targets(battle, unit))


def end_of_shooting(battle: Fight) -> Activity:
    """SHT.27, BRK.49 The panic tests of the step, in ascending id, each with all that it brings; then it is over."""
    state = battle.state
    for unit in range(len(battle.field.troops)):
        if state.startled >> unit & 1:
            state.startled &= ~(1 << unit)
            if present(battle, unit):
                yield from by_shooting(battle, unit, bits(state.shot_by[unit]))
    state.shot_by = [0] * len(state.shot_by)


# -- SHT.01, MOV.03, MOV.08, SHT.20 who may shoot ----------------------------------------------------------------------


def cannot_shoot(battle: Fight, unit: int) -> Refusal | None:
    """SEQ.03 Why a unit shoots no volley in this step."""
    if battle.field.side_of[unit] != battle.state.active:
        return refusal("SEQ.03", "caesar-why-not-your-unit", unit=battle.field.ids[unit]).besides("SHT.01")
    return unfit_to_shoot(battle, unit)


def unfit_to_shoot(battle: Fight, unit: int) -> Refusal | None:
    """SHT.01 What bars a unit from a volley in its turn."""
    return next(_unfitness(battle, unit), None)


def _unfitness(battle: Fight, unit: int) -> Iterator[Refusal]:
    """SHT.01, ARM.12, CHG.10, CHG.14, MOV.03, MOV.08, SHT.20, SPC.09 All that bars a unit from a volley, one by one."""
    state, line, told = battle.state, troop(battle, unit), {"unit": battle.field.ids[unit]}
    marks = state.marks[unit]
    if not present(battle, unit):
        yield refusal("SHT.01", "caesar-why-not-there", **told)
        return
    if not line.range or not (line.short or line.long):
        rules = ("ARM.07", "ARM.08") if line.range else ("ARM.12",)
        yield refusal("SHT.01", "caesar-why-no-missiles", **told).besides(*rules)
    if cannot_aim(battle, unit):
        yield refusal("SHT.20", "caesar-why-formation-shoots", **told)
    if engaged(battle, unit):
        yield refusal("SHT.01", "caesar-why-engaged", **told).besides("MEL.24")
    if marks & Mark.FEIGNED:
        yield refusal("SPC.09", "caesar-why-feigned", **told)
    if marks & Mark.NO_SHOT:
        yield refusal("SHT.01", "caesar-why-charged", **told).besides("CHG.10", "CHG.14")
    if state.fired[unit] & ONCE:
        yield refusal("SHT.01", "caesar-why-shot-already", **told)
    if (rule := moved_too_much(battle, unit)) is not None:
        yield refusal(rule, "caesar-why-engine-moved", **told)
    if is_supporting(battle, unit):
        yield refusal("SHT.01", "caesar-why-supports", **told).besides("SUP.21")


def cannot_aim(battle: Fight, unit: int) -> bool:
    """SHT.20 Columns and testudos do not shoot."""
    return battle.state.where[unit] == ON_TABLE and battle.state.formation[unit] in (COLUMN, TESTUDO)


# -- SHT.08, SHT.25, SHT.26 at whom ------------------------------------------------------------------------------------


def why_no_volley(battle: Fight, unit: int, target: int, side: int = NOBODY) -> Refusal | None:
    """SHT.01, SHT.08 All that is against a volley, in the shooter and in the target."""
    return together(*_unfitness(battle, unit), *_hindrances(battle, unit, target, side))


def _hindrances(battle: Fight, unit: int, target: int, side: int) -> Iterator[Refusal]:
    """SHT.02-SHT.08, SHT.11, SHT.23, SHT.26, ARM.07, ARM.08 All that is against a target, one by one. Sight is looked
    at last."""
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    if battle.field.side_of[target] == battle.field.side_of[unit] or not present(battle, target):
        yield refusal("SHT.08", "caesar-why-no-target", **told)
        return
    if (side == NOBODY) == in_building(battle, unit):
        yield refusal("SHT.23", "caesar-why-which-side", **told).besides("SHT.22")
        return
    if side != NOBODY and battle.state.fired[unit] >> side & 1:
        yield refusal("SHT.23", "caesar-why-side-shot", **told).besides("SHT.22", "SHT.01")
    aims = present(battle, unit) and troop(battle, unit).range > 0
    for rule, because in _aim_faults(battle, unit, figure(battle, target), side) if aims else ():
        no = refusal(rule, because, **told)
        if rule == "SHT.11":
            no = no.besides(_line_of_dice(battle, unit, target))
        yield no.besides("SHT.23") if rule in ("SHT.08", "SHT.11") and side != NOBODY else no
    if engaged(battle, target):
        yield refusal("SHT.26", "caesar-why-target-fights", **told)
    elif is_supporting(battle, target):
        yield refusal("SHT.26", "caesar-why-target-fights", **told).besides("SUP.21")
    if aims and not can_see(battle, unit, target):
        yield refusal("SHT.08", "caesar-why-unseen", **told)


def _line_of_dice(battle: Fight, unit: int, target: int) -> str:
    """ARM.07, ARM.08 Which value of its stat line leaves it without dice at that range."""
    return "ARM.07" if missile_range(battle, unit, figure(battle, target)) <= SHORT_RANGE else "ARM.08"


def cannot_hit(battle: Fight, unit: int, target: int, side: int = NOBODY) -> Refusal | None:
    """SHT.08 Why a unit is no eligible target of a shooter."""
    return next(_hindrances(battle, unit, target, side), None)


def out_of_aim(battle: Fight, unit: int, there: Figure, side: int = NOBODY) -> tuple[str, str] | None:
    """SHT.08, SHT.11 The first rule and message against a shot at a footprint, sight apart."""
    return next(_aim_faults(battle, unit, there, side), None)


def _aim_faults(battle: Fight, unit: int, there: Figure, side: int) -> Iterator[tuple[str, str]]:
    """SHT.02-SHT.08, SHT.11, SHT.23 The rules and messages against a shot at a footprint: range, the quarter or side
    before which it must lie, and dice at that range."""
    line, here = troop(battle, unit), figure(battle, unit)
    out_of_range = WEAPON_RULES[line.weapon], "caesar-why-out-of-range"
    near = within(here, there, line.range)
    if not near:
        yield out_of_range
    if not faces_figure(battle, unit, there, side):
        yield "SHT.08", "caesar-why-not-before"
    far = missile_range(battle, unit, there)
    if near and far > line.range:
        yield out_of_range
    if not shooting_dice(battle, unit, far <= SHORT_RANGE):
        yield "SHT.11", "caesar-why-no-dice"


def faces_figure(battle: Fight, unit: int, there: Figure, side: int) -> bool:
    """SHT.08, SHT.23 A sample point of a footprint lies in the front quarter, or in that of the side that shoots."""
    if side == NOBODY:
        return has_before(battle, unit, there)
    x, y, frame = there
    here = figure(battle, unit)
    return any(quarter(*here, x + px, y + py) == side for px, py in frame.points)


def targets(battle: Fight, unit: int, side: int = NOBODY) -> list[int]:
    """SHT.25 The eligible targets less than an inch farther than the nearest that is neither of skirmishers nor tiny;
    if there are no others, than the nearest of all."""
    here = figure(battle, unit)
    near = enemies_near(battle, unit, here, troop(battle, unit).range)
    far = {
        target: missile_range(battle, unit, there)
        for target, there in near
        if within(here, there, troop(battle, unit).range) and cannot_hit(battle, unit, target, side) is None
    }
    if not far:
        return []
    main = [target for target in far if not is_slight(battle, target)]
    limit = min(far[target] for target in main or far) + SPREAD
    return [target for target in far if far[target] < limit]


def is_slight(battle: Fight, unit: int) -> bool:
    """SHT.25 Skirmishers and tiny units may be shot past."""
    line = troop(battle, unit)
    return line.skirmishers or line.size == "tiny"
