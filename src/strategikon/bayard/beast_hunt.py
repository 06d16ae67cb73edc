"""4.118, R-BAY-42 Attacks and shots at a panicking elephant: very light, one plaquette; it neither evades nor strikes
back, and flags do nothing to it."""

from __future__ import annotations

from strategikon.bayard import ammunition, dice_sum, passage, shooting, sight, stampede
from strategikon.bayard.contact import barred
from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import hex_name, mark, profile_of, unit_id
from strategikon.bayard.specials import POWDER_RANGE
from strategikon.bayard.state import Mark
from strategikon.bayard.support import on_closed_road
from strategikon.bayard.tables import ARMOUR, CONFIRMING, ELEPHANT, SPECIAL, VERY_LIGHT, Armour
from strategikon.bayard.throws import roll
from strategikon.kernel.decision import Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT


def prey(battle: Fight, unit: int) -> list[int]:
    """The hexes in which elephants of the other side run wild."""
    side = battle.field.side_of[unit]
    return sorted({where for owner, where in battle.state.beasts if owner != side})


def hunts(battle: Fight, unit: int) -> list[Value]:
    """Every fight with such an elephant that a unit may start now."""
    if not battle.state.beasts:
        return []
    places = prey(battle, unit)
    shots: list[Value] = []
    if shooting.cannot_shoot(battle, unit) is None:
        shots = [("shoot-beast", unit, there) for there in places if cannot_shoot_at(battle, unit, there) is None]
    return [*shots, *(("attack-beast", unit, there) for there in places if cannot_attack(battle, unit, there) is None)]


def cannot_shoot_at(battle: Fight, unit: int, there: int) -> Refusal | None:
    """4.12-4.14, R-BAY-42 Not beside it, within range and in sight."""
    names = {"unit": unit_id(battle, unit), "hex": hex_name(battle, there)}
    if there not in prey(battle, unit):
        return refusal("4.03", "bayard-why-no-beast", **names)
    far = battle.field.grid.distance[battle.state.hex_of[unit]][there]
    if not 2 <= far <= shooting.range_of(battle, unit):
        return refusal("4.13", "bayard-why-beast-far", **names)
    return sight.cannot_see_hex(battle, unit, there)


def cannot_attack(battle: Fight, unit: int, there: int) -> Refusal | None:
    """4.56, R-BAY-42, R-BAY-46 Beside it, and not across a cliff or flames."""
    names = {"unit": unit_id(battle, unit), "hex": hex_name(battle, there)}
    if there not in prey(battle, unit):
        return refusal("4.03", "bayard-why-no-beast", **names)
    here = battle.state.hex_of[unit]
    if there not in battle.field.grid.neighbours[here]:
        return refusal("4.56", "bayard-why-beast-far", **names)
    if barred(battle, here, there):
        return refusal("A1.31", "bayard-why-beast-far", **names)
    if on_closed_road(battle, unit):
        return refusal("A1.34", "bayard-why-on-road", unit=names["unit"])
    return None


def shoot(battle: Fight, unit: int, there: int) -> None:
    """4.27, 4.118 A shot: any hit kills it; specials of guns hit close by, as they would strike anybody."""
    mark(battle, unit, Mark.SHOT | Mark.FOUGHT)
    profile = profile_of(battle, unit)
    assert profile.missile is not None
    far = battle.field.grid.distance[battle.state.hex_of[unit]][there]
    dice = dice_sum.dice_at_beast(battle, unit, there, shot=True)
    ammunition.spend(battle, unit)
    close = profile.gun and profile.missile.powder and far <= POWDER_RANGE  # 4.45
    _strike(battle, unit, there, dice, profile.missile.inverted, bool(close))


def attack(battle: Fight, unit: int, there: int) -> Activity:
    """4.60, 4.118 An attack: works on the face strike first, then the blow; it does not answer."""
    mark(battle, unit, Mark.FOUGHT | Mark.MELEE)
    if not (yield from passage.pass_over(battle, unit, there)):
        return
    profile = profile_of(battle, unit)
    dice = dice_sum.dice_at_beast(battle, unit, there, shot=False)
    specials = not profile.melee.inverted or profile.type == ELEPHANT  # 4.68, R-BAY-24
    _strike(battle, unit, there, dice, profile.melee.inverted, specials)


def _strike(battle: Fight, unit: int, there: int, dice: int, inverted: bool, specials: bool) -> None:
    """R-BAY-24, R-BAY-25 Coloured faces by very light armour, or inverted; a special where it would hit."""
    armour = ARMOUR[ARMOUR[VERY_LIGHT].inverted if inverted else VERY_LIGHT]
    throw = roll(battle, "hunt-dice", dice, unit=unit_id(battle, unit), hex=hex_name(battle, there))
    struck = False
    for place, face in enumerate(list(throw.rolled)):
        if (face == SPECIAL and specials) or (face in armour.hits and _confirmed(battle, armour, unit, there)):
            throw.scored(place, HIT)
            struck = True
    if struck:
        side = battle.field.side_of[unit]
        stampede.remove(battle, next(beast for beast in battle.state.beasts if beast[0] != side and beast[1] == there))


def _confirmed(battle: Fight, armour: Armour, unit: int, there: int) -> bool:
    """4.37, R-BAY-25 Inverted, it is as hard to hit as a very heavy unit: one die more."""
    if not armour.confirmed:
        return True
    throw = roll(battle, "hunt-dice", 1, unit=unit_id(battle, unit), hex=hex_name(battle, there))
    return throw.number in CONFIRMING
