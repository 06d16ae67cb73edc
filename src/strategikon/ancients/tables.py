"""The charts of the rulebook, read once from `tables/*.csv`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from strategikon.kernel.tables import rows

TABLES: Final = Path(__file__).parent / "tables"
UNLIMITED: Final = 99

# 2.08 The faces of a die, in the order of dice.csv. The first three are the types Light, Medium, Heavy (R-ANC-17).
LIGHT, MEDIUM, HEAVY, HELMET, FLAG, SWORDS = range(6)
WEIGHTS: Final = ("light", "medium", "heavy")


@dataclass(frozen=True, slots=True)
class UnitClass:
    """One row of units.csv: what a class of unit can do."""

    code: str
    foot: bool  # 8.17
    weight: int  # 2.15-2.19 LIGHT, MEDIUM or HEAVY: also the face of the die that hits it
    cavalry: bool
    horses: bool  # cavalry and chariots: what elephants and camels frighten
    machine: bool
    elephants: bool
    camels: bool
    blocks: int  # 2.09-2.13
    move: int
    charge: int  # warriors: as far as this, if it ends next to an enemy unit
    fight_after: int  # it may fight after so many hexes at the most
    range: int
    fire_still: int
    fire_moved: int
    close: int
    back: int  # dice when battling back or striking by First Strike
    strong: int  # extra die, and flag ignored, at full strength
    swords: bool
    swords_ignored: int
    retreat: int
    advances: bool
    extra_hex: bool
    bonus: str  # always, leader, never
    fights_in_forest: bool
    rallies: bool
    double_time: int
    double_time_charge: int
    mounted_charge: int
    may_evade: tuple[bool, ...]  # by number of the attacker's class
    copies: bool  # elephants facing it roll its number of dice; else the fixed number
    elephant_dice: int
    move_rule: str  # ledger numbers, for refusals
    range_rule: str
    evade_rule: str
    art: str

    def is_of(self, troops: str) -> bool:
        """R-ANC-17 Whether the class belongs to the troops that a card names."""
        if troops == "any":
            return True
        if troops == "missile":
            return self.range > 0
        if troops in ("foot", "mounted"):
            return self.foot == (troops == "foot")
        return WEIGHTS[self.weight] == troops

    def allowance(self, march: str) -> tuple[int, int]:
        """8.18-8.36 The most hexes of a plain move, and of a charge, as the card lets it march."""
        if march == "move":
            return self.move, self.charge
        if march == "one":
            return 1, 0
        if march == "double_time":
            return self.double_time, self.double_time_charge
        return self.mounted_charge, self.charge


@dataclass(frozen=True, slots=True)
class Terrain:
    """One row of terrain.csv."""

    id: str
    impassable: bool
    closed_to_machines: bool
    stop_foot: str  # no; move: the move ends; turn: and no further move this turn
    stop_mounted: str
    close_max: int
    ranged_max: int
    ranged_max_against: int
    protects: str  # no, sides, all
    dice: int
    sight: str  # open, blocks, hill
    hill_up_max: int
    hill_foot_max: int
    hill_mounted_max: int


@dataclass(frozen=True, slots=True)
class CardKind:
    """One row of cards.csv: an order. The last two rows are no cards but orders all the same (R-ANC-16)."""

    id: str
    category: str
    count: int
    helmet: bool
    sections: tuple[int, int, int]  # 17.02 orders in the own Left, Centre and Right
    orders: int  # 0: as many as Command
    troops: str
    linked: str  # no, group, leader
    whom: str  # choice, beside, all, dice, rally, copy, reaction, nobody
    moves: bool
    fires: bool
    attacks: bool
    shots: int
    allowance: str
    extra_fire: int
    extra_close: int
    extra_bonus: int
    crossing: bool
    full_march_fight: bool
    move_again: bool
    substitute: str  # no, yes (none of these troops), leader (no leader)
    rule: str  # the ledger number of the card


def _rows(name: str) -> list[dict[str, str]]:
    return rows(TABLES / name)


def _yes(cell: str) -> bool:
    return cell == "yes"


def _limit(cell: str) -> int:
    return int(cell) if cell else UNLIMITED


def _unit_classes() -> tuple[UnitClass, ...]:
    evade = {row["defender_vs_attacker"]: row for row in _rows("evade.csv")}
    copied = {row["opponent"]: row for row in _rows("elephant_dice.csv")}
    rows = _rows("units.csv")
    codes = [row["class"] for row in rows]
    return tuple(
        UnitClass(
            code=code,
            foot=row["family"] == "foot",
            weight=WEIGHTS.index(row["weight"]),
            cavalry=_yes(row["cavalry"]),
            horses=_yes(row["horses"]),
            machine=_yes(row["machine"]),
            elephants=code == "EL",
            camels=code == "CA",
            blocks=int(row["blocks"]),
            move=int(row["move"]),
            charge=int(row["charge_move"]),
            fight_after=int(row["fight_after"]),
            range=int(row["range"]),
            fire_still=int(row["ranged_dice_still"]),
            fire_moved=int(row["ranged_dice_moved"]),
            close=int(row["close_dice"]),
            back=int(row["battle_back_dice"]),
            strong=int(row["full_strength_bonus"]),
            swords=_yes(row["hits_on_swords"]),
            swords_ignored=int(row["swords_ignored"]),
            retreat=int(row["retreat_hexes_per_flag"]),
            advances=_yes(row["momentum_advance"]),
            extra_hex=_yes(row["cavalry_extra_hex"]),
            bonus=row["bonus_combat"],
            fights_in_forest=_yes(row["fight_on_entering_forest"]),
            rallies=_yes(row["rally"]),
            double_time=int(row["double_time"]),
            double_time_charge=int(row["double_time_charge"]),
            mounted_charge=int(row["mounted_charge"]),
            may_evade=tuple(_yes(evade[code][attacker]) for attacker in codes),
            copies=copied[code]["basis"] == "mirrored",
            elephant_dice=int(copied[code]["attack_dice_open_ground"]),
            move_rule=row["move_rule"],
            range_rule=row["range_rule"],
            evade_rule=row["evade_rule"],
            art=row["art"],
        )
        for code, row in zip(codes, rows, strict=True)
    )


def _terrains() -> tuple[Terrain, ...]:
    return tuple(
        Terrain(
            id=row["id"],
            impassable=_yes(row["impassable"]),
            closed_to_machines=_yes(row["closed_to_machines"]),
            stop_foot=row["stop_foot"],
            stop_mounted=row["stop_mounted"],
            close_max=_limit(row["close_max"]),
            ranged_max=_limit(row["ranged_max"]),
            ranged_max_against=_limit(row["ranged_max_against"]),
            protects=row["protects"],
            dice=int(row["dice"]),
            sight=row["sight"],
            hill_up_max=_limit(row["hill_up_max"]),
            hill_foot_max=_limit(row["hill_foot_max"]),
            hill_mounted_max=_limit(row["hill_mounted_max"]),
        )
        for row in _rows("terrain.csv")
    )


def _card_kinds() -> tuple[CardKind, ...]:
    return tuple(
        CardKind(
            id=row["id"],
            category=row["category"],
            count=int(row["count"]),
            helmet=_yes(row["helmet"]),
            sections=(int(row["left"]), int(row["centre"]), int(row["right"])),
            orders=0 if row["orders"] == "command" else int(row["orders"]),
            troops=row["troops"],
            linked=row["linked"],
            whom=row["whom"],
            moves=_yes(row["moves"]),
            fires=_yes(row["fires"]),
            attacks=_yes(row["attacks"]),
            shots=int(row["shots"]),
            allowance=row["allowance"],
            extra_fire=int(row["extra_fire"]),
            extra_close=int(row["extra_close"]),
            extra_bonus=int(row["extra_bonus"]),
            crossing=_yes(row["crossing"]),
            full_march_fight=_yes(row["full_march_fight"]),
            move_again=_yes(row["move_again"]),
            substitute=row["substitute"],
            rule=row["rules"].split()[0],
        )
        for row in _rows("cards.csv")
    )


CLASSES: Final = _unit_classes()
CLASS_NUMBER: Final = {unit_class.code: number for number, unit_class in enumerate(CLASSES)}
TERRAINS: Final = _terrains()
TERRAIN_NUMBER: Final = {terrain.id: number for number, terrain in enumerate(TERRAINS)}
CLEAR: Final = TERRAIN_NUMBER["clear"]
CARDS: Final = _card_kinds()
# 8.18-8.36, 17.36, 17.45, 17.52 By card and class: the most hexes of a plain move, and of a charge (warriors, 8.24).
ALLOWANCES: Final = tuple(tuple(unit_class.allowance(card.allowance) for unit_class in CLASSES) for card in CARDS)
TROOPS: Final = tuple(sorted({card.troops for card in CARDS}))
CARD_NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}
FACES: Final = tuple(row["word"] for row in _rows("dice.csv"))
FACE_CODES: Final = tuple(row["code"] for row in _rows("dice.csv"))
LEADER_DICE: Final = next(
    int(row["attack_dice_open_ground"]) for row in _rows("elephant_dice.csv") if row["opponent"] == "LEADER_ALONE"
)

# 2.06, 17.01 The deck: the kind of each of the 60 cards.
DECK: Final = tuple(kind for kind, card in enumerate(CARDS) for _ in range(card.count))
NO_CARD: Final = CARD_NUMBER["no-card"]
ONE_UNIT: Final = CARD_NUMBER["one-unit"]
FIRST_STRIKE: Final = CARD_NUMBER["first-strike"]
COUNTER_ATTACK: Final = CARD_NUMBER["counter-attack"]
SPARTACUS: Final = CARD_NUMBER["i-am-spartacus"]
LEADERSHIP_ANY: Final = CARD_NUMBER["leadership-any"]
