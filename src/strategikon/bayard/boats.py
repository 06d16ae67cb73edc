"""A5.97-A5.103 Boats: which waters bear them, whom they carry, and how troops go on board and land."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from strategikon.bayard import closures, works
from strategikon.bayard.allowances import Reach, allowance_of, fair_march
from strategikon.bayard.craft import carries
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import boat_burns
from strategikon.bayard.movement import Way, cannot_move, cannot_step, ways
from strategikon.bayard.paces import ends_move, step_cost
from strategikon.bayard.pieces import hex_name, known_at, profile_of, unit_id
from strategikon.bayard.state import BOAT_HEX, NOBODY
from strategikon.bayard.weather import effects
from strategikon.kernel.decision import Refusal, Value, refusal
from strategikon.kernel.ruleset import changed

BOARDING = 1  # A5.102 hexes more to embark, and to land


class Boat(NamedTuple):
    """What `state.boats` holds of a boat."""

    hex: int  # NOWHERE once it is lost
    aground: int  # A5.106 0, or 1 and the place of the difficulty in the chart
    ready: int  # A5.104 the full turn from which it can sail again
    moored: int  # it drifts only after somebody has been on board


def boat_of(battle: Fight, number: int) -> Boat:
    return Boat(*battle.state.boats[number])


def note(battle: Fight, number: int, boat: Boat) -> None:
    battle.state.boats = changed(battle.state.boats, number, tuple(boat))


def crew_of(battle: Fight, number: int) -> int:
    """The unit on board, or NOBODY."""
    aboard = battle.state.aboard
    return aboard.index(number) if number in aboard else NOBODY


def boat_in(battle: Fight, here: int) -> int:
    """The boat that lies in a hex, or NOBODY."""
    for number, boat in enumerate(battle.state.boats):
        if boat[0] == here:
            return number
    return NOBODY


# -- A5.98-A5.103 embarking --------------------------------------------------------------------------------------------


def cannot_embark(battle: Fight, unit: int, number: int) -> Refusal | None:
    """A5.98-A5.103 An activated unit that the boat carries, with the hexes for it; the boat is empty and does not
    burn."""
    reason = cannot_move(battle, unit)
    if reason is not None:
        return reason
    names = {"unit": unit_id(battle, unit), "boat": battle.field.boat_ids[number]}
    boat, craft = boat_of(battle, number), battle.field.crafts[number]
    if boat.hex < 0 or battle.state.hex_of[unit] < 0:
        return refusal("A5.97", "bayard-why-no-boat", **names)
    if battle.state.aboard[unit] == number:
        return refusal("A5.102", "bayard-why-already-aboard", **names)
    if not carries(craft, profile_of(battle, unit)):
        return refusal(craft.rule, "bayard-why-no-cargo", **names)
    if known_at(battle, battle.field.side_of[unit], boat.hex) != NOBODY:
        return refusal("1.23", "bayard-why-boat-full", **names).besides(craft.rule)
    if boat_burns(battle, number):
        return refusal("A5.04", "bayard-why-boat-burns", **names)
    if way_aboard(battle, unit, number) is None:
        return refusal("A5.102", "bayard-why-boat-far", **names).besides(*_slowed(battle, unit, boat.hex))
    return None


def _slowed(battle: Fight, unit: int, there: int) -> list[str]:
    """R-BAY-97 Weather that keeps from going on board who would come so far in a fair one."""
    far = battle.field.grid.distance[battle.state.hex_of[unit]][there] + BOARDING
    return effects.slows(battle, unit, far, fair_march(battle, unit))


def way_aboard(battle: Fight, unit: int, number: int) -> Way | None:
    """A5.102 The cheapest way on board: to a hex beside the boat, then one hex and one more."""
    start, there = battle.state.hex_of[unit], battle.state.boats[number][BOAT_HEX]
    allowed = _allowed(battle, unit)
    best: Way | None = None
    for before, path, cost in _approaches(battle, unit):
        if there not in battle.field.grid.neighbours[before] or _barred(battle, unit, before, there):
            continue
        total = cost + 1 + BOARDING + (BOARDING if battle.state.aboard[unit] != NOBODY else 0)
        single = before == start and battle.field.minimum_move and allowed.march > 0  # R-BAY-18
        if total > allowed.march and not single:
            continue
        if best is None or total < best.cost:
            best = Way((*path, there), total, total > allowed.combat)
    return best


def _allowed(battle: Fight, unit: int) -> Reach:
    """A5.41, A5.102 The allowances with which a unit goes on board and ashore, within what the weather allows."""
    reach, bound = allowance_of(battle, unit), effects.most_off_road(battle, unit)
    return reach._replace(combat=min(reach.combat, bound), march=min(reach.march, bound))


def _approaches(battle: Fight, unit: int) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Where the last step on board may begin: where the unit stands, or a hex of its way that does not stop it."""
    start = battle.state.hex_of[unit]
    yield start, (), 0
    if battle.state.aboard[unit] != NOBODY:
        return
    for there, way in sorted(ways(battle, unit).items()):
        before = way.path[-2] if len(way.path) > 1 else start
        if not ends_move(battle, unit, before, there):
            yield there, way.path, way.cost


