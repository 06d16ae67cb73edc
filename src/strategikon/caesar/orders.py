"""CMD.05-CMD.22, CMD.26-CMD.30, CMD.33-CMD.37 Orders: who may be given one, how it is tested, what it gives."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from strategikon.caesar.blunders import suffer_blunder
from strategikon.caesar.charges import face_point
from strategikon.caesar.charging import charge
from strategikon.caesar.commanding import command, order_distance
from strategikon.caesar.declaring import cannot_declare, prey_of
from strategikon.caesar.effects import moves_given, no_orders, no_return
from strategikon.caesar.field import Fight
from strategikon.caesar.state import DEAD, EXPECTED, INSIDE, LOST, NOBODY, OFF_TABLE, OUTSIDE, WELL, Mark
from strategikon.caesar.states import is_demoralised
from strategikon.caesar.tables import Special
from strategikon.caesar.units import disordered, engaged, figure, present, rules_for_others, shaken, troop
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.ruleset import Activity

Value: TypeAlias = tuple[Any, ...]

NEAR: Final = 12_000  # CMD.28, CMD.29
MOST_MOVES: Final = 3
DONE: Final = ("done",)
ROLL: Final = ("roll",)
# what ends the naming of units, and the kind of moves it leads to
ENDS: Final = {"done": "", "roll": "order", "rally": "rally", "follow-me": "follow-me", "follow-charge": "follow-me"}


# -- CMD.04, CMD.16, CMD.26, CMD.35 which captain, and to whom ---------------------------------------------------------


def cannot_hear(battle: Fight, who: int, unit: int) -> Refusal | None:
    """CMD.04, CMD.10, CMD.11, CMD.14, CMD.16, CMD.27, CMD.37, SPC.09, STA.02, STA.13, STA.19 Why a captain may give a
    unit no order at all now, not even to stay and rally."""
    state, field = battle.state, battle.field
    told = {"unit": field.ids[unit], "captain": field.captain_ids[who]}
    marks, stranger = state.marks[unit], field.division_of[unit] != who
    others = rules_for_others(battle, field.side_of[unit])
    another = refusal("CMD.16", "caesar-why-other-division", **told).besides(*others) if stranger else None
    if state.where[unit] == LOST:
        return together(another, refusal("MOV.18", "caesar-why-lost", **told))
    fights, forbidden = engaged(battle, unit), no_orders(battle, unit)
    acted = marks & Mark.INITIATIVE
    return together(
        another,
        refusal("SPC.09", "caesar-why-feigned", **told).besides("CMD.01") if marks & Mark.FEIGNED else None,
        refusal("CMD.04", "caesar-why-used-initiative", **told).besides("CMD.01") if acted else None,
        refusal("CMD.14", "caesar-why-ordered-already", **told) if marks & Mark.ORDERED else None,
        refusal("CMD.10", "caesar-why-disordered", **told).besides("STA.13") if disordered(battle, unit) else None,
        refusal("CMD.11", "caesar-why-engaged", **told).besides("MEL.24") if fights else None,
        refusal("VIC.04", "caesar-why-no-orders", **told) if forbidden else None,
        None if present(battle, unit) else _cannot_return(battle, unit, told),
    )


def _cannot_return(battle: Fight, unit: int, told: dict[str, str]) -> Refusal | None:
    """CMD.27, CMD.37, STA.02, STA.19, MOV.17 Why a unit off the table may not be ordered on."""
    state = battle.state
    if is_demoralised(battle, unit):
        awaited = refusal("CMD.37", "caesar-why-demoralised", **told)
        left = awaited.besides("STA.19", "MOV.17", *(("STA.02",) if shaken(battle, unit) else ()))
        return left if state.where[unit] == OFF_TABLE else awaited
    if state.where[unit] == EXPECTED:
        due = battle.field.lines[unit]["arrives"]["round"]
        return refusal("CMD.27", "caesar-why-awaited", round=due, **told) if state.round < due else None
    barred, just_left = no_return(battle, unit), state.marks[unit] & (Mark.MOVED | Mark.DONE)
    return together(
        refusal("STA.02", "caesar-why-shaken", **told).besides("MOV.17") if shaken(battle, unit) else None,
        refusal("MOV.17", "caesar-why-no-return", **told).besides("VIC.04") if barred else None,
        refusal("MOV.17", "caesar-why-just-left", **told) if just_left else None,
    )


def cannot_order(battle: Fight, who: int, unit: int) -> Refusal | None:
    """CMD.05, TER.18 Why a captain may not order a unit to move now: engines and wagons in a work never do."""
    return together(cannot_hear(battle, who, unit), _stays_inside(battle, unit))


def _stays_inside(battle: Fight, unit: int) -> Refusal | None:
    """TER.18 Engines and wagons in a work never leave it."""
    if battle.state.where[unit] < INSIDE or troop(battle, unit).kind.may_enter_building:
        return None
    return refusal("TER.18", "caesar-why-stays-inside", unit=battle.field.ids[unit])


def cannot_speak(battle: Fight, who: int) -> Refusal | None:
    """CMD.16, CMD.35, CMD.36 Why a captain gives no order now."""
    state, line = battle.state, battle.field.captains[who]
    told = {"captain": line.id}
    if line.side != state.active:
        return refusal("CMD.16", "caesar-why-not-your-captain", **told).besides("SEQ.03")
    if state.captain_state[who] == DEAD:
        return refusal("CMD.35", "caesar-why-captain-dead", **told).besides("CPT.14")
    if state.captain_state[who] == OUTSIDE and state.round < line.arrives:
        return refusal("CMD.36", "caesar-why-captain-awaited", **told)
    if state.spoke[who]:
        rule, *others = _rules_of_silence(battle, who)
        return refusal(rule, "caesar-why-captain-spoke", **told).besides(*others)
    if not any(_may_be_addressed(battle, who, unit) for unit in line.units):
        deaf = [no for unit in line.units if (no := cannot_order(battle, who, unit)) is not None]
        return refusal("CMD.35", "caesar-why-nobody-to-order", **told).besides(*dict.fromkeys(no.rule for no in deaf))
    return None


def _rules_of_silence(battle: Fight, who: int) -> list[str]:
    """CMD.13, CMD.22, CMD.26, CMD.30 Every rule by which a captain who gave orders has finished."""
    state = battle.state
    failed = [mark for unit in battle.field.captains[who].units if (mark := state.marks[unit]) & Mark.ORDERED]
    failed = [mark for mark in failed if not mark & Mark.OBEYED]
    silent = {
        "CMD.13": bool(failed),
        "CMD.22": any(mark & Mark.BLUNDERED for mark in failed),
        "CMD.30": bool(state.rode[who]) or (state.speaker == who and state.kind in ("rally", "follow-me")),
        "CMD.26": True,
    }
    return [rule for rule, holds in silent.items() if holds]


def _may_be_addressed(battle: Fight, who: int, unit: int) -> bool:
    """CMD.35 Whether a captain has something to say to a unit: any order, or a Rally."""
    return cannot_order(battle, who, unit) is None or cannot_rally(battle, who, unit) is None


def captain(battle: Fight) -> Activity | None:
    """CMD.26, CMD.35 The active side names the captain who gives orders next, or nobody does any more."""
    able = [who for who in battle.field.captains_of[battle.state.active] if cannot_speak(battle, who) is None]
    if not able:
        battle.state.phase = "free"
        return None
    return _name_captain(battle, able)


def _name_captain(battle: Fight, able: list[int]) -> Activity:
    chosen = yield Ask(battle.state.active, "captain", [*(("captain", who) for who in able), ("pass",)])
    if chosen == ("pass",):
        battle.state.phase = "free"
    else:
        battle.state.speaker, battle.state.phase = chosen[1], "order"


# -- the test ----------------------------------------------------------------------------------------------------------


def moves_of(battle: Fight, unit: int) -> int:
    """CMD.12 How many moves the order in hand gives to a unit."""
    return moves_for(battle, unit, battle.state.kind, battle.state.margin)


def moves_for(battle: Fight, unit: int, kind: str, margin: int) -> int:
    """CMD.12, CMD.28, CMD.29, SPC.18, MOV.03 How many moves a kind of order gives a unit if it passes by a margin."""
    line = troop(battle, unit)
    if kind == "rally":
        return 0  # CMD.29
    if kind == "frenzy":
        return 1  # SPC.10
    raging = line.has(Special.FRENZIED) and battle.state.prey[unit] != NOBODY
    moves = MOST_MOVES if kind == "follow-me" or raging else min(MOST_MOVES, max(1, margin))
    if line.has(Special.MILITIA) and margin == 0 and not raging:
        return 0
    moves = moves_given(battle, unit, moves)
    return min(moves, 1) if line.one_move else moves


def order(battle: Fight) -> Activity | None:
    """CMD.13 The captain who has the word goes on, while he can."""
    state = battle.state
    if cannot_speak(battle, state.speaker) is not None:
        state.phase = "captain"
        return None
    return _give(battle, state.speaker)


def _give(battle: Fight, who: int) -> Activity:
    """CMD.15, CMD.18 Units and intents are named one by one, then the dice are rolled; or a special order is given."""
    state, side = battle.state, battle.state.active
    prey = Prey(battle)
    named: list[tuple[int, int]] = []
    while True:
        chosen = yield Ask(side, "order", lambda: order_values(battle, who, named, prey), about=(who, tuple(named)))
        if chosen[0] in ENDS:
            break
        named.append(_intent(chosen))
    if chosen == DONE:
        state.spoke[who], state.phase = 1, "captain"
        return
    parts = named if chosen == ROLL else [_intent(chosen)]
    units = [unit for unit, _ in parts]
    for unit, target in parts:
        state.prey[unit] = target
    state.kind = ENDS[chosen[0]]
    if chosen != ROLL:
        granted(battle, *ROLL)  # a special order is tested at once
    passed = yield from _test(battle, who, units)
    if chosen != ROLL:
        state.spoke[who] = 1  # CMD.30
    if passed:
        _obey(battle, who, units)
    else:
        _fail(battle, who, units)


def _intent(chosen: Value) -> tuple[int, int]:
    """CMD.18 A unit, and whom it shall charge."""
    return chosen[1], chosen[2] if len(chosen) > 2 else NOBODY


def _fail(battle: Fight, who: int, units: list[int]) -> None:
    """CMD.13, SPC.10 He gives no more orders; whoever is frenzied makes one move toward its charge all the same, unless
    it was a blunder."""
    state = battle.state
    state.spoke[who], state.phase = 1, "captain"
    raging = [
        unit
        for unit in units
        if troop(battle, unit).has(Special.FRENZIED)
        and state.prey[unit] != NOBODY
        and not state.marks[unit] & Mark.BLUNDERED
    ]
    if raging:
        state.kind, state.group, state.phase = "frenzy", sorted(raging), "next"


def _test(battle: Fight, who: int, units: list[int]) -> Activity:
    """CMD.06, CMD.07, CMD.17, CMD.19 Two dice against his command; the general may roll once more."""
    state, field = battle.state, battle.field
    ids, name = [field.ids[unit] for unit in units], field.captain_ids[who]
    against = command(battle, who, units)
    for unit in units:
        state.marks[unit] |= Mark.ORDERED
    while True:
        dice = [battle.dice.roll(6) + 1, battle.dice.roll(6) + 1]
        if dice == [6, 6]:
            battle.emit("blunder", captain=name, units=ids, dice=dice)
            yield from suffer_blunder(battle, units, charge)
            return False
        state.margin = against - sum(dice)
        if state.margin >= 0:
            moves = [moves_of(battle, unit) for unit in units]
            battle.emit("order", captain=name, units=ids, command=against, dice=dice, moves=moves, margin=state.margin)
            return True
        battle.emit("order-failed", captain=name, units=ids, command=against, dice=dice)
        if not field.captains[who].general or state.reroll[field.captains[who].side] <= 0:
            return False
        again = yield Ask(field.captains[who].side, "reroll", (("reroll",), ("accept",)), about=who)
        if again == ("accept",):
            return False
        state.reroll[field.captains[who].side] = 0
        battle.emit("reroll", captain=name)


def _obey(battle: Fight, who: int, units: list[int]) -> None:
    """CMD.18, CMD.28, CMD.29 An order that was passed: a rally at once, moves one unit after another."""
    state = battle.state
    for unit in units:
        state.marks[unit] |= Mark.OBEYED
    if state.kind in ("rally", "follow-me"):
        join(battle, who, units[0])
    if state.kind == "rally":
        state.casualties[units[0]] -= 1
        state.marks[units[0]] |= Mark.DONE
        battle.emit("rally", captain=battle.field.captain_ids[who], unit=battle.field.ids[units[0]])
        state.phase = "captain"
        return
    state.group, state.phase = sorted(units), "next"


class Prey:
    """CHG.02, CHG.36 Whom units may be told to charge: looked up once for all questions of an order."""

    __slots__ = ("_found", "battle")

    def __init__(self, battle: Fight) -> None:
        self.battle = battle
        self._found: dict[int, list[int]] = {}

    def of(self, unit: int) -> list[int]:
        """The enemies that a unit may be told to charge."""
        found = self._found.get(unit)
        if found is None:
            found = self._found[unit] = prey_of(self.battle, unit, MOST_MOVES)
        return found


def order_values(battle: Fight, who: int, named: list[tuple[int, int]], prey: Prey) -> list[Value]:
    """CMD.15, CMD.18, CMD.28, CMD.29, CMD.05, SPC.10 What may be said now."""
    taken = [unit for unit, _ in named]
    units = battle.field.captains[who].units
    able = [unit for unit in units if unit not in taken and cannot_order(battle, who, unit) is None]
    raging = must_rage(battle, who, prey)
    if raging:
        mad = [unit for unit in able if unit in raging]
        charges = [("give-charge", unit, target) for unit in mad for target in prey.of(unit)]
        if named:
            return [ROLL, *charges]
        led = [unit for unit in mad if cannot_follow(battle, who, unit) is None]
        return [*charges, *(("follow-charge", unit, target) for unit in led for target in prey.of(unit))]
    found: list[Value] = []
    for unit in able:
        found.append(("give-move" if present(battle, unit) else "give-enter", unit))
        found += [("give-charge", unit, target) for target in prey.of(unit)]
    if named:
        return [ROLL, *found]
    found += [("rally", unit) for unit in units if cannot_rally(battle, who, unit) is None]
    for unit in able:
        if cannot_follow(battle, who, unit) is None:
            found.append(("follow-me", unit))
            found += [("follow-charge", unit, target) for target in prey.of(unit)]
    return [*found, DONE]


def cannot_tell(battle: Fight, who: int, unit: int, target: int) -> Refusal | None:
    """CMD.18, CHG.02, CHG.36 Why a unit may not be told to charge an enemy."""
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    if battle.field.side_of[target] == battle.field.side_of[unit] or not present(battle, target):
        return refusal("CHG.01", "caesar-why-no-prey", **told)
    reason = cannot_order(battle, who, unit)
    if not present(battle, unit):
        return together(reason, refusal("MOV.19", "caesar-why-entered", **told))
    return together(reason, cannot_declare(battle, unit, target, MOST_MOVES))


def cannot_join(battle: Fight, who: int, unit: int, rule: str) -> Refusal | None:
    """CMD.28, CMD.29, CPT.05 Why a captain may not come to a unit for a special order."""
    state, field = battle.state, battle.field
    told = {"unit": field.ids[unit], "captain": field.captain_ids[who]}
    far = not present(battle, unit) or order_distance(battle, who, unit) > NEAR
    led = state.leads[who]
    held = led not in (NOBODY, unit) and engaged(battle, led)
    return together(
        cannot_hear(battle, who, unit),
        refusal(rule, "caesar-why-too-far-to-join", **told) if far else None,
        refusal("CPT.05", "caesar-why-captain-fights", **told) if held else None,
    )


def cannot_follow(battle: Fight, who: int, unit: int) -> Refusal | None:
    """CMD.28 Follow Me, which a switch may forbid."""
    if not battle.field.follow_me:
        return refusal("CMD.28", "caesar-why-switched-off")
    reason = together(cannot_join(battle, who, unit, "CMD.28"), _stays_inside(battle, unit))
    return None if reason is None else reason.besides("CMD.28")


def cannot_rally(battle: Fight, who: int, unit: int) -> Refusal | None:
    """CMD.29, STA.20"""
    told = {"unit": battle.field.ids[unit], "captain": battle.field.captain_ids[who]}
    far, lost_heart = cannot_join(battle, who, unit, "CMD.29"), shaken(battle, unit) and is_demoralised(battle, unit)
    reason = together(
        far,
        None if battle.state.casualties[unit] else refusal("CMD.29", "caesar-why-no-casualty", **told),
        refusal("STA.20", "caesar-why-demoralised", **told) if lost_heart else None,
    )
    return None if reason is None else reason.besides("CMD.29")


def join(battle: Fight, who: int, unit: int) -> None:
    """CPT.03, CPT.04, CMD.36 A captain comes to lead a unit, also from outside: that is his move of the turn."""
    state = battle.state
    here = figure(battle, unit)
    state.leads[who], state.rode[who] = unit, 1
    state.captain_x[who], state.captain_y[who] = here[0], here[1]
    if state.captain_state[who] == OUTSIDE:
        state.captain_state[who] = WELL
    battle.emit("join", captain=battle.field.captain_ids[who], unit=battle.field.ids[unit])


def must_rage(battle: Fight, who: int, prey: Prey) -> list[int]:
    """SPC.10 The frenzied units that a captain's first order must send to charge."""
    units = battle.field.captains[who].units
    if any(battle.state.marks[unit] & Mark.ORDERED for unit in units):
        return []
    raging = [unit for unit in units if troop(battle, unit).has(Special.FRENZIED)]
    return [unit for unit in raging if cannot_order(battle, who, unit) is None and prey.of(unit)]


