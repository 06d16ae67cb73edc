"""3.31, A3.03, A3.26, A3.28-A3.33 Formations: who takes one, who breaks it, and wagons drawn up."""

from __future__ import annotations

from strategikon.bayard.allowances import HEAVIER_FORMATIONS, manoeuvre_cost, next_heavier, plain_allowance
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import gear_lost
from strategikon.bayard.ground import SIDES
from strategikon.bayard.movement import cannot_move
from strategikon.bayard.pieces import formation_of, is_activated, mark, set_formation, unit_id
from strategikon.bayard.profile import WAGONS
from strategikon.bayard.state import Mark
from strategikon.bayard.tables import FORMATIONS
from strategikon.bayard.weather import effects
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.ruleset import Activity

# -- A3.03 wagons ------------------------------------------------------------------------------------------------------


def laager_phase(battle: Fight) -> Activity | None:
    """A3.03, R-BAY-53 At the end of a turn in which they neither moved nor fought hand to hand, wagons may be drawn
    up."""
    own = battle.field.units_of[battle.state.active] if battle.field.has_wagons else ()
    able = [unit for unit in own if cannot_laager(battle, unit) is None]
    if able:
        return _laager(battle, able)
    battle.state.phase = "end"
    return None


def _laager(battle: Fight, able: list[int]) -> Activity:
    value = yield Ask(battle.state.active, "laager", [*(("laager", unit) for unit in able), ("done",)])
    if value == ("done",):
        battle.state.phase = "end"
        return
    set_formation(battle, value[1], WAGONS)
    battle.emit("form", unit=unit_id(battle, value[1]), formation=WAGONS)


def cannot_laager(battle: Fight, unit: int) -> Refusal | None:
    """A3.03, A3.33"""
    state, name = battle.state, unit_id(battle, unit)
    if WAGONS not in battle.field.profiles[unit].formations:
        return refusal("A3.33", "bayard-why-untaught", unit=name, formation=WAGONS)
    if state.marks[unit] & Mark.ON_FOOT or state.hex_of[unit] < 0 or gear_lost(battle, unit, "wagons"):
        return refusal("A3.33", "bayard-why-no-wagons", unit=name)
    if formation_of(battle, unit):
        return refusal("A3.26", "bayard-why-in-formation", unit=name).besides("A3.03", "A3.33")
    if not is_activated(battle, unit):
        return refusal("A3.03", "bayard-why-not-activated", unit=name).besides("3.31", "A3.33")
    if state.moved[unit] or state.marks[unit] & (Mark.MELEE | Mark.FORMED):
        return refusal("A3.03", "bayard-why-no-laager", unit=name).besides("3.31", "A3.33")
    return None


# -- A3.26 taking and leaving one --------------------------------------------------------------------------------------


def cannot_form(battle: Fight, unit: int, formation: int) -> Refusal | None:
    """A3.26, R-BAY-64 At the beginning of its move, a formation that it was taught, one at a time, for one hex that it
    must have."""
    name, wanted = unit_id(battle, unit), FORMATIONS[formation]
    reason = cannot_change(battle, unit, _pace_in(battle, unit, wanted))
    if reason is not None:
        return reason
    if wanted == WAGONS or wanted not in battle.field.profiles[unit].formations:
        also = ("A3.03", "A3.33") if wanted == WAGONS else ()
        return refusal("A3.26", "bayard-why-untaught", unit=name, formation=wanted).besides(*also)
    if formation_of(battle, unit):
        return refusal("A3.26", "bayard-why-in-formation", unit=name)
    return None


def cannot_break(battle: Fight, unit: int) -> Refusal | None:
    """A3.26, A3.40 At the beginning of its move, for one hex, and after the chains on its wagons were taken up."""
    reason = cannot_change(battle, unit, _pace_in(battle, unit, formation_of(battle, unit)))
    if reason is not None:
        return reason
    if not formation_of(battle, unit):
        return refusal("A3.26", "bayard-why-no-formation", unit=unit_id(battle, unit))
    if formation_of(battle, unit) == WAGONS and _is_chained(battle, unit):
        return refusal("A3.40", "bayard-why-chained", unit=unit_id(battle, unit))
    return None


def _is_chained(battle: Fight, unit: int) -> bool:
    """A3.40 Whether chains lie on a face of its hex, whoever laid them, before the battle too."""
    here, standing = battle.state.hex_of[unit], dict(battle.state.faces)
    faces = range(here * SIDES, (here + 1) * SIDES)
    return any("chains" in standing.get(face, battle.field.ground.faces[face]) for face in faces)


def _pace_in(battle: Fight, unit: int, formation: str) -> int:
    """R-BAY-64 The weight at which a unit moves in the turn in which it takes or leaves a formation: the slower one."""
    profile = battle.field.profiles[unit]
    weight = profile.weight - battle.state.loosened[unit]
    return next_heavier(profile, weight) if formation in HEAVIER_FORMATIONS else weight


def cannot_change(battle: Fight, unit: int, weight: int | None = None, rule: str = "A3.26") -> Refusal | None:
    """A3.26, A5.76, A5.95, R-BAY-80 Once at the beginning of a move, by who has the hexes that it costs: those of its
    weight, or of the weight that it takes."""
    reason = cannot_move(battle, unit)
    if reason is not None:
        return reason.besides(rule)
    name, cost = unit_id(battle, unit), manoeuvre_cost(battle, unit)
    if battle.state.marks[unit] & Mark.FORMED:
        return refusal(rule, "bayard-why-formed", unit=name)
    hexes = plain_allowance(battle, unit, weight).march
    if hexes < cost:
        return refusal("A5.76" if cost > 1 else rule, "bayard-why-formed", unit=name).besides(rule)
    if min(hexes + effects.move_change(battle), effects.most_hexes(battle, unit)) < cost:
        slowed = effects.slows(battle, unit, cost, hexes)
        return refusal(slowed[0], "bayard-why-formed", unit=name).besides(rule, *slowed[1:])
    return None


def form(battle: Fight, unit: int, formation: int) -> None:
    """A3.26 It takes its formation."""
    set_formation(battle, unit, FORMATIONS[formation])
    mark(battle, unit, Mark.FORMED)
    battle.emit("form", unit=unit_id(battle, unit), formation=FORMATIONS[formation])


def break_up(battle: Fight, unit: int) -> None:
    """A3.26, R-BAY-64 It leaves its formation; out of wedge, tortoise and forlorn hope it still moves as heavier troops
    this turn."""
    old = formation_of(battle, unit)
    set_formation(battle, unit, "")
    mark(battle, unit, Mark.FORMED | (Mark.HEAVIER if old in HEAVIER_FORMATIONS else 0))
    battle.emit("break", unit=unit_id(battle, unit), formation=old)
