"""4.01-4.09 Fights: who may start one, who must, and in which order."""

from __future__ import annotations

from strategikon.bayard import beast_hunt, beyond_reach, camps, melee, shooting, song, terrain, victory
from strategikon.bayard.allowances import allowance_of, plain_allowance
from strategikon.bayard.contact import divided
from strategikon.bayard.field import Fight
from strategikon.bayard.fire import means
from strategikon.bayard.fire.elements import burning_face
from strategikon.bayard.follow_up import may_pursue
from strategikon.bayard.marches import mount_bonus
from strategikon.bayard.night import sentinels
from strategikon.bayard.pieces import (
    acting_mark,
    adjacent_enemies,
    has,
    in_group,
    is_activated,
    profile_of,
    unit_id,
)  # fmt: skip
from strategikon.bayard.state import GROUPS, NOBODY, Mark
from strategikon.bayard.support import on_closed_road
from strategikon.bayard.temper import must_attack
from strategikon.bayard.weather import effects
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity


def fight_phase(battle: Fight) -> Activity | None:
    """1.30, 2.15, 4.02 One fight after another, those of the first chief's group first; the impetuous who were not
    activated when their owner likes, but before he is done. Songs come before them all (A2.102)."""
    singer = song.next_singer(battle)
    if singer != NOBODY:
        return song.sing_or_hold(battle, singer)
    values = fights(battle)
    if values or asks_anyway(battle):
        return _fight(battle, values)
    _next_group(battle)
    return None


def _fight(battle: Fight, values: list[Value]) -> Activity:
    done: list[Value] = [] if duties(battle) else [("done",)]
    value = yield Ask(battle.state.active, "fight", [*values, *done])
    match value:
        case ("shoot", unit, target):
            yield from shooting.shoot(battle, unit, target)
        case ("attack", unit, target):
            yield from melee.fight(battle, unit, target)
        case ("shoot-fire", unit, target):
            yield from shooting.shoot(battle, unit, target, prepared=True)
        case ("shoot-beast", unit, there):
            yield from beast_hunt.shoot(battle, unit, there)
        case ("attack-beast", unit, there):
            yield from beast_hunt.attack(battle, unit, there)
        case ("burn", unit, number):
            yield from means.burn(battle, unit, number)
        case ("douse", unit, number):
            means.douse(battle, unit, number)
        case ("silence", unit, there):
            sentinels.silence(battle, unit, there)
        case _:
            _next_group(battle)
    if battle.state.looted:
        yield from camps.alarm(battle)
    victory.look_after_fight(battle)


def asks_anyway(battle: Fight) -> bool:
    """Where things are hidden, whether somebody may fight is nobody else's business: each group that there could be is
    asked."""
    if not battle.field.veiled:
        return False
    stage, own = battle.state.stage, battle.field.units_of[battle.state.active]
    if stage < 2:
        return stage < len(battle.field.activations[battle.state.active])
    return bool(battle.field.camp_at) or any(has(battle, unit, "impetuous") for unit in own)


def _next_group(battle: Fight) -> None:
    """2.15 The next group; after the last one, and the unactivated impetuous, the fires."""
    state = battle.state
    if state.stage < 2:
        state.stage += 1
    else:
        state.stage, state.phase = 0, "fires"


def fights(battle: Fight) -> list[Value]:
    """Every fight that may be started now."""
    found: list[Value] = []
    for unit in ready(battle):
        if is_activated(battle, unit):
            found += [("shoot", unit, enemy) for enemy in shooting.targets(battle, unit)]
            found += beast_hunt.hunts(battle, unit)
            if battle.field.fire:
                found += [("shoot-fire", unit, enemy) for enemy in means.fire_targets(battle, unit)]
                found += [("burn", unit, number) for number in means.burnable(battle, unit)]
                found += [("douse", unit, number) for number in means.dousable(battle, unit)]
            if battle.field.darkness:
                found += [("silence", unit, sentry[sentinels.HEX]) for sentry in sentinels.spotted_beside(battle, unit)]
        found += [("attack", unit, enemy) for enemy in victims(battle, unit)]
    return found


def ready(battle: Fight) -> list[int]:
    """The units that may start a fight now: those that `cannot_fight` does not refuse."""
    own = battle.field.units_of[battle.state.active]
    if battle.state.stage < 2:
        marks, group = battle.state.marks, acting_mark(battle)
        own = tuple(unit for unit in own if marks[unit] & group or is_unbidden(battle, unit))
    elif battle.field.has_impetuous or battle.field.camp_at:
        marks = battle.state.marks
        own = tuple(unit for unit in own if has(battle, unit, "impetuous") or marks[unit] & Mark.LOOTER)
    else:
        return []
    return [unit for unit in own if cannot_fight(battle, unit) is None]


