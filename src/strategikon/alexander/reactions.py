"""R-ALEX-47 The reactions to one step of an enemy, in the order of the ruling; 7.16 reaction facing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander import (
    breaking,
    cohesion,
    combat_leaders,
    elephants,
    elimination,
    giving_way,
    leader_moves,
    missiles,
    withdrawal,
)  # fmt: skip
from strategikon.alexander.facing import vertices_between
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import (
    Fight,
    adjacent_units,
    hexes,
    in_column,
    in_square,
    is_double,
    is_marked,
    is_near_enemy,
    is_on_map,
    leader_id,
    mark,
    unit_id,
)  # fmt: skip
from strategikon.alexander.profile import mover_ma, printed_ma
from strategikon.alexander.state import INDIVIDUAL, NOWHERE, Mark
from strategikon.alexander.tables import MOVEMENT_LOSS
from strategikon.alexander.terrain import Places
from strategikon.alexander.zones import controllers_of, in_enemy_zoc
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers

HOLD = ("hold",)


def at_start(battle: Fight, mover: int) -> Activity:
    """6.71a An enemy begins its move: those within two hexes of it may withdraw before it goes."""
    if not is_far(battle, mover):
        yield from giving_way.react(battle, mover, ())


def after_step(battle: Fight, mover: int, old: Places) -> Activity:
    """R-ALEX-47 Withdrawals, reaction facing, entry fire, the fate of lone leaders. If the mover is gone the rest is
    off."""
    if is_far(battle, mover):
        return
    yield from giving_way.react(battle, mover, old)
    if is_here(battle, mover):
        yield from frighten(battle, mover)
    if is_here(battle, mover):
        yield from reaction_facing(battle, mover, old)
    if is_here(battle, mover):
        yield from _entry_fire(battle, mover, old)
    if is_here(battle, mover):
        take_lone_leaders(battle, mover, old)


def is_far(battle: Fight, mover: int) -> bool:
    """Whether no enemy unit or leader is near enough to react: two hexes (6.71a)."""
    if is_near_enemy(battle, mover, withdrawal.NEAR):
        return False
    field, where = battle.field, battle.state.leader_hex
    enemies = field.leaders_of[1 - field.side_of[mover]]
    for here in hexes(battle, mover):
        row = field.grid.distance[here]
        for leader in enemies:
            if row[where[leader]] <= withdrawal.NEAR and where[leader] != NOWHERE:
                return False
    return True


def is_here(battle: Fight, unit: int) -> bool:
    return is_on_map(battle, unit) and not battle.state.routed[unit]


def _entry_fire(battle: Fight, mover: int, old: Places) -> Activity:
    """8.21 At once, or 8.21b after all the moves of a Line Order."""
    if battle.state.order_kind != INDIVIDUAL:
        missiles.note_entry(battle, mover, old)
    elif in_enemy_zoc(battle, mover):
        yield from missiles.entry_fire(battle, mover, old)


# -- 9.16 elephants ----------------------------------------------------------------------------------------------------


def frighten(battle: Fight, mover: int, before: Sequence[int] = ()) -> Activity:
    """9.16a, 9.16b After the withdrawals: cavalry still next to the elephant checks, or is eliminated if routed; those
    it stood next to `before` do not."""
    for enemy in elephants.frightened(battle, mover):
        if enemy in before or not is_on_map(battle, enemy):
            continue
        if battle.state.routed[enemy]:
            yield from elimination.eliminate(battle, enemy, "elephant")
        else:
            yield from cohesion.test(battle, enemy, 0, "cavalry_elephant")


# -- 7.16 reaction facing ----------------------------------------------------------------------------------------------


def reaction_facing(battle: Fight, mover: int, old: Places) -> Activity:
    """7.16a Enemies next to which the mover has just come may turn one vertex, one after another."""
    side = 1 - battle.field.side_of[mover]
    while is_here(battle, mover):
        values = [*_turns(battle, mover, old), HOLD]
        value = yield from choose(battle, side, "react-facing", values, about=mover)
        if value == HOLD:
            return
        _, unit, facing = value
        yield from react(battle, unit, facing, mover)


def _turns(battle: Fight, mover: int, old: Places) -> list[Value]:
    side = 1 - battle.field.side_of[mover]
    values: list[Value] = []
    for unit in adjacent_units(battle, mover, side):
        if cannot_react(battle, unit, mover, old) is None:
            facing = battle.state.facing[unit]
            values.extend(("react-turn", unit, (facing + hours) % 12) for hours in (-2, 2))
    return values


def cannot_react(battle: Fight, unit: int, mover: int, old: Places) -> Refusal | None:
    """7.16a, 7.16b, R-ALEX-48 Who may not turn: doubles, columns, squares, routed units, those that have reacted,
    began the segment in an enemy ZOC, or are in the ZOC of another enemy."""
    state, field = battle.state, battle.field
    name = field.ids[unit]
    if is_double(battle, unit) or in_column(battle, unit) or in_square(battle, unit) or state.routed[unit]:
        return refusal("7.16a", "alexander-why-no-reaction", unit=name)
    if field.traits[unit] & Trait.ARTILLERY:
        return refusal("9.53a", "alexander-why-no-facing", unit=name)
    if is_marked(battle, unit, Mark.REACTED):
        return refusal("7.16a", "alexander-why-reacted", unit=name)
    rows, new = field.grid.distance, [there for there in hexes(battle, mover) if there not in old]
    if not any(rows[here][there] == 1 for here in hexes(battle, unit) for there in new):
        return refusal("7.16a", "alexander-why-not-new", unit=name)
    if is_marked(battle, unit, Mark.BEGAN_IN_ZOC) or any(enemy != mover for enemy in controllers_of(battle, unit)):
        return refusal("7.16b", "alexander-why-other-zoc", unit=name)
    return None


def react(battle: Fight, unit: int, facing: int, mover: int) -> Activity:
    """7.16c, 7.16d, R-ALEX-48 The turn, its cohesion in Difficult terrain, then the die: above TQ it routs."""
    state, field = battle.state, battle.field
    mark(battle, unit, Mark.REACTED)
    count = vertices_between(state.facing[unit], facing)
    state.facing[unit] = facing
    battle.emit("facing", unit=unit_id(battle, unit), facing=field.facings[facing], mp=0)
    if any(field.difficult[here] for here in hexes(battle, unit)):
        loss = count * MOVEMENT_LOSS["facing_in_difficult_per_vertex"][field.kind_of[unit].column]
        yield from cohesion.lose(battle, unit, loss, "terrain")
    if not is_here(battle, unit):
        return
    if field.traits[unit] & Trait.CAVALRY and field.traits[mover] & Trait.INFANTRY:
        return
    difference = mover_ma(battle, mover) - printed_ma(battle, unit)
    if cohesion.check(battle, unit, difference, "reaction_facing") > 0:
        yield from breaking.rout(battle, unit, "reaction_facing")


# -- 4.62b lone leaders ------------------------------------------------------------------------------------------------


def take_lone_leaders(battle: Fight, mover: int, old: Places) -> None:
    """4.62b A leader alone next to a hex that an enemy combat unit has entered, and still there, is eliminated."""
    for leader in leader_moves.lone_beside(battle, mover, old):
        battle.emit("captured", leader=leader_id(battle, leader), unit=unit_id(battle, mover))
        combat_leaders.kill(battle, leader, "captured")


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_react(battle: Fight, ask: Ask, unit: int, facing: int) -> Refusal | None:
    """7.16 Why a unit may not turn now."""
    if (facing - battle.state.facing[unit]) % 12 not in (2, 10):
        return refusal("7.16a", "alexander-why-one-vertex", unit=battle.field.ids[unit])
    return cannot_react(battle, unit, ask.about, ())


WHY_NOT: Final[Explainers] = {("react-facing", "react-turn"): why_not_react}
