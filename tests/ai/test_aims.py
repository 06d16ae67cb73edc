"""A hint says a reason that a player would give, whatever is asked: never that the best is best."""

from __future__ import annotations

import random

import pytest

from strategikon.library import load
from strategikon.text import LANGUAGES, Teller

EMPTY = ("-aim-plain", "-aim-accept")  # what is left where nobody has thought of a reason
CHOICES = 260


BATTLES = [
    "ancients/akragas-406", "alexander/troad", "bayard/telham_1066", "bayard/agincourt_1415", "caesar/marathon",
]  # fmt: skip


@pytest.mark.parametrize("name", BATTLES)
def test_every_kind_of_choice_has_a_reason(name: str) -> None:
    battle, luck = load(name, seed="aims"), random.Random(11)
    tactics, told = battle.ruleset.tactics, set()
    assert tactics is not None
    for _ in range(CHOICES):
        if battle.ask is None:
            break
        for value in battle.ask.values:
            verb = value[0] if isinstance(value, tuple) else ""
            if len(battle.ask.values) > 1 and (battle.ask.kind, verb) not in told:
                told.add((battle.ask.kind, verb))
                aim = tactics.aim(battle, value)
                assert not aim.id.endswith(EMPTY) or verb == "accept", (battle.ask.kind, value, aim.id)
                for language in LANGUAGES:
                    said = Teller(language).say(aim, battle)
                    assert said.endswith("."), (value, said)
        battle.choose(luck.choice(battle.decision.options) if battle.decision else "")
    assert len(told) > 6
