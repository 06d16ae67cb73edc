"""The kit passes on the example and catches a ruleset that breaks a guarantee, each in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

import pytest

from skirmish import RULESET, SkirmishRules
from skirmish.rules import D6, PHASES, Fight, end_turn, move, units_of
from skirmish.state import CARDS, Skirmish
from strategikon.kernel.conformance import Findings, Zeal, check_scenario
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.events import Event, EventTable, Secret
from strategikon.kernel.record import rebuild
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.scenario import Scenario, load_scenario, read_document
from strategikon.kernel.scene import Place
from strategikon.kernel.secrecy import hides
from strategikon.kernel.throws import Throw
from strategikon.kernel.verbs import Spoken
from strategikon.kernel.why import Why


def kit(ruleset: SkirmishRules, battles: int = 3, again: int = 1) -> Findings:
    path = RULESET.folder / "scenarios" / "ford.toml"
    return check_scenario(Scenario(ruleset, read_document(path), path.name), battles, zeal=Zeal(2, again))


def broken_checks(ruleset: SkirmishRules) -> set[str]:
    findings = kit(ruleset)
    assert not findings.passed
    return {failure.check for failure in findings.failures}


def with_phases(**phases: Callable[[Any], Activity | None]) -> SkirmishRules:
    class Changed(SkirmishRules):
        pass

    Changed.phases = {**PHASES, **{name.replace("_", "-"): activity for name, activity in phases.items()}}
    return Changed()


def test_the_example_passes() -> None:
    findings = kit(RULESET, battles=20)
    assert findings.failures == []
    assert findings.battles == 20
    assert 2 * findings.harassed >= findings.decisions
    assert findings.refused >= 1000
    assert findings.longest < RULESET.bound


def test_the_example_passes_with_its_switch() -> None:
    assert check_scenario(load_scenario(RULESET, "ford"), 4, options={"deadly": "on"}).passed


def test_a_leak_in_the_view_is_caught() -> None:
    class Leaky(SkirmishRules):
        def view(self, battle: Fight, side: int | None) -> dict[str, Any]:
            return {**super().view(battle, side), "next": CARDS[battle.state.pile[-1]] if battle.state.pile else None}

    assert broken_checks(Leaky()) == {"leak"}


@pytest.mark.parametrize("declared", [{"move": ("unit", "hex")}, {**RULESET.events, "strike": ("unit", "target")}])
def test_an_event_that_is_not_declared_is_caught(declared: EventTable) -> None:
    class Silent(SkirmishRules):
        events = declared

    assert broken_checks(Silent()) == {"event"}


def test_dice_that_fell_for_what_is_hidden_are_no_leak() -> None:
    """In another world they fall for others, and those that everybody saw fall otherwise."""
    die = Throw("heat", D6, [3], {})
    hidden = [Event("heat", {"unit": Secret(0, "red-1")}, die), Event("heat", {"unit": "red-1"}, die, only=0)]
    assert [hides(event, 1) for event in hidden] == [True, True]
    assert [hides(event, 0) for event in hidden] == [False, False]
    assert not hides(Event("heat", {"unit": "red-1", "cause": None}, die), 1)


def test_a_leak_in_the_scene_is_caught() -> None:
    class Leaky(SkirmishRules):
        def scene(self, battle: Fight, side: int | None) -> Any:
            scene = super().scene(battle, side)
            scene.hands[0].cards = [CARDS[card] for card in battle.state.hands[0]]
            return scene

    assert broken_checks(Leaky()) == {"leak"}


def test_secrets_that_the_field_knows_nothing_of_are_caught() -> None:
    class Denied(SkirmishRules):
        def has_secrets(self, field: Any) -> bool:
            return False

    assert broken_checks(Denied()) == {"leak"}


def test_a_scene_with_another_turn_than_the_rulesets_is_caught() -> None:
    class Late(SkirmishRules):
        def turn(self, state: Skirmish) -> int:
            return state.turn - 1

    assert broken_checks(Late()) == {"scene"}


def test_a_piece_that_is_nowhere_on_the_board_is_caught() -> None:
    class Astray(SkirmishRules):
        def scene(self, battle: Fight, side: int | None) -> Any:
            scene = super().scene(battle, side)
            scene.pieces[0].place = Place.hex("Z99") if battle.number else Place.box("no such box")
            return scene

    assert broken_checks(Astray()) == {"scene"}


def test_a_state_that_a_piece_has_twice_is_caught() -> None:
    class Stuttering(SkirmishRules):
        def scene(self, battle: Fight, side: int | None) -> Any:
            scene = super().scene(battle, side)
            scene.pieces[0].badges += ["ready", "ready"]
            return scene

    assert broken_checks(Stuttering()) == {"scene"}


def test_a_refusal_that_gives_a_card_away_is_caught() -> None:
    def tell(battle: Fight, ask: Ask, *spoken: Any) -> Refusal:
        return refusal("4.3", "ambushed" if 1 in battle.state.hands[1 - ask.side] else "safe")

    class Telltale(SkirmishRules):
        why = Why(by_kind=dict.fromkeys(RULESET.verbs.asks, tell))

    assert broken_checks(Telltale()) == {"leak"}


def test_a_choice_kept_in_a_local_across_a_boundary_is_caught() -> None:
    kept: dict[str, Value] = {}

    def forgetful_order(battle: Fight) -> Activity:
        kept["unit"] = yield Ask(battle.state.active, "order", lambda: [("order", 0), ("order", 1), ("order", 2)])
        battle.state.phase = "march"

    def march(battle: Fight) -> Activity:
        unit = kept["unit"][1] + 3 * battle.state.active
        if battle.state.strength[unit] > 0:
            yield from move(battle, unit, 2)
        battle.state.phase = "end-turn"

    assert broken_checks(with_phases(order=forgetful_order, march=march)) & {"fork", "harassed", "amnesia", "undo"}


class Omens(Skirmish):
    """A state with one slot more, which its copies share. Nobody changes it, so that no other check can notice."""

    __slots__ = ("omens",)
    omens: Any

    def copy(self) -> Omens:
        return Omens.unpack(super().copy().pack() | {"omens": self.omens})

    def pack(self) -> dict[str, Any]:
        return {name: getattr(self, name, None) for name in self.names()}


@pytest.mark.parametrize("omens", [[1], ((1, [2]),), {"raven": 1}])
def test_a_fork_that_shares_what_can_be_changed_is_caught(omens: Any) -> None:
    class Augurs(SkirmishRules):
        state_type = Omens

        def begin(self, field: Any, dice: Any) -> Omens:
            return Omens.unpack(super().begin(field, dice).pack() | {"omens": omens})

    failures = kit(Augurs()).failures
    assert failures[0].check == "fork"
    assert failures[0].detail.endswith("what can be changed: omens")


def test_a_generator_that_outlives_its_activity_is_caught() -> None:
    """It holds the chosen unit in a local: a battle rebuilt from the state has no such generator."""
    running: dict[int, Activity] = {}

    def ordering(battle: Fight) -> Activity:
        side = battle.state.active
        _, unit = yield Ask(side, "order", [("order", unit) for unit in units_of(battle, side)])
        running[id(battle)] = marching(battle, unit)
        battle.state.phase = "march"

    def marching(battle: Fight, unit: int) -> Activity:
        yield from move(battle, unit, 2)
        battle.state.phase = "end-turn"

    phases = with_phases(order=ordering, march=lambda battle: running.pop(id(battle)))
    assert broken_checks(phases) == {"crash"}


def test_an_unseeded_random_is_caught() -> None:
    surprise = count()

    def chancy(battle: Fight) -> None:
        battle.state.strength[0] = 1 + next(surprise) % 2
        if battle.state.hex_of[0] < 0:
            battle.state.strength[0] = 0
        end_turn(battle)

    assert broken_checks(with_phases(end_turn=chancy)) & {"repeat", "harassed"}


def test_real_unseeded_random_is_caught() -> None:
    import random

    def chancy(battle: Fight) -> None:
        if random.random() < 0.5:
            battle.emit("omen")
        end_turn(battle)

    assert broken_checks(with_phases(end_turn=chancy))  # whichever guarantee chance breaks first


def test_an_endless_battle_is_caught() -> None:
    def endless(battle: Fight) -> None:
        end_turn(battle)
        battle.state.turn = 1

    ruleset = with_phases(end_turn=endless)
    type(ruleset).bound = 300
    type(ruleset).phases = {**type(ruleset).phases, "order": rest}
    assert broken_checks(ruleset) == {"endless"}


def rest(battle: Fight) -> Activity:
    yield Ask(battle.state.active, "order", ("rest",))
    battle.state.phase = "end-turn"


def test_a_state_that_does_not_survive_json_is_caught() -> None:
    class Tuples(Skirmish):
        __slots__ = ()

        def copy(self) -> Skirmish:
            twin = super().copy()
            twin.discards = twin.discards[:0]
            return twin

    class Forgetful(SkirmishRules):
        state_type = Tuples

        def begin(self, field: Any, dice: Any) -> Skirmish:
            state = super().begin(field, dice)
            return Tuples.unpack(state.pack())

    assert broken_checks(Forgetful())


def test_doubled_options_are_caught() -> None:
    class Doubled(SkirmishRules):
        def say(self, battle: Fight, ask: Ask, value: Value) -> Spoken:
            return ("halt",) if ask.kind == "step" else super().say(battle, ask, value)

    assert "options" in broken_checks(Doubled())


def test_a_crash_and_a_broken_invariant_come_with_their_record() -> None:
    class Wrong(SkirmishRules):
        def invariants(self, battle: Fight) -> Any:
            return ["too far"] if battle.number == 12 else []

    failure = kit(Wrong(), battles=1).failures[0]
    assert (failure.check, failure.number, failure.detail) == ("invariant", 12, "too far")
    assert failure.record is not None
    assert rebuild(failure.record, "failure", lambda name: RULESET).number == 12


def test_a_battle_that_is_only_fought_once_is_watched_too() -> None:
    class Wrong(SkirmishRules):
        def invariants(self, battle: Fight) -> Any:
            return ["too far"] if battle.number >= 12 else []

    findings = kit(Wrong(), battles=4, again=4)
    assert [failure.number for failure in findings.failures] == [12, 16, 16, 16]
    assert findings.harassed == 0


def test_one_battle_in_so_many_is_fought_again() -> None:
    thrice, once = kit(RULESET, battles=3), kit(RULESET, battles=3, again=3)
    assert once.failures == []
    assert (once.decisions, once.winners) == (thrice.decisions, thrice.winners)
    assert 0 < once.harassed < thrice.harassed
    assert once.refused >= 1000


def test_a_rule_that_fails_is_reported_not_raised() -> None:
    def fails(battle: Fight) -> None:
        raise KeyError("boom")

    assert broken_checks(with_phases(end_turn=fails)) == {"crash"}


@pytest.mark.parametrize("options", [{}, {"deadly": "on"}])
def test_battles_have_winners(options: Mapping[str, str]) -> None:
    findings = check_scenario(load_scenario(RULESET, "ford"), 12, seed="winners", options=options)
    assert findings.passed
    assert sum(findings.winners.values()) == 12


def test_events_are_counted_by_kind() -> None:
    findings = kit(RULESET, battles=2)
    assert findings.events["end"] == 2
    assert findings.events["move"] > findings.battles
