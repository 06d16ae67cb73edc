"""1.13-1.20 Support: the line is made by friends beside a unit."""

from __future__ import annotations

from collections.abc import Iterator

from strategikon.bayard.blows import Blow
from strategikon.bayard.field import Fight
from strategikon.bayard.ground import BUILT_UP, ROUGH
from strategikon.bayard.messengers import HEX, SIDE
from strategikon.bayard.pieces import adjacent_friends, leaders_in, on_wheels, profile_of
from strategikon.bayard.tables import INFANTRY
from strategikon.bayard.terrain import fighting_ground, parts_of, without_home

SUPPORTS = 2  # friends


def friends_beside(battle: Fight, unit: int) -> int:
    """1.13, 1.20 Friendly units beside a unit that lend it support; figures lend none. R-BAY-07 whatever stands on the
    face between."""
    return sum(1 for friend in adjacent_friends(battle, unit) if lends_support(battle, friend))


def rough_for(battle: Fight, unit: int, here: int) -> bool:
    """R-BAY-06, R-BAY-103 Whether a hex is rough ground to a unit: not where it is at home."""
    bits = fighting_ground(battle, here) & ROUGH
    return bool(bits) and bool(without_home(battle, unit, bits))


def supported_attacker(battle: Fight, unit: int, target: int) -> bool:
    """1.13, 1.16 Whether who attacks is supported: mounted troops never into rough ground or inside it."""
    state = battle.state
    if profile_of(battle, unit).mounted and (
        rough_for(battle, unit, state.hex_of[unit]) or rough_for(battle, unit, state.hex_of[target])
    ):
        return False
    return not on_closed_road(battle, unit) and friends_beside(battle, unit) >= SUPPORTS


def supported_defender(battle: Fight, unit: int, blow: Blow | None) -> bool:
    """1.13, 1.15, 1.16, 1.18 Whether the target of a blow is supported; None where nobody strikes (fire, weather). Who
    attacked into rough ground is not against the riposte either."""
    profile, here = profile_of(battle, unit), battle.state.hex_of[unit]
    if on_closed_road(battle, unit):
        return False
    if profile.type == INFANTRY and fighting_ground(battle, here) & BUILT_UP:
        return True  # 1.15
    from_where = blow.here if blow is not None and blow.riposte else here
    if profile.mounted and (rough_for(battle, unit, here) or rough_for(battle, unit, from_where)):
        return False  # 1.16
    if blow is not None and holds_against_horse(battle, unit, blow.striker):
        return True  # 1.18
    return friends_beside(battle, unit) >= SUPPORTS


def supported_in_riposte(battle: Fight, unit: int, attacker: int) -> bool:
    """1.13, 1.16, 1.18, R-BAY-07 Whether who strikes back is supported: foot whom mounted troops attacked in rough
    ground is, always."""
    held = not on_closed_road(battle, unit) and holds_against_horse(battle, unit, attacker)
    return held or supported_attacker(battle, unit, attacker)


def withheld(battle: Fight, unit: int) -> Iterator[str]:
    """1.15-1.20, 2.37 The rules by which ground, roads and figures beside it leave a unit without support."""
    profile, beside = profile_of(battle, unit), adjacent_friends(battle, unit)
    here, side = battle.state.hex_of[unit], battle.field.side_of[unit]
    bits = fighting_ground(battle, here)
    if profile.type != INFANTRY and bits & BUILT_UP:
        yield "1.15"
    if profile.mounted and rough_for(battle, unit, here):
        yield "1.16"
    if profile.type == INFANTRY and bits & ROUGH:
        yield "1.18"
    if any(on_closed_road(battle, one) for one in (unit, *beside)):
        yield from ("1.19", "A1.34")
    near = battle.field.grid.neighbours[here]
    if any(battle.field.leader_side[leader] == side for there in near for leader in leaders_in(battle, there)):
        yield from ("1.20", "2.37")
    if any(runner[SIDE] == side and runner[HEX] in near for runner in battle.state.runners):
        yield "1.20"


def lends_support(battle: Fight, unit: int) -> bool:
    """1.17 Mounted troops in rough ground lend it all the same; 1.19, A1.34 nobody does on a road through ground closed
    to him."""
    return unit not in battle.field.decoys and not on_closed_road(battle, unit)


def holds_against_horse(battle: Fight, unit: int, enemy: int) -> bool:
    """1.18 Infantry in rough ground that has to do with mounted troops."""
    foot, mounted = profile_of(battle, unit).type == INFANTRY, profile_of(battle, enemy).mounted
    return foot and mounted and bool(fighting_ground(battle, battle.state.hex_of[unit]) & ROUGH)


def on_closed_road(battle: Fight, unit: int) -> bool:
    """1.19, A1.34 Whether a unit stands on a road in ground that it could not enter otherwise; A1.35 a bridge has no
    effect in a fight."""
    ground, here = battle.field.ground, battle.state.hex_of[unit]
    if not ground.road[here] or here in ground.bridge:
        return False
    wheels = on_wheels(battle, unit)
    kinds = parts_of(battle, fighting_ground(battle, here))
    return any(part.closed or (wheels and part.closed_to_wheels) for part in kinds)
