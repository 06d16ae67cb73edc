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


@dataclass(slots=True)
class Hand:
    """Cards a side holds. A hand that may not be read has None for each card."""

    side: str
    cards: list[str | None]


@dataclass(slots=True)
class Track:
    """A count toward something: banners won of those needed, rout points of the army's limit."""

    id: str
    side: str
    value: int
    goal: int
    label: Message


@dataclass(slots=True)
class Scene:
    """Everything there is to draw for one side at one moment."""

    board: Board
    pieces: list[Piece] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    markers: list[dict[str, Any]] = field(default_factory=list)
    status: list[Message] = field(default_factory=list)  # turn, phase, card in play

    def plain(self) -> dict[str, Any]:
        """The scene as JSON can hold it. Lists and tables are shared with the scene, not copied."""
        plain = _named(self)
        plain["board"] = _named(self.board)
        for part in ("pieces", "hands", "tracks"):
            plain[part] = [_named(thing) for thing in plain[part]]
        for track in plain["tracks"]:
            track["label"] = track["label"].plain()
        plain["status"] = [message.plain() for message in self.status]
        return plain


def _named(thing: Board | Piece | Hand | Track | Scene) -> dict[str, Any]:
    return {field.name: getattr(thing, field.name) for field in fields(thing)}


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
