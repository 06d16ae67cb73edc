"""8.2 Reaction fire: at an enemy that enters a ZOC, leaves it, or has just fired; 6.75b while withdrawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from strategikon.alexander import volleys
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, hexes, is_on_map, mark, unmark
from strategikon.alexander.state import Mark
from strategikon.alexander.volleys import Aim, best_aim, cannot_shoot, shoot
from strategikon.alexander.weapons import MOUNTED_LINES, Weapon, line_of
from strategikon.alexander.zones import is_controlled, zone_of
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers

ENTRY_RANGE: Final = 1  # 8.21a
EXIT_RANGE: Final = 2  # 8.22a
WITHDRAWAL_RANGE: Final = 2  # 6.75b
HOLD: Final = ("hold",)
HALVES: Final = (Mark.PENDING_FIRE, Mark.PENDING_HALF)  # of a double: the left or leading half, the other one
PENDING: Final = Mark.PENDING_FIRE | Mark.PENDING_HALF
BOTH, JAVELINS, BOWS = "both", "javelins", "screen"  # 9.12a what an elephant uses
WITH: Final = {BOTH: (Weapon.OWN, Weapon.SCREEN), JAVELINS: (Weapon.OWN,), BOWS: (Weapon.SCREEN,)}


def is_here(battle: Fight, unit: int) -> bool:
    return is_on_map(battle, unit) and not battle.state.routed[unit]


# -- 8.21 entry --------------------------------------------------------------------------------------------------------


def entry_fire(battle: Fight, mover: int, left: Sequence[int] = ()) -> Activity:
    """8.21a, 7.16e Enemies whose ZOC `mover` has entered by leaving the hexes `left` may fire, each once."""
    yield from _react_to_entry(battle, [(mover, left)])


def note_entry(battle: Fight, mover: int, left: Sequence[int]) -> None:
    """8.21b Under a Line Order entry fire waits: it is noted which hexes of the mover have entered an enemy ZOC. The
    half of a double that stays where it is, as the other half pivots, has not."""
    side = battle.field.side_of[mover]
    for here, half in zip(hexes(battle, mover), HALVES, strict=False):
        if here not in left and is_controlled(battle, here, side):
            mark(battle, mover, half)


def pending_entry_fire(battle: Fight) -> Activity:
    """8.21b All the moves of a Line Order are made, now the entry fire at its units."""
    movers = [(unit, _not_entered(battle, unit)) for unit, marks in enumerate(battle.state.marks) if marks & PENDING]
    for unit, _ in movers:
        unmark(battle, unit, PENDING)
    yield from _react_to_entry(battle, movers)


def _not_entered(battle: Fight, unit: int) -> list[int]:
    """8.21a The hexes of a unit that `note_entry` has not noted."""
    marks = battle.state.marks[unit]
    return [here for here, half in zip(hexes(battle, unit), HALVES, strict=False) if not marks & half]


def _react_to_entry(battle: Fight, movers: Iterable[tuple[int, Sequence[int]]]) -> Activity:
    """8.21a Each pair of shooter and mover once, in the order the shooters' player likes; 8.23a no order is needed."""
    pairs = [
        (shooter, mover)
        for mover, left in movers
        if is_on_map(battle, mover)
        for shooter in _watchers(battle, mover, left)
    ]
    while pairs := [(shooter, mover) for shooter, mover in pairs if weapons_on_entry(battle, shooter, mover)]:
        values = [value for pair in pairs for value in _entry_values(battle, *pair)]
        side = battle.field.side_of[pairs[0][0]]
        value = yield Ask(side, "entry-fire", [*values, HOLD], about=tuple(pairs))
        if value == HOLD:
            return
        shooter, mover = value[1], value[2]
        pairs.remove((shooter, mover))
        yield from _fire_on_entry(battle, shooter, mover, WITH[value[3] if len(value) == 4 else BOTH])


def _watchers(battle: Fight, mover: int, left: Sequence[int]) -> list[int]:
    """8.21a The enemies in whose ZOC a hex lies that the mover has just entered, in scenario order. Oxybeles need no
    reaction: they fire when they like (9.52)."""
    new = [here for here in hexes(battle, mover) if here not in left]
    near = {unit for here in new for unit in _enemies_beside(battle, here, mover)}
    return [
        unit
        for unit in sorted(near)
        if not battle.field.traits[unit] & Trait.ARTILLERY and any(here in zone_of(battle, unit) for here in new)
    ]


