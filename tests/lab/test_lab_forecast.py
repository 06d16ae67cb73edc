"""Odds: exact by a pencil where the tree is small, in agreement with what is fought, blind to what is hidden."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from json import dumps
from typing import Any

import pytest
from lab_harness import Simple, skirmish_of

from skirmish import RULESET as SKIRMISH
from skirmish.rules import strike
from strategikon import load
from strategikon.ancients import RULESET as ANCIENTS
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.decision import Illegal
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Problem
from strategikon.kernel.scenario import Scenario
from strategikon.lab import can_forecast, forecast, threat
from strategikon.lab.agreement import Proof, positions, proved
from strategikon.lab.threats import Threat, are_fine
from strategikon.lab.walk import Throw, WrittenDice, best, is_guarded
from strategikon.library import find_ruleset


def archers() -> AnyBattle:
    """9.05 Archers who fire two dice at medium foot three hexes away."""
    south = {"id": "south", "unit": [{"id": "ar", "class": "AR", "hex": "C3"}]}
    north = {"id": "north", "unit": [{"id": "foe", "class": "MI", "hex": "F3"}]}
    document = {"active": "south", "phase": "combat", "side": [south, north]}
    return Battle(Scenario(ANCIENTS, document, "test", inline=True), "test")


# -- exact ------------------------------------------------------------------------------------------------------------


def test_two_dice_by_a_pencil() -> None:
    """Each die hits with one face of six, drives back with one, and does nothing with four."""
    odds = forecast(archers(), "fire ar foe", seconds=60)
    loss, retreat = (1, "losses", "foe"), (1, "retreats", "foe")
    expected = {
        (): 16 / 36,  # nothing twice
        ((*loss, 1),): 8 / 36,  # a hit and nothing, either way round
        ((*retreat, 1),): 9 / 36,  # a flag and nothing, or two flags: one retreat
        ((*loss, 1), (*retreat, 1)): 2 / 36,
        ((*loss, 2),): 1 / 36,
    }
    assert odds.exact
    assert {outcome.cost: outcome.share for outcome in odds.outcomes} == pytest.approx(expected)
    assert all(outcome.error == 0 for outcome in odds.outcomes)
    means = {(mean.side, mean.what): (mean.mean, mean.share) for mean in odds.means}
    assert means["north", "losses"] == pytest.approx((1 / 3, 11 / 36))
    assert means["north", "retreats"] == pytest.approx((11 / 36, 11 / 36))
    assert odds.favour == pytest.approx((20 / 36, 16 / 36, 0))


def test_one_die_of_the_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """5.1 An attack hits on 4-6: one half; 5.3 a unit of strength 1 is gone then, and the battle with it."""
    battle = skirmish_of(
        {"hand": [], "unit": [{"id": "a", "hex": "C1"}]},
        {"hand": [], "unit": [{"id": "z", "hex": "C3", "strength": 1}]},
    )
    judgement = Simple()
    judgement.guarded = frozenset()  # type: ignore[attr-defined]
    monkeypatch.setattr(battle.ruleset, "tactics", judgement, raising=False)
    for text in ("order a", "step C2"):
        battle.choose(text)
    while battle.ask is not None and battle.ask.kind != "attack":
        battle.pick(0)  # hold fire, halt
    odds = forecast(battle, "attack z", seconds=60)
    assert odds.exact
    assert [(outcome.share, outcome.cost) for outcome in odds.outcomes] == [
        (0.5, ()),
        (0.5, ((1, "destroyed", "z", 1), (1, "losses", "z", 1))),
    ]
    assert {(then.side, then.share) for then in odds.next} == {(None, 0.5), ("blue", 0.5)}


def test_plain_is_json_and_complete() -> None:
    plain = forecast(archers(), 0, seconds=60).plain()
    assert dumps(plain)
    assert plain["option"] == "fire ar foe"
    assert plain["side"] == "south"
    assert sum(outcome["share"] for outcome in plain["outcomes"]) == pytest.approx(1)
    assert plain["outcomes"][0]["label"] == {"id": "odds-nothing"}
    assert plain["outcomes"][2]["costs"] == [
        {"side": "north", "what": "losses", "amount": 1, "unit": "foe", "label": {"id": "cost-losses"}}
    ]


# -- sampled ----------------------------------------------------------------------------------------------------------


def test_samples_state_their_error() -> None:
    exact = forecast(archers(), "fire ar foe", seconds=60)
    odds = forecast(archers(), "fire ar foe", limit=0, samples=2000, seconds=60)
    assert (odds.exact, odds.samples) == (False, 2000)
    for outcome in odds.outcomes:
        true = next(each.share for each in exact.outcomes if each.cost == outcome.cost)
        assert 0 < outcome.error < 0.03
        assert abs(outcome.share - true) < 2.5 * outcome.error


def test_the_same_seed_gives_the_same_samples() -> None:
    one, two = (forecast(archers(), 0, limit=0, samples=200, seconds=60).plain() for _ in range(2))
    assert one == two


@pytest.mark.parametrize("name", ["ancients", "alexander"])
def test_odds_agree_with_what_is_fought(name: str) -> None:
    """A short version of `strategikon odds --verify`."""
    found = tuple(proved(battle, index, 400) for battle, index in positions(find_ruleset(name), 8, "short"))
    proof = Proof(name, found)
    assert len(found) == 8
    assert proof.holds, proof.plain()


# -- hidden -----------------------------------------------------------------------------------------------------------


def close() -> Any:
    south = {"id": "south", "unit": [{"id": "mi", "class": "MI", "hex": "D3"}]}
    return lambda hand: Battle(
        Scenario(
            ANCIENTS,
            {"active": "south", "phase": "combat", "side": [south, {
                "id": "north", "cards": hand, "unit": [{"id": "foe", "class": "MI", "hex": "E3"}]}]},
            "test",
            inline=True,
        ),
        "test",
    )  # fmt: skip


def test_odds_do_not_tell_whether_the_enemy_holds_first_strike() -> None:
    """17.39 Two worlds that differ only in the enemy's card: the same odds, to the last digit."""
    world = close()
    with_card, without = (
        forecast(world(hand), "attack mi foe", seconds=60).plain() for hand in (["first-strike"], ["rally"])
    )
    assert with_card == without
    assert with_card["exact"]


