"""Documents made from others: a battle with some of its pieces changed, or with the parts it refers to written out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

from strategikon.kernel.scenario import read_document
from strategikon.kernel.schema import Report, shown

GivingWay = Callable[[Mapping[str, Any], Mapping[str, Any]], Collection[str]]


def merged(document: Any, changes: Any, giving_way: GivingWay = lambda thing, change: ()) -> Any:
    """A document with changes laid over it: tables key by key, lists of things that have an `id` thing by thing (a new
    id is added at the end), everything else replaced. `giving_way` tells which keys of a table a change of it takes
    away: see `Ruleset.giving_way`."""
    if isinstance(document, Mapping) and isinstance(changes, Mapping):
        gone = giving_way(document, changes)
        kept = {key: value for key, value in document.items() if key not in gone}
        return {**kept, **{key: merged(kept.get(key), value, giving_way) for key, value in changes.items()}}
    if not (_have_ids(document) and _have_ids(changes)):
        return changes
    things = list(document)
    place_of = {entry["id"]: place for place, entry in enumerate(things)}
    for entry in changes:
        place = place_of.get(entry["id"])
        if place is None:
            things.append(entry)
        else:
            things[place] = merged(things[place], entry, giving_way)
    return things


def without(document: Any, ids: Collection[str]) -> Any:
    """A document without the things of these ids, wherever they stand in a list."""
    if isinstance(document, Mapping):
        return {key: without(value, ids) for key, value in document.items()}
    if isinstance(document, list):
        return [without(entry, ids) for entry in document if _id_of(entry) not in ids]
    return document


def ids_in(document: Any) -> set[str]:
    """The ids of all things that stand in lists of a document."""
    if isinstance(document, Mapping):
        return set().union(*map(ids_in, document.values()))
    if isinstance(document, list):
        own = {name for entry in document if (name := _id_of(entry)) is not None}
        return own.union(*map(ids_in, document))
    return set()


def part(named: Any, folder: Path, path: str, report: Report) -> Any:
    """What stands in a document for a part of it: a name is that of a file in the folder (`army = "macedon"` is
    `macedon.toml`), which is read; anything else is the part itself. Complains in `report` about a name without a
    file."""
    if not isinstance(named, str):
        return named
    files = {file.stem: file for file in sorted(folder.glob("*.toml"))}
    if named not in files:
        report.add(path, "complaint-choice", value=shown(named), words=", ".join(files))
        return named
    return read_document(files[named])


def _have_ids(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(_id_of(entry) is not None for entry in value)


def _id_of(entry: Any) -> str | None:
    name = entry.get("id") if isinstance(entry, Mapping) else None
    return name if isinstance(name, str) else None
