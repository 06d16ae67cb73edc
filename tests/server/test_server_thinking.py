"""What runs in worker processes: computers that are cut short, replaced, and never shown the real battle."""

from __future__ import annotations

from typing import Any

import pytest
from server_harness import Player, Server
from test_server_secrets import row

from strategikon.ai import Budget, opponents
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.dice import Dice
from strategikon.library import load
from strategikon.server import thinking
from strategikon.server.pools import Overtime, deadline
from strategikon.server.seats import Seat, seating
from strategikon.server.thinking import ComputerTurn, PlayerQuestion

SCENARIO = "skirmish/ford"


class Endless:
    """Thinks for ever, and takes no interruption for an answer."""

    def __init__(self, seed: str, budget: Budget) -> None:
        self.budget = budget

    def choose(self, battle: AnyBattle) -> int:
        while True:
            try:
                battle.fork("again").fork()
            except Exception:
                continue


class Broken(Endless):
    def choose(self, battle: AnyBattle) -> int:
        raise RuntimeError("no idea")


class Curious(Endless):
    seen: list[AnyBattle] = []  # noqa: RUF012
    budgets: list[Budget] = []  # noqa: RUF012

    def choose(self, battle: AnyBattle) -> int:
        self.seen.append(battle)
        self.budgets.append(self.budget)
        return 0


def question(strength: str, seconds: float = 0.0) -> ComputerTurn:
    return ComputerTurn(row("real seed"), 0, [], load(SCENARIO).sides[0], strength, seconds)


@pytest.fixture(autouse=True)
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, kind in (("endless", Endless), ("broken", Broken), ("curious", Curious)):
        monkeypatch.setitem(opponents, name, kind)
    monkeypatch.setattr(thinking, "GRACE", 0.05)
    monkeypatch.setattr(thinking, "LONGEST", 0.05)
    thinking._kept.clear()


@pytest.mark.parametrize("strength", ["endless", "broken"])
def test_a_computer_that_fails_or_never_ends_is_replaced_for_this_once(strength: str) -> None:
    decision = load(SCENARIO, "real seed").decision
    assert decision is not None
    assert thinking.choose(question(strength, 0.1)) in decision.texts()


def test_a_computer_is_given_its_time_and_a_battle_with_other_dice() -> None:
    thinking.choose(question("curious", 2.5))
    thinking.choose(question("curious"))
    assert [budget.seconds for budget in Curious.budgets] == [2.5, None]
    shown = Curious.seen[0]
    assert shown.seed is None  # a fork that has left the real dice
    real = load(SCENARIO, "real seed")
    assert shown.dice.seed != real.dice.seed
    assert shown.view(shown.sides[0]) == real.view(real.sides[0])


def test_the_dice_of_counsel_are_not_those_of_the_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two battles of different seeds that look the same to a side are answered the same."""
    shown: list[AnyBattle] = []
    monkeypatch.setitem(thinking.advice.ANSWERS, "odds", lambda battle, option: shown.append(battle))
    side = load(SCENARIO).sides[0]
    for name, seed in (("one", "seed one"), ("two", "seed two")):
        thinking.advise(PlayerQuestion(row(seed, name), 0, [], side, "odds", "rest"))
    assert shown[0].dice.seed == shown[1].dice.seed
    assert [battle.seed for battle in shown] == [None, None]


def test_a_late_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(battle: AnyBattle, subject: str) -> Any:
        while True:
            battle.fork()

    monkeypatch.setattr(thinking.advice, "LONGEST", 0.05)
    monkeypatch.setitem(thinking.advice.ANSWERS, "odds", slow)
    told = thinking.advise(PlayerQuestion(row("any"), 0, [], load(SCENARIO).sides[0], "odds", "rest"))
    assert told.refused is not None
    assert told.refused.id == "server-late"


def test_a_deadline_that_is_kept_leaves_nothing_behind() -> None:
    with deadline(0.05):
        pass
    dice = Dice("work")
    assert sum(dice.rolls(5000, 6)) > 0  # nothing rings later
    with pytest.raises(Overtime), deadline(0.01):
        roll_for_ever(dice)


def test_a_deadline_that_falls_while_python_tidies_up_rings_again() -> None:
    class Untidy:
        def __del__(self) -> None:
            roll_for_ever(Dice("tidy"))  # Python ignores what is raised here, and would say so

    def work() -> None:
        Untidy()
        roll_for_ever(Dice("work"))

    with pytest.raises(Overtime), deadline(0.01):
        work()


def roll_for_ever(dice: Dice) -> None:
    while True:
        dice.roll(6)


def test_seats_remember_their_time() -> None:
    made = seating(("red", "blue"), {"red": "computer:elite", "blue": "computer:recruit:0.5"}).seats
    assert [(seat.opponent, seat.seconds) for seat in made] == [("elite", 2.0), ("recruit", 0.5)]
    assert seating(("red", "blue"), {"red": "computer:veteran"}).seats[0].seconds == 0
    assert Seat("red", "here").seconds is None


def test_two_computers_fight_while_somebody_watches(server: Server) -> None:
    """Elite against recruit in a few seconds: every choice is stored and told in order."""
    body = {"ruleset": "ancients", "scenario": "ticinus-218"}
    seats = {"south": "computer:elite:0.1", "north": "computer:recruit"}
    made = server.post("/api/battles", {**body, "seats": seats}).json()
    with Player(server, made["id"]) as watcher:
        numbers = [watcher.hear("step")["number"] for _ in range(25)]
    assert numbers == list(range(numbers[0], numbers[0] + 25))
