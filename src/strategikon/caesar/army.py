"""ARM.*, UNI.* Armies: the stat line of a unit, and the formations it may take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from strategikon.caesar.shapes import Shape, shape
from strategikon.caesar.tables import (
    BATTLE_LINE,
    CLASSES,
    COLUMN,
    DEEP,
    FOOTPRINTS,
    FORMATIONS,
    OPEN,
    SPECIALS,
    SQUARE,
    TESTUDO,
    WEAPONS,
    WEDGE,
    Special,
    TroopClass,
    allowance,
)
from strategikon.kernel.decision import Refusal, refusal

FOOT: Final = ("heavy_infantry", "medium_infantry", "light_infantry")
MOUNTED: Final = ("cavalry", "chariots", "elephants")  # UNI.08
WILD_DICE: Final = 3  # SPC.36
PLAIN_STATS: Final = {"clash": 6, "sustained": 6, "short_support": 3, "short_shoot": 0, "long": 0, "morale": 5}
STAMINA: Final = {"tiny": 1, "small": 4, "standard": 6, "large": 8}  # ARM.10
ARTILLERY_STAMINA: Final = 3


@dataclass(frozen=True, slots=True)
class Troop:
    """ARM.06-ARM.12 A unit as the scenario gives it: what never changes."""

    id: str
    side: int
    division: int
    kind: TroopClass
    size: str
    weapon: str
    range: int
    clash: int
    sustained: int
    support: int
    short: int
    long: int
    morale: int
    stamina: int
    specials: int  # bits
    wild: int  # SPC.36
    camels: bool
    parent: str
    shapes: tuple[Shape | None, ...]  # FRM.01 by formation; None: not for its class and size
    allowances: tuple[int, ...]  # by formation

    def has(self, special: int) -> bool:
        """Whether it has a special rule."""
        return bool(self.specials & special)

    @property
    def mounted(self) -> bool:
        """UNI.08 Cavalry, chariots and elephants."""
        return self.kind.arm in MOUNTED

    @property
    def skirmishers(self) -> bool:
        """UNI.06 The class of that name."""
        return self.kind.id == "skirmishers"

    @property
    def turns_freely(self) -> bool:
        """MOV.11, MOV.21 Elephants and light artillery pivot at no cost, like whoever is in open order."""
        return self.kind.id in ("elephants", "light_artillery")

    @property
    def one_move(self) -> bool:
        """MOV.03 Medium and heavy artillery."""
        return self.kind.id in ("medium_artillery", "heavy_artillery")


def plain_stamina(kind: TroopClass, size: str) -> int:
    """ARM.10 By size; elephants have 6, artillery 3."""
    if kind.arm == "artillery":
        return ARTILLERY_STAMINA
    return STAMINA["standard"] if kind.arm == "elephants" else STAMINA[size]


def first_formation(kind: TroopClass, size: str, specials: int) -> int:
    """UNI.02, TER.18 How a unit stands that nobody told how: formed where its class allows it."""
    formed = (DEEP,) if specials & Special.WARBAND or kind.arm == "civilians" else (BATTLE_LINE,)
    found = [formation for formation in (*formed, OPEN) if (kind.group, formation, size) in FOOTPRINTS]
    return found[0]


def disperses_freely(unit: Troop) -> bool:
    """UNI.04, SPC.33 Light troops take open order anywhere; a warband only as medium infantry may."""
    return unit.kind.open_order in ("free", "only") and not unit.has(Special.WARBAND)


def cannot_take(unit: Troop, formation: int) -> Refusal | None:
    """UNI.10 Why a unit may never take a formation; where it may only near some ground (UNI.04), is another matter."""
    rules = _rules_against(unit, formation)
    if not rules and unit.shapes[formation] is not None:
        return None
    rule, *others = [*rules, "UNI.10"]
    words = "caesar-why-no-such-formation"
    if formation == OPEN:
        words = "caesar-why-never-open"
    elif rule == "SPC.33":
        words = "caesar-why-warband"
    return refusal(rule, words, unit=unit.id, formation=FORMATIONS[formation]).besides(*others)


def _rules_against(unit: Troop, formation: int) -> list[str]:
    """UNI.10 Every rule that closes a formation to a unit: to its class or size first."""
    kind, civilians = unit.kind, unit.kind.arm == "civilians"
    loose = kind.open_order == "only" or unit.size == "tiny"
    closed = {
        "UNI.03": loose and formation not in (OPEN, COLUMN),
        "UNI.05": formation == OPEN and kind.open_order == "never" and not civilians,
        "UNI.09": civilians and formation not in (DEEP, COLUMN),
        "FRM.06": formation == SQUARE and (kind.id not in FOOT or unit.size == "tiny"),
        "FRM.11": formation == WEDGE and not unit.has(Special.WEDGE),
        "SPC.35": formation == WEDGE and not unit.has(Special.WEDGE),
        "FRM.13": formation == TESTUDO and not (kind.arm == "infantry" and unit.has(Special.TESTUDO)),
        "SPC.30": formation == TESTUDO and not unit.has(Special.TESTUDO),
        "FRM.16": formation == DEEP and not _may_be_deep(unit),
        "SPC.33": formation == BATTLE_LINE and unit.has(Special.WARBAND),
    }
    return [rule for rule, holds in closed.items() if holds]


def _may_be_deep(unit: Troop) -> bool:
    """FRM.16 Warband, Phalanx, Pike phalanx, large infantry and civilians."""
    deep = unit.has(Special.WARBAND | Special.PHALANX | Special.PIKES)
    return deep or unit.kind.arm == "civilians" or (unit.kind.arm == "infantry" and unit.size == "large")


def troop(unit: Mapping[str, Any], side: int, division: int) -> Troop:
    """PTS.01 A unit of a checked document; what it cost changes nothing. What an inline setup leaves out is that of
    plain foot."""
    kind = CLASSES[unit.get("class", "medium_infantry")]
    size = unit.get("size", "standard")
    keys = [key.partition(":") for key in unit.get("special", ())]
    wild = next((int(number) for key, _, number in keys if key == "wild_fighters" and number), WILD_DICE)
    stats = {**PLAIN_STATS, **unit}
    weapon = unit.get("weapon", "none")
    shapes = tuple(_shape(kind, size, formation) for formation in range(len(FORMATIONS)))
    return Troop(
        unit["id"], side, division, kind, size, weapon, WEAPONS[weapon], stats["clash"], stats["sustained"],
        stats["short_support"], stats["short_shoot"], stats["long"], stats["morale"],
        unit.get("stamina", plain_stamina(kind, size)), sum(1 << SPECIALS.index(key) for key, _, _ in keys),
        wild, unit.get("mount") == "camel", unit.get("parent", ""), shapes,
        tuple(allowance(kind.id, formation) for formation in range(len(FORMATIONS))),
    )  # fmt: skip


def _shape(kind: TroopClass, size: str, formation: int) -> Shape | None:
    measures = FOOTPRINTS.get((kind.group, formation, size))
    return shape(*measures, formation == COLUMN) if measures else None
