"""The looks of Ancients leave nothing out: every card and every face of the die is drawn."""

from __future__ import annotations

from strategikon.ancients.tables import CARDS, FACES
from strategikon.kernel.facts import load_facts
from strategikon.library import find_ruleset

LOOKS = load_facts(find_ruleset("ancients")).looks


def test_every_card_of_the_deck_has_its_face() -> None:
    in_the_deck = {card.id: card.category for card in CARDS if card.category != "none"}
    assert {card: face["category"] for card, face in LOOKS["cards"].items()} == in_the_deck


def test_section_cards_show_where_they_order() -> None:
    sections = {card.id: list(card.sections) for card in CARDS if card.category == "section"}
    assert {card: face["orders"] for card, face in LOOKS["cards"].items() if "orders" in face} == sections


def test_every_face_of_the_die_has_its_symbol() -> None:
    assert set(LOOKS["dice"]) == set(FACES)
