"""Small battles for tests, written like the setups of cases."""

from __future__ import annotations

from typing import Any

from strategikon.caesar import RULESET
from strategikon.caesar.field import Fight
from strategikon.kernel.battle import Battle
from strategikon.kernel.scenario import Scenario


def unit(name: str, x: int, y: int, heading: int = 0, **keys: Any) -> dict[str, Any]:
    return {"id": name, "x": x, "y": y, "heading": heading, **keys}


def fight(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], **keys: Any) -> Fight:
    """A battle of side `a` against side `b`, on a table of 100 by 80 inches unless told otherwise."""
    document = {"table": {"width": 100_000, "height": 80_000}, **keys,
                "side": [{"id": "a", "unit": ours}, {"id": "b", "unit": theirs}]}  # fmt: skip
    return Battle(Scenario(RULESET, document, "inline", inline=True), "inline")
