"""A5.110, A5.111, A5.114 Those whom the scenario need not name: the servants of a camp, the General's deputy."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any


def servants(side: Mapping[str, Any], held: Set[str]) -> list[dict[str, Any]]:
    """A5.110, A5.111 One unit in each hex of the camp that nobody holds at the start: light infantry, recruits, weakly
    motivated, with an individual weapon."""
    hexes = [here for camp in side.get("camp", ()) for here in camp["hexes"] if here not in held]
    return [
        {
            "id": f"servants-{side['id']}-{number}", "type": "infantry", "weight": "light", "training": "recruits",
            "morale": "weak", "melee": "individual_weapon", "servants": True, "hex": here,
            "name_en": "Servants", "name_fr": "Serviteurs",
        }
        for number, here in enumerate(hexes, 1)
    ]  # fmt: skip


def deputies(side: Mapping[str, Any]) -> list[dict[str, Any]]:
    """A5.114, R-BAY-106 A Sub-general is added for the troops that the General-in-chief leads himself, and stands with
    him at first, wherever he is placed."""
    generals = [line for line in side.get("leader", ()) if line["rank"] == "general_in_chief"]
    return [
        {
            "id": f"deputy-{side['id']}", "rank": "sub_general", "deputy": True,
            "name_en": "Deputy", "name_fr": "Lieutenant", **({"hex": line["hex"]} if "hex" in line else {}),
        }
        for line in generals[:1]
    ]  # fmt: skip
