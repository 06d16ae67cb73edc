"""Why a retreat, an evade or a leader's evade does not go there, and why a flag cannot be ignored."""

from __future__ import annotations

from collections.abc import Callable

from strategikon.ancients.evade import EVADE_HEXES
from strategikon.ancients.field import BASELINE, GRID, REAR, Fight
from strategikon.ancients.leaders import EVADE_MOVE, cannot_evade_through, cannot_stop
from strategikon.ancients.retreat import cannot_go_back, rows_apart
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.hexgrid import OFF


def why_ignore(battle: Fight, ask: Ask, flags: int) -> Refusal | None:
    """12.02, 12.12, 12.18 Flags that were rolled, no more than there are reasons; elephants have none but horses."""
    field = battle.field
    unit = ask.about[0] if ask.kind == "flags" else ask.about if ask.kind == "retreat" else None
    for event in battle.events:
        if event.kind == "rampage":
            unit = field.number[str(dict(event.fields)["unit"])]
    if isinstance(unit, int) and field.classes[unit].elephants:
        return refusal("12.18", "ancients-why-elephants-flags", unit=field.ids[unit])
    driven = ask.kind in ("flags", "retreat") or any(event.kind in ("retreat", "blocked") for event in battle.events)
    if not driven:
        return refusal("12.02", "ancients-why-no-flags")
    return refusal("12.12", "ancients-why-no-reason").besides("12.13", "12.14", "12.15", "12.16", "12.17", "12.19")


def why_way_back(battle: Fight, ask: Ask, unit: int, there: int | None, verb: str) -> Refusal | None:
    """12.05-12.11, 13.11-13.13 Toward the own edge, into free hexes, as far as possible and no farther."""
    here = _where_it_was(battle, ask, unit, verb)
    if here < 0:
        return _other_goes_back(battle, ask, verb)
    if there is None:
        return None
    if there == battle.state.hex_of[unit] != here:
        rule = "12.05" if verb == "retreat" else "13.12"
        return refusal(rule, "ancients-why-already-there", unit=battle.field.ids[unit], hex=GRID.names[there])
    if verb == "retreat":
        return _why_not_retreat(battle, ask, unit, here, there)
    return _why_not_evade(battle, unit, here, there)


def _other_goes_back(battle: Fight, ask: Ask, verb: str) -> Refusal:
    """12.02, 13.01 Nobody goes back so, or another unit does."""
    rule, nobody = ("12.02", "ancients-why-no-retreat") if verb == "retreat" else ("13.01", "ancients-why-no-attack")
    if ask.kind == "retreat":
        return refusal(rule, "ancients-why-retreats", unit=battle.field.ids[ask.about])
    if ask.kind == "evade":
        return refusal(rule, "ancients-why-evades", unit=battle.field.ids[ask.about])
    return refusal(rule, nobody)


def _where_it_was(battle: Fight, ask: Ask, unit: int, verb: str) -> int:
    """The hex from which a unit goes back, or just went, where there was one way or none; or OFF."""
    field, hex_of = battle.field, battle.state.hex_of
    if unit >= field.units or hex_of[unit] < 0:
        return OFF
    if ask.kind in ("retreat", "evade"):
        return hex_of[unit] if unit == ask.about and verb == ask.kind else OFF
    for event in battle.events:
        fields = dict(event.fields)
        if event.kind in (verb, "blocked") and fields["unit"] == field.ids[unit]:
            return GRID.hex(fields["path"][0]) if event.kind == verb else hex_of[unit]
    return OFF


def _why_not_retreat(battle: Fight, ask: Ask, unit: int, here: int, there: int) -> Refusal:
    """12.03-12.11 What is against this end of a retreat."""
    field, name = battle.field, GRID.names[there]
    if not _is_behind(field.side_of[unit], here, there):
        return refusal("12.06", "ancients-why-sideways", hex=name)
    closed = _closed(battle, unit, there) or _in_the_way(battle, unit, here, there)
    if closed:
        return closed
    if not _is_reached(battle, unit, here, there, _stops_at):
        return refusal("12.10", "ancients-why-past-leader", hex=name)
    ends = ask.values if ask.kind == "retreat" else (battle.state.hex_of[unit],)
    most = max(rows_apart(here, end) for end in ends)
    if most == 0:  # those in the way may have fallen since
        rule = "12.25" if field.classes[unit].elephants else "12.11"
        return refusal(rule, "ancients-why-was-blocked", unit=field.ids[unit])
    length = "12.03" if field.classes[unit].retreat == field.classes[unit].move else "12.04"
    if rows_apart(here, there) > most:
        return refusal(length, "ancients-why-too-far-back", unit=field.ids[unit], hexes=most)
    return refusal("12.05", "ancients-why-farther", hex=name).besides(length)


def _why_not_evade(battle: Fight, unit: int, here: int, there: int) -> Refusal:
    """13.11-13.13 What is against this end of an evade."""
    field, name = battle.field, GRID.names[there]
    if not _is_behind(field.side_of[unit], here, there):
        return refusal("13.11", "ancients-why-sideways", hex=name)
    if rows_apart(here, there) > EVADE_HEXES:
        return refusal("13.11", "ancients-why-too-far-back", unit=field.ids[unit], hexes=EVADE_HEXES)
    closed = _closed(battle, unit, there) or _in_the_way(battle, unit, here, there)
    if closed:
        return _not_evaded(closed)
    if not _is_reached(battle, unit, here, there, _stops_at):
        return refusal("13.12", "ancients-why-past-leader", hex=name)
    return refusal("13.12", "ancients-why-farther", hex=name).besides("13.11")


