"""4.94-4.108 Follow-up and pursuit: who takes the hex that was won, and who rides on."""

from __future__ import annotations

from typing import Final

from strategikon.bayard import closures, figures, leaders, refuge, temper, terrain, victory, works
from strategikon.bayard.contact import enemies_in_contact
from strategikon.bayard.field import Fight
from strategikon.bayard.marches import by_road
from strategikon.bayard.movement import cannot_step
from strategikon.bayard.paces import ends_move, step_cost
from strategikon.bayard.pieces import formation_of, has, hex_name, leaders_with, profile_of, put, unit_id
from strategikon.bayard.state import NOBODY
from strategikon.bayard.support import on_closed_road
from strategikon.bayard.tables import ARTILLERY, ELEPHANT, INFANTRY
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity

IMMOBILE: Final = {"shield_wall": "A3.28", "salvo": "A3.31", "wagons_in_defence": "A3.33"}  # R-BAY-64, R-BAY-40
DUTIES: Final = {"fanatics": "A2.64", "fickle": "A2.69", "aggressive": "A2.53",
                 "mass_effect": "A2.74"}  # 4.96, and who attacked eagerly  # fmt: skip
BEASTLY: Final = {"war_dogs": "A3.15", "armoured_war_dogs": "A3.16", "big_cats": "A3.17", "bears": "A3.18"}
PURSUIT_HEXES, FICKLE_HEXES = 1, 2  # 4.105, A2.69


# -- 4.94-4.103 following ----------------------------------------------------------------------------------------------


def cannot_follow(battle: Fight, unit: int, there: int, attacked_from: int, eager: bool) -> Refusal | None:
    """4.94, 4.98-4.100, 4.103, R-BAY-40 The bars: formation, guns and wagons, ground, a hex that is not empty; and
    ordinary infantry that has no reason to. `eager`: that is how it attacked."""
    name, place = unit_id(battle, unit), hex_name(battle, there)
    profile = profile_of(battle, unit)
    formation = formation_of(battle, unit)
    if formation in IMMOBILE:
        return refusal("4.94", "bayard-why-no-follow-formation", unit=name).besides(IMMOBILE[formation], "4.103")
    if battle.state.aboard[unit] != NOBODY:
        return refusal("A5.102", "bayard-why-aboard", unit=name).besides("A5.103", "4.94")
    if profile.type == ARTILLERY or profile.mount == "wagon":
        return refusal("4.103", "bayard-why-no-follow-guns", unit=name)
    if battle.state.unit_at[there] != NOBODY or any(where == there for _, where in battle.state.beasts):
        return refusal("4.94", "bayard-why-not-empty", unit=name, hex=place)
    here = battle.state.hex_of[unit]
    shut = closures.closed(battle, here, there)
    if shut is not None:
        return refusal(*shut, unit=name, hex=place)
    closed = None if by_road(battle, here, there) else terrain.closed_by(battle, unit, there)
    shut_off = closed or works.closed_by(battle, unit, here, there)
    if shut_off is not None:
        rules = ("A1.03", terrain.RULES.get(shut_off.id) or works.RULES[shut_off.id])
        return refusal("4.94", "bayard-why-closed", unit=name, hex=place, terrain=shut_off.id).besides(*rules)
    if must_follow(battle, unit, there, attacked_from, eager) or profile.type != INFANTRY or profile.elite:
        return None
    return refusal("4.99", "bayard-why-no-follow", unit=name).besides("4.97", "4.98")


def follow_up(battle: Fight, unit: int, there: int, eager: bool) -> Activity:
    """4.94 Into the hex that was vacated. Answers whether it followed."""
    here = battle.state.hex_of[unit]
    if here < 0 or cannot_follow(battle, unit, there, here, eager) is not None:
        return False
    values: list[Value] = [("follow", unit, there)]
    if not must_follow(battle, unit, there, here, eager):
        values.append(("hold",))
    value = yield from choose(battle, battle.field.side_of[unit], "follow", values, about=unit)
    if value == ("hold",):
        return False
    yield from advance(battle, unit, there, "follow-up")
    return True


