"""Why not? The rule against an option that is not on offer, from the predicates that make the offer."""

from __future__ import annotations

from functools import partial
from typing import Final

from strategikon.ancients.cards import cannot_play, in_force
from strategikon.ancients.engagement import charge_rules
from strategikon.ancients.field import Fight
from strategikon.ancients.movement import cannot_leave_board, cannot_move, has_no_move
from strategikon.ancients.order_dice import cannot_order_by_die, cannot_rally
from strategikon.ancients.orders import cannot_order
from strategikon.ancients.tables import CARDS, DECK, HELMET
from strategikon.ancients.why_back import why_ignore, why_leader_stop, why_way_back
from strategikon.ancients.why_combat import (
    is_gone_or_hostile,
    just_had_its_turn,
    not_theirs,
    why_advance,
    why_attack,
    why_battle_back,
    why_bonus,
    why_evade,
    why_evade_to,
    why_fire,
    why_first_strike,
    why_off,
)
from strategikon.ancients.why_move import cannot_move_there
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.why import Why

# -- 6, 7 ------------------------------------------------------------------------------------------------------------


def _why_card(battle: Fight, ask: Ask, card: int) -> Refusal | None:
    """6.01 One card a turn, from the own hand; 17.39 First Strike is none."""
    if ask.kind not in ("card", "hand-change"):
        return refusal("6.01", "ancients-why-not-card-time")
    held = [one for one in battle.state.hands[ask.side] if DECK[one] == card]
    if not held:
        return refusal("6.01", "ancients-why-card-not-held", card=CARDS[card].id)
    return cannot_play(held[0]) or refusal("6.01", "ancients-why-must-play")


def _why_pass(battle: Fight, ask: Ask) -> Refusal:
    """6.01 Only whoever holds no card at all passes."""
    return refusal("6.01", "ancients-why-must-play")


def _why_order(battle: Fight, ask: Ask, piece: int) -> Refusal | None:
    """7.01-7.12 By the card; 7.01 and before any movement."""
    if ask.kind == "spartacus":
        return cannot_order_by_die(battle, piece, ask.about)
    if ask.kind == "card":
        first, last = refusal("5.02", "ancients-why-card-first"), battle.state.last
        passed = last >= 0 and just_had_its_turn(battle, ask, piece)  # its card may have had nobody to order
        return first.besides(CARDS[last].rule) if passed else first
    if ask.kind == "rally":
        return cannot_rally(battle, piece, ask.about)
    return cannot_order(battle, piece) or refusal("7.01", "ancients-why-orders-fixed")


def _why_rally(battle: Fight, ask: Ask, piece: int) -> Refusal | None:
    """17.53-17.55"""
    reason = cannot_rally(battle, piece, ask.about if ask.kind == "rally" else HELMET)
    card = in_force(battle.state).id
    return reason or refusal("17.53", "ancients-why-card-decides", unit=battle.field.ids[piece], card=card)


# -- 8 ---------------------------------------------------------------------------------------------------------------


def _why_move(battle: Fight, ask: Ask, piece: int, there: int | None) -> Refusal | None:
    """8 Who may move, then where to; 8.02 not after the first combat."""
    if ask.kind == "combat" and in_force(battle.state).move_again:
        return refusal("17.47", "ancients-why-after-fire")
    reason = (has_no_move if just_had_its_turn(battle, ask, piece) else cannot_move)(battle, piece)
    if reason is None and there is None:
        return None
    if there is not None and (reason is None or not is_gone_or_hostile(battle, piece)):
        reason = together(reason, cannot_move_there(battle, piece, there))
    return together(reason, None if ask.kind == "move" else _wrong_step(ask)) or _wrong_step(ask)


def _wrong_step(ask: Ask) -> Refusal:
    """5.02, 8.02 The steps of a turn come in their order."""
    if ask.kind in ("order", "spartacus", "rally"):
        return refusal("7.01", "ancients-why-later")
    if ask.kind == "card":
        return refusal("5.02", "ancients-why-later")
    return refusal("8.02", "ancients-why-movement-over").besides("5.02")


def _why_exit(battle: Fight, ask: Ask, piece: int) -> Refusal | None:
    """8.07"""
    if is_gone_or_hostile(battle, piece):
        return not_theirs(battle, piece)
    return together(cannot_leave_board(battle, piece), cannot_move(battle, piece)) or _wrong_step(ask)


def _why_done(battle: Fight, ask: Ask) -> Refusal | None:
    """8.24, 9.08, 17.37 Warriors that charged must attack first."""
    if ask.kind != "combat":
        return None
    return refusal("8.24", "ancients-why-must-attack").besides(*charge_rules(battle))


WHY: Final = Why(
    by_ask={("bonus", "attack"): why_bonus, ("card", "pass"): _why_pass},
    by_verb={
        "play": _why_card,
        "discard": _why_card,
        "order": _why_order,
        "rally": _why_rally,
        "move": _why_move,
        "exit": _why_exit,
        "done": _why_done,
        "fire": why_fire,
        "attack": why_attack,
        "ignore": why_ignore,
        "retreat": partial(why_way_back, verb="retreat"),
        "evade": why_evade,
        "evade-to": why_evade_to,
        "off": why_off,
        "stop": why_leader_stop,
        "first-strike": why_first_strike,
        "battle-back": why_battle_back,
        "advance": why_advance,
    },
    patient=("move", "fire", "attack", "retreat", "evade-to"),
)
