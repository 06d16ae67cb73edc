"""13.17-13.31, 14. Leaders: casualty tests, evades and escapes. Also the loss of blocks, which causes them."""

from __future__ import annotations

from strategikon.ancients.battle_dice import BATTLE_DIE, score_all
from strategikon.ancients.close_dice import escape_dice
from strategikon.ancients.engagement import Combat
from strategikon.ancients.field import BASELINE, GRID, REAR, Fight
from strategikon.ancients.state import LEFT
from strategikon.ancients.tables import HELMET
from strategikon.ancients.victory import check_victory, eliminate, fall, take_off
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Refusal, Value, refusal
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.throws import Throw

EVADE_MOVE = 3  # 13.17
STOP = "stop"


def lose_blocks(battle: Fight, combat: Combat, unit: int, losses: int) -> Activity:
    """10.28, 11.53 Blocks are removed, those beyond the last are lost; 14.01-14.06 then its leader is looked at."""
    leader = battle.state.leader_at[battle.state.hex_of[unit]]
    remove_blocks(battle, unit, losses)
    if battle.state.blocks[unit] == 0:
        eliminate(battle, unit)
    yield from look_at_leader(battle, combat, unit, leader)


def remove_blocks(battle: Fight, unit: int, losses: int) -> None:
    """10.29, 11.54 Hits beyond the blocks left have no effect."""
    state = battle.state
    lost = min(losses, state.blocks[unit])
    state.blocks = changed(state.blocks, unit, state.blocks[unit] - lost)
    battle.emit("hit", unit=battle.field.ids[unit], hits=losses, lost=lost, blocks=state.blocks[unit])


def look_at_leader(battle: Fight, combat: Combat, unit: int, leader: int) -> Activity:
    """14.01 Two helmets on 2 dice kill the leader of a unit that lost blocks; 14.05 one on 1 die if it lost the last.

    14.03, R-ANC-73 Once a combat. 13.19 Left alone and alive, he must evade, tested or not (R-ANC-74).
    """
    if leader < 0:
        return
    alone = battle.state.blocks[unit] == 0
    if leader not in combat.tested:
        combat.tested.append(leader)
        if test_leader(battle, leader, 1 if alone else 2):
            kill_leader(battle, leader)
            return
    if alone:
        yield from leader_evade(battle, leader)


def test_leader(battle: Fight, leader: int, dice: int) -> bool:
    """14.01, 14.05 Every die must show a helmet."""
    name = battle.field.ids[leader]
    throw = battle.throw("roll", dice, BATTLE_DIE, target=name)
    throw.tell(faces=throw.faces, dice=dice, purpose="leader")
    killed = score_all(throw, HELMET) == dice
    battle.emit("leader-test", leader=name, killed=int(killed))
    return killed


def lone_leader_attacked(battle: Fight, leader: int, throw: Throw) -> Activity:
    """14.09-14.11 Only helmets hit him, one is enough; missed, he must evade (13.18)."""
    if score_all(throw, HELMET):
        kill_leader(battle, leader)
    else:
        yield from leader_evade(battle, leader)


def kill_leader(battle: Fight, leader: int) -> None:
    """14.12 The leader is removed and the other side wins a banner."""
    fall(battle, leader)
    check_victory(battle)


# -- 13.17 Leader evade ----------------------------------------------------------------------------------------------


def leader_evade(battle: Fight, leader: int) -> Activity:
    """13.17, 13.20 One to three hexes toward his own edge, hex by hex, as his owner likes."""
    state, field = battle.state, battle.field
    start = state.hex_of[leader]
    state.leader_at = changed(state.leader_at, start, OFF)
    if not steps_on(battle, leader, EVADE_MOVE):
        state.leader_at = changed(state.leader_at, start, leader)
        kill_leader(battle, leader)  # R-ANC-81: nowhere to go
        return
    path = [GRID.names[start]]
    for left in range(EVADE_MOVE, 0, -1):
        steps = steps_on(battle, leader, left)
        may_stop = left < EVADE_MOVE and cannot_stop(battle, leader, state.hex_of[leader]) is None
        choices: list[Value] = [*steps, STOP] if may_stop else [*steps]
        if not choices:
            break
        choice = yield from choose(battle, field.side_of[leader], "leader-evade", choices, about=leader)
        if choice == STOP:
            break
        if choice == OFF:
            leave_over_edge(battle, leader)
            return
        state.hex_of[leader] = choice
        path.append(GRID.names[choice])
        if escape_fails(battle, leader):
            return
    come_to_rest(battle, leader, path)


