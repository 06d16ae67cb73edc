"""What the tests of the laboratory share: the command in a process of its own, and a judgement for the example."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from skirmish import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario
from strategikon.kernel.tactics import Cost, Tactics
from strategikon.lab.simulate import plain_rows

ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "STRATEGIKON"))}
ENVIRONMENT |= {"LANG": "C.UTF-8", "COLUMNS": "100"}


def words(*arguments: str) -> list[str]:
    """The command line of a process."""
    return [sys.executable, "-m", "strategikon", *arguments]


def ran(*arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    """The command, run to its end with this exit code."""
    done = subprocess.run(words(*arguments), capture_output=True, encoding="utf-8", env=ENVIRONMENT, check=False)
    assert done.returncode == code, (done.returncode, done.stdout[-2000:], done.stderr[-2000:])
    return done


def simulated(*arguments: str) -> dict[str, Any]:
    """The one object that `simulate --json` prints."""
    found = json.loads(ran("simulate", *arguments, "--json").stdout)
    assert isinstance(found, dict)
    return found


def lines(path: Path) -> list[dict[str, Any]]:
    """The battles of a file, without what depends on the machine."""
    return plain_rows(json.loads(line) for line in path.read_text("utf-8").splitlines())


class Simple(Tactics[Any, Any]):
    """The example's judgement: the first answer is the best, and who is hit has lost one."""

    incidental = frozenset({"defend", "react"})

    def rolls(self, battle: AnyBattle, value: Any) -> bool:
        return battle.ask is not None and battle.ask.kind == "attack" and isinstance(value, int)

    def weigh(self, battle: AnyBattle) -> Sequence[int]:
        assert battle.ask is not None
        return list(range(len(battle.ask.values)))  # the last answer: the card, whoever holds it

    def worth(self, battle: AnyBattle, side: int) -> int:
        return 0

    def settled(self, battle: AnyBattle) -> int:
        return 2 * battle.state.turn + battle.state.active

    def costs(self, battle: AnyBattle, events: Sequence[Any]) -> Iterable[Cost]:
        field = battle.field
        for event in events:
            if event.kind == "strike" and event.fields["hit"]:
                unit = event.fields["target"]
                yield Cost(field.side_of[field.ids.index(unit)], "losses", 1, unit)
            if event.kind == "gone":
                unit = event.fields["unit"]
                yield Cost(field.side_of[field.ids.index(unit)], "destroyed", 1, unit)


def skirmish_of(red: dict[str, Any], blue: dict[str, Any], **keys: Any) -> AnyBattle:
    """A position of the example, as a case gives it."""
    sides = [{"id": "red", **red}, {"id": "blue", **blue}]
    return Battle(Scenario(RULESET, {"side": sides, **keys}, "test", inline=True), "test")
