"""8.34, 8.4 Leaders in combat: casualties and Personal Combat."""

from __future__ import annotations

from strategikon.alexander import leaders, victory
from strategikon.alexander.pieces import Fight, is_leader_on_map, leader_id
from strategikon.alexander.state import DEAD, NOWHERE, LeaderMark
from strategikon.alexander.tables import CASUALTIES, D10, Casualty
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.throws import HIT

FINISHED, WOUNDED, KILLED = "finished", "wounded", "killed"  # the results of chart 8.65


# -- 8.34 casualties ---------------------------------------------------------------------------------------------------


def casualty_check(battle: Fight, leader: int) -> Activity:
    """8.19a, 8.34b, 8.34c, 8.34e A die; on a 0 a second one on chart 8.65. His Personal Combat rating does not
    count."""
    throw = battle.throw("casualty", 1, D10, leader=leader_id(battle, leader))
    hit = throw.number == 0
    throw.tell(die=throw.number, hit=int(hit))
    if hit:
        throw.scored(0, HIT)
        second = battle.dice.roll(10)
        throw.add(second)
        suffer(battle, leader, next(row for row in CASUALTIES if second in row.dice))
    yield from ()


def suffer(battle: Fight, leader: int, row: Casualty) -> None:
    """8.34f, 8.42a, 8.45a What a line of chart 8.65 does: out for the turn, wounded besides, or killed. A second wound
    kills."""
    state = battle.state
    wounded = row.result == WOUNDED
    if row.result == KILLED or (wounded and state.leader_marks[leader] & LeaderMark.WOUNDED):
        kill(battle, leader, "combat")
        return
    if wounded:
        loss = state.leader_loss[leader] + row.rating_loss
        state.leader_loss = changed(state.leader_loss, leader, loss)
        state.leader_marks[leader] |= LeaderMark.WOUNDED
        battle.emit("leader-wounded", leader=leader_id(battle, leader), loss=row.rating_loss)
    put_out(battle, leader)


def put_out(battle: Fight, leader: int) -> None:
    """8.34f, R-ALEX-66, R-ALEX-120 He does nothing more this turn and adds no Charisma, though he still defends
    himself. The unit he went along with goes on without him."""
    battle.state.leader_marks[leader] |= LeaderMark.OUT
    if leader in battle.state.party:
        battle.state.party.remove(leader)
    battle.emit("leader-out", leader=leader_id(battle, leader))
    leaders.finish(battle, leader, "casualty")
    _end_orders(battle, leader)


def kill(battle: Fight, leader: int, cause: str) -> None:
    """8.44a, 4.62b, 4.64a, 9.14d A leader is gone for good: Rout Points, and if he was active his orders end."""
    state = battle.state
    if not is_leader_on_map(battle, leader):
        return
    state.leader_hex[leader], state.leader_state[leader] = NOWHERE, DEAD
    if leader in state.party:
        state.party.remove(leader)
    battle.emit("leader-killed", leader=leader_id(battle, leader), cause=cause)
    _end_orders(battle, leader)
    victory.leader_lost(battle, leader)


def _end_orders(battle: Fight, leader: int) -> None:
    """8.34f The active leader gives no more orders; shock already designated goes on."""
    if battle.state.leader == leader:
        battle.state.orders_left = 0


# -- 8.4 Personal Combat -----------------------------------------------------------------------------------------------


def personal_combat(battle: Fight, one: int, other: int) -> Activity:
    """8.41a, 8.42a, 4.63a A die and a rating each, the active side's first; the loser's fate is on chart 8.65."""
    state, side_of = battle.state, battle.field.leader_side
    first, second = (one, other) if side_of[one] == state.active else (other, one)
    throw = battle.throw("duel", 2, D10, leader=leader_id(battle, first), other=leader_id(battle, second))
    totals = [die + _rating(battle, leader) for die, leader in zip(throw.rolled, (first, second), strict=True)]
    for leader in (first, second):
        state.leader_marks[leader] |= LeaderMark.FOUGHT
    difference = totals[0] - totals[1]
    loser = second if difference > 0 else first
    throw.tell(dice=throw.faces, totals=totals, loser=leader_id(battle, loser) if difference else None)
    if difference:
        throw.scored(0 if difference > 0 else 1, HIT)
        suffer(battle, loser, next(row for row in CASUALTIES if abs(difference) in row.differences))
    yield from ()


def _rating(battle: Fight, leader: int) -> int:
    return leaders.personal_combat_rating(battle, leader) or 0


def cannot_duel(battle: Fight, leader: int) -> Refusal | None:
    """8.43a Indian leaders have no rating and never fight."""
    if leaders.personal_combat_rating(battle, leader) is None:
        return refusal("8.43a", "alexander-why-indian-leader", leader=battle.field.leader_ids[leader])
    return None
