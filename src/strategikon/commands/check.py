"""`strategikon check [RULESET[/SCENARIO]]…`: the conformance kit, on all cores."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from concurrent.futures import as_completed
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from strategikon.commands.battles import battles_named, find_battle
from strategikon.commands.records import printable_seed
from strategikon.commands.shared import Bar, command, json_option, option, say, say_json, whole
from strategikon.files import keep_text
from strategikon.kernel.conformance import DEFAULT_ZEAL, Failure, Findings, Zeal, check_scenario
from strategikon.kernel.lessons import load_lessons
from strategikon.kernel.message import problem
from strategikon.kernel.record import to_json
from strategikon.kernel.scenario import Scenario, parse_options
from strategikon.kernel.workbench import load_workbench
from strategikon.text import Teller
from strategikon.workers import worker_pool

FAILED = 1
Plan = tuple[str, int, str, dict[str, str], Zeal]  # battle, how many, seed, switches, how much is harassed


@command("check")
@click.argument("names", metavar="[RULESET[/SCENARIO]]...", nargs=-1)
@option("--battles", callback=whole(1, 1_000_000), metavar="N", default="20")
@option("--seed", metavar="SEED", default="kit", help="help-option-check-seed")
@option("--option", "switches", metavar="ID[=VALUE]", multiple=True)
@option("--every", callback=whole(1, 1_000_000), metavar="N", default=str(DEFAULT_ZEAL.every))
@option("--again", callback=whole(1, 1_000_000), metavar="N", default=str(DEFAULT_ZEAL.again))
@option("--records", metavar="FOLDER")
@json_option
@click.pass_obj
def run(
    teller: Teller, names: tuple[str, ...], battles: int, seed: str, switches: tuple[str, ...],
    every: int, again: int, records: str | None, as_json: bool,
) -> int:  # fmt: skip
    """Check scenarios; exit code 1 if a guarantee is broken. The record that shows it is written to a file."""
    if not printable_seed(seed):
        raise problem("play-seed")
    options = parse_options(switches)
    plans = [(name, battles, seed, options, Zeal(every, again)) for name in battles_named(names)]
    for name, *_ in plans:
        find_battle(name).options(options)
        load_lessons(find_battle(name).ruleset)  # and the facts they rest on
        load_workbench(find_battle(name).ruleset)
    folder = Path(records) if records else Path(tempfile.gettempdir()) / f"strategikon-check-{os.getpid()}"
    told = []
    with Bar(teller, "progress-check", len(plans) * battles) as bar:
        for findings in _all_findings(plans, bar):
            told.append(_plain(findings, folder))
            if not as_json:
                _show(told[-1], teller)
    failed = sum(bool(entry["failures"]) for entry in told)
    scenarios = [find_battle(name) for name, *_ in plans]
    silent, blocks = _never(told, scenarios), _blocks(told, scenarios)
    if as_json:
        say_json({"passed": len(told) - failed, "failed": failed, "scenarios": told, "never": silent, "blocks": blocks})
    else:
        for ruleset, counts in blocks.items():
            events = ", ".join(f"{switch} {count}" for switch, count in counts.items())
            idle = [switch for switch, count in counts.items() if not count]
            say(teller("check-blocks", ruleset=ruleset, events=events, count=len(idle), idle=", ".join(idle) or "-"))
        for ruleset, kinds in silent.items():
            say(teller("check-never", ruleset=ruleset, count=len(kinds), events=", ".join(kinds) or "-"))
        say(f"{len(told) - failed} passed, {failed} failed")
    return FAILED if failed else 0


def _never(told: list[dict[str, Any]], scenarios: list[Scenario]) -> dict[str, list[str]]:
    """By ruleset the kinds of events it declares that happened in none of its battles: rules that nobody has seen at
    work."""
    found: dict[str, set[str]] = {}
    rulesets = {scenario.name: scenario.ruleset for scenario in scenarios}
    for entry in told:
        ruleset = rulesets[entry["scenario"]]
        left = found.setdefault(ruleset.id, set(ruleset.events))
        left.difference_update(entry["events"])
    return {name: sorted(left) for name, left in sorted(found.items())}


def _blocks(told: list[dict[str, Any]], scenarios: list[Scenario]) -> dict[str, dict[str, int]]:
    """By ruleset and switch how many events happened that only this switch brings, in all its battles together."""
    rulesets = {scenario.name: scenario.ruleset for scenario in scenarios}
    found: dict[str, dict[str, int]] = {}
    for entry in told:
        for switch in rulesets[entry["scenario"]].optional_rules:
            if switch.events:
                counts = found.setdefault(rulesets[entry["scenario"]].id, {})
                happened = sum(entry["events"].get(kind, 0) for kind in switch.events)
                counts[switch.id] = counts.get(switch.id, 0) + happened
    return dict(sorted(found.items()))


def _all_findings(plans: list[Plan], bar: Bar) -> Iterator[Findings]:
    """The findings of every scenario as they come in: one process a core, none for a single scenario."""
    workers = min(len(plans), os.cpu_count() or 1)
    if workers <= 1:
        for name, battles, seed, options, zeal in plans:
            yield check_scenario(find_battle(name), battles, seed, options, lambda _: bar.advance(), zeal)
        return
    with worker_pool(workers) as pool:
        for done in as_completed([pool.submit(_findings, plan) for plan in plans]):
            findings = done.result()
            bar.advance(findings.battles)
            yield findings


def _findings(plan: Plan) -> Findings:
    name, battles, seed, options, zeal = plan
    return check_scenario(find_battle(name), battles, seed, options, zeal=zeal)


def _plain(findings: Findings, folder: Path) -> dict[str, Any]:
    failures = [
        {"check": failure.check, "seed": failure.seed, "number": failure.number, "detail": failure.detail,
         "record": _kept(failure, folder)}
        for failure in findings.failures
    ]  # fmt: skip
    return {**asdict(findings), "failures": failures}


def _kept(failure: Failure, folder: Path) -> str | None:
    """The record that shows a failure, on disk."""
    if failure.record is None:
        return None
    name = re.sub(r"[^A-Za-z0-9_-]+", "-", f"{failure.scenario} {failure.seed} {failure.check}")
    path = folder / f"{name}.json"
    keep_text(to_json(failure.record), path)
    return str(path)


def _show(entry: dict[str, Any], teller: Teller) -> None:
    word = teller("cases-failed" if entry["failures"] else "cases-passed")
    counts = {name: entry[name] for name in ("battles", "decisions", "longest", "refused")}
    winners = ", ".join(f"{side} {count}" for side, count in sorted(entry["winners"].items()))
    say(f"{word} {entry['scenario']}: {teller('check-counts', winners=winners, **counts)}")
    for failure in entry["failures"]:
        record = failure["record"] or "-"
        say("    " + teller("check-failure", **{**failure, "record": record}))
