"""What to draw: ground, blocks and medals, beasts and messengers, fire and smoke, losses, weather."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from strategikon.bayard import corps, hours, scene_board, scene_deployment, scene_hidden, scene_routes, veil, victory
from strategikon.bayard.deployment import UNIT
from strategikon.bayard.field import Field, Fight
from strategikon.bayard.fire.elements import Fire, element, fires, place_of
from strategikon.bayard.fire.smoke import smoke
from strategikon.bayard.messengers import CARRIES, EITHER, GROUP, HEX, NUMBER, SIDE, name_of, sender_of
from strategikon.bayard.night import darkness
from strategikon.bayard.pieces import range_of
from strategikon.bayard.scene_overlays import KINDS, command_of_leader
from strategikon.bayard.scene_pieces import leader_piece, unit_piece
from strategikon.bayard.sheet import BLOWS
from strategikon.bayard.stampede import beast_name
from strategikon.bayard.state import BOAT_HEX, NOBODY, OUTSIDE
from strategikon.bayard.verbs import VERBS
from strategikon.bayard.weather import effects, sky
from strategikon.bayard.weather.charts import CALM, FAIR, SIDE_NAMES, WIND_IDS
from strategikon.bayard.weather.charts import KINDS as WEATHERS
from strategikon.kernel.facts import load_looks
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Box, Dress, Marker, Piece, Place, Scene, Shape, Sky, Track, Turn

BEYOND: Final = "outside"  # 3.35 the box of those who wait
MOST_FLAMES: Final = 3
GOALS: Final = ("occupy", "control")  # conditions that are about hexes to hold
NIGHT_SIGN: Final = {"dusk": "moon", "night": "moon"}


def scene(battle: Fight, side: int | None) -> Scene:
    """Everything there is to draw for a side."""
    outside = [unit for unit, here in enumerate(battle.state.hex_of) if here == OUTSIDE]
    boxes = [Box(BEYOND, Message("bayard-box-outside"))] if outside else []
    return Scene(
        scene_board.board(battle, [*boxes, *scene_deployment.boxes(battle, side)]),
        [*_pieces(battle, side, outside), *_placed(battle, side)],
        tracks=_tracks(battle),
        markers=[*_markers(battle, side), *scene_deployment.papers(battle, side), *scene_hidden.markers(battle, side)],
        status=_status(battle),
        sides=_dresses(battle.field),
        turn=_turn(battle),
        overlays=KINDS,
        routes=scene_routes.routes(battle, side),
        sheets=_sheets(battle, side),
        laid=_laid(battle, side),
        sky=_sky(battle),
        dimmed=scene_hidden.dimmed(battle, side),
    )


def _pieces(battle: Fight, side: int | None, outside: list[int]) -> list[Piece]:
    """Everybody whom the side sees, and who waits beyond the edge."""
    hex_of, leader_hex, leader_side = battle.state.hex_of, battle.state.leader_hex, battle.field.leader_side
    units = [unit for unit, here in enumerate(hex_of) if here >= 0 and veil.sees(battle, side, unit)]
    leaders = [one for one, here in enumerate(leader_hex)
               if here >= 0 and veil.sees_figure(battle, side, leader_side[one], here)]  # fmt: skip
    waiting = [unit_piece(battle, unit, Place.box(BEYOND, row)) for row, unit in enumerate(outside)]
    shown = [_under_paper(battle, unit, unit_piece(battle, unit, viewer=side)) for unit in units]
    return [*shown, *waiting, *(leader_piece(battle, one) for one in leaders)]


def _under_paper(battle: Fight, unit: int, piece: Piece) -> Piece:
    """A5.107 The owner sees through his own markers: the unit under one, or that there is nobody."""
    if unit in battle.field.decoys:
        piece.art, piece.short, piece.strength, piece.full = "st-unknown", "", 0, 0
    return piece


def _placed(battle: Fight, side: int | None) -> list[Piece]:
    """A1.63 Pieces that wait for their place, and those a side has placed out of sight."""
    return [unit_piece(battle, number, place) if kind == UNIT else leader_piece(battle, number, place)
            for kind, number, place in scene_deployment.places(battle, side)]  # fmt: skip


@lru_cache(maxsize=64)
def _dresses(field: Field) -> list[Dress]:
    looks = load_looks(Path(__file__).parent)
    return [Dress(name, looks.livery(name, side)) for side, name in enumerate(field.sides)]


def _sheets(battle: Fight, side: int | None) -> list[str]:
    """The options that come to dice, for whoever must choose among them."""
    if battle.ask is None or battle.ask.side != side:
        return []
    return list(dict.fromkeys(VERBS.by_id[verb].first for kind, verb in BLOWS if kind == battle.ask.kind))


def _laid(battle: Fight, side: int | None) -> list[Shape]:
    """2.04 While a chief spends his points: how far his voice carries, for his own side."""
    state = battle.state
    if side != state.active or state.phase != "activate" or not state.chiefs:
        return []
    return command_of_leader(battle, state.chiefs[-1])


# -- score, turn, status -----------------------------------------------------------------------------------------------


def _tracks(battle: Fight) -> list[Track]:
    """5.02, 5.04 What each army has lost, against what breaks it: in points, in units, or in halves of them where
    there are sacrificial troops."""
    whole = not battle.field.victory_by_points and all(one.half_units % 2 == 0 for one in battle.field.profiles)
    kind, share = "points" if battle.field.victory_by_points else "units", 2 if whole else 1
    halves = not whole and not battle.field.victory_by_points
    return [
        Track("lost", name, victory.lost(battle, side) // share, -(-_bears(battle, side) // share),
              Message(f"bayard-track-{kind}", {"side": name}), losses=True, halves=halves)
        for side, name in enumerate(battle.sides)
    ]  # fmt: skip


def _bears(battle: Fight, side: int) -> int:
    """5.02 The least loss that beats a side."""
    own = (one for one in battle.field.conditions if one["type"] == "demoralisation" and "when_removed" not in one)
    limits = [victory.threshold(battle, side, one) for one in own if one["side"] == battle.sides[side]]
    return min(limits, default=victory.initial(battle, side))


def _turn(battle: Fight) -> Turn:
    state, field = battle.state, battle.field
    name = Message(f"bayard-phase-{state.phase}")
    return Turn(state.turn, field.turns or None, state.phase, name, field.sides[state.active])


def _status(battle: Fight) -> list[Message]:
    """Who commands, what he may still activate, and whose group acts; the hour, where it is counted."""
    state, field = battle.state, battle.field
    found: list[Message] = []
    if state.chiefs and state.phase in ("activate", "move", "fight"):
        chief = state.chiefs[min(state.stage, len(state.chiefs) - 1)]
        name = field.leader_ids[chief]
        if state.phase == "activate":
            found.append(Message("bayard-status-points", {"leader": name, "hexes": range_of(battle, chief)}))
        else:
            found.append(Message("bayard-status-group", {"leader": name, "group": min(state.stage, 1) + 1}))
    if hours.hour_of(battle):
        told = {"hour": hours.hour_of(battle), "part": hours.part_of_day(battle)}
        found.append(Message("bayard-status-hour", told))
    for side, missed in enumerate(state.missed):
        if missed:
            found.append(Message("bayard-status-missed", {"side": field.sides[side]}))
    return found


# -- markers -----------------------------------------------------------------------------------------------------------


def _markers(battle: Fight, side: int | None) -> list[Marker]:
    """From the lowest to the highest."""
    found = [marker for laid in (_fires, _smoke, _left, _beasts) for marker in laid(battle)]
    low = [*_camps(battle), *_boats(battle), *_objectives(battle, side), *_goals(battle, side)]
    return [*low, *found, *_tokens(battle, side), *_runners(battle, side)]


def _goals(battle: Fight, viewer: int | None) -> Iterator[Marker]:
    """5.06 Hexes that a condition of victory asks for, and whether they are held."""
    field, state, seen = battle.field, battle.state, set[tuple[str, int]]()
    for condition in field.conditions:
        if condition["type"] not in GOALS or "hexes" not in condition:
            continue
        side = condition["side"]
        for here in field.hexes(condition["hexes"]):
            unit = state.unit_at[here]
            if unit >= 0 and not veil.sees(battle, viewer, unit):
                unit = NOBODY
            held = state.holder[here] if state.holder and not field.veiled else field.side_of[unit] if unit >= 0 else -1
            if (side, here) not in seen:
                seen.add((side, here))
                name = field.grid.names[here]
                yield Marker(f"goal-{side}-{name}", "objective", Place.hex(name), Message("bayard-marker-objective"),
                             side, state="taken" if held == field.sides.index(side) else None)  # fmt: skip


def _fires(battle: Fight) -> Iterator[Marker]:
    """A5.08-A5.10 Flames, three when they are fresh, fewer as they burn down, and the light they give."""
    names = battle.field.grid.names
    for fire in fires(battle):
        one = element(battle, fire.element)
        here = place_of(battle, fire.element)
        if here < 0:
            continue
        left = max(1, one.turns - (battle.state.turn - fire.since))
        on_face = one.side >= 0
        place = Place.hexside(names[here], SIDE_NAMES[one.side]) if on_face else Place.hex(names[here])
        label = Message("bayard-marker-fire", {"element": one.name, "turns": left})
        yield Marker(f"fire-{one.name}", "fire", place, label, number=min(MOST_FLAMES, left))
        if darkness.is_dark(battle) or hours.part_of_day(battle) in NIGHT_SIGN:
            label = Message("bayard-marker-light")
            yield Marker(f"light-{one.name}", "light", place, label, number=darkness.BLAZE_LIGHT)


def _tokens(battle: Fight, viewer: int | None) -> Iterator[Marker]:
    """A5.05, A5.26 What is left of the resistance of a thing that was set on but does not burn yet, and what those who
    fight a fire have restored of it; gear only of a unit that the side sees."""
    names = battle.field.grid.names
    for fire in (Fire(*entry) for entry in battle.state.fires):
        one, here = element(battle, fire.element), place_of(battle, fire.element)
        if here < 0 or not fire.resistance or (one.unit >= 0 and not veil.sees(battle, viewer, one.unit)):
            continue
        place = Place.hexside(names[here], SIDE_NAMES[one.side]) if one.side >= 0 else Place.hex(names[here])
        what = "doused" if fire.since else "scorched"
        told = {"element": one.name, "left": fire.resistance, "most": one.plaquettes}
        yield Marker(f"{what}-{one.name}", what, place, Message(f"bayard-marker-{what}", told), number=fire.resistance)


def _smoke(battle: Fight) -> Iterator[Marker]:
    """A5.17 All the smoke on the field."""
    covered = [battle.field.grid.names[here] for here in sorted(smoke(battle))] if battle.state.fires else []
    if covered:
        yield Marker("smoke", "smoke", Place.hexes(covered), Message("bayard-marker-smoke"))


def _left(battle: Fight) -> Iterator[Marker]:
    """A3.33 Wagons that their unit had to leave."""
    for number, entry in enumerate(one for one in battle.state.objects if one[0] == "wagons"):
        name = battle.field.grid.names[entry[1]]
        yield Marker(f"wagons-{number}", "wagons", Place.hex(name), Message("bayard-marker-wagons"))


def _camps(battle: Fight) -> Iterator[Marker]:
    """A5.110 Tents, and whether they were looted."""
    looted = {here for here, _ in battle.state.looted}
    for here, side in sorted(battle.field.camp_at.items()):
        name = battle.field.grid.names[here]
        yield Marker(f"camp-{name}", "camp", Place.hex(name), Message("bayard-marker-camp"), battle.sides[side],
                     state="taken" if here in looted else None)  # fmt: skip


def _objectives(battle: Fight, viewer: int | None) -> Iterator[Marker]:
    """A5.115, A5.126 The objectives of corps that a side may know."""
    for name, (place, reached) in corps.known(battle, viewer).items():
        side = battle.sides[battle.field.leader_side[battle.field.leader_index[name]]]
        yield Marker(f"corps-{name}", "objective", Place.hex(place), Message("bayard-marker-corps", {"leader": name}),
                     side, state="taken" if reached else None)  # fmt: skip


def _boats(battle: Fight) -> Iterator[Marker]:
    """A5.97 Hulls, under whoever is on board."""
    for number, boat in enumerate(battle.state.boats):
        if boat[BOAT_HEX] >= 0:
            place = Place.hex(battle.field.grid.names[boat[BOAT_HEX]])
            yield Marker(battle.field.boat_ids[number], "boat", place, Message("bayard-marker-boat"),
                         state="aground" if boat[1] else None)  # fmt: skip


def _beasts(battle: Fight) -> Iterator[Marker]:
    """4.115 Elephants in panic."""
    for number, (side, where) in enumerate(battle.state.beasts):
        place = Place.hex(battle.field.grid.names[where])
        label = Message("bayard-marker-beast")
        yield Marker(beast_name(number), "beast", place, label, battle.sides[side], state="rampage")


def _runners(battle: Fight, viewer: int | None) -> Iterator[Marker]:
    """2.18-2.30 Messengers; from one who carries an order a thread leads back to the chief who sent him."""
    field, state = battle.field, battle.state
    for one in state.runners:
        if not veil.sees_figure(battle, viewer, one[SIDE], one[HEX]):
            continue
        name, side = name_of(battle, one[NUMBER]), battle.sides[one[SIDE]]
        place, label = Place.hex(field.grid.names[one[HEX]]), Message("bayard-marker-runner", {"runner": name})
        load = "carries" if one[CARRIES] else None
        yield Marker(name, "messenger", place, label, side, state=load, origin=_sender(battle, viewer, one))


def _sender(battle: Fight, viewer: int | None, runner: tuple[int, ...]) -> Place | None:
    """2.19 Where the chief stands whose order a messenger carries, as long as he is on his way. The other side must see
    the chief, and by night knows of this turn's sendings alone."""
    if not runner[CARRIES]:
        return None
    home = battle.state.leader_hex[sender_of(battle, runner)]
    if home < 0 or home == runner[HEX] or not veil.sees_figure(battle, viewer, runner[SIDE], home):
        return None
    if viewer != runner[SIDE] and battle.field.darkness and runner[GROUP] == EITHER:
        return None
    return Place.hex(battle.field.grid.names[home])


