"""La Règle « Alexandre et Bayard »: from the chariots of antiquity to the first guns, one module a chapter."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from strategikon.bayard import prompts, scenario, scene, scene_overlays, secrets, setup, sheet, veil
from strategikon.bayard.events import EVENTS, OF_BLOCKS
from strategikon.bayard.field import Field, Fight
from strategikon.bayard.invariants import invariants
from strategikon.bayard.muster.muster import MUSTER
from strategikon.bayard.names import names
from strategikon.bayard.schema import SCHEMA
from strategikon.bayard.state import Host
from strategikon.bayard.tables import FACE_CODES, FACES
from strategikon.bayard.tactics import BayardTactics
from strategikon.bayard.throws import D10
from strategikon.bayard.turn import PHASES
from strategikon.bayard.verbs import UNSAID, VERBS, lexicon
from strategikon.bayard.view import view
from strategikon.bayard.why import WHY
from strategikon.kernel.decision import Ask, Tally, Value
from strategikon.kernel.dice import Dice
from strategikon.kernel.hexgrid import offset_rows
from strategikon.kernel.message import Message, problem
from strategikon.kernel.ruleset import OptionalRule, Ruleset, Veil
from strategikon.kernel.scene import Board, Overlay, Scene, Sheet
from strategikon.kernel.schema import Report
from strategikon.kernel.verbs import Lexicon


class BayardRules(Ruleset[Host, Field]):
    """The glue: each method hands over to its module."""

    id = "bayard"
    version = 7
    folder = Path(__file__).parent
    state_type = Host
    optional_rules = (
        OptionalRule("large_army_activation", ("3", "4"), rule="2.06"),
        OptionalRule("minimum_move", ("on", "off"), rule="A1.14"),
        OptionalRule("very_light_separation", ("between", "range"), rule="4.28"),
        OptionalRule("panic_face", ("special", "hit"), rule="4.93"),
        OptionalRule("victory_timing", ("immediate", "end_of_turn"), rule="5.01"),
        OptionalRule("victory_count", ("units", "points"), rule="5.03"),
        OptionalRule("barbarian_bonus", ("all", "melee"), rule="A2.70"),
        OptionalRule("torch_dice", ("3", "1", "2", "4", "5", "6"), rule="A5.25"),
        OptionalRule("fire", rule="A5.01", events=OF_BLOCKS["fire"]),
        OptionalRule("time_of_day", rule="A5.28", events=OF_BLOCKS["time_of_day"]),
        OptionalRule("weather", rule="A5.31", events=OF_BLOCKS["weather"]),
        OptionalRule("variable_weather", rule="A5.69", events=OF_BLOCKS["variable_weather"]),
        OptionalRule("darkness", rule="A5.72", events=OF_BLOCKS["darkness"]),
        OptionalRule("change_order", rule="A5.95", events=OF_BLOCKS["change_order"]),
        OptionalRule("boats", rule="A5.97", events=OF_BLOCKS["boats"]),
        OptionalRule("hidden_units", rule="A5.107", events=OF_BLOCKS["hidden_units"]),
        OptionalRule("camps", rule="A5.110", events=OF_BLOCKS["camps"]),
        OptionalRule("corps_orders", rule="A5.114", events=OF_BLOCKS["corps_orders"]),
        OptionalRule("ammunition", rule="A5.117", events=OF_BLOCKS["ammunition"]),
        OptionalRule("agents", rule="A5.119", events=OF_BLOCKS["agents"]),
    )
    # Battles have at most 24 turns of two players; a player's turn has some forty choices of activation, movement and
    # fight, each fight at most a dozen more.
    bound = 12_000
    phases = PHASES
    events = EVENTS
    giveaways = ("shown", "decoy")  # A5.109 who turns a marker up by seeing it may be unseen himself
    verbs = VERBS
    unsaid = UNSAID
    why = WHY
    muster = MUSTER
    tactics = BayardTactics()
    schema = SCHEMA

    def complete(self, document: Mapping[str, Any], report: Report) -> Mapping[str, Any]:
        return scenario.complete(document, report)

    def check(self, document: Mapping[str, Any], report: Report) -> None:
        scenario.check(document, report)

    def empty_board(self, document: Mapping[str, Any]) -> Board:
        board = document["board"]
        return Board("pointy", offset_rows(board["columns"], board["rows"]).places())

    def prepare(self, document: Mapping[str, Any], options: Mapping[str, str]) -> Field:
        field = Field(document, options)
        if field.veiled:
            field.watch = veil.look
        return field

    def begin(self, field: Field, dice: Dice) -> Host:
        return setup.begin(field, dice)

    def mark_every(self, field: Field) -> int:
        """Where everybody looks round after each step, or the ground changes, a copy is cheaper than a choice taken
        again."""
        return 4 if field.firm and field.watch is None else 1

    def sides(self, field: Field) -> tuple[str, ...]:
        return field.sides

    def turn(self, state: Host) -> int:
        return state.turn

    def active(self, state: Host) -> int:
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
        return scene.scene(battle, side)

    def overlay(self, battle: Fight, side: int, kind: str, piece: str) -> Overlay | None:
        return scene_overlays.overlay(battle, side, kind, piece)

    def sheet(self, battle: Fight, value: Value) -> Sheet | None:
        return sheet.sheet(battle, value)

    def names(self, battle: Fight) -> dict[str, Any]:
        return names(battle)

    def called(self, battle_field: Field, name: str, language: str) -> str | None:
        return battle_field.called.get((name, language))

    def has_secrets(self, field: Field) -> bool:
        return secrets.has_secrets(field)

    def secrets(self, state: Host, side: int) -> Collection[Any]:
        return secrets.secrets(state, side)

    def redeal(self, state: Host, side: int, dice: Dice) -> None:
        secrets.redeal(state, side, dice)

    def veil(self, field: Field) -> Veil | None:
        return veil.veiled if field.veiled else None

    def invariants(self, battle: Fight) -> Iterable[str]:
        return invariants(battle)

    def die(self, word: str | int) -> int:
        """A face by its code (G, B, R, F, S) or its id, or the pips of an ordinary die."""
        if isinstance(word, int) and not isinstance(word, bool) and word in (0, *D10.faces):
            return (word or 10) - 1  # A5.119
        for words in (FACE_CODES, FACES):
            if word in words:
                return words.index(str(word))
        raise problem("bayard-complaint-die", word=str(word)[:20], known=", ".join(dict.fromkeys(FACE_CODES)))


RULESET = BayardRules()
