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
from strategikon.alexander.occasions import BY_VERB
from strategikon.alexander.pieces import Fight
from strategikon.alexander.shock import (
    assignment,
    charismos,
    clash,
    designation,
    passage,
    pursuit_of_cavalry,
    resolution,
)  # fmt: skip
from strategikon.alexander.verbs import VERBS
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.why import Why

CHAPTERS: Final = (
    prearranged, activation, momentum, line_orders, orders,
    movement, facing, formations, paths, column, leader_moves, why_withdrawal, reactions,
    missiles, reaction_fire, skirmishers, artillery,
    designation, assignment, charismos, clash, resolution, advance, passage, pursuit_of_cavalry,
    rout, rally, rampage, elephants,
)  # fmt: skip

BY_ASK: Final = {key: explain for chapter in CHAPTERS for key, explain in chapter.WHY_NOT.items()}
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


WHY: Final = Why(by_ask=BY_ASK, by_verb={**BY_VERB, **dict.fromkeys(("done", "hold", "pass"), why_not_end)})
