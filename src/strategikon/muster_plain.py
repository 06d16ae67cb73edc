"""What a muster tells, ready for JSON: the server and the command say the same words."""

from __future__ import annotations

from typing import Any

from strategikon.kernel.muster import ArmyList, Entry, Judgement, Reading
from strategikon.text import Teller


def plain_army(army: ArmyList) -> dict[str, Any]:
    return {
        "id": army.id, "name": army.name, "about": army.about, "since": army.since, "until": army.until,
        "entries": [plain_entry(entry) for entry in army.entries],
    }  # fmt: skip


def plain_entry(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id, "kind": entry.kind, "name": entry.name, "price": entry.price, "least": entry.least,
        "most": entry.most, "art": entry.art, "facts": [[label, text] for label, text in entry.facts],
        "since": entry.since, "until": entry.until, "group": entry.group, "short": entry.short, "full": entry.full,
        "numbers": dict(entry.numbers),
    }  # fmt: skip


def plain_judgement(told: Judgement, *tellers: Teller) -> dict[str, Any]:
    """With one teller complaints are sentences, with several each is told in every language."""
    said = [{teller.language: teller.say(message) for teller in tellers} for message in told.complaints]
    return {
        "army": told.army, "name": told.name, "year": told.year, "budget": told.budget, "points": told.points,
        "units": told.units,
        "lines": [{"entry": line.entry, "name": line.name, "count": line.count, "each": line.each,
                   "points": line.points} for line in told.lines],
        "complaints": [next(iter(one.values())) for one in said] if len(tellers) == 1 else said,
    }  # fmt: skip


def plain_reading(told: Reading) -> dict[str, Any]:
    return {
        "troop": dict(told.troop), "price": told.price, "facts": [[label, text] for label, text in told.facts],
        "choices": [{"key": one.key, "taken": one.taken, "others": list(one.others), "label": one.label,
                     "names": dict(one.names)} for one in told.choices],
    }  # fmt: skip
