"""The rooms of this process: which battles are in memory, opened from the store when somebody comes, forgotten when
nobody needs them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import token_hex

from strategikon.kernel.message import Problem
from strategikon.server import reading
from strategikon.server.live import LiveBattle
from strategikon.server.readers import OURSELVES, Readers
from strategikon.server.refusals import BROKEN, BUSY, CONFLICT, MISSING, Refused, refused
from strategikon.server.room import Room
from strategikon.server.rows import Act, BattleRow, Broken, standing
from strategikon.server.seats import Seat
from strategikon.server.settings import Limits
from strategikon.server.store import Store
from strategikon.server.threads import in_thread

log = logging.getLogger("strategikon.server")


class Rooms:
    """All battles in memory, and the store they come from."""

    def __init__(self, store: Store, readers: Readers, limits: Limits) -> None:
        self.store = store
        self.readers = readers
        self.limits = limits
        self.origin = token_hex(8)  # tells our own news from that of other processes
        self.closing = False
        self.wake: Callable[[Room], None] = lambda room: None  # set by whoever moves the computers
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._visitors: Counter[str] = Counter()  # requests and sockets that use a battle, or wait for it

    @asynccontextmanager
    async def visit(self, battle: str, who: str) -> AsyncIterator[Room]:
        """The room of a battle, which stays in memory as long as somebody visits it. `who` is the asker's address."""
        self._visitors[battle] += 1
        try:
            yield await self._room(battle, who)
        finally:
            self._visitors[battle] -= 1
            if not self._visitors[battle]:
                del self._visitors[battle]

    async def _room(self, battle: str, who: str) -> Room:
        """The room, opened from the store if need be. Two who ask together wait for one opening."""
        found = self._rooms.get(battle)
        if found is not None:
            self._rooms.move_to_end(battle)
            return found
        if battle not in self._opening:
            self._make_room()
            self._opening[battle] = asyncio.ensure_future(self._open(battle, who))
        return await asyncio.shield(self._opening[battle])

    async def _open(self, battle: str, who: str) -> Room:
        try:
            room = self._rooms[battle] = Room(await self._read(battle, who), self)
        finally:
            del self._opening[battle]
        self.wake(room)
        return room

    async def read_again(self, room: Room) -> LiveBattle:
        """The battle of a room as the store has it."""
        return await self._read(room.battle, OURSELVES)

    async def _read(self, battle: str, who: str) -> LiveBattle:
        row, seats, acts = await in_thread(self._stored, battle)
        try:
            stands = standing(battle, acts)
            present = await self.readers.read(who, reading.present, row, stands.choices)
            return await in_thread(LiveBattle, row, seats, stands, present)
        except Problem as trouble:  # it was fought under other rules than today's
            raise Refused(CONFLICT, trouble.complaints[0]) from None
        except Broken as broken:
            log.warning("%s: %r", broken, broken.__cause__)
            raise refused(CONFLICT, BROKEN, battle=battle, number=broken.number) from None

    def _stored(self, battle: str) -> tuple[BattleRow, list[Seat], list[Act]]:
        row = self.store.battle(battle)
        if row is None:
            raise refused(MISSING, "server-no-battle", battle=battle[:32])
        return row, self.store.seats(battle), self.store.acts(battle)

    def _make_room(self) -> None:
        """Before a battle is opened, forget the one that nobody has looked at for longest: the store has it. If all are
        in use, whoever comes is told, and comes again."""
        most = self.limits.battles_in_memory
        if len(self._rooms) + len(self._opening) < most:
            return
        oldest = next((room for room in self._rooms.values() if self.is_idle(room)), None)
        if oldest is None:
            raise refused(BUSY, "server-full", most=most)
        self.forget(oldest)

    def is_idle(self, room: Room) -> bool:
        """Whether nobody looks at a battle and no computer thinks there."""
        used = room.clients or room.lock.locked() or room.thinking is not None
        return not used and not self._visitors[room.battle]

    def known(self, battle: str) -> Room | None:
        """The room, if it is in memory."""
        return self._rooms.get(battle)

    def forget(self, room: Room) -> None:
        """The store has it; whoever wants it next reads it there."""
        if self._rooms.get(room.battle) is room:
            del self._rooms[room.battle]

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    async def close(self) -> None:
        """What is being stored is finished."""
        for room in self.all():
            async with room.lock:
                pass
