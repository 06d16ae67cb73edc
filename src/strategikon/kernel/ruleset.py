"""What a ruleset must provide. The kernel knows no ruleset; it drives whatever fulfils this page.

A ruleset is a package with a `RULESET` object of a class derived from `Ruleset`, and beside it, as data:
`rules.toml` (the ledger), `tables/*.csv`, `scenarios/*.toml`, `messages/en.ftl` and `messages/fr.ftl`; if it
likes, `facts/*.toml` (how it looks; kernel/facts.py), `lessons/*.toml` (kernel/lessons.py) and `workbench/*.toml` (what
battles are made with; kernel/workbench.py).
`examples/skirmish/` is a complete one in about 200 lines; CONTRIBUTING.md goes through it in ten steps.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from strategikon.kernel.decision import Ask, Tally, Value, Wish
from strategikon.kernel.dice import Dice
from strategikon.kernel.events import EventTable, Veiled
from strategikon.kernel.message import Message
from strategikon.kernel.schema import Formed, Report
from strategikon.kernel.verbs import Lexicon, Spoken, Verbs
from strategikon.kernel.why import Why

if TYPE_CHECKING:
    from strategikon.kernel.battle import Battle
    from strategikon.kernel.muster import Muster
    from strategikon.kernel.scene import Board, Measured, Overlay, Scene, Sheet
    from strategikon.kernel.tactics import Tactics

Activity: TypeAlias = Generator[Ask, Value, Any]
T = TypeVar("T")
# What is asked for every event where whole pieces may be hidden: battle, kind and fields.
Veil: TypeAlias = Callable[[Any, str, dict[str, Any]], Veiled]


class State:
    """What changes in a battle, and nothing else: small, flat, copied by hand.

    Every slot holds an int, a str, a bool, None, or a list of these (lists of lists where there is no way around it).
    `phase` names the activity that comes next; with the other fields it must tell the whole future.
    """

    __slots__: tuple[str, ...] = ("phase",)
    phase: str

    def copy(self) -> Self:
        """An independent copy: it shares nothing that can be changed, at any depth (the kit looks). Written by hand in
        each ruleset: it is the hottest function there is."""
        raise NotImplementedError

    def pack(self) -> dict[str, Any]:
        """Every slot by name, as JSON can hold it."""
        return {name: getattr(self, name) for name in self.names()}

    @classmethod
    def unpack(cls, packed: Mapping[str, Any]) -> Self:
        """The state that `pack` wrote."""
        state = cls.__new__(cls)
        for name in cls.names():
            setattr(state, name, packed[name])
        return state

    @classmethod
    def names(cls) -> list[str]:
        """The names of all slots, base class first."""
        return [name for base in reversed(cls.__mro__) for name in base.__dict__.get("__slots__", ())]

    def digest(self) -> str:
        """A fingerprint: equal states, equal digests, on every machine."""
        return sha256(dumps(self.pack(), sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values with another one in one place: copies of a state share its tuples until one changes."""
    new = list(values)
    new[place] = value
    return tuple(new)


S = TypeVar("S", bound=State)
F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class OptionalRule:
    """A switch the players may set before the battle. `values[0]` is the default; a plain switch is ("off", "on").

    Its one line of explanation is the message `<ruleset>-switch-<id>`, and `rule` is its place in the ledger. `events`
    are the kinds that are stated only where it is on: the kit counts them, so that nobody ships a block of rules that
    never does anything.
    """

    id: str
    values: tuple[str, ...] = ("off", "on")
    rule: str = ""
    events: tuple[str, ...] = ()


