"""4.49, 4.79, 4.87, 4.93, 4.112-4.118 What dice do to a unit: losses, beasts that break loose, flags, retreat.

These call each other: a beast tramples a unit, which loses elephants of its own. Plain recursion, bounded by
plaquettes.
"""

from __future__ import annotations

from typing import Final

from strategikon.bayard import front_rank, gun_retreat, losses, refuge, retreat, stampede, victory
from strategikon.bayard.armour import own_armour
from strategikon.bayard.blows import Blow
from strategikon.bayard.counting import confirmed, count_plain
from strategikon.bayard.dice_sum import dice_at_beast
from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import has, known_at, profile_of, unit_id
from strategikon.bayard.stampede import Beast
from strategikon.bayard.state import NOBODY
from strategikon.bayard.support import on_closed_road
from strategikon.bayard.tables import ARMOUR, ELEPHANT, SPECIAL, VERY_LIGHT
from strategikon.bayard.throws import roll
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Value
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT

FLIGHT_FLAGS: Final = 3  # A2.78
TRAMPLE_DICE: Final = 3  # 4.117


def lose(battle: Fight, unit: int, count: int, cause: str, leader: int = NOBODY) -> Activity:
    """2.41, 4.49, 4.112, 4.121 Plaquettes come off, the leader in the front rank is at risk, beasts run at once, and
    figures flee from a unit that is gone."""
    here, side = battle.state.hex_of[unit], battle.field.side_of[unit]
    if count <= 0 or here < 0:
        return
    before = battle.state.plaquettes[unit]
    loose = losses.take_off(battle, unit, count, cause)
    front_rank.risk(battle, leader, before - battle.state.plaquettes[unit])
    for _ in range(loose):
        yield from run(battle, stampede.let_loose(battle, side, here))
    if battle.state.plaquettes[unit] == 0:
        yield from refuge.flee_all(battle, here, side)
        victory.look(battle)


def suffer(
    battle: Fight, unit: int, hits: int, flags: int, blow: Blow | None, cause: str = "blow", leader: int = NOBODY
) -> Activity:
    """4.35, 4.49, 4.79 Losses first, then the retreat; where the unit stands afterwards, the state tells. `leader`:
    2.41 the one in its front rank, whom every plaquette that goes puts at risk."""
    hits, flags = yield from _flight(battle, unit, hits, flags)
    here = battle.state.hex_of[unit]
    yield from lose(battle, unit, hits, cause, leader)
    if battle.state.hex_of[unit] == here and flags:
        yield from driven_back(battle, unit, flags, blow, leader=leader)


def _flight(battle: Fight, unit: int, hits: int, flags: int) -> Activity:
    """A2.78, R-BAY-60 Flight: exactly one hit of a roll may become three morale hits."""
    if hits < 1 or not has(battle, unit, "flight"):
        return hits, flags
    answer = yield from choose(battle, battle.field.side_of[unit], "flight", [("bear",), ("run-away",)], about=unit)
    return (hits, flags) if answer == ("bear",) else (hits - 1, flags + FLIGHT_FLAGS)


def driven_back(
    battle: Fight, unit: int, flags: int, blow: Blow | None, certain: bool = False, leader: int = NOBODY
) -> Activity:
    """4.79-4.87, 4.93 Flags that are not cancelled drive the unit back; hexes not made are plaquettes, and Panic may
    cost more. `certain`: 4.52 nothing cancels the noise of guns. Answers whether the unit left its hex."""
    flags = yield from retreat.uncancelled(battle, unit, flags, blow, certain)
    hexes = retreat.distance(battle, unit, flags)
    return (yield from fall_back(battle, unit, hexes, leader))


