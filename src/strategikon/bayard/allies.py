"""2.10-2.12, A2.51 Allied and feudal contingents: they obey their own leaders alone, and not far from them."""

from __future__ import annotations

from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import hex_name, leader_id, mark, unit_id
from strategikon.bayard.state import GENERALS, Mark
from strategikon.kernel.decision import Refusal, refusal

LEASH = 5  # 2.12 hexes from its Sub-general


def is_allied(battle: Fight, unit: int) -> bool:
    return unit in battle.field.allied


def cannot_obey(battle: Fight, unit: int, leader: int) -> Refusal | None:
    """2.03, 2.10, 2.11 An allied unit obeys the leaders of its contingent, an allied leader commands nobody else."""
    chief = battle.field.leaders[leader]
    if is_allied(battle, unit):
        if chief.contingent != battle.field.profiles[unit].contingent:
            also = ("2.11",) if "allied" in chief.traits else ()
            reason = refusal("2.10", "bayard-why-not-his-men", **_names(battle, unit, leader))
            return reason.besides("2.03", "A2.51", *also)
        return None
    if "allied" in chief.traits:
        return refusal("2.11", "bayard-why-only-his-men", **_names(battle, unit, leader)).besides("2.03", "2.10")
    return None


def obedient(battle: Fight, leader: int) -> frozenset[int]:
    """2.03, 2.10, 2.11 The units that obey a leader."""
    found = battle.field.obedient.get(leader)
    if found is None:
        own = battle.field.units_of[battle.field.leader_side[leader]]
        found = frozenset(unit for unit in own if cannot_obey(battle, unit, leader) is None)
        battle.field.obedient[leader] = found
    return found


def _names(battle: Fight, unit: int, leader: int) -> dict[str, str]:
    return {"unit": unit_id(battle, unit), "leader": leader_id(battle, leader)}


def own_general(battle: Fight, unit: int) -> int | None:
    """2.12, R-BAY-48 The allied Sub-general of a unit, if he is still on the table; he stays so as General-in-chief."""
    contingent, side = battle.field.profiles[unit].contingent, battle.field.side_of[unit]
    for leader in battle.field.leaders_of[side]:
        chief = battle.field.leaders[leader]
        if chief.contingent == contingent and battle.state.leader_rank[leader] in GENERALS:
            if battle.state.leader_hex[leader] >= 0:
                return leader
    return None


def is_far(battle: Fight, unit: int) -> bool:
    """2.12, R-BAY-10 More than 5 hexes from its Sub-general, or without one, when it is activated."""
    if not is_allied(battle, unit):
        return False
    general = own_general(battle, unit)
    if general is None:
        return True
    there = battle.state.leader_hex[general]
    return battle.field.grid.distance[battle.state.hex_of[unit]][there] > LEASH


def note_distance(battle: Fight, unit: int) -> None:
    """2.12, R-BAY-10 The distance is measured when the unit is activated."""
    if is_far(battle, unit):
        mark(battle, unit, Mark.FAR_ALLY)


def withdraws(battle: Fight, unit: int, here: int, there: int) -> bool:
    """2.12 Whether a step brings a unit nearer to its edge."""
    edge = battle.field.edge_distance[battle.field.side_of[unit]]
    return edge[there] < edge[here]


def rejoins(battle: Fight, unit: int, here: int, there: int) -> bool:
    """2.12 Whether a step brings a unit nearer to its Sub-general."""
    general = own_general(battle, unit)
    if general is None:
        return False
    from_him = battle.field.grid.distance[battle.state.leader_hex[general]]
    return from_him[there] < from_him[here]


def cannot_step(battle: Fight, unit: int, here: int, there: int) -> Refusal | None:
    """2.12, R-BAY-10 A far ally only rejoins or withdraws: each hex brings it nearer to its Sub-general or its edge."""
    if not battle.state.marks[unit] & Mark.FAR_ALLY:
        return None
    if withdraws(battle, unit, here, there) or rejoins(battle, unit, here, there):
        return None
    return refusal("2.12", "bayard-why-far-ally", unit=unit_id(battle, unit), hex=hex_name(battle, there))
