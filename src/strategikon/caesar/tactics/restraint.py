"""What speaks for doing no more: the best of what is left, and what it would come to."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final

from strategikon.caesar.commanding import command
from strategikon.caesar.round_odds import strikes
from strategikon.caesar.tactics.command import BAND, passes, weigh_free, weigh_initiative, weigh_order
from strategikon.caesar.tactics.fights import weigh_array
from strategikon.caesar.tactics.outlook import INCH, Outlook
from strategikon.caesar.tactics.reasons import said
from strategikon.caesar.units import on_table, troop
from strategikon.caesar.volleys import SHORT_RANGE, missile_range, shooting_dice
from strategikon.kernel.decision import Ask
from strategikon.kernel.message import Message

EAGER: Final = 1.0  # a unit that wants to be elsewhere


def for_rest(outlook: Outlook, ask: Ask) -> Message | None:
    """Why nothing more, by the question: None where the position says nothing about it."""
    told = _RESTS.get(ask.kind)
    return None if told is None else told(outlook, ask)


def eager(outlook: Outlook, who: int) -> list[int]:
    """CMD.26 Those of a captain who want to be elsewhere, whoever wants it most first."""
    units = [unit for unit in outlook.field.captains[who].units if on_table(outlook.battle, unit)]
    return sorted((unit for unit in units if outlook.desire(unit) > EAGER), key=lambda unit: -outlook.desire(unit))


def _no_captain(outlook: Outlook, ask: Ask) -> Message | None:
    """CMD.26 The captain who has most to say."""
    captains = [value[1] for value in ask.values if value[0] == "captain"]
    best = max(captains, key=lambda who: len(eager(outlook, who)), default=None)
    if best is None:
        return None
    units = len(eager(outlook, best))
    return said("rest-captain" if units else "pass-captain", captain=outlook.field.captain_ids[best], units=units)


def _no_initiative(outlook: Outlook, ask: Ask) -> Message | None:
    """CMD.02, CMD.24 Whoever would gain most by one sure move, and how far off his enemy is."""
    weigh = weigh_initiative if ask.kind == "initiative" else weigh_free
    weighed = zip(weigh(outlook, ask), ask.values, strict=True)
    left = [(weight, value[1]) for weight, value in weighed if len(value) > 1 and on_table(outlook.battle, value[1])]
    if not left:
        return None
    weight, unit = max(left)
    inches = round(outlook.near(unit))
    return said("rest-move-yet" if weight > 0 else "rest-move", unit=outlook.field.ids[unit], inches=inches)


def _no_order(outlook: Outlook, ask: Ask) -> Message | None:
    """CMD.06, CMD.15 Whoever wants an order most, and how likely it is heard."""
    who, _ = ask.about
    weighed = zip(weigh_order(outlook, ask), ask.values, strict=True)
    left = [(weight, value[1]) for weight, value in weighed if value[0] in ("give-move", "give-charge")]
    if not left:
        return None
    weight, unit = max(left)
    chance = round(100 * passes(command(outlook.battle, who, [unit])))
    names = {"captain": outlook.field.captain_ids[who], "unit": outlook.field.ids[unit]}
    return said("rest-order-yet" if weight > 0 else "rest-order", chance=chance, **names)


def _no_volley(outlook: Outlook, ask: Ask) -> Message | None:
    """SHT.31 The volley with most dice."""
    battle, ids = outlook.battle, outlook.field.ids
    found = [(shooting_dice(battle, value[1], missile_range(battle, value[1], outlook.at(value[-1])) <= SHORT_RANGE),
              value[1], value[-1]) for value in ask.values if value[0] in ("shoot", "shoot-side")]  # fmt: skip
    if not found:
        return None
    dice, unit, foe = max(found)
    return said("rest-volley", unit=ids[unit], other=ids[foe], dice=dice)


def _no_ride(outlook: Outlook, ask: Ask) -> Message | None:
    """CPT.03, CMD.08 How many units stand where their captain is heard best."""
    field, state = outlook.field, outlook.state
    near = units = 0
    for who in {value[1] for value in ask.values if len(value) > 1}:
        for unit in (one for one in field.captains[who].units if on_table(outlook.battle, one)):
            x, y, _ = outlook.at(unit)
            units += 1
            near += hypot(x - state.captain_x[who], y - state.captain_y[who]) <= BAND * INCH
    return said("rest-ride", near=near, units=units) if units else None


def _no_change(outlook: Outlook, ask: Ask) -> Message | None:
    """MEL.16, MEL.22, SAV.14 The change that would still pay, or the dice of both sides as they stand."""
    field, ids = outlook.field, outlook.field.ids
    weight, best = max(zip(weigh_array(outlook, ask), ask.values, strict=True), key=lambda one: one[0])
    if weight > 0 and best[0] == "attacks":
        return said("ready-captain", captain=field.captain_ids[best[1]], dice=best[2])
    if weight > 0 and best[0] == "close-ranks":
        unit = best[1]
        stamina, casualties = troop(outlook.battle, unit).stamina, outlook.state.casualties[unit]
        return said("ready-ranks", unit=ids[unit], casualties=casualties, stamina=stamina)
    mine, theirs = 0, 0
    for strike in strikes(outlook.battle):
        if field.side_of[strike.unit] == outlook.me:
            mine += strike.dice
        else:
            theirs += strike.dice
    idle = [value[1] for value in ask.values if value[0] == "attacks"]
    if idle:
        return said("ready-spared", captain=field.captain_ids[idle[0]], dice=mine, back=theirs)
    return said("ready", dice=mine, back=theirs)


def _no_step(outlook: Outlook, ask: Ask) -> Message | None:
    """MOV.01, SUP.01 Whom it stands before, and who stands by it."""
    unit = next((value[1] for value in ask.values if value[0] == "halt"), None)
    found = None if unit is None or not on_table(outlook.battle, unit) else outlook.prey(unit)
    if unit is None or found is None:
        return None
    inches = round(outlook.gap(outlook.at(unit), outlook.at(found[0])))
    names = {"unit": outlook.field.ids[unit], "other": outlook.field.ids[found[0]]}
    return said("stand-fast", inches=inches, helpers=len(outlook.supporters(unit)), **names)


_RESTS: Final[dict[str, Callable[[Outlook, Ask], Message | None]]] = {
    "captain": _no_captain,
    "initiative": _no_initiative,
    "free": _no_initiative,
    "order": _no_order,
    "shoot": _no_volley,
    "ride": _no_ride,
    "array": _no_change,
    "move": _no_step,
    "break-through": _no_step,
}
