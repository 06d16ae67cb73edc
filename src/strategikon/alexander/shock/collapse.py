"""8.37, 8.38 Breakthrough (Othismos Aspidon) and collapse (Trope); 10.26 when everybody must rout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander import advance, breaking, cohesion, missile_supply, phalanx
from strategikon.alexander.combats import FOUGHT, OVER, Combat
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, has, is_on_map, unit_id
from strategikon.alexander.profile import tq
from strategikon.alexander.shock.combat import (
    all_attackers,
    all_defenders,
    attackers,
    checks_first,
    defenders,
    note_flight,
)  # fmt: skip
from strategikon.alexander.tables import CHECKS
from strategikon.alexander.zones import in_enemy_zoc
from strategikon.kernel.asking import run
from strategikon.kernel.ruleset import Activity

GAP: Final = 3  # 8.37a
PUSHED_BACK: Final = 2


# -- 8.37 breakthrough -----------------------------------------------------------------------------------------------


def breakthrough(battle: Fight) -> None:
    """8.37 Phase `breakthrough`."""
    for combat in battle.state.combats:
        if combat.step == FOUGHT:
            push(battle, combat)
    battle.state.phase = "collapse"


def push(battle: Fight, combat: Combat) -> None:
    """8.37a, 8.37b, R-ALEX-72 Who has 3 hits more than some enemy of his combat loses 2, once; all compared at one
    moment."""
    ours, theirs = attackers(battle, combat), defenders(battle, combat)
    pushed = pushed_back([battle.state.hits[unit] for unit in ours], [battle.state.hits[unit] for unit in theirs])
    for unit, back in zip((*ours, *theirs), pushed, strict=True):
        if back and not battle.state.routed[unit]:
            battle.emit("breakthrough", unit=unit_id(battle, unit))
            cohesion.add_hits(battle, unit, PUSHED_BACK, "breakthrough")


def pushed_back(ours: list[int], theirs: list[int]) -> list[bool]:
    """8.37a, 8.37b Of the hits of both sides, which are too many. Where a side has several units, 0 counts as 1."""
    least = 1 if len(ours) > 1 or len(theirs) > 1 else 0

    def too_many(hits: int, enemies: list[int]) -> bool:
        return any(hits - max(least, enemy) >= GAP for enemy in enemies)

    return [too_many(hits, theirs) for hits in ours] + [too_many(hits, ours) for hits in theirs]


# -- 8.38 collapse ---------------------------------------------------------------------------------------------------


def collapse(battle: Fight) -> Activity | None:
    """8.38, 9.65, 10.26 Phase `collapse`: the routs of all combats, then Trope, then javelins are spent (8.17e)."""
    involved = [unit for combat in battle.state.combats for unit in (*all_attackers(combat), *all_defenders(combat))]
    if must_rout(battle, involved) or any(is_shaken(battle, unit) for unit in involved):
        return _collapse(battle)
    run(_collapse(battle))
    return None


def _collapse(battle: Fight) -> Activity:
    fought = [combat for combat in battle.state.combats if combat.step == FOUGHT]
    spared: set[int] = set()
    for combat in fought:
        spared |= yield from rout_all(battle, combat)
    yield from trope(battle, [combat for combat in battle.state.combats if combat.step in (FOUGHT, OVER)], spared)
    for combat in fought:
        spend_javelins(battle, combat)
    battle.state.phase = "advance"


def must_rout(battle: Fight, units: list[int]) -> list[int]:
    """8.38a, 10.13a Those with hits equal to or above their TQ, routed ones apart."""
    state = battle.state
    return [unit for unit in units if not state.routed[unit] and state.hits[unit] >= tq(battle, unit)]


def rout_all(battle: Fight, combat: Combat, held_back: Sequence[int] = ()) -> Activity:
    """8.38a, 9.65, 10.26c Everybody of a combat who must rout, be his opponents still there or not: phalanxes roll
    first; if all units of both sides still must, 10.26 says who does. `held_back` are attackers who could not advance.
    Answers those who were set to TQ-1 and stay: they make no further test (8.38c)."""
    ours, theirs = attackers(battle, combat), defenders(battle, combat)
    broken = must_rout(battle, ours) + must_rout(battle, theirs)
    held = {unit for unit in broken if _holds(battle, combat, unit)}
    broken = _with_stacks(battle, [unit for unit in broken if unit not in held])
    held -= set(broken)
    if ours and theirs and len(broken) == len(ours) + len(theirs):
        survivors = ours if defender_yields(battle, combat, held_back) else theirs
        for unit in survivors:
            _steady(battle, unit)
        held |= set(survivors)
        broken = [unit for unit in broken if unit not in held]
    for unit in broken:
        if is_on_map(battle, unit) and not battle.state.routed[unit]:
            way = yield from breaking.rout(battle, unit, "shock")
            if unit in theirs:
                note_flight(combat, unit, way or ())
    return held


def _with_stacks(battle: Fight, broken: list[int]) -> list[int]:
    """9.62j, R-ALEX-86 If one phalanx of a stack routs, both do."""
    return list(dict.fromkeys(one for unit in broken for one in phalanx.stack_of(battle, unit)))


def _holds(battle: Fight, combat: Combat, unit: int) -> bool:
    """9.65a to 9.65c, R-ALEX-75, R-ALEX-76 A phalanx or double HI rolls instead of routing; +3 for a defender
    attacked by PH. It does not roll against the position that broke it."""
    if not phalanx.rolls(battle, unit):
        return False
    defending = unit in all_defenders(combat)
    if defending and combat.position:
        return False
    pressed = defending and any(has(battle, enemy, Trait.PHALANX) for enemy in attackers(battle, combat))
    return phalanx.holds(battle, unit, phalanx.AGAINST_PHALANX if pressed else 0)


def _steady(battle: Fight, unit: int) -> None:
    """10.26b It stays, with hits at TQ-1."""
    battle.state.hits[unit] = tq(battle, unit) - 1
    battle.emit("steady", unit=unit_id(battle, unit), hits=battle.state.hits[unit])


def defender_yields(battle: Fight, combat: Combat, held_back: Sequence[int]) -> bool:
    """10.26a, 10.26b, R-ALEX-79 The side most above its TQ routs, the attacker with the losses of his advance added, if
    he may advance; on a tie the defender."""
    goer, cost = advance.prospect(battle, combat, held_back)
    ours = max(_excess(battle, unit) + (cost if unit == goer else 0) for unit in attackers(battle, combat))
    theirs = max(_excess(battle, unit) for unit in defenders(battle, combat))
    return ours <= theirs


def _excess(battle: Fight, unit: int) -> int:
    return battle.state.hits[unit] - tq(battle, unit)


# -- 8.38 trope ------------------------------------------------------------------------------------------------------


def trope(battle: Fight, combats: list[Combat], spared: set[int]) -> Activity:
    """8.38b, 8.38c, 8.3b, R-ALEX-73 Units of the segment at exactly TQ-1 in the ZOC of an enemy: all of them check,
    then those above TQ rout. Of a stack only the phalanx that checks (9.62h)."""
    shaken: dict[int, Combat] = {}
    for combat in combats:
        for unit in _shaken(battle, combat):
            shaken.setdefault(unit, combat)
    failed = [unit for unit in shaken if unit not in spared and not _closes_ranks(battle, unit)]
    for unit in failed:
        if not is_on_map(battle, unit) or battle.state.routed[unit]:
            continue  # another's rout has taken it along
        way = yield from breaking.rout(battle, unit, "trope")
        if unit in all_defenders(shaken[unit]):
            note_flight(shaken[unit], unit, way or ())  # 10.31a it may be pursued


def _closes_ranks(battle: Fight, unit: int) -> bool:
    """8.38b Above TQ it will rout, else it loses a hit."""
    if cohesion.check(battle, unit, 0, "trope") > 0:
        return False
    battle.state.hits[unit] += CHECKS["trope"].pass_points
    battle.emit("rallies-round", unit=unit_id(battle, unit), hits=battle.state.hits[unit])
    return True


def _shaken(battle: Fight, combat: Combat) -> list[int]:
    return [
        unit
        for unit in (*all_attackers(combat), *all_defenders(combat))
        if is_shaken(battle, unit) and unit == checks_first(battle, combat, phalanx.stack_of(battle, unit)[0])
    ]


def is_shaken(battle: Fight, unit: int) -> bool:
    """8.38b On the map, not routed, one point from rout, in an enemy ZOC."""
    state = battle.state
    if not is_on_map(battle, unit) or state.routed[unit] or state.hits[unit] != tq(battle, unit) - 1:
        return False
    return in_enemy_zoc(battle, unit)


# -- javelins ----------------------------------------------------------------------------------------------------------


def spend_javelins(battle: Fight, combat: Combat) -> None:
    """8.17e, R-ALEX-60 The combat is over: nobody in it has javelins left."""
    for unit in (*all_attackers(combat), *all_defenders(combat)):
        missile_supply.throw_javelins(battle, unit)
