"""A4.16, A4.17 Army lists and rosters: what was chosen from a list, what it costs, and every complaint at once.

A roster is a small document: `list` (the name of an army list, or a whole list), `year`, `budget` (0: no limit), `unit`
(troop and count), `leader` (ids of the list) and `heralds`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from strategikon.bayard.muster.price import HERALD, leader_price, unit_price
from strategikon.bayard.muster.words import called, word, written
from strategikon.bayard.profile import profile
from strategikon.bayard.schema import ARMY, MOST_HERALDS
from strategikon.bayard.troop_checks import complaints, misplaced
from strategikon.kernel.documents import part
from strategikon.kernel.message import Message
from strategikon.kernel.schema import Report, anything, choice, ident, integer, listing, shown, table

ARMIES: Final = Path(__file__).parents[1] / "scenarios" / "armies"
TROOP, LEADER, HERALDS = "troop", "leader", "herald"  # entries are `troop:companions`, `leader:alexander`, `herald`
MOST_UNITS: Final = 60
_ROSTER = table(
    always={"list": anything(), "unit": listing(table(
        always={"troop": ident()}, optional={"count": integer(1, MOST_UNITS)},
    ), most=MOST_UNITS)},
    optional={
        "schema": choice(1), "kind": choice("roster"), "ruleset": choice("bayard"), "year": integer(-5000, 2000),
        "budget": integer(0, 100_000), "leader": listing(table(always={"id": ident()}), most=30),
        "heralds": integer(0, MOST_HERALDS),
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
    army = read_list(document["list"], report)
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


def read_list(named: Any, report: Report) -> Mapping[str, Any]:
    """A list by its name or a whole one; of one that is none it complains and goes no further."""
    army: Mapping[str, Any] = part(named, ARMIES, "list", report)
    report.settle()
    ARMY(army, "list", report)
    report.settle()
    check_names(army, report)
    report.settle()
    return army


def cost(roster: Roster) -> int:
    """A4.01-A4.15 Units, leaders and heralds together, by the rules alone; what a list says of prices is not
    trusted."""
    units = sum(count * price_of(roster.troops[name]) for name, count in roster.units.items())
    leaders = sum(leader_price(roster.chiefs[name], roster.year) for name in roster.leaders)
    return units + leaders + HERALD * roster.heralds


def price_of(troop: Mapping[str, Any]) -> int:
    """A4.01-A4.07 What a unit costs; troops that the rules do not know, of a list of one's own, have no price."""
    return 0 if any(complaints(troop)) else unit_price(profile(troop))


def check_names(army: Mapping[str, Any], report: Report) -> None:
    """A4.16 Whoever is named as incompatible stands in the same list, and nobody in it twice."""
    lines = [*army["troop"], *army.get("leader", ())]
    known = {line["id"] for line in lines}
    for kind in (TROOP, LEADER):
        names = Counter(line["id"] for line in army.get(kind, ()))
        for name in (name for name, count in names.items() if count > 1):
            report.add(f"list.{kind}", "complaint-twice", value=shown(name))
    for line in lines:
        for other in line.get("not_with", ()):
            if other not in known or other == line["id"]:
                report.add("not_with", "bayard-complaint-troop", troop=other, known=", ".join(sorted(known))[:400])


class Change(NamedTuple):
    """What would be done to a roster: so many more (or, below 0, fewer) of an entry, or another year."""

    counts: tuple[tuple[str, int], ...] = ()
    year: int | None = None


class Objection(NamedTuple):
    """Something that is against a roster, in words with its rule, and the changes that might answer it."""

    message: Message
    answers: tuple[Change, ...] = ()

    @property
    def subject(self) -> tuple[Any, ...]:
        """What it is about: the same objection has the same subject in another roster."""
        args = self.message.args
        return self.message.id, *(args.get(key) for key in ("troop", "other", "file", "path"))


def objections(roster: Roster) -> list[Objection]:
    """Everything that is against a roster, each with its rule."""
    return [
        *_of_budget(roster), *_of_years(roster), *_of_troops(roster), *_of_company(roster), *_of_leaders(roster),
        *_of_heralds(roster), *_of_lines(roster),
    ]  # fmt: skip


def _of_years(roster: Roster) -> Iterator[Objection]:
    """A4.16 The period of the whole list."""
    army, year = roster.army, roster.year
    if year is not None and not serves(army, year):
        first, last = army.get("from", year), army.get("to", year)
        nearest = Change(year=min(max(year, first), last))
        told = {"year": written(year), "from": written(first), "to": written(last)}
        yield _objection("list-years", [nearest], name=called(army), **told)


