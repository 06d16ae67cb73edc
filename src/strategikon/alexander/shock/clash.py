"""8.35 The clash of spears (Doratismos): which unit of each side, and which angle, gives the column."""

from __future__ import annotations

from typing import Final

from strategikon.alexander.combats import Combat
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, has
from strategikon.alexander.shock.combat import angles, attackers, defenders, open_combats, tops
from strategikon.alexander.tables import CLASH
from strategikon.kernel.asking import choose, run
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.hexarcs import FRONT, Arc
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers

ANGLES: Final = ("front", "flank", "rear")  # chart 8.63, by Arc


def clash(battle: Fight) -> Activity | None:
    """8.35 Phase `clash`: the choices of both sides for every combat."""
    if any(_has_choice(battle, combat) for combat in open_combats(battle)):
        return _clash(battle)
    run(_clash(battle))
    return None


def _clash(battle: Fight) -> Activity:
    for combat in open_combats(battle):
        yield from name_units(battle, combat)
    battle.state.phase = "resolve"


def _has_choice(battle: Fight, combat: Combat) -> bool:
    theirs = tops(battle, defenders(battle, combat))
    return len(theirs) > 1 or len(strikes(battle, combat, theirs[0])) > 1


def angle_of(battle: Fight, combat: Combat, attacker: int, defender: int) -> Arc:
    """8.35a, 8.35d The arc it strikes; a double that strikes several gives the defender the best for himself."""
    found = angles(battle, combat, attacker, defender) or [FRONT]
    allowed = [arc for arc in found if base_column(battle, attacker, defender, arc) is not None]
    return min(allowed or found, key=lambda arc: (base_column(battle, attacker, defender, arc) or 0, arc))


def base_column(battle: Fight, attacker: int, defender: int, angle: Arc) -> int | None:
    """8.35a, 8.63 The column of the chart; None where the attack is forbidden (NA)."""
    kinds = battle.field.kind_of
    return CLASH[kinds[defender].clash, ANGLES[angle], kinds[attacker].clash]


def name_units(battle: Fight, combat: Combat) -> Activity:
    """8.35b, 8.35c, R-ALEX-68 The defender names his unit; then the attacker names his, and so the angle."""
    theirs: list[Value] = [("name-defender", unit) for unit in tops(battle, defenders(battle, combat))]
    _, defender = yield from choose(battle, 1 - battle.state.active, "defend", theirs)
    combat.defender = defender
    ours = strikes(battle, combat, defender)
    _, attacker, _, angle = yield from choose(battle, battle.state.active, "strike", ours, about=defender)
    combat.attacker, combat.angle = attacker, ANGLES.index(angle)


def why_not_defend(battle: Fight, ask: Ask, unit: int) -> Refusal:
    """8.35b Why a unit may not be named in defence."""
    return refusal("8.35b", "alexander-why-unit-not-in-combat", unit=battle.field.ids[unit])


def strikes(battle: Fight, combat: Combat, defender: int) -> list[Value]:
    """8.35c, 8.36d Every attacking unit with its angle; skirmishers only where they attack alone."""
    ours = tops(battle, attackers(battle, combat))
    heavier = [unit for unit in ours if not has(battle, unit, Trait.SKIRMISHER)]
    named = [(unit, angle_of(battle, combat, unit, defender)) for unit in heavier or ours]
    allowed = [(unit, arc) for unit, arc in named if base_column(battle, unit, defender, arc) is not None]
    return [("name-attacker", unit, defender, ANGLES[arc]) for unit, arc in allowed or named]


def why_not_strike(battle: Fight, ask: Ask, unit: int, target: int, angle: str) -> Refusal:
    """8.35c, 8.35d, 8.36d Why a unit or an angle may not be named in attack."""
    names = {"unit": battle.field.ids[unit], "target": battle.field.ids[target]}
    if target != ask.about:
        return refusal("8.35b", "alexander-why-defender-chose", target=battle.field.ids[ask.about])
    if unit in [one[1] for one in ask.values]:
        return refusal("8.35d", "alexander-why-angle", **names)
    if battle.state.combat_of[unit] == battle.state.combat_of[target] and has(battle, unit, Trait.SKIRMISHER):
        return refusal("8.36d", "alexander-why-skirmishers-with-others", **names)
    return refusal("8.35c", "alexander-why-unit-not-in-combat", unit=names["unit"])


WHY_NOT: Final[Explainers] = {("defend", "name-defender"): why_not_defend, ("strike", "name-attacker"): why_not_strike}
