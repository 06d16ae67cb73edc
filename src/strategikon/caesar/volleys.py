"""SHT.09, SHT.11-SHT.24, SHT.31, SHT.33 One volley: its dice, what they need, and what they do."""

from __future__ import annotations

from typing import Final, NamedTuple

from strategikon.caesar.captains import risk_by_shooting
from strategikon.caesar.casualties import remove_broken, suffer
from strategikon.caesar.field import Fight
from strategikon.caesar.ground import BUILDING
from strategikon.caesar.headings import off
from strategikon.caesar.measure import Figure, distance, edge_distance
from strategikon.caesar.saves import Attack, roll_saves, save_score
from strategikon.caesar.shapes import FRONT, Point, quarter
from strategikon.caesar.sight import all_round, partially_hidden
from strategikon.caesar.specials import ONE_MISS, first_dice, raised_rerolls
from strategikon.caesar.state import INSIDE, NOBODY, Lasting, Mark
from strategikon.caesar.tables import (
    COLUMN,
    D6,
    HIT_CHANGES,
    HITS_FROM,
    IN_LINE,
    MORALE_CHANGES,
    OPEN,
    SAVE_CHANGES,
    SHOT_DICE,
    SQUARE,
    TESTUDO,
    WEDGE,
    Special,
)
from strategikon.caesar.units import disordered, figure, open_order, shaken, troop
from strategikon.caesar.works import middle
from strategikon.kernel.throws import HIT

NORMAL, CLOSING, OPPORTUNITY = "normal", "closing", "opportunity"
SHORT_RANGE: Final = 6000  # SHT.11
LONG_RANGE: Final = 12_000  # SHT.19
EASIEST, HARDEST = 2, 6  # SEQ.07
SIX: Final = 6
LIMITED: Final = {COLUMN: "shooter in column", TESTUDO: "shooter in testudo", WEDGE: "shooter in wedge",
                  SQUARE: "shooter in square"}  # fmt: skip


class Volley(NamedTuple):
    """Who shoots at whom, in which way, and from which side of a building."""

    shooter: int
    target: int
    how: str = NORMAL
    side: int = NOBODY


def missile_range(battle: Fight, shooter: int, there: Figure) -> int:
    """GEO.03 From the front edge of a shooter, or from all of it where it has none, to a footprint."""
    here = figure(battle, shooter)
    return distance(here, there) if all_round(battle, shooter) else edge_distance(here, there)


def moved_too_much(battle: Fight, unit: int) -> str | None:
    """MOV.03, MOV.08 The rule by which an engine does not shoot this turn, neither in its step nor in reaction."""
    line, marks = troop(battle, unit), battle.state.marks[unit]
    if line.kind.arm != "artillery" or not marks & (Mark.MOVED if line.one_move else Mark.MOVED_MORE):
        return None
    return "MOV.03" if line.one_move else "MOV.08"


# -- SHT.11, SHT.20-SHT.23 dice ----------------------------------------------------------------------------------------


def shooting_dice(battle: Fight, shooter: int, short: bool) -> int:
    """SHT.11, SHT.20-SHT.23, FRM.09 Its Short or Long value, limited by its formation; two on a side of a building."""
    line = troop(battle, shooter)
    value = line.short if short else line.long
    if not value or not line.range:
        return 0
    if battle.state.where[shooter] >= INSIDE:
        return SHOT_DICE["shooter in building"] if in_building(battle, shooter) else value
    formation = battle.state.formation[shooter]
    if formation == WEDGE and battle.field.options["wedge_reading"] == "book":
        return value
    return min(value, SHOT_DICE[LIMITED[formation]]) if formation in LIMITED else value


def in_building(battle: Fight, unit: int) -> bool:
    """SHT.22 Whether it is in a building; a fortification is none."""
    where = battle.state.where[unit]
    return where >= INSIDE and battle.field.works[where - INSIDE].piece.kind == BUILDING


# -- SHT.12-SHT.19, SHT.24, SHT.33 the score ---------------------------------------------------------------------------


def score_to_hit(battle: Fight, volley: Volley, far: int) -> int:
    """SHT.12, SHT.24, SEQ.07 4+, each line of the list once, never better than 2+ nor worse than 6+."""
    lines = hit_lines(battle, volley, far)
    return max(EASIEST, min(HARDEST, HITS_FROM - sum(HIT_CHANGES[line] for line in lines)))


def hit_lines(battle: Fight, volley: Volley, far: int) -> list[str]:
    """SHT.13-SHT.19 The lines that count for a volley."""
    shooter, target = volley.shooter, volley.target
    found = []
    if shaken(battle, shooter) or disordered(battle, shooter):  # STA.24
        found.append("attacker_state")
    if _hard_to_hit(battle, shooter, target):
        found.append("target_kind")
    if _armoured(battle, volley):
        found.append("armour")
    if volley.how in (CLOSING, OPPORTUNITY):
        found.append(volley.how)
    if far > LONG_RANGE:
        found.append("long_range")
    return found


def _hard_to_hit(battle: Fight, shooter: int, target: int) -> bool:
    """SHT.14, R-CAE-14 Open order, artillery, wagons, and whoever is partially hidden: once in all."""
    if battle.state.where[target] < INSIDE and open_order(battle, target):
        return True
    return troop(battle, target).kind.arm in ("artillery", "wagon") or partially_hidden(battle, shooter, target)


