"""What a skirmish is made of: the frozen field and the flat state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from strategikon.kernel.dice import Dice
from strategikon.kernel.hexgrid import HexGrid, lettered_rows
from strategikon.kernel.ruleset import State

ROWS, COLUMNS = 5, 7  # of a map that does not say
CARDS = ("forced-march", "ambush", "shield-wall", "forced-march", "ambush", "shield-wall")


class Field:
    """What never changes in one skirmish."""

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, str]) -> None:
        self.grid: HexGrid = lettered_rows(document.get("rows", ROWS), document.get("columns", COLUMNS))
        self.sides = tuple(side["id"] for side in document["side"])
        units = [(number, unit) for number, side in enumerate(document["side"]) for unit in side["unit"]]
        self.ids = [unit["id"] for _, unit in units]
        self.side_of = [number for number, _ in units]
        self.start = [self.grid.hex(unit["hex"]) if "hex" in unit else -1 for _, unit in units]  # -1: a picket
        self.strength = [unit.get("strength", 2) for _, unit in units]
        self.turns = document.get("turns", 20)
        self.hands = [side.get("hand") for side in document["side"]]
        self.deadly = options["deadly"] == "on"
        spoken = (("en", "name"), ("fr", "name_fr"))
        self.banks = tuple(self._bank(side) for side in range(2))
        self.called: dict[tuple[str, str], str] = {
            (unit["id"], language): unit[key] for _, unit in units for language, key in spoken if key in unit
        }

    def _bank(self, side: int) -> tuple[int, ...]:
        """2.3 The hexes of a side's half of the board, without the middle row: the first side's is the lower one."""
        lines = [line for line, _ in self.grid.position]
        middle = max(lines) // 2
        return tuple(h for h, line in enumerate(lines) if (line < middle if side == 0 else line > max(lines) - middle))


class Skirmish(State):
    """What changes."""

    __slots__ = ("active", "discards", "hands", "hex_of", "pile", "strength", "turn", "unit_at")
    active: int
    turn: int
    hex_of: list[int]  # -1: gone, or a picket still to be placed
    strength: list[int]
    unit_at: list[int]  # by hex; -1: nobody
    hands: list[list[int]]
    pile: list[int]
    discards: list[int]

    def copy(self) -> Skirmish:
        twin = Skirmish.__new__(Skirmish)
        twin.phase = self.phase
        twin.active = self.active
        twin.turn = self.turn
        twin.hex_of = self.hex_of.copy()
        twin.strength = self.strength.copy()
        twin.unit_at = self.unit_at.copy()
        red, blue = self.hands
        twin.hands = [red.copy(), blue.copy()]
        twin.pile = self.pile.copy()
        twin.discards = self.discards.copy()
        return twin


def begin(field: Field, dice: Dice) -> Skirmish:
    """2.1 Set up the pieces, shuffle the six cards and deal two to each side, unless the scenario gives the hands."""
    state = Skirmish()
    state.phase, state.active, state.turn = "place", 0, 1
    state.hex_of, state.strength = field.start[:], field.strength[:]
    state.unit_at = [-1] * field.grid.size
    for unit, place in enumerate(state.hex_of):
        if place >= 0:
            state.unit_at[place] = unit
    pile = list(range(len(CARDS)))
    state.hands = [_take_named(pile, names) for names in field.hands]
    dice.shuffle(pile)
    for hand, names in zip(state.hands, field.hands, strict=True):
        hand.extend(pile.pop() for _ in range(2 if names is None else 0))
    state.pile, state.discards = pile, []
    return state


def _take_named(pile: list[int], names: list[str] | None) -> list[int]:
    hand = []
    for name in names or ():
        card = next(card for card in pile if CARDS[card] == name)
        pile.remove(card)
        hand.append(card)
    return hand
