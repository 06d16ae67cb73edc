"""A battle in the terminal: played to its end through a pipe in both languages, and at a real terminal."""

from __future__ import annotations

import json
import os
import re
import select
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from strategikon.kernel.record import read_record, rebuild
from strategikon.library import find_ruleset

PATROL = str(Path(__file__).parent / "patrol.toml")


def whole_battle(language: str, command: Any, path: Path) -> Any:
    """Both sides order their first unit and take the second option of everything, or the first where there is one."""
    typed = "2\n2\n2;2\n1\n" * 500
    return command("play", "skirmish/ford", "--seed", "whole", "--save", str(path), "--lang", language, typed=typed)


@pytest.mark.parametrize(
    ("language", "ends"),
    [("en", ("Victory: ", "Nobody has won.")), ("fr", ("Vainqueur : ", "Personne n'a gagné."))],
)
def test_a_whole_battle_through_a_pipe(language: str, ends: tuple[str, str], command: Any, tmp_path: Path) -> None:
    path = tmp_path / "whole.json"
    ran = whole_battle(language, command, path)
    assert (ran.code, ran.err) == (0, "")
    assert any(end in ran.out for end in ends)
    assert str(path) in ran.out
    battle = rebuild(read_record(path), "whole.json", find_ruleset)
    assert battle.outcome is not None
    assert command("verify", str(path)).code == 0


def test_both_languages_play_the_same_battle(command: Any, tmp_path: Path) -> None:
    paths = [tmp_path / "en.json", tmp_path / "fr.json"]
    for language, path in zip(("en", "fr"), paths, strict=True):
        whole_battle(language, command, path)
    assert paths[0].read_text("utf-8") == paths[1].read_text("utf-8")


def test_a_finished_battle_is_kept_though_no_file_was_named(command: Any, tmp_path: Path) -> None:
    ran = command("play", "skirmish/ford", "--seed", "r", typed="rest\n" * 500, XDG_DATA_HOME=str(tmp_path))
    (path,) = (tmp_path / "strategikon").iterdir()
    assert str(path) in ran.out
    assert command("verify", str(path)).code == 0


@pytest.mark.parametrize(
    ("language", "share", "sentence"),
    [
        ("en", 71, "Favoured between equal veterans: Blue, with 71 % of the victories (200 battles fought)."),
        ("fr", 71, "Favori entre vétérans de même force : Les Bleus, avec 71 % des victoires (200 batailles livrées)."),
        ("en", 50, "Between equal veterans neither side is favoured (200 battles fought)."),
        ("fr", 50, "Entre vétérans de même force, aucun camp n'est favori (200 batailles livrées)."),
    ],
)
def test_a_player_is_told_whom_the_battle_favours(
    language: str, share: int, sentence: str, run: Any, tmp_path: Path
) -> None:
    path = tmp_path / "patrol.toml"
    balance = f'\n[balance]\nfavours = "blue"\nshare = {share}\nbattles = 200\n'
    path.write_text(Path(PATROL).read_text("utf-8") + balance, "utf-8")
    assert sentence in " ".join(run("play", str(path), "--lang", language).out.split())


def test_the_board_the_question_and_the_options(run: Any) -> None:
    out = run("play", PATROL, "--seed", "a").out
    assert "Turn 1 of 20" in out
    assert "|     |[r1]2|     |[r2]2|" in out
    assert "[] Red  () Blue" in out
    assert "Red: order one unit, or rest" in out
    assert "2 order red-1" in out
    assert "Order Red I\n" in out


def test_the_end_of_the_input_tells_how_to_go_on(run: Any, tmp_path: Path) -> None:
    assert "The battle was not saved" in run("play", PATROL, typed="1\n").out
    path = tmp_path / "half.json"
    ran = run("play", PATROL, "--save", str(path), typed="order red-1\nquit\nnever read")
    assert f"strategikon play --load {path}" in ran.out
    again = run("play", "--load", str(path), typed="log")
    assert again.code == 0
    assert "1. Red: order red-1 (Order Red I)" in again.out
    assert "Red: step into a neighbouring hex, or halt" in again.out


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("order red-1", "1. Red: order red-1"),
        ("ORDER RED-1", "1. Red: order red-1"),
        ("2", "1. Red: order red-1"),
        ("rest", "1. Red: rest"),
        ("res", "1. Red: rest"),
        ("order", '"order" begins 3 options: order red-1, order red-2, order red-3.'),
        ("order blue-1", "Blue I is not a unit you can order (rule 3.1)"),
        ("order blue-1", "Allowed instead: order red-"),
        ("why order blue-1", "Allowed instead: order red-"),
        ("why march red-1", "You do not hold a Forced march (rule 3.2)"),
        ("why rest", '"rest" is on offer.'),
        ("why 2", '"order red-1" is on offer.'),
        ("why", "why OPTION: why an option is not on offer"),
        ("odds", "No option on offer leads to dice."),
        ("fly", '"fly" is not on offer now.\nType ? for help.'),
        ("17", '"17" is not on offer now.'),
        ("?", "  undo: take the last choice back"),
        ("order red-1;step b2;log 1", "2. Red: step B2 (Step to B2)\n    Red I moves to B2"),
        ("order red-1;u", "Taken back; decision 0 is open again."),
        ("u", "There is nothing to take back."),
        ("order red-1;step B2;undo!", "Taken back; decision 1 is open again."),
        ("unit red-1", "Red I (red-1), Red\n  at A2, strength 2/2"),
        ("unit red", "Which unit?"),
        ("rule 4.3", "An ambush card played with the shot makes it hit on 3 or more."),
        ("rule 99", "skirmish has no rule 99."),
        ("board C3", "|A1 "),
        ("options", "3 order red-2"),
        ("save", "Save where?"),
        ("save /no/such/folder/\x00x", "cannot be written"),
        (";;;", "2 order red-1"),
    ],
)
def test_commands(typed: str, seen: str, run: Any) -> None:
    ran = run("play", PATROL, "--seed", "a", typed=typed + "\n")
    assert (ran.code, ran.err) == (0, "")
    assert seen in ran.out


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("Ordre à Rouges I", "1. Les Rouges : order red-1 (Ordre à Rouges I)"),
        ("se rep", "1. Les Rouges : rest (Se reposer)"),
        ("pourquoi order blue-1", "Vous ne pouvez pas donner d'ordre à Bleus I (règle 3.1)"),
        ("pourquoi", "pourquoi OPTION : pourquoi une option n'est pas proposée"),
        ("annuler", "Il n'y a rien à annuler."),
        ("undo", "Il n'y a rien à annuler."),
        ("aide", "  annuler : annuler le dernier choix"),
        ("règle 4.3", "Une embuscade jouée avec le tir"),
        ("unité red-1", "Rouges I (red-1), Les Rouges"),
    ],
)
def test_commands_in_french(typed: str, seen: str, run: Any) -> None:
    assert seen in run("--lang=fr", "play", PATROL, "--seed", "a", typed=typed + "\n").out


