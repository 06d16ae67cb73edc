"""7.3, 8.31 Designation: who must, may and cannot shock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.alexander import special_rules
from strategikon.alexander.facing import arcs_of
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import command_range, on_board, reach_board
from strategikon.alexander.pieces import (
    Fight,
    armies_touch,
    in_column,
    in_contact,
    in_square,
    is_beneath,
    is_marked,
    is_on_map,
    mark,
    unit_id,
    unmark,
)  # fmt: skip
from strategikon.alexander.shock.combat import zone_contacts
from strategikon.alexander.state import ACTIVE, ELEPHANTS, NOBODY, NOWHERE, Mark
from strategikon.alexander.tables import CLASH
from strategikon.alexander.zones import enemies_in_zone
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.hexarcs import FRONT
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers, predicate

DONE: Final = ("done",)
MARKED: Final = Mark.MUST_CHECK | Mark.NO_CHECK
ANGLES: Final = ("front", "flank", "rear")  # chart 8.63, by Arc


# -- 7.31, 7.32 who may shock whom -----------------------------------------------------------------------------------


def cannot_shock_at_all(battle: Fight, unit: int) -> Refusal | None:
    """6.65b, 9.51a, 9.64b, 10.14b, 10.25c, 9.32d Columns, squares, artillery and routed units never shock, nor do those
    that recovered this phase or harassed this turn; river_afloat: nor does anybody from such a hex."""
    field, state = battle.field, battle.state
    name = field.ids[unit]
    if state.hex_of[unit] == NOWHERE or state.routed[unit]:
        return refusal("10.25c", "alexander-why-routed-shock", unit=name)
    if field.traits[unit] & Trait.ARTILLERY:
        return refusal("9.51a", "alexander-why-artillery-shock", unit=name)
    if in_column(battle, unit):
        return refusal("6.65b", "alexander-why-column-shock", unit=name)
    if in_square(battle, unit):
        return refusal("9.64b", "alexander-why-square-shock", unit=name)
    if is_marked(battle, unit, Mark.RECOVERED):
        return refusal("10.14b", "alexander-why-recovered-shock", unit=name)
    if is_marked(battle, unit, Mark.HARASSED):
        return refusal("9.32d", "alexander-why-harassed-shock", unit=name).besides("9.41a")
    if special_rules.no_shock_from(battle, unit):
        return refusal("7.35a", "alexander-why-afloat", unit=name)
    return None


def cannot_shock_it(battle: Fight, unit: int, target: int) -> Refusal | None:
    """8.32a, 8.32d, 9.15b, 9.31a It must be in the ZOC, not yet attacked this phase; cavalry never attacks the front
    of an elephant, SK only chariots and routed units."""
    field = battle.field
    names = {"unit": field.ids[unit], "target": field.ids[target]}
    if target not in enemies_in_zone(battle, unit):
        return refusal("8.32b", "alexander-why-not-in-zoc", **names).besides("7.32b")
    if is_marked(battle, target, Mark.ATTACKED):
        return refusal("8.32d", "alexander-why-attacked", **names)
    return is_forbidden(battle, unit, target)


def targets(battle: Fight, unit: int) -> list[int]:
    """8.32a The enemies a unit could shock now, in scenario order."""
    if cannot_shock_at_all(battle, unit) is not None:
        return []
    found = enemies_in_zone(battle, unit)
    return [target for target in sorted(found) if cannot_shock_it(battle, unit, target) is None]


def is_forbidden(battle: Fight, unit: int, target: int) -> Refusal | None:
    """9.15b, 9.31a, R-ALEX-51 Enemies a unit may never shock: they are ignored in 7.31 and 8.32."""
    field = battle.field
    names = {"unit": field.ids[unit], "target": field.ids[target]}
    if field.type_of[unit] == "SK" and not field.traits[target] & Trait.CHARIOT and not battle.state.routed[target]:
        return refusal("9.31a", "alexander-why-skirmishers-shock", **names)
    if field.traits[unit] & Trait.CAVALRY and _only_na(battle, unit, target):
        return refusal("9.15b", "alexander-why-elephant-front", **names).besides("8.63a")
    return None


def _only_na(battle: Fight, unit: int, target: int) -> bool:
    """8.63 Whether every angle from which a unit could strike is marked NA in the chart."""
    kinds, arcs, direction = battle.field.kind_of, arcs_of(battle, target), battle.field.grid.direction
    met = zone_contacts(battle, unit, target)
    struck = [arcs[direction(there, here)] for here, there in met] or [FRONT]
    return all(CLASH[kinds[target].clash, ANGLES[arc], kinds[unit].clash] is None for arc in struck)


def never_shocks(battle: Fight, unit: int) -> Refusal | None:
    """9.15b, 9.31a Why a unit could not shock, whenever it were asked: what it is, or whom alone it has before it."""
    reasons = [is_forbidden(battle, unit, target) for target in enemies_in_zone(battle, unit)]
    return cannot_shock_at_all(battle, unit) or (reasons[0] if reasons and all(reasons) else None)


# -- 7.33 markers at the end of a move -------------------------------------------------------------------------------


def mark_mover(battle: Fight, unit: int) -> Activity:
    """7.31a, 7.32a, 7.33a A unit ended its move next to an enemy: the massed must shock, the light may choose to."""
    if not targets(battle, unit) or is_marked(battle, unit, MARKED | Mark.DECLINED):
        return
    if not battle.field.traits[unit] & Trait.MUST_SHOCK:
        side = battle.field.side_of[unit]
        value = yield Ask(side, "intent", [("shock", unit), ("no-shock", unit)], about=unit)
        if value[0] == "no-shock":
            mark(battle, unit, Mark.DECLINED)
            return
    set_marker(battle, unit, Mark.MUST_CHECK)


def set_marker(battle: Fight, unit: int, marker: int) -> None:
    """7.33a, 7.34a A shock marker is placed; an excused mover's is turned to No-Check."""
    if is_marked(battle, unit, marker):
        return
    unmark(battle, unit, MARKED)
    mark(battle, unit, marker)
    word = "must-check" if marker == Mark.MUST_CHECK else "no-check"
    battle.emit("marker", unit=unit_id(battle, unit), marker=word)


