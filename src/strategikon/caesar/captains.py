"""CPT.02-CPT.17, CMD.36 Captains: their rides, their dangers, those who are driven away, those who are replaced."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Any, Final

from strategikon.caesar.field import Fight
from strategikon.caesar.ground import IMPASSABLE, RIVER
from strategikon.caesar.headings import STEP, off, rdiv
from strategikon.caesar.marching import OUTWARD
from strategikon.caesar.measure import Figure, point_distance
from strategikon.caesar.mover import STAND_OFF
from strategikon.caesar.shapes import Point
from strategikon.caesar.state import DEAD, NOBODY, OUTSIDE, WELL, WOUNDED
from strategikon.caesar.tables import CAPTAIN_MOVE, CAPTAIN_RISK
from strategikon.caesar.units import engaged, figure, led_by, near, present
from strategikon.caesar.works import occupants
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Family, Refusal, Value, Wish, refusal, together
from strategikon.kernel.dice import Dice
from strategikon.kernel.ruleset import Activity

HOMEWARD: Final = (0, 3000, 6000)  # of the places that are listed
WIDEST: Final = 24  # half inches about a wish that are looked at
REPLACED_COMMAND, REPLACED_COMBAT = 7, 1  # CPT.14
PASS: Final = ("pass",)


# -- CPT.03 rides ------------------------------------------------------------------------------------------------------


def ride(battle: Fight) -> Activity | None:
    """CPT.03 Each captain of the active side may ride once, in the order his owner likes."""
    able = [who for who in battle.field.captains_of[battle.state.active] if cannot_ride(battle, who) is None]
    if not able:
        battle.state.phase = "end-move"
        return None
    return _rides(battle, able)


def _rides(battle: Fight, able: list[int]) -> Activity:
    chosen = yield Ask(battle.state.active, "ride", lambda: _listed(battle, able), None, Rides(battle))
    if chosen == PASS:
        battle.state.phase = "end-move"
    elif chosen[0] == "lead":
        lead(battle, chosen[1], chosen[2])
    else:
        go(battle, chosen[1], (chosen[2], chosen[3]))


def _listed(battle: Fight, able: list[int]) -> list[Value]:
    return [PASS, *(value for who in able for value in ride_values(battle, who))]


def cannot_ride(battle: Fight, who: int) -> Refusal | None:
    """CPT.03, CPT.05, CMD.36 Why a captain may not ride now."""
    state, line = battle.state, battle.field.captains[who]
    told = {"captain": line.id}
    if state.captain_state[who] == DEAD:
        return refusal("CPT.03", "caesar-why-captain-dead", **told)
    if state.leads[who] != NOBODY and engaged(battle, state.leads[who]):
        return refusal("CPT.05", "caesar-why-captain-fights", **told)
    if line.side != state.active:
        return refusal("CPT.03", "caesar-why-not-your-captain", **told).besides("SEQ.03")
    if state.rode[who]:
        return refusal("CPT.03", "caesar-why-rode", **told)
    if state.captain_state[who] == OUTSIDE and not any(present(battle, unit) for unit in line.units):
        return refusal("CMD.36", "caesar-why-captain-awaited", **told)
    return None


def cannot_go(battle: Fight, who: int, point: Point) -> Refusal | None:
    """CPT.03 Why a captain may not ride to a place."""
    return next(_unfit_places(battle, who, point), None)


def _unfit_places(battle: Fight, who: int, point: Point) -> Iterator[Refusal]:
    """CPT.03, TER.03 All that is against a place: half inches, within 24 inches, on the table, out of the enemy's reach
    and not in ground where he may not end."""
    reason = cannot_ride(battle, who)
    if reason is not None:
        yield reason
    field, state, (x, y) = battle.field, battle.state, point
    told = {"captain": field.captain_ids[who]}
    if x % STEP or y % STEP:
        yield refusal("CPT.03", "caesar-why-half-inches", **told)
    if not (0 <= x <= field.ground.width and 0 <= y <= field.ground.height):
        yield refusal("CPT.03", "caesar-why-captain-off", **told)
    if (x - state.captain_x[who]) ** 2 + (y - state.captain_y[who]) ** 2 > CAPTAIN_MOVE**2:
        yield refusal("MOV.06", "caesar-why-captain-far", **told).besides("CPT.03")
    if any(piece.holds(x, y) for piece in field.ground.of(IMPASSABLE, RIVER)) or _in_enemy_work(battle, who, point):
        yield refusal("TER.03", "caesar-why-captain-ground", **told)
    if _near_enemy(battle, who, x, y):
        yield refusal("CPT.03", "caesar-why-captain-near", **told).besides("CPT.16")


def _near_enemy(battle: Fight, who: int, x: int, y: int) -> bool:
    foes = battle.field.enemies[battle.field.captains[who].side]
    return any(_is_near(there, x, y) for _, there in near(battle, foes, x, y, STAND_OFF))


def _is_near(there: Figure, x: int, y: int) -> bool:
    dx, dy, reach = there[0] - x, there[1] - y, there[2].radius + STAND_OFF
    return dx * dx + dy * dy <= reach * reach and point_distance(x, y, there) < STAND_OFF


def _in_enemy_work(battle: Fight, who: int, point: Point) -> bool:
    side = battle.field.captains[who].side
    return any(
        work.piece.holds(*point) and any(battle.field.side_of[unit] != side for unit in occupants(battle, number))
        for number, work in enumerate(battle.field.works)
    )


def ride_values(battle: Fight, who: int) -> list[Value]:
    """CPT.03, CPT.04 Each unit in reach, the place nearest to the middle of his units, and two behind it."""
    field, state = battle.field, battle.state
    units = field.captains[who].units
    found: list[Value] = [("lead", who, unit) for unit in units if cannot_lead(battle, who, unit) is None]
    there = [figure(battle, unit) for unit in units if present(battle, unit)]
    if there:
        x = rdiv(sum(place[0] for place in there), len(there))
        y = rdiv(sum(place[1] for place in there), len(there))
        home = OUTWARD[field.home[field.captains[who].side]]
        wished = [(x + dx, y + dy) for dx, dy in (off(home, far, 0) for far in HOMEWARD)]
        places = [nearest_place(battle, who, wish) for wish in wished]
        here = (state.captain_x[who], state.captain_y[who]) if state.leads[who] == NOBODY else None
        found += [("go", who, *place) for place in dict.fromkeys(places) if place is not None and place != here]
    return found


def nearest_place(battle: Fight, who: int, wish: Point) -> Point | None:
    """CPT.03 The legal place nearest to a wish; ties go to the smaller x, then y. One beyond his reach is first drawn
    back to it."""
    state = battle.state
    sx, sy = state.captain_x[who], state.captain_y[who]
    vx, vy = wish[0] - sx, wish[1] - sy
    square, aim = vx * vx + vy * vy, wish
    if square > CAPTAIN_MOVE**2:
        far = isqrt(square)
        aim = (sx + rdiv(vx * CAPTAIN_MOVE, far), sy + rdiv(vy * CAPTAIN_MOVE, far))
    ax, ay = rdiv(aim[0], STEP), rdiv(aim[1], STEP)
    for wide in (1, 3, 8, WIDEST):
        around = range(-wide, wide + 1)
        places = [((ax + i) * STEP, (ay + j) * STEP) for i in around for j in around]
        places.sort(key=lambda place: (place[0] - wish[0]) ** 2 + (place[1] - wish[1]) ** 2)
        best = next((place for place in places if cannot_go(battle, who, place) is None), None)
        if best is not None:
            return best
    return None


def go(battle: Fight, who: int, place: Point) -> None:
    """CPT.03 He rides to a place, alone."""
    state = battle.state
    state.captain_x[who], state.captain_y[who] = place
    state.leads[who], state.rode[who] = NOBODY, 1
    if state.captain_state[who] == OUTSIDE:
        state.captain_state[who] = WELL
    battle.emit("ride", captain=battle.field.captain_ids[who], x=place[0], y=place[1])


def cannot_lead(battle: Fight, who: int, unit: int) -> Refusal | None:
    """CPT.04 A unit of his division within 24 inches, whom he does not lead already."""
    state, field = battle.state, battle.field
    told = {"captain": field.captain_ids[who], "unit": field.ids[unit]}
    stranger = field.division_of[unit] != who
    far = present(battle, unit) and point_distance(state.captain_x[who], state.captain_y[who], figure(battle, unit))
    beyond = far is False or far > CAPTAIN_MOVE
    out_of_reach = refusal("CPT.04", "caesar-why-cannot-lead", **told).besides("CPT.03", "MOV.06")
    return together(
        cannot_ride(battle, who),
        refusal("CPT.18", "caesar-why-other-division", **told).besides("CPT.04") if stranger else None,
        out_of_reach if beyond else None,
        refusal("CPT.04", "caesar-why-cannot-lead", **told) if state.leads[who] == unit else None,
    )


def lead(battle: Fight, who: int, unit: int) -> None:
    """CPT.04 He leads a unit, and stands at its centre."""
    state = battle.state
    x, y, _ = figure(battle, unit)
    state.captain_x[who], state.captain_y[who] = x, y
    state.leads[who], state.rode[who] = unit, 1
    if state.captain_state[who] == OUTSIDE:
        state.captain_state[who] = WELL
    battle.emit("join", captain=battle.field.captain_ids[who], unit=battle.field.ids[unit])


class Rides(Family):
    """CPT.03 Every place to which a captain may ride."""

    __slots__ = ("battle",)
    verbs = ("go",)

    def __init__(self, battle: Fight) -> None:
        self.battle = battle

    def admit(self, verb: str, arguments: tuple[Any, ...]) -> Value | Refusal:
        who, point = arguments
        return together(*_unfit_places(self.battle, who, point)) or ("go", who, *point)

    def draw(self, will: Dice) -> Value | None:
        battle = self.battle
        own = battle.field.captains_of[battle.state.active]
        who = own[will.pick(len(own))]
        x, y = battle.state.captain_x[who] // STEP, battle.state.captain_y[who] // STEP
        point = ((x + will.pick(81) - 40) * STEP, (y + will.pick(81) - 40) * STEP)
        found = self.admit("go", (who, point))
        return None if isinstance(found, Refusal) else found

    def near(self, wish: Wish) -> tuple[Value | None, Refusal | None]:
        battle = self.battle
        if wish.piece not in battle.field.captain_ids or wish.at is None:
            return None, refusal("CPT.03", "caesar-why-no-captain", captain=wish.piece)
        who = battle.field.captain_ids.index(wish.piece)
        point = (wish.at[0], battle.field.ground.height - wish.at[1])
        reason = cannot_go(battle, who, point)
        if reason is None:
            return ("go", who, *point), None
        place = None if cannot_ride(battle, who) else nearest_place(battle, who, point)
        return (None if place is None else ("go", who, *place)), reason

    @property
    def card(self) -> dict[str, Any]:
        return {"shape": "point", "piece": "", "step": STEP}


# -- CPT.14-CPT.17 driven away, killed, replaced -----------------------------------------------------------------------


def risk_by_shooting(battle: Fight, unit: int) -> None:
    """CPT.06, CPT.07 Shooting has made a unit shaken: its captain is hit on a 12."""
    _risk(battle, unit, "shooting", 0)


def risk_in_melee(battle: Fight, unit: int) -> None:
    """CPT.08-CPT.10 Each round a captain who leads an engaged unit is hit on 12 or more, with one more for each excess
    casualty of the unit and for each attack he adds from the second on."""
    who = led_by(battle, unit)
    if who != NOBODY:
        _risk(battle, unit, "melee", battle.state.excess[unit] + max(0, battle.state.attacks[who] - 1))


def _risk(battle: Fight, unit: int, situation: str, more: int) -> None:
    who = led_by(battle, unit)
    if who == NOBODY:
        return
    dice = [battle.dice.roll(6) + 1, battle.dice.roll(6) + 1]
    hit = sum(dice) + more >= CAPTAIN_RISK[situation].hit_on
    battle.emit("captain-aimed", captain=battle.field.captain_ids[who], dice=dice, more=more, hit=int(hit))
    if hit:
        _suffer(battle, who, situation)


def _suffer(battle: Fight, who: int, situation: str) -> None:
    """CPT.07, CPT.10, CPT.11 One die: killed, wounded, or in luck."""
    die, risk = battle.dice.roll(6) + 1, CAPTAIN_RISK[situation]
    battle.emit("captain-risk", captain=battle.field.captain_ids[who], die=die)
    if die <= risk.killed_up_to:
        kill(battle, who)
    elif die <= risk.wounded_up_to:
        wound(battle, who)


def outlive(battle: Fight, unit: int) -> None:
    """CPT.11, CPT.17 The captain of a unit that is lost: 1-2 killed, 3-4 wounded, 5-6 unharmed; if he lives he stays
    alone where its centre was."""
    state = battle.state
    who = led_by(battle, unit)
    if who == NOBODY:
        return
    state.leads[who] = NOBODY
    _suffer(battle, who, "unit_lost")
    drive_away(battle)


def wound(battle: Fight, who: int) -> None:
    """CPT.12, CPT.13 A wounded captain fights no more; a second wound kills him."""
    if battle.state.captain_state[who] == WOUNDED:
        kill(battle, who)
    else:
        battle.state.captain_state[who] = WOUNDED
        battle.emit("wounded", captain=battle.field.captain_ids[who])


def kill(battle: Fight, who: int) -> None:
    """CPT.13, CPT.15, VIC.04 A captain is dead; with the general the re-roll is gone for good. His successor is not
    the man of whom the scenario speaks."""
    state, line = battle.state, battle.field.captains[who]
    state.captain_state[who], state.leads[who] = DEAD, NOBODY
    state.fallen[who] = state.fallen[who] or state.round
    if line.general:
        state.reroll[line.side] = -1
    battle.emit("killed", captain=line.id)


def replace(battle: Fight) -> Activity:
    """CPT.14 At the start of a turn each killed captain is replaced by one who leads a unit of the division, in the
    open or in a work."""
    state, field = battle.state, battle.field
    for who in field.captains_of[state.active]:
        if state.captain_state[who] != DEAD:
            continue
        units = [unit for unit in field.captains[who].units if present(battle, unit)]
        if not units:
            continue
        chosen = ("replace", who, units[0])
        if len(units) > 1:
            chosen = yield Ask(state.active, "replace", [("replace", who, unit) for unit in units], about=who)
        else:
            granted(battle, *chosen)
        state.captain_state[who], state.leads[who] = WELL, chosen[2]
        state.captain_x[who], state.captain_y[who] = figure(battle, chosen[2])[:2]
        state.command[who], state.combat[who] = min(state.command[who], REPLACED_COMMAND), REPLACED_COMBAT
        battle.emit("replaced", captain=field.captain_ids[who], unit=field.ids[chosen[2]])
    state.phase = "feign"


def drive_away(battle: Fight) -> None:
    """CPT.16 A captain alone with an enemy less than an inch away leads his nearest unit within 24 inches, or dies."""
    state = battle.state
    for who, line in enumerate(battle.field.captains):
        if state.captain_state[who] in (DEAD, OUTSIDE) or state.leads[who] != NOBODY:
            continue
        x, y = state.captain_x[who], state.captain_y[who]
        if not _near_enemy(battle, who, x, y):
            continue
        own = [(point_distance(x, y, figure(battle, u)), u) for u in line.units if present(battle, u)]
        own = [pair for pair in own if pair[0] <= CAPTAIN_MOVE]
        if own:
            unit = min(own)[1]
            state.leads[who] = unit
            state.captain_x[who], state.captain_y[who] = figure(battle, unit)[:2]
            battle.emit("driven", captain=line.id, unit=battle.field.ids[unit])
        else:
            kill(battle, who)
