"""4, 5 Command: who acts next, which orders are worth giving, where leaders should stand."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from strategikon.alexander import contingents, line_orders, profile
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import command_range, in_reach, initiative, reach, strategy
from strategikon.alexander.pieces import hexes, is_alone, leaders_on_map, units_on_map
from strategikon.alexander.rally import BONUS, LOWEST_TQ
from strategikon.alexander.state import COLUMN, INDIVIDUAL, NOBODY, NOWHERE, Mark
from strategikon.alexander.tables import LOSS, RALLY
from strategikon.alexander.tactics.fire import best_volley, harassment
from strategikon.alexander.tactics.outlook import Outlook
from strategikon.alexander.tactics.places import NEARER, Ground
from strategikon.alexander.zones import controllers_of
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.hexarcs import FLANK, FRONT, Arc

ACTING: Final = 50.0
TRUMPING: Final = -30.0  # a leader who fails to trump is Finished
ENGAGED: Final = -8.0  # who stands in an enemy ZOC seldom gains by moving: he shocks without an order
HURRY: Final = -6.0  # a phalanx that hurries checks
RIDING: Final = 4.0  # a leader's move, for each unit more in his range
FORLORN: Final = 2  # units' worth more for one whom no other leader can call
LOST: Final = 4.0  # a hex nearer to somebody to command
ALONE: Final = -60.0  # a leader alone near the enemy
WATCHED: Final = 3  # hexes
MOMENTUM: Final = 12.0  # what a phase more is worth for each unit that can still use it
FATE: Final = 20.0  # what the Die of Fate is feared
DOOMED: Final = 0.3  # of its worth, what a routed unit that fails to rally had still to hope for
RECOVERS: Final = 2  # 10.14 hits
BEHIND: Final = 3  # hexes a leader likes to be from the front


# -- 5.1, 5.3, 5.4 who acts --------------------------------------------------------------------------------------------


def weigh_activate(outlook: Outlook, ask: Ask) -> list[float]:
    """The leader who is due acts; a trump is a risk taken only for much."""
    weights = []
    for value in ask.values:
        match value[0]:
            case "activate" | "activate-elephants" | "elite" | "reactivate":
                weights.append(ACTING + _promise(outlook, value))
            case "trump":
                weights.append(TRUMPING)
            case _:
                weights.append(0.0)
    return weights


def _promise(outlook: Outlook, value: Value) -> float:
    if value[0] == "activate-elephants":
        return 1.0
    leader = value[1]
    return initiative(outlook.battle, leader) + 2.0 * len(idle_units(outlook, leader))


def idle_units(outlook: Outlook, leader: int) -> list[int]:
    """The units in a leader's range that have not moved this turn."""
    state, battle = outlook.state, outlook.battle
    row = outlook.field.grid.distance[state.leader_hex[leader]]
    limit = command_range(battle, leader)
    return [
        unit
        for unit in units_on_map(battle, outlook.field.leader_side[leader])
        if row[state.hex_of[unit]] <= limit and not state.routed[unit] and not state.marks[unit] & Mark.MOVED
    ]


def weigh_trump(outlook: Outlook, ask: Ask) -> list[float]:
    """5.42 To trump the enemy costs the leader his turn if the die fails."""
    return [TRUMPING if value[0] == "trump" else 0.0 for value in ask.values]


def weigh_momentum(outlook: Outlook, ask: Ask) -> list[float]:
    """5.3 Another phase, if there is something left to do with it, against the Die of Fate."""
    leader = outlook.state.leader
    weight = 0.0
    if leader != NOBODY:
        useful = len(idle_units(outlook, leader)) + 2 * len(locked_units(outlook, leader))
        chance = min(9, initiative(outlook.battle, leader) + 1) / 10
        weight = chance * MOMENTUM * min(useful, initiative(outlook.battle, leader)) - FATE / 10
    return [weight if value[0] == "momentum" else 0.0 for value in ask.values]


def locked_units(outlook: Outlook, leader: int) -> list[int]:
    """The units in range that stand face to face with the enemy: they may shock again."""
    state, battle = outlook.state, outlook.battle
    row = outlook.field.grid.distance[state.leader_hex[leader]]
    limit = command_range(battle, leader)
    near = [
        unit
        for unit in units_on_map(battle, outlook.field.leader_side[leader])
        if row[state.hex_of[unit]] <= limit and not state.routed[unit] and outlook.can_shock(unit)
    ]
    return [unit for unit in near if outlook.met(unit, hexes(battle, unit), state.facing[unit])]


