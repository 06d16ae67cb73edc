"""What speaks for a place, a shock or a volley: the terms of the outlook, each with the sentence it would be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from strategikon.alexander import volleys
from strategikon.alexander.combats import ATTACK
from strategikon.alexander.field import Places
from strategikon.alexander.phalanx import fighting_size
from strategikon.alexander.pieces import hexes
from strategikon.alexander.profile import allowance
from strategikon.alexander.stepping import Way
from strategikon.alexander.tables import MISSILES
from strategikon.alexander.tactics.appraisal import FAR
from strategikon.alexander.tactics.outlook import Outlook
from strategikon.alexander.tactics.places import Ground
from strategikon.alexander.volleys import Aim
from strategikon.alexander.weapons import line_of
from strategikon.kernel.hexarcs import FRONT, REAR, Arc
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import Reason

NEARLY: Final = 2  # hits short of its TQ at which a unit is nearly broken


def said(purpose: str, **args: str | int) -> Message:
    """A sentence of this ruleset about a purpose."""
    return Message(f"alexander-aim-{purpose}", args)


# -- a place ---------------------------------------------------------------------------------------------------------


def for_place(ground: Ground, places: Places, facing: int) -> Iterator[Reason]:
    """What a unit finds there that it has not where it stands."""
    unit, state, name = ground.unit, ground.state, ground.field.ids[ground.unit]
    own, looks = hexes(ground.outlook.battle, unit), state.facing[unit]
    now, then = ground.terms(own, looks), ground.terms(places, facing)
    called = ground.lost_from_call(own[0]) - ground.lost_from_call(places[0])
    yield Reason(called, said("within-call", unit=name))
    yield Reason(then.hope - now.hope - called, nearness(ground, places))
    yield Reason(then.front - now.front, said("front", unit=name, target=_nearest(ground, places)))
    if then.assault > now.assault:
        yield Reason(then.assault - now.assault, _shock_there(ground, places, facing))
    beside = ground.shoulders(places, facing)
    yield Reason(then.shoulders - now.shoulders, said("shoulder", unit=name, friends=beside))
    if ground.line and not state.way & Way.FIRED:
        shot = ground.aim_from(places[0], facing) - ground.aim_from(own[0], looks)
        yield Reason(shot, said("in-range", unit=name, target=_nearest(ground, places)))
    yield from _safety(ground, (own, looks), (places, facing))


def _nearest(ground: Ground, places: Places) -> str:
    """The enemy nearest to a place."""
    row, where = ground.field.grid.distance[places[0]], ground.state.hex_of
    enemy = min(ground.outlook.rivals, key=lambda enemy: row[where[enemy]], default=ground.unit)
    return str(ground.field.ids[enemy])


def _safety(ground: Ground, now: tuple[Places, int], then: tuple[Places, int]) -> Iterator[Reason]:
    """What fewer enemies could do to it there than here, or only to its front."""
    less = ground.fear(*now) - ground.fear(*then)
    before, after = dict(ground.chargers(*now)), dict(ground.chargers(*then))
    name, gone = ground.field.ids[ground.unit], [enemy for enemy in before if enemy not in after]
    turned = [enemy for enemy, arc in before.items() if arc is not FRONT and after.get(enemy) is FRONT]
    if gone:
        yield Reason(less, said("safety", unit=name, enemies=len(gone), enemy=ground.field.ids[gone[0]]))
    elif turned:
        yield Reason(less, said("cover", unit=name, enemies=len(turned), enemy=ground.field.ids[turned[0]]))


def for_staying(ground: Ground) -> Iterator[Reason]:
    """What a unit has where it stands."""
    own, facing = hexes(ground.outlook.battle, ground.unit), ground.state.facing[ground.unit]
    now, name = ground.terms(own, facing), ground.field.ids[ground.unit]
    if now.assault > 0:
        yield Reason(now.assault, _shock_there(ground, own, facing))
    beside = ground.shoulders(own, facing)
    yield Reason(now.shoulders, said("stay-shoulder", unit=name, friends=beside))
    if not any(ground.chargers(own, facing)):
        yield Reason(1.0, said("stay-safe", unit=name))


def nearness(ground: Ground, places: Places) -> Message:
    """How far it would be from whom it seeks, or from the edge by which its side wins."""
    here, name = places[0], ground.field.ids[ground.unit]
    row = ground.field.grid.distance[here]
    if ground.way_out is not None and ground.way_out[here] < FAR:
        return said("break-out", unit=name, points=ground.way_out[here])
    apart = min((row[ground.state.hex_of[enemy]] for enemy in ground.outlook.rivals), default=0)
    if ground.outlook.waits:
        return said("keep-away", unit=name, hexes=apart)
    if not ground.wanted:
        return said("stay", unit=name)
    wanted = max(ground.wanted, key=lambda one: one.quality - abs(row[one.here] - one.apart))
    target, hexes_off = ground.field.ids[ground.state.unit_at[wanted.here]], row[wanted.here]
    if wanted.apart > 1:
        reach = len(MISSILES[ground.line]) if ground.line else wanted.apart  # 8.11 whoever has shot all keeps away
        purpose = "distance" if hexes_off <= reach else "toward-range"
    else:
        soon = hexes_off <= allowance(ground.outlook.battle, ground.unit) + 1
        purpose = "next-turn" if soon else "approach"
    return said(purpose, unit=name, target=target, hexes=hexes_off)


def for_march(ground: Ground) -> Message:
    """5.2 Why a unit is sent on its way at all: whom it seeks, and how far off he is."""
    places = hexes(ground.outlook.battle, ground.unit)
    if ground.way_out is not None or ground.outlook.waits or not ground.wanted:
        return nearness(ground, places)
    row, wanted = ground.field.grid.distance[places[0]], ground.wanted[0]
    names = {"unit": ground.field.ids[ground.unit], "target": ground.field.ids[ground.state.unit_at[wanted.here]]}
    return said("toward-range" if wanted.apart > 1 else "march", hexes=row[wanted.here], **names)


# -- shocks and volleys ----------------------------------------------------------------------------------------------


def _shock_there(ground: Ground, places: Places, facing: int) -> Message:
    """The shock it would have there: at whom it hurts most."""
    outlook, unit = ground.outlook, ground.unit
    struck = outlook.met(unit, places, facing)
    if not struck:
        return said("stay", unit=ground.field.ids[unit])
    target, arc = max(struck, key=lambda one: outlook.meeting(unit, *one))
    return for_shock(outlook, unit, target, arc)


def for_volley(outlook: Outlook, unit: int, target: int, aim: Aim | None, moving: bool) -> Message:
    """8.15 Why this target: how many faces of the die hit, and what it has suffered."""
    battle, field = outlook.battle, outlook.field
    names = {"unit": field.ids[unit], "target": field.ids[target]}
    line = line_of(field, unit)
    if aim is None or not line:
        return said("volley", **names)
    change = sum(value for _, value in volleys.modifiers(battle, unit, target, aim, moving))
    faces = max(0, min(10, (volleys.force(battle, line, aim) or 0) - change + 1))
    hits, tq = outlook.state.hits[target], field.tq_of[target]
    if hits and hits >= tq - NEARLY:
        return said("worn-volley", hits=hits, tq=tq, faces=faces, **names)
    return said("shoot", faces=faces, **names)


def for_shock(outlook: Outlook, unit: int, target: int, arc: Arc, friends: Sequence[int] = ()) -> Message:
    """8.3 Why this enemy: routed, an open side, worn, beaten by these arms, or met by several; else the sizes."""
    field, state = outlook.field, outlook.state
    names = {"unit": field.ids[unit], "target": field.ids[target]}
    if state.routed[target]:
        return said("catch", **names)
    if arc is not FRONT:
        return said("rear" if arc is REAR else "flank", **names)
    hits, tq = state.hits[target], field.tq_of[target]
    if hits and hits >= tq - NEARLY:
        return said("worn", hits=hits, tq=tq, **names)
    if outlook.pair(unit, target, arc)[1] == ATTACK:
        return said("superior", **names)
    with_it = friends or [one for one in outlook.committed.get(target, ()) if one != unit]
    if with_it:
        return said("joint", friends=len(with_it), **names)
    size, other = fighting_size(outlook.battle, unit), fighting_size(outlook.battle, target)
    return said("shock", size=size, other=other, **names) if size > other else said("first-blow", **names)
