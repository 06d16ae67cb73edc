"""Why there is no such combat, answer, evade or advance: chapters 9 to 11, 13 and First Strike."""

from __future__ import annotations

from strategikon.ancients.close_combat import cannot_attack
from strategikon.ancients.combat import ATTACK, FIRE
from strategikon.ancients.engagement import cannot_fight, charge_rules, has_no_fight, is_charging, with_all_rules
from strategikon.ancients.evade import FIRST_STRIKE_CARD, cannot_evade
from strategikon.ancients.field import GRID, Fight
from strategikon.ancients.momentum import HOLD, cannot_advance, cannot_fight_bonus, cannot_take_extra_hex
from strategikon.ancients.ranged import adjacent_target, cannot_fire, cannot_fire_at, has_no_missiles, is_adjacent_enemy
from strategikon.ancients.state import FIRED, SPENT
from strategikon.ancients.why_back import why_leader_off, why_leader_way, why_way_back
from strategikon.kernel.decision import Ask, Refusal, refusal, together

STRUCK = ("flags", "retreat")  # questions to the owner of a unit that a blow or a volley has met


def just_had_its_turn(battle: Fight, ask: Ask, piece: int) -> bool:
    """Whether the turn of this piece has just ended by itself: what it did still explains what it cannot do."""
    state = battle.state
    return ask.kind == "card" and battle.field.side_of[piece] != state.active and state.hex_of[piece] >= 0


def is_gone_or_hostile(battle: Fight, piece: int) -> bool:
    """7.02 Whether a piece is off the board, or not of the side whose turn it is."""
    return battle.field.side_of[piece] != battle.state.active or battle.state.hex_of[piece] < 0


def not_theirs(battle: Fight, piece: int) -> Refusal:
    """7.02 Nobody orders the enemy's pieces, nor those that are gone."""
    return refusal("7.02", "ancients-why-not-yours", unit=battle.field.ids[piece])


# -- 9, 10, 11 -------------------------------------------------------------------------------------------------------


def why_fire(battle: Fight, ask: Ask, unit: int, target: int | None) -> Refusal | None:
    """10.01 Who may fire, and at whom."""
    if unit >= battle.field.units or target is None:
        return _leader_fights(battle, unit)
    if is_gone_or_hostile(battle, unit) and not just_had_its_turn(battle, ask, unit):
        return not_theirs(battle, unit)
    if battle.state.phase == "move-again":
        return with_all_rules(battle, unit, refusal("17.47", "ancients-why-fire-over"))
    if reason := has_no_missiles(battle, unit):
        return together(reason, adjacent_target(battle, target) if is_adjacent_enemy(battle, unit, target) else None)
    reason = (has_no_fight if just_had_its_turn(battle, ask, unit) else cannot_fight)(battle, unit)
    if reason and reason.rule in ("8.19", "8.21", "8.27"):
        rule = "10.20" if reason.rule == "8.19" else "10.21"
        reason = refusal(rule, reason.because.id, **reason.because.args).besides(reason.rule, *reason.also)
    if reason and reason.rule == "9.03" and battle.state.fought[unit] == SPENT:
        reason = refusal("9.07", "ancients-why-one-kind", unit=battle.field.ids[unit]).besides("9.03")
    if reason is None and is_adjacent_enemy(battle, unit, target):
        return adjacent_target(battle, target)
    reason = together(
        _of_fire(with_all_rules(battle, unit, reason)),
        cannot_fire(battle, unit),
        cannot_fire_at(battle, unit, target),
        _too_early(ask),
    )
    return reason or _not_now(ask)


def _of_fire(reason: Refusal | None) -> Refusal | None:
    """10.20, 10.21 Whoever has marched too far to fight has marched too far to fire."""
    if reason is None:
        return None
    rules = {"8.19": "10.20", "8.21": "10.21", "8.27": "10.21"}
    return reason.besides(*(rules[rule] for rule in reason.also if rule in rules))


def _leader_fights(battle: Fight, piece: int) -> Refusal | None:
    """11.45 A leader does not fight."""
    if piece < battle.field.units:
        return None
    return refusal("11.45", "ancients-why-leader-fights", leader=battle.field.ids[piece])


