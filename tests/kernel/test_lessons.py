"""Lessons: every one is played to its end, and astray; every mistake in a file is told in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from strategikon.kernel.lessons import Lesson, load_lessons
from strategikon.kernel.message import Problem
from strategikon.kernel.rehearsal import DONE, MISSED, begin, stray, verdict
from strategikon.kernel.ruleset import Ruleset
from strategikon.library import find_ruleset, rulesets
from strategikon.text import LANGUAGES, Teller

OURS = ("ancients", "alexander", "bayard", "caesar")
BOOKS = list({**{name: import_module(f"strategikon.{name}").RULESET for name in OURS}, **rulesets()}.values())
LESSONS = [pytest.param(book, lesson, id=f"{book.id}-{lesson.id}") for book in BOOKS for lesson in load_lessons(book)]
STEPS = [
    pytest.param(book, lesson, number, id=f"{book.id}-{lesson.id}-{step.id}")
    for book in BOOKS
    for lesson in load_lessons(book)
    for number, step in enumerate(lesson.steps)
]


def test_every_ruleset_has_lessons() -> None:
    counted = {book.id: len(load_lessons(book)) for book in BOOKS}
    assert counted["skirmish"]
    assert all(4 <= counted[name] <= 6 for name in OURS), counted


@pytest.mark.parametrize("name", OURS)
def test_the_first_reads_a_piece_and_the_last_is_a_whole_turn(name: str) -> None:
    first, *_, last = load_lessons(find_ruleset(name))
    assert first.document["title"]["en"] == "What a piece says"
    assert first.steps[0].solution  # whoever arrives begins with a click
    assert sum(bool(step.refs["look"]) for step in first.steps) >= 3
    assert last.document["title"]["en"] == "One whole small turn"
    assert len(last.steps) >= 7


@pytest.mark.parametrize(("book", "lesson"), LESSONS)
def test_a_lesson_can_be_played_to_its_end(book: Ruleset[Any, Any], lesson: Lesson) -> None:
    battle = begin(lesson, book)
    for step in lesson.steps:
        events: list[dict[str, Any]] = []
        judged = []
        for text in step.solution:
            judged.append(verdict(step, battle, events))
            assert battle.decision is not None
            assert battle.decision.side == (step.by or lesson.side)
            events += [event.told() for event in battle.choose(text)]
        if step.expect:
            assert set(judged) == {None}
            assert verdict(step, battle, events) == DONE
    assert battle.dice.used == len(battle.dice.script)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("book", "lesson", "number"), STEPS)
def test_nobody_is_left_in_a_dead_end(book: Ruleset[Any, Any], lesson: Lesson, number: int) -> None:
    assert stray(lesson, book, number) is None


def test_whoever_goes_elsewhere_is_told() -> None:
    skirmish = find_ruleset("skirmish")
    (lesson,) = load_lessons(skirmish)
    battle = begin(lesson, skirmish)
    battle.choose("order red-1")
    events = [event.told() for event in battle.choose("step B4")]
    assert verdict(lesson.steps[1], battle, events) == MISSED


def test_written_dice_come_first_and_real_ones_after_them() -> None:
    """The lesson writes a 2 and a 4; who goes another way throws on. Going back throws the same again."""
    skirmish = find_ruleset("skirmish")
    battle = begin(load_lessons(skirmish)[0], skirmish)
    assert [battle.dice.roll(6) for _ in range(2)] == [1, 3]
    place = battle.dice.place()
    thrown = [battle.dice.roll(6) for _ in range(20)]
    assert len(set(thrown)) > 2
    again = battle.dice.at(place)
    assert [again.roll(6) for _ in range(20)] == thrown


# -- mistakes ----------------------------------------------------------------------------------------------------------

GOOD = (find_ruleset("skirmish").folder / "lessons" / "1-ford.toml").read_text("utf-8")
Written = Callable[..., tuple[Lesson, ...]]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """The lessons of the skirmish, had its author written this file."""
    skirmish = find_ruleset("skirmish")

    def load(text: str, name: str = "1-ford.toml") -> tuple[Lesson, ...]:
        folder = tmp_path / "skirmish"
        (folder / "lessons").mkdir(parents=True)
        for part in ("scenarios", "rules.toml"):
            (folder / part).symlink_to(skirmish.folder / part)
        (folder / "lessons" / name).write_text(text, "utf-8")
        copy = type("Copy", (type(skirmish),), {"folder": folder})
        return load_lessons(copy())

    return load


def test_the_lesson_itself_is_good(written: Written) -> None:
    assert [lesson.id for lesson in written(GOOD, "01-ford.toml")] == ["ford"]


LONG = 'en = "Order Red I, and step to C3"'
MISTAKES = [
    ('fr = "Passer le gué"', "", "title.fr: is missing"),
    (LONG, f'en = "{"x" * 61}"', "step[1].task.en: expected at most 60 characters, not 61"),
    ('en = "You stand beside Blue I."', f'en = "{"x" * 181}"', "step[1].done.en: expected at most 180"),
    ('fr = "Vous êtes à côté des Bleus I."', f'fr = "{"x" * 221}"', "step[1].done.fr: expected at most 220"),
    ('id = "ford"', 'id = "fort"', "the file should be called 1-fort.toml"),
    ('ruleset = "skirmish"', 'ruleset = "ancients"', "ruleset: expected one of skirmish"),
    ('id = "cross"', 'id = "look"', "step[1].id: look stands there twice"),
    ('by = "blue"', 'by = "red"', "step[2]: a step has a solution and something to expect"),
    ("expect = [\"red-1.hex == 'C3'\"]", "", "step[1]: a step has a solution"),
    ('look = ["piece:blue-1"]', 'look = ["piece:blue-7"]', "step[0].look: there is no piece:blue-7"),
    ('look = ["piece:blue-1"]', 'look = ["piece:blue-1#tq"]', "there is no piece:blue-1#tq"),
    ('look = ["piece:blue-1"]', 'look = ["blue-1"]', "expected something to click"),
    ('look = ["piece:blue-1"]', 'look = ["piece:blue-1"]\nsay = "TQ"', "step[0].say: the glossary has no entry TQ"),
    ('"order red-1", "step C3"]', '"order red-1", "step D3"]', '"step D3" is not on offer; on offer: halt'),
    ('"order red-1", "step C3"]', '"rest"]', '"rest" is not among what the step allows'),
    ('solution = ["shoot"]', 'solution = ["shoot", "halt"]', "it is for red to choose here, not for blue"),
    ("red-1.hex == 'C3'", "red-1.hex == 'B3'", "step[1].expect: all of it holds already before the step begins"),
    ("red-1.hex == 'C3'", "decision.kind == 'step'", "holds already after choice 1 of the solution"),
    ("red-1.hex == 'C3'", "red-1.hex == 'C4'", "expected red-1.hex == 'C4', saw 'C3'"),
    ("red-1.hex == 'C3'", "red-1.hat == 'C3'", "step[1].expect: an expectation cannot be read"),
    ("active != 'red'", "activ != 'red'", "step[3].expect: an expectation cannot be read"),
    ("dice = [2]", "dice = []", "step[2].dice: dice thrown in this step: 1; dice written: 0"),
    ("dice = [2]", "dice = [2, 3]", "step[2].dice: dice thrown in this step: 1; dice written: 2"),
    ("dice = [4]", "dice = []", "step[4].dice: the written dice do not fit"),
    ("dice = [2]", 'dice = ["two"]', 'step[2].dice: "two" is no face of a die'),
    ('hex = "B3"', 'hex = "Z9"', "position.side[0].unit[0].hex"),
    ('side = "red"', 'side = "pink"', "side: expected one of red, blue"),
    ("[position]", '[position]\nscenario = "nowhere"', "nowhere"),
]


@pytest.mark.parametrize(("right", "wrong", "told"), MISTAKES, ids=range(len(MISTAKES)))
def test_mistakes_are_told(written: Written, right: str, wrong: str, told: str) -> None:
    assert right in GOOD
    with pytest.raises(Problem) as caught:
        written(GOOD.replace(right, wrong, 1))
    assert told in "\n".join(Teller("en").complaints(caught.value))
    for language in LANGUAGES:
        teller = Teller(language)
        assert all("\n" not in line for line in teller.complaints(caught.value))
        assert teller.missing == set()


def test_nine_steps_are_too_many(written: Written) -> None:
    more = "".join(f'[[step]]\nid = "n{n}"\nlook = ["hex:A1"]\ntask = {{ en = "x", fr = "y" }}\n' for n in range(4))
    with pytest.raises(Problem) as caught:
        written(GOOD + more)
    assert "step: expected 1 to 8 entries, not 9" in "\n".join(Teller("en").complaints(caught.value))


def test_a_lesson_may_begin_in_a_battle_of_the_library(written: Written) -> None:
    """The ford, one turn before its end, after Red has rested: Blue's first unit is ordered."""
    lesson = """
    schema = 1
    kind = "lesson"
    ruleset = "skirmish"
    id = "late"
    order = 1
    minutes = 1
    side = "blue"
    title = { en = "Late", fr = "Tard" }
    position = { scenario = "ford", turns = 2, choose = ["rest"] }
    [[step]]
    id = "order"
    task = { en = "Order Blue I", fr = "Ordonnez les Bleus I" }
    solution = ["order blue-1"]
    expect = ["decision.kind == 'step'"]
    """
    (found,) = written(lesson, "1-late.toml")
    battle = begin(found, find_ruleset("skirmish"))
    assert battle.field.turns == 2
    assert battle.names()["active"] == "blue"
