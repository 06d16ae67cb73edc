"""Scenario files: everything that is checked when one is loaded, beyond its form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from strategikon.caesar.army import Troop, cannot_take, first_formation, troop
from strategikon.caesar.field import PLAIN_TABLE
from strategikon.caesar.ground import BUILDING, FORTIFICATION, OBSTACLE, WORKS, Ground, Piece, tread
from strategikon.caesar.measure import Figure, overlap
from strategikon.caesar.polygons import crosses_itself, doubled_area
from strategikon.caesar.schema import SCHEMA
from strategikon.caesar.tables import FORMATIONS, OPEN
from strategikon.kernel.schema import Report

MAGIC: Final = "magic"
UNIT_WAYS: Final = {  # how its place can be told, and what then is not told any more
    "x": ("inside", "arrives", "off"),
    "inside": ("x", "y", "heading", "formation", "arrives", "off"),
    "arrives": ("x", "y", "heading", "inside"),
}
CAPTAIN_WAYS: Final = {"x": ("leads", "arrives"), "leads": ("x", "y", "arrives")}
ROOM: Final = {"tiny": 1, "small": 2, "standard": 4}  # TER.14 quarters of a building


# -- completing --------------------------------------------------------------------------------------------------------


def complete(document: Mapping[str, Any], report: Report) -> Mapping[str, Any]:
    """What an inline setup may leave out: divisions, captains and where they are, headings, and the ids of pieces of
    ground. The round may be called a turn, as in other rulesets."""
    sides = document.get("side")
    if not report.inline or not isinstance(sides, list):
        return document
    given = dict(document)
    if "turn" in given and "round" not in given:
        given["round"] = given.pop("turn")
    ground = given.get("terrain")
    if isinstance(ground, list):
        given["terrain"] = ground = [_known(piece, f"ground-{place}") for place, piece in enumerate(ground, 1)]
    return {**given, "side": [_whole(side, ground if isinstance(ground, list) else []) for side in sides]}


def _known(thing: Any, name: str) -> Any:
    """A thing of an inline setup, with an id of its own or this one."""
    return {"id": name, **thing} if isinstance(thing, dict) else thing


def _whole(side: Any, works: list[Any]) -> Any:
    if not isinstance(side, dict) or not isinstance(side.get("unit"), list):
        return side
    if not all(isinstance(unit, dict) for unit in side["unit"]):
        return side
    name = side.get("id", "side")
    named = side.get("division") or [{"id": f"{name}-1", "captain": {"id": f"cap-{name}", "general": True}}]
    if not isinstance(named, list) or not all(isinstance(division, dict) and "id" in division for division in named):
        return side
    units = [_posed({"division": named[0]["id"], **unit}) for unit in side["unit"]]
    if not units:
        return side
    return {**side, "unit": units, "division": [_led(division, units, works) for division in named]}


def _led(division: dict[str, Any], units: list[dict[str, Any]], works: list[Any]) -> dict[str, Any]:
    """A division under a captain who is somewhere: with the first unit that has a place, unless it is said."""
    captain = _known(division.get("captain", {}), f"cap-{division['id']}")
    if not isinstance(captain, dict) or not captain.keys().isdisjoint(("x", "y", "leads", "arrives")):
        return {**division, "captain": captain}
    own = [unit for unit in units if unit["division"] == division["id"]] or units
    x, y = next(filter(None, (_middle(unit, works) for unit in own)), (0, 0))
    return {**division, "captain": {**captain, "x": x, "y": y}}


def _middle(unit: dict[str, Any], works: list[Any]) -> tuple[int, int] | None:
    """Where a unit of an inline setup is: at its place, or in the middle of its work."""
    if "x" in unit:
        return unit["x"], unit.get("y", 0)
    try:
        corners = next(work["polygon"] for work in works if work["id"] == unit["inside"])
        return (corners[0][0] + corners[2][0]) // 2, (corners[0][1] + corners[2][1]) // 2
    except (LookupError, TypeError, StopIteration):
        return None


def _posed(unit: dict[str, Any]) -> dict[str, Any]:
    return {"heading": 0, **unit} if "x" in unit else unit


def giving_way(thing: Mapping[str, Any], change: Mapping[str, Any]) -> Collection[str]:
    """A unit or a captain of a battle that a case puts elsewhere is no longer where it was: a pose, a work and an
    arrival take each other's place. In a work it has no formation. A captain who is put somewhere waits no more."""
    ways = CAPTAIN_WAYS if "command" in thing else UNIT_WAYS if "class" in thing else {}
    return {old for key, others in ways.items() if key in change for old in others if old not in change}


