"""What is true at every moment (geometry, section 15), for the conformance kit."""

from __future__ import annotations

from collections.abc import Iterator

from strategikon.caesar.engagements import bits
from strategikon.caesar.field import Fight
from strategikon.caesar.measure import overlap, touching
from strategikon.caesar.state import NOBODY, ON_TABLE
from strategikon.caesar.units import figure, present, treads


def complaints(battle: Fight) -> Iterator[str]:
    """Everything that is wrong with a state."""
    state, field = battle.state, battle.field
    standing = [unit for unit, where in enumerate(state.where) if where == ON_TABLE]
    figures = {unit: figure(battle, unit) for unit in standing}
    for place, unit in enumerate(standing):
        name = field.ids[unit]
        if not field.ground.on_table(figures[unit]):
            yield f"{name} stands off the table"
        closed = field.ground.closed(treads(battle, unit), figures[unit])
        if closed is not None:
            yield f"{name} stands in {closed.id}, which is closed to it"
        for other in standing[place + 1 :]:
            if overlap(figures[unit], figures[other]):
                yield f"{name} and {field.ids[other]} overlap"
            if field.side_of[unit] != field.side_of[other]:
                if touching(figures[unit], figures[other]) != bool(state.touches[unit] >> other & 1):
                    yield f"the contact of {name} and {field.ids[other]} is not up to date"
    for unit, touched in enumerate(state.touches):
        for other in bits(touched):
            both = present(battle, unit) and present(battle, other) and field.side_of[unit] != field.side_of[other]
            if not both or not state.touches[other] >> unit & 1:
                yield f"{field.ids[unit]} touches {field.ids[other]}, who does not touch it"
    for unit, troop in enumerate(field.troops):
        if not 0 <= state.casualties[unit] <= troop.stamina:
            yield f"{field.ids[unit]} has {state.casualties[unit]} casualties"
    for who, led in enumerate(state.leads):
        if led != NOBODY and (state.captain_x[who], state.captain_y[who]) != figure(battle, led)[:2]:
            yield f"{field.captain_ids[who]} is not with the unit he leads"
