"""The wire of replay and study: what is asked about a moment of a battle, and what is answered.

`docs/wire.md` says what each means.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct
from msgspec.json import Decoder

from strategikon.server.wire import Number, OptionText, Outcome, Question, Text, Token

MOST_CHOICES = 400  # on one line of an analysis board
MOST_BATTLES = 1000


class Line(Struct, forbid_unknown_fields=True):
    """A moment of a battle and what was chosen from there on. Each `line` has dice of its own."""

    number: Number
    line: Annotated[int, Meta(ge=0, le=99)] = 0
    choices: Annotated[list[OptionText], Meta(max_length=MOST_CHOICES)] = []
    tokens: Annotated[list[Token], Meta(max_length=16)] = []


class AtLine(Line):
    """`ask` is a question as the socket knows it, about where the line stands."""

    ask: Question | None = None


class WantFights(Line):
    """Battles to be fought on from where the line stands, by number."""

    player: Literal["recruit", "veteran", "elite"] = "veteran"
    first: Annotated[int, Meta(ge=0, lt=MOST_BATTLES)] = 0
    count: Annotated[int, Meta(ge=1, le=100)] = 1


class Played(Struct):
    """What was really chosen at the moment."""

    text: str
    label: Text


class Board(Struct):
    """An analysis board. `number` is the moment from which it starts, perhaps an earlier one than was asked for."""

    number: int
    side: str
    scene: dict[str, Any]
    decision: dict[str, Any] | None
    events: list[dict[str, Any]]
    outcome: Outcome | None
    played: Played | None


class Studied(Struct):
    """The board as it stands, or the answer to a question about it."""

    board: Board | None
    answer: dict[str, Any] | None


class Fought(Struct):
    """A battle that was fought on: who won, after how many turns, and the counts that decide."""

    number: int
    winner: str | None
    turns: int
    score: dict[str, int]


class Fights(Struct):
    """Battles that were fought on; fewer than asked for if time was up."""

    battles: list[Fought]


class Judgement(Struct):
    """How far it is, and what was luck and what was choice once that is known."""

    progress: float
    judgement: Raw | None


# See the end of wire.py.
SHAPES = [shape for shape in list(globals().values()) if isinstance(shape, type) and issubclass(shape, Struct)]
for _shape in SHAPES:
    Decoder(_shape)
