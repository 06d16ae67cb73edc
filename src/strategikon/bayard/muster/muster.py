"""The muster of `bayard` as builders see it: lists, rosters, the translator, and battles made of two armies."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from strategikon.bayard.deployment import METHODS
from strategikon.bayard.muster import fields, raising
from strategikon.bayard.muster.battle import battle, deployed
from strategikon.bayard.muster.lists import (
    ARMIES,
    HERALDS,
    LEADER,
    MOST_UNITS,
    TROOP,
    Roster,
    cost,
    heralds_of,
    objections,
    price_of,
    read_list,
    read_roster,
)  # fmt: skip
from strategikon.bayard.muster.price import HERALD, leader_price, unit_price
from strategikon.bayard.muster.remedies import complaints
from strategikon.bayard.muster.translator import BOOKS, REGIONS, translate
from strategikon.bayard.muster.words import (
    card_of,
    card_of_leader,
    label_of,
    making_of,
    making_of_leader,
    name_of,
    word,
)  # fmt: skip
from strategikon.bayard.profile import Profile, profile
from strategikon.bayard.scene_pieces import BARS, CODES, class_mark, figure_of
from strategikon.bayard.troop_checks import complaints as wrong_with
from strategikon.kernel.message import Problem, problem
from strategikon.kernel.muster import AnyList, ArmyList, Choice, Entry, Judgement, Line, Muster, Reading, Terms
from strategikon.kernel.scenario import Scenario
from strategikon.kernel.schema import Report

OWN: Final = "-"  # what a list is called in complaints about it
LONGEST_ID: Final = 40
UNKNOWN: Final = "st-unknown"  # the figure of troops that the rules do not know
ROWS_OF_ZONES: Final = 2
SPARE_COLUMNS: Final = 2


class BayardMuster(Muster):
    """Annex 4, and the setting up of Annex 1."""

    books: ClassVar = BOOKS
    regions: ClassVar = REGIONS
    methods: ClassVar = METHODS
    landscapes: ClassVar = tuple(fields.LANDS)
    densities: ClassVar = tuple(fields.DENSITIES)
    budgets: ClassVar = (500, 700, 900, 1200, 1500)

    def names(self) -> Sequence[str]:
        return sorted(path.stem for path in ARMIES.glob("*.toml"))

    def army(self, army: AnyList) -> ArmyList:
        return army_list(_list(army))

    def enlist(self, army: AnyList, troop: Mapping[str, Any], name: str) -> tuple[dict[str, Any], str]:
        document = _list(army)
        key = _fresh_id(document, name)
        names = {"name_en": name, "name_fr": name} if name else {}
        own = {**document, "troop": [*document["troop"], {**troop, "id": key, **names}]}
        return {**_list(own)}, f"{TROOP}:{key}"

    def roster(
        self, army: AnyList, chosen: Mapping[str, int], year: int | None = None, budget: int = 0
    ) -> dict[str, Any]:
        """Entries are `troop:companions`, `leader:alexander` and `herald`."""
        known = {entry.id for entry in self.army(army).entries}
        for entry in chosen:
            if entry not in known:
                raise problem("bayard-muster-entry", entry=str(entry)[:60])
        wanted = [(entry.partition(":"), count) for entry, count in chosen.items() if count > 0]
        found: dict[str, Any] = {
            "schema": 1, "kind": "roster", "ruleset": "bayard", "list": army, "budget": budget,
            "unit": [{"troop": name, "count": count} for (kind, _, name), count in wanted if kind == TROOP],
            "leader": [{"id": name} for (kind, _, name), count in wanted if kind == LEADER for _ in range(count)],
            "heralds": chosen.get(HERALDS, 0),
        }  # fmt: skip
        return found if year is None else {**found, "year": year}

    def judge(self, roster: Mapping[str, Any], source: str) -> Judgement:
        own = None if isinstance(roster.get("list"), str) else roster.get("list")
        return replace(judged(read_roster(roster, source)), own=own)

    def raise_army(self, army: AnyList, budget: int, seed: str, year: int | None = None) -> dict[str, Any]:
        document = _list(army)
        year = document.get("from") if year is None else year
        draft = raising.raise_army(document, budget, year, seed)
        chosen = {f"{TROOP}:{name}": count for name, count in draft.units.items()}
        chosen |= {f"{LEADER}:{name}": count for name, count in draft.staff.items()}
        return self.roster(army, {**chosen, HERALDS: draft.heralds}, year, budget)

    def translate(
        self, text: str, book: str = "", year: int = 0, region: str = "", choices: Mapping[str, str] | None = None
    ) -> Reading:
        found = translate(text, book or BOOKS[0], year, region or REGIONS[0], choices)
        decisions = tuple(_choice(*decision) for decision in found.decisions)
        return Reading(found.troop, unit_price(profile(found.troop)), tuple(card_of(found.troop)), decisions)

    def battle(
        self, rosters: Sequence[Mapping[str, Any]], field: Mapping[str, Any], terms: Terms | None = None
    ) -> dict[str, Any]:
        terms = terms or Terms()
        if len(rosters) != 2:
            raise problem("bayard-muster-two", count=len(rosters))
        armies = [read_roster(roster, f"roster {number}") for number, roster in enumerate(rosters, 1)]
        wrong = [one.message for army in armies for one in objections(army)]
        if wrong and not terms.agreed:  # A4.16
            raise Problem(*wrong)
        most = max(sum(army.units.values()) for army in armies)
        board = fields.board_of(field, -(-most // ROWS_OF_ZONES) + SPARE_COLUMNS)
        return battle(armies, board, terms)

    def deploy(self, scenario: Scenario) -> dict[str, Any]:
        return deployed(scenario)


def _list(army: AnyList) -> Mapping[str, Any]:
    """A4.16 A list of the ruleset, or one of somebody's own that can be read."""
    return read_list(army, Report(OWN))


