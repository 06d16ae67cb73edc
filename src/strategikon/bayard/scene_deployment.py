"""What to draw while armies are placed: who waits beside the board, what stands covered, and papers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.bayard.deployment import DECOY, FACE_DOWN, OPEN, Row, rows_of
from strategikon.bayard.field import Fight
from strategikon.bayard.state import NOWHERE
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Box, Marker, Place

CAMP: Final = "camp"


def boxes(battle: Fight, viewer: int | None) -> list[Box]:
    """One beside the board for each side that has somebody to place, of those whose camp the viewer looks into."""
    sides = sorted({row.side for row in rows_of(battle.state) if viewer in (None, row.side)})
    return [Box(f"{CAMP}-{battle.sides[side]}", Message("bayard-box-camp", {"side": battle.sides[side]}), order=side)
            for side in sides]  # fmt: skip


def places(battle: Fight, viewer: int | None) -> Iterator[tuple[int, int, Place]]:
    """The kind, number and place of every unit and leader that does not stand on the table for all to see."""
    counts = [0, 0]
    for row in rows_of(battle.state):
        if row.kind == DECOY or (row.cover == OPEN and row.hex != NOWHERE):
            continue
        if viewer not in (None, row.side):
            continue
        if row.hex != NOWHERE and row.side == viewer:
            yield row.kind, row.number, Place.hex(battle.field.grid.names[row.hex])
            continue
        yield row.kind, row.number, Place.box(f"{CAMP}-{battle.sides[row.side]}", counts[row.side])
        counts[row.side] += 1


def papers(battle: Fight, viewer: int | None) -> list[Marker]:
    """A1.66 A paper on each hex where one lies; the owner sees his units instead, and which of his papers are blank."""
    laid = [row for row in rows_of(battle.state) if row.cover == FACE_DOWN and row.hex != NOWHERE]
    return [_paper(battle, row, viewer) for row in sorted(laid, key=lambda row: row.hex)
            if row.side != viewer or row.kind == DECOY]  # fmt: skip


def _paper(battle: Fight, row: Row, viewer: int | None) -> Marker:
    here = battle.field.grid.names[row.hex]
    label = Message("bayard-marker-decoy" if row.side == viewer else "bayard-marker-paper")
    return Marker(f"paper-{here}", "unknown", Place.hex(here), label, battle.sides[row.side])
