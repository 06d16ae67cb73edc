"""Advice where one plays: odds, sheets, threats, hints and aims, in the terminal and as a command."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from lab_harness import ENVIRONMENT, ran, words

from strategikon import load
from strategikon.kernel.record import rebuild, to_json
from strategikon.lab import can_forecast, forecast
from strategikon.lab.forecast import Next
from strategikon.library import find_ruleset
from strategikon.terminal.adviser import odds_told
from strategikon.text import Teller


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A battle that stands before an option with dice."""
    battle = load("ancients/cannae", "terminal")
    tactics = battle.ruleset.tactics
    assert tactics is not None
    while battle.ask is not None and not any(can_forecast(battle, value) for value in battle.ask.values):
        weights = tactics.weigh(battle)
        battle.pick(max(range(len(weights)), key=weights.__getitem__))
    path = tmp_path_factory.mktemp("odds") / "battle.json"
    path.write_text(to_json(battle.record()), "utf-8")
    return path


def played(typed: str, *arguments: str) -> str:
    done = subprocess.run(
        words("play", *arguments), input=typed, capture_output=True, encoding="utf-8", env=ENVIRONMENT, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_commands_are_there(record: Path) -> None:
    said = played("help\nhint\nodds 1\nsheet 1\nthreat nobody\naim\nodds nonsense\nquit\n", "--load", str(record))
    for word in ("odds [OPTION]", "sheet OPTION", "threat UNIT", "hint:", "aim:"):
        assert word in said
    assert 'The best opponent would choose "' in said
    assert "95 % interval" in said or ": exact" in said
    assert "The computer has chosen nothing yet." in said
    assert "Which unit?" in said


def test_an_option_without_dice_has_no_odds() -> None:
    said = played("odds 1\nodds\nquit\n", "ancients/cannae", "--seed", "t")
    assert "leads to no dice" in said
    assert "No option on offer leads to dice." in said


def test_odds_alone_are_those_of_all_options_that_lead_to_dice(record: Path) -> None:
    one, every = (played(f"{typed}\nquit\n", "--load", str(record)) for typed in ("odds 1", "odds"))
    assert titles(one)
    assert set(titles(one)) < set(titles(every))


@pytest.mark.parametrize(
    ("following", "told"),
    [
        ((Next("south", "bonus", 0.9, 0.06), Next("south", "advance", 0.1, 0.06)), []),
        (
            (Next("south", "bonus", 0.6, 0.09), Next("south", "advance", 0.3, 0.08), Next(None, "", 0.1, 0.06)),
            ["90 % ± 6  then it is for Rome (Varro and Paullus) to choose", "10 % ± 6  then the battle is over"],
        ),
    ],
)
def test_who_is_to_choose_then_is_told_once(following: tuple[Next, ...], told: list[str], record: Path) -> None:
    """What is left of the whole is as uncertain as the whole's other parts: 90 % within 6, not within 17."""
    battle = rebuild(json.loads(record.read_text("utf-8")), record.name, find_ruleset)
    text = next(option.text for option in battle.decision.options if option.text.startswith("attack"))
    odds = replace(forecast(battle, text, samples=50), next=following)
    assert [line.strip() for line in odds_told(odds, battle, Teller("en")) if "then" in line] == told


def titles(said: str) -> list[str]:
    """The options whose odds were told."""
    return [line.split(":")[0] for line in said.splitlines() if line.endswith(("interval", ": exact"))]


def test_the_computer_says_what_it_wants() -> None:
    said = played(
        "1\n" * 12 + "aim\nquit\n", "ancients/akragas", "--seed", "t", "--against", "veteran", "--side", "north"
    )
    assert "The computer has chosen nothing yet." not in said
    assert "aim-" not in said


def test_thinking_time_is_asked_for_in_seconds() -> None:
    done = ran("play", "ancients/akragas", "--against", "elite", "--think", "soon", code=2)
    assert done.stderr.count("\n") == 1
    assert "--think" in done.stderr


def test_odds_for_programs(record: Path) -> None:
    found = json.loads(ran("odds", str(record), "--json").stdout)
    assert found["battle"] == "ancients/cannae-216"
    assert found["odds"]
    option = found["odds"][0]["option"]
    (one,) = json.loads(ran("odds", str(record), *option.split(), "--think", "5", "--json").stdout)["odds"]
    assert one["option"] == option
    assert sum(outcome["share"] for outcome in one["outcomes"]) + one["rest"] == pytest.approx(1)
    threat = json.loads(ran("odds", str(record), "--unit", "velites-1", "--json").stdout)["odds"][0]
    assert threat["option"] == "velites-1"


def test_odds_of_an_earlier_position(record: Path) -> None:
    assert ran("odds", str(record), "--at", "0").stdout == "No option on offer leads to dice.\n"
    assert ran("odds", str(record), "--at", "99999", code=2).stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [(), ("nowhere.json",), ("--positions", "0", "--verify")])
def test_one_sentence_for_hostile_arguments(arguments: tuple[str, ...]) -> None:
    assert ran("odds", *arguments, code=2).stderr.count("\n") == 1


def test_proof_on_demand() -> None:
    proof = json.loads(
        ran("odds", "--verify", "ancients", "--positions", "2", "--repetitions", "100", "--json").stdout
    )["proofs"][0]
    assert (proof["positions"], proof["holds"]) == (2, True)
