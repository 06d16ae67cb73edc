"""A5.19-A5.27 Who lights a fire and with what, and who fights one."""

from __future__ import annotations

from typing import Final

from strategikon.bayard import ammunition, dice_sum, shooting, sight
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.burning import FIRE_DICE, put_out
from strategikon.bayard.fire.elements import Fire, can_burn, element, fires, is_burning, place_of, record
from strategikon.bayard.fire.ignition import attack, coloured, note
from strategikon.bayard.fire.kinds import PRAIRIE
from strategikon.bayard.pieces import known_at, mark, unit_id
from strategikon.bayard.state import NOBODY, Mark
from strategikon.bayard.tables import ARTILLERY, CAMELRY, ELEPHANT, INFANTRY
from strategikon.bayard.throws import roll
from strategikon.bayard.weather import effects
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity

PREPARED: Final = frozenset((
    "light_bow", "composite_bow", "sling", "staff_sling", "javelins", "spear_thrower", "light_crossbow",
    "heavy_crossbow",
))  # fmt: skip
BUSY: Final = Mark.MOVED | Mark.SHOT | Mark.FOUGHT | Mark.FORMED | Mark.MARCHED


def nothing_burns(battle: Fight) -> Refusal | None:
    """A3.43, A5.01 Nobody lights a fire, and there is none to fight, without the rules of fire."""
    return None if battle.field.fire else refusal("A3.43", "bayard-why-fire-off").besides("A5.01")


# -- A5.20-A5.25 the means ---------------------------------------------------------------------------------------------


def burns_by_nature(battle: Fight, unit: int) -> bool:
    """A5.19, A5.22 Rockets, flame throwers and fire pots."""
    missile = battle.field.profiles[unit].missile
    return missile is not None and (missile.incendiary or missile.rocket)


def is_prepared(battle: Fight, unit: int) -> bool:
    """A5.20, A5.21 Bows, slings, javelins and crossbows with a fire kit, not of camels or elephants; and engines that
    were given one."""
    profile = battle.field.profiles[unit]
    if profile.missile is None or "fire_kit" not in profile.equipment:
        return False
    if profile.type == ARTILLERY:
        return not (profile.missile.powder or profile.missile.rocket or profile.missile.incendiary)
    return profile.missile.id in PREPARED and profile.type not in (CAMELRY, ELEPHANT)


def reach(battle: Fight, unit: int) -> int:
    """A5.20, A5.21, R-BAY-96 How far fire is shot: prepared missiles and bombs one hex less."""
    return shooting.range_of(battle, unit) - (1 if is_prepared(battle, unit) else 0)


def has_torches(battle: Fight, unit: int) -> bool:
    """A5.25, A3.43, R-BAY-109 Torches of its own, or a fire kit without missiles to prepare."""
    line = battle.field.unit_lines[unit]
    kit = "fire_kit" in battle.field.profiles[unit].equipment and not is_prepared(battle, unit)
    return bool(line.get("torches")) or kit


def cannot_idle(battle: Fight, unit: int, rule: str) -> Refusal | None:
    """A5.25, A5.26 Whether it has done anything else this turn."""
    if battle.state.marks[unit] & Mark.WOKEN:
        return refusal("A5.85", "bayard-why-woken", unit=unit_id(battle, unit))
    if battle.state.moved[unit] or battle.state.marks[unit] & BUSY:
        return refusal(rule, "bayard-why-busy", unit=unit_id(battle, unit))
    return None


# -- burning -----------------------------------------------------------------------------------------------------------


def distance(battle: Fight, unit: int, number: int) -> int:
    """Hexes from a unit to an element; a work on a face is as near to either hex."""
    here, one = battle.state.hex_of[unit], element(battle, number)
    places = [place_of(battle, number)]
    if one.side >= 0:
        places += [there for there in (battle.field.grid.neighbour[one.hex][one.side],) if there != OFF]
    return min(battle.field.grid.distance[here][place] for place in places)


