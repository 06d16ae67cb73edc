"""The wire of armies: what is asked of a muster and what it answers. `docs/wire.md` says what each means."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.json import Decoder

from strategikon.server.wire import ArmySide, Switch, Text

Year = Annotated[int, Meta(ge=-9999, le=9999)]
Budget = Annotated[int, Meta(ge=0, le=100_000)]
Word = Annotated[str, Meta(max_length=64)]


class WantList(Struct, forbid_unknown_fields=True):
    """A list of one's own: a whole one, or one of the ruleset's, with a troop line more if there is one."""

    army: Word | dict[str, Any]
    troop: dict[str, Any] | None = None
    name: Annotated[str, Meta(max_length=80)] = ""


class WantRoster(Struct, forbid_unknown_fields=True):
    """So many of each entry of a list, or a roster as it was kept."""

    army: Word | dict[str, Any] = ""
    chosen: dict[Annotated[str, Meta(max_length=100)], Annotated[int, Meta(ge=0, le=100)]] = {}
    year: Year | None = None
    budget: Budget = 0
    roster: dict[str, Any] | None = None
    text: Annotated[str, Meta(max_length=60_000)] = ""  # of a file, TOML or JSON


class WantArmy(Struct, forbid_unknown_fields=True):
    """An army that the computer musters."""

    army: Word | dict[str, Any]
    budget: Budget = 0
    year: Year | None = None
    seed: Word = "first"


class WantReading(Struct, forbid_unknown_fields=True):
    """A line of a foreign list."""

    text: Annotated[str, Meta(max_length=300)]
    book: Word = ""
    year: Year = 0
    region: Word = ""
    choices: dict[Word, Word] = {}


class WantBattle(Struct, forbid_unknown_fields=True):
    """Two rosters, a field and terms."""

    rosters: Annotated[list[dict[str, Any]], Meta(max_length=2)]
    field: dict[str, Any]
    method: Word = ""
    turns: Annotated[int, Meta(ge=0, le=99)] = 0
    first: Word = ""
    agreed: bool = False
    deployed: bool = False


class Musters(Struct):
    """The army lists of every ruleset that has some, and what its forms offer."""

    musters: list[dict[str, Any]]


class Army(Struct):
    id: str
    name: Text
    about: Text
    since: int | None
    until: int | None
    entries: list[dict[str, Any]]


class OwnList(Struct):
    """A list of one's own as it is kept and as it is shown, and the entry that was added."""

    list: dict[str, Any]
    army: Army
    entry: str


class Step(Struct):
    """So many more, or fewer, of an entry."""

    entry: str
    name: Text
    by: int


class Remedy(Struct):
    """A change of a roster step by step, or another year; and the points it adds."""

    steps: list[Step]
    year: int | None
    points: int


class Complaint(Struct):
    """What is against a roster, the entries it is about, and the cheapest remedy if there is one."""

    text: Text
    about: list[str]
    remedy: Remedy | None


class Judged(Struct):
    """A roster as it is kept, and what it comes to."""

    roster: dict[str, Any]
    text: str  # the roster as a file
    army: str
    name: Text
    year: int | None
    budget: int
    points: int
    units: int
    lines: list[dict[str, Any]]
    complaints: list[Complaint]
    own: dict[str, Any] | None  # the whole list, where it is none of the ruleset's


class Reading(Struct):
    troop: dict[str, Any]
    text: str  # the same as lines of a file
    price: int
    facts: list[Any]
    choices: list[dict[str, Any]]


class Built(Struct):
    """A battle made of two rosters: the document that begins it, its armies, and the field as a spectator sees it."""

    document: dict[str, Any]
    title: Text
    sides: list[ArmySide]
    switches: list[Switch]
    scene: dict[str, Any]


for _shape in [shape for shape in list(globals().values()) if isinstance(shape, type) and issubclass(shape, Struct)]:
    Decoder(_shape)  # learnt before any thread uses it: see wire.py
