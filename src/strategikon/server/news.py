"""News between processes that share one PostgreSQL: LISTEN and NOTIFY.

`act BATTLE ORIGIN` and `seat BATTLE ORIGIN` are sent by the transaction that stored something, at its commit; `presence
BATTLE ORIGIN side,side WATCHERS` says who is connected to a process. News can be lost (a connection breaks); nothing
else can: whoever listens again looks into the store.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from strategikon.server.appending import CHANNEL
from strategikon.server.presence import Company, read_company
from strategikon.server.refusals import Refused
from strategikon.server.room import Room
from strategikon.server.rooms import Rooms

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

PAUSE = 1.0  # seconds before listening again after the connection broke
REMIND = 60.0  # seconds between two words about who is connected
log = logging.getLogger("strategikon.server")


class News:
    """The listener of one process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Listen, if there is anybody to listen to."""
        if not self.rooms.store.postgres:
            return
        self._tasks = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._remind())]
        with suppress(TimeoutError):
            await asyncio.wait_for(self.listening.wait(), 5)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except Exception as error:
                why = " ".join(str(error).split())[:200] or type(error).__name__
                log.warning("no news from the database (%s); listening again soon", why)
            self.listening.clear()
            await asyncio.sleep(PAUSE)

    async def _hear(self) -> None:
        from psycopg import AsyncConnection

        address = self.rooms.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await AsyncConnection.connect(address, autocommit=True)
        async with connection:
            heard: asyncio.Queue[str | Exception] = asyncio.Queue()
            connection.add_notify_handler(lambda notice: heard.put_nowait(notice.payload))
            await connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            loop, line = asyncio.get_running_loop(), connection.fileno()
            loop.add_reader(line, self._take, connection.pgconn, heard)
            try:
                for room in self.rooms.all():
                    await self._look(room)
                while True:
                    await self._read(await heard.get())
            finally:
                loop.remove_reader(line)

    def _take(self, line: PGconn, heard: asyncio.Queue[str | Exception]) -> None:
        """The database has said something. Most of it we said ourselves, one for each choice: that ends here, where it
        takes a tenth of the time that waiting for it would."""
        try:
            line.consume_input()
            while (notice := line.notifies()) is not None:
                words = notice.extra.decode()
                if [*words.split(" "), "", ""][2] != self.rooms.origin:
                    heard.put_nowait(words)
        except Exception as trouble:
            heard.put_nowait(trouble)

    async def _read(self, words: str | Exception) -> None:
        if isinstance(words, Exception):
            raise words
        kind, battle, origin, *rest = [*words.split(" "), "", ""]
        room = self.rooms.known(battle)
        if room is None or origin == self.rooms.origin:
            return
        if kind == "act":
            await self._look(room)
        elif kind == "seat":
            with suppress(Refused):
                async with room.held():
                    await room.refresh_seats()
        elif kind == "presence":
            await self._note(room, origin, read_company(rest[0], rest[1]))

    async def _look(self, room: Room) -> None:
        """See what the store has that the room has not; one that nobody uses is simply forgotten."""
        if self.rooms.is_idle(room):
            self.rooms.forget(room)
            return
        with suppress(Refused):  # it cannot be read, and is given up; the others can
            async with room.held():
                await room.catch_up()

    async def _note(self, room: Room, origin: str, told: Company) -> None:
        async with room.lock:
            before = room.company()
            stranger = room.presence.hear(origin, told)
            room.presence.note(before, room.company())
            if room.company() != before:
                room.tell_seats()
            if stranger and room.clients:
                await room.announce()

    async def _remind(self) -> None:
        while True:
            await asyncio.sleep(REMIND)
            for room in self.rooms.all():
                if room.clients:
                    with suppress(Exception):
                        await room.announce()
