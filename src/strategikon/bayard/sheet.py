"""R-BAY-22 A blow laid open before it is struck: the sum of its dice, and what each face will do and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from strategikon.bayard import retreat, shooting, sight, terrain, works
from strategikon.bayard.armour import armour_of, levels_up
from strategikon.bayard.blows import Blow
from strategikon.bayard.dice_sum import MANTLET_CAP, WAGON_CAP, DiceSum, dice_of, may_assault
from strategikon.bayard.equipment import has_mantlet
from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import formation_of, unit_id, weight_of
from strategikon.bayard.scene_known import known
from strategikon.bayard.specials import DOUBLE_MORALE, HIT, MORALE, special_result
from strategikon.bayard.state import NOBODY
from strategikon.bayard.support import friends_beside, supported_attacker, supported_defender
from strategikon.bayard.tables import ARMOUR, ARTILLERY, FACES, FLAGS, SPECIAL, WEIGHTS, Armour
from strategikon.kernel.decision import Value
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Sheet
from strategikon.kernel.throws import FLAG, MISS
from strategikon.kernel.throws import HIT as SCORES

Row = tuple[Message, Message]
FACTORS: Final = frozenset(("assault", "melee", "shooting"))
MELEE_RULES: Final = ["4.57", "4.58", "A2.47", "4.35", "4.66", "4.79", "4.109"]
SHOT_RULES: Final = ["4.27", "A2.47", "4.35", "4.43", "4.79"]


def sheet(battle: Fight, value: Value) -> Sheet | None:
    """The blow behind an option on offer: `attack`, `shoot`, `riposte`, and the answers of who is attacked."""
    if battle.ask is None:
        return None
    find = BLOWS.get((battle.ask.kind, value[0]))
    if find is None:
        return None
    seen = known(battle, battle.ask.side)
    return _written(seen, find(seen, *value[1:]))


# -- which blow --------------------------------------------------------------------------------------------------------


def _attack(battle: Fight, unit: int, target: int) -> Blow:
    """4.58 An attack as it would be struck now, nobody in the front rank yet."""
    return _strike(battle, unit, target, NOBODY)


def _strike(battle: Fight, unit: int, target: int, leader: int) -> Blow:
    at, inverted = battle.state.hex_of, battle.field.profiles[unit].melee.inverted
    assault = may_assault(battle, unit, target)
    return Blow(unit, target, at[unit], at[target], assault=assault, inverted=inverted, leader=leader)


def _stand(battle: Fight, *leader: int) -> Blow:
    """2.39 What strikes a defender who stands."""
    assert battle.ask is not None
    target, unit, front = battle.ask.about
    return _strike(battle, unit, target, front)


def _evade(battle: Fight) -> Blow:
    """4.64 What strikes a defender who evades: the melee factor, his armour inverted."""
    return _stand(battle)._replace(assault=False, evaded=True, inverted=True)


def _withdraw(battle: Fight) -> Blow:
    """2.43"""
    return _stand(battle)._replace(withdrew=True)


def _riposte(battle: Fight) -> Blow | None:
    """4.109, 4.110 The answer of a defender; that of a trampled unit to a beast is no blow between units."""
    assert battle.ask is not None
    if not isinstance(battle.ask.about, tuple):
        return None
    unit, target, leader = battle.ask.about
    at, inverted = battle.state.hex_of, battle.field.profiles[unit].melee.inverted
    return Blow(unit, target, at[unit], at[target], riposte=True, inverted=inverted, leader=leader)


BLOWS: Final[dict[tuple[str, str], Any]] = {
    ("fight", "attack"): _attack,
    ("fight", "shoot"): shooting.blow_of,
    ("again", "attack"): _attack,
    ("react", "stand"): _stand,
    ("react", "stand-leader"): _stand,
    ("react", "evade"): _evade,
    ("react", "withdraw"): _withdraw,
    ("riposte", "riposte"): _riposte,
}


# -- in words ----------------------------------------------------------------------------------------------------------


def _written(battle: Fight, blow: Blow | None) -> Sheet | None:
    if blow is None:
        return None
    names = {"unit": unit_id(battle, blow.striker), "target": unit_id(battle, blow.target)}
    kind = "shot" if blow.shot else "riposte" if blow.riposte else "attack"
    total = dice_of(battle, blow)
    rows = [*_parts(battle, blow, total), *_cap(battle, blow, total), *_total(total), *_support(battle, blow),
            *_armour(battle, blow), *_answer(battle, blow)]  # fmt: skip
    faces = [_face(battle, blow, face) for face in range(len(FACES)) if FACES.index(FACES[face]) == face]
    return Sheet(
        Message(f"bayard-blow-{kind}", names),
        rows,
        [Message(f"bayard-blow-head-{name}") for name in ("face", "effect")],
        [[told, effect] for _, _, told, effect in faces],
        SHOT_RULES if blow.shot else MELEE_RULES,
        [(face, fate) for face, fate, _, _ in faces],
        _in_one_line(battle, blow, total, [face for face, fate, _, _ in faces if fate == SCORES]),
    )


def _in_one_line(battle: Fight, blow: Blow, total: DiceSum, hitting: list[str]) -> Message:
    """R-BAY-22, R-BAY-25 How many dice and what they are made of, which faces hit, and what the target can bear."""
    made = [Message("bayard-blow-made", {"what": what, "much": much})
            for what, much in (*_parts(battle, blow, total), *_cap(battle, blow, total))]  # fmt: skip
    faces = [Message("bayard-blow-face", {"face": face}) for face in hitting] or [Message("bayard-blow-no-face")]
    told = {"dice": total.dice, "made": made, "faces": faces, "hits": battle.state.plaquettes[blow.target]}
    return Message("bayard-blow-line", told)


def _parts(battle: Fight, blow: Blow, total: DiceSum) -> Iterator[Row]:
    """R-BAY-22, steps 1 to 4: factor, training, plus, minus."""
    profile = battle.field.profiles[blow.striker]
    weapon = profile.missile.id if blow.shot and profile.missile else profile.melee.id
    for name, amount in total.parts:
        told = {"weapon": weapon, "unit": unit_id(battle, blow.striker), "target": unit_id(battle, blow.target)}
        if name in FACTORS:
            yield Message(f"bayard-blow-{name}", told), _dice(amount, signed=False)
        else:
            yield Message(f"bayard-part-{name}", told), _dice(amount)


def _dice(count: int, signed: bool = True) -> Message:
    return Message("bayard-blow-dice", {"dice": abs(count), "sign": ("−" if count < 0 else "+") if signed else ""})


def _cap(battle: Fight, blow: Blow, total: DiceSum) -> Iterator[Row]:
    """R-BAY-22, step 5: the greatest number of dice, and what sets it."""
    if total.cap is not None:
        cause = _bound_by(battle, blow, total.cap)
        yield Message(f"bayard-cap-{cause}"), Message("bayard-blow-cap", {"dice": total.cap})


def _bound_by(battle: Fight, blow: Blow, cap: int) -> str:
    """What sets the greatest number: a slope, works, wagons, mantlets, or the ground of either."""
    level = battle.field.ground.level
    if terrain.hill_cap(battle, blow.here, blow.there) == cap:
        return "uphill" if level[blow.here] < level[blow.there] else "downhill"
    if cap in works.caps(sight.works_between(battle, blow)):
        return "works"
    if cap == WAGON_CAP and formation_of(battle, blow.target) == "wagons_in_defence" and not blow.riposte:
        return "wagons"
    if cap == MANTLET_CAP and blow.shot and has_mantlet(battle, blow.target):
        return "mantlet"
    return "ground"


def _total(total: DiceSum) -> Iterator[Row]:
    """R-BAY-22, step 6: never below one."""
    least = sum(amount for _, amount in total.parts) < total.dice
    yield Message("bayard-blow-least" if least else "bayard-blow-total"), _dice(total.dice, signed=False)


def _support(battle: Fight, blow: Blow) -> Iterator[Row]:
    """1.13-1.19 Who is supported, and by how many friends."""
    if not blow.shot:
        firm = supported_attacker(battle, blow.striker, blow.target)
        yield _held(battle, blow.striker, firm)
    yield _held(battle, blow.target, supported_defender(battle, blow.target, blow))


def _held(battle: Fight, unit: int, firm: bool) -> Row:
    told = {"unit": unit_id(battle, unit), "friends": friends_beside(battle, unit)}
    return Message("bayard-blow-friends", told), Message("bayard-blow-firm" if firm else "bayard-blow-loose")


def _armour(battle: Fight, blow: Blow) -> Iterator[Row]:
    """R-BAY-25 The armour that the dice must beat: own weight, formation, inversion."""
    told = {"target": unit_id(battle, blow.target)}
    yield Message("bayard-blow-armour", told), _weight(weight_of(battle, blow.target))
    if levels_up(battle, blow):
        yield Message("bayard-blow-armour-formation", {"formation": formation_of(battle, blow.target)}), _weight(
            min(len(WEIGHTS) - 1, weight_of(battle, blow.target) + levels_up(battle, blow))
        )
    if blow.inverted:
        cause = "evaded" if blow.evaded else "inverted"
        yield Message(f"bayard-blow-armour-{cause}"), _weight(ARMOUR.index(armour_of(battle, blow)))


def _weight(weight: int) -> Message:
    return Message("bayard-blow-weight", {"weight": WEIGHTS[weight]})


def _answer(battle: Fight, blow: Blow) -> Iterator[Row]:
    """4.109 What the target would strike back with, if it stands."""
    if not blow.attack or not blow.plain:
        return
    inverted = battle.field.profiles[blow.target].melee.inverted
    back = Blow(blow.target, blow.striker, blow.there, blow.here, riposte=True, inverted=inverted)
    told = {"target": unit_id(battle, blow.target)}
    yield Message("bayard-blow-answer", told), _dice(dice_of(battle, back).dice, signed=False)


# -- what each face does -----------------------------------------------------------------------------------------------

Line = tuple[str, str, Message, Message]  # face, what it is to the page, why, what it does


def _face(battle: Fight, blow: Blow, face: int) -> Line:
    name = FACES[face]
    if not blow.plain and (face in FLAGS or face == SPECIAL):
        return name, MISS, Message("bayard-brings-gone", {"face": name}), _nothing()
    if face in FLAGS:
        return name, FLAG, *_flag(battle, blow)
    if face == SPECIAL:
        return name, *_special(battle, blow)
    armour = armour_of(battle, blow)
    if face not in armour.hits:
        return name, MISS, Message("bayard-brings-weak", {"face": name, "armour": _word(armour)}), _nothing()
    told = Message("bayard-brings-hits", {"face": name, "armour": _word(armour)})
    return name, SCORES, told, Message("bayard-effect-confirm" if armour.confirmed else "bayard-effect-hit")


def _word(armour: Armour) -> str:
    return WEIGHTS[ARMOUR.index(armour)]


def _nothing() -> Message:
    return Message("bayard-effect-nothing")


def _flag(battle: Fight, blow: Blow) -> tuple[Message, Message]:
    """4.80-4.82 How far one flag drives the target, and how many it may ignore."""
    may = retreat.reasons(battle, blow.target, blow)
    hexes = retreat.distance(battle, blow.target, 1)
    gun = battle.field.profiles[blow.target].type == ARTILLERY and hexes > 0
    return Message("bayard-brings-flag", {"ignores": may}), Message(
        "bayard-effect-gun-back" if gun else "bayard-effect-back", {"hexes": hexes}
    )


def _special(battle: Fight, blow: Blow) -> tuple[str, Message, Message]:
    """4.43-4.48, 4.66-4.78 The row of the table of specials that decides."""
    result, row = special_result(battle, blow)
    why = Message("bayard-special", {"row": row})
    if result == HIT:
        return SCORES, why, Message("bayard-effect-hit")
    if result in (MORALE, DOUBLE_MORALE):
        return FLAG, why, Message("bayard-effect-flags", {"flags": 2 if result == DOUBLE_MORALE else 1})
    return MISS, why, _nothing()
