"""MEL.16, MEL.22, MEL.23, SUP.15, SUP.16, SAV.14 What each side chooses before a round of close combat.

It starts from the defaults: the nearest supports, odd dice to the lowest ids, no dice of captains, open ranks. Each
thing can be changed once.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from strategikon.caesar.attacks import odd_dice
from strategikon.caesar.engagements import bits, fighters, only_to_front
from strategikon.caesar.field import Fight
from strategikon.caesar.measure import distance
from strategikon.caesar.shapes import LEFT, REAR, RIGHT
from strategikon.caesar.state import INSIDE, NOBODY, WOUNDED
from strategikon.caesar.support import cannot_support, place_beside
from strategikon.caesar.tables import IN_LINE, Special
from strategikon.caesar.units import disordered, figure, led_by, present, troop
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.ruleset import Activity

Value: TypeAlias = tuple[Any, ...]

READY: Final = ("ready",)
PLACES: Final = (REAR, LEFT, RIGHT)  # SUP.15 in the order of the defaults
PLACE_NAMES: Final = {REAR: "rear", LEFT: "left", RIGHT: "right"}
KINDS: Final = ("support-rear", "support-left", "support-right", "aim", "attacks", "close-ranks")
STRIDE: Final = 1000  # a change is remembered as its kind times this, and the unit or captain


def array(battle: Fight) -> Activity | None:
    """MEL.23 The active side chooses first, then the other; then blows are struck."""
    state = battle.state
    if state.arraying == NOBODY:
        default_supports(battle)
        state.arraying = state.active
    values = changes(battle, state.arraying)
    _grant_what_stands(battle)
    if values:
        return _choose(battle, values)
    granted(battle, *READY)
    _next_side(battle)
    return None


def _grant_what_stands(battle: Fight) -> None:
    """MEL.22, SUP.15, SUP.16 Whoever names what stands by default says nothing new: supports, whom they strike, and no
    dice of a captain."""
    state, side_of = battle.state, battle.field.side_of
    for unit in supporters(battle):
        if side_of[unit] == state.arraying:
            granted(battle, "support", state.backs[unit], unit)
            granted(battle, "aim", unit, state.aim[unit])
    for unit in fighters(battle, state.arraying):
        who = led_by(battle, unit)
        if who != NOBODY and not state.attacks[who]:
            granted(battle, "attacks", who, 0)


def _next_side(battle: Fight) -> None:
    state = battle.state
    if state.arraying == state.active:
        state.arraying = 1 - state.active
    else:
        state.phase = "blows"


def _choose(battle: Fight, values: list[Value]) -> Activity:
    chosen = yield Ask(battle.state.arraying, "array", [READY, *values])
    if chosen == READY:
        _next_side(battle)
    else:
        change(battle, chosen)


def changes(battle: Fight, side: int) -> list[Value]:
    """MEL.23 Everything that a side may still change."""
    found: list[Value] = []
    for unit in fighters(battle, side):
        found += _support_values(battle, unit)
        found += _odd_values(battle, unit)
        found += _captain_values(battle, unit)
        if cannot_close_ranks(battle, unit) is None:
            found.append(("close-ranks", unit))
    for unit in supporters(battle):
        if battle.field.side_of[unit] == side:
            found += [("aim", unit, foe) for foe in range(len(battle.field.ids)) if not cannot_aim(battle, unit, foe)]
    return found


def change(battle: Fight, chosen: Value) -> None:
    """MEL.23 One thing is changed."""
    state, verb, unit = battle.state, chosen[0], chosen[1]
    if verb == "support":
        place = PLACE_NAMES[place_of(battle, chosen[2], unit)]
        old = _in_place(battle, unit, place)
        if old != NOBODY and (state.where[unit] < INSIDE or len(supports_of(battle, unit)) >= len(PLACES)):
            state.backs[old] = state.aim[old] = NOBODY
        _support(battle, unit, chosen[2])
        _note(battle, f"support-{place}", unit)
    elif verb == "support-nobody":
        old = _in_place(battle, unit, chosen[2])
        state.backs[old] = state.aim[old] = NOBODY
        _note(battle, f"support-{chosen[2]}", unit)
    elif verb == "aim":
        state.aim[unit] = chosen[2]
        _note(battle, "aim", unit)
    elif verb == "odd-die":
        state.odd[unit] |= 1 << chosen[2]
    elif verb == "attacks":
        state.attacks[unit] = chosen[2]
        _note(battle, "attacks", unit)
    else:
        state.closed |= 1 << unit


def _note(battle: Fight, kind: str, number: int) -> None:
    battle.state.changed.append(KINDS.index(kind) * STRIDE + number)


# -- MEL.16, MEL.22, SAV.14 dice and ranks -----------------------------------------------------------------------------


def cannot_close_ranks(battle: Fight, unit: int) -> Refusal | None:
    """SAV.14, MEL.35, SPC.25 Why a unit may not close its ranks: heavy infantry (medium with a Shieldwall) in line or
    deep, in order, that fights to its front alone."""
    state, line, told = battle.state, troop(battle, unit), {"unit": battle.field.ids[unit]}
    if battle.field.side_of[unit] != state.arraying or not state.foes[unit]:
        return refusal("SAV.14", "caesar-why-not-fighting", **told)
    walls = line.kind.id == "medium_infantry" and line.has(Special.SHIELDWALL)
    formed = state.where[unit] < INSIDE and state.formation[unit] in IN_LINE
    if not (line.kind.id == "heavy_infantry" or walls) or not formed:
        return refusal("SAV.14", "caesar-why-no-close-ranks", **told).besides("SPC.25")
    if disordered(battle, unit):
        return refusal("SAV.14", "caesar-why-disordered", **told)
    if not only_to_front(battle, unit):
        return refusal("SAV.14", "caesar-why-not-front-only", **told).besides("MEL.35")
    if state.closed >> unit & 1:
        return refusal("SAV.14", "caesar-why-changed", **told)
    return None


def cannot_give_odd(battle: Fight, unit: int, foe: int) -> Refusal | None:
    """MEL.16 Why the odd die of a unit may not go to an enemy."""
    state, told = battle.state, {"unit": battle.field.ids[unit], "other": battle.field.ids[foe]}
    if battle.field.side_of[unit] != state.arraying or not state.foes[unit] >> foe & 1:
        return refusal("MEL.16", "caesar-why-not-his-enemy", **told)
    if foe not in odd_dice(battle, unit):
        return refusal("MEL.16", "caesar-why-no-odd-die", **told)
    return None


def _odd_values(battle: Fight, unit: int) -> list[Value]:
    return [("odd-die", unit, foe) for foe in odd_dice(battle, unit)]


def cannot_add_attacks(battle: Fight, who: int, count: int) -> Refusal | None:
    """MEL.22, ARM.05, CPT.12, CPT.18 Why a captain may not add so many attacks."""
    state, told = battle.state, {"captain": battle.field.captain_ids[who], "count": count}
    hurt = state.captain_state[who] == WOUNDED
    wound = refusal("CPT.12", "caesar-why-captain-wounded", **told) if hurt else None
    return together(wound, _beyond_his_attacks(battle, who, count))


def _beyond_his_attacks(battle: Fight, who: int, count: int) -> Refusal | None:
    """MEL.22, ARM.05, CPT.18 He leads nobody who fights, has not so many attacks, or has chosen already."""
    state, told = battle.state, {"captain": battle.field.captain_ids[who], "count": count}
    led = state.leads[who]
    mine = battle.field.captains[who].side == state.arraying
    if led == NOBODY or not state.foes[led] or not mine:
        return refusal("MEL.22", "caesar-why-captain-not-fighting", **told).besides("CPT.18")
    if not 1 <= count <= state.combat[who]:
        return refusal("MEL.22", "caesar-why-captain-dice", **told).besides("ARM.05")
    if _once(battle, "attacks", who):
        return refusal("MEL.22", "caesar-why-captain-chosen", **told)
    return None


def _once(battle: Fight, kind: str, number: int) -> bool:
    """Whether a thing has been changed already."""
    return KINDS.index(kind) * STRIDE + number in battle.state.changed


def _captain_values(battle: Fight, unit: int) -> list[Value]:
    who = led_by(battle, unit)
    if who == NOBODY:
        return []
    counts = range(1, battle.state.combat[who] + 1)
    return [("attacks", who, count) for count in counts if cannot_add_attacks(battle, who, count) is None]


# -- SUP.15, SUP.16 supports -------------------------------------------------------------------------------------------


def supporters(battle: Fight) -> list[int]:
    """SUP.15 Those who support somebody in this round, and are still there."""
    return [unit for unit, friend in enumerate(battle.state.backs) if friend != NOBODY and present(battle, unit)]


def supports_of(battle: Fight, unit: int) -> list[int]:
    """SUP.15 Those who support a unit in this round."""
    return [other for other in supporters(battle) if battle.state.backs[other] == unit]


def place_of(battle: Fight, unit: int, friend: int) -> int:
    """SUP.15 The place of a support: its quarter, or for occupants their row."""
    if battle.state.where[friend] < INSIDE:
        return place_beside(battle, unit, friend)
    row = [other for other in supports_of(battle, friend) if other != unit]
    return PLACES[min(len(row), len(PLACES) - 1)]


def default_supports(battle: Fight) -> None:
    """SUP.15 Each engaged unit by ascending id takes, behind it, on its left and on its right, the nearest unit that
    supports nobody yet."""
    state = battle.state
    for friend in fighters(battle):
        able = candidates(battle, friend)
        for place in PLACES:
            there = [unit for unit in able if state.backs[unit] == NOBODY and place_of(battle, unit, friend) == place]
            if there:
                here = figure(battle, friend)
                best = min(there, key=lambda unit: (distance(figure(battle, unit), here), unit))
                _support(battle, friend, best)


def _support(battle: Fight, friend: int, unit: int) -> None:
    """SUP.15, SUP.16 A unit supports a friend, and strikes at the first of his enemies."""
    battle.state.backs[unit] = friend
    battle.state.aim[unit] = next(bits(battle.state.foes[friend]))


def cannot_back(battle: Fight, friend: int, unit: int) -> Refusal | None:
    """SUP.15, SUP.20 Why a unit may not be named now as the support of a friend in this round."""
    state, told = battle.state, {"unit": battle.field.ids[unit], "other": battle.field.ids[friend]}
    if battle.field.side_of[friend] != state.arraying or battle.field.side_of[unit] != state.arraying:
        return refusal("SUP.15", "caesar-why-not-arraying", **told)
    if not state.foes[friend] or unit == friend:
        idle = refusal("MEL.01", "caesar-why-not-fighting", unit=told["other"])
        return together(idle, cannot_support(battle, unit, friend) if unit != friend else None)
    return together(cannot_support(battle, unit, friend), _is_chosen(battle, friend, unit))


def _is_chosen(battle: Fight, friend: int, unit: int) -> Refusal | None:
    """SUP.15 A unit supports one friend, and each place beside a friend is filled once."""
    state, told = battle.state, {"unit": battle.field.ids[unit], "other": battle.field.ids[friend]}
    if state.backs[unit] == friend:
        return refusal("SUP.15", "caesar-why-supports-already", **told)
    if not _is_free(battle, unit, friend):
        return refusal("SUP.15", "caesar-why-has-supported", unit=told["unit"])
    place = PLACE_NAMES.get(place_of(battle, unit, friend)) if present(battle, unit) else None
    if place is not None and _once(battle, f"support-{place}", friend):
        return refusal("SUP.15", "caesar-why-changed", unit=told["other"])
    return None


def _is_free(battle: Fight, unit: int, friend: int) -> bool:
    """SUP.15 Whether it has supported nobody else in this step."""
    return battle.state.backed[unit] in (NOBODY, friend)


def cannot_leave_empty(battle: Fight, friend: int, place: str) -> Refusal | None:
    """SUP.15 Why a place beside a unit may not be left empty in this round."""
    if battle.field.side_of[friend] != battle.state.arraying or _in_place(battle, friend, place) == NOBODY:
        return refusal("SUP.15", "caesar-why-nobody-there", unit=battle.field.ids[friend])
    if _once(battle, f"support-{place}", friend):
        return refusal("SUP.15", "caesar-why-changed", unit=battle.field.ids[friend])
    return None


def _in_place(battle: Fight, friend: int, place: str) -> int:
    """Who supports a unit from a place."""
    found = supports_of(battle, friend)
    if battle.state.where[friend] >= INSIDE:
        row = list(PLACE_NAMES.values()).index(place)
        return found[row] if row < len(found) else NOBODY
    return next((unit for unit in found if PLACE_NAMES[place_of(battle, unit, friend)] == place), NOBODY)


def _support_values(battle: Fight, friend: int) -> list[Value]:
    own = battle.field.friends[battle.field.side_of[friend]]
    near = [unit for unit in own if unit != friend and battle.state.foes[unit] == 0 and present(battle, unit)]
    found: list[Value] = [("support", friend, unit) for unit in near if cannot_back(battle, friend, unit) is None]
    places = [place for place in PLACE_NAMES.values() if cannot_leave_empty(battle, friend, place) is None]
    return [*found, *(("support-nobody", friend, place) for place in places)]


def cannot_aim(battle: Fight, unit: int, foe: int) -> Refusal | None:
    """SUP.16 Why a support may not strike at an enemy: he must be engaged with the unit it supports."""
    state = battle.state
    friend = state.backs[unit]
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[foe]}
    if friend == NOBODY or battle.field.side_of[unit] != state.arraying:
        return refusal("SUP.15", "caesar-why-supports-nobody", **told).besides("SUP.16")
    if not state.foes[friend] >> foe & 1:
        return refusal("SUP.16", "caesar-why-not-his-enemy", **told)
    if state.aim[unit] == foe or _once(battle, "aim", unit):
        return refusal("SUP.16", "caesar-why-changed", unit=told["unit"])
    return None


def candidates(battle: Fight, friend: int) -> list[int]:
    """SUP.21 The units in support of an engaged friend."""
    own = battle.field.friends[battle.field.side_of[friend]]
    others = [unit for unit in own if unit != friend and present(battle, unit)]
    return [unit for unit in others if cannot_support(battle, unit, friend) is None and _is_free(battle, unit, friend)]
