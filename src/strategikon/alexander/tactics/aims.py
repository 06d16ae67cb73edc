"""What a choice would be for, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strategikon.alexander import line_orders, profile, withdrawal
from strategikon.alexander.leaders import initiative
from strategikon.alexander.pieces import Fight, hexes, is_on_map
from strategikon.alexander.shock.clash import ANGLES
from strategikon.alexander.shock.designation import targets
from strategikon.alexander.state import NOBODY
from strategikon.alexander.stepping import facing_after, placement
from strategikon.alexander.tactics.command import Post, best_strike, gain, idle_units, locked_units
from strategikon.alexander.tactics.moves import best_end
from strategikon.alexander.tactics.outlook import Outlook
from strategikon.alexander.tactics.places import NEARER, Ground
from strategikon.alexander.tactics.reasons import (
    for_march,
    for_place,
    for_shock,
    for_staying,
    for_volley,
    said,
)
from strategikon.alexander.tactics.restraint import RESTS, for_rest
from strategikon.alexander.volleys import best_aim
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.hexarcs import FRONT, Arc
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import chief_reason

# Where the verb alone says nothing of the position: by the kind of question and the verb, by the kind, by the verb.
PLAIN: Final[dict[tuple[str, str], str]] = {
    ("order", "done"): "no-order",
    ("shock", "done"): "no-more-shock",
    ("combats", "done"): "no-more-shock",
    ("captain", "done"): "no-captain",
    ("withdraw", "hold"): "hold-line",
    ("react-facing", "hold"): "hold-face",
    ("reface", "hold"): "hold-face",
    ("advance", "hold"): "hold-advance",
    ("elite", "pass"): "no-elite",
    ("trump", "pass"): "no-trump",
    ("reactivate", "pass"): "no-reactivation",
    ("rampage-step", ""): "rampage",
    ("rampage", ""): "rampage",
    ("crisis", ""): "crisis",
    ("", "column"): "column",
    ("", "deploy"): "deploy",
    ("", "square"): "square",
    ("", "charge"): "charge-formation",
    ("", "with"): "with",
    ("", "leave"): "leave",
    ("", "follow"): "with",
    ("", "stay"): "leave",
    ("", "pw"): "prearrange",
    ("", "no-pw"): "no-prearrange",
    ("", "hold-leader"): "wait",
    ("", "hold"): "hold-fire",
    ("", "exit"): "exit",
    ("", "finish"): "finish",
    ("", "first"): "first",
    ("", "captain"): "captain",
    ("", "activate-elephants"): "elephants",
    ("", "pursuit"): "pursuit",
    ("", "return"): "return",
    ("", "rally"): "rally-edge",
}


def aim(battle: Fight, value: Value) -> Message:
    """What choosing this would be for."""
    ask = battle.ask
    assert ask is not None
    outlook, verb = Outlook(battle, ask.side), value[0]
    rest = for_rest(outlook, ask) if verb in RESTS else None
    if rest is not None:
        return rest
    told = _AIMS.get((ask.kind, verb)) or _AIMS.get((ask.kind, "")) or _AIMS.get(("", verb))
    if told is not None:
        return told(outlook, ask, value)
    known = (PLAIN.get(key) for key in ((ask.kind, verb), (ask.kind, ""), ("", verb)))
    return said(next(filter(None, known), "plain"))


# -- command ---------------------------------------------------------------------------------------------------------


def _of_leader(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """5.1 How many of those in his range have not moved yet."""
    leader = outlook.field.leader_ids[value[1]]
    idle = [unit for unit in idle_units(outlook, value[1]) if gain(outlook, unit) > 0]
    if not idle:
        return said("activate-idle", leader=leader)
    best = max(idle, key=lambda unit: gain(outlook, unit))
    return said("activate", leader=leader, units=len(idle), unit=outlook.field.ids[best])


def _of_trump(outlook: Outlook, ask: Ask, value: Value) -> Message:
    return said("trump", leader=outlook.field.leader_ids[value[1]])


def _of_pass(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """5.1 How many of those in his range would have gained by his orders."""
    wanting = [unit for unit in idle_units(outlook, value[1]) if gain(outlook, unit) > 0]
    return said("pass", leader=outlook.field.leader_ids[value[1]], units=len(wanting))


def _of_momentum(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """5.3 Who could still use another phase."""
    leader = outlook.state.leader
    if leader == NOBODY:
        return said("finish")
    idle, locked = len(idle_units(outlook, leader)), len(locked_units(outlook, leader))
    name = outlook.field.leader_ids[leader]
    return said("momentum", leader=name, units=idle, locked=locked, faces=min(9, initiative(outlook.battle, leader)))


def _of_line(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.3 A whole Line, or the few that matter."""
    battle, leader = outlook.battle, outlook.state.leader
    if value[0] == "individual":
        return said("individual", leader=outlook.field.leader_ids[leader], orders=initiative(battle, leader))
    lines = {(line.verb, line.group, line.units[0]): line.units for line in line_orders.lines_of(battle, leader)}
    units = lines.get(tuple(value), ())
    return said("line", units=len(units), gaining=sum(1 for unit in units if gain(outlook, unit) > 0))