def cannot_shoot_fire(battle: Fight, unit: int, target: int) -> Refusal | None:
    """A2.43, A5.20, A5.21, R-BAY-96 Prepared missiles and bombs at troops, wherever they stand: one hex less."""
    names = {"unit": unit_id(battle, unit), "target": unit_id(battle, target)}
    profile = battle.field.profiles[unit]
    rule = "A5.21" if profile.type == ARTILLERY else "A5.20"
    if not battle.field.fire or profile.missile is None or "fire_kit" not in profile.equipment:
        return refusal("A3.43", "bayard-why-no-fire", unit=names["unit"]).besides(rule)
    if not is_prepared(battle, unit):
        return refusal(rule, "bayard-why-not-prepared", unit=names["unit"]).besides("A3.43")
    wet = effects.too_wet(battle)
    if wet is not None:
        return refusal(wet, "bayard-why-no-fire", unit=names["unit"])
    far = battle.field.grid.distance[battle.state.hex_of[unit]][battle.state.hex_of[target]]
    reason = shooting.cannot_shoot(battle, unit) or shooting.cannot_shoot_at(battle, unit, target)
    if reason is not None:
        return reason.besides("A5.24") if far == 1 else reason
    if far > reach(battle, unit):
        rules = ("A2.43", "A5.21") if profile.type == ARTILLERY else ("A5.20",)
        return refusal(rules[0], "bayard-why-out-of-shot", **names, hexes=reach(battle, unit)).besides(*rules[1:])
    return None


def cannot_burn(battle: Fight, unit: int, number: int) -> Refusal | None:
    """A5.01, A5.19-A5.25 What is against a unit lighting an element: by torch from beside it, or by a shot."""
    one = element(battle, number)
    if battle.state.marks[unit] & Mark.WOKEN:
        return refusal("A5.85", "bayard-why-woken", unit=unit_id(battle, unit))
    if not can_burn(battle, number) or one.unit == unit:
        return refusal("A5.18" if one.kind == PRAIRIE else "A5.01", "bayard-why-cannot-burn", element=one.name)
    wet = effects.too_wet(battle)
    if wet is not None:
        return refusal(wet, "bayard-why-too-wet", element=one.name)
    if by_torch(battle, unit, number):
        return None
    if not burns_by_nature(battle, unit) and not is_prepared(battle, unit):
        return _without_missiles(battle, unit, one.name)
    reason = shooting.cannot_shoot(battle, unit)
    if reason is not None:
        return reason.besides("A5.24") if distance(battle, unit, number) == 1 else reason
    return _cannot_shoot_at(battle, unit, number)


def _without_missiles(battle: Fight, unit: int, wanted: str) -> Refusal:
    """A5.20, A5.22, A5.25 Why a unit that shoots no fire cannot light something."""
    name, profile = unit_id(battle, unit), battle.field.profiles[unit]
    if not has_torches(battle, unit):
        return refusal("A5.22", "bayard-why-no-fire", unit=name).besides("A5.25", "A3.43")
    if profile.missile is not None and profile.type in (CAMELRY, ELEPHANT):
        return refusal("A5.20", "bayard-why-no-fire", unit=name)
    busy = cannot_idle(battle, unit, "A5.25")
    return busy or refusal("A5.25", "bayard-why-torch-far", unit=name, element=wanted)


def _cannot_shoot_at(battle: Fight, unit: int, number: int) -> Refusal | None:
    """A5.20, A5.24, 4.13, 4.14 Within reach and in sight; beside it only infantry, and only where no enemy is."""
    there, names = place_of(battle, number), {"unit": unit_id(battle, unit), "element": element(battle, number).name}
    far = battle.field.grid.distance[battle.state.hex_of[unit]][there]
    target = known_at(battle, battle.field.side_of[unit], there)
    if target != NOBODY and battle.field.side_of[target] == battle.field.side_of[unit]:
        return refusal("A5.24", "bayard-why-friend-in-fire", **names)
    if far > reach(battle, unit):
        engine = battle.field.profiles[unit].type == ARTILLERY
        rule = ("A5.21" if engine else "A5.20") if is_prepared(battle, unit) else "4.13"
        return refusal(rule, "bayard-why-fire-far", **names, hexes=reach(battle, unit))
    if far < 2 and (target != NOBODY or battle.field.profiles[unit].type != INFANTRY):
        return refusal("A5.24", "bayard-why-fire-beside", **names)
    if target != NOBODY and burns_by_nature(battle, unit):
        return refusal("A5.19", "bayard-why-shoot-unit", **names)
    return sight.cannot_see_hex(battle, unit, there)


