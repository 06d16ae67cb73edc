"""Skirmish at the ford: a complete ruleset in a few pages, to learn from and to test the kernel with."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from skirmish.rules import EVENTS, PHASES, Fight
from skirmish.state import CARDS, Field, Skirmish, begin
from skirmish.verbs import VERBS, WHY, lexicon, say
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Message
from strategikon.kernel.ruleset import OptionalRule, Ruleset
from strategikon.kernel.scene import Board, Box, Hand, Piece, Place, Scene, Turn
from strategikon.kernel.schema import Report, boolean, both_languages, choice, ident, integer, listing, table, text
from strategikon.kernel.verbs import Lexicon, Spoken

_unit = table(
    always={"id": ident()},
    optional={"hex": text(4), "picket": boolean(), "strength": integer(1, 9), "name": text(), "name_fr": text()},
)
_side = table(always={"id": ident()}, required={"unit": listing(_unit, least=1, most=20)},
              inline={"hand": listing(choice(*sorted(set(CARDS))), most=4)})  # fmt: skip
_schema = table(
    required={"schema": choice(1), "id": ident(), "ruleset": choice("skirmish"), "title": both_languages(),
              "briefing": both_languages()},
    always={"side": listing(_side, least=2, most=2)},
    optional={"rows": integer(2, 20), "columns": integer(2, 20), "turns": integer(1, 200)},
)  # fmt: skip


class SkirmishRules(Ruleset[Skirmish, Field]):
    id = "skirmish"
    version = 1
    folder = Path(__file__).parent
    state_type = Skirmish
    optional_rules = (OptionalRule("deadly", rule="6.1"),)
    bound = 8000  # 200 turns at the most, two sides, an order, three steps with up to five reactions each, an attack
    phases = PHASES
    events = EVENTS
    verbs = VERBS
    why = WHY

    def check(self, document: Mapping[str, Any], report: Report) -> None:
        _schema(document, "", report)
        if not report.clean:
            return
        grid = Field({**document, "side": []}, {"deadly": "off"}).grid
        seen: set[str] = set()
        for s, side in enumerate(document["side"]):
            for u, unit in enumerate(side["unit"]):
                path = f"side[{s}].unit[{u}]"
                if ("hex" in unit) == unit.get("picket", False):
                    report.add(path, "skirmish-where", unit=unit["id"])
                elif "hex" in unit and grid.find(unit["hex"]) is None:
                    report.add(f"{path}.hex", "skirmish-off-map", hex=unit["hex"])
                for name in [unit[key] for key in ("id", "hex") if key in unit]:
                    if name in seen:
                        report.add(path, "complaint-twice", value=name)
                    seen.add(name)
        hands = [card for side in document["side"] for card in side.get("hand", ())]
        for card in sorted(set(hands)):
            if hands.count(card) > CARDS.count(card):
                report.add("side", "skirmish-too-many", card=card, count=CARDS.count(card))
        if len(document["side"]) != 2:
            report.add("side", "complaint-list-length", count=len(document["side"]), least=2, most=2)

    def prepare(self, document: Mapping[str, Any], options: Mapping[str, str]) -> Field:
        return Field(document, options)

    def begin(self, field: Field, dice: Dice) -> Skirmish:
        return begin(field, dice)

    def sides(self, field: Field) -> tuple[str, ...]:
        return field.sides

    def turn(self, state: Skirmish) -> int:
        return state.turn

    def lexicon(self, field: Field) -> Lexicon:
        return lexicon(field)

    def say(self, battle: Fight, ask: Ask, value: Value) -> Spoken:
        return say(battle, ask, value)

    def acting(self, battle: Fight, ask: Ask) -> str | None:
        unit: int | None = ask.about[0] if isinstance(ask.about, tuple) else ask.about
        return None if unit is None else battle.field.ids[unit]

    def view(self, battle: Fight, side: int | None) -> dict[str, Any]:
        state, field = battle.state, battle.field
        hands = [[CARDS[c] for c in sorted(hand)] if s == side else len(hand) for s, hand in enumerate(state.hands)]
        units = {i: [field.grid.names[state.hex_of[u]] if state.hex_of[u] >= 0 else None, state.strength[u]]
                 for u, i in enumerate(field.ids)}  # fmt: skip
        return {"turn": state.turn, "active": field.sides[state.active], "units": units, "hands": hands,
                "pile": len(state.pile), "discards": [CARDS[c] for c in state.discards]}  # fmt: skip

    def scene(self, battle: Fight, side: int | None) -> Scene:
        state, field = battle.state, battle.field
        board = Board("pointy", {name: field.grid.centre(h) for h, name in enumerate(field.grid.names)})
        pieces = [_piece(battle, unit) for unit, strength in enumerate(state.strength) if strength]
        if any(piece.place.kind == "box" for piece in pieces):
            board.boxes.append(Box("pickets", Message("skirmish-box-pickets")))
        shown = [[CARDS[c] if s == side else None for c in sorted(hand)] for s, hand in enumerate(state.hands)]
        hands = [Hand(name, cards) for name, cards in zip(field.sides, shown, strict=True)]
        status = [Message("skirmish-status", {"turn": state.turn, "turns": field.turns})]
        turn = Turn(state.turn, field.turns, "orders", Message("skirmish-phase-orders"), field.sides[state.active])
        return Scene(board, pieces, hands, status=status, turn=turn)

    def names(self, battle: Fight) -> dict[str, Any]:
        state, field = battle.state, battle.field
        units = {i: SimpleNamespace(strength=state.strength[u], side=field.sides[field.side_of[u]],
                                    hex=field.grid.names[state.hex_of[u]] if state.hex_of[u] >= 0 else None)
                 for u, i in enumerate(field.ids)}  # fmt: skip
        sides = {s: SimpleNamespace(hand=[CARDS[c] for c in state.hands[n]]) for n, s in enumerate(field.sides)}
        return {**units, "side": SimpleNamespace(**sides), "turn": state.turn, "active": field.sides[state.active]}

    def called(self, battle_field: Field, name: str, language: str) -> str | None:
        return battle_field.called.get((name, language))

    def has_secrets(self, field: Field) -> bool:
        return True

    def secrets(self, state: Skirmish, side: int) -> Collection[int]:
        return [*state.pile, *state.hands[1 - side]]

    def redeal(self, state: Skirmish, side: int, dice: Dice) -> None:
        cards = sorted([*state.pile, *state.hands[1 - side]])
        dice.shuffle(cards)
        state.pile[:], state.hands[1 - side][:] = cards[: len(state.pile)], cards[len(state.pile) :]

    def invariants(self, battle: Fight) -> Iterable[str]:
        state = battle.state
        if sorted([*state.pile, *state.discards, *state.hands[0], *state.hands[1]]) != list(range(len(CARDS))):
            yield "a card is lost or doubled"
        for unit, place in enumerate(state.hex_of):
            if place < 0 and state.phase == "place":
                continue
            if (place >= 0) != (state.strength[unit] > 0) or (place >= 0 and state.unit_at[place] != unit):
                yield f"{battle.field.ids[unit]} stands nowhere or twice"

    def die(self, word: str | int) -> int:
        return int(word) - 1


def _piece(battle: Fight, unit: int) -> Piece:
    """A unit as it is drawn."""
    state, field, name = battle.state, battle.field, battle.field.ids[unit]
    side, here = field.sides[field.side_of[unit]], state.hex_of[unit]
    place = Place.hex(field.grid.names[here]) if here >= 0 else Place.box("pickets", field.side_of[unit])
    return Piece(name, side, place, "heavy-foot", name[:1] + name[-1:], state.strength[unit], field.strength[unit])


RULESET = SkirmishRules()
