"""Walking through everything the dice may bring: one option, followed to the next decision of consequence.

A run is one way the dice may fall. It plays a fork of the battle with dice that are written down, and stops where the
next ones are not. So a tree of runs grows throw by throw, and each throw multiplies its ways. Two things keep it small:

- Ways that cannot be told apart any more go on as one: the same state, the same cost so far, and the same place in the
  rules with the same local variables in every function that is still running.
- Three dice or more thrown together are tried as a handful, in sorted order only, where the rules do not care which die
  is which. Every place in the rules that throws such a handful is watched the first time: each handful is thrown
  backwards as well, and if that ever makes a difference, all orders are tried there from then on.

Both look at the frames of the interpreter. Where rules run without (compiled ones) or may run otherwise (another
interpreter), nothing is merged and every order is tried: the tree is large and soon given up, but never wrong. Faces of
a die that the ruleset calls alike (`Tactics.alike`) are tried as one everywhere.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from importlib.machinery import BYTECODE_SUFFIXES, SOURCE_SUFFIXES
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod
from os import sep
from pathlib import Path
from time import thread_time
from types import CodeType, FrameType
from typing import Any, NamedTuple

from strategikon.kernel import battle as kernel
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.decision import Value
from strategikon.kernel.dice import Dice
from strategikon.kernel.ruleset import Ruleset, State
from strategikon.kernel.tactics import Tactics

MOST_STEPS = 200  # questions gone through in one run: an action that takes more is cut off there
HANDFUL = 3  # so many dice thrown together are tried as a handful
NEGLIGIBLE = Fraction(1, 10**7)  # a way less likely than this is not followed (elephants may roll again for ever)
KERNEL = Path(kernel.__file__).parent
PYTHON = (*SOURCE_SUFFIXES, *BYTECODE_SUFFIXES)
DEPTH = 4  # of objects inside local variables

Costs = tuple[tuple[int, str, str, int], ...]  # side, what, unit, amount: everything a run cost, in a fixed order
Then = tuple[int, str] | None  # the side to choose next and the kind of question; None: the battle is over
Place = tuple[CodeType, int]  # a line of the rules that throws dice
Sides = tuple[tuple[int, int], ...]  # of a die: a face, and how many are like it


class Hidden(Exception):
    """What follows depends on something that the side to choose cannot know: it cannot be enumerated. `answers` were
    given before; `dice` have been thrown."""

    def __init__(self, answers: tuple[Value, ...] = (), dice: int = 1) -> None:
        super().__init__()
        self.answers, self.dice = answers, dice


class TooLarge(Exception):
    """The tree has more runs than were allowed."""


class Blind(BaseException):
    """A blind draw is to be made: no handler of errors stops it, and no battle goes back for it."""


class Throw(BaseException):
    """The written dice are used up: so many of so many faces are to be thrown here. No handler of errors stops it.

    `place` and `course` say where the rules stand; where that cannot be seen, None, and equal to no other."""

    def __init__(self, count: int, faces: int, frame: FrameType | None) -> None:
        super().__init__()
        self.count, self.faces = count, faces
        course = _course(frame)
        self.place: Place | None = next((line[:2] for line in course if not _is_kernels(line[0])), None)
        self.course: Any = course or object()


class WrittenDice(Dice):
    """Dice written down; where they end, `Throw`. A blind draw is not a die: it makes the tree unknowable. `visible`
    says whether all rules run in frames that can be looked at."""

    __slots__ = ("script", "used", "visible")

    def __init__(self, script: tuple[int, ...], visible: bool) -> None:
        super().__init__("walk")
        self.script = script
        self.used = 0
        self.visible = visible

    def roll(self, faces: int) -> int:
        if self.used >= len(self.script):
            raise Throw(1, faces, sys._getframe(1) if self.visible else None)
        self.used += 1
        self.index += 1
        return self.script[self.used - 1]

    def rolls(self, count: int, faces: int) -> list[int]:
        if count <= 0:
            return []
        if self.used >= len(self.script):
            raise Throw(count, faces, sys._getframe(1) if self.visible else None)
        self.used += count
        self.index += count
        return list(self.script[self.used - count : self.used])

    def pick(self, count: int) -> int:
        if count > 1:
            raise Blind
        return 0


def runs_in_frames(ruleset: Ruleset[Any, Any]) -> bool:
    """Whether every rule of a ruleset, and the kernel that drives it, runs in frames that can be looked at: in plain
    Python, under the interpreter whose frames we know."""
    if sys.implementation.name != "cpython":
        return False
    homes = (f"{ruleset.folder}{sep}", f"{KERNEL}{sep}")
    files = [getattr(module, "__file__", None) or "" for module in [*sys.modules.values()]]
    return all(file.endswith(PYTHON) for file in files if file.startswith(homes))


def _course(frame: FrameType | None) -> tuple[tuple[Any, ...], ...]:
    """Where the rules stand: every function that is running, the instruction in it, and its local variables. Nothing
    if no rule is seen between the dice and the battle that drives it."""
    stack: list[Any] = []
    while frame is not None and frame.f_code not in _DRIVERS:
        stack.append((frame.f_code, frame.f_lasti, tuple(_plain(value, DEPTH) for value in frame.f_locals.values())))
        frame = frame.f_back
    seen = frame is not None and any(not _is_kernels(code) for code, *_ in stack)
    return tuple(stack) if seen else ()


@lru_cache(maxsize=256)
def _is_kernels(code: CodeType) -> bool:
    """Whether it is a function of the kernel, which throws for whoever asks it to."""
    return Path(code.co_filename).parent == KERNEL


_DRIVERS = tuple(getattr(driver, "__code__", None) for driver in (Battle.take, Battle._go_on))


class _Itself:
    """A thing that can only be compared as itself. It is kept: the id of one that is gone may be that of another."""

    __slots__ = ("thing",)

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)


def _plain(value: Any, depth: int) -> Any:
    """A local variable as something that can be compared: by what it holds, or else as itself."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, Battle | State | Ruleset):
        return type(value)  # the state is compared by itself
    if depth == 0:
        return _Itself(value)
    if isinstance(value, list | tuple):
        return tuple(_plain(part, depth - 1) for part in value)
    if isinstance(value, dict):
        return tuple((_plain(name, 1), _plain(part, depth - 1)) for name, part in value.items())
    if type(value) in _FROZEN:
        return _Itself(value)
    names = [name for base in type(value).__mro__ for name in base.__dict__.get("__slots__", ())]
    names += getattr(value, "__dict__", ())
    if not names:
        return _Itself(value)
    held = tuple(_plain(getattr(value, name, None), depth - 1) for name in names)
    return (type(value), *held)


