"""Two worlds that differ only in what a side may not know: its opponent chooses alike in both."""

from __future__ import annotations

import pytest

import strategikon
from strategikon.ai import Budget, find_opponent
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.boundaries import Mark
from strategikon.kernel.dice import Dice

STRENGTHS = ("recruit", "veteran", "elite")
WORLDS = 2


def other_world(battle: AnyBattle, seed: str) -> AnyBattle | None:
    """The battle with everything the side to choose may not know dealt anew, from the last boundary on: the choices
    since then belong to one activity. None if they showed a card: another world may not have it."""
    assert battle.ask is not None
    mark = battle._marks[-1]
    hidden = battle.ruleset.secrets
    if set(hidden(mark.state, battle.ask.side)) != set(hidden(battle.state, battle.ask.side)):
        return None
    state = mark.state.copy()
    battle.ruleset.redeal(state, battle.ask.side, Dice(seed))
    other = battle._bare_twin([Mark(mark.choices, state, mark.dice, mark.events)])
    other.choices = battle.choices[: mark.choices]
    other._restore(other._marks[-1])
    for value in battle.choices[mark.choices :]:
        other.take(value)
    return other


def play_and_compare(name: str, choices: int, every: int) -> set[tuple[str, bool]]:
    """Kinds of questions compared, and whether the side whose turn it is was asked."""
    battle = strategikon.load(name, f"worlds {name}")
    battle._mark_every = 1
    compared = set()
    player = find_opponent("recruit")("worlds", Budget())
    for number in range(choices):
        ask = battle.ask
        if ask is None:
            break
        reaction = ask.side != battle.state.active
        if len(ask.values) > 1 and (number % every == 0 or reaction) and compare(battle):
            compared.add((ask.kind, reaction))
        battle.pick(player.choose(battle))
    return compared


def compare(battle: AnyBattle) -> bool:
    """Whether there were other worlds to compare with; in all of them the choices must be the same."""
    assert battle.ask is not None
    side = battle.ask.side
    for world in range(WORLDS):
        other = other_world(battle, f"world {world}")
        if other is None:
            return False
        assert other.view(battle.sides[side]) == battle.view(battle.sides[side])
        assert (other.state.hands[1 - side], other.state.pile) != (battle.state.hands[1 - side], battle.state.pile)
        for strength in STRENGTHS:
            here, there = (find_opponent(strength)("two", Budget(nodes=60)).choose(w) for w in (battle, other))
            assert here == there, (strength, battle.ask.kind)
    return True


@pytest.mark.parametrize("name", ["ancients/akragas-406", "ancients/ticinus-218", "ancients/cannae-216"])
def test_hidden_cards_do_not_matter(name: str) -> None:
    compared = play_and_compare(name, 130, 13)
    assert {"card", "order", "move"} <= {kind for kind, _ in compared}
    assert ("react", True) in compared  # asked of the side whose turn it is not