def fall_back(battle: Fight, unit: int, hexes: int, leader: int = NOBODY) -> Activity:
    """4.84-4.93 A retreat of so many hexes."""
    allowed, beyond = gun_retreat.bounded(battle, unit, hexes)
    made = yield from retreat.go_back(battle, unit, retreat.ends(battle, unit, allowed), "retreat")
    yield from lose(battle, unit, beyond + allowed - made, "blocked", leader)
    if made and battle.state.hex_of[unit] >= 0:
        yield from lose(battle, unit, gun_retreat.panic_losses(battle, unit, made), "panic", leader)
    return made > 0


# -- 4.116-4.118 beasts ------------------------------------------------------------------------------------------------


def run(battle: Fight, beast: Beast | None) -> Activity:
    """4.116-4.118 A panicking elephant runs as many hexes as its dice say."""
    assert beast is not None
    hexes = stampede.hexes_to_run(battle, beast)
    while hexes and beast is not None and beast in battle.state.beasts:
        hexes -= 1
        beast = yield from _step(battle, beast)


def _step(battle: Fight, beast: Beast) -> Activity:
    """4.117, 4.118 One hex: it avoids units if it can, tramples one if it cannot, and is gone before ground that
    refuses it. Answers the beast where it stands now, or None if it runs no farther."""
    side, here = beast
    ways = stampede.open_ways(battle, beast)
    if not ways:
        return stampede.remove(battle, beast)
    free = [there for there in ways if known_at(battle, side, there) == NOBODY]
    values: list[Value] = [("run", there) for there in free]
    values = values or [("trample", battle.state.unit_at[there]) for there in ways]
    verb, where = yield from choose(battle, side, "stampede", values, about=here)
    there = where if verb == "run" else battle.state.hex_of[where]
    if not stampede.is_free(battle, there):  # A5.73 or somebody whom nobody saw
        yield from _trample(battle, beast, battle.state.unit_at[there])
        if beast not in battle.state.beasts or not stampede.is_free(battle, there):
            return None
    return stampede.move(battle, beast, there)


def _trample(battle: Fight, beast: Beast, unit: int) -> Activity:
    """4.117, R-BAY-42 Three dice, inverted armour, specials hit, no modifiers; the unit may strike back if it
    stands."""
    here = battle.state.hex_of[unit]
    throw = roll(battle, "trample-dice", TRAMPLE_DICE, unit=unit_id(battle, unit))
    armour = ARMOUR[own_armour(battle, unit).inverted]
    hits, flags = count_plain(battle, throw, armour, unit, specials_hit=True)
    yield from suffer(battle, unit, hits, flags, None, "trampled")
    if battle.state.hex_of[unit] == here and beast in battle.state.beasts and not on_closed_road(battle, unit):  # A1.34
        yield from _strike_beast(battle, beast, unit)


def _strike_beast(battle: Fight, beast: Beast, unit: int) -> Activity:
    """4.110, 4.117, 4.118, R-BAY-25 The riposte on a beast: very light, or inverted by the weapon; any hit kills it."""
    answer = yield from choose(battle, battle.field.side_of[unit], "riposte", [("riposte",), ("decline",)], about=unit)
    if answer == ("decline",):
        return
    profile = profile_of(battle, unit)
    dice = dice_at_beast(battle, unit, beast[1], riposte=True)
    throw = roll(battle, "riposte-dice", dice, unit=unit_id(battle, unit))
    inverted = profile.melee.inverted
    armour = ARMOUR[ARMOUR[VERY_LIGHT].inverted if inverted else VERY_LIGHT]
    special = SPECIAL if not inverted or profile.type == ELEPHANT else None  # 4.68, 4.69
    struck = [place for place, face in enumerate(list(throw.rolled))
              if face == special or (face in armour.hits and confirmed(battle, armour, unit))]  # fmt: skip
    for place in struck:
        throw.scored(place, HIT)
    if struck:
        stampede.remove(battle, beast)


def beasts_phase(battle: Fight) -> Activity:
    """4.116 At the start of its owner's turn every panicking elephant rolls again."""
    state = battle.state
    for beast in [one for one in state.beasts if one[0] == state.active]:
        if beast in state.beasts:
            yield from run(battle, beast)
    state.phase = "listen"
