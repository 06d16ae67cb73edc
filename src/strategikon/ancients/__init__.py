"""Commands & Colors: Ancients, second edition: the ruleset `ancients`, one module a chapter of its rulebook."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from strategikon.ancients import invariants, names, prompts, scene, scene_overlays, sheet, verbs, view
from strategikon.ancients.events import EVENTS
from strategikon.ancients.field import GRID, SIDES, Field, Fight
from strategikon.ancients.scenario import SCHEMA, check
from strategikon.ancients.setup import begin
from strategikon.ancients.state import Ancients
from strategikon.ancients.tables import FACE_CODES, FACES
from strategikon.ancients.tactics import AncientsTactics
from strategikon.ancients.turn import PHASES, QUESTIONS
from strategikon.ancients.why import WHY
from strategikon.kernel.decision import Ask, Tally, Value
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Message, problem
from strategikon.kernel.ruleset import OptionalRule, Ruleset
from strategikon.kernel.scene import Board, Overlay, Scene, Sheet
from strategikon.kernel.schema import Report
from strategikon.kernel.verbs import Lexicon, Spoken


class AncientsRules(Ruleset[Ancients, Field]):
    """The glue: each method hands over to its module."""

    id = "ancients"
    version = 2
    folder = Path(__file__).parent
    state_type = Ancients
    optional_rules = (
        OptionalRule("terrain_caps", ("occupant", "both"), rule="16.04"),
        OptionalRule("first_strike_reply", ("battle_back", "attack"), rule="17.40"),
        OptionalRule("elephant_copy", ("rolled", "normal"), rule="11.30"),
    )
    # The rulebook knows no last turn: two players who do nothing never end. Random play ends: of 1,020 random battles,
    # 60 on each scenario, half took more than 992 decisions, one in twenty more than 1,593, the longest 2,366.
    bound = 20_000
    phases = PHASES
    questions = QUESTIONS
    unsaid = verbs.UNSAID
    events = EVENTS
    verbs = verbs.VERBS
    why = WHY
    tactics = AncientsTactics()
    schema = SCHEMA

    def check(self, document: Mapping[str, Any], report: Report) -> None:
        check(document, report)

    def empty_board(self, document: Mapping[str, Any]) -> Board:
        return Board("pointy", GRID.places(), zones=scene.zones())

    def prepare(self, document: Mapping[str, Any], options: Mapping[str, str]) -> Field:
        return Field(document, options)

    def begin(self, field: Field, dice: Dice) -> Ancients:
        return begin(field, dice)

    def mark_every(self, field: Field) -> int:
        """Random play is no faster with 4, where a fork takes an eighth longer."""
        return 3

    def sides(self, field: Field) -> tuple[str, ...]:
        return SIDES

    def turn(self, state: Ancients) -> int:
        return state.turn

    def active(self, state: Ancients) -> int:
        return state.active

    def lexicon(self, field: Field) -> Lexicon:
        return verbs.lexicon(field)

    def say(self, battle: Fight, ask: Ask, value: Value) -> Spoken:
        return verbs.say(battle, ask, value)

    def prompt(self, battle: Fight, ask: Ask) -> Message:
        return prompts.prompt(battle, ask)

    def sheet(self, battle: Fight, value: Value) -> Sheet | None:
        return sheet.sheet(battle, value)

    def tally(self, battle: Fight, ask: Ask) -> Tally | None:
        return prompts.tally(battle, ask)

    def acting(self, battle: Fight, ask: Ask) -> str | None:
        return prompts.acting(battle, ask)

    def view(self, battle: Fight, side: int | None) -> dict[str, Any]:
        return view.view(battle, side)

    def scene(self, battle: Fight, side: int | None) -> Scene:
        return scene.scenes(battle, [side])[0]

    def scenes(self, battle: Fight, sides: Sequence[int | None]) -> list[Scene]:
        return scene.scenes(battle, sides)

    def overlay(self, battle: Fight, side: int, kind: str, piece: str) -> Overlay | None:
        return scene_overlays.overlay(battle, side, kind, piece)

    def names(self, battle: Fight) -> dict[str, Any]:
        return names.names(battle)

    def called(self, battle_field: Field, name: str, language: str) -> str | None:
        english, french = battle_field.called.get(name, (None, None))
        called: str | None = french if language == "fr" else english
        return called

    def has_secrets(self, field: Field) -> bool:
        """3.06 Hands are held so that the other player cannot see them."""
        return True

    def secrets(self, state: Ancients, side: int) -> Collection[int]:
        """3.06 The cards of the pile and of the other hand."""
        return [*state.pile, *state.hands[1 - side]]

    def redeal(self, state: Ancients, side: int, dice: Dice) -> None:
        other = state.hands[1 - side]
        cards = sorted([*state.pile, *other])
        dice.shuffle(cards)
        pile, hand = tuple(cards[: len(state.pile)]), tuple(sorted(cards[len(state.pile) :]))
        state.pile, state.hands = pile, (state.hands[0], hand) if side == 0 else (hand, state.hands[1])

    def invariants(self, battle: Fight) -> Iterable[str]:
        return invariants.complaints(battle)

    def die(self, word: str | int) -> int:
        for words, written in ((FACES, str(word).lower()), (FACE_CODES, str(word).upper())):
            if written in words:
                return words.index(written)
        raise problem("ancients-complaint-die", word=str(word)[:20], known=", ".join(FACES))


RULESET = AncientsRules()
