"""Scenario files: their schema, and everything that is checked when one is loaded (README of `scenarios/`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from strategikon.alexander.field import EDGES, HEXSIDES, TERRAINS, facing_of, is_double, lie_square, starting_hexes
from strategikon.alexander.grids import shared_grid
from strategikon.alexander.special_rules.schema import check_condition, check_rule
from strategikon.alexander.state import FORMATIONS, LEADER_STATES, SUPPLIES
from strategikon.alexander.tables import KINDS
from strategikon.alexander.turn import PHASES
from strategikon.kernel.hexarcs import facing_named, facings
from strategikon.kernel.hexgrid import HexGrid
from strategikon.kernel.hexlists import CCRR, BadRange, hexes_of, sides_of
from strategikon.kernel.schema import (
    Report,
    anything,
    boolean,
    both_languages,
    choice,
    ident,
    integer,
    listing,
    one_or_many,
    shown,
    table,
    text,
)  # fmt: skip

CLASSES: Final = ("HO", "HY", "CA", "CAT", "TR", "IN", "OX")
EFFECTS: Final = (
    "about_face_cost", "advice", "camp", "closed_city", "contingent_cost", "darius_target", "detached_force",
    "edge_regroup", "exit", "harass_into", "leader_value", "line_only", "ma_modifier", "may_form_square", "mixed_line",
    "no_momentum", "note", "orders_frozen", "prearranged_withdrawal", "retreat_edge_override", "river_afloat",
    "rout_points_on_exit",
)  # fmt: skip
OPTION_IDS: Final = (
    "elite_commander", "contingent_commanders", "hellenic_inertia", "right_drift", "charge_formation",
    "cavalry_pursuit", "elephant_charge",
)  # fmt: skip
MARK_WORDS: Final = (
    "ordered", "moved-now", "fired", "recovered", "reacted", "must-check", "no-check", "attacked", "entered-hex",
    "harassed", "rallied", "acted", "commanded", "released",
)  # fmt: skip
FACINGS: Final = facings(shared_grid(1, 1))


_hex_or_hexes = one_or_many(text(4), least=1, most=2)
_names = {"name": text(80), "name_fr": text(80)}
_unit = table(
    always={"id": ident(), "type": choice(*KINDS), "hex": _hex_or_hexes},
    required={
        **_names, "corps": text(40), "size": integer(1, 20), "tq": integer(1, 9), "ma": integer(1, 12),
        "facing": choice(*FACINGS),
    },
    optional={
        "class": choice(*CLASSES), "ma_ext": integer(1, 12), "missile": choice("A", "S", "J", "B", ""),
        "double": boolean(), "screen": boolean(), "tags": listing(text(30), most=8),
        "formation": choice(*FORMATIONS), "hits": integer(0, 30), "supply": choice(*SUPPLIES),
    },
    inline={
        "screen_supply": choice(*SUPPLIES), "routed": boolean(), "moved": boolean(), "steps": integer(0, 20),
        "marks": listing(choice(*MARK_WORDS), most=20), "beneath": ident(), "top": choice("left", "right"),
        "began_in_column": boolean(), "changed_level": boolean(), "prearranged": ident(),
    },
)  # fmt: skip
_leader = table(
    always={"id": ident(), "hex": text(4)},
    required={"name": text(80), "range": integer(0, 20), "charisma": integer(0, 9), "line_order": boolean()},
    optional={
        "name_fr": text(80), "initiative": integer(0, 9), "combat": integer(0, 9), "strategy": integer(0, 9),
        "line_only": listing(text(40), most=20), "contingent": boolean(), "contingent_rating": integer(0, 9),
        "contingent_corps": listing(text(40), most=20), "elite": boolean(),
    },
    inline={
        "state": choice(*LEADER_STATES), "wounded": integer(0, 2), "no_momentum": boolean(), "held": boolean(),
        "out": boolean(), "mp": integer(0, 9), "phases": integer(0, 3), "line_given": choice("rolled", "oc", "none"),
        "prearranged": boolean(),
    },
)  # fmt: skip
_group = table(
    always={"id": ident()},
    required={"en": text(80), "fr": text(80), "leaders": listing(ident(), least=1)},
    optional={
        "types": listing(choice(*KINDS)), "classes": listing(choice(*CLASSES)), "corps": listing(text(40)),
    },
)  # fmt: skip
_side = table(
    always={"id": ident()},
    required={
        "name_en": text(80), "name_fr": text(80), "retreat_edge": choice(*EDGES), "rout_level": integer(1, 10_000),
        "overall_commander": ident(), "leader": listing(_leader, least=1, most=40, inline=0),
        "unit": listing(_unit, least=1, most=250, inline=0),
    },
    optional={"wing_commanders": listing(ident()), "line_order": listing(_group), "nation": ident()},
    inline={"rout_points": integer(0, 10_000)},
)  # fmt: skip
_hex_patch = {"name_en": text(80), "name_fr": text(80)}
_map = table(
    required={
        "columns": integer(1, 99), "rows": integer(1, 99), "base_terrain": choice(*TERRAINS),
        "base_level": integer(0, 9), "true_north": choice(*FACINGS),
        "rampage": listing(choice("N", "NE", "SE", "S", "SW", "NW"), least=6, most=6),
    },
    optional={
        "terrain": listing(
            table(always={"type": choice(*TERRAINS), "hexes": listing(text(9))}, optional=_hex_patch)
        ),
        "level": listing(table(always={"level": integer(0, 9), "hexes": listing(text(9))}, optional=_hex_patch)),
        "hexside": listing(
            table(always={"type": choice(*HEXSIDES), "sides": listing(text(40))}, optional=_hex_patch)
        ),
        "label": listing(table(always={"hex": text(4), "en": text(80), "fr": text(80)})),
    },
)  # fmt: skip
_special = table(
    always={"id": ident(), "effect": choice(*EFFECTS)},
    required={"en": text(), "fr": text()},
    optional={"params": anything()},
)
_condition = table(
    always={"type": choice("army_rout", "leader_killed", "exit", "time_limit")},
    optional={
        "leader": ident(), "winner": ident(), "side": ident(), "edge": choice(*EDGES),
        "rows": listing(integer(1, 99), least=2, most=2), "rout_points": integer(1, 10_000), "turn": integer(1, 999),
        "compare": choice("rout_ratio"), "tie": ident(),
    },
)  # fmt: skip
_advised = listing(choice(*OPTION_IDS))
SCHEMA: Final = table(
    always={"side": listing(_side, least=2, most=2)},
    required={
        "schema": choice(1), "id": ident(), "ruleset": choice("alexander"), "kind": choice("battle", "tutorial"),
        "year": integer(-3000, 1000), "turns": integer(0, 999), "title": both_languages(), "date": both_languages(),
        "briefing": both_languages(), "map": _map,
        "optional_rules": table(optional={"recommended": _advised, "solo_only": _advised, "discouraged": _advised}),
        "victory": table(required={"en": text(), "fr": text(), "conditions": listing(_condition, least=1)}),
    },
    optional={"special_rule": listing(_special), "options": anything()},
    inline={
        "phase": ident(), "active": ident(), "leader": ident(), "turn": integer(1, 999), "orders": integer(0, 99),
        "momentum": integer(0, 2), "order": choice("individual", "line", "contingent"), "line": ident(), "mcc": ident(),
        "trumped": boolean(), "elite_done": boolean(), "captains": listing(ident(), most=4),
    },
)  # fmt: skip


def check(document: Mapping[str, Any], report: Report) -> None:
    """Complain about everything that is wrong with a scenario document."""
    SCHEMA(document, "", report)
    if not report.clean:
        return
    chart = document.get("map", {})
    grid = shared_grid(chart.get("columns", 60), chart.get("rows", 50))
    _check_map(chart, grid, report)
    names: set[str] = set()
    taken: dict[str, str] = {}
    for place, side in enumerate(document["side"]):
        path = f"side[{place}]"
        _once(names, side["id"], f"{path}.id", report)
        for number, leader in enumerate(side.get("leader", ())):
            _once(names, leader["id"], f"{path}.leader[{number}].id", report)
            _check_leader(leader, f"{path}.leader[{number}]", grid, report)
        for number, unit in sorted(enumerate(side.get("unit", ())), key=lambda entry: "beneath" in entry[1]):
            _once(names, unit["id"], f"{path}.unit[{number}].id", report)
            _check_unit(unit, place, f"{path}.unit[{number}]", grid, taken, report)
        _check_references(side, path, report)
    _check_story(document, grid, report)
    _check_start(document, report)


def _once(seen: set[str], name: str, path: str, report: Report) -> None:
    if name in seen:
        report.add(path, "complaint-twice", value=name)
    seen.add(name)


def _check_map(chart: Mapping[str, Any], grid: HexGrid, report: Report) -> None:
    """6.24a One terrain and one level a hex: whoever drew the map has judged which covers more of it."""
    for kind, key in (("terrain", "type"), ("level", "level")):
        seen: dict[int, str] = {}
        for number, patch in enumerate(chart.get(kind, ())):
            path = f"map.{kind}[{number}].hexes"
            for here in _hexes(patch["hexes"], path, grid, report):
                if seen.setdefault(here, str(patch[key])) != str(patch[key]):
                    report.add(path, "alexander-two-grounds", hex=grid.names[here])
    for number, feature in enumerate(chart.get("hexside", ())):
        path = f"map.hexside[{number}].sides"
        try:
            list(sides_of(grid, feature["sides"], CCRR))
        except BadRange as bad:
            _bad_range(str(bad), path, grid, report)
    for number, label in enumerate(chart.get("label", ())):
        if grid.find(label["hex"]) is None:
            _off_map(report, f"map.label[{number}].hex", label["hex"], grid)


def _off_map(report: Report, path: str, name: str, grid: HexGrid) -> None:
    columns, rows = (last + 1 for last in grid.position[-1])
    report.add(path, "alexander-off-map", hex=name, columns=columns, rows=rows)


def _hexes(texts: list[str], path: str, grid: HexGrid, report: Report) -> list[int]:
    found: list[int] = []
    for piece in texts:
        try:
            found.extend(hexes_of(grid, [piece], CCRR))
        except BadRange as bad:
            _bad_range(str(bad), path, grid, report)
    return found


def _bad_range(piece: str, path: str, grid: HexGrid, report: Report) -> None:
    if len(piece) == 4 and piece.isdigit():
        _off_map(report, path, piece, grid)
    else:
        report.add(path, "alexander-bad-range", value=shown(piece))


def _check_leader(leader: Mapping[str, Any], path: str, grid: HexGrid, report: Report) -> None:
    if grid.find(leader["hex"]) is None:
        _off_map(report, f"{path}.hex", leader["hex"], grid)
    if leader.get("contingent") and "initiative" in leader:
        report.add(f"{path}.initiative", "alexander-contingent-initiative")
    if not report.inline:
        if not leader.get("contingent") and "initiative" not in leader:
            report.add(f"{path}.initiative", "complaint-missing")
        if leader.get("line_order") and "strategy" not in leader:
            report.add(f"{path}.strategy", "complaint-missing")
        if leader.get("contingent") and not leader.get("contingent_corps"):
            report.add(f"{path}.contingent_corps", "complaint-missing")


def _check_unit(
    unit: Mapping[str, Any], side: int, path: str, grid: HexGrid, taken: dict[str, str], report: Report
) -> None:
    names = [unit["hex"]] if isinstance(unit["hex"], str) else unit["hex"]
    double = is_double(unit)
    if len(names) != 1 + double:
        report.add(f"{path}.hex", "alexander-hex-count", count=1 + double)
        return
    for name in names:
        if grid.find(name) is None:
            _off_map(report, f"{path}.hex", name, grid)
            return
        if taken.setdefault(name, unit["id"]) != unit["id"] and not _beneath(unit, taken[name], report):
            report.add(f"{path}.hex", "alexander-hex-taken", hex=name, unit=taken[name])
    _check_facing(unit, side, path, starting_hexes(grid, unit, side), grid, report)


def _beneath(unit: Mapping[str, Any], other: str, report: Report) -> bool:
    """9.62 Only a phalanx under another shares its hexes."""
    return report.inline and unit.get("beneath") == other


def _check_facing(
    unit: Mapping[str, Any], side: int, path: str, hexes: list[int], grid: HexGrid, report: Report
) -> None:
    """7.11a A facing is toward a vertex, in column toward a hexside; 6.4 the halves of a double lie square to it."""
    if len(hexes) == 2 and grid.distance[hexes[0]][hexes[1]] != 1:
        report.add(f"{path}.hex", "alexander-halves", facing=unit.get("facing", "-"))
        return
    facing = facing_of(grid, unit, side)
    hour = facing_named(grid, facing)
    column = unit.get("formation") == "column"
    if hour % 2 == column:
        report.add(f"{path}.facing", "alexander-facing-column" if column else "alexander-facing-vertex")
        return
    if len(hexes) == 2 and not lie_square(grid, unit, side, hexes):
        report.add(f"{path}.hex", "alexander-halves", facing=facing)


def _check_references(side: Mapping[str, Any], path: str, report: Report) -> None:
    leaders = {leader["id"] for leader in side.get("leader", ())}
    corps = {unit.get("corps") for unit in side.get("unit", ())}
    _known(side.get("overall_commander"), leaders, f"{path}.overall_commander", report)
    for number, name in enumerate(side.get("wing_commanders", ())):
        _known(name, leaders, f"{path}.wing_commanders[{number}]", report)
    for number, group in enumerate(side.get("line_order", ())):
        for place, name in enumerate(group.get("leaders", ())):
            _known(name, leaders, f"{path}.line_order[{number}].leaders[{place}]", report)
    charted = {name for group in side.get("line_order", ()) for name in group.get("leaders", ())}
    for number, leader in enumerate(side.get("leader", ())):
        if leader.get("line_order") and leader["id"] not in charted and not report.inline:
            report.add(f"{path}.leader[{number}].line_order", "alexander-no-chart", leader=leader["id"])
        for key in ("line_only", "contingent_corps"):
            for place, name in enumerate(leader.get(key, ())):
                _known(name, corps, f"{path}.leader[{number}].{key}[{place}]", report)


def _known(name: Any, known: Iterable[Any], path: str, report: Report) -> None:
    if name is not None and name not in known:
        report.add(path, "alexander-unknown-name", value=shown(name))


def _check_story(document: Mapping[str, Any], grid: HexGrid, report: Report) -> None:
    sides = [side["id"] for side in document["side"]]
    leaders = {leader["id"] for side in document["side"] for leader in side.get("leader", ())}
    corps = {unit.get("corps") for side in document["side"] for unit in side.get("unit", ())}
    for number, rule in enumerate(document.get("special_rule", ())):
        params, path = rule.get("params", {}), f"special_rule[{number}].params"
        check_rule(rule, path, report)
        if not report.clean:
            continue
        _hexes(params.get("hexes", []), f"{path}.hexes", grid, report)
        _known(params.get("side"), sides, f"{path}.side", report)
        _known(params.get("leader"), leaders, f"{path}.leader", report)
        for key, known in (("leaders", leaders), ("corps", corps), ("types", set(KINDS))):
            for place, name in enumerate(params.get(key, ())):
                _known(name, known, f"{path}.{key}[{place}]", report)
    for number, condition in enumerate(document.get("victory", {}).get("conditions", ())):
        path = f"victory.conditions[{number}]"
        check_condition(condition, path, report)
        for key in ("winner", "side", "tie"):
            _known(condition.get(key), sides, f"{path}.{key}", report)
        _known(condition.get("leader"), leaders, f"{path}.leader", report)


def _check_start(document: Mapping[str, Any], report: Report) -> None:
    """The keys of an inline setup that name something."""
    if not report.inline:
        return
    leaders = [leader["id"] for side in document["side"] for leader in side.get("leader", ())]
    units = [unit["id"] for side in document["side"] for unit in side.get("unit", ())]
    groups = [group["id"] for side in document["side"] for group in side.get("line_order", ())]
    _known(document.get("phase"), PHASES, "phase", report)
    _known(document.get("active"), [side["id"] for side in document["side"]], "active", report)
    for key in ("leader", "mcc"):
        _known(document.get(key), leaders, key, report)
    _known(document.get("line"), groups, "line", report)
    for place, name in enumerate(document.get("captains", ())):
        _known(name, units, f"captains[{place}]", report)
