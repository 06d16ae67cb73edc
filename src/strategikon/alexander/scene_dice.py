"""The dice of an event: all have ten sides; whether one did what it was thrown for, its event says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from strategikon.kernel.events import Event
from strategikon.kernel.scene import Throw

DIE: Final = "d10"
Fields = Mapping[str, Any]
SUCCESS: Final[dict[str, Callable[[Fields], bool]]] = {
    "fire": lambda fields: fields["hits"] > 0,
    "hold": lambda fields: bool(fields["success"]),
    "shock": lambda fields: fields["defender_loss"] > fields["attacker_loss"],
    "elite-roll": lambda fields: bool(fields["allowed"]),
    "trump": lambda fields: bool(fields["success"]),
    "line-roll": lambda fields: bool(fields["success"]),
    "momentum": lambda fields: bool(fields["success"]),
    "casualty": lambda fields: bool(fields["hit"]),
    "tq-check": lambda fields: fields["excess"] <= 0,
    "rally": lambda fields: bool(fields["success"]),
    "rallied": lambda fields: True,
}


def throws(events: Sequence[Event]) -> list[Throw | None]:
    """The throw of each event, None where no die fell."""
    return [_throw(event.kind, event.fields) for event in events]


def _throw(kind: str, fields: Fields) -> Throw | None:
    if isinstance(fields.get("die"), int):
        succeeds = SUCCESS.get(kind)
        return Throw(DIE, [fields["die"]], [succeeds is not None and succeeds(fields)], [False])
    if isinstance(dice := fields.get("dice"), list):  # 5.12d, 8.42: two roll, the higher (total) wins
        totals = fields.get("totals", dice)
        best = max(totals)
        hits = [total == best and totals.count(best) == 1 for total in totals]
        return Throw(DIE, list(dice), hits, [False] * len(dice))
    return None