def _too_early(ask: Ask) -> Refusal | None:
    """5.02, 8.02 A combat of which there is more to say than that its step has not come."""
    return _not_now(ask) if ask.kind in ("card", "order", "spartacus", "rally", "move") else None


def _not_now(ask: Ask) -> Refusal:
    """8.02, 9.01 Combat waits for the movement, and for the combat that is going on."""
    if ask.kind in ("card", "order", "spartacus", "rally", "move"):
        return refusal("8.02" if ask.kind == "move" else "5.02", "ancients-why-later").besides("5.02")
    return refusal("9.01", "ancients-why-one-combat")


def why_attack(battle: Fight, ask: Ask, unit: int, target: int | None) -> Refusal | None:
    """11.01 Who may attack, and whom; 13.42-13.48 again, after an advance."""
    if unit >= battle.field.units or target is None:
        return _leader_fights(battle, unit)
    reason = (has_no_fight if just_had_its_turn(battle, ask, unit) else cannot_fight)(battle, unit)
    if reason and reason.rule == "9.03" and _advanced(battle, unit):
        again = bool(_happened(battle, "bonus"))
        once_more = refusal("13.48", reason.because.id, **reason.because.args).besides("9.03")
        if ask.kind == "extra":
            once_more = refusal("13.42", "ancients-why-later")
        reason = (None if again else cannot_fight_bonus(battle, unit)) or once_more
    elif reason and reason.rule == "9.03" and battle.state.fought[unit] == FIRED:
        reason = refusal("9.07", "ancients-why-one-kind", unit=battle.field.ids[unit]).besides("9.03")
    elif reason and reason.rule == "9.03" and _held_back(battle, unit):
        reason = refusal("13.33", "ancients-why-held-back", unit=battle.field.ids[unit]).besides("9.03")
    if reason and battle.state.hex_of[unit] < 0:
        return reason
    if reason or cannot_attack(battle, unit, target):
        return together(with_all_rules(battle, unit, reason), cannot_attack(battle, unit, target), _too_early(ask))
    if is_charging(battle, unit):
        return refusal("8.24", "ancients-why-charge-units", unit=battle.field.ids[unit]).besides(*charge_rules(battle))
    return _not_now(ask)


def _happened(battle: Fight, *kinds: str) -> list[dict[str, object]]:
    """The events since the last choice that are of one of these kinds."""
    return [dict(event.fields) for event in battle.events if event.kind in kinds]


def _advanced(battle: Fight, unit: int) -> bool:
    return any(event["unit"] == battle.field.ids[unit] for event in _happened(battle, "advance"))


def _held_back(battle: Fight, unit: int) -> bool:
    """13.33 Whether the last choice was to leave the hex that this unit had won."""
    last = battle.choices[-3:]
    if not last or last[-1] != HOLD:
        return False
    attack = _last_combat(battle)
    return attack is not None and attack[1] == unit and battle.state.hex_of[unit] not in last[:-1]


def _last_combat(battle: Fight) -> tuple[str, int, int] | None:
    """9.01 The last fire or attack that was chosen, a bonus combat apart."""
    for choice in reversed(battle.choices):
        if isinstance(choice, tuple) and choice[0] in (FIRE, ATTACK):
            return choice
    return None


def why_battle_back(battle: Fight, ask: Ask) -> Refusal | None:
    """11.57, 11.62, 10.05, 11.45, 13.15, 17.40 Why nobody battles back."""
    last = _last_combat(battle)
    if last is not None and last[0] == FIRE:
        return refusal("10.05", "ancients-why-no-battle-back")
    if _lone_leader_was_attacked(battle, ask):
        return refusal("11.45", "ancients-why-no-battle-back")
    if ask.kind in ("evade", "retreat"):
        return refusal("13.15" if ask.kind == "evade" else "11.57", "ancients-why-no-battle-back")
    if _unit_evaded(battle):
        return refusal("13.15", "ancients-why-no-battle-back")
    for kind, rule in (("retreat", "11.57"), ("first-strike", "17.40")):
        if _happened(battle, kind):
            return refusal(rule, "ancients-why-no-battle-back")
    if _happened(battle, "battle-back"):
        return refusal("11.62", "ancients-why-no-battle-back")
    return refusal("11.56", "ancients-why-no-battle-back").besides("11.57")


