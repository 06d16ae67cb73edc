"""SHT.28, SHT.32: where a unit on its way is shot at. The nearest pose of a charge is found by halving; here by looking
at all. Nobody is asked anything while it lies over a friend."""

from __future__ import annotations

from random import Random
from typing import Any

from inline import fight, unit

from strategikon.caesar.charges import Contact, contact, face_point
from strategikon.caesar.charging import looks_along
from strategikon.caesar.field import Fight
from strategikon.caesar.invariants import complaints
from strategikon.caesar.opportunity import nearest_chance, nearest_on_path
from strategikon.kernel.battle import Battle
from strategikon.kernel.dice import ScriptedDice

BOW = {"weapon": "bow", "short_shoot": 3, "long": 3}


def test_the_nearest_pose_of_a_path() -> None:
    """SHT.32 Both ways find the same pose, wherever the shooter stands and looks."""
    will = Random("paths")
    found = 0
    for _ in range(60):
        x, y, heading = will.randrange(20_000, 80_000), will.randrange(45_000, 78_000), will.randrange(72)
        theirs = [unit("B", 50_000, 50_000, 36), unit("C", x, y, heading, **BOW)]
        start = will.randrange(46_000, 54_000), will.randrange(30_000, 40_000)
        if abs(x - 50_000) < 9000 and abs(y - 50_000) < 9000:
            continue  # they would stand over each other
        battle = fight([unit("A", *start, **{"class": "medium_cavalry"})], theirs)
        path = contact(battle, 0, 1, face_point(battle, 0))
        if not isinstance(path, Contact):
            continue
        looks = looks_along(battle, 0, path)
        near = nearest_on_path(battle, 2, 0, looks)
        assert near == nearest_chance(battle, 2, 0, looks)
        found += near is not None
    assert found > 5


def test_over_a_friend_between_two_moves_nobody_is_asked_there() -> None:
    """BLU.08, SHT.28 Two moves of a blunder: the first ends over a friend, and archers lose sight of it just there."""
    ours = [unit("A", 50_000, 40_000), unit("F", 50_000, 34_000)]
    theirs = [unit("X", 50_000, 57_000, 36, **BOW)]
    battle = played(ours, theirs, [6, 6, 1, 6, 6], ["captain cap-a", "give A move", "roll"], phase="captain")
    assert battle.ask is not None
    assert battle.ask.kind == "opportunity"
    assert list(complaints(battle)) == []
    battle.choose("hold X")
    assert battle.unit("A").y == 28_000
    assert battle.unit("A").casualties == 1


def test_over_a_friend_at_the_edge_nobody_is_asked_there() -> None:
    """MOV.16, SHT.28, R-CAE-144 Off the table over a friend who stands at the edge."""
    ours = [unit("A", 50_000, 5_500, 36), unit("F", 50_000, 1_500)]
    theirs = [unit("X", 50_000, 23_000, 36, **BOW)]
    battle = played(ours, theirs, [6, 6], ["move A exit"], acting="A", moves=1)
    assert battle.ask is not None
    assert battle.ask.kind == "opportunity"
    assert list(complaints(battle)) == []
    battle.choose("hold X")
    assert battle.unit("A").where == "off"
    assert battle.unit("A").exit_along == 50_000


def played(
    ours: list[dict[str, Any]], theirs: list[dict[str, Any]], dice: list[int], texts: list[str], **keys: Any
) -> Fight:
    """A small battle after some choices, with written dice."""
    begun = fight(ours, theirs, **keys)
    battle: Fight = Battle(begun.scenario, "written", dice=ScriptedDice([die - 1 for die in dice]))
    for text in texts:
        battle.choose(text)
    return battle
