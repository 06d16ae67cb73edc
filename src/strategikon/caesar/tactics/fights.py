"""SHT, MEL Volleys, answers to a charge, the round, and what the victor does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.caesar.shapes import FRONT
from strategikon.caesar.state import NOBODY
from strategikon.caesar.tactics.outlook import MELEE, Outlook
from strategikon.caesar.tactics.values import CAPTAIN, GENERAL
from strategikon.caesar.units import disordered, shaken, troop
from strategikon.caesar.volleys import CLOSING, OPPORTUNITY, Volley
from strategikon.kernel.decision import Ask, Value

STARTLES: Final = 1.3  # a volley may cause a test besides
RISK: Final = 0.03  # of his worth, for each die a captain adds
DIE: Final = 3.0  # what a captain's die brings
EVADES: Final = 4.0  # ground lost by an evade


def weigh_response(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """CHG.05 Against this charge: the round that each answer leads to."""
    threat = ask.about
    target, charger = threat.target, threat.charger
    stand = -outlook.charge(charger, target)
    counter = outlook.charge(target, charger)
    weights = []
    for value in ask.values:
        match value[0]:
            case "closing-fire":
                weights.append(stand + outlook.volley(Volley(target, charger, CLOSING)))
            case "evade":
                weights.append(-EVADES - (6.0 if outlook.role(target) == MELEE else 0.0))
            case "parthian-shot":
                weights.append(outlook.volley(Volley(target, charger, CLOSING)) - EVADES)
            case "counter-charge":
                weights.append((stand + counter) / 2 + 2.0)
            case "turn-to-face":
                weights.append(stand + (8.0 if threat.face != FRONT else 0.0))
            case _:
                weights.append(stand)
    return weights


def weigh_shoot(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """SHT.01 The volley that does most harm first."""
    return [0.0 if value == ("pass",) else _shot(outlook, value) for value in ask.values]


def _shot(outlook: Outlook, value: Value) -> float:
    side = value[2] if value[0] == "shoot-side" else NOBODY
    return 0.5 + STARTLES * outlook.volley(Volley(value[1], value[-1], side=side))


def weigh_opportunity(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """SHT.32 A shot as it passes; the reaction comes back next turn."""
    return [0.0 if value[0] == "hold" else 0.2 + outlook.volley(Volley(value[1], value[2], OPPORTUNITY))
            for value in ask.values]  # fmt: skip


# -- MEL the round -----------------------------------------------------------------------------------------------------


def weigh_assign(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """TER.19 The occupant that fights an attacker best."""
    return [-outlook.charge(value[2], value[1]) for value in ask.values]


def weigh_share(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """MEL.21 Whoever has most stamina left."""
    casualties = outlook.state.casualties
    return [float(troop(outlook.battle, value[2]).stamina - casualties[value[2]]) for value in ask.values]


def weigh_array(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """MEL.22, SAV.14 A captain's dice where they pay; closed ranks for whoever would rather not be struck."""
    return [_change(outlook, value) for value in ask.values]


def _change(outlook: Outlook, value: Value) -> float:
    match value:
        case ("attacks", who, count):
            worth = GENERAL if outlook.field.captains[who].general else CAPTAIN
            return float(count * (DIE - RISK * worth))
        case ("close-ranks", unit):
            return 1.0 if _worn(outlook, unit) else -1.0
        case ("ready",):
            return 0.0
    return -0.5


def _worn(outlook: Outlook, unit: int) -> bool:
    """Whether a unit does better to hold out than to strike."""
    stamina = troop(outlook.battle, unit).stamina
    return 2 * outlook.state.casualties[unit] >= stamina or disordered(outlook.battle, unit)


def weigh_fight(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """MEL.25 The fight of the strongest first: it may free a flank."""
    return [outlook.book.force[value[1]] / 100 for value in ask.values]


def weigh_victor(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """MEL.26-MEL.29 After a worn enemy, as long as the victor is not worn himself."""
    return [_after(outlook, value) for value in ask.values]


def _after(outlook: Outlook, value: Value) -> float:
    verb, unit = value
    fit = not shaken(outlook.battle, unit) and not disordered(outlook.battle, unit)
    if verb == "follow":
        return 8.0 if fit else -4.0
    if verb == "break-through":
        found = outlook.prey(unit)
        return 4.0 + (found[1] / 4 if found else 0.0) if fit else -4.0
    return 0.5 if verb == "consolidate" else 0.0


def weigh_accompany(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """MEL.30 Supports stay with whom they support."""
    return [1.0 if value[0] == "accompany" else 0.0 for value in ask.values]


def weigh_confusion(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """BRK.39 Back in order, rather than disordered before the enemy; in line with friends it stays."""
    near = outlook.near(ask.about)
    return [0.0 if value[0] == "confusion" else (2.0 if near < 8 else -1.0) for value in ask.values]


def weigh_test(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """BRK.55 The weakest last: others have made way by then."""
    return [outlook.book.force[value[1]] / 100 for value in ask.values]


def weigh_alike(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """STA.21 All must go; who goes first makes no difference."""
    return [0.0] * len(ask.values)


def weigh_feign(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """SPC.09 A flight is feigned by whoever would lose the fight."""
    return [0.0 if value == ("pass",) else _feigns(outlook, value[1]) for value in ask.values]


def _feigns(outlook: Outlook, unit: int) -> float:
    found = outlook.prey(unit)
    return -1.0 if found is None else -found[1] - 8.0


def weigh_valiant(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """SPC.32 A bad result is rolled again."""
    return [4.0 if value[0] == "valiant" else 0.0 for value in ask.values]
