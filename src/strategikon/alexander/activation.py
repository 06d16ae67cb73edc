"""5.1, 5.4, 5.5 Who acts next: the order of Initiative, trumps, Elite Initiative."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import obligation, prearranged, special_rules
from strategikon.alexander.elephants import cannot_charge
from strategikon.alexander.leaders import (
    command_range,
    finish,
    initiative,
    is_inactive,
    is_overall,
    leader_in_range,
)  # fmt: skip
from strategikon.alexander.lines import ranks
from strategikon.alexander.pieces import Fight, is_leader_on_map, is_on_map, leader_id, mark, unit_id, units_on_map
from strategikon.alexander.state import (
    ACTIVE,
    ELEPHANTS,
    INACTIVE,
    LINE_MOVES,
    NOBODY,
    NOWHERE,
    LeaderMark,
    Mark,
)
from strategikon.alexander.tables import D10
from strategikon.alexander.zones import leader_in_enemy_zoc
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.throws import HIT
from strategikon.kernel.why import Explainers

PASS: Final = ("pass",)
DONE: Final = ("done",)
CAPTAIN_INITIATIVE: Final = 1  # 9.19b
ELITE_FAILS: Final = range(8, 10)  # 5.5e
ELITE_NOW, ELITE_DONE = 2, 1
FAILED: Final = 2  # bits of `state.trumps`: 1 << side it has rolled, 1 << (side + FAILED) and failed


# -- 5.1 the order of Initiative ---------------------------------------------------------------------------------------


def activate(battle: Fight) -> None:
    """5.12, R-ALEX-23 Whose leader is due: the lowest Initiative; on equal Initiative the non-Macedonian first, then
    the sides alternate; without a Macedonian side the dice decide. Frozen leaders are Finished when their turn
    comes."""
    state, field = battle.state, battle.field
    due = lowest(battle)
    if not due:
        _close(battle)
        return
    sides = sorted({side for _, side, _ in due})
    if len(sides) == 1:
        state.active = sides[0]
    elif state.trumps & (1 << state.active):
        pass  # he has just tried to trump: it is still his leader's turn
    elif field.macedonian != NOBODY:
        state.active = 1 - state.last_side if state.last_value == due[0][0] else 1 - field.macedonian
    else:
        state.phase = "tie"
        return
    state.phase = "activating"
    for _, side, leader in due:
        if side == state.active and leader >= 0 and _is_frozen(battle, leader):
            finish(battle, leader, "frozen")
            state.phase = "activate"


def _is_frozen(battle: Fight, leader: int) -> bool:
    return leader in battle.field.bound_leaders and special_rules.is_frozen_leader(battle, leader)


def _close(battle: Fight) -> None:
    """5.27a, R-ALEX-24 Nobody is left but leaders held back: they are Finished, and Phase D begins."""
    for leader in range(len(battle.field.leader_ids)):
        if is_inactive(battle, leader) and not battle.field.is_contingent[leader]:
            finish(battle, leader, "held")
    battle.state.leader = NOBODY
    battle.state.phase = "rout" if battle.field.leader_ids else "idle"


def lowest(battle: Fight) -> list[tuple[int, int, int]]:
    """5.12a Of all who wait those of the lowest Initiative, as `waiting` has them."""
    due = waiting(battle)
    least = min(due)[0] if due else 0
    return [entry for entry in due if entry[0] == least]


def ask_activate(battle: Fight) -> Activity:
    """5.12, 5.15d, 5.41 The side activates its leader, passes with him, or tries to trump with a better one."""
    value = yield Ask(battle.state.active, "activate", lambda: _choices(battle))
    battle.state.phase = "activate"
    _decide(battle, value)


def _choices(battle: Fight) -> list[Value]:
    state = battle.state
    due = lowest(battle)
    mine = [piece for _, side, piece in due if side == state.active]
    values: list[Value] = []
    for piece in mine:
        if piece < 0:
            values.append(("activate-elephants", -2 - piece))
            continue
        values.append(("activate", piece))
        if not state.trumps & (1 << (state.active + FAILED)):
            values.append(("pass-leader", piece))
            if leader_in_enemy_zoc(battle, piece) and not is_overall(battle, piece):
                values.append(("hold-leader", piece))
    values += [("trump", leader) for leader in may_trump(battle, state.active, due[0][0] + 1) if leader not in mine]
    return values


def _decide(battle: Fight, value: Value) -> None:
    state = battle.state
    verb, piece = value
    if verb == "trump":
        if roll_trump(battle, piece) and is_valid(battle, piece):
            state.leader, state.phase = piece, "counter-trump"
        return
    state.trumps = 0
    if verb == "activate-elephants":
        start_elephants(battle, piece)
        return
    state.last_side, state.last_value = state.active, initiative(battle, piece)
    if verb == "activate":
        start(battle, piece, "due")
    elif verb == "pass-leader":
        finish(battle, piece, "passed")
    else:
        state.leader_marks[piece] |= LeaderMark.HELD | LeaderMark.NO_MOMENTUM
        battle.emit("held", leader=leader_id(battle, piece))


def roll_off(battle: Fight) -> Activity:
    """5.12d Both roll, equal dice again; the higher says which side activates."""
    while True:
        throw = battle.throw("tie-roll", 2, D10)
        throw.tell(dice=throw.faces)
        first, second = throw.rolled
        if first != second:
            break
    winner = 0 if first > second else 1
    throw.scored(winner, HIT)
    _, side = yield Ask(winner, "first", [("first", 0), ("first", 1)])
    battle.state.active, battle.state.phase = side, "activating"


def idle(battle: Fight) -> Activity:
    """A case without leaders: its turn goes on when it says so."""
    yield Ask(battle.state.active, "activate", [DONE])
    battle.state.phase = "rout"


def waiting(battle: Fight) -> list[tuple[int, int, int]]:
    """5.13a, 5.25c, 9.19b Everybody who may still be activated: (Initiative, side, leader). An elephant commander
    stands as -2 - unit. A leader held back counts again once he is out of the enemy ZOC."""
    state, field = battle.state, battle.field
    where, marks, side_of = state.leader_hex, state.leader_marks, field.leader_side
    printed, loss = field.initiative, state.leader_loss
    found = [
        (printed[leader] - loss[leader] if loss[leader] < printed[leader] else 0, side_of[leader], leader)
        for leader, status in enumerate(state.leader_state)
        if status == INACTIVE
        and where[leader] != NOWHERE
        and not field.is_contingent[leader]
        and not (marks[leader] & LeaderMark.HELD and leader_in_enemy_zoc(battle, leader))  # R-ALEX-24
    ]
    if state.captains:
        captains = [unit for unit in state.captains if is_on_map(battle, unit)]
        found.extend((CAPTAIN_INITIATIVE, field.side_of[unit], -2 - unit) for unit in captains)
    return found


def may_trump(battle: Fight, side: int, least: int) -> list[int]:
    """The leaders of a side whom `cannot_trump` does not forbid it."""
    if battle.state.trumps & (1 << side):
        return []
    status = battle.state.leader_state
    waiting = [leader for leader in battle.field.leaders_of[side] if status[leader] == INACTIVE]
    able = [leader for leader in waiting if initiative(battle, leader) >= least]
    return [leader for leader in able if cannot_trump(battle, leader, least) is None]


def cannot_hold(battle: Fight, leader: int) -> Refusal | None:
    """R-ALEX-24 Only a leader other than the OC who stands in an enemy ZOC is held back."""
    if is_overall(battle, leader) or not leader_in_enemy_zoc(battle, leader):
        return refusal("5.25c", "alexander-why-not-held", leader=battle.field.leader_ids[leader])
    return None


def start(battle: Fight, leader: int, why: str) -> None:
    """5.21a A leader is activated: his Orders Phase begins with as many orders as his Initiative.

    5.25a, 5.25b, 5.31b One who begins it in an enemy ZOC can only let units in his range shock, and is Finished then.
    """
    state = battle.state
    state.leader, state.active = leader, battle.field.leader_side[leader]
    state.leader_state[leader] = ACTIVE
    state.orders_left = initiative(battle, leader)
    state.momentum = state.momentum + 1 if why == "momentum" else 0
    state.obligation = int(why == "trump")
    state.leader_phases = changed(state.leader_phases, leader, state.leader_phases[leader] + 1)
    state.trumps = 0
    state.phase = "orders-begin"
    if why != "elite" and leader_in_enemy_zoc(battle, leader) and not is_overall(battle, leader):
        state.leader_marks[leader] |= LeaderMark.NO_MOMENTUM
    battle.emit("activate", leader=leader_id(battle, leader), initiative=state.orders_left, why=why)
    prearranged.show(battle, leader)


def start_elephants(battle: Fight, captain: int) -> None:
    """9.19b, R-ALEX-89 An elephant commander's Line moves; his marker is spent."""
    state = battle.state
    state.captains.remove(captain)
    state.leader, state.active, state.momentum, state.obligation = NOBODY, battle.field.side_of[captain], 0, 0
    state.last_side, state.last_value = state.active, CAPTAIN_INITIATIVE
    state.phase = "orders-begin"
    battle.emit("activate-elephants", unit=unit_id(battle, captain))
    state.duties = [captain]


