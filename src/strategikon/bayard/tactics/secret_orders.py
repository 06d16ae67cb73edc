"""A5.115, A5.119 What is written down before the battle: an objective within reach, a mission worth its risk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.bayard import corps
from strategikon.bayard.missions import HEXES, LEADERS, MISSIONS
from strategikon.bayard.tactics.outlook import Outlook
from strategikon.bayard.tactics.values import leader_worth
from strategikon.bayard.terrain import closed_by
from strategikon.kernel.decision import Ask, Value

STEP: Final = 4.0  # a hex nearer to an objective
GUARD: Final = 6.0  # an enemy beside it, less by a third with each hex
NOT_OPEN: Final = 200.0
ENOUGH: Final = 3  # units of a corps that count
RUMOUR: Final = 0.12  # of a unit's force: a die less for one turn
CORRUPTED: Final = 0.8  # of a leader's worth
PAPER: Final = 5.0  # a marker looked under
ROAD, BRIDGE, SYMBOL = 2.0, 12.0, 20.0
TRAVEL: Final = 3  # hexes by which two armies come nearer in a turn


# -- A5.115 objectives -------------------------------------------------------------------------------------------------


def weigh_objectives(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """A5.115, A5.116 Near the units of his corps, open to them, and far from those who would hold it."""
    units = _corps(outlook, ask.about)
    return [_objective(outlook, units, value[2]) for value in ask.values]


def _corps(outlook: Outlook, leader: int) -> list[int]:
    """A5.114 The units of his corps on the table; all of them, where nobody is named."""
    own = [unit for unit in outlook.field.units_of[outlook.me] if outlook.state.hex_of[unit] >= 0]
    named = [unit for unit in own if corps.corps_of(outlook.field, unit) == outlook.field.leader_ids[leader]]
    return named or own


def _objective(outlook: Outlook, units: list[int], there: int) -> float:
    far, hex_of = outlook.field.grid.distance[there], outlook.state.hex_of
    able = [unit for unit in units if closed_by(outlook.battle, unit, there) is None]
    if not able:
        return -NOT_OPEN
    ways = sorted(_turns(outlook, unit, far[hex_of[unit]]) for unit in able)[:ENOUGH]
    guards = sum(max(0.0, GUARD * (1 - far[here] / 3)) for here in outlook.foe.hexes)
    return -STEP * sum(ways) / len(ways) - guards


def _turns(outlook: Outlook, unit: int, hexes: int) -> float:
    """The way of a unit in moves of middling foot: the fast come farther."""
    profile = outlook.field.profiles[unit]
    return 2.0 * hexes / max(1, profile.allowance(profile.weight).march)


# -- A5.119 missions ---------------------------------------------------------------------------------------------------


def weigh_missions(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """A5.119, A5.121 What a mission would bring, by its chance; who stays at home brings nothing."""
    return [_mission(outlook, value) for value in ask.values]


def _mission(outlook: Outlook, value: Value) -> float:
    if value == ("idle",):
        return 0.0
    mission = MISSIONS[value[1]]
    kind, target = value[0].removeprefix("mission-"), value[2] if len(value) > 2 else 0
    gain: float = _gain(outlook, mission.id, kind, target) * mission.percent / 100
    return gain


def _gain(outlook: Outlook, mission: str, kind: str, target: int) -> float:
    """A5.121 What success is worth, in hundredths of a middling unit."""
    if mission == "rumour":
        return RUMOUR * outlook.book.force[target]
    if mission == "steal_symbol":
        return SYMBOL
    if kind == LEADERS:
        worth = float(leader_worth(outlook.battle, target))
        return CORRUPTED * worth if mission == "corrupt_sub_general" else worth
    if kind == HEXES:
        return _cut(outlook, BRIDGE if mission == "cut_bridge" else ROAD, target)
    return PAPER * sum(outlook.field.side_of[unit] != outlook.me for unit in outlook.state.papers)


def _cut(outlook: Outlook, worth: float, there: int) -> float:
    """A way that the enemy would use and we would not: nearer to him than to us."""
    far, state = outlook.field.grid.distance[there], outlook.state
    ours = [far[state.hex_of[unit]] for unit in outlook.field.units_of[outlook.me] if state.hex_of[unit] >= 0]
    theirs = [far[here] for here in outlook.foe.hexes]
    if not ours or not theirs or min(theirs) >= min(ours):
        return 0.0
    return worth


def weigh_turns(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """A5.120 A rumour when the armies meet; everything else at once, before anybody relies on it."""
    if MISSIONS[ask.about].id != "rumour":
        return [-float(turn) for _, turn in ask.values]
    own = [outlook.state.hex_of[unit] for unit in outlook.field.units_of[outlook.me]]
    meeting = min((outlook.nearest(here) for here in own if here >= 0), default=1) // TRAVEL + 1
    return [-float(abs(turn - meeting)) for _, turn in ask.values]