def must_follow(battle: Fight, unit: int, there: int, attacked_from: int, eager: bool) -> bool:
    """4.96, 4.97, 4.101, 4.102, A3.15 The duties: by particularity, elephants and war animals always, who attacked
    eagerly, and all but the elite who struck downhill."""
    profile = profile_of(battle, unit)
    if eager or any(has(battle, unit, trait) for trait in DUTIES):
        return True
    if profile.type == ELEPHANT or profile.animal in temper.FIERCE:
        return True
    return not profile.elite and terrain.is_higher(battle, attacked_from, there)


def duty_rules(battle: Fight, unit: int) -> tuple[str, ...]:
    """4.96, 4.97, 4.101, 4.102 By which rules a unit must follow, its own first."""
    profile = profile_of(battle, unit)
    found = [rule for trait, rule in DUTIES.items() if has(battle, unit, trait)]
    found += ["A2.63"] if has(battle, unit, "eager") else []
    found += ["A2.97", "A2.63"] if not found and figures.is_eager(battle, unit) else []
    found += [BEASTLY[profile.animal]] if profile.animal in BEASTLY else []
    if profile.animal == "herd_elephants":
        found.append("A3.19")
    return ("4.96", *found, "4.97", "4.101", "4.102")


def advance(battle: Fight, unit: int, there: int, kind: str) -> Activity:
    """4.120, 5.01, R-BAY-36 The unit goes in, its figures with it; it has moved, and lone enemies flee. A5.113 A camp
    that it loots may end the battle."""
    going = leaders_with(battle, unit)
    put(battle, unit, there)
    leaders.carry(battle, going, there)
    battle.state.moved[unit] += 1
    battle.emit(kind, unit=unit_id(battle, unit), hex=hex_name(battle, there))
    if there in battle.field.camp_at:
        victory.look(battle)
    yield from refuge.ride_over(battle, there, battle.field.side_of[unit])


# -- 4.104-4.107 pursuing ----------------------------------------------------------------------------------------------


def may_pursue(battle: Fight, unit: int) -> bool:
    """4.104, A2.69 Mounted troops and elephants, war animals; Fickle infantry makes its hex without a fight."""
    profile = profile_of(battle, unit)
    return profile.mounted or profile.type == ELEPHANT or bool(profile.animal)


def pursue(battle: Fight, unit: int) -> Activity:
    """4.105, 4.106, R-BAY-41 One hex more if it likes (Fickle mounted two), and a new fight with whoever is beside it
    then. Answers the enemy it falls on, or None."""
    fickle = has(battle, unit, "fickle")
    if not may_pursue(battle, unit):
        if fickle:
            yield from _one_more_hex(battle, unit)
        return None
    far = fickle and profile_of(battle, unit).mounted  # elephants are not (R-BAY-06)
    for _ in range(FICKLE_HEXES if far else PURSUIT_HEXES):
        went = yield from _one_more_hex(battle, unit)
        if not went:
            break
    fights = battle.state.hex_of[unit] >= 0 and not on_closed_road(battle, unit)  # A1.34
    enemies = enemies_in_contact(battle, unit) if fights else []
    values: list[Value] = [*(("attack", unit, enemy) for enemy in enemies), ("hold",)]
    value = yield from choose(battle, battle.field.side_of[unit], "again", values, about=unit)
    return None if value == ("hold",) else value[2]


def _one_more_hex(battle: Fight, unit: int) -> Activity:
    """4.105, A2.69 Any adjacent hex that it could enter with one hex of movement. Answers whether it went."""
    here = battle.state.hex_of[unit]
    if here < 0:
        return False
    ways = [there for there in battle.field.grid.neighbours[here] if _may_enter(battle, unit, here, there)]
    values: list[Value] = [*(("advance", unit, there) for there in ways), ("hold",)]
    value = yield from choose(battle, battle.field.side_of[unit], "pursue", values, about=unit)
    if value == ("hold",):
        return False
    yield from advance(battle, unit, value[2], "pursuit")
    return not ends_move(battle, unit, here, value[2])


def _may_enter(battle: Fight, unit: int, here: int, there: int) -> bool:
    if battle.state.unit_at[there] != NOBODY or step_cost(battle, unit, here, there) > 1:
        return False
    return cannot_step(battle, unit, here, there, first=True) is None
