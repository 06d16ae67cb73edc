"""Connections, below everything else: how many there may be, how long their heads may be, and how long all may take.

uvicorn waits for ever for a request that is never finished, and reads a head of any length. Here every connection has
a deadline for its head, for its body and for taking its answer. Where an address, or all together, have too many, the
one that has asked nothing for longest goes; only if none is idle is the newcomer turned away.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Callable, Sequence
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any

from msgspec.json import encode
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from strategikon.server.guard import HEADERS
from strategikon.server.refusals import BUSY, HEAD_TOO_LARGE, MALFORMED, TOO_LATE, TOO_MANY, Refused, refused
from strategikon.server.settings import Limits

OTHER_FILES = 256  # open files that are no connections: the database, the workers, the page
MOST_FILES = 65_536
NO_TEXT = 1007
ONE_PACKET = 1_300  # bytes that the network carries at once, with all that surrounds them


class Packed(PerMessageDeflate):
    """Packs what the network would carry in several packets: what fits into one comes no sooner for being smaller."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) <= ONE_PACKET else super().encode(frame)


class Packing(ServerPerMessageDeflateFactory):
    """Agrees with a browser on how to pack."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, Packed(
            usual.remote_no_context_takeover, usual.local_no_context_takeover, usual.remote_max_window_bits,
            usual.local_max_window_bits, usual.compress_settings,
        )  # fmt: skip


PACKED = Packing(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5, "level": 2},
)


def room_for_files() -> int:
    """How many connections the operating system lets us have, once it has been asked for as many as it allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(64, (MOST_FILES if soft == resource.RLIM_INFINITY else soft) - OTHER_FILES)


class Connections:
    """All connections of this process that speak HTTP. Those of proxies are not counted by their address: behind a
    proxy's address there are many people."""

    def __init__(self, limits: Limits, most: int, proxies: Sequence[str]) -> None:
        self.limits = limits
        self._most = most
        self._proxies = [ip_network(name, strict=False) for name in proxies if _is_network(name)]
        self._everybody = "*" in proxies  # is said to be a proxy
        self._all: set[Connection] = set()
        self._idle: dict[Connection, None] = {}  # those that ask nothing, the longest silent first
        self._count: Counter[str] = Counter()

    def enter(self, new: Connection) -> Refused | None:
        """One more; or what there is against it."""
        own = self._count[new.address] >= self.limits.connections_an_address
        if own and not self._drop(lambda old: old.address == new.address):
            return refused(TOO_MANY, "server-connections", most=self.limits.connections_an_address)
        if len(self._all) >= self._most and not self._drop(lambda old: True):
            return refused(BUSY, "server-connections", most=self._most)
        self._all.add(new)
        self._idle[new] = None
        if not self._is_proxy(new.address):
            self._count[new.address] += 1
        return None

    def _is_proxy(self, address: str) -> bool:
        return self._everybody or (_is_network(address) and any(ip_address(address) in net for net in self._proxies))

    def _drop(self, fits: Callable[[Connection], bool]) -> bool:
        found = next((old for old in self._idle if fits(old)), None)
        if found is not None:
            self.leave(found)
            found.transport.abort()
        return found is not None

    def asks(self, one: Connection) -> None:
        """It has sent the whole head of a request."""
        self._idle.pop(one, None)

    def rests(self, one: Connection) -> None:
        """It has been answered."""
        if one in self._all:
            self._idle[one] = None

    def leave(self, one: Connection) -> None:
        """It is closed, or has become a live socket."""
        if one not in self._all:
            return
        self._all.discard(one)
        self._idle.pop(one, None)
        self._count[one.address] -= 1
        if self._count[one.address] <= 0:
            del self._count[one.address]


class Connection(HttpToolsProtocol):
    """One connection, until it ends or becomes a live socket."""

    gate: Connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = str(self.client[0]) if self.client else "-"
        self._timer: asyncio.TimerHandle | None = None
        self._against: Refused | None = None
        self._in_head = True
        self._read = 0  # bytes since the last whole head
        reason = self.gate.enter(self)
        if reason is not None:
            self._turn_away(reason)
            return
        self._allow(self.gate.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self.gate.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._read += len(data)
        super().data_received(data)
        if self._in_head and self._read > self.gate.limits.head_bytes:
            self._turn_away(self._too_large())

    # -- what the parser finds ----------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._in_head, self._read = True, 0
        if self._timer is None:
            self._allow(self.gate.limits.head_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._stop_timer()
        self._in_head = False
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.gate.limits.head_bytes:
            self._against = self._too_large()
            raise ValueError("the head is too large")  # the parser stops, and asks for `send_400_response`
        self.gate.asks(self)
        self._allow(self.gate.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.gate.rests(self)

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        self.gate.leave(self)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self._turn_away(self._against or refused(MALFORMED, "server-malformed", why=msg))

    # -- deadlines ----------------------------------------------------------------------------------------------------

    def _allow(self, seconds: int) -> None:
        self._timer = self.loop.call_later(seconds, self._late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        if not self._in_head and self.cycle.response_started:
            self.transport.abort()
        else:
            self._turn_away(refused(TOO_LATE, "server-slow"))

    def _too_large(self) -> Refused:
        return refused(HEAD_TOO_LARGE, "server-too-large", most=self.gate.limits.head_bytes)

    def _turn_away(self, reason: Refused) -> None:
        if not self.transport.is_closing():
            self.transport.write(_answer(reason))
            self.transport.close()


def _is_network(name: str) -> bool:
    try:
        return bool(ip_network(name, strict=False))
    except ValueError:
        return False


def connection_class(gate: Connections) -> type[Connection]:
    """The class that uvicorn makes connections of."""
    return type("Connection", (Connection,), {"gate": gate})


def _answer(reason: Refused) -> bytes:
    """A refusal as it goes over the line, from where no application has been asked yet."""
    body = encode(reason.body())
    headers: dict[str, Any] = {
        **HEADERS, "content-type": "application/json", "content-length": len(body), "connection": "close",
    }  # fmt: skip
    lines = [f"HTTP/1.1 {reason.status} {HTTPStatus(reason.status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


class SocketConnection(WebSocketsSansIOProtocol):
    """One live socket. A message that is not UTF-8 ends it: uvicorn writes a traceback, and it is nobody's defect.

    Each message is packed by itself: what it takes to pack it like the one before it is 50 kB a socket, and was a third
    of the memory of a live battle.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [PACKED]

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
