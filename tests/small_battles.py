"""Battles of a few pieces that tests of several folders fight."""

from __future__ import annotations

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario
from strategikon.library import find_ruleset


def before_cavalry() -> AnyBattle:
    """Foot that may move, with cavalry twelve inches before it: whoever goes nearer is charged first."""
    foot, horse = ({"class": name, "size": "standard"} for name in ("heavy_infantry", "heavy_cavalry"))
    ours = [("A", 50_000), ("A2", 30_000)]
    theirs = [{"id": "B", "x": 50_000, **horse}, {"id": "B2", "x": 62_000, **foot}]
    sides = [
        {"id": "a", "unit": [{"id": name, "x": x, "y": 30_000, "heading": 0, **foot} for name, x in ours]},
        {"id": "b", "unit": [{**each, "y": 42_000, "heading": 36} for each in theirs]},
    ]
    document = {"table": {"width": 100_000, "height": 80_000}, "side": sides, "acting": "A", "moves": 1}
    return Battle(Scenario(find_ruleset("caesar"), document, "inline", inline=True), "inline")
