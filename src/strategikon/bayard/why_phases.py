"""1.27-1.32, 2.34, 4.125, A1.67, A2.73, A2.78, A2.102 Why something cannot be done now: it belongs to another phase,
the activations are used up, the turn is missed, or nothing has called for it."""

from __future__ import annotations

from typing import Any, Final

from strategikon.bayard.field import Fight
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.why import Explainer

LEADING: Final = ("1.28", "2.13", "2.16", "2.06")
CALLING: Final = ("2.13", "2.06", "2.09", "1.28", "2.16")
CALLING_ALONE: Final = (*CALLING, "2.35", "2.50")
SENDING: Final = ("2.19", "2.13", "2.18", "1.28")
MOVING: Final = ("1.29", "3.01", "3.02", "1.27")
FIGHTING: Final = ("1.30", "4.02", "1.27")
RALLYING: Final = ("2.45", "1.30")
DRAWING_UP: Final = ("A3.03", "A3.33", "3.31")
GOING_ALONG: Final = ("2.34", "2.50", "2.16", "3.36")
BEGINNING: Final = ("A1.67", "A1.61")
SINGING: Final = ("A2.102", "2.51")
STRIKING: Final = ("A2.73",)
RUNNING: Final = ("A2.78",)

PHASES: Final = {
    LEADING: ("lead",),
    CALLING: ("activate",),
    CALLING_ALONE: ("activate-leader",),
    SENDING: ("send", "send-herald", "send-leader"),
    MOVING: (
        "move", "move-leader", "move-runner", "deliver", "deliver-leader", "enter", "exit", "exit-unit", "form",
        "break", "chain", "unchain", "loosen", "close", "embark", "land", "sail", "wake", "alarm",
    ),
    FIGHTING: ("attack", "shoot", "attack-beast", "shoot-beast", "shoot-fire", "burn", "douse", "silence"),
    RALLYING: ("rally",),
    DRAWING_UP: ("laager",),
    GOING_ALONG: ("take", "leave"),
    BEGINNING: ("begin",),
    SINGING: ("sing",),
    STRIKING: ("strike-leader", "strike-unit"),
    RUNNING: ("run-away", "bear"),
}  # fmt: skip


def _another_time(rules: tuple[str, ...]) -> Explainer:
    def why(battle: Fight, ask: Ask, *named: Any) -> Refusal:
        missed = ("4.125",) if ask.kind == "succeed" else ()
        return refusal(rules[0], "bayard-why-other-phase").besides(*rules[1:], *missed)

    return why


OUT_OF_PHASE: Final = {verb: _another_time(rules) for rules, verbs in PHASES.items() for verb in verbs}
