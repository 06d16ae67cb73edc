"""The free table in text: inches instead of hexes. A sketch to scale, and the exact places in a list below it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from strategikon.kernel.scene import Ground, Piece, Point, Scene
from strategikon.terminal.board import INCH, MARKER, brackets, spelled, style_of
from strategikon.terminal.canvas import Canvas


def draw_table(scene: Scene, sides: Iterable[str], width: int) -> list[Text]:
    """Draw a free table, y growing downwards: a character is twice as high as wide, so lines are worth two columns."""
    known = list(sides)
    across, down = scene.board.size or (48 * INCH, 48 * INCH)
    columns = max(20, min(width - 2, across // INCH))
    scale = max(1, across // columns)
    canvas = Canvas(columns + 2, max(4, down // (2 * scale)) + 2)
    _frame(canvas)
    for shape in scene.board.shapes:
        _fill(canvas, shape, scale)
    for box in scene.board.boxes:
        _fill(canvas, Ground(box.id, box.shape), scale)
    for marker in scene.markers:
        if marker.place.spot is not None:
            canvas.put(*_where(marker.place.spot, scale), MARKER, "bold")
    for piece in scene.pieces:
        _put(canvas, piece, known, scale)
    return canvas.lines() + [Text(f"  {line}") for line in _listed(scene.pieces, known)]


def _frame(canvas: Canvas) -> None:
    edge = "+" + "-" * (canvas.width - 2) + "+"
    for line in range(canvas.height):
        canvas.put(line, 0, "|", "dim")
        canvas.put(line, canvas.width - 1, "|", "dim")
    canvas.put(0, 0, edge, "dim")
    canvas.put(canvas.height - 1, 0, edge, "dim")


def _where(point: Point, scale: int) -> tuple[int, int]:
    """The line and column of a point."""
    return 1 + point[1] // (2 * scale), 1 + point[0] // scale


def _fill(canvas: Canvas, shape: Ground, scale: int) -> None:
    """A terrain shape: its first letter wherever the middle of a character lies inside."""
    letter = shape.kind[:1] or "?"
    for point in shape.line:
        canvas.put(*_where(point, scale), letter, "dim")
    for line in range(1, canvas.height - 1):
        for column in range(1, canvas.width - 1):
            middle = ((2 * column - 1) * scale // 2, (2 * line - 1) * scale)
            if _inside(middle, shape.polygon):
                canvas.put(line, column, letter, "dim")


def _inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon: it crosses the outline an odd number of times on the way out."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], *polygon[:1]], strict=True):
        if (ay > y) != (by > y) and (x < ax + (bx - ax) * (y - ay) // (by - ay)):
            odd = not odd
    return odd


def _put(canvas: Canvas, piece: Piece, sides: list[str], scale: int) -> None:
    if piece.place.spot is None:
        return
    opening, closing = brackets(sides, piece.side)
    text = f"{opening}{piece.short}{closing}"
    line, column = _where(piece.place.spot, scale)
    left = max(1, min(column - len(text) // 2, canvas.width - 1 - len(text)))
    canvas.put(line, left, text, style_of(sides, piece.side))


def _listed(pieces: Iterable[Piece], sides: list[str]) -> list[str]:
    lines = []
    for piece in pieces:
        opening, closing = brackets(sides, piece.side)
        facing = "" if piece.place.facing is None else f"  @{piece.place.facing}"
        strength = f"  {piece.strength}/{piece.full}" if piece.full else ""
        lines.append(f"{opening}{piece.short}{closing} {piece.id}  {spelled(piece.place)}{facing}{strength}")
    return lines
