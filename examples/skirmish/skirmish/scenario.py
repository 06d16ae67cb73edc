"""Scenario files: their schema, and what a schema cannot say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skirmish.state import CARDS, Field
from strategikon.kernel.schema import Report, boolean, both_languages, choice, ident, integer, listing, table, text

_unit = table(
    always={"id": ident()},
    optional={"hex": text(4), "picket": boolean(), "strength": integer(1, 9), "name": text(), "name_fr": text()},
)
_side = table(always={"id": ident(), "unit": listing(_unit, least=1, most=20)},
              inline={"hand": listing(choice(*sorted(set(CARDS))), most=4)})  # fmt: skip
SCHEMA = table(
    required={"schema": choice(1), "id": ident(), "ruleset": choice("skirmish"), "title": both_languages(),
              "briefing": both_languages()},
    always={"side": listing(_side, least=2, most=2)},
    optional={"rows": integer(2, 20), "columns": integer(2, 20), "turns": integer(1, 200)},
)  # fmt: skip


def check(document: Mapping[str, Any], report: Report) -> None:
    """Every complaint at once: what the schema finds; else hexes off the map, doubles, and too many cards."""
    SCHEMA(document, "", report)
    if not report.clean:
        return
    grid = Field({**document, "side": []}, {"deadly": "off"}).grid
    seen: set[str] = set()
    for s, side in enumerate(document["side"]):
        for u, unit in enumerate(side["unit"]):
            path = f"side[{s}].unit[{u}]"
            if ("hex" in unit) == unit.get("picket", False):
                report.add(path, "skirmish-where", unit=unit["id"])
            elif "hex" in unit and grid.find(unit["hex"]) is None:
                report.add(f"{path}.hex", "skirmish-off-map", hex=unit["hex"])
            for name in [unit[key] for key in ("id", "hex") if key in unit]:
                if name in seen:
                    report.add(path, "complaint-twice", value=name)
                seen.add(name)
    hands = [card for side in document["side"] for card in side.get("hand", ())]
    for card in sorted(set(hands)):
        if hands.count(card) > CARDS.count(card):
            report.add("side", "skirmish-too-many", card=card, count=CARDS.count(card))
    if report.clean:
        _check_banks(Field(document, {"deadly": "off"}), report)


def _check_banks(field: Field, report: Report) -> None:
    """2.3 Wherever the others stand, each bank has room for its pickets."""
    for side, bank in enumerate(field.banks):
        closed = {there for there in field.start if there >= 0}
        enemies = [there for unit, there in enumerate(field.start) if there >= 0 and field.side_of[unit] != side]
        closed.update(beside for there in enemies for beside in field.grid.neighbours[there])
        pickets = sum(there < 0 for unit, there in enumerate(field.start) if field.side_of[unit] == side)
        if pickets > len(set(bank) - closed):
            report.add(f"side[{side}].unit", "skirmish-crowded", count=pickets)
