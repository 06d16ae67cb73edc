"""A4.16, A4.17 Army lists and rosters: what was chosen from a list, what it costs, and every complaint at once.

A roster is a small document: `list` (the name of an army list, or a whole list), `year`, `budget` (0: no limit), `unit`
(troop and count), `leader` (ids of the list) and `heralds`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from strategikon.bayard.muster.price import HERALD, leader_price, unit_price
from strategikon.bayard.muster.words import called
from strategikon.bayard.profile import complaints, profile
from strategikon.bayard.schema import ARMY
from strategikon.kernel.documents import part
from strategikon.kernel.message import Message
from strategikon.kernel.schema import Report, anything, choice, ident, integer, listing, table

ARMIES: Final = Path(__file__).parents[1] / "scenarios" / "armies"
MOST_UNITS: Final = 60
_ROSTER = table(
    always={"list": anything(), "unit": listing(table(
        always={"troop": ident()}, optional={"count": integer(1, MOST_UNITS)},
    ), most=MOST_UNITS)},
    optional={
        "schema": choice(1), "kind": choice("roster"), "ruleset": choice("bayard"), "year": integer(-5000, 2000),
        "budget": integer(0, 100_000), "leader": listing(table(always={"id": ident()}), most=30),
        "heralds": integer(0, 12),
    },
)  # fmt: skip


class Roster(NamedTuple):
    """A roster that can be read: the list, how many of each troop, the leaders, and the rest."""

    army: Mapping[str, Any]
    units: Mapping[str, int]
    leaders: tuple[str, ...]
    heralds: int
    year: int | None
    budget: int

    @property
    def troops(self) -> dict[str, Mapping[str, Any]]:
        return {troop["id"]: troop for troop in self.army["troop"]}

    @property
    def chiefs(self) -> dict[str, Mapping[str, Any]]:
        return {leader["id"]: leader for leader in self.army.get("leader", ())}


def read_roster(document: Mapping[str, Any], source: str) -> Roster:
    """A roster from a document, or a `Problem` that says what makes it none."""
    report = Report(source)
    _ROSTER(document, "", report)
    report.settle()
    army = part(document["list"], ARMIES, "list", report)
    report.settle()
    ARMY(army, "list", report)
    report.settle()
    counts: Counter[str] = Counter()
    for entry in document["unit"]:
        counts[entry["troop"]] += entry.get("count", 1)
    roster = Roster(army, counts, tuple(one["id"] for one in document.get("leader", ())), document.get("heralds", 0),
                    document.get("year"), document.get("budget", 0))  # fmt: skip
    for name in counts:
        if name not in roster.troops:
            report.add("unit", "bayard-complaint-troop", troop=name, known=", ".join(roster.troops)[:400])
    for name in roster.leaders:
        if name not in roster.chiefs:
            report.add("leader", "bayard-complaint-leader", leader=name)
    report.settle()
    return roster


def cost(roster: Roster) -> int:
    """A4.01-A4.15 Units, leaders and heralds together, by the rules alone; what a list says of prices is not
    trusted."""
    units = sum(count * price_of(roster.troops[name]) for name, count in roster.units.items())
    leaders = sum(leader_price(roster.chiefs[name], roster.year) for name in roster.leaders)
    return units + leaders + HERALD * roster.heralds


def price_of(troop: Mapping[str, Any]) -> int:
    """A4.01-A4.07 What a unit costs; troops that the rules do not know, of a list of one's own, have no price."""
    return 0 if any(complaints(troop)) else unit_price(profile(troop))


def objections(roster: Roster) -> list[Message]:
    """Everything that is against a roster, each with its rule."""
    found = [*_of_budget(roster), *_of_years(roster), *_of_troops(roster), *_of_leaders(roster)]
    return [*(Message(f"bayard-muster-{name}", args) for name, args in found), *_of_lines(roster)]


Objection = tuple[str, dict[str, Any]]


def _of_years(roster: Roster) -> Iterator[Objection]:
    """A4.16 The period of the whole list."""
    army = roster.army
    if not serves(army, roster.year):
        yield "list-years", {"name": called(army), "year": roster.year, "from": army.get("from", roster.year),
                             "to": army.get("to", roster.year)}  # fmt: skip


def _of_budget(roster: Roster) -> Iterator[Objection]:
    spent = cost(roster)
    if roster.budget and spent > roster.budget:
        yield "budget", {"points": spent, "budget": roster.budget, "over": spent - roster.budget}


def _of_troops(roster: Roster) -> Iterator[Objection]:
    """A4.16 Least and greatest numbers, years, and what the rules say of the troop line itself."""
    for name, troop in roster.troops.items():
        count = roster.units.get(name, 0)
        served = serves(troop, roster.year)
        if count and not served:
            yield "years", {"troop": name, "year": roster.year, "name": called(troop)}
        least, most = troop.get("min", 0) if served else 0, troop.get("max", MOST_UNITS)
        if not least <= count <= most:
            yield "exactly" if least == most else "number", {"troop": name, "count": count, "least": least,
                                                             "most": most, "name": called(troop)}  # fmt: skip
        price = price_of(troop) if count else 0
        if price and "cost" in troop and troop["cost"] != price:
            yield "cost", {"troop": name, "cost": troop["cost"], "price": price, "name": called(troop)}


def _of_lines(roster: Roster) -> Iterator[Message]:
    """A2.04-A2.50 What the rules say of the troop lines themselves, which matters in a list of one's own."""
    for name in roster.units:
        for key, message, args in complaints(roster.troops[name]):
            yield Message(message, {"file": name, "path": key, **args})


def serves(line: Mapping[str, Any], year: int | None) -> bool:
    """Whether troops or leaders of a line were there in a year."""
    return year is None or bool(line.get("from", year) <= year <= line.get("to", year))


def _of_leaders(roster: Roster) -> Iterator[Objection]:
    """2.02 One General and one only; 2.10 allies need a leader of their own; A4.16 each leader in his years, and
    once."""
    generals = [name for name in roster.leaders if roster.chiefs[name]["rank"] == "general_in_chief"]
    if len(generals) != 1:
        yield "general", {"count": len(generals)}
    for name in sorted(set(roster.leaders)):
        leader = roster.chiefs[name]
        if not serves(leader, roster.year):
            yield "years", {"troop": name, "year": roster.year, "name": called(leader)}
        if roster.leaders.count(name) > leader.get("max", 1):
            yield "number", {"troop": name, "count": roster.leaders.count(name), "least": leader.get("min", 0),
                             "most": leader.get("max", 1), "name": called(leader)}  # fmt: skip
    led = {roster.chiefs[name].get("contingent", "") for name in roster.leaders}
    for name in roster.units:
        contingent = roster.troops[name].get("contingent", "")
        if contingent and contingent not in led:
            yield "ally", {"troop": name, "contingent": contingent, "name": called(roster.troops[name])}
