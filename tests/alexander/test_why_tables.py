"""The chapters' tables of reasons: each question and verb is answered once, and can be asked."""

from __future__ import annotations

from collections import Counter

from strategikon.alexander.verbs import VERBS
from strategikon.alexander.why import CHAPTERS


def test_no_two_chapters_answer_the_same() -> None:
    keys = Counter(key for chapter in CHAPTERS for key in chapter.WHY_NOT)
    assert [key for key, count in keys.items() if count > 1] == []


def test_every_reason_can_be_asked_for() -> None:
    """Of verbs that share a pattern the first alone is read: a reason of the others would never be told."""
    read = {verb.shape: verb.id for verb in reversed(VERBS.by_id.values())}
    for chapter in CHAPTERS:
        for kind, verb in chapter.WHY_NOT:
            assert kind in VERBS.asks, kind
            assert read[VERBS.by_id[verb].shape] == verb, verb
