"""6.3, 7.2 The next step of the moving unit: where it might go, what it costs, what forbids it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from strategikon.alexander import column, doubles, elephants, special_rules
from strategikon.alexander.facing import front_hexes
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import leader_ma
from strategikon.alexander.pieces import (
    Fight,
    forget_boards,
    hex_names,
    hexes,
    in_charge,
    in_column,
    in_double_depth,
    is_double,
    put,
    shift,
    unit_id,
)  # fmt: skip
from strategikon.alexander.profile import zoc_ma
from strategikon.alexander.stacking import cannot_pass
from strategikon.alexander.state import CHARGE, COLUMN, NOBODY, NORMAL, NOWHERE
from strategikon.alexander.tables import PROHIBITED
from strategikon.alexander.terrain import Places, cannot_enter, leader_mp, step_mp
from strategikon.alexander.turning import must_end_here
from strategikon.alexander.zones import controllers_of, in_enemy_zoc
from strategikon.kernel.decision import Refusal, refusal, together
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import changed
from strategikon.kernel.why import Explainer


class Way:
    """What is remembered of the present move, as bits of `state.way`."""

    FAST: Final = 1  # 6.46: a phalanx uses MA 5
    MOVED_BEFORE: Final = 2  # 6.13: it was Moved when this move began
    SPENT: Final = 4  # its first MP has been spent
    FIRED: Final = 8  # 8.11: it has had its volley
    TOGETHER: Final = 16  # 9.62b: a double-depth stack moves as one
    ENDED: Final = 32  # a change of formation has ended the move


def candidates(battle: Fight, unit: int) -> list[Places]:
    """6.32a The placements a unit's front allows, whatever else forbids them."""
    if in_column(battle, unit):
        return column.steps(battle, unit)
    if is_double(battle, unit):
        return doubles.steps(battle, unit)
    return [(there,) for there in front_hexes(battle, unit)]


def written(battle: Fight, unit: int, places: Places) -> Places:
    """The hexes an option names: of a double column only the one its leading half enters."""
    return places[:1] if in_column(battle, unit) else places


def placement(battle: Fight, unit: int, named: Places) -> Places:
    """The placement an option means."""
    if in_column(battle, unit):
        return (named[0], *hexes(battle, unit)[:-1])
    return named


def facing_after(battle: Fight, unit: int, places: Places) -> int:
    """The facing a unit has once it stands in `places`."""
    if in_column(battle, unit):
        return column.facing_after(battle, unit, places)
    return doubles.facing_after(battle, unit, places) if is_double(battle, unit) else battle.state.facing[unit]


def cannot_step(battle: Fight, unit: int, places: Places) -> Refusal | None:
    """Everything that forbids the moving unit one step, with all the rules that do."""
    if in_double_depth(battle, unit) and doubles.is_pivot(battle, unit, places):
        return refusal("9.62c", "alexander-why-double-depth", unit=battle.field.ids[unit])
    if places not in candidates(battle, unit):
        return not_ahead(battle, unit)
    return why_not_go(battle, unit, places)


def not_ahead(battle: Fight, unit: int) -> Refusal:
    """6.32a, 6.64a A unit enters a hex of its front; a column also one of the two beside that."""
    rules = ("6.64a", "6.32a") if in_column(battle, unit) else ("6.32a", "7.11a")
    return refusal(rules[0], "alexander-why-front", unit=battle.field.ids[unit]).besides(*rules[1:])


def open_steps(battle: Fight, unit: int) -> list[Places]:
    """The placements that `cannot_step` does not forbid the moving unit."""
    if battle.state.mp_left <= 0:
        return []
    if not is_free(battle, unit):
        return [places for places in candidates(battle, unit) if cannot_go(battle, unit, places) is None]
    return [places for places, cost, _ in _ahead(battle, unit) if _is_open(battle, unit, places, cost)]


def can_step(battle: Fight, unit: int) -> bool:
    """Whether there are any `open_steps`."""
    if battle.state.mp_left <= 0:
        return False
    if not is_free(battle, unit):
        return any(cannot_go(battle, unit, places) is None for places in candidates(battle, unit))
    return any(_is_open(battle, unit, places, cost) for places, cost, _ in _ahead(battle, unit))


