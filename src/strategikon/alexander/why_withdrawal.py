"""6.7, 6.8 Why not: who may not give way now, and where a withdrawal may not lead."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import leader_moves, stacking, stepping_back
from strategikon.alexander.giving_way import approached, cannot_withdraw_line
from strategikon.alexander.pieces import Fight, hexes, is_on_map
from strategikon.alexander.terrain import Places
from strategikon.alexander.withdrawal import bars, cannot_fall_back, gap, is_approached, shifts
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.why import Explainers


def why_not_withdraw_leader(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """4.62a Why a leader may not."""
    reason = leader_moves.cannot_withdraw(battle, leader, ask.about[0])
    return reason or refusal("4.62a", "alexander-why-not-approached", unit=battle.field.leader_ids[leader])


def why_not_withdraw(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    """6.71 Why a unit may not withdraw from the mover."""
    mover, old = ask.about
    if battle.field.side_of[unit] != ask.side or not is_on_map(battle, unit):
        return refusal("6.71a", "alexander-why-not-yours", unit=battle.field.ids[unit])
    if not is_approached(battle, hexes(battle, unit), mover, old):
        return refusal("6.71d", "alexander-why-not-approached", unit=battle.field.ids[unit]).besides("6.71a")
    return together(*bars(battle, unit, mover))


def why_not_stop(battle: Fight, ask: Ask) -> Refusal | None:
    """6.71a, 6.91a, 6.84b, 4.62a Why a withdrawal may not end here."""
    match ask.about:
        case (leader,):
            return leader_moves.why_not_stop(battle, leader)
        case (unit, _):
            return refusal("6.84b", "alexander-why-withdrawal-nearer", unit=battle.field.ids[unit])
        case (unit, _, _):
            return stacking.why_not_go_on(battle, unit, "6.91a")
        case (unit, enemy, _, start):
            rule = "6.91a" if gap(battle, hexes(battle, unit), enemy) > start else "6.71a"
            return refusal(rule, "alexander-why-withdrawal-nearer", unit=battle.field.ids[unit])
    return None


def why_not_turn(battle: Fight, ask: Ask, facing: int) -> Refusal | None:
    """6.72a Why a withdrawing unit may not turn yet; 4.26a a leader has nothing to turn."""
    if ask.about is None:
        return None
    if len(ask.about) == 1:
        return refusal("4.26a", "alexander-why-leader-walks", leader=battle.field.leader_ids[ask.about[0]])
    return refusal("6.72a", "alexander-why-turn-at-end", unit=battle.field.ids[ask.about[0]])


def why_not_withdraw_line(battle: Fight, ask: Ask, leader: int, kind: str) -> Refusal | None:
    """6.74 Why the units of this Type may not withdraw together."""
    mover, old = ask.about
    return cannot_withdraw_line(battle, leader, kind, mover, approached(battle, mover, old, ask.side))


def why_not_step_back(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """6.84 Why a Line does not withdraw as planned. Whether another side has a plan nobody learns by asking (6.82)."""
    if battle.field.leader_side[leader] != ask.side:
        return refusal("6.84a", "alexander-why-not-your-leader", leader=battle.field.leader_ids[leader])
    return stepping_back.cannot_step_back(battle, leader, *ask.about)


def why_not_retreat(battle: Fight, ask: Ask, places: Places) -> Refusal | None:
    """6.7, 6.84b, 6.92c, 4.62a Why a withdrawing unit or leader may not go there."""
    match ask.about:
        case (leader,):
            return leader_moves.why_not_withdraw_to(battle, leader, places)
        case (unit, _):
            return refusal("6.84b", "alexander-why-withdrawal-nearer", unit=battle.field.ids[unit])
        case (unit, _, _):
            return stacking.why_not_go_on(battle, unit, "6.92c")
        case (unit, enemy, mp, start):
            return _why_not_back(battle, unit, places, enemy, mp, start)
    return None


def _why_not_back(battle: Fight, unit: int, places: Places, enemy: int, mp: int, start: int) -> Refusal:
    """6.71 Why a withdrawing unit may not go there."""
    if not start:
        return refusal("6.71b", "alexander-why-mp", cost=1, left=mp)
    own = hexes(battle, unit)
    if places not in shifts(battle, own):
        return refusal("6.71a", "alexander-why-not-adjacent", unit=battle.field.ids[unit])
    reason = cannot_fall_back(battle, unit, own, places, enemy, mp)
    if reason and stacking.friends_in(battle, unit, places):
        return reason.besides("6.75a")
    return reason or refusal("6.71a", "alexander-why-withdrawal-nearer", unit=battle.field.ids[unit])


def why_not_exit(battle: Fight, ask: Ask, edge: str) -> Refusal | None:
    """8.46c, 6.31a Only Darius withdraws off the map, over the Retreat Edge of his army once he is there."""
    if ask.about is None:
        return None
    ids = battle.field.leader_ids if len(ask.about) == 1 else battle.field.ids
    rule = "8.46c" if len(ask.about) == 1 and leader_moves.flees(battle, ask.about[0]) else "6.31a"
    return refusal(rule, "alexander-why-off-map", unit=ids[ask.about[0]])


def why_not_hold(battle: Fight, ask: Ask) -> Refusal:
    """9.16a Why somebody must withdraw."""
    return refusal("9.16a", "alexander-why-must-flee")


WHY_NOT: Final[Explainers] = {
    ("withdraw", "withdraw"): why_not_withdraw,
    ("withdraw", "withdraw-leader"): why_not_withdraw_leader,
    ("withdraw", "withdraw-line"): why_not_withdraw_line,
    ("withdraw", "withdraw-prearranged"): why_not_step_back,
    ("withdraw", "hold"): why_not_hold,
    ("retreat", "step"): why_not_retreat,
    ("retreat", "turn"): why_not_turn,
    ("retreat", "exit"): why_not_exit,
    ("retreat", "halt"): why_not_stop,
}
