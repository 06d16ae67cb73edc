"""Running the server: a socket, a loop, and an orderly end."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from strategikon.kernel.message import problem
from strategikon.server.app import make_app
from strategikon.server.settings import Settings

GRACE = 5  # seconds for open requests at the end
BACKLOG = 1024


class Server(uvicorn.Server):
    """uvicorn, saying when it is ready and ending without fuss: a signal that was obeyed is not raised again."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

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
    listening = _listen(settings)
    config = uvicorn.Config(
        make_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        ws_max_size=settings.limits.frame_bytes,
        ws_max_queue=16,
        h11_max_incomplete_event_size=65_536,
    )
    port = listening.getsockname()[1]
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    with listening:
        Server(config, lambda: ready(f"http://{shown}:{port}/")).run([listening])


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
        raise problem("server-port", host=settings.host, port=str(settings.port), why=error.strerror or "?") from None
    return listening
