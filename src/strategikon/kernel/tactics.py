"""Judgement: what a ruleset knows about playing itself well. Opponents and the laboratory read nothing else.

Everything here looks only at what the side to choose may know: an opponent gives it a fork in which the rest was dealt
anew. Nothing here rolls a die or changes the battle, and no formula of the rules is written a second time: where a
judgement needs a number of the rules (dice in a combat, a column of the shock table), it asks the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.message import Message

if TYPE_CHECKING:
    from strategikon.kernel.battle import Battle
    from strategikon.kernel.events import Event

S = TypeVar("S")
F = TypeVar("F")
T = TypeVar("T")

# What weighs the values of one kind of question: given an outlook and the question, a number for each of its values.
Weigher: TypeAlias = Callable[[Any, Ask], Sequence[float]]


class Kept(dict[tuple[object, ...], T]):
    """The last few looks at a field, by all that was looked at: questions of one turn ask for the same again and
    again."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: tuple[object, ...], look: T) -> T:
        """Keep one more, and forget the oldest."""
        if len(self) >= self.most:
            del self[next(iter(self))]
        self[key] = look
        return look


class Cost(NamedTuple):
    """What an action cost one side: `what` is "losses", "destroyed", "retreats", "routs", "leaders" or a word of the
    ruleset's own (the message is then `<ruleset>-cost-<what>`), `unit` the id of the piece that bore it."""

    side: int
    what: str
    amount: int
    unit: str


class Reason(NamedTuple):
    """Something a judgement saw that speaks for an option: how much, in the unit of `weigh`, and the sentence that a
    player would say about it."""

    weight: float
    told: Message


def chief_reason(reasons: Iterable[Reason], otherwise: Message) -> Message:
    """The reason that weighs most; where nothing speaks for an option, what is left to say."""
    best = max(reasons, key=lambda reason: reason.weight, default=None)
    return otherwise if best is None or best.weight <= 0 else best.told


class Slips(NamedTuple):
    """How many of ten questions a recruit and a veteran answer without seeing which option is the best."""

    recruit: int
    veteran: int


class Lever(NamedTuple):
    """A number of a scenario document that tells how hard it is to win: which side's ("favoured" or "other"), its key
    in the side's table or its path (`division.0.captain.command`), and by how much it is changed, plainly or in percent
    of what it is. The message `<ruleset>-lever-<word>` tells of it."""

    whose: str
    key: str
    by: int = 0
    percent: int = 0

    def moved(self, was: int) -> int:
        """The number after the change."""
        return was + self.by + round(was * self.percent / 100)


def lever_word(key: str) -> str:
    """The word of a message for the key of a lever: `division.0.captain.command` is `division-captain-command`."""
    return "-".join(part for part in key.split(".") if not part.isdigit())


class Tactics(Generic[S, F]):
    """One ruleset's judgement. What a module of it answers with one function is simply named:
    `worth = staticmethod(standing.worth)`."""

    # By kind of question, in the order of a turn. A kind that is not here has nothing worth weighing.
    weighers: ClassVar[Mapping[str, Weigher]] = {}

    # What may be changed to even a battle in which one side is favoured: the gentlest change first.
    levers: ClassVar[tuple[tuple[Lever, ...], ...]] = ()

    # Questions that belong to an action already begun (evade or stand, which way to retreat, advance or not). A
    # forecast goes on through them, answered by the greatest weight; any other question ends it.
    incidental: ClassVar[frozenset[str]] = frozenset()

    # How many player turns (`settled`) a search looks ahead: the turn under way and the enemy's answer. One where turns
    # are so long that two leave no room to compare anything.
    horizon: ClassVar[int] = 2

    # Those of them whose answer may hang on something hidden from the other side (a card held back): a forecast asks
    # them in many deals. None: all of them may.
    guarded: ClassVar[frozenset[str] | None] = None

    # Faces of a die that bear the same sign, by how many faces it has: {6: {4: 3}} says that on a die of six the face 4
    # is another 3. A forecast tries them as one; they must be the same to every rule that ever throws such a die.
    alike: ClassVar[Mapping[int, Mapping[int, int]]] = {}

    def hidden_shares(self, battle: Battle[Any, Any], viewer: int) -> Mapping[Any, Fraction]:
        """The cases of what a side cannot know, as far as the answers to guarded questions hang on it, each with its
        exact share. None at all: nobody can tell, and a forecast must deal anew many times."""
        return {}

    def hidden_case(self, battle: Battle[Any, Any], viewer: int) -> Any:
        """Which of those cases this battle is."""
        return None

    def rolls(self, battle: Battle[Any, Any], value: Value) -> bool:
        """Whether this option of the open question leads to dice that a player would like to weigh first."""
        return False

    def outlook(self, battle: Battle[Any, Any], side: int, /) -> Any:
        """What the weighers are given: the battle, or whatever a ruleset finds out about it first for a side."""
        return battle

    def weigh(self, battle: Battle[Any, Any]) -> Sequence[int]:
        """A number for each option of the open question, in its order: the greater, the better for the side to choose.
        In hundredths of what losing a middling unit is worth; only differences matter."""
        ask = battle.ask
        assert ask is not None
        weigher = self.weighers.get(ask.kind)
        if weigher is None or len(ask.values) == 1:
            return [0] * len(ask.values)
        return [round(weight) for weight in weigher(self.outlook(battle, ask.side), ask)]

    def worth(self, battle: Battle[Any, Any], side: int) -> int:
        """How well a side stands, in the unit of `weigh`; the other side stands as ill. A won battle is ±WON."""
        raise NotImplementedError

    def expected(self, battle: Battle[Any, Any], value: Value) -> int | None:
        """What the action of this option should change in `worth` for the side to choose, on the average of the dice. A
        search takes off as luck what comes out otherwise. None: nobody knows."""
        return None

    @property
    def tells_luck(self) -> bool:
        """Whether it can tell the luck of the dice from the merit of a choice (`expected`)."""
        return type(self).expected is not Tactics.expected

    def slips(self, kind: str) -> Slips:
        """How often attention slips at questions of a kind. Less often where blunders lose a battle to anybody."""
        return Slips(9, 2)

    def settled(self, battle: Battle[Any, Any]) -> int:
        """A number that grows by one with every player turn (activation, phase) completed: a search that looks ahead
        counts by it."""
        raise NotImplementedError

    def aim(self, battle: Battle[Any, Any], value: Value) -> Message:
        """What choosing this would be for, in one sentence, given away to nobody but a curious player: the greatest of
        the reasons for which it weighs what it weighs (`chief_reason`), never the option told again."""
        raise NotImplementedError

    def costs(self, battle: Battle[Any, Any], events: Sequence[Event]) -> Iterable[Cost]:
        """What these events cost, piece by piece."""
        return ()


WON = 1_000_000
AnyTactics: TypeAlias = Tactics[Any, Any]
