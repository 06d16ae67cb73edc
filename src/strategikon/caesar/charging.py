"""CHG.01, CHG.05, CHG.09, CHG.10, CHG.14, CHG.18, CHG.27, CHG.29, CHG.32-CHG.35 A charge in play, in the order of
CHG.32: opportunity fire, the response, crossing tests, contact."""

from __future__ import annotations

from typing import Final, NamedTuple

from strategikon.caesar.blunders import suffer_blunder
from strategikon.caesar.bounds import cannot_end, out_of_bounds
from strategikon.caesar.captains import drive_away
from strategikon.caesar.casualties import destroy, run_amok
from strategikon.caesar.charges import (
    Contact,
    contact,
    contact_within,
    face_point,
    front_centre,
    line_of_charge,
    reach,
    too_far,
    track_of,
)
from strategikon.caesar.counter_charge import (
    come_along,
    come_on,
    facing_heading,
    friends_beside,
    go_back,
    meeting_place,
    turn_to_face,
)
from strategikon.caesar.declaring import cannot_declare
from strategikon.caesar.evading import BLUNDERED, away_from, catch, evade_test, run_away
from strategikon.caesar.field import Fight
from strategikon.caesar.formations import unfold, unfolded
from strategikon.caesar.measure import Figure, within
from strategikon.caesar.mover import Mover
from strategikon.caesar.opportunity import Look, answer_charge, look_at, react
from strategikon.caesar.passing import take_tests
from strategikon.caesar.responses import (
    CLOSING_FIRE,
    COUNTER_CHARGE,
    EVADE,
    ORDINARY,
    PARTHIAN_SHOT,
    TURN_TO_FACE,
    Threat,
    ask_response,
)
from strategikon.caesar.running import run_on
from strategikon.caesar.shapes import FRONT, Point
from strategikon.caesar.sight import all_round
from strategikon.caesar.state import INSIDE, NOBODY, Lasting, Mark
from strategikon.caesar.tables import BATTLE_LINE, TESTUDO
from strategikon.caesar.units import (
    Pose,
    allowance,
    disorder,
    enemies,
    engaged,
    figure,
    on_table,
    open_order,
    pose,
    present,
    put,
    restore,
    shape_of,
    suppose,
    troop,
)
from strategikon.caesar.volleys import CLOSING, SHORT_RANGE, Volley, in_building
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.ruleset import Activity

REACTION: Final = 100  # SHT.32 thousandths between the poses of a path
FACES: Final = ("front", "right", "rear", "left")


class Rush(NamedTuple):
    """A charge in hand: who charges whom, with how many moves, in which manner, from where the face is reckoned, and
    whether it has changed its target already."""

    unit: int
    target: int
    moves: int
    manner: str
    origin: Point
    redirected: bool = False


def is_possible(battle: Fight, unit: int, target: int, moves: int, origin: Point) -> Contact | None:
    """CHG.04 The path of a charge that its moves can make."""
    if battle.state.formation[unit] != TESTUDO and too_far(battle, unit, target, moves, origin):
        return None
    path = try_charge(battle, unit, target, moves, origin)
    return None if isinstance(path, Refusal) else path


def try_charge(battle: Fight, unit: int, target: int, moves: int, origin: Point) -> Contact | Refusal:
    """CHG.04, FRM.14, SPC.29, VIC.04 The path of a charge, or why its moves cannot make it; a testudo charges as the
    battle line that it will be."""
    line = unfolded(Mover(battle, unit)) if battle.state.formation[unit] == TESTUDO else None
    held = suppose(battle, unit, line, BATTLE_LINE) if line is not None else None
    path = contact_within(battle, unit, target, origin, moves)
    if not isinstance(path, Refusal):
        path = cannot_end(battle, unit, _end_of(battle, unit, path)) or path
    if held is not None:
        restore(battle, unit, held)
    return path


def _end_of(battle: Fight, unit: int, path: Contact) -> Figure:
    return path.x, path.y, shape_of(battle, unit).at(path.heading)


# -- CHG.01, CHG.32 the order of things --------------------------------------------------------------------------------


