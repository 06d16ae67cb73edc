"""Reading: whatever means to play a battle again from its beginning. It runs in worker processes, or in a thread of its
own for battles that are short (`readers.py` says which); the last few battles read are kept.

The answers are bytes as they are sent, so that the server has nothing left to do with them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec.json import encode

from strategikon.kernel.record import check_record, replay
from strategikon.kernel.schema import check_plain
from strategikon.library import find_ruleset
from strategikon.server import aims, views
from strategikon.server.endings import head_of
from strategikon.server.history import History, Present
from strategikon.server.live import Audience
from strategikon.server.rows import BattleRow, Choice, Differs, Head

KEPT = 4  # battles remembered
_kept: OrderedDict[str, History] = OrderedDict()


def history_of(row: BattleRow, choices: Sequence[Choice]) -> History:
    """The history of a battle, from the last time it was read if that is remembered; of one of older rules, as far as
    today's give the same."""
    history = _kept.pop(row.id, None)
    if history is None or history.row.version != row.version:
        history = History(row)
    with suppress(Differs):
        history.follow(choices)
    _kept[row.id] = history
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return history


def present(row: BattleRow, choices: Sequence[Choice]) -> Present:
    """What is needed to go on with a battle."""
    return history_of(row, choices).present()


def moment(row: BattleRow, choices: Sequence[Choice], number: int, audience: Audience) -> bytes:
    """The battle as it stood at a number."""
    return encode(views.moment(history_of(row, choices), number, audience))


def log(row: BattleRow, choices: Sequence[Choice], numbers: range, audience: Audience) -> bytes:
    """Lines of the log."""
    history = history_of(row, choices)
    return encode([views.entry(history.battle, history.entries[number], audience) for number in numbers])


def record(row: BattleRow, choices: Sequence[Choice], over: bool, audience: Audience) -> bytes:
    """The record, as far as the audience may know it."""
    return encode(views.record(history_of(row, choices), choices, over, audience))


def aim(
    row: BattleRow, choices: Sequence[Choice], computers: Mapping[str, str], audience: Audience
) -> dict[str, Any] | None:
    """What a computer was after, if that can be told."""
    return aims.aim(history_of(row, choices), computers, audience)


def examine(document: dict[str, Any], source: str) -> tuple[list[str], list[Choice], Head]:
    """A record from outside, with every die verified: its sides, its choices, and where they lead. `Problem` for
    anything that is not a true record."""
    chosen: list[Choice] = []
    turn = ""
    check_plain(document, source)
    check_record(document, source)
    for battle, text, _ in replay(document, source, find_ruleset):
        if text:
            chosen.append(Choice(turn, text, battle.dice.index))
        turn = "" if battle.ask is None else battle.sides[battle.ask.side]
    return list(battle.sides), chosen, head_of(battle, None)
