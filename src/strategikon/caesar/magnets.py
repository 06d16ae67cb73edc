"""What a wish is drawn to while a unit is dragged over the table: friends, the enemy, the captain.

None of it is a rule: a magnet only proposes poses, and whatever comes of it is tried like any other.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from strategikon.caesar.courses import Meeting
from strategikon.caesar.headings import HEADINGS, off, rdiv, turn
from strategikon.caesar.measure import Figure, nearer, point_distance
from strategikon.caesar.mover import STAND_OFF, Mover
from strategikon.caesar.units import Pose

PULL: Final = 500  # how near a wish must be
TURN: Final = 3  # headings
EARSHOT: Final = 11_999  # CMD.08 a full 12 inches cost one
FINE: Final = 50
FAR_BACK: Final = 30  # steps of 50: an inch and a half
MOST: Final = 6


def magnets(mover: Mover, wish: Pose) -> list[Pose]:
    """The poses that a wish is near to, nearest first: flush with a friend, an inch from the enemy, in earshot of its
    captain, parallel to a friend."""
    found = [*_flush(mover, wish), *_before_enemy(mover, wish), *_in_earshot(mover, wish), *_parallel(mover, wish)]
    ranked = sorted((_square(end, wish), turn(end[2], wish[2]), end) for end in found if end != wish)
    return [end for _, _, end in ranked[:MOST]]


def _square(end: Pose, wish: Pose) -> int:
    return (end[0] - wish[0]) ** 2 + (end[1] - wish[1]) ** 2


def _flush(mover: Mover, wish: Pose) -> list[Pose]:
    """SUP.13 Flush with a friend, with his heading: on his left, on his right, behind him."""
    found = []
    for met in mover.friends:
        x, y, frame = met.figure
        if turn(frame.heading, wish[2]) > TURN:
            continue
        aside, level = frame.width // 2 + mover.shape.half_width, frame.depth // 2 - mover.shape.half_depth
        behind = -(frame.depth // 2 + mover.shape.half_depth)
        for ahead, right in ((level, -aside), (level, aside), (behind, 0)):
            dx, dy = off(frame.heading, ahead, right)
            end = (x + dx, y + dy, frame.heading)
            if _square(end, wish) <= PULL * PULL:
                found.append(end)
    return found


def _before_enemy(mover: Mover, wish: Pose) -> list[Pose]:
    """MOV.14 As near to an enemy as it may come, along the way it looks: just an inch."""
    reach = STAND_OFF + PULL
    near = [met for met in mover.enemies if nearer(_figure(mover, wish), 0, 0, met.figure, reach)]
    if not near:
        return []
    if not any(nearer(_figure(mover, wish), 0, 0, met.figure, STAND_OFF) for met in near):
        return [_pushed(mover, wish, near, 1)]
    return [_pushed(mover, wish, near, -1)]


def _figure(mover: Mover, at: Pose) -> Figure:
    return at[0], at[1], mover.shape.at(at[2])


def _pushed(mover: Mover, wish: Pose, near: list[Meeting], way: int) -> Pose:
    """The wish moved ahead while nobody is too near, or back until nobody is."""
    best = wish
    for count in range(1, (PULL // FINE if way > 0 else FAR_BACK) + 1):
        dx, dy = off(wish[2], way * count * FINE, 0)
        end = (wish[0] + dx, wish[1] + dy, wish[2])
        too_near = any(nearer(_figure(mover, end), 0, 0, met.figure, STAND_OFF) for met in near)
        if way > 0 and too_near:
            return best
        best = end
        if way < 0 and not too_near:
            return best
    return best if way < 0 else wish


def _in_earshot(mover: Mover, wish: Pose) -> list[Pose]:
    """CMD.08 A little nearer to the captain, where one step beyond 12 inches would make him harder to hear."""
    battle = mover.battle
    captain = battle.field.division_of[mover.unit]
    x, y = battle.state.captain_x[captain], battle.state.captain_y[captain]
    far = point_distance(x, y, _figure(mover, wish))
    over = far % (EARSHOT + 1)
    if far <= EARSHOT or over > PULL:
        return []
    vx, vy = x - wish[0], y - wish[1]
    length = isqrt(vx * vx + vy * vy)
    found = []
    for more in (over + FINE, over + 4 * FINE):
        found.append((wish[0] + rdiv(vx * more, length), wish[1] + rdiv(vy * more, length), wish[2]))
    return [end for end in found if point_distance(x, y, _figure(mover, end)) < far - over][:1]


def _parallel(mover: Mover, wish: Pose) -> list[Pose]:
    """The heading of the nearest friend, if it is nearly the wished one and nobody has turned the unit yet: whoever
    turns it means what he does."""
    if not mover.friends or wish[2] != mover.start[2]:
        return []
    _, heading = min((_square(wish, (*met.figure[:2], 0)), met.figure[2].heading) for met in mover.friends)
    near = 0 < turn(heading, wish[2]) <= TURN
    return [(wish[0], wish[1], heading % HEADINGS)] if near else []
