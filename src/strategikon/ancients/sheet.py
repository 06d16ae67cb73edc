"""9.01 A blow laid open before it is struck: how many dice and why, which faces hit, how many hits destroy."""

from __future__ import annotations

from typing import Final

from strategikon.ancients.cards import in_force
from strategikon.ancients.close_dice import attack_dice, card_dice
from strategikon.ancients.close_hits import scoring_dice
from strategikon.ancients.engagement import is_strong
from strategikon.ancients.field import Fight
from strategikon.ancients.ranged import fire_dice
from strategikon.ancients.tables import FACES
from strategikon.kernel.decision import Value
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Sheet

Row = tuple[Message, Message]
FIRE, ATTACK, BONUS = "fire", "attack", "bonus"
SHEETS: Final = [FIRE, ATTACK, BONUS]
RULES: Final = {FIRE: ["10.19", "10.23"], ATTACK: ["11.07", "11.46"], BONUS: ["13.19", "11.46"]}


def sheet(battle: Fight, value: Value) -> Sheet | None:
    """The blow behind an option on offer: fire, an attack, a bonus combat."""
    ask = battle.ask
    if ask is not None and ask.kind == "combat" and isinstance(value, tuple):
        return _written(battle, *value)
    if ask is not None and ask.kind == BONUS and isinstance(value, int):
        return _written(battle, BONUS, ask.about, value)
    return None


def _written(battle: Fight, kind: str, unit: int, target: int) -> Sheet:
    names = {"unit": battle.field.ids[unit], "target": battle.field.ids[target]}
    rows = [*_fire_rows(battle, unit)] if kind == FIRE else [*_close_rows(battle, unit, target, kind == BONUS)]
    dice = fire_dice(battle, unit, target) if kind == FIRE else attack_dice(battle, unit, target, kind == BONUS)
    told = sum(int(much.args["dice"]) for _, much in rows)
    if told != dice:  # 16.01-16.30 ground and camp set a limit; elephants copy
        rows.append((Message("ancients-blow-ground"), _count(dice - told, signed=True)))
    faces = [FACES[face] for face in _hitting(battle, kind, unit, target)]
    made = [Message("ancients-blow-part", {"what": what, "much": much}) for what, much in rows]
    line = {"dice": dice, "made": made, "faces": faces, "hits": _to_destroy(battle, target)}
    return Sheet(
        Message("ancients-blow-title", names),
        [*rows, (Message("ancients-blow-dice"), _count(dice)), (Message("ancients-blow-hits"), _faces(faces))],
        rules=RULES[kind],
        line=Message("ancients-blow-line", line),
    )


def _count(dice: int, signed: bool = False) -> Message:
    """So many dice; signed, more or fewer."""
    if signed:
        return Message("ancients-blow-more", {"dice": dice, "more": f"{dice:+d}".replace("-", "−")})
    return Message("ancients-blow-count", {"dice": dice})


def _faces(faces: list[str]) -> Message:
    return Message("ancients-blow-faces", {"faces": faces})


def _fire_rows(battle: Fight, unit: int) -> list[Row]:
    """10.19, 10.21 Two dice, one after moving; what the card adds."""
    unit_class, moved = battle.field.classes[unit], battle.state.moved[unit]
    base = unit_class.fire_moved if moved else unit_class.fire_still
    rows = [(Message("ancients-blow-moved" if moved else "ancients-blow-still"), _count(base))]
    return rows + _card_row(in_force(battle.state).extra_fire)


def _close_rows(battle: Fight, unit: int, target: int, bonus: bool) -> list[Row]:
    """11.07, 11.12 The number of its class, fresh warriors, the card."""
    unit_class = battle.field.classes[unit]
    rows = [(Message("ancients-blow-class"), _count(0 if unit_class.elephants else unit_class.close))]
    if unit_class.strong and is_strong(battle, unit):
        rows.append((Message("ancients-blow-fresh"), _count(unit_class.strong, signed=True)))
    return rows + _card_row(card_dice(battle, bonus))


def _card_row(dice: int) -> list[Row]:
    return [(Message("ancients-blow-card"), _count(dice, signed=True))] if dice else []


def _hitting(battle: Fight, kind: str, unit: int, target: int) -> list[int]:
    """10.23, 11.46-11.51 The faces that hit: the symbol of the target, swords, helmets near a leader."""
    if target >= battle.field.units:
        return []
    if kind == FIRE:
        return [battle.field.classes[target].weight]
    every = list(range(len(FACES))) * 2
    return [face for face, count in scoring_dice(battle, unit, target, every, 0).items() if count]


def _to_destroy(battle: Fight, target: int) -> int:
    """11.53 As many hits as it has blocks; a lone leader has none."""
    return battle.state.blocks[target] if target < battle.field.units else 0
