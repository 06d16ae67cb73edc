"""Judgements: what was luck and what was choice, found out once for each battle that is over, and kept with it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from itertools import zip_longest
from time import monotonic

from msgspec import Raw
from msgspec.json import encode

from strategikon.server import judging, wire_study
from strategikon.server.judging import Costly, Fact
from strategikon.server.laboratory import Laboratory
from strategikon.server.refusals import BUSY, CONFLICT, refused
from strategikon.server.room import Room
from strategikon.server.rows import BattleRow, Choice
from strategikon.server.store import Store
from strategikon.server.threads import in_thread

UNSEEN = 30.0  # seconds after which nobody waits for it any more
CHOICES_SECONDS = 90.0  # for all choices that are weighed
FACTS_SHARE = 0.5  # of the way, to whoever watches the progress
log = logging.getLogger("strategikon.server")


@dataclass(slots=True)
class Work:
    """A judgement that is being found."""

    row: BattleRow
    choices: list[Choice]
    resigned: str | None
    progress: float = 0.0
    seen: float = field(default_factory=monotonic)
    task: asyncio.Task[None] | None = None

    @property
    def who(self) -> str:
        """Whose work it is, to the laboratory."""
        return f"judgement {self.row.id}"


class Judgements:
    """All that are being found; one at a time, so that others get their turn."""

    def __init__(self, store: Store, laboratory: Laboratory) -> None:
        self._store = store
        self._laboratory = laboratory
        self._works: dict[str, Work] = {}
        self._turn = asyncio.Semaphore(1)

    async def ask(self, room: Room) -> wire_study.Judgement:
        """The judgement, or how far it is. Whoever asks again now and then keeps it going."""
        async with room.held() as live:
            if not live.over:
                raise refused(CONFLICT, "server-judgement-early")
            work = Work(live.row, [*live.choices[: live.number]], live.resigned)
        found = await in_thread(self._store.judgement, room.battle)
        if found is not None:
            return wire_study.Judgement(1.0, Raw(found.encode()))
        known = self._works.setdefault(room.battle, work)
        known.seen = monotonic()
        if known.task is None:
            known.task = asyncio.ensure_future(self._find(known))
        elif known.task.done():
            del self._works[room.battle]
            if known.task.exception() is not None:
                log.error("battle %s could not be judged: %r", room.battle, known.task.exception())
                raise refused(BUSY, "server-late")
        return wire_study.Judgement(known.progress, None)

    async def _find(self, work: Work) -> None:
        async with self._turn:
            facts = await self._facts(work)
            costly = await self._costly(work, facts)
            if self._deserted(work):
                return
            whole = await self._laboratory.run(
                work.who, judging.whole, work.row, work.choices, work.resigned, facts, costly
            )
            await in_thread(self._store.keep_judgement, work.row.id, encode(whole).decode())

    async def _facts(self, work: Work) -> list[Fact]:
        facts: list[Fact] = []
        for begin in range(0, len(work.choices), judging.PART):
            if self._deserted(work):
                break
            facts += await self._laboratory.run(work.who, judging.facts, work.row, work.choices, begin)
            work.progress = FACTS_SHARE * len(facts) / len(work.choices)
        return facts

    async def _costly(self, work: Work, facts: list[Fact]) -> list[Costly]:
        """The choices of either side by turns, the most doubtful first, as long as there is time."""
        lists = [judging.candidates(facts, side) for side in sorted({fact.side for fact in facts})]
        wanted = [fact for rank in zip_longest(*lists) for fact in rank if fact is not None]
        found: list[Costly] = []
        begun = monotonic()
        for done, fact in enumerate(wanted):
            if self._deserted(work) or monotonic() - begun > CHOICES_SECONDS:
                break
            each = await self._laboratory.run(work.who, judging.costly, work.row, work.choices, fact)
            found += [] if each is None else [each]
            work.progress = FACTS_SHARE + (1 - FACTS_SHARE) * (done + 1) / len(wanted)
        return found

    def _deserted(self, work: Work) -> bool:
        return monotonic() - work.seen > UNSEEN

    async def close(self) -> None:
        """Nobody waits any more."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
