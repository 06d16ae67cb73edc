"""11.46-11.51, 13.03 Which dice of close combat hit."""

from __future__ import annotations

from strategikon.ancients.field import Fight
from strategikon.ancients.order_dice import near_leader
from strategikon.ancients.tables import HELMET, SWORDS


def count_hits(battle: Fight, roller: int, target: int, faces: list[int], ignored: int) -> int:
    """11.46-11.51 All that hit."""
    return sum(scoring_dice(battle, roller, target, faces, ignored).values())


def scoring_dice(battle: Fight, roller: int, target: int, faces: list[int], ignored: int) -> dict[int, int]:
    """11.46-11.51 The symbol of the target's type, swords, and helmets near a leader, less what is ignored: how many
    dice of each face hit."""
    mine, other = battle.field.classes[roller], battle.field.classes[target]
    scoring = {other.weight: type_hits(battle, roller, target, faces)}
    if mine.swords:
        scoring[SWORDS] = max(0, faces.count(SWORDS) - ignored)
    if not mine.elephants and HELMET in faces and near_leader(battle, roller):
        scoring[HELMET] = faces.count(HELMET)
    return scoring


def type_hits(battle: Fight, roller: int, target: int, faces: list[int]) -> int:
    """11.47-11.49 The symbol of the target's type, all that hits an evader (13.03).

    11.22, 11.42 Against horses camels ignore one such hit, which is blue, and elephants one, which is red.
    """
    mine, other = battle.field.classes[roller], battle.field.classes[target]
    hits = faces.count(other.weight)
    if hits and mine.horses and (other.elephants or other.camels):
        hits -= 1
    return hits
