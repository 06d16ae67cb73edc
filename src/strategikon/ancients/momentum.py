"""13.32-13.50 Momentum advance and bonus combat."""

from __future__ import annotations

from strategikon.ancients.close_dice import attack_dice
from strategikon.ancients.field import GRID, NEIGHBOURS, Fight
from strategikon.ancients.movement import can_enter, cannot_enter, shift_unit, tell_attached
from strategikon.ancients.state import FOREST
from strategikon.ancients.terrain import enter_terrain, terrain_forbids_fight
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.ruleset import Activity

HOLD = "hold"


def advance(battle: Fight, unit: int, there: int) -> Activity:
    """13.32, 13.33 Into the vacated hex, if the player likes. Returns whether the unit advanced."""
    if cannot_advance(battle, unit, there):
        return False
    side = battle.field.side_of[unit]
    if (yield Ask(side, "advance", (there, HOLD), about=unit)) == HOLD:
        return False
    _step(battle, unit, there)
    return True


def _step(battle: Fight, unit: int, there: int) -> None:
    """13.50, R-ANC-87 An attached leader goes with the advance."""
    led = battle.state.leader_at[battle.state.hex_of[unit]] >= 0
    shift_unit(battle, unit, there)
    enter_terrain(battle, unit, there)
    battle.emit("advance", unit=battle.field.ids[unit], hex=GRID.names[there])
    if not led:
        tell_attached(battle, unit)


def extra_hex(battle: Fight, unit: int) -> Activity:
    """13.34, 13.35 Cavalry may go one hex further after its first combat, unless terrain stopped it (R-ANC-62)."""
    if cannot_take_extra_hex(battle, unit):
        return
    here = battle.state.hex_of[unit]
    ways = [there for there in NEIGHBOURS[here] if can_enter(battle, unit, there)]
    if not ways:
        return
    choice = yield Ask(battle.field.side_of[unit], "extra", [*ways, HOLD], about=unit)
    if choice != HOLD:
        _step(battle, unit, choice)


def cannot_take_extra_hex(battle: Fight, unit: int) -> Refusal | None:
    """13.34, R-ANC-62, R-ANC-70 Only cavalry, and not out of forest, rough ground or river it has just entered."""
    field, here = battle.field, battle.state.hex_of[unit]
    if not field.classes[unit].extra_hex:
        return refusal("13.34", "ancients-why-no-cavalry", unit=field.ids[unit]).besides("13.35")
    if field.stops_mounted[here]:
        stops = {"forest": "16.07", "rough": "16.02", "river_fordable": "16.23"}[field.terrain[here].id]
        return refusal("13.40", "ancients-why-terrain-stops", hex=GRID.names[here]).besides(stops)
    return None


def cannot_advance(battle: Fight, unit: int, there: int) -> Refusal | None:
    """13.40, 13.41, 16.07, R-ANC-62 War machines never; nor a unit that entered forest this turn."""
    field, name = battle.field, battle.field.ids[unit]
    if not field.classes[unit].advances:
        return refusal("13.41", "ancients-why-machine-advance", unit=name)
    if battle.state.entered[unit] & FOREST:
        return refusal("13.40", "ancients-why-forest-advance", unit=name).besides("16.07")
    return cannot_enter(battle, unit, there)


def choose_bonus(battle: Fight, unit: int) -> Activity:
    """13.42, 13.47 One more attack on anybody adjacent to the new hex. Returns the target, or -1."""
    if cannot_fight_bonus(battle, unit):
        return -1
    targets = bonus_targets(battle, unit)
    if not targets:
        return -1
    choice = yield Ask(battle.field.side_of[unit], "bonus", [*targets, HOLD], about=unit)
    return -1 if choice == HOLD else choice


def cannot_fight_bonus(battle: Fight, unit: int) -> Refusal | None:
    """13.43-13.46, R-ANC-62 By class, by leader, by the terrain just entered."""
    state, field = battle.state, battle.field
    unit_class, name = field.classes[unit], field.ids[unit]
    if unit_class.bonus == "never" or (unit_class.bonus == "leader" and state.leader_at[state.hex_of[unit]] < 0):
        return refusal("13.44", "ancients-why-no-bonus", unit=name)
    if entered := terrain_forbids_fight(battle, unit):
        return refusal("13.46", "ancients-why-terrain-bonus", unit=name).besides(entered.rule)
    return None


def bonus_targets(battle: Fight, unit: int) -> list[int]:
    """13.47 Every enemy adjacent now: units and lone leaders."""
    state, field = battle.state, battle.field
    side = field.side_of[unit]
    found = []
    for there in NEIGHBOURS[state.hex_of[unit]]:
        target = state.unit_at[there] if state.unit_at[there] >= 0 else state.leader_at[there]
        if target >= 0 and field.side_of[target] != side and attack_dice(battle, unit, target, True) > 0:
            found.append(target)
    return found
