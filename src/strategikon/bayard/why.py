"""Why an option is not on offer: each question and verb names the predicate that its own offer uses."""

from __future__ import annotations

from typing import Final

from strategikon.bayard import (
    agents,
    allies,
    beast_hunt,
    beyond_reach,
    boats,
    chains,
    command,
    corps,
    deployment,
    fights,
    formations,
    messengers,
    movement,
    off_table,
    order,
    rally,
    sailing,
    shooting,
    temper,
    why_fights,
)
from strategikon.bayard.allowances import allowance_of
from strategikon.bayard.field import Fight
from strategikon.bayard.fire import means
from strategikon.bayard.night import sentinels, sleep
from strategikon.bayard.pieces import is_activated
from strategikon.bayard.weather.change import why_reroll
from strategikon.bayard.why_phases import OUT_OF_PHASE
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.why import Why, predicate


def _why_move(battle: Fight, ask: Ask, unit: int, there: int | None) -> Refusal | None:
    reason = movement.cannot_move(battle, unit)
    if reason is not None or there is None or battle.state.hex_of[unit] < 0:
        return reason
    return beyond_reach.cannot_move_to(battle, unit, there)


def _why_leave(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    """3.14-3.20, 3.32 Who has no hex to leave the table with says why."""
    reason = off_table.cannot_leave(battle, unit)
    if reason is None or battle.state.hex_of[unit] < 0 or allowance_of(battle, unit).march > 0:
        return reason
    return reason.besides(*beyond_reach.causes(battle, unit))


def _why_deliver_leader(battle: Fight, ask: Ask, leader: int, unit: int) -> Refusal | None:
    """2.10, 2.11, 2.31, 2.32 He brings the order of his sender, to those who obey him."""
    if battle.field.side_of[unit] != battle.state.active:
        return refusal("2.26", "bayard-why-enemy-unit", unit=battle.field.ids[unit])
    if messengers.is_running(battle, leader):
        reason = allies.cannot_obey(battle, unit, messengers.acting_chief(battle))
        if reason is not None:
            return reason
        if is_activated(battle, unit):
            return refusal("2.16", "bayard-why-activated", unit=battle.field.ids[unit])
    return beyond_reach.cannot_move_leader_to(battle, leader, battle.state.hex_of[unit])


def _why_attack(battle: Fight, ask: Ask, unit: int, target: int | None) -> Refusal | None:
    reason = fights.cannot_fight(battle, unit)
    if target is None or battle.state.hex_of[unit] < 0:
        return reason
    return together(reason, fights.cannot_attack(battle, unit, target))


def _why_shoot(battle: Fight, ask: Ask, unit: int, target: int | None) -> Refusal | None:
    reason = fights.cannot_start(battle, unit)
    if battle.state.hex_of[unit] < 0:
        return reason
    reason = together(reason, shooting.why_not_shoot(battle, unit))
    return reason if target is None else together(reason, shooting.cannot_shoot_at(battle, unit, target))


def _why_shoot_beast(battle: Fight, ask: Ask, unit: int, there: int | None) -> Refusal | None:
    reason = fights.cannot_start(battle, unit) or shooting.cannot_shoot(battle, unit)
    return reason if reason is not None or there is None else beast_hunt.cannot_shoot_at(battle, unit, there)


def _why_attack_beast(battle: Fight, ask: Ask, unit: int, there: int | None) -> Refusal | None:
    reason = fights.cannot_start(battle, unit)
    return reason if reason is not None or there is None else beast_hunt.cannot_attack(battle, unit, there)


def _why_shoot_fire(battle: Fight, ask: Ask, unit: int, target: int | None) -> Refusal | None:
    reason = means.nothing_burns(battle) or fights.cannot_start(battle, unit)
    return reason if reason is not None or target is None else means.cannot_shoot_fire(battle, unit, target)


def _why_burn(battle: Fight, ask: Ask, unit: int, number: int | None) -> Refusal | None:
    reason = means.nothing_burns(battle) or fights.cannot_start(battle, unit)
    if reason is not None or number is None:
        return reason and reason.besides("A5.25")
    return means.cannot_burn(battle, unit, number)


def _why_douse(battle: Fight, ask: Ask, unit: int, number: int | None) -> Refusal | None:
    reason = means.nothing_burns(battle) or fights.cannot_start(battle, unit)
    if reason is not None or number is None:
        return reason and reason.besides("A5.26")
    return means.cannot_douse(battle, unit, number)


def _why_silence(battle: Fight, ask: Ask, unit: int, there: int | None) -> Refusal | None:
    reason = fights.cannot_start(battle, unit)
    return reason if reason is not None or there is None else sentinels.cannot_silence(battle, unit, there)


def _why_done(battle: Fight, ask: Ask) -> Refusal | None:
    """4.06, A2.54, A2.55 Not while somebody must attack."""
    must = fights.duties(battle)
    if not must:
        return None
    rules = tuple(temper.duty_rules(battle, must[0]))
    return refusal(rules[0], "bayard-why-must-attack", unit=battle.field.ids[must[0]]).besides(*rules[1:])


WHY: Final = Why(
    by_ask={
        ("deploy", "deploy"): lambda battle, ask, unit: deployment.cannot_deploy(battle, deployment.UNIT, unit),
        ("deploy", "deploy-leader"): lambda battle, ask, one: deployment.cannot_deploy(battle, deployment.LEADER, one),
        ("deploy", "bluff"): lambda battle, ask: deployment.why_not_bluff(battle),
        ("deploy", "done"): lambda battle, ask: deployment.cannot_stop(battle),
        ("place", "place"): lambda battle, ask, *place: deployment.why_not_place(battle, ask, deployment.UNIT, *place),
        ("place", "place-leader"): lambda battle, ask, *place: deployment.why_not_place(
            battle, ask, deployment.LEADER, *place
        ),
        ("place", "bluff-at"): deployment.why_not_bluff_at,
        **{("place", verb): deployment.why_other_first for verb in ("deploy", "deploy-leader", "bluff", "done")},
        ("deploy", "place"): lambda battle, ask, *place: deployment.why_not_yet(battle, deployment.UNIT, *place),
        ("deploy", "place-leader"): lambda battle, ask, *place: deployment.why_not_yet(
            battle, deployment.LEADER, *place
        ),
        ("lead", "lead"): lambda battle, ask, leader: command.cannot_lead(battle, leader),
        ("activate", "activate"): lambda battle, ask, unit: command.cannot_activate(battle, unit),
        ("activate", "activate-leader"): lambda battle, ask, leader: command.cannot_activate_leader(battle, leader),
        ("activate", "send-herald"): lambda battle, ask, runner: messengers.cannot_send_herald(battle, runner),
        ("activate", "send-leader"): lambda battle, ask, leader: messengers.cannot_send_leader(battle, leader),
        ("move", "move"): _why_move,
        ("move", "move-leader"): predicate(beyond_reach.cannot_move_leader_to),
        ("move", "move-runner"): predicate(beyond_reach.cannot_run_to),
        ("move", "deliver"): predicate(beyond_reach.cannot_deliver),
        ("move", "deliver-leader"): _why_deliver_leader,
        ("move", "enter"): predicate(beyond_reach.cannot_enter),
        ("go-on", "move"): lambda battle, ask, *move: beyond_reach.cannot_go_on(battle, ask.about, *move),
        ("move", "form"): lambda battle, ask, unit, number: formations.cannot_form(battle, unit, number),
        ("move", "chain"): lambda battle, ask, unit, there: chains.cannot_lay(battle, unit, there),
        ("move", "unchain"): lambda battle, ask, unit, there: chains.cannot_take_up(battle, unit, there),
        ("move", "break"): lambda battle, ask, unit: formations.cannot_break(battle, unit),
        ("move", "loosen"): lambda battle, ask, unit: order.cannot_loosen(battle, unit),
        ("move", "close"): lambda battle, ask, unit: order.cannot_close(battle, unit),
        ("objective", "objective"): lambda battle, ask, leader, there: corps.cannot_order(battle, leader, there),
        ("mission", "mission-unit"): lambda battle, ask, kind, unit: agents.cannot_send(battle, kind),
        ("mission", "mission-leader"): lambda battle, ask, kind, leader: agents.cannot_send(battle, kind),
        ("mission", "mission-hex"): lambda battle, ask, kind, there: agents.cannot_send(battle, kind),
        ("mission", "mission-plain"): lambda battle, ask, kind: agents.cannot_send(battle, kind),
        ("move", "embark"): lambda battle, ask, unit, number: boats.cannot_embark(battle, unit, number),
        ("move", "land"): lambda battle, ask, unit, there: boats.cannot_land(battle, unit, there),
        ("move", "sail"): lambda battle, ask, number, there: sailing.cannot_sail_to(battle, number, there),
        ("move", "exit-unit"): _why_leave,
        ("move", "exit"): lambda battle, ask, leader: off_table.cannot_exit(battle, leader),
        ("move", "wake"): lambda battle, ask, unit, friend: sleep.cannot_wake(battle, unit, friend),
        ("move", "alarm"): lambda battle, ask, unit: sentinels.cannot_alarm(battle, unit),
        ("fight", "silence"): _why_silence,
        ("fight", "attack"): _why_attack,
        ("fight", "shoot"): _why_shoot,
        ("fight", "shoot-beast"): _why_shoot_beast,
        ("fight", "attack-beast"): _why_attack_beast,
        ("fight", "shoot-fire"): _why_shoot_fire,
        ("fight", "burn"): _why_burn,
        ("fight", "douse"): _why_douse,
        ("fight", "done"): _why_done,
        ("again", "attack"): why_fights.why_again,
        ("rally", "rally"): lambda battle, ask, leader: rally.cannot_rally(battle, leader),
        ("laager", "laager"): lambda battle, ask, unit: formations.cannot_laager(battle, unit),
    },
    by_verb={
        **OUT_OF_PHASE,
        "reroll": why_reroll,
        "recoil": predicate(messengers.cannot_recoil),
        "front": why_fights.why_front,
        "stand-leader": why_fights.why_front,
        "evade": why_fights.why_evade,
        "withdraw": why_fights.why_withdraw,
        "aim": why_fights.why_aim,
        "riposte": why_fights.why_riposte,
        "ignore": why_fights.why_ignore,
        "retreat": lambda battle, ask, *where: why_fights.why_retreat(battle, ask, "retreat", *where),
        "evade-to": lambda battle, ask, *where: why_fights.why_retreat(battle, ask, "evade-to", *where),
        "withdraw-to": lambda battle, ask, *where: why_fights.why_retreat(battle, ask, "withdraw-to", *where),
        "follow": why_fights.why_follow,
        "hold": why_fights.why_hold,
        "advance": why_fights.why_advance,
        "halt": why_fights.why_halt,
        "flee": why_fights.why_flee,
        "run": why_fights.why_run,
        "trample": why_fights.why_trample,
        "succeed": why_fights.why_succeed,
        "appoint": why_fights.why_appoint,
    },
    patient=("move", "attack", "shoot", "burn", "douse", "move-leader"),
)
