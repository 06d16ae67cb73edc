"""Rewrites tests/goldens/, tests/oracles/ and tests/records/: `make goldens`. Read the difference before you commit it.

`python tests/make_goldens.py alexander` rewrites those of one ruleset.
"""

from __future__ import annotations

import sys
from typing import Any

from oracle import ORACLES, oracle, oracle_file
from playthrough import GOLDENS, RECORDS, fought, golden_file, playthrough
from strategikon.kernel.battle import Battle
from strategikon.kernel.record import to_json
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import load_scenario, scenario_files
from strategikon.library import rulesets

RECORDED = 20  # battles recorded for each ruleset, spread over its scenarios
LONGEST = 2500  # decisions: longer battles would make the tests slow, not better


def main() -> None:
    GOLDENS.mkdir(exist_ok=True)
    RECORDS.mkdir(exist_ok=True)
    ORACLES.mkdir(exist_ok=True)
    for ruleset in rulesets().values():
        if sys.argv[1:] and ruleset.id not in sys.argv[1:]:
            continue
        names = list(scenario_files(ruleset))
        for name in names:
            scenario = load_scenario(ruleset, name)
            golden_file(scenario).write_text(playthrough(scenario), encoding="utf-8")
            oracle_file(scenario).write_text(oracle(scenario), encoding="utf-8")
        record_battles(ruleset, names)


def record_battles(ruleset: Ruleset[Any, Any], names: list[str]) -> None:
    for path in RECORDS.glob(f"{ruleset.id}-*.json"):
        path.unlink()
    recorded, tried = 0, 0
    while recorded < RECORDED:
        scenario = load_scenario(ruleset, names[tried % len(names)])
        battle = fought(Battle(scenario, f"recorded {tried}"), f"recorded {tried} will", LONGEST)
        tried += 1
        if battle.outcome is None:
            continue
        path = RECORDS / f"{ruleset.id}-{recorded:02}-{scenario.id}.json"
        path.write_text(to_json(battle.record()), encoding="utf-8")
        recorded += 1


if __name__ == "__main__":
    main()
