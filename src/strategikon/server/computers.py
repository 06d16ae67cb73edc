"""The computers: each room in which one must choose has a task that asks the worker processes and makes the choice."""

from __future__ import annotations

import asyncio
import logging

from strategikon.server.live import Asked, LiveBattle
from strategikon.server.refusals import STALE, Refused
from strategikon.server.room import Room
from strategikon.server.rooms import Rooms
from strategikon.server.store import StoreDown
from strategikon.server.thinking import ComputerTurn, Thinker

RETRY = 2.0  # seconds before a computer whose store or worker failed tries again
log = logging.getLogger("strategikon.server")


class Computers:
    """Everybody who plays and is no human."""

    def __init__(self, rooms: Rooms, thinker: Thinker) -> None:
        self._rooms = rooms
        self._thinker = thinker
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.wake = self.wake

    def wake(self, room: Room) -> None:
        """Let the computer think, if it is its turn."""
        if self._rooms.closing or room.thinking is not None or all(seat.human for seat in room.live.seats):
            return
        room.thinking = asyncio.ensure_future(self._play(room))
        self._tasks.add(room.thinking)
        room.thinking.add_done_callback(self._tasks.discard)

    async def _play(self, room: Room) -> None:
        """Choose for the computer until it is somebody else's turn."""
        try:
            while not (self._rooms.closing or room.given_up):
                async with room.lock:
                    turn = _turn(room)
                    if turn is None:
                        room.thinking = None
                        return
                await self._take(room, turn)
        finally:
            room.thinking = None

    async def _take(self, room: Room, turn: ComputerTurn) -> None:
        try:
            text = _only_option(room.live) or await self._thinker.choose(turn)
            await room.choose(Asked((turn.side,), len(turn.texts), turn.serial), text)
            return
        except (StoreDown, Refused) as trouble:
            if isinstance(trouble, Refused) and trouble.message.id == STALE:
                return  # somebody took a choice back meanwhile
            log.warning("the computer could not choose in battle %s: %s", turn.row.id, trouble)
        except Exception:
            log.exception("the computer could not choose in battle %s", turn.row.id)
        if not room.given_up:
            await asyncio.sleep(RETRY)

    async def close(self) -> None:
        """Nothing more is begun."""
        self._rooms.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _turn(room: Room) -> ComputerTurn | None:
    """What the computer is to be asked, if it must choose. Where no people play, it thinks only while one watches."""
    live, seat = room.live, room.live.computer
    if seat is None or not (room.clients or any(other.human for other in live.seats)):
        return None
    return ComputerTurn(live.row, live.serial, live.texts(), seat.side, seat.opponent, seat.seconds or 0.0)


def _only_option(live: LiveBattle) -> str | None:
    """Where there is nothing to choose, nobody need think."""
    decision = live.battle.decision
    return decision.options[0].text if decision is not None and len(decision.options) == 1 else None
