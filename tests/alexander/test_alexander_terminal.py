"""Samarkand played to its end at the terminal, by typing, in both languages."""

from __future__ import annotations

import subprocess
import sys
from functools import lru_cache
from os import environ
from pathlib import Path

import pytest

from strategikon.alexander import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.record import read_record, rebuild
from strategikon.kernel.scenario import load_scenario
from strategikon.library import find_ruleset

SEED = "terminal"
AT_ONCE = 12  # choices typed on one line: the board is drawn once for all of them


@lru_cache(maxsize=1)
def typed() -> tuple[str, ...]:
    """What two players who leave everything to the dice would type."""
    battle: AnyBattle = Battle(load_scenario(RULESET, "samarkand"), SEED)
    will = Dice(SEED + " will")
    found = []
    while battle.decision is not None:
        texts = battle.decision.texts()
        found.append(texts[will.pick(len(texts))])
        battle.choose(found[-1])
    return tuple(found)


@pytest.mark.parametrize(("language", "end"), [("en", "Victory: "), ("fr", "Vainqueur : ")])
def test_a_whole_battle(language: str, end: str, tmp_path: Path) -> None:
    path = tmp_path / "samarkand.json"
    lines = [";".join(typed()[start : start + AT_ONCE]) for start in range(0, len(typed()), AT_ONCE)]
    words = ["play", "alexander/samarkand", "--seed", SEED, "--lang", language, "--save", str(path), "--no-curtain"]
    ran = subprocess.run(
        [sys.executable, "-m", "strategikon", *words],
        input="\n".join(lines), capture_output=True, encoding="utf-8", env={**environ, "COLUMNS": "100"}, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    assert end in ran.stdout
    assert "alexander-" not in ran.stdout, "a sentence is missing"
    battle = rebuild(read_record(path), "samarkand.json", find_ruleset)
    assert battle.outcome is not None
    assert len(battle.choices) == len(typed())