def _fresh_id(army: Mapping[str, Any], name: str) -> str:
    """What a new line is called by those who type: `Irr B MC, B` is `irr_b_mc_b`, or `irr_b_mc_b_2` beside another."""
    taken = {line["id"] for line in (*army["troop"], *army.get("leader", ()))}
    plain = "_".join(re.findall(r"[a-z0-9]+", name.lower()))[:LONGEST_ID] or TROOP
    number, key = 1, plain
    while key in taken:
        number += 1
        key = f"{plain}_{number}"
    return key


def _choice(key: str, taken: str, others: tuple[str, ...]) -> Choice:
    """A decision of the translator, in words."""
    return Choice(key, taken, others, label_of(key), {each: word(each) for each in (taken, *others)})


def army_list(army: Mapping[str, Any]) -> ArmyList:
    """A list with what its entries cost by the rules."""
    about = {language: str(army.get("description", {}).get(language, "")) for language in ("en", "fr")}
    return ArmyList(str(army.get("id", "")), name_of(army), about, army.get("from"), army.get("to"),
                    tuple(_entries(army)))  # fmt: skip


def _entries(army: Mapping[str, Any]) -> Iterator[Entry]:
    for leader in army.get("leader", ()):
        yield Entry(
            f"{LEADER}:{leader['id']}", LEADER, name_of(leader), leader_price(leader), leader.get("min", 0),
            leader.get("max", 1), "leader", tuple(card_of_leader(leader)), leader.get("from"), leader.get("to"),
            leader.get("contingent", ""), numbers={"seniority": BARS.get(leader["rank"], 0)},
            making=making_of_leader(leader),
        )  # fmt: skip
    for troop in army["troop"]:
        line = Entry(
            f"{TROOP}:{troop['id']}", TROOP, name_of(troop), 0, troop.get("min", 0), troop.get("max", MOST_UNITS),
            UNKNOWN, tuple(card_of(troop)), troop.get("from"), troop.get("to"), troop.get("contingent", ""), full=1,
        )  # fmt: skip
        yield line if any(wrong_with(troop)) else _priced(line, profile(troop))
    yield Entry(HERALDS, HERALDS, word("herald"), HERALD, *heralds_of(army), "herald",
                ((word("label_herald"), word("herald_use")),))  # fmt: skip


def _priced(line: Entry, unit: Profile) -> Entry:
    """A4.01 The entry of troops that the rules know."""
    art = figure_of(unit)
    return replace(line, price=unit_price(unit), art=art, short=CODES[art], full=unit.plaquettes,
                   numbers=class_mark(unit.weight), making=making_of(unit))  # fmt: skip


def judged(roster: Roster) -> Judgement:
    lines = [*_leader_lines(roster)]
    lines += [Line(f"{TROOP}:{name}", name_of(roster.troops[name]), count, price_of(roster.troops[name]))
              for name, count in roster.units.items()]  # fmt: skip
    if roster.heralds:
        lines.append(Line(HERALDS, word("herald"), roster.heralds, HERALD))
    return Judgement(
        str(roster.army.get("id", "")), name_of(roster.army), roster.year, roster.budget, cost(roster),
        sum(roster.units.values()), tuple(lines), complaints(roster),
    )  # fmt: skip


def _leader_lines(roster: Roster) -> Iterator[Line]:
    for name in dict.fromkeys(roster.leaders):
        chief = roster.chiefs[name]
        yield Line(f"{LEADER}:{name}", name_of(chief), roster.leaders.count(name), leader_price(chief, roster.year))


MUSTER: Final = BayardMuster()
