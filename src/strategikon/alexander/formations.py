"""6.6, 9.62, 9.63, 9.7 Changes of formation in the course of a move: column, square, charge formation, double depth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from strategikon.alexander import cataphracts, cohesion, column, doubles, marching, obligation, phalanx, stepping
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, hexes, in_square, is_passing, unit_id
from strategikon.alexander.state import CHARGE, COLUMN, FORMATIONS, NOBODY, NORMAL, SQUARE
from strategikon.alexander.stepping import Way, of_mover
from strategikon.alexander.tables import LOSS, SPECIAL_MP
from strategikon.alexander.terrain import step_mp
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.why import Explainer, Explainers


def changes(battle: Fight, unit: int) -> Iterator[Value]:
    """Every change of formation open to the moving unit."""
    if is_passing(battle, unit):
        return
    field, formation = battle.field, battle.state.formation[unit]
    if field.type_of[unit] in column.MARCHERS and marching.cannot_end(battle, unit) is None:
        if formation == NORMAL and column.cannot_form(battle, unit) is None:
            yield from (("column", heading) for heading in column.headings(battle, unit))
        if formation == COLUMN and column.cannot_leave(battle, unit) is None:
            yield from (("deploy", facing) for facing in column.fronts(battle, unit))
    if formation == SQUARE and cannot_leave_square(battle, unit) is None:
        yield from (("deploy", facing) for facing in square_fronts(battle, unit))
    if formation == NORMAL and not battle.state.way & Way.SPENT and cannot_form_square(battle, unit) is None:
        yield ("square",)
    if field.charge_rule and cannot_charge(battle, unit) is None:
        yield ("charge",)
    if formation == CHARGE and cannot_uncharge(battle, unit) is None:
        yield ("uncharge",)
    if field.traits[unit] & Trait.PHALANX and (front := phalanx.stack_partner(battle, unit)) != NOBODY:
        yield ("stack", front)


def cannot_form_square(battle: Fight, unit: int) -> Refusal | None:
    """9.63a It takes all its MP: nothing may have been spent."""
    return _cannot_spend_all(battle, unit) or phalanx.cannot_form_square(battle, unit)


def _cannot_spend_all(battle: Fight, unit: int) -> Refusal | None:
    """9.63a, 5.46a All its MP must be left, and not be owed to a trump."""
    if battle.state.way & Way.SPENT:
        return refusal("9.63a", "alexander-why-all-mp", unit=battle.field.ids[unit])
    if battle.state.obligation == 1 and obligation.binds(battle, unit):
        return refusal("5.46a", "alexander-why-obliged", unit=battle.field.ids[unit])
    return None


def cannot_leave_square(battle: Fight, unit: int) -> Refusal | None:
    """R-ALEX-87 As forming it."""
    return _cannot_spend_all(battle, unit) or phalanx.cannot_leave_square(battle, unit)


def square_fronts(battle: Fight, unit: int) -> list[int]:
    """R-ALEX-87 Either facing of its axis."""
    facing = battle.state.facing[unit]
    return [facing, (facing + 6) % 12]


def cannot_charge(battle: Fight, unit: int) -> Refusal | None:
    """9.73a Optional: 4 MP."""
    if not battle.field.charge_rule:
        return refusal("9.71a", "alexander-why-option-off")
    cost = SPECIAL_MP["enter_charge_formation"]
    if cost > battle.state.mp_left:
        dear = refusal("9.73a", "alexander-why-mp", cost=cost, left=battle.state.mp_left)
        return together(dear, cataphracts.cannot_charge(battle, unit))
    return cataphracts.cannot_charge(battle, unit)


def cannot_uncharge(battle: Fight, unit: int) -> Refusal | None:
    """9.76a Optional: 2 MP."""
    cost = SPECIAL_MP["leave_charge_formation_voluntarily"]
    if cost > battle.state.mp_left:
        return refusal("9.76a", "alexander-why-mp", cost=cost, left=battle.state.mp_left)
    return cataphracts.cannot_uncharge(battle, unit)


# -- doing it ----------------------------------------------------------------------------------------------------------


def form_column(battle: Fight, unit: int, heading: int) -> Activity:
    """6.61a At the end of the move; used alone it counts as a move (R-ALEX-107). A unit whose hits reach the lower TQ
    of a column gives way (10.13a, 6.65a, R-ALEX-117)."""
    if (yield from marching.spend(battle, unit, 0)):
        column.form(battle, unit, heading)
        if cohesion.is_broken(battle, unit):
            yield from cohesion.give_way(battle, unit, "column")
    battle.state.way |= Way.ENDED


def deploy(battle: Fight, unit: int, facing: int) -> Activity:
    """6.63b Out of column; R-ALEX-87 out of square, with all its MP."""
    if (yield from marching.spend(battle, unit, battle.state.mp_left if in_square(battle, unit) else 0)):
        if in_square(battle, unit):
            if facing != battle.state.facing[unit]:
                doubles.reverse(battle, unit)
            change_formation(battle, unit, NORMAL)
        else:
            column.leave(battle, unit, facing)
    battle.state.way |= Way.ENDED


def revert_shocked(battle: Fight) -> Activity:
    """6.66a At the end of the Orders Phase a column that was shocked is in normal formation again and loses 1 more,
    even if that routs it; the point counts against its full TQ (R-ALEX-96)."""
    for unit in column.shocked(battle):
        values = [("face", unit, facing) for facing in column.fronts(battle, unit)]
        _, _, facing = yield from choose(battle, battle.field.side_of[unit], "revert", values, about=unit)
        column.leave(battle, unit, facing)
        yield from cohesion.lose(battle, unit, LOSS["column_shocked"], "column_shocked")


def stack(battle: Fight, unit: int, front: int) -> Activity:
    """9.62a The rear phalanx joins the front one, beneath it: terrain and 1 MP, no cohesion."""
    state = battle.state
    places = hexes(battle, front)
    cost = step_mp(battle, unit, places) + SPECIAL_MP["form_double_depth"]
    if not (yield from marching.spend(battle, unit, cost)):
        return
    stepping.enter(battle, unit, places, cost)
    state.beneath = changed(state.beneath, front, unit)
    state.facing[unit] = state.facing[front]
    state.way |= Way.ENDED


def form_square(battle: Fight, unit: int) -> Activity:
    """9.63a With all its MP."""
    if (yield from marching.spend(battle, unit, battle.state.mp_left)):
        change_formation(battle, unit, SQUARE)
    battle.state.way |= Way.ENDED


def enter_charge(battle: Fight, unit: int) -> Activity:
    """9.73a 4 MP."""
    if (yield from marching.spend(battle, unit, SPECIAL_MP["enter_charge_formation"])):
        change_formation(battle, unit, CHARGE)


def leave_charge(battle: Fight, unit: int) -> Activity:
    """9.76a 2 MP."""
    if (yield from marching.spend(battle, unit, SPECIAL_MP["leave_charge_formation_voluntarily"])):
        change_formation(battle, unit, NORMAL)


def change_formation(battle: Fight, unit: int, formation: int) -> None:
    battle.state.formation = changed(battle.state.formation, unit, formation)
    facing = battle.field.facings[battle.state.facing[unit]]
    battle.emit("formation", unit=unit_id(battle, unit), formation=FORMATIONS[formation], facing=facing)


ACTIONS: dict[str, Any] = {
    "column": form_column, "deploy": deploy, "square": form_square, "charge": enter_charge, "uncharge": leave_charge,
    "stack": stack,
}  # fmt: skip


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_column(battle: Fight, ask: Ask, heading: int) -> Refusal:
    """6.61a, 6.63d Why the moving unit may not form column, or not with this head."""
    unit = battle.state.mover
    reason = marching.cannot_end(battle, unit) or column.cannot_form(battle, unit) or _passes(battle, unit)
    return reason or _why_not_so(battle, "6.63d", heading)


def why_not_deploy(battle: Fight, ask: Ask, facing: int) -> Refusal:
    """6.63b, R-ALEX-87 Why it may not leave column or square, or not with this front."""
    unit = battle.state.mover
    if in_square(battle, unit):
        return cannot_leave_square(battle, unit) or _why_not_so(battle, "9.63a", facing)
    reason = marching.cannot_end(battle, unit) or column.cannot_leave(battle, unit) or _passes(battle, unit)
    return reason or _why_not_so(battle, "6.63b", facing)


def _why_not_so(battle: Fight, rule: str, facing: int) -> Refusal:
    """6.63b, 6.63d, R-ALEX-87 The formation may be changed, but not with this facing."""
    return refusal(rule, "alexander-why-facing", facing=battle.field.facings[facing])


def _passes(battle: Fight, unit: int) -> Refusal | None:
    """6.91a Nobody changes formation in the hex of a friend."""
    if not is_passing(battle, unit):
        return None
    return refusal("6.91a", "alexander-why-stacked", hex=battle.field.grid.names[hexes(battle, unit)[0]])


def _standing(cannot: Callable[..., Refusal | None]) -> Explainer:
    """A predicate of the moving unit, which must stand in a hex of its own."""
    return of_mover(lambda battle, unit, *front: cannot(battle, unit, *front) or _passes(battle, unit))


WHY_NOT: Final[Explainers] = {
    ("move", "column"): why_not_column,
    ("move", "deploy"): why_not_deploy,
    ("move", "square"): _standing(cannot_form_square),
    ("move", "charge"): _standing(cannot_charge),
    ("move", "uncharge"): _standing(cannot_uncharge),
    ("move", "stack"): _standing(phalanx.why_not_stack),
}
