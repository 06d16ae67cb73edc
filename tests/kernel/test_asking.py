"""A question with one answer is not asked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from strategikon.kernel.asking import choose, run
from strategikon.kernel.decision import Ask, Family


def battle() -> Any:
    heard: list[Ask] = []
    ruleset = SimpleNamespace(
        say=lambda battle, ask, value: (ask.kind, value), passed_over=lambda battle, ask: heard.append(ask)
    )
    return SimpleNamespace(unasked=[], ruleset=ruleset, heard=heard)


def test_one_answer_is_taken_without_a_question_and_granted() -> None:
    fight = battle()
    with pytest.raises(StopIteration) as end:
        next(choose(fight, 0, "retreat", [17], about=3))
    assert end.value.value == 17
    assert fight.unasked == [("retreat", 17)]
    assert [(ask.side, ask.kind, ask.values, ask.about) for ask in fight.heard] == [(0, "retreat", [17], 3)]


def test_two_answers_are_asked_and_the_choice_comes_back() -> None:
    asking = choose(battle(), 1, "retreat", [17, 18], about=3)
    ask = next(asking)
    assert (ask.side, ask.kind, list(ask.values), ask.about) == (1, "retreat", [17, 18], 3)
    with pytest.raises(StopIteration) as end:
        asking.send(18)
    assert end.value.value == 18


def test_no_answer_is_asked_too_and_so_found_out_by_the_kernel() -> None:
    assert list(next(choose(battle(), 0, "retreat", [])).values) == []


def test_beside_a_family_even_one_answer_is_asked() -> None:
    family = Family()
    ask = next(choose(battle(), 0, "place", [17], family=family))
    assert ask.family is family


def test_run_carries_out_what_asks_nobody_and_stops_at_a_question() -> None:
    done = []

    def quiet():  # type: ignore[no-untyped-def]
        done.append((yield from choose(battle(), 0, "retreat", [17])))

    run(quiet())
    assert done == [17]
    with pytest.raises(RuntimeError, match="retreat"):
        run(iter([Ask(0, "retreat", [17, 18])]))  # type: ignore[arg-type]
