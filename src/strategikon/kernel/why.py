"""Why an option is not on offer: which explainer speaks, and what it is told.

An explainer calls the predicates (`cannot_…`) that make the offer and nothing else, and answers None or a Refusal. It
is found by the kind of question and the verb, then by the kind, then by the verb: the most telling first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from strategikon.kernel.decision import Ask, Refusal
from strategikon.kernel.verbs import Reading

if TYPE_CHECKING:
    from strategikon.kernel.battle import AnyBattle

Explainer: TypeAlias = Callable[..., Refusal | None]  # (battle, ask, *arguments); by kind: (battle, ask, verb, *…)
Explainers: TypeAlias = Mapping[tuple[str, str], Explainer]  # by kind of question and verb


def predicate(cannot: Callable[..., Refusal | None]) -> Explainer:
    """The explainer that is a predicate of the offer as it stands, a function of (battle, *arguments)."""
    return lambda battle, ask, *arguments: cannot(battle, *arguments)


class Why:
    """The explainers of a ruleset. `patient` are the verbs whose explainer is also called with None for an argument
    that names nothing, if it is not the first: "this unit has moved already" comes before "there is no hex Z9"."""

    def __init__(
        self,
        by_ask: Explainers | None = None,
        by_kind: Mapping[str, Explainer] | None = None,
        by_verb: Mapping[str, Explainer] | None = None,
        patient: Collection[str] = (),
    ) -> None:
        self.by_ask: Final = by_ask or {}
        self.by_kind: Final = by_kind or {}
        self.by_verb: Final = by_verb or {}
        self.patient: Final = frozenset(patient)

    def explain(self, battle: AnyBattle, ask: Ask, readings: Sequence[Reading]) -> Refusal | None:
        """The first reason that a reading meets. Once one knows every word the others are dropped: what knows less
        would only spoil the reason."""
        whole = [reading for reading in readings if reading.whole]
        reasons = (self._reason(battle, ask, reading) for reading in whole or readings)
        return next((reason for reason in reasons if reason is not None), None)

    def _reason(self, battle: AnyBattle, ask: Ask, reading: Reading) -> Refusal | None:
        if reading.unknown is None:
            return self._told(battle, ask, reading.verb, reading.arguments)
        if reading.at and reading.verb in self.patient:
            return self._told(battle, ask, reading.verb, reading.arguments) or reading.unknown
        return reading.unknown

    def _told(self, battle: AnyBattle, ask: Ask, verb: str, arguments: tuple[Any, ...]) -> Refusal | None:
        if explain := self.by_ask.get((ask.kind, verb)):
            return explain(battle, ask, *arguments)
        if explain := self.by_kind.get(ask.kind):
            return explain(battle, ask, verb, *arguments)
        if explain := self.by_verb.get(verb):
            return explain(battle, ask, *arguments)
        return None
