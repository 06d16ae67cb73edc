"""The offer and the refusals say the same, and nothing hidden shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from strategikon.ancients import RULESET
from strategikon.ancients.close_combat import cannot_attack
from strategikon.ancients.engagement import cannot_fight, is_charging
from strategikon.ancients.movement import cannot_leave_board, cannot_move
from strategikon.ancients.orders import cannot_order, orderable
from strategikon.ancients.ranged import cannot_fire, cannot_fire_at
from strategikon.ancients.state import Ancients
from strategikon.ancients.why_move import cannot_move_there
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import load_scenario, scenario_files

SCENARIOS = list(scenario_files(RULESET))
HEXES = 113


def decisions(scenario: str, seed: str, most: int = 400) -> Iterator[AnyBattle]:
    """A random battle, stopped at every decision."""
    battle: AnyBattle = Battle(load_scenario(RULESET, scenario), seed)
    will = Dice(seed + " will")
    while battle.ask is not None and battle.number < most:
        yield battle
        battle.pick(will.pick(len(battle.ask.values)) if len(battle.ask.values) < 256 else 0)


@pytest.mark.parametrize("scenario", ["adys-256", "bagradas-255", "trasimene-217", "crimissos-339"])
def test_the_offer_is_what_no_predicate_refuses(scenario: str) -> None:
    for battle in decisions(scenario, "offers", 300):
        ask, field, state = battle.ask, battle.field, battle.state
        if ask.kind == "order":
            allowed = [p for p in range(field.pieces) if cannot_order(battle, p) is None]
            assert sorted(orderable(battle)) == sorted(allowed)
        elif ask.kind == "move":
            allowed_moves = {
                (p, there)
                for p in range(field.pieces)
                if cannot_move(battle, p) is None
                for there in range(HEXES)
                if cannot_move_there(battle, p, there) is None
            }
            may_go = [p for p in range(field.pieces) if cannot_move(battle, p) is None]
            leaving = {(p, -1) for p in may_go if cannot_leave_board(battle, p) is None}
            assert {value[:2] for value in ask.values if value != "done"} == allowed_moves | leaving
        elif ask.kind == "combat":
            offered = {value for value in ask.values if value != "done"}
            fighters = [u for u in range(field.units) if cannot_fight(battle, u) is None]
            targets = [p for p in range(field.pieces) if field.side_of[p] != state.active and state.hex_of[p] >= 0]
            fire = {
                ("fire", u, t)
                for u in fighters
                if cannot_fire(battle, u) is None
                for t in targets
                if cannot_fire_at(battle, u, t) is None
            }
            attack = {
                ("attack", u, t)
                for u in fighters
                for t in targets
                if cannot_attack(battle, u, t) is None and not (is_charging(battle, u) and t >= field.units)
            }
            assert offered == fire | attack


def another_deal(battle: AnyBattle, side: int, seed: str) -> Ancients:
    state: Ancients = battle.state.copy()
    RULESET.redeal(state, side, Dice(seed))
    return state


@pytest.mark.parametrize("scenario", ["ticinus-218", "cannae-216"])
def test_a_side_sees_the_same_whatever_the_other_holds(scenario: str) -> None:
    for battle in decisions(scenario, "hidden", 250):
        side = battle.ask.side
        name = battle.sides[side]
        seen, texts = battle.view(name), battle.decision.texts()
        fork = battle.fork("another tape", name)
        assert fork.view(name) == seen
        assert fork.decision.texts() == texts
        assert another_deal(battle, side, "deal").hands[side] == battle.state.hands[side]


def test_the_defender_is_asked_whether_or_not_it_holds_first_strike() -> None:
    kinds = []
    for held in ("first-strike", "rally"):
        battle = inline(north_cards=[held, "order-light"])
        battle.choose("attack a x")
        assert battle.decision is not None
        kinds.append((battle.decision.side, battle.decision.kind))
        assert ("first-strike" in battle.decision.texts()) == (held == "first-strike")
    assert kinds == [("north", "react")] * 2


def test_the_defender_is_not_asked_when_first_strike_lies_face_up() -> None:
    battle = inline(north_cards=["rally"], discards=["first-strike"])
    battle.choose("attack a x")
    assert battle.decision is not None
    assert battle.decision.kind != "react"


def inline(north_cards: list[str], discards: list[str] | None = None) -> AnyBattle:
    from strategikon.kernel.scenario import Scenario

    setup = {
        "active": "south",
        "phase": "combat",
        "discards": discards or [],
        "side": [
            {"id": "south", "unit": [{"id": "a", "class": "MI", "hex": "D7"}]},
            {"id": "north", "cards": north_cards, "unit": [{"id": "x", "class": "MI", "hex": "E7"}]},
        ],
    }
    return Battle(Scenario(RULESET, setup, "test", inline=True), "seed")