def _ahead(battle: Fight, unit: int) -> Sequence[tuple[Places, int, int]]:
    """The placements in its front that the ground allows, with their MP. Cohesion is told of single units only."""
    state, field = battle.state, battle.field
    way, here, second, facing = field.way_of[unit], state.hex_of[unit], state.hex2_of[unit], state.facing[unit]
    if second == NOWHERE and not field.traits[unit] & Trait.ARTILLERY:
        return field.ahead(way, here, facing)
    if second != NOWHERE and state.formation[unit] == NORMAL and not in_double_depth(battle, unit):
        return field.abreast(way, here, second, facing)
    if second != NOWHERE and state.formation[unit] == COLUMN:  # its leading half enters a hex, the other follows
        return [((there, here), mp, 0) for (there,), mp, _ in field.ahead(way, here, facing)]
    costs = [(places, step_mp(battle, unit, places), 0) for places in candidates(battle, unit)]
    return [step for step in costs if step[1] != PROHIBITED]


def _is_open(battle: Fight, unit: int, places: Places, cost: int) -> bool:
    """What may forbid a free unit a step: its MP, enemies, and friends it may not pass."""
    at, side_of, left = battle.state.unit_at, battle.field.side_of, battle.state.mp_left
    if cost > left:
        return False
    for there in places:
        other = at[there]
        if other not in (NOBODY, unit):
            break
    else:
        return True
    if any(at[there] != NOBODY and side_of[at[there]] != side_of[unit] for there in places):
        return False
    return cannot_pass(battle, unit, places, facing_after(battle, unit, places), left - cost) is None


def is_free(battle: Fight, unit: int) -> bool:
    """Whether nothing but the MP and other units can forbid a step: no ZOC holds it, and it is none of those who are
    particular about their way. The quick answer to most of `cannot_go`."""
    state, field = battle.state, battle.field
    particular = Trait.CHARIOT | Trait.CAVALRY if field.has_elephants else Trait.CHARIOT  # 9.15a, 9.21c
    if field.traits[unit] & particular or state.formation[unit] == CHARGE or field.drift:
        return False
    return not in_enemy_zoc(battle, unit)


def cannot_go(battle: Fight, unit: int, places: Places) -> Refusal | None:
    """What forbids it to go on to one of the placements in its front."""
    state = battle.state
    reason = cannot_leave_hex(battle, unit, places) or cannot_enter(battle, unit, places)
    if reason:
        return reason
    cost = step_mp(battle, unit, places)
    if cost > state.mp_left:
        return refusal("6.25a", "alexander-why-mp", cost=cost, left=state.mp_left).besides("6.11a", "6.21a")
    return (
        elephants.cannot_enter(battle, unit, places)
        or cannot_pass(battle, unit, places, facing_after(battle, unit, places), state.mp_left - cost)
        or must_drift(battle, unit, places)
    )


def why_not_go(battle: Fight, unit: int, places: Places) -> Refusal | None:
    """All that forbids it, where `cannot_go` is content with the first reason."""
    state = battle.state
    held, closed = cannot_leave_hex(battle, unit, places), cannot_enter(battle, unit, places)
    if closed:
        return together(held, closed, None if OFF in places else elephants.cannot_enter(battle, unit, places))
    cost = step_mp(battle, unit, places)
    dear = refusal("6.25a", "alexander-why-mp", cost=cost, left=state.mp_left).besides("6.11a", "6.21a")
    left = max(0, state.mp_left - cost)
    return together(
        held,
        dear if cost > state.mp_left else None,
        elephants.cannot_enter(battle, unit, places),
        cannot_pass(battle, unit, places, facing_after(battle, unit, places), left),
        must_drift(battle, unit, places),
    )


