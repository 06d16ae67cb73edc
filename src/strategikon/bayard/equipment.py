"""A3.36-A3.43 Equipment: symbols, mantlets, chains, wagons."""

from __future__ import annotations

from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import gear_lost
from strategikon.bayard.pieces import hex_name, leaders_in, mark, profile_of, unit_id
from strategikon.bayard.state import NOBODY, Mark
from strategikon.bayard.tables import ARTILLERY, INFANTRY, OBSTACLES


def leave_wagons(battle: Fight, unit: int, formation: str) -> None:
    """A3.33 A unit driven out of its wagons leaves them and is on foot."""
    if formation != "wagons_in_defence":
        return
    here = battle.state.hex_of[unit]
    battle.state.objects = (*battle.state.objects, ("wagons", here))
    mark(battle, unit, Mark.ON_FOOT)
    battle.emit("wagons-left", unit=unit_id(battle, unit), hex=hex_name(battle, here))


def flags_ignored(battle: Fight, unit: int) -> int:
    """A3.38, A3.41, R-BAY-68 A sacred symbol in the hex or beside it lets one flag be ignored; palisaded wagons one
    more."""
    here = battle.state.hex_of[unit]
    found = 1 if any(bears_symbol(battle, place, unit) for place in (here, *battle.field.grid.neighbours[here])) else 0
    return found + (1 if behind_panels(battle, unit) else 0)


def bears_symbol(battle: Fight, place: int, unit: int) -> bool:
    """A3.38 A friendly leader or unit with a sacred symbol in a hex."""
    side = battle.field.side_of[unit]
    bearer = battle.state.unit_at[place]
    if bearer != NOBODY and battle.field.side_of[bearer] == side:
        if "sacred_symbol" in profile_of(battle, bearer).equipment and not _is_stolen(battle, "unit", bearer):
            return True
    return any("sacred_symbol" in battle.field.leaders[leader].equipment and battle.field.leader_side[leader] == side
               and not _is_stolen(battle, "leader", leader) for leader in leaders_in(battle, place))  # fmt: skip


def _is_stolen(battle: Fight, what: str, bearer: int) -> bool:
    """A5.121 Whether an agent has stolen the symbol of a leader or a unit."""
    return ("symbol-lost", what, bearer) in battle.state.objects


def has_mantlet(battle: Fight, unit: int) -> bool:
    """A3.39, A5.10 Mantlets that are neither burning nor burnt."""
    return "mantlet" in profile_of(battle, unit).equipment and not gear_lost(battle, unit, "mantlet")


def mantlet_flags(battle: Fight, unit: int) -> int:
    """A3.39, A1.40 Flags of a shot that infantry or artillery ignores behind mantlets, as behind a palisade."""
    palisade = OBSTACLES["palisade"]
    shielded = has_mantlet(battle, unit) and profile_of(battle, unit).type in (INFANTRY, ARTILLERY)
    return palisade.flags_ignored if shielded else 0


def behind_panels(battle: Fight, unit: int) -> bool:
    """A3.41, R-BAY-68 Palisaded wagons that are drawn up."""
    return bool(battle.state.formation[unit]) and "palisaded_wagons" in profile_of(battle, unit).equipment
