"""4.01-4.09 Fights: who may start one, who must, and in which order."""

from __future__ import annotations

from strategikon.bayard import melee, shooting
from strategikon.bayard.contact import divided
from strategikon.bayard.field import Fight
from strategikon.bayard.fire import means
from strategikon.bayard.fire.elements import burning_face
from strategikon.bayard.pieces import adjacent_enemies, has, in_group, is_activated, unit_id
from strategikon.bayard.state import Mark
from strategikon.bayard.support import on_closed_road
from strategikon.bayard.temper import must_attack
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity


def fight_phase(battle: Fight) -> Activity | None:
    """1.30, 2.15, 4.02 One fight after another, those of the first chief's group first; last the impetuous who were not
    activated."""
    values = fights(battle)
    if values:
        return _fight(battle, values)
    _next_group(battle)
    return None


def _fight(battle: Fight, values: list[Value]) -> Activity:
    done: list[Value] = [] if duties(battle) else [("done",)]
    value = yield Ask(battle.state.active, "fight", [*values, *done])
    match value:
        case ("shoot", unit, target):
            yield from shooting.shoot(battle, unit, target)
        case ("attack", unit, target):
            yield from melee.fight(battle, unit, target)
        case ("burn", unit, number):
            yield from means.burn(battle, unit, number)
        case ("douse", unit, number):
            means.douse(battle, unit, number)
        case _:
            _next_group(battle)


def _next_group(battle: Fight) -> None:
    """2.15 The next group; after the last one, and the unactivated impetuous, the fires."""
    state = battle.state
    if state.stage < 2:
        state.stage += 1
    else:
        state.stage, state.phase = 0, "fires"


def fights(battle: Fight) -> list[Value]:
    """Every fight that may be started now."""
    found: list[Value] = []
    for unit in battle.field.units_of[battle.state.active]:
        if cannot_fight(battle, unit) is not None:
            continue
        if is_activated(battle, unit):
            found += [("shoot", unit, enemy) for enemy in shooting.targets(battle, unit)]
            if battle.field.fire:
                found += [("burn", unit, number) for number in means.burnable(battle, unit)]
                found += [("douse", unit, number) for number in means.dousable(battle, unit)]
        found += [("attack", unit, enemy) for enemy in victims(battle, unit)]
    return found


def duties(battle: Fight) -> list[int]:
    """4.06, A2.54, A2.55 Units that must attack before their group is done."""
    own = (unit for unit in battle.field.units_of[battle.state.active] if must_attack(battle, unit))
    return [unit for unit in own if cannot_fight(battle, unit) is None and victims(battle, unit)]


def cannot_fight(battle: Fight, unit: int) -> Refusal | None:
    """2.01, 2.12, 3.14, 3.25, 4.03, 4.05, 4.08, A2.84 What bars a unit from starting a fight now; bars beat duties."""
    state, name = battle.state, unit_id(battle, unit)
    marks = state.marks[unit]
    if battle.field.side_of[unit] != state.active or state.hex_of[unit] < 0:
        return refusal("4.03", "bayard-why-enemy-unit", unit=name)
    if marks & Mark.FOUGHT:
        return refusal("4.05", "bayard-why-fought", unit=name)
    if marks & Mark.MARCHED:
        return refusal("3.14", "bayard-why-marched", unit=name)
    if marks & Mark.HELD:
        return refusal("A2.84", "bayard-why-held", unit=name)
    if marks & Mark.FAR_ALLY:
        return refusal("2.12", "bayard-why-far-fight", unit=name)
    if state.stage == 2:  # A2.54, R-BAY-59
        return None if has(battle, unit, "impetuous") and not is_activated(battle, unit) else _not_now(battle, unit)
    return None if in_group(battle, unit) else _not_now(battle, unit)


def _not_now(battle: Fight, unit: int) -> Refusal:
    name = unit_id(battle, unit)
    if is_activated(battle, unit):
        return refusal("2.15", "bayard-why-other-group", unit=name)
    return refusal("2.01", "bayard-why-not-activated", unit=name)


def cannot_attack(battle: Fight, unit: int, target: int) -> Refusal | None:
    """4.01, 4.56, 4.07, A3.31, R-BAY-46 One adjacent enemy, not across a cliff; a salvo only shoots."""
    names = {"unit": unit_id(battle, unit), "target": unit_id(battle, target)}
    if target not in adjacent_enemies(battle, unit):
        return refusal("4.56", "bayard-why-not-beside", **names)
    if burning_face(battle, battle.state.hex_of[unit], battle.state.hex_of[target]):
        return refusal("A5.09", "bayard-why-fire-between", **names)
    if divided(battle, unit, target):
        return refusal("A1.31", "bayard-why-cliff", **names)
    if on_closed_road(battle, unit):
        return refusal("A1.34", "bayard-why-on-road", unit=names["unit"])
    return None


def victims(battle: Fight, unit: int) -> list[int]:
    return [enemy for enemy in adjacent_enemies(battle, unit) if cannot_attack(battle, unit, enemy) is None]
