"""Scenario files: armies written into them, and everything that is checked when one is loaded.

A scenario names the army list of each side and the troops of its units. `complete` writes the troop lines into the
units, so that a battle carries all it was fought with: a list that changes later changes no battle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from strategikon.bayard.annex_checks import check_aboard, check_camps, check_corps, check_waters
from strategikon.bayard.fire.kinds import elements_of
from strategikon.bayard.ground import BIT, WATER, Ground, parts
from strategikon.bayard.profile import ANIMAL_TROOPS, formations, profile, troop_of
from strategikon.bayard.schema import SCHEMA
from strategikon.bayard.spellings import GROUND, PIECES, as_known, with_losses
from strategikon.bayard.tables import GUNS, INFANTRY, MEDIUM, MOVEMENT, TYPES, WEIGHTS
from strategikon.bayard.troop_checks import complaints, misplaced
from strategikon.bayard.weather.charts import FORCES, KINDS
from strategikon.bayard.zones import matched, standing, zone_of
from strategikon.kernel.documents import part
from strategikon.kernel.hexgrid import HexGrid, offset_rows
from strategikon.kernel.hexlists import COMMA, BadRange, hexes_of, sides_of
from strategikon.kernel.hexsets import LARGEST
from strategikon.kernel.schema import Report

ARMIES: Final = Path(__file__).parent / "scenarios" / "armies"
NOT_OF_A_UNIT: Final = ("id", "name_en", "name_fr", "min", "max", "not_with", "from", "to", "note_en", "note_fr")
STRENGTH: Final = ("type", "morale", "escort", "dwarf", "platform", "sacrificial")  # from which plaquettes follow
LEAST_BOARD, LEAST_LENGTH = 9, 12  # 1.04, R-BAY-04
LISTS: Final = (
    ("area", "hexes"), ("face", "faces"), ("road", "hexes"), ("road", "bridges"), ("current", "hexes"),
    ("passage", "hexes"),
)  # fmt: skip

# what an inline setup of a case need not say
PLAIN_BOARD: Final = {"columns": 13, "rows": 9, "terrain": "open"}
PLAIN_EDGES: Final = ("S", "N")
THIRD: Final = (1, 3)
WORDS: Final = ("marks", "particularities", "equipment", "formations", "works", "sentinels", "fortified")
LISTED: Final = ("fire", "boat", "beasts", "camp_fires", "chiefs", "conditions")
LISTED_OF_A_SIDE: Final = ("camp", "decoys", "missions", "heralds", "leader", "unit")
LISTED_OF_THE_BOARD: Final = ("area", "face", "road", "current", "passage")


# -- completing --------------------------------------------------------------------------------------------------------


def complete(document: Mapping[str, Any], report: Report) -> Mapping[str, Any]:
    """The document with the troop line of each unit written into it; what an inline setup leaves out is filled in."""
    sides = document.get("side")
    if not isinstance(sides, list):
        return document
    whole = _with_lists(document, LISTED) if report.inline else document
    whole = {**whole, "side": [_side(side, f"side[{n}]", n, report) for n, side in enumerate(sides)]}
    if not report.inline:
        return whole
    whole["board"] = _plain_board(whole.get("board", {}))
    if isinstance(whole.get("conditions"), list):
        names = [side.get("id") for side in sides if isinstance(side, dict)]
        whole["conditions"] = [_listed(_plain_condition(one, names), "hexes") for one in whole["conditions"]]
    plan = whole.get("deployment")
    if isinstance(plan, dict) and isinstance(plan.get("zone"), list):
        whole["deployment"] = {**plan, "zone": [_listed(zone, "hexes") for zone in plan["zone"]]}
    return whole


def _with_lists(holder: Any, keys: Iterable[str]) -> Any:
    """A part of an inline setup: one thing need not be a list."""
    alone = [key for key in keys if isinstance(holder, dict) and isinstance(holder.get(key), str | dict)]
    return {**holder, **{key: [holder[key]] for key in alone}} if alone else holder


def _plain_condition(condition: Any, sides: list[Any]) -> Any:
    """5.02 A condition of an inline setup: an army is beaten by a third of its units, and the other wins; `"1/3"` is a
    fraction too."""
    if not isinstance(condition, dict) or condition.get("type") != "demoralisation":
        return condition
    others = [name for name in sides if name != condition.get("side")]
    whole = {"fraction": [*THIRD], **({"winner": others[0]} if len(others) == 1 else {}), **condition}
    over, slash, under = str(whole["fraction"]).partition("/")
    if slash and over.strip().isdecimal() and under.strip().isdecimal():
        whole["fraction"] = [int(over), int(under)]
    return whole


def _plain_board(board: Any) -> Any:
    """The board of an inline setup: 13 by 9 unless it says otherwise, and one range of hexes need not be a list."""
    if not isinstance(board, dict):
        return board
    whole = {**PLAIN_BOARD, **_with_lists(board, LISTED_OF_THE_BOARD)}
    for kind, key in LISTS:
        if isinstance(whole.get(kind), list):
            whole[kind] = [_listed(entry, key) for entry in whole[kind]]
    return whole


def _listed(entry: Any, key: str) -> Any:
    if not isinstance(entry, dict):
        return entry
    whole = as_known(entry, GROUND)
    return {**whole, key: [whole[key]]} if isinstance(whole.get(key), str) else whole


def _side(side: Any, path: str, number: int, report: Report) -> Any:
    if not isinstance(side, dict):
        return side
    if report.inline:
        side = _plain_camp(_with_lists(side, LISTED_OF_A_SIDE))
    army = part(side["army"], ARMIES, f"{path}.army", report) if "army" in side else {}
    listed = army.get("troop") if isinstance(army, dict) else None
    named = [troop for troop in listed if _has_id(troop)] if isinstance(listed, list) else []
    troops = {troop["id"]: troop for troop in named}
    whole = _with_troops(side, path, troops, report)
    if isinstance(side.get("reinforcement"), list):
        groups = enumerate(side["reinforcement"])
        whole["reinforcement"] = [_with_troops(g, f"{path}.reinforcement[{n}]", troops, report) for n, g in groups]
    return {"edge": PLAIN_EDGES[min(number, 1)], "unit": [], **whole} if report.inline else whole


def _plain_camp(side: Any) -> Any:
    """A5.110 The camp of an inline setup may be its hexes alone."""
    camp = side.get("camp") if isinstance(side, dict) else None
    hexes = isinstance(camp, list) and bool(camp) and all(isinstance(name, str) for name in camp)
    return {**side, "camp": [{"hexes": camp}]} if hexes else side


def _has_id(troop: Any) -> bool:
    return isinstance(troop, dict) and isinstance(troop.get("id"), str)


def _with_troops(holder: Any, path: str, troops: Mapping[str, Mapping[str, Any]], report: Report) -> Any:
    """A side or a group of reinforcements with the profiles of its units."""
    if report.inline and isinstance(holder, dict):
        people = {kind: [_words(line) for line in holder[kind]] for kind in ("unit", "leader")
                  if isinstance(holder.get(kind), list)}  # fmt: skip
        holder = {**holder, **people}
    if not isinstance(holder, dict) or not isinstance(holder.get("unit"), list):
        return dict(holder) if isinstance(holder, dict) else holder
    units = [_unit(unit, f"{path}.unit[{n}]", troops, report) for n, unit in enumerate(holder["unit"])]
    return {**holder, "unit": units}


def _words(line: Any) -> Any:
    """A unit or leader of an inline setup: one word need not be a list, and who stands in a formation knows it."""
    if not isinstance(line, dict):
        return line
    whole = _with_lists(as_known(line, PIECES), WORDS)
    if "troop" in line or not isinstance(line.get("formation"), str):
        return whole
    return {"formations": [whole["formation"]], **whole}


def plain_unit(unit: Mapping[str, Any]) -> dict[str, str]:
    """What an inline setup need not say: medium infantry, unless beasts or a gun tell (A2.40, A3.15-A3.19)."""
    kind, weight = ANIMAL_TROOPS.get(str(unit.get("animal")), (INFANTRY, MEDIUM))
    gun = GUNS.get(str(unit.get("missile")))
    if unit.get("type") == "artillery" and gun is not None and gun.weight is not None:
        weight = gun.weight
    return {"type": TYPES[kind], "weight": WEIGHTS[weight]}


def _unit(unit: Any, path: str, troops: Mapping[str, Mapping[str, Any]], report: Report) -> Any:
    """A troop line, over which the keys of the unit prevail; a unit that says its type is whole already."""
    if not isinstance(unit, dict):
        return unit
    name = unit.get("troop")
    if name is None or "type" in unit:
        return with_losses(_afresh({**plain_unit(unit), **unit}, troops)) if report.inline else unit
    if not isinstance(name, str) or name not in troops:
        known = ", ".join(troops)[:400] or "-"
        report.add(f"{path}.troop", "bayard-complaint-troop", troop=str(name)[:40], known=known)
        return unit
    whole = {**{key: value for key, value in troops[name].items() if key not in NOT_OF_A_UNIT}, **unit}
    return with_losses(_afresh(whole, troops)) if report.inline else whole


def _afresh(unit: dict[str, Any], troops: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """A2.49 A unit of another type or morale than its list says: the plaquettes of the list are not its own."""
    listed = troops.get(str(unit.get("troop")), {})
    listed_strength = "plaquettes" in unit and unit["plaquettes"] == listed.get("plaquettes")
    if not listed_strength or all(unit.get(key) == listed.get(key) for key in STRENGTH):
        return unit
    return {key: value for key, value in unit.items() if key != "plaquettes"}


# -- checking ----------------------------------------------------------------------------------------------------------


def check(document: Mapping[str, Any], report: Report) -> None:
    """Complain about everything that is wrong with a complete scenario document."""
    SCHEMA(document, "", report)
    if report.clean:
        _check_board(document["board"], report)
    if not report.clean:
        return
    ground = Ground(document["board"])
    _check_sides(document, ground, report)
    _check_heralds(document, ground, report)
    _check_deployment(document, ground, report)
    _check_conditions(document, ground, report)
    _check_special_rules(document, report)
    _check_weather(document.get("weather", {}), report)
    _check_fires(document, ground, report)
    _check_hidden(document, ground, report)
    check_waters(document, ground, report)
    check_corps(document, ground, report)


def _check_weather(table: Mapping[str, Any], report: Report) -> None:
    """A5.36, A5.43, A5.59 A force is one of its kind of weather, and needs one."""
    force = table.get("force")
    if force is None:
        return
    known = FORCES.get(KINDS.index(table["kind"]), ()) if "kind" in table else ()
    if not known or (isinstance(force, str) and force not in known):
        report.add("weather.force", "complaint-choice", value=str(force), words=", ".join(known) or "-")


def _check_fires(document: Mapping[str, Any], ground: Ground, report: Report) -> None:
    """A5.129 Fires that the scenario brings: of things that can burn, lit by one of the sides or by nature."""
    lines = [line for side in document["side"] for _, line in _lines(side) if "rank" not in line]
    if not document.get("fire") or not report.clean:
        return
    ids, boats = [line["id"] for line in lines], [boat["id"] for boat in document.get("boat", ())]
    known = {one.name for one in elements_of(ground, ids, list(map(profile, lines)), True, boats)}
    sides = [side["id"] for side in document["side"]]
    for number, entry in enumerate(document["fire"]):
        if entry["element"] not in known:
            report.add(f"fire[{number}].element", "bayard-complaint-element", element=entry["element"])
        if entry.get("side", sides[0]) not in sides:
            report.add(f"fire[{number}].side", "bayard-complaint-side", side=entry["side"])


def _check_hidden(document: Mapping[str, Any], ground: Ground, report: Report) -> None:
    """A5.80, A5.107, A5.108, A5.124 Camp fires, decoys and sentinels lie on the board: decoys in free hexes, and not
    more of them than units; sentinels beside their unit."""
    lines = [line for side in document["side"] for _, line in _lines(side)]
    taken = {line["hex"] for line in lines if "rank" not in line and "hex" in line}
    taken |= {here for side in document["side"] for camp in side.get("camp", ()) for here in camp["hexes"]}
    for number, name in enumerate(document.get("camp_fires", ())):
        _find(name, f"camp_fires[{number}]", ground, report)
    for place, side in enumerate(document["side"]):
        for number, name in enumerate(side.get("decoys", ())):
            path = f"side[{place}].decoys[{number}]"
            here = _find(name, path, ground, report)
            if name in taken:
                report.add(path, "bayard-complaint-two", hex=name)
            elif here is not None and any(part.closed for part in parts(ground.terrain[here])):
                report.add(path, "bayard-complaint-closed", hex=name)
            taken.add(name)
        if side.get("decoy_count", 0) > len(side["unit"]):
            count, units = side["decoy_count"], len(side["unit"])
            report.add(f"side[{place}].decoy_count", "bayard-complaint-decoys", count=count, units=units)
        for path, line in _lines(side):
            for number, name in enumerate(line.get("sentinels", ())):
                where = f"side[{place}].{path}.sentinels[{number}]"
                post, here = _find(name, where, ground, report), ground.grid.find(line.get("hex", ""))
                if post is not None and (here is None or post not in ground.grid.neighbours[here]):
                    report.add(where, "bayard-complaint-sentinel", hex=name, unit=line["id"])


def _find(name: str, path: str, ground: Ground, report: Report) -> int | None:
    """A hex of the board, or a complaint."""
    here = ground.grid.find(name)
    if here is None:
        report.add(path, "bayard-complaint-hexes", text=name)
    return here


def _check_board(board: Mapping[str, Any], report: Report) -> None:
    """1.04, R-BAY-04 Large enough, and every hex named lies on it."""
    columns, rows = board["columns"], board["rows"]
    if not report.inline and (min(columns, rows) < LEAST_BOARD or max(columns, rows) < LEAST_LENGTH):
        report.add("board", "bayard-complaint-board", columns=columns, rows=rows)
    if columns * rows > LARGEST:
        report.add("board", "bayard-complaint-large", columns=columns, rows=rows, most=LARGEST)
        return
    grid = offset_rows(columns, rows)
    lists: list[tuple[str, Iterable[str], bool]] = []
    for kind, key in LISTS:
        for number, entry in enumerate(board.get(kind, ())):
            lists.append((f"board.{kind}[{number}].{key}", entry.get(key, ()), kind == "face"))
    for number, entry in enumerate(board.get("label", ())):
        lists.append((f"board.label[{number}].hex", [entry["hex"]], False))
    for path, texts, faces in lists:
        try:
            list(sides_of(grid, texts, COMMA) if faces else hexes_of(grid, texts, COMMA))
        except BadRange as bad:
            report.add(path, "bayard-complaint-hexes", text=str(bad)[:40])
    for number, entry in enumerate(board.get("road", ())):
        if report.clean and not _is_chain(grid, entry["hexes"]):
            report.add(f"board.road[{number}].hexes", "bayard-complaint-road")


def _is_chain(grid: HexGrid, texts: list[str]) -> bool:
    return all(there in grid.neighbours[here] for here, there in pairwise(hexes_of(grid, texts, COMMA)))


def _check_sides(document: Mapping[str, Any], ground: Ground, report: Report) -> None:
    sides = document["side"]
    seen: set[str] = set()
    taken: set[str] = set()
    for number, side in enumerate(sides):
        boats = [boat["id"] for boat in document.get("boat", ())] if number == 0 else []
        for name in (side["id"], *boats, *(line["id"] for _, line in _lines(side))):
            if name in seen:
                report.add(f"side[{number}]", "complaint-twice", value=name)
            seen.add(name)
        _check_side(f"side[{number}]", side, ground, taken, "deployment" in document, report)
        check_camps(f"side[{number}]", side, ground, report)
        check_aboard(f"side[{number}]", _lines(side), document, ground, report)
    if sides[0]["edge"] == sides[1]["edge"]:
        report.add("side", "bayard-complaint-edges", edge=sides[0]["edge"])
    first = document.get("first_player", sides[0]["id"])
    if first not in (sides[0]["id"], sides[1]["id"]):
        report.add("first_player", "bayard-complaint-side", side=first)


def _lines(side: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every unit and leader of a side, with its path."""
    groups = ((group, f"reinforcement[{n}].") for n, group in enumerate(side.get("reinforcement", ())))
    for holder, path in ((side, ""), *groups):
        for kind in ("unit", "leader"):
            for number, line in enumerate(holder.get(kind, ())):
                yield f"{path}{kind}[{number}]", line