def test_threats_do_not_tell_it_either() -> None:
    world = close()
    one, two = (threat(world(hand), "mi", samples=12, seconds=60).plain() for hand in (["first-strike"], ["rally"]))
    assert one == two


@pytest.mark.parametrize("name", ["ancients/cannae", "ancients/zama", "alexander/granicus"])
def test_answers_that_count_as_open_do_not_depend_on_hidden_things(name: str) -> None:
    """A forecast enumerates through every question that is not guarded: its answer must be the same in every deal."""
    battle = load(name, "open")
    tactics = battle.ruleset.tactics
    assert tactics is not None
    will = Dice("open answers")
    asked = 0
    while battle.ask is not None and asked < 40 and battle.number < 1500:
        ask = battle.ask
        other = 1 - ask.side
        if ask.kind in tactics.incidental and not is_guarded(battle, tactics):
            twin = battle.fork()
            mine = best(twin, tactics)
            battle.ruleset.redeal(twin.state, other, Dice("another deal"))
            assert best(twin, tactics) == mine
            asked += 1
        battle.pick(will.pick(min(256, len(ask.values))))
    assert asked


# -- refusals and threats ---------------------------------------------------------------------------------------------


def test_what_is_not_on_offer_has_no_odds() -> None:
    with pytest.raises(Illegal):
        forecast(archers(), "fire ar nobody")
    with pytest.raises(Illegal):
        forecast(archers(), 99)


