"""Keys: how a player names himself, takes his seat to another device, and gets it back when a browser has forgotten it.

A seat is opened by a code (once, soon) or by six words (always); whoever opens it gets a token of his own, and the
tokens that were given before stay good.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from strategikon.server import wire_seats
from strategikon.server.names import clean
from strategikon.server.phrases import (
    CODE_MINUTES,
    code_hash,
    in_words,
    new_code,
    new_phrase,
    phrase_hash,
    read_phrase,
)
from strategikon.server.rates import Buckets
from strategikon.server.refusals import FORBIDDEN, TOO_MANY, Refused, refused
from strategikon.server.room import Room
from strategikon.server.rooms import Rooms
from strategikon.server.rows import stamp
from strategikon.server.store import Store, StoreDown
from strategikon.server.tables import CODE, WORDS
from strategikon.server.threads import in_thread
from strategikon.server.wire import Text


class Keys:
    """Names, codes and words of all battles."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        guesses = rooms.limits.guesses_a_minute
        self._guesses = Buckets(guesses / 60, guesses)

    async def name(self, room: Room, token: str, wish: wire_seats.WantName) -> wire_seats.Named:
        """Call the player of a seat so from now on, and tell everybody."""
        if wish.side not in room.live.audience([token] if token else []):
            raise refused(FORBIDDEN, "server-not-your-seat")
        name = clean(wish.name)
        await in_thread(self.store.rename, room.battle, wish.side, name, self.rooms.origin)
        await refresh(room)
        return wire_seats.Named(wish.side, name)

    async def code(self, room: Room, tokens: list[str]) -> wire_seats.Code:
        """A code for another device; the one before it is good no more."""
        sides, code = room.live.audience(tokens), new_code()
        until = stamp(datetime.now(UTC) + timedelta(minutes=CODE_MINUTES))
        await in_thread(self._keep_code, room.battle, sides, code, until)
        return wire_seats.Code(code, until)

    def _keep_code(self, battle: str, sides: Sequence[str], code: str, until: str) -> None:
        key = code_hash(code)
        assert key is not None
        self.store.add_key(battle, sides, CODE, key, until)

    async def words(self, room: Room, tokens: list[str]) -> wire_seats.Words:
        """New words that bring these seats back; those before them are good no more."""
        sides = room.live.audience(tokens)
        return wire_seats.Words(await in_thread(keep_words, self.store, room.battle, sides))

    async def give_code(self, code: str, who: str) -> wire_seats.Opened:
        """Open seats by a code."""
        self._count(who)
        opened = await in_thread(self._by_code, code)
        if opened is None:
            raise refused(FORBIDDEN, "server-code")
        room = self.rooms.known(opened.battle)
        if room is not None:
            await refresh(room)
        return opened

    def _by_code(self, code: str) -> wire_seats.Opened | None:
        key = code_hash(code)
        found = None if key is None else self.store.open_seats(key, CODE, self.rooms.origin)
        return None if found is None else wire_seats.Opened(*found)

    async def give_words(self, room: Room, words: str, who: str) -> wire_seats.Opened:
        """Open seats of a battle by its words."""
        self._count(who)
        self._count(f"battle {room.battle}")
        opened = await in_thread(self._by_words, room.battle, words)
        if opened is None:
            raise refused(FORBIDDEN, "server-words")
        await refresh(room)
        return opened

    def _by_words(self, battle: str, words: str) -> wire_seats.Opened | None:
        phrase = read_phrase(words)
        found = None if phrase is None else self.store.open_seats(phrase_hash(battle, phrase), WORDS, self.rooms.origin)
        return None if found is None else wire_seats.Opened(*found)

    def _count(self, who: str) -> None:
        if not self._guesses.take(who):
            raise refused(TOO_MANY, "server-guesses", most=self.rooms.limits.guesses_a_minute)


def keep_words(store: Store, battle: str, sides: Sequence[str]) -> Text:
    """New words for seats: stored hashed, told once."""
    phrase = new_phrase()
    store.add_key(battle, sides, WORDS, phrase_hash(battle, phrase))
    return Text(**in_words(phrase))


async def refresh(room: Room) -> None:
    """Somebody's seat has changed in the store. If the room cannot follow now, whoever comes next reads it there."""
    try:
        async with room.held():
            await room.refresh_seats()
    except (StoreDown, Refused):
        room.give_up()