def _check_side(
    path: str, side: Mapping[str, Any], ground: Ground, taken: set[str], deployed: bool, report: Report
) -> None:
    generals = 0
    for where, line in _lines(side):
        place = f"{path}.{where}"
        if "rank" in line:
            generals += line["rank"] == "general_in_chief"
            _check_figure(place, line, report)
        else:
            _check_unit(place, line, report)
        if "hex" in line:
            _check_place(place, line, ground, taken, report)
        elif not where.startswith("reinforcement") and not report.inline and not deployed:
            report.add(f"{place}.hex", "complaint-missing")
    if generals > 1 or (generals == 0 and not report.inline):
        report.add(f"{path}.leader", "bayard-complaint-general", count=generals)
    price = sum(line.get("cost", 0) for _, line in _lines(side) if "rank" not in line)
    if "points" in side and side["points"] != price and not report.inline:
        report.add(f"{path}.points", "bayard-complaint-points", points=side["points"], price=price)


def _check_figure(path: str, line: Mapping[str, Any], report: Report) -> None:
    """3.23 The troop type of a character is one that exists."""
    troop = troop_of(line)
    if troop is not None and troop not in MOVEMENT:
        names = {"type": TYPES[troop[0]], "weight": WEIGHTS[troop[1]]}
        report.add(f"{path}.weight", "bayard-complaint-weight", **names)


