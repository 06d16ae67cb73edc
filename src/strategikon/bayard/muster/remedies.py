"""What would answer an objection to a roster: of all that helps, what changes its price the least."""

from __future__ import annotations

from collections import Counter
from typing import Final

from strategikon.bayard.muster.lists import (
    HERALDS,
    LEADER,
    TROOP,
    Change,
    Objection,
    Roster,
    cost,
    objections,
)  # fmt: skip
from strategikon.bayard.muster.words import name_of, word
from strategikon.bayard.schema import MOST_HERALDS
from strategikon.kernel.muster import Complaint, Remedy, Step

BUDGET: Final = "bayard-muster-budget"  # a remedy may cost more than there is: its price is told


def complaints(roster: Roster) -> tuple[Complaint, ...]:
    """Every objection with the cheapest remedy, if there is any."""
    found = objections(roster)
    return tuple(Complaint(one.message, _about(roster, one), cheapest(roster, one, found)) for one in found)


def _about(roster: Roster, objection: Objection) -> tuple[str, ...]:
    """The entries of an objection's troops and leaders."""
    named = [name for name in objection.subject[1:] if isinstance(name, str)]
    entries = ((TROOP, roster.troops), (LEADER, roster.chiefs))
    heralds = (HERALDS,) if HERALDS in named else ()
    return tuple(f"{kind}:{name}" for name in named for kind, lines in entries if name in lines) + heralds


def cheapest(roster: Roster, objection: Objection, found: list[Objection]) -> Remedy | None:
    """A change that answers the objection, raises none that was not there, and costs or saves the least."""
    before, known = cost(roster), {one.subject for one in found}
    able = []
    for change in objection.answers:
        other = changed(roster, change)
        left = {one.subject for one in objections(other)}
        new = [subject for subject in left - known if subject[0] != BUDGET]
        if objection.subject not in left and not new:
            able.append(Remedy(_steps(roster, change), cost(other) - before, change.year))
    return min(able, key=lambda one: (abs(one.points), sum(abs(step.by) for step in one.steps)), default=None)


def _steps(roster: Roster, change: Change) -> tuple[Step, ...]:
    names = {f"{TROOP}:{name}": name_of(line) for name, line in roster.troops.items()}
    names |= {f"{LEADER}:{name}": name_of(line) for name, line in roster.chiefs.items()}
    return tuple(Step(entry, names.get(entry) or word(HERALDS), by) for entry, by in change.counts)


def changed(roster: Roster, change: Change) -> Roster:
    """The roster after a change."""
    units, leaders, heralds = Counter(roster.units), Counter(roster.leaders), roster.heralds
    for entry, by in change.counts:
        kind, _, name = entry.partition(":")
        if kind == TROOP:
            units[name] += by
        elif kind == LEADER:
            leaders[name] += by
        elif kind == HERALDS:
            heralds = min(MOST_HERALDS, max(0, heralds + by))
    return roster._replace(
        units=+units, leaders=tuple(leaders.elements()), heralds=heralds,
        year=roster.year if change.year is None else change.year,
    )  # fmt: skip