def charge(
    battle: Fight, unit: int, target: int, moves: int, origin: Point | None = None, manner: str = ORDINARY
) -> Activity:
    """CHG.01, CHG.32 A unit charges with so many moves; without an origin the face is that of where it stands."""
    yield from rush(battle, Rush(unit, target, moves, manner, face_point(battle, unit) if origin is None else origin))
    drive_away(battle)


def rush(battle: Fight, going: Rush) -> Activity:
    """CHG.32 Opportunity fire, the response, and what comes of it; a charge stopped at one point goes no further."""
    unit, target = going.unit, going.target
    if battle.state.formation[unit] == TESTUDO and is_possible(battle, unit, target, going.moves, going.origin):
        unfold(battle, unit)
    path = contact_within(battle, unit, target, going.origin, going.moves)
    if isinstance(path, Refusal) or out_of_bounds(battle, unit, _end_of(battle, unit, path)) is not None:
        yield from _fall_short(battle, going)
        return
    _mark_charge(battle, unit)
    ids = battle.field.ids
    battle.emit(
        "charge", unit=ids[unit], target=ids[target], face=_face_told(battle, target, path.face), distance=path.distance
    )
    if (yield from answer_charge(battle, unit, target, looks_along(battle, unit, path))):
        return
    threat = Threat(target, unit, path.face, going.manner, path.distance, path.distance)
    word = yield from ask_response(battle, threat)
    battle.state.marks[target] |= Mark.RESPONDED
    before = pose(battle, target)
    if unfold(battle, target):
        path = _afresh(battle, going, path, before)
    yield from _resolve(battle, going, path, word)


def _afresh(battle: Fight, going: Rush, path: Contact, before: Pose) -> Contact:
    """FRM.14 The path, if its target has just changed its shape; if the charger finds no place before the new one, the
    target keeps the rectangle that it had."""
    found = contact(battle, going.unit, going.target, going.origin, path.face)
    if isinstance(found, Refusal):
        battle.state.lasting[going.target] |= Lasting.CRAMPED
        put(battle, going.target, *before)
        return path
    return found


def _resolve(battle: Fight, going: Rush, path: Contact, word: str) -> Activity:
    stopped = False
    if word in (CLOSING_FIRE, PARTHIAN_SHOT):
        stopped = yield from _closing_fire(battle, going, path)
    if word in (EVADE, PARTHIAN_SHOT):
        yield from _evaded(battle, going, path, stopped)
    elif stopped:
        return
    elif word == COUNTER_CHARGE:
        _meet(battle, going, path, path.distance)
    elif word == TURN_TO_FACE:
        yield from _faced(battle, going, path)
    else:
        strike(battle, going, path)


def _mark_charge(battle: Fight, unit: int) -> None:
    """CHG.10, CHG.14 However it ends, it has charged and does not shoot this turn."""
    marks = battle.state.marks
    marks[unit] |= Mark.NO_SHOT | (Mark.MOVED_MORE if marks[unit] & Mark.MOVED else Mark.MOVED)


def looks_along(battle: Fight, unit: int, path: Contact) -> list[Look]:
    """SHT.32 The charger on its path, every tenth of an inch, contact excluded."""
    formation = battle.state.formation[unit]
    far = range(0, max(1, path.distance), REACTION)
    track = track_of(battle, unit, path)
    return [Look(*track.pose(length), formation) for length in far]


# -- CHG.08-CHG.10 closing fire ----------------------------------------------------------------------------------------


def _closing_fire(battle: Fight, going: Rush, path: Contact) -> Activity:
    """CHG.08-CHG.10 One volley where the charger is first within 6 inches; answers whether it stops the charge."""
    shooter, unit = going.target, going.unit
    here = figure(battle, shooter)
    looks = looks_along(battle, unit, path)
    near = next((look for look in looks if within(here, look_at(battle, unit, look), SHORT_RANGE)), looks[-1])
    side = path.face if in_building(battle, shooter) else NOBODY
    return (yield from react(battle, Volley(shooter, unit, CLOSING, side), near))


# -- CHG.11-CHG.15, CHG.33 evading -------------------------------------------------------------------------------------