_FROZEN: set[type] = set()  # the types of fields: they are shared by all forks, so the same one is the same object


# -- one run ----------------------------------------------------------------------------------------------------------


class Stop(NamedTuple):
    """Where a run ended: what it cost, who is to choose what, and the throw it waits for (None at the next decision of
    consequence)."""

    cost: Costs
    then: Then
    throw: Throw | None
    answers: tuple[Value, ...]
    key: Any


def follow(battle: AnyBattle, value: Value, known: tuple[Value, ...] = (), wary_of: int | None = None) -> Stop:
    """Take an option and go on to the next decision of consequence. `known` are answers found by an earlier run on the
    same dice. With `wary_of`, a question to the others that may depend on what that side cannot know is `Hidden`."""
    tactics = battle.ruleset.tactics
    assert tactics is not None
    spent: Counter[tuple[int, str, str]] = Counter()
    answers: list[Value] = []
    choice = value
    throw = None
    try:
        for step in range(MOST_STEPS):
            battle.take(choice)
            _count(battle, tactics, spent)
            if battle.ask is None or not goes_on(battle, tactics):
                break
            if step < len(known):
                choice = known[step]
            elif wary_of is not None and battle.ask.side != wary_of and is_guarded(battle, tactics):
                raise Hidden(tuple(answers), battle.dice.index)
            else:
                choice = best(battle, tactics)
            answers.append(choice)
    except Blind:
        raise Hidden(tuple(answers)) from None
    except Throw as found:
        _count(battle, tactics, spent)
        throw = found
    cost: Costs = tuple((*name, amount) for name, amount in sorted(spent.items()) if amount)
    if throw is not None:
        return Stop(cost, None, throw, tuple(answers), (_packed(battle.state), cost, throw.course))
    then = None if battle.ask is None else (battle.ask.side, battle.ask.kind)
    return Stop(cost, then, None, tuple(answers), None)


