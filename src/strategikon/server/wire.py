"""The wire, typed: everything that comes in is checked against these, and the OpenAPI document is made of them.

`docs/wire.md` says what each means.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.json import Decoder

VERSION = 3  # of what is sent: told in every `sync`, so that a page from before an update knows that it is old

Number = Annotated[int, Meta(ge=0, le=10_000_000)]
RequestId = Annotated[int, Meta(ge=0, le=2**53)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Ident = Annotated[str, Meta(min_length=1, max_length=64)]
Coordinate = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
PlayerName = Annotated[str, Meta(max_length=200)]  # as somebody wishes it; `names.py` cleans it
OptionText = Annotated[str, Meta(max_length=200)]


# -- what a browser sends on the socket -------------------------------------------------------------------------------


class Incoming(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a browser."""


class Hello(Incoming, tag="hello"):
    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    number: Number | None = None


class Log(Incoming, tag="log"):
    """Lines of the log before a number."""

    id: RequestId
    before: Number


class Ping(Incoming, tag="ping"):
    id: RequestId


class AboutDecision(Incoming):
    """A message about one decision."""

    id: RequestId
    number: Number


class Choose(AboutDecision, tag="choose"):
    option: OptionText
    serial: Number | None = None


class Undo(AboutDecision, tag="undo"):
    serial: Number | None = None


class Resign(AboutDecision, tag="resign"):
    side: Ident
    serial: Number | None = None


class Why(AboutDecision, tag="why"):
    option: OptionText


class Fit(AboutDecision, tag="fit"):
    """The member of the family on offer that is nearest to a wish: a hex by its name, or a point of the scene; or to
    what a text says."""

    piece: Ident = ""
    option: OptionText | None = None
    loose: bool = False
    hex: Ident | None = None
    at: tuple[Coordinate, Coordinate] | None = None
    facing: Annotated[int, Meta(ge=0, le=359)] | None = None


class Odds(AboutDecision, tag="odds"):
    option: OptionText


class Sheet(AboutDecision, tag="sheet"):
    option: OptionText


class Threat(AboutDecision, tag="threat"):
    piece: Ident


class Hint(AboutDecision, tag="hint"):
    pass


class Aim(AboutDecision, tag="aim"):
    pass


class Overlay(AboutDecision, tag="overlay"):
    """Something to lay over the board for a piece, a side, or (`reaching`: who can come there) a hex or a point."""

    kind: Ident
    piece: Ident | None = None
    side: Ident | None = None
    hex: Ident | None = None
    at: tuple[Coordinate, Coordinate] | None = None


class End(Struct, forbid_unknown_fields=True):
    """One end of a tape: a piece, or a point of the scene."""

    piece: Ident | None = None
    at: tuple[Coordinate, Coordinate] | None = None


class Measure(AboutDecision, tag="measure"):
    """What lies between two ends, as the rules measure it; with one end, what is around it."""

    one: End
    other: End | None = None


# Answered on the side: what is said after it does not wait.
SlowQuestion = Odds | Sheet | Threat | Hint | Aim | Overlay | Measure
Question = Why | Fit | SlowQuestion
Message = Hello | Ping | Log | Choose | Undo | Resign | Question
messages: Decoder[Message] = Decoder(Message)
loose: Decoder[Any] = Decoder()


# -- what a request holds ---------------------------------------------------------------------------------------------


class MakeBattle(Struct, forbid_unknown_fields=True):
    """A scenario of the library, a whole scenario of one's own, or a record to go on from. `first`: the first battle of
    the ruleset, from where its fight begins."""

    ruleset: Annotated[str, Meta(max_length=64)] = ""
    scenario: Annotated[str, Meta(max_length=200)] = ""
    targets: Literal["historical", "evened"] = "historical"
    options: dict[Ident, Ident] = {}
    seats: dict[Ident, Annotated[str, Meta(max_length=80)]] = {}
    record: dict[str, Any] | None = None
    document: dict[str, Any] | None = None
    names: dict[Ident, PlayerName] = {}
    first: bool = False


class Join(Struct, forbid_unknown_fields=True):
    invite: Token
    name: PlayerName = ""


class Mine(Struct, forbid_unknown_fields=True):
    tokens: Annotated[list[Token], Meta(max_length=100)]


class AtStep(Struct, forbid_unknown_fields=True):
    """Where a learner is in a lesson: the step, from 0 on, and what was chosen in it; `why` and `sheet` ask of one
    option why it is not on offer, or how it will be settled."""

    step: Annotated[int, Meta(ge=0, le=100)] = 0
    choices: Annotated[list[OptionText], Meta(max_length=60)] = []
    why: OptionText | None = None
    sheet: OptionText | None = None


# -- what is answered -------------------------------------------------------------------------------------------------


class Text(Struct):
    """A text in both languages."""

    en: str
    fr: str


class Error(Struct):
    id: str
    args: dict[str, Any]
    rule: str
    en: str
    fr: str


class ErrorBody(Struct):
    error: Error