# -- 8.31 the designation segment ------------------------------------------------------------------------------------


def is_free(battle: Fight, unit: int) -> bool:
    """4.0b, 7.32a, 7.32b, 8.0a Units that moved, fired or had an order in this phase need not be in range any more."""
    return is_marked(battle, unit, Mark.MOVED_NOW | Mark.FIRED | Mark.ORDERED)


def cannot_be_done(battle: Fight) -> Refusal | None:
    """5.46a A leader who trumped and has done nothing yet must let somebody shock."""
    if battle.state.obligation == 1 and not shockers(battle):
        return refusal("5.46a", "alexander-why-obliged-shock", leader=battle.field.leader_ids[battle.state.leader])
    return None


def designate(battle: Fight) -> None:
    """7.31a, 8.31a Phase `designate`: those that must are marked; if others may, their player is asked
    (`designating`). 5.24a No order is spent."""
    if not armies_touch(battle):
        battle.state.phase = "orders-end"
        return
    _mark_obliged(battle)
    if may_shock(battle):
        battle.state.phase = "designating"
    else:
        close(battle)


def _mark_obliged(battle: Fight) -> None:
    """7.31a The marked Types that moved, wherever an enemy is in their ZOC now."""
    for unit in battle.field.units_of[battle.state.active]:
        traits, marks = battle.field.traits[unit], battle.state.marks[unit]
        if traits & Trait.MUST_SHOCK and marks & Mark.MOVED_NOW and not marks & MARKED:
            if not is_beneath(battle, unit) and targets(battle, unit):
                set_marker(battle, unit, Mark.MUST_CHECK)


def cannot_volunteer(battle: Fight, unit: int) -> Refusal | None:
    """7.31, 7.32a, 7.35a Why a unit may not choose to shock, range apart."""
    return next(_bars(battle, unit), None)


