"""How to play `ancients` well: judgement for opponents and the laboratory (see kernel/tactics.py)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from strategikon.ancients.combat import FIRE
from strategikon.ancients.field import Field, Fight
from strategikon.ancients.state import Ancients
from strategikon.ancients.tactics_aims import aim
from strategikon.ancients.tactics_blows import BANNER, FORCE, LATE_BANNER, LEADER, harm
from strategikon.ancients.tactics_survey import survey_of
from strategikon.ancients.tactics_weights import WEIGHTS
from strategikon.kernel.battle import Battle
from strategikon.kernel.decision import Value
from strategikon.kernel.events import Event
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import WON, Lever, Tactics, Toll

# What an event costs: the word for it, the field that names the piece, the field that counts (or one).
_TOLLS = {
    "hit": ("losses", "unit", "lost"),
    "eliminated": ("destroyed", "unit", ""),
    "abandoned": ("destroyed", "unit", ""),
    "retreat": ("retreats", "unit", ""),
    "leader-killed": ("leaders", "leader", ""),
}


class AncientsTactics(Tactics[Ancients, Field]):
    """Judgement for `ancients`."""

    incidental = frozenset({"react", "evade", "retreat", "leader-evade", "advance", "flags", "battle-back"})
    guarded = frozenset({"react"})  # First Strike
    levers = (
        (Lever("favoured", "banners", 1),),
        (Lever("other", "banners", -1),),
        (Lever("favoured", "banners", 1), Lever("other", "banners", -1)),
        (Lever("other", "hand", 1),),
        (Lever("favoured", "hand", -1),),
        (Lever("favoured", "banners", 2), Lever("other", "banners", -1)),
        (Lever("favoured", "banners", 1), Lever("other", "hand", 1)),
        (Lever("favoured", "banners", 2), Lever("other", "banners", -1), Lever("other", "hand", 1)),
    )

    def rolls(self, battle: Battle[Any, Any], value: Value) -> bool:
        """9.01 Fire, attack and bonus combat; answers to an attack; a rampage (12.20); a leader's escape (13.27)."""
        ask, field, state = battle.ask, battle.field, battle.state
        if ask is None:
            return False
        if ask.kind == "combat":
            return isinstance(value, tuple)
        if ask.kind == "bonus":
            return isinstance(value, int)
        if ask.kind == "flags":
            return bool(field.classes[ask.about[0]].elephants and value < ask.about[1])
        if ask.kind == "leader-evade" and isinstance(value, int) and value >= 0:
            unit = state.unit_at[value]
            return bool(unit >= 0 and field.side_of[unit] != ask.side)
        return ask.kind == "react" or value == "battle-back"

    def weigh(self, battle: Battle[Any, Any]) -> Sequence[int]:
        ask = battle.ask
        assert ask is not None
        return [round(weight) for weight in WEIGHTS[ask.kind](battle, ask)]

    def worth(self, battle: Battle[Any, Any], side: int) -> int:
        """4.01 Banners first, the nearer to the target the dearer; then what is left of both armies."""
        if battle.outcome is not None:
            winner = battle.outcome.winner
            return 0 if winner is None else WON if winner == battle.sides[side] else -WON
        return _standing(battle, side) - _standing(battle, 1 - side)

    def expected(self, battle: Battle[Any, Any], value: Value) -> int | None:
        """9.01 What a fight is expected to change in `worth`, until the next question that is not part of it."""
        ask = battle.ask
        assert ask is not None
        if isinstance(value, str):
            return None
        if ask.kind == "combat":
            verb, unit, target = value
            survey = survey_of(battle, ask.side)
            return round(survey.fire(unit, target) if verb == FIRE else survey.clash(unit, target)[0])
        if ask.kind == "bonus":
            return round(survey_of(battle, ask.side).clash(ask.about, value, True)[0])
        return None

    def settled(self, battle: Battle[Any, Any]) -> int:
        turn: int = battle.state.turn
        return turn

    def aim(self, battle: Battle[Any, Any], value: Value) -> Message:
        return aim(battle, value)

    def toll(self, battle: Battle[Any, Any], events: Sequence[Event]) -> Iterable[Toll]:
        field = battle.field
        for event in events:
            if event.kind in _TOLLS:
                what, piece, count = _TOLLS[event.kind]
                name = event.fields[piece]
                amount = event.fields[count] if count else 1
                if amount:
                    yield Toll(field.side_of[field.number[name]], what, amount, name)


def _standing(battle: Fight, side: int) -> int:
    """The banners a side has won, and its army."""
    state, field = battle.state, battle.field
    missing = field.target[side] - state.won[side]
    value = state.won[side] * BANNER + (LATE_BANNER - BANNER if missing <= 2 else 0) + (60 if missing <= 1 else 0)
    for unit in field.units_of[side]:
        if state.hex_of[unit] >= 0:
            number = field.class_number[unit]
            value += FORCE[number] - harm(number, state.blocks[unit], BANNER)
    for leader in field.leaders_of[side]:
        if state.hex_of[leader] >= 0:
            value += LEADER
    return value
