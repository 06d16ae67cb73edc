"""What would be allowed instead of what was refused: of what is on offer, that which says most nearly the same.

No ruleset writes a word for it. Texts are compared word by word: an option with the same verb that differs later is
nearer, and of two that differ at the same word the one whose hex, piece or number lies closer to what was said.
"""

from __future__ import annotations

from math import hypot, inf, sqrt
from typing import TypeAlias

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Option, Value
from strategikon.kernel.scene import Place, Scene

Where: TypeAlias = tuple[float, float]
MOST = 2  # more would be a list, and there is one already


def member_instead(battle: AnyBattle, text: str) -> Value | None:
    """The member of the family nearest to one that a text says and that is not admitted; None if none is near."""
    family = battle.ask.family if battle.ask else None
    for reading in battle.speech.read(" ".join(text.split())) if family else ():
        if family and reading.whole and reading.verb in family.verbs:
            return family.instead(reading.verb, reading.arguments)
    return None


def allowed_instead(battle: AnyBattle, text: str) -> list[Option]:
    """At most two options on offer for a text that is not, the nearest first; none if none says nearly the same."""
    decision, said = battle.decision, text.split()
    if decision is None or not said:
        return []
    member = member_instead(battle, text)
    if member is not None:
        return [battle.write(member)]
    where = _places(battle.scene(decision.side))
    nearest: dict[tuple[int, str], tuple[tuple[float, ...], Option]] = {}
    for option in decision.options:
        words = option.text.split()
        at = _parting(words, said)
        if at == 0 or at >= min(len(words), len(said)):
            continue  # another verb, or the same words with more or fewer behind
        key = (-at, _apart(where, words[at], said[at]), sum(a != b for a, b in zip(words, said, strict=False)))
        known = nearest.get((at, words[at]))
        if key[1] < inf and (known is None or key < known[0]):
            nearest[at, words[at]] = (key, option)
    ranked = sorted(nearest.values(), key=lambda each: each[0])
    return [option for key, option in ranked if key[0] == ranked[0][0][0]][:MOST]


def _parting(words: list[str], said: list[str]) -> int:
    """The place of the first word that is another one."""
    pairs = zip(words, said, strict=False)
    return next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(words), len(said)))


def _apart(where: dict[str, Where], one: str, other: str) -> float:
    """How far from each other two words lie: hexes and pieces on the board, numbers by their difference."""
    if one in where and other in where:
        (x, y), (u, v) = where[one], where[other]
        return hypot(x - u, y - v)
    try:
        return abs(float(one) - float(other))
    except ValueError:
        return inf


def _places(scene: Scene) -> dict[str, Where]:
    """Where everything is that has a place on the board, by its name."""
    wide, high = (sqrt(3), 1.0) if scene.board.orientation == "pointy" else (1.0, sqrt(3))
    hexes = {name: (x * wide, y * high) for name, (x, y) in scene.board.hexes.items()}

    def of(place: Place) -> Where | None:
        return place.spot or next((hexes[name] for name in place.names if name in hexes), None)

    things = {piece.id: piece.place for piece in scene.pieces} | {marker.id: marker.place for marker in scene.markers}
    return {**hexes, **{name: at for name, place in things.items() if (at := of(place)) is not None}}
