"""MEL.14, MEL.21, MEL.31, MEL.36 The end of a round and of the step: excess is shared, contacts lost are forgotten."""

from __future__ import annotations

from strategikon.caesar.array import supports_of
from strategikon.caesar.casualties import suffer
from strategikon.caesar.engagements import forget_contacts
from strategikon.caesar.field import Fight
from strategikon.caesar.state import NOBODY, Lasting
from strategikon.caesar.states import end_step
from strategikon.caesar.units import shaken
from strategikon.caesar.victory import examine
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask
from strategikon.kernel.ruleset import Activity


def shares(battle: Fight) -> Activity | None:
    """MEL.21, SUP.17 The excess of each engaged unit, lost or not, passes to its supports still on the table."""
    if battle.state.waiting:
        return _share(battle)
    _finish(battle)
    return None


def _share(battle: Fight) -> Activity:
    """MEL.21, MEL.36 As evenly as possible, none beyond its Stamina; who takes an odd one, the owner says; what nobody
    can take is lost."""
    state = battle.state
    unit = state.waiting.pop(0)
    left, state.excess[unit] = state.excess[unit], 0
    able = _able(battle, unit)
    while able and left >= len(able):
        for other in able:
            _pass_on(battle, unit, other)
        left -= len(able)
        able = _able(battle, unit)
    while able and left:
        taker = able[0]
        if len(able) > 1:
            side = battle.field.side_of[unit]
            _, _, taker = yield Ask(side, "share", [("share", unit, other) for other in able], about=unit)
        else:
            granted(battle, "share", unit, taker)
        _pass_on(battle, unit, taker)
        able = [other for other in able if other != taker]
        left -= 1


def _able(battle: Fight, unit: int) -> list[int]:
    """MEL.21 Its supports that are there and not yet at their Stamina."""
    return [other for other in supports_of(battle, unit) if not shaken(battle, other)]


def _pass_on(battle: Fight, unit: int, other: int) -> None:
    battle.emit("share", unit=battle.field.ids[other], other=battle.field.ids[unit])
    suffer(battle, other, 1)


def _finish(battle: Fight) -> None:
    """MEL.02, MEL.14, MEL.33, SUP.15 The engagement is over for this step. Whoever lost contact is no old opponent any
    more; whom a unit has supported is remembered."""
    state = battle.state
    state.fight_of = [NOBODY if mine == state.fight else mine for mine in state.fight_of]
    forget_contacts(battle, range(len(state.touches)))
    state.foes = [0] * len(state.foes)
    state.backed = [before if now == NOBODY else now for now, before in zip(state.backs, state.backed, strict=True)]
    state.backs = [NOBODY] * len(state.backs)
    state.fight, state.phase = NOBODY, "fight"


def end_fight(battle: Fight) -> None:
    """MEL.31, SEQ.09 The step ends; a victory of the player turn before counts no more."""
    state = battle.state
    for unit, lasting in enumerate(state.lasting):
        won = Lasting.HAD_WON if lasting & Lasting.WON else 0
        state.lasting[unit] = lasting & ~(Lasting.WON | Lasting.HAD_WON) | won
    end_step(battle)
    examine(battle)
    state.phase = "reorganise"