def _enemies_beside(battle: Fight, here: int, mover: int) -> list[int]:
    side_of, at = battle.field.side_of, battle.state.unit_at
    found = (at[there] for there in battle.field.grid.neighbours[here])
    return [unit for unit in found if unit >= 0 and side_of[unit] != side_of[mover]]


def _entry_values(battle: Fight, shooter: int, mover: int) -> list[Value]:
    """9.12a With two weapons it may use either alone."""
    values: list[Value] = [("fire", shooter, mover)]
    if len(weapons_on_entry(battle, shooter, mover)) == 2:
        values += [("fire-with", shooter, mover, JAVELINS), ("fire-with", shooter, mover, BOWS)]
    return values


def _fire_on_entry(battle: Fight, shooter: int, mover: int, chosen: Sequence[Weapon]) -> Activity:
    """9.12a One die each, javelins first."""
    for weapon in chosen:
        if weapon in weapons_on_entry(battle, shooter, mover):
            aim = _adjacent_aim(battle, shooter, mover, ENTRY_RANGE)
            yield from shoot(battle, shooter, mover, aim, False, "entry", weapon)


def _adjacent_aim(battle: Fight, shooter: int, mover: int, reach: int) -> Aim:
    """The line between the nearest parts of two units, through the shooter's ZOC if it can be, at the range of the
    rule."""
    rows, zone = battle.field.grid.distance, zone_of(battle, shooter)
    lines = [Aim(here, there, reach) for here in hexes(battle, shooter) for there in hexes(battle, mover)]
    return min(lines, key=lambda aim: (rows[aim.here][aim.there], aim.there not in zone))


def weapons_on_entry(battle: Fight, shooter: int, mover: int) -> list[Weapon]:
    """9.11a, 9.12a With what a unit may fire on entry now: an elephant with javelins and the bows of its screen."""
    if not is_here(battle, mover) or not is_on_map(battle, shooter):
        return []
    return [weapon for weapon in Weapon if cannot_shoot(battle, shooter, weapon) is None]


# -- 8.22 exit ---------------------------------------------------------------------------------------------------------


def exit_fire(battle: Fight, mover: int, places: tuple[int, ...]) -> Activity:
    """8.22a Before a unit that is not routed goes to `places`: enemies whose ZOC it leaves may fire, at range 2."""
    waiting = [unit for unit in leaves(battle, mover, places) if can_fire_on_exit(battle, unit, mover)]
    while waiting and is_here(battle, mover):
        side = battle.field.side_of[waiting[0]]
        values: list[Value] = [("fire", unit, mover) for unit in waiting]
        value = yield Ask(side, "exit-fire", [*values, HOLD], about=tuple((unit, mover) for unit in waiting))
        if value == HOLD:
            return
        waiting.remove(value[1])
        aim = _adjacent_aim(battle, value[1], mover, EXIT_RANGE)
        yield from shoot(battle, value[1], mover, aim, False, "exit")
        if not is_here(battle, mover):
            return
        waiting = [unit for unit in waiting if can_fire_on_exit(battle, unit, mover)]


def leaves(battle: Fight, mover: int, places: tuple[int, ...]) -> list[int]:
    """8.22a The enemies in whose ZOC the mover stands, and will not stand any more, in scenario order."""
    if battle.state.routed[mover]:
        return []
    here = hexes(battle, mover)
    near = {unit for hex_ in here for unit in _enemies_beside(battle, hex_, mover)}
    found = []
    for unit in sorted(near):
        zone = zone_of(battle, unit)
        if any(now in zone for now in here) and not any(there in zone for there in places):
            found.append(unit)
    return found


def can_fire_on_exit(battle: Fight, unit: int, mover: int) -> bool:
    """8.22a Missiles that carry two hexes. Oxybeles need no reaction."""
    if battle.field.traits[unit] & Trait.ARTILLERY or cannot_shoot(battle, unit) is not None:
        return False
    aim = _adjacent_aim(battle, unit, mover, EXIT_RANGE)
    return volleys.force(battle, line_of(battle.field, unit), aim) is not None


# -- 8.24 return, 6.75b withdrawal -------------------------------------------------------------------------------------


