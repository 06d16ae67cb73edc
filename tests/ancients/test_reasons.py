"""What a player is told: cases see the rule of a refusal, these see its words."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.ancients import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.scenario import Scenario

Piece = tuple[str, str, str]  # id, class, hex


def fought(south: list[Piece], north: list[Piece], choices: list[str], dice: str = "", **setup: Any) -> AnyBattle:
    """A small battle after these choices; south is active and fights. A piece without a class is a leader."""
    sides = [_side("south", south), _side("north", north)]
    document = {"active": "south", "phase": "combat", "side": sides} | setup
    battle: AnyBattle = Battle(
        Scenario(RULESET, document, "here", inline=True),
        "reasons",
        {},
        ScriptedDice([RULESET.die(face) for face in dice]),
    )
    for choice in choices:
        battle.choose(choice)
    return battle


def _side(name: str, pieces: list[Piece]) -> dict[str, Any]:
    units = [{"id": piece, "class": kind, "hex": hex} for piece, kind, hex in pieces if kind]
    return {"id": name, "unit": units, "leader": [{"id": piece, "hex": hex} for piece, kind, hex in pieces if not kind]}


def told(battle: AnyBattle, option: str) -> tuple[str, str, dict[str, Any]]:
    """The rule, the message and its arguments against an option."""
    reason = battle.why_not(option)
    assert reason is not None
    return reason.rule, reason.because.id.removeprefix("ancients-why-"), dict(reason.because.args)


@pytest.mark.parametrize("card", ["darken-the-sky", "move-fire-move"])
def test_no_close_combat_is_recommended_where_the_card_forbids_it(card: str) -> None:
    south = [("a", "LI", "D7"), ("b", "LI", "D3")]
    battle = fought(south, [("x", "MI", "E7"), ("y", "MI", "F3")], [], card=card, ordered=["a", "b"])
    assert told(battle, "fire a x") == ("10.03", "adjacent-no-fire", {"unit": "x"})


def test_close_combat_is_recommended_where_it_is_possible() -> None:
    battle = fought([("a", "LI", "D7")], [("x", "MI", "E7")], [])
    assert told(battle, "fire a x") == ("10.03", "adjacent-target", {"unit": "x"})


def counter(copied: str) -> AnyBattle:
    """South counters what north has played: north's Left lies in the east."""
    south = [("west", "MI", "A2"), ("east", "MI", "A12"), ("east-2", "MI", "A11"), ("east-3", "MI", "A10")]
    leaders = [("L", "", "A1"), ("M", "", "A13")]
    setup = {"phase": "order", "card": "counter-attack", "copied": {"card": copied}}
    return fought(south + leaders, [("x", "MI", "I7")], [], **setup)


def test_a_counter_attack_names_the_flank_of_the_opponent_not_that_of_his_card() -> None:
    battle = counter("order-2-left")
    assert told(battle, "order west") == ("17.31", "other-section", {"unit": "west"})
    battle.choose("order east")
    battle.choose("order east-2")
    assert told(battle, "order east-3") == ("17.31", "no-order-left", {"unit": "east-3", "card": "counter-attack"})


def test_a_countered_inspired_leadership_names_the_flank_of_the_opponent() -> None:
    assert told(counter("inspired-left"), "order L") == ("17.31", "other-section", {"unit": "L"})


def test_how_far_back_is_told_in_hexes() -> None:
    battle = fought([("a", "MI", "D7")], [("x", "LI", "E7")], ["attack a x", "stand"], "FBBR")
    assert told(battle, "retreat x H7") == ("12.03", "too-far-back", {"unit": "x", "hexes": 2})


def test_only_one_unit_goes_back_at_a_time() -> None:
    north = [("x", "LI", "E7"), ("y", "LI", "E3")]
    battle = fought([("a", "MI", "D7")], north, ["attack a x", "stand"], "FBBR")
    assert told(battle, "retreat y F3") == ("12.02", "retreats", {"unit": "x"})
    battle = fought([("a", "MI", "D7")], north, ["attack a x", "evade"], "BBBB")
    assert told(battle, "evade y F3") == ("13.01", "evades", {"unit": "x"})
    assert told(battle, "retreat x G7") == ("12.02", "evades", {"unit": "x"})


def test_no_flags_no_reason_is_missing() -> None:
    battle = fought([("a", "MI", "D7")], [("x", "MI", "E7")], [])
    assert told(battle, "ignore 1") == ("12.02", "no-flags", {})
    battle = fought([("a", "MI", "D7")], [("x", "MI", "E7")], ["attack a x"], "FGGG")
    assert told(battle, "ignore 1") == ("12.12", "no-reason", {})


def test_a_leader_is_told_to_go_hex_by_hex() -> None:
    battle = fought([("a", "MI", "D7")], [("N", "", "E7"), ("x", "MI", "I1")], ["attack a N"], "BBBB")
    assert told(battle, "evade N G7") == ("13.20", "hex-by-hex", {"leader": "N"})
    assert told(battle, "evade N I7") == ("13.17", "too-far-back", {"unit": "N", "hexes": 3})


def test_it_is_too_late_to_strike_first_once_the_dice_are_rolled() -> None:
    battle = fought([("a", "MI", "D7")], [("x", "LI", "E7")], ["attack a x", "stand"], "FBBR")
    assert told(battle, "first-strike") == ("17.39", "strike-first", {})
    battle = fought([("a", "LI", "D7")], [("x", "LI", "F7")], ["fire a x"], "FB")
    assert told(battle, "first-strike") == ("17.39", "no-attack", {})


def test_who_retreats_and_who_flees_is_named() -> None:
    north = [("x", "LI", "E7"), ("y", "LI", "E3"), ("N", "", "E10")]
    battle = fought([("a", "MI", "D7"), ("b", "MI", "D10")], north, ["attack a x", "stand"], "FBBR")
    assert told(battle, "evade y F3") == ("13.01", "retreats", {"unit": "x"})
    battle = fought([("a", "MI", "D7"), ("b", "MI", "D10")], north, ["attack b N"], "BBBB")
    assert told(battle, "evade y F3") == ("13.17", "evades", {"unit": "N"})
    assert told(battle, "evade") == ("13.20", "hex-by-hex", {"leader": "N"})
