"""MEL.02-MEL.16, MEL.22, FRM.10, FRM.12, SPC.05, SPC.15 The attacks of a unit in close combat: how many dice go to
which enemy, and what they need to hit."""

from __future__ import annotations

from typing import NamedTuple

from strategikon.caesar.engagements import bits, face_of, has_no_flank, on_front
from strategikon.caesar.field import Fight
from strategikon.caesar.ground import BUILDING, FORD, ROUGH, WOODS
from strategikon.caesar.panic_results import level
from strategikon.caesar.saves import Attack
from strategikon.caesar.shapes import FRONT, LEFT, REAR, RIGHT
from strategikon.caesar.state import INSIDE, NOBODY, Lasting, Mark
from strategikon.caesar.tables import (
    COLUMN,
    FIGHT_CHANGES,
    FIGHT_DICE,
    FIGHTS_FROM,
    HIT_CHANGES,
    HITS_FROM,
    MORALE_CHANGES,
    SQUARE,
    TESTUDO,
    WEDGE,
    Special,
)
from strategikon.caesar.units import disordered, figure, led_by, open_order, shaken, troop

EASIEST, HARDEST = 2, 6  # SEQ.07
LEFT_FRONT, RIGHT_FRONT, BACK = "left-front", "right-front", "back"  # FRM.12 the faces of a wedge
WEDGE_FACES = {FRONT: (LEFT_FRONT, RIGHT_FRONT), LEFT: (LEFT_FRONT,), RIGHT: (RIGHT_FRONT,), REAR: (BACK,)}


# -- MEL.02-MEL.06, MEL.16 dice ----------------------------------------------------------------------------------------


class Batch(NamedTuple):
    """Dice that are split between some enemies."""

    dice: int
    foes: list[int]


def uses_clash(battle: Fight, unit: int) -> bool:
    """MEL.02, MEL.03 Whether no enemy it touches is an old opponent."""
    return not battle.state.old_foes[unit] & battle.state.touches[unit]


def batches(battle: Fight, unit: int) -> list[Batch]:
    """MEL.02-MEL.06, MEL.22, FRM.10, FRM.12 Its dice, by face where they are counted so; a captain's on top."""
    state, foes = battle.state, list(bits(battle.state.foes[unit]))
    who = led_by(battle, unit)
    more = state.attacks[who] if who != NOBODY else 0
    faces = _by_face(battle, unit, foes)
    if faces is not None:
        return [*faces, Batch(more, foes)]
    if state.where[unit] < INSIDE and state.formation[unit] == COLUMN:
        return [Batch(int(FIGHT_DICE["attacker in column"]) + more, foes)]
    line = troop(battle, unit)
    return [Batch((line.clash if uses_clash(battle, unit) else line.sustained) + more, foes)]


def _by_face(battle: Fight, unit: int, foes: list[int]) -> list[Batch] | None:
    """MEL.05, MEL.06, MEL.16, FRM.10, FRM.12 So many dice for each face of a building, square or wedge in contact."""
    where, formation = battle.state.where[unit], battle.state.formation[unit]
    if where >= INSIDE:
        if battle.field.works[where - INSIDE].piece.kind != BUILDING:
            return None
        key = "attacker in building"
    elif formation == SQUARE:
        key = "attacker in square"
    elif formation == WEDGE and battle.field.options["wedge_reading"] == "sheet":
        key = "attacker in wedge"
    else:
        return None
    dice = int(FIGHT_DICE[key].split()[0])
    faces: dict[str, list[int]] = {}
    for foe in foes:
        face = face_of(battle, unit, foe)
        for name in WEDGE_FACES[face] if formation == WEDGE and where < INSIDE else (str(face),):
            faces.setdefault(name, []).append(foe)
    return [Batch(dice, faces[name]) for name in sorted(faces)]


def split(battle: Fight, unit: int) -> dict[int, int]:
    """MEL.16 How many dice go to each enemy: as evenly as possible, odd dice where the owner wants them, else to the
    lowest ids."""
    found = dict.fromkeys(bits(battle.state.foes[unit]), 0)
    for batch in batches(battle, unit):
        each, odd = divmod(batch.dice, len(batch.foes))
        for foe in batch.foes:
            found[foe] += each
        for foe in _favoured(battle, unit, batch)[:odd]:
            found[foe] += 1
    return found


def _favoured(battle: Fight, unit: int, batch: Batch) -> list[int]:
    """MEL.16 The enemies of a batch, those first to whom the owner gives an odd die."""
    chosen = battle.state.odd[unit]
    return sorted(batch.foes, key=lambda foe: (not chosen >> foe & 1, foe))


def odd_dice(battle: Fight, unit: int) -> list[int]:
    """MEL.16 The enemies to whom the owner may still give an odd die that they do not have."""
    chosen, found = battle.state.odd[unit], []
    for batch in batches(battle, unit):
        odd = batch.dice % len(batch.foes)
        given = sum(chosen >> foe & 1 for foe in batch.foes)
        if given < odd:
            found += _favoured(battle, unit, batch)[odd:]
    return sorted(set(found))


# -- MEL.07-MEL.15 the score -------------------------------------------------------------------------------------------


def score_to_hit(battle: Fight, unit: int, foe: int) -> int:
    """MEL.07, MEL.15, SEQ.07 4+, all lines that count added up, never better than 2+ nor worse than 6+."""
    change = sum(FIGHT_CHANGES[line] for line in hit_lines(battle, unit, foe))
    return max(EASIEST, min(HARDEST, FIGHTS_FROM - change))


