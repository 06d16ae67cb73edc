"""Bodies of requests and answers: read in the right type, size and shape, told as JSON."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import DecodeError, Struct, ValidationError, convert
from msgspec.json import decode, encode
from msgspec.structs import asdict
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from strategikon.kernel.schema import is_too_deep
from strategikon.server.refusals import MALFORMED, TOO_LARGE, WRONG_TYPE, refused

T = TypeVar("T", bound=Struct)


def told(answer: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer in JSON."""
    return Response(encode(answer), status, headers, "application/json")


def path_of(request: Request, *names: str) -> list[str]:
    return [str(request.path_params[name]) for name in names]


async def body(request: Request, shape: type[T], most: int) -> T:
    """The body of a request, if it is of the right type, size and shape."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise refused(WRONG_TYPE, "server-not-json")
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > most:
                raise refused(TOO_LARGE, "server-too-large", most=most)
    except ClientDisconnect:
        raise refused(MALFORMED, "server-malformed", why="-") from None
    try:
        found = _read(bytes(raw), shape)
    except (DecodeError, RecursionError, ValueError) as error:
        raise refused(MALFORMED, "server-malformed", why=str(error)[:200]) from None
    if is_too_deep([*asdict(found).values()]):  # no worker process could be handed it
        raise refused(MALFORMED, "server-malformed", why="nested too deeply")
    return found


def _read(raw: bytes, shape: type[T]) -> T:
    """To JSON 5.0 is a whole number like 5: what fails to be read for that alone is read again."""
    try:
        return decode(raw, type=shape)
    except ValidationError as error:
        if "got `float`" not in str(error):
            raise
        return convert(_whole(decode(raw)), shape)


def _whole(value: Any) -> Any:
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if isinstance(value, list):
        return [_whole(each) for each in value]
    return {name: _whole(each) for name, each in value.items()} if isinstance(value, dict) else value
