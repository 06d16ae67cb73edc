"""Small plots as SVG, drawn by hand: no library, no script, readable on a phone and in print.

All are 380 units wide, so that their text is as large as the page's in a column of that width. Colours are classes of
the report's style; side A is solid and stands above or left, side B is hatched and stands below or right.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

WIDTH, HEIGHT = 380, 240
LEFT, RIGHT, TOP, BOTTOM = 34, 8, 14, 34  # around the plot, for the axes


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers between two bounds, at most so many."""
    span = max(high - low, 1e-9)
    rough = span / most
    magnitude = 10 ** floor(log10(rough))
    step = next(unit * magnitude for unit in (1, 2, 5, 10) if unit * magnitude >= rough)
    first = ceil(low / step - 1e-9)
    return [number * step for number in range(first, floor(high / step + 1e-9) + 1)]


class Plot:
    """A frame with two axes; marks are added in the units of the axes."""

    def __init__(self, title: str, across: tuple[float, float], up: tuple[float, float], point: str = ".") -> None:
        self.title, self.height, self.point = title, HEIGHT, point
        self.low_x, self.high_x = across
        self.low_y, self.high_y = up
        self._marks: list[str] = []

    def x(self, value: float) -> float:
        share = (value - self.low_x) / ((self.high_x - self.low_x) or 1)
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        share = (value - self.low_y) / ((self.high_y - self.low_y) or 1)
        return round(self.height - BOTTOM - share * (self.height - TOP - BOTTOM), 1)

    def bar(self, left: float, right: float, low: float, high: float, kind: str, hint: str) -> None:
        """A bar between two values of x, from one value of y to another."""
        x, y = self.x(left), self.y(max(low, high))
        width, height = max(0.8, self.x(right) - x - 1), abs(self.y(low) - self.y(high))
        if height:
            mark = f'<rect x="{x}" y="{y}" width="{width:.1f}" height="{height:.1f}" class="{kind}">'
            self._marks.append(f"{mark}<title>{escape(hint)}</title></rect>")

    def hint(self, name: str, turn: int, value: float) -> str:
        """What a bar says of a series, when one points at it."""
        figure = f"{value:.2f}".replace(".", self.point)
        return f"{name}, {turn}: {figure}"

    def line(self, points: Sequence[tuple[float, float]], kind: str) -> None:
        path = "L".join(f"{self.x(x)} {self.y(y)}" for x, y in points)
        if points:
            self._marks.append(f'<path d="M{path}" class="{kind}"/>')

    def band(self, lows: Sequence[tuple[float, float]], highs: Sequence[tuple[float, float]], kind: str) -> None:
        around = [*lows, *reversed(highs)]
        path = "L".join(f"{self.x(x)} {self.y(y)}" for x, y in around)
        if around:
            self._marks.append(f'<path d="M{path}Z" class="{kind}"/>')

    def upright(self, x: float, kind: str, label: str) -> None:
        """A vertical line with its name at the top, on the side that has room."""
        at = self.x(x)
        anchor, shift = ("start", 4) if at < WIDTH * 0.6 else ("end", -4)
        self._marks.append(f'<path d="M{at} {TOP - 4}V{self.height - BOTTOM}" class="{kind}"/>')
        self._marks.append(f'<text x="{at + shift}" y="{TOP + 4}" text-anchor="{anchor}">{escape(label)}</text>')

    def note(self, x: float, y: float, anchor: str, text: str, kind: str = "") -> None:
        """Words at a place, in units of the drawing."""
        self._marks.append(f'<text x="{x}" y="{y}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>')

    def across(self, label: str, values: Sequence[float], texts: Sequence[str] | None = None) -> None:
        """The axis below."""
        base = self.height - BOTTOM
        for value, text in zip(values, texts or [f"{value:g}" for value in values], strict=True):
            self._marks.append(f'<text x="{self.x(value)}" y="{base + 15}" text-anchor="middle">{escape(text)}</text>')
        self.note(WIDTH - RIGHT, self.height - 4, "end", label, "axis")

    def up(self, values: Sequence[float]) -> None:
        """The axis at the left, with a hairline for each value; below zero it counts upwards again."""
        for value in values:
            text = f"{abs(value):g}".replace(".", self.point)
            at = self.y(value)
            self._marks.insert(0, f'<path d="M{LEFT} {at}H{WIDTH - RIGHT}" class="{"zero" if not value else "hair"}"/>')
            self._marks.append(f'<text x="{LEFT - 5}" y="{at + 4}" text-anchor="end">{text}</text>')

    def svg(self) -> str:
        """The drawing."""
        head = f'<svg viewBox="0 0 {WIDTH} {self.height}" role="img" aria-label="{escape(self.title, quote=True)}">'
        return f"{head}{''.join(self._marks)}</svg>"


