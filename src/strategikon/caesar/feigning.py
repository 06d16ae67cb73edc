"""SPC.09 Feigned flight: horse leaves close combat at the start of its turn, and those it leaves may go after it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from strategikon.caesar.bounds import out_of_bounds
from strategikon.caesar.captains import drive_away
from strategikon.caesar.engagements import bits, forget_contacts, on_front
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import GRID, STEP, degrees, off
from strategikon.caesar.measure import nearer, overlap
from strategikon.caesar.mover import STAND_OFF
from strategikon.caesar.retreat import withdraw_along
from strategikon.caesar.rounds import direction_from
from strategikon.caesar.state import INSIDE, Mark
from strategikon.caesar.tables import SQUARE, Special
from strategikon.caesar.units import (
    disordered,
    enemies,
    engaged,
    figure,
    friends,
    on_table,
    pose,
    put,
    treads,
    troop,
)
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.ruleset import Activity

Value: TypeAlias = tuple[Any, ...]

PASS: Final = ("pass",)
PURSUIT: Final = 6000
SPENT: Final = Mark.FEIGNED | Mark.FREE | Mark.DONE | Mark.MOVED | Mark.NO_SHOT


def feign(battle: Fight) -> Activity | None:
    """SPC.09 One unit after another, before any initiative."""
    able = [unit for unit in battle.field.friends[battle.state.active] if cannot_feign(battle, unit) is None]
    if not able:
        battle.state.phase = "initiative"
        return None
    return _choose(battle, able)


def cannot_feign(battle: Fight, unit: int) -> Refusal | None:
    """SPC.09 Why a unit may not feign flight: engaged cavalry with that rule, in order."""
    told = {"unit": battle.field.ids[unit]}
    if battle.field.side_of[unit] != battle.state.active:
        return refusal("SEQ.03", "caesar-why-not-your-unit", **told)
    line = troop(battle, unit)
    if not line.has(Special.FEIGNED_FLIGHT) or line.kind.arm != "cavalry":
        return refusal("SPC.09", "caesar-why-no-feint", **told)
    if not on_table(battle, unit) or not engaged(battle, unit):
        return refusal("SPC.09", "caesar-why-touches-nobody", **told)
    if disordered(battle, unit):
        return refusal("SPC.09", "caesar-why-disordered", **told)
    return None


def _choose(battle: Fight, able: list[int]) -> Activity:
    chosen = yield Ask(battle.state.active, "feign", [PASS, *(("feign", unit) for unit in able)])
    if chosen == PASS:
        battle.state.phase = "initiative"
        return
    yield from _flee(battle, chosen[1])
    drive_away(battle)


def _flee(battle: Fight, unit: int) -> Activity:
    """SPC.09, BRK.59 One free move straight away, friends and ground as in a retreat; then each enemy it left free may
    go after it."""
    state = battle.state
    foes = list(bits(state.touches[unit]))
    toward = direction_from(battle, unit, min(foes, key=lambda foe: (not on_front(battle, unit, foe), foe)))
    state.marks[unit] |= SPENT
    battle.emit("feign", unit=battle.field.ids[unit])
    withdraw_along(battle, unit, toward, pose(battle, unit))
    forget_contacts(battle, (unit, *foes))
    for foe in foes:
        if on_table(battle, foe) and not engaged(battle, foe) and state.formation[foe] != SQUARE:
            yield from _pursue(battle, foe, toward)


def _pursue(battle: Fight, unit: int, toward: int) -> Activity:
    """SPC.09 Straight after it, up to 6 inches, and no nearer than an inch to an enemy."""
    most = pursuit_limit(battle, unit, toward)
    if not most:
        return
    lengths = sorted({most, *range(STEP, most + 1, STEP)}, reverse=True)
    values: list[Value] = [("hold", unit), *(("advance", unit, length) for length in lengths)]
    chosen = yield Ask(battle.field.side_of[unit], "pursue", values, about=(unit, toward))
    if chosen[0] == "hold":
        return
    vx, vy = off(toward, chosen[2], 0)
    x, y, heading = pose(battle, unit)
    put(battle, unit, x + vx, y + vy, heading)
    battle.emit("follow", unit=battle.field.ids[unit], x=x + vx, y=y + vy, facing=degrees(heading))
    drive_away(battle)


def pursuit_limit(battle: Fight, unit: int, toward: int) -> int:
    """SPC.09, SPC.29, VIC.04 How far it may go: over open ground and no friend, an inch from every enemy, and within
    its bounds."""
    here, ground, free = figure(battle, unit), battle.field.ground, 0
    foes = [figure(battle, foe) for foe in enemies(battle, unit)]
    own = [figure(battle, friend) for friend in friends(battle, unit)]
    if battle.state.where[unit] >= INSIDE:
        return free
    for far in range(GRID, PURSUIT + 1, GRID):
        vx, vy = off(toward, far, 0)
        end = (here[0] + vx, here[1] + vy, here[2])
        if not ground.on_table(end) or ground.closed(treads(battle, unit), here, vx, vy) is not None:
            break
        if any(nearer(here, vx, vy, foe, STAND_OFF) for foe in foes) or any(overlap(end, friend) for friend in own):
            break
        if out_of_bounds(battle, unit, end) is None:
            free = far
    return free
