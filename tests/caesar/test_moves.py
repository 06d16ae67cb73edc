"""MOV.11, MOV.21: short lists and families on tables that are turned and mirrored, and texts that mean harm."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from inline import fight, unit

from strategikon.caesar import RULESET, marching, placing
from strategikon.caesar.field import Fight
from strategikon.caesar.marching import March
from strategikon.caesar.move_family import made
from strategikon.caesar.short_list import short_list
from strategikon.kernel.battle import Battle
from strategikon.kernel.decision import Illegal, Wish
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import load_scenario
from strategikon.text import LANGUAGES, Teller

TELLERS = [Teller(language, RULESET) for language in LANGUAGES]
WIDE = 80_000  # a square table, so that it can be turned
CLASSES = ("heavy_infantry", "light_cavalry", "skirmishers", "elephants", "light_chariots")


def blind_units(chance: Random) -> list[dict[str, Any]]:
    """A unit in the middle, friends and enemies about it, on a lattice where nobody overlaps."""
    lattice = range(16_000, 70_000, 12_000)
    spots = [(x, y) for x in lattice for y in lattice if (x, y) != (40_000, 40_000)]
    found = [unit("A", 40_000, 40_000, chance.randrange(72), **{"class": chance.choice(CLASSES), "size": "standard"})]
    for number, (x, y) in enumerate(chance.sample(spots, 6)):
        dx, dy = chance.randint(-900, 900), chance.randint(-900, 900)
        found.append(unit(f"U{number}", x + dx, y + dy, chance.randrange(72)))
    return found


def table(units: list[dict[str, Any]], terrain: list[dict[str, Any]]) -> Fight:
    return fight(units[:4], units[4:], terrain=terrain, acting="A", moves=2, table={"width": WIDE, "height": WIDE})


def wall(points: list[list[int]]) -> list[dict[str, Any]]:
    return [{"id": "wall", "kind": "obstacle", "line": points}]


def turned(entry: dict[str, Any]) -> dict[str, Any]:
    return {**entry, "x": entry["y"], "y": WIDE - entry["x"], "heading": (entry["heading"] + 18) % 72}


def mirrored(entry: dict[str, Any]) -> dict[str, Any]:
    return {**entry, "x": WIDE - entry["x"], "heading": -entry["heading"] % 72}


def ends(battle: Fight) -> list[tuple[int, ...]]:
    """Where each listed move ends, and what it costs."""
    assert battle.ask is not None
    found = []
    for value in battle.ask.values:
        if value[0] in ("move", "place"):
            done = made(battle, value, 1)
            assert isinstance(done, March)
            found.append((done.x, done.y, done.heading, done.formation, done.cost, done.crossings, done.out))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_a_turned_table_has_the_same_moves(seed: int) -> None:
    units = blind_units(Random(seed))
    battle = table(units, wall([[20_000, 45_000], [60_000, 46_000]]))
    other = table([turned(entry) for entry in units], wall([[45_000, WIDE - 20_000], [46_000, WIDE - 60_000]]))
    edges = {-1: -1, 0: 1, 1: 2, 2: 3, 3: 0}
    assert ends(other) == [
        (y, WIDE - x, (h + 18) % 72, formation, cost, over, edges[out])
        for x, y, h, formation, cost, over, out in ends(battle)
    ]
    assert battle.decision is not None
    assert other.decision is not None
    assert [t for t in battle.decision.texts() if " to " not in t] == [
        t for t in other.decision.texts() if " to " not in t
    ]


@pytest.mark.parametrize("seed", range(12))
def test_a_mirrored_table_has_the_mirrored_moves(seed: int) -> None:
    units = blind_units(Random(seed))
    battle, other = table(units, []), table([mirrored(entry) for entry in units], [])
    assert sorted(ends(other)) == sorted(
        (WIDE - x, y, -h % 72, formation, cost, over, {1: 3, 3: 1}.get(out, out))
        for x, y, h, formation, cost, over, out in ends(battle)
    )


# -- what a pointer wishes ---------------------------------------------------------------------------------------------


def test_a_wish_finds_the_nearest_legal_pose() -> None:
    battle = fight([unit("A", 20_000, 10_000)], [unit("B", 20_000, 18_000, 36)], acting="A")
    family = battle.ask.family if battle.ask else None
    assert family is not None
    value, reason = family.near(Wish("A", at=(20_000, 80_000 - 17_000), facing=0))
    assert reason is not None
    assert reason.rule == "MOV.15"  # over the enemy
    assert value is not None
    assert value[2] == 20_000
    assert 14_800 <= value[3] <= 15_000  # as near to him as an inch, in 64ths of the way
    route = family.route(value)
    assert route is not None
    assert route.places[0].spot == (20_000, 70_000)
    assert route.places[-1].spot == (20_000, 80_000 - value[3])
    exact, no_reason = family.near(Wish("A", at=(22_000, 80_000 - 14_000), facing=2))
    assert no_reason is None
    assert exact is not None
    assert exact[2:5] == (22_000, 14_000, 0)
    card = family.card
    steps = card.pop("steps")
    assert card == {"shape": "pose", "piece": "A", "step": 50, "turn": 5}
    assert (steps.begin, steps.most, steps.kinds[0].words, steps.kinds[0].most) == ("move A", 4, "advance {}", 6000)


def test_a_wish_near_a_friend_closes_up_to_him() -> None:
    """The wish overlaps the friend by a tenth of an inch: the answer stands flush beside him."""
    ours = [unit("A", 20_000, 10_000), unit("F", 28_000, 13_000)]
    battle = fight(ours, [unit("B", 60_000, 60_000, 36)], acting="A")
    family = battle.ask.family if battle.ask else None
    assert family is not None
    value, reason = family.near(Wish("A", at=(21_100, 80_000 - 13_150), facing=5))
    assert reason is not None
    assert reason.rule == "MOV.15"
    assert value is not None
    assert value[2:5] == (21_000, 13_000, 0)


def test_a_wish_that_no_line_leads_to_finds_a_listed_move() -> None:
    battle = fight([unit("A", 20_000, 10_000)], [unit("B", 60_000, 60_000, 36)], acting="A")
    family = battle.ask.family if battle.ask else None
    assert family is not None
    value, reason = family.near(Wish("A", at=(26_000, 80_000 - 10_000), facing=180))
    assert reason is not None
    assert value == ("move", 0, (("sidestep", "right", 6000),))
    assert battle.why_not(battle.write(value)) is None


def test_drawn_members_are_legal() -> None:
    battle = fight([unit("A", 20_000, 30_000)], [unit("B", 20_000, 45_000, 36)], acting="A")
    family, will, found = battle.ask.family if battle.ask else None, Dice("draw"), 0
    assert family is not None
    for _ in range(300):
        value = family.draw(will)
        if value is not None:
            found += 1
            assert battle.why_not(battle.write(value)) is None
    assert found > 60


# -- hostile texts -----------------------------------------------------------------------------------------------------

WORDS = (
    "move", "A", "B", "Z", "to", "facing", "advance", "retire", "oblique", "sidestep", "wheel", "pivot", "about-face",
    "form", "exit", "left", "right", "30", "45", "7", "0", "-1", "2.5", "2.3", "9999", "99999", "1e9", "0.0001", ".5",
    "2.", "٣", "045", "360", "355", "column", "open", "phalanx", "halt", "", "\x00", "\ud800", "x" * 500,
)  # fmt: skip


class Looks:
    """How often a function was called since it was last asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, holder: Any, name: str) -> None:
        self.count, original = 0, getattr(holder, name)

        def counted(*args: Any) -> Any:
            self.count += 1
            return original(*args)

        monkeypatch.setattr(holder, name, counted)

    def taken(self) -> int:
        count, self.count = self.count, 0
        return count