# -- 4.3 Line Orders ---------------------------------------------------------------------------------------------------


def weigh_line(outlook: Outlook, ask: Ask) -> list[float]:
    """A Line Order moves everybody in it, Individual Orders as many as the leader's Initiative. A leader who fails the
    die still has those."""
    battle, leader = outlook.battle, outlook.state.leader
    lines = {(line.verb, line.group, line.units[0]): line.units for line in line_orders.lines_of(battle, leader)}
    found = reach(battle, leader, command_range(battle, leader))
    mine = [unit for unit in units_on_map(battle, outlook.side) if in_reach(battle, found, unit)]
    gains = {unit: max(0.0, gain(outlook, unit)) for unit in {*mine, *(u for line in lines.values() for u in line)}}
    alone = sum(sorted((gains[unit] for unit in mine), reverse=True)[: initiative(battle, leader)])
    chance = 1.0
    if line_orders.authority(battle, leader) == line_orders.BY_DIE:
        chance = min(10, strategy(battle, leader) + 1) / 10
    weights = []
    for value in ask.values:
        together = sum(gains[unit] for unit in lines.get(tuple(value), ()))
        weights.append(alone if value[0] == "individual" else alone + chance * (together - alone))
    return weights


# -- 5.2 orders --------------------------------------------------------------------------------------------------------


def weigh_order(outlook: Outlook, ask: Ask) -> list[float]:
    """Every order by what it promises; `done` is worth nothing."""
    gains: dict[int, float] = {}
    return [_order(outlook, value, gains) for value in ask.values]


def _order(outlook: Outlook, value: Value, gains: dict[int, float]) -> float:
    match value[0]:
        case "order":
            return _unit_order(outlook, value[1], value[2], gains)
        case "order-leader":
            return _leader_order(outlook, value[1])
        case "contingent":
            units = contingents.eligible(outlook.battle, value[1])
            cost = contingents.cost(outlook.battle, value[1])
            return sum(max(0.0, gain(outlook, unit)) for unit in units) / max(1, cost)
        case _:
            return 0.0


def _unit_order(outlook: Outlook, unit: int, what: str, gains: dict[int, float]) -> float:
    match what:
        case "move" | "fast" | "together":
            if unit not in gains:
                gains[unit] = gain(outlook, unit)
            return gains[unit] + (HURRY if what == "fast" else 0.0)
        case "fire":
            return best_volley(outlook, unit)
        case "harass":
            return harassment(outlook, unit)
        case "recover":
            hits = outlook.state.hits[unit]
            return -outlook.damage(unit, -min(RECOVERS, hits))
        case "rally":
            return _rally(outlook, unit)
    return 0.0


def _rally(outlook: Outlook, unit: int) -> float:
    """10.27 The unit it may become again, against its end, which threatens anyhow."""
    appraisal, field = outlook.appraisal, outlook.field
    leader = outlook.state.leader
    number = BONUS + (initiative(outlook.battle, leader) if leader != NOBODY else 4)
    chance = min(10, number + 1) / 10
    column = max(LOWEST_TQ, field.tq_of[unit])
    hits = [RALLY[die, column] for die in range(10)]
    saved = sum(1 - appraisal.lost(unit, left) for left in hits if left is not None) / 10
    return appraisal.worth[unit] * (chance * saved - (1 - chance) * DOOMED)


def gain(outlook: Outlook, unit: int) -> float:
    """What a move promises a unit, at a glance: the way it gets nearer, and the charge at the end of it."""
    state = outlook.state
    if state.routed[unit] or state.hex_of[unit] == NOWHERE:
        return 0.0
    enemies = outlook.enemy_key
    friends = [number for enemy, units in outlook.committed.items() for number in (-enemy - 1, *units)]
    key = (
        "gain", unit, state.hex_of[unit], state.hex2_of[unit], state.hits[unit], state.marks[unit] & Mark.MOVED,
        state.formation[unit], state.missile[unit], state.beneath[unit], state.facing[unit], state.turn, enemies,
        *friends,
    )  # fmt: skip
    found: float | None = outlook.appraisal.memory.get(key)
    if found is None:
        found = outlook.appraisal.memory[key] = _gain(outlook, unit)
    return found


