"""Scenario files of `bayard` that are wrong: one clear complaint for each mistake."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from strategikon.bayard import RULESET
from strategikon.kernel.scenario import read_document, scenario_files
from strategikon.kernel.schema import Report

ZAMA = read_document(scenario_files(RULESET)["zama_202bc"])
Change = Callable[[dict[str, Any]], None]


def complaints(document: dict[str, Any]) -> set[tuple[str, str]]:
    """Path and message of all that is wrong with a scenario."""
    report = Report("zama")
    plain = {key: value for key, value in document.items() if key not in ("balance", "evened")}  # the kernel's
    whole = RULESET.complete(plain, report)
    if report.clean:
        RULESET.check(whole, report)
    return {(str(one.args["path"]), one.id) for one in report.complaints}


def unit(**line: Any) -> Change:
    """The first unit of the first side with other keys."""
    return lambda document: document["side"][0]["unit"][0].update(line)


MISTAKES: dict[str, tuple[Change, tuple[str, str]]] = {
    "a small board": (lambda d: d["board"].update(columns=11, rows=9), ("board", "bayard-complaint-board")),
    "very light chariots": (
        unit(type="chariot", weight="very_light"), ("side[0].unit[0].weight", "bayard-complaint-weight")
    ),
    "heavy reindeer": (
        unit(type="cavalry", weight="heavy", mount="reindeer"), ("side[0].unit[0].mount", "bayard-complaint-reindeer")
    ),
    "too many in one unit": (
        unit(type="cavalry", weight="light", melee="cavalry_weapon", escort=4, morale="solid"),
        ("side[0].unit[0].escort", "bayard-complaint-mixed"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_named(name: str) -> None:
    change, complaint = MISTAKES[name]
    document = deepcopy(ZAMA)
    change(document)
    assert complaint in complaints(document)


def test_the_file_itself_is_right() -> None:
    assert complaints(deepcopy(ZAMA)) == set()
