"""Rewrites tests/goldens/ and tests/records/: `make goldens`. Read the difference before you commit it."""

from __future__ import annotations

from playthrough import GOLDENS, RECORDS, golden_file, playthrough, random_battle
from strategikon.kernel.record import to_json
from strategikon.kernel.scenario import load_scenario, scenario_files
from strategikon.library import rulesets

RECORDED = 20  # battles recorded for each ruleset, spread over its scenarios


def main() -> None:
    GOLDENS.mkdir(exist_ok=True)
    RECORDS.mkdir(exist_ok=True)
    for ruleset in rulesets().values():
        names = list(scenario_files(ruleset))
        for name in names:
            scenario = load_scenario(ruleset, name)
            golden_file(scenario).write_text(playthrough(scenario), encoding="utf-8")
        for number in range(RECORDED):
            scenario = load_scenario(ruleset, names[number % len(names)])
            record = random_battle(scenario, f"recorded {number}").record()
            path = RECORDS / f"{ruleset.id}-{number:02}-{scenario.id}.json"
            path.write_text(to_json(record), encoding="utf-8")


if __name__ == "__main__":
    main()
