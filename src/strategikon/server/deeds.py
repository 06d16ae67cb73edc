"""Deeds: what can be done in a battle, each checked, applied, committed, and only then told.

Every function runs in a thread under the table's lock. If the store says no after the battle in memory went on, the
battle in memory is worth nothing any more: `Lost` says so, and the table is read again from the store.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from strategikon.kernel.decision import Illegal, Wish
from strategikon.kernel.message import Message
from strategikon.lab import can_forecast
from strategikon.server import views, words
from strategikon.server.live import Past
from strategikon.server.refusals import (
    CONFLICT,
    FORBIDDEN,
    Refused,
    from_illegal,
    from_refusal,
    refused,
    stale,
)
from strategikon.server.rows import CHOOSE, RESIGN, UNDO, Act
from strategikon.server.store import Store, Taken
from strategikon.server.views import Audience


class Lost(Exception):
    """The battle in memory is no longer that of the store. `conflict` if another process was faster."""

    def __init__(self, conflict: bool) -> None:
        super().__init__("another process was faster" if conflict else "the store failed")
        self.conflict = conflict


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asks, and which moment of the battle the question is about."""

    audience: Audience
    number: int
    serial: int | None = None


def choose(past: Past, store: Store, asked: Asked, option: str, origin: str) -> None:
    """Make a choice for the side that must choose."""
    current(past, asked)
    side = turn(past, asked.audience)
    text = " ".join(option.split())
    try:
        past.advance(text)
    except Illegal as illegal:
        raise from_illegal(illegal, past.battle) from None
    _keep(past, store, Act(past.serial + 1, CHOOSE, asked.number, side, text), origin)


def undo(past: Past, store: Store, asked: Asked, origin: str) -> dict[str, Any]:
    """Take back the last choice: as far as the table allows; all the way for whoever plays all human sides."""
    current(past, asked)
    seated(asked.audience)
    target = _undo_target(past, asked.audience)
    before = past.number
    side = past.entries[target + 1].side
    past.rewind(target)
    _keep(past, store, Act(past.serial + 1, UNDO, target, side), origin)
    return {"side": side, "from": before, "to": target}


def resign(past: Past, store: Store, asked: Asked, side: str, origin: str) -> None:
    """Give the battle up. The record stays as it was fought."""
    current(past, asked)
    if side not in asked.audience:
        raise refused(FORBIDDEN, "server-not-your-seat")
    past.resigned = side
    _keep(past, store, Act(past.serial + 1, RESIGN, past.number, side), origin)


def why(past: Past, asked: Asked, option: str) -> dict[str, Any]:
    """Why an option is not on offer. Only whoever must choose is told: the reason may tell what that side knows."""
    current(past, asked)
    turn(past, asked.audience)
    reason = past.battle.why_not(option)
    if reason is None:
        return {"reason": None, "rule": ""}
    return {"reason": words.refused(reason, past.battle), "rule": reason.rule}


def fit(past: Past, asked: Asked, wish: Wish) -> dict[str, Any]:
    """The member of the family on offer that is nearest to a wish, its way, and why the wish itself is none. Only
    whoever must choose is told."""
    current(past, asked)
    turn(past, asked.audience)
    battle = past.battle
    family = battle.ask.family if battle.ask else None
    if family is None:
        raise refused(CONFLICT, "server-no-family")
    value, reason = family.near(wish)
    told: dict[str, Any] = {"option": None, "route": None, "exact": reason is None, "reason": None, "rule": ""}
    if value is not None:
        told["option"] = views.option_told(battle.write(value), battle, can_forecast(battle, value))
        route = family.route(value)
        told["route"] = None if route is None else views.route(battle, route)
    if reason is not None:
        told |= {"reason": words.refused(reason, battle), "rule": reason.rule}
    return told


# -- may it be asked --------------------------------------------------------------------------------------------------


def current(past: Past, asked: Asked) -> None:
    """The battle goes on and is where the asker believes it to be."""
    if past.over:
        raise refused(CONFLICT, "refused-over")
    at_number(past, asked)


def at_number(past: Past, asked: Asked) -> None:
    """The battle is where the asker believes it to be."""
    if asked.number != past.number or asked.serial not in (None, past.serial):
        raise stale(asked.number, past.number)


def seated(audience: Audience) -> None:
    """The asker holds a seat."""
    if not audience:
        raise refused(FORBIDDEN, "server-not-your-seat")


def turn(past: Past, audience: Audience) -> str:
    """The side to choose, which must be the asker's."""
    side = past.turn_of
    assert side is not None
    seated(audience)
    if side not in audience:
        raise Refused(FORBIDDEN, Message("refused-not-your-turn", {"side": side}), "", past.battle)
    return side


# -- inside -----------------------------------------------------------------------------------------------------------


def _undo_target(past: Past, audience: Audience) -> int:
    if past.holds_all_humans(audience):
        own = [entry.number for entry in past.entries if entry.side in audience]
        if not own:
            raise refused(CONFLICT, "refused-undo-start")
        return own[-1] - 1
    reason = past.battle.undo_refusal()
    if reason is not None:
        raise from_refusal(reason, past.battle)
    turn(past, audience)
    return past.number - 1


def _keep(past: Past, store: Store, act: Act, origin: str) -> None:
    """Commit. Nobody has been told anything yet."""
    past.serial = act.serial
    try:
        past.changed = store.append(past.row.id, act, past.head(), origin)
    except Taken:
        raise Lost(conflict=True) from None
    except Exception as error:
        raise Lost(conflict=False) from error
