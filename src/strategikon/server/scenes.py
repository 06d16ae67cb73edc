"""Scenes as they are sent: whole in a `sync`, and in a `step` only what has changed since the last one.

Everybody who looks at a battle with the same eyes was sent the same scenes in the same order, so what they were sent
last is kept once for each side, and a patch is made once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.json import encode

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Dress, Piece, Route, Scene, plain
from strategikon.server import words

_PARTS = [part.name for part in fields(Scene) if part.name != "pieces"]
_WHOLE = [name for name in _PARTS if name != "sides"]


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
        words_of = Telling(battle)
        for place, drawn in zip(behind, _draw(battle, behind), strict=True):
            patch = words_of.patch(serial - 1, self._shown[place].scene, drawn)
            self._shown[place] = Shown(serial, self._shared(drawn, place), patch)

    def changed(self, battle: AnyBattle, serial: int, place: int | None) -> tuple[str, Any]:
        """`patch`, and what has changed since the act before; or `scene`, the whole of it, if nobody was shown that."""
        last = self._shown.get(place)
        if last is not None and last.serial == serial - 1:
            self.go_on(battle, serial, [place])
            last = self._shown[place]
        if last is not None and last.serial == serial and last.patch is not None:
            return "patch", last.patch
        return "scene", self.whole(battle, serial, place)

    def _shared(self, drawn: Scene, place: int | None) -> Scene:
        """A scene whose pieces are those of another side's wherever both see the same: a battle is kept but once."""
        others = [shown.scene.pieces for other, shown in self._shown.items() if other != place]
        alike = next((pieces for pieces in others if pieces == drawn.pieces), None)
        if alike is None:
            known = {piece.id: piece for pieces in others for piece in pieces}
            alike = [known[piece.id] if _is_same(piece, known.get(piece.id)) else piece for piece in drawn.pieces]
        drawn.pieces = alike
        return drawn


class Telling:
    """What one act has changed, put into words: what several sides see alike is said once."""

    def __init__(self, battle: AnyBattle) -> None:
        self._battle = battle
        self._pieces: dict[int, tuple[Piece, Raw]] = {}  # by the very thing that was drawn
        self._parts: dict[str, list[tuple[Any, Raw]]] = {}

    def patch(self, base: int, last: Scene, now: Scene) -> Raw:
        """What is another than before: parts of the scene as a whole, pieces one by one."""
        told: dict[str, Any] = {"base": base}
        told |= {name: self._part(name, part) for name in _PARTS if (part := getattr(now, name)) != getattr(last, name)}
        changes = _changes(last.pieces, now.pieces)
        if changes.changed:
            told["changed"] = [self._piece(piece) for piece in changes.changed]
        if changes.gone:
            told["gone"] = changes.gone
        if changes.order:
            told["order"] = changes.order
        return Raw(encode(told))

    def _part(self, name: str, part: Any) -> Raw:
        said = self._parts.setdefault(name, [])
        known = next((told for other, told in said if other == part), None)
        if known is None:
            plainly = _sides(self._battle, part) if name == "sides" else _plain(self._battle, part)
            known = Raw(encode(plainly))
            said.append((part, known))
        return known

    def _piece(self, piece: Piece) -> Raw:
        if id(piece) not in self._pieces:
            self._pieces[id(piece)] = piece, Raw(encode(_piece(self._battle, piece)))
        return self._pieces[id(piece)][1]


class Changes(NamedTuple):
    """Pieces that are new or look otherwise, the names of those that have gone, and all names in their order where the
    rest does not tell it."""

    changed: list[Piece]
    gone: list[str]
    order: list[str]


def _changes(last: list[Piece], now: list[Piece]) -> Changes:
    """Most pieces are the very thing that was drawn before, in the same place of the list."""
    others = [(piece, was) for piece, was in zip(now, last, strict=False) if piece is not was]
    if len(now) == len(last) and all(piece.id == was.id for piece, was in others):
        return Changes([piece for piece, was in others if piece != was], [], [])
    before = {piece.id: piece for piece in last}
    there = [piece.id for piece in now]
    changed = [piece for piece in now if not _is_same(piece, before.get(piece.id))]
    gone = sorted(before.keys() - set(there))
    stayed = [name for name in before if name not in gone]
    follows = stayed + [piece.id for piece in changed if piece.id not in before] == there
    return Changes(changed, gone, [] if follows else there)


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


def _is_same(piece: Piece, other: Piece | None) -> bool:
    """Whether nothing of a piece is another; to compare one with itself takes as long as with any other."""
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
