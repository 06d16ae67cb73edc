"""What would be allowed instead of what was refused: the nearest hex, the nearest piece, in every ruleset alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.instead import allowed_instead
from strategikon.kernel.scenario import Scenario
from strategikon.library import find_ruleset, load


def battle_of(ruleset: str, document: dict[str, Any], choices: Sequence[str] = ()) -> AnyBattle:
    battle: AnyBattle = Battle(Scenario(find_ruleset(ruleset), document, "test", inline=True), "instead", {})
    for choice in choices:
        battle.choose(choice)
    return battle


def told(battle: AnyBattle, text: str) -> list[str]:
    assert battle.why_not(text) is not None
    return [option.text for option in allowed_instead(battle, text)]


SOUTH = {
    "id": "south", "cards": ["order-2-left"], "hand": 1,
    "unit": [{"id": "near", "class": "HI", "hex": "B3"}, {"id": "far", "class": "HI", "hex": "B1"}],
}  # fmt: skip
NORTH = {"id": "north", "cards": ["order-2-left"], "hand": 1, "unit": [{"id": "foe", "class": "MI", "hex": "I4"}]}


def test_the_nearest_piece_and_the_nearest_hexes_come_first() -> None:
    """Ancients 8.18: heavy foot moves one hex. Asked for D3, two ahead of B3, it is told the two hexes between."""
    battle = battle_of("ancients", {"side": [SOUTH, NORTH]}, ["play order-2-left"])
    assert told(battle, "order foe") == ["order near", "order far"]
    battle.choose("order near")
    battle.choose("order far")
    assert told(battle, "move near D3") == ["move near C3", "move near C4"]
    assert told(battle, "move near D4")[0] == "move near C4"


def test_another_verb_or_a_word_without_a_place_is_no_alternative() -> None:
    battle = battle_of("ancients", {"side": [SOUTH, NORTH]})
    assert told(battle, "order near") == []  # a card is asked for
    assert told(battle, "play rally") == []  # no card lies nearer to another
    assert told(battle, "dance") == []
    assert told(battle, "") == []


@pytest.mark.parametrize(
    "battle",
    ["ancients/akragas-406", "alexander/troad", "bayard/telham_1066", "caesar/marathon"],
)  # fmt: skip
def test_every_ruleset_names_a_piece_that_may_for_one_that_may_not(battle: str) -> None:
    fought = load(battle, seed="instead")
    for _ in range(200):
        decision = fought.decision
        assert decision is not None
        verbs = {option.refs[0]: option.text.split() for option in decision.options if option.refs}
        pieces = {ref.removeprefix("piece:"): words for ref, words in verbs.items() if ref.startswith("piece:")}
        others = [piece.id for piece in fought.scene(decision.side).pieces if piece.id not in pieces]
        for name, words in pieces.items():
            if len(pieces) > 1 and others and name in words:
                text = " ".join(others[0] if word == name else word for word in words)
                found = allowed_instead(fought, text)
                assert found, text
                assert all(option.text in decision.texts() for option in found)
                return
        fought.choose(decision.options[0])
    raise AssertionError(f"no question among pieces in {battle}")
