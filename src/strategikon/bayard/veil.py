"""A5.73, A5.80, A5.107 What a side sees of the other, and what stays hidden: at night, and under markers.

Who is unseen is reckoned anew whenever somebody has moved (`field.watch`), and kept in the state, since a side may not
be offered, refused or told anything that hangs on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from strategikon.bayard import hidden, other_worlds, sight
from strategikon.bayard.field import Field, Fight
from strategikon.bayard.messengers import HEX, NUMBER, SIDE, runner_names
from strategikon.bayard.night import darkness
from strategikon.bayard.other_worlds import LEADER, RUNNER, Figure
from strategikon.bayard.pieces import is_hidden_from
from strategikon.bayard.state import Host, Mark
from strategikon.kernel.events import NOBODY, Secret, Veiled

PUBLIC: Final = frozenset(("turn", "lead", "general-falls", "leader-lost", "destroyed", "shown", "decoy"))
HEARD: Final = frozenset(("noise", "alarm", "looted"))  # A5.74, A5.89, A5.112 whoever does not see it hears it
UNTOLD: Final = frozenset(("hear-dice", "wake-dice"))  # A5.83, A5.88 that they fall would tell that an enemy is near
PIECES: Final = frozenset(("unit", "leader", "runner", "target"))
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
        state.shown = _shown(battle) if dark else ()
        for side in range(2):
            other_worlds.note(battle, side, eyes[side], [*_figures(battle, side)] if dark else None)


def _unseen(battle: Fight, side: int, eyes: list[int]) -> tuple[int, ...]:
    """A5.73 The enemy units that nobody of a side sees."""
    state = battle.state
    enemies = (unit for unit in battle.field.units_of[1 - side] if state.hex_of[unit] >= 0)
    return tuple(unit for unit in enemies if not _is_seen(battle, unit, eyes))


def _shown(battle: Fight) -> tuple[int, ...]:
    """The hexes of the units that spectators see: those whom an enemy sees that is itself among them. Whoever watches
    unseen, or under a marker, shows nobody."""
    state, field = battle.state, battle.field
    shown = [unit for unit, here in enumerate(state.hex_of) if here >= 0]
    while True:
        awake = [unit for unit in shown if not state.marks[unit] & Mark.ASLEEP and unit not in state.papers]
        eyes = [[state.hex_of[unit] for unit in awake if field.side_of[unit] == side] for side in range(2)]
        left = [unit for unit in shown if _is_seen(battle, unit, eyes[1 - field.side_of[unit]])]
        if left == shown:
            return tuple(sorted(state.hex_of[unit] for unit in shown))
        shown = left


def _figures(battle: Fight, side: int) -> Iterator[Figure]:
    """A5.73 The enemy leaders and messengers whom nobody of a side sees."""
    state = battle.state
    for leader in battle.field.leaders_of[1 - side]:
        here = state.leader_hex[leader]
        if here >= 0 and not sees_figure(battle, side, 1 - side, here):
            yield Figure(LEADER, leader, here)
    for runner in state.runners:
        if runner[SIDE] != side and not sees_figure(battle, side, 1 - side, runner[HEX]):
            yield Figure(RUNNER, runner[NUMBER], runner[HEX])


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


class _Silent:
    """A battle before its first moment: the look round at the start is no event."""

    def __init__(self, state: Host, field: Field) -> None:
        self.state, self.field = state, field

    def emit(self, kind: str, **fields: Any) -> None:
        """Nobody is told."""


def at_rest(state: Host, field: Field) -> Fight:
    """A battle before its first moment, for the rules that look at one."""
    return cast(Fight, _Silent(state, field))


def open_eyes(state: Host, field: Field) -> None:
    """A5.109 At set-up the markers in sight are turned up at once."""
    look(at_rest(state, field))


# -- what a side may know ----------------------------------------------------------------------------------------------


def sees(battle: Fight, viewer: int | None, unit: int) -> bool:
    """Whether a side (None: a spectator, who sees what both see) may know where a unit stands and what it is."""
    owner = battle.field.side_of[unit]
    if owner == viewer or not battle.field.veiled:
        return True
    if is_hidden_from(battle, 1 - owner, unit):
        return False
    return viewer is not None or _is_seen_openly(battle, unit)


def _is_seen_openly(battle: Fight, unit: int) -> bool:
    """Whether a spectator sees a unit, and nobody learns of watchers in the dark."""
    if not battle.field.darkness or battle.state.hex_of[unit] < 0 or not darkness.is_dark(battle):
        return True
    return battle.state.hex_of[unit] in battle.state.shown


def sees_figure(battle: Fight, viewer: int | None, side: int, here: int) -> bool:
    """A5.73 The same for a leader or messenger of a side: with a unit he is seen if it is, alone from beside him."""
    if side == viewer or not battle.field.darkness or here < 0:
        return True
    unit = battle.state.unit_at[here]
    if unit >= 0 and battle.field.side_of[unit] == side:
        return unit not in battle.state.unseen[1 - side] and (viewer is not None or _is_seen_openly(battle, unit))
    return darkness.knows_figure(battle, 1 - side, here, openly=viewer is None)


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


def sees_sentry(battle: Fight, viewer: int | None, sentry: tuple[int, ...]) -> bool:
    """A5.90 Sentinels are hidden until they are spotted, of which their own side hears nothing."""
    return viewer is not None and (battle.field.side_of[sentry[0]] == viewer or bool(sentry[3]))


# -- events ------------------------------------------------------------------------------------------------------------


def veiled(battle: Fight, kind: str, fields: dict[str, Any]) -> Veiled:
    """An event as it is stated: what it tells about a piece that the other side does not see is for its owner alone,
    and so is that it happened, unless it was heard or the other side takes part in it."""
    if kind in PUBLIC:
        return Veiled(fields)
    if kind in UNTOLD:
        return Veiled(fields, NOBODY)
    found = {name: _hidden_owner(battle, name, value) for name, value in fields.items()}
    owners = {name: owner for name, owner in found.items() if owner is not None}
    if not owners:
        return Veiled(fields, _confided(fields))
    subject = next((owners[name] for name in ("unit", "leader", "runner") if name in owners), None)
    told: dict[str, Any] = {}
    for name, value in fields.items():
        owner = owners.get(name) if name in PIECES else None if name in OF_ALL else subject
        told[name] = value if owner is None or isinstance(value, Secret) else Secret(owner, value)
    return Veiled(told, None if kind in HEARD else _alone(battle, kind, fields, owners))


def _confided(fields: dict[str, Any]) -> int | None:
    """The side to which every field of an event belongs."""
    sides = {value.side if isinstance(value, Secret) else None for value in fields.values()}
    return sides.pop() if len(sides) == 1 else None


def _alone(battle: Fight, kind: str, fields: dict[str, Any], owners: dict[str, int]) -> int | None:
    """The side of the hidden pieces of an event, if it alone knows of it. A marker in sight is seen to do what it does,
    but not to throw dice: these would tell what lies under it."""
    owner = next(iter(owners.values()))
    named = (_side_of(battle, value) for name, value in fields.items() if name in PIECES)
    if any(side not in (None, owner) for side in named):
        return None
    unit = battle.field.unit_index.get(fields.get("unit", ""))
    marker = unit is not None and unit in battle.state.papers and unit not in battle.state.unseen[1 - owner]
    return None if marker and not kind.endswith("-dice") else owner


def _side_of(battle: Fight, name: str) -> int | None:
    """Whose a unit or a leader is; None for whoever is neither."""
    field = battle.field
    if name in field.unit_index:
        return field.side_of[field.unit_index[name]]
    return field.leader_side[field.leader_index[name]] if name in field.leader_index else None


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
            return None if sees_figure(battle, 1 - side, side, here) else side
    if name == "runner" and value in runner_names(field.herald_ids):
        number = runner_names(field.herald_ids).index(value)
        for runner in state.runners:
            side = runner[SIDE]
            if runner[NUMBER] == number and not sees_figure(battle, 1 - side, side, runner[HEX]):
                return side
    return None


def may_hide(field: Field) -> bool:
    return field.veiled


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
    known = [unit for unit in laid if side_of[unit] != viewer and unit not in state.unseen[1 - side_of[unit]]]
    if viewer is None:
        known = [unit for unit in known if _is_seen_openly(battle, unit)]
    return sorted((state.hex_of[unit], side_of[unit]) for unit in known)
