"""Why an option is the best, as a player would say it: positions in which a pencil knows, in both languages.

They are data, `reasons/<ruleset>.toml`: a `setup` as in the cases, what is chosen first (`choose`), the option, and the
sentence it must be told with.
"""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.scenario import Scenario, parse_options
from strategikon.library import find_ruleset, load
from strategikon.text import LANGUAGES, Teller

FOLDER = Path(__file__).parent / "reasons"
REASONS = [
    (path.stem, entry) for path in sorted(FOLDER.glob("*.toml")) for entry in tomllib.loads(path.read_text())["reason"]
]


def position(ruleset: str, entry: dict[str, Any]) -> AnyBattle:
    """The battle of an entry, when its question is put."""
    rules = find_ruleset(ruleset)
    scenario = Scenario(rules, entry["setup"], entry["name"], inline=True)
    dice = ScriptedDice([rules.die(word) for word in entry.get("dice", ())])
    battle: AnyBattle = Battle(scenario, "reasons", parse_options(entry.get("options", ())), dice)
    for text in entry.get("choose", ()):
        battle.choose(text)
    return battle


def reason(battle: AnyBattle, option: str, language: str) -> str:
    assert battle.ask is not None
    tactics, place = battle.ruleset.tactics, battle.decision.texts().index(option) if battle.decision else 0
    assert tactics is not None
    return Teller(language).say(tactics.aim(battle, battle.ask.values[place]), battle)


@pytest.mark.parametrize(("ruleset", "entry"), REASONS, ids=[f"{name}: {entry['name']}" for name, entry in REASONS])
def test_a_hint_tells_what_a_pencil_finds(ruleset: str, entry: dict[str, Any]) -> None:
    battle = position(ruleset, entry)
    assert {language: reason(battle, entry["option"], language) for language in LANGUAGES} == {
        language: entry[language] for language in LANGUAGES
    }


# -- over random positions -------------------------------------------------------------------------------------------

BATTLES = {
    "ancients/cannae-216": 25, "alexander/pelium": 25, "bayard/bibracte_58bc": 25, "caesar/marathon": 20,
}  # fmt: skip
CHOICES = 160
MOST_OPTIONS = 12  # of one question
NEW_WORDS = 4  # that a reason must have besides those of the option
HOLLOW = {"best", "better", "most", "good", "meilleur", "meilleure", "mieux", "plus", "bon"}


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", text.lower()))


@pytest.mark.parametrize("name", BATTLES)
def test_no_reason_merely_repeats_its_option(name: str) -> None:
    """Whatever may be chosen is told with words that its own label has not, and what is told hangs on the position."""
    battle, luck, told = load(name, seed="reasons"), random.Random(5), set()
    tactics, tellers = battle.ruleset.tactics, [Teller(language) for language in LANGUAGES]
    assert tactics is not None
    for _ in range(CHOICES):
        if battle.ask is None or battle.decision is None:
            break
        values = list(zip(battle.ask.values, battle.decision.options, strict=True))
        for value, option in luck.sample(values, min(len(values), MOST_OPTIONS)) if len(values) > 1 else ():
            aim = tactics.aim(battle, value)
            told.add(aim.id)
            for teller in tellers:
                said, label = teller.say(aim, battle), teller.say(option.label, battle)
                fresh = words(said) - words(label) - HOLLOW
                assert len(fresh) >= NEW_WORDS, (battle.ask.kind, label, said)
                assert "{" not in said, said
        battle.pick(luck.randrange(len(battle.ask.values)))
    assert len(told) >= BATTLES[name], sorted(told)