# -- CMD.34 one unit after another -------------------------------------------------------------------------------------


def next_unit(battle: Fight) -> Activity | None:
    """CMD.34 The units of an order act in the order their owner likes."""
    state = battle.state
    state.group = [unit for unit in state.group if not cannot_act(battle, unit)]
    if not state.group:
        state.phase = "order" if not state.spoke[state.speaker] else "captain"
        return None
    if len(state.group) == 1:
        granted(battle, "act", state.group[0])
        begin_moves(battle, state.group[0])
        return None
    return _choose_next(battle)


def _choose_next(battle: Fight) -> Activity:
    _, unit = yield Ask(battle.state.active, "next", [("act", unit) for unit in battle.state.group])
    begin_moves(battle, unit)


def cannot_act(battle: Fight, unit: int) -> bool:
    """CMD.34, SPC.18 Disordered, engaged or given no move: what was ordered is lost."""
    where, marks = battle.state.where[unit], battle.state.marks[unit]
    gone = where == LOST or (where == OFF_TABLE and marks & Mark.MOVED)
    return bool(gone) or disordered(battle, unit) or engaged(battle, unit) or not moves_of(battle, unit)


def start(battle: Fight, unit: int, moves: int) -> None:
    """MOV.12 So many moves for a unit, one after another."""
    state = battle.state
    state.acting, state.moves_left, state.phase = unit, moves, "act"
    state.from_x, state.from_y = face_point(battle, unit)


def begin_moves(battle: Fight, unit: int) -> None:
    """CHG.03 A unit begins the moves of its order where it stands."""
    state = battle.state
    state.group = [other for other in state.group if other != unit]
    start(battle, unit, moves_of(battle, unit))
