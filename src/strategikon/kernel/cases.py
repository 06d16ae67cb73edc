"""Conformance cases: small battles with the dice written down. *Given* a position, *choose* these options with these
dice, *expect* this. The format is told in docs/cases.md; anyone can write one from a rulebook and a pencil."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.decision import Illegal
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.expectation import Unreadable, holds
from strategikon.kernel.ledger import Rule, load_ledger
from strategikon.kernel.message import Message, Problem, problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import Scenario, load_scenario, parse_options, read_document
from strategikon.kernel.schema import Report, anything, ident, listing, table, text

FindRuleset = Callable[[str], Ruleset[Any, Any]]

_case = table(
    always={"name": text(300), "ruleset": ident(), "rules": listing(text(40), least=1)},
    optional={
        "setup": anything(),
        "scenario": text(200),
        "options": listing(text(200)),
        "dice": listing(anything()),
        "choose": listing(text(300)),
        "expect": listing(text(1000)),
        "offered": listing(text(300)),
        "refused": listing(table(always={"option": text(300)}, optional={"rule": text(40)})),
        "note": text(),
    },
)
_file = table(always={"case": listing(_case, least=1)})


@dataclass(frozen=True, slots=True)
class Case:
    """One case as it was written. `setup` is an inline scenario; `scenario` names a whole battle instead."""

    source: str
    name: str
    ruleset: str
    rules: tuple[str, ...]
    setup: Mapping[str, Any] | None
    scenario: str | None
    options: tuple[str, ...]
    dice: tuple[Any, ...]
    choose: tuple[str, ...]
    expect: tuple[str, ...]
    offered: tuple[str, ...]
    refused: tuple[Mapping[str, str], ...]


@dataclass(slots=True)
class Verdict:
    """What became of a case. It passed if nothing is complained of."""

    case: Case
    complaints: list[Message] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.complaints


# -- reading --------------------------------------------------------------------------------------------------------


def load_cases(paths: Iterable[Path]) -> list[Case]:
    """Every case of these files and of all `.toml` files in these folders, in order. Raises `Problem`."""
    return [case for path in paths for file in _files(path) for case in _read(file)]


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(path.rglob("*.toml"))
    return [path]


def _read(path: Path) -> list[Case]:
    document = read_document(path)
    report = Report(path.name)
    _file(document, "", report)
    for place, entry in enumerate(document.get("case", []) if report.clean else []):
        if ("setup" in entry) == ("scenario" in entry) or not isinstance(entry.get("setup", {}), dict):
            report.add(f"case[{place}].setup", "complaint-case-setup")
    report.settle()
    return [_case_of(path.name, entry) for entry in document["case"]]


def _case_of(source: str, entry: Mapping[str, Any]) -> Case:
    lists = [tuple(entry.get(name, ())) for name in ("options", "dice", "choose", "expect", "offered", "refused")]
    rules = tuple(entry["rules"])
    return Case(source, entry["name"], entry["ruleset"], rules, entry.get("setup"), entry.get("scenario"), *lists)


# -- running ----------------------------------------------------------------------------------------------------------


def run_case(case: Case, find: FindRuleset) -> Verdict:
    """Play a case and judge it. Never raises for anything a case can say."""
    verdict = Verdict(case)
    try:
        ruleset = find(case.ruleset)
        _check_rules(case, ruleset, verdict)
        battle = _start(case, ruleset)
        events = [event.told() for event in battle.events]
        for number, words in enumerate(case.choose):
            events += _choose(battle, words, number)
        _judge(case, battle, events, verdict)
    except Problem as found:
        verdict.complaints.extend(found.complaints)
    return verdict


def _check_rules(case: Case, ruleset: Ruleset[Any, Any], verdict: Verdict) -> None:
    ledger = load_ledger(ruleset.folder / "rules.toml")
    for rule in (*case.rules, *(entry["rule"] for entry in case.refused if "rule" in entry)):
        if rule not in ledger:
            verdict.complaints.append(Message("case-rule-unknown", {"rule": rule, "ruleset": ruleset.id}))


def _start(case: Case, ruleset: Ruleset[Any, Any]) -> AnyBattle:
    if case.setup is not None:
        scenario = Scenario(ruleset, case.setup, case.source, inline=True)
    else:
        scenario = load_scenario(ruleset, (case.scenario or "").rpartition("/")[2])
    dice = ScriptedDice([_die(ruleset, word) for word in case.dice])
    return Battle(scenario, "case", parse_options(case.options), dice)


def _die(ruleset: Ruleset[Any, Any], word: Any) -> int:
    try:
        return ruleset.die(word)
    except (KeyError, TypeError, ValueError):
        raise problem("case-die", word=str(word)) from None


def _choose(battle: AnyBattle, words: str, number: int) -> list[dict[str, Any]]:
    """One written choice. A decision with a single option may be left unwritten: it is taken on the way."""
    events: list[dict[str, Any]] = []
    text = " ".join(words.split())
    while True:
        decision = battle.decision
        if decision is None or text in decision.texts() or len(decision.options) != 1:
            break
        events += [event.told() for event in battle.choose(decision.options[0])]
    try:
        return events + [event.told() for event in battle.choose(text)]
    except Illegal as illegal:
        offered = ", ".join(decision.texts()) if decision else "-"
        raise Problem(
            Message("case-choice", {"number": number + 1, "text": text, "offered": offered}), illegal.reason
        ) from None


def _judge(case: Case, battle: AnyBattle, events: Sequence[Mapping[str, Any]], verdict: Verdict) -> None:
    complaints = verdict.complaints
    thrown = battle.dice
    if isinstance(thrown, ScriptedDice) and thrown.left:
        complaints.append(Message("case-dice-left", {"count": thrown.left}))
    names = battle.names()
    for expected in case.expect:
        try:
            true, seen = holds(expected, names, events)
        except Unreadable as why:
            complaints.append(Message("case-expect-unreadable", {"text": expected, "why": str(why)}))
            continue
        if not true:
            complaints.append(Message("case-expect", {"text": expected, "seen": seen}))
    offered = battle.decision.texts() if battle.decision else []
    for words in case.offered:
        if " ".join(words.split()) not in offered:
            complaints.append(Message("case-offered", {"text": words, "offered": ", ".join(offered) or "-"}))
    for entry in case.refused:
        _judge_refusal(battle, entry, complaints)


def _judge_refusal(battle: AnyBattle, entry: Mapping[str, str], complaints: list[Message]) -> None:
    reason = battle.why_not(entry["option"])
    if reason is None:
        complaints.append(Message("case-not-refused", {"text": entry["option"]}))
    elif "rule" in entry and reason.rule != entry["rule"]:
        named = {"text": entry["option"], "rule": entry["rule"], "named": reason.rule or "-"}
        complaints.extend((Message("case-refused-rule", named), reason.because))


# -- coverage ---------------------------------------------------------------------------------------------------------


def uncovered(ruleset: Ruleset[Any, Any], verdicts: Iterable[Verdict]) -> list[Rule]:
    """The rules of a ledger that no passing case proves. Rules of kind "reference" need none."""
    proved = {rule for v in verdicts if v.passed and v.case.ruleset == ruleset.id for rule in v.case.rules}
    ledger = load_ledger(ruleset.folder / "rules.toml")
    return [rule for rule in ledger if rule.kind != "reference" and rule.id not in proved]
