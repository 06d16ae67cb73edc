"""The rulebook of the skirmish: functions are paragraphs, in its order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from skirmish.state import CARDS, Field, Skirmish
from strategikon.kernel.battle import Battle
from strategikon.kernel.decision import Ask, Family, Refusal, Value, Wish, refusal
from strategikon.kernel.dice import Dice
from strategikon.kernel.events import EventTable, Secret
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT, Die

Fight: TypeAlias = Battle[Skirmish, Field]

EVENTS: EventTable = {
    "place": ("unit", "hex"),
    "draw": ("side", "card"),
    "card": ("side", "card"),
    "move": ("unit", "hex"),
    "strike": ("unit", "target", "die", "hit"),
    "gone": ("unit",),
}
REST, HALT, HOLD, SHOOT, STAND = "rest", "halt", "hold", "shoot", "stand"
STEPS, FAR_STEPS = 2, 3
LEAST = {"shoot": 5, "ambush": 3, "attack": 4, "shield-wall": 6}  # the least die that hits
D6 = Die("d6", range(1, 7))


def place(battle: Fight) -> Activity | None:
    """2.3 Each side places its pickets before the first turn, the first side before the second."""
    waiting = [u for u, place in enumerate(battle.state.hex_of) if place < 0]
    if waiting:
        return place_picket(battle, waiting[0])
    battle.state.active, battle.state.phase = 0, "order"
    return None


def place_picket(battle: Fight, unit: int) -> Activity:
    """2.3 Three posts are listed, at the ends and in the middle of the bank; any other hex that is free may be said."""
    state, side = battle.state, battle.field.side_of[unit]
    state.active = side
    _, _, there = yield Ask(side, "place", posts(battle, unit), about=unit, family=Bank(battle, unit))
    state.unit_at[there], state.hex_of[unit] = unit, there
    battle.emit("place", unit=battle.field.ids[unit], hex=battle.field.grid.names[there])


def posts(battle: Fight, unit: int) -> list[tuple[str, int, int]]:
    """2.3 The first, the middle and the last free hex of the bank."""
    free = [there for there in battle.field.banks[battle.field.side_of[unit]] if not cannot_place(battle, unit, there)]
    return [("place", unit, there) for there in dict.fromkeys((free[0], free[len(free) // 2], free[-1]))]


def cannot_place(battle: Fight, unit: int, there: int) -> Refusal | None:
    """2.3 A picket stands on its own bank, in a free hex, and not beside an enemy."""
    field, side = battle.field, battle.field.side_of[unit]
    name = field.grid.names[there]
    if there not in field.banks[side]:
        return refusal("2.3", "skirmish-why-other-bank", hex=name)
    near = [battle.state.unit_at[beside] for beside in field.grid.neighbours[there]]
    enemy = next((other for other in near if other >= 0 and field.side_of[other] != side), None)
    if enemy is not None:
        return refusal("2.3", "skirmish-why-beside-enemy", hex=name, unit=field.ids[enemy])
    occupied = cannot_enter(battle, there)
    return Refusal("2.3", occupied.because) if occupied else None


class Bank(Family):
    """2.3 Every place where a picket may stand."""

    __slots__ = ("battle", "unit")
    verbs = ("place",)

    def __init__(self, battle: Fight, unit: int) -> None:
        self.battle, self.unit = battle, unit

    def admit(self, verb: str, arguments: tuple[int, ...]) -> Value | Refusal:
        unit, there = arguments
        if unit != self.unit:
            return refusal("2.3", "skirmish-why-other-picket", unit=self.battle.field.ids[self.unit])
        return cannot_place(self.battle, unit, there) or (verb, unit, there)

    def draw(self, will: Dice) -> Value | None:
        there = will.pick(self.battle.field.grid.size)
        return None if cannot_place(self.battle, self.unit, there) else ("place", self.unit, there)

    def near(self, wish: Wish) -> tuple[Value | None, Refusal | None]:
        grid = self.battle.field.grid
        wished = grid.find(wish.hex or "")
        if wished is None:
            return None, refusal("", "refused-unknown-hex", name=wish.hex or "")
        free = [there for there in range(grid.size) if cannot_place(self.battle, self.unit, there) is None]
        nearest = min(free, key=lambda there: (grid.distance[wished][there], there))
        return ("place", self.unit, nearest), cannot_place(self.battle, self.unit, wished)

    @property
    def card(self) -> dict[str, Any]:
        return {"shape": "hex", "piece": self.battle.field.ids[self.unit]}


def order(battle: Fight) -> Activity:
    """3.1 The active side orders one unit, plays a forced march with it (3.2), or rests."""
    state, side = battle.state, battle.state.active
    choice = yield Ask(side, "order", lambda: orders(battle))
    if choice != REST:
        kind, unit = choice
        steps = STEPS
        if kind == "march":
            discard(battle, side, "forced-march")
            steps = FAR_STEPS
        yield from move(battle, unit, steps)
        if state.strength[unit] > 0:
            yield from attack(battle, unit)
    state.phase = "end-turn"


def orders(battle: Fight) -> list[str | tuple[str, int]]:
    """3.1, 3.2 What may be ordered now."""
    side = battle.state.active
    kinds = ["order", "march"] if holds(battle, side, "forced-march") else ["order"]
    return [REST, *((kind, unit) for kind in kinds for unit in units_of(battle, side))]


def cannot_order(battle: Fight, unit: int) -> Refusal | None:
    """3.1 A side orders its own units that are still there."""
    if unit in units_of(battle, battle.state.active):
        return None
    return refusal("3.1", "skirmish-why-not-yours", unit=battle.field.ids[unit])


def cannot_march(battle: Fight) -> Refusal | None:
    """3.2 A forced march needs its card."""
    if holds(battle, battle.state.active, "forced-march"):
        return None
    return refusal("3.2", "skirmish-why-no-card", card="forced-march")


def end_turn(battle: Fight) -> None:
    """3.3 The active side draws a card if it holds fewer than two; 2.2 after the last turn it is a draw."""
    state, side = battle.state, battle.state.active
    if len(state.hands[side]) < 2:
        if not state.pile:
            state.pile, state.discards = state.discards, []
            battle.dice.shuffle(state.pile)
        if state.pile:
            card = state.pile.pop()
            state.hands[side].append(card)
            battle.emit("draw", side=battle.sides[side], card=Secret(side, CARDS[card]))
    if side == 1:
        state.turn += 1
        if state.turn > battle.field.turns:
            battle.end(None, "skirmish-end-dusk")
    state.active, state.phase = 1 - side, "order"


def move(battle: Fight, unit: int, steps: int) -> Activity:
    """4.1 Up to so many steps, each into an empty neighbouring hex; 4.2 an enemy next to it may shoot at each one."""
    state, grid = battle.state, battle.field.grid
    for _ in range(steps):
        here = state.hex_of[unit]
        ways = [there for there in grid.neighbours[here] if cannot_enter(battle, there) is None]
        there = yield Ask(battle.field.side_of[unit], "step", (HALT, *ways), about=unit)
        if there == HALT:
            return
        state.unit_at[here], state.unit_at[there], state.hex_of[unit] = -1, unit, there
        battle.emit("move", unit=battle.field.ids[unit], hex=grid.names[there])
        for enemy in enemies_beside(battle, unit):
            yield from reaction(battle, enemy, unit)
            if state.strength[unit] <= 0:
                return


def cannot_enter(battle: Fight, there: int) -> Refusal | None:
    """4.1 A hex that holds a unit cannot be entered."""
    unit = battle.state.unit_at[there]
    if unit < 0:
        return None
    return refusal("4.1", "skirmish-why-occupied", hex=battle.field.grid.names[there], unit=battle.field.ids[unit])


def reaction(battle: Fight, shooter: int, target: int) -> Activity:
    """4.2 The shooter's side may hold or shoot (a hit on 5-6); 4.3 an ambush card makes it a hit on 3-6.

    It is asked whatever it holds: a question only for those who hold the card would give the card away.
    """
    side = battle.field.side_of[shooter]
    choices = (HOLD, SHOOT, "ambush") if holds(battle, side, "ambush") else (HOLD, SHOOT)
    choice = yield Ask(side, "react", choices, about=(shooter, target))
    if choice == HOLD:
        return
    if choice == "ambush":
        discard(battle, side, "ambush")
    strike(battle, shooter, target, LEAST[choice])


def attack(battle: Fight, unit: int) -> Activity:
    """5.1 After its move a unit may attack one enemy beside it: a hit on 4-6; 5.2 a shield wall makes it 6."""
    enemies = enemies_beside(battle, unit)
    if not enemies:
        return
    target = yield Ask(battle.field.side_of[unit], "attack", (STAND, *enemies), about=unit)
    if target == STAND:
        return
    side = battle.field.side_of[target]
    answers = (STAND, "shield-wall") if holds(battle, side, "shield-wall") else (STAND,)
    answer = yield Ask(side, "defend", answers, about=(target, unit))
    if answer == "shield-wall":
        discard(battle, side, "shield-wall")
    strike(battle, unit, target, LEAST["attack" if answer == STAND else answer])


def strike(battle: Fight, striker: int, target: int, least: int) -> None:
    """5.3 One die; a hit costs strength; at none the unit is gone."""
    state, ids = battle.state, battle.field.ids
    throw = battle.throw("strike", 1, D6, unit=ids[striker], target=ids[target])
    die = throw.number + 1
    throw.tell(die=die, hit=int(die >= least))
    if die < least:
        return
    throw.scored(0, HIT)
    state.strength[target] -= cost_of_hit(battle)
    if state.strength[target] <= 0:
        state.strength[target] = 0
        state.unit_at[state.hex_of[target]] = state.hex_of[target] = -1
        battle.emit("gone", unit=ids[target])
        if not units_of(battle, battle.field.side_of[target]):
            battle.end(1 - battle.field.side_of[target], "skirmish-end-last")


def cost_of_hit(battle: Fight) -> int:
    """5.3 One strength; 6.1 two, as an optional rule."""
    return 2 if battle.field.deadly else 1


def units_of(battle: Fight, side: int) -> list[int]:
    """The side's units that are still there."""
    return [u for u, s in enumerate(battle.field.side_of) if s == side and battle.state.strength[u] > 0]


def enemies_beside(battle: Fight, unit: int) -> list[int]:
    """Enemies next to a unit, in the order of the hexsides."""
    state, side_of = battle.state, battle.field.side_of
    near = (state.unit_at[there] for there in battle.field.grid.neighbours[state.hex_of[unit]])
    return [other for other in near if other >= 0 and side_of[other] != side_of[unit]]


def holds(battle: Fight, side: int, name: str) -> bool:
    """Whether a side has a card of this name."""
    return any(CARDS[card] == name for card in battle.state.hands[side])


def discard(battle: Fight, side: int, name: str) -> None:
    """The side shows a card of this name and lays it on the discards."""
    hand = battle.state.hands[side]
    card = next(card for card in hand if CARDS[card] == name)
    hand.remove(card)
    battle.state.discards.append(card)
    battle.emit("card", side=battle.sides[side], card=name)


PHASES: dict[str, Callable[[Fight], Activity | None]] = {"place": place, "order": order, "end-turn": end_turn}