def _objection(word: str, answers: Iterable[Change], /, **args: Any) -> Objection:
    return Objection(Message(f"bayard-muster-{word}", args), tuple(answers))


def _of_budget(roster: Roster) -> Iterator[Objection]:
    """A4.01 No more points than were agreed."""
    spent = cost(roster)
    if roster.budget and spent > roster.budget:
        over = spent - roster.budget
        yield _objection("budget", _savings(roster, over), points=spent, budget=roster.budget, over=over)


def _savings(roster: Roster, over: int) -> Iterator[Change]:
    """Fewer of one entry; where no single one is enough, the dearest troops first, leaders last."""
    spare = [(entry, free, each) for entry, free, each in _spare(roster) if free > 0 and each > 0]
    for entry, free, each in spare:
        count = -(-over // each)
        if count <= free:
            yield Change(((entry, -count),))
    gone: dict[str, int] = {}
    saved = 0
    for entry, free, each in spare:
        gone[entry] = min(free, max(0, -((saved - over) // each)))
        saved += gone[entry] * each
    for entry, _, each in spare:  # what was let go in vain stays
        back = min(gone[entry], max(0, saved - over) // each)
        gone[entry] -= back
        saved -= back * each
    if saved >= over:
        yield Change(tuple((entry, -count) for entry, count in gone.items() if count))


def _spare(roster: Roster) -> Iterator[tuple[str, int, int]]:
    """Entries that an army could do without: how many above what the list demands, and the price of each."""
    prices = {name: price_of(roster.troops[name]) for name in roster.units}
    for name in sorted(prices, key=lambda name: -prices[name]):
        yield f"{TROOP}:{name}", roster.units[name] - roster.troops[name].get("min", 0), prices[name]
    yield HERALDS, roster.heralds - heralds_of(roster.army)[0], HERALD
    for name in roster.leaders:
        if roster.chiefs[name]["rank"] != "general_in_chief":
            yield f"{LEADER}:{name}", 1, leader_price(roster.chiefs[name], roster.year)


def _of_troops(roster: Roster) -> Iterator[Objection]:
    """A4.16 Least and greatest numbers, years, and what the rules say of the troop line itself."""
    for name, troop in roster.troops.items():
        count = roster.units.get(name, 0)
        served = serves(troop, roster.year)
        if count and not served:
            yield _out_of_its_years(roster, name, troop)
        least, most = _least(roster, troop) if served else 0, troop.get("max", MOST_UNITS)
        if not least <= count <= most:
            by = least - count if count < least else most - count
            yield _objection("exactly" if least == most else "number", _more(roster, troop, by), troop=name,
                             count=count, least=least, most=most, name=called(troop))  # fmt: skip
        price = price_of(troop) if count else 0
        if price and "cost" in troop and troop["cost"] != price:
            yield _objection("cost", (), troop=name, cost=troop["cost"], price=price, name=called(troop))


def _out_of_its_years(roster: Roster, name: str, line: Mapping[str, Any]) -> Objection:
    """A4.16 Troops or a leader who were not there then."""
    return _objection("years", [_without(roster, name)], troop=name, year=written(roster.year), name=called(line))


def _least(roster: Roster, troop: Mapping[str, Any]) -> int:
    """A4.16 What the list demands of a troop: nothing beside those who do not serve with it."""
    apart = any(incompatible(troop, roster.troops[name]) for name in roster.units if name != troop["id"])
    return 0 if apart else int(troop.get("min", 0))


def _more(roster: Roster, troop: Mapping[str, Any], by: int) -> Iterator[Change]:
    """So many more of a troop, for allies also with a leader of their own (2.10)."""
    wanted = (f"{TROOP}:{troop['id']}", by)
    yield Change((wanted,))
    if by > 0 and troop.get("contingent"):
        yield from (Change((wanted, *chief.counts)) for chief in _chiefs_of(roster, troop["contingent"]))


def _chiefs_of(roster: Roster, contingent: str) -> Iterator[Change]:
    """2.10 Each leader of a contingent who could come."""
    for name, leader in roster.chiefs.items():
        if leader.get("contingent", "") == contingent and serves(leader, roster.year):
            yield Change(((f"{LEADER}:{name}", 1),))


def _without(roster: Roster, name: str) -> Change:
    """All of a troop, or a leader, sent home."""
    if name in roster.units:
        return Change(((f"{TROOP}:{name}", -roster.units[name]),))
    return Change(((f"{LEADER}:{name}", -roster.leaders.count(name)),))


def _of_company(roster: Roster) -> Iterator[Objection]:
    """A4.16 Who does not serve with whom, by either of their lines in the list; each pair once."""
    lines = {name: line for name, line in {**roster.troops, **roster.chiefs}.items()
             if name in roster.units or name in roster.leaders}  # fmt: skip
    names = [*lines]
    for place, name in enumerate(names):
        for other in names[place + 1 :]:
            if incompatible(lines[name], lines[other]):
                answers = (_without(roster, name), _without(roster, other))
                yield _objection("company", answers, troop=name, other=other, name=called(lines[name]),
                                 with_name=called(lines[other]))  # fmt: skip


def incompatible(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """A4.16 Whether a list keeps two of its lines apart."""
    return other["id"] in one.get("not_with", ()) or one["id"] in other.get("not_with", ())


def _of_lines(roster: Roster) -> Iterator[Objection]:
    """A2.04-A2.50 What the rules say of the troop lines themselves, which matters in a list of one's own."""
    for name in roster.units:
        for key, message, args in (*complaints(roster.troops[name]), *misplaced(roster.troops[name])):
            yield Objection(Message(message, {"file": name, "path": key, **args}), (_without(roster, name),))


def serves(line: Mapping[str, Any], year: int | None) -> bool:
    """Whether troops or leaders of a line were there in a year."""
    return year is None or bool(line.get("from", year) <= year <= line.get("to", year))


def _of_leaders(roster: Roster) -> Iterator[Objection]:
    """2.02 One General and one only; 2.10 allies need a leader of their own; A4.16 each leader in his years, and
    once."""
    generals = Counter(name for name in roster.leaders if roster.chiefs[name]["rank"] == "general_in_chief")
    if generals.total() != 1:
        yield _objection("general", _one_general(roster, generals), count=generals.total())
    for name in sorted(roster.chiefs):
        yield from _of_leader(roster, name)
    led = {roster.chiefs[name].get("contingent", "") for name in roster.leaders}
    for name in roster.units:
        contingent = roster.troops[name].get("contingent", "")
        if contingent and contingent not in led:
            answers = [*_chiefs_of(roster, contingent), _without(roster, name)]
            yield _objection("ally", answers, troop=name, contingent=contingent, name=called(roster.troops[name]))


def _of_leader(roster: Roster, name: str) -> Iterator[Objection]:
    """A4.16 A leader of the list: his years, how many there may be of him, and the price that the list says."""
    leader, count = roster.chiefs[name], roster.leaders.count(name)
    served = serves(leader, roster.year)
    if count and not served:
        yield _out_of_its_years(roster, name, leader)
    least, most = leader.get("min", 0) if served else 0, leader.get("max", 1)
    yield from _of_number(f"{LEADER}:{name}", count, least, most, troop=name, name=called(leader))
    price = leader_price(leader, roster.year)
    if count and leader.get("cost", price) != price:
        yield _objection("wage", (), troop=name, cost=leader["cost"], price=price, name=called(leader))


def _of_number(entry: str, count: int, least: int, most: int, **told: Any) -> Iterator[Objection]:
    """A4.16 As many as the list asks for."""
    if not least <= count <= most:
        by = Change(((entry, (least if count < least else most) - count),))
        told |= {"count": count, "least": least, "most": most}
        yield _objection("exactly" if least == most else "number", [by], **told)


def _of_heralds(roster: Roster) -> Iterator[Objection]:
    """2.27, A4.10 As many heralds as the list has, at the price of the rules."""
    least, most = heralds_of(roster.army)
    name = Message("bayard-muster-called", dict(word("herald")))
    yield from _of_number(HERALDS, roster.heralds, least, most, troop=HERALDS, name=name)
    price = roster.army.get("heralds", {}).get("cost", HERALD)
    if roster.heralds and price != HERALD:
        yield _objection("wage", (), troop=HERALDS, cost=price, price=HERALD, name=name)


def heralds_of(army: Mapping[str, Any]) -> tuple[int, int]:
    """A4.16 How few and how many heralds an army of a list has."""
    line = army.get("heralds", {})
    return line.get("min", 0), line.get("max", MOST_HERALDS)


def _one_general(roster: Roster, generals: Counter[str]) -> Iterator[Change]:
    """2.02 Any General of the list who serves; of several, all but one go."""
    if not generals:
        able = [one for one in roster.chiefs.values() if one["rank"] == "general_in_chief"]
        yield from (Change(((f"{LEADER}:{one['id']}", 1),)) for one in able if serves(one, roster.year))
    for kept in generals:
        gone = Counter(generals)
        gone[kept] -= 1
        yield Change(tuple((f"{LEADER}:{name}", -count) for name, count in gone.items() if count))
