"""3.0 When each thing is said: why a word of another question does not answer the one that is open.

What a player names must be his and on the map; then the reason is what has to come first, or else the rule that says
when the thing is done.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from strategikon.alexander import why_reactions
from strategikon.alexander.advance import PASSERS
from strategikon.alexander.elephants import cannot_charge
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import cannot_give_orders
from strategikon.alexander.pieces import Fight, is_leader_on_map, is_on_map
from strategikon.alexander.rampage import MOVEMENT_SEGMENT
from strategikon.alexander.reaction_fire import no_reaction_fire
from strategikon.alexander.shock import designation
from strategikon.alexander.state import ACTIVE, NOBODY
from strategikon.alexander.volleys import bars_to_shooting
from strategikon.alexander.zones import enemies_in_zone, in_enemy_zoc
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.why import Explainer

AT_ONCE: Final = {  # questions that come between the orders and steps of a leader, and the rule that puts them there
    "line": "3.0b", "fire": "5.22b", "harass": "9.32c", "exit-fire": "8.22a", "entry-fire": "8.21a",
    "return-fire": "8.24a", "withdrawal-fire": "6.75b", "oxybeles": "9.52a", "withdraw": "6.71d", "retreat": "6.72a",
    "react-facing": "7.16a", "follow": "4.62c", "intent": "7.33a", "rout": "10.21a", "rout-edge": "10.21a",
    "rout-facing": "10.21a", "rampage": "9.14b", "rampage-step": "9.14b", "reface": "10.27g",
}  # fmt: skip
ORDERS: Final = MOVEMENT_SEGMENT | {"declaring"}
SHOCK_STEPS: Final = frozenset({  # 3.0f after the designation
    "combats", "assigning", "charge", "dodge", "check", "break", "leaders", "clash", "resolve", "breakthrough",
    "collapse", "advance", "pursuit",
})  # fmt: skip


# -- whose it is -------------------------------------------------------------------------------------------------------


def of_unit(rule: str, message: str) -> Explainer:
    """What a unit does at the moment that the message tells."""
    return lambda battle, ask, unit, *rest: (
        no_unit_of(battle, ask, unit, rule) or refusal(rule, message, unit=battle.field.ids[unit])
    )


def of_leader(rule: str, message: str) -> Explainer:
    """What a leader does at the moment that the message tells."""
    return lambda battle, ask, leader, *rest: (
        no_leader_of(battle, ask, leader, rule) or refusal(rule, message, leader=battle.field.leader_ids[leader])
    )


def of_nobody(rule: str, message: str) -> Explainer:
    """What is said at the moment that the message tells, whoever is named."""
    return lambda battle, ask, *arguments: refusal(rule, message)


def no_unit_of(battle: Fight, ask: Ask, unit: int, rule: str) -> Refusal | None:
    """A player speaks for his own units that are on the map."""
    name = battle.field.ids[unit]
    if battle.field.side_of[unit] != ask.side:
        return refusal(rule, "alexander-why-not-yours", unit=name)
    return None if is_on_map(battle, unit) else refusal(rule, "alexander-why-gone", unit=name)


def no_leader_of(battle: Fight, ask: Ask, leader: int, rule: str) -> Refusal | None:
    """A player speaks for his own leaders that are on the map."""
    name = battle.field.leader_ids[leader]
    if battle.field.leader_side[leader] != ask.side:
        return refusal(rule, "alexander-why-not-your-leader", leader=name)
    return None if is_leader_on_map(battle, leader) else refusal(rule, "alexander-why-gone", unit=name)


# -- A activation, B orders --------------------------------------------------------------------------------------------


def why_not_activate(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """2.4c, 5.12a One leader is active at a time; when he has done, the next is due."""
    chief = battle.state.leader
    if reason := no_leader_of(battle, ask, leader, "5.12b"):
        return reason
    if chief != NOBODY and battle.state.leader_state[chief] == ACTIVE:
        return refusal("2.4c", "alexander-why-one-active", leader=battle.field.leader_ids[chief])
    return refusal("5.12a", "alexander-when-activate")


def why_not_line(battle: Fight, ask: Ask, *arguments: object) -> Refusal:
    """3.0b A Line Order comes before any other order."""
    reason = silenced(battle) if ask.side == battle.state.active else None
    return reason or refusal("3.0b", "alexander-why-line-first")


def why_not_trump(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """3.0c In Phase A; 5.42 by the other side only against a trump or a Momentum."""
    when = refusal("3.0c", "alexander-when-trump", leader=battle.field.leader_ids[leader])
    inactive = battle.field.leader_side[leader] != battle.state.active
    return (no_leader_of(battle, ask, leader, "3.0c") or when).besides(*(("5.42a", "5.42c") if inactive else ()))


def silenced(battle: Fight) -> Refusal | None:
    """4.24a, 8.34f Why the active leader gives no order of his own: an enemy ZOC, or what has happened to him."""
    state = battle.state
    if state.leader == NOBODY or state.leader_state[state.leader] != ACTIVE:
        return None
    return cannot_give_orders(battle, state.leader)


def why_not_order(battle: Fight, ask: Ask, unit: int, what: str) -> Refusal:
    """5.21a, 5.26a, 6.31a Why no unit has an order now."""
    return no_unit_of(battle, ask, unit, "5.21a") or orders_wait(battle, ask)


def why_not_order_leader(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """5.21a, 5.26a, 6.31a Why no leader has an order now."""
    return no_leader_of(battle, ask, leader, "5.21a") or orders_wait(battle, ask)


def orders_wait(battle: Fight, ask: Ask) -> Refusal:
    """5.21a Only the active leader gives orders; 6.31a not before a move has ended, 5.26a nor once shock has begun."""
    state = battle.state
    if ask.side != state.active:
        return refusal("5.21a", "alexander-why-not-your-phase")
    if reason := silenced(battle):
        return reason
    if state.phase in ORDERS and ask.kind in AT_ONCE:
        return refusal(AT_ONCE[ask.kind], "alexander-why-at-once")
    if state.phase in ORDERS and (reason := move_first(battle)):
        return reason
    if state.phase in SHOCK_STEPS or state.phase == "designating":
        return refusal("5.26a", "alexander-why-orders-over")
    return refusal("5.21a", "alexander-when-order")


def why_not_elite(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """5.5a Optional: it opens the turn; 5.5e unless the die has just cancelled it."""
    if not battle.field.elite_rule:
        return refusal("5.5a", "alexander-why-option-off")
    if any(event.kind == "elite-roll" and not event.fields["allowed"] for event in battle.events):
        return refusal("5.5e", "alexander-why-elite-denied")
    return no_leader_of(battle, ask, leader, "5.5a") or refusal("5.5a", "alexander-when-elite")


def move_first(battle: Fight) -> Refusal | None:
    """6.31a A move is ended before another begins."""
    state, field = battle.state, battle.field
    if state.mover != NOBODY:
        return refusal("6.31a", "alexander-why-move-first", unit=field.ids[state.mover])
    if state.mover_leader != NOBODY:
        return refusal("6.31a", "alexander-why-move-first", unit=field.leader_ids[state.mover_leader])
    return None


# -- 4.6 leaders and the enemy -----------------------------------------------------------------------------------------


def why_not_withdraw_leader(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """4.62a At the moment an enemy unit comes next to him; 4.63a lone leaders that meet have fought."""
    field, name = battle.field, battle.field.leader_ids[leader]
    met = any(
        event.kind == "duel" and name in (event.fields["leader"], event.fields["other"]) for event in battle.events
    )
    when = refusal("4.62a", "alexander-when-withdraw-leader", leader=field.leader_ids[leader])
    reason = no_leader_of(battle, ask, leader, "4.62a") or when
    return reason.besides("4.63a") if met else reason


# -- 6 movement --------------------------------------------------------------------------------------------------------


def why_not_move(battle: Fight, ask: Ask, *arguments: object) -> Refusal:
    """4.0a, 6.31a Why nothing is said of a move: nobody is moving, or not at this moment."""
    state, field = battle.state, battle.field
    if ask.kind == "path":
        return refusal("6.31a", "alexander-why-path-first", unit=field.ids[state.mover])
    if ask.kind == "move-leader":
        return refusal("4.26a", "alexander-why-leader-walks", leader=field.leader_ids[state.mover_leader])
    if state.mover != NOBODY and ask.kind in AT_ONCE:
        return refusal(AT_ONCE[ask.kind], "alexander-why-at-once")
    return _move_over(battle) or refusal("4.0a", "alexander-when-move")


def _move_over(battle: Fight) -> Refusal | None:
    """7.23a, 6.11a Why the move that has just ended goes no further: an enemy ZOC, or its MP."""
    ended = [event for event in battle.events if event.kind == "halt"]
    if not ended:
        return None
    unit = battle.field.ids.index(dict(ended[-1].fields)["unit"])
    if is_on_map(battle, unit) and in_enemy_zoc(battle, unit):
        return refusal("7.23a", "alexander-why-zoc-stop", unit=battle.field.ids[unit]).besides("4.0a")
    return refusal("4.0a", "alexander-when-move").besides("6.11a", "6.25a")


def why_not_withdraw(battle: Fight, ask: Ask, unit: int) -> Refusal:
    """6.71d At the moment an enemy comes near; 6.76a not in the Shock segment."""
    rule = "6.76a" if battle.state.phase in ("designate", *SHOCK_STEPS) else "6.71d"
    if reason := why_reactions.why_not_withdraw(battle, unit) or no_unit_of(battle, ask, unit, "6.71a"):
        return reason.besides(rule)
    return refusal(rule, "alexander-when-withdraw", unit=battle.field.ids[unit])


def why_not_step_back(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """6.84a At the moment enemy foot comes near; 6.85b never before horse or elephants."""
    field, mover = battle.field, battle.state.mover
    against = mover != NOBODY and field.side_of[mover] != field.leader_side[leader]
    if against and not field.traits[mover] & Trait.INFANTRY:
        return refusal("6.85b", "alexander-why-only-foot", leader=field.leader_ids[leader]).besides("6.84a")
    when = refusal("6.84a", "alexander-when-withdraw-line", leader=field.leader_ids[leader])
    return no_leader_of(battle, ask, leader, "6.84a") or when


def why_not_react(battle: Fight, ask: Ask, unit: int, facing: int) -> Refusal:
    """7.16a At the moment an enemy comes next to it."""
    reason = why_reactions.why_not_turn(battle, unit) or no_unit_of(battle, ask, unit, "7.16a")
    return reason or refusal("7.16a", "alexander-when-react", unit=battle.field.ids[unit])


# -- 8 missiles and shock ----------------------------------------------------------------------------------------------


def why_not_shock(battle: Fight, ask: Ask, unit: int) -> Refusal:
    """3.0d, 5.26a, 7.35a Shock follows the orders of the side that gave them, and is designated before it is fought. A
    unit that could not shock in any case is told so."""
    if reason := no_unit_of(battle, ask, unit, "7.32b"):
        return reason
    if ask.side != battle.state.active:
        return refusal("5.26a", "alexander-why-not-your-phase")
    if reason := designation.never_shocks(battle, unit):
        return reason
    if battle.state.phase in SHOCK_STEPS:
        return refusal("7.35a", "alexander-why-designated")
    over = battle.state.phase == "momentum"  # a segment in which nobody could choose is not asked about
    reason = designation.why_not_shock(battle, ask, unit) if over else None
    return reason or refusal("3.0d", "alexander-when-shock")


def why_not_decline(battle: Fight, ask: Ask, unit: int) -> Refusal:
    """7.31a Units that must shock are not asked; 7.32a the others when they have moved."""
    obliged = battle.field.traits[unit] & Trait.MUST_SHOCK
    return why_not_shock(battle, ask, unit).besides(*(("7.31a",) if obliged else ()))


def why_not_fire(battle: Fight, ask: Ask, unit: int, target: int, weapon: str = "") -> Refusal:
    """8.12a Under an order, or in reaction; 9.52a oxybeles between the steps and orders of others."""
    if ask.kind == "path" and unit == battle.state.mover:
        return why_not_move(battle, ask)
    if reason := no_reaction_fire(battle, unit, target):
        return reason
    if reason := no_unit_of(battle, ask, unit, "8.12a"):
        return reason
    if reason := together(*bars_to_shooting(battle, unit)):
        return reason.besides("8.12a")
    name = battle.field.ids[unit]
    if battle.field.traits[unit] & Trait.ARTILLERY:
        return refusal("9.52a", "alexander-when-oxybeles", unit=name)
    return refusal("8.12a", "alexander-why-no-order", unit=name)


def why_not_attack(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal:
    """8.32e Who fights whom is said of units that shock, when all of them are known."""
    reason = no_unit_of(battle, ask, unit, "8.32e")
    if reason is None and ask.kind in ("shock", "intent"):
        return refusal("8.32e", "alexander-when-attack")
    if reason is None and target not in enemies_in_zone(battle, unit):
        return why_not_shock(battle, ask, unit).besides("8.32b")
    return reason or why_not_shock(battle, ask, unit)


def why_not_advance(battle: Fight, ask: Ask, unit: int, *places: object) -> Refusal:
    """8.51a Into hexes that shock has emptied; 8.55a never after missiles alone."""
    reason = no_unit_of(battle, ask, unit, "8.51a")
    return reason or refusal("8.51a", "alexander-when-advance", unit=battle.field.ids[unit]).besides("8.55a")


def why_not_second_shock(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal:
    """9.13b Elephants and chariots shock again where they pass through; everybody else once."""
    if not battle.field.traits[unit] & PASSERS:
        return why_not_attack(battle, ask, unit, target)
    reason = no_unit_of(battle, ask, unit, "9.13b")
    return reason or refusal("9.13b", "alexander-when-pass-through", unit=battle.field.ids[unit])


# -- 9.19 elephant commanders ------------------------------------------------------------------------------------------


def why_not_captain(battle: Fight, ask: Ask, unit: int) -> Refusal:
    """9.19 Optional: in Phase D they are placed."""
    if not battle.field.elephant_rule:
        return refusal("9.19a", "alexander-why-option-off")
    reason = no_unit_of(battle, ask, unit, "9.19b")
    return reason or refusal("9.19b", "alexander-when-captain", unit=battle.field.ids[unit])


def why_not_charge(battle: Fight, ask: Ask, unit: int) -> Refusal:
    """9.19 Optional: in Phase A elephants with a commander charge; of all others no unit is activated."""
    return cannot_charge(battle, unit) or why_not_captain(battle, ask, unit)


MOVE_WORDS: Final = (
    "step", "path", "turn", "reverse", "column", "deploy", "square", "charge", "uncharge", "stack", "exit", "halt",
)  # fmt: skip
IN_COMBAT: Final = "alexander-when-combat"

BY_VERB: Final[Mapping[str, Explainer]] = {
    # before the first activation
    "pw": of_leader("6.82a", "alexander-when-prearranged"),
    "no-pw": of_leader("6.82a", "alexander-when-prearranged"),
    "elite": why_not_elite,
    # A
    "first": of_nobody("5.12d", "alexander-when-first"),
    "activate": why_not_activate,
    "pass-leader": why_not_activate,
    "hold-leader": why_not_activate,
    "activate-elephants": why_not_charge,
    "trump": why_not_trump,
    # B movement and missiles
    "line": why_not_line,
    "file": why_not_line,
    "individual": why_not_line,
    "order": why_not_order,
    "order-leader": why_not_order_leader,
    "contingent": why_not_order_leader,
    **dict.fromkeys(MOVE_WORDS, why_not_move),
    "go": why_not_move,
    "with": of_leader("4.23b", "alexander-when-along"),
    "leave": of_leader("4.23b", "alexander-when-along"),
    "withdraw": why_not_withdraw,
    "withdraw-leader": why_not_withdraw_leader,
    "withdraw-line": of_leader("6.77a", "alexander-when-withdraw-line"),
    "withdraw-prearranged": why_not_step_back,
    "react-turn": why_not_react,
    "fire": why_not_fire,
    "fire-with": why_not_fire,
    "harass": of_unit("9.32a", "alexander-when-harass"),
    # B shock
    "shock": why_not_shock,
    "no-shock": why_not_decline,
    "attack": why_not_attack,
    "duel": of_leader("8.34a", IN_COMBAT),
    "name-defender": of_unit("8.35b", IN_COMBAT),
    "name-attacker": of_unit("8.35c", IN_COMBAT),
    "charisma": of_leader("8.36l", IN_COMBAT),
    "share": of_unit("10.12a", IN_COMBAT),
    "advance": why_not_advance,
    "pass-through": of_unit("9.13a", "alexander-when-pass-through"),
    "second-shock": why_not_second_shock,
    "follow": of_leader("4.62c", "alexander-when-follow"),
    "stay": of_leader("4.62c", "alexander-when-follow"),
    # C
    "momentum": of_nobody("5.31a", "alexander-when-momentum"),
    "finish": of_nobody("5.31a", "alexander-when-momentum"),
    "retreat": of_unit("5.33b", "alexander-when-crisis"),
    "reactivate": of_leader("5.33c", "alexander-when-reactivate"),
    # D, and whenever a unit routs
    "rout": of_unit("10.21a", "alexander-when-rout"),
    "flee": of_unit("10.21a", "alexander-when-rout"),
    "face": of_unit("7.12a", "alexander-when-face"),
    "target": of_nobody("9.14a", "alexander-when-target"),
    "captain": why_not_captain,
    "return": of_nobody("10.23a", "alexander-when-return"),
}