# -- checking ----------------------------------------------------------------------------------------------------------


def check(document: Mapping[str, Any], report: Report) -> None:
    """Complain about everything that is wrong with a document."""
    if MAGIC in document:  # MAG.02
        report.add(MAGIC, "caesar-complaint-magic")
        document = {key: value for key, value in document.items() if key != MAGIC}
    SCHEMA(document, "", report)
    if not report.clean:
        return
    _check_ids(document, report)
    _check_terrain(document, report)
    _check_sides(document, report)
    if report.clean:
        _check_armies(document, report)
        _check_references(document, report)
        _check_beginning(document, report)
    if report.clean:
        _check_places(document, report)


def _check_ids(document: Mapping[str, Any], report: Report) -> None:
    seen: set[str] = set()
    for path, name in _named(document):
        if name in seen:
            report.add(f"{path}.id", "complaint-twice", value=name)
        seen.add(name)


def _named(document: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Every id of the file, with where it stands."""
    for n, entry in enumerate(document.get("terrain", ())):
        yield f"terrain[{n}]", entry["id"]
    for s, side in enumerate(document["side"]):
        yield f"side[{s}]", side["id"]
        for d, division in enumerate(side.get("division", ())):
            yield f"side[{s}].division[{d}]", division["id"]
            yield f"side[{s}].division[{d}].captain", division["captain"]["id"]
        for u, unit in enumerate(side["unit"]):
            yield f"side[{s}].unit[{u}]", unit["id"]


# -- ARM.01 armies -----------------------------------------------------------------------------------------------------


def _check_sides(document: Mapping[str, Any], report: Report) -> None:
    ids = [side["id"] for side in document["side"]]
    if document.get("first_side", ids[0]) not in ids:
        report.add("first_side", "caesar-complaint-unknown", name=document["first_side"])
    for s, side in enumerate(document["side"]):
        generals = sum(division["captain"].get("general", False) for division in side.get("division", ()))
        if generals != 1 and not (report.inline and generals == 0):  # ARM.03
            report.add(f"side[{s}].division", "caesar-complaint-generals", side=side["id"], count=generals)


def _check_armies(document: Mapping[str, Any], report: Report) -> None:
    for s, side in enumerate(document["side"]):
        divisions = {division["id"] for division in side.get("division", ())}
        own = {unit["id"]: unit for unit in side["unit"]}
        for name in sorted(divisions - {unit["division"] for unit in side["unit"]}):
            report.add(f"side[{s}].division", "caesar-complaint-empty-division", division=name)
        for d, division in enumerate(side.get("division", ())):
            _check_captain(division, own, f"side[{s}].division[{d}].captain", report)
        for u, unit in enumerate(side["unit"]):
            path = f"side[{s}].unit[{u}]"
            if unit["division"] not in divisions:
                report.add(f"{path}.division", "caesar-complaint-unknown", name=unit["division"])
            if "parent" in unit and (unit["parent"] not in own or unit["parent"] == unit["id"]):
                report.add(f"{path}.parent", "caesar-complaint-unknown", name=unit["parent"])
            _check_unit(unit, troop(unit, s, 0), path, report)


def _check_captain(division: Mapping[str, Any], own: Mapping[str, Any], path: str, report: Report) -> None:
    """ARM.01, CMD.36 A captain is at a point, or leads a unit of his own on the table."""
    captain = division["captain"]
    if ("leads" in captain) == ("x" in captain and "y" in captain):
        report.add(path, "caesar-complaint-captain-place", captain=captain["id"])
    led = own.get(captain.get("leads", ""))
    if "leads" in captain and (led is None or led["division"] != division["id"] or "arrives" in led):
        report.add(f"{path}.leads", "caesar-complaint-leads", captain=captain["id"])


def _check_unit(unit: Mapping[str, Any], line: Troop, path: str, report: Report) -> None:
    """UNI.10 Its formation, its one place, and casualties below its end."""
    places = [key for key in ("x", "inside", "arrives") if key in unit]
    posed = all(key in unit for key in ("x", "y", "heading"))
    if len(places) != 1 or (places == ["x"] and not posed):
        report.add(path, "caesar-complaint-place", unit=unit["id"])
    if "formation" in unit and (reason := cannot_take(line, FORMATIONS.index(unit["formation"]))):
        told = {"unit": unit["id"], "formation": unit["formation"], "rule": reason.rule}
        report.add(f"{path}.formation", "caesar-complaint-formation", **told)
    if not any(shape is not None for shape in line.shapes):
        report.add(f"{path}.size", "caesar-complaint-size", unit=unit["id"], size=line.size)
    elif "formation" not in unit and "inside" not in unit and not report.inline:
        report.add(f"{path}.formation", "complaint-missing")
    if unit.get("casualties", 0) > line.stamina:
        report.add(f"{path}.casualties", "caesar-complaint-casualties", unit=unit["id"], stamina=line.stamina)
    if ("parent" in unit) != ("sub_unit" in unit.get("special", ())):
        report.add(f"{path}.parent", "caesar-complaint-parent", unit=unit["id"])


# -- TER.21 terrain ----------------------------------------------------------------------------------------------------


def _check_terrain(document: Mapping[str, Any], report: Report) -> None:
    table = document.get("table", PLAIN_TABLE)
    for n, entry in enumerate(document.get("terrain", ())):
        path, kind = f"terrain[{n}]", entry["kind"]
        wanted = "line" if kind == OBSTACLE else "polygon"
        if wanted not in entry or ("line" in entry and "polygon" in entry):
            report.add(path, "caesar-complaint-outline", kind=kind, wanted=wanted)
            continue
        points = entry[wanted]
        if not all(0 <= x <= table["width"] and 0 <= y <= table["height"] for x, y in points):
            report.add(f"{path}.{wanted}", "caesar-complaint-off-table", id=entry["id"])
        if wanted == "polygon" and (crosses_itself(_pairs(points)) or doubled_area(_pairs(points)) == 0):
            report.add(f"{path}.polygon", "caesar-complaint-crossing", id=entry["id"])
        elif kind in WORKS:
            _check_work(entry, path, report)


def _pairs(points: list[list[int]]) -> list[tuple[int, int]]:
    return [(x, y) for x, y in points]


def _check_work(entry: Mapping[str, Any], path: str, report: Report) -> None:
    """TER.14, TER.18 A rectangle along the edges of the table; a fortification has gates and room."""
    xs, ys = {x for x, _ in entry["polygon"]}, {y for _, y in entry["polygon"]}
    if len(entry["polygon"]) != 4 or len(xs) != 2 or len(ys) != 2:
        report.add(f"{path}.polygon", "caesar-complaint-rectangle", id=entry["id"])
    if entry["kind"] == FORTIFICATION and not ("gates" in entry and "capacity" in entry):
        report.add(path, "caesar-complaint-gates", id=entry["id"])


# -- what refers to something ------------------------------------------------------------------------------------------


def _check_references(document: Mapping[str, Any], report: Report) -> None:
    """Sides, divisions, captains and terrain that special rules and conditions name are there."""
    sides = document["side"]
    known = {
        "side": [side["id"] for side in sides],
        "divisions": [division["id"] for side in sides for division in side.get("division", ())],
        "captains": [division["captain"]["id"] for side in sides for division in side.get("division", ())],
        "terrain": [entry["id"] for entry in document.get("terrain", ())],
    }
    known |= {"winner": known["side"], "otherwise": known["side"], "division": known["divisions"],
              "captain": known["captains"], "when_killed": known["captains"]}  # fmt: skip
    rules = [(f"special_rule[{n}].params", rule["params"]) for n, rule in enumerate(document.get("special_rule", ()))]
    conditions = document.get("victory", {}).get("conditions", ())
    for path, params in [*rules, *((f"victory.conditions[{n}]", entry) for n, entry in enumerate(conditions))]:
        for key in sorted(params.keys() & known.keys()):
            wanted = params[key] if isinstance(params[key], list) else [params[key]]
            for name in wanted:
                if name not in known[key]:
                    report.add(f"{path}.{key}", "caesar-complaint-unknown", name=name)
        area = _pairs(params.get("area", []))
        if area and (crosses_itself(area) or doubled_area(area) == 0):
            report.add(f"{path}.area", "caesar-complaint-crossing", id=path)


def _check_beginning(document: Mapping[str, Any], report: Report) -> None:
    """Where a case begins: sides and units that are there."""
    known = {"active": [side["id"] for side in document["side"]],
             "acting": [unit["id"] for side in document["side"] for unit in side["unit"]]}  # fmt: skip
    known["prey"] = known["acting"]
    for key, ids in known.items():
        if key in document and document[key] not in ids:
            report.add(key, "caesar-complaint-unknown", name=document[key])


# -- places ------------------------------------------------------------------------------------------------------------


def _check_places(document: Mapping[str, Any], report: Report) -> None:
    """GEO.08, TER.21 Nobody overlaps another, stands off the table, or in ground closed to him."""
    ground = Ground(document.get("table", PLAIN_TABLE), document.get("terrain", ()))
    standing: list[tuple[str, Figure]] = []
    inside: dict[str, list[Mapping[str, Any]]] = {}
    for s, side in enumerate(document["side"]):
        for u, unit in enumerate(side["unit"]):
            path = f"side[{s}].unit[{u}]"
            if "inside" in unit:
                inside.setdefault(unit["inside"], []).append({**unit, "path": path, "side": s})
            elif "arrives" in unit:
                _check_arrival(unit["arrives"], ground, f"{path}.arrives", report)
            else:
                _check_pose(unit, ground, standing, path, report)
    pieces = {piece.id: piece for piece in ground.pieces}
    for name, units in inside.items():
        _check_occupants(units, pieces.get(name), report)


def _check_pose(
    unit: Mapping[str, Any], ground: Ground, standing: list[tuple[str, Figure]], path: str, report: Report
) -> None:
    line = troop(unit, 0, 0)
    formation = formation_of(unit, line)
    shape = line.shapes[formation]
    assert shape is not None
    here = (unit["x"], unit["y"], shape.at(unit["heading"]))
    if not ground.on_table(here):
        report.add(path, "caesar-complaint-off-table", id=unit["id"])
    closed = ground.closed(tread(line.kind.arm, formation == OPEN), here)
    if closed is not None:
        report.add(path, "caesar-complaint-closed", unit=unit["id"], terrain=closed.id)
    for name, other in standing:
        if overlap(here, other):
            report.add(path, "caesar-complaint-overlap", unit=unit["id"], other=name)
    standing.append((unit["id"], here))


def _check_arrival(arrives: Mapping[str, Any], ground: Ground, path: str, report: Report) -> None:
    """CMD.27 The point of arrival lies on its edge."""
    x, y = arrives["x"], arrives["y"]
    on_edge = {"north": y == ground.height, "south": y == 0, "east": x == ground.width, "west": x == 0}
    if not on_edge[arrives["edge"]] or x > ground.width or y > ground.height:
        report.add(path, "caesar-complaint-arrival", edge=arrives["edge"])


def _check_occupants(units: list[Mapping[str, Any]], piece: Piece | None, report: Report) -> None:
    """TER.14, TER.18 A work holds so many, and of one side."""
    path = units[0]["path"]
    if piece is None or piece.kind not in WORKS:
        report.add(f"{path}.inside", "caesar-complaint-unknown", name=units[0]["inside"])
        return
    if len(Counter(unit["side"] for unit in units)) > 1:
        report.add(f"{path}.inside", "caesar-complaint-both-inside", terrain=piece.id)
    room = sum(ROOM.get(unit.get("size", "standard"), ROOM["standard"] + 1) for unit in units)
    full = room > ROOM["standard"] if piece.kind == BUILDING else len(units) > piece.capacity
    if full:
        report.add(f"{path}.inside", "caesar-complaint-full", terrain=piece.id)


def formation_of(unit: Mapping[str, Any], line: Troop) -> int:
    """The formation in which a unit begins."""
    if "formation" in unit:
        return FORMATIONS.index(unit["formation"])
    return first_formation(line.kind, line.size, line.specials)
