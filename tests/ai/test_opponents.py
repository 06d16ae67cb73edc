"""Opponents answer everything, answer alike to the same question, and change nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import strategikon
from strategikon.ai import Budget, Opponent, find_opponent, opponents
from strategikon.ancients import RULESET
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.message import Problem
from strategikon.kernel.scenario import scenario_files
from strategikon.text import Teller

SCENARIOS = sorted(scenario_files(RULESET))
JUDGES = ("recruit", "veteran", "elite")
SMALL = Budget(nodes=60)


def advanced(name: str, choices: int, strength: str = "recruit") -> AnyBattle:
    """A battle some choices on, played by equal opponents."""
    battle = strategikon.load(name, f"opponents {name}")
    players = [find_opponent(strength)(f"advance {side}", SMALL) for side in battle.sides]
    for _ in range(choices):
        if battle.ask is None:
            break
        battle.pick(players[battle.ask.side].choose(battle))
    return battle


def fought(name: str, seed: str, players: list[str], budget: Budget = SMALL) -> AnyBattle:
    """A whole battle."""
    battle = strategikon.load(name, seed)
    makers = [find_opponent(player)(f"{seed} {side}", budget) for side, player in enumerate(players)]
    while battle.ask is not None:
        battle.pick(makers[battle.ask.side].choose(battle))
    return battle


def test_there_are_four_of_them_the_weakest_first() -> None:
    assert list(opponents) == ["random", "recruit", "veteran", "elite"]


def test_a_beginning_of_the_name_will_do() -> None:
    assert find_opponent("vet") is find_opponent("veteran")
    with pytest.raises(Problem):
        find_opponent("r")


@pytest.mark.parametrize("strength", JUDGES)
def test_the_same_question_has_the_same_answer(strength: str) -> None:
    battle = advanced("ancients/cannae-216", 40)
    for _ in range(12):
        assert battle.ask is not None
        answers = {find_opponent(strength)("same", SMALL).choose(battle) for _ in range(2)}
        answers.add(find_opponent(strength)("same", SMALL).choose(battle.fork()))
        assert len(answers) == 1
        battle.pick(answers.pop())


def test_a_battle_is_the_same_again() -> None:
    first, second = (fought("ancients/ticinus-218", "again", ["recruit", "veteran"]) for _ in range(2))
    assert first.choices == second.choices
    assert first.digest() == second.digest()


def test_thinking_changes_nothing() -> None:
    battle = advanced("ancients/zama-202", 60)
    before, index = battle.digest(), battle.dice.index
    assert RULESET.tactics is not None
    for strength in JUDGES:
        place = find_opponent(strength)("quiet", SMALL).choose(battle)
        find_opponent(strength)("quiet", SMALL).aim(battle, place)
    RULESET.tactics.weigh(battle)
    assert (battle.digest(), battle.dice.index) == (before, index)


def test_without_time_elite_goes_by_weight() -> None:
    battle = advanced("ancients/akragas-406", 30)
    hurried = find_opponent("elite")("hurry", Budget(seconds=0.0))
    for _ in range(10):
        place = hurried.choose(battle)
        assert is_best(battle, hurried, place)
        battle.pick(place)


def is_best(battle: AnyBattle, opponent: Opponent, place: int) -> bool:
    assert RULESET.tactics is not None
    weights = RULESET.tactics.weigh(opponent.imagined(battle))
    return weights[place] == max(weights)


def test_veterans_slip_seldom_and_recruits_often() -> None:
    seen = dict.fromkeys(("recruit", "veteran"), 0)
    asked = 0
    battle = strategikon.load("ancients/akragas-406", "slips")
    while asked < 300 and battle.ask is not None:
        players = [find_opponent(name)(f"slips {asked}", Budget()) for name in seen]
        if len(battle.ask.values) > 4:  # else half of them is nearly always the best
            asked += 1
            for player in players:
                seen[player.name] += is_best(battle, player, player.choose(battle))
        battle.pick(players[1].choose(battle))
    assert asked > 60
    assert seen["recruit"] < 0.7 * asked
    assert 0.7 * asked < seen["veteran"] < asked


def test_every_kind_of_question_is_weighed() -> None:
    from strategikon.ancients.tactics import WEIGHERS

    messages = Path(RULESET.folder, "messages", "en.ftl").read_text(encoding="utf-8").splitlines()
    asked = {line.split(" =")[0].removeprefix("ancients-prompt-") for line in messages if "ancients-prompt-" in line}
    assert asked == set(WEIGHERS)


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_question_of_every_battle_is_answered_and_explained(name: str) -> None:
    battle = strategikon.load(f"ancients/{name}", "answered")
    tactics = battle.ruleset.tactics
    assert tactics is not None
    tellers = [Teller(language, battle.ruleset) for language in ("en", "fr")]
    players = [find_opponent(strength)("answered", SMALL) for strength in JUDGES]
    for number in range(180):
        if battle.ask is None:
            break
        count = len(battle.ask.values)
        assert len(tactics.weigh(battle)) == count
        player = players[2 if number % 20 == 0 else number % 2]
        place = player.choose(battle)
        assert 0 <= place < count
        if number % 5 == 0:
            for option in {place, 0, count - 1}:
                aim = player.aim(battle, option)
                assert all(teller.say(aim, battle) for teller in tellers)
        battle.pick(place)
    assert [teller.missing for teller in tellers] == [set(), set()]


def test_a_ruleset_without_tactics_is_played_all_the_same() -> None:
    for strength in opponents:
        battle = strategikon.load("skirmish/ford", f"plain {strength}")
        if battle.ruleset.tactics is not None:
            pytest.skip("skirmish has learned tactics")
        players = [find_opponent(name)("plain", Budget(nodes=100)) for name in (strength, "random")]
        for _ in range(1_000):
            if battle.ask is None:
                break
            place = players[battle.ask.side].choose(battle)
            assert players[battle.ask.side].aim(battle, place).id.startswith("aim-")
            battle.pick(place)
        assert battle.outcome is not None
