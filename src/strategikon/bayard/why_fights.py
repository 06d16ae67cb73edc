"""Why an answer within a fight is not on offer: leaders, evades, flags, retreats, follow-up and pursuit."""

from __future__ import annotations

from typing import Final

from strategikon.bayard import beyond_reach, closures, evade, figures, follow_up, front_rank, gun_retreat, terrain
from strategikon.bayard.allowances import plain_allowance
from strategikon.bayard.field import Fight
from strategikon.bayard.movement import cannot_step
from strategikon.bayard.pieces import chiefs_with, has, hex_name, known_at, leader_id, unit_id
from strategikon.bayard.state import NOBODY
from strategikon.bayard.support import on_closed_road, withheld
from strategikon.bayard.tables import INFANTRY
from strategikon.bayard.temper import is_enraged, may_rush
from strategikon.bayard.terrain import closed_by
from strategikon.bayard.weather import effects
from strategikon.bayard.works import shelter_rules
from strategikon.kernel.decision import Ask, Refusal, refusal

GOING_BACK: Final = {"retreat": ("4.81", "4.82", "4.84", "4.87"), "evade-to": ("4.62",),
                     "withdraw-to": ("2.42",)}  # fmt: skip
RUSHING: Final = ("A2.53", "A2.54", "A2.55")
IN_MELEE: Final = ("front", "react", "break-off", "riposte")  # questions about the unit that answers


# -- leaders -----------------------------------------------------------------------------------------------------------


