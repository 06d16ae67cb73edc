"""9.1 War elephants: cavalry near them, passing through, their commanders. Rampage is in rampage.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander.facing import arcs_toward, front_sides
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import (
    Fight,
    adjacent_to_hex,
    adjacent_units,
    is_marked,
    is_on_map,
    mark,
    unit_id,
    unit_with,
    units_on_map,
)  # fmt: skip
from strategikon.alexander.state import ELEPHANTS, INDIVIDUAL, NOBODY, LeaderMark, Mark
from strategikon.alexander.tables import LOSS, PROHIBITED
from strategikon.alexander.zones import controllers
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.hexarcs import FRONT
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers

MOST_CAPTAINS: Final = 2  # 9.19c


# -- 9.13 passing through, chariots too ------------------------------------------------------------------------------


def far_hexes(battle: Fight, unit: int, attacked: int) -> list[int]:
    """9.13a, 9.23a, R-ALEX-80 The hexes that would be its front hexes if it stood in the attacked one with its present
    facing: those on the map that it may enter. A stack of phalanxes is like terrain nobody can pass (9.62e)."""
    field = battle.field
    sides = front_sides(battle.state.facing[unit])
    open_sides = [side for side in sides if field.step(field.way_of[unit], attacked, side)[0] != PROHIBITED]
    found = [field.grid.neighbour[attacked][side] for side in open_sides]
    if field.traits[unit] & Trait.CHARIOT:  # 9.21c
        found = [there for there in found if not field.difficult[there]]
    return [there for there in found if there != OFF and not is_stack(battle, there)]


def is_stack(battle: Fight, here: int) -> bool:
    """9.62e Whether two phalanxes stand in a hex."""
    unit = battle.state.unit_at[here]
    return unit != NOBODY and battle.state.beneath[unit] != NOBODY


# -- 9.15, 9.16 cavalry ----------------------------------------------------------------------------------------------


def cannot_enter(battle: Fight, unit: int, places: tuple[int, ...]) -> Refusal | None:
    """9.15a Cavalry never enters an enemy elephant's ZOC of its own will."""
    field = battle.field
    if not field.traits[unit] & Trait.CAVALRY:
        return None
    for there in places:
        for enemy in controllers(battle, there, field.side_of[unit]):
            if field.traits[enemy] & Trait.ELEPHANT:
                names = {"unit": field.ids[unit], "other": field.ids[enemy]}
                return refusal("9.15a", "alexander-why-elephant-zoc", **names)
    return None


def entry_loss(battle: Fight, unit: int, places: tuple[int, ...]) -> int:
    """9.15a Cavalry that enters a flank or rear hex of an enemy elephant loses 2 a hex."""
    field = battle.field
    if not field.traits[unit] & Trait.CAVALRY:
        return 0
    return sum(LOSS["cavalry_near_elephant"] for there in places if _is_beside_elephant(battle, unit, there))


def _is_beside_elephant(battle: Fight, unit: int, there: int) -> bool:
    enemies = adjacent_to_hex(battle, there, 1 - battle.field.side_of[unit])
    return any(
        battle.field.traits[enemy] & Trait.ELEPHANT and FRONT not in arcs_toward(battle, enemy, (there,))
        for enemy in enemies
    )


def frightened(battle: Fight, mover: int) -> list[int]:
    """9.16a The enemy cavalry next to an elephant that does not rage."""
    field, state = battle.field, battle.state
    if not field.traits[mover] & Trait.ELEPHANT or not is_on_map(battle, mover) or state.routed[mover]:
        return []
    enemies = adjacent_units(battle, mover, 1 - field.side_of[mover])
    return sorted(enemy for enemy in enemies if field.traits[enemy] & Trait.CAVALRY)


# -- 9.19 elephant command (optional) --------------------------------------------------------------------------------


def cannot_charge(battle: Fight, unit: int) -> Refusal | None:
    """5.11a Leaders are activated; 9.19b optional: so are elephants with a commander."""
    field = battle.field
    if not field.elephant_rule or not field.traits[unit] & Trait.ELEPHANT:
        return refusal("5.11a", "alexander-why-not-a-leader", unit=field.ids[unit]).besides("9.19a")
    if unit not in battle.state.captains:
        return refusal("9.19b", "alexander-why-no-captain", unit=field.ids[unit])
    return None


