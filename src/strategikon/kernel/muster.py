"""Musters: what a ruleset with army lists offers to those who build armies and make battles of them.

The page, the server and the terminal call this and know no fact of any ruleset. A *roster* is a small document: the
list it is chosen from, a year, a budget, and how many of each entry. What it says in detail is the ruleset's business;
builders make one with `roster`, and read one with `judge`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from strategikon.kernel.message import Message

if TYPE_CHECKING:
    from strategikon.kernel.scenario import Scenario

Both: TypeAlias = Mapping[str, str]  # a text in both languages: {"en": …, "fr": …}
AnyList: TypeAlias = str | Mapping[str, Any]  # an army list by its id, or a whole one of somebody's own


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be bought from a list: troops, a leader, a herald. `id` is unique in its list; `facts` are the
    lines of its card, each a label and what it says; `group` binds troops to leaders of their own; `short`, `full` and
    `numbers` are those of the piece it will be (kernel/scene.py); `making` tells how its price is made."""

    id: str
    kind: str
    name: Both
    price: int
    least: int
    most: int
    art: str
    facts: tuple[tuple[Both, Both], ...] = ()
    since: int | None = None
    until: int | None = None
    group: str = ""
    short: str = ""
    full: int = 0
    numbers: Mapping[str, int | str] = field(default_factory=dict)
    making: Both | None = None


@dataclass(frozen=True, slots=True)
class ArmyList:
    """An army list: who fought so, when, and with what."""

    id: str
    name: Both
    about: Both
    since: int | None
    until: int | None
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of a roster: how many, at what price each."""

    entry: str
    name: Both
    count: int
    each: int

    @property
    def points(self) -> int:
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class Step:
    """So many more (or, below 0, fewer) of an entry."""

    entry: str
    name: Both
    by: int


@dataclass(frozen=True, slots=True)
class Remedy:
    """A change of a roster that answers a complaint, step by step, or another year; and by how many points the army is
    then dearer."""

    steps: tuple[Step, ...]
    points: int
    year: int | None = None


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is against a roster, with its rule; the entries it is about, and the cheapest remedy if there is one."""

    message: Message
    about: tuple[str, ...] = ()
    remedy: Remedy | None = None


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a roster comes to: its lines and points, and everything that is against it. `own` is the whole list, if it
    is none of the ruleset's."""

    army: str
    name: Both
    year: int | None
    budget: int  # 0: no limit
    points: int
    units: int
    lines: tuple[Line, ...]
    complaints: tuple[Complaint, ...]
    own: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of a translation: of what, which was taken, and what else there was; and the same in words."""

    key: str
    taken: str
    others: tuple[str, ...]
    label: Both
    names: Mapping[str, Both]


@dataclass(frozen=True, slots=True)
class Reading:
    """A line of a foreign list as troops of this ruleset: the troop line, its price and card, and every decision."""

    troop: Mapping[str, Any]
    price: int
    facts: tuple[tuple[Both, Both], ...]
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """How two armies meet: how they deploy, for how many turns (0: as the ruleset likes), who plays first (an id of a
    list, "first", "second"; empty: the lot), under which optional rules, and whether the players agreed to disregard
    the complaints about their rosters."""

    method: str = ""
    turns: int = 0
    first: str = ""
    options: Mapping[str, str] | None = None
    agreed: bool = False


class Muster:
    """What a ruleset must provide so that armies can be built under it. Every method raises `Problem` with all that is
    wrong with what it was given, and changes nothing."""

    books: ClassVar[tuple[str, ...]] = ()  # notations that `translate` reads
    regions: ClassVar[tuple[str, ...]] = ()  # where their troops lived
    methods: ClassVar[tuple[str, ...]] = ()  # of deployment; the first is the usual one
    landscapes: ClassVar[tuple[str, ...]] = ()  # of fields that are laid by a seed
    densities: ClassVar[tuple[str, ...]] = ()
    budgets: ClassVar[tuple[int, ...]] = ()  # usual ones, the smallest first

    def names(self) -> Sequence[str]:
        """The ids of all army lists."""
        raise NotImplementedError

    def army(self, army: AnyList) -> ArmyList:
        """A list and what its entries cost."""
        raise NotImplementedError

    def enlist(self, army: AnyList, troop: Mapping[str, Any], name: str) -> tuple[dict[str, Any], str]:
        """A list of one's own: this one with a troop line more, such as `translate` gives, called so; and the id of its
        entry."""
        raise NotImplementedError

    def roster(
        self, army: AnyList, chosen: Mapping[str, int], year: int | None = None, budget: int = 0
    ) -> dict[str, Any]:
        """A roster document of so many of each entry."""
        raise NotImplementedError

    def judge(self, roster: Mapping[str, Any], source: str) -> Judgement:
        """What a roster costs, and everything that is against it."""
        raise NotImplementedError

    def raise_army(self, army: AnyList, budget: int, seed: str, year: int | None = None) -> dict[str, Any]:
        """A roster that the computer makes: sensible, without complaint, and near the budget."""
        raise NotImplementedError

    def translate(
        self, text: str, book: str = "", year: int = 0, region: str = "", choices: Mapping[str, str] | None = None
    ) -> Reading:
        """A line of a foreign list as troops of this ruleset; `choices` are decisions that the author makes himself."""
        raise NotImplementedError

    def battle(
        self, rosters: Sequence[Mapping[str, Any]], field: Mapping[str, Any], terms: Terms | None = None
    ) -> dict[str, Any]:
        """A whole scenario document of two rosters and a field, which begins with deployment. The field is a board of
        a scenario (`{"scenario": id}`), one that somebody drew (`{"board": …}`), or one laid by a seed
        (`{"seed": …, "landscape": …, "density": …}`)."""
        raise NotImplementedError

    def deploy(self, scenario: Scenario) -> dict[str, Any]:
        """The document of a battle with both armies placed by the computer: it begins with the first turn."""
        raise NotImplementedError
