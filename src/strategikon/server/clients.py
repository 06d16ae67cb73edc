"""Browsers that are connected. What is sent to one waits in a line of its own, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from msgspec.json import encode
from starlette.websockets import WebSocket, WebSocketDisconnect

from strategikon.server.live import Audience
from strategikon.server.refusals import Refused

COME_AGAIN = 1013


class Client:
    """One socket. Its audience is known once it has said hello."""

    def __init__(self, socket: WebSocket, address: str, waiting_bytes: int) -> None:
        self.audience: Audience = ()
        self.address = address
        self._socket = socket
        self._most = waiting_bytes
        self._waiting = 0
        self._line: asyncio.Queue[tuple[bytes, int]] = asyncio.Queue()
        self.closed = False

    def send(self, message: bytes) -> None:
        """Put a message in the line. Who reads too slowly is sent away, and is told everything when it comes again."""
        if self.closed:
            return
        self._waiting += len(message)
        if self._waiting > self._most:
            while not self._line.empty():
                self._line.get_nowait()
            self.close(COME_AGAIN)
            return
        self._line.put_nowait((message, 0))

    def refuse(self, request: int | None, reason: Refused) -> None:
        self.send(encode({"type": "refused", "id": request, **reason.body()}))

    def close(self, code: int) -> None:
        """Send nothing more than what waits, then close."""
        if self.closed:
            return
        self.closed = True
        self._line.put_nowait((b"", code))

    async def deliver(self) -> None:
        """Send what waits, until the socket is closed."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                message, code = await self._line.get()
                if code:
                    await self._socket.close(code)
                    return
                await self._socket.send_text(message.decode())
                self._waiting -= len(message)
