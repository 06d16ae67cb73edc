"""Caesar: ancient battles on a free table, in inches; one module a chapter of its ledger."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from strategikon.caesar import invariants, measuring, names, scene, scene_overlays, sheet, verbs, view, why
from strategikon.caesar.events import EVENTS
from strategikon.caesar.field import Field, Fight
from strategikon.caesar.scenario import check, complete, giving_way
from strategikon.caesar.schema import SCHEMA
from strategikon.caesar.setup import begin
from strategikon.caesar.state import Armies
from strategikon.caesar.tactics import CaesarTactics
from strategikon.caesar.turn import PHASES
from strategikon.kernel.decision import Ask, Tally, Value, Wish
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Message
from strategikon.kernel.ruleset import OptionalRule, Ruleset
from strategikon.kernel.scene import Board, Measured, Overlay, Scene, Sheet
from strategikon.kernel.schema import Report
from strategikon.kernel.verbs import Lexicon, Spoken

ASKED_OF_UNITS = ("move", "charge", "enter", "leave", "valiant", "confusion", "break-through", "accompany")
ASKED_OF_SOME = ("response", "opportunity", "redirect", "pursue")


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
        told: dict[str, Any] = {"side": battle.sides[ask.side]}
        if ask.kind in ASKED_OF_SOME:
            told |= asked_of(battle, ask)
        if isinstance(ask.about, int):
            told["unit"] = battle.field.ids[ask.about] if ask.kind in ASKED_OF_UNITS else ""
        if ask.kind == "order" and isinstance(ask.about, tuple):
            told["captain"] = battle.field.captain_ids[ask.about[0]]
        return Message(f"caesar-prompt-{ask.kind}", told)

    def view(self, battle: Fight, side: int | None) -> dict[str, Any]:
        return view.view(battle)

    def tally(self, battle: Fight, ask: Ask) -> Tally | None:
        """CMD.15 How many units an order has named; there is no limit, and all who are left may be named at once."""
        return Tally(len(ask.about[1]), every=True) if ask.kind == "order" and isinstance(ask.about, tuple) else None

    def acting(self, battle: Fight, ask: Ask) -> str | None:
        if ask.kind in ASKED_OF_UNITS:
            return battle.field.ids[ask.about] if isinstance(ask.about, int) else None
        if ask.kind in ASKED_OF_SOME:
            return asked_of(battle, ask)["unit"]
        if ask.kind == "order" and isinstance(ask.about, tuple):
            return battle.field.captain_ids[ask.about[0]]
        return None

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


def asked_of(battle: Fight, ask: Ask) -> dict[str, str]:
    """CHG.05, CHG.33, SHT.32, SPC.09 Of whom a reaction is asked, and against whom."""
    ids = battle.field.ids
    if ask.kind == "redirect":
        return {"unit": ids[ask.about[0].unit]}
    if ask.kind == "pursue":
        return {"unit": ids[ask.about[0]]}
    return {"unit": ids[ask.about[0]], "other": ids[ask.about[1]]}


RULESET = CaesarRules()