def goes_on(battle: AnyBattle, tactics: Tactics[Any, Any]) -> bool:
    """Whether the open question belongs to the action: an incidental one, or one with a single answer."""
    ask = battle.ask
    assert ask is not None
    return ask.kind in tactics.incidental or len(ask.values) == 1


def is_guarded(battle: AnyBattle, tactics: Tactics[Any, Any]) -> bool:
    """Whether the answer to the open question may depend on what the others cannot know."""
    assert battle.ask is not None
    return tactics.guarded is None or battle.ask.kind in tactics.guarded


def answer(battle: AnyBattle, value: Value, answers: tuple[Value, ...]) -> Value:
    """What the side asked next would answer in this world, after an option and the answers before."""
    tactics = battle.ruleset.tactics
    assert tactics is not None
    for choice in (value, *answers):
        battle.take(choice)
    return best(battle, tactics)


def best(battle: AnyBattle, tactics: Tactics[Any, Any]) -> Value:
    """The option of the greatest weight, the first of several."""
    ask = battle.ask
    assert ask is not None
    values = ask.values
    if len(values) == 1:
        return values[0]
    weights = tactics.weigh(battle)
    return values[max(range(len(values)), key=weights.__getitem__)]


def _count(battle: AnyBattle, tactics: Tactics[Any, Any], spent: Counter[tuple[int, str, str]]) -> None:
    for cost in tactics.costs(battle, battle.events):
        spent[cost.side, cost.what, cost.unit] += cost.amount


def _packed(state: State) -> tuple[Any, ...]:
    return tuple(_plain(getattr(state, name), DEPTH) for name in state.names())


# -- the tree ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Tree:
    """Everything the dice may bring, each with its exact weight."""

    ends: dict[tuple[Costs, Then], Fraction] = field(default_factory=dict)
    left_out: Fraction = Fraction(0)  # the weight of ways too unlikely to follow
    runs: int = 0


@dataclass(slots=True)
class _Node:
    weight: Fraction
    script: tuple[int, ...]
    stop: Stop


_unordered: dict[Place, bool] = {}


