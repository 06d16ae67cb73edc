"""The REST half of the wire."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import metadata
from time import monotonic

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from strategikon.server import armies, catalogue, lessons, openapi, reading, wire, wire_armies, wire_seats, wire_study
from strategikon.server.bodies import body, path_of, told
from strategikon.server.editor_rest import EditorRest
from strategikon.server.guard import address
from strategikon.server.judgements import Judgements
from strategikon.server.keys import Keys
from strategikon.server.laboratory import Laboratory
from strategikon.server.live import Audience
from strategikon.server.lobby import Lobby
from strategikon.server.rates import Buckets
from strategikon.server.refusals import FORBIDDEN, MISSING, TOO_MANY, refused
from strategikon.server.room import Room
from strategikon.server.rooms import Rooms
from strategikon.server.rows import is_battle_id
from strategikon.server.studies import Studies
from strategikon.server.threads import in_thread

HEALTH_SECONDS = 2.0
VERSION = metadata.version("strategikon")


class Rest(EditorRest):
    """The endpoints; `routes.py` says which path is which."""

    def __init__(
        self, rooms: Rooms, lobby: Lobby, keys: Keys, laboratory: Laboratory, studies: Studies, judgements: Judgements
    ) -> None:
        self.rooms = rooms
        self.laboratory = laboratory
        self.studies = studies
        self.judgements = judgements
        self.lobby = lobby
        self.keys = keys
        self.limits = rooms.limits
        self._well_at = -HEALTH_SECONDS
        self._buildings = Buckets(self.limits.musters_a_minute / 60, self.limits.musters_a_minute)
        self._makings = Buckets(self.limits.battles_a_minute / 60, self.limits.battles_a_minute)

    # -- what never changes -------------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """What was found out is good for a moment: whoever asks often makes nobody write often."""
        if monotonic() - self._well_at > HEALTH_SECONDS:
            await in_thread(self.rooms.store.try_writing)
            self._well_at = monotonic()
        return told(wire.Health(True, VERSION))

    async def openapi(self, request: Request) -> Response:
        return told(openapi.document(VERSION))

    async def rulesets(self, request: Request) -> Response:
        return told(await in_thread(catalogue.all_rulesets))

    async def facts(self, request: Request) -> Response:
        """Facts change with the installed version alone: whoever has them already is told so."""
        found = await in_thread(catalogue.facts, *path_of(request, "ruleset"))
        headers = {"etag": f'"{found.digest}"', "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        return told(found, headers=headers)

    async def scenario(self, request: Request) -> Response:
        return told(await in_thread(catalogue.scenario, *path_of(request, "ruleset", "scenario")))

    async def rules(self, request: Request) -> Response:
        return told(await in_thread(catalogue.rules, *path_of(request, "ruleset")))

    async def rule(self, request: Request) -> Response:
        return told(await in_thread(catalogue.rule, *path_of(request, "ruleset", "rule")))

    async def messages(self, request: Request) -> Response:
        return PlainTextResponse(await in_thread(catalogue.messages, *path_of(request, "ruleset", "language")))

    # -- armies -------------------------------------------------------------------------------------------------------

    async def musters(self, request: Request) -> Response:
        return told(await in_thread(armies.musters))

    async def army(self, request: Request) -> Response:
        return told(await in_thread(armies.army, *path_of(request, "ruleset", "list")))

    async def lesson(self, request: Request) -> Response:
        wish = await body(request, wire.AtStep, self.limits.body_bytes)
        return told(await in_thread(lessons.taught, *path_of(request, "ruleset", "lesson"), wish))

    async def own_list(self, request: Request) -> Response:
        wish = await body(request, wire_armies.WantList, self.limits.body_bytes)
        return told(await in_thread(armies.own_list, *path_of(request, "ruleset"), wish))

    async def judge(self, request: Request) -> Response:
        wish = await body(request, wire_armies.WantRoster, self.limits.body_bytes)
        return told(await in_thread(armies.judge, *path_of(request, "ruleset"), wish))

    async def raise_army(self, request: Request) -> Response:
        wish = await body(request, wire_armies.WantArmy, self.limits.body_bytes)
        return told(await in_thread(armies.raise_army, *path_of(request, "ruleset"), wish))

    async def translate(self, request: Request) -> Response:
        wish = await body(request, wire_armies.WantReading, self.limits.body_bytes)
        return told(await in_thread(armies.translate, *path_of(request, "ruleset"), wish))

    async def build(self, request: Request) -> Response:
        wish = await body(request, wire_armies.WantBattle, self.limits.body_bytes)
        if not self._buildings.take(address(request.scope)):
            raise refused(TOO_MANY, "server-rate")
        return told(await in_thread(armies.build, *path_of(request, "ruleset"), wish))

    # -- battles ------------------------------------------------------------------------------------------------------

    async def make(self, request: Request) -> Response:
        wish = await body(request, wire.MakeBattle, self.limits.record_bytes)
        self._count_making(request)
        return told(await self.lobby.make(wish, address(request.scope)), 201)

    async def rematch(self, request: Request) -> Response:
        async with self._room(request) as room:
            audience = _audience(request, room)
            self._count_making(request)
            return told(await self.lobby.rematch(room, audience), 201)

    async def join(self, request: Request) -> Response:
        wish = await body(request, wire.Join, self.limits.body_bytes)
        async with self._room(request) as room:
            return told(await self.lobby.join(room, wish))

    async def battle(self, request: Request) -> Response:
        async with self._room(request) as room:
            return told(await self.lobby.describe(room))

    async def fought(self, request: Request) -> Response:
        async with self._room(request) as room:
            return told(await in_thread(catalogue.of_battle, room.live.row))

    async def mine(self, request: Request) -> Response:
        wish = await body(request, wire.Mine, self.limits.body_bytes)
        return told(await self.lobby.mine(wish.tokens))

    async def record(self, request: Request) -> Response:
        async with self._room(request) as room:
            async with room.held() as live:
                audience = _audience(request, room)
                choices, over = [*live.choices], live.over
            record = await self.rooms.readers.read(
                address(request.scope), reading.record, live.row, choices, over, audience
            )
        name = f'attachment; filename="{room.live.row.scenario}-{room.live.row.id}.json"'
        return told(Raw(record), headers={"content-disposition": name})

    async def moment(self, request: Request) -> Response:
        wanted = request.path_params["number"]
        async with self._room(request) as room:
            async with room.held() as live:
                audience = _audience(request, room)
                choices, last = [*live.choices], live.number
            if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 9 and int(wanted) <= last):
                raise refused(MISSING, "server-no-moment", last=last)
            return told(
                Raw(
                    await self.rooms.readers.read(
                        address(request.scope), reading.moment, live.row, choices, int(wanted), audience
                    )
                )
            )

    # -- seats --------------------------------------------------------------------------------------------------------

    async def name(self, request: Request) -> Response:
        wish = await body(request, wire_seats.WantName, self.limits.body_bytes)
        async with self._room(request) as room:
            return told(await self.keys.name(room, _token(request), wish))

    async def code(self, request: Request) -> Response:
        wish = await body(request, wire_seats.WantKey, self.limits.body_bytes)
        self._count_making(request)
        async with self._room(request) as room:
            return told(await self.keys.code(room, wish.tokens), 201)

    async def words(self, request: Request) -> Response:
        wish = await body(request, wire_seats.WantKey, self.limits.body_bytes)
        self._count_making(request)
        async with self._room(request) as room:
            return told(await self.keys.words(room, wish.tokens), 201)

    async def give_code(self, request: Request) -> Response:
        wish = await body(request, wire_seats.GiveCode, self.limits.body_bytes)
        return told(await self.keys.give_code(wish.code, address(request.scope)))

    async def give_words(self, request: Request) -> Response:
        wish = await body(request, wire_seats.GiveWords, self.limits.body_bytes)
        async with self._room(request) as room:
            return told(await self.keys.give_words(room, wish.words, address(request.scope)))

    # -- study --------------------------------------------------------------------------------------------------------

    async def study(self, request: Request) -> Response:
        wish = await body(request, wire_study.AtLine, self.limits.body_bytes)
        async with self._room(request) as room:
            return told(await self.studies.board(room, wish, address(request.scope)))

    async def judgement(self, request: Request) -> Response:
        async with self._room(request) as room:
            return told(await self.judgements.ask(room))

    async def fights(self, request: Request) -> Response:
        wish = await body(request, wire_study.WantFights, self.limits.body_bytes)
        async with self._room(request) as room:
            return told(await self.studies.fights(room, wish, address(request.scope)))

    # -- inside -------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _room(self, request: Request) -> AsyncIterator[Room]:
        battle = request.path_params["battle"]
        if not is_battle_id(battle):
            raise refused(MISSING, "server-no-battle", battle=battle[:32])
        async with self.rooms.visit(battle, address(request.scope)) as room:
            yield room

    def _count_making(self, request: Request) -> None:
        if not self._makings.take(address(request.scope)):
            raise refused(TOO_MANY, "server-rate")


def _audience(request: Request, room: Room) -> Audience:
    """The seat that the header claims; none without it."""
    token = _token(request)
    return room.live.audience([token]) if token else ()


def _token(request: Request) -> str:
    """The token in the header; "" without one."""
    header = request.headers.get("authorization")
    if header is None:
        return ""
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "seat" or not token.strip():
        raise refused(FORBIDDEN, "server-seat-unknown")
    return token.strip()
