"""Scenes: what to draw, not how. One page, one terminal and one picture serve every ruleset through this.

A scene is made for one side: it holds nothing that side may not know. All text in it is a message or an id.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from strategikon.kernel.message import Message


@dataclass(slots=True)
class Board:
    """The ground. A hex board lists its hexes by name with their place in the plane; a table has a size instead.

    `orientation` is "pointy" or "flat" for hexes, "table" for a free table in thousandths of an inch.
    `hexes` maps a name to (x, y) of its centre in the integer lattice of `HexGrid.centre`, y growing downwards.
    """

    orientation: str
    hexes: dict[str, tuple[int, int]] = field(default_factory=dict)
    terrain: dict[str, list[str]] = field(default_factory=dict)  # kind -> hexes
    hexsides: dict[str, list[tuple[str, str]]] = field(default_factory=dict)  # kind -> (hex, side)
    shapes: list[dict[str, Any]] = field(default_factory=list)  # free table: kind, polygon or line
    labels: list[dict[str, Any]] = field(default_factory=list)  # place, en, fr
    zones: dict[str, list[str]] = field(default_factory=dict)  # named parts of the board (left, centre, right)
    size: tuple[int, int] | None = None  # free table


@dataclass(slots=True)
class Piece:
    """A thing on the board. `short` is its two or three letters in text; `strength` what is left of `full`."""

    id: str
    side: str
    place: str | list[str] | tuple[int, int]
    art: str
    short: str
    strength: int = 0
    full: int = 0
    facing: str | int | None = None
    footprint: tuple[int, int] | None = None
    carries: list[str] = field(default_factory=list)  # ids of pieces that stand on it: attached leaders
    badges: list[str] = field(default_factory=list)  # states: moved, ordered, routed
    numbers: dict[str, int | str] = field(default_factory=dict)  # the two or three that matter
    sheet: list[tuple[str, Any]] = field(default_factory=list)  # the unit sheet: message id, value
    overlays: list[str] = field(default_factory=list)  # what `Ruleset.overlay` can tell of it


@dataclass(slots=True)
class Hand:
    """Cards a side holds. A hand that may not be read has None for each card. `categories` stand beside the cards:
    what kind each is ("order", "tactic")."""

    side: str
    cards: list[str | None]
    categories: list[str | None] = field(default_factory=list)


@dataclass(slots=True)
class Track:
    """A count toward something: banners won of those needed, rout points of the army's limit."""

    id: str
    side: str
    value: int
    goal: int
    label: Message


@dataclass(frozen=True, slots=True)
class Dress:
    """A side and the livery it wears: a dark one (madder, aegean, porphyry, myrtle) for the first side, a light one
    (ivory, saffron, sky, rose) for the second."""

    id: str
    livery: str


@dataclass(slots=True)
class Clock:
    """Where the battle stands: the turn of how many (None: no last one), the phase, and whose it is."""

    turn: int
    turns: int | None
    phase: str
    name: Message
    side: str | None = None


@dataclass(frozen=True, slots=True)
class OverlayKind:
    """Something that can be laid over the board on demand, for a piece; `sides`: or for a whole side."""

    kind: str
    label: Message
    sides: bool = False


@dataclass(slots=True)
class Route:
    """The way that an option on offer would take over the board: the hexes a piece stands in, from where it is now to
    where it ends, and what it has spent in each after the first. `note` says what the whole of it costs."""

    option: str
    places: list[list[str]]
    costs: list[int]
    note: Message


@dataclass(slots=True)
class Scene:
    """Everything there is to draw for one side at one moment."""

    board: Board
    pieces: list[Piece] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    markers: list[dict[str, Any]] = field(default_factory=list)
    status: list[Message] = field(default_factory=list)  # turn, phase, card in play
    sides: list[Dress] = field(default_factory=list)
    clock: Clock | None = None
    overlays: list[OverlayKind] = field(default_factory=list)
    routes: list[Route] = field(default_factory=list)  # for the side that must choose
    sheets: list[str] = field(default_factory=list)  # first words of options that `Ruleset.sheet` can lay open now

    def plain(self) -> dict[str, Any]:
        """The scene as JSON can hold it. Lists and tables are shared with the scene, not copied."""
        plain = _named(self)
        plain["board"] = _named(self.board)
        for part in ("pieces", "hands", "tracks", "sides", "overlays", "routes"):
            plain[part] = [_named(thing) for thing in plain[part]]
        plain["clock"] = None if self.clock is None else _named(self.clock)
        plain["status"] = [message.plain() for message in self.status]
        return plain


def _named(thing: Any) -> dict[str, Any]:
    """The fields of a dataclass by name, messages among them as JSON can hold them."""
    found = {field.name: getattr(thing, field.name) for field in fields(thing)}
    return {name: value.plain() if isinstance(value, Message) else value for name, value in found.items()}


# -- on demand ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Shape:
    """A part of an overlay: hexes (on a free table a polygon), what they are (`role` is a word for the look: reach,
    control, command, support, fire, hidden, front, flank, rear), and how strongly to draw them, in hundredths."""

    role: str
    label: Message
    hexes: list[str] = field(default_factory=list)
    intensity: int = 100
    polygon: list[tuple[int, int]] | None = None


@dataclass(slots=True)
class Overlay:
    """What somebody asked to see laid over the board."""

    label: Message
    shapes: list[Shape] = field(default_factory=list)


@dataclass(slots=True)
class Throw:
    """The dice of an event: their kind ("battle", "d6", "d10"), their faces, and which of them did what they were
    thrown for (`hits`) or drive the target back (`flags`)."""

    die: str
    faces: list[Any]
    hits: list[bool]
    flags: list[bool] = field(default_factory=list)


@dataclass(slots=True)
class Sheet:
    """How something will be settled: a title, the parts of the sum one under the other, and a table of what each die
    brings, if there is one."""

    title: Message
    rows: list[tuple[Message, Message]]  # what, how much
    head: list[Message] = field(default_factory=list)
    lines: list[list[Message]] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)  # ids of the ledger that it rests on

    def plain(self) -> dict[str, Any]:
        """The sheet as JSON can hold it."""
        return {
            "title": self.title.plain(),
            "rows": [[what.plain(), much.plain()] for what, much in self.rows],
            "head": [message.plain() for message in self.head],
            "lines": [[message.plain() for message in line] for line in self.lines],
            "rules": self.rules,
        }
