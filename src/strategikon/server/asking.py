"""What a browser asks without changing anything: odds, sheets, threats, hints, aims, overlays.

A question is looked at under the table's lock for as long as it takes to see whether it may be asked, and to copy what
is needed; the answer is found outside it, in a thread or a worker process, so that nobody's choice waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from msgspec.json import encode

from strategikon.server import deeds, laid, reading, wire
from strategikon.server.clients import Client
from strategikon.server.counsel import Told
from strategikon.server.deeds import Asked
from strategikon.server.hall import Table
from strategikon.server.readers import Readers
from strategikon.server.refusals import BUSY, CONFLICT, Refused, refused
from strategikon.server.thinking import Query, Thinker
from strategikon.server.threads import in_thread

PATIENCE = 15.0  # seconds that a question may wait for a free worker and its answer
MOST_KEPT = 256  # answers about one moment of one battle
log = logging.getLogger("strategikon.server")


class Adviser:
    """Answers questions, each about one moment once."""

    def __init__(self, thinker: Thinker, readers: Readers) -> None:
        self._thinker = thinker
        self._readers = readers
        self._tasks: set[asyncio.Task[Told]] = set()

    async def answer(self, table: Table, client: Client, message: wire.Counsel) -> None:
        """Find an answer and send it. It raises `Refused` where there is none."""
        asked = Asked(client.audience, message.number)
        told = await self._find(table, client, asked, message)
        kind = message.__struct_config__.tag
        client.send(encode({"type": kind, "id": message.id, "number": message.number, **told}))

    async def _find(self, table: Table, client: Client, asked: Asked, message: wire.Counsel) -> dict[str, Any]:
        match message:
            case wire.Overlay():
                return await self._overlay(table, asked, message)
            case wire.Sheet():
                return await self._sheet(table, asked, message.option)
            case wire.Aim():
                return await self._aim(table, asked, client.address)
            case wire.Odds():
                option = " ".join(message.option.split())
                return {"option": option, **await self._think(table, asked, "odds", option)}
            case wire.Threat():
                return {"piece": message.piece, **await self._think(table, asked, "threat", message.piece)}
            case wire.Hint():
                return await self._think(table, asked, "hint", "")

    async def _overlay(self, table: Table, asked: Asked, message: wire.Overlay) -> dict[str, Any]:
        async with table.held():
            deeds.at_number(table.live, asked)
            twin = await in_thread(table.live.battle.fork)
        return await in_thread(laid.overlay, twin, message.kind, message.piece, message.side)

    async def _sheet(self, table: Table, asked: Asked, option: str) -> dict[str, Any]:
        async with table.held():
            deeds.current(table.live, asked)
            side = deeds.turn(table.live, asked.audience)
            twin = await in_thread(table.live.battle.fork, f"sheet {table.live.serial}", side)
        return await in_thread(laid.sheet, twin, option)

    async def _aim(self, table: Table, asked: Asked, who: str) -> dict[str, Any]:
        async with table.held():
            live = table.live
            deeds.at_number(live, asked)
            deeds.seated(asked.audience)
            row, choices = live.row, [*live.choices]
            computers = {seat.side: seat.opponent for seat in live.seats if not seat.human}
        told = await self._readers.read(who, reading.aim, row, choices, computers, asked.audience)
        if told is None:
            raise refused(CONFLICT, "server-aim-unknown")
        return told

    # -- in worker processes ------------------------------------------------------------------------------------------

    async def _think(self, table: Table, asked: Asked, about: str, subject: str) -> dict[str, Any]:
        async with table.held():
            live = table.live
            deeds.current(live, asked)
            side = deeds.turn(live, asked.audience)
            task = self._begun(table, Query(live.row, live.serial, live.texts(), side, about, subject))
        try:
            told = await asyncio.wait_for(asyncio.shield(task), PATIENCE)
        except TimeoutError:
            raise refused(BUSY, "server-late") from None
        if told.answer is None:
            assert told.refused is not None
            raise Refused(CONFLICT, told.refused)
        return dict(told.answer)

    def _begun(self, table: Table, query: Query) -> asyncio.Task[Told]:
        """The search for an answer: a new one, or the one that goes on or has ended already."""
        if table.told_at != query.serial or len(table.told) >= MOST_KEPT:
            table.told, table.told_at = {}, query.serial
        key = (query.about, query.subject)
        task = table.told.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = table.told[key] = asyncio.ensure_future(self._thinker.advise(query))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Nobody waits for an answer any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