# -- A5.31-A5.71 the sky -----------------------------------------------------------------------------------------------


def _sky(battle: Fight) -> Sky | None:
    """The weather in a line, what it does, and the wind."""
    dark = battle.field.darkness and darkness.is_dark(battle)
    if not battle.field.weather and not hours.hour_of(battle) and not dark:
        return None
    now, part = sky.sky_of(battle), hours.part_of_day(battle)
    kind = WEATHERS[now.kind if now else FAIR]
    force = sky.force_name(now) if now else ""
    title = Message("bayard-sky", {"weather": kind, "force": force})
    if kind == WEATHERS[FAIR] and dark:
        title = Message("bayard-sky-dark")
    sign = ("moon" if dark else NIGHT_SIGN.get(part, kind)) if kind == WEATHERS[FAIR] else kind
    return Sky(title, [*_sky_lines(battle)], sign, _toward(battle))


def _toward(battle: Fight) -> str | None:
    wind = battle.state.wind
    return SIDE_NAMES[wind[0]] if wind and wind[0] >= 0 and wind[1] != CALM else None


def _sky_lines(battle: Fight) -> Iterator[Message]:
    toward, wind = _toward(battle), battle.state.wind
    if toward is not None:
        yield Message("bayard-sky-wind", {"wind": WIND_IDS[wind[1]], "toward": toward})
    if battle.field.darkness and darkness.is_dark(battle):
        yield Message("bayard-sky-night", {"hexes": darkness.UNIT_SIGHT, "figures": darkness.FIGURE_SIGHT})
    limit = effects.sight_limit(battle)
    if limit < effects.UNBOUNDED:
        yield Message("bayard-sky-sight", {"hexes": limit})
    if effects.range_change(battle):
        yield Message("bayard-sky-range", {"hexes": -effects.range_change(battle)})
    if effects.melee_only(battle):
        yield Message("bayard-sky-no-charge")
