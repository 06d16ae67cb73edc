"""What a muster tells, ready for JSON: the server and the command say the same words."""

from __future__ import annotations

from typing import Any

from strategikon.kernel.muster import ArmyList, Entry, Judgement, Reading, Remedy
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
        "numbers": dict(entry.numbers), "making": entry.making,
    }  # fmt: skip


def plain_judgement(told: Judgement, *tellers: Teller) -> dict[str, Any]:
    """With one teller complaints are sentences, with several each is told in every language."""
    said = [{teller.language: teller.say(one.message) for teller in tellers} for one in told.complaints]
    texts = [next(iter(one.values())) for one in said] if len(tellers) == 1 else said
    return {
        "army": told.army, "own": told.own, "name": told.name, "year": told.year, "budget": told.budget,
        "points": told.points, "units": told.units,
        "lines": [{"entry": line.entry, "name": line.name, "count": line.count, "each": line.each,
                   "points": line.points} for line in told.lines],
        "complaints": [{"text": text, "about": list(one.about), "remedy": plain_remedy(one.remedy)}
                       for text, one in zip(texts, told.complaints, strict=True)],
    }  # fmt: skip


def plain_remedy(remedy: Remedy | None) -> dict[str, Any] | None:
    """What a button does: how many more of each entry, or another year."""
    if remedy is None:
        return None
    steps = [{"entry": step.entry, "name": step.name, "by": step.by} for step in remedy.steps]
    return {"steps": steps, "year": remedy.year, "points": remedy.points}


def plain_reading(told: Reading) -> dict[str, Any]:
    return {
        "troop": dict(told.troop), "price": told.price, "facts": [[label, text] for label, text in told.facts],
        "choices": [{"key": one.key, "taken": one.taken, "others": list(one.others), "label": one.label,
                     "names": dict(one.names)} for one in told.choices],
    }  # fmt: skip
