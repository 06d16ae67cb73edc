"""The hall: the battles that are in memory, one table each.

A table's lock makes everything about one battle happen in order: a choice is applied, committed and put in line for
every browser before the next one is looked at, and a browser that comes is told everything and then every step, with
nothing in between. The work itself runs in threads; only the lines are filled here.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import token_hex
from time import monotonic
from typing import Any, TypeVar

from msgspec.json import encode

from strategikon.kernel.message import Problem
from strategikon.server import reading, views
from strategikon.server.clients import COME_AGAIN, Client
from strategikon.server.counsel import Told
from strategikon.server.live import LiveBattle
from strategikon.server.readers import OURSELVES, Readers
from strategikon.server.refusals import BROKEN, BUSY, CONFLICT, MISSING, Refused, refused
from strategikon.server.rows import UNDO, Act, BattleRow, Broken, standing
from strategikon.server.seats import Seat
from strategikon.server.settings import Limits
from strategikon.server.store import Store
from strategikon.server.threads import in_thread

AWAY = 150.0  # seconds until a side that another process saw is thought gone, if nothing more is heard of it
T = TypeVar("T")
log = logging.getLogger("strategikon.server")


class Table:
    """One battle in memory, the browsers around it, and who else is known to be there."""

    def __init__(self, live: LiveBattle) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}  # other processes: sides seen there, until when
        self.thinking: asyncio.Task[None] | None = None
        self.told: dict[tuple[str, str], asyncio.Task[Told]] = {}  # what was asked about the moment after `told_at`
        self.told_at = -1
        self.given_up = False  # what is in memory is no longer what the store has

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The lock. Whoever waited for it while the table was given up is refused."""
        async with self.lock:
            if self.given_up:
                raise refused(BUSY, "server-store")
            yield

    def here(self) -> set[str]:
        """The sides that are connected to this process."""
        return {side for client in self.clients for side in client.audience}

    def connected(self) -> set[str]:
        now = monotonic()
        return self.here().union(*(sides for sides, until in self.elsewhere.values() if until > now))


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, readers: Readers, limits: Limits) -> None:
        self.store = store
        self.readers = readers
        self.limits = limits
        self.origin = token_hex(8)  # tells our own news from that of other processes
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Future[Table]] = {}
        self._visitors: Counter[str] = Counter()  # requests and sockets that use a battle, or wait for it
        self.wake: Callable[[Table], None] = lambda table: None  # set by whoever moves the computers

    # -- tables -------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def visit(self, battle: str, who: str) -> AsyncIterator[Table]:
        """The table of a battle, which stays in memory as long as somebody visits it. `who` is the asker's address."""
        self._visitors[battle] += 1
        try:
            yield await self._table(battle, who)
        finally:
            self._visitors[battle] -= 1
            if not self._visitors[battle]:
                del self._visitors[battle]

    async def _table(self, battle: str, who: str) -> Table:
        """The table, rebuilt from the store if need be. Two who ask together wait for one rebuilding."""
        found = self._tables.get(battle)
        if found is not None:
            self._tables.move_to_end(battle)
            return found
        if battle not in self._opening:
            self._make_room()
            self._opening[battle] = asyncio.ensure_future(self._open(battle, who))
        return await asyncio.shield(self._opening[battle])

    async def _open(self, battle: str, who: str) -> Table:
        try:
            table = self._tables[battle] = Table(await self._read(battle, who))
        finally:
            del self._opening[battle]
        self.wake(table)
        return table

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
        """Before a table is opened, forget the one that nobody has looked at for longest: the store has it. If all are
        in use, whoever comes is told, and comes again."""
        most = self.limits.battles_in_memory
        if len(self._tables) + len(self._opening) < most:
            return
        oldest = next((table for table in self._tables.values() if self.is_idle(table)), None)
        if oldest is None:
            raise refused(BUSY, "server-full", most=most)
        self.forget(oldest)

    def is_idle(self, table: Table) -> bool:
        """Whether nobody looks at a table and no computer thinks there."""
        used = table.clients or table.lock.locked() or table.thinking is not None
        return not used and not self._visitors[table.live.row.id]

    def known(self, battle: str) -> Table | None:
        """The table, if it is in memory."""
        return self._tables.get(battle)

    def forget(self, table: Table) -> None:
        """The store has it; whoever wants it next reads it there."""
        if self._tables.get(table.live.row.id) is table:
            del self._tables[table.live.row.id]

    def tables(self) -> list[Table]:
        return list(self._tables.values())

    # -- telling ------------------------------------------------------------------------------------------------------

    async def step(
        self, table: Table, deed: Callable[[], None], asker: Client | None = None, request: int | None = None
    ) -> None:
        """Do something, and once it is stored send everybody the step; the one who asked finds its own number in it.
        Call it under the lock."""
        asked = asker.audience if asker is not None else None
        made, answer = await in_thread(_steps, deed, table.live, _audiences(table), table.connected(), asked, request)
        for client in table.clients:
            client.send(answer if client is asker else made[client.audience])

    async def tell_sync(self, table: Table, undone: dict[str, Any] | None = None) -> None:
        """Send everybody everything."""
        made = await in_thread(_syncs, table.live, _audiences(table), table.connected(), undone)
        for client in table.clients:
            client.send(made[client.audience])

    def tell_seats(self, table: Table, besides: Client | None = None) -> None:
        """Send everybody who is there; whoever just came knows it already."""
        told = encode({"type": "seats", "seats": views.seats(table.live, table.connected())})
        for client in table.clients - {besides}:
            client.send(told)

    # -- when the store knows more than we do -------------------------------------------------------------------------

    async def reload(self, table: Table, undone: dict[str, Any] | None = None) -> None:
        """Begin anew from the store, and tell everybody everything. Call it under the lock. If the store cannot be read
        either, the table is given up."""
        try:
            table.live = await self._read(table.live.row.id, OURSELVES)
        except BaseException:
            self.give_up(table)
            raise
        await self.tell_sync(table, undone)
        self.wake(table)

    def give_up(self, table: Table) -> None:
        """Forget a table that may hold what was never stored; its browsers come again and are told what was."""
        log.warning("battle %s is given up until the store can be read", table.live.row.id)
        table.given_up = True
        self.forget(table)
        for client in table.clients:
            client.refuse(None, refused(BUSY, "server-store"))
            client.close(COME_AGAIN)

    async def catch_up(self, table: Table) -> None:
        """Play what other processes stored since. Call it under the lock."""
        acts = await in_thread(self.store.acts, table.live.row.id, table.live.serial)
        for act in acts:
            try:
                await self._follow(table, act)
            except Exception as error:
                log.warning("battle %s is read again from the store: %r", table.live.row.id, error)
                await self.reload(table)
                return
        if acts:
            self.wake(table)

    async def _follow(self, table: Table, act: Act) -> None:
        if act.serial != table.live.serial + 1:
            raise ValueError("an act is missing")
        before = table.live.number
        if act.kind == UNDO:
            await in_thread(table.live.apply, act)
            await self.tell_sync(table, {"side": act.side, "from": before, "to": act.number})
        else:
            await self.step(table, lambda: table.live.apply(act))

    async def refresh_seats(self, table: Table) -> None:
        """Somebody took a seat. Call it under the lock."""
        table.live.seats = await in_thread(self.store.seats, table.live.row.id)
        self.tell_seats(table)


# -- in a thread: messages for everybody, made once for each audience -------------------------------------------------


def _audiences(table: Table) -> set[views.Audience]:
    return {client.audience for client in table.clients}


def _steps(
    deed: Callable[[], None], live: LiveBattle, audiences: set[views.Audience], connected: set[str],
    asked: views.Audience | None, request: int | None,
) -> tuple[dict[views.Audience, bytes], bytes]:  # fmt: skip
    deed()
    steps = {audience: views.step(live, audience, connected) for audience in audiences}
    answer = b"" if asked is None else encode({**steps[asked], "id": request})
    return {audience: encode(step) for audience, step in steps.items()}, answer


def _syncs(
    live: LiveBattle, audiences: set[views.Audience], connected: set[str], undone: dict[str, Any] | None
) -> dict[views.Audience, bytes]:
    return {audience: views.sync(live, audience, connected, undone) for audience in audiences}
