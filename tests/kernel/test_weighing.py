"""Weighers are found by kind of question, and given the ruleset's outlook."""

from __future__ import annotations

from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Ask
from strategikon.kernel.tactics import Tactics


class Counting(Tactics[Any, Any]):
    """The later an order stands in the list, the better; nothing else is weighed."""

    weighers = {"order": lambda outlook, ask: [outlook + 0.6 * place for place, _ in enumerate(ask.values)]}  # noqa: RUF012

    def outlook(self, battle: AnyBattle, side: int) -> int:
        return 10 * side


def test_a_question_is_weighed_by_its_kind_in_whole_numbers(skirmish: AnyBattle) -> None:
    assert skirmish.ask is not None
    assert (skirmish.ask.kind, skirmish.ask.side, len(skirmish.ask.values)) == ("order", 0, 7)
    assert Counting().weigh(skirmish) == [0, 1, 1, 2, 2, 3, 4]
    skirmish.choose("rest")
    assert Counting().weigh(skirmish) == [10, 11, 11, 12, 12, 13, 14]


def test_what_has_no_weigher_is_worth_nothing(skirmish: AnyBattle) -> None:
    skirmish.choose("order red-1")
    assert skirmish.ask is not None
    assert skirmish.ask.kind == "step"
    assert Counting().weigh(skirmish) == [0] * len(skirmish.ask.values)


def test_one_answer_is_not_weighed(skirmish: AnyBattle) -> None:
    skirmish.choose("rest")
    skirmish.ask = Ask(1, "order", ["rest"])
    assert Counting().weigh(skirmish) == [0]


def test_the_outlook_is_the_battle_unless_a_ruleset_says_more(skirmish: AnyBattle) -> None:
    assert Tactics[Any, Any]().outlook(skirmish, 0) is skirmish
