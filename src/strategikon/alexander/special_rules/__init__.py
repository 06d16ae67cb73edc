"""What the special rules of the scenarios change (README of the scenarios, section 2).

`closed_city`, `line_only` and the terrain of `river_afloat` are part of the map and of the Lines (field.py),
`mixed_line` of Lines (line_orders.py), `darius_target` of the moves of leaders; the path of 9.32 ends before the
target's hex, which is all that `harass_into` asks; `note` and `advice` are text.
"""

from strategikon.alexander.special_rules.command import (
    bars_momentum,
    bars_trump,
    cannot_move,
    cannot_move_leader,
    cannot_order,
    contingent_cost,
    freezing,
    is_frozen_leader,
    prearranged_corps,
    release,
)  # fmt: skip
from strategikon.alexander.special_rules.common import charge, concerns, rules
from strategikon.alexander.special_rules.departures import (
    begin_turn,
    edge_beyond,
    exit_edges,
    is_target,
    leader_exit_edges,
    leader_leaves,
    leader_multiplier,
    leave_map,
)  # fmt: skip
from strategikon.alexander.special_rules.ground import (
    FIXED_EDGE,
    about_face_mp,
    chooses_edge,
    has_entered,
    has_faced_about,
    is_afloat,
    ma_modifier,
    may_form_square,
    no_shock_from,
    retreat_edge,
    retreat_edges,
)  # fmt: skip

__all__ = [
    "FIXED_EDGE", "about_face_mp", "bars_momentum", "bars_trump", "begin_turn", "cannot_move", "cannot_move_leader",
    "cannot_order", "charge", "chooses_edge", "concerns", "contingent_cost", "edge_beyond", "exit_edges", "freezing",
    "has_entered", "has_faced_about", "is_afloat", "is_frozen_leader", "is_target", "leader_exit_edges",
    "leader_leaves", "leader_multiplier", "leave_map", "ma_modifier", "may_form_square", "no_shock_from",
    "prearranged_corps", "release", "retreat_edge", "retreat_edges", "rules",
]  # fmt: skip
