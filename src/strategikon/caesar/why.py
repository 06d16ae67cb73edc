"""Why something is not on offer: the predicates of the offer, asked once more."""

from __future__ import annotations

from typing import Any, Final

from strategikon.caesar.array import (
    cannot_add_attacks,
    cannot_aim,
    cannot_back,
    cannot_close_ranks,
    cannot_give_odd,
    cannot_leave_empty,
)
from strategikon.caesar.bounds import cannot_end
from strategikon.caesar.captains import cannot_go, cannot_lead
from strategikon.caesar.charges import contact
from strategikon.caesar.charging import cannot_redirect, try_charge
from strategikon.caesar.declaring import cannot_charge, cannot_strike
from strategikon.caesar.duties import cannot_charge_now, origin_of
from strategikon.caesar.feigning import PURSUIT, cannot_feign
from strategikon.caesar.field import Fight
from strategikon.caesar.free_moves import cannot_move_freely
from strategikon.caesar.headings import off
from strategikon.caesar.initiative import why_no_initiative
from strategikon.caesar.occasions import BY_VERB, used_up
from strategikon.caesar.opportunity import cannot_react
from strategikon.caesar.orders import (
    Prey,
    cannot_follow,
    cannot_order,
    cannot_rally,
    cannot_speak,
    cannot_tell,
    must_rage,
)
from strategikon.caesar.responses import CANNOT, why_no_reply
from strategikon.caesar.round_tests import cannot_test
from strategikon.caesar.shooting import cannot_hit, cannot_shoot, targets, why_no_volley
from strategikon.caesar.sight import has_in_sight, lost_in_woods, screened
from strategikon.caesar.state import NOBODY, Mark
from strategikon.caesar.tables import SQUARE, Special
from strategikon.caesar.units import another_acts, engaged, figure, on_table, present, troop
from strategikon.caesar.victors import cannot_break_into, cannot_break_through, cannot_consolidate, cannot_follow_up
from strategikon.caesar.works import why_not_inside
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.why import Why, predicate


