"""What a browser asks without changing anything: why not, odds, sheets, threats, hints, aims, overlays, earlier lines.

A question is looked at under the room's lock for as long as it takes to see whether it may be asked, and to copy what
is needed; whatever takes long is found outside it, in a thread or a worker process, so that nobody's choice waits.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from strategikon.kernel.decision import Wish
from strategikon.server import overlays, reading, views, wire
from strategikon.server.advice import Answer
from strategikon.server.clients import Client
from strategikon.server.live import Asked, check_seat
from strategikon.server.readers import Readers
from strategikon.server.refusals import BUSY, CONFLICT, FORBIDDEN, Refused, refused
from strategikon.server.room import Room
from strategikon.server.seats import allow_hints
from strategikon.server.thinking import PlayerQuestion, Thinker
from strategikon.server.threads import in_thread

PATIENCE = 15.0  # seconds that a question may wait for a free worker and its answer
MOST_KEPT = 256  # answers about one moment of one battle
MOST_LINES = 500  # of the log in one answer


class Questions:
    """Answers questions, each about one moment once."""

    def __init__(self, thinker: Thinker, readers: Readers) -> None:
        self._thinker = thinker
        self._readers = readers
        self._tasks: set[asyncio.Task[Answer]] = set()

    async def answer(self, room: Room, client: Client, message: wire.Question | wire.Log) -> None:
        """Find an answer and send it. It raises `Refused` where there is none."""
        if isinstance(message, wire.Log):
            await self._tell_log(room, client, message)
            return
        told = await self._find(room, client, Asked(client.audience, message.number), message)
        kind = message.__struct_config__.tag
        client.send(encode({"type": kind, "id": message.id, "number": message.number, **told}))

    async def _find(self, room: Room, client: Client, asked: Asked, message: wire.Question) -> dict[str, Any]:
        match message:
            case wire.Why():
                async with room.held() as live:
                    return await in_thread(views.why, live, asked, message.option)
            case wire.Fit():
                wish = Wish(message.piece, message.hex, message.at, message.facing, message.loose)
                async with room.held() as live:
                    return await in_thread(views.fit, live, asked, wish, message.option)
            case wire.Overlay():
                return await self._overlay(room, asked, message)
            case wire.Measure():
                return await self._measure(room, asked, message)
            case wire.Sheet():
                return await self._sheet(room, asked, message.option)
            case wire.Aim():
                return await self._aim(room, asked, client.address)
            case wire.Odds():
                option = " ".join(message.option.split())
                return {"option": option, **await self._think(room, asked, "odds", option)}
            case wire.Threat():
                return {"piece": message.piece, **await self._think(room, asked, "threat", message.piece)}
            case wire.Hint():
                async with room.held() as live:
                    if not allow_hints(live.seats):
                        raise refused(FORBIDDEN, "server-hints-off")
                return await self._think(room, asked, "hint", "")

    # -- in a thread --------------------------------------------------------------------------------------------------

    async def _overlay(self, room: Room, asked: Asked, message: wire.Overlay) -> dict[str, Any]:
        async with room.held() as live:
            live.check_number(asked)
            twin = await in_thread(live.battle.fork)
        if message.kind == overlays.REACHING:
            return await in_thread(overlays.reaching, twin, message.hex, message.at)
        return await in_thread(overlays.overlay, twin, message.kind, message.piece, message.side)

    async def _measure(self, room: Room, asked: Asked, message: wire.Measure) -> dict[str, Any]:
        async with room.held() as live:
            live.check_number(asked)
            twin = await in_thread(live.battle.fork)
        one, other = (end and Wish(end.piece or "", at=end.at) for end in (message.one, message.other))
        assert one is not None
        return await in_thread(overlays.measured, twin, one, other)

    async def _sheet(self, room: Room, asked: Asked, option: str) -> dict[str, Any]:
        async with room.held() as live:
            side = live.check_turn(asked)
            twin = await in_thread(live.battle.fork, f"sheet {live.serial}", side)
        return await in_thread(overlays.sheet, twin, option)

    # -- by a reader --------------------------------------------------------------------------------------------------

    async def _aim(self, room: Room, asked: Asked, who: str) -> dict[str, Any]:
        async with room.held() as live:
            live.check_number(asked)
            check_seat(asked)
            row, choices = live.row, [*live.choices]
            computers = {seat.side: seat.opponent for seat in live.seats if not seat.human}
        told = await self._readers.read(who, reading.aim, row, choices, computers, asked.audience)
        if told is None:
            raise refused(CONFLICT, "server-aim-unknown")
        return told

    async def _tell_log(self, room: Room, client: Client, message: wire.Log) -> None:
        """Earlier lines of the log: the last ones are in every sync."""
        async with room.held() as live:
            row, serial, choices, audience = live.row, live.serial, [*live.choices], client.audience
            before = min(message.before, live.number + 1)
        wanted = range(max(0, before - MOST_LINES), before)
        lines = await self._readers.read(client.address, reading.log, row, choices, wanted, audience)
        client.send(encode({"type": "log", "id": message.id, "serial": serial, "entries": Raw(lines)}))

    # -- in worker processes ------------------------------------------------------------------------------------------

    async def _think(self, room: Room, asked: Asked, about: str, subject: str) -> dict[str, Any]:
        async with room.held() as live:
            side = live.check_turn(asked)
            task = self._begun(room, PlayerQuestion(live.row, live.serial, live.texts(), side, about, subject))
        try:
            found = await asyncio.wait_for(asyncio.shield(task), PATIENCE)
        except TimeoutError:
            raise refused(BUSY, "server-late") from None
        if found.answer is None:
            assert found.refused is not None
            raise Refused(CONFLICT, found.refused)
        return dict(found.answer)

    def _begun(self, room: Room, question: PlayerQuestion) -> asyncio.Task[Answer]:
        """The search for an answer: a new one, or the one that goes on or has ended already."""
        if room.answers_at != question.serial or len(room.answers) >= MOST_KEPT:
            room.answers, room.answers_at = {}, question.serial
        key = (question.about, question.subject)
        task = room.answers.get(key)
        if task is None or (task.done() and _goes_on(task)):
            task = room.answers[key] = asyncio.ensure_future(self._thinker.advise(question))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Nobody waits for an answer any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _goes_on(task: asyncio.Task[Answer]) -> bool:
    """Whether a search that has ended should be gone on with: it failed, or there is more to be found."""
    if task.cancelled() or task.exception():
        return True
    return bool((task.result().answer or {}).get("more"))
