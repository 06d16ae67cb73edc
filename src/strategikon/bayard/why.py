"""Why an option is not on offer: each question and verb names the predicate that its own offer uses."""

from __future__ import annotations

from typing import Final

from strategikon.bayard import (
    chains,
    command,
    evade,
    fights,
    formations,
    messengers,
    movement,
    off_table,
    order,
    rally,
    shooting,
)
from strategikon.bayard.field import Fight
from strategikon.bayard.fire import means
from strategikon.bayard.leaders import moves_alone
from strategikon.bayard.pieces import hex_name, leader_id
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.why import Why


def _why_move(battle: Fight, ask: Ask, unit: int, there: int | None) -> Refusal | None:
    reason = movement.cannot_move(battle, unit)
    if reason is not None or there is None or battle.state.hex_of[unit] < 0:
        return reason
    return movement.cannot_move_to(battle, unit, there)


def _why_move_leader(battle: Fight, ask: Ask, leader: int, there: int | None) -> Refusal | None:
    """2.35, 3.22"""
    from_alone = moves_alone(battle, leader) or messengers.is_running(battle, leader)
    if not from_alone:
        return refusal("2.35", "bayard-why-leader-idle", leader=leader_id(battle, leader))
    if there is None:
        return None
    return refusal("3.22", "bayard-why-leader-far", leader=leader_id(battle, leader), hex=hex_name(battle, there))


def _why_attack(battle: Fight, ask: Ask, unit: int, target: int | None) -> Refusal | None:
    reason = fights.cannot_fight(battle, unit)
    return reason if reason is not None or target is None else fights.cannot_attack(battle, unit, target)


def _why_shoot(battle: Fight, ask: Ask, unit: int, target: int | None) -> Refusal | None:
    reason = fights.cannot_fight(battle, unit) or shooting.cannot_shoot(battle, unit)
    return reason if reason is not None or target is None else shooting.cannot_shoot_at(battle, unit, target)


def _why_burn(battle: Fight, ask: Ask, unit: int, number: int | None) -> Refusal | None:
    reason = fights.cannot_fight(battle, unit)
    return reason if reason is not None or number is None else means.cannot_burn(battle, unit, number)


def _why_douse(battle: Fight, ask: Ask, unit: int, number: int | None) -> Refusal | None:
    reason = fights.cannot_fight(battle, unit)
    return reason if reason is not None or number is None else means.cannot_douse(battle, unit, number)


def _why_done(battle: Fight, ask: Ask) -> Refusal | None:
    """4.06, A2.54, A2.55 Not while somebody must attack."""
    must = fights.duties(battle)
    return refusal("A2.54", "bayard-why-must-attack", unit=battle.field.ids[must[0]]) if must else None


def _why_evade(battle: Fight, ask: Ask) -> Refusal | None:
    return evade.cannot_evade(battle, *ask.about)


def _why_riposte(battle: Fight, ask: Ask) -> Refusal:
    """4.111"""
    return refusal("4.109", "bayard-why-no-riposte")


WHY: Final = Why(
    by_ask={
        ("lead", "lead"): lambda battle, ask, leader: command.cannot_lead(battle, leader),
        ("activate", "activate"): lambda battle, ask, unit: command.cannot_activate(battle, unit),
        ("activate", "activate-leader"): lambda battle, ask, leader: command.cannot_activate_leader(battle, leader),
        ("activate", "send-herald"): lambda battle, ask, runner: messengers.cannot_send_herald(battle, runner),
        ("activate", "send-leader"): lambda battle, ask, leader: messengers.cannot_send_leader(battle, leader),
        ("move", "move"): _why_move,
        ("move", "move-leader"): _why_move_leader,
        ("move", "form"): lambda battle, ask, unit, number: formations.cannot_form(battle, unit, number),
        ("move", "chain"): lambda battle, ask, unit, there: chains.cannot_lay(battle, unit, there),
        ("move", "unchain"): lambda battle, ask, unit, there: chains.cannot_take_up(battle, unit, there),
        ("move", "break"): lambda battle, ask, unit: formations.cannot_break(battle, unit),
        ("move", "loosen"): lambda battle, ask, unit: order.cannot_loosen(battle, unit),
        ("move", "close"): lambda battle, ask, unit: order.cannot_close(battle, unit),
        ("move", "exit"): lambda battle, ask, leader: off_table.cannot_exit(battle, leader),
        ("fight", "attack"): _why_attack,
        ("fight", "shoot"): _why_shoot,
        ("fight", "burn"): _why_burn,
        ("fight", "douse"): _why_douse,
        ("fight", "done"): _why_done,
        ("react", "evade"): _why_evade,
        ("rally", "rally"): lambda battle, ask, leader: rally.cannot_rally(battle, leader),
        ("laager", "laager"): lambda battle, ask, unit: formations.cannot_laager(battle, unit),
    },
    by_verb={"riposte": _why_riposte},
    patient=("move", "attack", "shoot", "move-leader"),
)