def cannot_leave_hex(battle: Fight, unit: int, places: Places) -> Refusal | None:
    """7.15a, 7.23, 7.24a, 7.25, 9.74b What holds a unit where it stands."""
    if doubles.is_wheel(battle, unit, places):
        return None  # 6.45a
    holders = controllers_of(battle, unit)
    return _is_held(battle, unit, holders) or (cannot_leave_zoc(battle, unit, holders) if holders else None)


def _is_held(battle: Fight, unit: int, holders: list[int]) -> Refusal | None:
    """7.15a, 7.23a, 7.25a, 9.74b It turned too much here; or, in an enemy ZOC, turned at all or has just come."""
    state, name = battle.state, battle.field.ids[unit]
    if must_end_here(battle, unit):
        rules = ("9.74b",) if in_charge(battle, unit) else ("7.15a", "9.21a")
        return refusal(rules[0], "alexander-why-turned-much", unit=name).besides(*rules[1:])
    if holders and state.turned_here:
        return refusal("7.25a", "alexander-why-turned-in-zoc", unit=name)
    if holders and state.step_hexes:
        return refusal("7.23a", "alexander-why-zoc-stop", unit=name)
    return None


def cannot_leave_zoc(battle: Fight, unit: int, holders: list[int]) -> Refusal | None:
    """7.23b, R-ALEX-49 A front hex without combat units, and an MA above that of every enemy whose ZOC holds it."""
    at = battle.state.unit_at
    if all(at[there] != NOBODY for there in front_hexes(battle, unit)):
        return refusal("7.23b", "alexander-why-zoc-front", unit=battle.field.ids[unit])
    return _cannot_outrun(battle, unit, holders)


def _cannot_outrun(battle: Fight, unit: int, holders: list[int]) -> Refusal | None:
    """7.23b, R-ALEX-49 An MA above that of every enemy whose ZOC holds it."""
    field, own = battle.field, zoc_ma(battle, unit)
    for enemy in holders:
        other = zoc_ma(battle, enemy)
        if own <= other:
            names = {"unit": field.ids[unit], "enemy": field.ids[enemy]}
            return refusal("7.23b", "alexander-why-zoc-ma", **names, own=own, other=other)
    return None


# -- 6.14, 6.5: the two optional habits of hoplites --------------------------------------------------------------------


def has_inertia(battle: Fight, unit: int) -> bool:
    """6.14a Optional: hoplites other than mercenaries and Spartans march until something stops them."""
    if not battle.field.inertia:
        return False
    traits = battle.field.traits[unit]
    return bool(traits & Trait.HOPLITE) and not traits & Trait.MERCENARY


def drifts(battle: Fight, unit: int) -> bool:
    """6.5a, R-ALEX-52 Optional: a double of hoplites that had moved before in the turn."""
    wanted = Trait.HOPLITE | Trait.DOUBLE
    if not battle.field.drift or in_column(battle, unit) or battle.field.traits[unit] & wanted != wanted:
        return False
    return bool(battle.state.way & Way.MOVED_BEFORE)


def must_drift(battle: Fight, unit: int, places: Places) -> Refusal | None:
    """6.5 The 1st, 2nd and 4th MP of real movement go to the right front, unless enemies or prohibited terrain are
    there, or the point would bring the unit next to an enemy whichever way it goes (R-ALEX-52), or one half moves."""
    if not drifts(battle, unit) or doubles.is_pivot(battle, unit, places):
        return None
    right = doubles.advances(battle, unit)[1]
    if places == right:
        return None
    first = battle.state.mp_spent + 1
    last = battle.state.mp_spent + step_mp(battle, unit, places)
    if not {1, 2, 4} & set(range(first, last + 1)):
        return None
    if OFF in right or cannot_enter(battle, unit, right) or step_mp(battle, unit, right) > battle.state.mp_left:
        return None
    if _is_beside_enemy(battle, unit, places) or _is_beside_enemy(battle, unit, right):
        return None
    return refusal("6.5a", "alexander-why-drift", unit=battle.field.ids[unit])


def _is_beside_enemy(battle: Fight, unit: int, places: Places) -> bool:
    at, side_of = battle.state.unit_at, battle.field.side_of
    around = (at[there] for here in places for there in battle.field.grid.neighbours[here])
    return any(other != NOBODY and side_of[other] != side_of[unit] for other in around)


