"""The dice of an event: which of them hit, and which drive back. Read off the events, so it holds for a log too."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from strategikon.ancients.field import Field
from strategikon.ancients.tables import FACES, FLAG, HELMET, SWORDS
from strategikon.kernel.events import Event
from strategikon.kernel.scene import Throw

DIE: Final = "battle"
ORDERS: Final = frozenset({"rally", "spartacus"})
RAMPAGE: Final = "rampage"
SHOTS: Final = frozenset({"fire", RAMPAGE})
REROLL: Final = "elephants-reroll"


def throws(field: Field, events: Sequence[Event]) -> list[Throw | None]:
    """The throw of each event, None where no dice fell."""
    found: list[Throw | None] = [None] * len(events)
    for place, event in enumerate(events):
        if event.kind == "roll":
            found[place] = _throw(field, events, place)
        elif event.kind == REROLL:
            found[place] = _rerolled(field, events, place, place - 1)
    return found


def _throw(field: Field, events: Sequence[Event], place: int) -> Throw:
    fields = events[place].fields
    faces, purpose = [FACES.index(face) for face in fields["faces"]], fields["purpose"]
    target = field.number.get(fields.get("target", ""), -1)
    if purpose in ORDERS:
        return _made(faces, [face <= HELMET for face in faces])
    if target < 0 or target >= field.units:
        return _made(faces, [face == HELMET for face in faces])
    if purpose in SHOTS:
        return _made(faces, [face == field.classes[target].weight for face in faces], flags=purpose != RAMPAGE)
    return _struck(field, events, place, faces)


def _made(faces: list[int], hits: list[bool], flags: bool = False) -> Throw:
    return Throw(DIE, [FACES[face] for face in faces], hits, [flags and face == FLAG for face in faces])


# -- 11.46-11.51 close combat ------------------------------------------------------------------------------------------


def _struck(field: Field, events: Sequence[Event], place: int, faces: list[int]) -> Throw:
    """11.03 The dice of a blow; those an elephant rolled again count with them. 13.04 An evader heeds no flags, and
    only the symbol of its type hits it."""
    target, lit = events[place].fields["target"], _lit(field, events, place)
    evades = lit is None or any(event.kind == "evade" and event.fields["unit"] == target for event in events[place:])
    if lit is None:
        weight = field.classes[field.number[target]].weight
        return _made(faces, [face == weight for face in faces])
    return _made(faces, lit[: len(faces)], flags=not evades)


def _rerolled(field: Field, events: Sequence[Event], place: int, first: int) -> Throw:
    """11.37 The dice an elephant rolls again."""
    faces = [FACES.index(face) for face in events[place].fields["faces"]]
    lit = _lit(field, events, first) or [False] * len(faces)
    return _made(faces, lit[-len(faces) :], flags=True)


def _lit(field: Field, events: Sequence[Event], place: int) -> list[bool] | None:
    """11.46-11.51 The dice that hit: the symbol of the target's type, swords that are not warded off, and helmets near
    a leader. Whether a leader was near and a rampart in the way, the number of hits tells; None if it fits nothing."""
    fields, faces = events[place].fields, _all_faces(events, place)
    roller, target = (field.classes[field.number[fields[who]]] for who in ("unit", "target"))
    symbols, hits = faces.count(target.weight), _hits(events, place, fields["target"])
    if symbols and roller.horses and (target.elephants or target.camels):
        symbols -= 1  # 11.22, 11.42 they ignore one
    walls = any(terrain.protects != "no" for terrain in field.terrain)
    for warded, led in product((0, 1) if walls else (0,), (0, 1)):
        swords = max(0, faces.count(SWORDS) - target.swords_ignored - warded) if roller.swords else 0
        helmets = faces.count(HELMET) if led and not roller.elephants else 0
        if symbols + swords + helmets == hits:
            return _marked(faces, {target.weight: symbols, SWORDS: swords, HELMET: helmets})
    return None


def _marked(faces: list[int], scoring: dict[int, int]) -> list[bool]:
    """Of each face so many dice, from the left."""
    left = dict(scoring)
    lit = []
    for face in faces:
        lit.append(left.get(face, 0) > 0)
        left[face] = left.get(face, 0) - 1
    return lit


def _all_faces(events: Sequence[Event], place: int) -> list[int]:
    shown = list(events[place].fields["faces"])
    if place + 1 < len(events) and events[place + 1].kind == REROLL:
        shown += events[place + 1].fields["faces"]
    return [FACES.index(face) for face in shown]


def _hits(events: Sequence[Event], place: int, target: Any) -> int:
    """The hits of a blow: they are told at once after its dice."""
    after = next((event for event in events[place + 1 :] if event.kind != REROLL), None)
    return int(after.fields["hits"]) if after and after.kind == "hit" and after.fields["unit"] == target else 0
