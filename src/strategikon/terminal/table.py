"""The free table in text: footprints to scale, each with the letter of its side, its front and its name, over letters
of the ground; rulers in inches on two edges; and the exact places in a list below it.

Inches are counted from the lower left corner, as the texts of the options count them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from rich.text import Text

from strategikon.kernel.scene import Ground, Piece, Point, Scene
from strategikon.terminal.board import INCH, MARKER, brackets, spelled, style_of
from strategikon.terminal.canvas import Canvas

MARGIN = 4  # columns of the ruler at the left
FRONTS = "^/>\\v/<\\"  # by eighths of a turn
USUAL_WINDOW = 24  # inches
CLOSE_UP = 3  # columns an inch


@dataclass(frozen=True, slots=True)
class Window:
    """The part of a table that is drawn: its upper left corner, how wide and high it is, and what a column is worth. A
    character is twice as high as wide, so a line is worth two columns."""

    left: int
    top: int
    wide: int
    high: int
    column: int
    height: int  # of the whole table

    def where(self, x: float, y: float) -> tuple[int, int]:
        """The line and column of a point."""
        return 1 + int((y - self.top) // (2 * self.column)), 1 + MARGIN + int((x - self.left) // self.column)

    def middle(self, line: int, column: int) -> Point:
        """The point in the middle of a character."""
        across = 2 * (column - 1 - MARGIN) + 1
        return self.left + across * self.column // 2, self.top + (2 * (line - 1) + 1) * self.column


def draw_table(scene: Scene, sides: Iterable[str], width: int, focus: str | None = None) -> list[Text]:
    """Draw a free table, or so many inches around a piece: `G12 24`."""
    known = list(sides)
    window = _window(scene, width, focus)
    canvas = Canvas(window.wide // window.column + 2 + MARGIN, window.high // (2 * window.column) + 3)
    _frame(canvas, window)
    for shape in scene.board.shapes:
        _fill(canvas, window, shape, shape.kind[:1] or "?", "dim")
    for box in scene.board.boxes:
        _fill(canvas, window, Ground(box.id, box.shape), box.id[:1], "dim")
    for marker in scene.markers:
        if marker.place.spot is not None:
            canvas.put(*window.where(*marker.place.spot), MARKER, "bold")
    for piece in scene.pieces:
        _footprint(canvas, window, piece, known)
    for piece in scene.pieces:
        _name(canvas, window, piece, known)
    seen = [piece for piece in scene.pieces if focus is None or _is_seen(window, piece)]
    return canvas.lines() + [Text(f"  {line}") for line in _listed(seen, known, window.height)]


def _window(scene: Scene, width: int, focus: str | None) -> Window:
    across, down = scene.board.size or (48 * INCH, 48 * INCH)
    name, _, size = (focus or "").lower().partition(" ")
    middle = next((piece.place.spot for piece in scene.pieces if piece.id.lower() == name), None)
    columns = max(20, width - 3 - MARGIN)
    if middle is None:
        return Window(0, 0, across, down, max(1, across // min(columns, across // INCH)), down)
    inches = int(size) if size.isascii() and size.isdigit() and 0 < int(size[:4]) <= 96 else USUAL_WINDOW
    side = inches * INCH
    column = max(INCH // CLOSE_UP, side // columns)
    left, top = (max(0, min(spot - side // 2, most - side)) for spot, most in zip(middle, (across, down), strict=True))
    return Window(left, top, min(side, across), min(side, down), column, down)


def _is_seen(window: Window, piece: Piece) -> bool:
    spot = piece.place.spot
    return spot is not None and 0 <= spot[0] - window.left <= window.wide and 0 <= spot[1] - window.top <= window.high


# -- frame and ground --------------------------------------------------------------------------------------------------


def _frame(canvas: Canvas, window: Window) -> None:
    """A frame with inches: every 12 along the foot and the left edge, every 6 if one looks closely."""
    right, foot = canvas.width - 1, canvas.height - 1
    edge = "+" + "-" * (right - MARGIN - 1) + "+"
    for line in range(1, foot):
        canvas.put(line, MARGIN, "|", "dim")
        canvas.put(line, right, "|", "dim")
    canvas.put(0, MARGIN, edge, "dim")
    canvas.put(foot, MARGIN, edge, "dim")
    every = (6 if window.column < INCH else 12) * INCH
    for x in range(-(-window.left // every) * every, window.left + window.wide + 1, every):
        canvas.put(foot, min(window.where(x, 0)[1], right - 2), str(x // INCH), "dim")
    for up in range(0, window.height + 1, every):
        line = window.where(0, window.height - up)[0]
        if 1 <= line < foot:
            canvas.put(line, 0, f"{up // INCH:>3}", "dim")


def _fill(canvas: Canvas, window: Window, shape: Ground, letter: str, style: str) -> None:
    """A terrain shape: its first letter wherever the middle of a character lies inside; along a line, at every step."""
    for (ax, ay), (bx, by) in zip(shape.line, shape.line[1:], strict=False):
        steps = max(1, max(abs(bx - ax), abs(by - ay)) // window.column)
        for part in range(steps + 1):
            _put(canvas, window, ax + (bx - ax) * part // steps, ay + (by - ay) * part // steps, letter, style)
    _fill_polygon(canvas, window, shape.polygon, letter, style)


def _fill_polygon(canvas: Canvas, window: Window, polygon: Sequence[Point], letter: str, style: str) -> None:
    for line in range(1, canvas.height - 1):
        for column in range(1 + MARGIN, canvas.width - 1):
            if _inside(window.middle(line, column), polygon):
                canvas.put(line, column, letter, style)


def _put(canvas: Canvas, window: Window, x: float, y: float, letter: str, style: str) -> None:
    line, column = window.where(x, y)
    if 1 <= line < canvas.height - 1 and MARGIN < column < canvas.width - 1:
        canvas.put(line, column, letter, style)


def _inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon: it crosses the outline an odd number of times on the way out."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], *polygon[:1]], strict=True):
        if (ay > y) != (by > y) and (x < ax + (bx - ax) * (y - ay) // (by - ay)):
            odd = not odd
    return odd


# -- pieces ------------------------------------------------------------------------------------------------------------


def _footprint(canvas: Canvas, window: Window, piece: Piece, sides: list[str]) -> None:
    """Its plate to scale, and the edge it looks over."""
    spot, facing = piece.place.spot, piece.place.facing
    if spot is None or piece.footprint is None or not isinstance(facing, int):
        return
    style = style_of(sides, piece.side)
    wide, deep = piece.footprint
    s, c = sin(radians(facing)), cos(radians(facing))

    def at(ahead: float, right: float) -> Point:
        return round(spot[0] + ahead * s + right * c), round(spot[1] - ahead * c + right * s)

    corners = [at(deep / 2, -wide / 2), at(deep / 2, wide / 2), at(-deep / 2, wide / 2), at(-deep / 2, -wide / 2)]
    letter = _letter(sides, piece.side)
    _fill_polygon(canvas, window, corners, letter, style)
    steps = max(1, wide // window.column)
    look = FRONTS[round(facing / 45) % 8]
    ahead = deep / 2 + (window.column if abs(c) > abs(s) else window.column / 2)
    for part in range(steps):
        _put(canvas, window, *at(ahead, -wide / 2 + (part + 0.5) * wide / steps), look, style)


def _letter(sides: list[str], side: str) -> str:
    """The first letter of a side, if it is no other's."""
    letters = [name[:1].upper() for name in sides]
    letter = side[:1].upper()
    return letter if letters.count(letter) == 1 else str(1 + sides.index(side))


def _name(canvas: Canvas, window: Window, piece: Piece, sides: list[str]) -> None:
    if piece.place.spot is None:
        return
    opening, closing = brackets(sides, piece.side)
    text = f"{opening}{piece.short}{closing}"
    line, column = window.where(*piece.place.spot)
    if not (1 <= line < canvas.height - 1 and MARGIN < column < canvas.width - 1):
        return
    left = max(1 + MARGIN, min(column - len(text) // 2, canvas.width - 1 - len(text)))
    canvas.put(line, left, text, style_of(sides, piece.side))


def _listed(pieces: Iterable[Piece], sides: list[str], height: int) -> list[str]:
    lines = []
    for piece in pieces:
        opening, closing = brackets(sides, piece.side)
        spot = piece.place.spot
        place = spelled(piece.place if spot is None else piece.place._replace(spot=(spot[0], height - spot[1])))
        facing = "" if piece.place.facing is None else f"  @{piece.place.facing}"
        strength = f"  {piece.strength}/{piece.full}" if piece.full else ""
        lines.append(f"{opening}{piece.short}{closing} {piece.id}  {place}{facing}{strength}")
    return lines
