"""Balance: what is changed passes every check, the gentlest first, and the last sentence is clear."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest
from lab_harness import ran

from strategikon.kernel.document_paths import changed_at, found_at
from strategikon.kernel.message import Problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import Scenario
from strategikon.kernel.tactics import Lever, lever_word
from strategikon.lab.balance import Balance, Change, Tried, variants
from strategikon.lab.summary import Rate
from strategikon.library import find_scenario, rulesets
from strategikon.text import LANGUAGES, Teller


def numbers(scenario: Scenario, key: str) -> list[Any]:
    return [side.get(key) for side in scenario.document["side"]]


def test_variants_of_ancients_change_targets_before_hands() -> None:
    scenario = find_scenario("ancients/akragas")  # 6 banners against 5
    sides = ("south", "north")
    made = list(variants(scenario, "south", sides))
    first, variant = made[0]
    assert first == (Change("south", "banners", 6, 7),)
    assert numbers(variant, "banners") == [7, 5]
    assert numbers(scenario, "banners") == [6, 5]  # the battle itself is untouched
    keys = [{change.key for change in changes} for changes, _ in made]
    assert keys[:3] == [{"banners"}] * 3
    assert {"hand"} in keys


def test_variants_of_alexander_change_rout_levels() -> None:
    scenario = find_scenario("alexander/granicus")
    sides = tuple(side["id"] for side in scenario.document["side"])
    levels = dict(zip(sides, numbers(scenario, "rout_level"), strict=True))
    changes, variant = next(iter(variants(scenario, sides[0], sides)))
    was = levels[sides[1]]
    assert changes == (Change(sides[1], "rout_level", was, was + round(was / 10)),)
    assert variant.ruleset is scenario.ruleset


def test_a_lever_may_reach_into_tables_and_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its path goes through a list by the place or by the id of a thing; a number that is not there is left alone."""
    akragas = find_scenario("ancients/akragas")
    document = akragas.document
    for path, blocks in (("side.south.unit.sicilian-javelins-2", 3), ("side.1.unit.0", 2)):
        document = changed_at(document, path, {**found_at(document, path), "blocks": blocks})
    whole = Scenario(akragas.ruleset, document, "levers")
    levers = (
        (Lever("favoured", "unit.sicilian-javelins-2.blocks", -1), Lever("other", "unit.0.blocks", percent=50)),
        (Lever("other", "unit.99.blocks", 1),),
        (Lever("other", "unit.0.name", 1),),
        (Lever("other", "nothing.at.all", 1),),
    )
    monkeypatch.setattr(type(akragas.ruleset.tactics), "levers", levers)
    [(changes, variant)] = variants(whole, "south", ("south", "north"))
    first, second = "unit.sicilian-javelins-2.blocks", "unit.0.blocks"
    assert changes == (Change("south", first, 3, 2), Change("north", second, 2, 3))
    assert found_at(variant.document, f"side.south.{first}") == 2
    assert found_at(variant.document, f"side.north.{second}") == 3
    assert found_at(whole.document, f"side.south.{first}") == 3  # the battle itself is untouched
    assert lever_word("division.0.captain.command") == "division-captain-command"


def test_a_variant_that_would_not_pass_is_not_fought() -> None:
    """A hand has at most 8 cards: that of the other side is not raised beyond."""
    scenario = find_scenario("ancients/akragas")
    document = json.loads(json.dumps(scenario.document))
    for side in document["side"]:
        side["hand"] = 8
    full = Scenario(scenario.ruleset, document, "full")
    raised = [change for changes, _ in variants(full, "south", ("south", "north")) for change in changes]
    assert not [change for change in raised if change.key == "hand" and change.value > 8]


@pytest.mark.parametrize("ruleset", [book for book in rulesets().values() if book.tactics is not None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lever_is_told(ruleset: Ruleset[Any, Any], language: str) -> None:
    assert ruleset.tactics is not None
    for lever in itertools.chain(*ruleset.tactics.levers):
        told = Teller(language)(f"{ruleset.id}-lever-{lever_word(lever.key)}", side="Rome", was=5, value=6)
        assert {"Rome", "5", "6"} <= set(re.findall(r"\w+", told))


def test_an_unknown_ruleset_has_nothing_to_change() -> None:
    with pytest.raises(Problem):
        list(variants(find_scenario("skirmish/ford"), "red", ("red", "blue")))


def test_the_first_good_variant_is_the_advice() -> None:
    scenario = find_scenario("ancients/akragas")
    bad, good, better = (Tried((Change("south", "banners", 6, 6 + n),), Rate(100, won, 0)) for n, won in
                         ((1, 70), (2, 57), (3, 50)))  # fmt: skip
    found = Balance(scenario, "south", Rate(100, 80, 0), None, [bad, good, better])  # type: ignore[arg-type]
    assert found.advice is good
    assert not found.even
    worse = Balance(scenario, "south", Rate(100, 66, 0), None, [Tried((), Rate(100, 90, 0))])  # type: ignore[arg-type]
    assert worse.advice is None


def test_the_command_says_how_it_stands(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    done = ran("balance", "ancients/akragas", "--battles", "2", "--workers", "1", "--out", str(folder))
    assert "between equal veterans" in done.stdout
    assert (folder / "ancients-akragas-406.jsonl").exists()
    table = ran("balance", "ancients/akragas", "--battles", "2", "--workers", "1", "--out", str(folder), "--markdown")
    head, rule, row = table.stdout.splitlines()
    assert head.startswith("| battle | favoured |")
    assert set(rule) <= set("|- ")
    assert row.startswith("| ancients/akragas-406 |")


def test_which_battle() -> None:
    assert ran("balance", code=2).stderr.count("\n") == 1
