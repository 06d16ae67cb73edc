"""What to draw of the night and of hidden units: papers, sentinels that are known, fires and torches, dim hexes."""

from __future__ import annotations

from collections.abc import Iterator

from strategikon.bayard import veil
from strategikon.bayard.field import Fight
from strategikon.bayard.night import darkness
from strategikon.bayard.state import NOWHERE
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Marker, Place


def markers(battle: Fight, viewer: int | None) -> Iterator[Marker]:
    """Everything that lies on the table because something is hidden, or shines."""
    if not battle.field.veiled:
        return
    yield from _papers(battle, viewer)
    yield from _sentinels(battle, viewer)
    if battle.field.darkness and darkness.is_dark(battle):
        yield from _lights(battle, viewer)


def _papers(battle: Fight, viewer: int | None) -> Iterator[Marker]:
    """A5.107 A paper on each hex where the enemy's lies; the owner sees through his own."""
    for here, side in veil.markers(battle, viewer):
        name = battle.field.grid.names[here]
        yield Marker(f"paper-{name}", "unknown", Place.hex(name), Message("bayard-marker-paper"), battle.sides[side])


def _sentinels(battle: Fight, viewer: int | None) -> Iterator[Marker]:
    """A5.80, A5.90 The own sentinels, and those that were spotted."""
    for unit, here, alerted, spotted in battle.state.sentries:
        side = battle.field.side_of[unit]
        if viewer is None or (side != viewer and not spotted):
            continue
        name, state = battle.field.grid.names[here], "alerted" if alerted and side == viewer else None
        yield Marker(f"sentinel-{name}", "sentinel", Place.hex(name), Message("bayard-marker-sentinel"),
                     battle.sides[side], state=state)  # fmt: skip


def _lights(battle: Fight, viewer: int | None) -> Iterator[Marker]:
    """A5.77, A5.124 Camp fires, and the torches that the side sees, with the hexes they light."""
    names = battle.field.grid.names
    for here in battle.field.camp_fires:
        place = Place.hex(names[here])
        yield Marker(f"camp-fire-{names[here]}", "fire", place, Message("bayard-marker-camp-fire"), number=1)
        yield Marker(f"light-{names[here]}", "light", place, Message("bayard-marker-light"), number=darkness.CAMP_LIGHT)
    for unit, here in enumerate(battle.state.hex_of):
        if here > NOWHERE and darkness.has_torches(battle, unit) and veil.sees(battle, viewer, unit):
            label = Message("bayard-marker-torches")
            yield Marker(f"torches-{battle.field.ids[unit]}", "light", Place.hex(names[here]), label, number=1)


def dimmed(battle: Fight, viewer: int | None) -> list[Place]:
    """A5.73 The hexes that a side cannot see, which are drawn dim."""
    return [Place.hex(battle.field.grid.names[here]) for here in veil.dimmed(battle, viewer)]