def _lone_leader_was_attacked(battle: Fight, ask: Ask) -> bool:
    """14.09 The attack just made, or the evade that followed it, was that of a lone leader."""
    number, units, last = battle.field.number, battle.field.units, _last_combat(battle)
    if any(number[str(event["target"])] >= units for event in _happened(battle, "attack")):
        return True
    fled = [number[str(event.get("unit", event.get("leader")))] for event in _happened(battle, "evade", "leader-left")]
    return last is not None and last[0] == ATTACK and last[2] >= units and last[2] in [*fled, ask.about]


def _unit_evaded(battle: Fight) -> bool:
    """13.15 Whether a unit has just evaded; the flight of a leader is none of its own."""
    number, units = battle.field.number, battle.field.units
    return any(number[str(event["unit"])] < units for event in _happened(battle, "evade"))


def why_bonus(battle: Fight, ask: Ask, unit: int, target: int | None) -> Refusal | None:
    """13.42, 13.47 One more attack of the unit that advanced, on anybody next to it."""
    if unit != ask.about:
        return _leader_fights(battle, unit) or _not_now(ask)
    if target is None:
        return None
    reason = cannot_attack(battle, unit, target) or refusal(
        "16.40", "ancients-why-no-dice", unit=battle.field.ids[unit]
    )
    rule = "13.47" if reason.rule == "11.04" else reason.rule
    return refusal(rule, reason.because.id, **reason.because.args).besides(reason.rule, *reason.also)


# -- 13 --------------------------------------------------------------------------------------------------------------


def why_evade(battle: Fight, ask: Ask) -> Refusal | None:
    """13.02, 13.05-13.13 Who may evade."""
    if ask.kind == "leader-evade":
        return refusal("13.20", "ancients-why-hex-by-hex", leader=battle.field.ids[ask.about])
    if ask.kind == "evade":
        return refusal("13.01", "ancients-why-evades", unit=battle.field.ids[ask.about])
    if ask.kind == "react":
        return cannot_evade(battle, *ask.about) or refusal("13.14", "ancients-why-later")
    if ask.kind == "battle-back":
        return _too_late_to_evade(battle, *ask.about).besides("13.02")
    last = _last_combat(battle)
    if _happened(battle, "fire") or (ask.kind in STRUCK and last is not None and last[0] == FIRE):
        return refusal("10.06", "ancients-why-no-evade-fire")
    if ask.kind in STRUCK and last is not None:
        return _too_late_to_evade(battle, ask.about[0] if ask.kind == "flags" else ask.about, last[1])
    if _happened(battle, "battle-back", "first-strike"):
        return refusal("13.02", "ancients-why-no-evade-back")
    return _never_evades(battle) or refusal("13.01", "ancients-why-no-attack")


def _too_late_to_evade(battle: Fight, unit: int, opponent: int) -> Refusal:
    """13.02 The answer cannot be evaded; 11.06 nor can a unit evade that has stood, if it ever could."""
    if battle.field.side_of[unit] == battle.state.active:
        return refusal("13.02", "ancients-why-no-evade-back")
    return cannot_evade(battle, unit, opponent) or refusal("11.06", "ancients-why-evade-first")


def _never_evades(battle: Fight) -> Refusal | None:
    """13.08-13.10, 13.13 The attack just made was on a unit that may not evade it: nobody was asked."""
    field = battle.field
    for event in _happened(battle, "attack"):
        attacker, unit = field.number[str(event["unit"])], field.number[str(event["target"])]
        if unit >= field.units:
            continue
        if not field.classes[unit].may_evade[field.class_number[attacker]]:
            names = {"unit": field.ids[unit], "attacker": field.ids[attacker]}
            return refusal(field.classes[unit].evade_rule, "ancients-why-no-evade", **names)
        if battle.state.hex_of[unit] >= 0 and not _happened(battle, "retreat"):
            return cannot_evade(battle, unit, attacker)
    return None


