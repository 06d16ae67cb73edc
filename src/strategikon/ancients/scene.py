"""What to draw: the board, the pieces, the hands, the banners."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from strategikon.ancients.field import GRID, SECTION, SECTIONS, SIDES, Field, Fight
from strategikon.ancients.names import card_id
from strategikon.ancients.scene_overlays import KINDS, OF_ANY, OF_MISSILES
from strategikon.ancients.sheet import SHEETS
from strategikon.ancients.tables import CARDS, CLASSES, CLEAR, DECK, NO_CARD, TERRAINS
from strategikon.kernel.facts import load_looks
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Board, Dress, Hand, Label, Marker, Piece, Place, Scene, Track, Turn

WEIGHTS = ("light", "medium", "heavy")  # 2.08 as the faces of the die: circle, triangle, square
CATEGORIES = {"section": "order", "troop": "order", "leadership": "leadership", "tactic": "tactic"}  # of cards.csv


def scenes(battle: Fight, sides: Sequence[int | None]) -> list[Scene]:
    """Everything there is to draw for some sides: all see the same pieces, each its own hand."""
    pieces = _pieces(battle)
    return [_scene(battle, side, pieces) for side in sides]


def _scene(battle: Fight, side: int | None, pieces: list[Piece]) -> Scene:
    state, field = battle.state, battle.field
    hands = [_hand(owner, sorted(hand), owner == side) for owner, hand in enumerate(state.hands)]
    tracks = [
        Track("banners", name, state.won[s], field.target[s], Message("ancients-track-banners", {"side": name}))
        for s, name in enumerate(SIDES)
    ]
    return Scene(
        _board(field),
        [*pieces],
        hands,
        tracks,
        _markers(battle),
        _status(battle),
        sides=_dresses(field),
        turn=_turn(battle),
        overlays=KINDS,
        sheets=SHEETS,
    )


def _hand(owner: int, hand: list[int], readable: bool) -> Hand:
    """3.06 A hand by the names and kinds of its cards, or face down."""
    if not readable:
        return Hand(SIDES[owner], [None] * len(hand), [None] * len(hand))
    categories: list[str | None] = [CATEGORIES[CARDS[DECK[card]].category] for card in hand]
    return Hand(SIDES[owner], [card_id(card) for card in hand], categories)


@lru_cache(maxsize=64)
def _dresses(field: Field) -> list[Dress]:
    """The liveries of both armies: the scenario's English name of an army begins with its nation."""
    looks = load_looks(Path(__file__).parent)
    nations = [str(side.get("name_en", "")).partition(" ")[0] for side in field.document["side"]]
    return [Dress(name, looks.livery(nations[side], side)) for side, name in enumerate(SIDES)]


@lru_cache(maxsize=64)
def _board(field: Field) -> Board:
    """2.01-2.04 Hexes, terrain, ramparts, labels and the three sections."""
    names = GRID.names
    terrain: dict[str, list[str]] = {}
    for here, number in enumerate(field.ground):
        if number != CLEAR:
            terrain.setdefault(TERRAINS[number].id, []).append(names[here])
    ramparts = [
        (names[here], GRID.directions[side]) for here, sides in sorted(field.ramparts.items()) for side in sorted(sides)
    ]
    labels = [
        Label(Place.hex(label["hex"]), label["en"], label["fr"])
        for label in field.document.get("board", {}).get("label", ())
    ]
    walls = {"rampart": ramparts} if ramparts else {}
    return Board("pointy", GRID.places(), terrain, walls, labels=labels, zones=zones())


def zones() -> dict[str, list[str]]:
    """2.02 The three sections; a hex on a dotted line lies in two."""
    return {
        zone: [GRID.names[here] for here, mask in enumerate(SECTION) if mask >> bit & 1]
        for bit, zone in enumerate(SECTIONS)
    }


def _pieces(battle: Fight) -> list[Piece]:
    """Units, and leaders: those who are attached stand on the board too, and their unit says that it carries them."""
    units = battle.field.units
    return [
        (_unit if piece < units else _leader)(battle, piece, GRID.names[here])
        for piece, here in enumerate(battle.state.hex_of)
        if here != OFF
    ]


