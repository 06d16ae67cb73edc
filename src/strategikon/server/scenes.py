"""Scenes as they are sent: whole in a `sync`, and in a `step` only what has changed since the last one.

Everybody who looks at a battle with the same eyes was sent the same scenes in the same order, so what they were sent
last is kept once for each side, and a patch is made once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Dress, Piece, Route, Scene, plain
from strategikon.server import words

_WHOLE = [part.name for part in fields(Scene) if part.name not in ("pieces", "sides")]


@dataclass(slots=True)
class Shown:
    """What a side was sent last: the scene, after which act, and how it was told to those who had the one before."""

    serial: int
    scene: Scene
    patch: Raw | None = None


class Screens:
    """What each side of one battle (None: a spectator) was sent last."""

    def __init__(self) -> None:
        self._shown: dict[int | None, Shown] = {}

    def whole(self, battle: AnyBattle, serial: int, place: int | None) -> dict[str, Any]:
        """The scene of a side, for a browser that has none."""
        (drawn,) = _draw(battle, [place])
        last = self._shown.get(place)
        if last is None or last.serial != serial:
            self._shown[place] = Shown(serial, self._shared(drawn, place))
        return _told(battle, drawn)

    def go_on(self, battle: AnyBattle, serial: int, places: Iterable[int | None]) -> None:
        """Draw for some sides together what has changed since the act before, if they were shown that."""
        behind = [place for place in places if place in self._shown and self._shown[place].serial == serial - 1]
        for place, drawn in zip(behind, _draw(battle, behind), strict=True):
            patch = Raw(encode({"base": serial - 1, **_patch(battle, self._shown[place].scene, drawn)}))
            self._shown[place] = Shown(serial, self._shared(drawn, place), patch)

    def changed(self, battle: AnyBattle, serial: int, place: int | None) -> tuple[str, Any]:
        """`patch`, and what has changed since the act before; or `scene`, the whole of it, if nobody was shown that."""
        self.go_on(battle, serial, [place])
        last = self._shown.get(place)
        if last is not None and last.serial == serial and last.patch is not None:
            return "patch", last.patch
        return "scene", self.whole(battle, serial, place)

    def _shared(self, drawn: Scene, place: int | None) -> Scene:
        """A scene whose pieces are those of another side's wherever both see the same: a battle is kept but once."""
        others = [shown.scene.pieces for other, shown in self._shown.items() if other != place]
        known = {piece.id: piece for pieces in others for piece in pieces}
        drawn.pieces = [known[piece.id] if _is_same(piece, known.get(piece.id)) else piece for piece in drawn.pieces]
        return drawn


def scene(battle: AnyBattle, place: int | None) -> dict[str, Any]:
    """What to draw for a side, put into words."""
    return _told(battle, _draw(battle, [place])[0])


def route(battle: AnyBattle, way: Route) -> dict[str, Any]:
    """The way of an option, put into words."""
    told: dict[str, Any] = _plain(battle, way)
    return told


def _draw(battle: AnyBattle, places: Sequence[int | None]) -> list[Scene]:
    return battle.scenes([None if place is None else battle.sides[place] for place in places]) if places else []


def _told(battle: AnyBattle, drawn: Scene) -> dict[str, Any]:
    """A whole scene, put into words."""
    told = {name: _plain(battle, getattr(drawn, name)) for name in _WHOLE}
    told["pieces"] = [_piece(battle, piece) for piece in drawn.pieces]
    told["sides"] = _sides(battle, drawn.sides)
    return told


def _patch(battle: AnyBattle, last: Scene, now: Scene) -> dict[str, Any]:
    """What is another than before: parts of the scene as a whole, pieces one by one."""
    told = {name: _plain(battle, part) for name in _WHOLE if (part := getattr(now, name)) != getattr(last, name)}
    if now.sides != last.sides:
        told["sides"] = _sides(battle, now.sides)
    was = {piece.id: piece for piece in last.pieces}
    there = [piece.id for piece in now.pieces]
    changed = [piece for piece in now.pieces if not _is_same(piece, was.get(piece.id))]
    gone = sorted(was.keys() - set(there))
    if changed:
        told["changed"] = [_piece(battle, piece) for piece in changed]
    if gone:
        told["gone"] = gone
    stayed = [name for name in was if name not in gone]
    if stayed + [piece.id for piece in changed if piece.id not in was] != there:
        told["order"] = there
    return told


def _is_same(piece: Piece, other: Piece | None) -> bool:
    """Whether nothing of a piece is another: most pieces are the very object that was drawn before."""
    return piece is other or piece == other


def _plain(battle: AnyBattle, part: Any) -> Any:
    def say(message: Message) -> words.Both:
        return words.say(message, battle)

    return plain(part, say)


def _piece(battle: AnyBattle, piece: Piece) -> dict[str, Any]:
    told: dict[str, Any] = _plain(battle, piece)
    names = _names(battle.scenario.digest)
    if piece.id not in names:
        names[piece.id] = words.piece(battle, piece.id)
    told["name"] = names[piece.id]
    return told


@lru_cache(maxsize=256)
def _names(digest: str) -> dict[str, words.Both]:
    """What the pieces of a scenario are called: found once for all its battles."""
    return {}


def _sides(battle: AnyBattle, dressed: Sequence[Dress]) -> list[dict[str, Any]]:
    liveries = {dress.id: dress.livery for dress in dressed}
    return [
        {
            "id": side,
            "name": words.side(battle, side),
            "short": words.army(battle, side),
            "livery": liveries.get(side, ""),
        }
        for side in battle.sides
    ]
