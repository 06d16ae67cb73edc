"""9.13, 9.23, 9.24 Passing through: after their shock elephants and chariots end beyond those they attacked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander import chariots, cohesion, elephants, leader_moves, missiles, reactions, special_rules
from strategikon.alexander.advance import PASSERS, pay
from strategikon.alexander.combats import DODGED, Combat
from strategikon.alexander.facing import arcs_toward, front_hexes
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, has, hex_names, hexes, is_on_map, mark, shift, unit_id
from strategikon.alexander.shock import at_once
from strategikon.alexander.shock.combat import all_defenders, attackers, defended_hexes, make
from strategikon.alexander.state import NOBODY, NOWHERE, Mark
from strategikon.alexander.tables import CHECKS, LOSS
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.hexarcs import FRONT
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers


def pass_all(battle: Fight, combat: Combat) -> Activity:
    """9.13a, 9.23a Every elephant and chariot of a combat that still stands where it attacked from."""
    for unit in passers(battle, combat):
        if _stands(battle, unit):
            yield from pass_through(battle, unit, combat)


def passers(battle: Fight, combat: Combat) -> list[int]:
    return [unit for unit in attackers(battle, combat) if has(battle, unit, PASSERS) and _stands(battle, unit)]


def _stands(battle: Fight, unit: int) -> bool:
    return is_on_map(battle, unit) and not battle.state.routed[unit]


def pass_through(battle: Fight, unit: int, combat: Combat) -> Activity:
    """9.13a, 9.13b, R-ALEX-80, R-ALEX-81 Over the hex attacked and whatever lies behind it, to the first vacant far
    hex."""
    passed = set(all_defenders(combat))
    ahead = front_hexes(battle, unit)
    attacked = [there for there in defended_hexes(combat) if there in ahead]
    if combat.step != DODGED:
        attacked = [there for there in attacked if not elephants.is_stack(battle, there)]  # 9.62e
    here = yield from _name_hex(battle, unit, attacked)
    cost = _terrain_loss(battle, unit, hexes(battle, unit)[0], here) if here != NOWHERE else 0
    while here != NOWHERE:
        far = elephants.far_hexes(battle, unit, here)
        free = [there for there in far if battle.state.unit_at[there] == NOBODY]
        if free:
            there = yield from _name_hex(battle, unit, free)
            yield from _land(battle, unit, there, cost + _terrain_loss(battle, unit, here, there))
            return
        there = yield from _go_on(battle, unit, here, far, passed)
        if there == NOWHERE or not _stands(battle, unit):
            return
        cost += _terrain_loss(battle, unit, here, there)
        here = there


def _name_hex(battle: Fight, unit: int, places: Sequence[int]) -> Activity:
    """R-ALEX-80, R-ALEX-81 Where there are two, the owner names one."""
    if not places:
        return NOWHERE
    values: list[Value] = [("pass-through", unit, there) for there in places]
    _, _, there = yield from choose(battle, battle.field.side_of[unit], "advance", values, about=unit)
    return there


def _terrain_loss(battle: Fight, unit: int, here: int, there: int) -> int:
    """R-ALEX-81 Terrain costs cohesion, though no MP."""
    field = battle.field
    return field.step(field.way_of[unit], here, field.grid.direction(here, there))[1]


def _land(battle: Fight, unit: int, there: int, cost: int) -> Activity:
    """9.13a, R-ALEX-81 It is placed there, facing as before; leaders along, entry fire, frightened horses."""
    old, near = hexes(battle, unit), elephants.frightened(battle, unit)
    shift(battle, unit, (there,))
    mark(battle, unit, Mark.PASSED_NOW | Mark.ENTERED_HEX)
    start, to = hex_names(battle, old), hex_names(battle, (there,))
    battle.emit("pass-through", unit=unit_id(battle, unit), start=start, to=to)
    pay(battle, unit, cost, "terrain")
    yield from special_rules.has_entered(battle, unit)
    yield from leader_moves.follow(battle, unit, old)
    yield from missiles.entry_fire(battle, unit, old)
    if _stands(battle, unit):
        yield from _frighten(battle, unit, near)
    yield from leader_moves.answer_threats(battle, [unit])


def _frighten(battle: Fight, unit: int, near: Sequence[int]) -> Activity:
    """9.16a, 9.16b Cavalry next to which an elephant has come now cannot withdraw (6.76a): it checks, or is
    eliminated."""
    yield from reactions.frighten(battle, unit, near)


# -- R-ALEX-81 when nothing behind is vacant -------------------------------------------------------------------------


def _go_on(battle: Fight, unit: int, here: int, far: Sequence[int], passed: set[int]) -> Activity:
    """9.13b, 9.24b Friends and units already attacked are passed; else an enemy is shocked. Answers the hex it has
    come to."""
    side, at = battle.field.side_of, battle.state.unit_at
    open_ways = [there for there in far if side[at[there]] == side[unit] or at[there] in passed]
    if open_ways:
        there = yield from _name_hex(battle, unit, open_ways)
        if side[at[there]] == side[unit]:
            yield from _pass_friend(battle, unit, at[there])
        return there
    enemies = sorted({at[there] for there in far})
    if not enemies:
        return NOWHERE
    stood = yield from _dodging(battle, unit, here, enemies)
    if not stood:
        passed.update(enemies)
        return (yield from _name_hex(battle, unit, far))
    values: list[Value] = [("second-shock", unit, enemy) for enemy in stood]
    _, _, enemy = yield from choose(battle, side[unit], "advance", values, about=unit)
    there = next(one for one in far if at[one] == enemy)
    passed.add(enemy)
    yield from at_once.second_line(battle, make(battle, [unit], [enemy], here))
    return there


def _pass_friend(battle: Fight, unit: int, friend: int) -> Activity:
    """R-ALEX-81, 6.94a Both lose 1."""
    battle.emit("passed", unit=unit_id(battle, unit), other=unit_id(battle, friend))
    yield from cohesion.lose(battle, friend, LOSS["passing_friend"], "passing_friend")
    pay(battle, unit, LOSS["passing_friend"], "passing_friend")


def _dodging(battle: Fight, unit: int, here: int, enemies: Sequence[int]) -> Activity:
    """9.24b, R-ALEX-82 Macedonian units of a second line let chariots through too, if they can: one die each. Answers
    those that did not; only if all did, the chariot goes on without a combat."""
    if not has(battle, unit, Trait.CHARIOT):
        return list(enemies)
    stood = []
    for enemy in enemies:
        if not _may_dodge(battle, enemy, here) or not chariots.dodge(battle, enemy):
            stood.append(enemy)
    for enemy in enemies:
        if enemy not in stood:
            yield from cohesion.lose(battle, enemy, CHECKS["dodge"].pass_points, "dodge")
    return stood


def _may_dodge(battle: Fight, enemy: int, here: int) -> bool:
    """9.24a Macedonian, not routed, approached through its front."""
    if battle.field.side_of[enemy] != battle.field.macedonian or battle.state.routed[enemy]:
        return False
    return arcs_toward(battle, enemy, [here]) == [FRONT]


def why_not_pass(battle: Fight, ask: Ask, unit: int, beyond: int) -> Refusal:
    """9.13a Why a unit may not pass through so, or shock whom it meets beyond."""
    if not has(battle, unit, PASSERS):
        return refusal("9.13a", "alexander-why-no-passer", unit=battle.field.ids[unit])
    return refusal("9.13a", "alexander-why-not-beyond", unit=battle.field.ids[unit])


WHY_NOT: Final[Explainers] = {("advance", "pass-through"): why_not_pass, ("advance", "second-shock"): why_not_pass}
