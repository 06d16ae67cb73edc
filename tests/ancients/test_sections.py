"""R-ANC-39: orders of sections and pieces on the dotted lines, against trying every assignment."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from types import SimpleNamespace
from typing import Any

import pytest

from strategikon.ancients.field import CENTRE, EAST, SECTION, WEST
from strategikon.ancients.orders import rooms_in_sections

MASKS = (WEST, WEST | CENTRE, CENTRE, CENTRE | EAST, EAST)
HEX_IN = {mask: SECTION.index(mask) for mask in MASKS}


def fits(masks: tuple[int, ...], quotas: tuple[int, ...]) -> bool:
    """Whether the pieces can be given distinct orders: every assignment is tried."""
    for assigned in product(range(3), repeat=len(masks)):
        if all(mask >> place & 1 for mask, place in zip(masks, assigned, strict=True)):
            if all(assigned.count(place) <= quotas[place] for place in range(3)):
                return True
    return not masks


@pytest.mark.parametrize("quotas", [(2, 0, 0), (0, 3, 0), (0, 0, 2), (1, 1, 1), (2, 0, 2), (1, 2, 1)])
def test_there_is_room_exactly_when_some_assignment_fits(quotas: tuple[int, ...]) -> None:
    for count in range(5):
        for masks in combinations_with_replacement(MASKS, count):
            if not fits(masks, quotas):
                continue
            state = SimpleNamespace(
                active=0, sections=list(quotas), ordered=[1] * count, hex_of=[HEX_IN[mask] for mask in masks]
            )
            field = SimpleNamespace(pieces_of=[tuple(range(count))], spans_of=[(slice(count), slice(0))])
            battle: Any = SimpleNamespace(state=state, field=field)
            rooms = rooms_in_sections(battle)
            assert [rooms[mask] for mask in MASKS] == [fits((*masks, mask), quotas) for mask in MASKS], masks
