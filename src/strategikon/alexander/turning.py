"""7.12 to 7.15 Turning: what it costs, and what forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander.facing import VERTICES, turns, vertices_between
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, board_beside, in_charge, in_column
from strategikon.alexander.state import CHARGE, ELEPHANTS, NOWHERE, Mark
from strategikon.alexander.tables import MOVEMENT_LOSS, MOVEMENT_MP
from strategikon.alexander.zones import controllers_of
from strategikon.kernel.decision import Refusal, refusal

PLAIN_TURNS: Final = tuple(count * MOVEMENT_MP["facing_per_vertex"] for count in range(4))
HEAVY_TURNS: Final = tuple(2 * cost for cost in PLAIN_TURNS)
SKIRMISHER_TURNS: Final = (MOVEMENT_MP["facing_per_vertex"],) * 4


def turn_loss(battle: Fight, unit: int, new: int) -> int:
    """6.29q, 6.29r, 7.14 Cohesion: 1 a vertex in Difficult terrain. The chariots' 2 are taken when they leave the hex
    or have left it (R-ALEX-54)."""
    column = battle.field.kind_of[unit].column
    count = vertices_between(battle.state.facing[unit], new)
    difficult, state = battle.field.difficult, battle.state
    second = state.hex2_of[unit]
    hard = difficult[state.hex_of[unit]] or (second != NOWHERE and difficult[second])
    loss = count * MOVEMENT_LOSS["facing_in_difficult_per_vertex"][column] if hard else 0
    if battle.field.traits[unit] & Trait.CHARIOT and battle.state.marks[unit] & Mark.ENTERED_HEX:
        loss += count * MOVEMENT_LOSS["facing_per_vertex"][column]
    return loss * 2 if hard and in_charge(battle, unit) else loss


def turn_mp(battle: Fight, unit: int, new: int) -> int:
    """7.12 1 MP a vertex; skirmishers 1 in all; elephants, chariots, cataphracts and charge formation 2 a vertex."""
    return _vertex_costs(battle, unit)[vertices_between(battle.state.facing[unit], new)]


def _vertex_costs(battle: Fight, unit: int) -> tuple[int, ...]:
    """7.12 The MP of turning by so many vertices."""
    if battle.field.traits[unit] & Trait.SKIRMISHER:
        return SKIRMISHER_TURNS
    return HEAVY_TURNS if turns_heavily(battle, unit) else PLAIN_TURNS


def cannot_turn(battle: Fight, unit: int, new: int) -> Refusal | None:
    """7.12 to 7.15, 7.25 and 9.74b: what forbids the moving unit a turn where it stands."""
    field, state = battle.field, battle.state
    if reason := _never_turns(battle, unit):
        return reason
    if (new - state.facing[unit]) % 2 or new == state.facing[unit]:
        return refusal("7.11a", "alexander-why-facing", facing=field.facings[new])
    return _cannot_turn_here(battle, unit) or _cannot_turn_so(battle, unit, new)


def open_turns(battle: Fight, unit: int) -> Sequence[int]:
    """7.12 The facings that `cannot_turn` does not forbid the moving unit."""
    if _never_turns(battle, unit) or _cannot_turn_here(battle, unit):
        return ()
    facing, left = battle.state.facing[unit], battle.state.mp_left
    if in_charge(battle, unit):
        return [new for new in turns(facing) if _cannot_turn_so(battle, unit, new) is None]
    costs = _vertex_costs(battle, unit)
    if costs[-1] <= left:
        return turns(facing)
    return [(facing + hours) % 12 for hours, count in VERTICES if costs[count] <= left]


def _never_turns(battle: Fight, unit: int) -> Refusal | None:
    """6.33a, 7.13a, 9.53a Doubles and artillery."""
    traits = battle.field.traits[unit]
    if traits & Trait.DOUBLE:
        also = ("6.33a", "6.64a") if in_column(battle, unit) else ("6.33a",)
        return refusal("7.13a", "alexander-why-double-turn", unit=battle.field.ids[unit]).besides(*also)
    if traits & Trait.ARTILLERY:
        return refusal("9.53a", "alexander-why-no-facing", unit=battle.field.ids[unit])
    return None


def _cannot_turn_here(battle: Fight, unit: int) -> Refusal | None:
    """7.25a, 9.19b Enemies whose ZOC holds it, and the haste of elephants."""
    state, name = battle.state, battle.field.ids[unit]
    if state.order_kind == ELEPHANTS and state.step_hexes:
        return refusal("9.19b", "alexander-why-elephants-turn", unit=name)
    if not is_beside_enemy(battle, unit):
        return None  # most often: then nothing more is looked up
    holders = controllers_of(battle, unit)
    if len(holders) > 1:
        return refusal("7.25a", "alexander-why-turn-zoc", unit=name)
    if holders and state.marks[unit] & Mark.ENTERED_HEX:
        return refusal("7.25a", "alexander-why-turn-left", unit=name)
    return None


def _cannot_turn_so(battle: Fight, unit: int, new: int) -> Refusal | None:
    """7.12a, 7.15a Its MP, and one vertex a hex."""
    cost, left = turn_mp(battle, unit, new), battle.state.mp_left
    if cost > left:
        return refusal("7.12a", "alexander-why-mp", cost=cost, left=left).besides("6.29q", *_twice(battle, unit))
    return _turns_one_vertex(battle, unit, new)


def _twice(battle: Fight, unit: int) -> tuple[str, ...]:
    """7.12c, 9.42a, 9.74b The rules by which a unit pays 2 MP a vertex."""
    if not turns_heavily(battle, unit):
        return ()
    if in_charge(battle, unit):
        return ("9.74b",)
    return ("7.12c", "9.42a") if battle.field.traits[unit] & Trait.CATAPHRACT else ("7.12c",)


def _turns_one_vertex(battle: Fight, unit: int, new: int) -> Refusal | None:
    """7.15a Chariots (and 9.74b charge formation) turn one vertex a hex, more only in the first or last hex. A turn
    of more than one vertex after the first hex therefore ends the move: see `movement.turn`."""
    state = battle.state
    count = state.turned_here + vertices_between(state.facing[unit], new)
    if count <= 1:
        return None
    if in_charge(battle, unit) and state.marks[unit] & Mark.ENTERED_HEX:
        return refusal("9.74b", "alexander-why-one-vertex", unit=battle.field.ids[unit])
    return None


def turns_heavily(battle: Fight, unit: int) -> bool:
    """7.12c, 9.42a, 9.42e, 9.74b Who pays 2 MP a vertex."""
    traits = battle.field.traits[unit]
    if traits & (Trait.ELEPHANT | Trait.CHARIOT) or battle.state.formation[unit] == CHARGE:
        return True
    return bool(traits & Trait.CATAPHRACT) and not battle.field.charge_rule


def must_end_here(battle: Fight, unit: int) -> bool:
    """7.15a, 9.74b It turned more than one vertex in a hex: a chariot that is not in its first hex has ended its move
    there; charge formation must not move at all."""
    state = battle.state
    if state.turned_here <= 1:
        return False
    if battle.field.traits[unit] & Trait.CHARIOT:
        return state.step_hexes > 0
    return in_charge(battle, unit)


def is_beside_enemy(battle: Fight, unit: int) -> bool:
    """Whether an enemy unit stands next to it."""
    bits, state = battle.field.bits, battle.state
    own = bits[state.hex_of[unit]] | bits[state.hex2_of[unit]]
    return bool(own & board_beside(battle, 1 - battle.field.side_of[unit]))


def chariot_debt(battle: Fight, unit: int) -> int:
    """9.21a What a chariot that turned in its first hex owes when it leaves it after all: 2 a vertex."""
    if not battle.field.traits[unit] & Trait.CHARIOT or battle.state.marks[unit] & Mark.ENTERED_HEX:
        return 0
    return battle.state.turned_here * MOVEMENT_LOSS["facing_per_vertex"]["chariots"]
