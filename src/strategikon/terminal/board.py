"""The board in text: any hex scene, pointy or flat, in two lines a hex.

    |A1   |A2+f |A3 h    name, more pieces, terrain    /1101  \\[HI]4
    |     |[AB]4|        piece and strength            \\(LC)3 /1202 h

The sides differ by their brackets, so that nothing depends on colour. Big boards are cut to a window.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.text import Text

from strategikon.kernel.scene import Board, Piece, Place, Scene
from strategikon.terminal.canvas import Canvas

BRACKETS = (("[", "]"), ("(", ")"), ("{", "}"), ("<", ">"))
STYLES = ("bold red", "bold cyan", "bold green", "bold magenta")
LINES_PER_HEX = 2
ENOUGH_LINES = 40  # where there is no screen to fit, a board is cut above this
MARGIN = 2  # hexes shown around the pieces when the board is cut
ARROWS = {
    "N": "↑", "NNE": "↗", "NE": "↗", "ENE": "↗", "E": "→", "ESE": "↘", "SE": "↘", "SSE": "↘",
    "S": "↓", "SSW": "↙", "SW": "↙", "WSW": "↙", "W": "←", "WNW": "↖", "NW": "↖", "NNW": "↖",
}  # fmt: skip
MARKER, UNSEEN = "*", "~"  # of the ground: a marker lies there; it cannot be seen now
INCH = 1000  # a free table is measured in thousandths


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board as drawn: its lines, the letter of each terrain seen, and whether there is more of it than is shown."""

    lines: list[Text]
    terrain: dict[str, str]  # letter -> kind
    hexsides: dict[str, list[str]]  # kind -> hex and side
    cut: bool


@dataclass(frozen=True, slots=True)
class _Cell:
    top: str
    bottom: str
    style: str


@dataclass(frozen=True, slots=True)
class Look:
    """Where to look if the board must be cut: the hexes that matter, and the one in the middle if they are too many.
    `only` that one matters if somebody asked for it."""

    standing: list[str]
    focus: str | None = None
    only: bool = False


Places = Mapping[str, tuple[int, int]]


def draw(
    scene: Scene, sides: Iterable[str], width: int, height: int | None = None,
    focus: str | None = None, asked: bool = False,
) -> Drawing:  # fmt: skip
    """Draw a hex board in at most so many columns (and lines)."""
    board = scene.board
    letters = terrain_letters(board.terrain)
    cells, size = _fitting_cells(scene, list(sides), letters, width)
    places = _places(board, size)
    standing = [place for piece in scene.pieces for place in piece.place.covered if place in places]
    window = _Window(places, (size, LINES_PER_HEX), (width, height), Look(standing, focus, asked))
    seen = [name for name in places if name in window.shown]
    canvas = Canvas(window.right - window.left + 1, window.bottom - window.top)
    for name in seen:
        column, line = places[name]
        _put_cell(canvas, line - window.top, column - window.left, cells[name], size, board.orientation)
    kinds = {kind for kind, hexes in board.terrain.items() if not window.shown.isdisjoint(hexes)}
    return Drawing(
        canvas.lines(),
        {letter: kind for kind, letter in letters.items() if kind in kinds},
        _hexsides(board, window.shown),
        len(seen) < len(places),
    )


def terrain_letters(terrain: Mapping[str, list[str]]) -> dict[str, str]:
    """A letter of its own for each kind of terrain, its first one if that is free."""
    letters: dict[str, str] = {}
    for kind in terrain:
        spare = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        wish = [letter for letter in kind.lower() if letter.isalpha()]
        taken = set(letters.values())
        letters[kind] = next((letter for letter in [*wish, *spare] if letter not in taken), "?")
    return letters


def spelled(place: Place) -> str:
    """A place as people read it: `F5`, `1416, 1516`, `F5 NE`, `12.0", 7.5"`; of a box its id."""
    if place.spot is not None:
        return ", ".join(f'{part // INCH}.{abs(part) % INCH // 100}"' for part in place.spot)
    return (" " if place.kind == "hexside" else ", ").join(place.names)


def marked(piece: Piece, sides: list[str]) -> str:
    """A piece in a few characters: `[AB]4`, with the way it faces if that is a point of the compass."""
    opening, closing = brackets(sides, piece.side)
    strength = str(piece.strength) if piece.full else ""
    return f"{opening}{piece.short}{closing}{strength}{ARROWS.get(str(piece.place.facing), '')}"


def brackets(sides: list[str], side: str) -> tuple[str, str]:
    """The two brackets of a side."""
    return BRACKETS[sides.index(side) % len(BRACKETS)] if side in sides else ("|", "|")


def style_of(sides: list[str], side: str) -> str:
    """The colour of a side: for those who see one."""
    return STYLES[sides.index(side) % len(STYLES)] if side in sides else ""


# -- cells ------------------------------------------------------------------------------------------------------------


