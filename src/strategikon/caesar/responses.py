"""CHG.05-CHG.11, CHG.15, CHG.16, CHG.19-CHG.21, CHG.26, CHG.35, SPC.21 The responses of a charged unit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from strategikon.caesar.counter_charge import cannot_come_on, facing_heading, meeting_place
from strategikon.caesar.declaring import cannot_strike
from strategikon.caesar.field import Fight
from strategikon.caesar.shapes import FRONT
from strategikon.caesar.shooting import cannot_aim
from strategikon.caesar.sight import all_round
from strategikon.caesar.state import INSIDE, Mark
from strategikon.caesar.tables import Special
from strategikon.caesar.units import disordered, engaged, open_order, shaken, troop
from strategikon.caesar.volleys import moved_too_much, shooting_dice
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.ruleset import Activity

STAND, CLOSING_FIRE, EVADE, COUNTER_CHARGE = "stand", "closing-fire", "evade", "counter-charge"
TURN_TO_FACE, PARTHIAN_SHOT = "turn-to-face", "parthian-shot"

# Nobody inside a work is mounted or has a formation: rules that bar these answers outside as well.
NOT_FOR_FOOT: Final = {EVADE: "CHG.11", COUNTER_CHARGE: "CHG.16", TURN_TO_FACE: "CHG.20"}

ORDINARY, BREAKTHROUGH, WILD = "ordinary", "breakthrough", "wild"  # manners of a charge


class Threat(NamedTuple):
    """A charge as its target sees it: who comes, at which face, in which manner, how long the path is, and how far
    along it his moves carry him."""

    target: int
    charger: int
    face: int
    manner: str
    distance: int
    reach: int

    @property
    def short(self) -> bool:
        """CHG.27 It will not arrive."""
        return self.reach < self.distance


def ask_response(battle: Fight, threat: Threat) -> Activity:
    """CHG.05 One response; holding, if there is no other."""
    target = threat.target
    values = [(word, target) for word in CANNOT if cannot_reply(battle, word, threat) is None]
    ask = Ask(battle.field.side_of[target], "response", values, about=threat)
    if len(values) == 1:
        granted(battle, STAND, target, ask=ask)
        return STAND
    chosen = yield ask
    return chosen[0]


def cannot_reply(battle: Fight, word: str, threat: Threat) -> Refusal | None:
    """CHG.05 Why a response is not open."""
    return next(_no_reply(battle, word, threat), None)


def why_no_reply(battle: Fight, word: str, threat: Threat) -> Refusal | None:
    """CHG.05 All that is against a response."""
    return together(*_no_reply(battle, word, threat))


def _no_reply(battle: Fight, word: str, threat: Threat) -> Iterator[Refusal]:
    """CHG.15, CHG.19, CHG.21, CHG.26, CHG.35, TER.20 What bars every response but to hold; then what bars this one."""
    if word == STAND:
        return
    told = {"unit": battle.field.ids[threat.target], "other": battle.field.ids[threat.charger]}
    marks = battle.state.marks[threat.target]
    if threat.manner == WILD:
        yield refusal("CHG.35", "caesar-why-only-holds", **told)
    if marks & Mark.EVADED:
        yield refusal("CHG.15", "caesar-why-evaded", **told)
    if marks & Mark.RESPONDED:
        yield refusal("CHG.26", "caesar-why-responded", **told)
    if engaged(battle, threat.target):
        yield refusal("CHG.21", "caesar-why-only-holds", **told)
    if threat.short and word != COUNTER_CHARGE:
        yield refusal("CHG.19", "caesar-why-short-charge", **told)
    if battle.state.where[threat.target] >= INSIDE and word != CLOSING_FIRE:
        never = refusal("TER.20", "caesar-why-occupants-hold", **told)
        yield never.besides(*(rule for answer, rule in NOT_FOR_FOOT.items() if answer == word))
        return  # nor a pose from which to turn or to advance
    if (reason := CANNOT[word](battle, threat, told)) is not None:
        yield reason
        if word == COUNTER_CHARGE and (beyond := _cannot_meet(battle, threat, told)) is not None:
            yield beyond


Told: TypeAlias = dict[str, str]


def _may(battle: Fight, threat: Threat, told: Told) -> Refusal | None:
    """CHG.06 Holding is always allowed."""
    return None


def comes_at_front(battle: Fight, threat: Threat) -> bool:
    """CHG.08, GEO.06 Whether a charge comes at the front, or at a unit that has nothing else."""
    return threat.face == FRONT or all_round(battle, threat.target)


def _cannot_fire(battle: Fight, threat: Threat, told: Told) -> Refusal | None:
    """CHG.07, CHG.08, ARM.07, ARM.08, ARM.12, MOV.03, MOV.08, SHT.20, SHT.29"""
    target = threat.target
    line = troop(battle, target)
    near = refusal("CHG.07", "caesar-why-no-long-range", **told).besides("ARM.08" if line.range else "ARM.12")
    twin = "SHT.20" if cannot_aim(battle, target) else "ARM.07"
    idle = refusal("CHG.08", "caesar-why-no-dice", **told).besides(twin, "CHG.07")
    rule = moved_too_much(battle, target)
    return together(
        None if line.range and line.long else near,
        None if shooting_dice(battle, target, short=True) else idle,
        None if comes_at_front(battle, threat) else refusal("CHG.08", "caesar-why-not-at-front", **told),
        refusal("SHT.29", "caesar-why-reacted", **told) if battle.state.marks[target] & Mark.REACTED else None,
        None if rule is None else refusal(rule, "caesar-why-engine-moved", **told),
    )


def _cannot_evade(battle: Fight, threat: Threat, told: Told) -> Refusal | None:
    """CHG.11, STA.15, MEL.28"""
    loose, breaks = disordered(battle, threat.target), threat.manner == BREAKTHROUGH
    return together(
        refusal("MEL.28", "caesar-why-no-evade", **told) if breaks else None,
        None if open_order(battle, threat.target) else refusal("CHG.11", "caesar-why-formed-evades", **told),
        refusal("STA.15", "caesar-why-disordered", **told).besides("CHG.11") if loose else None,
    )


def _cannot_counter(battle: Fight, threat: Threat, told: Told) -> Refusal | None:
    """CHG.16, CHG.17, CHG.19, CHG.22, STA.03, STA.14, R-CAE-153"""
    target = threat.target
    worn, loose = shaken(battle, target), disordered(battle, target)
    able = troop(battle, target).kind.may_counter_charge
    barred = cannot_strike(battle, target, threat.charger)
    unable = together(
        None if able else refusal("CHG.16", "caesar-why-no-counter-charge", **told),
        None if comes_at_front(battle, threat) else refusal("CHG.16", "caesar-why-not-at-front", **told),
        refusal("STA.03", "caesar-why-shaken-charge", **told).besides("CHG.17", "CHG.22") if worn else None,
        refusal("STA.14", "caesar-why-disordered", **told).besides("CHG.17", "CHG.22") if loose else None,
        barred and refusal("CHG.17", "caesar-why-formation-charge", **told).besides(barred.rule, *barred.also),
    )
    return unable or _cannot_meet(battle, threat, told)


def _cannot_meet(battle: Fight, threat: Threat, told: Told) -> Refusal | None:
    """CHG.19, SPC.29, VIC.04, R-CAE-153 It has no way to the charger, or he is out of its bounds."""
    far = meeting_place(battle, threat.target, threat.charger, threat.distance, threat.reach)
    if threat.short and far is None:
        return refusal("CHG.19", "caesar-why-too-short", **told)
    return cannot_come_on(battle, threat.target, threat.charger, far or 0)


def _cannot_turn(battle: Fight, threat: Threat, told: Told) -> Refusal | None:
    """CHG.20, CHG.21, GEO.06, STA.15, SPC.23"""
    target = threat.target
    line = troop(battle, target)
    loose = refusal("STA.15", "caesar-why-disordered", **told) if disordered(battle, target) else None
    if not line.kind.may_turn_to_face or line.has(Special.PIKES):
        never = refusal("CHG.20", "caesar-why-never-turns", **told)
        return together(never.besides("SPC.23") if line.has(Special.PIKES) else never, loose)
    if comes_at_front(battle, threat):
        at_front = refusal("CHG.20", "caesar-why-at-front", **told).besides("CHG.21")
        return together(at_front.besides("GEO.06") if open_order(battle, target) else at_front, loose)
    if loose is not None:
        return loose
    if facing_heading(battle, target, threat.charger) is None:
        return refusal("CHG.21", "caesar-why-no-room-to-turn", **told)
    return None


def _cannot_parthian(battle: Fight, threat: Threat, told: Told) -> Refusal | None:
    """SPC.21 Closing fire and evade together."""
    knows = troop(battle, threat.target).has(Special.PARTHIAN)
    reason = together(
        None if knows else refusal("SPC.21", "caesar-why-no-parthian-shot", **told),
        _cannot_fire(battle, threat, told),
        _cannot_evade(battle, threat, told),
    )
    return None if reason is None else reason.besides("SPC.21")


CANNOT: Final[Mapping[str, Callable[[Fight, Threat, Told], Refusal | None]]] = {
    STAND: _may,
    CLOSING_FIRE: _cannot_fire,
    EVADE: _cannot_evade,
    COUNTER_CHARGE: _cannot_counter,
    TURN_TO_FACE: _cannot_turn,
    PARTHIAN_SHOT: _cannot_parthian,
}