def _gain(outlook: Outlook, unit: int) -> float:
    state, field, battle = outlook.state, outlook.field, outlook.battle
    again = outlook.damage(unit, LOSS["moved_again"]) if state.marks[unit] & Mark.MOVED else 0.0
    held = ENGAGED if controllers_of(battle, unit) else 0.0
    ground = Ground(outlook, unit)
    here, mp = state.hex_of[unit], profile.allowance(battle, unit)
    if ground.way_out is not None and ground.way_out[here] <= mp + 2:
        return ground.outward * (3 * mp + 2 - ground.way_out[here]) * outlook.appraisal.share(unit)
    if ground.way_out is not None:
        nearer = ground.outward * min(mp, ground.way_out[here])
    else:
        row = field.grid.distance[here]
        apart = min((abs(row[one.here] - one.apart) for one in ground.wanted), default=0)
        nearer = NEARER * min(mp, apart)
    return nearer + held - again + best_strike(outlook, ground, here, mp)[0]


def best_strike(outlook: Outlook, ground: Ground, here: int, mp: int) -> tuple[float, int, Arc]:
    """The best charge that may be within reach: what it brings, at whom, from which side."""
    best = (0.0, NOBODY, FRONT)
    if not outlook.can_shock(ground.unit) and outlook.state.formation[ground.unit] != COLUMN:
        return best
    for enemy in outlook.rivals:
        apart = outlook.field.grid.distance[here][outlook.state.hex_of[enemy]]
        if not 1 < apart <= mp + 1:
            continue
        arc = outlook.arc_toward(enemy, here)
        if arc is FRONT and apart + 3 <= mp and not ground.traits & Trait.DOUBLE:
            arc = FLANK
        friends = [friend for friend in outlook.committed.get(enemy, ()) if friend != ground.unit]
        if friends:
            value = outlook.charge([ground.unit, *friends], [(enemy, arc)])
        else:
            value = outlook.meeting(ground.unit, enemy, arc) + outlook.zeal
        if value > best[0]:
            best = (value, enemy, arc)
    return best


# -- 4.23 leaders ------------------------------------------------------------------------------------------------------


def weigh_move_leader(outlook: Outlook, ask: Ask) -> list[float]:
    """A leader goes where more of his units are in range and the enemy is not too near."""
    leader = outlook.state.mover_leader
    if leader == NOBODY:
        return [0.0] * len(ask.values)
    post = Post(outlook, leader)
    here = outlook.state.leader_hex[leader]
    stay = post.value(here)
    weights = []
    for value in ask.values:
        match value[0]:
            case "step":
                weights.append(post.ahead(here, value[1][-1]))
            case "exit":
                weights.append(stay - 100)
            case _:
                weights.append(stay)
    return weights


