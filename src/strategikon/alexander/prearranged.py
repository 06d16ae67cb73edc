"""6.8 Pre-arranged withdrawal: planned in secret at the start of the turn. It is carried out in stepping_back.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander import special_rules
from strategikon.alexander.field import Field, Trait
from strategikon.alexander.leaders import command_range, is_overall, on_board, reach_board
from strategikon.alexander.lines import chains
from strategikon.alexander.pieces import Fight, is_beneath, is_leader_on_map, leader_id, unit_id
from strategikon.alexander.state import COLUMN, NOBODY, NOWHERE, SQUARE, GreatBattle, LeaderMark, Mark
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.dice import Dice
from strategikon.kernel.events import Secret
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.why import Explainers

LEAST_TQ: Final = 6  # 6.81a
SELDOM_PLANNED: Final = 4  # a leader of whom nothing is known is taken to have planned one time in four


# -- 6.82 the plan -----------------------------------------------------------------------------------------------------


def has_lines(battle: Fight, leader: int) -> bool:
    """6.81a Whether there is a Line he may plan for: a unit alone is one, so it is enough that one is in his range."""
    units = fit_units(battle, leader)
    if not units:
        return False
    limit, where = command_range(battle, leader), battle.state.hex_of
    row = battle.field.grid.distance[battle.state.leader_hex[leader]]
    near = [unit for unit in units if row[where[unit]] <= limit + 1]  # one hex for the other half
    if not near:
        return False
    corps, found = special_rules.prearranged_corps(battle, leader), reach_board(battle, leader, limit)
    return any((not corps or battle.field.corps_of[u] in corps) and on_board(battle, found, u) for u in near)


def fit_units(battle: Fight, leader: int) -> list[int]:
    """6.81a The units he could plan for, range and the plans of others apart."""
    if not is_leader_on_map(battle, leader):
        return []
    if leader in battle.field.bound_leaders and special_rules.is_frozen_leader(battle, leader):
        return []
    state = battle.state
    return [
        unit
        for unit in candidates(battle, leader)
        if state.hex_of[unit] != NOWHERE
        and state.formation[unit] not in (COLUMN, SQUARE)
        and not state.routed[unit]
        and not is_beneath(battle, unit)  # 9.62c it goes with the upper one
    ]


def possible_lines(battle: Fight, leader: int) -> list[list[int]]:
    """6.81a, R-ALEX-124 The Lines a leader could plan for, as everybody sees them: whatever others have planned."""
    return _lines(battle, leader, fit_units(battle, leader))


def lines_of(battle: Fight, leader: int) -> list[list[int]]:
    """6.81a, R-ALEX-35 The Lines a leader may plan for, of units nobody has planned for yet, each known by its first
    unit."""
    free = [unit for unit in fit_units(battle, leader) if battle.state.pw_of[unit] == NOBODY]
    lines = _lines(battle, leader, free)
    return [line for number, line in enumerate(lines) if line[0] not in [other[0] for other in lines[:number]]]


def _lines(battle: Fight, leader: int, units: Sequence[int]) -> list[list[int]]:
    """6.81a, R-ALEX-35 The Lines that these units form under an Overall Commander, a leader able to give an infantry
    Line Order, or a contingent commander: chains of PH and HI of TQ 6 or more with a unit in his range."""
    field = battle.field
    if not units:
        return []
    found = reach_board(battle, leader, command_range(battle, leader))
    if corps := special_rules.prearranged_corps(battle, leader):
        one = [unit for unit in units if field.corps_of[unit] in corps and on_board(battle, found, unit)]
        return [one] if one else []
    return [line for line in chains(battle, units) if any(on_board(battle, found, unit) for unit in line)]


def candidates(battle: Fight, leader: int) -> list[int]:
    """6.81a The units that may ever obey him in this: PH and HI of TQ 6 or more."""
    field = battle.field
    heavy = [unit for unit in _subordinates(battle, leader) if field.traits[unit] & Trait.HEAVY]
    return [unit for unit in heavy if field.tq_of[unit] >= LEAST_TQ]


def _subordinates(battle: Fight, leader: int) -> Sequence[int]:
    field = battle.field
    mine = field.units_of[field.leader_side[leader]]
    if field.is_contingent[leader]:
        return [unit for unit in mine if field.corps_of[unit] in field.contingent_corps[leader]]
    if is_overall(battle, leader):
        return mine
    groups = [group for group in field.groups if leader in group.leaders and not group.mounted]
    allowed = {unit for group in groups for unit in group.members}
    only = field.line_only[leader]
    return [unit for unit in mine if unit in allowed and (not only or field.corps_of[unit] in only)]


def plan(battle: Fight) -> None:
    """6.82, R-ALEX-35 Before anything moves each side says, leader by leader, PW or no PW. `duties` keeps the leaders
    already asked, the last of them being asked now. Who is asked, and the Lines he could mean, everybody sees: they do
    not depend on what has been planned so far (R-ALEX-124)."""
    state = battle.state
    asked = state.duties[-1] if state.duties else NOBODY  # those before him have been asked, or have no Line
    for leader in range(asked + 1, len(battle.field.leader_ids)):
        if has_lines(battle, leader):
            state.duties.append(leader)
            state.plans += tuple((leader, *line) for line in possible_lines(battle, leader))
            state.phase = "planning"
            return
    state.duties = []
    state.phase = "elite"


def ask_plan(battle: Fight) -> Activity:
    """6.82 One leader's secret: the Line meant is named by its first unit."""
    state = battle.state
    leader = state.duties[-1]
    side = battle.field.leader_side[leader]
    value = yield Ask(side, "prearrange", lambda: _plans(battle, leader), about=leader)
    planned = value[0] == "pw"
    units = next(line for line in lines_of(battle, leader) if line[0] == value[2]) if planned else []
    for unit in units:
        state.pw_of = changed(state.pw_of, unit, leader)
    state.leader_marks[leader] |= LeaderMark.ASKED | (LeaderMark.PREARRANGED if planned else 0)
    names = [unit_id(battle, unit) for unit in units]
    secret = {"planned": Secret(side, int(planned)), "units": Secret(side, names)}
    battle.emit("prearranged", leader=leader_id(battle, leader), **secret)
    state.phase = "prearrange"


