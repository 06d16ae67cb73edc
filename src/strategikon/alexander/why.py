"""Why an option is not on offer: each kind of decision names the predicate that its own offer uses.

An explainer is a function of (battle, value) and answers None or a Refusal; `value` is a tuple as in `verbs.VERBS`.
Colleagues add their kinds to `EXPLAINERS` beside the module that asks the question.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from strategikon.alexander import (
    activation,
    artillery,
    elephants,
    facing,
    leader_moves,
    line_orders,
    missiles,
    momentum,
    movement,
    orders,
    paths,
    prearranged,
    rampage,
    reactions,
    rout,
    skirmishers,
    withdrawal,
)  # fmt: skip
from strategikon.alexander.pieces import Fight
from strategikon.alexander.shock import (
    aftermath,
    assignment,
    charismos,
    clash,
    designation,
    pursuit_of_cavalry,
    resolution,
)
from strategikon.kernel.decision import Refusal
from strategikon.kernel.why import Why

Explainer = Callable[[Fight, tuple[Any, ...]], Refusal | None]

EXPLAINERS: Final[dict[str, Explainer]] = {
    "move": movement.why_not_move,
    "path": paths.why_not_path,
    "move-leader": leader_moves.why_not_move,
    "withdraw": withdrawal.why_not_withdraw,
    "retreat": withdrawal.why_not_retreat,
    "react-facing": reactions.why_not_react,
    "fire": missiles.why_not_fire,
    "exit-fire": missiles.why_not_react,
    "entry-fire": missiles.why_not_react,
    "return-fire": missiles.why_not_react,
    "withdrawal-fire": missiles.why_not_react,
    "harass": skirmishers.why_not_harass,
    "oxybeles": artillery.why_not_fire,
    "rout": rout.why_not_rout,
    "rout-edge": rout.why_not_edge,
    "rout-facing": partial(facing.why_not_face, "10.21a"),
    "rampage": rampage.why_not_rampage,
    "rampage-step": rampage.why_not_rampage,
    "reface": partial(facing.why_not_face, "10.27g"),
    "revert": partial(facing.why_not_face, "6.66a"),
    "captain": elephants.why_not_captain,
    "intent": designation.why_not_intent,
    "shock": designation.why_not_shock,
    "combats": assignment.why_not_combats,
    "duel": charismos.why_not_duel,
    "defend": clash.why_not_defend,
    "strike": clash.why_not_strike,
    "charisma": resolution.why_not_charisma,
    "share": resolution.why_not_share,
    "advance": aftermath.why_not_advance,
    "pursuit": pursuit_of_cavalry.why_not_pursue,
}


def _with_verb(explain: Explainer) -> Callable[..., Refusal | None]:
    """An explainer that is handed the verb and its arguments as one value."""
    return lambda battle, ask, *value: explain(battle, value)


CHAPTERS: Final = (prearranged, activation, momentum, line_orders, orders)

WHY: Final = Why(
    by_ask={key: explain for chapter in CHAPTERS for key, explain in chapter.WHY_NOT.items()},
    by_kind={kind: _with_verb(explain) for kind, explain in EXPLAINERS.items()},
)
