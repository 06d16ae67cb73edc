"""What a choice is for, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final

from strategikon.caesar.commanding import command
from strategikon.caesar.field import Fight
from strategikon.caesar.steps import EXIT, FORM
from strategikon.caesar.tables import BATTLE_LINE, COLUMN, DEEP, FORMATIONS
from strategikon.caesar.tactics.command import BAND, passes
from strategikon.caesar.tactics.moves import end_of
from strategikon.caesar.tactics.outlook import INCH, Outlook, outlook_of
from strategikon.caesar.tactics.reasons import for_charge, for_place, for_volley, said
from strategikon.caesar.tactics.restraint import eager, for_rest
from strategikon.caesar.units import on_table, shape_of, troop
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import chief_reason

# By question and verb, or by verb alone: the sentence, where it says no more than the unit it is about.
OF_UNIT: Final = {
    ("enter", "halt"): "wait", ("leave", "halt"): "work", ("opportunity", "hold"): "hold-fire",
    ("pursue", "hold"): "no-pursuit", ("victor", "hold"): "hold", ("", "halt"): "halt", ("", "hold"): "halt",
    ("", "give-enter"): "enter", ("", "enter"): "enter", ("", "enter-along"): "enter", ("", "stay"): "stay",
    ("", "go-on"): "charge-on", ("", "confusion"): "confusion", ("", "retreat"): "retreat", ("", "valiant"): "valiant",
    ("", "accept-test"): "accept-test", ("", "follow"): "follow", ("", "advance"): "follow",
    ("", "break-through"): "break-through", ("", "consolidate"): "consolidate", ("", "accompany"): "accompany",
    ("", "close-ranks"): "ranks", ("", "occupy"): "occupy", ("", "leave"): "leave", ("", "place"): "support",
    ("", "act"): "first", ("", "fight"): "fight-first", ("", "test"): "test-first", ("", "withdraw"): "withdraw",
    ("", "share"): "share", ("", "support"): "support", ("", "support-nobody"): "no-support", ("", "aim"): "aim",
    ("", "odd-die"): "aim", ("", "assign"): "assign", ("", "feign"): "feign",
}  # fmt: skip

FORMED: Final = {BATTLE_LINE: "form", DEEP: "form", COLUMN: "form-column"}  # FRM.02


RESTS: Final = frozenset(("pass", "done", "ready", "halt"))  # to do no more


def aim(battle: Fight, value: Value) -> Message:
    """The purpose of an option of the open question."""
    ask = battle.ask
    assert ask is not None
    told = _AIMS.get(value[0], _of_unit)
    return told(outlook_of(battle, ask.side), ask, value)


def _of_unit(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """Answers that name one unit, and those that are words."""
    verb = value[0]
    word = OF_UNIT.get((ask.kind, verb)) or OF_UNIT.get(("", verb))
    rest = for_rest(outlook, ask) if verb in RESTS else None
    if rest is not None:
        return rest
    if word is None:
        return said(f"{verb}-{ask.kind}" if (ask.kind, verb) in WORDS else verb)
    return said(word, unit=outlook.field.ids[value[1]])


WORDS: Final = frozenset((("initiative", "pass"), ("shoot", "pass"), ("ride", "pass"), ("captain", "pass")))


# -- orders ----------------------------------------------------------------------------------------------------------


def _of_captain(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """CMD.26 Those of his who want to be elsewhere."""
    who = value[1]
    wanting, captain = eager(outlook, who), outlook.field.captain_ids[who]
    if not wanting:
        return said("speak-idle", captain=captain)
    return said("speak", captain=captain, units=len(wanting), unit=outlook.field.ids[wanting[0]])


def _of_wish(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """CMD.02, CMD.18, CMD.24 Where a unit that may move is wanted."""
    unit = value[1]
    found = outlook.prey(unit)
    if not on_table(outlook.battle, unit) or found is None:
        return said("enter", unit=outlook.field.ids[unit])
    foe = found[0]
    names = {"unit": outlook.field.ids[unit], "other": outlook.field.ids[foe]}
    if value[0] == "initiative" and outlook.moves_to(unit, foe) == 1:
        return for_charge(outlook, unit, foe)
    far, _ = outlook.wanted(unit, found[1])
    inches = round(outlook.gap(outlook.at(unit), outlook.at(foe)))
    return said("wish-back" if inches < far else "wish", inches=inches, **names)


def _of_roll(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """CMD.13, CMD.15 How likely the order is heard as it is."""
    who, named = ask.about
    units = [unit for unit, _ in named]
    chance = round(100 * passes(command(outlook.battle, who, units))) if units else 0
    return said("roll", captain=outlook.field.captain_ids[who], units=len(units), chance=chance)


def _of_reroll(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """CMD.17"""
    return said(value[0], captain=outlook.field.captain_ids[ask.about])


def _of_rally(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """CMD.29"""
    unit = value[1]
    stamina, casualties = troop(outlook.battle, unit).stamina, outlook.state.casualties[unit]
    return said("rally", unit=outlook.field.ids[unit], casualties=casualties, stamina=stamina)


def _of_ride(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """CPT.03, CMD.08 How many of his units he is near enough to."""
    who, field = value[1], outlook.field
    if value[0] == "go":
        x, y = value[2], value[3]
    else:
        x, y, _ = outlook.at(value[2])
    near = [unit for unit in field.captains[who].units if on_table(outlook.battle, unit)
            and hypot(outlook.at(unit)[0] - x, outlook.at(unit)[1] - y) <= BAND * INCH]  # fmt: skip
    if value[0] == "go":
        return said("ride", captain=field.captain_ids[who], units=len(near))
    return said("lead", captain=field.captain_ids[who], unit=field.ids[value[2]], units=len(near))


# -- moves, charges, volleys -----------------------------------------------------------------------------------------


def _of_move(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """MOV What the unit finds where the steps lead."""
    _, unit, steps = value
    name = outlook.field.ids[unit]
    if any(step[0] == EXIT for step in steps):
        return said("exit", unit=name)
    if len(steps) == 1 and steps[0][0] == FORM:
        purpose = FORMED.get(FORMATIONS.index(steps[0][1]), "form-all-round")
        return said(purpose, unit=name, inches=round(outlook.near(unit)))
    end = end_of(outlook.battle, unit, steps)
    there = (end[0], end[1], shape_of(outlook.battle, unit).at(end[2]))
    return chief_reason(for_place(outlook, unit, there), said("little", unit=name))


def _of_charge(outlook: Outlook, ask: Ask, value: Value) -> Message:
    return for_charge(outlook, value[1], value[-1])


def _of_volley(outlook: Outlook, ask: Ask, value: Value) -> Message:
    return for_volley(outlook, value[1], value[-1])


def _of_response(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """CHG.05 What comes, and what each answer makes of it."""
    target, charger, ids = ask.about.target, ask.about.charger, outlook.field.ids
    dice, back = troop(outlook.battle, charger).clash, troop(outlook.battle, target).clash
    return said(value[0], unit=ids[target], other=ids[charger], dice=dice, back=back)


def _of_attacks(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """MEL.22"""
    return said("dice", captain=outlook.field.captain_ids[value[1]], dice=value[2])


_AIMS: Final[dict[str, Callable[[Outlook, Ask, Value], Message]]] = {
    "captain": _of_captain,
    "initiative": _of_wish,
    "give-move": _of_wish,
    "follow-me": _of_wish,
    "free": _of_wish,
    "roll": _of_roll,
    "reroll": _of_reroll,
    "accept": _of_reroll,
    "rally": _of_rally,
    "go": _of_ride,
    "lead": _of_ride,
    "replace": _of_ride,
    "move": _of_move,
    "give-charge": _of_charge,
    "charge": _of_charge,
    "follow-charge": _of_charge,
    "shoot": _of_volley,
    "shoot-side": _of_volley,
    "fire": _of_volley,
    "stand": _of_response,
    "closing-fire": _of_response,
    "evade": _of_response,
    "parthian-shot": _of_response,
    "counter-charge": _of_response,
    "turn-to-face": _of_response,
    "attacks": _of_attacks,
}
