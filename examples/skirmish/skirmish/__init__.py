"""Skirmish at the ford: a complete ruleset in a few pages, to learn from and to test the kernel with.

Read `rules.py` first: it is the rulebook. `state.py` is what it works on, `verbs.py` what a player can say, `why.py`
why something cannot be done; `scenario.py`, `view.py`, `scene.py`, `invariants.py` and `tactics.py` are the edge.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from skirmish import invariants, scene, verbs, view
from skirmish.rules import EVENTS, PHASES, Fight
from skirmish.scenario import SCHEMA, check
from skirmish.state import COLUMNS, ROWS, Field, Skirmish, begin
from skirmish.tactics import SkirmishTactics
from skirmish.why import WHY
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.dice import Dice
from strategikon.kernel.hexgrid import lettered_rows
from strategikon.kernel.ruleset import OptionalRule, Ruleset
from strategikon.kernel.scene import Board, Scene
from strategikon.kernel.schema import Report
from strategikon.kernel.verbs import Lexicon, Spoken


class SkirmishRules(Ruleset[Skirmish, Field]):
    """The glue: each method hands over to its module."""

    id = "skirmish"
    version = 1
    folder = Path(__file__).parent
    state_type = Skirmish
    optional_rules = (OptionalRule("deadly", rule="6.1"),)
    bound = 8000  # 200 turns at the most, two sides, an order, three steps with up to five reactions each, an attack
    phases = PHASES
    events = EVENTS
    verbs = verbs.VERBS
    why = WHY
    tactics = SkirmishTactics()
    schema = SCHEMA

    def check(self, document: Mapping[str, Any], report: Report) -> None:
        check(document, report)

    def empty_board(self, document: Mapping[str, Any]) -> Board:
        return Board("pointy", lettered_rows(document.get("rows", ROWS), document.get("columns", COLUMNS)).places())

    def prepare(self, document: Mapping[str, Any], options: Mapping[str, str]) -> Field:
        return Field(document, options)

    def begin(self, field: Field, dice: Dice) -> Skirmish:
        return begin(field, dice)

    def sides(self, field: Field) -> tuple[str, ...]:
        return field.sides

    def turn(self, state: Skirmish) -> int:
        return state.turn

    def active(self, state: Skirmish) -> int:
        return state.active

    def lexicon(self, field: Field) -> Lexicon:
        return verbs.lexicon(field)

    def say(self, battle: Fight, ask: Ask, value: Value) -> Spoken:
        return verbs.say(battle, ask, value)

    def acting(self, battle: Fight, ask: Ask) -> str | None:
        unit: int | None = ask.about[0] if isinstance(ask.about, tuple) else ask.about
        return None if unit is None else battle.field.ids[unit]

    def view(self, battle: Fight, side: int | None) -> dict[str, Any]:
        return view.view(battle, side)

    def scene(self, battle: Fight, side: int | None) -> Scene:
        return scene.scene(battle, side)

    def names(self, battle: Fight) -> dict[str, Any]:
        return view.names(battle)

    def called(self, battle_field: Field, name: str, language: str) -> str | None:
        return battle_field.called.get((name, language))

    def has_secrets(self, field: Field) -> bool:
        return True

    def secrets(self, state: Skirmish, side: int) -> Collection[int]:
        return view.secrets(state, side)

    def redeal(self, state: Skirmish, side: int, dice: Dice) -> None:
        view.redeal(state, side, dice)

    def invariants(self, battle: Fight) -> Iterable[str]:
        return invariants.invariants(battle)

    def die(self, word: str | int) -> int:
        return int(word) - 1


RULESET = SkirmishRules()
