"""How to play a skirmish well: what each answer is worth, how a side stands, and what an order is for.

Everything in hundredths of a fresh unit, which is two strength; a weight is what the answer brings on the average of
the dice. The chances come from the rules: no number of theirs is written here a second time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from skirmish.rules import D6, FAR_STEPS, LEAST, STEPS, Fight, cost_of_hit, units_of
from skirmish.state import Field, Skirmish
from strategikon.kernel.battle import Battle
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.events import Event
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import WON, Cost, Tactics, Weigher

POINT = 50  # one strength
CARD = 8  # a card kept for later
NEARER = 3  # a hex nearer to the enemy


def distance(battle: Fight, here: int, enemy: int) -> int:
    return battle.field.grid.distance[here][battle.state.hex_of[enemy]]


def reach(battle: Fight, unit: int, steps: int) -> float:
    """What a unit can do with so many steps: the best attack it comes to, under fire; else it only comes nearer."""
    enemies = units_of(battle, 1 - battle.field.side_of[unit])
    here = battle.state.hex_of[unit]
    near = [enemy for enemy in enemies if distance(battle, here, enemy) <= steps + 1]
    if not near:
        return NEARER
    return max(hurt(battle, enemy, "attack") for enemy in near) - hurt(battle, unit, "shoot") / 2


def weigh_order(battle: Fight, ask: Ask) -> list[float]:
    """3.1 The unit that can do most; 3.2 a forced march only for what two steps would not do."""

    def promise(kind: str, unit: int) -> float:
        return reach(battle, unit, FAR_STEPS) - CARD if kind == "march" else reach(battle, unit, STEPS)

    return [0.0 if isinstance(value, str) else promise(*value) for value in ask.values]


def weigh_step(battle: Fight, ask: Ask) -> list[float]:
    """4.1 Toward the enemy; 4.2 beside him one attacks, but is shot at first by each."""
    unit, enemies = ask.about, units_of(battle, 1 - ask.side)

    def stand(there: int) -> tuple[float, int]:
        beside = [enemy for enemy in enemies if distance(battle, there, enemy) == 1]
        apart = min(distance(battle, there, enemy) for enemy in enemies)
        return max((hurt(battle, enemy, "attack") for enemy in beside), default=-NEARER * apart), len(beside)

    shot = hurt(battle, unit, "shoot")
    here = stand(battle.state.hex_of[unit])[0]
    places = {there: stand(there) for there in ask.values if isinstance(there, int)}
    return [here if isinstance(v, str) else places[v][0] - shot * places[v][1] for v in ask.values]


def weigh_react(battle: Fight, ask: Ask) -> list[float]:
    """4.2, 4.3 A shot costs nothing; an ambush costs its card."""
    _, target = ask.about
    weights = {"shoot": hurt(battle, target, "shoot"), "ambush": hurt(battle, target, "ambush") - CARD}
    return [weights.get(value, 0.0) for value in ask.values]


def weigh_attack(battle: Fight, ask: Ask) -> list[float]:
    """5.1 Whoever is hurt most; nobody strikes back."""
    return [0.0 if isinstance(value, str) else hurt(battle, value, "attack") for value in ask.values]


def weigh_defend(battle: Fight, ask: Ask) -> list[float]:
    """5.2 What the wall saves, less its card."""
    unit, _ = ask.about
    saved = hurt(battle, unit, "attack") - hurt(battle, unit, "shield-wall") - CARD
    return [saved if value == "shield-wall" else 0.0 for value in ask.values]


def hurt(battle: Fight, target: int, how: str) -> float:
    """5.3 What a strike takes from a unit."""
    chance = sum(int(face) >= LEAST[how] for face in D6.faces) / len(D6.faces)
    return chance * POINT * min(battle.state.strength[target], cost_of_hit(battle))


# By kind of question, in the order of a turn. Where a picket stands matters little: any post is as good as another.
WEIGHERS: dict[str, Weigher] = {
    "order": weigh_order,
    "step": weigh_step,
    "react": weigh_react,
    "attack": weigh_attack,
    "defend": weigh_defend,
}


class SkirmishTactics(Tactics[Skirmish, Field]):
    weighers = WEIGHERS
    incidental = frozenset({"react", "defend"})  # they belong to a move or an attack already begun

    def rolls(self, battle: Battle[Any, Any], value: Value) -> bool:
        assert battle.ask is not None
        return value in ("shoot", "ambush") or (battle.ask.kind == "attack" and isinstance(value, int))

    def worth(self, battle: Battle[Any, Any], side: int) -> int:
        if battle.outcome is not None:
            winner = battle.outcome.winner
            return 0 if winner is None else WON if winner == battle.sides[side] else -WON
        return sum((1 if s == side else -1) * POINT * strength
                   for s, strength in zip(battle.field.side_of, battle.state.strength, strict=True))  # fmt: skip

    def settled(self, battle: Battle[Any, Any]) -> int:
        return 2 * int(battle.state.turn) + int(battle.state.active)

    def aim(self, battle: Battle[Any, Any], value: Value) -> Message:
        assert battle.ask is not None
        waits = isinstance(value, str) and value in ("rest", "halt", "hold", "stand")
        return Message("skirmish-aim-wait" if waits else f"skirmish-aim-{battle.ask.kind}")

    def costs(self, battle: Battle[Any, Any], events: Sequence[Event]) -> Iterator[Cost]:
        side_of = dict(zip(battle.field.ids, battle.field.side_of, strict=True))
        for event in events:
            if event.kind == "strike" and event.fields["hit"]:
                target = event.fields["target"]
                yield Cost(side_of[target], "losses", cost_of_hit(battle), target)
            elif event.kind == "gone":
                yield Cost(side_of[event.fields["unit"]], "destroyed", 1, event.fields["unit"])
