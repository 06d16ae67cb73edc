"""3.0 The sequence of play: the table of phases, and the joints between them.

The name in `state.phase` is the activity that comes next. The table stands in the order of the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from strategikon.alexander import (
    activation,
    column,
    elephants,
    formations,
    leader_moves,
    line_orders,
    momentum,
    movement,
    orders,
    prearranged,
    reloading,
    rout,
    special_rules,
    victory,
    zones,
)  # fmt: skip
from strategikon.alexander.pieces import Fight, in_contact
from strategikon.alexander.shock import (
    aftermath,
    assignment,
    charge,
    charismos,
    clash,
    collapse,
    designation,
    resolution,
)
from strategikon.alexander.state import (
    ACTIVE,
    COLUMN,
    FINISHED,
    INACTIVE,
    INDIVIDUAL,
    LEADER_BATTLE_MARKS,
    LEADER_PHASE_MARKS,
    LINE_OPEN,
    NOBODY,
    NOWHERE,
    PHASE_MARKS,
    REGROUPING,
    TURN_MARKS,
    Mark,
)  # fmt: skip
from strategikon.kernel.ruleset import Activity

Phase: TypeAlias = Callable[[Fight], Activity | None]


def begin_turn(battle: Fight) -> None:
    """3.0a, 5.11a A turn begins: everybody is Inactive."""
    state = battle.state
    battle.emit("turn", turn=state.turn)
    state.elite, state.last_side, state.last_value = 0, NOBODY, NOBODY
    state.phase = "returns" if REGROUPING in state.fate else "prearrange"


def returns(battle: Fight) -> Activity:
    """Special rule `edge_regroup`: units that left come back."""
    yield from special_rules.begin_turn(battle)
    battle.state.phase = "prearrange"


def begin_orders_phase(battle: Fight) -> None:
    """3.0 B, 5.21 An Orders Phase begins: markers of the last one go, and what 6.61b and 7.16b ask is noted."""
    state = battle.state
    captain = state.duties[0] if state.leader == NOBODY and state.duties else NOBODY
    state.marks[:] = [marks & ~PHASE_MARKS for marks in state.marks]
    state.steps[:] = [0] * len(state.steps)
    state.combat_of = (NOBODY,) * len(state.combat_of)
    state.combats, state.groups, state.duties = [], (), []
    state.leader_marks[:] = [marks & ~LEADER_PHASE_MARKS for marks in state.leader_marks]
    state.leader_mp[:] = [0] * len(state.leader_mp)
    state.order_kind, state.line_group, state.line_mode = INDIVIDUAL, NOBODY, LINE_OPEN
    state.mcc, state.mccs_used, state.first_order = NOBODY, 0, 1
    special_rules.release(battle)
    note_positions(battle)
    if captain != NOBODY:
        activation.order_elephants(battle, captain)
    state.phase = "line"


def note_positions(battle: Fight) -> None:
    """6.61b, 7.16b Who begins the Orders Phase in column, and who in an enemy ZOC."""
    state = battle.state
    if COLUMN in state.formation:
        for unit, formation in enumerate(state.formation):
            if formation == COLUMN and state.hex_of[unit] != NOWHERE:
                state.marks[unit] |= Mark.BEGAN_IN_COLUMN
    touching = in_contact(battle, 0)
    for unit in (*touching, *in_contact(battle, 1)) if touching else ():
        if zones.in_enemy_zoc(battle, unit):
            state.marks[unit] |= Mark.BEGAN_IN_ZOC


def end_orders_phase(battle: Fight) -> Activity | None:
    """5.27a, 6.66a An Orders Phase is over: shocked columns revert, then Momentum or the next leader."""
    if column.shocked(battle):
        return formations.revert_shocked(battle)
    state = battle.state
    state.order_kind, state.mcc, state.line_group = INDIVIDUAL, NOBODY, NOBODY
    state.marks[:] = [marks & ~(Mark.MUST_CHECK | Mark.NO_CHECK | Mark.IN_LINE) for marks in state.marks]
    state.phase = "momentum"
    return None


def flip(battle: Fight) -> None:
    """3.0h D4: Moved units and Finished leaders are turned back; all that was remembered of the turn goes."""
    state = battle.state
    state.marks[:] = [marks & ~(PHASE_MARKS | TURN_MARKS) for marks in state.marks]
    state.tried = (0,) * len(state.tried)
    state.pw_of, state.plans = (NOBODY,) * len(state.pw_of), ()
    state.leader_state[:] = [INACTIVE if s in (ACTIVE, FINISHED) else s for s in state.leader_state]
    state.leader_marks[:] = [marks & LEADER_BATTLE_MARKS for marks in state.leader_marks]
    state.leader_phases = (0,) * len(state.leader_phases)
    state.leader_line = (0,) * len(state.leader_line)
    state.leader, state.momentum, state.obligation, state.trumps = NOBODY, 0, 0, 0
    state.phase = "army-rout"


def with_combats(activity: Phase, following: str) -> Phase:
    """8.3 A step of the Shock segment; without combats there is nothing to do in it. A case may begin here: then the
    combats of its marked units are made first."""

    def phase(battle: Fight) -> Activity | None:
        assignment.ensure(battle)
        if battle.state.combats:
            return activity(battle)
        battle.state.phase = following
        return None

    return phase


# A phase is a plain function if it asks nobody. One that may ask begins with the question, and a plain phase before it
# has found out that there is something to ask: so a fork, which starts at a question, does no work twice.
PHASES: Final[Mapping[str, Phase]] = {
    "turn": begin_turn,
    "returns": returns,
    "prearrange": prearranged.plan,  # 6.82
    "planning": prearranged.ask_plan,
    "elite": activation.elite,  # 5.5
    # A. Leader activation
    "activate": activation.activate,  # 5.1
    "tie": activation.roll_off,  # 5.12d
    "activating": activation.ask_activate,  # 5.12, 5.41
    "idle": activation.idle,
    "counter-trump": activation.counter_trump,  # 5.42[1]
    # B. Orders
    "orders-begin": begin_orders_phase,
    "line": line_orders.declare,  # 4.34, R-ALEX-100
    "declaring": line_orders.ask_line,
    "next-order": orders.next_order,  # 5.2
    "orders": orders.give,
    "move": movement.move,  # 6.3, one choice at a time
    "move-leader": leader_moves.move,  # 4.23
    "line-fire": orders.line_fire,  # 8.21b
    "designate": designation.designate,  # 8.31
    "designating": designation.designating,
    "combats": assignment.assign,  # 8.32
    "assigning": assignment.assigning,
    "charge": with_combats(charge.charge, "leaders"),  # 8.33
    "dodge": charge.dodge,  # 9.24
    "check": charge.check,  # 8.33
    "break": charge.break_off,  # 8.33c
    "leaders": with_combats(charismos.charismos, "clash"),  # 8.34
    "clash": with_combats(clash.clash, "resolve"),  # 8.35
    "resolve": with_combats(resolution.resolve, "breakthrough"),  # 8.36
    "breakthrough": with_combats(collapse.breakthrough, "collapse"),  # 8.37
    "collapse": with_combats(collapse.collapse, "advance"),  # 8.38
    "advance": with_combats(aftermath.advances, "pursuit"),  # 8.5, 9.13, 9.23
    "pursuit": with_combats(aftermath.pursuit, "orders-end"),  # 8.39
    "orders-end": end_orders_phase,
    # C. Momentum
    "momentum": momentum.momentum,  # 5.3
    "momentum-trump": activation.momentum_trump,  # 5.42[2]
    "crisis": momentum.crisis,  # 5.33b
    "reactivate": momentum.reactivate,  # 5.33c
    # D. Rout and reload
    "rout": rout.rout_phase,
    "routing": rout.routing,  # 10.22
    "reload": reloading.reload,
    "captains": elephants.place_captains,  # 9.19b
    "flip": flip,
    # E. Army rout
    "army-rout": victory.army_rout,
}

# The questions that these phases put or pass over have names of their own.
QUESTIONS: Final[Mapping[str, str]] = {
    "counter-trump": "trump",
    "next-order": "order",
    "line-fire": "entry-fire",
    "designate": "shock",
    "momentum-trump": "trump",
    "captains": "captain",
}
