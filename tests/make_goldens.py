"""Rewrites tests/goldens/, tests/oracles/ and tests/records/: `make goldens`. Read the difference before you commit it.

`python tests/make_goldens.py alexander` rewrites those of one ruleset.
"""

from __future__ import annotations

import sys

from make_records import record_battles
from oracle import ORACLES, oracle, oracle_file
from playthrough import GOLDENS, RECORDS, golden_file, playthrough
from strategikon.kernel.scenario import load_scenario, scenario_files
from strategikon.library import rulesets


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
        record_battles(ruleset)


if __name__ == "__main__":
    main()