def _evaded(battle: Fight, going: Rush, path: Contact, stopped: bool) -> Activity:
    """CHG.12-CHG.14, SPC.21 The target is off: it blunders, is caught, or escapes."""
    unit, target = going.unit, going.target
    front = front_centre(battle, unit, path.start)
    moves = yield from evade_test(battle, target)
    if moves == BLUNDERED:
        yield from suffer_blunder(battle, [target], charge)
        if not stopped:
            yield from _strike_if_it_can(battle, going, path)
        return
    toward = away_from(battle, target, front)
    run_away(battle, target, unit, toward, moves)
    if stopped:
        return
    caught = None
    if on_table(battle, target):
        caught = catch(battle, unit, target, path.start, toward, going.moves)
    if caught is None:
        yield from _missed(battle, going, path)
        return
    ids = battle.field.ids
    battle.emit("caught", unit=ids[unit], target=ids[target])
    destroy(battle, target)
    put(battle, unit, *caught.at)
    take_tests(battle, unit, caught.crossed)
    battle.state.lasting[unit] |= Lasting.WON
    run_amok(battle)


def _strike_if_it_can(battle: Fight, going: Rush, path: Contact) -> Activity:
    """CHG.13 After a blunder the evader is struck where it now stands, as holding, if it can be reached."""
    unit, target = going.unit, going.target
    if engaged(battle, unit) or not on_table(battle, unit):
        return
    found = is_possible(battle, unit, target, going.moves, going.origin) if present(battle, target) else None
    if found is not None:
        strike(battle, going, found)
    else:
        yield from _missed(battle, going, path)


def _missed(battle: Fight, going: Rush, path: Contact) -> Activity:
    """CHG.14, CHG.33 It charges another enemy instead, or completes its moves on its line."""
    unit = going.unit
    others = [other for other in enemies(battle, unit) if cannot_redirect(battle, going, path, other) is None]
    values = [("go-on", unit), *(("charge", unit, other) for other in others)]
    ask = Ask(battle.field.side_of[unit], "redirect", values, about=(going, path))
    if others:
        chosen = yield ask
        if chosen[0] == "charge":
            yield from rush(battle, going._replace(target=chosen[2], redirected=True))
            return
    else:
        granted(battle, "go-on", unit, ask=ask)
    far = reach(battle, unit, prolonged(battle, unit, path, going.moves), going.moves)
    yield from run_on(battle, unit, path, going.moves, far)


def prolonged(battle: Fight, unit: int, path: Contact, moves: int) -> Contact:
    """CHG.14 The same line, as long as its moves could be."""
    length = moves * allowance(battle, unit)
    if not path.distance or length <= path.distance:
        return path
    x, y, heading = track_of(battle, unit, path).pose(length)
    return path._replace(x=x, y=y, heading=heading, distance=length, crossed=())


def cannot_redirect(battle: Fight, going: Rush, path: Contact, other: int) -> Refusal | None:
    """CHG.33, R-CAE-135 Once, another enemy, within its moves and bounds, on a line at most 45 degrees from the old."""
    unit = going.unit
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[other]}
    foe = battle.field.side_of[other] != battle.field.side_of[unit] and present(battle, other)
    if going.redirected or other == going.target or not foe:
        return refusal("CHG.33", "caesar-why-no-redirect", **told)
    reason = cannot_declare(battle, unit, other, going.moves)
    if reason is not None:
        return reason.besides("CHG.33")
    found = contact_within(battle, unit, other, going.origin, going.moves)
    if isinstance(found, Refusal):
        return found.besides("CHG.33")
    if not _within_45(_way(battle, unit, path), _way(battle, unit, found)):
        return refusal("CHG.33", "caesar-why-line-turns", **told)
    return cannot_end(battle, unit, _end_of(battle, unit, found))


def _way(battle: Fight, unit: int, path: Contact) -> tuple[int, int]:
    (ax, ay), end = front_centre(battle, unit, path.start), (path.x, path.y, path.heading)
    bx, by = front_centre(battle, unit, end)
    return bx - ax, by - ay


