"""News between processes that share one PostgreSQL: LISTEN and NOTIFY.

`act BATTLE ORIGIN` and `seat BATTLE ORIGIN` are sent by the transaction that stored something, at its commit; `presence
BATTLE ORIGIN side,side` says who is connected to a process. News can be lost (a connection breaks); nothing else can:
whoever listens again looks into the store.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic

from strategikon.server.hall import AWAY, Hall, Table
from strategikon.server.refusals import Refused
from strategikon.server.stewards import Steward
from strategikon.server.store import CHANNEL

PAUSE = 1.0  # seconds before listening again after the connection broke
REMIND = 60.0  # seconds between two words about who is connected
log = logging.getLogger("strategikon.server")


class News:
    """The listener of one process."""

    def __init__(self, hall: Hall, steward: Steward) -> None:
        self.hall = hall
        self.steward = steward
        self.listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Listen, if there is anybody to listen to."""
        if not self.hall.store.postgres:
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

        address = self.hall.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await AsyncConnection.connect(address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            for table in self.hall.tables():
                await self._look(table)
            async for notice in connection.notifies():
                await self._read(notice.payload)

    async def _read(self, words: str) -> None:
        kind, battle, origin, *rest = [*words.split(" "), "", ""]
        table = self.hall.known(battle)
        if table is None or origin == self.hall.origin:
            return
        if kind == "act":
            await self._look(table)
        elif kind == "seat":
            with suppress(Refused):
                async with table.held():
                    await self.hall.refresh_seats(table)
        elif kind == "presence":
            await self._note(table, origin, frozenset(side for side in rest[0].split(",") if side))

    async def _look(self, table: Table) -> None:
        """See what the store has that the table has not; one that nobody uses is simply forgotten."""
        if self.hall.is_idle(table):
            self.hall.forget(table)
            return
        with suppress(Refused):  # it cannot be read, and is given up; the others can
            async with table.held():
                await self.hall.catch_up(table)

    async def _note(self, table: Table, origin: str, sides: frozenset[str]) -> None:
        async with table.lock:
            before, stranger = table.connected(), origin not in table.elsewhere
            table.elsewhere[origin] = (sides, monotonic() + AWAY)
            if table.connected() != before:
                self.hall.tell_seats(table)
            if stranger and table.here():
                await self.steward.announce(table)

    async def _remind(self) -> None:
        while True:
            await asyncio.sleep(REMIND)
            for table in self.hall.tables():
                if table.here():
                    with suppress(Exception):
                        await self.steward.announce(table)
