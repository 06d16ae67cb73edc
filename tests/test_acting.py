"""Who acts: where one clicks hexes and facings alone, the question says whose they are."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from strategikon.ai import Budget, find_opponent
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario
from strategikon.library import find_ruleset, load

BARE = ("hex", "hexside", "spot", "pose")  # a click on one of these names no piece
FACINGS = frozenset(
    {"N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"}
)


def is_bare(refs: tuple[str, ...]) -> bool:
    kind, _, name = refs[0].partition(":")
    return kind in BARE or (kind == "button" and name in FACINGS)


@pytest.mark.parametrize(
    "name",
    ["ancients/zama-202", "ancients/trasimene-217", "alexander/troad", "alexander/pelium", "alexander/hydaspes",
     "skirmish/bank"],
)  # fmt: skip
def test_whoever_would_click_places_alone_is_told_whose_they_are(name: str) -> None:
    """In battles between veterans, who come to blows. The piece told stands on the board of the scene."""
    battle: AnyBattle = load(name, seed="acting")
    strength = "veteran" if battle.ruleset.tactics else "random"
    players = [find_opponent(strength)(side, Budget()) for side in battle.sides]
    kinds: Counter[str] = Counter()
    while battle.decision is not None and battle.number < 600:
        decision = battle.decision
        bare = [option.text for option in decision.options if option.refs and is_bare(option.refs)]
        if bare:
            kinds[decision.kind] += 1
            assert decision.acting is not None, (decision.kind, bare[:3])
        if decision.acting is not None and battle.number % 7 == 0:
            on_board = {piece.id for piece in battle.scene(decision.side).pieces}
            assert decision.acting in on_board or decision.kind in ("place", "return", "return-facing"), decision
        assert battle.ask is not None
        battle.pick(players[battle.ask.side].choose(battle))
    assert kinds


def at(ruleset: str, setup: dict[str, Any], *choices: str) -> AnyBattle:
    battle: AnyBattle = Battle(Scenario(find_ruleset(ruleset), setup, "test", inline=True), "test", {})
    for choice in choices:
        battle.choose(choice)
    return battle


def acts(battle: AnyBattle) -> str | None:
    assert battle.decision is not None
    return battle.decision.acting


def test_it_is_the_piece_of_the_question() -> None:
    """A unit that moves; in a reaction the one that reacts, not the one that moved; nobody where one is chosen."""
    sides = [{"id": "red", "unit": [{"id": "r", "hex": "B3"}]}, {"id": "blue", "unit": [{"id": "b", "hex": "B5"}]}]
    assert acts(at("skirmish", {"side": sides})) is None
    assert acts(at("skirmish", {"side": sides}, "order r")) == "r"
    assert acts(at("skirmish", {"side": sides}, "order r", "step B4")) == "b"


def test_leaders_and_units_of_alexander() -> None:
    """A leader gives orders; the unit he has ordered moves."""
    sides = [
        {"id": "macedonian", "unit": [{"id": "u", "type": "LI", "hex": "1010", "facing": "E", "ma": 6}],
         "leader": [{"id": "boss", "hex": "1011"}]},
        {"id": "persian", "unit": [{"id": "foe", "type": "LI", "hex": "3030", "facing": "W"}]},
    ]  # fmt: skip
    setup = {"phase": "orders", "leader": "boss", "orders": 2, "side": sides}
    assert acts(at("alexander", setup)) == "boss"
    assert acts(at("alexander", setup, "order u move")) == "u"
    assert acts(at("alexander", setup, "order u move", "path")) == "u"
