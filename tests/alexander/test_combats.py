"""A combat and a group come back from JSON as they went in."""

from __future__ import annotations

from strategikon.alexander.combats import FOUGHT, Combat, Flight, Group, Stand


def a_combat() -> Combat:
    """Two attackers, a double among them, and two defenders, of whom one has fled over three hexes and one is gone."""
    ours, theirs = (Stand(3, 41, -1), Stand(5, 42, 43)), (Stand(11, 51, -1), Stand(12, 52, -1))
    combat = Combat(ours, theirs, -1, attacker=5, defender=11, angle=2, step=FOUGHT, superior=1, position=1)
    combat.defender_dead, combat.flights = 4, (Flight(11, (60, 61, 62)), Flight(12, ()))
    return combat


def test_a_combat_packs_and_unpacks() -> None:
    combat = a_combat()
    packed = combat.pack()
    assert packed[:11] == [FOUGHT, 5, 11, 2, 1, 1, 0, 4, -1, 2, 2]
    assert packed[11:] == [3, 41, -1, 5, 42, 43, 11, 51, -1, 12, 52, -1, 11, 3, 60, 61, 62, 12, 0]
    again = Combat.unpack(packed)
    assert again.pack() == packed
    assert (again.ours, again.theirs, again.flights) == (combat.ours, combat.theirs, combat.flights)


def test_a_copy_goes_its_own_way() -> None:
    combat = a_combat()
    twin = combat.copy()
    twin.step, twin.ours = 0, ()
    assert combat.pack() == a_combat().pack() != twin.pack()


def test_a_group_packs_and_unpacks() -> None:
    group = Group((3, 5), frozenset({12, 11}))
    assert group.pack() == [2, 3, 5, 11, 12]
    assert Group.unpack(group.pack()) == group