class Health(Struct):
    ok: bool
    version: str


class Side(Struct):
    """A side of a running battle and who sits there."""

    id: str
    name: Text
    seat: str
    strength: str
    seconds: float | None
    connected: bool
    player: str


class Outcome(Struct):
    winner: str | None
    reason: Text
    score: dict[str, int]
    resigned: str | None


class Battle(Struct):
    id: str
    ruleset: str
    scenario: str
    title: Text
    date: Text | None
    year: int | None
    options: dict[str, str]
    targets: str
    sides: list[Side]
    number: int
    serial: int
    turn_of: str | None
    outcome: Outcome | None
    commitment: str
    seed: str | None
    fair: bool
    hints: bool
    notice: Text | None
    made: str
    changed: str


class MyBattle(Battle):
    side: list[str]
    my_turn: bool


class MyBattles(Struct):
    battles: list[MyBattle]


class Made(Struct):
    """A new battle. The tokens, invitations and the words that bring the seats back are told this once."""

    id: str
    tokens: dict[str, str]
    invites: dict[str, str]
    commitment: str
    recovery: Text | None


class Joined(Struct):
    side: str
    token: str
    recovery: Text | None


class Switch(Struct):
    id: str
    values: list[str]
    words: dict[str, Text]
    default: str
    rule: str
    text: Text


class ArmySide(Struct):
    """A side of a scenario."""

    id: str
    name: Text
    units: int
    leaders: int


class Balance(Struct):
    """Whom a battle favours between equal veterans: a side, its percentage of victories, of how many battles."""

    favours: str
    share: int
    battles: int
    text: Text


class Evened(Struct):
    """What is otherwise if a battle is fought with its evened targets."""

    victory: Text | None
    balance: Balance | None


class ScenarioLine(Struct):
    id: str
    title: Text
    date: Text | None
    year: int | None
    kind: str
    sides: list[ArmySide]
    balance: Balance | None
    evened: Evened | None
    minutes: int | None
    difficulty: int | None


class Opponent(Struct):
    """A computer one can play against, and how long it thinks about a decision if nobody says (0: not long)."""

    id: str
    name: Text
    text: Text
    seconds: float


class RulesetLine(Struct):
    id: str
    name: Text
    version: int
    battles: list[ScenarioLine]
    switches: list[Switch]
    opponents: list[Opponent]


class Rulesets(Struct):
    rulesets: list[RulesetLine]


class Scenario(Struct):
    id: str
    ruleset: str
    title: Text
    date: Text | None
    place: Text | None
    briefing: Text | None
    note: Text | None
    victory: Text | None
    special_rules: list[Text]
    sides: list[ArmySide]
    balance: Balance | None
    evened: Evened | None
    minutes: int | None
    difficulty: int | None
    switches: list[Switch]
    scene: dict[str, Any]


class Rule(Struct):
    id: str
    section: Text
    kind: str
    text: Text
    ours: bool


class Rules(Struct):
    ruleset: str
    rules: list[Rule]


class FirstBattle(Struct):
    scenario: str
    side: str
    opponent: str


class SwitchGroup(Struct):
    title: Text
    switches: list[str]


class Seldom(Struct):
    """A kind of question that matters seldom: `pass` is the first word of the answer that leaves all as it is."""

    passed: str = field(name="pass")
    title: Text


class Facts(Struct):
    """The facts of a ruleset as its files state them (docs/facts.md). `digest` changes when one of them does."""

    ruleset: str
    digest: str
    looks: dict[str, Any]
    glossary: dict[str, Any]
    first_battle: FirstBattle | None
    switches: list[SwitchGroup]
    rare: dict[str, Seldom]
    lessons: list[dict[str, Any]]
    ours: list[str]


class Taught(Struct):
    """A lesson as it stands. `verdict` is `done`, `missed`, or null while the step goes on."""

    scene: dict[str, Any]
    decision: dict[str, Any] | None
    events: list[dict[str, Any]]
    verdict: str | None
    why: dict[str, Any] | None
    sheet: dict[str, Any] | None


class Moment(Struct):
    number: int
    last: int
    scene: dict[str, Any]
    entry: dict[str, Any]
    decision: dict[str, Any] | None


class Record(Struct, omit_defaults=True):
    """See the kernel's record; choices that may not be known yet are null, and then there is no chain and no seal."""

    format: int
    ruleset: str
    version: int
    scenario: dict[str, Any]
    options: dict[str, str]
    commitment: str
    names: list[str]
    choices: list[str | None]
    chain: str = ""
    seal: str = ""
    seed: str = ""
    targets: str = ""


# -- learning the shapes ----------------------------------------------------------------------------------------------

# msgspec learns a shape where it is first used, and crashes the whole process if two threads do so at once (seen with
# 0.22). So each is learnt here, while the module is imported and nobody else can use it.
SHAPES = [shape for shape in list(globals().values()) if isinstance(shape, type) and issubclass(shape, Struct)]
for _shape in SHAPES:
    Decoder(_shape)