def _check_unit(path: str, line: Mapping[str, Any], report: Report) -> None:
    missing = [key for key in ("type", "weight") if key not in line]
    for key in missing:
        report.add(f"{path}.{key}", "complaint-missing")
    if missing:
        return
    for key, message, args in (*complaints(line), *(() if report.inline else misplaced(line))):
        report.add(f"{path}.{key}", message, **args)
    if line.get("formation") and line["formation"] not in formations(line):
        report.add(f"{path}.formation", "bayard-complaint-untaught", formation=line["formation"])
    if report.clean and line.get("losses", 0) >= profile(line).plaquettes:
        report.add(f"{path}.losses", "bayard-complaint-losses", losses=line["losses"])


def _check_place(path: str, line: Mapping[str, Any], ground: Ground, taken: set[str], report: Report) -> None:
    """1.23 One unit a hex; A1.62 and none on ground closed to it."""
    here = ground.grid.find(line["hex"])
    if here is None:
        report.add(f"{path}.hex", "bayard-complaint-hexes", text=line["hex"])
        return
    if "rank" in line:
        return
    if line["hex"] in taken:
        report.add(f"{path}.hex", "bayard-complaint-two", hex=line["hex"])
    taken.add(line["hex"])
    if line.get("fortified") and ground.terrain[here] & ~(BIT["open"] | BIT["hill"]):
        report.add(f"{path}.fortified", "bayard-complaint-fortified", hex=line["hex"])
    terrain = parts(ground.terrain[here])
    on_road = bool(ground.road[here]) or here in ground.bridge
    wheels = line.get("type") in ("artillery", "chariot") or line.get("mount") in ("wagon", "chariot")
    closed = any(part.closed or (wheels and part.closed_to_wheels) for part in terrain)
    if closed and not on_road and not ground.terrain[here] & WATER:  # A5.97 on water it must have a boat
        report.add(f"{path}.hex", "bayard-complaint-closed", hex=line["hex"])


