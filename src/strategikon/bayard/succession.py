"""4.125, 4.126 The General falls: a turn is missed, and another takes his place."""

from __future__ import annotations

from strategikon.bayard import messengers
from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import hex_name, leader_id, unmark
from strategikon.bayard.state import Mark
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Value
from strategikon.kernel.ruleset import Activity, changed

GENERAL, SUB_GENERAL, OFFICER = "general_in_chief", "sub_general", "senior_officer"


def mourn(battle: Fight, leader: int) -> None:
    """4.125, R-BAY-48 The side of a General who is eliminated misses its next turn."""
    if battle.state.leader_rank[leader] != GENERAL:
        return
    side = battle.field.leader_side[leader]
    missed = list(battle.state.missed)
    missed[side] += 1
    battle.state.missed = (missed[0], missed[1])
    battle.emit("general-falls", leader=leader_id(battle, leader), side=battle.sides[side])


def succeed(battle: Fight) -> Activity:
    """4.126 In the missed turn alone: a new General, in place of a Sub-general, else of an officer, else anywhere."""
    state, side = battle.state, battle.state.active
    heirs = heirs_of(battle, side)
    if heirs:
        _, leader = yield from choose(battle, side, "succeed", [("succeed", heir) for heir in heirs])
        state.leader_rank = changed(state.leader_rank, leader, GENERAL)
        battle.emit("succeeds", leader=leader_id(battle, leader), hex=hex_name(battle, state.leader_hex[leader]))
    else:
        yield from _appoint(battle, side)
    for unit in battle.field.units_of[side]:
        unmark(battle, unit, Mark.PREPLAYED)  # 3.12, R-BAY-20
    state.phase = "fires"


def heirs_of(battle: Fight, side: int) -> list[int]:
    """4.126 Sub-generals on the table, failing them officers."""
    state = battle.state
    for rank in (SUB_GENERAL, OFFICER):
        own = (leader for leader in battle.field.leaders_of[side] if state.leader_rank[leader] == rank)
        found = [leader for leader in own if state.leader_hex[leader] >= 0]
        if found:
            return found
    return []


def _appoint(battle: Fight, side: int) -> Activity:
    """4.126, R-BAY-48 With no leader left the new General, who takes the figure of the fallen one, may appear in any
    hex that is open to him."""
    state = battle.state
    fallen = next((one for one in battle.field.leaders_of[side] if state.leader_rank[one] == GENERAL), None)
    if fallen is None:
        return
    free = [here for here in range(battle.field.grid.size) if messengers.is_open(battle, side, here)]
    values: list[Value] = [("appoint", here) for here in free]
    _, here = yield from choose(battle, side, "succeed", values)
    state.leader_hex[fallen] = here
    battle.emit("succeeds", leader=leader_id(battle, fallen), hex=hex_name(battle, here))
