"""The contract of kernel/battle.py, on the example ruleset."""

from __future__ import annotations

from json import dumps

import pytest

from playthrough import fought
from strategikon.kernel.battle import CHAPTER, KEPT_BOUNDARIES, AnyBattle
from strategikon.kernel.decision import Illegal
from strategikon.library import load


def refused(battle: AnyBattle, *choice: object) -> str:
    before = battle.digest()
    with pytest.raises(Illegal) as illegal:
        battle.choose(*choice)  # type: ignore[arg-type]
    assert battle.digest() == before
    return illegal.value.reason.id


def test_a_decision_says_who_chooses_among_what(skirmish: AnyBattle) -> None:
    decision = skirmish.decision
    assert decision is not None
    assert (decision.number, decision.side, decision.kind) == (0, "red", "order")
    assert decision.texts()[:3] == ["rest", "order red-1", "order red-2"]
    assert decision.options[1].refs == ("piece:red-1",)
    assert skirmish.outcome is None


def test_choose_returns_the_events_and_goes_on(skirmish: AnyBattle) -> None:
    assert skirmish.choose("order red-1") == []
    events = skirmish.choose("  step   B1 ", "red", 1)
    assert [event.told() for event in events] == [{"kind": "move", "unit": "red-1", "hex": "B1"}]
    assert skirmish.unit("red-1").hex == "B1"
    assert skirmish.number == 2


def test_choose_trusts_nobody(skirmish: AnyBattle) -> None:
    assert refused(skirmish, "order red-1", "blue") == "refused-not-your-turn"
    assert refused(skirmish, "order red-1", "red", 7) == "refused-stale"
    assert refused(skirmish, "order blue-1") == "skirmish-why-not-yours"
    assert refused(skirmish, "fly to the moon") == "refused-not-offered"
    assert refused(skirmish, "") == "refused-not-offered"


def test_a_refusal_names_the_rule(skirmish: AnyBattle) -> None:
    skirmish.choose("order red-1")
    with pytest.raises(Illegal) as illegal:
        skirmish.choose("step E7")
    assert illegal.value.rule == "4.1"
    assert skirmish.why_not("step B1") is None


def test_it_ends_and_then_nothing_can_be_chosen(skirmish: AnyBattle) -> None:
    fought(skirmish)
    assert skirmish.outcome is not None
    assert skirmish.decision is None
    assert refused(skirmish, "rest") == "refused-over"
    with pytest.raises(Illegal):
        skirmish.pick(0)


def test_a_fork_is_independent(skirmish: AnyBattle) -> None:
    fought(skirmish, most=25)
    twin, before = skirmish.fork(), skirmish.digest()
    assert twin.digest() == before
    fought(twin)
    assert twin.outcome is not None
    assert skirmish.digest() == before
    assert skirmish.number == 25


def test_a_fork_with_another_seed_has_other_dice_and_the_same_past(skirmish: AnyBattle) -> None:
    fought(skirmish, most=25)
    twin = skirmish.fork("elsewhere")
    assert twin.digest() == skirmish.digest()
    assert twin.dice.rolls(20, 6) != skirmish.fork().dice.rolls(20, 6)
    with pytest.raises(ValueError, match="no record"):
        twin.record()


def test_a_fork_for_a_viewer_deals_the_hidden_cards_anew(skirmish: AnyBattle) -> None:
    hands = set()
    for seed in range(20):
        twin = skirmish.fork(f"world {seed}", viewer="red")
        assert twin.view("red") == skirmish.view("red")
        hands.add(tuple(twin.state.hands[1]))
    assert len(hands) > 3
    with pytest.raises(ValueError, match="must choose"):
        skirmish.fork("x", viewer="blue")


def test_a_reseeded_fork_can_be_forked_and_undone(skirmish: AnyBattle) -> None:
    fought(skirmish, most=20)
    twin = skirmish.fork("elsewhere")
    trail = [twin.digest()]
    for _ in range(15):
        fought(twin, will="other", most=twin.number + 1)
        assert twin.fork().digest() == twin.digest()
        trail.append(twin.digest())
    for expected in reversed(trail[:-1]):
        twin.undo(force=True)
        assert twin.digest() == expected


