"""A1.59-A1.63 From two rosters and a field to a battle: an ordinary scenario document that begins with deployment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from strategikon.bayard.deployment import ALTERNATE
from strategikon.bayard.deployment_plan import weigh_deploy, weigh_first, weigh_place
from strategikon.bayard.field import Fight
from strategikon.bayard.messengers import HEX, NUMBER
from strategikon.bayard.muster.lists import Roster, cost
from strategikon.bayard.muster.words import name_of
from strategikon.bayard.pieces import first_player
from strategikon.bayard.scenario import NOT_OF_A_UNIT
from strategikon.bayard.tables import rows
from strategikon.kernel.battle import Battle
from strategikon.kernel.message import problem
from strategikon.kernel.muster import Both, Terms
from strategikon.kernel.scenario import Scenario

TURNS: Final = 24
MOST_TURNS: Final = 99
WEIGHERS: Final = {"first": weigh_first, "deploy": weigh_deploy, "place": weigh_place}
THIRD: Final = [1, 3]  # 5.02
EDGES: Final = ("S", "N")
NUMERALS: Final = ("I", "II")
LANGUAGES: Final = ("en", "fr")
TEXTS: Final = {row["id"]: row for row in rows("battle_texts")}
NOT_OF_A_LEADER: Final = ("min", "max", "from", "to", "note_en", "note_fr", "cost")


def battle(rosters: Sequence[Roster], board: Mapping[str, Any], terms: Terms) -> dict[str, Any]:
    """A whole scenario document: the first army along the south edge, the second along the north."""
    ids = side_ids(rosters)
    turns = min(terms.turns or TURNS, MOST_TURNS)
    names = side_names(rosters)
    year = next((roster.year for roster in rosters if roster.year is not None), 0)
    document: dict[str, Any] = {
        "schema": 1, "id": f"{ids[0]}-{ids[1]}"[:64], "ruleset": "bayard", "kind": "battle", "year": year,
        "turns": turns, "title": {language: f"{names[0][language]} – {names[1][language]}" for language in LANGUAGES},
        "date": _text("date_bc" if year < 0 else "date", year=_same(abs(year))), "briefing": _briefing(rosters, names),
        "board": dict(board), "deployment": {"method": terms.method or ALTERNATE},
        "side": [_side(*line) for line in zip(rosters, ids, names, EDGES, strict=True)],
        "victory": _victory(ids, turns),
    }  # fmt: skip
    _share_no_names(document["side"])
    if terms.first:
        document["first_player"] = _first(terms.first, ids)
    if terms.options:
        document["options"] = dict(terms.options)
    return document


def side_ids(rosters: Sequence[Roster]) -> list[str]:
    found = [str(roster.army.get("id", f"army-{number}"))[:28] for number, roster in enumerate(rosters, 1)]
    return found if found[0] != found[1] else [f"{name}-{number}" for number, name in enumerate(found, 1)]


def side_names(rosters: Sequence[Roster]) -> list[Both]:
    names = [name_of(roster.army) for roster in rosters]
    if names[0] != names[1]:
        return names
    return [{language: f"{name[language]} {numeral}" for language in LANGUAGES}
            for name, numeral in zip(names, NUMERALS, strict=True)]  # fmt: skip


def _first(word: str, ids: Sequence[str]) -> str:
    known = {"first": ids[0], "second": ids[1], **{name: name for name in ids}}
    if word not in known:
        raise problem("bayard-muster-first", first=word[:40], known=", ".join(ids))
    return known[word]


def _side(roster: Roster, name: str, called: Both, edge: str) -> dict[str, Any]:
    heralds = [{"id": f"{name}-herald-{number}"} for number in range(1, roster.heralds + 1)]
    return {
        "id": name, "name_en": called["en"], "name_fr": called["fr"], "edge": edge,
        **({"heralds": heralds} if heralds else {}),
        "leader": [_leader(roster, one, number) for number, one in enumerate(roster.leaders)],
        "unit": [_unit(roster, troop, number) for troop, count in roster.units.items() for number in range(count)],
    }  # fmt: skip


def _unit(roster: Roster, name: str, number: int) -> dict[str, Any]:
    """A unit carries its whole troop line: a list that changes later changes no battle."""
    troop = roster.troops[name]
    several = roster.units[name] > 1
    line = {key: value for key, value in troop.items() if key not in NOT_OF_A_UNIT and key != "cost"}
    return {"id": f"{name}_{number + 1}" if several else name, "troop": name, **_names(troop, number, several), **line}


def _leader(roster: Roster, name: str, number: int) -> dict[str, Any]:
    chief = roster.chiefs[name]
    before, several = roster.leaders[:number].count(name), roster.leaders.count(name) > 1
    line = {key: value for key, value in chief.items() if key not in NOT_OF_A_LEADER}
    return {**line, "id": f"{name}_{before + 1}" if several else name, **_names(chief, before, several)}


def _names(line: Mapping[str, Any], number: int, several: bool) -> dict[str, str]:
    tail = f" {number + 1}" if several else ""
    return {f"name_{language}": f"{name}{tail}" for language, name in name_of(line).items()}


def _share_no_names(sides: Sequence[dict[str, Any]]) -> None:
    """Two armies of one list, or of lists that share words: their pieces are told apart by their side."""
    lines = [[line for kind in ("unit", "leader") for line in side[kind]] for side in sides]
    taken = {side["id"] for side in sides}
    shared = {line["id"] for line in lines[0]} & {line["id"] for line in lines[1]} | taken
    for side, own in zip(sides, lines, strict=True):
        for line in own:
            if line["id"] in shared:
                line["id"] = f"{side['id']}-{line['id']}"


def _text(name: str, **args: Mapping[str, Any]) -> Both:
    """A text of the document in both languages, each argument too."""
    return {
        language: TEXTS[name][language].format(**{key: value[language] for key, value in args.items()})
        for language in LANGUAGES
    }


def _same(value: object) -> dict[str, Any]:
    return dict.fromkeys(LANGUAGES, value)


def _briefing(rosters: Sequence[Roster], names: Sequence[Both]) -> Both:
    points = [_same(cost(roster)) for roster in rosters]
    return _text("briefing", south=names[0], north=names[1], south_points=points[0], north_points=points[1])


def _victory(ids: Sequence[str], turns: int) -> dict[str, Any]:
    """5.02, 5.03 A third of the units lost; at the end the smaller share wins."""
    return {
        **_text("victory", turns=_same(turns)),
        "conditions": [
            {"type": "demoralisation", "side": ids[0], "fraction": THIRD, "winner": ids[1]},
            {"type": "demoralisation", "side": ids[1], "fraction": THIRD, "winner": ids[0]},
            {"type": "time_limit", "turn": turns, "compare": "share_lost"},
        ],
    }  # fmt: skip


def deployed(scenario: Scenario) -> dict[str, Any]:
    """The document of a battle with everybody placed by the computer, and no deployment left to the players."""
    fight: Fight = Battle(scenario, "deployed")
    while fight.ask is not None and fight.ask.kind in WEIGHERS:
        weights = WEIGHERS[fight.ask.kind](fight, fight.ask)
        fight.pick(weights.index(max(weights)))
    names = fight.field.grid.names
    hexes = dict(zip(fight.field.ids, fight.state.hex_of, strict=True))
    hexes |= dict(zip(fight.field.leader_ids, fight.state.leader_hex, strict=True))
    hexes |= {fight.field.herald_ids[runner[NUMBER]]: runner[HEX] for runner in fight.state.runners}
    sides = [
        {**side, **{kind: [_placed(line, hexes, names) for line in side[kind]]
                    for kind in ("unit", "leader", "heralds") if kind in side}}
        for side in scenario.document["side"]
    ]  # fmt: skip
    whole = {key: value for key, value in scenario.document.items() if key != "deployment"}
    return {**whole, "side": sides, "first_player": fight.sides[first_player(fight)]}


def _placed(line: Mapping[str, Any], hexes: Mapping[str, int], names: Sequence[str]) -> dict[str, Any]:
    here = hexes.get(line["id"], -1)
    return {**line, "hex": names[here]} if here >= 0 else dict(line)
