"""CHG.02-CHG.04, CHG.22-CHG.29, CHG.36: who may charge whom, where a charge ends, and how far its moves carry it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from inline import fight, unit

from strategikon.caesar.charges import Contact, contact, face_point, front_centre, reach, track_of
from strategikon.caesar.declaring import cannot_declare
from strategikon.caesar.field import Fight
from strategikon.caesar.measure import touching
from strategikon.caesar.shapes import FRONT, LEFT, REAR, RIGHT
from strategikon.caesar.units import figure
from strategikon.kernel.decision import Refusal


def charge(battle: Fight, who: str = "A", whom: str = "B") -> Contact | Refusal:
    ids = battle.field.unit_index
    return contact(battle, ids[who], ids[whom], face_point(battle, ids[who]))


def made(battle: Fight, who: str = "A", whom: str = "B") -> Contact:
    found = charge(battle, who, whom)
    assert isinstance(found, Contact), found
    return found


def rule_against(battle: Fight, who: str = "A", whom: str = "B") -> str:
    found = charge(battle, who, whom)
    assert isinstance(found, Refusal)
    return found.rule


def declared(battle: Fight, moves: int = 3, who: str = "A", whom: str = "B") -> str:
    """The rule that forbids a declaration; nothing, if it is allowed."""
    ids = battle.field.unit_index
    reason = cannot_declare(battle, ids[who], ids[whom], moves)
    return reason.rule if reason else ""


def test_a_frontal_charge() -> None:
    """EX-18"""
    battle = fight([unit("A", 48_000, 30_000)], [unit("B", 50_000, 40_000, 36)])
    found = made(battle)
    assert (found.x, found.y, found.heading, found.face, found.distance) == (48_000, 38_000, 0, FRONT, 8000)
    assert reach(battle, 0, found, 1) == 6000
    assert reach(battle, 0, found, 2) == 8000


def test_a_flank_charge() -> None:
    """EX-19"""
    battle = fight([unit("A", 61_250, 40_200, 54, **{"class": "medium_cavalry"})], [unit("B", 50_000, 40_000)])
    found = made(battle)
    assert (found.face, found.distance, found.heading) == (RIGHT, 6500, 54)
    assert front_centre(battle, 0, (found.x, found.y, found.heading)) == (53_500, 40_200)
    assert reach(battle, 0, found, 1) == 6500


def test_the_face_is_that_of_the_start_of_the_order() -> None:
    """CHG.03 A unit that has marched round since then strikes the front all the same, if it can turn to it."""
    battle = fight([unit("A", 60_000, 40_000, 54)], [unit("B", 50_000, 40_000)])
    assert made(battle).face == RIGHT
    found = contact(battle, 0, 1, (50_000, 59_000))
    assert isinstance(found, Contact)
    assert found.face == FRONT


def test_it_turns_by_90_degrees_at_most() -> None:
    away = fight([unit("A", 50_000, 50_000, 10)], [unit("B", 50_000, 40_000)])
    assert rule_against(away) == "CHG.04"


def test_open_order_turns_as_it_likes_but_charges_loose_prey_only() -> None:
    """CHG.24"""
    loose = {"class": "skirmishers"}
    assert rule_against(fight([unit("A", 50_000, 30_000, **loose)], [unit("B", 50_000, 40_000, 36)])) == "CHG.24"
    battle = fight([unit("A", 50_000, 30_000, 40, **loose)], [unit("B", 50_000, 40_000, 36, **loose)])
    found = made(battle)
    assert (found.x, found.y, found.heading, found.start) == (50_000, 38_000, 0, (50_000, 30_000, 0))
    wagon = {"class": "wagon"}
    assert made(fight([unit("A", 50_000, 30_000, **loose)], [unit("B", 50_000, 40_000, 36, **wagon)])).face == FRONT


@pytest.mark.parametrize("formation", ["column", "square"])
def test_columns_and_squares_do_not_charge(formation: str) -> None:
    """CHG.23"""
    battle = fight([unit("A", 50_000, 30_000, formation=formation)], [unit("B", 50_000, 40_000, 36)])
    assert rule_against(battle) == "CHG.23"


def test_a_second_charger_stands_flush_beside_the_first() -> None:
    """CHG.28 Half of the shorter edge is left for each of two lines."""
    first = unit("F", 46_500, 38_000)
    battle = fight([unit("A", 48_000, 30_000), first], [unit("B", 50_000, 40_000, 36)])
    found = made(battle)
    assert (found.x, found.y) == (53_500, 38_000)
    full = fight([unit("A", 48_000, 30_000), unit("F", 50_000, 38_000)], [unit("B", 50_000, 40_000, 36)])
    assert rule_against(full) in ("CHG.28", "CHG.04")


def test_another_enemy_in_the_corridor_bars_it() -> None:
    """CHG.04"""
    battle = fight([unit("A", 50_000, 20_000)], [unit("B", 50_000, 40_000, 36), unit("C", 50_000, 30_000, 36)])
    assert rule_against(battle) == "CHG.04"
    assert made(battle, "A", "C").distance == 8000


def test_friends_in_the_corridor_are_tested() -> None:
    """CHG.29, PAS.07"""
    battle = fight([unit("A", 50_000, 20_000), unit("F", 52_000, 30_000)], [unit("B", 50_000, 40_000, 36)])
    assert made(battle).crossed == (battle.field.unit_index["F"],)
    loose = fight(
        [unit("A", 50_000, 20_000), unit("F", 52_000, 30_000, **{"class": "skirmishers"})],
        [unit("B", 50_000, 40_000, 36)],
    )
    assert made(loose).crossed == ()


def ground(kind: str, low: int, high: int) -> list[dict[str, Any]]:
    corners = [[0, low], [100_000, low], [100_000, high], [0, high]]
    if kind == "obstacle":
        return [{"id": "it", "kind": kind, "line": corners[:2]}]
    return [{"id": "it", "kind": kind, "polygon": corners}]


def test_closed_ground_bars_a_charge() -> None:
    """CHG.25"""
    wood = ground("woods", 28_000, 30_000)
    battle = fight([unit("A", 50_000, 20_000)], [unit("B", 50_000, 40_000, 36)], terrain=wood)
    assert rule_against(battle) == "CHG.25"


def test_rough_ground_and_walls_on_the_way() -> None:
    """TER.09, TER.10 as the walk of a charge: rough ends it, a wall takes a move"""
    ours, theirs = [unit("A", 50_000, 20_000)], [unit("B", 50_000, 40_000, 36)]
    rough = fight(ours, theirs, terrain=ground("rough", 24_000, 25_000))
    assert reach(rough, 0, made(rough), 3) == 6000
    wall = fight(ours, theirs, terrain=ground("obstacle", 24_000, 0))
    assert reach(wall, 0, made(wall), 3) == 12_000  # two moves of three
    last = fight(ours, theirs, terrain=ground("obstacle", 34_000, 0))
    assert reach(last, 0, made(last), 3) == 14_000 - 50  # no move is left for the wall: it stops before it
    plain = fight(ours, theirs)
    assert reach(plain, 0, made(plain), 3) == made(plain).distance == 18_000


def test_horse_in_woods_goes_half_as_far() -> None:
    loose = {"class": "light_cavalry", "formation": "open"}
    battle = fight(
        [unit("A", 50_000, 10_000, **loose)], [unit("B", 50_000, 40_000, 36, **loose)],
        terrain=ground("woods", 26_000, 27_000),
    )  # fmt: skip
    found = made(battle)
    assert reach(battle, 0, found, 1) == 12_000
    assert reach(battle, 0, found, 2) == 18_000


def test_how_far_off_a_charge_is_declared() -> None:
    """EX-60"""
    heavy = {"class": "heavy_infantry"}
    assert declared(fight([unit("A", 50_000, 10_000, **heavy)], [unit("B", 50_000, 30_000, 36)])) == ""
    assert declared(fight([unit("A", 50_000, 10_000, **heavy)], [unit("B", 50_000, 30_001, 36)])) == "CHG.36"
    horse, prey = {"class": "light_cavalry"}, {"class": "skirmishers"}
    battle = fight([unit("A", 50_000, 10_000, **horse)], [unit("B", 50_000, 48_250, 36, **prey)])
    assert declared(battle) == ""
    assert declared(battle, moves=1) == "CHG.36"


def test_who_may_not_declare() -> None:
    """CHG.02, CHG.22, CHG.23"""
    foe = [unit("B", 50_000, 20_000, 36)]
    more = [unit("X", 20_000, 10_000), unit("Y", 10_000, 10_000)]  # so that the division keeps heart
    assert declared(fight([unit("A", 50_000, 10_000, casualties=6), *more], foe)) == "STA.03"
    assert declared(fight([unit("A", 50_000, 10_000, disordered=True), *more], foe)) == "STA.14"
    assert declared(fight([unit("A", 50_000, 10_000, **{"class": "light_artillery"}), *more], foe)) == "CHG.23"
    assert declared(fight([unit("A", 50_000, 10_000, 36), *more], foe)) == "CHG.02"
    hidden = unit("F", 50_000, 15_000, size="large")
    assert declared(fight([unit("A", 50_000, 10_000), hidden, *more], foe)) == "CHG.02"


def test_a_charge_ends_in_contact_and_half_of_an_edge() -> None:
    """CHG.28 From anywhere, on any face, and the same on a table that is turned by a quarter or seen in a mirror."""
    chance, seen = Random(11), set()
    for _ in range(300):
        x, y, heading = chance.randint(30_000, 70_000), chance.randint(20_000, 60_000), chance.randrange(72)
        facing = chance.randrange(72)
        if abs(x - 50_000) < 9000 and abs(y - 40_000) < 9000:
            continue  # they would stand on each other
        battle = fight([unit("A", x, y, facing)], [unit("B", 50_000, 40_000, heading)])
        turned = fight(
            [unit("A", y, 100_000 - x, (facing + 18) % 72)], [unit("B", 40_000, 50_000, (heading + 18) % 72)],
            table={"width": 80_000, "height": 100_000},
        )  # fmt: skip
        mirrored = fight([unit("A", 100_000 - x, y, -facing % 72)], [unit("B", 50_000, 40_000, -heading % 72)])
        found, other, mirror = charge(battle), charge(turned), charge(mirrored)
        if isinstance(found, Refusal):
            assert isinstance(other, Refusal)
            assert isinstance(mirror, Refusal)
            assert other.rule == mirror.rule == found.rule
            continue
        assert isinstance(other, Contact)
        assert (other.x, other.y) == (found.y, 100_000 - found.x)
        assert (other.face, other.distance) == (found.face, found.distance)
        assert isinstance(mirror, Contact)
        assert (mirror.x, mirror.y, mirror.heading) == (100_000 - found.x, found.y, -found.heading % 72)
        assert mirror.face == {LEFT: RIGHT, RIGHT: LEFT}.get(found.face, found.face)
        assert mirror.distance == found.distance
        seen.add(found.face)
        there = (found.x, found.y, _frame(battle, found))
        assert touching(there, figure(battle, 1))
        assert track_of(battle, 0, found).pose(found.distance) == (found.x, found.y, found.heading)
    assert len(seen) == 4
    assert REAR in seen


def _frame(battle: Fight, found: Contact) -> Any:
    shape = battle.field.troops[0].shapes[battle.state.formation[0]]
    assert shape is not None
    return shape.at(found.heading)
