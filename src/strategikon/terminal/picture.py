"""A scene as the terminal shows it: status, board, legend, tracks and hands, for one side's eyes."""

from __future__ import annotations

import sys
from shutil import get_terminal_size

from rich.text import Text

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Decision
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Marker, Piece, Scene, Track
from strategikon.terminal.board import MARKER, UNSEEN, Drawing, brackets, draw, marked, spelled
from strategikon.terminal.table import draw_table
from strategikon.text import Teller, printable

SPARE_LINES = 8  # of the screen: for the prompt and a few options
MOST_HEXSIDES = 12


def picture(battle: AnyBattle, viewer: str | None, teller: Teller, focus: str | None = None) -> list[Text]:
    """What a side (None: a spectator) sees, line by line. `focus` is a hex to look at on a big board, or
    on a free table a piece and how many inches around it."""
    scene = battle.scene(viewer)
    status = " · ".join(teller.say(message, battle) for message in scene.status)
    lines = [Text(status, "bold")] if status else []
    if scene.sky is not None:
        told = (scene.sky.title, *scene.sky.lines)
        lines.append(Text(" · ".join(teller.say(message, battle) for message in told)))
    lines += _ground(scene, battle, teller, focus)
    lines += [Text(line) for line in (*_tracks(scene, battle, teller), *_hands(scene, battle, viewer, teller))]
    return lines


def _ground(scene: Scene, battle: AnyBattle, teller: Teller, focus: str | None) -> list[Text]:
    screen = get_terminal_size()
    sides = list(battle.sides)
    legend = [f"{''.join(brackets(sides, side))} {teller.side(battle, side)}" for side in sides]
    beside = [*_markers(scene, battle, teller), *_boxes(scene, battle, teller)]
    if scene.board.orientation == "table" or not scene.board.hexes:
        return [*draw_table(scene, sides, screen.columns, focus), *map(Text, ("  ".join(legend), *beside))]
    height = max(12, screen.lines - SPARE_LINES) if sys.stdout.isatty() else None
    look = focus or _middle(battle.decision, scene)
    drawing = draw(scene, sides, screen.columns, height, look, focus is not None)
    legend += [f"{letter} {teller.word('terrain', kind, battle.ruleset)}" for letter, kind in drawing.terrain.items()]
    legend += [f"{UNSEEN} {teller('play-unseen')}"] if scene.dimmed else []
    below = ["  ".join(legend), *beside, *_hexsides(drawing, battle, teller)]
    if drawing.cut:
        below.append(teller("play-board-cut"))
    return [*drawing.lines, *map(Text, below)]


def _middle(decision: Decision | None, scene: Scene) -> str | None:
    """The hex the open question is about, as far as its options tell."""
    places = {piece.id: piece.place for piece in scene.pieces}
    for option in decision.options if decision else ():
        for ref in option.refs:
            kind, _, name = ref.partition(":")
            if kind == "hex":
                return name
            if kind == "piece" and name in places and places[name].covered:
                return places[name].covered[0]
    return None


def _markers(scene: Scene, battle: AnyBattle, teller: Teller) -> list[str]:
    """One line for those that are alike: `* Objective · Rome · 2 · taken: I7`."""
    alike: dict[str, list[str]] = {}
    for marker in scene.markers:
        alike.setdefault(_marker(marker, battle, teller), []).append(spelled(marker.place))
    return [f"{MARKER} {told}: {', '.join(places)}" for told, places in alike.items()]


def _marker(marker: Marker, battle: AnyBattle, teller: Teller) -> str:
    whose = [] if marker.side is None else [teller.side(battle, marker.side)]
    worth = [] if marker.number is None else [str(marker.number)]
    state = [] if marker.state is None else [teller.word("marker", marker.state, battle.ruleset)]
    return " · ".join([teller.say(marker.label, battle), *whose, *worth, *state])


def _boxes(scene: Scene, battle: AnyBattle, teller: Teller) -> list[str]:
    """Who is in each box, from its beginning."""
    sides, lines = list(battle.sides), []
    for box in sorted(scene.board.boxes, key=lambda box: box.order):
        inside = [piece for piece in scene.pieces if piece.place.kind == "box" and piece.place.names[0] == box.id]
        row = [marked(piece, sides) for piece in sorted(inside, key=lambda piece: piece.place.row)]
        lines.append(f"{teller.say(box.label, battle)}: {' '.join(row) or '-'}")
    return lines


def _hexsides(drawing: Drawing, battle: AnyBattle, teller: Teller) -> list[str]:
    lines = []
    for kind, places in drawing.hexsides.items():
        some = ", ".join(places[:MOST_HEXSIDES]) + (" …" if len(places) > MOST_HEXSIDES else "")
        lines.append(f"{teller.word('terrain', kind, battle.ruleset)}: {some}")
    return lines


def _tracks(scene: Scene, battle: AnyBattle, teller: Teller) -> list[str]:
    lines = []
    for track in scene.tracks:
        whose = "" if track.side is None else f"{teller.side(battle, track.side)} · "
        goal = "" if track.goal is None else f"/{_count(track, track.goal)}"
        lines.append(f"{whose}{teller.say(track.label, battle)} {_count(track, track.value)}{goal}")
    return lines


def _count(track: Track, number: int) -> str:
    """A number of a track: 5 halves are 2½."""
    if not track.halves:
        return str(number)
    whole, half = divmod(number, 2)
    return f"{whole or ('' if half else 0)}{'½' if half else ''}"


def _hands(scene: Scene, battle: AnyBattle, viewer: str | None, teller: Teller) -> list[str]:
    lines = []
    for hand in scene.hands:
        known = [teller.word("card", card, battle.ruleset) for card in hand.cards if card is not None]
        side = teller.side(battle, hand.side)
        if len(known) < len(hand.cards):
            lines.append(teller("play-hand-hidden", side=side, count=len(hand.cards)))
        elif hand.side == viewer or known:
            lines.append(teller("play-hand", side=side, count=len(known), cards=", ".join(known)))
    return lines


def sheet(piece: Piece, battle: AnyBattle, teller: Teller) -> list[str]:
    """The sheet of one piece."""
    place, facing = spelled(piece.place), piece.place.facing
    strength = f"{piece.strength}/{piece.full}" if piece.full else "-"
    lines = [
        teller("play-unit", name=teller.piece(battle, piece.id), id=piece.id, side=teller.side(battle, piece.side)),
        "  " + teller("play-unit-place", place=place, strength=strength, facing="-" if facing is None else str(facing)),
    ]
    ruleset = battle.ruleset
    for name, value in piece.sheet:
        lines.append(f"  {teller.say(Message(name), battle)}: {_value(name, value, battle, teller)}")
    if not piece.sheet:
        lines += [f"  {teller.word('number', name, ruleset)}: {printable(str(v))}" for name, v in piece.numbers.items()]
    if piece.badges:
        lines.append("  " + ", ".join(teller.word("badge", badge, ruleset) for badge in piece.badges))
    if piece.carries:
        lines.append("  + " + ", ".join(teller.piece(battle, name) for name in piece.carries))
    return lines


def _value(name: str, value: object, battle: AnyBattle, teller: Teller) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_value(name, part, battle, teller) for part in value)
    if isinstance(value, dict):
        return printable(str(value[teller.language]))
    kind = name.removeprefix(f"{battle.ruleset.id}-")
    return teller.word(kind, str(value), battle.ruleset)
