"""4. Object of the game: banners, objectives, and the end."""

from __future__ import annotations

from typing import NoReturn

from strategikon.ancients.field import GRID, SIDES, Fight
from strategikon.ancients.state import ELIMINATED
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import changed


def win_banners(battle: Fight, side: int, banners: int) -> None:
    """4.01, 5.01 Banners for one side; the battle ends the instant it has enough."""
    gain(battle, side, banners)
    check_victory(battle)


def check_victory(battle: Fight) -> None:
    """4.01; R-ANC-14 if both sides reach their target on one event, the side whose turn it is wins."""
    state, target = battle.state, battle.field.target
    for side in (state.active, 1 - state.active):
        if state.won[side] >= target[side]:
            _win(battle, side)


def _win(battle: Fight, side: int) -> NoReturn:
    score = dict(zip(SIDES, battle.state.won, strict=True))
    battle.end(side, "ancients-end-banners", score, banners=battle.state.won[side])


def gain(battle: Fight, side: int, banners: int) -> None:
    """4.02, 4.03 Banners that may come together with others: the end is looked at when all are counted."""
    state = battle.state
    state.won = changed(state.won, side, state.won[side] + banners)
    battle.emit("banner", side=SIDES[side], banners=battle.state.won[side])


def take_off(battle: Fight, piece: int, fate: int) -> None:
    """A piece leaves the board for good."""
    state, here = battle.state, battle.state.hex_of[piece]
    if piece < battle.field.units:
        state.unit_at[here] = OFF
    elif state.leader_at[here] == piece:  # a leader in the middle of his evade stands nowhere
        state.leader_at = changed(state.leader_at, here, OFF)
    state.hex_of[piece] = OFF
    state.fate = changed(state.fate, piece, fate)


def eliminate(battle: Fight, unit: int) -> None:
    """4.02 The last block is gone: the unit is eliminated and the other side wins a banner."""
    fall(battle, unit)
    check_victory(battle)


def fall(battle: Fight, piece: int) -> None:
    """4.02, 4.03 As `eliminate`, but the end is not looked at yet (R-ANC-14)."""
    take_off(battle, piece, ELIMINATED)
    name = battle.field.ids[piece]
    if piece < battle.field.units:
        battle.emit("eliminated", unit=name)
    else:
        battle.emit("leader-killed", leader=name)
    gain(battle, 1 - battle.field.side_of[piece], 1)


def score_objectives(battle: Fight, side: int) -> None:
    """4.04 When the turn of a side begins: banners for the hexes its units stand in."""
    state, field = battle.state, battle.field
    if not field.objectives:
        return
    for place, (name, owner, there, banners, keep) in enumerate(field.objectives):
        if owner != side:
            continue
        unit = state.unit_at[there]
        standing = unit >= 0 and field.side_of[unit] == side
        if standing and not state.held[place]:
            state.held = changed(state.held, place, 1)
            battle.emit("objective", side=SIDES[side], objective=name, hex=GRID.names[there])
            gain(battle, side, banners)
        elif state.held[place] and not standing and keep == "while_held":
            state.held = changed(state.held, place, 0)
            gain(battle, side, -banners)
    check_victory(battle)