def _check_heralds(document: Mapping[str, Any], ground: Ground, report: Report) -> None:
    """2.27 A herald stands somewhere, or is placed with his General."""
    for number, side in enumerate(document["side"]):
        for place, herald in enumerate(side.get("heralds", ())):
            path = f"side[{number}].heralds[{place}].hex"
            if "hex" in herald and ground.grid.find(herald["hex"]) is None:
                report.add(path, "bayard-complaint-hexes", text=herald["hex"])
            if "hex" not in herald and "deployment" not in document:
                report.add(path, "complaint-missing")


def _check_deployment(document: Mapping[str, Any], ground: Ground, report: Report) -> None:
    """A1.62, A1.63 Zones on the board, apart from each other, with room for everybody."""
    deployment = document.get("deployment")
    if deployment is None or not report.clean:
        return
    _check_terms(document, deployment, ground, report)
    if report.clean:
        _check_room(document, deployment, ground, report)


def _check_terms(document: Mapping[str, Any], deployment: Mapping[str, Any], ground: Ground, report: Report) -> None:
    """Zones and chooser belong to sides of this battle, and the hexes to its board."""
    sides = [side["id"] for side in document["side"]]
    named = [("zone", entry["side"]) for entry in deployment.get("zone", ())]
    for key, name in (*named, ("chooser", deployment.get("chooser", sides[0]))):
        if name not in sides:
            report.add(f"deployment.{key}", "bayard-complaint-side", side=name)
    for number, entry in enumerate(deployment.get("zone", ())):
        try:
            list(hexes_of(ground.grid, entry["hexes"], COMMA))
        except BadRange as bad:
            report.add(f"deployment.zone[{number}].hexes", "bayard-complaint-hexes", text=str(bad)[:40])


