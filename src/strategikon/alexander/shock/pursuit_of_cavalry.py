"""8.39, 8.5, 10.3 The ground that is won: by cavalry pursuit (optional, together with charge formation), with the roll,
the chase and the next shock; and by advance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander import advance, cohesion, leader_moves, missiles, special_rules, stepping
from strategikon.alexander.combats import Combat
from strategikon.alexander.facing import ARCS, front_hexes
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, has, hex_names, hexes, in_charge, is_on_map, unit_id
from strategikon.alexander.shock import at_once
from strategikon.alexander.shock.combat import (
    all_attackers,
    all_defenders,
    defended_hexes,
    flights,
    has_moved,
    hexes_of,
    make,
)  # fmt: skip
from strategikon.alexander.shock.designation import is_forbidden
from strategikon.alexander.state import NOBODY
from strategikon.alexander.tables import CHECKS
from strategikon.alexander.terrain import cannot_enter, step_loss
from strategikon.alexander.zones import enemies_in_zone, in_enemy_zoc
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.hexarcs import FRONT
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers


def take_ground(battle: Fight, combat: Combat, held: list[int]) -> Activity:
    """8.39a, 8.51a, 8.54a Pursuers first (10.32a), then each hex still vacant is entered by one attacker able to."""
    gone = yield from pursue_all(battle, combat, held)
    done = [*held, *gone]
    while free := vacated(battle, combat):
        unit = yield from advance.advance(battle, combat, free, done)
        if unit == NOBODY:
            return
        done.append(unit)


def vacated(battle: Fight, combat: Combat) -> list[int]:
    """8.51a The hexes its defenders held and nobody holds now."""
    return [here for here in defended_hexes(combat) if battle.state.unit_at[here] == NOBODY]


def pursue_all(battle: Fight, combat: Combat, held: Sequence[int]) -> Activity:
    """10.31a, 10.32a, 10.35a Every eligible unit rolls; those above their TQ pursue at once. Answers those that did;
    `held` are those who may not even advance (8.33c)."""
    gone: list[int] = []
    if not battle.field.charge_rule:
        return gone
    for unit in all_attackers(combat):
        prey = routers(battle, combat)
        if prey and unit not in held and is_eligible(battle, unit) and will_pursue(battle, unit):
            gone.append(unit)
            yield from pursue(battle, unit, combat, prey)
    return gone


def is_eligible(battle: Fight, unit: int) -> bool:
    """10.31a, 9.22c Cavalry in charge formation that moved to attack."""
    here = is_on_map(battle, unit) and not battle.state.routed[unit]
    return here and has(battle, unit, Trait.CAVALRY) and in_charge(battle, unit) and has_moved(battle, unit)


def routers(battle: Fight, combat: Combat) -> list[int]:
    """10.32a The defenders that routed out of this combat and were not eliminated."""
    fled, routed = flights(combat), battle.state.routed
    return [unit for unit in all_defenders(combat) if unit in fled and is_on_map(battle, unit) and routed[unit]]


def will_pursue(battle: Fight, unit: int) -> bool:
    """10.32a, 10.32b Die + 2 above its TQ; leaders change nothing."""
    return cohesion.check(battle, unit, CHECKS["pursuit"].modifier, "pursuit") > 0


def pursue(battle: Fight, unit: int, combat: Combat, prey: Sequence[int]) -> Activity:
    """10.33a, 10.34a Along the way of the fleeing unit until an enemy is met; then it shocks all in its ZOC, and so
    on."""
    values: list[Value] = [("target", one) for one in prey]
    _, chased = yield from choose(battle, battle.field.side_of[unit], "pursuit", values, about=unit)
    start = hexes(battle, unit)
    yield from chase(battle, unit, way_of(battle, unit, combat, chased))
    battle.emit(
        "pursuit", unit=unit_id(battle, unit), prey=unit_id(battle, chased),
        start=hex_names(battle, start), to=hex_names(battle, hexes(battle, unit)),
    )  # fmt: skip
    yield from leader_moves.follow(battle, unit, start)
    yield from leader_moves.answer_threats(battle, [unit])
    if not is_eligible(battle, unit):
        return
    enemies = [enemy for enemy in enemies_in_zone(battle, unit) if is_forbidden(battle, unit, enemy) is None]
    if enemies:
        again = make(battle, [unit], enemies)
        yield from at_once.prey(battle, again)
        yield from take_ground(battle, again, [])


def way_of(battle: Fight, unit: int, combat: Combat, chased: int) -> list[int]:
    """10.33a The hex the fleeing unit left, then those it went through."""
    left = [here for here in hexes_of(combat, chased) if here in front_hexes(battle, unit)]
    first = left or [here for here in defended_hexes(combat) if here in front_hexes(battle, unit)]
    return [*first[:1], *flights(combat).get(chased, ())]


def chase(battle: Fight, unit: int, way: Sequence[int]) -> Activity:
    """10.33a, 10.36a Hex by hex; terrain costs cohesion, no MP. An occupied or forbidden hex ends it, and so does an
    enemy ZOC."""
    for there in way:
        here = hexes(battle, unit)
        if battle.field.grid.distance[here[0]][there] != 1 or battle.state.unit_at[there] != NOBODY:
            continue
        face(battle, unit, there)
        if cannot_enter(battle, unit, (there,)) is not None:
            return
        cost = step_loss(battle, unit, (there,))
        stepping.enter(battle, unit, (there,))
        yield from special_rules.has_entered(battle, unit)
        if cost:
            yield from cohesion.lose(battle, unit, cost, "terrain")
        if is_eligible(battle, unit):
            yield from missiles.entry_fire(battle, unit, here)
        if not is_eligible(battle, unit) or meets_enemy(battle, unit):
            return


def meets_enemy(battle: Fight, unit: int) -> bool:
    """10.33a In an enemy ZOC, or with an enemy in its own."""
    return in_enemy_zoc(battle, unit) or bool(enemies_in_zone(battle, unit))


def face(battle: Fight, unit: int, there: int) -> None:
    """10.33a It turns, if it must, by the fewest vertices until the next hex is in its front."""
    side = battle.field.grid.direction(hexes(battle, unit)[0], there)
    facing = battle.state.facing[unit]
    turned = ((facing + hours) % 12 for hours in (0, 2, -2, 4, -4, 6))
    battle.state.facing[unit] = next(hour for hour in turned if ARCS[hour][side] is FRONT)


def why_not_pursue(battle: Fight, ask: Ask, prey: int) -> Refusal:
    """10.33a Why a pursuer may not choose this prey."""
    return refusal("10.33a", "alexander-why-no-prey", target=unit_id(battle, prey))


WHY_NOT: Final[Explainers] = {("pursuit", "target"): why_not_pursue}
