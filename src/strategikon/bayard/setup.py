"""From a checked document to the state before the first activity, wherever an inline setup begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from strategikon.bayard import corps, deployment, hidden, hours, missions, other_worlds, veil
from strategikon.bayard.allowances import plain_allowance
from strategikon.bayard.craft import DIFFICULTIES
from strategikon.bayard.field import Field
from strategikon.bayard.fire.elements import at_start
from strategikon.bayard.losses import without_animals
from strategikon.bayard.messengers import HERALD
from strategikon.bayard.night import sentinels
from strategikon.bayard.state import (
    ACTIVATED,
    BOAT_HEX,
    MISSED,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    Host,
    LeaderMark,
    Mark,
    by_hex,
)
from strategikon.bayard.tables import ARTILLERY, ELEPHANT, FORMATIONS
from strategikon.bayard.weather import sky, wind
from strategikon.kernel.dice import Dice

WAGONS: Final = "wagons"  # an element of fire
FREE_ADVANCE: Final = frozenset(("aggressive", "impetuous", "enraged"))  # A2.53-A2.55
MARKS: Final = {
    "activated": Mark.FIRST, "second": Mark.SECOND, "reached": Mark.REACHED, "moved": Mark.MOVED,
    "marched": Mark.MARCHED, "shot": Mark.SHOT, "fought": Mark.FOUGHT, "melee": Mark.MELEE, "stays": Mark.STAYS,
    "doubled": Mark.DOUBLED, "held": Mark.HELD, "enraged": Mark.ENRAGED, "preplayed": Mark.PREPLAYED,
    "message": Mark.MESSAGE, "on-foot": Mark.ON_FOOT, "static": Mark.STATIC, "woken": Mark.WOKEN,
    "drowsy": Mark.DROWSY, "noisy": Mark.NOISY,
}  # fmt: skip
LEADER_MARKS: Final = {
    "chief": LeaderMark.CHIEF, "with-unit": LeaderMark.WITH_UNIT, "alone": LeaderMark.ALONE,
    "moved": LeaderMark.MOVED, "melee": LeaderMark.MELEE, "rallied": LeaderMark.RALLIED,
}  # fmt: skip


def begin(field: Field, dice: Dice) -> Host:
    """Everything as the scenario places it."""
    state, document = Host(), field.document
    _open(state, field, document)
    _place_units(state, field)
    _place_leaders(state, field, document)
    _clear(state, field, document)
    _march(state, field)
    corps.open_orders(state, field)
    deployment.prepare(state, field)
    _hide(state, field)
    return state


def _open(state: Host, field: Field, document: Mapping[str, Any]) -> None:
    """1.27 The first player's first turn, or what an inline setup says."""
    state.phase = document.get("phase", "turn")
    state.turn = document.get("turn", 1)
    state.half = document.get("half", 0)
    first = field.first if state.half == 0 else 1 - field.first
    state.active = field.sides.index(document["active"]) if "active" in document else first
    missed = document.get("missed", (0, 0))
    state.missed = (missed[0], missed[1])
    state.stage = document.get("stage", MISSED if state.missed[state.active] else 0)
    state.points = document.get("points", 0)
    lost = document.get("lost", (0, 0))
    state.lost = (lost[0], lost[1])


def _place_units(state: Host, field: Field) -> None:
    lines = field.unit_lines
    arrivals = field.unit_arrivals
    state.hex_of = [OUTSIDE if arrivals[unit] else field.start_of(line) for unit, line in enumerate(lines)]
    unit_at = [NOBODY] * field.grid.size
    for unit, here in enumerate(state.hex_of):
        if here >= 0:
            unit_at[here] = unit
    state.unit_at = by_hex(unit_at)
    state.plaquettes = [field.profiles[unit].plaquettes - line.get("losses", 0) for unit, line in enumerate(lines)]
    state.moved = [line.get("moved", 0) for line in lines]
    state.marks = [sum(MARKS[word] for word in line.get("marks", ())) for line in lines]
    state.formation = tuple(FORMATIONS.index(line.get("formation", "")) for line in lines)
    state.loosened = tuple(line.get("loosened", 0) for line in lines)
    state.debit = tuple(line.get("debit", 0) for line in lines)
    state.animals = tuple(_animals_left(field, unit, line) for unit, line in enumerate(lines))
    _walk(state, field)
    state.shots = tuple(line.get("shots", 0) for line in lines)
    state.resting = (0,) * len(lines)
    state.parched = tuple(line.get("parched", 0) for line in lines)
    state.boats = tuple(_boat(field, line) for line in field.boat_lines)
    afloat = {boat[BOAT_HEX]: number for number, boat in enumerate(state.boats)}
    state.aboard = tuple(afloat.get(here, NOBODY) for here in state.hex_of)


def _march(state: Host, field: Field) -> None:
    """3.02, 3.14, A2.52-A2.55, R-BAY-82 A unit that has made hexes in a setup has moved; one that, as loosened, has
    made more than it may fight after has marched. A hex into contact is free to some."""
    battle = veil.at_rest(state, field)
    for unit, hexes in enumerate(state.moved):
        marks, combat = state.marks[unit], plain_allowance(battle, unit).combat
        free = marks & Mark.ENRAGED or field.profiles[unit].traits & FREE_ADVANCE
        if hexes:
            state.marks[unit] |= Mark.MOVED
        if hexes > combat * (2 if marks & Mark.DOUBLED else 1) + (1 if free else 0):
            state.marks[unit] |= Mark.MARCHED


