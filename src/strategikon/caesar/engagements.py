"""MEL.01, MEL.24, MEL.25, MEL.33, MEL.35, TER.19 Engagements: who fights whom, and in which order.

Engagements are listed when step III begins. An engagement is a number that its units carry (`fight_of`): that of its
first unit, or, for one made by a breakthrough, a number beyond all units, so that it is fought last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from strategikon.caesar.field import Fight
from strategikon.caesar.measure import face_touched
from strategikon.caesar.shapes import FRONT
from strategikon.caesar.state import INSIDE, NOBODY, Mark
from strategikon.caesar.tables import OPEN, SQUARE
from strategikon.caesar.units import attackers_of, engaged, feel_works, figure, present
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask
from strategikon.kernel.ruleset import Activity


def bits(mask: int) -> Iterator[int]:
    """The units of a set of bits, by ascending id."""
    unit = 0
    while mask:
        if mask & 1:
            yield unit
        mask >>= 1
        unit += 1


# -- faces -------------------------------------------------------------------------------------------------------------


def face_of(battle: Fight, unit: int, foe: int) -> int:
    """MEL.01 The face of a unit, or the side of the work it is in, that an enemy touches."""
    face = face_touched(figure(battle, unit), figure(battle, foe))
    return FRONT if face is None else face


def forget_contacts(battle: Fight, units: Iterable[int]) -> None:
    """MEL.02, MEL.14 Whoever lost contact is no old opponent any more; a charge on flank or rear is forgotten once no
    enemy at all touches one of them."""
    state = battle.state
    for unit in units:
        touched = state.touches[unit]
        state.old_foes[unit] &= touched
        if state.flanked_by[unit] and not any(face_of(battle, unit, foe) != FRONT for foe in bits(touched)):
            state.flanked_by[unit] = 0


def has_no_flank(battle: Fight, unit: int) -> bool:
    """MEL.35, FRM.08, GEO.06 Squares, open order and occupants have a front all around."""
    return battle.state.where[unit] >= INSIDE or battle.state.formation[unit] in (SQUARE, OPEN)


def on_front(battle: Fight, unit: int, foe: int) -> bool:
    """MEL.35 Whether an enemy touches the front of a unit."""
    return has_no_flank(battle, unit) or face_of(battle, unit, foe) == FRONT


def only_to_front(battle: Fight, unit: int) -> bool:
    """MEL.35 Whether every enemy in contact touches its front."""
    return all(on_front(battle, unit, foe) for foe in bits(battle.state.touches[unit]))


# -- TER.19, MEL.33 the list -------------------------------------------------------------------------------------------


def muster(battle: Fight) -> Activity | None:
    """TER.19, MEL.33 The step begins: occupants are told whom they fight, then engagements are listed."""
    state = battle.state
    state.fight_of, state.backed = [NOBODY] * len(state.fight_of), [NOBODY] * len(state.backed)
    feel_works(battle)
    works = range(len(battle.field.works))
    for occupants, work in ((_inside(battle, work), work) for work in works):
        if len(occupants) == 1:
            for attacker in attackers_of(battle, work):
                granted(battle, "assign", occupants[0], attacker)
    if any(len(_inside(battle, work)) > 1 and attackers_of(battle, work) for work in works):
        return _assign_all(battle)
    list_fights(battle)
    return None


def _inside(battle: Fight, work: int) -> list[int]:
    return [unit for unit, where in enumerate(battle.state.where) if where == INSIDE + work]


def _assign_all(battle: Fight) -> Activity:
    """TER.19 The owner assigns an occupant to each attacker; the first offered is the one with fewest so far."""
    state = battle.state
    for work in range(len(battle.field.works)):
        inside, attackers = _inside(battle, work), attackers_of(battle, work)
        if len(inside) < 2:
            continue
        for occupant in inside:
            state.touches[occupant] = 0
        for attacker in attackers:
            state.touches[attacker] &= ~sum(1 << unit for unit in inside)
        for attacker in attackers:
            fewest = sorted(inside, key=lambda unit: (state.touches[unit].bit_count(), unit))
            values = [("assign", unit, attacker) for unit in fewest]
            _, unit, _ = yield Ask(battle.field.side_of[inside[0]], "assign", values, about=attacker)
            state.touches[unit] |= 1 << attacker
            state.touches[attacker] |= 1 << unit
    list_fights(battle)


def list_fights(battle: Fight) -> None:
    """MEL.01, MEL.33 All units linked by contact are one engagement, known by its first unit."""
    state = battle.state
    for first in range(len(state.fight_of)):
        if state.fight_of[first] != NOBODY or not engaged(battle, first):
            continue
        found = [first]
        for unit in found:
            if state.fight_of[unit] == NOBODY:
                state.fight_of[unit] = first
                found += bits(state.touches[unit])
    state.phase = "fight"


def join_late(battle: Fight, unit: int) -> None:
    """MEL.28, MEL.33 A breakthrough has come into contact: it joins the engagements of those it touches that have not
    fought, or makes a new one that is fought after all the others."""
    state = battle.state
    touched = [foe for foe in bits(state.touches[unit]) if not state.marks[foe] & Mark.FOUGHT]
    if not touched:
        return
    old = {state.fight_of[foe] for foe in touched} - {NOBODY}
    number = min(old) if old else len(battle.field.troops) + unit
    for other, fight in enumerate(state.fight_of):
        if fight in old:
            state.fight_of[other] = number
    for other in (unit, *touched):
        state.fight_of[other] = number
    state.marks[unit] &= ~Mark.FOUGHT


# -- MEL.25 one after another ------------------------------------------------------------------------------------------


def fighters(battle: Fight, side: int | None = None) -> list[int]:
    """MEL.01 The engaged units of the round, of both sides or of one; also those who were lost in it."""
    side_of = battle.field.side_of
    return [unit for unit, foes in enumerate(battle.state.foes) if foes and side in (None, side_of[unit])]


def begin(battle: Fight, number: int) -> None:
    """MEL.23 A round begins: who fights whom is fixed, and nothing has been chosen yet."""
    state = battle.state
    units = range(len(battle.field.troops))
    state.fight, state.arraying, state.phase = number, NOBODY, "array"
    state.foes = [_foes(battle, unit, number) if state.fight_of[unit] == number else 0 for unit in units]
    state.backs, state.aim, state.way_back = ([NOBODY for _ in units] for _ in range(3))
    state.odd, state.attacks = [0 for _ in units], [0] * len(state.attacks)
    state.changed, state.closed, state.tested, state.fell = [], 0, 0, 0
    state.waiting, state.urgent, state.victors = [], [], []
    ids = battle.field.ids
    battle.emit("fight", units=[ids[unit] for unit in fighters(battle)])


def _foes(battle: Fight, unit: int, number: int) -> int:
    fight_of = battle.state.fight_of
    return sum(1 << foe for foe in bits(battle.state.touches[unit]) if fight_of[foe] == number)


def fight(battle: Fight) -> Activity | None:
    """MEL.25 The active side says which engagement is fought next; those made by breakthroughs come last."""
    waiting = fights_left(battle)
    if not waiting:
        battle.state.phase = "end-fight"
        return None
    if len(waiting) == 1:
        for unit in members(battle, waiting[0]):
            granted(battle, "fight", unit)
        begin(battle, waiting[0])
        return None
    return _choose(battle, waiting)


def _choose(battle: Fight, waiting: list[int]) -> Activity:
    values = [("fight", first_of(battle, number)) for number in waiting]
    _, unit = yield Ask(battle.state.active, "fight", values)
    begin(battle, battle.state.fight_of[unit])


def fights_left(battle: Fight) -> list[int]:
    """MEL.25, MEL.33 The engagements that may be fought now."""
    found = sorted({number for number in battle.state.fight_of if number != NOBODY})
    found = [number for number in found if _has_foes(battle, number)]
    first = [number for number in found if number < len(battle.field.troops)]
    return first or found[:1]


def _has_foes(battle: Fight, number: int) -> bool:
    return any(_foes(battle, unit, number) for unit in members(battle, number))


def first_of(battle: Fight, number: int) -> int:
    """MEL.25 The unit by which an engagement is named."""
    return members(battle, number)[0]


def members(battle: Fight, number: int) -> list[int]:
    """MEL.33 The units of an engagement that are still there."""
    return [unit for unit, mine in enumerate(battle.state.fight_of) if mine == number and present(battle, unit)]
