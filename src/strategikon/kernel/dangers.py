"""Where enemies could strike, and who could come to a place: overlays that read the same in every ruleset."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from strategikon.kernel.message import Message
from strategikon.kernel.scene import OverlayKind, Place, Shape

DANGER = "danger"
DANGER_KIND = OverlayKind(DANGER, Message("overlay-danger"), sides=True)
MANY = 3
_STRENGTH = {1: 35, 2: 65, MANY: 100}
_WORDS = {1: "shape-danger-one", 2: "shape-danger-two", MANY: "shape-danger-many"}


def danger(struck: Iterable[Iterable[str]]) -> list[Shape]:
    """Hexes that enemies could strike, given what each of them could: the more of them, the stronger."""
    count = Counter(name for names in struck for name in set(names))
    shapes = []
    for enough in (MANY, 2, 1):
        there = sorted(name for name, foes in count.items() if min(foes, MANY) == enough)
        if there:
            shapes.append(Shape(DANGER, Message(_WORDS[enough]), Place.hexes(there), _STRENGTH[enough]))
    return shapes
