"""What the parts of the conformance kit share: a broken guarantee, a meticulous battle, fingerprints, false choices."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from json import dumps
from typing import Any

from strategikon.kernel.battle import KEPT_BOUNDARIES, AnyBattle, Battle, Mark
from strategikon.kernel.dice import Dice


class Broken(Exception):
    """A guarantee does not hold."""

    def __init__(self, check: str, battle: AnyBattle | None, detail: str) -> None:
        super().__init__(f"{check}: {detail}")
        self.check, self.battle, self.detail = check, battle, detail


class Meticulous(Battle[Any, Any]):
    """A battle that keeps its very last boundary, also one after activities that asked nobody: the kit begins anew
    at every boundary there is."""

    __slots__ = ()

    def _go_on(self) -> None:
        self._mark_every = 0
        super()._go_on()

    def _mark(self) -> None:
        mark = Mark(self.number, self.state.copy(), self.dice.place(), self._events[:])
        if self._marks[-1].choices == mark.choices:
            self._marks[-1] = mark
        else:
            self._marks.append(mark)
        if len(self._marks) > KEPT_BOUNDARIES:
            del self._marks[0]


def fingerprint(battle: AnyBattle) -> str:
    """Everything that must be the same when the battle is the same: state, events, question, dice read."""
    ask = battle.ask
    question = (ask.side, ask.kind, len(ask.values)) if ask is not None else None
    events = [event.told() for event in battle.events]
    whole = dumps([battle.digest(), events, question, battle.dice.index], sort_keys=True)
    return sha256(whole.encode()).hexdigest()


def any_place(will: Dice, count: int) -> int:
    """A random place in an offer of any length (a die has 256 faces at the most)."""
    if count <= 256:
        return will.pick(count)
    return (will.pick(256) * 256 + will.pick(256)) % count


def false_texts(battle: AnyBattle, will: Dice, count: int, texts: set[str]) -> Iterator[str]:
    """Texts that look like options: words of real ones, ids and hexes, shuffled and spoilt."""
    words = sorted({word for text in texts for word in text.split()} | set(battle.ruleset.names(battle)))
    words += [*battle.sides, "", "0", "-1", "é", "A1", "9999", "done"]
    firsts = sorted({text.split()[0] for text in texts})
    while count > 0:
        length = 1 + will.pick(3)
        tail = [words[any_place(will, len(words))] for _ in range(length)]
        text = " ".join([firsts[any_place(will, len(firsts))], *tail])
        if " ".join(text.split()) not in texts:
            yield text
            count -= 1