def withdrawal_fire(battle: Fight, unit: int, enemy: int) -> Activity:
    """6.75b, 8.12a A mounted archer that withdraws may fire at the enemy it withdraws from: range 2, +1; not at a
    raging elephant of its own side (6.71e)."""
    side_of = battle.field.side_of
    if side_of[unit] == side_of[enemy] or not fires_withdrawing(battle, unit) or not is_on_map(battle, enemy):
        return
    values = [("fire", unit, enemy), HOLD]
    value = yield Ask(battle.field.side_of[unit], "withdrawal-fire", values, about=((unit, enemy),))
    if value != HOLD:
        aim = _adjacent_aim(battle, unit, enemy, WITHDRAWAL_RANGE)
        yield from shoot(battle, unit, enemy, aim, True, "withdrawal")


def fires_withdrawing(battle: Fight, unit: int) -> bool:
    """6.75b, R-ALEX-109 Cavalry with bows, not chariots."""
    mounted_bow = line_of(battle.field, unit) == MOUNTED_LINES["A"]
    rider = bool(battle.field.traits[unit] & Trait.CAVALRY)
    return mounted_bow and rider and cannot_shoot(battle, unit) is None


def cannot_return(battle: Fight, unit: int, shooter: int) -> Refusal | None:
    """8.24a, R-ALEX-57 Out of phase, with missiles, in range, line of sight and arc; never with an elephant's
    screen."""
    if battle.field.side_of[unit] == battle.state.active:
        return refusal("8.24a", "alexander-why-return", unit=battle.field.ids[unit])
    if battle.field.traits[unit] & Trait.ARTILLERY:
        return refusal("9.52a", "alexander-why-oxybeles-free", unit=battle.field.ids[unit])
    return cannot_shoot(battle, unit) or volleys.cannot_aim(battle, unit, shooter)


def return_fire(battle: Fight, unit: int, shooter: int) -> Activity:
    """8.24a A unit just fired on, once the effects are applied, may fire back."""
    if not is_on_map(battle, shooter) or not is_on_map(battle, unit) or cannot_return(battle, unit, shooter):
        return
    values = [("fire", unit, shooter), HOLD]
    value = yield Ask(battle.field.side_of[unit], "return-fire", values, about=((unit, shooter),))
    aim = best_aim(battle, unit, shooter)
    if value != HOLD and aim is not None:
        yield from shoot(battle, unit, shooter, aim, False, "return")


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_fire(rule: str, battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    """8.2, 6.75b Why a unit may not fire in this reaction: it is not concerned, or cannot fire."""
    if reason := cannot_shoot(battle, unit):
        return reason.besides(rule)
    if (unit, target) in ask.about:
        return None
    none = refusal(rule, "alexander-why-no-reaction-fire", unit=battle.field.ids[unit])
    return none.besides("8.21a", "8.22a", "8.24a")


def no_reaction_fire(battle: Fight, unit: int, target: int) -> Refusal | None:
    """8.12a Why a unit of the other side has no occasion to fire: 8.21, 8.22 and 8.24 name all of them, 6.75b that of a
    unit that withdraws. Oxybeles need none."""
    field = battle.field
    if field.side_of[unit] == battle.state.active or field.traits[unit] & Trait.ARTILLERY:
        return None
    aim = volleys.cannot_aim(battle, unit, target) if is_on_map(battle, unit) and is_on_map(battle, target) else None
    withdraws = any(event.kind == "withdraw" and event.fields["unit"] == field.ids[unit] for event in battle.events)
    also = ("8.21a", "8.22a", "8.24a", *(("6.75b",) if withdraws else ()), *((aim.rule, *aim.also) if aim else ()))
    none = refusal("8.12a", "alexander-why-no-reaction-fire", unit=field.ids[unit]).besides(*also)
    return together(cannot_shoot(battle, unit), none)


def why_not_fire_with(rule: str, battle: Fight, ask: Ask, unit: int, target: int, weapon: str) -> Refusal | None:
    """9.12a Only an elephant with a screen has two kinds of missiles."""
    if not battle.field.has_screen[unit]:
        return refusal("9.12a", "alexander-why-no-screen", unit=battle.field.ids[unit])
    return why_not_fire(rule, battle, ask, unit, target)


RULES: Final = {"entry-fire": "8.21a", "exit-fire": "8.22a", "return-fire": "8.24a", "withdrawal-fire": "6.75b"}
WHY_NOT: Final[Explainers] = {
    **{(kind, "fire"): partial(why_not_fire, rule) for kind, rule in RULES.items()},
    **{(kind, "fire-with"): partial(why_not_fire_with, rule) for kind, rule in RULES.items()},
}
