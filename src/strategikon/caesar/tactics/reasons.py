"""What speaks for a place, a charge or a volley: the terms of the outlook, each with the sentence it would be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.caesar.measure import Figure
from strategikon.caesar.tactics.outlook import FLEE, INCH, MELEE, SUPPORTS, Outlook
from strategikon.caesar.tactics.values import book_of, is_out, out_of
from strategikon.caesar.units import troop
from strategikon.caesar.volleys import SHORT_RANGE, missile_range, shooting_dice
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import Reason

WORN: Final = 2  # casualties that a unit must have, of a stamina of three or four, to be worth another blow


def said(purpose: str, **args: str | int) -> Message:
    """A sentence of this ruleset about a purpose."""
    return Message(f"caesar-aim-{purpose}", args)


# -- a place ---------------------------------------------------------------------------------------------------------


def for_place(outlook: Outlook, unit: int, there: Figure) -> Iterator[Reason]:
    """What a unit finds there that it has not where it stands."""
    found = outlook.prey(unit)
    if found is None:
        return
    here, foe, ids = outlook.at(unit), found[0], outlook.field.ids
    now, then = outlook.terms(unit, here), outlook.terms(unit, there)
    names = {"unit": ids[unit], "other": ids[foe]}
    yield Reason(then.near - now.near, nearness(outlook, unit, foe, there))
    yield Reason(then.within - now.within, said("out-of-reach", **names))
    yield Reason(then.faces - now.faces, said("faces", **names))
    yield Reason(then.turned - now.turned, said("flank", **names))
    spared = [one for one in outlook.flankers(unit, here) if one not in outlook.flankers(unit, there)]
    if spared:
        told = said("cover", unit=ids[unit], enemies=len(spared), enemy=ids[spared[0]])
        yield Reason(then.exposed - now.exposed, told)
    yield Reason(then.alone - now.alone, said("together", unit=ids[unit]))


def nearness(outlook: Outlook, unit: int, foe: int, there: Figure) -> Message:
    """How far it would be from the enemy it seeks, and what it could do from there."""
    names = {"unit": outlook.field.ids[unit], "other": outlook.field.ids[foe]}
    inches, role = round(outlook.gap(there, outlook.at(foe))), outlook.role(unit)
    line = troop(outlook.battle, unit)
    if role == FLEE:
        return said("flee", inches=inches, **names)
    if role != MELEE and inches * INCH <= line.range:
        return said("range", inches=inches, **names)
    allowance = line.allowances[outlook.state.formation[unit]]
    purpose = "next-move" if role == MELEE and inches * INCH <= allowance else "nearer"
    return said(purpose, inches=inches, **names)


# -- blows -----------------------------------------------------------------------------------------------------------


def for_charge(outlook: Outlook, unit: int, foe: int) -> Message:
    """CHG.03, MEL.02 Why this enemy: a flank, what is left of it, what hangs on it, who stands by, or the dice."""
    battle, ids = outlook.battle, outlook.field.ids
    names = {"unit": ids[unit], "other": ids[foe]}
    if not outlook.strikes_front(outlook.at(unit), foe):
        return said("charge-flank", **names)
    weakness = _weakness(outlook, foe, names)
    if weakness is not None:
        return weakness
    dice, back = troop(battle, unit).clash, troop(battle, foe).clash
    helpers, theirs = (min(SUPPORTS, len(outlook.supporters(one))) for one in (unit, foe))
    if helpers > theirs:
        return said("charge-supported", helpers=helpers, theirs=theirs, **names)
    return said("charge", dice=dice, back=back, **names)


def for_volley(outlook: Outlook, unit: int, foe: int) -> Message:
    """SHT.31 Why this target: what is left of it, what hangs on it, or the dice."""
    battle, ids = outlook.battle, outlook.field.ids
    names = {"unit": ids[unit], "other": ids[foe]}
    weakness = _weakness(outlook, foe, names)
    if weakness is not None:
        return weakness
    far = missile_range(battle, unit, outlook.at(foe))
    return said("shoot", dice=shooting_dice(battle, unit, far <= SHORT_RANGE), **names)


def _weakness(outlook: Outlook, foe: int, names: dict[str, str]) -> Message | None:
    """What makes a unit a better target than others."""
    battle, state = outlook.battle, outlook.state
    stamina, casualties = troop(battle, foe).stamina, state.casualties[foe] + state.excess[foe]
    if casualties >= stamina:
        return said("shaken-prey", **names)
    division = outlook.field.division_of[foe]
    needed = book_of(outlook.field).needed[division]
    if not is_out(battle, foe) and not state.demoralised[division] and 1 < needed <= out_of(battle, division) + 1:
        return said("last-of-division", captain=outlook.field.captain_ids[division], **names)
    if casualties >= WORN:
        return said("worn-prey", casualties=casualties, stamina=stamina, **names)
    return None