def test_a_wrong_word_stops_what_was_typed_ahead(run: Any) -> None:
    out = run("play", PATROL, typed="order red-1;nonsense;step B2;step B3\n").out
    assert "Red: step B2" not in out


def test_against_the_computer_only_ones_own_hand_is_seen(run: Any) -> None:
    out = run("play", PATROL, "--seed", "a", "--side", "blue", typed="rest\n" * 4).out
    assert "Blue: order one unit, or rest" in out
    assert "Red: order one unit, or rest" not in out
    assert re.search(r"Blue: in hand, [A-Z]", out)
    assert "Red: 2 cards in hand" in out
    assert not re.search(r"Red: in hand, [A-Z]", out)
    assert "Red draws a hidden card" in out or "Red draws" not in out


def test_undo_force_goes_back_to_ones_own_decision(run: Any) -> None:
    out = run("play", PATROL, "--seed", "a", "--side", "red", typed="rest\nundo!\n").out
    assert "Taken back; decision 0 is open again." in out


def test_switches_and_records_of_a_file_of_ones_own(run: Any, tmp_path: Path) -> None:
    shorter = Path(PATROL).read_text("utf-8").replace("turns = 20", "turns = 2")
    (mine := tmp_path / "mine.toml").write_text(shorter, "utf-8")
    path = tmp_path / "mine.json"
    ran = run("play", str(mine), "--option", "deadly", "--save", str(path), typed="rest\n" * 9)
    assert "Nobody has won." in ran.out
    record = json.loads(path.read_text("utf-8"))
    assert record["options"] == {"deadly": "on"}
    mine.unlink()
    assert run("verify", str(path)).code == 0


# -- a real terminal --------------------------------------------------------------------------------------------------


class Terminal:
    """The command at a pseudo terminal."""

    def __init__(self, *arguments: str) -> None:
        import pty

        self.master, slave = pty.openpty()
        environment = {**os.environ, "LANG": "C.UTF-8", "TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
        words = [sys.executable, "-m", "strategikon", *arguments]
        self.process = subprocess.Popen(words, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)
        self.unread = ""

    def until(self, wanted: str) -> str:
        """What appears up to this text; the rest is kept for the next time."""
        while wanted not in self.unread:
            ready, _, _ = select.select([self.master], [], [], 30)
            assert ready, f"waited for {wanted!r}, saw {self.unread[-500:]!r}"
            self.unread += os.read(self.master, 65536).decode("utf-8", "replace")
        seen, found, self.unread = self.unread.partition(wanted)
        return seen + found

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def close(self) -> int:
        self.type("quit\n")
        self.until("not saved")
        os.close(self.master)
        return self.process.wait(30)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo terminals")
def test_the_curtain_falls_between_two_players() -> None:
    terminal = Terminal("play", PATROL, "--seed", "a")
    first = terminal.until("> ")
    assert "\x1b[" in first, "a terminal gets colours"
    assert "Red: in hand, Shield wall" in first
    terminal.type("rest;2;2;2\n")
    terminal.until("Red: press Enter to clear the screen.")
    terminal.type("\n")
    assert "\x1b[2J" in terminal.until("Blue: press Enter when nobody else is looking."), "the screen is cleared"
    terminal.type("\n")
    second = terminal.until("> ")
    after = second[second.rindex("\x1b[2J") :]
    assert "Blue: order one unit, or rest" in after, "what the first player typed ahead is forgotten"
    assert "Red: 2 cards in hand" in after
    assert "Red: rest" not in after
    terminal.type("undo!\n")
    assert "Not with two at one keyboard" in terminal.until("> ")
    assert terminal.close() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo terminals")
def test_tab_completes_a_word() -> None:
    pytest.importorskip("readline")
    terminal = Terminal("play", PATROL, "--seed", "a", "--no-curtain")
    terminal.until("> ")
    terminal.type("help;ord\tRED-\t1\n")
    terminal.until("1. Red: order red-1")
    terminal.until("> ")
    terminal.type("ha\t\n")
    terminal.until("2. Red: halt")
    terminal.until("> ")
    assert terminal.close() == 0
