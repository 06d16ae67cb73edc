"""Options without number: found by their texts, refused with a reason, and taken by forks, undo and records alike."""

from __future__ import annotations

import pytest

from skirmish import RULESET, SkirmishRules
from skirmish.rules import PHASES, Bank, Fight, place, place_picket
from strategikon.kernel.battle import Battle
from strategikon.kernel.conformance import check_scenario
from strategikon.kernel.decision import Ask, Illegal, Refusal, Value, Wish, refusal
from strategikon.kernel.dice import Dice
from strategikon.kernel.record import rebuild
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.scenario import Scenario, load_scenario, read_document
from strategikon.kernel.verbs import Verb, Verbs
from strategikon.library import load


def bank() -> Fight:
    return load("skirmish/bank", seed="family")


def test_a_member_that_is_not_listed_is_on_offer() -> None:
    battle = bank()
    assert battle.decision is not None
    assert "place red-picket C5" not in battle.decision.texts()
    assert battle.why_not("place red-picket C5") is None
    value, option = battle.find(" place  red-picket C5 ")
    assert value == ("place", 2, battle.field.grid.hex("C5"))
    assert (option.text, option.refs) == ("place red-picket C5", ("hex:C5",))
    battle.choose("place red-picket C5", "red", 0)
    assert battle.unit("red-picket").hex == "C5"


def test_what_is_no_member_is_refused_with_its_rule_and_changes_nothing() -> None:
    battle = bank()
    before = battle.digest()
    for text, rule, because in (
        ("place red-picket E5", "2.3", "skirmish-why-other-bank"),
        ("place red-picket B3", "2.3", "skirmish-why-occupied"),
        ("place red-1 C5", "2.3", "skirmish-why-other-picket"),
        ("place red-picket Z9", "", "refused-unknown-hex"),
        ("place red-picket", "", "refused-word-missing"),
        ("place red-picket C5 C6", "", "refused-not-offered"),
    ):
        with pytest.raises(Illegal) as caught:
            battle.choose(text)
        assert (caught.value.rule, caught.value.reason.id) == (rule, because)
    assert battle.digest() == before


def test_forks_undo_and_records_take_members_again() -> None:
    battle = bank()
    battle.choose("place red-picket A9")
    battle.choose("place blue-picket G1")
    twin = battle.fork()
    assert twin.digest() == battle.digest()
    assert rebuild(battle.record(), "family", lambda name: RULESET).digest() == battle.digest()
    battle.undo(force=True)
    assert battle.unit("blue-picket").hex is None
    assert battle.unit("red-picket").hex == "A9"


def test_the_member_nearest_to_a_wish_comes_with_the_reason_against_the_wish() -> None:
    battle = bank()
    assert battle.ask is not None
    assert battle.ask.family is not None
    hex_of = battle.field.grid.hex
    assert battle.ask.family.near(Wish("red-picket", hex="C5")) == (("place", 2, hex_of("C5")), None)
    value, why = battle.ask.family.near(Wish("red-picket", hex="E5"))
    assert value is not None
    assert battle.field.grid.distance[hex_of("E5")][value[2]] == 2
    assert why is not None
    assert why.rule == "2.3"


def kit_words(family: type[Bank], posts: list[Value] | None = None) -> set[str]:
    """What the kit says of a ruleset whose pickets have this family."""

    def placing(battle: Fight, unit: int) -> Activity:
        side, state = battle.field.side_of[unit], battle.state
        state.active = side
        listed = posts or next(iter(place_picket(battle, unit))).values
        _, _, there = yield Ask(side, "place", listed, about=unit, family=family(battle, unit))
        state.unit_at[there], state.hex_of[unit] = unit, there

    def phase(battle: Fight) -> Activity | None:
        waiting = [u for u, at in enumerate(battle.state.hex_of) if at < 0]
        return placing(battle, waiting[0]) if waiting else place(battle)

    class Changed(SkirmishRules):
        phases = {**PHASES, "place": phase}  # noqa: RUF012

    document = read_document(RULESET.folder / "scenarios" / "bank.toml")
    return {failure.check for failure in check_scenario(Scenario(Changed(), document, "bank"), battles=2).failures}


def test_the_kit_catches_a_family_that_draws_what_it_does_not_admit() -> None:
    class Careless(Bank):
        def draw(self, will: Dice) -> Value | None:
            return ("place", self.unit, 8 - will.pick(2))

        def admit(self, verb: str, arguments: tuple[int, ...]) -> Value | Refusal:
            return refusal("2.3", "skirmish-why-other-bank", hex="A1") if arguments[1] == 8 else (verb, *arguments)

    assert "family" in kit_words(Careless)


def test_the_kit_catches_a_listed_option_that_is_no_member() -> None:
    class Narrow(Bank):
        def admit(self, verb: str, arguments: tuple[int, ...]) -> Value | Refusal:
            return refusal("2.3", "skirmish-why-other-bank", hex="A1")

        def draw(self, will: Dice) -> Value | None:
            return None

    assert "family" in kit_words(Narrow)


def test_the_kit_catches_a_wish_that_finds_nothing() -> None:
    class Unwilling(Bank):
        def near(self, wish: Wish) -> tuple[Value | None, Refusal | None]:
            return None, None

    assert "family" in kit_words(Unwilling)


def test_the_kit_passes_the_family_of_the_example() -> None:
    assert check_scenario(load_scenario(RULESET, "bank"), battles=6).failures == []


def test_a_member_written_otherwise_is_refused_with_its_canonical_text() -> None:
    class Padded(SkirmishRules):
        verbs = Verbs(
            [verb for verb in RULESET.verbs.by_id.values() if verb.id != "place"]
            + [Verb("place", "place {unit} {post:number}", "[{post}]", "skirmish-option-place")],
            RULESET.verbs.asks,
        )

    document = read_document(RULESET.folder / "scenarios" / "bank.toml")
    battle: Fight = Battle(Scenario(Padded(), document, "bank"), "padded")
    with pytest.raises(Illegal) as caught:
        battle.choose("place red-picket 003")
    assert (caught.value.reason.id, caught.value.reason.args) == (
        "refused-written-otherwise",
        {"text": "place red-picket 3"},
    )
    battle.choose("place red-picket 3")
    assert battle.unit("red-picket").hex == "A4"
