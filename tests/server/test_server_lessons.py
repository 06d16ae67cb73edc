"""Every lesson can be taken through the server, step by step, as a browser does."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.kernel.lessons import Lesson, load_lessons
from strategikon.library import rulesets
from strategikon.server.lessons import taught
from strategikon.server.refusals import Refused
from strategikon.server.wire import AtStep

LESSONS = [(name, lesson) for name, book in rulesets().items() for lesson in load_lessons(book)]


@pytest.mark.parametrize(("ruleset", "lesson"), LESSONS, ids=lambda part: getattr(part, "id", part))
def test_every_solution_leads_to_the_end_of_its_step(ruleset: str, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        before = taught(ruleset, lesson.id, AtStep(number))
        assert before.verdict is None
        if step.by is None and step.solution:
            assert before.decision is not None
            assert before.decision["mine"]
            assert step.solution[0] in texts(before.decision)
            assert all(step.allows(text) for text in texts(before.decision))
        after = taught(ruleset, lesson.id, AtStep(number, list(step.solution)))
        assert after.verdict == ("done" if step.expect else None)


def texts(decision: dict[str, Any]) -> list[str]:
    return [option["text"] for option in decision["options"]]


def test_what_is_not_asked_and_what_is_not_there() -> None:
    ruleset, lesson = LESSONS[0]
    for wish, reason in [
        (AtStep(99), "server-no-step"),
        (AtStep(0, ["dance"]), "server-not-asked"),
        (AtStep(1, ["dance"]), "refused-not-offered"),
    ]:
        with pytest.raises(Refused) as refused:
            taught(ruleset, lesson.id, wish)
        assert refused.value.message.id == reason
    with pytest.raises(Refused) as refused:
        taught(ruleset, "unheard-of", AtStep())
    assert refused.value.status == 404
