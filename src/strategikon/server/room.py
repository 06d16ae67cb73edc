"""A room: one battle in memory, and the browsers that look at it.

Its lock makes everything about one battle happen in order: a choice is checked, made, stored and put in line for every
browser before the next one is looked at, and a browser that comes is told everything and then every step, with nothing
in between. The work itself runs in threads; only the lines are filled here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.json import encode

from strategikon.server import views
from strategikon.server.advice import Answer
from strategikon.server.clients import COME_AGAIN, Client
from strategikon.server.live import Asked, Audience, LiveBattle, Undone
from strategikon.server.presence import Company, Presence
from strategikon.server.refusals import BUSY, refused, stale
from strategikon.server.rows import UNDO, Act, Head
from strategikon.server.store import StoreDown, Taken
from strategikon.server.threads import in_thread

if TYPE_CHECKING:
    from strategikon.server.rooms import Rooms

log = logging.getLogger("strategikon.server")


class Lost(Exception):
    """The battle in memory is no longer that of the store. `conflict` if another process was faster."""

    def __init__(self, conflict: bool) -> None:
        super().__init__("another process was faster" if conflict else "the store failed")
        self.conflict = conflict


class Room:
    """One battle, the browsers here, and who else is known to be there."""

    def __init__(self, live: LiveBattle, rooms: Rooms) -> None:
        self.live = live
        self.rooms = rooms
        self.store = rooms.store
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.presence = Presence()
        self.thinking: asyncio.Task[None] | None = None
        self.answers: dict[tuple[str, str], asyncio.Task[Answer]] = {}  # to what was asked after serial `answers_at`
        self.answers_at = -1
        self.given_up = False  # what is in memory is no longer what the store has

    @property
    def battle(self) -> str:
        """The name of the battle."""
        return self.live.row.id

    @asynccontextmanager
    async def held(self) -> AsyncIterator[LiveBattle]:
        """The battle, under the lock. Whoever waited for it while the room was given up is refused."""
        async with self.lock:
            if self.given_up:
                raise refused(BUSY, "server-store")
            yield self.live

    # -- coming and going ---------------------------------------------------------------------------------------------

    async def enter(self, client: Client, tokens: list[str]) -> None:
        """A browser says who it is and is told everything; from then on it hears every step."""
        async with self.held() as live:
            before = self.company()
            client.audience = live.audience(tokens)
            self.clients.add(client)
            self.presence.note(before, self.company())
            await self._tell_all(client)
            await self._company_changed(before, client)
        self.rooms.wake(self)

    async def leave(self, client: Client) -> None:
        """A browser has gone."""
        async with self.lock:
            before = self.company()
            self.clients.discard(client)
            self.presence.note(before, self.company())
            if not (self.rooms.closing or self.given_up):
                await self._company_changed(before, client)

    async def resync(self, client: Client) -> None:
        """Tell one browser everything."""
        async with self.held():
            await self._tell_all(client)

    def here(self) -> Company:
        """Who is connected to this process."""
        sides = frozenset(side for client in self.clients for side in client.audience)
        return Company(sides, sum(not client.audience for client in self.clients))

    def company(self) -> Company:
        """Who is there, at whichever process."""
        return self.presence.together(self.here())

    async def announce(self) -> None:
        """Tell other processes who is here. If it cannot be told now, the next reminder tells it."""
        if not self.store.postgres:
            return
        words = f"presence {self.battle} {self.rooms.origin} {self.here().plain()}"
        try:
            await in_thread(self.store.announce, words)
        except StoreDown as down:
            log.warning("battle %s: other processes are not told who is here: %s", self.battle, down)

    async def refresh_seats(self) -> None:
        """Somebody took a seat. Call it under the lock."""
        self.live.seats = await in_thread(self.store.seats, self.battle)
        self.tell_seats()

    async def _company_changed(self, before: Company, client: Client) -> None:
        if self.company() != before:
            self.tell_seats(besides=client)
            await self.announce()

    # -- what is done: checked, made, stored, and only then told -------------------------------------------------------

    async def choose(self, asked: Asked, option: str, asker: Client | None = None, request: int | None = None) -> None:
        """Make a choice, and send everybody the step."""
        async with self._acting(asked):
            await self._step(partial(self._store_choice, asked, option), asker, request)

    async def resign(self, asked: Asked, side: str, asker: Client, request: int) -> None:
        """Give up for a side, and send everybody the step."""
        async with self._acting(asked):
            await self._step(partial(self._store_resignation, asked, side), asker, request)

    async def undo(self, asked: Asked) -> None:
        """Take the last choice back, and send everybody everything."""
        async with self._acting(asked):
            undone = await in_thread(self._store_undo, asked)
            if undone.reached:
                await self.tell_sync(undone.told())
            else:
                await self.reload(undone.told())

    @asynccontextmanager
    async def _acting(self, asked: Asked) -> AsyncIterator[None]:
        """Something is done under the lock. If the store says no after the battle in memory went on, that is worth
        nothing any more: it is read again."""
        async with self.held():
            try:
                yield
            except Lost as lost:
                log.warning("battle %s: %s", self.battle, lost)
                await self.reload()
                if lost.conflict:
                    raise stale(asked.number, self.live.number) from None
                raise refused(BUSY, "server-store") from lost
        self.rooms.wake(self)

    def _store_choice(self, asked: Asked, option: str) -> None:
        self._store(self.live.choose(asked, option), self.live.head())

    def _store_resignation(self, asked: Asked, side: str) -> None:
        self._store(self.live.resign(asked, side), self.live.head())

    def _store_undo(self, asked: Asked) -> Undone:
        undone = self.live.undo(asked)
        self._store(undone.act, Head(undone.act.number, undone.act.side, None))
        return undone

    def _store(self, act: Act, head: Head) -> None:
        """Commit. Nobody has been told anything yet."""
        live = self.live
        try:
            live.stored(self.store.append(self.battle, act, head, self.rooms.origin, live.version))
        except Taken:
            raise Lost(conflict=True) from None
        except Exception as error:
            raise Lost(conflict=False) from error

    # -- telling ------------------------------------------------------------------------------------------------------

    async def _step(self, act: Callable[[], None], asker: Client | None = None, request: int | None = None) -> None:
        """Do something, and send everybody the step; the one who asked finds the number of its request in it."""
        asked = asker.audience if asker is not None else None
        steps, answer = await in_thread(_steps, act, self.live, self._audiences(), asked, request)
        for client in self.clients:
            client.send(answer if client is asker else steps[client.audience])

    async def tell_sync(self, undone: dict[str, Any] | None = None) -> None:
        """Send everybody everything."""
        made = await in_thread(_syncs, self.live, self._audiences(), self.company(), undone)
        for client in self.clients:
            client.send(made[client.audience])

    def tell_seats(self, besides: Client | None = None) -> None:
        """Send everybody who is there; whoever just came knows it already."""
        told = encode({"type": "seats", **views.seats(self.live, self.company())})
        for client in self.clients - {besides}:
            client.send(told)

    async def _tell_all(self, client: Client) -> None:
        client.send(await in_thread(views.sync, self.live, client.audience, self.company()))

    def _audiences(self) -> set[Audience]:
        return {client.audience for client in self.clients}

    # -- when the store knows more than we do: call these under the lock -----------------------------------------------

    async def reload(self, undone: dict[str, Any] | None = None) -> None:
        """Begin anew from the store, and tell everybody everything. If the store cannot be read either, the room is
        given up."""
        try:
            self.live = await self.rooms.read_again(self)
        except BaseException:
            self.give_up()
            raise
        await self.tell_sync(undone)
        self.rooms.wake(self)

    def give_up(self) -> None:
        """Forget what may never have been stored; the browsers come again and are told what was."""
        log.warning("battle %s is given up until the store can be read", self.battle)
        self.given_up = True
        self.rooms.forget(self)
        for client in self.clients:
            client.refuse(None, refused(BUSY, "server-store"))
            client.close(COME_AGAIN)

    async def catch_up(self) -> None:
        """Play what other processes stored since."""
        acts = await in_thread(self.store.acts, self.battle, self.live.serial)
        for act in acts:
            try:
                await self._follow(act)
            except Exception as error:
                log.warning("battle %s is read again from the store: %r", self.battle, error)
                await self.reload()
                return
        if acts:
            self.rooms.wake(self)

    async def _follow(self, act: Act) -> None:
        if act.serial != self.live.serial + 1:
            raise ValueError("an act is missing")
        before = self.live.number
        if act.kind == UNDO:
            await in_thread(self.live.apply, act)
            await self.tell_sync({"side": act.side, "from": before, "to": act.number})
        else:
            await self._step(partial(self.live.apply, act))


# -- in a thread: messages for everybody, made once for each audience -------------------------------------------------


def _steps(
    act: Callable[[], None], live: LiveBattle, audiences: set[Audience], asked: Audience | None, request: int | None
) -> tuple[dict[Audience, bytes], bytes]:
    act()
    steps = views.steps(live, audiences)
    answer = b"" if asked is None else encode({**steps[asked], "id": request})
    return {audience: encode(step) for audience, step in steps.items()}, answer


def _syncs(
    live: LiveBattle, audiences: set[Audience], company: Company, undone: dict[str, Any] | None
) -> dict[Audience, bytes]:
    return {audience: views.sync(live, audience, company, undone) for audience in audiences}