def _boat(field: Field, line: Mapping[str, Any]) -> tuple[int, ...]:
    """A5.97 A boat where the scenario puts it: hex, aground, ready, moored."""
    aground = 1 + DIFFICULTIES.index(line["aground"]) if "aground" in line else 0
    return (field.grid.hex(line["hex"]), aground, line.get("ready", 0), int(line.get("moored", False)))


def animals(field: Field, unit: int) -> int:
    """4.113, R-BAY-93 One animal plaquette of bearers, teams and packs that are elephants; two of dwarf ones."""
    profile = field.profiles[unit]
    carried = profile.mount == "elephant" or profile.team == "elephant" or profile.pack == "elephant"
    carried = carried or (profile.type in (ELEPHANT, ARTILLERY) and profile.platform)
    return (2 if profile.dwarf else 1) if carried else 0


def _animals_left(field: Field, unit: int, line: Mapping[str, Any]) -> int:
    """4.113, R-BAY-93 What is left of them after the losses of the unit, unless the setup says it."""
    left: int = line.get("animals", max(0, animals(field, unit) - line.get("losses", 0)))
    return left


def _walk(state: Host, field: Field) -> None:
    """4.114 Whoever has lost all its animals goes on foot, or stands still."""
    for unit, left in enumerate(state.animals):
        if animals(field, unit) and not left:
            state.marks[unit] |= without_animals(field.profiles[unit])


def _place_leaders(state: Host, field: Field, document: Mapping[str, Any]) -> None:
    lines, arrivals = field.leader_lines, field.leader_arrivals
    state.leader_hex = [OUTSIDE if arrivals[one] else field.start_of(line) for one, line in enumerate(lines)]
    state.leader_marks = [_leader_marks(state, field, one, line.get("marks", ())) for one, line in enumerate(lines)]
    state.leader_rank = tuple(leader.rank for leader in field.leaders)
    state.chiefs = tuple(field.leader_index[name] for name in document.get("chiefs", ()))
    state.silenced = (0,) * len(lines)
    heralds = zip(field.herald_side, field.herald_start, strict=True)
    state.runners = tuple((number, side, HERALD, here, 0, 0, 0) for number, (side, here) in enumerate(heralds)
                          if here != NOWHERE)  # fmt: skip


def _leader_marks(state: Host, field: Field, leader: int, words: Sequence[str]) -> int:
    """2.34, 2.35 What a setup says of a leader: who is activated is so with his unit, if that is, else alone."""
    here, marks = state.leader_hex[leader], sum(LEADER_MARKS[word] for word in words if word != "activated")
    if "activated" not in words:
        return marks
    unit = state.unit_at[here] if here >= 0 else NOBODY
    own = unit != NOBODY and field.side_of[unit] == field.leader_side[leader]
    return marks | (LeaderMark.WITH_UNIT if own and state.marks[unit] & ACTIVATED else LeaderMark.ALONE)


def _clear(state: Host, field: Field, document: Mapping[str, Any]) -> None:
    """What nothing has happened to yet."""
    beasts = document.get("beasts", ())
    state.beasts = tuple((field.sides.index(one["side"]), field.grid.hex(one["hex"])) for one in beasts)
    state.holder = _holders(state, field)
    state.objects = state.faces = state.conditions = ()
    state.fires, state.burnt = at_start(field, field.first), ()
    _undo_wagons(state, field)
    state.sky, state.wind = sky.decided(field), wind.decided(field)
    state.targets = state.missions = state.placed = state.goal_hexes = ()
    state.tasks = missions.tasks(field)
    state.hour, state.looted, state.goals = hours.start_of(field), (), (0, 0)


def _undo_wagons(state: Host, field: Field) -> None:
    """A5.10 Wagons that burn are no defence."""
    burning = [field.elements[number] for number, _, since, _ in state.fires if since]
    lost = {one.unit for one in burning if one.kind == WAGONS}
    state.formation = tuple(0 if unit in lost else formation for unit, formation in enumerate(state.formation))


def _hide(state: Host, field: Field) -> None:
    """A5.80, A5.107 Sleepers, sentinels and markers; nothing without the switches. What is in sight is shown."""
    state.papers = state.paper_most = state.wards = state.sentries = state.shown = ()
    state.unseen = state.lairs = state.haunts = state.posts = ((), ())
    if not field.veiled:
        return
    if field.darkness:
        state.sentries = sentinels.posted(field)
        for unit, line in enumerate(field.unit_lines):
            state.marks[unit] |= Mark.ASLEEP if line.get("asleep") else 0
            state.marks[unit] |= Mark.TORCHES if line.get("torches") else 0
    if field.hidden_units:
        state.papers = hidden.at_start(field)
        state.paper_most = (0,) * len(field.ids)
    state.wards = other_worlds.wards(field)
    veil.open_eyes(state, field)


def _holders(state: Host, field: Field) -> tuple[int, ...]:
    """Control: a hex belongs at the start to the side whose unit deploys in it; kept only where a condition asks."""
    if not any(condition["type"] == "control" for condition in field.conditions):
        return ()
    return tuple(NOWHERE if unit == NOBODY else field.side_of[unit] for unit in state.unit_at)
