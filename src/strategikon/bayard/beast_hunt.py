"""4.118, R-BAY-42 Attacks and shots at a panicking elephant: very light, one plaquette; it neither evades nor strikes
back, and flags do nothing to it."""

from __future__ import annotations

from strategikon.bayard import ammunition, dice_sum, gunpowder, passage, shooting, sight, stampede
from strategikon.bayard.blows import Blow
from strategikon.bayard.contact import barred
from strategikon.bayard.counting import count
from strategikon.bayard.field import Fight
from strategikon.bayard.harm import suffer
from strategikon.bayard.pieces import hex_name, mark, profile_of, unit_id
from strategikon.bayard.specials import POWDER_RANGE, misses_anyway
from strategikon.bayard.state import NOBODY, Mark
from strategikon.bayard.support import on_closed_road
from strategikon.bayard.tables import ARMOUR, CONFIRMING, ELEPHANT, SPECIAL, VERY_LIGHT, Armour
from strategikon.bayard.throws import roll
from strategikon.kernel.decision import Refusal, Value, refusal
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT, Throw


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


def shoot(battle: Fight, unit: int, there: int) -> Activity:
    """4.27, 4.52-4.54, 4.118 A shot: any hit kills it; specials of guns hit close by, as they would strike anybody.
    Rockets may fall elsewhere, and powder makes its noise and may burst."""
    mark(battle, unit, Mark.SHOT | Mark.FOUGHT)
    profile = profile_of(battle, unit)
    assert profile.missile is not None
    blow = _blow(battle, unit, there)._replace(shot=True, inverted=profile.missile.inverted)
    dice = dice_sum.dice_at_beast(battle, unit, there, shot=True)
    ammunition.spend(battle, unit)
    throw = _roll(battle, unit, there, dice)
    fallen = gunpowder.where_it_falls(battle, blow)
    if fallen == there:
        close = profile.gun and profile.missile.powder and blow.range <= POWDER_RANGE  # 4.45
        _strike(battle, blow, throw, bool(close))
    elif fallen != OFF and battle.state.unit_at[fallen] != NOBODY:
        struck = blow._replace(target=battle.state.unit_at[fallen], there=fallen)
        hits, flags = count(battle, struck, throw)
        yield from suffer(battle, struck.target, hits, flags, struck)
    yield from gunpowder.after_shot(battle, blow, throw.rolled)


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


def attack(battle: Fight, unit: int, there: int) -> Activity:
    """4.60, 4.118 An attack: works on the face strike first, then the blow; it does not answer."""
    mark(battle, unit, Mark.FOUGHT | Mark.MELEE)
    if not (yield from passage.pass_over(battle, unit, there)):
        return
    profile = profile_of(battle, unit)
    throw = _roll(battle, unit, there, dice_sum.dice_at_beast(battle, unit, there))
    specials = not profile.melee.inverted or profile.type == ELEPHANT  # 4.68, R-BAY-24
    _strike(battle, _blow(battle, unit, there)._replace(inverted=profile.melee.inverted), throw, specials)


def _blow(battle: Fight, unit: int, there: int) -> Blow:
    """A blow at nobody but the beast."""
    here = battle.state.hex_of[unit]
    return Blow(unit, unit, here, there, range=battle.field.grid.distance[here][there])


def _roll(battle: Fight, unit: int, there: int, dice: int) -> Throw:
    return roll(battle, "hunt-dice", dice, unit=unit_id(battle, unit), hex=hex_name(battle, there))


def _strike(battle: Fight, blow: Blow, throw: Throw, specials: bool) -> None:
    """R-BAY-24, R-BAY-25 Coloured faces by very light armour, or inverted; a special where it would hit."""
    armour = ARMOUR[ARMOUR[VERY_LIGHT].inverted if blow.inverted else VERY_LIGHT]
    specials = specials and not misses_anyway(battle, blow)
    struck = False
    for place, face in enumerate(list(throw.rolled)):
        if (face == SPECIAL and specials) or (face in armour.hits and _confirmed(battle, armour, blow)):
            throw.scored(place, HIT)
            struck = True
    if struck:
        side, there = battle.field.side_of[blow.striker], blow.there
        stampede.remove(battle, next(beast for beast in battle.state.beasts if beast[0] != side and beast[1] == there))


def _confirmed(battle: Fight, armour: Armour, blow: Blow) -> bool:
    """4.37, R-BAY-25 Inverted, it is as hard to hit as a very heavy unit: one die more."""
    if not armour.confirmed:
        return True
    return _roll(battle, blow.striker, blow.there, 1).number in CONFIRMING