def why_evade_to(battle: Fight, ask: Ask, unit: int, there: int | None) -> Refusal | None:
    """13.11, 13.17 Where an evade goes."""
    if ask.kind == "leader-evade":
        other = _another_flees(battle, ask, unit)
        return other or (None if there is None else why_leader_way(battle, ask, there))
    if ask.kind == "retreat" and unit != ask.about:
        return refusal("13.01", "ancients-why-retreats", unit=battle.field.ids[ask.about])
    if ask.kind == "evade" or _happened(battle, "evade"):
        return why_way_back(battle, ask, unit, there, "evade")
    return why_evade(battle, ask)


def why_off(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """13.26"""
    if ask.kind != "leader-evade":
        return why_evade(battle, ask)
    return _another_flees(battle, ask, leader) or why_leader_off(battle, ask)


def _another_flees(battle: Fight, ask: Ask, piece: int) -> Refusal | None:
    """13.17 While a leader evades, nobody else does."""
    if piece == ask.about:
        return None
    return refusal("13.17", "ancients-why-evades", unit=battle.field.ids[ask.about])


def why_advance(battle: Fight, ask: Ask, unit: int, there: int) -> Refusal | None:
    """13.32-13.41 Why this unit does not advance into this hex."""
    if unit >= battle.field.units:
        return refusal("13.32", "ancients-why-no-success", unit=battle.field.ids[unit])
    if ask.kind not in ("advance", "extra") or unit != ask.about:
        return _no_advance(battle, ask, unit, there)
    if ask.kind == "advance":
        return refusal("13.32", "ancients-why-other-hex", hex=GRID.names[there])
    if GRID.distance[battle.state.hex_of[unit]][there] != 1:
        return refusal("13.34", "ancients-why-other-hex", hex=GRID.names[there])
    return cannot_advance(battle, unit, there)


def _no_advance(battle: Fight, ask: Ask, unit: int, there: int) -> Refusal:
    name = battle.field.ids[unit]
    reason = cannot_advance(battle, unit, there)
    if reason and reason.rule in ("13.40", "13.41"):
        return reason.besides("13.32")
    if _lone_leader_was_attacked(battle, ask):
        return refusal("13.37", "ancients-why-no-advance-evade", unit=name).besides("13.32")
    if ask.kind == "evade" or _unit_evaded(battle):
        return refusal("13.36", "ancients-why-no-advance-evade", unit=name).besides("13.32")
    if any(event["unit"] == name for event in _happened(battle, "battle-back")):
        return refusal("13.38", "ancients-why-no-success", unit=name)
    if any(event["unit"] == name for event in _happened(battle, "first-strike")):
        return refusal("13.39", "ancients-why-no-success", unit=name)
    if _held_back(battle, unit):
        return refusal("13.33", "ancients-why-held-back", unit=name)
    if _advanced(battle, unit):
        none = refusal("13.35", "ancients-why-no-cavalry", unit=name).besides("13.34", "13.49")
        return cannot_take_extra_hex(battle, unit) or none
    return refusal("13.32", "ancients-why-no-success", unit=name).besides("13.38", "11.62")


def why_first_strike(battle: Fight, ask: Ask) -> Refusal | None:
    """17.39 Only as the answer to an attack, only by who holds it, R-ANC-56 and only with a die to roll."""
    if ask.kind == "react":
        if FIRST_STRIKE_CARD in battle.state.hands[ask.side]:
            return refusal("16.40", "ancients-why-no-dice", unit=battle.field.ids[ask.about[0]])
        return refusal("17.39", "ancients-why-card-not-held", card="first-strike")
    last = _last_combat(battle)
    if ask.side != battle.state.active and last is not None and last[0] == ATTACK:
        return refusal("17.39", "ancients-why-strike-first")
    return refusal("17.39", "ancients-why-no-attack")