def _check_room(document: Mapping[str, Any], deployment: Mapping[str, Any], ground: Ground, report: Report) -> None:
    zones = [zone_of(ground, deployment, side) for side in document["side"]]
    if set(zones[0]) & set(zones[1]):
        report.add("deployment", "bayard-complaint-zones")
    held = {line["hex"] for side in document["side"] for _, line in _lines(side) if "hex" in line}
    for number, (side, zone) in enumerate(zip(document["side"], zones, strict=True)):
        free = [here for here in zone if ground.grid.names[here] not in held]
        units = [line for line in side.get("unit", ()) if "hex" not in line]
        leaders = [line for line in side.get("leader", ()) if "hex" not in line]
        room = matched([standing(ground, profile(line), free) for line in units]) is not None
        if not room or (leaders and not standing(ground, None, free)):
            report.add(f"side[{number}]", "bayard-complaint-room", units=len(units), hexes=len(free))


def _check_conditions(document: Mapping[str, Any], ground: Ground, report: Report) -> None:
    """Conditions speak of sides, leaders and hexes of this battle."""
    sides = [side["id"] for side in document["side"]]
    leaders = {line["id"] for side in document["side"] for _, line in _lines(side) if "rank" in line}
    entries = document.get("victory", {}).get("conditions", document.get("conditions", ()))
    for number, entry in enumerate(entries):
        path = f"victory.conditions[{number}]"
        for key in ("side", "winner"):
            if key in entry and entry[key] not in sides:
                report.add(f"{path}.{key}", "bayard-complaint-side", side=entry[key])
        for key in ("leader", "when_removed"):
            if key in entry and entry[key] not in leaders:
                report.add(f"{path}.{key}", "bayard-complaint-leader", leader=entry[key])
        for key in NEEDED[entry["type"]]:
            if key not in entry:
                report.add(f"{path}.{key}", "complaint-missing")
        try:
            list(hexes_of(ground.grid, entry.get("hexes", ()), COMMA))
        except BadRange as bad:
            report.add(f"{path}.hexes", "bayard-complaint-hexes", text=str(bad)[:40])


def _check_special_rules(document: Mapping[str, Any], report: Report) -> None:
    """A1.59 Who may start with other troops is a leader of this battle, and the troops are named."""
    leaders = {line["id"] for side in document["side"] for _, line in _lines(side) if "rank" in line}
    for number, rule in enumerate(document.get("special_rule", ())):
        path, params = f"special_rule[{number}].params", rule.get("params", {})
        if rule["effect"] != "free_start":
            continue
        for key in ("leader", "troops"):
            if key not in params:
                report.add(f"{path}.{key}", "complaint-missing")
        if params.get("leader", "") not in leaders:
            report.add(f"{path}.leader", "bayard-complaint-leader", leader=params.get("leader", ""))


NEEDED: Final = {
    "demoralisation": ("side", "winner", "fraction"), "leader_eliminated": ("leader", "winner"),
    "occupy": ("side", "hexes", "winner"), "control": ("side", "hexes", "winner"),
    "units_near": ("turn", "side", "count", "hexes", "within", "winner"),
    "none_on_terrain": ("turn", "side", "terrain", "winner"), "fewer_losses": ("turn", "side", "winner"),
    "time_limit": ("turn",),
}  # fmt: skip