def test_a_ruleset_without_tactics_has_none(skirmish: AnyBattle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skirmish.ruleset, "tactics", None)
    with pytest.raises(Problem):
        forecast(skirmish, 0)
    with pytest.raises(Problem):
        threat(skirmish, "red-1")
    assert skirmish.ask is not None
    assert not can_forecast(skirmish, skirmish.ask.values[0])


def test_a_threat_is_about_one_unit() -> None:
    battle = load("ancients/cannae", "threat")
    odds = threat(battle, "velites-1", samples=10, seconds=60)
    units = {unit for outcome in odds.outcomes for _, _, unit, _ in outcome.cost}
    assert odds.samples == 10
    assert units <= {"velites-1"}
    with pytest.raises(Problem):
        threat(battle, "nobody")


@pytest.mark.parametrize(
    ("likeliest", "tries", "fine"),
    [(34, 34, False), (35, 35, True), (190, 380, False), (192, 384, True), (126, 140, False), (135, 150, True)],
)
def test_a_threat_is_tried_until_it_is_fine(likeliest: int, tries: int, fine: bool) -> None:
    """Half of Wilson's interval. Always the same, 35 tries: 3.84 / 70 / (1 + 3.84 / 35) = 0.0494; 34 tries 0.0508. Half
    and half, 384: 1.96 √(1/1536 + 3.84 / 4 / 384²) / (1 + 3.84 / 384) = 0.0498; 380 tries 0.05002. Nine of ten: 0.0485
    after 150, 0.0502 after 140."""
    assert are_fine(likeliest, tries) == fine


def test_a_threat_goes_on_where_it_was() -> None:
    """In parts or at once: the same tries."""
    battle = load("ancients/cannae", "threat")
    parts = Threat(battle, "velites-1")
    for samples in (4, 1, 7):
        parts.go_on(samples, 60)
    assert parts.samples == 12
    assert parts.told() == threat(battle, "velites-1", samples=12, seconds=60)
    parts.go_on(seconds=0)
    assert parts.samples == 13  # one at least, however little time there is
    parts.go_on(seconds=60)
    told = parts.told()
    assert all(outcome.error < 0.05 for outcome in told.outcomes)
    assert all(mean.share_error < 0.05 for mean in (*told.means, *told.units))


def test_forecasting_changes_nothing() -> None:
    for battle, index in islice(positions(ANCIENTS, 3, "untouched"), 3):
        before = (battle.digest(), battle.dice.place(), battle.number)
        forecast(battle, index, limit=50, samples=50)
        assert (battle.digest(), battle.dice.place(), battle.number) == before


def test_dice_belong_to_the_rule_that_wanted_them() -> None:
    """All throws go through the kernel. Whether the order of dice matters is asked for each rule apart."""
    setup = {
        "side": [{"id": "red", "unit": [{"id": "r", "hex": "B3"}]}, {"id": "blue", "unit": [{"id": "b", "hex": "B4"}]}]
    }
    battle: AnyBattle = Battle(Scenario(SKIRMISH, setup, "test", inline=True), "walk", {})
    for choice in ("order r", "halt", "attack b"):
        battle.choose(choice)
    battle.dice = WrittenDice((), visible=True)
    with pytest.raises(Throw) as found:
        battle.choose("stand")
    assert found.value.place is not None
    assert found.value.place[0] is strike.__code__
    assert (found.value.count, found.value.faces) == (1, 6)


def test_first_strike_in_an_unknown_hand_is_a_weighted_case() -> None:
    """17.39 The one card is in a hand of two out of all that was not seen: a share, no reason to deal many times."""
    battle = close()(["rally", "order-3-left"])
    tactics = battle.ruleset.tactics
    unseen = len(battle.state.pile) + 2
    assert tactics.hidden_shares(battle, 0) == {True: Fraction(2, unseen), False: 1 - Fraction(2, unseen)}
    held, other = (
        forecast(close()(hand), "attack mi foe", seconds=60)
        for hand in (["first-strike", "rally"], ["rally", "order-3-left"])
    )
    assert held.exact
    assert held.plain() == other.plain()