def order_elephants(battle: Fight, captain: int) -> None:
    """9.19b All elephants of that Line are under its order."""
    state, field = battle.state, battle.field
    kind = field.type_of[captain]
    herd = [u for u in units_on_map(battle, state.active) if field.type_of[u] == kind and not state.routed[u]]
    line = next((line for line in ranks(battle, herd) if captain in line), [])
    state.order_kind, state.line_mode, state.orders_left = ELEPHANTS, LINE_MOVES, 0
    for unit in line:
        mark(battle, unit, Mark.IN_LINE)


# -- 5.4 trumps --------------------------------------------------------------------------------------------------------


def cannot_trump(battle: Fight, leader: int, least: int) -> Refusal | None:
    """5.41a, 5.42a, 5.43a, R-ALEX-27 Inactive, of high enough Initiative, and his side has not rolled in this
    activation."""
    state, field = battle.state, battle.field
    name, side = field.leader_ids[leader], field.leader_side[leader]
    if field.is_contingent[leader]:
        return refusal("5.62a", "alexander-why-contingent", leader=name)
    bars: list[Refusal | None] = []
    if not is_inactive(battle, leader) or _is_frozen(battle, leader):
        bars.append(refusal("5.13a", "alexander-why-not-inactive", leader=name).besides("5.45a"))
    if state.trumps & (1 << side):
        bars.append(refusal("5.43a", "alexander-why-one-trump"))
    if initiative(battle, leader) < least:
        numbers = {"leader": name, "value": initiative(battle, leader), "least": least}
        bars.append(refusal(_trump_rule(battle, side), "alexander-why-low-initiative", **numbers))
    return together(*bars, special_rules.bars_trump(battle, leader))


