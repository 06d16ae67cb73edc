"""What changes in a battle: small numbers by piece or by hex, in lists where they change often, else in tuples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

from strategikon.kernel.ruleset import State

# What became of a piece.
ON_BOARD, ELIMINATED, EXITED, LEFT = range(4)
# 16 Terrain a unit entered this turn.
ENTERED = {"forest": 1, "rough": 2, "river_fordable": 4}
FOREST, ROUGH, FORD = 1, 2, 4
# Combats of a unit this turn: none, the first of two shots (17.33), all it has, all it has by fire (9.07).
FRESH, SHOT_ONCE, SPENT, FIRED = range(4)


# What copies of a state share, hands apart: tuples, which JSON gives back as lists.
SHARED: Final = (
    "again", "blocks", "command", "discards", "entered", "fate", "fought", "held", "last_sections", "leader_at", "pile",
    "results", "sections", "won",
)  # fmt: skip


class Ancients(State):
    """Units have the numbers 0 to units - 1, leaders those after; -1 is no piece, no hex, no card, no order."""

    __slots__ = (
        "active", "again", "announced", "blocks", "card", "command", "discards", "entered", "fate", "fought", "hands",
        "head", "held", "hex_of", "last", "last_sections", "leader_at", "moved", "opened", "order", "ordered", "pile",
        "results", "sections", "stood", "struck", "turn", "unit_at", "won",
    )  # fmt: skip

    active: int  # whose turn it is
    turn: int  # turns of both sides counted, from 1

    # What nearly every choice changes: changed in place, copied. What is said of a side's orders, moves and combats
    # stays until its own next turn begins.
    hex_of: list[int]
    unit_at: list[int]  # by hex
    ordered: list[int]
    moved: list[int]  # hexes marched by order

    # What stands in tuples seldom changes: copies of the state share them, `replaced` makes the next one.
    blocks: tuple[int, ...]  # units
    leader_at: tuple[int, ...]  # by hex
    fate: tuple[int, ...]  # what became of a piece
    fought: tuple[int, ...]  # units: FRESH to FIRED
    entered: tuple[int, ...]  # units: bits of FOREST, ROUGH, FORD
    again: tuple[int, ...]  # hexes of the second move of Move-Fire-Move

    # the card
    card: int  # the card on the table (its number in the deck)
    announced: int  # the order it gives; a Counter Attack gives the order it copies
    order: int  # the order as it is carried out: the same, or one unit of choice (R-ANC-16)
    sections: tuple[int, ...]  # orders for west, centre and east
    opened: int  # the order step has begun: what the card does by itself (dice, fixed sets) is done
    results: tuple[int, ...]  # what they show and nobody has used yet
    head: int  # the leader who heads the chain (17.20)
    stood: int  # sections where the head, or the single unit, stood (R-ANC-21 d)
    struck: int  # the side that played First Strike this turn
    last: int  # the order of the turn before, to be copied
    last_sections: tuple[int, ...]

    # the deck and the score
    hands: tuple[tuple[int, ...], ...]  # sorted
    pile: tuple[int, ...]  # the top is the last
    discards: tuple[int, ...]
    command: tuple[int, ...]
    won: tuple[int, ...]  # banners
    held: tuple[int, ...]  # by objective hex: scored

    @classmethod
    def unpack(cls, packed: Mapping[str, Any]) -> Self:
        """The state that `pack` wrote."""
        shared = {name: tuple(packed[name]) for name in SHARED}
        return super().unpack({**packed, **shared, "hands": tuple(map(tuple, packed["hands"]))})

    def copy(self) -> Ancients:
        twin = Ancients.__new__(Ancients)
        twin.phase = self.phase
        twin.active = self.active
        twin.turn = self.turn
        twin.hex_of = self.hex_of[:]
        twin.unit_at = self.unit_at[:]
        twin.ordered = self.ordered[:]
        twin.moved = self.moved[:]
        twin.blocks = self.blocks
        twin.leader_at = self.leader_at
        twin.fate = self.fate
        twin.fought = self.fought
        twin.entered = self.entered
        twin.again = self.again
        twin.card = self.card
        twin.announced = self.announced
        twin.order = self.order
        twin.sections = self.sections
        twin.opened = self.opened
        twin.results = self.results
        twin.head = self.head
        twin.stood = self.stood
        twin.struck = self.struck
        twin.last = self.last
        twin.last_sections = self.last_sections
        twin.hands = self.hands
        twin.pile = self.pile
        twin.discards = self.discards
        twin.command = self.command
        twin.won = self.won
        twin.held = self.held
        return twin
