"""What things are worth: units by their price and what is left of them, losses by how near defeat they bring a side.

In hundredths of what losing a middling unit costs: half of that is the unit itself, half that it counts as lost.
"""

from __future__ import annotations

from functools import cache
from statistics import median
from typing import Final, NamedTuple

from strategikon.bayard import retreat, terrain, victory
from strategikon.bayard.field import Field, Fight
from strategikon.bayard.ground import HILL

LOSS: Final = 50  # a whole unit lost; half of it for sacrificial troops
LATE_LOSS: Final = 80  # the one before the last
LAST_LOSS: Final = 400  # the one that loses the battle
FORCE: Final = (40, 80)  # bounds of what a unit can do for its army while it stands
WEAKNESS: Final = 45  # percent of its loss that a unit near its end has already cost
DRIVEN: Final = 6  # a unit driven from its hex: ground, order, and no riposte
BEAST: Final = 6  # an elephant that runs wild, mostly among its own
RANK: Final = {"general_in_chief": 120, "sub_general": 50, "senior_officer": 16}  # a leader by his rank
FIGURE: Final = 12
PRIZE: Final = 250  # the head of a leader whose fall decides the battle
MOST_FLAGS: Final = 24
KEPT_BOOKS: Final = 16
FIRM: Final = {None: 1.0, 3: 0.8, 2: 0.55, 1: 0.4}  # what caps of dice leave of an attack


class Goal(NamedTuple):
    """A hex that decides the battle: whose it is to take, and how near is near enough."""

    here: int
    own: bool
    within: int


class Book:
    """What never changes in one battle, as far as judgement asks for it."""

    __slots__ = ("distance", "force", "full", "goals", "half", "limit", "prize", "shelter", "waits")

    def __init__(self, battle: Fight) -> None:
        field = battle.field
        self.force: Final = _forces(field)
        self.full: Final = tuple(profile.plaquettes for profile in field.profiles)
        self.half: Final = tuple(profile.half_units for profile in field.profiles)
        self.limit: Final = tuple(_limit(battle, side) for side in range(2))
        self.waits: Final = tuple(_may_wait(battle, side) for side in range(2))
        self.goals: Final = tuple(_goals(battle, side) for side in range(2))
        self.prize: Final = frozenset(
            field.leader_index[condition["leader"]]
            for condition in field.conditions
            if condition["type"] == "leader_eliminated"
        )
        flags = range(MOST_FLAGS)
        self.distance: Final = tuple(
            tuple(retreat.distance(battle, unit, count) for count in flags) for unit in range(len(field.ids))
        )
        self.shelter: Final = tuple(_shelter(battle, here) for here in range(field.grid.size))


_books: dict[Field, Book] = {}


def book_of(battle: Fight) -> Book:
    """The book of a battle; the last few are kept."""
    book = _books.get(battle.field)
    if book is None:
        if len(_books) >= KEPT_BOOKS:
            del _books[next(iter(_books))]
        book = _books[battle.field] = Book(battle)
    return book


def _forces(field: Field) -> tuple[int, ...]:
    """By price: the dear ones are worth more, but never twice as much."""
    costs = [profile.cost for profile in field.profiles]
    middling = median([cost for cost in costs if cost] or [1])
    low, high = FORCE
    return tuple(round(min(high, max(low, 30 + 20 * (cost or middling) / middling))) for cost in costs)


def _limit(battle: Fight, side: int) -> int:
    """5.02 Half-units lost that beat a side; what it has, where nothing beats it."""
    if battle.field.victory_by_points:
        return battle.field.half_units[side] // 3
    found = [
        victory.threshold(battle, side, condition)
        for condition in battle.field.conditions
        if condition["type"] == "demoralisation"
        and battle.sides.index(condition["side"]) == side
        and "when_removed" not in condition
    ]
    return min(found, default=battle.field.half_units[side])


def _may_wait(battle: Fight, side: int) -> bool:
    """Whether time works for a side: it wins when nothing else has happened."""
    name, conditions = battle.sides[side], battle.field.conditions
    if any(one["type"] == "fewer_losses" and one["winner"] != name for one in conditions):
        return False
    return any(one["type"] == "time_limit" and one.get("winner") == name for one in conditions)


def _goals(battle: Fight, side: int) -> tuple[Goal, ...]:
    """5.01 Hexes that decide the battle, and whether they are the side's own to take or the enemy's to be kept from."""
    found = []
    for condition in battle.field.conditions:
        if condition["type"] in ("occupy", "control", "units_near"):
            own = condition["winner"] == battle.sides[side]
            hexes = battle.field.hexes(condition["hexes"])
            within = condition.get("within", 0)
            wanted = hexes[len(hexes) // 2 :][:1] if within else hexes  # whoever is to come near comes to the middle
            found += [Goal(here, own, within) for here in wanted]
    return tuple(found)


def _shelter(battle: Fight, here: int) -> float:
    """How much of an enemy's attack from the plain the ground leaves: hills and woods by the dice they allow."""
    parts = terrain.parts_of(battle, battle.field.ground.terrain[here])
    caps = [part.cap_to for part in parts if part.cap_to is not None]
    if battle.field.ground.level[here] and battle.field.ground.terrain[here] & HILL:
        lower = [there for there in battle.field.grid.neighbours[here] if battle.field.ground.level[there] == 0]
        if not lower:
            return 1.0
    return FIRM.get(min(caps, default=None), 0.8)


# -- losses ------------------------------------------------------------------------------------------------------------


def next_loss(battle: Fight, side: int) -> int:
    """What the next whole unit lost by a side is worth."""
    missing = book_of(battle).limit[side] - battle.state.lost[side]
    return LAST_LOSS if missing <= 2 else LATE_LOSS if missing <= 4 else LOSS


@cache
def harm(force: int, full: int, left: int, loss: int) -> float:
    """How much a unit with so many plaquettes left has lost: from nothing to its loss and all it could still do."""
    if left <= 0:
        return float(force + loss)
    gone = full - left
    return force * 2 * gone / (2 * full + 1) + min(loss, LATE_LOSS) * WEAKNESS * gone / (100 * full)


def leader_worth(battle: Fight, leader: int) -> int:
    """What a leader does for his army, and more where his fall decides the battle."""
    prize = PRIZE if leader in book_of(battle).prize else 0
    return prize + RANK.get(battle.state.leader_rank[leader], FIGURE)