def hit_lines(battle: Fight, unit: int, foe: int) -> list[str]:
    """MEL.08-MEL.13, SAV.14, SPC.05 The lines of the list that count for a unit against one of its enemies."""
    state = battle.state
    found = []
    if state.marks[unit] & Mark.CHARGED and not _charge_spoilt(battle, unit, foe):
        found.append("charge")
    if state.lasting[unit] & (Lasting.WON | Lasting.HAD_WON):
        found.append("won")
    if level(battle, unit) > level(battle, foe):
        found.append("height")
    if shaken(battle, unit) or disordered(battle, unit):  # STA.24
        found.append("attacker_state")
    if state.where[unit] < INSIDE and open_order(battle, unit):
        found.append("open")
    if is_flanked(battle, unit):
        found.append("flank")
    if state.closed >> unit & 1:
        found.append("close_ranks")
    if _fears_elephants(battle, unit, foe):
        found.append("elephants")
    return found


def _charge_spoilt(battle: Fight, unit: int, foe: int) -> bool:
    """SPC.05, SPC.15, SPC.23 Horse and chariots have no charge bonus against elephants, nor against the front of long
    spears."""
    if _fears_elephants(battle, unit, foe):
        return True
    return troop(battle, unit).kind.arm in ("cavalry", "chariots") and has_long_spears(battle, foe) and on_front(
        battle, foe, unit
    )


def _fears_elephants(battle: Fight, unit: int, foe: int) -> bool:
    """SPC.05 Horse cavalry and chariots before elephants; camels do not mind."""
    mine = troop(battle, unit)
    horse = mine.kind.arm == "cavalry" and not mine.camels
    return (horse or mine.kind.arm == "chariots") and troop(battle, foe).kind.arm == "elephants"


def is_flanked(battle: Fight, unit: int) -> bool:
    """MEL.13, MEL.14 Charged on flank or rear, as long as an enemy touches one of them."""
    if not battle.state.flanked_by[unit] or has_no_flank(battle, unit):
        return False
    return any(face_of(battle, unit, foe) != FRONT for foe in bits(battle.state.touches[unit]))


def has_long_spears(battle: Fight, unit: int) -> bool:
    """SPC.15, SPC.23"""
    return troop(battle, unit).has(Special.LONG_SPEARS) or pikes_in_order(battle, unit)


def pikes_in_order(battle: Fight, unit: int) -> bool:
    """SPC.23, TER.16 A Pike phalanx keeps its rules out of woods, rough and fords, and while it is not disordered."""
    if not troop(battle, unit).has(Special.PIKES) or disordered(battle, unit):
        return False
    if battle.state.where[unit] >= INSIDE:
        return True
    here = figure(battle, unit)
    return not any(piece.touched(here) for piece in battle.field.ground.of(WOODS, ROUGH, FORD))


# -- SUP.16, SUP.22 supports -------------------------------------------------------------------------------------------


def support_score(battle: Fight, unit: int) -> int:
    """SUP.07, SUP.16, SUP.22 4+ with the shooting lines for the kind of target and for armour, the latter by the face
    that touches the unit it supports."""
    foe, friend = battle.state.aim[unit], battle.state.backs[unit]
    kind, inside = troop(battle, foe).kind, battle.state.where[foe] >= INSIDE
    change = 0
    hidden = not inside and (open_order(battle, foe) or bool(battle.field.ground.in_woods(figure(battle, foe))))
    if hidden or kind.arm in ("artillery", "wagon"):
        change += HIT_CHANGES["target_kind"]
    testudo = not inside and battle.state.formation[foe] == TESTUDO
    heavy = kind.id == "heavy_infantry" and (testudo or on_front(battle, foe, friend))
    if kind.id == "cataphracts" or heavy:
        change += HIT_CHANGES["armour"]
    return max(EASIEST, min(HARDEST, HITS_FROM - change))


# -- what the enemy's saves suffer -------------------------------------------------------------------------------------


def attack_on(battle: Fight, unit: int, foe: int) -> Attack:
    """SAV.14, SAV.15, SPC.02, SPC.12, SPC.13, SPC.24 A hit of a unit, as the saves of its enemy see it."""
    line, charged = troop(battle, unit), battle.state.marks[unit] & Mark.CHARGED
    clash = uses_clash(battle, unit)
    change = 0
    if line.has(Special.DOUBLE_HANDED) and clash:
        change += MORALE_CHANGES["hits of double-handed weapons in a Clash round"]
    if line.has(Special.PILA) and clash and on_front(battle, unit, foe):
        change += MORALE_CHANGES["hits of pila on the front face in a Clash round"]
    if line.has(Special.LANCERS) and charged:
        change += MORALE_CHANGES["hits of lancers after a charge or counter-charge"]
    if has_scythes(battle, unit) and charged:
        change += MORALE_CHANGES["hits of scythed chariots that charged"]
    return Attack(unit, False, change, bool(battle.state.closed >> foe & 1))


def support_on(battle: Fight, unit: int) -> Attack:
    """SUP.16 A hit of a support: none of its special rules count."""
    return Attack(unit, False, 0, bool(battle.state.closed >> battle.state.aim[unit] & 1))


def has_scythes(battle: Fight, unit: int) -> bool:
    """SPC.24, UNI.07 Scythed chariots, and others to whom a scenario gives their rule."""
    return troop(battle, unit).kind.id == "scythed_chariots" or troop(battle, unit).has(Special.SCYTHED)
