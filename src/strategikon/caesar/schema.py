"""The form of a scenario file: which keys there are, and what stands behind each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from strategikon.caesar.tables import CLASSES, EDGES, FORMATIONS, SIZES, SPECIALS, STEPS, TERRAIN_KINDS, WEAPONS
from strategikon.kernel.schema import (
    Checker,
    Formed,
    Report,
    anything,
    boolean,
    both_languages,
    by_type,
    choice,
    ident,
    integer,
    listing,
    shown,
    table,
    text,
)

PHASES: Final = (  # a case begins here
    "begin-turn", "feign", "initiative", "captain", "free", "ride", "end-move", "shoot", "muster-fights", "reorganise",
)  # fmt: skip
FARTHEST: Final = 400_000  # no coordinate lies beyond
_name = {"name_en": text(200), "name_fr": text(200)}
_named = {"name": text(200), "name_fr": text(200)}
_rounds = listing(integer(1, 100), least=1, most=100)
_ids = listing(ident(), least=1, most=60)
_length = integer(0, FARTHEST)


def _is_point(value: Any, path: str, report: Report) -> None:
    """GEO.01 A place: two whole thousandths of an inch."""
    whole = isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value)
    if not whole or not all(-FARTHEST <= part <= FARTHEST for part in value):
        report.add(path, "caesar-complaint-point", value=shown(value))


def _is_special(value: Any, path: str, report: Report) -> None:
    """SPC.* A key of the chart; Wild Fighters may have a number."""
    key, colon, number = value.partition(":") if isinstance(value, str) else ("", "", "")
    numbered = key == "wild_fighters" and number.isascii() and number.isdecimal() and 1 <= int(number[:3]) <= 12
    if key not in SPECIALS or (colon and not numbered):
        report.add(path, "caesar-complaint-special", value=shown(value), known=", ".join(SPECIALS))


point: Final = Formed(
    _is_point, {"is": "list", "of": {"is": "integer", "low": -FARTHEST, "high": FARTHEST}, "least": 2, "most": 2}
)
special: Final = Formed(_is_special, {"is": "text", "most": 40, "words": list(SPECIALS)})
polygon: Final = listing(point, least=3, most=200)

_terrain = table(
    always={"id": ident(), "kind": choice(*TERRAIN_KINDS)},
    required=_name,
    optional={
        "polygon": polygon, "line": listing(point, least=2, most=200), "level": integer(1, 9),
        "blocks_sight": boolean(), "gates": listing(choice(*EDGES), least=1, most=4), "capacity": integer(1, 40),
    },
)  # fmt: skip

_captain = table(
    always={"id": ident()},
    required={**_named, "command": integer(4, 10), "combat": integer(1, 6)},
    optional={
        "general": boolean(), "x": integer(-FARTHEST, FARTHEST), "y": integer(-FARTHEST, FARTHEST),
        "leads": ident(), "arrives": integer(1, 100),
    },
    inline={"wounded": boolean()},
)  # fmt: skip
_division = table(always={"id": ident(), "captain": _captain}, required=_name)
_arrival = table(always={"round": integer(1, 100), "edge": choice(*EDGES), "x": _length, "y": _length})
_dice = integer(0, 30)

_unit = table(
    always={"id": ident(), "division": ident()},
    required={
        **_named, "class": choice(*CLASSES), "size": choice(*SIZES), "weapon": choice(*WEAPONS), "clash": _dice,
        "sustained": _dice, "short_support": _dice, "short_shoot": _dice, "long": _dice, "morale": integer(2, 7),
        "stamina": integer(1, 30), "special": listing(special, most=len(SPECIALS)),
    },
    optional={
        "formation": choice(*FORMATIONS), "x": _length, "y": _length, "heading": integer(0, 71), "inside": ident(),
        "arrives": _arrival, "disordered": boolean(), "casualties": integer(0, 60), "mount": choice("camel"),
        "parent": ident(),
    },
    inline={
        "off": boolean(), "charged": boolean(), "won": boolean(), "blooded": boolean(), "old_foes": _ids,
        "flanked_by": _ids,
    },
)  # fmt: skip

_side = table(
    always={"id": ident(), "unit": listing(_unit, least=1, most=60, inline=0)},
    required={
        **_name, "home_edge": choice(*EDGES), "break_point": integer(1, 20),
        "division": listing(_division, least=1, most=20, inline=0),
    },
)  # fmt: skip

_effect_params: Final[Mapping[str, Checker]] = {
    "no_orders": table(always={"divisions": _ids, "rounds": _rounds}),
    "min_moves": table(always={"side": ident(), "special": special, "rounds": _rounds, "moves": integer(1, 3)}),
    "bonus_moves": table(always={"side": ident(), "rounds": _rounds, "moves": integer(1, 3), "max": integer(1, 6)}),
    "max_moves": table(always={"side": ident(), "arm": choice(*{c.arm: 0 for c in CLASSES.values()}),
                               "moves": integer(1, 3)}),
    "command_modifier": table(always={"modifier": integer(-6, 6)},
                              optional={"captains": _ids, "side": ident(), "rounds": _rounds, "when_killed": ident()}),
    "no_distance_malus": table(always={"divisions": _ids}),
    "forbid_steps": table(always={"divisions": _ids, "steps": listing(choice(*STEPS), least=1, most=20),
                                  "rounds": _rounds}),
    "hold_formation": table(always={"divisions": _ids, "formation": choice(*FORMATIONS), "area": polygon,
                                    "unless_enemy_within": _length}),
    "confined": table(always={"divisions": _ids, "until_round": integer(1, 100), "area": polygon}),
    "plunder": table(always={"side": ident(), "area": polygon, "modifier": integer(-6, 6)}),
    "no_return": table(always={"side": ident(), "edge": choice(*EDGES)}),
    "sight_limit": table(always={"distance": _length, "rounds": _rounds}),
    "note": table(),
}  # fmt: skip


def _special_rule(effect: str) -> Checker:
    told: dict[str, Checker] = {"id": ident(), "effect": choice(effect), "params": _effect_params[effect]}
    return table(always=told, required={"en": text(), "fr": text()})


_compare = choice("standard", "units_lost")
_condition_keys: Final[Mapping[str, tuple[Mapping[str, Checker], Mapping[str, Checker]]]] = {
    "break_points": ({}, {}),
    "captain_killed": ({"captain": ident(), "winner": ident()}, {}),
    "divisions_demoralised": ({"divisions": _ids, "winner": ident()}, {}),
    "units_destroyed": ({"division": ident(), "count": integer(1, 60), "until_round": integer(1, 100),
                         "winner": ident()}, {}),
    "units_inside": ({"side": ident(), "area": polygon, "count": integer(1, 60), "winner": ident()}, {}),
    "occupy": ({"terrain": ident(), "winner": ident()}, {}),
    "time_limit": ({"compare": _compare}, {"winner": ident(), "otherwise": ident()}),
}  # fmt: skip
_conditions = {
    kind: table(always={"type": choice(kind), **needed}, optional=more)
    for kind, (needed, more) in _condition_keys.items()
}

SCHEMA: Final = table(
    always={"side": listing(_side, least=2, most=2)},
    required={
        "schema": choice(1), "id": ident(), "ruleset": choice("caesar"), "kind": choice("battle", "tutorial"),
        "title": both_languages(), "date": both_languages(), "briefing": both_languages(),
        "year": integer(-5000, 2000), "turns": integer(1, 100), "first_side": ident(),
        "table": table(always={"width": integer(1000, FARTHEST), "height": integer(1000, FARTHEST)}),
        "victory": table(
            required={"en": text(), "fr": text()},
            always={"conditions": listing(by_type("type", _conditions, "caesar-complaint-condition"), most=20)},
        ),
    },
    optional={
        "terrain": listing(_terrain, most=200),
        "special_rule": listing(
            by_type("effect", {name: _special_rule(name) for name in _effect_params}, "caesar-complaint-effect"),
            most=50,
        ),
        "options": anything(),
    },
    inline={
        "round": integer(1, 100), "active": ident(), "phase": choice(*PHASES), "acting": ident(),
        "moves": integer(1, 3), "prey": ident(),
    },
)  # fmt: skip
