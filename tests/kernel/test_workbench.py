"""Workbenches: from a blank document every ruleset makes a battle that the kit passes, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.conformance import Zeal, check_scenario
from strategikon.kernel.document_paths import copied
from strategikon.kernel.hexlists import CCRR, COMMA, packed_names
from strategikon.kernel.message import Problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import Scenario, read_document, scenario_files
from strategikon.kernel.schema import Form, form_of
from strategikon.kernel.workbench import Workbench, load_workbench, specimen
from strategikon.library import rulesets

Rules = Ruleset[Any, Any]
EVERY = list(rulesets().values())
SHIPPED = [(rules, name, path) for rules in EVERY for name, path in scenario_files(rules).items()]
# What a schema leaves to the ruleset: switches of the players, parameters of effects, dues of an army list.
UNITS = 6
WIDER = ("bayard", "sea")  # A5.97 a dab alone is no sea: it takes a whole side of the table
LEFT_OPEN = {"options", "params", "heralds", "second", "first"}


def laid(rules: Rules) -> Workbench:
    bench = load_workbench(rules)
    assert bench is not None
    return bench


def loaded(rules: Rules, document: dict[str, Any]) -> Scenario:
    return Scenario(rules, laid(rules).packed(document), "made", inline=True)


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.id)
def test_one_of_every_kind_is_a_battle(rules: Rules) -> None:
    board = rules.empty_board(laid(rules).blank)
    assert board is not None
    document, shown = specimen(laid(rules), board)
    battle: AnyBattle = Battle(loaded(rules, document), "kinds")
    drawn = {piece.id for piece in battle.scene(None).pieces} | {mark.id for mark in battle.scene(None).markers}
    hidden = {kind["id"] for kind in laid(rules).tools["kind"] if kind["sort"] == "herald"}
    assert {kind for kind, piece in shown.items() if piece not in drawn} <= hidden


def small_battle(rules: Rules) -> Scenario:
    """Six units a side and one of every other sort, placed as the page places them."""
    bench = laid(rules)
    board = rules.empty_board(bench.blank)
    assert board is not None
    document = copied(bench.blank)
    middle = len(board.hexes) // 2
    for side in (0, 1):
        spots = spots_of(board, side, middle)
        for sort in bench.tools["sort"]:
            kinds = [kind for kind in bench.tools["kind"] if kind["sort"] == sort["id"] and not kind.get("wide")]
            for kind in (kinds * UNITS)[: UNITS if sort["id"] == "unit" else 1]:
                spot = next(spots)
                bench.bear(document, kind, spot)
                bench.put(document, kind, side, spot)
    return loaded(rules, document)


def spots_of(board: Any, side: int, middle: int) -> Iterator[Any]:
    if board.size is not None:
        return iter([(6_000 + 9_000 * n, 18_000 if side == 0 else 30_000) for n in range(7)])
    names = sorted(board.hexes, key=lambda name: (board.hexes[name][1], board.hexes[name][0]))
    rows = names[middle - 8 :] if side == 0 else names[: middle - 8][::-1]
    return iter(rows)


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.id)
def test_the_kit_passes_a_small_battle_made_from_a_blank_document(rules: Rules) -> None:
    findings = check_scenario(small_battle(rules), battles=1, seed="workbench", zeal=Zeal(every=60))
    assert findings.failures == []


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.id)
def test_a_blank_document_lacks_nothing_but_pieces(rules: Rules) -> None:
    lists = {sort["path"].rpartition(".")[2] for sort in laid(rules).tools["sort"]}
    with pytest.raises(Problem) as lacking:
        loaded(rules, copied(laid(rules).blank))
    assert {str(each.args["path"]).rpartition(".")[2] for each in lacking.value.complaints} <= lists


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.id)
def test_every_brush_writes_what_the_loader_reads(rules: Rules) -> None:
    bench = laid(rules)
    board = rules.empty_board(bench.blank)
    assert board is not None
    whole, _ = specimen(bench, board)
    free = next(name for name in reversed(board.hexes) if name not in str(whole)) if board.hexes else ""
    for brush in bench.brushes:
        document = copied(whole)
        holder = document
        *way, last = brush["path"].split(".")
        for part in way:
            holder = holder[part]
        holder.setdefault(last, []).append(written(brush, free, board))
        if (rules.id, brush["id"]) == WIDER:
            with pytest.raises(Problem, match="complaint-sea"):
                loaded(rules, document)
            continue
        battle: AnyBattle = Battle(loaded(rules, document), "brushed")
        ground = battle.scene(None).board
        kinds = {*ground.terrain, *ground.hexsides, *(shape.kind for shape in ground.shapes)}
        assert set(brush.get("art", [brush["id"]])) <= kinds, brush["id"]


def written(brush: dict[str, Any], here: str, board: Any) -> Any:
    """What the page writes for one dab of a brush."""
    fixed = {**brush.get("fixed", {}), **brush.get("also", {})}
    side = {"pointy": "E", "flat": "S"}.get(board.orientation, "")
    match brush["form"]:
        case "hexes":
            return here
        case "hexed":
            return {"hex": here, "sides": [side]}
        case "sides":
            return {**fixed, brush["key"]: [f"{here}:{side}"]}
        case "shape":
            wide, high = board.size
            names = dict.fromkeys(brush.get("names", ()), "A place")
            corners = [[wide - 4000, high - 4000], [wide, high - 4000], [wide, high], [wide - 4000, high]]
            return {"id": "made", **fixed, **names, brush["key"]: corners[:2] if brush["key"] == "line" else corners}
        case "flow":
            return {**fixed, brush["toward"]: side, brush["key"]: [here]}
        case "course":
            beside = [
                name for name, at in board.hexes.items() if at == (board.hexes[here][0] - 2, board.hexes[here][1])
            ]
            marked = {brush["mark"]: [here]} if "mark" in brush else {}
            return {**fixed, brush["key"]: [*beside, here], **marked}
    return {**fixed, brush["key"]: [here]}


@pytest.mark.parametrize(("rules", "name", "path"), SHIPPED, ids=lambda part: str(getattr(part, "id", part))[-30:])
def test_spread_and_packed_a_battle_is_the_same(rules: Rules, name: str, path: Any) -> None:
    document = read_document(path)
    spread = laid(rules).spread(document)
    again = laid(rules).packed(spread)
    one: AnyBattle = Battle(Scenario(rules, document, name, inline=True), "same")
    other: AnyBattle = Battle(Scenario(rules, again, name, inline=True), "same")
    assert sorted_board(one) == sorted_board(other)
    assert laid(rules).packed(laid(rules).spread(again)) == again
    assert "-" not in "".join(hexes(laid(rules), spread))


def sorted_board(battle: AnyBattle) -> Any:
    board = battle.scene(None).board
    return [{kind: sorted(places) for kind, places in each.items()} for each in (board.terrain, board.hexsides)]


def hexes(bench: Workbench, document: dict[str, Any]) -> Iterator[str]:
    for entry in document.get("map", {}).get("terrain", []) if bench.tools.get("ranges") else []:
        yield from entry["hexes"]


def test_hexes_are_packed_along_columns() -> None:
    assert packed_names(["0103", "0101", "0102", "0202", "0105"], CCRR) == ["0101-0103", "0105", "0202"]
    assert packed_names(["3,9", "3,10", "0,0", "4,1-3", "x"], COMMA) == ["0,0", "3,9-10", "4,1-3", "x"]


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.id)
def test_no_field_of_the_schema_is_out_of_reach(rules: Rules) -> None:
    """Whoever fills in forms comes to every key; those that say nothing of themselves are known."""
    assert rules.schema is not None
    assert set(opaque(form_of(rules.schema), "")) <= LEFT_OPEN


def opaque(form: Form, key: str) -> Iterator[str]:
    match form["is"]:
        case "anything":
            yield key
        case "table":
            for name, inner in form["keys"].items():
                yield from opaque(inner, name)
        case "by":
            for inner in form["kinds"].values():
                yield from opaque(inner, key)
        case "list" | "entries":
            yield from opaque(form["of"], key)
        case "either":
            for inner in form["of"]:
                yield from opaque(inner, key)