def _trump_rule(battle: Fight, side: int) -> str:
    """5.41a, 5.42a, 5.42c Which trump this side would try now: instead of its own leader, against a trump, or against
    Momentum."""
    if side == battle.state.active:
        return "5.41a"
    return "5.42c" if battle.state.phase == "momentum-trump" else "5.42a"


def roll_trump(battle: Fight, leader: int) -> bool:
    """5.41a, 5.41b, 5.44a The die against his Initiative; a leader who fails is Finished."""
    state = battle.state
    side = battle.field.leader_side[leader]
    throw = battle.throw("trump", 1, D10, leader=leader_id(battle, leader))
    success = throw.number <= initiative(battle, leader)
    throw.tell(die=throw.number, success=int(success))
    state.trumps |= 1 << side
    if success:
        throw.scored(0, HIT)
    else:
        state.trumps |= 1 << (side + FAILED)
        finish(battle, leader, "trump-failed")
    return success


def counter_trump(battle: Fight) -> Activity | None:
    """5.42a, 5.42b, R-ALEX-27 A trump has succeeded: the other side may try to trump it. Then whoever stands acts."""
    if _answers(battle):
        return _counter(battle)
    _overtake(battle, battle.state.leader)
    return None


def _counter(battle: Fight) -> Activity:
    first = battle.state.leader
    other = yield from _answer(battle, first)
    if other != NOBODY:
        finish(battle, first, "trumped")
        _overtake(battle, other)
    else:
        _overtake(battle, first)


