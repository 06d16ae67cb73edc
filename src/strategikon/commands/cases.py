"""`strategikon cases [PATH…]`: small battles with the dice written down, and the rules that none of them proves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from strategikon.commands.shared import Bar, command, json_option, option, say, say_json
from strategikon.kernel.case_trace import Step
from strategikon.kernel.cases import Case, Verdict, judge, load_cases, uncovered
from strategikon.kernel.expectation import shown
from strategikon.kernel.message import Message, problem
from strategikon.library import find_ruleset, ruleset_names, rulesets
from strategikon.text import Teller, printable

FAILED = 1
LAST_STEPS = 4  # decisions shown of a case that failed


@command("cases")
@click.argument("paths", metavar="[PATH]...", nargs=-1)
@option("--rule", "cited", metavar="ID", multiple=True)
@option("--coverage", is_flag=True)
@option("--trace", is_flag=True)
@json_option
@click.pass_obj
def run(
    teller: Teller, paths: tuple[str, ...], cited: tuple[str, ...], coverage: bool, trace: bool, as_json: bool
) -> int:
    """Run cases; exit code 1 if one fails, or if a rule is left unproved when coverage is asked for.

    Names of rulesets among the paths say whose cases and whose rules are meant.
    """
    books = [find_ruleset(name).id for name in paths if _is_ruleset(name)]
    files = [Path(name) for name in paths if not _is_ruleset(name)]
    found = [case for case in load_cases(files or _usual_folders()) if not books or case.ruleset in books]
    if cited:
        found = _citing(cited, found)
    verdicts = []
    with Bar(teller, "progress-cases", len(found)) as bar:
        for case in found:
            verdicts.append(_judged(case))
            if not as_json:
                _show(verdicts[-1], trace, teller)
            bar.advance()
    bare = {name: uncovered(find_ruleset(name), verdicts) for name in books or ruleset_names()} if coverage else {}
    failed = sum(not verdict.passed for verdict in verdicts)
    if as_json:
        say_json(_plain(verdicts, {name: [rule.id for rule in rules] for name, rules in bare.items()}, trace, teller))
    else:
        for name, rules in bare.items():
            unproved = ", ".join(rule.id for rule in rules) or "-"
            say(teller("cases-uncovered", ruleset=name, count=len(rules), rules=unproved))
        say(f"{len(verdicts) - failed} passed, {failed} failed")
    return FAILED if failed or any(bare.values()) else 0


def _is_ruleset(name: str) -> bool:
    return name in ruleset_names() and not Path(name).exists()


def _usual_folders() -> list[Path]:
    """The cases of this project, here or where its sources lie, and those that other rulesets bring along."""
    sources = Path(__file__).parents[3]
    roots = [folder for folder in (Path("cases"), sources / "cases") if folder.is_dir()][:1]
    homes = [book.folder for book in rulesets().values()]
    own = [home / "cases" for folder in homes for home in (folder, folder.parent)]
    found = list(dict.fromkeys([*roots, *(folder for folder in own if folder.is_dir())]))
    if not found:
        raise problem("cases-none")
    return found


def _citing(rules: tuple[str, ...], cases: list[Case]) -> list[Case]:
    """The cases that cite one of these rules; a rule that none cites is most likely a slip."""
    cited = {rule for case in cases for rule in case.rules}
    for rule in rules:
        if rule not in cited:
            raise problem("cases-rule-none", rule=rule[:40])
    return [case for case in cases if not set(rules).isdisjoint(case.rules)]


def _judged(case: Case) -> Verdict:
    """A ruleset may fail in any way; one case that crashes must not hide the others."""
    verdict = Verdict(case)
    try:
        judge(verdict, find_ruleset)
    except Exception as defect:
        why = " ".join(str(defect).split())[:200]
        verdict.complaints.append(Message("case-crash", {"kind": type(defect).__name__, "why": why}))
    return verdict


def _show(verdict: Verdict, trace: bool, teller: Teller) -> None:
    case = verdict.case
    word = teller("cases-passed" if verdict.passed else "cases-failed")
    say(f"{word} {case.ruleset} {', '.join(case.rules)}: {case.name} ({case.source})")
    for complaint in verdict.complaints:
        say("    " + teller.say(complaint))
    if trace or not verdict.passed:
        _show_steps(verdict, trace, teller)


def _show_steps(verdict: Verdict, trace: bool, teller: Teller) -> None:
    """Where the case stands and how it came there: the last decisions, or all of them."""
    where, steps = verdict.trace.where, verdict.trace.steps
    if where is None:
        return
    say("    " + teller.say(where))
    first = 0 if trace else max(0, len(steps) - LAST_STEPS)
    if first:
        say("      " + teller("case-trace-more", count=first))
    if trace:
        _show_events(verdict.trace.first)
    for step in steps[first:]:
        told = {"turn": step.turn, "phase": step.phase, "side": step.side, "kind": step.kind, "text": step.text}
        dice = {"thrown": len(step.dice), "dice": " ".join(map(str, step.dice))}
        say(f"      {step.number or '·'} " + teller("case-step", **told, **dice))
        _show_events(step.events)


def _show_events(events: Iterable[Mapping[str, Any]]) -> None:
    for event in events:
        say("          " + printable(shown(event)))


def _plain(verdicts: list[Verdict], bare: dict[str, list[str]], trace: bool, teller: Teller) -> dict[str, Any]:
    return {
        "passed": sum(verdict.passed for verdict in verdicts),
        "failed": sum(not verdict.passed for verdict in verdicts),
        "cases": [
            {
                "file": verdict.case.source,
                "name": verdict.case.name,
                "ruleset": verdict.case.ruleset,
                "rules": list(verdict.case.rules),
                "passed": verdict.passed,
                "complaints": [teller.say(complaint) for complaint in verdict.complaints],
                **({} if verdict.passed and not trace else {"steps": [_plain_step(s) for s in verdict.trace.steps]}),
            }
            for verdict in verdicts
        ],
        "uncovered": bare,
    }


def _plain_step(step: Step) -> dict[str, Any]:
    """A decision as JSON can hold it."""
    return {**asdict(step), "events": [dict(event) for event in step.events]}
