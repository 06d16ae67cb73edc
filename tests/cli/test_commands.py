"""The commands as a user runs them: output, languages, JSON, exit codes, pipes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from strategikon.kernel.scenario import Balance
from strategikon.library import find_scenario

# -- in general -------------------------------------------------------------------------------------------------------


def test_without_a_command_it_helps(command: Any) -> None:
    ran = command()
    assert (ran.code, ran.err) == (0, "")
    for name in ("list", "play", "replay", "verify", "cases", "check", "bench", "rules"):
        assert f"\n  {name} " in ran.out


@pytest.mark.parametrize("name", ["list", "play", "replay", "verify", "cases", "check", "bench", "rules"])
def test_every_command_helps_in_both_languages(name: str, run: Any) -> None:
    english, french = run(name, "--help"), run("--lang=fr", name, "--help")
    assert english.code == french.code == 0
    assert english.out.startswith("Usage: strategikon ")
    assert "Show this help." in english.out
    assert french.out.startswith("Usage : strategikon ")
    assert "Afficher cette aide." in french.out


def test_the_language_follows_the_locale(command: Any) -> None:
    assert "Commandes" in command(LANG="fr_FR.UTF-8").out
    assert "Commandes" in command("--lang", "fr").out
    assert "Commands" in command(LANG="fr_FR.UTF-8", LC_ALL="C.UTF-8").out
    assert "Escarmouche au gué" in command("list", "--lang", "fr").out


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["fly"], 'There is no command "fly"', "Il n'y a pas de commande « fly »"),
        (["list", "--fly"], "There is no option --fly", "Il n'y a pas d'option --fly"),
        (["rules"], "RULESET is missing", "Il manque RULESET"),
        (["replay"], "RECORD is missing", "Il manque RECORD"),
        (["list", "a", "b"], '"a b" is one argument too many', "« a b » est un argument de trop"),
        (["play", "skirmish/ford", "--seed"], "The option --seed needs a value", "L'option --seed veut une valeur"),
        (["list", "--json=1"], "The option --json needs a value, or has", "L'option --json veut une valeur, ou en a"),
        (["check", "--battles", "no"], "--battles must be a whole number", "--battles doit être un nombre entier"),
        (["bench", "--seconds", "nan"], "--seconds must be a number", "--seconds doit être un nombre"),
        (["rules", "skirmish", "99"], "skirmish has no rule 99", "skirmish n'a pas de règle 99"),
        (["rules", "x"], 'There is no ruleset "x"', "Il n'y a pas de règle du jeu « x »"),
        (["play"], "Which battle?", "Quelle bataille ?"),
        (["play", "ford"], '"ford" is no battle', "« ford » n'est pas une bataille"),
        (["play", "skirmish/x"], 'skirmish has no battle "x"', "skirmish n'a pas de bataille « x »"),
        (["play", "sk/ford", "--side", "green"], 'There is no side "green"', "Il n'y a pas de camp « green »"),
        (["play", "sk/ford", "--against", "x"], 'There is no opponent "x"', "Il n'y a pas d'adversaire « x »"),
        (["play", "sk/ford", "--option", "x"], "skirmish has no switch x", "skirmish n'a pas d'option x"),
        (["play", "sk/ford", "--option", "deadly=2"], "The switch deadly cannot be 2", "L'option deadly ne peut pas"),
        (["play", "sk/ford", "--load", "x"], "A saved battle brings its own name", "Une bataille sauvegardée apporte"),
        (["play", "--load", "/none"], "none cannot be read: no such file", "Impossible de lire none : ce fichier"),
        (["cases", "/none.toml"], "none.toml cannot be read", "Impossible de lire none.toml"),
        (["check", "/none.toml"], "none.toml cannot be read", "Impossible de lire none.toml"),
        (["verify", "/"], " cannot be read: it is a folder", " : c'est un dossier"),
    ],
)
def test_wrong_arguments_get_one_sentence(arguments: list[str], english: str, french: str, run: Any) -> None:
    for ran, sentence in ((run(*arguments), english), (run("--lang=fr", *arguments), french)):
        assert (ran.code, ran.out) == (2, "")
        assert sentence in ran.err
        assert ran.err.count("\n") == 1


def test_an_unknown_language(run: Any) -> None:
    ran = run("list", "--lang", "tlh")
    assert ran.code == 2
    assert 'There is no language "tlh"' in ran.err


def test_a_defect_is_one_sentence_and_exit_code_70(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STRATEGIKON_DEBUG", raising=False)
    monkeypatch.setattr("strategikon.commands.listing.rulesets", lambda: 1 // 0)
    ran = run("list")
    assert ran.code == 70
    assert ran.err.startswith("Internal error, please report it (ZeroDivisionError")
    assert ran.err.count("\n") == 1
    monkeypatch.setenv("STRATEGIKON_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("list")


def test_a_closed_pipe_is_quiet() -> None:
    shell = f"{sys.executable} -m strategikon rules skirmish --json | head -1"
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("{\n", "")
    reader, writer = os.pipe()
    os.close(reader)
    words = [sys.executable, "-m", "strategikon", "list"]
    gone = subprocess.run(words, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert gone.stderr == b""


def test_an_interrupt_is_told_in_a_word() -> None:
    words = [sys.executable, "-m", "strategikon", "play", "skirmish/ford"]
    pipe, before = subprocess.PIPE, signal.signal(signal.SIGINT, signal.default_int_handler)
    try:  # a shell that runs the tests in the background has them ignore interrupts, and children inherit that
        process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe)
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == b"Interrupted.\n"


def test_a_poor_terminal_is_no_reason_to_stop(command: Any) -> None:
    ran = command("rules", "skirmish", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert ran.code == 0


# -- list and rules ---------------------------------------------------------------------------------------------------


def test_list(command: Any) -> None:
    ran = command("list")
    assert ran.code == 0
    assert "skirmish/ford  Skirmish at the ford (Red 3, Blue 3)" in ran.out
    assert "deadly=off|on  A hit costs two strength instead of one. [6.1]" in ran.out


def test_list_for_programs(command: Any) -> None:
    listed = json.loads(command("list", "--json", "--lang", "fr").out)
    book = next(book for book in listed["rulesets"] if book["id"] == "skirmish")
    assert set(book) == {"id", "name", "version", "switches", "battles"}
    assert book["switches"][0]["values"] == ["off", "on"]
    ford = next(battle for battle in book["battles"] if battle["name"] == "skirmish/ford")
    assert ford["title"] == "Escarmouche au gué"
    assert [side["pieces"] for side in ford["sides"]] == [3, 3]


def test_list_tells_whom_a_battle_favours(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_scenario("skirmish/ford"), "balance", Balance("blue", 71, 200))
    assert "(Red 3, Blue 3), favours Blue, 71 %\n" in run("list").out
    books = json.loads(run("list", "--json").out)["rulesets"]
    ford = next(battle for book in books for battle in book["battles"] if battle["name"] == "skirmish/ford")
    assert ford["balance"] == {"favours": "blue", "share": 71, "battles": 200}


def test_one_rule_in_the_users_language(command: Any) -> None:
    assert "4.3  " in (english := command("rules", "skirm", "4.3").out)
    assert "An ambush card played with the shot" in english
    assert "Une embuscade jouée avec le tir" in command("rules", "skirmish", "4.3", LANG="fr_FR.UTF-8").out


def test_a_chapter_the_contents_and_json(run: Any) -> None:
    chapter = run("rules", "skirmish", "4").out.splitlines()
    assert [line[:3] for line in chapter if line[:1] == "4"] == ["4.1", "4.2", "4.3"]
    assert "Moving: 4.1 - 4.3 (3)" in run("rules", "skirmish").out
    rules = json.loads(run("rules", "skirmish", "4.1", "--json").out)["rules"]
    assert [set(rule) for rule in rules] == [{"id", "section", "kind", "source", "text", "en", "fr"}]
    assert len(json.loads(run("rules", "skirmish", "--json").out)["rules"]) == 13


# -- replay and verify ------------------------------------------------------------------------------------------------


def test_replay_tells_the_story(record: Path, command: Any) -> None:
    ran = command("replay", str(record))
    assert ran.code == 0
    assert ran.out.startswith("1. Red: ")
    assert "\n40. " in ran.out
    assert "|A1 " in ran.out
    assert "The battle is not over." in ran.out
    assert "Les Rouges : " in command("replay", str(record), "--lang", "fr").out


def test_replay_upto(record: Path, run: Any) -> None:
    told = run("replay", str(record), "--upto", "3").out
    assert "\n3. " in told
    assert "\n4. " not in told


def test_replay_for_programs(record: Path, run: Any) -> None:
    story = json.loads(run("replay", str(record), "--json").out)
    assert set(story) == {"battle", "version", "options", "seed", "start", "choices", "outcome", "scene"}
    assert len(story["choices"]) == 40
    assert set(story["choices"][0]) == {"number", "side", "text", "events"}
    assert len(json.loads(run("replay", str(record), "--json", "--upto", "7").out)["choices"]) == 7


def test_verify(record: Path, command: Any) -> None:
    ran = command("verify", str(record))
    assert (ran.code, ran.err) == (0, "")
    assert "verified" in ran.out
    assert "40 choices" in ran.out
    assert "vérifié" in command("verify", str(record), "--lang", "fr").out


def test_verify_for_programs(record: Path, run: Any) -> None:
    told = json.loads(run("verify", str(record), "--json").out)
    assert told["verified"] is True
    assert told["choices"] == 40
    assert told["dice_bytes"] > 0
    assert told["winner"] is None


def test_verify_names_the_first_choice_that_does_not_fit(record: Path, record_text: str, command: Any) -> None:
    document = json.loads(record_text)
    document["choices"][16] += "x"
    record.write_text(json.dumps(document), "utf-8")
    ran = command("verify", str(record), "--json")
    assert ran.code == 2
    told = json.loads(ran.out)
    assert (told["verified"], told["choice"]) == (False, 17)
    assert told["complaints"][0]["text"] in ran.err


def test_a_record_keeps_its_seed_back(tmp_path: Path, record_text: str, run: Any) -> None:
    document = json.loads(record_text)
    del document["seed"]
    (path := tmp_path / "open.json").write_text(json.dumps(document), "utf-8")
    ran = run("verify", str(path))
    assert (ran.code, ran.err) == (2, "open.json keeps its seed back: it can be verified when the battle is over.\n")


# -- cases, check, bench ----------------------------------------------------------------------------------------------

CASES = """
[[case]]
name = "An order"
rules = ["3.1"]
ruleset = "skirmish"
scenario = "ford"
choose = ["order red-1", "halt"]
expect = ["red-1.strength == %s"]
"""


def test_cases(tmp_path: Path, command: Any) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(CASES % "2", "utf-8")
    bad.write_text(CASES % "3", "utf-8")
    passed = command("cases", str(good))
    assert passed.code == 0
    assert passed.out.splitlines() == ["ok skirmish 3.1: An order (good.toml)", "1 passed, 0 failed"]
    both = command("cases", str(tmp_path), "--lang", "fr")
    assert both.code == 1
    assert "ÉCHEC skirmish 3.1" in both.out
    assert "On attendait red-1.strength == 3, on a vu 2." in both.out
    assert both.out.splitlines()[-1] == "1 passed, 1 failed"


def test_a_failing_case_tells_how_it_went(tmp_path: Path, run: Any) -> None:
    fight = 'choose = ["order red-1", "step C2", "shoot", "halt", "attack blue-1", "stand"]\ndice = [1, 4]'
    case = (CASES % "3").replace('choose = ["order red-1", "halt"]', fight)
    (path := tmp_path / "bad.toml").write_text(case, "utf-8")
    lines = run("cases", str(path)).out.splitlines()
    assert lines[1:5] == [
        "    Expected red-1.strength == 3, saw 2.",
        "    It stands in turn 1, phase order: order is asked of blue.",
        "      … (2 earlier; --trace shows all)",
        "      3 turn 1 order, blue react: shoot (dice 1)",
    ]
    assert "          strike unit=red-1 target=blue-1 die=4 hit=1" in lines
    whole = run("cases", str(path), "--trace").out.splitlines()
    assert "      2 turn 1 order, red step: step C2" in whole
    assert "          move unit=red-1 hex=C2" in whole
    steps = json.loads(run("cases", str(path), "--json").out)["cases"][0]["steps"]
    assert [step["text"] for step in steps] == ["order red-1", "step C2", "shoot", "halt", "attack blue-1", "stand"]
    assert steps[2]["dice"] == [1]


def test_the_cases_of_a_rule(tmp_path: Path, run: Any) -> None:
    path = tmp_path / "two.toml"
    path.write_text(CASES % "2" + (CASES % "3").replace("3.1", "4.3"), "utf-8")
    ends = {rules: run("cases", str(path), *rules).out.splitlines()[-1:] for rules in ((), ("--rule", "3.1"))}
    assert ends == {(): ["1 passed, 1 failed"], ("--rule", "3.1"): ["1 passed, 0 failed"]}
    assert run("cases", str(path), "--rule", "3.1", "--rule", "4.3").out.splitlines()[-1] == "1 passed, 1 failed"
    ran = run("cases", str(path), "--rule", "5.2")
    assert (ran.code, ran.err.strip()) == (2, "None of these cases cites rule 5.2.")


def test_coverage(tmp_path: Path, run: Any) -> None:
    (path := tmp_path / "good.toml").write_text(CASES % "2", "utf-8")
    ran = run("cases", str(path), "--coverage", "skirmish")
    assert ran.code == 1
    assert "skirmish: 12 rules have no passing case: 2.1, " in ran.out
    told = json.loads(run("cases", str(path), "--coverage", "skirmish", "--json").out)
    assert (told["passed"], told["failed"], len(told["uncovered"]["skirmish"])) == (1, 0, 12)
    assert set(told["cases"][0]) == {"file", "name", "ruleset", "rules", "passed", "complaints"}


def test_check(command: Any) -> None:
    ran = command("check", "skirmish", "--battles", "2", "--seed", "ours")
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == "2 passed, 0 failed"
    told = json.loads(command("check", "skirmish/ford", "--battles", "2", "--json").out)
    assert (told["passed"], told["scenarios"][0]["battles"], told["blocks"]) == (1, 2, {})
    ran = command("check", "bayard/bibracte", "--battles", "1", "--every", "400", "--option", "time_of_day")
    assert "bayard: events by switch: fire 0, time_of_day " in ran.out
    assert "11 did nothing: fire, " in ran.out


def test_a_failed_check_leaves_a_record(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skirmish.SkirmishRules.invariants", lambda *_: ["nothing is ever right"])
    ran = run("check", "skirmish/ford", "--battles", "1", "--records", str(tmp_path))
    assert ran.code == 1
    assert ran.out.splitlines()[-1] == "0 passed, 1 failed"
    (written,) = tmp_path.iterdir()
    assert str(written) in ran.out
    assert run("verify", str(written)).code == 0


def test_check_on_several_cores(command: Any) -> None:
    ran = command("check", "skirmish/ford", str(Path(__file__).parent / "patrol.toml"), "--battles", "1")
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "2 passed, 0 failed")


def test_bench(run: Any) -> None:
    told = json.loads(run("bench", "skirmish", "--seconds", "0.05", "--json").out)
    (speed,) = told["rulesets"]
    assert speed["decisions_per_second"] > 0
    assert speed["slow_fork_microseconds"] >= speed["fork_microseconds"] > 0
    assert speed["state_bytes"] > 0
    assert told["overhead"]["ratio"] > 0
    (answers,) = told["answers"]
    assert answers["texts"] > 0
    assert answers["worst_refusal"] >= answers["refusal"] > 0
    assert answers["wishes"] > 0  # skirmish/bank has a family
    assert answers["worst_fit"] >= answers["fit"] > 0
    table = run("--lang=fr", "bench", "skirmish", "--seconds", "0.05")
    assert table.code == 0
    assert "décisions/s" in table.out
    assert " au pire ; " in table.out


# -- targets ----------------------------------------------------------------------------------------------------------


def test_targets_are_chosen_and_told(tmp_path: Path, run: Any) -> None:
    path = tmp_path / "kept.json"
    played = run("play", "alexander/troad", "--targets", "evened", "--save", str(path), typed="1\nsave\nquit\n")
    assert "With targets that make it an even battle" in played.out
    record = json.loads(path.read_text("utf-8"))
    assert record["targets"] == "evened"
    assert run("verify", str(path)).code == 0
    assert "With the historical targets" in run("play", "alexander/troad", typed="quit\n").out
    assert "targets" not in run("play", "skirmish/ford", typed="quit\n").out


def test_targets_a_battle_does_not_have(run: Any) -> None:
    ran = run("play", "skirmish/ford", "--targets", "evened")
    assert (ran.code, ran.err) == (2, "skirmish/ford has no evened targets; it has historical.\n")
    wrong = run("simulate", "alexander/troad", "--targets", "bent")
    assert (wrong.code, wrong.err) == (2, 'There are no targets "bent"; known are historical, evened.\n')
    assert run("play", "--load", "x.json", "--targets", "evened").code == 2


def test_the_list_tells_of_evened_targets(run: Any) -> None:
    troad = next(line for line in run("list").out.splitlines() if "alexander/troad" in line)
    assert troad.endswith(", --targets evened")
    books = json.loads(run("list", "--json").out)["rulesets"]
    battles = {battle["name"]: battle for book in books for battle in book["battles"]}
    assert battles["alexander/troad"]["evened"]["balance"]["share"] == 51
    assert battles["skirmish/ford"]["evened"] is None
