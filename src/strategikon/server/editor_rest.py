"""The questions of the editor, as `routes.py` names them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import convert
from starlette.requests import Request
from starlette.responses import Response

from strategikon.kernel.message import Problem
from strategikon.server import editing, weighing, wire_editor
from strategikon.server.bodies import body, path_of, told
from strategikon.server.guard import address
from strategikon.server.laboratory import Laboratory
from strategikon.server.refusals import from_problem
from strategikon.server.rooms import Rooms
from strategikon.server.threads import in_thread


class EditorRest:
    """Workbenches, and documents in the making."""

    rooms: Rooms
    laboratory: Laboratory

    async def editor_benches(self, request: Request) -> Response:
        return told(await in_thread(editing.benches))

    async def editor_bench(self, request: Request) -> Response:
        return told(await in_thread(editing.bench, *path_of(request, "ruleset")))

    async def editor_original(self, request: Request) -> Response:
        return told(await in_thread(editing.original, *path_of(request, "ruleset", "scenario")))

    async def editor_check(self, request: Request) -> Response:
        wish = await body(request, wire_editor.WantCheck, self.rooms.limits.record_bytes)
        (name,) = path_of(request, "ruleset")
        editing.workbench(name)
        found = await self._far(request, editing.checked, name, wish.document, wish.board)
        return told(convert(found, wire_editor.Checked))

    async def editor_write(self, request: Request) -> Response:
        wish = await body(request, wire_editor.WantText, self.rooms.limits.record_bytes)
        (name,) = path_of(request, "ruleset")
        editing.workbench(name)
        return told(convert(await self._far(request, editing.written, name, wish.document), wire_editor.Written))

    async def editor_read(self, request: Request) -> Response:
        wish = await body(request, wire_editor.WantDocument, self.rooms.limits.record_bytes)
        return told(convert(await self._far(request, editing.read, wish.text), wire_editor.Opened))

    async def editor_fights(self, request: Request) -> Response:
        wish = await body(request, wire_editor.WantBattles, self.rooms.limits.record_bytes)
        args = (wish.document, wish.change, wish.first, wish.count)
        return told(convert(await self._fought(request, weighing.fights, *args), wire_editor.Battles))

    async def editor_levers(self, request: Request) -> Response:
        wish = await body(request, wire_editor.WantLevers, self.rooms.limits.record_bytes)
        found = await self._fought(request, weighing.levers, wish.document, wish.favoured)
        return told(convert(found, wire_editor.Levers))

    async def _fought(self, request: Request, work: Callable[..., weighing.Found], *args: object) -> dict[str, object]:
        (name,) = path_of(request, "ruleset")
        editing.workbench(name)
        found, complaints = await self.laboratory.run(address(request.scope), work, name, *args)
        if found is None:
            raise from_problem(Problem(*complaints))
        return found

    async def _far(self, request: Request, work: editing.Work, *args: object) -> dict[str, object]:
        try:
            return await self.rooms.readers.answer(address(request.scope), work, *args)
        except Problem as trouble:
            raise from_problem(trouble) from None
