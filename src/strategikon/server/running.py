"""Running the server: a socket, a loop, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import monotonic
from types import FrameType

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from strategikon.kernel.message import Problem, problem
from strategikon.server.app import make_app
from strategikon.server.connections import Connections, SocketConnection, connection_class, room_for_files
from strategikon.server.database import served_alone
from strategikon.server.guard import error_response
from strategikon.server.refusals import BUSY, refused
from strategikon.server.settings import Settings

GRACE = 5  # seconds for open requests at the end
BACKLOG = 1024
# Battles are a large heap with hardly a circle in it: to look through all of it stops everybody for a quarter second.
RARELY = (50_000, 50, 1_000)
SECOND = 10  # ticks of uvicorn
IMPATIENT, INTERRUPTED = 3, 130


class Server(uvicorn.Server):
    """uvicorn, saying when it is ready and ending without fuss: a signal that was obeyed is not raised again."""

    def __init__(self, config: uvicorn.Config, answer_seconds: int, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._answer_seconds = answer_seconds
        self._unread: dict[object, float] = {}  # connections that have something to take, since when
        self._ready = ready
        self._interrupts = 0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % SECOND == 0:
            self._hang_up(monotonic())
        return await super().on_tick(counter)

    def _hang_up(self, now: float) -> None:
        """End connections that do not take what is sent to them."""
        unread = [one for one in self.server_state.connections if one.transport.get_write_buffer_size()]
        self._unread = {one: self._unread.get(one, now) for one in unread}
        for one in unread:
            if now - self._unread[one] > self._answer_seconds:
                one.transport.abort()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal is obeyed in order, which takes some seconds at the most; the third Ctrl-C at once, like a
        kill, which loses nothing either."""
        self.should_exit = True
        self._interrupts += sig == signal.SIGINT
        if self._interrupts == IMPATIENT:
            os._exit(INTERRUPTED)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop. `ready` hears the address once browsers are answered."""
    gc.set_threshold(*RARELY)
    with _listen(settings) as listening, served_alone(settings.database):
        _serve_on(listening, settings, ready)


def _serve_on(listening: socket.socket, settings: Settings, ready: Callable[[str], None]) -> None:
    room = room_for_files()
    settings = replace(settings, limits=replace(settings.limits, sockets=min(settings.limits.sockets, room // 2)))
    connections = Connections(settings.limits, min(settings.limits.connections, room // 2), _proxies())
    config = uvicorn.Config(
        until_the_end(make_app(settings)),
        http=connection_class(connections),
        ws=SocketConnection,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        ws_max_size=settings.limits.frame_bytes,
        ws_max_queue=16,
    )
    port = listening.getsockname()[1]
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    Server(config, settings.limits.answer_seconds, lambda: ready(f"http://{shown}:{port}/")).run([listening])


def until_the_end(app: ASGIApp) -> ASGIApp:
    """The application, but for a request that is cut short because the server ends: it is told so, and nobody need be
    told where it was."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        is_request = scope["type"] == "http"
        try:
            await app(scope, receive, sent if is_request else send)
        except asyncio.CancelledError:
            if is_request and not begun:
                await error_response(refused(BUSY, "server-ends"))(scope, receive, send)

    return run


def _proxies() -> list[str]:
    """The addresses that are said to be proxies: those whose word uvicorn takes for where a request comes from."""
    return [name.strip() for name in os.environ.get("FORWARDED_ALLOW_IPS", "").split(",") if name.strip()]


def _listen(settings: Settings) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        raise _unusable(settings, error.strerror or "?") from None
    except UnicodeError:  # a name that no machine can have
        raise _unusable(settings, "Name or service not known") from None
    return listening


def _unusable(settings: Settings, why: str) -> Problem:
    return problem("server-port", host=settings.host, port=str(settings.port), why=why)
