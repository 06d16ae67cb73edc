"""Seats: who may choose for a side. A seat is held by whoever has its token; the store has only the token's hash.

A token is 32 random bytes, so a plain hash is enough: there is nothing to guess that a slow hash would protect.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from secrets import token_urlsafe

from strategikon.ai import opponents
from strategikon.kernel.message import problem
from strategikon.server.names import clean

HERE, OPEN, COMPUTER = "here", "open", "computer"
SILENT, COUNSEL = "silent", "counsel"  # what a person says of hints
TOKEN_BYTES = 32
INVITE_BYTES = 12
SECONDS = re.compile(r"\d{1,2}(\.\d)?")
LEAST_SECONDS, MOST_SECONDS = 0.1, 10.0
DEFAULT_SECONDS = {"elite": 2.0}  # of opponents that think as long as they may; the others answer at once


@dataclass(frozen=True, slots=True)
class Seat:
    """One side of one battle, as the store has it. `strength` is an opponent, perhaps with its time (`elite:2.5`); of a
    person, what he says of hints: `silent` forbids them in this battle, `counsel` agrees to them between people."""

    side: str
    kind: str
    strength: str = ""
    token_hash: str | None = None
    invite_hash: str | None = None
    name: str = ""  # what its player is called
    devices: frozenset[str] = frozenset()  # hashes of the tokens that further devices of the same player have

    @property
    def human(self) -> bool:
        return self.kind != COMPUTER

    @property
    def opponent(self) -> str:
        """The computer that sits here, if one does."""
        return "" if self.human else self.strength.partition(":")[0]

    @property
    def seconds(self) -> float | None:
        """How long it may think about a decision, 0 if it answers at once; None if nobody of the kind sits here."""
        if self.human:
            return None
        wish = self.strength.partition(":")[2]
        return float(wish) if wish else DEFAULT_SECONDS.get(self.opponent, 0.0)


@dataclass(frozen=True, slots=True)
class Seating:
    """New seats, and the secrets that are told once and then forgotten."""

    seats: list[Seat]
    tokens: dict[str, str]
    invites: dict[str, str]


def new_token() -> str:
    return token_urlsafe(TOKEN_BYTES)


def new_invite() -> str:
    """Good once, for one battle, and sent from hand to hand: half as long, and still nothing to guess."""
    return token_urlsafe(INVITE_BYTES)


def hashed(token: str) -> str:
    """What the store keeps of a token."""
    return sha256(b"strategikon seat\0" + token.encode("utf-8", "surrogatepass")).hexdigest()


def seating(sides: Sequence[str], wishes: Mapping[str, str], names: Mapping[str, str] | None = None) -> Seating:
    """Seats as somebody wishes them (`here`, `open:silent`, `computer:elite:2`); sides not mentioned are `here`.
    `names` are those of the players who sit down now."""
    names = names or {}
    for side in (*wishes, *names):
        if side not in sides:
            raise problem("side-unknown", name=side[:60], known=", ".join(sides))
    made = Seating([], {}, {})
    for side in sides:
        seat = _seat(side, wishes.get(side, HERE), made)
        made.seats.append(replace(seat, name=clean(names.get(side, ""))) if seat.kind == HERE else seat)
    return made


def _seat(side: str, wish: str, made: Seating) -> Seat:
    kind, _, strength = wish.partition(":")
    if kind == COMPUTER and strength.partition(":")[0] in opponents:
        return Seat(side, COMPUTER, _with_time(side, strength))
    counsel = strength if strength in (SILENT, COUNSEL) else ""
    if kind == HERE and strength == counsel:
        token = made.tokens[side] = new_token()
        return Seat(side, HERE, counsel, token_hash=hashed(token))
    if kind == OPEN and strength == counsel:
        invite = made.invites[side] = new_invite()
        return Seat(side, OPEN, counsel, invite_hash=hashed(invite))
    known = ", ".join([HERE, OPEN, *(f"{COMPUTER}:{name}" for name in opponents)])
    raise problem("server-seat-wish", side=side, wish=wish[:60], known=known)


def _with_time(side: str, strength: str) -> str:
    """An opponent and perhaps its seconds, checked."""
    name, colon, seconds = strength.partition(":")
    if colon and not (SECONDS.fullmatch(seconds) and LEAST_SECONDS <= float(seconds) <= MOST_SECONDS):
        raise problem("server-seat-seconds", side=side, wish=seconds[:20], least=LEAST_SECONDS, most=MOST_SECONDS)
    return strength if colon else name


def allow_hints(seats: Sequence[Seat]) -> bool:
    """Hints are given unless somebody forbade them when the battle was made; between people who sit at different
    screens only if all of them agreed."""
    people = [seat for seat in seats if seat.human]
    if any(seat.strength == SILENT for seat in people):
        return False
    apart = len(people) > 1 and any(seat.kind == OPEN for seat in people)
    return not apart or all(seat.strength == COUNSEL for seat in people)


def held(seats: Sequence[Seat], token: str) -> str | None:
    """The side that a token holds, if any."""
    mark = hashed(token)
    return next((seat.side for seat in seats if mark == seat.token_hash or mark in seat.devices), None)
