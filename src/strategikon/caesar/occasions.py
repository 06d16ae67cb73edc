"""SEQ.05, MEL.23 When each thing is said: why a word of another question does not answer the one that is open.

First comes what bars the thing at any moment, then the rule that says when it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from strategikon.caesar.array import cannot_add_attacks, cannot_close_ranks
from strategikon.caesar.captains import cannot_go, cannot_lead
from strategikon.caesar.declaring import cannot_charge, cannot_strike
from strategikon.caesar.feigning import cannot_feign
from strategikon.caesar.field import Fight
from strategikon.caesar.free_moves import cannot_move_freely
from strategikon.caesar.initiative import why_no_initiative
from strategikon.caesar.mover import Mover
from strategikon.caesar.opportunity import cannot_react
from strategikon.caesar.orders import cannot_follow, cannot_order, cannot_rally, cannot_speak, cannot_tell
from strategikon.caesar.responses import CANNOT, ORDINARY, Threat
from strategikon.caesar.shapes import FRONT, REAR
from strategikon.caesar.shooting import cannot_aim, why_no_volley
from strategikon.caesar.state import INSIDE, NOBODY, Mark
from strategikon.caesar.support import cannot_support
from strategikon.caesar.tables import COLUMN, SQUARE, Special
from strategikon.caesar.units import bits, disordered, engaged, on_table, open_order, rules_for_others, shaken, troop
from strategikon.caesar.victors import may_only_hold, unfit_to_break_through
from strategikon.caesar.works import cannot_occupy
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.why import Explainer

Bar = Callable[..., Refusal | None]  # (battle, *arguments)

MOVEMENT: Final = (
    "begin-turn",
    "replace",
    "feign",
    "initiative",
    "captain",
    "order",
    "next",
    "act",
    "free",
    "ride",
    "end-move",
)
MOVING: Final = ("act", "charge", "halt", "move", "occupy", "place")
FIRST_MOVES: Final = {"enter": "MOV.19", "leave": "TER.14"}  # by the question: what its first move must be


def at(rule: str, message: str, bar: Bar | None = None, *also: str) -> Explainer:
    """What is said at the moment that the message tells, by its rules, unless it is barred altogether."""

    def explain(battle: Fight, ask: Ask, *arguments: Any) -> Refusal | None:
        reason = bar(battle, *arguments) if bar else None
        return (reason or refusal(rule, message)).besides(rule, *also)

    return explain


def _pursue(battle: Fight, unit: int, length: int) -> Refusal | None:
    """SPC.09, FRM.07 A square goes after nobody."""
    if not on_table(battle, unit) or battle.state.formation[unit] != SQUARE:
        return None
    return refusal("SPC.09", "caesar-why-pursuit", unit=battle.field.ids[unit]).besides("FRM.07")


# -- I orders ----------------------------------------------------------------------------------------------------------


def by_his_captain(cannot: Bar) -> Bar:
    """CMD.13, CMD.16, CMD.30 What the captain of a unit's division may not say to it, and why he says nothing more."""

    def bar(battle: Fight, unit: int, *rest: Any) -> Refusal | None:
        who = battle.field.division_of[unit]
        return together(cannot(battle, who, unit, *rest), cannot_speak(battle, who))

    return bar


def _act(battle: Fight, ask: Ask, unit: int, *rest: Any) -> Refusal:
    """CMD.01, CMD.34, MOV.12, MOV.19, TER.14 It has no move to make, or must first come on or out; MEL.24, CMD.11 who
    is engaged does not move."""
    told = {"unit": battle.field.ids[unit]}
    none = refusal(FIRST_MOVES.get(ask.kind, "CMD.34"), "caesar-why-no-moves-now", **told).besides("CMD.01", "MOV.12")
    none = none.besides(*_spent(battle, unit), *_out_of_step(battle, unit))
    if not engaged(battle, unit):
        return none
    return refusal("MEL.24", "caesar-why-engaged", **told).besides("CMD.11", none.rule, *none.also)