def fire_targets(battle: Fight, unit: int) -> list[int]:
    """Every enemy at whom a unit may shoot fire now."""
    if not is_prepared(battle, unit):
        return []
    enemies = battle.field.units_of[1 - battle.field.side_of[unit]]
    return [enemy for enemy in enemies if cannot_shoot_fire(battle, unit, enemy) is None]


def burn(battle: Fight, unit: int, number: int) -> Activity:
    """A5.05, A5.20-A5.25 The fire is laid: with torches, or by a shot, which strikes an enemy in the hex too."""
    side = battle.field.side_of[unit]
    battle.emit("burn", unit=unit_id(battle, unit), element=element(battle, number).name)
    dice = dice_at(battle, unit, number)
    if by_torch(battle, unit, number):
        mark(battle, unit, Mark.FOUGHT)
        attack(battle, number, dice, side)
        return
    target = battle.state.unit_at[place_of(battle, number)]
    if target != NOBODY:
        yield from shooting.shoot(battle, unit, target, prepared=True)
        return
    mark(battle, unit, Mark.SHOT | Mark.FOUGHT)
    ammunition.spend(battle, unit)
    attack(battle, number, dice, side)


def dice_at(battle: Fight, unit: int, number: int) -> int:
    """A5.20-A5.25 The dice of an attack on an element, before the weather."""
    if by_torch(battle, unit, number):
        return battle.field.torch_dice
    return dice_sum.dice_at_element(battle, unit, place_of(battle, number))


def by_torch(battle: Fight, unit: int, number: int) -> bool:
    """A5.25 Torches reach the own hex and those beside it, and take the whole turn."""
    near = distance(battle, unit, number) <= 1
    return near and has_torches(battle, unit) and cannot_idle(battle, unit, "A5.25") is None


def burnable(battle: Fight, unit: int) -> list[int]:
    """Every element that a unit may light now."""
    able = has_torches(battle, unit) or is_prepared(battle, unit) or burns_by_nature(battle, unit)
    if not battle.field.fire or not able:
        return []
    return [number for number in range(len(battle.field.elements)) if cannot_burn(battle, unit, number) is None]


# -- A5.26, A5.27 dousing ----------------------------------------------------------------------------------------------


def cannot_douse(battle: Fight, unit: int, number: int) -> Refusal | None:
    """A5.26 In the hex of a fire or beside it, and nothing else this turn."""
    names = {"unit": unit_id(battle, unit), "element": element(battle, number).name}
    if not is_burning(battle, number):
        return refusal("A5.26", "bayard-why-no-flames", element=names["element"])
    if place_of(battle, number) < 0 or distance(battle, unit, number) > 1:
        return refusal("A5.26", "bayard-why-torch-far", **names)
    return cannot_idle(battle, unit, "A5.26")


def douse(battle: Fight, unit: int, number: int) -> None:
    """A5.26, A5.27, R-BAY-73 Each coloured face restores a plaquette of resistance; when all are there the fire is
    out."""
    fire, one = record(battle, number), element(battle, number)
    assert fire is not None
    mark(battle, unit, Mark.FOUGHT)
    throw = roll(battle, "douse-dice", FIRE_DICE["fire_fighting"], unit=unit_id(battle, unit), element=one.name)
    restored = fire.resistance + coloured(throw)
    if restored >= one.plaquettes:
        put_out(battle, number)
    else:
        note(battle, Fire(number, restored, fire.since, fire.side))


def dousable(battle: Fight, unit: int) -> list[int]:
    if not battle.state.fires:
        return []
    return [fire.element for fire in fires(battle) if cannot_douse(battle, unit, fire.element) is None]