def _bars(battle: Fight, unit: int) -> Iterator[Refusal]:
    """7.31, 7.32a, 7.35a What forbids it, the first reason first."""
    field, marks = battle.field, battle.state.marks[unit]
    name = field.ids[unit]
    if field.side_of[unit] != battle.state.active:
        yield refusal("7.32b", "alexander-why-not-yours", unit=name)
        return
    if marks & MARKED:
        yield refusal("7.33a", "alexander-why-marked", unit=name).besides("7.31a")
    if marks & Mark.DECLINED:
        yield refusal("7.33a", "alexander-why-declined", unit=name).besides("7.32a")
    if is_beneath(battle, unit):
        yield refusal("9.62f", "alexander-why-beneath", unit=name)
    if reason := cannot_shock_at_all(battle, unit):
        yield reason
    near = enemies_in_zone(battle, unit) if is_on_map(battle, unit) else []
    reasons = [cannot_shock_it(battle, unit, target) for target in near]
    if all(reasons):
        nobody = refusal("8.32b", "alexander-why-nobody-in-zoc", unit=name).besides("7.32b")
        yield next((why for why in reasons if why), nobody)
    if is_free(battle, unit):
        return
    if battle.state.leader != NOBODY and battle.state.pw_of[unit] == battle.state.leader:
        yield refusal("6.84c", "alexander-why-bound", unit=name)
    if reason := special_rules.cannot_order(battle, battle.state.leader, unit):
        yield reason


def designating(battle: Fight) -> Activity:
    """7.32, 7.34a, 8.31a Phase `designating`: one unit that may choose to shock, or the end of the designation."""
    value = yield Ask(battle.state.active, "shock", lambda: options(battle))
    if value == DONE:
        close(battle)
        return
    moved = is_marked(battle, value[1], Mark.MOVED_NOW)
    set_marker(battle, value[1], Mark.MUST_CHECK if moved else Mark.NO_CHECK)
    battle.state.phase = "designate"


def options(battle: Fight) -> list[Value]:
    """7.32 Everybody who may, and `done`."""
    values: list[Value] = [("shock", unit) for unit in may_shock(battle)]
    return [*values, DONE] if cannot_be_done(battle) is None else values


def may_shock(battle: Fight) -> list[int]:
    """7.32 Those who may still choose to. Range is measured once, now (R-ALEX-102)."""
    near = in_contact(battle, battle.state.active)
    ready = [unit for unit in near if cannot_volunteer(battle, unit) is None]
    if not ready:
        return []
    reach = _command_reach(battle)
    return [unit for unit in ready if is_free(battle, unit) or reach is None or on_board(battle, reach, unit)]


def _command_reach(battle: Fight) -> int | None:
    """7.32b The hexes in the active leader's range, as bits; None if everybody is (cases without leaders)."""
    state = battle.state
    if state.order_kind == ELEPHANTS:
        return 0
    if state.leader == NOBODY:
        return None
    if state.leader_state[state.leader] != ACTIVE:
        return 0
    return reach_board(battle, state.leader, command_range(battle, state.leader))


def shockers(battle: Fight) -> list[int]:
    """7.35a, 8.3a Only marked units shock, and all of them, if there is still somebody to shock."""
    marks = battle.state.marks
    return [
        unit for unit in battle.field.units_of[battle.state.active] if marks[unit] & MARKED and targets(battle, unit)
    ]


def close(battle: Fight) -> None:
    """8.31a, 7.35a No more markers: now the combats, if there are any."""
    battle.state.phase = "combats" if shockers(battle) else "orders-end"


# -- why not ---------------------------------------------------------------------------------------------------------


def why_not_shock(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    """7.32 Why a unit may not choose to shock."""
    reach = _command_reach(battle)
    near = is_free(battle, unit) or reach is None or not is_on_map(battle, unit) or on_board(battle, reach, unit)
    far = refusal("7.32b", "alexander-why-out-of-range", unit=battle.field.ids[unit]).besides("4.0b")
    return together(*_bars(battle, unit), None if near else far)


def why_not_intent(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    """7.33a Why it is not this unit's intention that is asked."""
    if unit == ask.about:
        return None
    return refusal("7.33a", "alexander-why-another-unit", unit=battle.field.ids[ask.about])


WHY_NOT: Final[Explainers] = {
    ("intent", "shock"): why_not_intent,
    ("intent", "no-shock"): why_not_intent,
    ("shock", "shock"): why_not_shock,
    ("shock", "done"): predicate(cannot_be_done),
}
