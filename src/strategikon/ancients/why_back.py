"""Why a retreat, an evade or a leader's evade does not go there, and why a flag cannot be ignored."""

from __future__ import annotations

from strategikon.ancients.field import BASELINE, GRID, REAR, Fight
from strategikon.ancients.leaders import cannot_evade_through, cannot_stop
from strategikon.ancients.retreat import cannot_go_back
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.hexgrid import OFF


def why_ignore(battle: Fight, ask: Ask, words: list[str]) -> Refusal | None:
    """12.12, 12.18 No more flags than there are reasons; elephants have none but horses."""
    field = battle.field
    unit = ask.about[0] if ask.kind == "flags" else ask.about if ask.kind == "retreat" else None
    for event in battle.events:
        if event.kind == "rampage":
            unit = field.number[str(dict(event.fields)["unit"])]
    if isinstance(unit, int) and field.classes[unit].elephants:
        return refusal("12.18", "ancients-why-elephants-flags", unit=field.ids[unit])
    return refusal("12.12", "ancients-why-no-reason")


def why_way_back(battle: Fight, ask: Ask, words: list[str], verb: str) -> Refusal | None:
    """12.05-12.11, 13.11-13.13 Toward the own edge, not sideways, into free hexes, as far as possible."""
    unit, here = _who_goes_back(battle, ask, words, verb)
    there = GRID.find(words[1]) if len(words) > 1 else None
    if here < 0 or there == battle.state.hex_of[unit]:
        none = ("12.02", "ancients-why-no-retreat") if verb == "retreat" else ("13.01", "ancients-why-no-attack")
        return refusal(*none)
    if there is None:
        return refusal("2.01", "ancients-why-no-such-hex", name=words[1][:40] if len(words) > 1 else "")
    name, retreats = GRID.names[there], ask.kind == "retreat" or (verb == "retreat" and ask.kind != "evade")
    side = battle.field.side_of[unit]
    if not _is_behind(side, here, there):
        return refusal("12.06" if retreats else "13.11", "ancients-why-sideways", hex=name)
    closed = cannot_go_back(battle, unit, there)
    if closed:
        return closed if retreats else _not_evaded(closed)
    if there not in _free_ways(battle, unit, here):
        return refusal("12.10" if retreats else "13.12", "ancients-why-past-leader", hex=name)
    return refusal("12.05" if retreats else "13.12", "ancients-why-farther", hex=name)


def _who_goes_back(battle: Fight, ask: Ask, words: list[str], verb: str) -> tuple[int, int]:
    """The unit named and the hex from which it goes back, or just went, where there was one way or none; or OFF."""
    field, hex_of = battle.field, battle.state.hex_of
    unit = field.number.get(words[0], -1) if words else -1
    if not 0 <= unit < field.units or hex_of[unit] < 0:
        return unit, OFF
    if ask.kind in ("retreat", "evade"):
        return unit, hex_of[unit] if unit == ask.about else OFF
    for event in battle.events:
        fields = dict(event.fields)
        if event.kind in (verb, "blocked") and fields["unit"] == words[0]:
            return unit, GRID.hex(fields["path"][0]) if event.kind == verb else hex_of[unit]
    return unit, OFF


def _not_evaded(closed: Refusal) -> Refusal:
    """13.13, R-ANC-45 The same hexes are closed to an evade."""
    rule = "8.43" if closed.rule == "12.10" else "13.13"
    return refusal(rule, closed.because.id, **closed.because.args)


def _free_ways(battle: Fight, unit: int, here: int) -> set[int]:
    """Every hex behind that can be reached without passing a lone leader."""
    side, leader_at = battle.field.side_of[unit], battle.state.leader_at
    reached, frontier = set(), {here}
    while frontier:
        steps = {back for at in frontier for back in REAR[side][at]}
        steps = {back for back in steps if cannot_go_back(battle, unit, back) is None}
        reached |= steps
        frontier = {back for back in steps if leader_at[back] < 0}
    return reached


def _is_behind(side: int, here: int, there: int) -> bool:
    """12.06 Whether steps toward the own edge alone lead from one hex to the other."""
    reached = {here}
    while reached:
        reached = {back for at in reached for back in REAR[side][at]}
        if there in reached:
            return True
    return False


def why_leader_way(battle: Fight, ask: Ask, words: list[str]) -> Refusal | None:
    """13.17-13.31 Hex by hex toward the own edge, to an end that is legal."""
    if ask.kind != "leader-evade" or not words:
        return None
    leader = ask.about
    side, here = battle.field.side_of[leader], battle.state.hex_of[leader]
    if words[0] == "stop":
        lost_his_unit = any(event.kind == "eliminated" for event in battle.events)
        rule = "13.19" if lost_his_unit else "13.18"
        return cannot_stop(battle, leader, here) or refusal(rule, "ancients-why-must-evade")
    if words[0] == "off":
        at_edge = GRID.position[here][0] == BASELINE[side]
        return None if at_edge else refusal("13.26", "ancients-why-not-at-edge")
    there = GRID.find(words[0])
    if there is None:
        return refusal("2.01", "ancients-why-no-such-hex", name=words[0][:40])
    if there not in REAR[side][here]:
        return refusal("13.17", "ancients-why-sideways", hex=GRID.names[there])
    return cannot_evade_through(battle, leader, there) or cannot_stop(battle, leader, there)
