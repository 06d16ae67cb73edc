"""8.3, 8.4, 8.5 Shock: whom to attack, who fights, who bears it, who goes forward."""

from __future__ import annotations

from typing import Final

from strategikon.alexander.combats import Combat
from strategikon.alexander.leaders import charisma, personal_combat_rating
from strategikon.alexander.pieces import hexes
from strategikon.alexander.shock.combat import defenders, make, open_combats
from strategikon.alexander.shock.designation import targets
from strategikon.alexander.state import NOBODY, Mark
from strategikon.alexander.stepping import facing_after
from strategikon.alexander.tactics.outlook import Outlook
from strategikon.alexander.tactics.places import Ground
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.hexarcs import FRONT

DARE: Final = 0.5  # how much of its zeal a side puts into a shock it may as well forgo
PRIDE: Final = 10.0  # a point of rating in a duel


# -- 8.31 designation --------------------------------------------------------------------------------------------------


def weigh_shock(outlook: Outlook, ask: Ask) -> list[float]:
    """7.32 Those who may shock do if it promises something; `done` and `no-shock` are worth nothing."""
    return [_volunteer(outlook, value[1]) if value[0] == "shock" else 0.0 for value in ask.values]


def _volunteer(outlook: Outlook, unit: int) -> float:
    """What this unit adds: the combat with it, less the combat its friends fight against the same enemies without
    it."""
    battle, struck = outlook.battle, targets(outlook.battle, unit)
    if not struck:
        return -1.0
    friends = sorted({friend for enemy in struck for friend in outlook.committed.get(enemy, ())} - {unit})
    eager = DARE * outlook.zeal
    joint = outlook.fought(make(battle, [unit, *friends], struck))
    if not friends:
        return joint + eager
    return joint - outlook.fought(make(battle, friends, struck)) + eager


def weigh_combats(outlook: Outlook, ask: Ask) -> list[float]:
    """8.32 The attacker adds the targets that promise something, the best first."""
    state, chosen = outlook.state, outlook.state.duties[1:]
    unit = state.duties[0] if state.duties else NOBODY
    if unit == NOBODY:
        return [0.0] * len(ask.values)
    moved = bool(state.marks[unit] & Mark.MOVED_NOW)
    arcs = dict(outlook.met(unit, hexes(outlook.battle, unit), state.facing[unit]))
    now = outlook.charge([unit], [(one, arcs.get(one, FRONT)) for one in chosen], moved) if chosen else 0.0
    weights = []
    for value in ask.values:
        if value[0] != "attack":
            weights.append(0.0)
            continue
        met = [(one, arcs.get(one, FRONT)) for one in (*chosen, value[2])]
        weights.append(outlook.charge([unit], met, moved) - now)
    return weights


# -- 8.34, 8.35, 8.36 --------------------------------------------------------------------------------------------------


def weigh_duel(outlook: Outlook, ask: Ask) -> list[float]:
    """8.34a The better fighter, if he is not too dear."""
    weights = []
    for value in ask.values:
        rating = personal_combat_rating(outlook.battle, value[1]) or 0
        weights.append(PRIDE * rating - outlook.appraisal.leader[value[1]] / 20)
    return weights


def weigh_defend(outlook: Outlook, ask: Ask) -> list[float]:
    """8.35b The name that leaves the attacker the least."""
    weights = []
    for value in ask.values:
        combat = _combat_with(outlook, value[1])
        weights.append(-outlook.reply(combat, value[1]) if combat is not None else 0.0)
    return weights


def _combat_with(outlook: Outlook, unit: int) -> Combat | None:
    """The combat in which a defender takes part."""
    combats = open_combats(outlook.battle)
    return next((combat for combat in combats if unit in defenders(outlook.battle, combat)), None)


def weigh_strike(outlook: Outlook, ask: Ask) -> list[float]:
    """8.35c The unit and angle that hurt most."""
    weights = []
    for _, attacker, defender, word in ask.values:
        combat = _combat_with(outlook, defender)
        weights.append(outlook.struck_by(combat, attacker, defender, word) if combat is not None else 0.0)
    return weights


def weigh_charisma(outlook: Outlook, ask: Ask) -> list[float]:
    """8.36l The most inspiring."""
    return [PRIDE * charisma(outlook.battle, value[1]) for value in ask.values]


def weigh_share(outlook: Outlook, ask: Ask) -> list[float]:
    """10.12[3] The odd point goes to the unit it costs least."""
    return [-outlook.damage(value[1], 1) for value in ask.values]


def weigh_pursuit(outlook: Outlook, ask: Ask) -> list[float]:
    """10.33 The most valuable prey."""
    return [outlook.appraisal.worth[value[1]] for value in ask.values]


# -- 8.5, 9.13 after it ------------------------------------------------------------------------------------------------


def weigh_advance(outlook: Outlook, ask: Ask) -> list[float]:
    """8.5 The unit, hex and facing that stand best afterwards."""
    grounds: dict[int, Ground] = {}
    weights = []
    for value in ask.values:
        unit = value[1] if len(value) > 1 else ask.about
        if not isinstance(unit, int) or unit == NOBODY:
            weights.append(0.0)
            continue
        ground = grounds.setdefault(unit, Ground(outlook, unit))
        weights.append(_after_combat(outlook, ground, value))
    return weights


def _after_combat(outlook: Outlook, ground: Ground, value: Value) -> float:
    battle, unit = outlook.battle, ground.unit
    places, facing = hexes(battle, unit), outlook.state.facing[unit]
    match value[0]:
        case "advance":
            facing = facing_after(battle, unit, value[2])
            places = value[2]
        case "react-turn":
            facing = value[2]
        case "pass-through":
            places = (value[2],)
        case "second-shock":
            return outlook.fought(make(battle, [unit], [value[2]]))
    return ground.judged(places, facing)
