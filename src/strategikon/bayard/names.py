"""What cases and people read by name: units, leaders, sides, and the battle."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

from strategikon.bayard import corps, hours, veil, victory
from strategikon.bayard.boats import boat_of, crew_of
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import fires
from strategikon.bayard.fire.smoke import smoke
from strategikon.bayard.messengers import CARRIES, HEX, SIDE, find, runner_names
from strategikon.bayard.muster.price import HERALD, leader_price, unit_price
from strategikon.bayard.night.darkness import is_dark
from strategikon.bayard.pieces import escort_of, formation_of, is_activated, losses_of, weight_of
from strategikon.bayard.state import NOBODY, OUTSIDE, LeaderMark, Mark
from strategikon.bayard.tables import TYPES, WEIGHTS
from strategikon.bayard.weather import effects, sky
from strategikon.bayard.weather.charts import KINDS, SIDE_NAMES, WIND_IDS

CALLED: Final = LeaderMark.WITH_UNIT | LeaderMark.ALONE | LeaderMark.MESSENGER  # 2.16, 2.34, 2.35


def names(battle: Fight) -> dict[str, Any]:
    state, field = battle.state, battle.field
    units = {name: _unit(battle, unit) for unit, name in enumerate(field.ids)}
    leaders = {name: _leader(battle, leader) for leader, name in enumerate(field.leader_ids)}
    runners = {name: _runner(battle, number) for number, name in enumerate(runner_names(field.herald_ids))}
    boats = {name: _boat(battle, number) for number, name in enumerate(field.boat_ids)}
    sides = {name: _side(battle, side) for side, name in enumerate(field.sides)}
    return {
        **runners, **units, **leaders, **boats, "side": SimpleNamespace(**sides),
        "turn": state.turn, "half": state.half,
        "phase": state.phase, "active": field.sides[state.active], "points": state.points,
        "chiefs": [field.leader_ids[leader] for leader in state.chiefs],
        "beasts": [field.grid.names[where] for _, where in state.beasts],
        "runners": len(state.runners), "weather": _weather(battle), "wind": _wind(battle),
        "fires": [field.elements[fire.element].name for fire in fires(battle)],
        "burnt": [field.elements[number].name for number in state.burnt],
        "smoke": sorted(field.grid.names[here] for here in smoke(battle)),
        "dark": is_dark(battle), "papers": [field.ids[unit] for unit in state.papers],
        "unseen": {name: [field.ids[unit] for unit in state.unseen[side]] for side, name in enumerate(field.sides)},
        "sentinels": [[field.grid.names[one[1]], bool(one[2]), bool(one[3])] for one in state.sentries],
        "objectives": {field.leader_ids[one[0]]: field.grid.names[one[2]] for one in state.targets},
        "reached": [field.leader_ids[one[0]] for one in state.targets if one[3]],
        "looted": [field.grid.names[here] for here, _ in state.looted],
        "hour": hours.hour_of(battle), "part_of_day": hours.part_of_day(battle),
        "grade": battle.outcome.reason.args.get("grade") if battle.outcome else None,
    }  # fmt: skip


def _weather(battle: Fight) -> SimpleNamespace:
    """A5.31 The sky: fair where nothing else was decided."""
    now = sky.sky_of(battle)
    if now is None:
        return SimpleNamespace(kind="fair", force="", age=0, falling=False, stability=0, prairie=False)
    return SimpleNamespace(
        kind=KINDS[now.kind], force=sky.force_name(now), age=now.age, falling=bool(now.falling),
        stability=now.stability, prairie=effects.prairie(battle),
    )  # fmt: skip


def _wind(battle: Fight) -> SimpleNamespace:
    wind = battle.state.wind
    if not wind:
        return SimpleNamespace(force="", toward="")
    return SimpleNamespace(force=WIND_IDS[wind[1]], toward=SIDE_NAMES[wind[0]])


def _unit(battle: Fight, unit: int) -> SimpleNamespace:
    state = battle.state
    marks = state.marks[unit]
    return SimpleNamespace(
        side=battle.field.sides[battle.field.side_of[unit]], hex=_place(battle, state.hex_of[unit]),
        plaquettes=state.plaquettes[unit], losses=losses_of(battle, unit), formation=formation_of(battle, unit),
        weight=WEIGHTS[weight_of(battle, unit)], moved=state.moved[unit], activated=is_activated(battle, unit),
        type=TYPES[battle.field.profiles[unit].type],
        marched=bool(marks & Mark.MARCHED), fought=bool(marks & Mark.FOUGHT), preplayed=bool(marks & Mark.PREPLAYED),
        shot=bool(marks & Mark.SHOT), melee=bool(marks & Mark.MELEE), enraged=bool(marks & Mark.ENRAGED),
        message=bool(marks & Mark.MESSAGE), stays=bool(marks & Mark.STAYS), doubled=bool(marks & Mark.DOUBLED),
        held=bool(marks & Mark.HELD), on_foot=bool(marks & Mark.ON_FOOT), static=bool(marks & Mark.STATIC),
        asleep=bool(marks & Mark.ASLEEP), woken=bool(marks & Mark.WOKEN), drowsy=bool(marks & Mark.DROWSY),
        noisy=bool(marks & Mark.NOISY), hidden=unit in state.papers,
        seen=veil.sees(battle, 1 - battle.field.side_of[unit], unit),
        debit=state.debit[unit], shots=state.shots[unit], outside=state.hex_of[unit] == OUTSIDE,
        price=unit_price(battle.field.profiles[unit]), animals=state.animals[unit], escort=escort_of(battle, unit),
        corps=corps.corps_of(battle.field, unit), parched=state.parched[unit], aboard=state.aboard[unit] != NOBODY,
        points=victory.demoralisation_points(battle, unit),
    )  # fmt: skip


def _place(battle: Fight, here: int) -> str | None:
    return battle.field.grid.names[here] if here >= 0 else None


def _boat(battle: Fight, number: int) -> SimpleNamespace:
    boat, crew = boat_of(battle, number), crew_of(battle, number)
    return SimpleNamespace(hex=_place(battle, boat.hex), aground=bool(boat.aground),
                           crew=None if crew == NOBODY else battle.field.ids[crew])  # fmt: skip


def _leader(battle: Fight, leader: int) -> SimpleNamespace:
    state, side = battle.state, battle.field.leader_side[leader]
    return SimpleNamespace(
        side=battle.field.sides[side], hex=_place(battle, state.leader_hex[leader]),
        seen=veil.sees_figure(battle, 1 - side, side, state.leader_hex[leader]),
        activated=bool(state.leader_marks[leader] & CALLED),
        rank=state.leader_rank[leader], outside=state.leader_hex[leader] == OUTSIDE,
        price=leader_price(battle.field.leader_lines[leader], battle.field.year),
    )  # fmt: skip


def _runner(battle: Fight, number: int) -> SimpleNamespace:
    """2.20, 2.27 A herald, or an improvised messenger, who costs nothing; nowhere, if there is none of this name."""
    runner = find(battle, number)
    price = HERALD if number < len(battle.field.herald_ids) else 0
    if runner is None:
        return SimpleNamespace(side=None, hex=None, carries=False, price=price)
    side = battle.field.sides[runner[SIDE]]
    return SimpleNamespace(side=side, hex=_place(battle, runner[HEX]), carries=bool(runner[CARRIES]), price=price)


def _side(battle: Fight, side: int) -> SimpleNamespace:
    return SimpleNamespace(
        lost=victory.lost(battle, side), initial=victory.initial(battle, side), missed=battle.state.missed[side]
    )