class Walk:
    """The walk from one option. `base` is a fork in which everything hidden was dealt anew."""

    def __init__(
        self, base: AnyBattle, value: Value, viewer: int | None, limit: int, until: float,
        known: tuple[Value, ...] = (),
    ) -> None:  # fmt: skip
        """`viewer` None: the base is one of the cases that count, and nothing in it is hidden."""
        self.base, self.value, self.known = base, value, known
        self.limit, self.until = limit, until
        self.wary_of = viewer if viewer is not None and base.ruleset.secrets(base.state, viewer) else None
        self.tree = Tree()
        self.visible = runs_in_frames(base.ruleset)
        _FROZEN.add(type(base.field))

    def tree_of(self) -> Tree:
        """All of it; `Hidden` or `TooLarge` if it cannot be had."""
        start = self._run((), self.known)
        if start.throw is None:
            self.tree.ends[start.cost, start.then] = Fraction(1)
            return self.tree
        frontier: dict[Any, _Node] = {start.key: _Node(Fraction(1), (), start)}
        while frontier:
            self._look_ahead(frontier.values())
            grown: dict[Any, _Node] = {}
            for node in frontier.values():
                self._expand(node, grown)
            frontier = grown
        return self.tree

    def _look_ahead(self, nodes: Iterable[_Node]) -> None:
        """Give up before a level that would be too much."""
        ways = 0
        for node in nodes:
            throw = node.stop.throw
            assert throw is not None
            count, faces = throw.count, len(self._sides(throw))
            ways += faces**count if count < HANDFUL or throw.place is None else comb(count + faces - 1, count)
        if self.tree.runs + ways > self.limit:
            raise TooLarge

    def _expand(self, node: _Node, grown: dict[Any, _Node]) -> None:
        throw = node.stop.throw
        assert throw is not None
        if node.weight < NEGLIGIBLE:
            self.tree.left_out += node.weight
            return
        for faces, weight in self._ways(node, throw):
            script = node.script + faces
            stop = self._run(script, node.stop.answers)
            share = node.weight * weight
            if stop.throw is None:
                end = stop.cost, stop.then
                self.tree.ends[end] = self.tree.ends.get(end, Fraction(0)) + share
            elif stop.key in grown:
                grown[stop.key].weight += share
            else:
                grown[stop.key] = _Node(share, script, stop)

    def _ways(self, node: _Node, throw: Throw) -> Iterator[tuple[tuple[int, ...], Fraction]]:
        """All ways a throw may fall, each with its share."""
        sides = self._sides(throw)
        if throw.count < HANDFUL or not self._is_unordered(node, throw):
            return throws(throw.count, sides)
        return handfuls(throw.count, sides)

    def _sides(self, throw: Throw) -> Sides:
        tactics = self.base.ruleset.tactics
        return sides_of(throw.faces, tactics.alike.get(throw.faces, {}) if tactics else {})

    def _is_unordered(self, node: _Node, throw: Throw) -> bool:
        if throw.place is None:
            return False
        if throw.place not in _unordered:
            ways = (way for way, _ in handfuls(throw.count, self._sides(throw)) if way[0] != way[-1])
            runs = self.tree.runs
            _unordered[throw.place] = all(self._same(node, way, way[::-1]) for way in ways)
            self.tree.runs = runs  # what was only watched is none: a forecast does not hang on those before it
        return _unordered[throw.place]

    def _same(self, node: _Node, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
        """Whether two orders of the same dice come to the same: the same cost, the same state, the same questions."""
        stops = [self._run(node.script + way, node.stop.answers) for way in (one, other)]
        first, second = ((stop.cost, stop.then, stop.answers, stop.key and stop.key[0]) for stop in stops)
        return first == second

    def _run(self, script: tuple[int, ...], known: tuple[Value, ...]) -> Stop:
        self.tree.runs += 1
        if self.tree.runs > self.limit or thread_time() > self.until:
            raise TooLarge
        battle = self.base.fork()
        battle.dice = WrittenDice(script, self.visible)
        return follow(battle, self.value, known, self.wary_of)


def sides_of(faces: int, alike: Mapping[int, int]) -> Sides:
    """The faces of a die that must be tried, and how many faces each stands for."""
    return tuple(Counter(alike.get(face, face) for face in range(faces)).items())


def throws(count: int, sides: Sides) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Dice in every order, each way with its share."""
    whole = sum(like for _, like in sides) ** count
    for way in product(sides, repeat=count):
        yield tuple(face for face, _ in way), Fraction(prod(like for _, like in way), whole)


def handfuls(count: int, sides: Sides) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Dice thrown together whose order says nothing: each handful sorted, with its share."""
    whole = sum(like for _, like in sides) ** count
    orders = factorial(count)
    for way in combinations_with_replacement(sides, count):
        same: Mapping[tuple[int, int], int] = Counter(way)
        ways = orders // prod(map(factorial, same.values())) * prod(like for _, like in way)
        yield tuple(face for face, _ in way), Fraction(ways, whole)
