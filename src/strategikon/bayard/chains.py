"""A1.52, A3.40 Chains: laid on a face of the own hex and taken up again, for a hex of movement."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.formations import cannot_change
from strategikon.bayard.ground import SIDES
from strategikon.bayard.pieces import adjacent_enemies, formation_of, hex_name, mark, unit_id
from strategikon.bayard.profile import WAGONS
from strategikon.bayard.state import Mark
from strategikon.kernel.decision import Refusal, Value, refusal

CHAINS: Final = "chains"
Cannot = Callable[[Fight, int, int], Refusal | None]


def actions(battle: Fight, unit: int) -> Iterator[Value]:
    """A3.40 What a unit may do with chains now."""
    verbs: tuple[tuple[str, Cannot], ...] = (("chain", cannot_lay), ("unchain", cannot_take_up))
    for verb, cannot in verbs:
        for there in battle.field.grid.neighbours[battle.state.hex_of[unit]]:
            if cannot(battle, unit, there) is None:
                yield (verb, unit, there)


def cannot_lay(battle: Fight, unit: int, there: int) -> Refusal | None:
    """A3.40 An activated unit that has chains, none of them laid, with a hex to spend and no enemy beside it."""
    names = {"unit": unit_id(battle, unit), "hex": hex_name(battle, there)}
    if CHAINS not in battle.field.profiles[unit].equipment or laid_by(battle, unit):
        return refusal("A3.40", "bayard-why-no-chains", **names)
    return _cannot_work(battle, unit, there)


def cannot_take_up(battle: Fight, unit: int, there: int) -> Refusal | None:
    """A3.40 Chains on a face of its hex, whoever laid them, before the battle too."""
    names = {"unit": unit_id(battle, unit), "hex": hex_name(battle, there)}
    beside = there in battle.field.grid.neighbours[battle.state.hex_of[unit]]
    if not beside or not any(CHAINS in _standing(battle, face) for face in _faces(battle, unit, there)):
        return refusal("A3.40", "bayard-why-no-chains", **names)
    return _cannot_work(battle, unit, there)


def _cannot_work(battle: Fight, unit: int, there: int) -> Refusal | None:
    in_wagons = formation_of(battle, unit) == WAGONS
    reason = cannot_change(battle, unit)
    if reason is not None:
        return reason.besides("A1.52", "A3.40")
    if adjacent_enemies(battle, unit):
        return refusal("A3.40", "bayard-why-enemy-beside", unit=unit_id(battle, unit))
    beside = there in battle.field.grid.neighbours[battle.state.hex_of[unit]]
    if not beside or (formation_of(battle, unit) and not in_wagons):
        return refusal("A3.40", "bayard-why-no-chains", unit=unit_id(battle, unit), hex=hex_name(battle, there))
    return None


def laid_by(battle: Fight, unit: int) -> bool:
    """Whether the chains of a unit lie somewhere."""
    return any(entry[0] == CHAINS and entry[2] == unit for entry in battle.state.objects)


def lie_beside(battle: Fight, unit: int) -> bool:
    """A3.40 Whether chains lie on a face of its hex, whoever laid them."""
    near = (there for there in battle.field.grid.neighbours[battle.state.hex_of[unit]] if there >= 0)
    return any(CHAINS in _standing(battle, face) for there in near for face in _faces(battle, unit, there))


def _faces(battle: Fight, unit: int, there: int) -> tuple[int, int]:
    """The face between two hexes, as each of them counts it."""
    here, side = battle.state.hex_of[unit], battle.field.ground.side
    return here * SIDES + side(here, there), there * SIDES + side(there, here)


def lay(battle: Fight, unit: int, there: int) -> None:
    """A3.40 It lays its chains between its hex and a neighbour."""
    face = _faces(battle, unit, there)[0]
    battle.state.objects = (*battle.state.objects, (CHAINS, face, unit))
    _stand(battle, face, (*_standing(battle, face), CHAINS))
    mark(battle, unit, Mark.FORMED)
    battle.emit("chain", unit=unit_id(battle, unit), hex=hex_name(battle, there))


def take_up(battle: Fight, unit: int, there: int) -> None:
    """A3.40 It takes up the chains between its hex and a neighbour."""
    for face in _faces(battle, unit, there):
        if CHAINS in _standing(battle, face):
            _stand(battle, face, tuple(name for name in _standing(battle, face) if name != CHAINS))
            battle.state.objects = tuple(entry for entry in battle.state.objects if entry[:2] != (CHAINS, face))
    mark(battle, unit, Mark.FORMED)
    battle.emit("unchain", unit=unit_id(battle, unit), hex=hex_name(battle, there))


def _standing(battle: Fight, face: int) -> tuple[str, ...]:
    return dict(battle.state.faces).get(face, tuple(battle.field.ground.faces[face]))


def _stand(battle: Fight, face: int, names: tuple[str, ...]) -> None:
    others = (entry for entry in battle.state.faces if entry[0] != face)
    battle.state.faces = (*others, (face, names))
