"""Two lines of mixed troops in contact, with reserves behind, at any angle to the table: whatever is chosen, nobody
ends where he may not stand, contacts agree from both ends, and forks go the same way."""

from __future__ import annotations

import random
from typing import Any

import pytest
from inline import unit

from strategikon.caesar import RULESET
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import off
from strategikon.caesar.invariants import complaints
from strategikon.kernel.battle import Battle
from strategikon.kernel.scenario import Scenario

DEPTHS = {"heavy_infantry": 2000, "medium_infantry": 2000, "light_infantry": 2000, "medium_cavalry": 2500,
          "cataphracts": 2500, "heavy_chariots": 3000, "elephants": 3000, "light_artillery": 2000}  # fmt: skip
SPECIAL = ("double_handed", "drilled", "elite", "fanatic", "feigned_flight", "freshly_raised", "pila", "lancers",
           "long_spears", "phalanx", "steady", "stubborn", "tough_fighters", "valiant", "wild_fighters")  # fmt: skip


def crowd(will: random.Random) -> Fight:
    """Six against six, front to front, and four behind each line."""
    angle = will.randrange(72)
    sides = []
    for number, name in enumerate("ab"):
        sign, heading = (-1, 0) if number == 0 else (1, 36)
        units = [line(will, f"{name}{place}", place, sign, heading) for place in range(6)]
        units += [reserve(will, f"{name}r{place}", place, sign, heading) for place in range(4)]
        for one in units:
            dx, dy = off(angle, one["y"], one["x"] - 22000)
            one.update(x=50000 + dx, y=50000 + dy, heading=(one["heading"] + angle) % 72, division=f"{name}-d")
        captain = {"id": f"{name}-k", "leads": f"{name}0", "combat": 3}
        sides.append({"id": name, "division": [{"id": f"{name}-d", "captain": captain}], "unit": units})
    setup = {"table": {"width": 100_000, "height": 100_000}, "phase": "muster-fights", "turns": 3, "side": sides}
    return Battle(Scenario(RULESET, setup, "inline", inline=True), f"crowd {angle}")


def line(will: random.Random, name: str, place: int, sign: int, heading: int) -> dict[str, Any]:
    kind = will.choice(list(DEPTHS))
    return unit(
        name, 7100 * place + (1750 if sign > 0 else 0), sign * DEPTHS[kind] // 2, heading,
        special=will.sample(SPECIAL, 3), casualties=will.randint(0, 2), clash=will.randint(2, 9),
        charged=will.random() < 0.4, **{"class": kind},
    )  # fmt: skip


def reserve(will: random.Random, name: str, place: int, sign: int, heading: int) -> dict[str, Any]:
    return unit(name, 2000 + 9000 * place, sign * (4000 + will.choice((0, 500, 1500))), heading)


@pytest.mark.parametrize("seed", range(8))
def test_crowded_fights_leave_everybody_in_a_place_of_his_own(seed: int) -> None:
    will = random.Random(seed)
    battle = crowd(will)
    fought = False
    for _ in range(150):
        if battle.ask is None:
            break
        value = will.choice(list(battle.ask.values))
        twin = battle.fork() if will.random() < 0.1 else None
        battle.take(value)
        if twin is not None:
            twin.take(value)
            assert twin.digest() == battle.digest()
        fought = fought or any(event.kind == "attack" for event in battle.events)
        assert list(complaints(battle)) == []
    assert fought
