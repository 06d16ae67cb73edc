"""Why an option is not on offer: each chapter says which of its predicates answers which verb of its questions."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import (
    activation,
    advance,
    artillery,
    column,
    elephants,
    facing,
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
    why_withdrawal,
)  # fmt: skip
from strategikon.alexander.occasions import BY_VERB, MOVE_WORDS, why_not_move
from strategikon.alexander.orders import WAYS
from strategikon.alexander.pieces import Fight, is_on_map
from strategikon.alexander.shock import (
    assignment,
    charismos,
    clash,
    designation,
    passage,
    pursuit_of_cavalry,
    resolution,
)  # fmt: skip
from strategikon.alexander.state import NOBODY
from strategikon.alexander.verbs import VERBS
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.why import Explainer, Why

CHAPTERS: Final = (
    prearranged, activation, momentum, line_orders, orders,
    movement, facing, formations, paths, column, leader_moves, why_withdrawal, reactions,
    missiles, reaction_fire, skirmishers, artillery,
    designation, assignment, charismos, clash, resolution, advance, passage, pursuit_of_cavalry,
    rout, rally, rampage, elephants,
)  # fmt: skip

BY_ASK: Final = {key: explain for chapter in CHAPTERS for key, explain in chapter.WHY_NOT.items()}
ENDED: Final = ("halt", "rout", "rampage")  # after these a move that was ordered has been made, or broken off
ENDS: Final = ("halt", "done", "hold", "pass", "finish", "individual")  # the words that end or decline a question


def why_not_end(battle: Fight, ask: Ask) -> Refusal:
    """Each question has its own word to end or decline it, if there is one, and the rule that may forbid it."""
    word = next((verb for verb in VERBS.asks[ask.kind] if verb in ENDS), None)
    if word is None:
        return refusal("", "alexander-why-must-choose")
    if (word,) in ask.values:
        return refusal("", "alexander-why-other-word", word=word)
    explain = BY_ASK.get((ask.kind, word))
    return (explain(battle, ask) if explain else None) or refusal("", "alexander-why-must-choose")


def of_a_move(verb: str) -> Explainer:
    """6.31a Of a move. One that was ordered and could do nothing at all is asked what kept it from this."""
    return lambda battle, ask, *arguments: (
        _why_not_begun(battle, ask, verb, *arguments) or why_not_move(battle, ask, *arguments)
    )


def _why_not_begun(battle: Fight, ask: Ask, verb: str, *arguments: object) -> Refusal | None:
    """The reason that the move would have met, had it not ended where it began."""
    orders_given = [event.fields for event in battle.events if event.kind == "order" and event.fields["what"] in WAYS]
    explain = BY_ASK.get(("move", verb))
    if explain is None or not orders_given or battle.state.mover != NOBODY:
        return None
    unit = battle.field.ids.index(orders_given[-1]["unit"])
    if not is_on_map(battle, unit) or any(event.kind in ENDED for event in battle.events):
        return None
    twin = battle.fork()
    movement.take_up(twin, unit, WAYS[orders_given[-1]["what"]])
    reason: Refusal | None = explain(twin, ask, *arguments)
    return reason


MOVES: Final = {verb: of_a_move(verb) for verb in MOVE_WORDS}
DECLINED: Final = dict.fromkeys(("done", "hold", "pass"), why_not_end)
WHY: Final = Why(by_ask=BY_ASK, by_verb={**BY_VERB, **MOVES, **DECLINED})
