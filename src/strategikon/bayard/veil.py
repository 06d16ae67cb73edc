"""A5.73, A5.80, A5.107 What a side sees of the other, and what stays hidden: at night, and under markers.

Who is unseen is reckoned anew whenever somebody has moved (`field.watch`), and kept in the state, since a side may not
be offered, refused or told anything that hangs on it.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Final, cast

from strategikon.bayard import hidden, sight
from strategikon.bayard.field import Field, Fight
from strategikon.bayard.messengers import HEX, SIDE, runner_names
from strategikon.bayard.night import darkness
from strategikon.bayard.pieces import is_hidden_from
from strategikon.bayard.state import NOBODY, Host, Mark
from strategikon.bayard.tables import ELEPHANT
from strategikon.bayard.terrain import closed_by
from strategikon.kernel.dice import Dice
from strategikon.kernel.events import Secret

PUBLIC: Final = frozenset(("turn", "lead", "general-falls", "leader-lost", "destroyed", "shown", "decoy"))
WHEELS, LIGHTS, TALL = 1, 2, 4
OF_ALL: Final = frozenset(("dice", "side", "turn", "cause"))  # fields that give nobody away


# -- looking -----------------------------------------------------------------------------------------------------------


def look(battle: Fight) -> None:
    """A5.73, A5.109 Everybody looks round: markers in sight are turned up, and each side knows whom it does not see."""
    if battle.state.papers:
        hidden.turn_up(battle)
    if battle.field.darkness:
        state, dark = battle.state, darkness.is_dark(battle)
        eyes = [eyes_of(battle, side) for side in range(2)]
        state.unseen = (_unseen(battle, 0, eyes[0]), _unseen(battle, 1, eyes[1])) if dark else ((), ())
        state.lairs = (_lairs(battle, 0, eyes[0]), _lairs(battle, 1, eyes[1])) if dark else ((), ())


def _unseen(battle: Fight, side: int, eyes: list[int]) -> tuple[int, ...]:
    """A5.73 The enemy units that nobody of a side sees."""
    state = battle.state
    enemies = (unit for unit in battle.field.units_of[1 - side] if state.hex_of[unit] >= 0)
    return tuple(unit for unit in enemies if not _is_seen(battle, unit, eyes))


def eyes_of(battle: Fight, side: int) -> list[int]:
    """The hexes from which a side looks: of its units that are awake, and of its figures."""
    state = battle.state
    own = (unit for unit in battle.field.units_of[side] if unit not in battle.field.decoys)
    units = [state.hex_of[unit] for unit in own if not state.marks[unit] & Mark.ASLEEP]
    figures = [state.leader_hex[leader] for leader in battle.field.leaders_of[side]]
    return sorted({here for here in (*units, *figures) if here >= 0})


def _is_seen(battle: Fight, unit: int, eyes: list[int]) -> bool:
    """A5.73, A5.77, A5.123, A5.124 From beside it always; within 2 hexes, or from afar if it is lit, where the ground
    does not hide it."""
    there = battle.state.hex_of[unit]
    row = battle.field.grid.distance[there]
    lit = darkness.is_lit(battle, unit)
    for here in eyes:
        if row[here] <= 1:
            return True
        if (lit or row[here] <= darkness.UNIT_SIGHT) and sight.open_ground(battle, here, there):
            return True
    return False


def _lairs(battle: Fight, side: int, eyes: list[int]) -> tuple[tuple[int, ...], ...]:
    """For each enemy whom a side does not see, the hexes near it that are as dark and could hold it: for all that the
    side knows it is in one of these. Sleepers stay where they lie."""
    grid, state = battle.field.grid, battle.state
    bright = darkness.light(battle) | {there for here in eyes for there in grid.within(here, darkness.UNIT_SIGHT)}
    found = []
    for unit in state.unseen[side]:
        near = () if state.marks[unit] & Mark.ASLEEP else grid.within(state.hex_of[unit], darkness.UNIT_SIGHT)[1:]
        found.append(tuple(there for there in near if there not in bright and closed_by(battle, unit, there) is None))
    return tuple(found)


class _Silent:
    """A battle before its first moment: the look round at the start is no event."""

    def __init__(self, state: Host, field: Field) -> None:
        self.state, self.field = state, field

    def emit(self, kind: str, **fields: Any) -> None:
        """Nobody is told."""


def open_eyes(state: Host, field: Field) -> None:
    """A5.109 At set-up the markers in sight are turned up at once."""
    look(cast(Fight, _Silent(state, field)))


# -- what a side may know ----------------------------------------------------------------------------------------------


def sees(battle: Fight, viewer: int | None, unit: int) -> bool:
    """Whether a side (None: a spectator, who sees what both see) may know where a unit stands and what it is."""
    owner = battle.field.side_of[unit]
    if owner == viewer or not battle.field.veiled:
        return True
    if is_hidden_from(battle, 1 - owner, unit):
        return False
    return viewer is not None or _is_seen_openly(battle, unit, owner)


def _is_seen_openly(battle: Fight, unit: int, owner: int) -> bool:
    """Whether anybody sees a unit whom its own side sees: else a spectator would tell it of watchers in the dark."""
    state = battle.state
    if not battle.field.darkness or state.hex_of[unit] < 0 or not darkness.is_dark(battle):
        return True
    enemies = (one for one in battle.field.units_of[1 - owner] if one not in state.unseen[owner])
    eyes = [state.hex_of[one] for one in enemies if state.hex_of[one] >= 0 and not state.marks[one] & Mark.ASLEEP]
    return _is_seen(battle, unit, eyes)


def sees_figure(battle: Fight, viewer: int | None, side: int, here: int) -> bool:
    """A5.73 The same for a leader or messenger of a side: with a unit he is seen if it is, alone from beside him."""
    if side == viewer or not battle.field.darkness or here < 0:
        return True
    unit = battle.state.unit_at[here]
    if unit >= 0 and battle.field.side_of[unit] == side:
        return unit not in battle.state.unseen[1 - side]
    return darkness.knows_figure(battle, 1 - side, here, openly=viewer is None)


def sees_sentry(battle: Fight, viewer: int | None, sentry: tuple[int, ...]) -> bool:
    """A5.90 Sentinels are hidden until they are spotted, of which their own side hears nothing."""
    return viewer is not None and (battle.field.side_of[sentry[0]] == viewer or bool(sentry[3]))


def dimmed(battle: Fight, viewer: int | None) -> list[int]:
    """A5.73, A5.124 The hexes that a side cannot look into now; a spectator looks with both."""
    if not battle.field.darkness or not darkness.is_dark(battle):
        return []
    sides = (0, 1) if viewer is None else (viewer,)
    eyes = [here for side in sides for here in eyes_of(battle, side)]
    bright = darkness.light(battle)
    grid = battle.field.grid
    near = {there for here in eyes for there in grid.within(here, darkness.UNIT_SIGHT)}
    return [here for here in range(grid.size) if here not in near and here not in bright]


# -- events ------------------------------------------------------------------------------------------------------------


def veiled(battle: Fight, kind: str, fields: dict[str, Any]) -> dict[str, Any]:
    """An event as it is stated: what it tells about a piece that the other side does not see is for its owner alone."""
    if kind in PUBLIC:
        return fields
    found = {name: _hidden_owner(battle, name, value) for name, value in fields.items()}
    owners = {name: owner for name, owner in found.items() if owner is not None}
    if not owners:
        return fields
    subject = next((owners[name] for name in ("unit", "leader", "runner") if name in owners), None)
    told: dict[str, Any] = {}
    for name, value in fields.items():
        piece = name in ("unit", "leader", "runner", "target")
        owner = owners.get(name) if piece else None if name in OF_ALL else subject
        told[name] = value if owner is None or isinstance(value, Secret) else Secret(owner, value)
    return told


def _hidden_owner(battle: Fight, name: str, value: Any) -> int | None:
    """Whose piece a field names, if the other side does not see it."""
    field, state = battle.field, battle.state
    if name in ("unit", "target"):
        unit = field.unit_index.get(value)
        if unit is None or not is_hidden_from(battle, 1 - field.side_of[unit], unit):
            return None
        return field.side_of[unit]
    if name in ("leader", "runner"):
        leader = field.leader_index.get(value)
        if leader is not None:
            side, here = field.leader_side[leader], state.leader_hex[leader]
            return None if sees_figure(battle, None, side, here) else side
    if name == "runner" and value in runner_names(field.herald_ids):
        number = runner_names(field.herald_ids).index(value)
        for runner in state.runners:
            if runner[0] == number and not sees_figure(battle, None, runner[SIDE], runner[HEX]):
                return runner[SIDE]
    return None


# -- what is dealt anew ------------------------------------------------------------------------------------------------


def wards(field: Field) -> tuple[tuple[int, ...], ...]:
    """By unit: its side, how fast it can go, what sets it apart at a distance, whether it is a decoy. `unknown` and
    `redeal` see the state alone."""
    speeds = [profile.allowance(profile.weight).march + 2 for profile in field.profiles]  # on a road, or with a rush
    return tuple(
        (field.side_of[unit], speed, _look_of(field, unit), int(unit in field.decoys))
        for unit, speed in enumerate(speeds)
    )


def _look_of(field: Field, unit: int) -> int:
    """Wheels, which stay off rough ground, lights, and whatever stands above troops: bits."""
    profile = field.profiles[unit]
    powder = profile.missile is not None and (profile.missile.powder or profile.missile.rocket)
    shines = powder or bool(field.unit_lines[unit].get("torches"))
    tall = profile.type == ELEPHANT or profile.mount == "elephant" or "persian_tower" in profile.equipment
    return WHEELS * profile.wheels + LIGHTS * shines + TALL * tall


def may_hide(field: Field) -> bool:
    return field.veiled


def unknown(state: Host, side: int) -> list[Hashable]:
    """The enemy units that a side does not see, the markers it cannot look under, and the sentinels it has not
    spotted."""
    if not state.wards:
        return []
    papers = [unit for unit in state.papers if state.wards[unit][0] != side]
    posted = [sentry for sentry in state.sentries if state.wards[sentry[0]][0] != side and not sentry[3]]
    units = sorted({*state.unseen[side], *papers})
    return [*(("unit", unit) for unit in units), *(("sentinel", *sentry[:2]) for sentry in posted)]


def redeal(state: Host, side: int, dice: Dice) -> None:
    """The units that a side does not see change places among the hexes they hold, and some wander off in the dark; what
    lies under markers is shuffled, each under a marker that never went faster than it could, decoys under any."""
    if not state.wards:
        return
    unseen = list(state.unseen[side])
    lairs = [(state.hex_of[unit], hexes) for unit, hexes in zip(unseen, state.lairs[side], strict=True)]
    on_table = [unit for unit in state.papers if state.hex_of[unit] >= 0]
    papers = [unit for unit in on_table if state.wards[unit][0] != side and unit not in unseen]
    for units in (unseen, papers):
        for place in range(len(units) - 1, 0, -1):
            _exchange(state, units[place], units[dice.pick(place + 1)])
    for here, hexes in lairs:
        _wander(state, here, hexes, dice)


def _wander(state: Host, here: int, hexes: tuple[int, ...], dice: Dice) -> None:
    """Whoever is in a dark hex now goes to another one near it, if that is free; who carries a light would be seen."""
    unit = state.unit_at[here]
    there = hexes[dice.pick(len(hexes))] if hexes else here
    if state.unit_at[there] != NOBODY or state.marks[unit] & Mark.ASLEEP or state.wards[unit][2] & LIGHTS:
        return
    state.hex_of[unit], state.unit_at[here], state.unit_at[there] = there, NOBODY, unit


def _exchange(state: Host, one: int, other: int) -> None:
    """Two units change places, if each could be where the other is."""
    if one == other or (one in state.papers) != (other in state.papers) or state.aboard[one] != state.aboard[other]:
        return
    if not _could_be(state, one, other) or not _could_be(state, other, one):
        return
    here, there = state.hex_of[one], state.hex_of[other]
    state.hex_of[one], state.hex_of[other] = there, here
    state.unit_at[here], state.unit_at[there] = other, one
    if state.paper_most:
        most = list(state.paper_most)
        most[one], most[other] = most[other], most[one]
        state.paper_most = tuple(most)


def _could_be(state: Host, unit: int, marker: int) -> bool:
    """Whether a unit could stand where another does: it would look the same, and is as fast as its marker was."""
    _, speed, look_of_it, decoy = state.wards[unit]
    if look_of_it != state.wards[marker][2]:
        return False
    return bool(decoy) or not state.paper_most or state.paper_most[marker] <= speed


def knows(battle: Fight, viewer: int | None) -> Mapping[str, Any]:
    """What the view tells of hidden things: where markers lie, and the sentinels that are known."""
    names = battle.field.grid.names
    papers = [[names[here], side] for here, side in markers(battle, viewer)]
    sentries = [names[one[1]] for one in battle.state.sentries if sees_sentry(battle, viewer, one)]
    return {"papers": papers, "sentinels": sentries}


def markers(battle: Fight, viewer: int | None) -> list[tuple[int, int]]:
    """A5.107 The hexes of the markers that a side sees without knowing what they are, and whose they are; a spectator
    those of both."""
    state, side_of = battle.state, battle.field.side_of
    laid = (unit for unit in state.papers if state.hex_of[unit] >= 0)
    known = (unit for unit in laid if side_of[unit] != viewer and unit not in state.unseen[1 - side_of[unit]])
    return sorted((state.hex_of[unit], side_of[unit]) for unit in known)