def _order(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    who, named = ask.about
    if unit in [other for other, _ in named]:
        return refusal("CMD.14", "caesar-why-named-already", unit=battle.field.ids[unit])
    return cannot_order(battle, who, unit)


def _raging(battle: Fight, who: int, unit: int, charging: bool) -> Refusal | None:
    """SPC.10 His first order must send the frenzied to charge."""
    raging = must_rage(battle, who, Prey(battle))
    if not raging or (charging and unit in raging):
        return None
    return refusal("SPC.10", "caesar-why-frenzied", unit=battle.field.ids[raging[0]])


def _give_charge(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    who = ask.about[0]
    reason = _squared(battle, unit, together(_order(battle, ask, unit), cannot_tell(battle, who, unit, target)))
    return together(_unseen(battle, unit, target, reason), _raging(battle, who, unit, True))


def _squared(battle: Fight, unit: int, reason: Refusal | None) -> Refusal | None:
    """CHG.23, FRM.07 A square, whose move is nothing, charges nobody as it stands either."""
    squared = reason is not None and battle.state.formation[unit] == SQUARE
    return reason.besides("CHG.23", "FRM.07") if reason is not None and squared else reason


def _unseen(battle: Fight, unit: int, target: int, reason: Refusal | None) -> Refusal | None:
    """CHG.02 Whoever may not be charged for another reason may be hidden as well."""
    if reason is None or not (on_table(battle, unit) and present(battle, target)):
        return reason
    return reason if has_in_sight(battle, unit, target) else reason.besides("CHG.02")


def _follow_charge(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    who = ask.about[0]
    reason = _order_begun(battle, ask, unit) or cannot_follow(battle, who, unit)
    reason = _squared(battle, unit, together(reason, cannot_tell(battle, who, unit, target)))
    return together(_unseen(battle, unit, target, reason), _raging(battle, who, unit, True))


def _charge(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    """CHG.30, CMD.18 In the moves of a unit: who was told to move does not charge, who was told to charge charges none
    but whom it was told."""
    state, ids = battle.state, battle.field.ids
    reason = _named_unit(battle, ask, unit)
    if reason is not None:
        return reason
    told = {"unit": ids[unit], "other": ids[target]}
    if state.phase == "victors":
        return refusal("MEL.29", "caesar-why-consolidates", **told).besides("CHG.01")
    prey = state.prey[unit]
    if state.kind == "free" and (prey != target or not troop(battle, unit).has(Special.EAGER)):
        return refusal("CMD.25", "caesar-why-free-charge", **told).besides("SPC.04")
    if state.kind not in ("initiative", "free") and prey != target:
        barred = cannot_charge_now(battle, unit, target, state.moves_left)
        untold = refusal("CMD.18", "caesar-why-not-told", **told)
        return untold if barred is None else untold.besides(barred.rule, *barred.also)
    if state.marks[unit] & Mark.RELEASED:
        barred = together(cannot_charge(battle, unit), _unformed(battle, unit, target))
        reason = barred or refusal("CHG.31", "caesar-why-released", **told)
        return reason if present(battle, target) else reason.besides("CHG.01", "CHG.02")
    if state.kind not in ("initiative", "free"):
        return _out_of_reach(battle, unit, target, told)
    reason = together(cannot_charge_now(battle, unit, target, state.moves_left), _unformed(battle, unit, target))
    if reason is not None and state.kind == "initiative" and "CHG.04" in (reason.rule, *reason.also):
        reason = reason.besides("CMD.03")
    return _unseen(battle, unit, target, _and_the_way(battle, unit, target, reason))


def _unformed(battle: Fight, unit: int, target: int) -> Refusal | None:
    """FRM.04 In this order it does not charge; if it may change it, not in the move in which it does."""
    reason = cannot_strike(battle, unit, target)
    return reason.besides("FRM.04") if reason is not None and troop(battle, unit).kind.switches else reason


def _out_of_reach(battle: Fight, unit: int, target: int, told: dict[str, str]) -> Refusal:
    """CHG.27, CHG.30 What bars the charge that it was told to make, or else that its moves do not lead so far yet."""
    path = contact(battle, unit, target, origin_of(battle))
    if isinstance(path, Refusal):
        return path
    barred = try_charge(battle, unit, target, battle.state.moves_left, origin_of(battle))
    far = refusal("CHG.30", "caesar-why-charge-far", **told).besides("CHG.27")
    return far.besides(barred.rule, *barred.also) if isinstance(barred, Refusal) else far


def _and_the_way(battle: Fight, unit: int, target: int, reason: Refusal | None) -> Refusal | None:
    """CHG.04, CHG.25, SPC.29, VIC.04 What is against the path of a charge that is not to be made anyway."""
    if reason is None or not on_table(battle, unit) or reason.rule in ("CHG.01", "MOV.19"):
        return reason
    path = try_charge(battle, unit, target, battle.state.moves_left, origin_of(battle))
    return together(reason, path) if isinstance(path, Refusal) else reason


def _leave_hunt(battle: Fight, ask: Ask, unit: int, *rest: int) -> Refusal | None:
    """CHG.30 Whoever was told to charge, and can, must; CHG.27, CHG.31 whoever cannot, goes on his line."""
    must = refusal("CHG.30", "caesar-why-must-charge", unit=battle.field.ids[unit])
    return _named_unit(battle, ask, unit) or (must if ask.values else must.besides("CHG.27", "CHG.31"))


def _placed(battle: Fight, ask: Ask, unit: int, *pose: Any) -> Refusal | None:
    """CHG.30 Before its charge it makes single steps, which are told as such."""
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[battle.state.prey[ask.about]]}
    return _named_unit(battle, ask, unit) or refusal("CHG.30", "caesar-why-one-step", **told)


def _reply(word: str) -> Any:
    def explain(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
        if unit != ask.about.target:
            other = refusal("CHG.05", "caesar-why-other-unit", unit=battle.field.ids[ask.about.target])
            return other.besides("CHG.34")
        return why_no_reply(battle, word, ask.about)

    return explain


def _march_in_answer(battle: Fight, ask: Ask, unit: int, *rest: Any) -> Refusal | None:
    """CHG.05, FRM.19 A charge is not answered by a move, nor by a change of formation."""
    move = BY_VERB["move"](battle, ask, unit, *rest)
    return move if move is None or unit != ask.about.target else move.besides("CHG.05", "FRM.19")


def _redirect(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    going, path = ask.about
    if unit != going.unit:
        return refusal("CHG.33", "caesar-why-other-unit", unit=battle.field.ids[going.unit])
    return cannot_redirect(battle, going, path, target)


def _opportunity(battle: Fight, ask: Ask, unit: int, *rest: int) -> Refusal | None:
    """SHT.32 Shooters decide one after another, and each at the unit that passes."""
    shooter, target = ask.about
    if unit == shooter and rest in ((), (target,)):
        return None
    other = refusal("SHT.32", "caesar-why-other-unit", unit=battle.field.ids[shooter])
    return together(other, *(cannot_react(battle, unit, whom) for whom in rest))


def _fire_back(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    """SHT.32 Whoever is charged answers the charge, and has no other volley at the charger."""
    mine = refusal("SHT.32", "caesar-why-answers-charge", unit=battle.field.ids[unit])
    late = refusal("SHT.28", "caesar-when-fire")
    return together(mine if unit == ask.about.target else None, cannot_react(battle, unit, target), late)


def _pass_initiative(battle: Fight, ask: Ask) -> Refusal | None:
    return refusal("SPC.10", "caesar-why-frenzied", unit=battle.field.ids[ask.about[0]]) if ask.about else None


def _stay(battle: Fight, ask: Ask) -> Refusal | None:
    return refusal("STA.21", "caesar-why-must-withdraw")


def _give_move(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    raging = _raging(battle, ask.about[0], unit, False)
    enters = refusal("CMD.18", "caesar-why-must-enter", unit=battle.field.ids[unit]).besides("CMD.27")
    return together(raging, _order(battle, ask, unit), None if present(battle, unit) else enters)


def _give_enter(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    if present(battle, unit):
        return refusal("CMD.18", "caesar-why-is-there", unit=battle.field.ids[unit]).besides("CMD.27")
    return _order(battle, ask, unit)


def _order_begun(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    """CMD.28, CMD.29 A special order is given alone."""
    begun = refusal("CMD.30", "caesar-why-order-begun", unit=battle.field.ids[unit])
    return begun.besides("CMD.28", "CMD.29") if ask.about[1] else None


def _special(cannot: Any) -> Any:
    def explain(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
        who = ask.about[0]
        reason: Refusal | None = _order_begun(battle, ask, unit) or cannot(battle, who, unit)
        return together(reason, _raging(battle, who, unit, False))

    return explain


def _named_unit(battle: Fight, ask: Ask, unit: int, *rest: Any) -> Refusal | None:
    """CMD.34 Somebody else is to act now."""
    return another_acts(battle, ask.about, unit) if unit != ask.about else None


def _occupy(battle: Fight, ask: Ask, unit: int, work: int) -> Refusal | None:
    """TER.15, MEL.29 A move after close combat leads into no work."""
    reason = _named_unit(battle, ask, unit) or why_not_inside(battle, unit, work)
    if battle.state.phase != "victors":
        return reason
    told = {"unit": battle.field.ids[unit], "work": battle.field.work_ids[work]}
    return together(reason, refusal("TER.15", "caesar-why-has-stormed", **told).besides("MEL.29"))


def _shoot(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    return _shoot_side(battle, ask, unit, NOBODY, target)


def _shoot_side(battle: Fight, ask: Ask, unit: int, side: int, target: int) -> Refusal | None:
    """SHT.10, SHT.25, SPC.19, TER.11 Others or woods lie between, or another target is nearer."""
    reason = together(cannot_shoot(battle, unit), why_no_volley(battle, unit, target, side))
    there = present(battle, unit) and present(battle, target)
    if reason is not None and there and "SHT.08" in (reason.rule, *reason.also):
        if screened(battle, unit, target):
            reason = reason.besides("SHT.10", *(("SPC.19",) if troop(battle, unit).has(Special.MIXED_ARMS) else ()))
        elif lost_in_woods(battle, unit, target):
            reason = reason.besides("TER.11")
    if not there or cannot_hit(battle, unit, target, side) is not None or target in targets(battle, unit, side):
        return reason
    ids = battle.field.ids
    return together(reason, refusal("SHT.25", "caesar-why-nearer-target", unit=ids[unit], other=ids[target]))


def _roll(battle: Fight, ask: Ask) -> Refusal | None:
    return refusal("CMD.18", "caesar-why-nobody-named")


def _done(battle: Fight, ask: Ask) -> Refusal | None:
    who, named = ask.about
    raging = None if named else _raging(battle, who, NOBODY, False)
    return raging or refusal("CMD.18", "caesar-why-somebody-named")


def _pursue(battle: Fight, ask: Ask, unit: int, length: int) -> Refusal | None:
    """SPC.09, SPC.29, VIC.04 By half inches, or as far as it may go; beyond its bounds it does not go at all."""
    pursuer, toward = ask.about
    if unit != pursuer:
        return refusal("CMD.34", "caesar-why-other-unit", unit=battle.field.ids[pursuer])
    vx, vy = off(toward, length, 0)
    x, y, frame = figure(battle, unit)
    beyond = cannot_end(battle, unit, (x + vx, y + vy, frame)) if length <= PURSUIT else None
    if beyond is not None:
        return beyond.besides("SPC.09")
    return refusal("SPC.09", "caesar-why-pursuit", unit=battle.field.ids[unit])


def _break_into(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    reason = _named_unit(battle, ask, unit) or cannot_break_into(battle, unit, target)
    if reason is None or reason.rule != "MEL.28" or not present(battle, target):
        return reason
    return _unseen(battle, unit, target, together(reason, cannot_charge_now(battle, unit, target, 1)))


def _fight(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    """MEL.25, MEL.33 An engagement is named by its first unit, is fought once, and those of breakthroughs come last;
    MEL.01 who touches nobody is in none."""
    reason = refusal("MEL.25", "caesar-why-not-next-fight", unit=battle.field.ids[unit])
    if battle.state.marks[unit] & Mark.FOUGHT:
        return reason.besides("MEL.33")
    return reason if engaged(battle, unit) else reason.besides("MEL.01")


WHY: Final = Why(
    by_ask={
        ("initiative", "initiative"): predicate(why_no_initiative),
        ("initiative", "pass"): _pass_initiative,
        ("captain", "captain"): predicate(cannot_speak),
        ("order", "give-move"): _give_move,
        ("order", "give-charge"): _give_charge,
        ("order", "follow-charge"): _follow_charge,
        ("order", "give-enter"): _give_enter,
        ("order", "rally"): _special(cannot_rally),
        ("order", "follow-me"): _special(cannot_follow),
        ("order", "roll"): _roll,
        ("order", "done"): _done,
        ("withdraw", "pass"): _stay,
        ("free", "free"): predicate(cannot_move_freely),
        ("break-through", "charge"): _break_into,
        ("break-through", "occupy"): _occupy,
        ("move", "charge"): _charge,
        ("charge", "charge"): _charge,
        ("charge", "halt"): _leave_hunt,
        ("charge", "move"): _leave_hunt,
        ("charge", "occupy"): _leave_hunt,
        ("charge", "place"): _placed,
        ("redirect", "charge"): _redirect,
        ("opportunity", "hold"): _opportunity,
        ("opportunity", "fire"): _opportunity,
        ("response", "fire"): _fire_back,
        **{("response", word): _reply(word) for word in CANNOT},
        ("response", "move"): _march_in_answer,
        ("move", "occupy"): _occupy,
        ("move", "halt"): _named_unit,
        ("enter", "halt"): _named_unit,
        ("leave", "halt"): _named_unit,
        ("shoot", "shoot"): _shoot,
        ("shoot", "shoot-side"): _shoot_side,
        ("feign", "feign"): predicate(cannot_feign),
        ("pursue", "advance"): _pursue,
        ("fight", "fight"): _fight,
        ("array", "support"): predicate(cannot_back),
        ("array", "support-nobody"): predicate(cannot_leave_empty),
        ("array", "aim"): predicate(cannot_aim),
        ("array", "odd-die"): predicate(cannot_give_odd),
        ("array", "attacks"): predicate(cannot_add_attacks),
        ("array", "close-ranks"): predicate(cannot_close_ranks),
        ("test", "test"): predicate(cannot_test),
        ("victor", "follow"): predicate(cannot_follow_up),
        ("victor", "break-through"): predicate(cannot_break_through),
        ("victor", "consolidate"): predicate(cannot_consolidate),
        ("ride", "lead"): predicate(cannot_lead),
        ("ride", "go"): predicate(cannot_go),
    },
    by_kind={"used-up": used_up},
    by_verb=BY_VERB,
)