def _armoured(battle: Fight, volley: Volley) -> bool:
    """SHT.15, SHT.16, R-CAE-15 Cataphracts and testudos on every side, other heavy infantry to its front: once."""
    kind = troop(battle, volley.target).kind.id
    if kind == "cataphracts":
        return True
    return kind == "heavy_infantry" and comes_at_front(battle, volley)


def comes_at_front(battle: Fight, volley: Volley) -> bool:
    """SHT.33 Whether a shot comes at the front of its target; squares, open order, testudos and occupants have no
    other side."""
    state, target = battle.state, volley.target
    if state.where[target] >= INSIDE or state.formation[target] in (OPEN, SQUARE, TESTUDO):
        return True
    return quarter(*figure(battle, target), *muzzle(battle, volley)) == FRONT


def muzzle(battle: Fight, volley: Volley) -> Point:
    """SHT.33 Where a shot comes from: the front centre, the centre where there is no front, the middle of a side."""
    state, shooter = battle.state, volley.shooter
    x, y, frame = figure(battle, shooter)
    if state.where[shooter] >= INSIDE:
        work = battle.field.works[state.where[shooter] - INSIDE]
        return (x, y) if volley.side == NOBODY else middle(work, volley.side)
    if all_round(battle, shooter):
        return x, y
    dx, dy = off(frame.heading, frame.depth // 2, 0)
    return x + dx, y + dy


# -- SHT.31 in its order -----------------------------------------------------------------------------------------------


def shoot(battle: Fight, volley: Volley) -> bool:
    """SHT.31 A volley from its dice to its casualties; whether its target must take a panic test for it."""
    shooter, target = volley.shooter, volley.target
    first_dice(battle, shooter)
    far = missile_range(battle, shooter, figure(battle, target))
    short = volley.how == CLOSING or far <= SHORT_RANGE
    needed = score_to_hit(battle, volley, far)
    rolled = _roll(battle, volley, shooting_dice(battle, shooter, short), needed)
    battle.state.shot_by[target] |= 1 << shooter
    hits = sum(die >= needed for die in rolled)
    score = save_score(battle, target, attack_of(battle, volley, far))
    casualties = roll_saves(battle, target, [score] * hits)
    was_shaken = shaken(battle, target)
    suffer(battle, target, casualties)
    if shaken(battle, target) and not was_shaken:
        risk_by_shooting(battle, target)
    if remove_broken(battle, target):
        return False
    return _startles(battle, volley, needed, rolled, casualties, was_shaken)


def _roll(battle: Fight, volley: Volley, count: int, needed: int) -> list[int]:
    """SHT.31, SPC.11, SPC.17, MEL.34 One batch; the first misses are rolled again, as many as rules allow."""
    ids = battle.field.ids
    throw = battle.throw(
        "volley", count, D6, unit=ids[volley.shooter], target=ids[volley.target], how=volley.how, needed=needed
    )
    dice = [int(face) for face in throw.faces]
    missed = [place for place, die in enumerate(dice) if die < needed]
    again = []
    lying = dice[:]
    for place in missed[: marksmen_rerolls(battle, volley.shooter) + raised_rerolls(battle, volley.shooter)]:
        number = battle.dice.roll(len(D6.faces))
        throw.add(number)
        again.append(number + 1)
        lying[place] = number + 1
        if lying[place] >= needed:
            throw.scored(len(dice) + len(again) - 1, HIT)
    for place, die in enumerate(dice):
        if die >= needed:
            throw.scored(place, HIT)
    throw.tell(dice=dice, again=again, hits=sum(die >= needed for die in lying))
    return lying


def _startles(
    battle: Fight, volley: Volley, needed: int, rolled: list[int], casualties: int, was_shaken: bool
) -> bool:
    """BRK.01-BRK.04, BRK.54, SPC.20, SPC.34 Whether its target must test: it is shaken by it, or was so and lost men;
    a natural 6, or two where 6+ was needed; naphtha, or a Wavering target, with any casualty."""
    if casualties and (was_shaken or shaken(battle, volley.target)):
        return True
    if rolled.count(SIX) >= (2 if needed == HARDEST else 1):
        return True
    naphtha = troop(battle, volley.shooter).weapon == "naphtha" or troop(battle, volley.shooter).has(Special.NAPHTHA)
    return casualties > 0 and (naphtha or troop(battle, volley.target).has(Special.WAVERING))


def attack_of(battle: Fight, volley: Volley, far: int) -> Attack:
    """SAV.10, SAV.11, SPC.25, SPC.26 What a volley changes of the saves against it."""
    line = troop(battle, volley.shooter)
    change = SAVE_CHANGES[line.weapon]
    if line.has(Special.SLINGS) and far <= SHORT_RANGE:
        change += MORALE_CHANGES["hits of slings at 6 in or less"]
    return Attack(volley.shooter, True, change, is_shieldwall(battle, volley))


def marksmen_rerolls(battle: Fight, unit: int) -> int:
    """SPC.17 How many misses Marksmen roll again in each volley."""
    return ONE_MISS if troop(battle, unit).has(Special.MARKSMEN) else 0


def is_shieldwall(battle: Fight, volley: Volley) -> bool:
    """SPC.25 Foot in line that stood still and is in order, shot at from its front."""
    state, target = battle.state, volley.target
    line = troop(battle, target)
    if not line.has(Special.SHIELDWALL) or line.kind.id not in ("heavy_infantry", "medium_infantry"):
        return False
    if state.where[target] >= INSIDE or state.formation[target] not in IN_LINE:
        return False
    still = state.lasting[target] & Lasting.STOOD and not disordered(battle, target)
    return bool(still) and comes_at_front(battle, volley)
