"""Scenes: what to draw, not how. One page, one terminal and one picture serve every ruleset through this.

Whose eyes
    A scene is made for one side and holds nothing that side may not know. Ask for it with `Battle.scene`.

Words
    All text in a scene is a message, or an id that has one (`<ruleset>-terrain-hill`, `<ruleset>-badge-moved`).

Where
    Everything that is somewhere has a `Place`. x grows to the right and y **downwards**, on every board. A free table
    is measured in thousandths of an inch from its upper left corner; angles are degrees, clockwise from straight up.

What one clicks
    The refs of options use the same words, in the coordinates of the scene: `piece:ID`, `hex:F5`, `hexside:F5/NE`,
    `spot:x,y`, `pose:x,y,degrees`, `box:ID`; and for what lies beside the board `card:ID`, `button:WORD`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from strategikon.kernel.message import Message

Point: TypeAlias = tuple[int, int]


class Place(NamedTuple):
    """Where something is: `Place.hex("F5", "NNE")`. Made by the six functions below and not otherwise.

    `facing` says how a thing stands there: the name of a vertex or side of its hex, or degrees on a free table.
    """

    kind: str  # hex, hexes, hexside, point, pose, box
    names: tuple[str, ...] = ()  # of its hexes; of a hex and its side; of a box
    spot: Point | None = None  # on a free table
    facing: str | int | None = None
    row: int = 0  # in a box: how far from its beginning

    @staticmethod
    def hex(name: str, facing: str | None = None) -> Place:
        """In one hex."""
        return Place("hex", (name,), None, facing)

    @staticmethod
    def hexes(names: Sequence[str], facing: str | None = None) -> Place:
        """In several hexes at once: a unit two hexes wide, an area."""
        return Place("hexes", tuple(names), None, facing)

    @staticmethod
    def hexside(name: str, side: str) -> Place:
        """On one side of a hex."""
        return Place("hexside", (name, side))

    @staticmethod
    def point(x: int, y: int) -> Place:
        """At a point of a free table."""
        return Place("point", (), (x, y))

    @staticmethod
    def pose(x: int, y: int, degrees: int) -> Place:
        """With its middle at a point of a free table, facing so many degrees."""
        return Place("pose", (), (x, y), degrees)

    @staticmethod
    def box(name: str, row: int = 0) -> Place:
        """In a box of the board, behind so many others."""
        return Place("box", (name,), None, None, row)

    @property
    def covered(self) -> tuple[str, ...]:
        """The hexes it lies in or at; none on a free table and in a box."""
        if self.kind in ("hex", "hexes"):
            return self.names
        return self.names[:1] if self.kind == "hexside" else ()

    def plain(self) -> dict[str, Any]:
        """The place as JSON can hold it."""
        if self.kind in ("point", "pose"):
            return {self.kind: [*(self.spot or ()), *([] if self.facing is None else [self.facing])]}
        if self.kind == "box":
            return {"box": self.names[0], "row": self.row}
        names = self.names[0] if self.kind == "hex" else self.names
        return {self.kind: names} if self.facing is None else {self.kind: names, "facing": self.facing}


# -- the board ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ground:
    """Terrain of a free table: the outline of an area, or a line (a river, a wall)."""

    kind: str
    polygon: tuple[Point, ...] = ()
    line: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Label:
    """A name written on the map, in both languages. `kind` is "water" where it should look like one."""

    place: Place
    en: str
    fr: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """Something that holds a row of pieces: a walled camp, a reserve, those who have left the table.

    With a `place` it is on the board, and `shape` is its outline on a free table; without, it stands beside the board,
    the boxes there by their `order`.
    """

    id: str
    label: Message
    place: Place | None = None
    shape: tuple[Point, ...] = ()
    order: int = 0


@dataclass(slots=True)
class Board:
    """The ground. A hex board lists its hexes by name with their place in the plane; a free table has a size instead.

    `orientation` is "pointy" or "flat" for hexes, "table" for a free table. `hexes` maps a name to (x, y) of its
    centre in the integer lattice of `HexGrid.centre`.
    """

    orientation: str
    hexes: dict[str, Point] = field(default_factory=dict)
    terrain: dict[str, list[str]] = field(default_factory=dict)  # kind -> hexes
    hexsides: dict[str, list[tuple[str, str]]] = field(default_factory=dict)  # kind -> (hex, side)
    shapes: list[Ground] = field(default_factory=list)  # of a free table
    labels: list[Label] = field(default_factory=list)
    zones: dict[str, list[str]] = field(default_factory=dict)  # named parts of the board (left, centre, right)
    boxes: list[Box] = field(default_factory=list)
    size: Point | None = None  # of a free table


# -- what stands on it -------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Piece:
    """A thing on the board. `short` is its two or three letters in text; `strength` what is left of `full`."""

    id: str
    side: str
    place: Place
    art: str
    short: str
    strength: int = 0
    full: int = 0
    footprint: Point | None = None  # on a free table: front and depth
    carries: list[str] = field(default_factory=list)  # ids of pieces that stand on it: attached leaders
    badges: list[str] = field(default_factory=list)  # states: moved, ordered, routed
    numbers: dict[str, int | str] = field(default_factory=dict)  # the two or three that matter
    sheet: list[tuple[str, Any]] = field(default_factory=list)  # message id and value; a name in each language
    overlays: list[str] = field(default_factory=list)  # what `Ruleset.overlay` can tell of it


@dataclass(slots=True)
class Marker:
    """A thing on the board that is no piece: an objective, an exit, a camp, a fire. All are drawn.

    `number` is written on it (the banners it is worth); `state` says what has become of it ("taken", "burning").
    From what is on its way somewhere a thread leads back to its `origin`.
    """

    id: str
    kind: str
    place: Place
    label: Message
    side: str | None = None
    number: int | None = None
    state: str | None = None
    origin: Place | None = None


@dataclass(slots=True)
class Hand:
    """Cards a side holds. A hand that may not be read has None for each card. `categories` stand beside the cards:
    what kind each is ("order", "tactic")."""

    side: str
    cards: list[str | None]
    categories: list[str | None] = field(default_factory=list)


@dataclass(slots=True)
class Track:
    """A count: banners won of those needed, rout points toward the army's limit. A side may have any number of them;
    the first is the one that decides, and graphs and the laboratory follow it. `side` None: it is common to all
    (the hour, the weather). `goal` None: it leads to nothing. `losses`: what it counts is the side's own loss.
    `halves`: both numbers are halves, and told as such."""

    id: str
    side: str | None
    value: int
    goal: int | None
    label: Message
    losses: bool = False
    halves: bool = False


@dataclass(slots=True)
class Sky:
    """The weather over a board: what there is in a few words, what it does line by line, a sign for it (sun, cloud,
    rain, snow, fog, heat, moon), and the side of a hex toward which the wind blows, if it does."""

    title: Message
    lines: list[Message] = field(default_factory=list)
    sign: str = ""
    wind: str | None = None


@dataclass(frozen=True, slots=True)
class Dress:
    """A side and the livery it wears: a dark one (madder, aegean, porphyry, myrtle) for the first side, a light one
    (ivory, saffron, sky, rose) for the second."""

    id: str
    livery: str


@dataclass(slots=True)
class Turn:
    """Where the battle stands: the number of the turn (that of `Ruleset.turn`), of how many (None: there is no last
    one), the phase by id and in words, and whose it is."""

    number: int
    of: int | None
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
    """The way that an option on offer would take over the board: where the piece stands now, and so on to where it
    ends, each with the way it faces there; and what it has spent in each place after the first. `note` says what the
    whole of it costs. `within`: so many steps are free of what the note warns of, those beyond are not (None: all)."""

    option: str
    places: list[Place]
    costs: list[int]
    note: Message
    within: int | None = None


@dataclass(slots=True)
class Scene:
    """Everything there is to draw for one side at one moment. Page, terminal and picture read nothing besides."""

    board: Board
    pieces: list[Piece] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    markers: list[Marker] = field(default_factory=list)
    status: list[Message] = field(default_factory=list)  # turn, phase, card in play
    sides: list[Dress] = field(default_factory=list)
    turn: Turn | None = None  # None: the ruleset counts no turns
    dimmed: list[Place] = field(default_factory=list)  # what this side cannot see now (night, fog): drawn dim
    overlays: list[OverlayKind] = field(default_factory=list)
    routes: list[Route] = field(default_factory=list)  # for the side that must choose
    sheets: list[str] = field(default_factory=list)  # first words of options that `Ruleset.sheet` can lay open now
    laid: list[Shape] = field(default_factory=list)  # over the board at once, unasked: how far the chief commands
    sky: Sky | None = None  # None: the ruleset has no weather, or it is of no account
    # Whether a side may hide anything from another in this battle. `Battle.scene` sets it from `Ruleset.has_secrets`,
    # no ruleset's scene does: whoever shares a screen must know before anything is hidden.
    secrets: bool = False

    def plain(self) -> dict[str, Any]:
        """The scene as JSON can hold it. Lists and tables are shared with the scene, not copied."""
        told: dict[str, Any] = plain(self, Message.plain)
        return told


def plain(thing: Any, say: Callable[[Message], Any]) -> Any:
    """Anything of a scene as JSON can hold it, its messages put into words by `say`."""
    kind = thing.__class__
    if kind is list:  # of things of one kind; lists of words and numbers stay as they are
        return [plain(part, say) for part in thing] if thing and _is_made_here(thing[0].__class__) else thing
    if not _is_made_here(kind):
        return thing
    if kind is Message:
        return say(thing)
    if kind is Place:
        return thing.plain()
    return {name: plain(getattr(thing, name), say) for name in _names(kind)}


@lru_cache(maxsize=64)
def _is_made_here(kind: Any) -> bool:
    return kind is Place or is_dataclass(kind)


@lru_cache(maxsize=64)
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(part.name for part in fields(kind))


# -- members of a family that are put together -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StepKind:
    """One step: its words, with `{}` where its number stands, and the numbers it may have. `scale` is how many of them
    one says as 1: 3500 of a thousand is written 3.5. Without `{}` it has no number."""

    words: str
    label: Message
    least: int = 0
    most: int = 0
    by: int = 1
    scale: int = 1


@dataclass(frozen=True, slots=True)
class Steps:
    """How a text is put together: `begin`, then at most so many steps one after the other."""

    begin: str
    most: int
    kinds: list[StepKind]


# -- on demand ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Shape:
    """A part of an overlay: a place or, on a free table, a polygon, its label written at the first of its points; what
    it is (`role` is a word for the look: reach, control, command, support, fire, hidden, mask, danger, front, flank,
    rear, charge, ghost; thread and threat are lines from the first hex of the place to its last), and how strongly to
    draw it, in hundredths."""

    role: str
    label: Message
    place: Place | None = None
    intensity: int = 100
    polygon: tuple[Point, ...] = ()


@dataclass(slots=True)
class Overlay:
    """What somebody asked to see laid over the board."""

    label: Message
    shapes: list[Shape] = field(default_factory=list)


@dataclass(slots=True)
class Sheet:
    """How something will be settled: a title, the parts of the sum one under the other, and a table of what each die
    brings, if there is one. `faces`: beside each line of the table the face of the die it is about, and what comes of
    it (hit, flag, miss; kernel/throws.py)."""

    title: Message
    rows: list[tuple[Message, Message]]  # what, how much
    head: list[Message] = field(default_factory=list)
    lines: list[list[Message]] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)  # ids of the ledger that it rests on
    faces: list[tuple[str, str]] = field(default_factory=list)
    line: Message | None = None  # all of it in one line


@dataclass(slots=True)
class Measured:
    """What was measured, line by line, and between which two points of a free table, if there are two."""

    lines: list[Message]
    band: tuple[Point, Point] | None = None