def _of_order(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """5.2 What the order is for."""
    _, unit, what = value
    field, state = outlook.field, outlook.state
    name, hits, tq = field.ids[unit], state.hits[unit], field.tq_of[unit]
    match what:
        case "fire" | "harass":
            return said("wear-down", unit=name)
        case "recover":
            return said("recover", unit=name, hits=hits, tq=tq)
        case "rally":
            return said("rally", unit=name)
    return _of_march(outlook, unit)


def _of_march(outlook: Outlook, unit: int) -> Message:
    """The charge that may be within its reach, or whom it wants to be nearer to."""
    ground = Ground(outlook, unit)
    here, mp = outlook.state.hex_of[unit], profile.allowance(outlook.battle, unit)
    value, target, arc = best_strike(outlook, ground, here, mp)
    if target != NOBODY and value > NEARER:
        return for_shock(outlook, unit, target, arc)
    return for_march(ground)


def _of_leader_order(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.23 A leader who would be heard by more."""
    leader = value[1]
    hears = Post(outlook, leader).hears(outlook.state.leader_hex[leader])
    return said("leader", leader=outlook.field.leader_ids[leader], units=hears)


def _of_leader_move(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.23 Those who hear him there."""
    leader = outlook.state.mover_leader
    if leader == NOBODY:
        return said("plain")
    post, name, here = Post(outlook, leader), outlook.field.leader_ids[leader], outlook.state.leader_hex[leader]
    if value[0] != "step":
        return said("leader-stays", leader=name, units=post.hears(here))
    there = value[1][-1]
    if post.hears(there) > post.hears(here):
        return said("hears", leader=name, units=post.hears(there))
    return said("leader-way", leader=name, units=post.hears(there))


# -- marches ---------------------------------------------------------------------------------------------------------


def _of_move(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """6.3 What the unit finds where this way leads."""
    unit = outlook.state.mover
    if unit == NOBODY:
        return said("plain")
    ground, name = Ground(outlook, unit), outlook.field.ids[unit]
    if value[0] == "halt":
        return chief_reason(for_staying(ground), said("stay", unit=name))
    end = best_end(ground, ask.values, list(ask.values).index(value))
    if end is None:
        return said("little", unit=name)
    return chief_reason(for_place(ground, *end), said("little", unit=name))


def _of_path(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """6.31 Where a whole path ends."""
    ground = Ground(outlook, outlook.state.mover)
    reasons = for_place(ground, value[1], outlook.state.facing[ground.unit])
    return chief_reason(reasons, said("little", unit=outlook.field.ids[ground.unit]))


def _of_straight(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """A march straight on, of which the end is chosen next."""
    return _of_march(outlook, outlook.state.mover)


def _of_advance(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """8.5 The hexes that were won, and the facing there."""
    unit, battle = value[1], outlook.battle
    ground, name = Ground(outlook, unit), outlook.field.ids[unit]
    places, facing = hexes(battle, unit), outlook.state.facing[unit]
    if value[0] == "advance":
        places = placement(battle, unit, value[2])
        facing = facing_after(battle, unit, places)
    elif value[0] == "pass-through":
        places = (value[2],)
    else:
        facing = value[2]
    return chief_reason(for_place(ground, places, facing), said("advance", unit=name))


def _of_face(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """10.27g, 6.66 A unit that may be turned faces the enemy."""
    unit = value[1]
    ground, name = Ground(outlook, unit), outlook.field.ids[unit]
    if not is_on_map(outlook.battle, unit):
        return said("face", unit=name)
    places = hexes(outlook.battle, unit)
    return chief_reason(for_place(ground, places, value[2]), said("face", unit=name))


# -- fights ----------------------------------------------------------------------------------------------------------


def _of_shock(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """7.32 Whom it would shock, and from which side."""
    unit = value[1]
    struck = targets(outlook.battle, unit)
    if not struck:
        return said("no-target", unit=outlook.field.ids[unit])
    arcs = dict(outlook.met(unit, hexes(outlook.battle, unit), outlook.state.facing[unit]))
    target = max(struck, key=lambda enemy: outlook.meeting(unit, enemy, arcs.get(enemy, FRONT)))
    if value[0] == "no-shock":
        return said("no-shock", unit=outlook.field.ids[unit], target=outlook.field.ids[target])
    return for_shock(outlook, unit, target, arcs.get(target, FRONT))


def _of_attack(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """8.32, 8.35c Whom, and at which angle."""
    _, unit, target, *word = value
    if word:
        return for_shock(outlook, unit, target, Arc(ANGLES.index(word[0])))
    arcs = dict(outlook.met(unit, hexes(outlook.battle, unit), outlook.state.facing[unit]))
    return for_shock(outlook, unit, target, arcs.get(target, FRONT))


def _of_defence(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """8.35b, 10.12[3] Who bears it best: what it has suffered of what it can."""
    unit = value[1]
    hits, tq = outlook.state.hits[unit], outlook.field.tq_of[unit]
    purpose = "share" if value[0] == "share" else "defend"
    return said(purpose, unit=outlook.field.ids[unit], hits=hits, tq=tq)


def _of_champion(outlook: Outlook, ask: Ask, value: Value) -> Message:
    purpose = "duel" if value[0] == "duel" else "charisma"
    return said(purpose, leader=outlook.field.leader_ids[value[1]])


def _of_fire(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """8.1, 9.3 A volley from where both stand."""
    unit, target = value[1], value[2]
    moving = ask.kind == "move" or value[0] == "harass"
    return for_volley(outlook, unit, target, best_aim(outlook.battle, unit, target), moving)


# -- giving way ------------------------------------------------------------------------------------------------------


def _of_withdrawal(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """6.7 Whose charge it escapes, and where that would have struck."""
    mover = ask.about[0] if isinstance(ask.about, tuple) and ask.about else NOBODY
    leader = value[0] != "withdraw"
    ids = outlook.field.leader_ids if leader else outlook.field.ids
    name = {"leader" if leader else "unit": ids[value[1]]}
    if mover == NOBODY or not is_on_map(outlook.battle, mover):
        return said("save" if leader else "withdraw-plain", **name)
    enemy = outlook.field.ids[mover]
    if leader:
        return said("save-from", enemy=enemy, **name)
    open_side = withdrawal.approach(outlook.battle, value[1], mover) is not FRONT
    return said("withdraw-flank" if open_side else "withdraw", enemy=enemy, **name)


def _of_reaction(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """7.16 To take a charge in front."""
    names = {"unit": outlook.field.ids[value[1]], "enemy": outlook.field.ids[ask.about]}
    return said("react-turn", **names)


def _of_flight(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """6.72, 10.21 How far from the enemy that is."""
    places = value[-1] if value[0] in ("rout", "step") else ()
    if value[0] == "halt" and isinstance(ask.about, tuple) and len(ask.about) > 1:
        places = hexes(outlook.battle, ask.about[0])
    if not isinstance(places, tuple) or not places:
        return said("flee-plain")
    row, where = outlook.field.grid.distance[places[0]], outlook.state.hex_of
    apart = min((row[where[enemy]] for enemy in outlook.rivals), default=0)
    purpose = "far-enough" if value[0] == "halt" else "fall-back" if ask.kind == "retreat" else "flee"
    return said(purpose, hexes=apart)


_Told = Callable[[Outlook, Ask, Value], Message]
_AIMS: Final[dict[tuple[str, str], _Told]] = {
    ("move", "step"): _of_move,
    ("move", "turn"): _of_move,
    ("move", "reverse"): _of_move,
    ("move", "halt"): _of_move,
    ("move", "path"): _of_straight,
    ("path", ""): _of_path,
    ("move-leader", ""): _of_leader_move,
    ("retreat", ""): _of_flight,
    ("rout", ""): _of_flight,
    ("", "elite"): _of_leader,
    ("", "activate"): _of_leader,
    ("", "reactivate"): _of_leader,
    ("", "contingent"): _of_leader,
    ("", "trump"): _of_trump,
    ("", "pass-leader"): _of_pass,
    ("", "momentum"): _of_momentum,
    ("", "line"): _of_line,
    ("", "file"): _of_line,
    ("", "individual"): _of_line,
    ("", "order"): _of_order,
    ("", "order-leader"): _of_leader_order,
    ("", "advance"): _of_advance,
    ("", "pass-through"): _of_advance,
    ("", "face"): _of_face,
    ("advance", "react-turn"): _of_advance,
    ("", "react-turn"): _of_reaction,
    ("", "shock"): _of_shock,
    ("", "no-shock"): _of_shock,
    ("", "attack"): _of_attack,
    ("", "second-shock"): _of_attack,
    ("", "name-attacker"): _of_attack,
    ("", "name-defender"): _of_defence,
    ("", "share"): _of_defence,
    ("", "duel"): _of_champion,
    ("", "charisma"): _of_champion,
    ("", "fire"): _of_fire,
    ("", "fire-with"): _of_fire,
    ("", "harass"): _of_fire,
    ("", "withdraw"): _of_withdrawal,
    ("", "withdraw-leader"): _of_withdrawal,
    ("", "withdraw-line"): _of_withdrawal,
    ("", "withdraw-prearranged"): _of_withdrawal,
}
