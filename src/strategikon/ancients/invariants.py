"""What must hold of every state, for the conformance kit."""

from __future__ import annotations

from collections.abc import Iterator

from strategikon.ancients.field import Fight
from strategikon.ancients.state import ELIMINATED, ON_BOARD
from strategikon.ancients.tables import DECK


def complaints(battle: Fight) -> Iterator[str]:
    """Everything that is wrong with a state."""
    yield from _cards(battle)
    yield from _places(battle)
    yield from _blocks(battle)
    yield from _banners(battle)


def _cards(battle: Fight) -> Iterator[str]:
    state = battle.state
    cards = [*state.pile, *state.discards, *state.hands[0], *state.hands[1], *([state.card] if state.card >= 0 else [])]
    if len(set(cards)) != len(cards):
        yield "a card is in two places"
    if "pile" not in battle.field.document and len(cards) != len(DECK):
        yield f"{len(cards)} cards instead of {len(DECK)}"


def _places(battle: Fight) -> Iterator[str]:
    state, field = battle.state, battle.field
    fleeing = battle.ask.about if battle.ask is not None and battle.ask.kind == "leader-evade" else -1
    for piece, here in enumerate(state.hex_of):
        name, places = field.ids[piece], state.unit_at if piece < field.units else state.leader_at
        if (here >= 0) != (state.fate[piece] == ON_BOARD):
            yield f"{name} is neither on the board nor off it"
        elif here >= 0 and places[here] != piece and piece != fleeing:
            yield f"{name} is not where it says"
        elif here >= 0 and field.shut[here]:
            yield f"{name} stands in impassable terrain"
    for places in (state.unit_at, state.leader_at):
        for here, piece in enumerate(places):
            if piece >= 0 and state.hex_of[piece] != here:
                yield f"{field.ids[piece]} has left a shadow"
    for here, unit in enumerate(state.unit_at):
        leader = state.leader_at[here]
        if unit >= 0 and leader >= 0 and field.side_of[unit] != field.side_of[leader]:
            yield f"{field.ids[leader]} is attached to an enemy"


def _blocks(battle: Fight) -> Iterator[str]:
    state, field = battle.state, battle.field
    for unit, blocks in enumerate(state.blocks):
        if not 0 <= blocks <= field.full[unit] or (state.hex_of[unit] >= 0 and blocks == 0):
            yield f"{field.ids[unit]} has {blocks} blocks"


def _banners(battle: Fight) -> Iterator[str]:
    """4.02-4.04 Banners are eliminated enemies, objectives and exits."""
    state, field = battle.state, battle.field
    if field.inline:
        return
    for side in (0, 1):
        fallen = sum(state.fate[piece] == ELIMINATED for piece in field.pieces_of[1 - side])
        held = [objective for objective, taken in zip(field.objectives, state.held, strict=True) if taken]
        objectives = sum(banners for _, owner, _, banners, _ in held if owner == side)
        if not field.exits[side] and state.won[side] != fallen + objectives:
            yield f"{battle.sides[side]} has {state.won[side]} banners for {fallen} fallen and {objectives} objectives"