def _out_of_step(battle: Fight, unit: int) -> list[str]:
    """SEQ.02, SEQ.03 Moves belong to the Movement step, and to the side whose turn it is."""
    moving = battle.state.phase in MOVEMENT
    return [*([] if moving else ["SEQ.02"]), *rules_for_others(battle, battle.field.side_of[unit])]


def _spent(battle: Fight, unit: int) -> list[str]:
    """The rules that have taken from a unit the moves it might still have had."""
    marks = battle.state.marks[unit]
    moved = bool(marks & Mark.MOVED)
    bogged = moved and on_table(battle, unit) and Mover(battle, unit).starts_rough
    raging = troop(battle, unit).has(Special.FRENZIED)
    had_to = bool(marks & Mark.CHARGED) and (battle.state.prey[unit] != NOBODY or raging)
    ends = {
        "PAS.10": disordered(battle, unit),
        "CHG.30": had_to,
        "CHG.35": engaged(battle, unit),
        "CMD.03": bool(marks & Mark.INITIATIVE),
        "CMD.12": bool(marks & Mark.OBEYED),
        "CMD.25": bool(marks & Mark.FREE),
        "MOV.19": bool(marks & Mark.ENTERED),
        "BLU.11": bool(marks & Mark.BLUNDERED),
        "SPC.09": bool(marks & Mark.FEIGNED),
        "SPC.10": had_to and raging,
        "SPC.18": bool(marks & Mark.OBEYED) and not moved and troop(battle, unit).has(Special.MILITIA),
        "MOV.03": moved and troop(battle, unit).one_move,
        "TER.09": bogged,
        "TER.04": bogged,
    }
    return [rule for rule, ended in ends.items() if ended]


def used_up(battle: Fight, ask: Ask, verb: str, *arguments: Any) -> Refusal | None:
    """CMD.34, FRM.02, MOV.19, TER.09, TER.10, TER.14 What took from a unit the moves that it had left."""
    unit, rules = ask.about
    if verb not in MOVING or arguments[0] != unit:
        return None
    return refusal(rules[0], "caesar-why-no-moves-now", unit=battle.field.ids[unit]).besides(*rules[1:])