def cannot_fight(battle: Fight, unit: int) -> Refusal | None:
    """2.01, 2.12, 3.14, 3.25, 4.03, 4.05, 4.08, A2.84 What bars a unit from starting a fight now; bars beat duties."""
    state, name = battle.state, unit_id(battle, unit)
    marks = state.marks[unit]
    own = battle.field.side_of[unit] == state.active
    if own and unit in battle.field.decoys:
        return refusal("A5.108", "bayard-why-decoy", unit=name)
    if not own or state.hex_of[unit] < 0:
        return refusal("4.03", "bayard-why-enemy-unit", unit=name).besides("1.27", "2.01")
    if marks & Mark.ASLEEP:
        return refusal("A5.81", "bayard-why-asleep", unit=name)
    if marks & Mark.FOUGHT:
        return refusal("4.05", "bayard-why-fought", unit=name).besides("4.04", "4.08", *_no_more(battle, unit))
    marched = ("3.14", *_marches(battle, unit)) if marks & Mark.MARCHED else ()
    if marks & Mark.HELD:
        return refusal("A2.84", "bayard-why-held", unit=name).besides(*marched)
    if marks & Mark.FAR_ALLY:
        return refusal("2.12", "bayard-why-far-fight", unit=name).besides(*marched)
    if marched:
        return refusal(marched[0], "bayard-why-marched", unit=name).besides(*marched[1:])
    if state.stage == 2 and marks & Mark.LOOTER:
        return None  # A5.112
    if state.stage == 2:  # A2.54, R-BAY-59
        return None if has(battle, unit, "impetuous") and not is_activated(battle, unit) else _not_now(battle, unit)
    return None if in_group(battle, unit) or is_unbidden(battle, unit) else _not_now(battle, unit)


def cannot_start(battle: Fight, unit: int) -> Refusal | None:
    """2.01, 4.03 What bars a unit from anything but the attack to which it is carried away."""
    return cannot_fight(battle, unit) or (None if is_activated(battle, unit) else _not_now(battle, unit))


def _no_more(battle: Fight, unit: int) -> tuple[str, ...]:
    """4.104, 4.107, A2.69 After its fight: no second pursuit, none at all of foot, and no fight of Fickle foot."""
    if may_pursue(battle, unit):
        return ("4.107",)
    return ("4.104", "A2.69") if has(battle, unit, "fickle") else ("4.104",)


def _marches(battle: Fight, unit: int) -> tuple[str, ...]:
    """3.15-3.20, 3.25, 3.27, A2.40 What else bars the fight of who has marched: what its allowance with combat comes
    from, guns that do not fire after it, mounts, the road, weather, and ground that took more than its hexes."""
    allowance, here = allowance_of(battle, unit), battle.state.hex_of[unit]
    beyond = battle.state.moved[unit] - allowance.march
    profile = profile_of(battle, unit)
    found = [*beyond_reach.causes(battle, unit)]
    found += effects.slows(battle, unit, battle.state.moved[unit], plain_allowance(battle, unit).combat)
    if battle.state.moved[unit] <= allowance.combat:
        parts = terrain.parts_of(battle, terrain.felt(battle, unit, here))
        found += [rule for part in parts for rule in terrain.rules_of(battle, here, part.id)]
    if profile.missile is not None and profile.missile.still:
        found.append(shooting.still_by(profile))
    if beyond > 0 and battle.field.ground.road[here]:
        found += ["3.25", "A1.33"]
    if beyond > 0 and mount_bonus(battle, unit):
        found += ["3.27", "3.28"] if battle.field.ground.road[here] else ["3.27"]
    if beyond > 0 and has(battle, unit, "skiers"):
        found.append("A2.62")
    return tuple(found)


def _not_now(battle: Fight, unit: int) -> Refusal:
    name = unit_id(battle, unit)
    if is_activated(battle, unit):
        return refusal("2.15", "bayard-why-other-group", unit=name)
    serving = ("A5.110",) if battle.field.profiles[unit].servants else ()
    return refusal("2.01", "bayard-why-not-activated", unit=name).besides("4.03", "2.17", *serving)


def cannot_attack(battle: Fight, unit: int, target: int) -> Refusal | None:
    """4.01, 4.56, 4.07, A3.31, R-BAY-46 One adjacent enemy, not across a cliff; a salvo only shoots."""
    names = {"unit": unit_id(battle, unit), "target": unit_id(battle, target)}
    if target not in adjacent_enemies(battle, unit):
        return refusal("4.56", "bayard-why-not-beside", **names).besides("4.01", "4.07", "1.31")
    if burning_face(battle, battle.state.hex_of[unit], battle.state.hex_of[target]):
        return refusal("A5.09", "bayard-why-fire-between", **names)
    if divided(battle, unit, target):
        return refusal("A1.31", "bayard-why-cliff", **names)
    if on_closed_road(battle, unit):
        return refusal("A1.34", "bayard-why-on-road", unit=names["unit"]).besides("4.30")
    if battle.state.marks[unit] & Mark.LOOTER and not camps.defends(battle, target):
        return refusal("A5.112", "bayard-why-looters", **names)
    return None


def duties(battle: Fight) -> list[int]:
    """4.06, A2.54, A2.55 Units that must attack before their group is done, or all groups."""
    bound = [unit for unit in ready(battle) if must_attack(battle, unit) and victims(battle, unit)]
    return [unit for unit in bound if is_activated(battle, unit) or _is_last_group(battle)]


def _is_last_group(battle: Fight) -> bool:
    """2.15 Whether no group comes after the one that fights."""
    later = GROUPS[battle.state.stage + 1 :]
    return not any(battle.state.marks[unit] & group for group in later
                   for unit in battle.field.units_of[battle.state.active])  # fmt: skip


def victims(battle: Fight, unit: int) -> list[int]:
    return [enemy for enemy in adjacent_enemies(battle, unit) if cannot_attack(battle, unit, enemy) is None]


def is_unbidden(battle: Fight, unit: int) -> bool:
    """A2.54, R-BAY-59 Impetuous troops beside an enemy whom nobody activated: they belong to no group."""
    free = battle.field.has_impetuous and has(battle, unit, "impetuous") and not is_activated(battle, unit)
    return free and battle.state.hex_of[unit] >= 0 and bool(victims(battle, unit))