def _unit(battle: Fight, unit: int, here: str) -> Piece:
    state, field = battle.state, battle.field
    leader = state.leader_at[state.hex_of[unit]]
    carried = field.ids[leader] if leader >= 0 else None
    side, number, blocks = SIDES[field.side_of[unit]], field.class_number[unit], state.blocks[unit]
    return _drawn_unit(field.ids[unit], side, here, number, blocks, carried, _badges(battle, unit))


def _leader(battle: Fight, leader: int, here: str) -> Piece:
    field = battle.field
    return _drawn_leader(field.ids[leader], SIDES[field.side_of[leader]], here, _badges(battle, leader))


# A piece that looks as it did is the very thing that was drawn then: of fifty a choice changes two or three, both sides
# see the same ones, and so do those who fight the same battle elsewhere.


@lru_cache(maxsize=20_000)
def _drawn_unit(
    name: str, side: str, here: str, number: int, blocks: int, carried: str | None, badges: tuple[str, ...]
) -> Piece:
    unit_class = CLASSES[number]
    return Piece(
        name,
        side,
        Place.hex(here),
        unit_class.art,
        unit_class.code,
        blocks,
        unit_class.blocks,
        carries=[] if carried is None else [carried],
        badges=list(badges),
        numbers={"class": WEIGHTS[unit_class.weight]},
        sheet=_sheet(number, blocks),
        overlays=OF_MISSILES if unit_class.range else OF_ANY,
    )


@lru_cache(maxsize=1_000)
def _sheet(number: int, blocks: int) -> list[tuple[str, Any]]:
    unit_class = CLASSES[number]
    return [
        ("ancients-sheet-class", unit_class.code),
        ("ancients-sheet-blocks", f"{blocks}/{unit_class.blocks}"),
        ("ancients-sheet-move", unit_class.move),
        ("ancients-sheet-close", unit_class.close),
        ("ancients-sheet-back", unit_class.back),
        ("ancients-sheet-range", unit_class.range),
        ("ancients-sheet-retreat", unit_class.retreat),
    ]


@lru_cache(maxsize=5_000)
def _drawn_leader(name: str, side: str, here: str, badges: tuple[str, ...]) -> Piece:
    return Piece(name, side, Place.hex(here), "leader", "LD", 1, 1, badges=list(badges), overlays=OF_ANY)


def _badges(battle: Fight, piece: int) -> tuple[str, ...]:
    """What the active side's pieces have done this turn."""
    state, field = battle.state, battle.field
    if field.side_of[piece] != state.active:
        return ()
    done = [("ordered", state.ordered[piece]), ("moved", state.moved[piece] or state.again[piece])]
    if piece < field.units:
        done.append(("fought", state.fought[piece]))
    return tuple(badge for badge, is_so in done if is_so)


def _markers(battle: Fight) -> list[Marker]:
    """4.04, 8.07 Objectives and exits."""
    state, field = battle.state, battle.field
    objectives = [
        _marker("objective", there, side, banners, "taken" if taken else None)
        for taken, (_, side, there, banners, _) in zip(state.held, field.objectives, strict=True)
    ]
    exits = [_marker("exit", there, side, banners) for side in (0, 1) for there, banners in field.exits[side].items()]
    return objectives + exits


def _marker(kind: str, there: int, side: int, banners: int, state: str | None = None) -> Marker:
    name, label = GRID.names[there], Message(f"ancients-marker-{kind}")
    return Marker(f"{kind}-{SIDES[side]}-{name}", kind, Place.hex(name), label, SIDES[side], banners, state)


def _turn(battle: Fight) -> Turn:
    """5.02 The turn, its phase, and whose it is."""
    state = battle.state
    phase = {"turn": "play", "hand-change": "draw", "next-turn": "draw"}.get(state.phase, state.phase)
    return Turn(state.turn, None, phase, Message(f"ancients-phase-{phase}"), SIDES[state.active])


def _status(battle: Fight) -> list[Message]:
    """The turn, whose it is, and the card on the table."""
    state = battle.state
    status = [Message("ancients-status-turn", {"turn": state.turn, "side": SIDES[state.active]})]
    if state.card >= 0:
        status.append(Message("ancients-status-card", {"card": card_id(state.card)}))
        if CARDS[state.order].id != card_id(state.card) and state.order != NO_CARD:
            status.append(Message("ancients-status-order", {"card": CARDS[state.order].id}))
    status.append(Message("ancients-status-pile", {"pile": len(state.pile), "discards": len(state.discards)}))
    return status
