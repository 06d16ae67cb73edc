"""2.21, 3.13, 4.85, A1.31 Steps of those whom difficult ground does not hold up: single men, beasts on the loose."""

from __future__ import annotations

from typing import Final

from strategikon.bayard import closures, terrain, works
from strategikon.bayard.field import Fight
from strategikon.bayard.paces import is_unchanged
from strategikon.kernel.hexsets import Spread
from strategikon.kernel.tactics import Kept

KEPT_GROUNDS: Final = 32
_changed: Kept[Spread] = Kept(KEPT_GROUNDS)


def footpaths(battle: Fight) -> Spread:
    """2.21, 3.13 The steps open to a single man, found once as long as no fire, weather or spade changes the ground."""
    state, field = battle.state, battle.field
    if is_unchanged(battle) and not (field.fire or field.weather):
        return field.ground.footpaths
    key = (field, state.fires, state.burnt, state.sky, state.faces, state.objects, state.boats)
    found = _changed.get(key)
    if found is None:
        steps = ((here, there) for here in range(field.grid.size) for there in field.grid.neighbours[here])
        found = _changed.keep(key, Spread(step for step in steps if is_passable(battle, *step)))
    return found


def is_passable(battle: Fight, here: int, there: int) -> bool:
    """A1.03, A1.31, A1.35 Impassable ground only along a road or over a bridge, and no cliff at all; what burns or is
    in flood lets nobody through."""
    if closures.closed(battle, here, there) is not None:
        return False
    crossed = (*works.crossed_into(battle, here, there), *works.crossed_out_of(battle, here, there))
    if any(work.closed for work in crossed):
        return False
    if battle.field.ground.on_one_road(here, there):
        return True
    return not any(part.closed for part in terrain.parts_of(battle, terrain.terrain_at(battle, there)))