def why_front(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """2.39, 2.40 The General never, figures neither; others only with the unit that fights."""
    name, rank = leader_id(battle, leader), battle.state.leader_rank[leader]
    if rank == "general_in_chief":
        return refusal("2.40", "bayard-why-general-behind", leader=name).besides("2.39")
    if rank == "figure":
        return refusal("2.39", "bayard-why-no-commander", leader=name).besides("2.49", "A2.87")
    if ask.kind not in IN_MELEE or leader not in front_rank.able(battle, _about(ask)[0]):
        return refusal("2.39", "bayard-why-not-with-unit", leader=name).besides("2.37")
    return None


def _about(ask: Ask) -> tuple[int, ...]:
    """The units whom a question concerns, the one that answers first."""
    about = ask.about
    return about if isinstance(about, tuple) else () if about is None else (about,)


def why_withdraw(battle: Fight, ask: Ask) -> Refusal:
    """2.42, R-BAY-13 Only at the word of a leader, from a melee, and if there is a hex to go to; A5.110 servants obey
    generals alone."""
    if ask.kind in IN_MELEE and battle.field.profiles[_about(ask)[0]].servants:
        return refusal("A5.110", "bayard-why-no-withdrawal").besides("2.42")
    if ask.kind in IN_MELEE and chiefs_with(battle, _about(ask)[0]):
        unit = _about(ask)[0]
        return refusal("2.42", "bayard-why-nowhere-back", unit=unit_id(battle, unit)).besides("4.85", "4.86", "4.87")
    return refusal("2.42", "bayard-why-no-withdrawal").besides("2.37", "2.49", "A2.87", "4.51")


def why_aim(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """A2.73 Only at a leader with the target."""
    return refusal("A2.73", "bayard-why-not-with-unit", leader=leader_id(battle, leader))


# -- the answer --------------------------------------------------------------------------------------------------------


def why_evade(battle: Fight, ask: Ask) -> Refusal | None:
    """4.51, 4.61 From a melee only, and by who is quick enough."""
    if ask.kind in ("react", "riposte") and len(_about(ask)) > 1:
        return evade.cannot_evade(battle, *_about(ask)[:2]) or refusal("4.60", "bayard-why-too-late")
    return refusal("4.61", "bayard-why-no-evade").besides("4.51", "A2.75")


def why_riposte(battle: Fight, ask: Ask) -> Refusal:
    """4.109, 4.111, A1.34 Nor do guns and vehicles on a road through ground that is closed to them."""
    others = battle.field.units_of[1 - battle.state.active]
    held = any(battle.state.hex_of[unit] >= 0 and on_closed_road(battle, unit) for unit in others)
    return refusal("4.109", "bayard-why-no-riposte").besides("4.111", "4.51", *("4.30", "A1.34") if held else ())


# -- flags and retreat -------------------------------------------------------------------------------------------------


def why_ignore(battle: Fight, ask: Ask, flags: int) -> Refusal:
    """1.13-1.20, 2.38, 4.52, 4.80, A1.40-A1.51, A3.33, A3.38, A3.41 Only so many reasons to ignore a flag, and so many
    flags: support, a leader, works on the face, and the like."""
    reason = refusal("4.80", "bayard-why-no-reason", flags=flags)
    reason = reason.besides("2.38", "1.13", "1.14", "4.52", "A3.33", "A3.38", "A3.41")
    if ask.kind != "flags":
        return reason
    unit = _about(ask)[0]
    return reason.besides(*withheld(battle, unit), *shelter_rules(battle, battle.state.hex_of[unit]))


def why_retreat(battle: Fight, ask: Ask, verb: str, unit: int, there: int | None) -> Refusal:
    """4.83-4.90 Toward the own edge, over open ground, to a free hex, as far as it must."""
    rules = (*GOING_BACK[verb], *gun_retreat.bounds(battle, unit))
    asked = ask.kind == "retreat" and unit in _about(ask)
    bar = None if there is None or battle.state.hex_of[unit] < 0 else _bar_behind(battle, unit, there)
    if not asked or there is None:
        idle = refusal(rules[0], "bayard-why-not-going-back", unit=unit_id(battle, unit)).besides(*rules[1:])
        return idle if bar is None or battle.field.veiled else idle.besides(bar.rule, *bar.also)
    if bar is not None:
        return bar.besides(*rules)
    message = {"unit": unit_id(battle, unit), "hex": hex_name(battle, there)}
    also = (*rules[1:], "4.88", *_slowed(battle, verb, unit, there))
    return refusal(rules[0], "bayard-why-not-so-far-back", **message).besides(*also)


def _bar_behind(battle: Fight, unit: int, there: int) -> Refusal | None:
    """4.83, 4.85, 4.86 What bars a hex to who goes back: that he stands in it, others, the ground, the direction."""
    name, place = unit_id(battle, unit), hex_name(battle, there)
    other = known_at(battle, battle.field.side_of[unit], there)
    elusive = has(battle, unit, "elusive")
    if other == unit:
        back = refusal("4.87", "bayard-why-not-so-far-back", unit=name, hex=place)
        return back.besides("A2.76") if elusive else back
    if other != NOBODY:
        own = battle.field.side_of[other] == battle.field.side_of[unit]
        return refusal("4.86", "bayard-why-occupied" if own else "bayard-why-enemy-there",
                       unit=name, hex=place).besides("4.87")  # fmt: skip
    closed = closed_by(battle, unit, there)
    if closed is not None or closures.closed_hex(battle, there) is not None:
        ground = (terrain.RULES[closed.id],) if closed is not None and closed.id in terrain.RULES else ()
        return refusal("4.85", "bayard-why-no-way", hex=place).besides("4.90", *ground)
    if not elusive and not _is_nearer(battle, unit, there):
        return refusal("4.83", "bayard-why-not-homeward", unit=name, hex=place)
    return None


def _slowed(battle: Fight, verb: str, unit: int, there: int) -> list[str]:
    """R-BAY-97 Weather that cuts an evade or an ordered withdrawal short; those driven back it does not hold."""
    if verb == "retreat":
        return []
    fair = plain_allowance(battle, unit)
    far = battle.field.grid.distance[battle.state.hex_of[unit]][there]
    return effects.slows(battle, unit, far, fair.combat if verb == "evade-to" else fair.march)


def _is_nearer(battle: Fight, unit: int, there: int) -> bool:
    """4.83 Whether steps toward its own edge lead from where a unit stands to a hex."""
    side, found = battle.field.side_of[unit], [battle.state.hex_of[unit]]
    for here in found:
        found += [near for near in battle.field.rear[side][here] if near >= 0 and near not in found]
    return there in found[1:]


# -- follow-up and pursuit ---------------------------------------------------------------------------------------------


def why_follow(battle: Fight, ask: Ask, unit: int, there: int | None) -> Refusal:
    """4.94-4.103 Only into the hex that was won, and only who may."""
    here = battle.state.hex_of[unit]
    open_play = not battle.field.veiled and there is not None and here >= 0
    if open_play and there in battle.field.grid.neighbours[here]:
        reason = follow_up.cannot_follow(battle, unit, there, here, figures.is_eager(battle, unit))
        if reason is not None:
            return reason
    return refusal("4.94", "bayard-why-not-won", unit=unit_id(battle, unit)).besides("4.95", "4.51")


def why_hold(battle: Fight, ask: Ask) -> Refusal | None:
    """4.96-4.102 Who must follow does not hold."""
    if ask.kind != "follow":
        return None
    unit = _about(ask)[0]
    rules = follow_up.duty_rules(battle, unit)
    return refusal(rules[0], "bayard-why-must-follow", unit=unit_id(battle, unit)).besides(*rules[1:])


def why_advance(battle: Fight, ask: Ask, unit: int, there: int | None) -> Refusal:
    """4.104, 4.105, A2.53-A2.55, A2.69 The one hex of a pursuit, or of a rush into contact."""
    name = unit_id(battle, unit)
    if ask.kind == "rush":
        return refusal(RUSHING[0], "bayard-why-no-contact", unit=name).besides(*RUSHING[1:])
    if ask.kind == "pursue":
        return _why_pursue(battle, unit, there) or refusal("4.105", "bayard-why-one-hex", unit=name).besides("A2.69")
    rush = RUSHING if may_rush(battle, unit) else ()
    if battle.field.profiles[unit].type == INFANTRY:
        return refusal("4.104", "bayard-why-no-pursuit", unit=name).besides("4.99", *rush)
    return refusal("4.107", "bayard-why-no-pursuit", unit=name).besides("4.104", "4.105", *rush)


def _why_pursue(battle: Fight, unit: int, there: int | None) -> Refusal | None:
    """4.105 What keeps it from a hex beside it: the ground, or somebody in it."""
    here = battle.state.hex_of[unit]
    if here < 0 or there not in battle.field.grid.neighbours[here]:
        return None
    reason = cannot_step(battle, unit, here, there, first=True)
    if reason is not None:
        return reason.besides("4.105", "A2.69")
    dear = refusal("4.105", "bayard-why-one-hex", unit=unit_id(battle, unit))
    return dear.besides("A2.69", *beyond_reach.underfoot(battle, unit, (here, there)))


def why_again(battle: Fight, ask: Ask, unit: int, target: int | None) -> Refusal:
    """4.105, 4.56 A second fight with whoever is beside the unit now."""
    return refusal("4.105", "bayard-why-not-again", unit=unit_id(battle, unit)).besides("4.56")


def why_halt(battle: Fight, ask: Ask) -> Refusal | None:
    """A2.54, A2.55 Who is carried away does not halt."""
    if ask.kind != "rush":
        return None
    unit = _about(ask)[0]
    rule = "A2.55" if is_enraged(battle, unit) else "A2.54"
    return refusal(rule, "bayard-why-carried-away", unit=unit_id(battle, unit))


# -- characters and beasts ---------------------------------------------------------------------------------------------


def why_run(battle: Fight, ask: Ask, there: int | None) -> Refusal:
    """4.116-4.118 A beast runs toward its own edge, around units and closed ground if it can."""
    return refusal("4.116", "bayard-why-beast-way").besides("4.117", "4.118")


def why_flee(battle: Fight, ask: Ask, leader: int, there: int | None) -> Refusal:
    """4.123, 4.124 Only to a friendly unit near by, past no enemy."""
    return refusal("4.123", "bayard-why-no-refuge", leader=leader_id(battle, leader)).besides("4.124", "3.22")


def why_trample(battle: Fight, ask: Ask, unit: int) -> Refusal:
    return refusal("4.117", "bayard-why-beast-avoids", unit=unit_id(battle, unit))


def why_succeed(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """4.126 Sub-generals first, then officers."""
    return refusal("4.126", "bayard-why-no-heir", leader=leader_id(battle, leader))


def why_appoint(battle: Fight, ask: Ask, there: int | None) -> Refusal:
    """4.126"""
    return refusal("4.126", "bayard-why-heirs-left")
