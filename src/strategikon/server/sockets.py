"""The live half of the wire: one socket, from the handshake to the end."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import AsyncExitStack, suppress
from typing import Any

from msgspec import DecodeError
from msgspec.json import encode
from starlette.websockets import WebSocket

from strategikon.server import wire
from strategikon.server.clients import COME_AGAIN, Client
from strategikon.server.guard import BURST, address
from strategikon.server.live import Asked
from strategikon.server.questions import Questions
from strategikon.server.rates import Bucket
from strategikon.server.refusals import (
    BUSY,
    CONFLICT,
    MALFORMED,
    MISSING,
    STALE,
    TOO_LARGE,
    TOO_MANY,
    Refused,
    refused,
)
from strategikon.server.room import Room
from strategikon.server.rooms import Rooms
from strategikon.server.rows import is_battle_id
from strategikon.server.store import StoreDown

NO_BATTLE, NO_HELLO, UNREADABLE, TOO_MANY_SOCKETS, POLICY = 4404, 4408, 4409, 4429, 1008
NOT_OPENED = {MISSING: NO_BATTLE, CONFLICT: UNREADABLE, BUSY: COME_AGAIN}
STRIKES = 100  # messages beyond the rate that are refused before the socket is closed
log = logging.getLogger("strategikon.server")


class Sockets:
    """All sockets of this process."""

    def __init__(self, rooms: Rooms, questions: Questions) -> None:
        self.rooms = rooms
        self.questions = questions
        self.limits = rooms.limits
        self._count: Counter[str] = Counter()

    async def live(self, socket: WebSocket) -> None:
        """One browser, until it goes."""
        await socket.accept()
        who = address(socket.scope)
        if self._count[who] >= self.limits.sockets_an_address or self._count.total() >= self.limits.sockets:
            await socket.close(TOO_MANY_SOCKETS)
            return
        self._count[who] += 1
        client = Client(socket, who, self.limits.waiting_bytes)
        delivery = asyncio.ensure_future(client.deliver())
        try:  # in a task of its own: what Starlette has put around us need not be passed for each message
            await asyncio.ensure_future(Conversation(self.rooms, self.questions, socket, client).run())
        finally:
            self._count[who] -= 1
            if not self._count[who]:
                del self._count[who]
            with suppress(asyncio.TimeoutError):
                if client.closed:
                    await asyncio.wait_for(delivery, 5)
            delivery.cancel()


class Conversation:
    """What one browser says and is answered, a message at a time."""

    def __init__(self, rooms: Rooms, questions: Questions, socket: WebSocket, client: Client) -> None:
        self.rooms = rooms
        self.questions = questions
        self.limits = rooms.limits
        self.socket = socket
        self.client = client
        self.room: Room | None = None
        self._visit = AsyncExitStack()  # the room stays in memory until we leave
        self._rate = Bucket(self.limits.messages_a_second, self.limits.messages_a_second * BURST)
        self._fit_rate = Bucket(self.limits.fits_a_second, self.limits.fits_a_second)
        self._question_rate = Bucket(self.limits.questions_a_second, self.limits.questions_a_second * BURST)
        self._asking: set[asyncio.Task[None]] = set()
        self._strikes = 0

    async def run(self) -> None:
        async with self._visit:
            try:
                while not self.client.closed:
                    frame = await self._receive()
                    if frame is None:
                        return
                    await self._answer(frame)
            finally:
                for task in self._asking:
                    task.cancel()
                if self.room is not None:
                    await self.room.leave(self.client)

    async def _receive(self) -> dict[str, Any] | None:
        """The next frame; None if the browser has gone or never said hello."""
        patience = self.limits.hello_seconds if self.room is None else None
        try:
            frame = await asyncio.wait_for(self.socket.receive(), patience)
        except TimeoutError:
            self.client.close(NO_HELLO)
            return None
        except RuntimeError:  # we closed it
            return None
        return None if frame["type"] == "websocket.disconnect" else dict(frame)

    async def _answer(self, frame: dict[str, Any]) -> None:
        """Every message gets an answer, and a refusal is one."""
        raw = frame.get("text")
        try:
            message = self._counted(raw)
            if isinstance(message, wire.SlowQuestion | wire.Log) and self.room is not None:
                self._ask(message)
                return
        except Refused as reason:
            self.client.refuse(_request(raw), reason)
            return
        await self._told(message)

    async def _told(self, message: wire.Message) -> None:
        request = getattr(message, "id", None)
        try:
            await self._handle(message)
        except Refused as reason:
            self.client.refuse(request, reason)
            if reason.message.id == STALE and self.room is not None:
                await self._resync(self.room)
        except StoreDown as down:
            log.warning("the store: %s", down)
            self.client.refuse(request, refused(BUSY, "server-store-down"))
            self.client.close(COME_AGAIN)
        except Exception:
            log.exception("a message could not be answered")
            self.client.refuse(request, refused(BUSY, "server-defect"))

    def _ask(self, message: wire.SlowQuestion | wire.Log) -> None:
        """A question is answered on the side: what is said after it does not wait."""
        if not self._question_rate.take():
            raise refused(TOO_MANY, "server-rate")
        if len(self._asking) >= self.limits.questions_at_once:
            raise refused(TOO_MANY, "server-questions", most=self.limits.questions_at_once)
        task = asyncio.ensure_future(self._told(message))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    def _counted(self, raw: str | None) -> wire.Message:
        """A message, within its rate; what is none counts too."""
        try:
            message = self._parse(raw)
        except Refused:
            self._count(self._rate)
            raise
        self._count(self._fit_rate if isinstance(message, wire.Fit) else self._rate)
        return message

    def _count(self, rate: Bucket) -> None:
        if rate.take():
            return
        self._strikes += 1
        if self._strikes >= STRIKES:
            self.client.close(POLICY)
        raise refused(TOO_MANY, "server-rate")

    def _parse(self, raw: str | None) -> wire.Message:
        if raw is None:
            raise refused(MALFORMED, "server-malformed", why="binary")
        if len(raw.encode("utf-8", "surrogatepass")) > self.limits.message_bytes:
            raise refused(TOO_LARGE, "server-too-large", most=self.limits.message_bytes)
        try:
            return wire.messages.decode(raw)
        except (DecodeError, RecursionError, ValueError) as error:
            raise refused(MALFORMED, "server-malformed", why=str(error)[:200]) from None

    async def _handle(self, message: wire.Message) -> None:
        """Do or answer what a browser says. It raises `Refused` for what cannot be done."""
        room, client = self.room, self.client
        if room is None:
            await self._enter(message)
            return
        match message:
            case wire.Choose():
                await room.choose(self._asked(message), message.option, client, message.id)
            case wire.Undo():
                await room.undo(self._asked(message))
            case wire.Resign():
                await room.resign(self._asked(message), message.side, client, message.id)
            case wire.Hello():
                await room.enter(client, message.tokens)
            case wire.Ping():
                client.send(encode({"type": "pong", "id": message.id}))
            case _:
                await self.questions.answer(room, client, message)

    def _asked(self, message: wire.Choose | wire.Undo | wire.Resign) -> Asked:
        return Asked(self.client.audience, message.number, message.serial)

    async def _enter(self, message: wire.Message) -> None:
        """The first thing a browser says is hello."""
        if not isinstance(message, wire.Hello):
            raise refused(CONFLICT, "server-hello-first")
        try:
            room = await self._find(self.socket.path_params["battle"])
        except Refused as reason:
            self.client.refuse(None, reason)
            self.client.close(NOT_OPENED[reason.status])
            return
        await room.enter(self.client, message.tokens)
        self.room = room

    async def _find(self, battle: str) -> Room:
        if not is_battle_id(battle):
            raise refused(MISSING, "server-no-battle", battle=battle[:32])
        return await self._visit.enter_async_context(self.rooms.visit(battle, self.client.address))

    async def _resync(self, room: Room) -> None:
        with suppress(Refused):  # given up meanwhile: its browsers have been told to come again
            await room.resync(self.client)


def _request(raw: str | None) -> int | None:
    """The number of a request that could not be understood otherwise, if that much could be."""
    with suppress(Exception):
        found = wire.loose.decode(raw or "").get("id")
        if isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= 2**53:
            return found
    return None
