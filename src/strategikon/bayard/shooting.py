"""4.11-4.13, 4.27-4.30, 4.49-4.51, A2.72, A2.73 Shooting: at whom, with which dice, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.bayard import ammunition, gunpowder, refuge, sight
from strategikon.bayard.armour import own_armour
from strategikon.bayard.blows import Blow
from strategikon.bayard.contact import enemies_in_contact
from strategikon.bayard.counting import confirmed, count
from strategikon.bayard.dice_sum import dice_of
from strategikon.bayard.field import Fight
from strategikon.bayard.fire import ignition
from strategikon.bayard.harm import suffer
from strategikon.bayard.hidden import reveal
from strategikon.bayard.night import sleep
from strategikon.bayard.pieces import (
    character_with,
    formation_of,
    has,
    is_hidden_from,
    leader_id,
    leaders_with,
    mark,
    profile_of,
    unit_id,
)  # fmt: skip
from strategikon.bayard.profile import Profile
from strategikon.bayard.state import NOBODY, Mark
from strategikon.bayard.support import on_closed_road
from strategikon.bayard.tables import ARTILLERY, ELEPHANT
from strategikon.bayard.throws import roll
from strategikon.bayard.weather import effects
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Refusal, Value, refusal, together
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT

STILL_BY: Final = {"staff_sling": "A2.31", "heavy_flame_thrower": "A2.41"}  # others A2.30, guns A2.40

# -- 4.11-4.13 at whom -------------------------------------------------------------------------------------------------


def cannot_shoot(battle: Fight, unit: int) -> Refusal | None:
    """4.09, 4.12, 4.30, A1.34, A2.30, A2.31, A2.40, A2.41, R-BAY-33 What keeps a unit from shooting at anybody."""
    return next(_bars(battle, unit), None)


def why_not_shoot(battle: Fight, unit: int) -> Refusal | None:
    """4.09, 4.12, 4.30, A1.34, A2.30, A2.31, A2.40, A2.41, R-BAY-33 The same, with all the rules that do so."""
    return together(*_bars(battle, unit))


def _bars(battle: Fight, unit: int) -> Iterator[Refusal]:
    name, profile, state = unit_id(battle, unit), profile_of(battle, unit), battle.state
    if profile.missile is None:
        scythed = ("A2.25",) if profile.melee.id.startswith("scythed") else ()
        sacrificial = ("A3.21",) if profile.sacrificial else ()
        yield refusal("4.07", "bayard-why-no-missile", unit=name).besides(*sacrificial, *scythed)
        return
    if state.marks[unit] & Mark.WOKEN:
        yield refusal("A5.85", "bayard-why-woken", unit=name)
    if enemies_in_contact(battle, unit):
        also = ("A2.09", "A2.46") if profile.type == ELEPHANT else ("A2.09",)
        yield refusal("4.12", "bayard-why-enemy-beside", unit=name).besides(*also)
    if on_closed_road(battle, unit):
        if profile.type == ARTILLERY:
            yield refusal("4.30", "bayard-why-gun-on-road", unit=name).besides("A1.34")
        else:
            yield refusal("A1.34", "bayard-why-on-road", unit=name)
    wet = effects.wet_powder(battle, unit)
    if wet:
        yield refusal(wet[0], "bayard-why-wet-powder", unit=name).besides("A5.127", *wet[1:])
    moved = state.moved[unit] > 0 or state.debit[unit] > 0
    if moved and profile.missile.still and not profile.platform:
        driven = ("4.91",) if state.debit[unit] else ()
        yield refusal(still_by(profile), "bayard-why-moved-shooter", unit=name).besides("4.09", *driven)
    if profile.type == ARTILLERY and state.debit[unit] > profile.allowance(profile.weight).combat:
        yield refusal("4.91", "bayard-why-driven-back", unit=name)


def cannot_shoot_at(battle: Fight, unit: int, target: int) -> Refusal | None:
    """4.11, 4.13, 4.14 An enemy, not adjacent, within range and in sight."""
    state, names = battle.state, {"unit": unit_id(battle, unit), "target": unit_id(battle, target)}
    if battle.field.side_of[target] == battle.field.side_of[unit] or state.hex_of[target] < 0:
        return refusal("4.03", "bayard-why-no-enemy", **names).besides("4.07", "4.11")
    if is_hidden_from(battle, battle.field.side_of[unit], target):
        rules = ("A5.107", "A5.109", "A5.73") if battle.field.hidden_units else ("A5.73",)
        return refusal(rules[0], "bayard-why-unseen", **names).besides(*rules[1:])
    far = battle.field.grid.distance[state.hex_of[unit]][state.hex_of[target]]
    if far < 2:
        return refusal("4.01", "bayard-why-no-shot-beside", **names).besides("4.12", "A2.09")  # R-BAY-46
    if far > range_of(battle, unit):
        short = refusal("4.13", "bayard-why-out-of-shot", **names, hexes=range_of(battle, unit))
        return short.besides("4.07", "1.31", *effects.out_of_shot(battle, far))
    return sight.cannot_see(battle, unit, target)


def range_of(battle: Fight, unit: int) -> int:
    """4.13, A3.32 The range of the weapon; a forlorn hope shoots one hex farther, bad weather shortens it (A5.40)."""
    missile = profile_of(battle, unit).missile
    if missile is None:
        return 0
    longer = 1 if formation_of(battle, unit) == "forlorn_hope" else 0
    return missile.range + longer + effects.range_change(battle)


def still_by(profile: Profile) -> str:
    """A2.30, A2.31, A2.40, A2.41 The rule by which a weapon does not shoot after a move."""
    assert profile.missile is not None
    return STILL_BY.get(profile.missile.id, "A2.40" if profile.type == ARTILLERY else "A2.30")


def targets(battle: Fight, unit: int) -> list[int]:
    if cannot_shoot(battle, unit) is not None:
        return []
    enemies = battle.field.units_of[1 - battle.field.side_of[unit]]
    hex_of, most = battle.state.hex_of, range_of(battle, unit)
    far = battle.field.grid.distance[hex_of[unit]]
    near = [enemy for enemy in enemies if hex_of[enemy] >= 0 and far[hex_of[enemy]] <= most]
    return [enemy for enemy in near if cannot_shoot_at(battle, unit, enemy) is None]


# -- 4.27 the shot -----------------------------------------------------------------------------------------------------


def blow_of(battle: Fight, unit: int, target: int) -> Blow:
    here, there = battle.state.hex_of[unit], battle.state.hex_of[target]
    missile = profile_of(battle, unit).missile
    assert missile is not None
    far = battle.field.grid.distance[here][there]
    return Blow(unit, target, here, there, shot=True, inverted=missile.inverted, range=far)


def shoot(battle: Fight, unit: int, target: int, prepared: bool = False) -> Activity:
    """4.27, 4.51 Dice, hits, specials, retreats; no evade, no riposte, no follow-up. A sharpshooter's die is rolled
    apart and first; a rocket may fall elsewhere; powder makes noise, and may burst. `prepared`: A5.20, A5.21 with
    missiles that burn."""
    mark(battle, unit, Mark.SHOT | Mark.FOUGHT)
    names = {"unit": unit_id(battle, unit), "target": unit_id(battle, target)}
    reveal(battle, unit)
    battle.emit("shoot", **names)
    blow = blow_of(battle, unit, target)
    if prepared:
        blow = blow._replace(incendiary=True, inverted=blow.inverted or throws_pots(battle, unit))
    dice = dice_of(battle, blow).dice
    ammunition.spend(battle, unit)
    aimed = yield from _aim(battle, unit, target)
    faces, *sniped = (yield from _snipe(battle, blow, aimed)) if aimed != NOBODY else ([], 0, 0)
    dice -= len(faces)
    throw = roll(battle, "shot-dice", dice, **names) if dice else None
    there = gunpowder.where_it_falls(battle, blow)
    struck = battle.state.unit_at[there] if there != OFF else NOBODY
    if struck != NOBODY:
        falls = blow._replace(target=struck, there=there)
        hits, flags = count(battle, falls, throw) if throw is not None else (0, 0)
        yield from suffer(battle, struck, hits + sniped[0], flags + sniped[1], falls)
    faces = [*faces, *throw.rolled] if throw is not None else faces
    if there != OFF:
        ignition.in_parallel(battle, blow, there, faces)
    yield from gunpowder.after_shot(battle, blow, faces)
    sleep.disturb(battle, (blow.here, blow.there))


def throws_pots(battle: Fight, unit: int) -> bool:
    """A5.21, R-BAY-96 Engines that throw stones, those of medium weight and more unless their line says otherwise: fire
    pots invert armour, prepared bolts do not."""
    return profile_of(battle, unit).stones


# -- A2.73 sharpshooters -----------------------------------------------------------------------------------------------


def _aim(battle: Fight, unit: int, target: int) -> Activity:
    """A2.73, R-BAY-14 One of the dice may be aimed at a leader with the target. Answers whom, or NOBODY."""
    if not has(battle, unit, "sharpshooters") and not character_with(battle, unit, "paris"):
        return NOBODY
    leaders = leaders_with(battle, target)
    if not leaders:
        return NOBODY
    values: list[Value] = [("volley",), *(("aim", leader) for leader in leaders)]
    value = yield from choose(battle, battle.field.side_of[unit], "aim", values, about=unit)
    return NOBODY if value == ("volley",) else value[1]


def _snipe(battle: Fight, blow: Blow, leader: int) -> Activity:
    """A2.73, R-BAY-14 A coloured face that would hit the unit's own armour strikes the leader, or the unit; any other
    does what it would among the other dice. Answers the face, hits and morale hits on the unit."""
    throw = roll(battle, "sniper-dice", 1, unit=unit_id(battle, blow.striker), leader=leader_id(battle, leader))
    armour = own_armour(battle, blow.target)
    if throw.number not in armour.hits:
        return throw.rolled, *count(battle, blow, throw)
    if not confirmed(battle, armour, blow.target):
        return throw.rolled, 0, 0
    throw.scored(0, HIT)
    values: list[Value] = [("strike-leader", leader), ("strike-unit", blow.target)]
    value = yield from choose(battle, battle.field.side_of[blow.striker], "strike", values, about=blow.striker)
    if value[0] == "strike-unit":
        return throw.rolled, 1, 0
    refuge.remove(battle, leader)
    return throw.rolled, 0, 0
