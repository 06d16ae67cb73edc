"""What a scenario file says of the night and of hidden units is checked, with one clear complaint for each mistake."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from strategikon.bayard import RULESET, scenario
from strategikon.bayard.decoys import due
from strategikon.kernel.scenario import load_scenario
from strategikon.kernel.schema import Report


def complaints(change: dict[str, Any], place: tuple[Any, ...] = ()) -> list[tuple[str, str]]:
    """What is said of the raid on Telham hill with some keys changed."""
    document = deepcopy(dict(load_scenario(RULESET, "telham_1066").document))
    part: Any = document
    for key in place:
        part = part[key]
    part.update(change)
    report = Report("telham")
    scenario.check(scenario.complete(document, report), report)
    return [(complaint.args["path"], complaint.id) for complaint in report.complaints]


ENGLISH, SLEEPER = ("side", 1), ("side", 0, "unit", 2)
BAD = [
    ({"camp_fires": ["6,9", "99,1"]}, (), ("camp_fires[1]", "bayard-complaint-hexes")),
    ({"decoys": ["6,2"]}, ENGLISH, ("side[1].decoys[0]", "bayard-complaint-two")),
    ({"decoys": ["2,1", "2,1"]}, ENGLISH, ("side[1].decoys[1]", "bayard-complaint-two")),
    ({"decoys": ["x"]}, ENGLISH, ("side[1].decoys[0]", "bayard-complaint-hexes")),
    ({"decoy_count": 13}, ENGLISH, ("side[1].decoy_count", "bayard-complaint-decoys")),
    ({"sentinels": ["9,9"]}, SLEEPER, ("side[0].unit[2].sentinels[0]", "bayard-complaint-sentinel")),
    ({"sentinels": ["4,5", "5,5", "6,6"]}, SLEEPER, ("side[0].unit[2].sentinels", "complaint-list-length")),
    ({"asleep": "deeply"}, SLEEPER, ("side[0].unit[2].asleep", "complaint-boolean")),
]


@pytest.mark.parametrize(("change", "place", "expected"), BAD, ids=[f"{n} {[*one[0]]}" for n, one in enumerate(BAD)])
def test_a_mistake_is_named(change: dict[str, Any], place: tuple[Any, ...], expected: tuple[str, str]) -> None:
    assert complaints(change, place) == [expected]


def test_the_file_as_it_stands_is_right() -> None:
    assert complaints({}) == []


def test_decoys_are_counted_by_class() -> None:
    horse, foot, heavy = ({"type": kind, "weight": weight} for kind, weight in
                          (("cavalry", "light"), ("infantry", "heavy"), ("cavalry", "heavy")))  # fmt: skip
    assert len(due([horse] * 4)) == 2
    assert len(due([foot] * 5)) == 1
    assert len(due([heavy] * 9)) == 1
    assert len(due([horse, foot, foot, heavy])) == 0
    assert len(due([horse] * 3 + [foot] * 3 + [heavy] * 5)) == 3
