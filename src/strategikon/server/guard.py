"""The guard at the door: who may ask from where, how often, and the headers on everything that leaves."""

from __future__ import annotations

from urllib.parse import urlsplit

from msgspec.json import encode
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from strategikon.server.rates import Buckets
from strategikon.server.refusals import BUSY, FORBIDDEN, NO_LENGTH, TOO_LARGE, TOO_MANY, Refused, refused
from strategikon.server.settings import LOOPBACK, Settings

BURST = 4  # seconds' worth at once
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join((
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",  # the engine can run in the page (WebAssembly); no inline script
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",  # where a piece stands is an attribute
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
))  # fmt: skip
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the address of an invitation is a secret
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def error_response(reason: Refused) -> Response:
    """A refusal as an answer."""
    headers = {"retry-after": "1"} if reason.status in (TOO_MANY, BUSY) else {}
    if reason.status in (NO_LENGTH, TOO_LARGE):  # what is still on its way is not read
        headers["connection"] = "close"
    return Response(encode(reason.body()), reason.status, headers, "application/json")


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        rate = settings.limits.requests_a_second
        self._rates = Buckets(rate, rate * BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        reason = self._against(scope)
        if reason is None:
            await self.app(scope, receive, send if scope["type"] == "websocket" else _dressed(scope, send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": reason.message.id})
        else:
            await error_response(reason)(scope, receive, _dressed(scope, send))

    def _against(self, scope: Scope) -> Refused | None:
        """What there is against letting this in."""
        headers = Headers(scope=scope)
        if not self._known_name(_name(headers.get("host", ""))):
            return refused(FORBIDDEN, "server-host")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._same_origin(headers):
            return refused(FORBIDDEN, "server-origin")
        if "transfer-encoding" in headers:  # such a body has room for things that no limit counts
            return refused(NO_LENGTH, "server-no-length")
        if not self._rates.take(address(scope)):
            return refused(TOO_MANY, "server-rate")
        return None

    def _known_name(self, name: str) -> bool:
        """On the loopback only our own names are answered: a foreign one that leads here (DNS rebinding) is a trick."""
        if self.settings.loopback:
            return name in LOOPBACK or name in self.settings.hosts
        return not self.settings.hosts or name in self.settings.hosts or name in LOOPBACK

    def _same_origin(self, headers: Headers) -> bool:
        """A browser says where a request comes from; programs that are no browsers say nothing."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
            return parts.netloc.lower() == headers.get("host", "").lower() or parts.hostname in self.settings.hosts
        except ValueError:
            return False


def address(scope: Scope) -> str:
    """Who asks, for counting. Behind a proxy, uvicorn has put the true address here (`FORWARDED_ALLOW_IPS`)."""
    client = scope.get("client")
    return str(client[0]) if client else "-"


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _dressed(scope: Scope, send: Send) -> Send:
    """Answers with our headers on."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return dressed
