"""Why an option is not on offer: each chapter says which of its predicates answers which verb of its questions."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import (
    activation,
    advance,
    artillery,
    column,
    elephants,
    formations,
    leader_moves,
    line_orders,
    missiles,
    momentum,
    movement,
    orders,
    paths,
    prearranged,
    rally,
    rampage,
    reaction_fire,
    reactions,
    rout,
    skirmishers,
    withdrawal,
)  # fmt: skip
from strategikon.alexander.shock import (
    assignment,
    charismos,
    clash,
    designation,
    passage,
    pursuit_of_cavalry,
    resolution,
)  # fmt: skip
from strategikon.kernel.why import Why

CHAPTERS: Final = (
    prearranged, activation, momentum, line_orders, orders,
    movement, formations, paths, column, leader_moves, withdrawal, reactions,
    missiles, reaction_fire, skirmishers, artillery,
    designation, assignment, charismos, clash, resolution, advance, passage, pursuit_of_cavalry,
    rout, rally, rampage, elephants,
)  # fmt: skip

WHY: Final = Why(by_ask={key: explain for chapter in CHAPTERS for key, explain in chapter.WHY_NOT.items()})
