"""1.27-1.32 The turn: first one player, then the other, each through the same phases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from strategikon.bayard import (
    agents,
    ammunition,
    command,
    corps,
    deployment,
    fights,
    formations,
    harm,
    messengers,
    moving,
    orders,
    rally,
    sailing,
    succession,
    temper,
    victory,
)
from strategikon.bayard.field import Fight
from strategikon.bayard.fire import burning
from strategikon.bayard.night import sentinels, sleep
from strategikon.bayard.state import LEADER_TURN_MARKS, MISSED, TURN_MARKS, Mark
from strategikon.bayard.weather import exposure
from strategikon.bayard.weather.opening import sky_phase
from strategikon.kernel.ruleset import Activity, changed


def turn(battle: Fight) -> None:
    """1.27, R-BAY-101 A player's turn begins: what his pieces did in the last one is forgotten, and messages arrive."""
    state, side = battle.state, battle.state.active
    if orders.is_due(battle):
        state.phase = "orders"
        return
    ammunition.resupply(battle, side)
    for unit in battle.field.units_of[side]:
        state.marks[unit] &= ~TURN_MARKS
        state.moved[unit] = 0
    for leader in battle.field.leaders_of[side]:
        state.leader_marks[leader] &= ~LEADER_TURN_MARKS
    state.chiefs, state.stage, state.points = (), MISSED if state.missed[side] else 0, 0
    battle.emit("turn", side=battle.sides[side], turn=state.turn)
    if battle.field.fire:
        burning.expire(battle)
    if state.stage != MISSED:
        messengers.arrive(battle)
    state.phase = "dawn"


def dawn(battle: Fight) -> Activity | None:
    """A5.04, A5.119 Boats that have burnt down sink, and agents try their luck."""
    sinking = sailing.burnt_down(battle) if battle.field.boat_ids else []
    acting = agents.due(battle) if battle.state.missions else []
    if sinking or acting:
        return _dawn(battle, sinking, acting)
    battle.state.phase = "sky"
    return None


def _dawn(battle: Fight, sinking: list[int], acting: list[int]) -> Activity:
    battle.state.phase = "sky"
    yield from sailing.sink_all(battle, sinking)
    yield from agents.act_all(battle, acting)


def fires(battle: Fight) -> Activity | None:
    """A5.11, A5.13, R-BAY-97 Fires spread and burn after the combats, and after those of the second player the weather
    strikes; without the switches nothing does."""
    if battle.field.fire or battle.field.weather or battle.field.boat_ids:
        return _elements(battle)
    battle.state.phase = _after_fires(battle)
    return None


def _after_fires(battle: Fight) -> str:
    return "end" if battle.state.stage == MISSED else "rally"


def _elements(battle: Fight) -> Activity:
    battle.state.phase = _after_fires(battle)
    if battle.field.fire:
        burning.spread(battle)
        yield from burning.strike_all(battle)
        sleep.blazes(battle)
    if battle.state.half == 1 and battle.field.weather:
        burning.weathered(battle)
        yield from exposure.strike_all(battle)
    if battle.state.half == 1 and battle.field.boat_ids:
        yield from sailing.tide(battle)


def end(battle: Fight) -> None:
    """1.32, 4.91, 4.125 A player's turn ends: victory, what guns were debited, and the other player's turn. He whose
    General fell in this very turn has the next one still to miss."""
    state, side = battle.state, battle.state.active
    if state.stage == MISSED:
        left = list(state.missed)
        left[side] -= 1
        state.missed = (left[0], left[1])
    for unit in battle.field.units_of[side]:
        if state.debit[unit] and not state.marks[unit] & Mark.DRIVEN:
            state.debit = changed(state.debit, unit, 0)
        state.marks[unit] &= ~Mark.WOKEN  # A5.85 for one turn
    corps.note_reached(battle)
    victory.look_at_end(battle)
    if state.half == 1:
        victory.look_at_full_turn(battle)
        state.turn += 1
    state.half = 1 - state.half
    state.active = 1 - side
    state.phase = "turn"


PHASES: Final[Mapping[str, Callable[[Fight], Activity | None]]] = {
    "lots": deployment.lots,
    "deploy": deployment.deploy,
    "orders": orders.orders_phase,
    "turn": turn,
    "dawn": dawn,
    "sky": sky_phase,
    "beasts": harm.beasts_phase,
    "listen": sentinels.listen_phase,
    "succeed": succession.succeed,
    "lead": command.lead,
    "activate": command.activate,
    "obey": temper.obey,
    "move": moving.move_phase,
    "moved": moving.moved_phase,
    "fight": fights.fight_phase,
    "fires": fires,
    "rally": rally.rally_phase,
    "laager": formations.laager_phase,
    "end": end,
}