def _fitting_cells(
    scene: Scene, sides: list[str], letters: Mapping[str, str], width: int
) -> tuple[dict[str, _Cell], int]:
    """The hexes with all their terrain; with only the first letter of it, if the board is too wide otherwise."""
    for most in (3, 1):
        cells = _cells(scene, sides, letters, most)
        size = _cell_width(cells.values(), scene.board.orientation)
        if max(column for column, _ in _places(scene.board, size).values()) + size < width:
            break
    return cells, size


def _cells(scene: Scene, sides: list[str], letters: Mapping[str, str], most: int) -> dict[str, _Cell]:
    ground: dict[str, str] = {}
    for kind, hexes in scene.board.terrain.items():
        for name in hexes:
            ground[name] = ground.get(name, "") + letters[kind]
    held = {name for marker in scene.markers for name in marker.place.covered}
    unseen = {name for place in scene.dimmed for name in place.covered}
    carried = {name for piece in scene.pieces for name in piece.carries}
    stacks: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        for name in piece.place.covered:
            stacks.setdefault(name, []).append(piece)
    cells = {}
    for name in scene.board.hexes:
        stack = sorted(stacks.get(name, ()), key=lambda piece: piece.id in carried)
        more = len(stack) > 1 or any(piece.carries for piece in stack)
        signs = ground.get(name, "")[: most - (name in held)] + MARKER * (name in held) + UNSEEN * (name in unseen)
        top = f"{name}{'+' if more else ' '}{signs[:most]}".rstrip()
        bottom = marked(stack[0], sides) if stack else ""
        cells[name] = _Cell(top, bottom, style_of(sides, stack[0].side) if stack else "")
    return cells


def _cell_width(cells: Iterable[_Cell], orientation: str) -> int:
    """The width of a hex, its left edge included; even for pointy hexes, whose rows are shifted by half of it."""
    size = 1 + max(max(len(cell.top), len(cell.bottom)) for cell in cells)
    return size + size % 2 if orientation == "pointy" else size


def _places(board: Board, size: int) -> dict[str, tuple[int, int]]:
    """The column and line of each hex's upper left corner. The lattice is that of `HexGrid.centre`."""
    if board.orientation == "pointy":
        return {name: (x * size // 2, y // 3 * LINES_PER_HEX) for name, (x, y) in board.hexes.items()}
    return {name: (x // 3 * size, y) for name, (x, y) in board.hexes.items()}


def _put_cell(canvas: Canvas, line: int, column: int, cell: _Cell, size: int, orientation: str) -> None:
    edges = "||" if orientation == "pointy" else "/\\"
    for place, (edge, text, style) in enumerate(zip(edges, (cell.top, cell.bottom), ("dim", cell.style), strict=True)):
        canvas.put(line + place, column, edge, "dim")
        canvas.put(line + place, column + 1, text, style)
        if orientation == "pointy":
            canvas.put(line + place, column + size, "|", "dim")


def _hexsides(board: Board, shown: set[str]) -> dict[str, list[str]]:
    listed = {
        kind: [f"{name} {side}" for name, side in pairs if name in shown] for kind, pairs in board.hexsides.items()
    }
    return {kind: pairs for kind, pairs in listed.items() if pairs}


# -- windows ----------------------------------------------------------------------------------------------------------


class _Window:
    """The part of the board that is shown: all of it, or what lies around the pieces, or around one hex."""

    def __init__(self, places: Places, cell: tuple[int, int], room: tuple[int, int | None], look: Look) -> None:
        (size, tall), (width, height) = cell, room
        focus = places.get(look.focus or "")
        wanted = [places[name] for name in look.standing] if not (focus and look.only) else [focus]
        columns, lines = zip(*places.values(), strict=True)
        wanted_columns, wanted_lines = zip(*(wanted or places.values()), strict=True)
        self.left, self.right = _span(
            (min(columns), max(columns) + size),
            (min(wanted_columns) - MARGIN * size, max(wanted_columns) + (1 + MARGIN) * size),
            max(width - 1, size),
            focus and focus[0],
        )
        above, below = min(wanted_lines) - MARGIN * tall, max(wanted_lines) + (1 + MARGIN) * tall
        self.top, self.bottom = _span(
            (min(lines), max(lines) + tall),
            (above, below),
            height or max(ENOUGH_LINES, below - above),
            focus and focus[1],
        )
        self.shown = {
            name
            for name, (column, line) in places.items()
            if self.left <= column and column + size <= self.right and self.top <= line and line + tall <= self.bottom
        }


def _span(whole: tuple[int, int], wanted: tuple[int, int], size: int, focus: int | None) -> tuple[int, int]:
    """What to show in `size`: everything, else what is wanted if that fits, else what lies around the focus."""
    low, high = whole
    if high - low <= size:
        return low, high
    middle = sum(wanted) // 2 if focus is None or wanted[1] - wanted[0] <= size else focus
    start = max(low, min(middle - size // 2, high - size))
    return start, start + size
