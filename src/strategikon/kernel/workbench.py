"""Workbenches: what a ruleset lays out for those who make battles, as data in its folder `workbench/`.

    blank.toml   a scenario document in which everything stands but ground and pieces
    tools.toml   how ground, hexsides, shapes and pieces are written into a document, and with what each kind begins

The page paints and places by these two and by the form of `Ruleset.schema`, and knows no ruleset; docs/editor.md shows
every key. A document is *spread* while somebody works on it, its hexes named one by one, and *packed* into ranges when
it is checked, kept or played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from strategikon.kernel.document_paths import copied, found_at
from strategikon.kernel.hexgrid import DIRECTIONS, STEPS, Orientation
from strategikon.kernel.hexlists import CCRR, COMMA, BadRange, Shape, names_of, packed_names
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import read_document
from strategikon.kernel.scene import Board, Point
from strategikon.kernel.schema import (
    Report,
    anything,
    boolean,
    choice,
    entries,
    ident,
    integer,
    listing,
    table,
    text,
)

FOLDER: Final = "workbench"
APART: Final = 10_000  # thousandths of an inch between specimens on a free table
HEXES, PATCHES, SIDES, HEXED, COURSE, FLOW, SHAPE = FORMS = (
    "hexes", "patches", "sides", "hexed", "course", "flow", "shape",
)  # fmt: skip
PLACES: Final = ("hex", "pose", "point")
RANGES: Final[Mapping[str, Shape]] = {"ccrr": CCRR, "comma": COMMA}
_named = {"en": text(60), "fr": text(60)}
_brush = table(
    always={"id": ident(), "layer": ident(), "form": choice(*FORMS), "path": text(80), **_named},
    optional={
        "key": text(40), "fixed": anything(), "also": anything(), "art": listing(text(40), most=4),
        "rectangle": boolean(), "names": listing(text(40), least=2, most=2), "toward": text(40), "mark": text(40),
    },
)  # fmt: skip
_layer = table(always={"id": ident(), "base": text(80), "key": text(40)}, optional={"plain": anything()})
_sort = table(
    always={"id": ident(), "path": text(80), "place": choice(*PLACES), **_named},
    optional={
        "at": text(40), "names": listing(text(40), least=2, most=2), "names_at": listing(text(40), least=2, most=2),
        "facing": text(40), "facings": listing(anything(), most=72), "looks": listing(anything(), least=2, most=2),
        "second": entries(text(4)), "first": anything(), "chief": text(40), "refs": entries(text(40)),
        "degrees": integer(1, 180), "known_by": listing(text(40), most=4), "art": text(40), "upon": ident(),
        "switches": listing(ident(), most=4),
    },
)  # fmt: skip
_kind = table(always={"id": ident(), "sort": ident(), "entry": anything(), **_named}, optional={"wide": boolean()})
_tools = table(
    always={"schema": choice(1), "size": listing(text(40), most=2), "sort": listing(_sort), "kind": listing(_kind)},
    optional={
        "ranges": choice(*RANGES), "up": boolean(), "layer": listing(_layer), "brush": listing(_brush),
        "side": listing(text(40), most=20), "story": listing(text(40), most=20), "label": text(80),
    },
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Workbench:
    """What is laid out: the document to begin with, and the tools by their lists."""

    blank: Mapping[str, Any]
    tools: Mapping[str, Any]

    def spread(self, document: Mapping[str, Any]) -> dict[str, Any]:
        """A document with the hexes that brushes paint named one by one. What is no range stays as it is."""
        return self._rewritten(document, _spread_hexes, _spread_sides)

    def packed(self, document: Mapping[str, Any]) -> dict[str, Any]:
        """A document with the hexes that brushes paint gathered into ranges."""
        return self._rewritten(document, packed_names, _packed_sides)

    def _rewritten(
        self,
        document: Mapping[str, Any],
        hexes: Callable[[list[str], Shape], list[str]],
        sides: Callable[[list[str], Shape], list[str]],
    ) -> dict[str, Any]:
        whole: dict[str, Any] = copied(document)
        shape = RANGES.get(self.tools.get("ranges", ""))
        if shape is None:
            return whole
        along = _spread_hexes if hexes is _spread_hexes else _as_it_is
        ways = {PATCHES: hexes, FLOW: hexes, SIDES: sides, COURSE: along}
        listed = [(b["path"], b.get("mark", b["key"]), b["form"]) for b in self.brushes if b["form"] in ways]
        for path, key, form in sorted(set(listed)):
            for entry in _tables(found_at(whole, path)):
                names = entry.get(key)
                if isinstance(names, list) and all(isinstance(name, str) for name in names):
                    entry[key] = ways[form](names, shape)
        return whole

    @property
    def brushes(self) -> list[dict[str, Any]]:
        return list(self.tools.get("brush", ()))

    def sort(self, name: str) -> dict[str, Any]:
        """A sort of pieces by its id."""
        return next(sort for sort in self.tools["sort"] if sort["id"] == name)

    def put(self, document: dict[str, Any], kind: Mapping[str, Any], side: int, spot: Any) -> str:
        """Place a new piece of a kind for a side, as the page does; its id is returned. A spot is a hex, or x and y."""
        sort = self.sort(kind["sort"])
        pieces = _made(document, sort["path"], side)
        entry = copied(kind["entry"])
        number = _free(document, kind["id"])
        entry["id"] = f"{kind['id']}-{number}"
        _name(entry, sort.get("names"), kind, number)
        for key, value in (sort.get("first", {}) if not pieces else {}).items():
            _set(entry, key, value)
        for key, named in sort.get("refs", {}).items():
            others = _made(document, f"side.*.{named}", side)
            if others:
                entry.setdefault(key, others[-1]["id"])
        target = entry.setdefault(sort["at"], {}) if "at" in sort else entry
        if "at" in sort:
            target["id"] = f"{sort['at']}-{entry['id']}"
            _name(target, sort.get("names_at"), kind, number)
        if "facing" in sort:
            target.setdefault(sort["facing"], sort["looks"][side])
        self.stand(target, sort, spot, kind.get("wide", False))
        pieces.append(entry)
        for switch in sort.get("switches", ()):
            document.setdefault("options", {}).setdefault(switch, "on")
        chief = sort.get("chief")
        if chief and document["side"][side].get(chief) not in [each["id"] for each in pieces]:
            document["side"][side][chief] = entry["id"]
        return str(target["id"])

    def bear(self, document: dict[str, Any], kind: Mapping[str, Any], spot: Any) -> None:
        """Paint the ground without which a piece of this kind cannot stand there: a boat wants water."""
        upon = self.sort(kind["sort"]).get("upon")
        for brush in [brush for brush in self.brushes if brush["id"] == upon]:
            _made(document, brush["path"], 0).append({**brush.get("fixed", {}), brush["key"]: [spot]})

    def stand(self, target: dict[str, Any], sort: Mapping[str, Any], spot: Any, wide: bool) -> None:
        """Where a piece stands: `spot` is a hex (for one two hexes wide, the pair of them), or x and y."""
        if sort["place"] == "hex":
            target["hex"] = list(spot) if wide else spot
        else:
            target["x"], target["y"] = spot


def specimen(bench: Workbench, board: Board) -> tuple[dict[str, Any], dict[str, str]]:
    """The blank document with a piece of every kind on the first side and one of every sort on the second, and the
    piece that shows each kind. It is a whole battle: whoever looks at one sees how the kinds look."""
    document = copied(bench.blank)
    spots = _spots(board, len(bench.tools["kind"]) + len(bench.tools["sort"]))
    shown: dict[str, str] = {}
    in_order = [kind for sort in bench.tools["sort"] for kind in bench.tools["kind"] if kind["sort"] == sort["id"]]
    for kind in in_order:
        shown[kind["id"]] = _shown(bench, document, kind, 0, next(spots), board)
    for sort in bench.tools["sort"]:
        _shown(bench, document, next(kind for kind in in_order if kind["sort"] == sort["id"]), 1, next(spots), board)
    return document, shown


def _shown(
    bench: Workbench, document: dict[str, Any], kind: Mapping[str, Any], side: int, spot: Any, board: Board
) -> str:
    """A piece of a kind, upon the ground that its sort needs."""
    bench.bear(document, kind, spot)
    return bench.put(document, kind, side, _for(bench, kind, side, spot, board))


def _spots(board: Board, count: int) -> Iterator[Any]:
    """Places on an empty board far enough from each other for any piece."""
    if board.size is not None:
        wide, high = board.size
        across = max(1, wide // APART)
        return iter([((n % across) * APART + APART // 2, (n // across + 1) * high // (count // across + 3))
                     for n in range(count)])  # fmt: skip
    inner = [name for name, at in board.hexes.items() if all(_beside(board, at, step) for step in range(6))]
    free = inner if len(inner) >= 3 * count else list(board.hexes)
    return iter(free[:: max(1, len(free) // count)])


def _for(bench: Workbench, kind: Mapping[str, Any], side: int, spot: Any, board: Board) -> Any:
    """A spot for a piece of this kind: two hexes where it is two hexes wide."""
    if not kind.get("wide"):
        return spot
    sort = bench.sort(kind["sort"])
    way = DIRECTIONS[_orientation(board)].index(sort["second"][sort["looks"][side]])
    return [spot, _beside(board, board.hexes[spot], way)]


def _orientation(board: Board) -> Orientation:
    return "flat" if board.orientation == "flat" else "pointy"


def _beside(board: Board, at: Point, way: int) -> str | None:
    """The hex next to a place of the lattice, if the board has one there."""
    dx, dy = STEPS[_orientation(board)][way]
    return next((name for name, there in board.hexes.items() if there == (at[0] + dx, at[1] + dy)), None)


def _made(document: dict[str, Any], path: str, side: int) -> list[Any]:
    """The list at a path, `*` being the side; it is made where there is none."""
    holder: Any = document
    parts = path.replace("*", str(side)).split(".")
    for part in parts[:-1]:
        holder = holder[int(part)] if isinstance(holder, list) else holder[part]
    found: list[Any] = holder.setdefault(parts[-1], [])
    return found


def _free(document: Any, kind: str) -> int:
    """The first number with which a piece of a kind is the only one of its id."""
    taken = _ids(document)
    return next(number for number in range(1, 10_000) if f"{kind}-{number}" not in taken)


def _ids(value: Any) -> set[str]:
    """Every id of a document, wherever it stands."""
    if isinstance(value, list):
        return set().union(*map(_ids, value))
    if not isinstance(value, Mapping):
        return set()
    own = {value["id"]} if isinstance(value.get("id"), str) else set()
    return own.union(*map(_ids, value.values()))


def _name(entry: dict[str, Any], keys: list[str] | None, kind: Mapping[str, Any], number: int) -> None:
    for key, language in zip(keys or (), ("en", "fr"), strict=False):
        entry.setdefault(key, f"{kind[language]} {number}")


def _set(entry: dict[str, Any], path: str, value: Any) -> None:
    head, _, rest = path.partition(".")
    if rest:
        _set(entry.setdefault(head, {}), rest, value)
    else:
        entry[head] = value


# -- ranges ------------------------------------------------------------------------------------------------------------


def _tables(value: Any) -> list[dict[str, Any]]:
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def _spread_hexes(texts: list[str], shape: Shape) -> list[str]:
    found: list[str] = []
    for one in texts:
        try:
            found += names_of(one, shape)
        except BadRange:
            found.append(one)
    return list(dict.fromkeys(found))


def _spread_sides(texts: list[str], shape: Shape) -> list[str]:
    found: list[str] = []
    for one in texts:
        places, colon, sides = one.partition(":")
        hexes = _spread_hexes([places], shape)
        found += [f"{here}:{side}" for here in hexes for side in sides.split(",")] if colon else [one]
    return list(dict.fromkeys(found))


def _packed_sides(texts: list[str], shape: Shape) -> list[str]:
    """Hexes with the same sides in one range."""
    sides: dict[str, list[str]] = {}
    for one in texts:
        here, _, side = one.partition(":")
        sides.setdefault(here, []).append(side)
    alike: dict[str, list[str]] = {}
    for here, some in sides.items():
        alike.setdefault(",".join(some), []).append(here)
    return [f"{span}:{some}" if some else span for some, hexes in alike.items() for span in packed_names(hexes, shape)]


def _as_it_is(texts: list[str], shape: Shape) -> list[str]:
    return texts


# -- reading -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def load_workbench(ruleset: Ruleset[Any, Any]) -> Workbench | None:
    """The workbench of a ruleset; None if it has none, a `Problem` if something is wrong with it."""
    folder = ruleset.folder / FOLDER
    if ruleset.schema is None or not (folder / "tools.toml").exists():
        return None
    tools = read_document(folder / "tools.toml")
    report = Report(f"{ruleset.id}/{FOLDER}/tools.toml")
    _tools(tools, "", report)
    report.settle()
    _check_tools(tools, report)
    report.settle()
    return Workbench(read_document(folder / "blank.toml"), tools)


def _check_tools(tools: Mapping[str, Any], report: Report) -> None:
    """Ids are there once, kinds have a sort, and brushes that need a key have one."""
    for name in ("brush", "sort", "kind"):
        _check_ids(tools.get(name, ()), name, report)
    sorts = [sort["id"] for sort in tools["sort"]]
    for number, kind in enumerate(tools["kind"]):
        choice(*sorts)(kind["sort"], f"kind[{number}].sort", report)
    brushes = [brush["id"] for brush in tools.get("brush", ()) if brush["form"] == PATCHES]
    for number, sort in enumerate(tools["sort"]):
        if "upon" in sort:
            choice(*brushes)(sort["upon"], f"sort[{number}].upon", report)
    for number, brush in enumerate(tools.get("brush", ())):
        if brush["form"] not in (HEXES, HEXED) and "key" not in brush:
            report.add(f"brush[{number}].key", "complaint-missing")
        if brush["form"] == FLOW and "toward" not in brush:
            report.add(f"brush[{number}].toward", "complaint-missing")
    for number, sort in enumerate(tools["sort"]):
        if "facing" in sort and not ("looks" in sort and ("facings" in sort or "degrees" in sort)):
            report.add(f"sort[{number}].looks", "complaint-missing")


def _check_ids(things: Iterable[Mapping[str, Any]], name: str, report: Report) -> None:
    seen: set[str] = set()
    for number, thing in enumerate(things):
        if thing["id"] in seen:
            report.add(f"{name}[{number}].id", "complaint-twice", value=thing["id"])
        seen.add(thing["id"])
