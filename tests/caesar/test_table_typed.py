"""The free table in a terminal: tapes, pictures of a part of it, and what is nearest to a text that was refused."""

from __future__ import annotations

import io

import pytest
from inline import fight, unit
from rich.console import Console

from strategikon.terminal.session import Session
from strategikon.text import Teller


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> list[str]:
    """What is shown when these lines are typed at a small battle."""
    battle = fight([unit("A", 20_000, 10_000)], [unit("B", 20_000, 20_000, 36)], acting="A")
    shown = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in (*lines, "quit"))))
    monkeypatch.setenv("COLUMNS", "100")
    Session(battle, [], Teller("en"), Console(file=shown, width=400), {}, None, False).run()
    return shown.getvalue().splitlines()


def test_a_tape_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(monkeypatch, "measure A B", "measure A", "measure", "measure A nobody")
    assert "8 in" in shown
    assert "A: 9 of 9 points of B in sight" in shown
    assert any(line.startswith("Ahead: enemy B 8 in") for line in shown)
    assert any("measure ID [ID]" in line for line in shown)


def test_a_refused_text_is_answered_and_enter_takes_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(monkeypatch, "move A advance 20", "")
    assert "Nearest: move A advance 6 (Enter takes it)" in shown
    assert any(line.startswith("1. ") and "move A advance 6" in line for line in shown)


def test_a_part_of_the_table_is_drawn_larger(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(monkeypatch, "board a 12")
    close = shown[len(shown) - 1 - shown[::-1].index(next(line for line in shown[::-1] if "+-" in line)) - 20 :]
    assert any("^" * 18 in line for line in close)  # six inches of front at three columns an inch
