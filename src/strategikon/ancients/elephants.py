"""12.20-12.26 Elephants that must retreat: rampage, then back flag by flag."""

from __future__ import annotations

from strategikon.ancients.battle_dice import BATTLE_DIE, score_all
from strategikon.ancients.engagement import Combat
from strategikon.ancients.field import GRID, NEIGHBOURS, REAR, Fight
from strategikon.ancients.leaders import look_at_leader, lose_blocks, remove_blocks
from strategikon.ancients.movement import can_enter, shift_unit
from strategikon.ancients.retreat import effective_flags, retreat, retreat_hexes
from strategikon.ancients.tables import HELMET
from strategikon.ancients.victory import check_victory, fall
from strategikon.kernel.asking import choose
from strategikon.kernel.ruleset import Activity

RAMPAGE_DICE = 2


def leave_or_stay(battle: Fight, combat: Combat, roller: int, unit: int, flags: int) -> Activity:
    """12.02 Flags that are not ignored drive a unit back; elephants run wild first."""
    flags = yield from effective_flags(battle, combat, roller, unit, flags)
    if not flags:
        return
    if battle.field.classes[unit].elephants:
        yield from rampage(battle, combat, unit)
        yield from elephants_retreat(battle, combat, unit, flags)
    else:
        yield from retreat(battle, combat, unit, retreat_hexes(battle, combat, roller, unit, flags))


def rampage(battle: Fight, combat: Combat, elephants: int) -> Activity:
    """12.20-12.23, R-ANC-79 Two dice against every piece around, friend or enemy; only its own symbol hits."""
    battle.emit("rampage", unit=battle.field.ids[elephants])
    losses = []
    for there in NEIGHBOURS[battle.state.hex_of[elephants]]:
        piece = piece_at(battle, there)
        if piece >= 0:
            losses.append((piece, _trample(battle, elephants, piece)))
    yield from suffer_together(battle, combat, losses)


def piece_at(battle: Fight, there: int) -> int:
    """The unit in a hex, or the lone leader, or nobody."""
    unit = battle.state.unit_at[there]
    return unit if unit >= 0 else battle.state.leader_at[there]


def _trample(battle: Fight, elephants: int, piece: int) -> int:
    """12.21, 12.23 The hits of two dice; a lone leader is hit by a helmet (R-ANC-79)."""
    field = battle.field
    throw = battle.throw("roll", RAMPAGE_DICE, BATTLE_DIE, unit=field.ids[elephants], target=field.ids[piece])
    throw.tell(faces=throw.faces, dice=RAMPAGE_DICE, purpose="rampage")
    return score_all(throw, field.classes[piece].weight if piece < field.units else HELMET)


def suffer_together(battle: Fight, combat: Combat, losses: list[tuple[int, int]]) -> Activity:
    """R-ANC-14 The results are applied together, banners too; then leaders are tested and evade, hex by hex."""
    state, field = battle.state, battle.field
    led = []
    for piece, hits in losses:
        if not hits:
            continue
        if piece >= field.units:
            fall(battle, piece)
            continue
        led.append((piece, state.leader_at[state.hex_of[piece]]))
        remove_blocks(battle, piece, hits)
        if state.blocks[piece] == 0:
            fall(battle, piece)
    check_victory(battle)
    for unit, leader in led:
        yield from look_at_leader(battle, combat, unit, leader)


def elephants_retreat(battle: Fight, combat: Combat, elephants: int, flags: int) -> Activity:
    """12.24-12.26, R-ANC-78 One hex for each flag, flag by flag: a hex emptied by one is free for the next."""
    state, field = battle.state, battle.field
    name, side = field.ids[elephants], field.side_of[elephants]
    for _ in range(flags):
        here = state.hex_of[elephants]
        free = [there for there in REAR[side][here] if can_enter(battle, elephants, there)]
        if free:
            there = yield from choose(battle, side, "retreat", free, about=elephants)
            joined = state.leader_at[there]
            shift_unit(battle, elephants, there)
            battle.emit("retreat", unit=name, path=[GRID.names[here], GRID.names[there]], lost=0)
            if joined >= 0:
                battle.emit("attach", leader=field.ids[joined], unit=name)
                return
            continue
        in_the_way = blockers(battle, elephants)
        battle.emit("blocked", unit=name, lost=0 if in_the_way else 1)
        if in_the_way:
            yield from suffer_together(battle, combat, [(piece, 1) for piece in in_the_way])
        else:
            yield from lose_blocks(battle, combat, elephants, 1)
            if not state.blocks[elephants]:
                return


def blockers(battle: Fight, elephants: int) -> list[int]:
    """12.25 Units of either side and lone enemy leaders behind the elephants; a friendly leader is none (R-ANC-77)."""
    field = battle.field
    side = field.side_of[elephants]
    behind = [piece_at(battle, there) for there in REAR[side][battle.state.hex_of[elephants]]]
    return [p for p in behind if p >= 0 and (p < field.units or field.side_of[p] != side)]