def _not_evaded(closed: Refusal) -> Refusal:
    """13.13, R-ANC-45 The same hexes are closed to an evade."""
    rule = "8.43" if closed.rule == "12.10" else "13.13"
    return refusal(rule, closed.because.id, **closed.because.args).besides(*closed.also)


# -- the ways back -----------------------------------------------------------------------------------------------------

Stops = Callable[[Fight, int, int], bool]


def _closed(battle: Fight, unit: int, there: int) -> Refusal | None:
    """12.07, 12.08, 12.11 As `cannot_go_back`; a unit that has just gone back does not close its own hex."""
    return None if there == battle.state.hex_of[unit] else cannot_go_back(battle, unit, there)


def _in_the_way(battle: Fight, unit: int, here: int, there: int) -> Refusal | None:
    """12.08, 12.11 The first closed hex on the ways to a hex that none of them reaches, lone leaders apart."""
    if _is_reached(battle, unit, here, there, _never_stops):
        return None
    side, name = battle.field.side_of[unit], battle.field.ids[unit]
    frontier = [here]
    while frontier:
        steps = [back for at in frontier for back in REAR[side][at] if _is_behind(side, back, there)]
        for back in steps:
            closed = _closed(battle, unit, back)
            if closed:
                return refusal(closed.rule, "ancients-why-blocked", unit=name, hex=GRID.names[back])
        frontier = steps
    return None


def _is_reached(battle: Fight, unit: int, here: int, there: int, stops: Stops) -> bool:
    """Whether open hexes lead back to a hex, however far, past those where the unit need not stop."""
    side, frontier = battle.field.side_of[unit], {here}
    while frontier:
        steps = {back for at in frontier for back in REAR[side][at] if _closed(battle, unit, back) is None}
        if there in steps:
            return True
        frontier = {back for back in steps if not stops(battle, unit, back)}
    return False


def _stops_at(battle: Fight, unit: int, there: int) -> bool:
    """12.10 Whether a lone leader ends a way back here; the leader who went along does not."""
    if battle.state.leader_at[there] < 0 or there != battle.state.hex_of[unit]:
        return battle.state.leader_at[there] >= 0
    name = battle.field.ids[unit]
    return any(event.kind == "attach" and dict(event.fields)["unit"] == name for event in battle.events)


def _never_stops(battle: Fight, unit: int, there: int) -> bool:
    return False


def _is_behind(side: int, here: int, there: int) -> bool:
    """12.06 Whether steps toward the own edge alone lead from one hex to the other."""
    reached = {here}
    while reached:
        reached = {back for at in reached for back in REAR[side][at]}
        if there in reached:
            return True
    return False


# -- leaders -----------------------------------------------------------------------------------------------------------


def why_leader_way(battle: Fight, ask: Ask, there: int) -> Refusal | None:
    """13.17-13.31 Hex by hex toward the own edge, to an end that is legal."""
    leader = ask.about
    side, here = battle.field.side_of[leader], battle.state.hex_of[leader]
    if there not in REAR[side][here]:
        return _not_the_next_hex(battle, leader, there)
    return cannot_evade_through(battle, leader, there) or cannot_stop(battle, leader, there)


def _not_the_next_hex(battle: Fight, leader: int, there: int) -> Refusal:
    """13.17, 13.20 Sideways, beyond the evade of a leader, or not yet: he goes hex by hex."""
    here, name = battle.state.hex_of[leader], battle.field.ids[leader]
    if not _is_behind(battle.field.side_of[leader], here, there):
        return refusal("13.17", "ancients-why-sideways", hex=GRID.names[there])
    if rows_apart(here, there) > EVADE_MOVE:
        return refusal("13.17", "ancients-why-too-far-back", unit=name, hexes=EVADE_MOVE)
    return refusal("13.20", "ancients-why-hex-by-hex", leader=name).besides("13.17")


def why_leader_stop(battle: Fight, ask: Ask) -> Refusal | None:
    """13.18, 13.19 A leader who evades goes on until he may stop."""
    if ask.kind != "leader-evade":
        return None
    lost_his_unit = any(event.kind == "eliminated" for event in battle.events)
    reason = cannot_stop(battle, ask.about, battle.state.hex_of[ask.about])
    rule, also = ("13.19", "14.06") if lost_his_unit else ("13.18", "14.10")
    return reason or refusal(rule, "ancients-why-must-evade").besides(also, "13.17")


def why_leader_off(battle: Fight, ask: Ask) -> Refusal | None:
    """13.26 He leaves the board at his own edge alone."""
    side, here = battle.field.side_of[ask.about], battle.state.hex_of[ask.about]
    at_edge = GRID.position[here][0] == BASELINE[side]
    return None if at_edge else refusal("13.26", "ancients-why-not-at-edge")