def test_undo_goes_all_the_way_back_even_past_the_kept_boundaries() -> None:
    battle = load("skirmish/ford", seed="long")
    trail = []
    while battle.ask is not None:
        trail.append((battle.digest(), dumps(battle.view("red"))))
        battle.pick(0)  # rest, always: a boundary at every choice
    assert len(battle._marks) <= KEPT_BOUNDARIES
    for digest, view in reversed(trail):
        battle.undo(force=True)
        assert (battle.digest(), dumps(battle.view("red"))) == (digest, view)
    with pytest.raises(Illegal, match="refused-undo-start"):
        battle.undo(force=True)


def test_a_long_past_is_shared_by_forks_and_taken_back_like_any_other() -> None:
    battle = fought(load("ancients/ticinus-218", seed="past"), most=CHAPTER - 10)
    trail = [battle.digest()]
    while battle.number < 2 * CHAPTER + 10:
        fought(battle, will=str(battle.number), most=battle.number + 1)
        trail.append(battle.digest())
    assert battle._closed >= 2 * CHAPTER
    choices = battle.choices
    assert len(choices) == battle.number == len(trail) - 1 + CHAPTER - 10

    twin = fought(battle.fork(), most=battle.number + 40)
    assert twin._chapters[:2] == battle._chapters
    assert (battle.choices, battle.digest()) == (choices, trail[-1])
    assert twin.choices[: battle.number] == choices

    for expected in reversed(trail[:-1]):
        battle.undo(force=True)
        assert battle.digest() == expected
        assert battle.choices == choices[: battle.number]
    assert battle.fork().digest() == trail[0]


def barrier(battle: AnyBattle) -> str | None:
    reason = battle.undo_refusal()
    return reason.because.id if reason else None


def test_undo_barriers_are_computed(skirmish: AnyBattle) -> None:
    assert barrier(skirmish) == "refused-undo-start"
    skirmish.choose("order red-1")
    assert barrier(skirmish) is None
    skirmish.undo()
    assert skirmish.number == 0
    skirmish.choose("rest")
    assert barrier(skirmish) == "refused-undo-side"
    with pytest.raises(Illegal, match="refused-undo-side"):
        skirmish.undo()


def test_a_die_and_a_card_are_barriers(tmp_path: object) -> None:
    dice = revealed = False
    for seed in range(40):
        battle = load("skirmish/ford", seed=f"barrier {seed}")
        while battle.ask is not None:
            before = battle.dice.index
            texts = battle.decision.texts() if battle.decision else []
            place = next((i for i, text in enumerate(texts) if text.startswith("march")), None)
            battle.pick(place if place is not None else battle.number % len(texts))
            if battle.dice.index != before and battle.ask is not None and barrier(battle) == "refused-undo-dice":
                dice = True
            if place is not None:
                assert barrier(battle) == "refused-undo-revealed"
                revealed = True
    assert dice
    assert revealed


def test_a_defect_in_a_rule_leaves_the_battle_as_it_was(skirmish: AnyBattle, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(battle: AnyBattle) -> None:
        raise ZeroDivisionError

    before = skirmish.digest()
    monkeypatch.setattr(type(skirmish.ruleset), "phases", {**skirmish.ruleset.phases, "end-turn": broken})
    with pytest.raises(ZeroDivisionError):
        skirmish.choose("rest")
    assert (skirmish.number, skirmish.digest()) == (0, before)
    monkeypatch.undo()
    skirmish.choose("rest")
    assert skirmish.number == 1


def test_activities_that_never_ask_are_a_defect(skirmish: AnyBattle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(skirmish.ruleset), "phases", {**skirmish.ruleset.phases, "end-turn": lambda battle: None})
    with pytest.raises(RuntimeError, match="asked nobody"):
        skirmish.choose("rest")


def test_a_view_hides_the_other_hand(skirmish: AnyBattle) -> None:
    view = skirmish.view("red")
    assert view["hands"][1] == 2
    assert len(view["hands"][0]) == 2
    assert "options" in view["decision"]
    assert "options" not in skirmish.view("blue")["decision"]
    assert skirmish.view(None)["hands"] == [2, 2]


def test_switches_change_the_rules() -> None:
    assert load("skirmish/ford", options={"deadly": "on"}).field.deadly
    assert not load("skirmish/ford").field.deadly
