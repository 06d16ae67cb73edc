"""10. Ranged combat."""

from __future__ import annotations

from strategikon.ancients.battle_dice import BATTLE_DIE, DRIVES_BACK, score_all
from strategikon.ancients.cards import in_force
from strategikon.ancients.elephants import leave_or_stay
from strategikon.ancients.engagement import Combat
from strategikon.ancients.field import GRID, Fight
from strategikon.ancients.leaders import lone_leader_attacked, lose_blocks
from strategikon.ancients.orders import beside_enemy_unit
from strategikon.ancients.tables import FLAG
from strategikon.ancients.terrain import limited, ranged_maximum
from strategikon.kernel.decision import Refusal, refusal, together
from strategikon.kernel.ruleset import Activity


def cannot_fire(battle: Fight, firer: int) -> Refusal | None:
    """10.01, 10.04, 11.02 Why a unit that may fight may not fire at all."""
    card = in_force(battle.state)
    if reason := has_no_missiles(battle, firer):
        return reason
    rule = {"clash-of-shields": "17.28", "double-time": "17.36"}.get(card.id, "17.51")
    forbidden = refusal(rule, "ancients-why-card-no-fire", card=card.id)
    pinned = refusal("10.04", "ancients-why-pinned", unit=battle.field.ids[firer]).besides("11.02")
    return together(None if card.fires else forbidden, pinned if beside_enemy_unit(battle, firer) else None)


def has_no_missiles(battle: Fight, firer: int) -> Refusal | None:
    """10.01 Only units with missile weapons fire."""
    if battle.field.classes[firer].range:
        return None
    return refusal("10.01", "ancients-why-no-missiles", unit=battle.field.ids[firer])


def targets_in_sight(battle: Fight, firer: int) -> list[int]:
    """10.02 Enemies within range and in sight: those that `cannot_fire_at` does not refuse."""
    state, field = battle.state, battle.field
    unit_at, leader_at, hex_of = state.unit_at, state.leader_at, state.hex_of
    sight = field.sight(hex_of[firer], field.classes[firer].range)
    found = []
    for target in field.pieces_of[1 - field.side_of[firer]]:
        there = hex_of[target]
        if there not in sight:
            continue
        if target >= field.units and unit_at[there] >= 0:
            continue
        singles, pair = sight[there]
        if any(unit_at[between] >= 0 or leader_at[between] >= 0 for between in singles):
            continue
        if pair and all(unit_at[between] >= 0 or leader_at[between] >= 0 for between in pair):
            continue
        found.append(target)
    if field.has_camp:
        found = [target for target in found if fire_dice(battle, firer, target) > 0]
    return found


def cannot_fire_at(battle: Fight, firer: int, target: int) -> Refusal | None:
    """10.02, 10.03, 10.08-10.18, R-ANC-56, R-ANC-86 Why this target is not one."""
    state, field = battle.state, battle.field
    name, here, there = field.ids[target], state.hex_of[firer], state.hex_of[target]
    if field.side_of[target] == field.side_of[firer] or there < 0:
        return refusal("10.02", "ancients-why-no-enemy", unit=name)
    if target >= field.units and state.unit_at[there] >= 0:
        attached = refusal("14.09", "ancients-why-attached-target", leader=name)
        return together(attached, cannot_fire_at(battle, firer, state.unit_at[there]))
    distance = GRID.distance[here][there]
    if is_adjacent_enemy(battle, firer, target):
        return adjacent_target(battle, target)
    far = field.classes[firer]
    names = {"unit": name, "distance": distance, "range": far.range}
    beyond = refusal(far.range_rule, "ancients-why-out-of-range", **names).besides("10.02")
    blocked = field.sight_blocked_by(here, there, lambda at: state.unit_at[at] >= 0 or state.leader_at[at] >= 0)
    idle = field.terrain[here].id == "camp" and fire_dice(battle, firer, target) <= 0
    return together(
        beyond if distance > far.range else None,
        _blocked_sight(battle, here, there, blocked) if blocked else None,
        refusal("16.40", "ancients-why-no-dice", unit=field.ids[firer]) if idle else None,
    )


def _blocked_sight(battle: Fight, here: int, there: int, step: tuple[int, ...]) -> Refusal:
    """10.15-10.18, 16.11, 16.16, 16.18, 16.41 Which hex is in the way, and by which rule."""
    field, state = battle.field, battle.state
    on_board = [hex for hex in step if hex >= 0]
    name = " / ".join(GRID.names[hex] for hex in on_board)
    if len(step) > 1:
        return refusal("10.18", "ancients-why-sight-blocked", hex=name).besides("10.02", "10.15", "10.16")
    between = on_board[0]
    if state.unit_at[between] >= 0 or state.leader_at[between] >= 0:
        return refusal("10.15", "ancients-why-sight-blocked", hex=name).besides("10.02", "10.16")
    rule = {"forest": "16.11", "hill": "16.16", "camp": "16.41"}[field.terrain[between].id]
    also = ["10.02", "10.15", "10.16"]
    if rule == "16.16" and field.hill[here] != field.hill[there]:
        also.append(rule)
        rule = "16.18"
    told = {"hex": name, "terrain": field.terrain[between].id}
    return refusal(rule, "ancients-why-sight-terrain", **told).besides(*also)


def is_adjacent_enemy(battle: Fight, firer: int, target: int) -> bool:
    """10.03 Whether the target is an enemy in the next hex: close combat, never fire."""
    state, side_of = battle.state, battle.field.side_of
    here, there = state.hex_of[firer], state.hex_of[target]
    return side_of[firer] != side_of[target] and there >= 0 and GRID.distance[here][there] == 1


def adjacent_target(battle: Fight, target: int) -> Refusal:
    """10.03 Why it is not fired at; close combat is the way, unless the card forbids that (17.33, 17.47)."""
    because = "ancients-why-adjacent-target" if in_force(battle.state).attacks else "ancients-why-adjacent-no-fire"
    return refusal("10.03", because, unit=battle.field.ids[target]).besides("10.02", "11.02")


def fire(battle: Fight, firer: int, target: int) -> Activity:
    """10.07 Name, range, sight, dice, hits, retreats, in this order.

    10.23-10.27, 10.30 The symbol of the target's type hits it; flags drive it back, once the hits are taken.
    """
    state, field = battle.state, battle.field
    combat = Combat(battle, firer, target, ranged=True)
    dice = fire_dice(battle, firer, target)
    battle.emit("fire", unit=field.ids[firer], target=field.ids[target])
    throw = battle.throw("roll", dice, BATTLE_DIE, unit=field.ids[firer], target=field.ids[target])
    throw.tell(faces=throw.faces, dice=dice, purpose="fire")
    if target >= field.units:
        yield from lone_leader_attacked(battle, target, throw)
        return
    hits, flags = score_all(throw, field.classes[target].weight), score_all(throw, FLAG, DRIVES_BACK)
    if hits:
        yield from lose_blocks(battle, combat, target, hits)
    if flags and state.blocks[target]:
        yield from leave_or_stay(battle, combat, firer, target, flags)


def fire_dice(battle: Fight, firer: int, target: int) -> int:
    """10.19-10.22, 10.31, R-ANC-31 Two dice, one after moving; terrain; camp; card."""
    state, unit_class = battle.state, battle.field.classes[firer]
    dice = unit_class.fire_moved if state.moved[firer] else unit_class.fire_still
    dice = limited(battle, firer, dice, ranged_maximum(battle, firer, state.hex_of[target]))
    return max(0, dice + in_force(state).extra_fire)
