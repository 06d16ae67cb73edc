"""A5.73, A5.80, A5.90, A5.107 What else might be where a side does not see: its opponents reckon with such worlds.

Where hidden pieces might be as well is found whenever everybody looks round (veil.py) and kept in the state, since
`unknown` and `redeal` see the state alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from strategikon.bayard.field import Field, Fight
from strategikon.bayard.messengers import HEX, NUMBER, is_open
from strategikon.bayard.night import darkness
from strategikon.bayard.state import NOBODY, Host, Mark
from strategikon.bayard.tables import ELEPHANT
from strategikon.bayard.terrain import closed_by
from strategikon.kernel.dice import Dice

WHEELS, LIGHTS, TALL = 1, 2, 4
LEADER, RUNNER = range(2)  # kinds of figures
SENTRY_UNIT, SENTRY_HEX, SPOTTED = 0, 1, 3  # of an entry of `state.sentries`
ASTRAY: Final = 2  # hexes that a figure may be from where it is


class Figure(NamedTuple):
    """A leader or messenger whom a side does not see: his number, and his hex."""

    kind: int
    number: int
    here: int


# -- where they might be -----------------------------------------------------------------------------------------------


def wards(field: Field) -> tuple[tuple[int, ...], ...]:
    """By unit: its side, how fast it can go, what sets it apart at a distance, whether it is a decoy."""
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


def note(battle: Fight, side: int, eyes: Sequence[int], figures: Sequence[Figure] | None) -> None:
    """What a side does not see, and where it might be as well; `figures` is None by day, when only sentinels hide."""
    state = battle.state
    lairs, haunts, posts = list(state.lairs), list(state.haunts), list(state.posts)
    dark = _dark(battle, eyes, darkness.UNIT_SIGHT) if figures is not None else set()
    lairs[side] = tuple(_lair(battle, unit, dark) for unit in state.unseen[side])
    figured = _dark(battle, eyes, darkness.FIGURE_SIGHT) if figures else set()
    haunts[side] = tuple(_haunt(battle, 1 - side, figure, figured) for figure in figures or ())
    posts[side] = _posts(battle, side)
    state.lairs, state.haunts, state.posts = tuple(lairs), tuple(haunts), tuple(posts)


def _dark(battle: Fight, eyes: Sequence[int], sight: int) -> set[int]:
    """The hexes into which nobody looks so far, and which no fire lights."""
    grid = battle.field.grid
    looked_into = (grid.within(here, sight) for here in eyes)
    return set(range(grid.size)).difference(darkness.light(battle), *looked_into)


def _lair(battle: Fight, unit: int, dark: set[int]) -> tuple[int, ...]:
    """A5.73 The hexes near a unit that are as dark and could hold it. Sleepers stay where they lie."""
    state = battle.state
    if state.marks[unit] & Mark.ASLEEP:
        return ()
    near = battle.field.grid.within(state.hex_of[unit], darkness.UNIT_SIGHT)[1:]
    return tuple(there for there in near if there in dark and closed_by(battle, unit, there) is None)


def _haunt(battle: Fight, side: int, figure: Figure, dark: set[int]) -> tuple[int, ...]:
    """A5.73 A figure, and the hexes near it that are as dark for one man alone and let him through."""
    near = battle.field.grid.within(figure.here, ASTRAY)[1:]
    return (*figure, *(there for there in near if there in dark and is_open(battle, side, there)))


def _posts(battle: Fight, side: int) -> tuple[tuple[int, ...], ...]:
    """A5.80 By hex in which a unit with sentinels might lie: the hexes beside it."""
    state, field = battle.state, battle.field
    posted = {sentry[SENTRY_UNIT] for sentry in state.sentries if field.side_of[sentry[SENTRY_UNIT]] != side}
    if not posted:
        return ()
    hexes = sorted({state.hex_of[unit] for unit in (*state.unseen[side], *posted) if state.hex_of[unit] >= 0})
    own = {state.hex_of[unit] for unit in field.units_of[side]}
    beside = ((here, [there for there in field.grid.neighbours[here] if there not in own]) for here in hexes)
    return tuple((here, *(there for there in near if is_open(battle, 1 - side, there))) for here, near in beside)


# -- what is hidden ----------------------------------------------------------------------------------------------------


def unknown(state: Host, side: int) -> list[Hashable]:
    """The enemy units and figures that a side does not see, the markers it cannot look under, and the sentinels it has
    not spotted."""
    if not state.wards:
        return []
    papers = [unit for unit in state.papers if state.wards[unit][0] != side]
    units = sorted({*state.unseen[side], *papers})
    figures = (("leader", "runner")[haunt[0]] for haunt in state.haunts[side])
    return [
        *(("unit", unit) for unit in units),
        *((name, *haunt[1:3]) for name, haunt in zip(figures, state.haunts[side], strict=True)),
        *(("sentinel", *sentry[:2]) for sentry in _hidden_sentries(state, side)),
    ]  # fmt: skip


def _hidden_sentries(state: Host, side: int) -> list[tuple[int, ...]]:
    """A5.90 Sentinels of the enemy that nobody of a side has spotted."""
    return [one for one in state.sentries if state.wards[one[SENTRY_UNIT]][0] != side and not one[SPOTTED]]


# -- dealing anew ------------------------------------------------------------------------------------------------------


def redeal(state: Host, side: int, dice: Dice) -> None:
    """The units that a side does not see change places among the hexes they hold, and some wander off in the dark; what
    lies under markers is shuffled, each under a marker that never went faster than it could, decoys under any. Leaders
    and messengers go with the unit they are with, or astray; sentinels stand in other hexes beside their unit."""
    if not state.wards:
        return
    with_whom = [state.unit_at[haunt[2]] for haunt in state.haunts[side]]
    posted = _at_their_posts(state, side)
    unseen = list(state.unseen[side])
    lairs = [(state.hex_of[unit], hexes) for unit, hexes in zip(unseen, state.lairs[side], strict=True)]
    on_table = [unit for unit in state.papers if state.hex_of[unit] >= 0]
    papers = [unit for unit in on_table if state.wards[unit][0] != side and unit not in unseen]
    for units in (unseen, papers):
        for place in range(len(units) - 1, 0, -1):
            _exchange(state, units[place], units[dice.pick(place + 1)])
    for here, hexes in lairs:
        _wander(state, here, hexes, dice)
    for unit, haunt in zip(with_whom, state.haunts[side], strict=True):
        _lead_astray(state, side, Figure(*haunt[:3]), unit, haunt[3:], dice)
    _post_anew(state, side, posted, dice)


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


def _lead_astray(state: Host, side: int, figure: Figure, unit: int, hexes: Sequence[int], dice: Dice) -> None:
    """A5.73 A figure goes where the unit went with which it was, or to a dark hex near by; not to a unit that the side
    sees, or would have met."""
    if _where(state, figure) != figure.here:
        return  # he went on since everybody looked round
    free = [there for there in hexes if state.unit_at[there] == NOBODY or state.unit_at[there] in state.unseen[side]]
    follows = unit in state.unseen[side] and (not free or dice.pick(2))
    there = state.hex_of[unit] if follows else free[dice.pick(len(free))] if free else figure.here
    if figure.kind == LEADER:
        state.leader_hex[figure.number] = there
    else:
        moved = [(*one[:HEX], there, *one[HEX + 1 :]) if one[NUMBER] == figure.number else one for one in state.runners]
        state.runners = tuple(moved)
    haunts = list(state.haunts)
    haunts[side] = tuple((*one[:2], there, *one[3:]) if one[:2] == figure[:2] else one for one in haunts[side])
    state.haunts = tuple(haunts)


def _where(state: Host, figure: Figure) -> int:
    """Where a figure is; NOBODY where it is gone."""
    if figure.kind == LEADER:
        return state.leader_hex[figure.number]
    return next((runner[HEX] for runner in state.runners if runner[NUMBER] == figure.number), NOBODY)


def _at_their_posts(state: Host, side: int) -> list[tuple[int, ...]]:
    """A5.80 The hidden sentinels that stand beside their unit; who was left behind stays where he is."""
    beside = {post[0]: post[1:] for post in state.posts[side]}
    return [one for one in _hidden_sentries(state, side) if one[SENTRY_HEX] in beside.get(state.hex_of[one[0]], ())]


def _post_anew(state: Host, side: int, posted: list[tuple[int, ...]], dice: Dice) -> None:
    """A5.80, A5.90 Sentinels that were not spotted stand in other hexes beside their unit, wherever that is now."""
    beside = {post[0]: post[1:] for post in state.posts[side]}
    kept = [sentry for sentry in state.sentries if sentry not in posted]
    for sentry in posted:
        taken = {one[SENTRY_HEX] for one in kept}
        near = [there for there in beside.get(state.hex_of[sentry[SENTRY_UNIT]], ()) if there not in taken]
        there = near[dice.pick(len(near))] if near else sentry[SENTRY_HEX]
        kept.append((*sentry[:SENTRY_HEX], there, *sentry[SENTRY_HEX + 1 :]))
    state.sentries = tuple(sorted(kept))
