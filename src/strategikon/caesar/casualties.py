"""STA.01, STA.08, STA.25, MEL.18, SPC.06 Casualties: recorded up to Stamina, the rest is excess of the step; and those
who are removed for them."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.captains import outlive
from strategikon.caesar.field import Fight
from strategikon.caesar.leaving import lose
from strategikon.caesar.measure import within
from strategikon.caesar.passing import disorder_test
from strategikon.caesar.state import LOST, Lasting
from strategikon.caesar.units import figure, present, shaken, shape_of, troop

STAMPEDE: Final = 6000  # SPC.06


def destroy(battle: Fight, unit: int) -> None:
    """MOV.18, CPT.11 A unit is lost, and its captain may be; elephants will stampede (SPC.06)."""
    if not present(battle, unit):
        return
    if troop(battle, unit).kind.arm == "elephants":
        battle.state.stampede.append(unit)
    lose(battle, unit)
    outlive(battle, unit)


def remove(battle: Fight, unit: int) -> None:
    """MOV.18 A unit is lost, on the table or beyond its edge."""
    if present(battle, unit):
        destroy(battle, unit)
    else:
        lose(battle, unit)


def suffer(battle: Fight, unit: int, count: int) -> bool:
    """MEL.18, STA.25, SPC.08 A unit suffers casualties; who was shaken once is no longer fanatic. Whether they have
    made it shaken."""
    if not count:
        return False
    state, stamina, was_shaken = battle.state, troop(battle, unit).stamina, shaken(battle, unit)
    total = state.casualties[unit] + state.excess[unit] + count
    state.casualties[unit] = min(stamina, total)
    state.excess[unit] = total - state.casualties[unit]
    battle.emit("casualty", unit=battle.field.ids[unit], count=count)
    if was_shaken or not shaken(battle, unit):
        return False
    state.lasting[unit] |= Lasting.WAS_SHAKEN
    return True


def is_broken(battle: Fight, unit: int) -> bool:
    """STA.08 Twice as many casualties as Stamina, those of this step included."""
    state = battle.state
    return state.casualties[unit] + state.excess[unit] >= 2 * troop(battle, unit).stamina


def remove_broken(battle: Fight, unit: int) -> bool:
    """STA.08, SPC.06 A unit that is broken outside close combat, on the table or beyond its edge, is removed at once;
    whether it was."""
    if battle.state.where[unit] == LOST or not is_broken(battle, unit):
        return False
    battle.emit("broken", unit=battle.field.ids[unit])
    remove(battle, unit)
    run_amok(battle)
    return True


def run_amok(battle: Fight) -> None:
    """SPC.06 Around the last place of elephants just lost every unit within 6 inches tests for disorder."""
    state = battle.state
    for beast in state.stampede:
        place = (state.x[beast], state.y[beast], shape_of(battle, beast).at(state.heading[beast]))
        battle.emit("stampede", unit=battle.field.ids[beast])
        for unit in range(len(battle.field.troops)):
            if present(battle, unit) and within(place, figure(battle, unit), STAMPEDE):
                disorder_test(battle, unit)
    state.stampede = []