def momentum_trump(battle: Fight) -> Activity | None:
    """5.42c A Momentum roll has succeeded: the other side may try to trump it."""
    battle.state.trumps = 0
    if _answers(battle):
        return _trump_momentum(battle)
    start(battle, battle.state.leader, "momentum")
    return None


def _trump_momentum(battle: Fight) -> Activity:
    leader = battle.state.leader
    other = yield from _answer(battle, leader)
    if other == NOBODY:
        start(battle, leader, "momentum")
        return
    finish(battle, leader, "trumped")
    _overtake(battle, other)


def _answers(battle: Fight) -> list[Value]:
    """5.42a Those of the other side who may try to trump the leader about to act."""
    leader = battle.state.leader
    rival = 1 - battle.field.leader_side[leader]
    return [("trump", other) for other in may_trump(battle, rival, initiative(battle, leader))]


def _answer(battle: Fight, leader: int) -> Activity:
    """5.42 The other side's attempt; answers the leader who succeeded and can act, or NOBODY."""
    side = 1 - battle.field.leader_side[leader]
    value = yield Ask(side, "trump", lambda: [*_answers(battle), PASS], about=leader)
    if value == PASS or not roll_trump(battle, value[1]) or not is_valid(battle, value[1]):
        return NOBODY
    return value[1]


def _overtake(battle: Fight, leader: int) -> None:
    """5.44a, R-ALEX-29 A trump stands: every Inactive leader of either side whose Initiative is not higher loses
    Momentum."""
    state, field = battle.state, battle.field
    value = initiative(battle, leader)
    bypassed = [
        other
        for other in range(len(field.leader_ids))
        if other != leader
        and is_inactive(battle, other)
        and not field.is_contingent[other]
        and initiative(battle, other) <= value
    ]
    for other in bypassed:
        state.leader_marks[other] |= LeaderMark.NO_MOMENTUM
    battle.emit("bypassed", leader=leader_id(battle, leader), others=[leader_id(battle, other) for other in bypassed])
    start(battle, leader, "trump")


def is_valid(battle: Fight, leader: int) -> bool:
    """5.47a, R-ALEX-30 A trump by a leader who can do nothing that counts has never happened; the attempt is used, and
    his marker, which may be what binds him, is turned up (R-ALEX-124)."""
    if obligation.can_fulfil(battle, leader):
        return True
    battle.emit("trump-void", leader=leader_id(battle, leader))
    prearranged.show(battle, leader)
    return False


# -- 5.5 Elite Initiative (optional) -----------------------------------------------------------------------------------


def elite(battle: Fight) -> Activity | None:
    """5.5 A side with an Elite leader may open the turn with one Orders Phase of his, or of a subordinate in range."""
    state, field = battle.state, battle.field
    chiefs = [leader for leader, is_elite in enumerate(field.is_elite) if is_elite and is_inactive(battle, leader)]
    if field.elite_rule and chiefs and state.elite != ELITE_DONE:
        return _elite(battle, field.leader_side[chiefs[0]])
    state.phase = "activate"
    return None


def _elite(battle: Fight, side: int) -> Activity:
    state, field = battle.state, battle.field
    state.elite, state.phase = ELITE_DONE, "activate"
    if state.turn > 1:
        throw = battle.throw("elite-roll", 1, D10)
        allowed = throw.number not in ELITE_FAILS
        throw.tell(die=throw.number, allowed=int(allowed))
        if not allowed:
            return
        throw.scored(0, HIT)
    values: list[Value] = [("elite", p) for p in field.leaders_of[side] if cannot_be_elite(battle, p) is None]
    value = yield Ask(side, "elite", [*values, PASS])
    if value != PASS:
        state.elite = ELITE_NOW
        state.active = side
        start(battle, value[1], "elite")


