"""SEQ.01-SEQ.10 The turn: its phases, what happens when it begins and at the end of each step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from strategikon.caesar.acting import act
from strategikon.caesar.aftermath import end_fight, shares
from strategikon.caesar.array import array
from strategikon.caesar.captains import replace, ride
from strategikon.caesar.engagements import fight, muster
from strategikon.caesar.feigning import feign
from strategikon.caesar.field import Fight
from strategikon.caesar.free_moves import free
from strategikon.caesar.initiative import initiative
from strategikon.caesar.orders import captain, next_unit, order
from strategikon.caesar.round_tests import tests
from strategikon.caesar.rounds import blows
from strategikon.caesar.shooting import end_of_shooting, shooting
from strategikon.caesar.state import NOBODY, Lasting, Mark
from strategikon.caesar.states import demoralise, end_step, recover_braves, recover_elites, reorganise
from strategikon.caesar.victors import victors
from strategikon.caesar.victory import examine
from strategikon.kernel.ruleset import Activity


def begin_turn(battle: Fight) -> None:
    """SEQ.01, CMD.17 Everything done in the turn before is forgotten, and each general has his re-roll again."""
    state = battle.state
    battle.emit("turn", round=state.round, side=battle.sides[state.active])
    state.marks, state.fired = [0] * len(state.marks), [0] * len(state.fired)
    state.prey = [NOBODY] * len(state.prey)
    state.reroll = [left if left < 0 else 1 for left in state.reroll]
    state.spoke, state.rode = [0] * len(state.spoke), [0] * len(state.rode)
    state.phase = "replace"


def start_of_turn(battle: Fight) -> Activity:
    """SEQ.05 (a) Lost captains are replaced, Elites roll, both armies are looked at."""
    yield from replace(battle)
    recover_elites(battle)
    demoralise(battle)


def end_move(battle: Fight) -> None:
    """SEQ.05 (f), SEQ.09, SPC.25 Brave units recover; who stood still is remembered; the step ends."""
    state = battle.state
    recover_braves(battle)
    for unit in battle.field.friends[state.active]:
        moved = state.marks[unit] & Mark.MOVED
        state.lasting[unit] = (state.lasting[unit] & ~Lasting.STOOD) | (0 if moved else Lasting.STOOD)
    end_step(battle)
    examine(battle)
    state.phase = "shoot"


def end_shoot(battle: Fight) -> Activity:
    """SHT.27, SEQ.09 The panic tests of step II, and its end."""
    yield from end_of_shooting(battle)
    end_step(battle)
    examine(battle)
    battle.state.phase = "muster-fights"


def reorganisation(battle: Fight) -> None:
    """REO.01, SEQ.02 Step IV, and the end of the player turn: the other side has the next."""
    state = battle.state
    reorganise(battle)
    end_step(battle)
    round_over = state.active != battle.field.first
    examine(battle, round_over)
    state.active = 1 - state.active
    state.round += round_over
    state.phase = "begin-turn"


PHASES: Final[Mapping[str, Callable[[Fight], Activity | None]]] = {
    "begin-turn": begin_turn,
    "replace": start_of_turn,
    "feign": feign,
    "initiative": initiative,
    "captain": captain,
    "order": order,
    "next": next_unit,
    "act": act,
    "free": free,
    "ride": ride,
    "end-move": end_move,
    "shoot": shooting,
    "end-shoot": end_shoot,
    "muster-fights": muster,
    "fight": fight,
    "array": array,
    "blows": blows,
    "tests": tests,
    "victors": victors,
    "shares": shares,
    "end-fight": end_fight,
    "reorganise": reorganisation,
}

# SEQ.10, CHG.06, MEL.23 Where nothing is said, things are taken in ascending id, and nobody does what he need not.
UNSAID: Final[Mapping[str, str]] = {
    "order": "done", "array": "ready",
    **dict.fromkeys(("next", "move", "response", "opportunity", "redirect", "withdraw"), ""),
    **dict.fromkeys(("assign", "fight", "test", "valiant", "victor", "accompany"), ""),
}  # fmt: skip
