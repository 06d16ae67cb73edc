"""The wire of seats: names, codes for another device, words that bring a seat back (`docs/wire.md`)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder

from strategikon.server.wire import Ident, PlayerName, Text, Token

Tokens = Annotated[list[Token], Meta(min_length=1, max_length=16)]


class WantName(Struct, forbid_unknown_fields=True):
    """What the player of a seat would like to be called; "" for no name."""

    side: Ident
    name: PlayerName


class Named(Struct):
    """The name as it is shown."""

    side: str
    name: str


class WantKey(Struct, forbid_unknown_fields=True):
    """For which seats a code, or words, are wanted."""

    tokens: Tokens


class Code(Struct):
    """A code, and until when it is good, once."""

    code: str
    until: str


class GiveCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Words(Struct):
    """Six words, the same ones in both languages."""

    words: Text


class GiveWords(Struct, forbid_unknown_fields=True):
    words: Annotated[str, Meta(min_length=1, max_length=200)]


class Opened(Struct):
    """Seats that were opened by a code or by words, and a token for each."""

    battle: str
    tokens: dict[str, str]


for _shape in [shape for shape in list(globals().values()) if isinstance(shape, type) and issubclass(shape, Struct)]:
    Decoder(_shape)  # learnt before any thread uses it: see wire.py
