"""Caesar: ancient battles on a free table, in inches; one module a chapter of its ledger."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from strategikon.caesar import invariants, measuring, names, prompts, scene, scene_overlays, sheet, verbs, view, why
from strategikon.caesar.events import EVENTS
from strategikon.caesar.field import Field, Fight
from strategikon.caesar.scenario import check, complete, giving_way
from strategikon.caesar.schema import SCHEMA
from strategikon.caesar.setup import begin
from strategikon.caesar.state import Armies
from strategikon.caesar.tactics import CaesarTactics
from strategikon.caesar.turn import PHASES, UNSAID
from strategikon.kernel.decision import Ask, Tally, Value, Wish
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Message
from strategikon.kernel.ruleset import OptionalRule, Ruleset
from strategikon.kernel.scene import Board, Measured, Overlay, Scene, Sheet
from strategikon.kernel.schema import Report
from strategikon.kernel.verbs import Lexicon, Spoken


class CaesarRules(Ruleset[Armies, Field]):
    """The glue: each method hands over to its module."""

    id = "caesar"
    version = 5
    folder = Path(__file__).parent
    state_type = Armies
    optional_rules = (
        OptionalRule("follow_me", ("on", "off"), rule="CMD.28"),
        OptionalRule("wedge_reading", ("sheet", "book"), rule="FRM.12"),
    )
    # 12 rounds, two sides, at most 26 units of three moves with an order, and as many free moves, rides and questions
    bound = 25_000
    phases = PHASES
    unsaid = UNSAID
    events = EVENTS
    verbs = verbs.VERBS
    why = why.WHY
    tactics = CaesarTactics()
    schema = SCHEMA

    def complete(self, document: Mapping[str, Any], report: Report) -> Mapping[str, Any]:
        return complete(document, report)

    def giving_way(self, thing: Mapping[str, Any], change: Mapping[str, Any]) -> Collection[str]:
        return giving_way(thing, change)

    def check(self, document: Mapping[str, Any], report: Report) -> None:
        check(document, report)

    def empty_board(self, document: Mapping[str, Any]) -> Board:
        return Board("table", size=(document["table"]["width"], document["table"]["height"]))

    def prepare(self, document: Mapping[str, Any], options: Mapping[str, str]) -> Field:
        return Field(document, options)

    def begin(self, field: Field, dice: Dice) -> Armies:
        return begin(field)

    def mark_every(self, field: Field) -> int:
        """A copy is cheaper than taking a march again."""
        return 1

    def sides(self, field: Field) -> tuple[str, ...]:
        return field.sides

    def turn(self, state: Armies) -> int:
        return state.round

    def active(self, state: Armies) -> int:
        return state.active

    def lexicon(self, field: Field) -> Lexicon:
        return verbs.lexicon(field)

    def say(self, battle: Fight, ask: Ask, value: Value) -> Spoken:
        return verbs.say(battle, ask, value)

    def prompt(self, battle: Fight, ask: Ask) -> Message:
        return prompts.prompt(battle, ask)

    def tally(self, battle: Fight, ask: Ask) -> Tally | None:
        return prompts.tally(battle, ask)

    def acting(self, battle: Fight, ask: Ask) -> str | None:
        return prompts.acting(battle, ask)

    def view(self, battle: Fight, side: int | None) -> dict[str, Any]:
        return view.view(battle)

    def scene(self, battle: Fight, side: int | None) -> Scene:
        return scene.scene(battle, side)

    def sheet(self, battle: Fight, value: Value) -> Sheet | None:
        return sheet.sheet(battle, value)

    def overlay(self, battle: Fight, side: int, kind: str, piece: str) -> Overlay | None:
        return scene_overlays.overlay(battle, side, kind, piece)

    def measure(self, battle: Fight, one: Wish, other: Wish | None) -> Measured | None:
        return measuring.measure(battle, one, other)

    def names(self, battle: Fight) -> dict[str, Any]:
        return names.names(battle)

    def called(self, battle_field: Field, name: str, language: str) -> str | None:
        return battle_field.called.get((name, language))

    def invariants(self, battle: Fight) -> Iterable[str]:
        return invariants.complaints(battle)

    def die(self, word: str | int) -> int:
        return int(word) - 1


RULESET = CaesarRules()