def _charge(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    """CHG.01, CHG.33 It may not, or has no move to do it with; whose prey escaped chose again within that charge."""
    reason = together(cannot_charge(battle, unit), cannot_strike(battle, unit, target))
    idle, marks = _act(battle, ask, unit), battle.state.marks[unit]
    missed = marks & Mark.NO_SHOT and not marks & (Mark.CHARGED | Mark.FEIGNED)
    others = ("CHG.33", *idle.also) if missed else idle.also
    return (reason or refusal("CHG.01", "caesar-when-move")).besides("CHG.01", idle.rule, *others)


# -- CHG.05 answers to a charge ----------------------------------------------------------------------------------------


def _answer(word: str, bars: Callable[[Fight, int], list[str]]) -> Explainer:
    """CHG.05, CHG.15, CHG.21, CHG.34 A charge is answered when it is made, and only by those who may; of whom a unit
    touches one may ask what kept it from answering so."""

    def explain(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
        rules = [*bars(battle, unit), "CHG.05"]
        if engaged(battle, unit):
            reason = _answer_to(battle, unit, word)
            rules += ["CHG.21", "CHG.26"] if reason is None else ["CHG.21", "CHG.26", reason.rule, *reason.also]
        if engaged(battle, unit) and not battle.state.marks[unit] & Mark.RESPONDED:
            rules.append("CHG.34")
        if battle.state.marks[unit] & Mark.EVADED and word != "stand":
            rules.append("CHG.15")
        if battle.state.where[unit] >= INSIDE and word not in ("stand", "closing-fire"):
            rules.append("TER.20")
        return refusal(rules[0], "caesar-when-answer").besides(*rules[1:])

    return explain


def _answer_to(battle: Fight, unit: int, word: str) -> Refusal | None:
    """CHG.05 Why a unit could not answer so to the first of those it touches."""
    foe = bits(battle.state.touches[unit])[0]
    face = REAR if battle.state.flanked_by[unit] >> foe & 1 else FRONT
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[foe]}
    cannot = CANNOT.get(word)
    return None if cannot is None else cannot(battle, Threat(unit, foe, face, ORDINARY, 0, 0), told)


def _cannot_evade(battle: Fight, unit: int) -> list[str]:
    """CHG.11, STA.15"""
    if not open_order(battle, unit):
        return ["CHG.11"]
    return ["STA.15", "CHG.11"] if disordered(battle, unit) else []


def _cannot_counter(battle: Fight, unit: int) -> list[str]:
    """CHG.16, CHG.17, CHG.22, CHG.23, STA.03, STA.14"""
    if not troop(battle, unit).kind.may_counter_charge:
        return ["CHG.16"]
    states = (("STA.03", shaken(battle, unit)), ("STA.14", disordered(battle, unit)))
    found = [rule for rule, so in states if so]
    if found:
        found.append("CHG.22")
    if battle.state.formation[unit] in (COLUMN, SQUARE):
        found.append("CHG.23")
    return [*found, "CHG.17"] if found else []


def _cannot_turn(battle: Fight, unit: int) -> list[str]:
    """CHG.20, CHG.21, STA.15"""
    if not troop(battle, unit).kind.may_turn_to_face or open_order(battle, unit):
        return ["CHG.20"]
    return ["STA.15"] if disordered(battle, unit) else []


def _cannot_fire(battle: Fight, unit: int) -> list[str]:
    """CHG.07, CHG.08, ARM.08, ARM.12, SHT.20"""
    line = troop(battle, unit)
    if not line.range or not line.long:
        return ["CHG.07", "ARM.08" if line.range else "ARM.12"]
    return ["SHT.20", "CHG.07", "CHG.08"] if cannot_aim(battle, unit) else []


def _cannot_parthian(battle: Fight, unit: int) -> list[str]:
    """SPC.21"""
    if not troop(battle, unit).has(Special.PARTHIAN):
        return ["SPC.21"]
    return _cannot_fire(battle, unit) + _cannot_evade(battle, unit)


# -- II volleys, III close combat --------------------------------------------------------------------------------------


def _shoot(battle: Fight, unit: int, target: int) -> Refusal | None:
    return _shoot_side(battle, unit, NOBODY, target)


def _shoot_side(battle: Fight, unit: int, side: int, target: int) -> Refusal | None:
    return why_no_volley(battle, unit, target, side)


def _support(battle: Fight, friend: int, unit: int) -> Refusal | None:
    return cannot_support(battle, unit, friend)


def _go_on(battle: Fight, unit: int) -> Refusal | None:
    """MEL.24, MEL.29 What holds a victor at any moment: an enemy it touches, or what it is."""
    fights = refusal("MEL.26", "caesar-why-engaged", unit=battle.field.ids[unit]).besides("MEL.24")
    return together(fights if engaged(battle, unit) else None, may_only_hold(battle, unit))


def _break_through(battle: Fight, unit: int) -> Refusal | None:
    return together(_go_on(battle, unit), unfit_to_break_through(battle, unit))


def _withdraw(battle: Fight, unit: int) -> Refusal | None:
    """STA.27, MEL.24 Who fights does not withdraw."""
    if not engaged(battle, unit):
        return None
    return refusal("STA.27", "caesar-why-engaged", unit=battle.field.ids[unit]).besides("MEL.24")


def _reroll(battle: Fight) -> Refusal | None:
    """CPT.15 With a general's death his re-roll is gone for good, whoever has taken his place."""
    if battle.state.reroll[battle.state.active] >= 0:
        return None
    return refusal("CPT.15", "caesar-why-no-general")


BY_VERB: Final[Mapping[str, Explainer]] = {
    "replace": at("CPT.14", "caesar-when-replace"),
    "feign": at("SPC.09", "caesar-when-feign", cannot_feign, "SEQ.05"),
    "advance": at("SPC.09", "caesar-when-feign", _pursue),
    # I movement
    "initiative": at("CMD.03", "caesar-when-initiative", why_no_initiative, "SEQ.02", "SEQ.05"),
    "captain": at("CMD.26", "caesar-when-order", cannot_speak, "SEQ.02", "SEQ.05"),
    "give-move": at("CMD.26", "caesar-when-order", by_his_captain(cannot_order), "SEQ.02", "SEQ.05"),
    "give-enter": at("CMD.26", "caesar-when-order", by_his_captain(cannot_order), "SEQ.02", "SEQ.05"),
    "give-charge": at("CMD.26", "caesar-when-order", by_his_captain(cannot_tell), "SEQ.02", "SEQ.05"),
    "rally": at("CMD.26", "caesar-when-order", by_his_captain(cannot_rally), "SEQ.02", "SEQ.05"),
    "follow-me": at("CMD.26", "caesar-when-order", by_his_captain(cannot_follow), "SEQ.02", "SEQ.05"),
    "follow-charge": at("CMD.26", "caesar-when-order", by_his_captain(cannot_tell), "SEQ.02", "SEQ.05"),
    "reroll": at("CMD.17", "caesar-when-reroll", _reroll),
    "accept": at("CMD.17", "caesar-when-reroll"),
    **dict.fromkeys(("act", "move", "place", "halt"), _act),
    "enter": at("CMD.27", "caesar-when-move"),
    "enter-along": at("CMD.27", "caesar-when-move"),
    "leave": at("TER.14", "caesar-when-move"),
    "charge": _charge,
    "occupy": at("TER.14", "caesar-when-move", cannot_occupy),
    "free": at("SEQ.05", "caesar-when-free", cannot_move_freely),
    "withdraw": at("STA.21", "caesar-when-free", _withdraw, "STA.27"),
    "lead": at("CPT.03", "caesar-when-ride", cannot_lead, "SEQ.02", "SEQ.05"),
    "go": at("CPT.03", "caesar-when-ride", cannot_go, "SEQ.02", "SEQ.05"),
    # answers
    "stand": _answer("stand", lambda battle, unit: []),
    "closing-fire": _answer("closing-fire", _cannot_fire),
    "evade": _answer("evade", _cannot_evade),
    "counter-charge": _answer("counter-charge", _cannot_counter),
    "turn-to-face": _answer("turn-to-face", _cannot_turn),
    "parthian-shot": _answer("parthian-shot", _cannot_parthian),
    "fire": at("SHT.28", "caesar-when-fire", cannot_react),
    "go-on": at("CHG.33", "caesar-when-answer"),
    # II shooting
    "shoot": at("SHT.01", "caesar-when-shoot", _shoot, "SEQ.02"),
    "shoot-side": at("SHT.01", "caesar-when-shoot", _shoot_side, "SEQ.02"),
    # III close combat
    "fight": at("MEL.25", "caesar-when-fight"),
    "assign": at("TER.19", "caesar-when-fight"),
    "ready": at("MEL.23", "caesar-when-array"),
    "support": at("MEL.23", "caesar-when-array", _support),
    "support-nobody": at("MEL.23", "caesar-when-array"),
    "aim": at("MEL.23", "caesar-when-array"),
    "odd-die": at("MEL.23", "caesar-when-array"),
    "attacks": at("MEL.23", "caesar-when-array", cannot_add_attacks),
    "close-ranks": at("MEL.23", "caesar-when-array", cannot_close_ranks),
    "test": at("BRK.58", "caesar-when-tested"),
    "valiant": at("SPC.32", "caesar-when-tested"),
    "accept-test": at("SPC.32", "caesar-when-tested"),
    "confusion": at("BRK.39", "caesar-when-tested"),
    "retreat": at("BRK.39", "caesar-when-tested"),
    "hold": at("MEL.26", "caesar-when-victor"),
    "follow": at("MEL.26", "caesar-when-victor", _go_on),
    "break-through": at("MEL.26", "caesar-when-victor", _break_through),
    "consolidate": at("MEL.26", "caesar-when-victor", _go_on),
    "accompany": at("MEL.30", "caesar-when-victor"),
    "stay": at("MEL.30", "caesar-when-victor"),
    "share": at("MEL.21", "caesar-when-victor"),
}
