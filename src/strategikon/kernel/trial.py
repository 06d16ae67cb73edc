"""What the parts of the conformance kit share: a broken guarantee, a meticulous battle, fingerprints, false choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from json import dumps
from typing import Any

from strategikon.kernel.battle import KEPT_BOUNDARIES, AnyBattle, Battle
from strategikon.kernel.boundaries import Mark
from strategikon.kernel.decision import Value
from strategikon.kernel.dice import Dice
from strategikon.kernel.verbs import Slot

NOBODY = "nobody"  # a name that nothing has


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


def any_value(battle: AnyBattle, will: Dice) -> Value:
    """Some choice that the open question allows: where there is a family, one time in four a member of it."""
    assert battle.ask is not None
    family, values = battle.ask.family, battle.ask.values
    if family is not None and will.pick(4) == 0:
        drawn = family.draw(will)
        if drawn is not None:
            return drawn
    return values[any_place(will, len(values))]


# -- false texts ------------------------------------------------------------------------------------------------------


def false_texts(battle: AnyBattle, will: Dice, count: int, texts: set[str]) -> Iterator[str]:
    """Texts that are not on offer: four of five are well formed, made of the verbs of the ruleset (every second of
    these with a verb of the open question) and the names of the battle, of which one in twelve names nothing; the fifth
    is nonsense."""
    assert battle.ask is not None
    said = sorted({word for text in texts for word in text.split()})
    for _ in range(20 * count):
        if count <= 0:
            return
        text = _nonsense(battle, will, said) if will.pick(5) == 0 else _well_formed(battle, will, said)
        if text not in texts and (battle.ask.family is None or battle.why_not(text) is not None):
            yield text
            count -= 1


def _well_formed(battle: AnyBattle, will: Dice, said: list[str]) -> str:
    assert battle.ask is not None
    verbs = battle.speech.verbs
    fitting = verbs.asks.get(battle.ask.kind, ()) if will.pick(2) else ()
    verb = verbs.by_id[_one_of(will, fitting or sorted(verbs.by_id))]
    return " ".join(word for slot in verb.slots for word in _words(battle, will, slot, said))


def _words(battle: AnyBattle, will: Dice, slot: Slot, said: list[str]) -> Iterator[str]:
    """A literal is itself, a name any of its kind; what has no list is a word on offer, or a number."""
    if slot.literal:
        yield slot.literal
        return
    item = battle.speech.verbs.kinds[slot.kind].item
    known = battle.speech.lexicon[item or slot.kind]
    for _ in range(1 + will.pick(3) if item else 1):
        if will.pick(12) == 0:
            yield NOBODY
        elif known.names:
            yield _one_of(will, known.names)
        else:
            yield from (_one_of(will, [*said, "0", "3", "12.5", "-1"]) for _ in range(getattr(known, "words", 1) or 2))


def _nonsense(battle: AnyBattle, will: Dice, said: list[str]) -> str:
    """Words of real options, ids and hexes, shuffled and spoilt."""
    words = [*said, *sorted(battle.ruleset.names(battle)), *battle.sides]
    words += ["", "0", "-1", "é", "A1", "9999", "done"]
    return " ".join(" ".join(_one_of(will, words) for _ in range(2 + will.pick(3))).split())


def _one_of(will: Dice, things: Sequence[str]) -> str:
    return things[any_place(will, len(things))]
