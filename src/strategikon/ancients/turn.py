"""5. The turn: its steps in order, and whose it is."""

from __future__ import annotations

from collections.abc import Callable

from strategikon.ancients.cards import draw_step, hand_change, ordered_pieces, play
from strategikon.ancients.combat import fight
from strategikon.ancients.field import SIDES, Fight
from strategikon.ancients.movement import move
from strategikon.ancients.orders import order
from strategikon.ancients.victory import score_objectives
from strategikon.kernel.ruleset import Activity


def next_turn(battle: Fight) -> None:
    """5.01 Players take alternate turns."""
    state = battle.state
    state.active, state.turn = 1 - state.active, state.turn + 1
    state.phase = "turn"


def begin_turn(battle: Fight) -> None:
    """5.01, 5.02 A turn begins; 4.04 objectives are looked at before its card is played."""
    state = battle.state
    forget_last_turn(battle)
    battle.emit("turn", turn=state.turn, side=SIDES[state.active])
    score_objectives(battle, state.active)
    state.phase = "play"


def forget_last_turn(battle: Fight) -> None:
    """7.04, 8.03, 9.03 What the side's pieces did in its turn before no longer counts."""
    state, field = battle.state, battle.field
    ordered, moved, fought, entered = state.ordered, state.moved, list(state.fought), list(state.entered)
    for piece in ordered_pieces(battle):
        ordered[piece] = moved[piece] = 0
        if piece < field.units:
            fought[piece] = entered[piece] = 0
    for leader in field.leaders_of[state.active]:
        moved[leader] = 0
    state.fought, state.entered = tuple(fought), tuple(entered)
    if any(state.again):
        own = field.side_of
        state.again = tuple(0 if own[piece] == state.active else hexes for piece, hexes in enumerate(state.again))


# 5.02 The steps in order. `turn`, `hand-change` and `next-turn` are what lies between them.
PHASES: dict[str, Callable[[Fight], Activity | None]] = {
    "turn": begin_turn,
    "play": play,
    "order": order,
    "move": move,
    "combat": fight,
    "move-again": move,
    "draw": draw_step,
    "hand-change": hand_change,
    "next-turn": next_turn,
}

QUESTIONS = {"play": "card", "move-again": "move"}  # what they ask, where it has another name