def _barred(battle: Fight, unit: int, here: int, there: int) -> bool:
    """A1.05, A5.08 Works or flames between the bank and the boat."""
    return works.closed_by(battle, unit, here, there) is not None or closures.closed(battle, here, there) is not None


def embarkations(battle: Fight, unit: int) -> list[Value]:
    """The boats that a unit may board; only those beside its ways are looked at closely."""
    if battle.state.hex_of[unit] < 0 or cannot_move(battle, unit) is not None:
        return []
    neighbours = battle.field.grid.neighbours
    near = {there for before, _, _ in _approaches(battle, unit) for there in neighbours[before]}
    numbers = [number for number, boat in enumerate(battle.state.boats) if boat[0] in near]
    return [("embark", unit, number) for number in numbers if cannot_embark(battle, unit, number) is None]


# -- A5.102, A5.103 landing --------------------------------------------------------------------------------------------


def cannot_land(battle: Fight, unit: int, there: int) -> Refusal | None:
    """A5.102, A5.103 A unit on board lands in a hex beside the boat, for one hex more, and stops there."""
    reason = cannot_move(battle, unit)
    if reason is not None:
        return reason.besides("A5.102", "A5.103")
    here, names = battle.state.hex_of[unit], {"unit": unit_id(battle, unit), "hex": hex_name(battle, there)}
    if battle.state.aboard[unit] == NOBODY:
        return refusal("A5.102", "bayard-why-not-aboard", unit=names["unit"])
    if there not in battle.field.grid.neighbours[here]:
        return refusal("A5.103", "bayard-why-landing-far", **names).besides("A5.102")
    other = known_at(battle, battle.field.side_of[unit], there)
    if other != NOBODY:
        enemy = battle.field.side_of[other] != battle.field.side_of[unit]
        message = "bayard-why-enemy-there" if enemy else "bayard-why-occupied"
        return refusal("3.04" if enemy else "3.03", message, **names)
    reason = cannot_step(battle, unit, here, there, first=True)
    if reason is not None:
        return reason
    return None if landing(battle, unit, there) else refusal("A5.102", "bayard-why-landing-far", **names)


def landing(battle: Fight, unit: int, there: int) -> Way | None:
    """A5.102 The step ashore: what the ground costs, and one hex more."""
    allowed = _allowed(battle, unit)
    cost = step_cost(battle, unit, battle.state.hex_of[unit], there) + BOARDING
    if cost > allowed.march and not (battle.field.minimum_move and allowed.march > 0):
        return None
    return Way((there,), cost, cost > allowed.combat)


def landings(battle: Fight, unit: int) -> list[Value]:
    near = battle.field.grid.neighbours[battle.state.hex_of[unit]]
    return [("land", unit, there) for there in sorted(near) if cannot_land(battle, unit, there) is None]


def go_aboard(battle: Fight, unit: int, number: int) -> None:
    """A5.103 The unit is the crew from now on; the boat is made fast no longer."""
    battle.state.aboard = changed(battle.state.aboard, unit, number)
    note(battle, number, boat_of(battle, number)._replace(moored=0))
    battle.emit("embark", unit=unit_id(battle, unit), boat=battle.field.boat_ids[number])
