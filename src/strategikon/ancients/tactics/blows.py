"""What a blow is worth: every throw of its dice, and what it would cost the unit that is struck.

Which faces hit is asked of the rules (`count_hits`), never written here again. The tables are made when first needed
and kept: a blow depends on a handful of small numbers only.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final, NamedTuple

from strategikon.ancients.close_hits import count_hits, type_hits
from strategikon.ancients.field import Fight
from strategikon.ancients.tables import CLASSES, FLAG, HELMET, SWORDS

BANNER: Final = 100
LAST_BANNER: Final = 600  # the one that wins the battle
LATE_BANNER: Final = 130  # the one before it
LEADER: Final = 50  # what a leader does for his army, besides the banner for his head
DRIVEN: Final = 9  # a unit driven from its hex: ground, order, and no battle back

# What a unit can still do for its army while it stands, besides the banner for its loss.
STRENGTH: Final = {
    "LI": 22, "AR": 26, "SL": 26, "AX": 34, "WA": 46, "MI": 48, "HI": 66, "LWM": 16, "HWM": 16, "LC": 26, "HA": 26,
    "MC": 42, "HC": 56, "CA": 40, "EL": 56, "LCH": 30, "HCH": 50,
}  # fmt: skip
FORCE: Final = tuple(STRENGTH[unit_class.code] for unit_class in CLASSES)

# How near a unit is to being lost: by blocks at full strength, then by blocks left; a share of the banner.
_WEAKNESS: Final = {2: (100, 36, 0), 3: (100, 44, 18, 0), 4: (100, 52, 28, 12, 0)}


@cache
def harm(class_number: int, blocks: int, banner: int) -> int:
    """How much a unit with so many blocks left has lost: from nothing to the banner and all it could still do."""
    full = CLASSES[class_number].blocks
    if blocks <= 0:
        return banner + FORCE[class_number]
    return _WEAKNESS[full][min(blocks, full)] * min(banner, 2 * BANNER) // 100


class Throw(NamedTuple):
    """One result of some dice: how likely it is, and what it shows."""

    chance: float
    hits: int
    flags: int


class Blow(NamedTuple):
    """What some dice do to a unit on average."""

    value: float  # harm done
    stays: float  # how likely the unit is alive and where it was
    dies: float


NOTHING: Final = Blow(0.0, 1.0, 0.0)
_close: dict[tuple[int, int, bool, int, int], tuple[Throw, ...]] = {}


@cache
def symbol_throws(dice: int, ignored: int = 0) -> tuple[Throw, ...]:
    """10.24, 13.03 Fire, and blows at an evader: one face of six hits, one is a flag; so many hits are ignored."""
    throws = []
    for hits in range(dice + 1):
        for flags in range(dice - hits + 1):
            blank = dice - hits - flags
            ways = factorial(dice) // (factorial(hits) * factorial(flags) * factorial(blank))
            throws.append(Throw(ways * 4**blank / 6**dice, max(0, hits - ignored), flags))
    return tuple(throws)


def close_throws(battle: Fight, roller: int, target: int, dice: int, inspired: bool, ignored: int) -> tuple[Throw, ...]:
    """11.46-11.51 The throws of close combat. `inspired`: a leader of the roller's is near, helmets hit."""
    classes = battle.field.class_number
    key = (classes[roller], classes[target], inspired, dice, ignored)
    throws = _close.get(key)
    if throws is None:
        throws = _close[key] = _all_throws(battle, roller, target, dice, inspired, ignored)
    return throws


def _all_throws(battle: Fight, roller: int, target: int, dice: int, inspired: bool, ignored: int) -> tuple[Throw, ...]:
    """Every combination of faces with its chance. The rules are asked what it hits; they would look for the leader on
    the board as it stands, so helmets are put in as what they then are: as good as the symbol of the type, or blank."""
    elephants = CLASSES[battle.field.class_number[roller]].elephants
    found: dict[tuple[int, int], float] = {}
    for faces in combinations_with_replacement(range(6), dice):
        ways = factorial(dice)
        for face in range(6):
            ways //= factorial(faces.count(face))
        plain = [face for face in faces if face != HELMET]
        helmets = dice - len(plain) if inspired and not elephants else 0
        hits = count_hits(battle, roller, target, plain, ignored) + helmets
        if elephants:  # 11.37 a die that scored with swords is rolled again: two fifths of a hit more each
            hits += (2 * max(0, plain.count(SWORDS) - ignored) + 2) // 5
        shown = (hits, plain.count(FLAG))
        found[shown] = found.get(shown, 0.0) + ways / 6**dice
    return tuple(Throw(chance, hits, flags) for (hits, flags), chance in sorted(found.items()))


class Target(NamedTuple):
    """What a blow meets: class, blocks, flags it may ignore, hexes free behind it, and what its loss would mean."""

    class_number: int
    blocks: int
    steady: int
    room: int
    led: bool
    banner: int


KEPT_BLOWS: Final = 50_000  # about 15 MB; one battle needs a few thousand
_blows: dict[tuple[object, ...], Blow] = {}


def blow(throws: tuple[Throw, ...], target: Target, back: int) -> Blow:
    """12.02-12.05 The harm of these throws, `back` hexes for each flag. A table of the throws is its own name: they are
    made once."""
    key = (id(throws), target, back)
    found = _blows.get(key)
    if found is None:
        if len(_blows) >= KEPT_BLOWS:
            _blows.clear()
        found = _blows[key] = _reckon(throws, target, back)
    return found


def _reckon(throws: tuple[Throw, ...], target: Target, back: int) -> Blow:
    class_number, blocks, steady, room, led, banner = target
    before = harm(class_number, blocks, banner)
    value = stays = dies = 0.0
    for chance, hits, flags in throws:
        left = blocks - min(hits, blocks)
        hexes = max(0, flags - steady) * back if left else 0
        left -= min(left, max(0, hexes - room))
        value += chance * (harm(class_number, left, banner) - before)
        if led and left < blocks:
            value += chance * (banner + LEADER) / (36 if left else 6)
        if not left:
            dies += chance
        elif hexes and room:
            value += chance * DRIVEN
        else:
            stays += chance
    return Blow(value, stays, dies)


def evaded_throws(battle: Fight, roller: int, target: int, dice: int) -> tuple[Throw, ...]:
    """13.03 The throws at an evader; 11.22 whether it ignores a hit of its symbol is asked of the rules."""
    symbol = battle.field.classes[target].weight
    return symbol_throws(dice, 1 - type_hits(battle, roller, target, [symbol]))
