"""The wire of the editor: what is asked of a workbench and what it answers. `docs/wire.md` says what each means."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.json import Decoder

from strategikon.server.wire import Text

Document = dict[str, Any]


class WantCheck(Struct, forbid_unknown_fields=True):
    """A document in the making, and the board that is known already."""

    document: Document
    board: Annotated[str, Meta(max_length=64)] = ""


class WantText(Struct, forbid_unknown_fields=True):
    """A document to be written as a file."""

    document: Document


class WantDocument(Struct, forbid_unknown_fields=True):
    """The text of a file to be read."""

    text: str


class WantBattles(Struct, forbid_unknown_fields=True):
    """Battles of a document to be fought between veterans, by number; `change` is that of an evened variant."""

    document: Document
    change: dict[Annotated[str, Meta(max_length=100)], int | Annotated[str, Meta(max_length=100)]] = {}
    first: Annotated[int, Meta(ge=0, lt=1000)] = 0
    count: Annotated[int, Meta(ge=1, le=100)] = 1


class WantLevers(Struct, forbid_unknown_fields=True):
    """What would even a document that favours a side."""

    document: Document
    favoured: Annotated[str, Meta(max_length=64)]


class BenchLine(Struct):
    id: str
    name: Text


class Benches(Struct):
    """The rulesets whose battles can be made here."""

    rulesets: list[BenchLine]


class Bench(Struct):
    """What a ruleset lays out: tools, the blank document, the form of a whole one, and how each kind looks."""

    ruleset: str
    tools: Document
    blank: Document
    form: Document
    looks: dict[str, Document]


class Complaint(Struct):
    """What is wrong, or (a note) worth knowing; where in the document, and in which hex if it names one."""

    path: str
    text: Text
    hex: str | None = None


class Checked(Struct):
    """What the loader says of a document. `looks` are those of its pieces, by id, once it can be played; `board` is the
    empty one, where it is another than the one known; `key` names it."""

    complaints: list[Complaint]
    notes: list[Complaint]
    looks: dict[str, Document]
    dress: list[Document]
    key: str
    board: Document | None


class Written(Struct):
    """A document as a file, and as `POST /api/battles` takes it."""

    text: str
    document: Document


class Opened(Struct):
    """A document to work on."""

    ruleset: str
    document: Document


class Fought(Struct):
    """A battle that was fought: who won (null: nobody), after how many turns."""

    number: int
    winner: str | None
    turns: int


class Battles(Struct):
    """Battles that were fought; fewer than asked for if a while has passed."""

    battles: list[Fought]


class Lever(Struct):
    """A change that an evened variant could have, by its paths, and in words."""

    change: dict[str, int | str]
    text: Text


class Levers(Struct):
    levers: list[Lever]


for _shape in [shape for shape in list(globals().values()) if isinstance(shape, type) and issubclass(shape, Struct)]:
    Decoder(_shape)  # learnt before any thread uses it: see wire.py