def _plans(battle: Fight, leader: int) -> list[Value]:
    return [*(("pw", leader, line[0]) for line in lines_of(battle, leader)), ("no-pw", leader)]


def cannot_be_ordered(battle: Fight, leader: int, unit: int) -> Refusal | None:
    """6.84c When its leader is active a Line under a PW marker does nothing."""
    if leader != NOBODY and battle.state.pw_of[unit] == leader:
        return refusal("6.84c", "alexander-why-bound", unit=battle.field.ids[unit])
    return None


def show(battle: Fight, leader: int) -> None:
    """A leader who is activated, or whose Line withdraws, turns up his marker."""
    state = battle.state
    if leader != NOBODY and not state.leader_marks[leader] & LeaderMark.SHOWN:
        state.leader_marks[leader] |= LeaderMark.SHOWN
        if state.leader_marks[leader] & LeaderMark.PREARRANGED:
            units = [unit_id(battle, unit) for unit, owner in enumerate(state.pw_of) if owner == leader]
            battle.emit("prearranged-shown", leader=leader_id(battle, leader), units=units)


# -- what is hidden ----------------------------------------------------------------------------------------------------


def may_be_planned(field: Field) -> bool:
    """6.81a Whether a PW marker could ever lie in this battle: a leader, and foot of his that is heavy and good."""
    return any(
        field.traits[unit] & Trait.HEAVY and field.tq_of[unit] >= LEAST_TQ
        for side in set(field.leader_side)
        for unit in field.units_of[side]
    )


def secrets(state: GreatBattle, side: int) -> list[int]:
    """6.82 The enemy leaders who may lie on a PW marker: whether they do, a side cannot know until it is turned up."""
    return [leader for leader, marks in enumerate(state.leader_marks) if _is_hidden(marks, side)]


def _is_hidden(marks: int, side: int) -> bool:
    enemy = bool(marks & LeaderMark.SECOND) != bool(side)
    return enemy and bool(marks & LeaderMark.ASKED) and not marks & LeaderMark.SHOWN


def redeal(state: GreatBattle, side: int, dice: Dice) -> None:
    """The plans a side does not know are made anew, or not made: it could not tell."""
    hidden = secrets(state, side)
    state.pw_of = tuple(NOBODY if owner in hidden else owner for owner in state.pw_of)
    for leader in hidden:
        state.leader_marks[leader] &= ~LeaderMark.PREARRANGED
        lines = [line for owner, *line in state.plans if owner == leader]
        if lines and dice.pick(SELDOM_PLANNED) == 0:
            _deal(state, leader, lines[dice.pick(len(lines))])


def _deal(state: GreatBattle, leader: int, line: Sequence[int]) -> None:
    """6.82 A leader has planned for a Line, unless another has for some of it; who has routed since is not of it any
    more."""
    if any(state.pw_of[unit] != NOBODY for unit in line):
        return
    state.leader_marks[leader] |= LeaderMark.PREARRANGED
    for unit in line:
        if is_of_the_plan(state, unit):
            state.pw_of = changed(state.pw_of, unit, leader)


def is_of_the_plan(state: GreatBattle, unit: int) -> bool:
    """6.82 Whether a unit for which somebody could plan has not routed since, nor left."""
    return state.hex_of[unit] != NOWHERE and not state.routed[unit] and not state.marks[unit] & Mark.RALLIED


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_plan(battle: Fight, ask: Ask, leader: int, unit: int) -> Refusal:
    """6.81a Why a leader cannot plan this."""
    return refusal("6.81a", "alexander-why-no-prearranged", leader=battle.field.leader_ids[leader])


def why_not_forgo(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """6.82a It is another leader who is asked."""
    return refusal("6.82a", "alexander-why-another-unit", unit=battle.field.leader_ids[ask.about])


WHY_NOT: Final[Explainers] = {("prearrange", "pw"): why_not_plan, ("prearrange", "no-pw"): why_not_forgo}
