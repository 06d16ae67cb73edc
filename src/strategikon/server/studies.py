"""Studies: who may try out what might have been in a battle, and how much of it at a time.

Nothing here touches the battle: its choices are copied, and worker processes play with the copy.
"""

from __future__ import annotations

import asyncio
from typing import Any

from strategikon.kernel.message import Message
from strategikon.server import study, wire_study
from strategikon.server.advice import Answer
from strategikon.server.laboratory import Laboratory
from strategikon.server.live import Audience, LiveBattle
from strategikon.server.rates import Buckets
from strategikon.server.refusals import BUSY, CONFLICT, FORBIDDEN, TOO_MANY, Refused, refused
from strategikon.server.room import Room
from strategikon.server.settings import Limits
from strategikon.server.study import Position
from strategikon.server.thinking import Thinker

PATIENCE = 120.0  # seconds that a question may wait for a free worker and its answer


class Studies:
    """Analysis boards, and battles fought on from them."""

    def __init__(self, thinker: Thinker, laboratory: Laboratory, limits: Limits) -> None:
        self._thinker = thinker
        self._laboratory = laboratory
        self._rates = Buckets(limits.messages_a_second, limits.messages_a_second * 4)

    async def board(self, room: Room, wish: wire_study.AtLine, who: str) -> dict[str, Any]:
        """Where a line stands, or the answer to a question about it."""
        if not self._rates.take(who):
            raise refused(TOO_MANY, "server-rate")
        position = await _position(room, wish)
        if wish.ask is None:
            return {"board": await _waited(self._thinker.study(study.tried, study.board, position)), "answer": None}
        found = await _waited(self._thinker.study(study.tried, study.answer, position, wish.ask))
        return {"board": None, "answer": found}

    async def fights(self, room: Room, wish: wire_study.WantFights, who: str) -> dict[str, Any]:
        """Battles fought on from where a line stands: a few at a time, and nobody's hold up another's for long."""
        position = await _position(room, wish)
        return _found(await self._laboratory.run(who, study.fights, position, wish.player, wish.first, wish.count))


async def _waited(answer: Any) -> dict[str, Any]:
    try:
        found: Answer = await asyncio.wait_for(answer, PATIENCE)
    except TimeoutError:
        raise refused(BUSY, "server-late") from None
    return _found(found)


def _found(found: Answer) -> dict[str, Any]:
    if found.answer is None:
        raise Refused(CONFLICT, found.refused or Message("server-late"))
    return dict(found.answer)


async def _position(room: Room, wish: wire_study.Line) -> Position:
    """What a worker needs to know, of what the asker may."""
    async with room.held() as live:
        audience = live.audience(wish.tokens)
        number, viewer = start(live, audience, wish.number)
        texts = live.texts()[: live.number]
        row = live.row
    played = texts[number] if number < len(texts) else None
    return Position(row, texts[:number], played, viewer, wish.line, list(wish.choices))


def start(live: LiveBattle, audience: Audience, number: int) -> tuple[int, str | None]:
    """The moment from which one may try something out, and through whose eyes: of a battle that is over any, with all
    that was hidden; of one that goes on, only for whoever plays all its human sides, from where one last chose, or
    first may."""
    last = live.number - (live.battle.ask is None)
    if live.over:
        return max(0, min(number, last)), None
    if not live.holds_all_humans(audience):
        raise refused(FORBIDDEN, "server-study-people")
    choosers = [choice.side for choice in live.choices[: live.number]]
    asked = live.battle.ask
    sides = [*choosers, *([] if asked is None else [live.battle.sides[asked.side]])]
    own = [place for place, side in enumerate(sides) if side in audience]
    if not own:
        raise refused(CONFLICT, "server-study-nothing")
    place = max((place for place in own if place <= number), default=own[0])
    return place, sides[place]