def histogram(title: str, label: str, values: Sequence[int], median: tuple[float, str]) -> str:
    """How often each length came; neighbours share a bar where there are many."""
    low, high = min(values), max(values)
    step = max(1, ceil((high - low + 1) / 24))
    counts: dict[int, int] = {}
    for value in values:
        place = low + (value - low) // step * step
        counts[place] = counts.get(place, 0) + 1
    most = max(counts.values())
    plot = Plot(title, (low, high + step), (0, most * 1.15))
    plot.up([tick for tick in ticks(0, most) if tick == int(tick)])
    for place, count in sorted(counts.items()):
        span = f"{place}" if step == 1 else f"{place}–{place + step - 1}"
        plot.bar(place, place + step, 0, count, "count", f"{span}: {count}")
    middles = [tick for tick in ticks(low, high, 6) if tick == int(tick)]
    shown = [tick for tick in middles if low <= tick <= high] or [low]
    plot.across(label, [tick + step / 2 for tick in shown], [f"{tick:g}" for tick in shown])
    plot.upright(median[0] + step / 2, "goal", median[1])
    return plot.svg()


def mirrored(
    title: str, label: str, above: Sequence[float], below: Sequence[float], names: tuple[str, str], point: str = "."
) -> str:
    """Two series turn by turn: side A upwards, side B downwards."""
    count = max(len(above), len(below), 1)
    most = max([*above, *below, 1e-9])
    plot = Plot(title, (0.5, count + 0.5), (-most * 1.12, most * 1.12), point)
    marks = ticks(-most, most, 6)
    plot.up(marks)
    for turn, value in enumerate(above, 1):
        plot.bar(turn - 0.5, turn + 0.5, 0, value, "a", plot.hint(names[0], turn, value))
    for turn, value in enumerate(below, 1):
        plot.bar(turn - 0.5, turn + 0.5, -value, 0, "b", plot.hint(names[1], turn, value))
    turns = [tick for tick in ticks(1, count, 7) if tick == int(tick) and tick >= 1]
    plot.across(label, turns or [1])
    plot.note(WIDTH - RIGHT, TOP, "end", names[0], "name")
    plot.note(WIDTH - RIGHT, plot.height - BOTTOM - 4, "end", names[1], "name")
    return plot.svg()


Quartiles = tuple[float, float, float, float, float]  # 10, 25, 50, 75 and 90 %


def fan(
    title: str, label: str, spread: Sequence[tuple[int, Quartiles]], names: tuple[str, str], point: str = "."
) -> str:
    """How a number is spread, turn by turn: the median as a line in two bands (half, and four fifths)."""
    most = max([1.0, *(max(abs(values[0]), abs(values[4])) for _, values in spread)])
    plot = Plot(title, (spread[0][0], spread[-1][0]), (-most * 1.08, most * 1.08), point)
    marks = ticks(-most, most, 6)
    plot.up(marks)

    def series(place: int) -> list[tuple[float, float]]:
        return [(turn, values[place]) for turn, values in spread]

    plot.band(series(0), series(4), "band outer")
    plot.band(series(1), series(3), "band")
    plot.line(series(2), "line")
    plot.across(label, [tick for tick in ticks(spread[0][0], spread[-1][0], 7) if tick == int(tick)])
    plot.note(LEFT + 6, TOP + 2, "start", names[0], "name")
    plot.note(LEFT + 6, plot.height - BOTTOM - 6, "start", names[1], "name")
    return plot.svg()
