"""Why a piece cannot end its move in a hex: the same predicates as the offer, lifted one after the other."""

from __future__ import annotations

from strategikon.ancients.cards import in_force
from strategikon.ancients.engagement import charge_rules
from strategikon.ancients.field import GRID, Fight
from strategikon.ancients.movement import LEADER_MOVE, allowance, cannot_enter, cannot_ride_through, may_cross, reach
from strategikon.kernel import hexpaths
from strategikon.kernel.decision import Refusal, refusal, together

STOP_RULES = {"forest": "16.07", "rough": "16.02", "river_fordable": "16.23"}
STOPS = (*STOP_RULES, "8.12")


def cannot_move_there(battle: Fight, piece: int, there: int) -> Refusal | None:
    """8.08-8.15, 8.37, 8.38 Why a piece that may move may not end its move in this hex."""
    if there in reach(battle, piece):
        return None
    if there == battle.state.hex_of[piece]:
        return refusal("8.04", "ancients-why-already-there", unit=battle.field.ids[piece], hex=GRID.names[there])
    if piece >= battle.field.units:
        return _leader_not_there(battle, piece, there)
    closed = cannot_enter(battle, piece, there)
    if closed and closed.rule == "8.11" and may_cross(battle, piece):
        return refusal("8.08", closed.because.id, **closed.because.args)
    plain, charge = allowance(battle, piece)
    far = GRID.distance[battle.state.hex_of[piece]][there] > max(plain, charge)
    if closed or far:
        return together(closed, _too_far(battle, piece, max(plain, charge)) if far else None)
    if charge and _reached_without(battle, piece, there, charge, ""):
        charge_only = refusal("8.24", "ancients-why-charge", unit=battle.field.ids[piece], hexes=plain)
        return charge_only.besides(*charge_rules(battle))
    return _in_the_way(battle, piece, there, max(plain, charge)) or _too_far(battle, piece, plain)


def _too_far(battle: Fight, unit: int, most: int) -> Refusal:
    """8.18-8.36, 17.36, 17.37, 17.45, 17.52 Beyond the allowance of the class, or of the card."""
    field, card = battle.field, in_force(battle.state)
    name, unit_class = field.ids[unit], field.classes[unit]
    rule, beyond = unit_class.move_rule, ""
    if card.allowance == "one":
        rule = "17.45"
    elif card.allowance == "double_time" and not unit_class.machine:
        rule = "17.37" if unit_class.charge else "17.38" if unit_class.move > 1 else "17.36"
        beyond = unit_class.move_rule
    elif card.allowance == "mounted_charge" and unit_class.mounted_charge > unit_class.move:
        rule, beyond = "17.52", unit_class.move_rule
    too_far = refusal(rule, "ancients-why-too-far", unit=name, hexes=most)
    return too_far.besides(beyond) if beyond else too_far


def _in_the_way(battle: Fight, piece: int, there: int, most: int) -> Refusal | None:
    """The one kind of obstacle without which the hex could be reached: on the straight way first, then on any."""
    start, name = battle.state.hex_of[piece], battle.field.ids[piece]
    kinds: list[tuple[str, int]] = []
    for here in GRID.within(start, most)[1:]:
        obstacle = _obstacle(battle, piece, here)
        if obstacle is not None and (obstacle not in [kind for kind, _ in kinds]):
            kinds.append((obstacle, here))
    for hexes in (GRID.distance[start][there], most):
        for kind, here in kinds:
            if _reached_without(battle, piece, there, hexes, kind):
                because = "ancients-why-stopped" if kind in STOPS else "ancients-why-blocked"
                reason = refusal(STOP_RULES.get(kind, kind), because, unit=name, hex=GRID.names[here])
                return reason.besides("8.15") if kind in STOP_RULES else reason
    return None


def _obstacle(battle: Fight, unit: int, there: int) -> str | None:
    """What a hex is to a moving piece: the rule that closes it, what stops it there, or nothing."""
    field = battle.field
    if unit >= field.units:
        closed = cannot_ride_through(battle, unit, there)
        return closed.rule if closed else field.terrain[there].id if field.stops_mounted[there] else None
    closed = cannot_enter(battle, unit, there)
    if closed and closed.rule == "8.11" and may_cross(battle, unit) and field.stops_foot[there]:
        return field.terrain[there].id
    if closed:
        return closed.rule
    if battle.state.leader_at[there] >= 0:
        return "8.12"
    stops = field.stops_foot if field.classes[unit].foot else field.stops_mounted
    return field.terrain[there].id if stops[there] else None


def _reached_without(battle: Fight, unit: int, goal: int, most: int, lifted: str) -> bool:
    """Whether the goal is within reach if one kind of obstacle is lifted."""
    start, free = battle.state.hex_of[unit], (None, lifted)

    def cost(here: int, there: int) -> int | None:
        if here != start and _obstacle(battle, unit, here) not in free:
            return None
        return 1 if _obstacle(battle, unit, there) in (*free, *STOPS) else None

    return goal in hexpaths.reach(GRID, [start], most, cost)


def _leader_not_there(battle: Fight, leader: int, there: int) -> Refusal:
    """8.37, 8.38, 8.43, R-ANC-46 Too far, an enemy, another leader, or something on the way."""
    state, field = battle.state, battle.field
    name, other = field.ids[leader], state.leader_at[there]
    taken = far = None
    if other >= 0:
        taken = refusal("8.43", "ancients-why-two-leaders", hex=GRID.names[there], leader=field.ids[other])
    if GRID.distance[state.hex_of[leader]][there] > LEADER_MOVE:
        far = refusal("8.37", "ancients-why-too-far", unit=name, hexes=LEADER_MOVE)
    if reason := together(cannot_ride_through(battle, leader, there), taken, far):
        return reason
    way = _in_the_way(battle, leader, there, LEADER_MOVE)
    return way or refusal("8.38", "ancients-why-blocked", unit=name, hex=GRID.names[there])
