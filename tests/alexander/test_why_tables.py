"""The chapters' tables of reasons: each question and verb is answered once, can be asked, and is told a reason."""

from __future__ import annotations

from collections import Counter

import pytest

from strategikon.alexander import RULESET
from strategikon.alexander.verbs import VERBS
from strategikon.alexander.why import CHAPTERS, WHY
from strategikon.kernel.battle import Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import load_scenario
from strategikon.kernel.trial import any_value, false_texts


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


def test_every_verb_is_told_when_its_time_is() -> None:
    read = {verb.shape: verb.id for verb in reversed(VERBS.by_id.values())}
    assert set(read.values()) == set(WHY.by_verb)


@pytest.mark.parametrize(("name", "switches"), [("troad", {}), ("hydaspes", {"elephant_charge": "on"})])
def test_whatever_is_well_said_is_told_a_reason(name: str, switches: dict[str, str]) -> None:
    battle, will = Battle(load_scenario(RULESET, name), "reasons", switches), Dice("reasons")
    for _ in range(300):
        if battle.decision is None:
            break
        for text in false_texts(battle, will, 4, set(battle.decision.texts())):
            if any(reading.whole for reading in battle.speech.read(text)):
                reason = battle.why_not(text)
                assert reason is not None
                assert reason.because.id != "refused-not-offered", (battle.decision.kind, text)
        battle.choose(battle.write(any_value(battle, will)))
