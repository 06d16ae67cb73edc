"""The library: which rulesets and battles there are, found by name.

Our own rulesets are packages of `strategikon`; others announce themselves through the entry point group
`strategikon.rulesets` of an installed package, as `examples/skirmish` does.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.message import problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import HISTORICAL, Scenario, load_scenario

OUR_RULESETS: tuple[str, ...] = ("ancients", "alexander", "bayard", "caesar")  # the one to begin with first
GROUP = "strategikon.rulesets"


def ruleset_names() -> list[str]:
    """The ids of all rulesets, ours first. None is loaded for it."""
    return list(dict.fromkeys([*OUR_RULESETS, *_announced()]))


def rulesets() -> dict[str, Ruleset[Any, Any]]:
    """Every ruleset there is, by id: ours first."""
    return {name: _loaded(name) for name in ruleset_names()}


def installed_rulesets() -> list[Ruleset[Any, Any]]:
    """Those of other packages."""
    return [_loaded(name) for name in ruleset_names() if name not in OUR_RULESETS]


def find_ruleset(beginning: str) -> Ruleset[Any, Any]:
    """A ruleset by its id or a unique beginning of it."""
    if beginning in OUR_RULESETS:
        return _loaded(beginning)
    known = ruleset_names()
    found = [beginning] if beginning in known else [name for name in known if beginning and name.startswith(beginning)]
    if len(found) != 1:
        raise problem("ruleset-unknown", name=beginning[:60], known=", ".join(known))
    return _loaded(found[0])


@cache
def _announced() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


@cache
def _loaded(name: str) -> Ruleset[Any, Any]:
    """A ruleset is loaded when somebody first wants it: commands about one battle need no other."""
    if name in OUR_RULESETS:
        ours: Ruleset[Any, Any] = import_module(f"strategikon.{name}").RULESET
        return ours
    announced: Ruleset[Any, Any] = _announced()[name].load()
    return announced


def find_scenario(name: str, targets: str = HISTORICAL) -> Scenario:
    """A battle by name: `ancients/cannae-216`, or a beginning of it that is unique (`ancients/cannae`)."""
    ruleset, slash, battle = name.partition("/")
    if not slash:
        raise problem("scenario-name", name=name[:60])
    return load_scenario(find_ruleset(ruleset), battle, targets)


def load(
    name: str, seed: str = "first", options: dict[str, str] | None = None, targets: str = HISTORICAL
) -> AnyBattle:
    """A battle ready to be fought: `load("ancients/cannae", seed="tuesday")`. With `targets="evened"`, for battles that
    have them, both sides have the same prospects."""
    return Battle(find_scenario(name, targets), seed, options)
