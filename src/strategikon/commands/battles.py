"""Battles by name or from a file of the user's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from strategikon.kernel.message import problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import HISTORICAL, Scenario, load_scenario, read_document, scenario_files
from strategikon.library import find_ruleset, find_scenario, ruleset_names


def find_battle(name: str, targets: str = HISTORICAL) -> Scenario:
    """`ruleset/id`, a unique beginning of it, or the path of a scenario file, which ends in `.toml`."""
    scenario = scenario_from_file(Path(name)) if name.endswith(".toml") else find_scenario(name)
    return scenario.targeted(targets)


def find_battles(names: tuple[str, ...], targets: str) -> list[Scenario]:
    """Battles by name, as `battles_named` takes them. One that has no such targets stands as it is."""
    found = [find_battle(name) for name in battles_named(names)]
    return [scenario.by_targets.get(targets, scenario) for scenario in found]


def scenario_from_file(path: Path) -> Scenario:
    """A scenario from anywhere. It is a whole battle, as ours are; its records carry it along, since nobody else can
    find it by name."""
    document = read_document(path)
    ruleset = document.get("ruleset")
    if not isinstance(ruleset, str):
        raise problem("complaint-missing", file=path.name, path="ruleset")
    if "schema" not in document:
        raise problem("complaint-missing", file=path.name, path="schema")
    return Scenario(find_ruleset(ruleset), document, path.name, inline=True)


def battles_named(names: tuple[str, ...]) -> list[str]:
    """Battles by name, for commands that take several: a ruleset stands for all of its battles, nothing for all."""
    chosen: list[str] = []
    for name in names or tuple(ruleset_names()):
        if "/" in name or name.endswith(".toml"):
            chosen.append(name if name.endswith(".toml") else find_scenario(name).name)
        else:
            chosen += battles_of(find_ruleset(name))
    return list(dict.fromkeys(chosen))


def battles_of(ruleset: Ruleset[Any, Any]) -> list[str]:
    """The full names of a ruleset's battles, each one loaded and so checked."""
    return [load_scenario(ruleset, name).name for name in scenario_files(ruleset)]