def steps_on(battle: Fight, leader: int, left: int) -> list[int]:
    """13.20-13.27 The next hexes of an evade from which it can still end well; OFF is over the own edge."""
    side, here = battle.field.side_of[leader], battle.state.hex_of[leader]
    if left == 0:
        return []
    steps = [there for there in REAR[side][here] if can_end_well(battle, leader, there, left - 1)]
    if GRID.position[here][0] == BASELINE[side]:
        steps.append(OFF)
    return steps


def can_end_well(battle: Fight, leader: int, there: int, left: int) -> bool:
    """13.21, 13.31, R-ANC-81 Whether he may be in this hex and stop there or go on to where he may."""
    if cannot_evade_through(battle, leader, there):
        return False
    if cannot_stop(battle, leader, there) is None:
        return True
    side = battle.field.side_of[leader]
    if left and GRID.position[there][0] == BASELINE[side]:
        return True
    return left > 0 and any(can_end_well(battle, leader, beyond, left - 1) for beyond in REAR[side][there])


def cannot_stop(battle: Fight, leader: int, there: int) -> Refusal | None:
    """13.21, 13.31 He may not end with another leader or with an enemy."""
    state, field = battle.state, battle.field
    unit, other, name = state.unit_at[there], state.leader_at[there], GRID.names[there]
    if unit >= 0 and field.side_of[unit] != field.side_of[leader]:
        return refusal("13.31", "ancients-why-enemy-hex", hex=name, unit=field.ids[unit])
    if other >= 0:
        return refusal("13.21", "ancients-why-two-leaders", hex=name, leader=field.ids[other])
    return None


def cannot_evade_through(battle: Fight, leader: int, there: int) -> Refusal | None:
    """13.22, 13.23, 16.20 Impassable terrain is closed; so is a lone enemy leader (R-ANC-82), friends are not."""
    field, state = battle.field, battle.state
    name, other = GRID.names[there], state.leader_at[there]
    if field.shut[there]:
        rule = "16.20" if field.terrain[there].id == "coast" else "16.22"
        closed = refusal(rule, "ancients-why-impassable", hex=name, terrain=field.terrain[there].id)
        return closed.besides("13.21")
    if other >= 0 and field.side_of[other] != field.side_of[leader] and state.unit_at[there] < 0:
        return refusal("13.27", "ancients-why-occupied", hex=name, unit=field.ids[other])
    return None


def come_to_rest(battle: Fight, leader: int, path: list[str]) -> None:
    """13.24 Where he ends he is attached to a unit of his side that has no leader."""
    state, ids = battle.state, battle.field.ids
    here = state.hex_of[leader]
    state.leader_at = changed(state.leader_at, here, leader)
    battle.emit("evade", unit=ids[leader], path=path, hex=GRID.names[here])
    if state.unit_at[here] >= 0:
        battle.emit("attach", leader=ids[leader], unit=ids[state.unit_at[here]])


def leave_over_edge(battle: Fight, leader: int) -> None:
    """13.26 Off his own edge: no banner, and he does not come back."""
    take_off(battle, leader, LEFT)
    battle.emit("leader-left", leader=battle.field.ids[leader])


def escape_fails(battle: Fight, leader: int) -> bool:
    """13.27-13.30 The enemy unit whose hex he enters strikes at him: one helmet kills."""
    state, field = battle.state, battle.field
    unit = state.unit_at[state.hex_of[leader]]
    if unit < 0 or field.side_of[unit] == field.side_of[leader]:
        return False
    dice = escape_dice(battle, unit)
    throw = battle.throw("roll", dice, BATTLE_DIE, unit=field.ids[unit], target=field.ids[leader])
    throw.tell(faces=throw.faces, dice=dice, purpose="escape")
    if not score_all(throw, HELMET):
        return False
    kill_leader(battle, leader)
    return True
