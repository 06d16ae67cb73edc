"""6.3 Movement: the move of one unit, one choice at a time. Between two choices lies a boundary: all is in the
state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from strategikon.alexander import (
    artillery,
    cohesion,
    doubles,
    formations,
    leader_moves,
    missiles,
    obligation,
    paths,
    phalanx,
    reactions,
    special_rules,
    stacking,
    victory,
)  # fmt: skip
from strategikon.alexander.facing import vertices_between
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import cannot_stir, leader_ma
from strategikon.alexander.marching import cannot_end, is_moving, spend, step
from strategikon.alexander.pieces import (
    Fight,
    hex_names,
    hexes,
    is_on_map,
    is_passing,
    leader_id,
    leaders_with,
    mark,
    unit_id,
)  # fmt: skip
from strategikon.alexander.profile import allowance, extended_ma
from strategikon.alexander.reaction_fire import no_reaction_fire
from strategikon.alexander.shock import designation
from strategikon.alexander.state import CHARGE, COLUMN, ELEPHANTS, EXITED, FINISHED, NOBODY, NORMAL, Mark
from strategikon.alexander.stepping import (
    Way,
    can_step,
    cannot_exit,
    cannot_step,
    exits,
    is_stopped,
    not_ahead,
    of_mover,
    open_steps,
    placement,
    written,
)  # fmt: skip
from strategikon.alexander.tables import SPECIAL_MP
from strategikon.alexander.terrain import Places
from strategikon.alexander.turning import HEAVY_TURNS, SKIRMISHER_TURNS, cannot_turn, open_turns, turn_loss, turn_mp
from strategikon.alexander.whole_marches import March, go
from strategikon.alexander.zones import in_enemy_zoc
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers

HALT = ("halt",)
DEAREST_VERTEX: Final = max(HEAVY_TURNS[1], SKIRMISHER_TURNS[1])


def begin(battle: Fight, unit: int, way: int) -> Activity:
    """6.11a, 6.71a A move order is taken up, and enemies within two hexes may withdraw."""
    take_up(battle, unit, way)
    yield from reactions.at_start(battle, unit)
    if not can_act(battle):
        yield from end(battle)


def take_up(battle: Fight, unit: int, way: int) -> None:
    """6.11a, 6.46a, R-ALEX-105 The unit is the one that moves, and its MA is fixed."""
    state = battle.state
    state.mover, state.start_hex, state.party = unit, state.hex_of[unit], []
    state.ma_used = extended_ma(battle, unit) if way & Way.FAST else allowance(battle, unit)
    state.mp_left, state.mp_spent, state.step_hexes, state.turned_here = state.ma_used, 0, 0, 0
    state.way = way | (Way.MOVED_BEFORE if state.marks[unit] & Mark.MOVED else 0)
    state.phase = "move"


def move(battle: Fight) -> Activity:
    """6.31a One choice of the moving unit, with everything it causes; then the next, or the end of the move."""
    unit = battle.state.mover
    side = battle.field.side_of[unit]
    value = yield Ask(side, "move", lambda: options(battle), about=unit, family=March(battle, unit))
    action = ACTIONS.get(value[0]) or formations.ACTIONS[value[0]]
    yield from action(battle, unit, *value[1:])
    if battle.field.has_artillery:
        yield from artillery.interrupt(battle)
    if not can_act(battle):
        if value != HALT and is_moving(battle):
            granted(battle, "halt")
        yield from end(battle)


def can_act(battle: Fight) -> bool:
    """Whether the moving unit can do anything but halt."""
    if not is_moving(battle):
        return False
    unit = battle.state.mover
    return can_turn_freely(battle, unit) or can_step(battle, unit) or bool(_other_actions(battle, unit))


def can_turn_freely(battle: Fight, unit: int) -> bool:
    """7.12a A single unit that nobody holds and that has the MP for the dearest vertex: the quickest thing to see."""
    state, traits = battle.state, battle.field.traits[unit]
    if state.mp_left < DEAREST_VERTEX or traits & (Trait.DOUBLE | Trait.ARTILLERY) or state.order_kind == ELEPHANTS:
        return False
    return state.formation[unit] != CHARGE and not in_enemy_zoc(battle, unit)


# -- what may be done now ----------------------------------------------------------------------------------------------


def options(battle: Fight) -> list[Value]:
    """Everything the moving unit may do now, `halt` last."""
    unit = battle.state.mover
    named = 1 if battle.state.formation[unit] == COLUMN else 2  # of a double column only the hex of its leading half
    steps = open_steps(battle, unit)
    found: list[Value] = [("step", places[:named]) for places in steps]
    if steps and paths.may_take(battle, unit, steps):
        found.append(paths.PATH)
    found += _other_actions(battle, unit)
    if cannot_halt(battle, unit) is None or not found:
        found.append(HALT)
    return found


def _other_actions(battle: Fight, unit: int) -> list[Value]:
    """Everything but steps and `halt`."""
    state, field = battle.state, battle.field
    found: list[Value]
    if not field.traits[unit] & Trait.DOUBLE:
        bound = state.obligation == 1 and obligation.binds(battle, unit)
        turns = open_turns(battle, unit)
        found = [("turn", facing) for facing in turns if not (bound and _wastes(battle, unit, facing))]
    else:
        found = [("reverse",)] if cannot_reverse_now(battle, unit) is None else []
    if not state.way & Way.SPENT:
        found += [("with", leader) for leader in _companions(battle, unit)]
    if field.missile_of[unit] and cannot_fire_now(battle, unit) is None:
        found += [("fire", unit, target) for target in missiles.targets(battle, unit)]
    if field.is_drilled[unit]:
        found += formations.changes(battle, unit)
    if field.has_exits:
        found += [("exit", edge) for edge in exits(battle, unit)]
    if state.step_hexes and state.party:
        found += [("leave", leader) for leader in state.party]
    return found


def _wastes(battle: Fight, unit: int, facing: int) -> Refusal | None:
    """5.46a Whether a turn would leave undone what the leader owes."""
    return obligation.cannot_turn(battle, unit, facing, turn_mp(battle, unit, facing))


def _companions(battle: Fight, unit: int) -> list[int]:
    """4.23b, 5.68a Leaders stacked with it who may go along."""
    return [leader for leader in leaders_with(battle, unit) if cannot_go_along(battle, unit, leader) is None]


# -- predicates --------------------------------------------------------------------------------------------------------


def cannot_go_along(battle: Fight, unit: int, leader: int) -> Refusal | None:
    """4.23b, 4.25a, 5.68a, 6.15a, 8.34f He must be stacked with it and have MP left; one who is Finished moves only by
    order of his OC, contingent commanders apart (R-ALEX-123)."""
    name = battle.field.leader_ids[leader]
    bars: list[Refusal | None] = []
    if leader not in leaders_with(battle, unit) or leader in battle.state.party:
        return refusal("4.23b", "alexander-why-not-stacked", leader=name)
    if battle.state.way & Way.SPENT:
        bars.append(refusal("4.23b", "alexander-why-too-late", leader=name))
    bars.append(cannot_stir(battle, leader))
    if battle.state.leader_state[leader] == FINISHED and not battle.field.is_contingent[leader]:
        bars.append(refusal("4.25a", "alexander-why-finished-stays", leader=name))
    if battle.state.leader_mp[leader] >= leader_ma(battle, leader):
        bars.append(refusal("6.15a", "alexander-why-leader-mp", leader=name))
    return together(*bars, special_rules.cannot_move_leader(battle, leader))


def cannot_reverse_now(battle: Fight, unit: int) -> Refusal | None:
    """6.44a 3 MP, or what a special rule asks."""
    reason = doubles.cannot_reverse(battle, unit)
    if reason:
        return reason
    if battle.state.formation[unit] != NORMAL:
        return refusal("6.44a", "alexander-why-formation", unit=battle.field.ids[unit])
    cost = reverse_mp(battle, unit)
    if cost > battle.state.mp_left:
        return refusal("6.44a", "alexander-why-mp", cost=cost, left=battle.state.mp_left)
    if battle.state.obligation == 1:
        return obligation.cannot_turn(battle, unit, (battle.state.facing[unit] + 6) % 12, cost)
    return None


def reverse_mp(battle: Fight, unit: int) -> int:
    return special_rules.about_face_mp(battle, unit, SPECIAL_MP["reverse_double_unit"])


def cannot_halt(battle: Fight, unit: int) -> Refusal | None:
    """6.91a, 6.14a, 5.46a What keeps a unit from ending its move here."""
    if is_passing(battle, unit) and not is_stopped(battle, unit):
        return stacking.no_room(battle, unit, hexes(battle, unit)[0])
    return cannot_end(battle, unit)


def cannot_fire_now(battle: Fight, unit: int) -> Refusal | None:
    """8.11a, 9.54a One volley a move; oxybeles move or fire."""
    if battle.state.way & Way.FIRED:
        return refusal("8.11a", "alexander-why-fired", unit=battle.field.ids[unit]).besides("5.23a")
    if battle.field.traits[unit] & Trait.ARTILLERY:
        return refusal("9.54a", "alexander-why-moves", unit=battle.field.ids[unit])
    return missiles.cannot_fire(battle, unit)


# -- doing it ----------------------------------------------------------------------------------------------------------


def go_along(battle: Fight, unit: int, leader: int) -> Activity:
    """4.23b He goes with the unit."""
    battle.state.party.append(leader)
    battle.emit("follow", leader=leader_id(battle, leader), unit=unit_id(battle, unit))
    yield from ()


def stay_behind(battle: Fight, unit: int, leader: int) -> Activity:
    """4.23b He need not stay with it."""
    battle.state.party.remove(leader)
    battle.emit("stay", leader=leader_id(battle, leader))
    yield from ()


def take_path(battle: Fight, unit: int) -> Activity:
    """6.31a Several steps in one choice."""
    yield from paths.take(battle, unit)


def reverse(battle: Fight, unit: int) -> Activity:
    """6.44a About-face."""
    cost = reverse_mp(battle, unit)
    if (yield from spend(battle, unit, cost)):
        doubles.reverse(battle, unit)
        special_rules.has_faced_about(battle, unit)
        facing = battle.field.facings[battle.state.facing[unit]]
        battle.emit("facing", unit=unit_id(battle, unit), facing=facing, mp=cost)


def turn(battle: Fight, unit: int, facing: int) -> Activity:
    """7.12 A turn where it stands, with its MP and, in Difficult terrain or for a moving chariot, its cohesion."""
    state = battle.state
    cost, loss = turn_mp(battle, unit, facing), turn_loss(battle, unit, facing)
    if not (yield from spend(battle, unit, cost)):
        return
    state.turned_here += vertices_between(state.facing[unit], facing)
    state.facing[unit] = facing
    battle.emit("facing", unit=unit_id(battle, unit), facing=battle.field.facings[facing], mp=cost)
    if loss:
        yield from cohesion.lose(battle, unit, loss, "terrain")


def fire(battle: Fight, unit: int, _shooter: int, target: int) -> Activity:
    """8.11a Its volley, at this point of its move."""
    state = battle.state
    state.way |= Way.FIRED
    mark(battle, unit, Mark.FIRED | Mark.ACTED)
    state.obligation = 2 if state.obligation else 0
    yield from missiles.volley(battle, unit, target)


def leave_map(battle: Fight, unit: int, edge: str) -> Activity:
    """8.22a, special rules: off the map for 1 MP, after the exit fire of those whose ZOC it leaves."""
    state = battle.state
    yield from missiles.exit_fire(battle, unit, ())
    if not is_moving(battle) or not (yield from spend(battle, unit, 1)):
        return
    stack = phalanx.stack_of(battle, unit) if state.way & Way.TOGETHER else (unit,)  # 9.62b both, 9.62d the upper one
    yield from depart(battle, stack, edge)
    state.obligation = 2 if state.obligation else 0


def depart(battle: Fight, stack: Sequence[int], edge: str) -> Activity:
    """Special rules: these are gone by this edge, and leaders they leave alone must see to themselves (4.62d)."""
    special_rules.leave_map(battle, stack, edge)
    if battle.state.fate[stack[0]] == EXITED:
        victory.unit_left(battle, stack[0])
    yield from leader_moves.answer_threats(battle, ())


def halt(battle: Fight, unit: int) -> Activity:
    battle.state.way |= Way.ENDED
    yield from ()


ACTIONS: dict[str, Any] = {
    "step": step, "path": take_path, "turn": turn, "reverse": reverse, "fire": fire, "exit": leave_map,
    "with": go_along, "leave": stay_behind, "halt": halt, "go": go,
}  # fmt: skip


# -- the end of the move -----------------------------------------------------------------------------------------------


def end(battle: Fight) -> Activity:
    """6.92, 6.46b, 7.33, 5.46 The move is over: stacked units rout, a phalanx that hurried checks, shock markers."""
    state = battle.state
    unit = state.mover
    if is_on_map(battle, unit) and not state.routed[unit] and is_passing(battle, unit):
        yield from stacking.end_stacked(battle, unit)
    if is_on_map(battle, unit) and not state.routed[unit]:
        yield from _check_haste(battle, unit)
    if is_on_map(battle, unit) and not state.routed[unit] and state.way & Way.SPENT:
        battle.emit("halt", unit=unit_id(battle, unit), hex=hex_names(battle, hexes(battle, unit)))
        yield from designation.mark_mover(battle, unit)
    if state.obligation == 1 and obligation.has_left(battle, unit):
        state.obligation = 2
    state.mover, state.party, state.way, state.mp_left, state.turned_here = NOBODY, [], 0, 0, 0
    state.phase = "next-order"


def _check_haste(battle: Fight, unit: int) -> Activity:
    """6.46b MA 5 on the first move of the turn: a check, and 1 lost if it fails."""
    way = battle.state.way
    if not way & Way.FAST or way & Way.MOVED_BEFORE or not way & Way.SPENT:
        return
    yield from cohesion.test(battle, unit, 0, "extended_move")


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_leave(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """4.23b Why a leader does not stay behind here."""
    if leader in battle.state.party and battle.state.step_hexes:
        return None
    return refusal("4.23b", "alexander-why-not-stacked", leader=battle.field.leader_ids[leader])


def why_not_step(battle: Fight, ask: Ask, places: Places) -> Refusal | None:
    """6.32a Why the moving unit may not go there."""
    unit = battle.state.mover
    if len(written(battle, unit, hexes(battle, unit))) != len(places):
        return not_ahead(battle, unit)
    return cannot_step(battle, unit, placement(battle, unit, places))


def why_not_turn(battle: Fight, ask: Ask, facing: int) -> Refusal | None:
    """7.1 Why it may not turn so."""
    unit = battle.state.mover
    return cannot_turn(battle, unit, facing) or _wastes(battle, unit, facing)


def why_not_fire(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    """8.11a Why it may not fire at this enemy in the course of its move."""
    mover = battle.state.mover
    if unit != mover:
        other = refusal("8.11a", "alexander-why-another-unit", unit=battle.field.ids[mover])
        return no_reaction_fire(battle, unit, target) or other
    return together(cannot_fire_now(battle, unit), missiles.cannot_fire_at(battle, unit, target))


WHY_NOT: Final[Explainers] = {
    ("move", "step"): why_not_step,
    ("move", "turn"): why_not_turn,
    ("move", "reverse"): of_mover(cannot_reverse_now),
    ("move", "fire"): why_not_fire,
    ("move", "exit"): of_mover(cannot_exit),
    ("move", "with"): of_mover(cannot_go_along),
    ("move", "leave"): why_not_leave,
    ("move", "halt"): of_mover(cannot_halt),
}
