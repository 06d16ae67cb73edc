"""BRK.05-BRK.07, BRK.10, BRK.11, BRK.45, BRK.47-BRK.49, BRK.55, BRK.57, BRK.58 The panic tests of a round, in their
order."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.array import supporters, supports_of
from strategikon.caesar.attacks import has_scythes
from strategikon.caesar.casualties import remove, run_amok
from strategikon.caesar.engagements import bits, fighters
from strategikon.caesar.field import Fight
from strategikon.caesar.panic import in_melee
from strategikon.caesar.panic_results import ANARCHIC, ANARCHY_AROUND
from strategikon.caesar.state import LOST, NOBODY
from strategikon.caesar.units import disorder, present, shaken
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.ruleset import Activity

STAGES: Final = 4  # BRK.58 supports of the broken, then the engaged, each by side


def taken_off(battle: Fight, unit: int) -> int:
    """BRK.10, BRK.11, BRK.57 The loser's units, supports too, take off the difference; nobody else takes off
    anything."""
    state = battle.state
    lost = state.winner not in (NOBODY, battle.field.side_of[unit])
    return state.lost_by if lost else 0


def waiting(battle: Fight) -> list[int]:
    """BRK.55, BRK.58 Those who may test next."""
    return battle.state.urgent or battle.state.waiting


def tests(battle: Fight) -> Activity | None:
    """BRK.58 The next test: supports of somebody just lost before all others, then those of the stage."""
    state = battle.state
    state.urgent = [unit for unit in state.urgent if present(battle, unit)]
    state.waiting = [unit for unit in state.waiting if present(battle, unit)]
    if state.urgent or state.waiting:
        return _test(battle)
    state.stage += 1
    if state.stage < STAGES:
        state.waiting = _of_stage(battle, state.stage)
    else:
        _after_tests(battle)
    return None


def _of_stage(battle: Fight, stage: int) -> list[int]:
    """BRK.58 Who must test in a stage; the losing side first, in a draw the active one."""
    state, side_of = battle.state, battle.field.side_of
    first = state.active if state.winner == NOBODY else 1 - state.winner
    side = first if stage % 2 == 0 else 1 - first
    if stage < STAGES // 2:
        own = [unit for unit in supporters(battle) if side_of[unit] == side]
        found = [unit for unit in own if state.where[state.backs[unit]] == LOST]
    else:
        found = [unit for unit in fighters(battle, side) if present(battle, unit) and _must_test(battle, unit)]
    return [unit for unit in found if not state.tested >> unit & 1]


def _must_test(battle: Fight, unit: int) -> bool:
    """BRK.05, BRK.06 An engaged unit that lost, or that is shaken and drew."""
    winner = battle.state.winner
    return shaken(battle, unit) if winner == NOBODY else battle.field.side_of[unit] != winner


def _test(battle: Fight) -> Activity:
    """BRK.55 One test, of whom the owner likes, with all that follows from it."""
    state, able = battle.state, waiting(battle)
    unit = able[0]
    if len(able) > 1:
        side = battle.field.side_of[unit]
        _, unit = yield Ask(side, "test", [("test", other) for other in able])
    else:
        granted(battle, "test", unit)
    for queue in (state.urgent, state.waiting):
        if unit in queue:
            queue.remove(unit)
    state.tested |= 1 << unit
    engaged = state.foes[unit] != 0
    foes = list(bits(state.foes[unit] & state.touches[unit]))
    found = yield from in_melee(battle, unit, taken_off(battle, unit), foes, state.way_back[unit], engaged)
    if found in (ANARCHIC, ANARCHY_AROUND):
        _anarchy(battle, battle.field.side_of[unit])
    if engaged and state.where[unit] == LOST:
        state.urgent += [other for other in supports_of(battle, unit) if not state.tested >> other & 1]


def _anarchy(battle: Fight, side: int) -> None:
    """BRK.45, BRK.53 Every unit of its side in that engagement, engaged or in support, is disordered."""
    own = [*fighters(battle, side), *(unit for unit in supporters(battle) if battle.field.side_of[unit] == side)]
    for unit in sorted(own):
        if battle.state.where[unit] != LOST:
            disorder(battle, unit)


def _after_tests(battle: Fight) -> None:
    """MEL.23, SPC.24, SPC.06 Scythed chariots are spent, elephants run amok; then the victors move."""
    for unit in fighters(battle):
        if has_scythes(battle, unit) and battle.state.where[unit] != LOST:
            battle.emit("spent", unit=battle.field.ids[unit])
            remove(battle, unit)
    run_amok(battle)
    battle.state.stage, battle.state.phase = NOBODY, "victors"


def cannot_test(battle: Fight, unit: int) -> Refusal | None:
    """BRK.58 Why a unit does not test now."""
    if unit not in waiting(battle):
        return refusal("BRK.58", "caesar-why-no-test", unit=battle.field.ids[unit]).besides("BRK.55")
    return None