def is_stopped(battle: Fight, unit: int) -> bool:
    """Whether the unit can make no step at all from here."""
    return not can_step(battle, unit)


# -- 6.31 the counter -------------------------------------------------------------------------------------------------


def enter(battle: Fight, unit: int, places: Places, mp: int = 0) -> None:
    """6.31a The counter goes to other hexes, with the phalanx beneath it and the leaders of its party; no cost, no
    reactions. Advances, routs and withdrawals use it too."""
    state = battle.state
    old, below = hexes(battle, unit), state.beneath[unit]
    facing = facing_after(battle, unit, places)
    shift(battle, unit, places)
    state.facing[unit] = facing
    if below != NOBODY and (state.mover != unit or state.way & Way.TOGETHER):
        _take_along(battle, unit, below)
    elif below != NOBODY:
        state.beneath = changed(state.beneath, unit, NOBODY)  # 9.62d the top unit moves away
    battle.emit("step", unit=unit_id(battle, unit), start=hex_names(battle, old), to=hex_names(battle, places), mp=mp)
    if state.party and state.mover == unit:
        _carry(battle, old, places)


def _take_along(battle: Fight, top: int, below: int) -> None:
    """9.62b Both phalanxes of a stack go to the same hexes."""
    state = battle.state
    for here in hexes(battle, below):
        if state.unit_at[here] == below:
            state.unit_at[here] = NOBODY
    state.hex_of[below], state.hex2_of[below] = state.hex_of[top], state.hex2_of[top]
    forget_boards(battle, below)
    state.facing[below] = state.facing[top]
    put(battle, top, hexes(battle, top))  # where a friend stands they are only passing (5.33b)


def _carry(battle: Fight, old: Places, places: Places) -> None:
    """4.23b, 6.15a The party goes along, each in his half, as far as his 9 MP last."""
    state = battle.state
    for leader in list(state.party):
        here = state.leader_hex[leader]
        there = places[old.index(here)] if here in old else places[0]
        if here == there:
            continue
        cost = max(1, leader_mp(battle, here, there))
        if state.leader_mp[leader] + cost > leader_ma(battle, leader):
            state.party.remove(leader)
            continue
        state.leader_mp[leader] += cost
        state.leader_hex[leader] = there


# -- 6.31 off the map --------------------------------------------------------------------------------------------------


def exits(battle: Fight, unit: int) -> list[str]:
    """Special rules: the edges by which `cannot_exit` does not forbid the moving unit to leave."""
    if battle.state.mp_left < 1 or not battle.field.has_exits:
        return []
    edges = special_rules.exit_edges(battle, unit)
    return edges if edges and _cannot_ride_off(battle, unit) is None else []


def cannot_exit(battle: Fight, unit: int, edge: str) -> Refusal | None:
    """6.31a, 6.25a, 7.23 Nobody leaves the map but under a special rule, for 1 MP, and if no enemy ZOC holds him."""
    name, left = battle.field.ids[unit], battle.state.mp_left
    if not battle.field.has_exits or edge not in special_rules.exit_edges(battle, unit):
        return refusal("6.31a", "alexander-why-off-map", unit=name)
    if left < 1:
        return refusal("6.25a", "alexander-why-mp", cost=1, left=left).besides("6.11a")
    return _cannot_ride_off(battle, unit)


def _cannot_ride_off(battle: Fight, unit: int) -> Refusal | None:
    """7.15a, 7.23, 7.25a What holds a unit where it stands holds it on the map; the way off it, in front of the unit,
    is the front hex without combat units that 7.23b asks for."""
    holders = controllers_of(battle, unit)
    return _is_held(battle, unit, holders) or _cannot_outrun(battle, unit, holders)


def of_mover(cannot: Callable[..., Refusal | None]) -> Explainer:
    """The explainer that is a predicate of the moving unit as it stands."""
    return lambda battle, ask, *arguments: cannot(battle, battle.state.mover, *arguments)