def cannot_be_elite(battle: Fight, leader: int) -> Refusal | None:
    """5.5b, 5.5c The OC, or a subordinate in his range at the start of the turn; anybody on the first turn."""
    field = battle.field
    name = field.leader_ids[leader]
    chief = field.oc_of[field.leader_side[leader]]
    if not is_inactive(battle, leader) or field.is_contingent[leader] or _is_frozen(battle, leader):
        return refusal("5.5b", "alexander-why-not-inactive", leader=name)
    if battle.state.turn == 1 or leader == chief:
        return None
    if chief == NOBODY or not leader_in_range(battle, chief, leader, command_range(battle, chief)):
        return refusal("5.5b", "alexander-why-elite-range", leader=name)
    return None


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_charge(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    """5.11a, 9.19 Why no elephants charge by themselves now."""
    field, due = battle.field, lowest(battle)
    name = field.ids[unit]
    if reason := cannot_charge(battle, unit):
        return reason
    if field.side_of[unit] != ask.side:
        return refusal("9.19b", "alexander-why-not-yours", unit=name)
    return refusal("5.12a", "alexander-why-another-due", unit=name) if due else None


def why_not_activate(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """5.12, 5.25c, 5.41b Why a leader is not activated or passed now."""
    due, state, name = lowest(battle), battle.state, battle.field.leader_ids[leader]
    if not due:
        return None
    if reason := _not_due(battle, leader, due[0][0]):
        return reason
    if state.trumps & (1 << (state.active + FAILED)):
        return refusal("5.41b", "alexander-why-must-act", leader=name)
    return refusal("5.25c", "alexander-why-held-zoc", leader=name)


def _not_due(battle: Fight, leader: int, least: int) -> Refusal | None:
    """5.12a, 5.12b, 5.13a, 5.62a It is not his turn."""
    field, name = battle.field, battle.field.leader_ids[leader]
    if field.is_contingent[leader]:
        return refusal("5.62a", "alexander-why-contingent", leader=name)
    if not is_leader_on_map(battle, leader) or not is_inactive(battle, leader):
        return refusal("5.13a", "alexander-why-not-inactive", leader=name).besides("5.45a")
    if initiative(battle, leader) > least:
        return refusal("5.12a", "alexander-why-not-due", leader=name)
    if field.leader_side[leader] != battle.state.active:
        return refusal("5.12b", "alexander-why-not-your-leader", leader=name)
    return None


def why_not_hold(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """R-ALEX-24 Why a leader may not be held back now."""
    due = lowest(battle)
    return (_not_due(battle, leader, due[0][0]) or cannot_hold(battle, leader)) if due else None


def why_not_done(battle: Fight, ask: Ask) -> Refusal | None:
    """5.12a, 5.15d A leader is due: he is activated or passed."""
    field, due = battle.field, [piece for _, side, piece in lowest(battle) if side == ask.side]
    if not due:
        return None
    name = field.leader_ids[due[0]] if due[0] >= 0 else field.ids[-2 - due[0]]
    return refusal("5.12a", "alexander-why-leader-due", leader=name)


def why_not_trump_first(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """5.41 Why a leader cannot trump those whose turn it is."""
    due = lowest(battle)
    if not due:
        return None
    if battle.field.leader_side[leader] != battle.state.active:
        return refusal("5.42a", "alexander-why-not-your-leader", leader=battle.field.leader_ids[leader])
    return cannot_trump(battle, leader, due[0][0] + 1)


def why_not_trump(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """5.42 Why a leader cannot trump the one who is about to act."""
    if battle.field.leader_side[leader] != ask.side:
        rule = _trump_rule(battle, ask.side)
        return refusal(rule, "alexander-why-not-your-leader", leader=battle.field.leader_ids[leader])
    return cannot_trump(battle, leader, initiative(battle, ask.about))


def why_not_elite(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """5.5 Why a leader may not have the Elite phase."""
    if battle.field.leader_side[leader] != ask.side:
        return refusal("5.5b", "alexander-why-not-your-leader", leader=battle.field.leader_ids[leader])
    return cannot_be_elite(battle, leader)


WHY_NOT: Final[Explainers] = {
    ("elite", "elite"): why_not_elite,
    ("activate", "activate"): why_not_activate,
    ("activate", "pass-leader"): why_not_activate,
    ("activate", "hold-leader"): why_not_hold,
    ("activate", "trump"): why_not_trump_first,
    ("activate", "activate-elephants"): why_not_charge,
    ("activate", "done"): why_not_done,
    ("trump", "trump"): why_not_trump,
}
