"""The Great Battles of Alexander, deluxe fourth edition: the Macedonian art of war, 338-326 BC."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from strategikon.alexander import prearranged, prompts, scenario, scene_overlays, setup
from strategikon.alexander.events import EVENTS
from strategikon.alexander.field import Field
from strategikon.alexander.grids import shared_grid
from strategikon.alexander.invariants import invariants
from strategikon.alexander.names import names
from strategikon.alexander.pieces import Fight
from strategikon.alexander.scene import scenes
from strategikon.alexander.shock.sheet import shock_sheet
from strategikon.alexander.state import GreatBattle
from strategikon.alexander.tactics import AlexanderTactics
from strategikon.alexander.turn import PHASES, QUESTIONS
from strategikon.alexander.verbs import UNSAID, VERBS, lexicon
from strategikon.alexander.view import view
from strategikon.alexander.volley_sheet import volley_sheet
from strategikon.alexander.why import WHY
from strategikon.kernel.decision import Ask, Tally, Value
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Message
from strategikon.kernel.ruleset import OptionalRule, Ruleset
from strategikon.kernel.scene import Board, Overlay, Scene, Sheet
from strategikon.kernel.schema import Report
from strategikon.kernel.verbs import Lexicon

LARGE = 80  # units


class AlexanderRules(Ruleset[GreatBattle, Field]):
    """The glue: each method hands over to its module."""

    id = "alexander"
    version = 9
    folder = Path(__file__).parent
    state_type = GreatBattle
    optional_rules = (
        OptionalRule("elite_commander", rule="5.5a"),
        OptionalRule("contingent_commanders", rule="5.61a"),
        OptionalRule("hellenic_inertia", rule="6.14a"),
        OptionalRule("right_drift", rule="6.5a"),
        OptionalRule("charge_formation", rule="9.71a"),
        OptionalRule("cavalry_pursuit", rule="10.3a"),
        OptionalRule("elephant_charge", rule="9.19a"),
        OptionalRule("skirmisher_cover", ("other-shooters", "any-shooter"), rule="9.31f"),
    )
    # Players who leave everything to chance seldom come to blows, and some battles have no limit of turns: of 200
    # random ones the longest took 28,143 choices (Gaugamela) and 384 turns (Hydaspes). There is room for three times
    # as many.
    bound = 90_000
    phases = PHASES
    questions = QUESTIONS
    unsaid = UNSAID
    unordered = ("hexes",)  # the two halves of a double
    events = EVENTS
    verbs = VERBS
    why = WHY
    tactics = AlexanderTactics()
    schema = scenario.SCHEMA

    def check(self, document: Mapping[str, Any], report: Report) -> None:
        scenario.check(document, report)

    def empty_board(self, document: Mapping[str, Any]) -> Board:
        grid = shared_grid(document["map"]["columns"], document["map"]["rows"])
        return Board("flat", grid.places())

    def prepare(self, document: Mapping[str, Any], options: Mapping[str, str]) -> Field:
        return Field(document, options)

    def begin(self, field: Field, dice: Dice) -> GreatBattle:
        return setup.begin(field, dice)

    def mark_every(self, field: Field) -> int:
        """A copy of the state takes 5 to 17 µs, to take a choice again up to 130 µs in a large battle."""
        return 2 if len(field.ids) > LARGE else 4

    def sides(self, field: Field) -> tuple[str, ...]:
        return field.sides

    def turn(self, state: GreatBattle) -> int:
        return state.turn

    def active(self, state: GreatBattle) -> int:
        return state.active

    def lexicon(self, field: Field) -> Lexicon:
        return lexicon(field)

    def prompt(self, battle: Fight, ask: Ask) -> Message:
        return prompts.prompt(battle, ask)

    def tally(self, battle: Fight, ask: Ask) -> Tally | None:
        return prompts.tally(battle, ask)

    def acting(self, battle: Fight, ask: Ask) -> str | None:
        return prompts.acting(battle, ask)

    def view(self, battle: Fight, side: int | None) -> dict[str, Any]:
        return view(battle, side)

    def scene(self, battle: Fight, side: int | None) -> Scene:
        return scenes(battle, [side])[0]

    def scenes(self, battle: Fight, sides: Sequence[int | None]) -> list[Scene]:
        return scenes(battle, sides)

    def overlay(self, battle: Fight, side: int, kind: str, piece: str) -> Overlay | None:
        return scene_overlays.overlay(battle, side, kind, piece)

    def sheet(self, battle: Fight, value: Value) -> Sheet | None:
        return shock_sheet(battle, value) or volley_sheet(battle, value)

    def names(self, battle: Fight) -> dict[str, Any]:
        return names(battle)

    def called(self, battle_field: Field, name: str, language: str) -> str | None:
        return battle_field.called(name, language)

    def has_secrets(self, field: Field) -> bool:
        return prearranged.may_be_planned(field)

    def secrets(self, state: GreatBattle, side: int) -> Collection[Any]:
        return prearranged.secrets(state, side)

    def redeal(self, state: GreatBattle, side: int, dice: Dice) -> None:
        prearranged.redeal(state, side, dice)

    def invariants(self, battle: Fight) -> Iterable[str]:
        return invariants(battle)


RULESET = AlexanderRules()
