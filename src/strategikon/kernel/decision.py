"""Decisions: who must choose among what, and why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from strategikon.kernel.message import Message

if TYPE_CHECKING:
    from strategikon.kernel.dice import Dice
    from strategikon.kernel.scene import Route

# What the rules pass around inside: an int, a str, None, or a tuple of these. Cheap, immutable, and JSON can hold it.
Value: TypeAlias = Any


class Ask:
    """The question a rule puts to a player: `value = yield Ask(side, "evade", (STAND, EVADE), about=unit)`.

    `values` may be a function, which is then called only if somebody looks at the offer: replays and forks send the
    value without looking. It must depend on nothing but the state, which does not change while the question stands.
    A `family` offers, beside the values, everything it admits.
    """

    __slots__ = ("_values", "about", "family", "kind", "side")

    def __init__(
        self,
        side: int,
        kind: str,
        values: Sequence[Value] | Callable[[], Sequence[Value]],
        about: Value = None,
        family: Family | None = None,
    ) -> None:
        self.side = side
        self.kind = kind
        self.about = about
        self.family = family
        self._values = values

    @property
    def values(self) -> Sequence[Value]:
        """Everything on offer, in a stable order."""
        values = self._values
        if callable(values):
            values = self._values = values()
        return values


class Wish(NamedTuple):
    """Where a pointer would like a piece to be: a hex by its name, or a point of the scene; and its heading, in
    degrees. `loose`: the wish is meant to the letter, and is not drawn to what it is near to."""

    piece: str
    hex: str | None = None
    at: tuple[int, int] | None = None
    facing: int | None = None
    loose: bool = False


class Family:
    """Options without number: beside the listed values, every value that the family admits is on offer.

    Opponents, random play and hints see the listed values alone; people may say any member. A member is a flat tuple,
    like any other value; it is written by the verbs of the ruleset, and read back to itself. A listed value that is
    written with a verb of the family is a member.
    """

    __slots__ = ()
    verbs: tuple[str, ...]  # those of the table that say its members

    def admit(self, verb: str, arguments: tuple[Any, ...]) -> Value | Refusal:
        """The member that a verb and its arguments say, or why they say none. It depends on nothing but the state and
        what the side to choose may know, rolls nothing, changes nothing, and is bounded in time."""
        raise NotImplementedError

    def draw(self, will: Dice) -> Value | None:
        """Some member, blindly; None if none was found. For the conformance kit."""
        raise NotImplementedError

    def near(self, wish: Wish) -> tuple[Value | None, Refusal | None]:
        """The member, or listed value, nearest to a wish (None: there is none near), and why the wish itself is none
        (None: it is)."""
        raise NotImplementedError

    def instead(self, verb: str, arguments: tuple[Any, ...]) -> Value | None:
        """The member nearest to one that was said and is not admitted; None if nothing is near."""
        return None

    def notes(self, value: Value) -> list[Message]:
        """What one would like to know of a member, or of a listed value, before one chooses it: whom it comes near
        to."""
        return []

    def route(self, value: Value) -> Route | None:
        """The way that a member, or a listed value, would take over the board, where there is one to show."""
        return None

    @property
    def card(self) -> dict[str, Any]:
        """What a page must know to ask: `shape` ("hex", "point" or "pose"), `piece`, and on a free table `step` and
        `turn`, the smallest move and turn of the pointer; `steps`, if members can be put together from them."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a player may choose.

    `text` is canonical: what cases, records, the terminal and the wire say. `refs` are the things one clicks in order
    ("piece:hastati-2", "hex:F5", "card:rally", "button:done"). `label` says it in a sentence. Equal text, equal option.
    """

    text: str
    refs: tuple[str, ...] = field(default=(), compare=False)
    label: Message = field(default=Message("option-plain"), compare=False)

    def __str__(self) -> str:
        return self.text


class Tally(NamedTuple):
    """How far a player has come with something done one by one: two orders of three. `most` 0: there is no limit.
    `every`: everything of the first kind that clicks a piece may be taken, one after the other, so also at once."""

    done: int
    most: int = 0
    every: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """A question as the outside sees it: numbered, with every option written out."""

    number: int
    side: str
    kind: str
    prompt: Message
    options: tuple[Option, ...]
    family: Family | None = field(default=None, compare=False)
    acting: str | None = None  # the piece that acts or is asked about, where there is one

    def texts(self) -> list[str]:
        """The canonical text of every option."""
        return [option.text for option in self.options]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: the rule of the ledger that forbids it, and the reason in words.

    A predicate that can forbid answers None (nothing against it) or a Refusal. `rule` is empty only where no rulebook
    is concerned (not your turn, no such unit). `also` are other rules that forbid the very same thing.
    """

    rule: str
    because: Message
    also: tuple[str, ...] = ()

    def besides(self, *rules: str) -> Refusal:
        """The same refusal, resting on other rules as well."""
        return Refusal(self.rule, self.because, (*self.also, *rules)) if rules else self


def refusal(rule: str, because: str, **args: Any) -> Refusal:
    """A `Refusal` in one line: `return refusal("8.07", "no-exit-here", hex="F5")`."""
    return Refusal(rule, Message(because, args))


def together(*reasons: Refusal | None) -> Refusal | None:
    """The first of these refusals, resting on the rules of all the others as well; None if nothing is refused."""
    found = [reason for reason in reasons if reason is not None]
    return found[0].besides(*(rule for other in found[1:] for rule in (other.rule, *other.also))) if found else None


class Illegal(Exception):
    """A choice that was refused. Nothing has changed."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(f"{reason.because.id} {dict(reason.because.args)} [{reason.rule or 'no rule'}]")
        self.refusal = reason

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def reason(self) -> Message:
        return self.refusal.because