class Post:
    """Where a leader might stand."""

    def __init__(self, outlook: Outlook, leader: int) -> None:
        self.outlook, self.leader = outlook, leader
        self.side = outlook.field.leader_side[leader]
        self.limit = command_range(outlook.battle, leader)
        self._known: dict[int, float] = self._recall()

    def _recall(self) -> dict[int, float]:
        """What is known about the posts of this leader while everybody stands as now."""
        state, memory = self.outlook.state, self.outlook.appraisal.memory
        limits = (limit for _, limit in self._others)
        key = (
            "post", self.leader, self.limit, *state.hex_of, *state.hex2_of, *state.routed, *state.beneath,
            *state.leader_hex, *limits,
        )  # fmt: skip
        found: dict[int, float] | None = memory.get(key)
        if found is None:
            found = memory[key] = {}
        return found

    @cached_property
    def units(self) -> list[tuple[int, int]]:
        """Where those stand whom he may command, and how much they need him."""
        field, state, battle = self.outlook.field, self.outlook.state, self.outlook.battle
        only = field.line_only[self.leader] or field.contingent_corps[self.leader]
        units = [unit for unit in units_on_map(battle, self.side) if not only or field.corps_of[unit] in only]
        return [(state.hex_of[unit], self._need(unit)) for unit in units]

    def hears(self, here: int) -> int:
        """4.21 How many of his units he would reach from a hex."""
        row = self.outlook.field.grid.distance[here]
        return sum(1 for there, _ in self.units if row[there] <= self.limit)

    @cached_property
    def enemies(self) -> list[int]:
        """Where the enemy stands who might catch him."""
        state = self.outlook.state
        return [state.hex_of[unit] for unit in self.outlook.rivals if not state.routed[unit]]

    def _need(self, unit: int) -> int:
        """How much a unit needs a leader: more if it is routed, or if nobody else could call it."""
        need = 3 if self.outlook.state.routed[unit] else 2
        return need if self._is_called(unit) else need + FORLORN

    def _is_called(self, unit: int) -> bool:
        """Whether another leader of its side could give it an order."""
        row = self.outlook.field.grid.distance[self.outlook.state.hex_of[unit]]
        return any(row[there] <= limit for there, limit in self._others)

    @cached_property
    def _others(self) -> list[tuple[int, int]]:
        battle, where = self.outlook.battle, self.outlook.state.leader_hex
        others = [leader for leader in leaders_on_map(battle, self.side) if leader != self.leader]
        return [(where[leader], command_range(battle, leader)) for leader in others]

    def value(self, here: int) -> float:
        """How good a post a hex is."""
        found = self._known.get(here)
        if found is None:
            found = self._known[here] = self._value(here)
        return found

    def _value(self, here: int) -> float:
        row, limit = self.outlook.field.grid.distance[here], self.limit
        near = sum(weight for there, weight in self.units if row[there] <= limit)
        close = sum(weight for there, weight in self.units if row[there] <= (limit + 1) // 2)
        score = RIDING / 2 * near + RIDING / 4 * close
        if not near:
            score -= LOST * min((row[there] - limit for there, _ in self.units), default=0)
        apart = min((row[there] for there in self.enemies), default=20)
        score -= 0.5 * abs(apart - BEHIND - 1)
        if apart <= WATCHED:
            unit = self.outlook.state.unit_at[here]
            guarded = unit != NOBODY and self.outlook.field.side_of[unit] == self.side
            score += ALONE / 4 * (WATCHED + 1 - apart) if guarded else ALONE * (WATCHED + 1 - apart)
        return score

    def ahead(self, here: int, there: int) -> float:
        """The best post that lies in a direction, a few hexes on; farther ones count a little less."""
        grid = self.outlook.field.grid
        side = grid.direction(here, there)
        best, mp = self.value(there), self.outlook.state.mp_left
        place = there
        for step in range(1, min(5, mp)):
            place = grid.neighbour[place][side] if side >= 0 else NOWHERE
            if place < 0:
                break
            best = max(best, self.value(place) - step)
        return best


def _leader_order(outlook: Outlook, leader: int) -> float:
    """What moving a leader promises; it takes an order from a unit, save under a Line Order."""
    post, state = Post(outlook, leader), outlook.state
    here = state.leader_hex[leader]
    stay = post.value(here)
    best = max((_far_post(post, here, side) for side in range(6)), default=stay)
    urgent = 40.0 if is_alone(outlook.battle, leader) and stay < ALONE else 0.0
    free = state.order_kind != INDIVIDUAL
    return best - stay - (1.0 if free else 10.0) + urgent


def _far_post(post: Post, here: int, side: int) -> float:
    grid = post.outlook.field.grid
    best, place = -1e6, here
    for step in range(1, 6):
        place = grid.neighbour[place][side]
        if place < 0:
            break
        best = max(best, post.value(place) - step)
    return best


# -- the rest ----------------------------------------------------------------------------------------------------------


def weigh_first(outlook: Outlook, ask: Ask) -> list[float]:
    """5.12d To act before the enemy."""
    return [5.0 if value[1] == outlook.side else 0.0 for value in ask.values]


def weigh_prearrange(outlook: Outlook, ask: Ask) -> list[float]:
    """6.82 A Line that plans to withdraw cannot do anything else."""
    return [0.0 if value[0] == "no-pw" else -20.0 for value in ask.values]


def weigh_captain(outlook: Outlook, ask: Ask) -> list[float]:
    """9.19b An elephant commander where the enemy is nearest."""
    rows, state = outlook.field.grid.distance, outlook.state
    weights = []
    for value in ask.values:
        if value[0] != "captain":
            weights.append(0.0)
            continue
        row = rows[state.hex_of[value[1]]]
        weights.append(30.0 - min((row[state.hex_of[enemy]] for enemy in outlook.rivals), default=30))
    return weights
