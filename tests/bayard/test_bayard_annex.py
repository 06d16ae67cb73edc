"""Boats, camps, corps, agents and ammunition on a drill ground where all of it must happen."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from strategikon.bayard import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.cases import Case, load_cases, run_case
from strategikon.kernel.conformance import Zeal, check_scenario
from strategikon.kernel.scenario import Scenario, read_document, scenario_files

CASES: Final = Path(__file__).parents[2] / "cases/bayard"
SWITCHES: Final = {"boats": "on", "fire": "on", "camps": "on", "corps_orders": "on", "agents": "on", "ammunition": "on"}
EVENTS: Final = {
    "medium": frozenset((
        "embark", "land", "sail", "drift", "passage-test-dice", "looters", "looted", "resupplied", "objective",
        "objective-reached", "mission", "agent-dice", "agent-succeeds",
    )),
    "storm": frozenset(("storm-dice", "wreck")),
}  # fmt: skip


def drill_ground(wind: str) -> Scenario:
    """Lutetia in a wind, with rapids everywhere, a camp under the enemy's nose, and an objective that is held."""
    document: dict[str, Any] = read_document(scenario_files(RULESET)["lutetia_52bc"])
    del document["schema"]  # not a whole file: a setup
    rome, gauls = document["side"]
    document["weather"]["wind"] = wind
    document["board"]["passage"] = [{"hexes": ["0-15,5"], "difficulty": "very_difficult"}]
    gauls["camp"] = [{"hexes": ["13,3", "14,3"]}]
    tribune = next(line for line in rome["leader"] if line["id"] == "tribune")
    cohort = next(line for line in rome["unit"] if line["id"] == "twelfth_2")
    tribune.update(hex="13,11", objective="13,11")
    cohort.update(hex="13,11")
    rome["activations"] = [{"units": 4}, {"units": 4}]
    gauls["unit"].append({"id": "carts", "troop": "wagons", "hex": "9,8", "resupply_turns": 1})
    slingers = next(line for line in gauls["unit"] if line["id"] == "slingers")
    slingers.update(shots=2)
    return Scenario(RULESET, document, "drill", inline=True)


@pytest.mark.parametrize("wind", EVENTS)
def test_every_block_of_the_annex_happens(wind: str) -> None:
    battles = 4 if wind == "medium" else 1
    zeal = Zeal(every=100, again=8)
    findings = check_scenario(drill_ground(wind), battles, seed="e", options=SWITCHES, zeal=zeal)
    assert findings.failures == []
    assert EVENTS[wind] - set(findings.events) == set()


def test_every_kind_of_event_is_stated_somewhere() -> None:
    """Nothing is declared that no rule ever does: a case for each rule and each event that a case expects."""
    cases, wanted = load_cases([CASES]), dict[str, Case]()
    for case in cases:
        told = (text.split()[1] for text in case.expect if text.startswith("event "))
        for name in (*told, *case.rules):
            wanted.setdefault(name, case)
    chosen = {id(case): case for case in wanted.values()}
    stated = {event["kind"] for case in chosen.values() for event in run_case(case, lambda _: RULESET).trace.events}
    assert set(RULESET.events) - stated == set()


def test_each_switch_of_the_annex_counts_its_own_events() -> None:
    """`strategikon check` tells how much each block did; a kind belongs to one block alone."""
    blocks = [switch for switch in RULESET.optional_rules if switch.rule.startswith("A5") and switch.values[0] == "off"]
    kinds = [kind for switch in blocks for kind in switch.events]
    assert len(blocks) == 12
    assert all(switch.events for switch in blocks)
    assert len(kinds) == len(set(kinds))
    assert set(kinds) <= set(RULESET.events)


def test_a_fork_keeps_what_agents_did_at_dawn() -> None:
    """A5.119 The boundary lies before the agents act: whoever begins there lets them act again."""
    battle: AnyBattle = Battle(drill_ground("medium"), "dawn", {"agents": "on"})
    battle._mark_every = 1
    while battle.ask is not None and not any(event.kind == "agent-dice" for event in battle.events):
        turn = ("at", 1) in battle.ask.values
        mission = battle.ask.kind == "mission"
        battle.take(("at", 1) if turn else battle.ask.values[0] if mission else battle.ask.values[-1])
    assert battle.ask is not None
    assert battle.fork().digest() == battle.digest()