def _within_45(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """CHG.33 Whether two lines make at most 45 degrees."""
    along = a[0] * b[0] + a[1] * b[1]
    return along > 0 and 2 * along * along >= (a[0] ** 2 + a[1] ** 2) * (b[0] ** 2 + b[1] ** 2)


# -- CHG.16-CHG.20 counter-charge and turn to face ---------------------------------------------------------------------


def _meet(battle: Fight, going: Rush, path: Contact, far: int) -> bool:
    """CHG.17, CHG.18 The target comes on and the charger meets it; whether there was a place to meet."""
    unit, target = going.unit, going.target
    before, beside = pose(battle, target), friends_beside(battle, target)
    unfold(battle, unit)
    come_on(battle, target, unit, meeting_place(battle, target, unit, path.distance, far) or 0)
    stood = pose(battle, target) == before  # then the first contact pose stands
    found = path if stood else contact(battle, unit, target, going.origin, FRONT)
    if isinstance(found, Refusal):
        go_back(battle, target, before)
        if far < path.distance:
            return False
        found = path
    _mark_charge(battle, unit)
    battle.state.marks[target] |= Mark.RESPONDED | Mark.CHARGED | Mark.NO_SHOT
    strike(battle, going, found)
    x, y, _ = pose(battle, target)
    come_along(battle, beside, unit, x - before[0], y - before[1])
    line = troop(battle, unit)
    if line.kind.arm == "infantry" and not open_order(battle, unit):
        disorder(battle, unit)
        battle.state.marks[unit] &= ~Mark.CHARGED
    return True


def _faced(battle: Fight, going: Rush, path: Contact) -> Activity:
    """CHG.20 The charge strikes the front of a unit that turned to face it."""
    heading = facing_heading(battle, going.target, going.unit)
    assert heading is not None, "only what is possible is on offer"
    turn_to_face(battle, going.target, heading)
    found = contact(battle, going.unit, going.target, going.origin, FRONT)
    if isinstance(found, Refusal):
        yield from run_on(battle, going.unit, path, going.moves, reach(battle, going.unit, path, going.moves))
    else:
        strike(battle, going, found)


# -- CHG.27 falling short ----------------------------------------------------------------------------------------------


def _fall_short(battle: Fight, going: Rush) -> Activity:
    """CHG.19, CHG.27, CHG.31 It cannot arrive: horse may come to meet it; otherwise it goes as far as it can on its
    line, and has not charged."""
    unit, target = going.unit, going.target
    ids = battle.field.ids
    battle.emit("short", unit=ids[unit], target=ids[target])
    path = contact(battle, unit, target, going.origin)
    if isinstance(path, Contact):
        far = reach(battle, unit, path, going.moves)
        threat = Threat(target, unit, path.face, going.manner, path.distance, far)
        word = yield from ask_response(battle, threat)
        if word == COUNTER_CHARGE and _meet(battle, going, path, far):
            return
    line = path if isinstance(path, Contact) else line_of_charge(battle, unit, target, going.origin)
    if line is not None:
        yield from run_on(battle, unit, line, going.moves, reach(battle, unit, line, going.moves))


# -- CHG.29, CHG.34 contact --------------------------------------------------------------------------------------------


def strike(battle: Fight, going: Rush, path: Contact) -> None:
    """CHG.29, CHG.34, CHG.35 Crossing tests, then contact: who is charged on flank or rear is marked so; others that
    the charger touches are only engaged."""
    state, unit, target = battle.state, going.unit, going.target
    take_tests(battle, unit, path.crossed)
    if state.where[target] >= INSIDE:  # TER.19 it fights the occupant it charged, until they are assigned anew
        state.touches[unit] |= 1 << target
        state.touches[target] |= 1 << unit
    put(battle, unit, path.x, path.y, path.heading)
    state.marks[unit] |= Mark.CHARGED | Mark.NO_SHOT | Mark.DONE
    if path.face != FRONT and not all_round(battle, target):
        state.flanked_by[target] |= 1 << unit
    ids = battle.field.ids
    battle.emit("contact", unit=ids[unit], target=ids[target], face=_face_told(battle, target, path.face))


def _face_told(battle: Fight, target: int, face: int) -> str:
    """GEO.06 Whoever faces all round has no flank and no rear to be struck in."""
    return FACES[face] if face == FRONT or not all_round(battle, target) else "any"
