"""6.7, 7.16, 9.14, 10.2 Reactions: to give way or stand, to turn, to run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander import giving_way, withdrawal
from strategikon.alexander.facing import ARCS
from strategikon.alexander.field import Places, Trait
from strategikon.alexander.pieces import hexes, is_alone, is_on_map
from strategikon.alexander.profile import mover_ma, printed_ma
from strategikon.alexander.state import NOBODY, NOWHERE
from strategikon.alexander.tables import LOSS
from strategikon.alexander.tactics.appraisal import BROKEN
from strategikon.alexander.tactics.command import Post
from strategikon.alexander.tactics.outlook import Outlook
from strategikon.alexander.tactics.places import Ground
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.hexarcs import FLANK, FRONT, REAR, Arc

LIKELY: Final = 0.6  # that an enemy who comes near will charge
GROUND_GIVEN: Final = 4.0  # what giving way costs besides cohesion
CAUGHT: Final = 300.0  # a leader alone who lets the enemy come
COMPANY: Final = 3.0  # hexes with friends in them, for those who run


# -- 6.7 withdrawals ---------------------------------------------------------------------------------------------------


def weigh_withdraw(outlook: Outlook, ask: Ask) -> list[float]:
    """6.71 Who would suffer more by standing gives way; `hold` is worth nothing."""
    about = ask.about
    mover = about[0] if isinstance(about, tuple) and about else NOBODY
    return [_withdraw(outlook, value, mover) for value in ask.values]


def _withdraw(outlook: Outlook, value: Value, mover: int) -> float:
    match value[0]:
        case "withdraw":
            return _give_way(outlook, value[1], mover)
        case "withdraw-leader":
            return _leader_gives_way(outlook, value[1], mover)
        case "withdraw-line":
            units = giving_way.line_of(outlook.battle, value[1], value[2])
            return sum(_give_way(outlook, unit, mover) for unit in units) / max(1, len(units)) - 2
        case "withdraw-prearranged":
            return 5.0
        case _:
            return 0.0


def _give_way(outlook: Outlook, unit: int, mover: int) -> float:
    """6.72 The charge it escapes, against the points of a withdrawal."""
    if mover == NOBODY or not is_on_map(outlook.battle, mover):
        return -1.0
    arc = withdrawal.approach(outlook.battle, unit, mover)
    threat = Ground(outlook, unit).harm(mover, arc) if outlook.can_shock(mover) else 0.0
    traits = outlook.field.traits[unit]
    points = float(LOSS["withdrawal"]) if traits & (Trait.FOOT | Trait.CHARIOT | Trait.ARTILLERY) else 0.0
    if arc is REAR or (arc is FLANK and not traits & Trait.SKIRMISHER):
        points += LOSS["withdrawal_approach"]
    points += max(0, 9 - outlook.field.tq_of[unit]) / 10  # 6.72d above TQ it loses 1
    return LIKELY * threat - outlook.damage(unit, points) - GROUND_GIVEN


def _leader_gives_way(outlook: Outlook, leader: int, mover: int) -> float:
    battle, state = outlook.battle, outlook.state
    if is_alone(battle, leader):
        return CAUGHT
    if mover == NOBODY:
        return 0.0
    unit = state.unit_at[state.leader_hex[leader]]
    doomed = state.routed[unit] or state.hits[unit] >= outlook.field.tq_of[unit] - 1
    return 10.0 if doomed else -5.0


def weigh_retreat(outlook: Outlook, ask: Ask) -> list[float]:
    """6.72, 4.62 The way back: away from the enemy, within call, facing him at the end."""
    about = ask.about
    if isinstance(about, tuple) and len(about) == 1:
        return _leader_retreat(outlook, about[0], ask.values)
    if not isinstance(about, tuple) or len(about) != 4:
        return [0.0] * len(ask.values)
    ground = Ground(outlook, about[0])
    places, facing = hexes(outlook.battle, ground.unit), outlook.state.facing[ground.unit]
    weights = []
    for value in ask.values:
        match value[0]:
            case "step":
                weights.append(_safety(ground, value[1], facing))
            case "turn":
                weights.append(_safety(ground, places, value[1]) - 1)
            case _:
                weights.append(_safety(ground, places, facing))
    return weights


def _safety(ground: Ground, places: Places, facing: int) -> float:
    """How safe a unit that gives way would be there."""
    at = ground.state.unit_at
    crowd = sum(at[there] not in (NOBODY, ground.unit) for there in places)
    row = ground.field.grid.distance[places[0]]
    near = sum(max(0, 5 - row[threat.here]) for threat in ground.threats)
    return ground.value(places, facing) - 2 * ground.fear(places, facing) - 3.0 * near - 15.0 * crowd


def _leader_retreat(outlook: Outlook, leader: int, values: Sequence[Value]) -> list[float]:
    post, state = Post(outlook, leader), outlook.state
    here = state.leader_hex[leader]
    weights = []
    for value in values:
        match value[0]:
            case "step":
                weights.append(post.value(value[1][0]))
            case "exit":
                weights.append(-500.0)
            case _:
                weights.append(post.value(here))
    return weights


# -- 7.16 reaction facing ----------------------------------------------------------------------------------------------


def weigh_react_facing(outlook: Outlook, ask: Ask) -> list[float]:
    """7.16 To take a charge in front instead of in the flank, at the risk of breaking."""
    return [_react(outlook, value[1], value[2], ask.about) if value[0] == "react-turn" else 0.0 for value in ask.values]


def _react(outlook: Outlook, unit: int, facing: int, mover: int) -> float:
    ground = Ground(outlook, unit)
    before = _arc_met(outlook, unit, outlook.state.facing[unit], mover)
    after = _arc_met(outlook, unit, facing, mover)
    saved = ground.harm(mover, before) - ground.harm(mover, after)
    traits = outlook.field.traits
    rides = traits[unit] & Trait.CAVALRY and traits[mover] & Trait.INFANTRY
    risk = 0.0
    if not rides:
        faster = mover_ma(outlook.battle, mover) - printed_ma(outlook.battle, unit)
        risk = max(0, min(10, 9 + faster - outlook.field.tq_of[unit])) / 10
    left = BROKEN - outlook.appraisal.lost(unit, outlook.state.hits[unit])
    return LIKELY * saved - risk * left * outlook.appraisal.worth[unit]


def _arc_met(outlook: Outlook, unit: int, facing: int, mover: int) -> Arc:
    """The worst arc of a unit that faces so in which the mover stands next to it."""
    direction = outlook.field.grid.direction
    found = [
        ARCS[facing][side]
        for here in hexes(outlook.battle, unit)
        for there in hexes(outlook.battle, mover)
        if (side := direction(here, there)) >= 0
    ]
    return max(found, default=FRONT)


# -- 10.2, 9.14, 5.33 running ------------------------------------------------------------------------------------------


def weigh_crisis(outlook: Outlook, ask: Ask) -> list[float]:
    """5.33b Those nearest the edge go first and make room."""
    field, state, weights = outlook.field, outlook.state, []
    far = field.edge_distance[field.retreat_edge[outlook.side]]
    for value in ask.values:
        if value[0] == "retreat":
            weights.append(-float(far[state.hex_of[value[1]]]))
        else:
            weights.append(_refuge(outlook, value[1]) if value[0] == "step" else 0.0)
    return weights


def _refuge(outlook: Outlook, places: Places) -> float:
    row, where = outlook.field.grid.distance[places[0]], outlook.state.hex_of
    apart = min((row[where[enemy]] for enemy in outlook.rivals), default=0)
    crowd = sum(outlook.state.unit_at[there] != NOBODY for there in places)
    return apart - COMPANY * crowd


def weigh_rampage(outlook: Outlook, ask: Ask) -> list[float]:
    """9.14 The enemy of a mad elephant sends it where it does most harm."""
    weights = []
    for value in ask.values:
        if value[0] == "target":
            weights.append(outlook.damage(value[1], LOSS["rampage_flank_rear"]))
            continue
        found = outlook.state.unit_at[value[1][0]] if value[0] == "step" else NOBODY
        harm = outlook.damage(found, LOSS["rampage_flank_rear"]) if found != NOBODY else 0.0
        own = found != NOBODY and outlook.field.side_of[found] == outlook.side
        weights.append(-harm if own else harm)
    return weights


def weigh_rout(outlook: Outlook, ask: Ask) -> list[float]:
    """10.21 Of equal ways the one away from the enemy and from friends."""
    weights = []
    for value in ask.values:
        places = value[2] if value[0] == "rout" else value[1] if value[0] == "step" else ()
        weights.append(_refuge(outlook, places) if isinstance(places, tuple) and places else 0.0)
    return weights


def weigh_follow(outlook: Outlook, ask: Ask) -> list[float]:
    """R-ALEX-106 A leader stays with his unit, unless it runs and he is safe where he is."""
    about = ask.about
    if not isinstance(about, tuple) or len(about) != 2:
        return [0.0] * len(ask.values)
    unit, leader = about
    post, state = Post(outlook, leader), outlook.state
    there = state.hex_of[unit]
    goes = post.value(there) if there != NOWHERE else 0.0
    stays = post.value(state.leader_hex[leader])
    return [goes if value[0] == "follow" else stays for value in ask.values]


def weigh_facing(outlook: Outlook, ask: Ask) -> list[float]:
    """10.27g, 6.66 A unit that may be turned faces the enemy."""
    about = ask.about
    if not isinstance(about, int) or about == NOBODY or not is_on_map(outlook.battle, about):
        return [0.0] * len(ask.values)
    ground = Ground(outlook, about)
    places, now = hexes(outlook.battle, about), outlook.state.facing[about]
    weights = []
    for value in ask.values:
        facing = value[2] if value[0] == "face" else now
        weights.append(ground.judged(places, facing))
    return weights


def weigh_return(outlook: Outlook, ask: Ask) -> list[float]:
    """edge_regroup: back into the battle where the enemy is not too near."""
    rows, where = outlook.field.grid.distance, outlook.state.hex_of
    weights = []
    for value in ask.values:
        row = rows[value[2]] if value[0] == "return" else None
        apart = min((row[where[enemy]] for enemy in outlook.rivals), default=6) if row is not None else 0
        weights.append(-abs(apart - 6.0))
    return weights
