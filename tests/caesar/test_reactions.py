"""SHT.32: where a charger is shot at. The nearest pose of its path is found by halving; here by looking at all."""

from __future__ import annotations

from random import Random

from inline import fight, unit

from strategikon.caesar.charges import Contact, contact, face_point
from strategikon.caesar.charging import looks_along
from strategikon.caesar.opportunity import nearest_chance, nearest_on_path

BOW = {"weapon": "bow", "short_shoot": 3, "long": 3}


def test_the_nearest_pose_of_a_path() -> None:
    """SHT.32 Both ways find the same pose, wherever the shooter stands and looks."""
    will = Random("paths")
    found = 0
    for _ in range(60):
        x, y, heading = will.randrange(20_000, 80_000), will.randrange(45_000, 78_000), will.randrange(72)
        theirs = [unit("B", 50_000, 50_000, 36), unit("C", x, y, heading, **BOW)]
        start = will.randrange(46_000, 54_000), will.randrange(30_000, 40_000)
        if abs(x - 50_000) < 9000 and abs(y - 50_000) < 9000:
            continue  # they would stand over each other
        battle = fight([unit("A", *start, **{"class": "medium_cavalry"})], theirs)
        path = contact(battle, 0, 1, face_point(battle, 0))
        if not isinstance(path, Contact):
            continue
        looks = looks_along(battle, 0, path)
        near = nearest_on_path(battle, 2, 0, looks)
        assert near == nearest_chance(battle, 2, 0, looks)
        found += near is not None
    assert found > 5
