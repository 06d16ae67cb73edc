"""The steward of the tables: carries out what browsers ask, and moves the computers."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from msgspec import Raw
from msgspec.json import encode

from strategikon.kernel.decision import Wish
from strategikon.server import deeds, reading, views, wire
from strategikon.server.asking import Adviser
from strategikon.server.clients import Client
from strategikon.server.deeds import Asked, Lost
from strategikon.server.hall import Hall, Table
from strategikon.server.live import LiveBattle
from strategikon.server.refusals import BUSY, FORBIDDEN, Refused, refused, stale
from strategikon.server.seats import held
from strategikon.server.store import StoreDown
from strategikon.server.thinking import Question, Thinker
from strategikon.server.threads import in_thread

MOST_LINES = 500  # of the log in one answer
RETRY = 2.0  # seconds before a computer whose store or worker failed tries again
log = logging.getLogger("strategikon.server")


class Steward:
    """Everything that happens at a table goes through here."""

    def __init__(self, hall: Hall, thinker: Thinker) -> None:
        self.hall = hall
        self.thinker = thinker
        self.adviser = Adviser(thinker, hall.readers)
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        hall.wake = self.wake

    # -- coming and going ---------------------------------------------------------------------------------------------

    async def welcome(self, table: Table, client: Client, tokens: list[str]) -> None:
        """A browser says who it is and is told everything; from then on it hears every step."""
        async with table.held():
            before = table.connected()
            client.audience = audience_of(table.live, tokens)
            table.clients.add(client)
            await self._sync(table, client)
            if table.connected() != before:
                await self._seats_changed(table, client)
        self.wake(table)

    async def farewell(self, table: Table, client: Client) -> None:
        """A browser has gone."""
        async with table.lock:
            before = table.connected()
            table.clients.discard(client)
            if table.connected() != before and not (self.closing or table.given_up):
                await self._seats_changed(table, client)

    async def _sync(self, table: Table, client: Client) -> None:
        client.send(await in_thread(views.sync, table.live, client.audience, table.connected()))

    async def _seats_changed(self, table: Table, client: Client) -> None:
        self.hall.tell_seats(table, besides=client)
        await self.announce(table)

    async def announce(self, table: Table) -> None:
        """Tell other processes who is here. If it cannot be told now, the next reminder tells it."""
        if not self.hall.store.postgres:
            return
        words = f"presence {table.live.row.id} {self.hall.origin} {','.join(sorted(table.here()))}"
        try:
            await in_thread(self.hall.store.announce, words)
        except StoreDown as down:
            log.warning("battle %s: other processes are not told who is here: %s", table.live.row.id, down)

    # -- what a browser asks ------------------------------------------------------------------------------------------

    async def handle(self, table: Table, client: Client, message: wire.Message) -> None:
        """Answer one message of a browser that has said hello. It raises `Refused` for what cannot be done."""
        match message:
            case wire.Hello():
                await self.welcome(table, client, message.tokens)
            case wire.Ping():
                client.send(encode({"type": "pong", "id": message.id}))
            case wire.Why():
                await self._explain(table, client, message)
            case wire.Fit():
                await self._fit(table, client, message)
            case wire.Log():
                await self._tell_log(table, client, message)
            case wire.Choose() | wire.Undo() | wire.Resign():
                await self._act(table, client, message)
            case _:
                await self.adviser.answer(table, client, message)

    async def _explain(self, table: Table, client: Client, message: wire.Why) -> None:
        async with table.held():
            told = await in_thread(deeds.why, table.live, Asked(client.audience, message.number), message.option)
            client.send(encode({"type": "why", "id": message.id, "number": message.number, **told}))

    async def _fit(self, table: Table, client: Client, message: wire.Fit) -> None:
        wish = Wish(message.piece, message.hex, message.at, message.facing)
        async with table.held():
            told = await in_thread(deeds.fit, table.live, Asked(client.audience, message.number), wish)
            client.send(encode({"type": "fit", "id": message.id, "number": message.number, **told}))

    async def _tell_log(self, table: Table, client: Client, message: wire.Log) -> None:
        """Earlier lines of the log: the last ones are in every sync."""
        async with table.held():
            live, choices, audience = table.live, [*table.live.choices], client.audience
            row, serial, before = live.row, live.serial, min(message.before, live.number + 1)
        wanted = range(max(0, before - MOST_LINES), before)
        lines = await self.hall.readers.read(client.address, reading.log, row, choices, wanted, audience)
        client.send(encode({"type": "log", "id": message.id, "serial": serial, "entries": Raw(lines)}))

    async def _act(self, table: Table, client: Client, message: wire.Choose | wire.Undo | wire.Resign) -> None:
        async with table.held():
            try:
                await self._do(table, client, message)
            except Lost as lost:
                log.warning("battle %s: %s", table.live.row.id, lost)
                await self.hall.reload(table)
                if lost.conflict:
                    raise stale(message.number, table.live.number) from None
                raise refused(BUSY, "server-store") from lost
        self.wake(table)

    async def _do(self, table: Table, client: Client, message: wire.Choose | wire.Undo | wire.Resign) -> None:
        live, store, origin = table.live, self.hall.store, self.hall.origin
        asked = Asked(client.audience, message.number, message.serial)
        match message:
            case wire.Choose():
                deed = partial(deeds.choose, live, store, asked, message.option, origin)
                await self.hall.step(table, deed, client, message.id)
            case wire.Resign():
                deed = partial(deeds.resign, live, store, asked, message.side, origin)
                await self.hall.step(table, deed, client, message.id)
            case wire.Undo():
                undone, reached = await in_thread(deeds.undo, live, store, asked, origin)
                if reached:
                    await self.hall.tell_sync(table, undone)
                else:
                    await self.hall.reload(table, undone)

    async def resync(self, table: Table, client: Client) -> None:
        """Tell one browser everything."""
        async with table.held():
            await self._sync(table, client)

    # -- the computers ------------------------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Let the computer think, if it is its turn."""
        if self.closing or table.thinking is not None or all(seat.human for seat in table.live.seats):
            return
        table.thinking = asyncio.ensure_future(self._play(table))
        self._tasks.add(table.thinking)
        table.thinking.add_done_callback(self._tasks.discard)

    async def _play(self, table: Table) -> None:
        """Answer for the computer until it is somebody else's turn."""
        try:
            while not (self.closing or table.given_up):
                async with table.lock:
                    question = _question(table)
                    if question is None:
                        table.thinking = None
                        return
                await self._answer(table, question)
        finally:
            table.thinking = None

    async def _answer(self, table: Table, question: Question) -> None:
        try:
            text = _only_option(table.live) or await self.thinker.answer(question)
            async with table.held():
                if table.live.serial == question.serial:  # else somebody took a choice back meanwhile
                    await self._choose_for(table, question, text)
        except (StoreDown, Refused) as trouble:
            log.warning("the computer could not choose in battle %s: %s", question.row.id, trouble)
        except Exception:
            log.exception("the computer could not choose in battle %s", question.row.id)
        else:
            return
        if not table.given_up:
            await asyncio.sleep(RETRY)

    async def _choose_for(self, table: Table, question: Question, text: str) -> None:
        asked = Asked((question.side,), table.live.number, question.serial)
        store, origin = self.hall.store, self.hall.origin
        try:
            await self.hall.step(table, partial(deeds.choose, table.live, store, asked, text, origin))
        except Lost as lost:
            log.warning("battle %s: %s", question.row.id, lost)
            await self.hall.reload(table)

    async def close(self) -> None:
        """Nothing more is begun; what is being stored is finished."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.adviser.close()
        for table in self.hall.tables():
            async with table.lock:
                pass


def _question(table: Table) -> Question | None:
    """What the computer is to be asked, if it must choose. Where no people play, it thinks only while one watches."""
    live, seat = table.live, table.live.computer
    if seat is None or not (table.clients or any(other.human for other in live.seats)):
        return None
    return Question(live.row, live.serial, live.texts(), seat.side, seat.opponent, seat.seconds or 0.0)


def _only_option(live: LiveBattle) -> str | None:
    """Where there is nothing to choose, nobody need think."""
    decision = live.battle.decision
    return decision.options[0].text if decision is not None and len(decision.options) == 1 else None


def audience_of(live: LiveBattle, tokens: list[str]) -> views.Audience:
    """The sides that these tokens hold; every token must hold one."""
    sides = set()
    for token in tokens:
        side = held(live.seats, token)
        if side is None:
            raise refused(FORBIDDEN, "server-seat-unknown")
        sides.add(side)
    return tuple(side for side in live.battle.sides if side in sides)
