"""SHT.08-SHT.10, SPC.19: what stands between two units."""

from __future__ import annotations

from typing import Any

from inline import fight, unit

from strategikon.caesar.field import Fight
from strategikon.caesar.sight import can_see, faces, partially_hidden, points_seen

A, B = unit("A", 50_000, 20_000), unit("B", 50_000, 40_000, 36)


def sees(battle: Fight) -> bool:
    ids = battle.field.unit_index
    return can_see(battle, ids["A"], ids["B"])


def seen(battle: Fight) -> int:
    ids = battle.field.unit_index
    return points_seen(battle, ids["A"], ids["B"])


def piece(kind: str, x: int, y: int, width: int, depth: int, **keys: Any) -> dict[str, Any]:
    corners = [[x, y], [x + width, y], [x + width, y + depth], [x, y + depth]]
    return {"id": kind, "kind": kind, "polygon": corners, **keys}


def test_open_ground() -> None:
    battle = fight([A], [B])
    assert seen(battle) == 9
    assert not partially_hidden(battle, 0, 1)


def test_a_line_between_them() -> None:
    """A friend as wide as both hides everything; a small one leaves something."""
    assert not sees(fight([A, unit("F", 50_000, 30_000, size="large")], [B]))
    battle = fight([A, unit("F", 50_000, 30_000, size="small")], [B])
    assert sees(battle)
    assert seen(battle) < 9


def test_from_a_hill_one_sees_over_the_plain() -> None:
    wall = unit("F", 50_000, 30_000, size="large")
    hill = piece("hill", 40_000, 10_000, 20_000, 12_000)
    assert sees(fight([A, wall], [B], terrain=[hill]))
    under_all = piece("hill", 40_000, 10_000, 20_000, 25_000)  # the blocker stands on it too
    assert not sees(fight([A, wall], [B], terrain=[under_all]))


def test_a_hill_on_which_neither_stands_hides() -> None:
    assert not sees(fight([A], [B], terrain=[piece("hill", 0, 28_000, 100_000, 4000)]))


def test_two_inches_of_woods() -> None:
    """Eight marks at most: a belt of two inches is seen through, one of three is not."""
    assert sees(fight([A], [B], terrain=[piece("woods", 0, 29_000, 100_000, 2000)]))
    assert not sees(fight([A], [B], terrain=[piece("woods", 0, 29_000, 100_000, 3000)]))


def test_a_unit_that_touches_woods_is_partially_hidden() -> None:
    open_foot = unit("B", 50_000, 40_000, 36, **{"class": "light_infantry", "formation": "open"})
    battle = fight([A], [open_foot], terrain=[piece("woods", 40_000, 41_000, 20_000, 5000)])
    assert seen(battle) == 9
    assert partially_hidden(battle, 0, 1)


def test_smoke_hides_unless_one_stands_in_it() -> None:
    smoke = piece("rough", 0, 28_000, 100_000, 4000, blocks_sight=True)
    assert not sees(fight([A], [B], terrain=[smoke]))
    wide = piece("rough", 0, 15_000, 100_000, 17_000, blocks_sight=True)  # A stands in it
    assert sees(fight([A], [B], terrain=[wide]))


def test_a_work_hides_but_not_its_own_occupants() -> None:
    house = piece("building", 30_000, 28_000, 40_000, 4000)
    assert not sees(fight([A], [B], terrain=[house]))
    inside = {"id": "B", "inside": "building"}
    assert sees(fight([A], [inside], terrain=[house]))


def test_the_mist_of_a_scenario() -> None:
    rule = {"id": "mist", "effect": "sight_limit", "params": {"rounds": [1], "distance": 18_000}}
    assert sees(fight([A], [B], special_rule=[rule]))  # 18 inches from front to front
    far = unit("B", 50_000, 40_001, 36)
    assert not sees(fight([A], [far], special_rule=[rule]))
    assert sees(fight([A], [far], special_rule=[rule], round=2))


def test_artillery_shoots_overhead() -> None:
    engine = unit("A", 50_000, 10_000, **{"class": "medium_artillery"})
    wall = unit("F", 50_000, 25_000, size="large")
    assert sees(fight([engine, wall], [B]))  # more than 6 inches from both
    near = unit("F", 50_000, 17_000, size="large")
    assert not sees(fight([engine, near], [B]))


def test_mixed_arms_see_past_the_friend_before_them() -> None:
    bows = unit("A", 50_000, 20_000, special=["mixed_arms"])
    spears = unit("F", 50_000, 22_500, size="large")
    assert sees(fight([bows, spears], [B]))
    assert not sees(fight([A, spears], [B]))
    assert not sees(fight([bows, unit("F", 50_000, 23_001, size="large")], [B]))  # more than an inch before them


def test_who_is_before_whom() -> None:
    battle = fight([A, unit("S", 30_000, 20_000, **{"class": "skirmishers"})], [unit("B", 50_000, 5000)])
    ids = battle.field.unit_index
    assert not faces(battle, ids["A"], ids["B"])
    assert faces(battle, ids["S"], ids["B"])  # open order has no back
