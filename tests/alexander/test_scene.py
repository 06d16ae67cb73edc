"""Scenes and views: everything to draw is there, in words and symbols that exist, and nothing hidden shows."""

from __future__ import annotations

import re
from itertools import pairwise
from json import dumps
from pathlib import Path

import pytest

from strategikon.ai import blind_pick
from strategikon.alexander import RULESET
from strategikon.alexander.state import LeaderMark
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.kernel.scene import Place

SCENARIOS = list(scenario_files(RULESET))
ENGLISH = (RULESET.folder / "messages" / "en.ftl").read_text("utf-8")
KNOWN = set(re.findall(r"^([A-Za-z0-9_-]+) =", ENGLISH, re.MULTILINE))
ARMS = {
    "phalanx", "heavy-foot", "medium-foot", "peltast", "light-foot", "archer", "slinger", "heavy-horse", "cataphract",
    "lancer", "light-horse", "horse-archer", "elephant", "scythed-chariot", "heavy-chariot", "bolt-thrower", "leader",
    "officer",
}  # fmt: skip


def played(name: str, choices: int) -> AnyBattle:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "scene")
    will = Dice(name)
    while battle.ask is not None and battle.number < choices:
        battle.pick(blind_pick(will, len(battle.ask.values)))
    return battle


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scene_has_every_piece_once(name: str) -> None:
    battle = played(name, 120)
    scene = RULESET.scene(battle, None)
    ids = [piece.id for piece in scene.pieces]
    state, field = battle.state, battle.field
    units = [field.ids[u] for u, here in enumerate(state.hex_of) if here >= 0]
    leaders = [field.leader_ids[p] for p, here in enumerate(state.leader_hex) if here >= 0]
    assert sorted(ids) == sorted(units + leaders)
    assert {piece.art for piece in scene.pieces} <= ARMS
    dumps(scene.plain())


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_word_of_a_scene_is_known(name: str) -> None:
    scene = RULESET.scene(played(name, 120), 0)
    words = [f"alexander-badge-{badge}" for piece in scene.pieces for badge in piece.badges]
    words += [row for piece in scene.pieces for row, _ in piece.sheet]
    words += [f"alexander-terrain-{kind}" for kind in (*scene.board.terrain, *scene.board.hexsides)]
    words += [marker.label.id for marker in scene.markers]
    words += [f"alexander-marker-{marker.state}" for marker in scene.markers if marker.state]
    words += [message.id for message in scene.status] + [track.label.id for track in scene.tracks]
    assert set(words) <= KNOWN


def test_doubles_lie_in_two_hexes_and_face_a_vertex() -> None:
    scene = RULESET.scene(played("chaeronea", 0), None)
    phalanx = next(piece for piece in scene.pieces if piece.art == "phalanx")
    assert phalanx.place.kind == "hexes"
    assert len(phalanx.place.names) == 2
    assert phalanx.place.facing in ("E", "W")
    assert (phalanx.strength, phalanx.full) == (7, 7)


def test_heavy_foot_of_quality_may_hide_a_plan_and_nobody_else() -> None:
    """6.81a PH and HI of TQ 6 or more under a leader: the phalanx at Chaeronea can; light foot never, nor foot that
    nobody leads."""
    assert played("chaeronea", 0).scene(None).secrets
    boss = {"id": "boss", "hex": "1011"}
    assert may_hide("HI", 6, boss)
    assert not may_hide("HI", 5, boss)
    assert not may_hide("LI", 7, boss)
    assert not may_hide("HI", 6)


def may_hide(kind: str, tq: int, *leaders: dict[str, str]) -> bool:
    sides = [{"id": "macedonian", "unit": [{"id": "a", "type": kind, "hex": "1010", "tq": tq}], "leader": [*leaders]},
             {"id": "persian", "unit": [{"id": "b", "type": "LI", "hex": "2010"}]}]  # fmt: skip
    battle: AnyBattle = Battle(Scenario(RULESET, {"side": sides}, "test", inline=True), "test", {})
    return battle.scene(None).secrets


def test_a_plundered_camp_is_marked_so() -> None:
    battle = played("gaugamela", 0)
    here = battle.field.grid.hex("0327")
    battle.state.camps = [here]
    markers = {marker.place: (marker.kind, marker.side, marker.state) for marker in battle.scene(None).markers}
    assert markers[Place.hex("0327")] == ("camp", "macedonian", "taken")
    assert markers[Place.hex("0328")] == ("camp", "macedonian", None)


def test_levels_are_nested() -> None:
    board = RULESET.scene(played("chaeronea", 0), None).board
    levels = [set(hexes) for kind, hexes in sorted(board.terrain.items()) if kind.startswith("level-")]
    assert levels
    assert all(higher <= lower for lower, higher in pairwise(levels))


def test_a_planned_withdrawal_is_seen_by_its_owner_alone() -> None:
    battle = played("chaeronea", 0)
    philip = battle.field.leader_index["philip"]
    battle.state.leader_marks[philip] |= LeaderMark.PREARRANGED
    badges = [
        next(piece.badges for piece in RULESET.scene(battle, side).pieces if piece.id == "philip")
        for side in (0, 1, None)
    ]
    assert ["withdrawal" in seen for seen in badges] == [True, False, False]
    views = [RULESET.view(battle, side)["leaders"]["philip"]["prearranged"] for side in (0, 1, None)]
    assert views == [True, None, None]


def test_symbols_of_the_arms_exist() -> None:
    sprite = Path(__file__).parents[2] / "web" / "src" / "art" / "symbols.svg"
    symbols = set(re.findall(r'id="([a-z0-9-]+)"', sprite.read_text("utf-8")))
    assert symbols >= ARMS
