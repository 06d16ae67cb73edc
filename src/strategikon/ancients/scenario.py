"""Scenario documents: the schema of version 1, the keys of inline setups, and the checks on load."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from strategikon.ancients.field import BASELINE, GRID, SECTIONS, SIDES
from strategikon.ancients.state import ENTERED
from strategikon.ancients.tables import CARDS, CLASS_NUMBER, CLASSES, FIRST_STRIKE, TERRAINS
from strategikon.kernel.schema import (
    Checker,
    Formed,
    Report,
    anything,
    boolean,
    both_languages,
    choice,
    ident,
    integer,
    listing,
    one_or_many,
    table,
    text,
)

PHASES = ("play", "order", "move", "combat", "move-again", "draw")
EDGES = ("south", "north")
USUAL_BANNERS = (5, 8)
TERRAIN_LISTS = tuple(terrain.id for terrain in TERRAINS if terrain.id not in ("clear", "rampart"))
CARD_IDS = tuple(card.id for card in CARDS if card.count)


_hex = text(4)
_card = choice(*CARD_IDS)


def _card_in_play(value: Any, path: str, report: Report) -> None:
    """17.39 First Strike answers an attack and is never the card of a turn."""
    if value == CARDS[FIRST_STRIKE].id:
        report.add(path, "ancients-complaint-reaction-card", card=value)
    else:
        _card(value, path, report)


_unit = table(
    always={"id": ident(), "class": choice(*CLASS_NUMBER), "hex": _hex},
    required={"name": text(200), "name_fr": text(200)},
    optional={"blocks": integer(1, 4)},
    inline={"moved": integer(0, 9), "fought": boolean(), "entered": one_or_many(choice(*ENTERED))},
)
_leader = table(
    always={"id": ident(), "hex": _hex},
    required={"name": text(200), "name_fr": text(200)},
    inline={"moved": boolean()},
)
_side = table(
    always={"id": choice(*SIDES)},
    required={
        "name_en": text(200),
        "name_fr": text(200),
        "hand": integer(2, 8),
        "banners": integer(1, 40),
        "unit": listing(_unit, least=1, most=60, inline=0),
        "leader": listing(_leader, most=12),
        "commander": ident(),
        "colour": ident(),
    },
    inline={"cards": listing(_card, most=60), "won": integer(0, 40)},
)
_inline_side = table(
    always={"id": choice(*SIDES)},
    optional={
        "name_en": text(200),
        "name_fr": text(200),
        "hand": integer(1, 20),
        "banners": integer(1, 40),
        "unit": listing(_unit, most=60),
        "leader": listing(_leader, most=12),
        "commander": ident(),
        "colour": ident(),
        "cards": listing(_card, most=60),
        "won": integer(0, 40),
    },
)
_board = table(
    optional={
        **{name: listing(_hex, most=GRID.size) for name in TERRAIN_LISTS},
        "rampart": listing(
            table(always={"hex": _hex, "sides": listing(choice(*GRID.directions), least=1, most=6)}), most=GRID.size
        ),
        "label": listing(table(always={"hex": _hex, "en": text(200), "fr": text(200)}), most=GRID.size),
    }
)
_objective = table(
    always={"side": choice(*SIDES), "hexes": listing(_hex, least=1, most=GRID.size), "banners": integer(1, 20)},
    required={
        "id": ident(),
        "by": choice("unit"),
        "check": choice("own_turn_start"),
        "keep": choice("permanent", "while_held"),
        "en": text(),
        "fr": text(),
    },
)
_exit = table(
    always={
        "side": choice(*SIDES),
        "edge": choice(*EDGES),
        "hexes": listing(_hex, least=1, most=GRID.size),
        "banners": integer(0, 20),
    },
    required={"id": ident(), "leaders": choice("attached"), "en": text(), "fr": text()},
)
_special = table(
    always={"effect": choice("hand_change", "note")},
    required={"id": ident(), "en": text(), "fr": text()},
    optional={"params": anything()},
)
_hand_change = table(always={"side": choice(*SIDES), "turn": integer(1, 1000), "hand": integer(1, 20)})


def _whole(side: Checker) -> Formed:
    """A document whose sides are such tables."""
    return table(
        always={"side": listing(side, least=2, most=2, inline=0)},
        required={
            "schema": choice(1),
            "id": ident(),
            "ruleset": choice("ancients"),
            "kind": choice("battle"),
            "year": integer(-10_000, 10_000),
            "first": choice(*SIDES),
            "title": both_languages(),
            "briefing": both_languages(),
            "victory": both_languages(),
        },
        optional={
            "sources": text(),
            "date": both_languages(),
            "place": both_languages(),
            "note": both_languages(),
            "board": _board,
            "objective": listing(_objective, most=20),
            "exit": listing(_exit, most=20),
            "special_rule": listing(_special, most=20),
            "options": anything(),
        },
        inline={
            "active": choice(*SIDES),
            "phase": choice(*PHASES),
            "turn": integer(1, 10_000),
            "card": _card_in_play,
            "ordered": listing(ident(), most=100),
            "copied": table(
                always={"card": choice(*(name for name in CARD_IDS if name not in ("counter-attack", "first-strike")))},
                optional={"sections": listing(choice(*SECTIONS), most=3)},
            ),
            "pile": listing(_card, most=60),
            "discards": listing(_card, most=60),
        },
    )


SCHEMA: Final = _whole(_side)
_inline_schema = _whole(_inline_side)


def check(document: Mapping[str, Any], report: Report) -> None:
    """Complain about everything that is wrong with a document."""
    (_inline_schema if report.inline else SCHEMA)(document, "", report)
    if not report.clean:
        return
    sides = document["side"]
    if [side["id"] for side in sides] != list(SIDES):
        report.add("side", "ancients-complaint-sides")
        return
    ground = _check_board(document, report)
    _check_pieces(sides, ground, report)
    _check_commanders(sides, report)
    _note_targets(sides, report)
    _check_special(document, report)
    _check_cards(document, report)


def _check_board(document: Mapping[str, Any], report: Report) -> dict[str, str]:
    """Every hex exists and stands in one list at the most. Returns the terrain by hex."""
    ground: dict[str, str] = {}
    board = document.get("board", {})
    for kind in (*TERRAIN_LISTS, "rampart"):
        for place, entry in enumerate(board.get(kind, ())):
            path, name = f"board.{kind}[{place}]", entry["hex"] if kind == "rampart" else entry
            if _check_hex(name, path, report) and name in ground:
                report.add(path, "ancients-complaint-two-terrains", hex=name, terrain=ground[name])
            ground.setdefault(name, kind)
    for place, label in enumerate(board.get("label", ())):
        _check_hex(label["hex"], f"board.label[{place}].hex", report)
    return ground


def _check_hex(name: str, path: str, report: Report) -> bool:
    if GRID.find(name) is None:
        report.add(path, "ancients-complaint-off-map", hex=name)
        return False
    return True


def _check_pieces(sides: list[Mapping[str, Any]], ground: dict[str, str], report: Report) -> None:
    """One unit and one leader a hex; ids unique; nobody where he cannot stand."""
    taken: dict[tuple[str, str], str] = {}
    ids: set[str] = set(SIDES)
    owner: dict[str, str] = {}
    impassable = {terrain.id for terrain in TERRAINS if terrain.impassable}
    for path, kind, piece in _pieces(sides):
        name, here = piece["id"], piece["hex"]
        if name in ids:
            report.add(f"{path}.id", "complaint-twice", value=name)
        ids.add(name)
        if not _check_hex(here, f"{path}.hex", report):
            continue
        if (kind, here) in taken:
            report.add(f"{path}.hex", "ancients-complaint-occupied", hex=here, unit=taken[kind, here])
        taken[kind, here] = name
        if owner.setdefault(here, path[:7]) != path[:7]:
            report.add(f"{path}.hex", "ancients-complaint-both-sides", hex=here)
        if ground.get(here) in impassable:
            report.add(f"{path}.hex", "ancients-complaint-impassable", hex=here, terrain=ground[here])
        if kind == "unit":
            _check_unit(piece, path, ground, report)
    if not report.inline:
        for s, side in enumerate(sides):
            if not side.get("unit"):
                report.add(f"side[{s}].unit", "ancients-complaint-no-units")


def _pieces(sides: list[Mapping[str, Any]]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    for s, side in enumerate(sides):
        for kind in ("unit", "leader"):
            for place, piece in enumerate(side.get(kind, ())):
                yield f"side[{s}].{kind}[{place}]", kind, piece


def _check_unit(unit: Mapping[str, Any], path: str, ground: dict[str, str], report: Report) -> None:
    unit_class = CLASSES[CLASS_NUMBER[unit["class"]]]
    if unit.get("blocks", 1) > unit_class.blocks:
        report.add(f"{path}.blocks", "complaint-range", value=str(unit["blocks"]), low=1, high=unit_class.blocks)
    if unit_class.machine and ground.get(unit["hex"]) == "rough":
        report.add(f"{path}.hex", "ancients-complaint-machine-rough", hex=unit["hex"])


def _note_targets(sides: list[Mapping[str, Any]], report: Report) -> None:
    """4.01 Targets are usually 5 to 8 banners; others are allowed, but reported (R-ANC-90)."""
    for s, side in enumerate(sides):
        if not USUAL_BANNERS[0] <= side.get("banners", USUAL_BANNERS[0]) <= USUAL_BANNERS[1]:
            low, high = USUAL_BANNERS
            report.note(f"side[{s}].banners", "ancients-note-banners", value=side["banners"], low=low, high=high)


def _check_commanders(sides: list[Mapping[str, Any]], report: Report) -> None:
    for s, side in enumerate(sides):
        if "commander" in side and side["commander"] not in [leader["id"] for leader in side.get("leader", ())]:
            report.add(f"side[{s}].commander", "ancients-complaint-commander", leader=side["commander"])


def _check_special(document: Mapping[str, Any], report: Report) -> None:
    """Objective and exit hexes exist; exits lie on the row of their edge; the effects have what they need."""
    for kind in ("objective", "exit"):
        for place, entry in enumerate(document.get(kind, ())):
            for number, name in enumerate(entry["hexes"]):
                path = f"{kind}[{place}].hexes[{number}]"
                if _check_hex(name, path, report) and kind == "exit":
                    if GRID.position[GRID.hex(name)][0] != BASELINE[EDGES.index(entry["edge"])]:
                        report.add(path, "ancients-complaint-exit-row", hex=name, edge=entry["edge"])
    for place, rule in enumerate(document.get("special_rule", ())):
        if rule["effect"] == "hand_change":
            _hand_change(rule.get("params"), f"special_rule[{place}].params", report)


def _check_cards(document: Mapping[str, Any], report: Report) -> None:
    """No more cards of a kind than the deck has; ids that `ordered` names exist; hands leave a card in the deck."""
    sides = document["side"]
    named = Counter(card for side in sides for card in side.get("cards", ()))
    named.update([*document.get("pile", ()), *document.get("discards", ())])
    named.update([document["card"]] if "card" in document else [])
    count = {card.id: card.count for card in CARDS}
    for name in sorted(named):
        if named[name] > count[name]:
            report.add("side", "ancients-complaint-too-many-cards", card=name, count=count[name])
    known = {piece["id"] for _, _, piece in _pieces(sides)}
    for place, name in enumerate(document.get("ordered", ())):
        if name not in known:
            report.add(f"ordered[{place}]", "ancients-complaint-no-piece", name=name)
