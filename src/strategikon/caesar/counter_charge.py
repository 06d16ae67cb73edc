"""CHG.16-CHG.20 Coming on against a charge, and turning to face it: where the target then stands."""

from __future__ import annotations

from strategikon.caesar.bounds import cannot_end, out_of_bounds
from strategikon.caesar.charges import front_centre, starting_pose
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import ABOUT, GRID, HEADINGS, degrees, nearest_heading, off
from strategikon.caesar.measure import Figure, overlap, sweep_touches
from strategikon.caesar.passing import fights_elsewhere
from strategikon.caesar.shapes import FRONT, quarter
from strategikon.caesar.support import may_support, stands_by
from strategikon.caesar.units import (
    Pose,
    allowance,
    enemies,
    figure,
    friends,
    on_table,
    open_order,
    pose,
    put,
    shape_of,
    treads,
)
from strategikon.kernel.decision import Refusal


def meeting_place(battle: Fight, unit: int, charger: int, length: int, reach: int) -> int | None:
    """CHG.17, CHG.19 How far a counter-charger comes on: half of the path, one move at most, and no less than the
    charger falls short; None if it cannot."""
    most = allowance(battle, unit)
    least = -(-max(0, length - reach) // GRID) * GRID
    if least > most:
        return None
    wanted = max(least, min(length // 2 // GRID * GRID, most))
    here = _turned(battle, unit, charger)
    for far in range(wanted, least - 1, -GRID):
        if _is_free(battle, unit, charger, here, far):
            return far
    return 0 if not least else None


def _turned(battle: Fight, unit: int, charger: int) -> Figure:
    """CHG.04 Where it comes on from: open order turns toward the charger first."""
    x, y, heading = starting_pose(battle, unit, charger)
    return x, y, shape_of(battle, unit).at(heading)


def _is_free(battle: Fight, unit: int, charger: int, here: Figure, far: int) -> bool:
    """CHG.17, PAS.03 Its way touches no closed ground, no enemy, and no friend but one in open order who does not
    fight; its end nobody."""
    ground, (vx, vy) = battle.field.ground, off(here[2].heading, far, 0)
    there = (here[0] + vx, here[1] + vy, here[2])
    if not ground.on_table(there) or ground.closed(treads(battle, unit), here, vx, vy) is not None:
        return False
    for other in enemies(battle, unit):
        if other != charger and on_table(battle, other) and sweep_touches(here, vx, vy, figure(battle, other)):
            return False
    return not _friends_bar(battle, unit, charger, here, vx, vy)


def _friends_bar(battle: Fight, unit: int, charger: int, here: Figure, vx: int, vy: int) -> bool:
    """CHG.17, PAS.03, R-CAE-156 Whether it would end on a friend, or pass one who fights elsewhere or who is, like
    itself, in close order."""
    there, loose = (here[0] + vx, here[1] + vy, here[2]), open_order(battle, unit)
    for friend in friends(battle, unit):
        beside = figure(battle, friend)
        if overlap(there, beside):
            return True
        barred = not (loose or open_order(battle, friend)) or fights_elsewhere(battle, friend, charger)
        if barred and sweep_touches(here, vx, vy, beside):
            return True
    return False


def come_on(battle: Fight, unit: int, charger: int, far: int) -> None:
    """CHG.17 A counter-charger advances."""
    x, y, frame = _come_so_far(battle, unit, charger, far)
    put(battle, unit, x, y, frame.heading)
    battle.emit("counter-charge", unit=battle.field.ids[unit], other=battle.field.ids[charger], distance=far)


def _come_so_far(battle: Fight, unit: int, charger: int, far: int) -> Figure:
    """CHG.17 Where it then stands; without room even to turn, as it stood."""
    x, y, frame = _turned(battle, unit, charger)
    if not far and not _is_free(battle, unit, charger, (x, y, frame), 0):
        return figure(battle, unit)
    vx, vy = off(frame.heading, far, 0)
    return x + vx, y + vy, frame


def friends_beside(battle: Fight, unit: int) -> list[int]:
    """CHG.17 The friends in supporting positions of a unit that may support it."""
    return [
        friend
        for friend in friends(battle, unit)
        if may_support(battle, friend, unit) and stands_by(battle, friend, figure(battle, friend), unit)
    ]


def come_along(battle: Fight, beside: list[int], charger: int, vx: int, vy: int) -> None:
    """CHG.17, R-CAE-153 Those who stood beside a counter-charger make the same translation, if it is free for them now
    that the two have met, and within their bounds."""
    for friend in beside if vx or vy else ():
        here = figure(battle, friend)
        if _free_beside(battle, friend, charger, here, vx, vy):
            put(battle, friend, here[0] + vx, here[1] + vy, here[2].heading)
            battle.emit(
                "move", unit=battle.field.ids[friend], x=here[0] + vx, y=here[1] + vy, facing=degrees(here[2].heading),
                cost=0,
            )  # fmt: skip


def _free_beside(battle: Fight, unit: int, charger: int, here: Figure, vx: int, vy: int) -> bool:
    there = (here[0] + vx, here[1] + vy, here[2])
    ground = battle.field.ground
    if not ground.on_table(there) or ground.closed(treads(battle, unit), here, vx, vy) is not None:
        return False
    if out_of_bounds(battle, unit, there) is not None:
        return False
    foes = [other for other in enemies(battle, unit) if on_table(battle, other)]
    if any(sweep_touches(here, vx, vy, figure(battle, other)) for other in foes):
        return False
    return not _friends_bar(battle, unit, charger, here, vx, vy)


def go_back(battle: Fight, unit: int, at: Pose) -> None:
    """CHG.17 There was no place to meet: it stands where it stood."""
    put(battle, unit, *at)


def cannot_come_on(battle: Fight, unit: int, charger: int, far: int) -> Refusal | None:
    """SPC.29, VIC.04, R-CAE-153 What keeps a unit from going so far to meet a charger."""
    return cannot_end(battle, unit, _come_so_far(battle, unit, charger, far))


# -- CHG.20 turning to face --------------------------------------------------------------------------------------------


def facing_heading(battle: Fight, unit: int, charger: int) -> int | None:
    """CHG.20, CHG.21 The heading toward a charger; if there is no room, the free one that turns least from it and has
    the charger before it; None if there is none."""
    x, y, heading = pose(battle, unit)
    fx, fy = front_centre(battle, charger, starting_pose(battle, charger, unit))
    wanted = nearest_heading(fx - x, fy - y, heading)
    if _has_room(battle, unit, wanted):
        return wanted
    for by in range(1, ABOUT + 1):
        for other in ((wanted + by) % HEADINGS, (wanted - by) % HEADINGS):
            before = quarter(x, y, shape_of(battle, unit).at(other), fx, fy) == FRONT
            if before and _has_room(battle, unit, other):
                return other
    return None


def _has_room(battle: Fight, unit: int, heading: int) -> bool:
    x, y, _ = pose(battle, unit)
    there = (x, y, shape_of(battle, unit).at(heading))
    ground = battle.field.ground
    if not ground.on_table(there) or ground.closed(treads(battle, unit), there) is not None:
        return False
    others = [*friends(battle, unit), *(foe for foe in enemies(battle, unit) if on_table(battle, foe))]
    return not any(overlap(there, figure(battle, other)) for other in others)


def turn_to_face(battle: Fight, unit: int, heading: int) -> None:
    """CHG.20 It turns about its centre, at no cost."""
    x, y, _ = pose(battle, unit)
    put(battle, unit, x, y, heading)
    battle.emit("turn-to-face", unit=battle.field.ids[unit], facing=degrees(heading))
