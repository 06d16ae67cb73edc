"""What each effect of a special rule, and each victory condition, must say and may say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from strategikon.kernel.schema import Checker, Report, boolean, choice, ident, integer, listing, table, text

EDGES: Final = ("N", "S", "E", "W")
_side, _leader, _turn = ident(), ident(), integer(1, 999)
_leaders, _corps, _types = listing(ident(), most=40), listing(text(40), most=40), listing(text(4), most=20)
_points, _rows = integer(0, 10_000), listing(integer(1, 99), least=2, most=2)
_nothing = table()

PARAMS: Final[Mapping[str, Checker]] = {
    "orders_frozen": table(
        always={"side": _side, "until_turn": _turn},
        optional={
            "corps": _corps, "leaders": _leaders, "movement_only": boolean(), "unless_enemy_within": integer(0, 99),
            "release": choice("each", "all"),
        },
    ),
    "exit": table(
        always={"side": _side, "edge": choice(*EDGES)}, optional={"rows": _rows, "counts_as_loss": boolean()}
    ),
    "closed_city": table(optional={"gates": listing(text(40)), "gate_cost": integer(0, 9)}),
    "darius_target": table(always={"leader": _leader}, optional={"winner": _side}),
    "rout_points_on_exit": table(always={"leader": _leader, "rout_points": _points}),
    "leader_value": table(
        always={"leader": _leader}, optional={"rout_multiplier": integer(0, 99), "may_leave_map": boolean()}
    ),
    "detached_force": table(
        always={"side": _side, "corps": _corps, "leader": _leader, "retreat_edge": choice(*EDGES)}
    ),
    "retreat_edge_override": table(always={"side": _side, "corps": _corps, "edge": choice(*EDGES, "nearest_NS")}),
    "camp": table(
        always={
            "side": _side, "hexes": listing(text(9)), "rout_points_each": _points, "halt_turns": integer(0, 99),
        },
    ),
    "about_face_cost": table(
        always={"side": _side, "corps": _corps, "cost": integer(0, 9)}, optional={"uses": integer(1, 9)}
    ),
    "contingent_cost": table(always={"leader": _leader, "turn": _turn, "orders": integer(0, 9)}),
    "prearranged_withdrawal": table(always={"leader": _leader, "corps": _corps}),
    "may_form_square": table(always={"side": _side, "corps": _corps}),
    "mixed_line": table(always={"side": _side, "types": _types}),
    "no_momentum": table(always={"leaders": _leaders}, optional={"side": _side, "no_trump": boolean()}),
    "ma_modifier": table(
        always={"side": _side, "types": _types, "modifier": integer(-9, 9)}, optional={"turns": listing(_turn)}
    ),
    "river_afloat": table(
        always={"terrain": text(20)},
        optional={"no_shock_from": boolean(), "no_recovery_in": boolean(), "no_entry_types": _types},
    ),
    "harass_into": table(always={"side": _side, "terrain": text(20)}),
    "edge_regroup": table(
        always={"side": _side, "edge": choice(*EDGES), "types": _types, "return_after": integer(1, 99)}
    ),
}  # fmt: skip
CONDITIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "leader_killed": ("leader", "winner"),
    "exit": ("side", "rout_points"),
    "time_limit": ("turn",),
}


def check_rule(rule: Mapping[str, Any], path: str, report: Report) -> None:
    """Complain about the parameters of one special rule."""
    PARAMS.get(rule["effect"], _nothing)(rule.get("params", {}), path, report)


def check_condition(condition: Mapping[str, Any], path: str, report: Report) -> None:
    """Complain about what a victory condition leaves open."""
    for key in CONDITIONS.get(condition["type"], ()):
        if key not in condition:
            report.add(f"{path}.{key}", "complaint-missing")
    if condition["type"] == "time_limit" and "winner" not in condition and "compare" not in condition:
        report.add(f"{path}.winner", "complaint-missing")
