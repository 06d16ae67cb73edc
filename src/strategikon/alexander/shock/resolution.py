"""8.36 Hand to hand (En Chersi): the die, the losses, and how several units share them (10.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander import cohesion, elimination
from strategikon.alexander.combats import FOUGHT, SUPERIORS, Combat
from strategikon.alexander.leaders import charisma
from strategikon.alexander.pieces import Fight, leader_id, unit_id
from strategikon.alexander.shock.adjustments import inspiring
from strategikon.alexander.shock.clash import name_units
from strategikon.alexander.shock.combat import attackers, defenders, open_combats
from strategikon.alexander.shock.forecast import Forecast, forecast
from strategikon.alexander.state import NOBODY
from strategikon.alexander.tables import D10
from strategikon.kernel.asking import choose, run
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT
from strategikon.kernel.why import Explainers


def resolve(battle: Fight) -> Activity | None:
    """8.36 Phase `resolve`: every combat is rolled and its losses are applied."""
    if any(_may_ask(battle, combat) for combat in open_combats(battle)):
        return _resolve(battle)
    run(_resolve(battle))
    return None


def _resolve(battle: Fight) -> Activity:
    for combat in open_combats(battle):
        if combat.attacker == NOBODY:
            yield from name_units(battle, combat)
        yield from fight(battle, combat)
    battle.state.phase = "breakthrough"


def _may_ask(battle: Fight, combat: Combat) -> bool:
    """Whether somebody might be asked: several leaders, three units to share losses, a routed unit, units not yet
    named."""
    sides = (attackers(battle, combat), defenders(battle, combat))
    if combat.attacker == NOBODY or any(battle.state.routed[unit] for unit in sides[1]):
        return True
    return any(len(units) > 2 or len(inspiring(battle, units)) > 1 for units in sides)


def fight(battle: Fight, combat: Combat) -> Activity:
    """8.36 Leaders, die and losses of one combat. Nobody routs before the collapse; only a routed unit is gone at
    once."""
    ours, theirs = attackers(battle, combat), defenders(battle, combat)
    our_leader = yield from inspire(battle, ours)
    their_leader = yield from inspire(battle, theirs)
    seen = forecast(battle, combat, our_leader, their_leader)
    our_loss, their_loss = clash(battle, seen, ours, theirs)
    combat.step, combat.superior = FOUGHT, seen.superior.side
    combat.position = int(seen.superior.of_position)
    yield from share(battle, ours, our_loss, seen.attacker)
    yield from share(battle, theirs, their_loss, seen.defender)


def clash(battle: Fight, seen: Forecast, ours: Sequence[int], theirs: Sequence[int]) -> tuple[int, int]:
    """8.36 The die, and what either side loses. It is the attacker's if the defender loses more."""
    throw = battle.throw(
        "shock", 1, D10,
        attackers=[unit_id(battle, unit) for unit in ours],
        defenders=[unit_id(battle, unit) for unit in theirs],
        attacker=unit_id(battle, seen.attacker),
        defender=unit_id(battle, seen.defender),
        base=seen.base,
        shifts=[f"{name}:{value:+}" for name, value in seen.shifts],
        column=seen.column,
    )  # fmt: skip
    our_loss, their_loss = seen.losses(throw.number)
    throw.tell(
        die=throw.number, modifier=seen.modifier, attacker_loss=our_loss, defender_loss=their_loss,
        superior=SUPERIORS[seen.superior.side], reason=seen.superior.reason,
    )  # fmt: skip
    if their_loss > our_loss:
        throw.scored(0, HIT)
    return our_loss, their_loss


def inspire(battle: Fight, units: Sequence[int]) -> Activity:
    """8.36l Whose Charisma is used: the owner's choice if several leaders could add theirs."""
    able = inspiring(battle, units)
    if not able:
        return NOBODY
    values: list[Value] = [("charisma", leader) for leader in able]
    _, leader = yield from choose(battle, battle.field.leader_side[able[0]], "charisma", values)
    return leader


# -- 10.12 sharing ---------------------------------------------------------------------------------------------------


def share(battle: Fight, units: Sequence[int], points: int, named: int) -> Activity:
    """10.12a, R-ALEX-71 The quotient each; of the rest one point to the unit used for superiority and column, then
    one each to units of the owner's choice."""
    each, rest = divmod(points, len(units))
    losses = dict.fromkeys(units, each)
    waiting = list(units)
    if rest and named in losses:
        losses[named] += 1
        waiting.remove(named)
        rest -= 1
    for _ in range(rest):
        values: list[Value] = [("share", unit) for unit in waiting]
        _, unit = yield from choose(battle, battle.field.side_of[units[0]], "share", values)
        losses[unit] += 1
        waiting.remove(unit)
    for unit, loss in losses.items():
        yield from _lose(battle, unit, loss)


def _lose(battle: Fight, unit: int, loss: int) -> Activity:
    """10.25d A routed unit that loses anything is eliminated; others only count their hits (8.38)."""
    if not loss:
        return
    if battle.state.routed[unit]:
        yield from elimination.eliminate(battle, unit, "shock")
    else:
        cohesion.add_hits(battle, unit, loss, "shock")


# -- why not ---------------------------------------------------------------------------------------------------------


def why_not_charisma(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """8.34d, 8.36l Why a leader's Charisma cannot be used."""
    if charisma(battle, leader) <= 0:
        return refusal("8.34d", "alexander-why-no-charisma", leader=leader_id(battle, leader))
    return refusal("8.36l", "alexander-why-not-in-combat", leader=leader_id(battle, leader))


def why_not_share(battle: Fight, ask: Ask, unit: int) -> Refusal:
    """10.12a Why a unit cannot take the next odd point."""
    return refusal("10.12a", "alexander-why-share", unit=unit_id(battle, unit))


WHY_NOT: Final[Explainers] = {("charisma", "charisma"): why_not_charisma, ("share", "share"): why_not_share}
