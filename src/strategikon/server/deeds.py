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
from strategikon.server.live import LiveBattle
from strategikon.server.refusals import (
    CONFLICT,
    FORBIDDEN,
    Refused,
    from_illegal,
    from_refusal,
    refused,
    stale,
)
from strategikon.server.rows import CHOOSE, RESIGN, UNDO, Act, Head
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


def choose(live: LiveBattle, store: Store, asked: Asked, option: str, origin: str) -> None:
    """Make a choice for the side that must choose."""
    current(live, asked)
    side = turn(live, asked.audience)
    text = " ".join(option.split())
    try:
        live.advance(text)
    except Illegal as illegal:
        raise from_illegal(illegal, live.battle) from None
    act = Act(live.serial + 1, CHOOSE, asked.number, side, text, live.battle.dice.index)
    _keep(live, store, act, live.head(), origin)


def undo(live: LiveBattle, store: Store, asked: Asked, origin: str) -> tuple[dict[str, Any], bool]:
    """Take back the last choice: as far as the table allows; all the way for whoever plays all human sides. Also says
    whether the battle in memory went back too, or must be read again."""
    current(live, asked)
    seated(asked.audience)
    target = _undo_target(live, asked.audience)
    before = live.number
    side = live.choices[target].side
    undone = {"side": side, "from": before, "to": target}
    reached = live.can_rewind(target)
    if reached:
        live.rewind(target)
    _keep(live, store, Act(live.serial + 1, UNDO, target, side), Head(target, side, None), origin)
    return undone, reached


def resign(live: LiveBattle, store: Store, asked: Asked, side: str, origin: str) -> None:
    """Give the battle up. The record stays as it was fought."""
    current(live, asked)
    if side not in asked.audience:
        raise refused(FORBIDDEN, "server-not-your-seat")
    live.resigned = side
    _keep(live, store, Act(live.serial + 1, RESIGN, live.number, side), live.head(), origin)


def why(live: LiveBattle, asked: Asked, option: str) -> dict[str, Any]:
    """Why an option is not on offer. Only whoever must choose is told: the reason may tell what that side knows."""
    current(live, asked)
    turn(live, asked.audience)
    reason = live.battle.why_not(option)
    if reason is None:
        return {"reason": None, "rule": ""}
    return {"reason": words.refused(reason, live.battle), "rule": reason.rule}


def fit(live: LiveBattle, asked: Asked, wish: Wish) -> dict[str, Any]:
    """The member of the family on offer that is nearest to a wish, its way, and why the wish itself is none. Only
    whoever must choose is told."""
    current(live, asked)
    turn(live, asked.audience)
    battle = live.battle
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


def current(live: LiveBattle, asked: Asked) -> None:
    """The battle goes on and is where the asker believes it to be."""
    if live.frozen and live.notice is not None:
        raise Refused(CONFLICT, live.notice)
    if live.over:
        raise refused(CONFLICT, "refused-over")
    at_number(live, asked)


def at_number(live: LiveBattle, asked: Asked) -> None:
    """The battle is where the asker believes it to be."""
    if asked.number != live.number or asked.serial not in (None, live.serial):
        raise stale(asked.number, live.number)


def seated(audience: Audience) -> None:
    """The asker holds a seat."""
    if not audience:
        raise refused(FORBIDDEN, "server-not-your-seat")


def turn(live: LiveBattle, audience: Audience) -> str:
    """The side to choose, which must be the asker's."""
    side = live.turn_of
    assert side is not None
    seated(audience)
    if side not in audience:
        raise Refused(FORBIDDEN, Message("refused-not-your-turn", {"side": side}), "", live.battle)
    return side


# -- inside -----------------------------------------------------------------------------------------------------------


def _undo_target(live: LiveBattle, audience: Audience) -> int:
    if live.holds_all_humans(audience):
        own = [number for number, choice in enumerate(live.choices) if choice.side in audience]
        if not own:
            raise refused(CONFLICT, "refused-undo-start")
        return own[-1]
    reason = live.battle.undo_refusal()
    if reason is not None:
        raise from_refusal(reason, live.battle)
    turn(live, audience)
    return live.number - 1


def _keep(live: LiveBattle, store: Store, act: Act, head: Head, origin: str) -> None:
    """Commit. Nobody has been told anything yet."""
    live.serial = act.serial
    try:
        live.stored(store.append(live.row.id, act, head, origin, live.version))
    except Taken:
        raise Lost(conflict=True) from None
    except Exception as error:
        raise Lost(conflict=False) from error
