"""A name that nothing has, in the middle of a text: whoever says it is told why in a sentence, at every question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import load_scenario
from strategikon.kernel.trial import NOBODY, any_value
from strategikon.kernel.verbs import Verb
from strategikon.library import find_ruleset, rulesets

BATTLES = {"ancients": "akragas-406", "bayard": "bibracte_58bc"}
DECISIONS = 300
LOOKS = 8  # at each kind of question


def texts(battle: AnyBattle, verb: Verb) -> Iterator[str]:
    """The verb with each name that its first slot knows, and then nothing that there is."""
    slots = [slot for slot in verb.slots if not slot.literal]
    for name in battle.speech.lexicon[slots[0].kind].names:
        words = dict.fromkeys(slots, NOBODY) | {slots[0]: name}
        yield " ".join(slot.literal or words[slot] for slot in verb.slots)


def test_every_patient_ruleset_is_asked() -> None:
    assert {name for name, ruleset in rulesets().items() if ruleset.why.patient} == set(BATTLES)


@pytest.mark.parametrize(("name", "scenario"), BATTLES.items())
def test_a_name_that_nothing_has_is_refused_at_every_question(name: str, scenario: str) -> None:
    ruleset, will, seen = find_ruleset(name), Dice("patience"), dict[str, int]()
    battle: AnyBattle = Battle(load_scenario(ruleset, scenario), "patience")
    while battle.ask is not None and battle.number < DECISIONS:
        kind = battle.ask.kind
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= LOOKS:
            for verb in sorted(ruleset.why.patient):
                for text in texts(battle, battle.speech.verbs.by_id[verb]):
                    assert battle.why_not(text) is not None, text
        battle.take(any_value(battle, will))
    assert len(seen) > 6