def cannot_lead(battle: Fight, leader: int, unit: int) -> Refusal | None:
    """9.18a Any leader may; 9.19a optional: after its first order it obeys only a leader stacked with an elephant."""
    field = battle.field
    if leader == NOBODY or not _obeys_riders(battle, unit) or _mount_of(battle, leader) != NOBODY:
        return None
    return refusal("9.19a", "alexander-why-elephant-command", unit=field.ids[unit], leader=field.leader_ids[leader])


def cannot_order(battle: Fight, leader: int, unit: int) -> Refusal | None:
    """9.19a Optional: and that elephant must be one of those he moves: moved already, or an order is left for it."""
    if reason := cannot_lead(battle, leader, unit):
        return reason
    state, field = battle.state, battle.field
    if leader == NOBODY or not _obeys_riders(battle, unit) or state.order_kind != INDIVIDUAL:
        return None
    mount = _mount_of(battle, leader)
    if mount == unit or is_marked(battle, mount, Mark.ORDERED) or state.orders_left > 1:
        return None
    names = {"unit": field.ids[unit], "leader": field.leader_ids[leader], "other": field.ids[mount]}
    return refusal("9.19a", "alexander-why-elephant-mount", **names)


def may_lead_line(battle: Fight, leader: int, line: Sequence[int]) -> bool:
    """9.19a Optional: his own elephant is in a Line of those that obey only riders."""
    return _mount_of(battle, leader) in line or not any(_obeys_riders(battle, unit) for unit in line)


def _obeys_riders(battle: Fight, unit: int) -> bool:
    """9.19a An elephant that has had its first order."""
    elephant = battle.field.elephant_rule and battle.field.traits[unit] & Trait.ELEPHANT
    return bool(elephant) and is_marked(battle, unit, Mark.COMMANDED)


def _mount_of(battle: Fight, leader: int) -> int:
    """The elephant a leader rides, NOBODY if none."""
    mount = unit_with(battle, leader)
    return mount if mount != NOBODY and battle.field.traits[mount] & Trait.ELEPHANT else NOBODY


def cannot_dismount(battle: Fight, leader: int) -> Refusal | None:
    """9.19a Optional: a leader who commands elephants from the back of one stays with it for the whole phase."""
    if battle.state.leader_marks[leader] & LeaderMark.MOUNTED:
        return refusal("9.19a", "alexander-why-dismount", leader=battle.field.leader_ids[leader])
    return None


def note_order(battle: Fight, unit: int) -> None:
    """9.19a An elephant has received an order: the first is free, each later one binds the leader who gave it."""
    state, field = battle.state, battle.field
    if not field.elephant_rule or not field.traits[unit] & Trait.ELEPHANT:
        return
    if is_marked(battle, unit, Mark.COMMANDED) and state.leader != NOBODY and state.order_kind != ELEPHANTS:
        state.leader_marks[state.leader] |= LeaderMark.MOUNTED
    mark(battle, unit, Mark.COMMANDED)


def place_captains(battle: Fight) -> Activity | None:
    """9.19b, 9.19c Optional, phase `captains` (D): elephant commanders are placed, two a side at most; then `flip`."""
    side = next((side for side in (0, 1) if _mounts(battle, side)), NOBODY) if battle.field.elephant_rule else NOBODY
    if side == NOBODY:
        battle.state.phase = "flip"
        return None
    return _place_captains(battle)


def _place_captains(battle: Fight) -> Activity:
    state = battle.state
    for side in (0, 1):
        while mounts := _mounts(battle, side):
            value = yield Ask(side, "captain", [*(("captain", unit) for unit in mounts), ("done",)])
            if value == ("done",):
                break
            state.captains.append(value[1])
            state.captains.sort()
            battle.emit("captain", unit=unit_id(battle, value[1]))
    state.phase = "flip"


def _mounts(battle: Fight, side: int) -> list[int]:
    """The elephants on which a side may still place a commander."""
    field, captains = battle.field, battle.state.captains
    if sum(field.side_of[unit] == side for unit in captains) >= MOST_CAPTAINS:
        return []
    own = units_on_map(battle, side)
    return [unit for unit in own if field.traits[unit] & Trait.ELEPHANT and unit not in captains]


def why_not_captain(battle: Fight, ask: Ask, unit: int) -> Refusal:
    """9.19b, 9.19c Why no commander is placed on this unit."""
    if not battle.field.traits[unit] & Trait.ELEPHANT:
        return refusal("9.19b", "alexander-why-no-elephant", unit=battle.field.ids[unit])
    return refusal("9.19c", "alexander-why-captains", unit=battle.field.ids[unit])


WHY_NOT: Final[Explainers] = {("captain", "captain"): why_not_captain}