class Ruleset(Generic[S, F]):
    """One rulebook, enforced. Stateless: everything that changes is in the battle it is given."""

    id: ClassVar[str]
    version: ClassVar[int]  # raised when an old record would no longer replay
    folder: ClassVar[Path]  # where rules.toml, scenarios/ and messages/ lie
    state_type: type[S]
    optional_rules: ClassVar[tuple[OptionalRule, ...]] = ()
    events: ClassVar[EventTable] = {}  # every kind of event it states, and the fields each may have
    # Events by which the rules themselves tell a side of somebody it does not see, such as a marker that is turned up.
    giveaways: ClassVar[Collection[str]] = ()
    bound: ClassVar[int]  # random battles end within so many decisions; why, is said beside the number
    # What it knows about playing itself well. A ruleset without it has the opponent `random` alone, and no odds.
    tactics: Tactics[S, F] | None = None

    # Army lists, and battles made of two armies (kernel/muster.py). A ruleset without lists has none.
    muster: ClassVar[Muster | None] = None

    # The form of a whole scenario document, for whoever writes one (kernel/workbench.py). None: nobody can but by hand.
    schema: ClassVar[Formed | None] = None

    # What a player can say, and why something is not on offer. Explainers use the predicates of the offer, and
    # nothing that the side to choose may not know.
    verbs: ClassVar[Verbs]
    why: ClassVar[Why] = Why()

    # The table of phases: the name in `state.phase` to the activity it starts. An activity ends by leaving the next
    # name in `state.phase`; between two activities the state alone says what comes next. A plain function is an
    # activity that asks nobody.
    phases: ClassVar[Mapping[str, Callable[[Any], Activity | None]]]

    # Phases that put, or pass over, a question of another name than their own: the kind of that question. A case may
    # speak of a question that nobody was asked (kernel/case_silence.py).
    questions: ClassVar[Mapping[str, str]] = {}

    # Kinds of lists in options whose order says nothing that is not plain without it: a case may write them either way.
    unordered: ClassVar[Collection[str]] = ()

    # Answers that go without saying, by the kind of their question: the word by which everything stays as it is (nobody
    # evades), or nothing where things are done in the order in which they are listed. A case may leave them out, or
    # write such a word where nobody was asked.
    unsaid: ClassVar[Mapping[str, str]] = {}

    # -- from a document to the first decision -------------------------------------------------------------------

    def complete(self, document: Mapping[str, Any], report: Report) -> Mapping[str, Any]:
        """A document with everything written out that it refers to by name (an army list, a map): see `part` in
        kernel/documents.py. Digest, record and store hold the whole, so that a list changed later changes no battle
        that was fought. It sees the document before `check` does, leaves alone what it does not understand, and
        leaves a complete document as it is."""
        return document

    def giving_way(self, thing: Mapping[str, Any], change: Mapping[str, Any]) -> Collection[str]:
        """The keys of a thing of a battle that give way to what a case changes of it: where one thing can be said in
        several ways (a place on the table, or a round of arrival), the new way takes the place of the old one."""
        return ()

    def check(self, document: Mapping[str, Any], report: Report) -> None:
        """Complain in `report` about everything that is wrong with a complete document. `report.inline` is set for
        the inline setups of cases, which give only what matters and may begin anywhere."""
        raise NotImplementedError

    def empty_board(self, document: Mapping[str, Any]) -> Board | None:
        """The hexes or the table of a document in the making, before anything lies on them. It may rely on nothing but
        that the numbers `workbench/tools.toml` calls its size are whole and within the bounds of the schema."""
        return None

    def prepare(self, document: Mapping[str, Any], options: Mapping[str, str]) -> F:
        """The frozen part of a checked document: map, profiles, tables. Shared by all battles and forks of it."""
        raise NotImplementedError

    def begin(self, field: F, dice: Dice) -> S:
        """The state before the first activity."""
        raise NotImplementedError

    def mark_every(self, field: F) -> int:
        """A boundary is kept every so many choices. With 4, random play of ancients was 10 % faster than with 1, and a
        fork a third slower; a battle whose choices are dear to take again keeps more of them."""
        return 4

    def sides(self, field: F) -> tuple[str, ...]:
        """The ids of the sides, in the order of their numbers inside."""
        raise NotImplementedError

    def turn(self, state: S) -> int:
        """The number of the turn, cheaply: simulations ask after every choice. A ruleset without turns says 0."""
        return 0

    def active(self, state: S) -> int:
        """The side whose phase it is: the one that would be asked where a phase asks nobody."""
        return 0

    def passed_over(self, battle: Battle[S, F], ask: Ask) -> None:
        """In the middle of an activity a question is not asked, for it has one answer at most. Nobody listens but a
        case that speaks of it (kernel/case_silence.py)."""

    # -- what the outside reads ------------------------------------------------------------------------------------

    def lexicon(self, field: F) -> Lexicon:
        """The names behind the slots of its verbs, by kind: units, hexes, cards and the like of one battle."""
        raise NotImplementedError

    def say(self, battle: Battle[S, F], ask: Ask, value: Value) -> Spoken:
        """A value on offer as a verb and its arguments. Different values of one question have different texts."""
        spoken: Spoken = value
        return spoken

    def prompt(self, battle: Battle[S, F], ask: Ask) -> Message:
        """The question in one plain sentence: who must do what now."""
        return Message(f"{self.id}-prompt-{ask.kind}", {"side": self.sides(battle.field)[ask.side]})

    def acting(self, battle: Battle[S, F], ask: Ask) -> str | None:
        """The id of the piece that acts, or that the question is about; None where there is none, or one is chosen."""
        return None

    def tally(self, battle: Battle[S, F], ask: Ask) -> Tally | None:
        """How far one has come with what is asked one by one; None where nothing is counted."""
        return None

    def view(self, battle: Battle[S, F], side: int | None) -> dict[str, Any]:
        """All that a side (None: a spectator) may know, ready for JSON."""
        raise NotImplementedError

    def scene(self, battle: Battle[S, F], side: int | None) -> Scene:
        """What to draw for a side (None: a spectator), as `kernel/scene.py` lays down. Whoever wants to draw it calls
        `Battle.scene`."""
        raise NotImplementedError

    def scenes(self, battle: Battle[S, F], sides: Sequence[int | None]) -> list[Scene]:
        """The scenes of several sides at the same moment. Where most of them is the same for all, a ruleset draws that
        once: the scenes may share it."""
        return [self.scene(battle, side) for side in sides]

    def sheet(self, battle: Battle[S, F], value: Value) -> Sheet | None:
        """How a value on offer will be settled: the sum behind the dice, each part named. None where there is nothing
        to reckon."""
        return None

    def overlay(self, battle: Battle[S, F], side: int, kind: str, piece: str) -> Overlay | None:
        """What to lay over the board for a piece of a side, or (`piece` is empty) for the whole side: one of the
        kinds its scene offers, made of nothing hidden. None where there is no such thing."""
        return None

    def measure(self, battle: Battle[S, F], one: Wish, other: Wish | None) -> Measured | None:
        """What the rules measure between two pieces or points, or (`other` is None) around one piece, nearest first.
        None where nothing is measured."""
        return None

    def names(self, battle: Battle[S, F]) -> dict[str, Any]:
        """What cases and people may read by name: pieces by id, `side`, and fields of the battle such as `turn`."""
        raise NotImplementedError

    def called(self, battle_field: F, name: str, language: str) -> str | None:
        """What an id is called in a language (`hastati-2` is "Hastati II"); None if it is no id of this battle."""
        return None

    # -- what is hidden ----------------------------------------------------------------------------------------------

    def has_secrets(self, field: F) -> bool:
        """Whether a side may hide anything from another at any time in this battle. It looks at the field and not at
        the state: a curtain that falls only once something is hidden would tell that it is."""
        return False

    def secrets(self, state: S, side: int) -> Collection[Any]:
        """The things (card numbers, markers) a side cannot identify now. When one leaves this set, it was revealed."""
        return ()

    def veil(self, field: F) -> Veil | None:
        """Where whole pieces may be hidden (at night, in an ambush): what is asked for every event, and answers its
        fields with `Secret` round those that only one side may read, and which side alone knows of it, if its mere
        happening tells something. None: the rules hide fields where they state them."""
        return None

    def redeal(self, state: S, side: int, dice: Dice) -> None:
        """Shuffle, in place, whatever `side` may not know into another arrangement it could not tell apart."""

    # -- for the kit and the cases -------------------------------------------------------------------------------------

    def invariants(self, battle: Battle[S, F]) -> Iterable[str]:
        """Everything that is wrong with a state; nothing, if the rules are. English, for engineers."""
        return ()

    def die(self, word: str | int) -> int:
        """A die as a case writes it, as the number the tape would give."""
        return int(word)
