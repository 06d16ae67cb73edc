"""9. One combat from its declaration to its end, and who may fight at all."""

from __future__ import annotations

from strategikon.ancients.cards import in_force
from strategikon.ancients.field import NEIGHBOURS, Fight
from strategikon.ancients.state import SPENT
from strategikon.ancients.terrain import terrain_forbids_fight
from strategikon.kernel.decision import Refusal, refusal, together


class Combat:
    """9.01 What one combat remembers: it is made when the combat is declared and forgotten when it is over."""

    __slots__ = ("attacker", "bonus", "card_dice", "defender", "ranged", "rolled", "strong", "tested")

    def __init__(self, battle: Fight, attacker: int, defender: int, ranged: bool = False, bonus: bool = False) -> None:
        self.attacker = attacker
        self.defender = defender
        self.ranged = ranged
        self.bonus = bonus
        # R-ANC-67: warriors count as full or not from the declaration to the end of the battle back.
        self.strong = [unit for unit in (attacker, defender) if is_strong(battle, unit)]
        self.tested: list[int] = []  # R-ANC-73: leaders, each once a combat
        self.rolled = 0  # dice of the blow just struck, without re-rolls
        self.card_dice = 0  # how many of them came from the card


def cannot_fight(battle: Fight, unit: int) -> Refusal | None:
    """2.05, 7.02, 8.19-8.28, 9.03, 16.03, 16.08 Why a unit fights nobody now, near or far."""
    state, field = battle.state, battle.field
    name = field.ids[unit]
    if field.side_of[unit] != state.active or state.hex_of[unit] < 0:
        return refusal("7.02", "ancients-why-not-yours", unit=name)
    return has_no_fight(battle, unit)


def has_no_fight(battle: Fight, unit: int) -> Refusal | None:
    """As `cannot_fight`, for a unit whose turn it is or has just been."""
    state, name = battle.state, battle.field.ids[unit]
    if not state.ordered[unit]:
        card = in_force(state)
        whom = (card.rule,) if card.whom in ("beside", "all") else ()  # 17.27, 17.33: the card itself says who
        return refusal("7.02", "ancients-why-not-ordered", unit=name).besides("2.05", *whom)
    if state.fought[unit] >= SPENT:
        return refusal("9.03", "ancients-why-fought", unit=name)
    return _marched_too_far(battle, unit) or terrain_forbids_fight(battle, unit)


def _marched_too_far(battle: Fight, unit: int) -> Refusal | None:
    """8.19 Auxilia after 2 hexes; 8.21, 8.27 war machines after any; 17.36 Double Time lifts it for auxilia."""
    state, unit_class = battle.state, battle.field.classes[unit]
    if state.moved[unit] <= unit_class.fight_after:
        return None
    if unit_class.machine:
        rule = "8.21" if unit_class.code == "LWM" else "8.27"
        card = ("17.49",) if in_force(state).move_again else ()
        return refusal(rule, "ancients-why-machine-moved", unit=battle.field.ids[unit]).besides("11.16", *card)
    if in_force(state).full_march_fight:
        return None
    return refusal("8.19", "ancients-why-auxilia-moved", unit=battle.field.ids[unit]).besides("11.09")


def with_all_rules(battle: Fight, unit: int, reason: Refusal | None) -> Refusal | None:
    """A reason why a unit does not fight, resting also on how far it marched and where it came to."""
    if reason is None or battle.state.hex_of[unit] < 0:
        return reason
    return together(reason, _marched_too_far(battle, unit), terrain_forbids_fight(battle, unit))


def charge_rules(battle: Fight) -> tuple[str, ...]:
    """What besides 8.24 binds warriors that charge: 9.08, and 17.37 under Double Time."""
    return ("9.08", "17.37") if in_force(battle.state).allowance == "double_time" else ("9.08",)


def is_charging(battle: Fight, unit: int) -> bool:
    """8.24, R-ANC-47 Warriors that moved 2 hexes or more and have an enemy unit beside them must attack one."""
    state, field = battle.state, battle.field
    unit_class = field.classes[unit]
    if not unit_class.charge or state.moved[unit] <= unit_class.move:
        return False
    side = field.side_of[unit]
    near = (state.unit_at[there] for there in NEIGHBOURS[state.hex_of[unit]])
    return any(other >= 0 and field.side_of[other] != side for other in near)


def is_strong(battle: Fight, piece: int) -> bool:
    """11.12 Warriors at full strength."""
    field = battle.field
    return piece < field.units and field.classes[piece].strong > 0 and battle.state.blocks[piece] >= field.full[piece]