def hostile(chance: Random, begin: str) -> str:
    text = " ".join(chance.choice(WORDS) for _ in range(chance.randint(1, 9)))
    return f"{begin} {text}" if chance.random() < 0.7 else text


@pytest.mark.parametrize(("begin", "count"), [("move A", 10_000), ("go cap-a", 2000)])
def test_ten_thousand_hostile_texts_are_refused_and_change_nothing(
    monkeypatch: pytest.MonkeyPatch, begin: str, count: int
) -> None:
    """Each with one sentence, after a bounded number of looks: 37 ways to a pose, or two limits for each of four
    steps."""
    phase = {"acting": "A"} if begin == "move A" else {"phase": "ride"}
    battle = fight([unit("A", 20_000, 10_000)], [unit("B", 20_000, 25_000, 36)], **phase)
    ways, limits = Looks(monkeypatch, placing, "follow"), Looks(monkeypatch, marching, "limit")
    before, chance, legal, refused, most = battle.state.digest(), Random(9), 0, 0, 0
    while refused < count:
        text = hostile(chance, begin)
        ways.taken(), limits.taken()
        reason = battle.why_not(text)
        assert ways.taken() <= 37
        most = max(most, limits.taken())
        if reason is None:
            legal += 1
            continue
        refused += 1
        said = TELLERS[refused % 2].say(reason.because, battle)
        assert 10 < len(said) < 250, text
        assert said.isprintable(), text
        with pytest.raises(Illegal):
            battle.choose(text)
    assert battle.state.digest() == before
    assert legal < count // 5
    assert most <= 8


def test_a_pose_looks_at_37_ways_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    battle = Battle(load_scenario(RULESET, "marathon"), "bounded")
    will, ways, most = Dice("bounded"), Looks(monkeypatch, placing, "follow"), 0
    while battle.ask is not None and battle.ask.kind != "move":
        battle.take(battle.ask.values[will.pick(len(battle.ask.values))])
    assert battle.ask is not None
    mover = battle.ask.about
    x, y = battle.state.x[mover] // 1000, battle.state.y[mover] // 1000
    for dx in range(-6, 7):
        for dy in range(-6, 7):
            ways.taken()
            battle.why_not(f"move {battle.field.ids[mover]} to {x + dx} {y + dy} facing 090")
            most = max(most, ways.taken())
    assert 0 < most <= 37


def test_every_listed_move_can_be_made_beside_an_enemy_who_is_too_near() -> None:
    """MOV.11, MOV.14 Ends are rounded: 2.95 in back, before a friend, lead a thousandth nearer to an enemy at the side
    than longer stretches do."""
    small = {"class": "heavy_infantry", "size": "small"}
    tortoise = {"class": "heavy_infantry", "formation": "testudo", "special": ["testudo"]}
    ours = [unit("A", 17_520, 22_423, 3, **small), unit("F", 16_574, 16_173, 0, **tortoise)]
    theirs = [unit("X", 12_545, 23_010, 45, formation="deep", special=["phalanx"])]
    battle = fight(ours, theirs)
    listed = [value for value in short_list(battle, 0, 0) if value[0] != "halt"]
    assert ("move", 0, (("retire", 2900),)) in listed
    for value in listed:
        assert isinstance(made(battle, value, 0), March), value
