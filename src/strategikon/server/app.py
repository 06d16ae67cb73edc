"""The application: everything put together, started and stopped in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from strategikon.server import catalogue
from strategikon.server.computers import Computers
from strategikon.server.guard import Guard, error_response
from strategikon.server.judgements import Judgements
from strategikon.server.keys import Keys
from strategikon.server.laboratory import Laboratory
from strategikon.server.lobby import Lobby
from strategikon.server.news import News
from strategikon.server.page import Page
from strategikon.server.questions import Questions
from strategikon.server.readers import Readers
from strategikon.server.refusals import BUSY, MISSING, Refused, refused
from strategikon.server.rest import Rest
from strategikon.server.rooms import Rooms
from strategikon.server.routes import ENDPOINTS
from strategikon.server.settings import Settings
from strategikon.server.sockets import Sockets
from strategikon.server.store import Store, StoreDown
from strategikon.server.studies import Studies
from strategikon.server.thinking import Thinker
from strategikon.server.threads import in_thread

WARM_AFTER = 2.0  # seconds
log = logging.getLogger("strategikon.server")


class Parts:
    """The parts of one running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.readers = Readers(settings.limits)
        self.rooms = Rooms(self.store, self.readers, settings.limits)
        self.thinker = Thinker(settings.workers, max(1, settings.limits.advisers))
        self.computers = Computers(self.rooms, self.thinker)
        self.laboratory = Laboratory(settings.limits)
        self.judgements = Judgements(self.store, self.laboratory)
        self.studies = Studies(self.thinker, self.laboratory, settings.limits)
        self.questions = Questions(self.thinker, self.readers)
        self.lobby = Lobby(self.rooms)
        self.news = News(self.rooms)

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.news.start()
        warming = asyncio.ensure_future(self._warm())
        try:
            yield
        finally:
            warming.cancel()
            await self.news.close()
            await self.computers.close()
            await self.questions.close()
            await self.judgements.close()
            await self.rooms.close()
            self.laboratory.close()
            self.thinker.close()
            self.readers.close()
            self.store.close()

    async def _warm(self) -> None:
        """Read what the first browser will ask for, once everything else stands; battle by battle, so that nobody waits
        for it who comes meanwhile, or who ends the server."""
        await asyncio.sleep(WARM_AFTER)
        if not self.settings.limits.warming:
            return
        try:
            for rules, name in await in_thread(catalogue.battles):
                await in_thread(catalogue.line, rules, name)
            await in_thread(catalogue.all_rulesets)
        except Exception:
            log.exception("the catalogue cannot be made")


def make_app(settings: Settings) -> Starlette:
    """The application of these settings; the database is migrated before anything is served."""
    parts = Parts(settings)
    rest = Rest(parts.rooms, parts.lobby, Keys(parts.rooms), parts.laboratory, parts.studies, parts.judgements)
    page = Page(settings.page)
    routes = [Route(e.path, getattr(rest, e.name), methods=[e.method]) for e in ENDPOINTS]
    return Starlette(
        routes=[
            *routes,
            WebSocketRoute("/api/battles/{battle}/live", Sockets(parts.rooms, parts.questions).live),
            Route("/", page.serve),
            Route("/{path:path}", page.serve),
        ],
        middleware=[Middleware(Guard, settings=settings), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            Refused: _refuse,
            HTTPException: _refuse_plainly,
            StoreDown: _store_down,
            Exception: _defect,
        },
        lifespan=parts.lifespan,
    )


async def _refuse(request: Request, reason: Exception) -> Response:
    assert isinstance(reason, Refused)
    return error_response(reason)


async def _refuse_plainly(request: Request, reason: Exception) -> Response:
    """What Starlette itself refuses: a path or a method that is not there."""
    assert isinstance(reason, HTTPException)
    message = "server-no-path" if reason.status_code == MISSING else "server-method"
    answer = error_response(refused(reason.status_code, message))
    answer.headers.update(reason.headers or {})
    return answer


async def _store_down(request: Request, reason: Exception) -> Response:
    log.warning("the store: %s", reason)
    return error_response(refused(BUSY, "server-store-down"))


async def _defect(request: Request, reason: Exception) -> Response:
    return error_response(refused(500, "server-defect"))
