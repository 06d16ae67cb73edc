"""How people write the words of a setup: `veteran`, `war dogs`, `built-up`. Small letters, one or many, and what joins
the parts of a word make no difference, as long as one word alone can be meant."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from strategikon.bayard.profile import ANIMAL_TROOPS, plaquettes
from strategikon.bayard.schema import LEADER_MARKS, MARKS
from strategikon.bayard.tables import (
    CHARACTERS,
    COMPOUNDS,
    EQUIPMENT,
    EXOTIC_WEAPONS,
    FORMATIONS,
    LEADER_PARTICULARITIES,
    MELEE_WEAPONS,
    MISSILES,
    MORALE,
    OBSTACLES,
    PARTICULARITIES,
    QUALITIES,
    RANKS,
    TERRAIN_IDS,
    TRAINING,
    TYPES,
    WEIGHTS,
)  # fmt: skip

BEASTS: Final = ("horse", "camel", "elephant", "chariot", "wagon", "reindeer")
PIECES: Final[Mapping[str, Collection[str]]] = {
    "type": TYPES, "weight": WEIGHTS, "melee": (*MELEE_WEAPONS, *EXOTIC_WEAPONS),
    "missile": (*MISSILES, *EXOTIC_WEAPONS), "training": TRAINING, "morale": MORALE,
    "particularities": (*PARTICULARITIES, *LEADER_PARTICULARITIES), "formations": FORMATIONS[1:],
    "formation": FORMATIONS[1:], "equipment": EQUIPMENT, "animal": ANIMAL_TROOPS, "mount": BEASTS, "team": BEASTS,
    "pack": BEASTS, "works": OBSTACLES, "rank": (*RANKS, "figure"), "quality": QUALITIES, "character": CHARACTERS,
    "marks": (*MARKS, *LEADER_MARKS),
}  # fmt: skip
GROUND: Final[Mapping[str, Collection[str]]] = {"type": (*TERRAIN_IDS, *COMPOUNDS, *OBSTACLES)}


def as_known(line: Mapping[str, Any], known: Mapping[str, Collection[str]]) -> dict[str, Any]:
    """A piece, or a part of the board, with its words as the tables write them."""
    return {key: _words(value, known[key]) if key in known else value for key, value in line.items()}


def _words(value: Any, known: Collection[str]) -> Any:
    if isinstance(value, list):
        return [_words(one, known) for one in value]
    if not isinstance(value, str) or value in known:
        return value
    near = [*dict.fromkeys(word for word in known if _bare(word) == _bare(value))]
    return near[0] if len(near) == 1 else value


def _bare(word: str) -> str:
    return "".join(letter for letter in word.lower() if letter.isalnum()).removesuffix("s")


def with_losses(unit: dict[str, Any]) -> dict[str, Any]:
    """A2.01 Plaquettes below those of its type and morale are what is left of the unit."""
    left = unit.get("plaquettes")
    if not isinstance(left, int) or "losses" in unit or unit.get("morale", "normal") not in MORALE:
        return unit
    if unit.get("type") not in TYPES or not isinstance(unit.get("escort", 0), int):
        return unit
    lost = plaquettes(unit) - left
    if not 0 < lost < plaquettes(unit):
        return unit
    return {**{key: value for key, value in unit.items() if key != "plaquettes"}, "losses": lost}
