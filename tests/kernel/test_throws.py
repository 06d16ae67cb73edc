"""Throws: they lie beside the fields of an event, and say which dice scored."""

from __future__ import annotations

from skirmish import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.scenario import Scenario
from strategikon.kernel.throws import HIT, Die, Throw

SETUP = {
    "side": [{"id": "red", "unit": [{"id": "r", "hex": "B3"}]}, {"id": "blue", "unit": [{"id": "b", "hex": "B4"}]}]
}
ATTACK = ("order r", "halt", "attack b", "stand")


def struck(die: int) -> AnyBattle:
    """Red attacks blue and rolls a die of six."""
    battle: AnyBattle = Battle(Scenario(RULESET, SETUP, "test", inline=True), "x", {}, ScriptedDice([die - 1] * 9))
    for choice in ATTACK:
        battle.choose(choice)
    return battle


def test_the_rule_that_counts_says_which_dice_scored() -> None:
    """5.1 A hit on 4 to 6."""
    for die, role in ((3, "miss"), (4, "hit")):
        throw = struck(die).events[0].throw
        assert throw is not None
        assert throw.plain() == {"die": "d6", "faces": [die], "roles": [role]}


def test_a_throw_is_no_part_of_what_is_told() -> None:
    event = struck(5).events[0]
    fields = {"kind": "strike", "unit": "r", "target": "b", "die": 5, "hit": 1}
    assert event.told() == event.seen_by(0) == event.seen_by(None) == fields
    assert list(event.told()) == list(fields)


def test_forks_and_undone_battles_know_it_too() -> None:
    battle = struck(5)
    assert battle.fork().events == battle.events
    before = battle.events
    assert battle.decision is not None
    battle.choose(battle.decision.options[0])
    battle.undo(force=True)
    assert battle.events == before
    assert battle.events[0].throw == before[0].throw


def test_dice_that_come_later_and_dice_that_decide_what_happened() -> None:
    fields = {"unit": "a"}
    throw = Throw("rallied", Die("coin", ("head", "tail")), [1], fields)
    throw.add(0)
    throw.scored(1, HIT)
    throw.tell(faces=throw.faces)
    assert (throw.number, throw.faces, throw.roles) == (1, ["tail", "head"], ["miss", "hit"])
    assert fields == {"unit": "a", "faces": ["tail", "head"]}
