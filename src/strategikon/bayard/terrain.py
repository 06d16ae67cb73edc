"""A1.07-A1.29, A1.32, A1.36, A1.37, A2.59-A2.62 What the ground of a hex does to those who enter, leave and fight."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import bridge_lost
from strategikon.bayard.ground import BUILT_UP, FORDS, FOREST, HILL, MARSH, ROCKS, SAND, SNOW, expanded, parts
from strategikon.bayard.pieces import has, on_wheels
from strategikon.bayard.state import NOBODY
from strategikon.bayard.tables import CAMELRY, Terrain
from strategikon.bayard.weather.effects import ground_now

BURNS_DOWN: Final = FOREST | BUILT_UP
RULES: Final = {"forest": "A1.08", "rocks": "A1.14", "marsh": "A1.16", "sand": "A1.19", "snow": "A1.21",
                "ford": "A1.26", "stream": "A1.26", "built_up": "A1.36", "mountain": "A1.18", "lake": "A1.23",
                "pond": "A1.23", "sea": "A1.23", "river": "A1.24", "great_river": "A1.25", "beach": "A1.29",
                "soft_ground": "A5.66", "dry_ditch": "A5.66"}  # fmt: skip
WHOLES: Final = {"oasis": "A1.32"}  # the others are of A1.53
HOME: Final = {"woodsmen": FOREST, "mountaineers": ROCKS, "marsh_dwellers": MARSH, "skiers": SNOW}  # A2.59-A2.62


def terrain_at(battle: Fight, here: int) -> int:
    """The terrain of a hex as bits: A5.08 what has burnt down is rocks, A5.66 a heat dries water up."""
    bits = battle.field.ground.terrain[here]
    if battle.state.burnt and is_burnt(battle, here):
        bits = bits & ~BURNS_DOWN | ROCKS
    return ground_now(battle, bits) if battle.state.sky else bits


def felt(battle: Fight, unit: int, here: int) -> int:
    """R-BAY-103 The terrain of a hex as a unit feels it: without that in which it is at home."""
    return without_home(battle, unit, terrain_at(battle, here))


def parts_of(battle: Fight, bits: int) -> tuple[Terrain, ...]:
    known = battle.field.ground.known.get(bits)
    return parts(bits) if known is None else known


def rules_of(battle: Fight, here: int, part: str) -> tuple[str, ...]:
    """A1.08-A1.36 The rule of a kind of ground, or of a work, in a hex, if it has one; A1.32, A1.53 and that of the
    whole it is part of."""
    rules = (RULES[part],) if part in RULES else ()
    return (*rules, *wholes(battle, here)) if part in expanded(battle.field.ground.wholes.get(here, "")) else rules


def wholes(battle: Fight, here: int) -> tuple[str, ...]:
    """A1.32, A1.53 The rule of the variant or compound that a hex is."""
    whole = battle.field.ground.wholes.get(here)
    return () if whole is None else (WHOLES.get(whole, "A1.53"),)


# -- A1.03-A1.19 moving ------------------------------------------------------------------------------------------------


def closed_by(battle: Fight, unit: int, there: int) -> Terrain | None:
    """A1.03, A1.08, A1.14, A1.16, A1.18, A1.23-A1.25, A1.36 The ground that is closed to a unit coming by no road."""
    wheels = on_wheels(battle, unit)
    bits = felt(battle, unit, there)
    for part in parts_of(battle, bits):
        if part.closed or (wheels and part.closed_to_wheels):
            return part
    return None


def stops(battle: Fight, unit: int, there: int, by_road: bool) -> bool:
    """A1.08, A1.16, A1.19, A1.21, A1.26, A1.36 Whether entering a hex ends the move; on a road only fords do."""
    if by_road:
        return cuts_road(battle, there)
    bits = felt(battle, unit, there)
    if bits & SAND and is_camel(battle, unit):
        bits &= ~SAND
    return any(part.stop for part in parts_of(battle, bits))


def extra_hexes(battle: Fight, unit: int, here: int, there: int) -> int:
    """A1.14, R-BAY-18 Rocks cost one hex more to enter or to leave, one and not two from rocks to rocks."""
    into = max((part.extra_in for part in parts_of(battle, felt(battle, unit, there))), default=0)
    out = max((part.extra_out for part in parts_of(battle, felt(battle, unit, here))), default=0)
    return max(into, out)


def is_camel(battle: Fight, unit: int) -> bool:
    """A1.19, R-BAY-94 Camels go freely in sand; war animals, camelry in all else, do not."""
    profile = battle.field.profiles[unit]
    return profile.type == CAMELRY and not profile.animal


def cuts_road(battle: Fight, there: int) -> bool:
    """A1.26, A1.35 A ford or stream cuts the road that leads through it, unless a bridge carries it over."""
    return bool(terrain_at(battle, there) & FORDS) and not is_bridged(battle, there)


def is_bridged(battle: Fight, there: int) -> bool:
    """A1.35 Whether a bridge stands in a hex."""
    return there in battle.field.ground.bridge and not bridge_lost(battle, there)


# -- A1.06-A1.15, 4.97 fighting ----------------------------------------------------------------------------------------


def is_higher(battle: Fight, here: int, there: int) -> bool:
    """4.97, 4.101 Whether a hex lies higher than another."""
    return battle.field.ground.level[here] > battle.field.ground.level[there]


def caps(battle: Fight, attacker: int, here: int, there: int) -> list[int]:
    """A1.06, A1.09-A1.12, A1.15, A1.17, A1.20, A1.22, A1.27, A1.37 The greatest number of dice into a hex and out of
    one, each that applies; hills by the difference of level."""
    into = [part.cap_to for part in met(battle, attacker, there)]
    out = [part.cap_from for part in met(battle, attacker, here)]
    return [cap for cap in (*into, *out, hill_cap(battle, here, there)) if cap is not None]


def hill_cap(battle: Fight, here: int, there: int) -> int | None:
    """A1.11, A1.12 Two dice up to a hill, three down from one, none between equal levels."""
    level = battle.field.ground.level
    if level[here] == level[there]:
        return None
    hill = parts_of(battle, HILL)[0]
    return hill.cap_to if level[here] < level[there] else hill.cap_from


def met(battle: Fight, unit: int, here: int) -> tuple[Terrain, ...]:
    """R-BAY-103 What of the ground of a hex counts against a unit that fights into it or out of it; hills apart."""
    return parts_of(battle, without_home(battle, unit, fighting_ground(battle, here)) & ~HILL)


def lost_dice(battle: Fight, attacker: int, target_hex: int) -> int:
    """A1.15 Dice lost for fighting into a hex, as a positive number."""
    return -min((part.dice_to for part in met(battle, attacker, target_hex)), default=0)


# -- A2.59, A5.08, A5.103 what changes ground --------------------------------------------------------------------------


def without_home(battle: Fight, unit: int, bits: int) -> int:
    """A2.59-A2.62 Terrain without that in which a unit is at home."""
    for trait, home in HOME.items():
        if bits & home and has(battle, unit, trait):
            bits &= ~home
    return bits


def is_burnt(battle: Fight, here: int) -> bool:
    """A5.08 Whether the forest or the houses of a hex have burnt down."""
    return any(battle.field.elements[one].becomes_rocks and battle.field.elements[one].hex == here
               for one in battle.state.burnt)  # fmt: skip


def fighting_ground(battle: Fight, here: int) -> int:
    """A5.103 The terrain that counts in a fight: a boat with somebody on board is like houses."""
    unit = battle.state.unit_at[here]
    if battle.state.boats and unit != NOBODY and battle.state.aboard[unit] != NOBODY:
        return BUILT_UP
    return terrain_at(battle, here)
