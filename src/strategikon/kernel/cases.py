"""Conformance cases: small battles with the dice written down. *Given* a position, *choose* these options with these
dice, *expect* this. The format is told in docs/cases.md; anyone can write one from a rulebook and a pencil."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from os.path import isdir
from pathlib import Path
from typing import Any

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.case_silence import Silence
from strategikon.kernel.case_trace import Trace, thrower
from strategikon.kernel.decision import Decision, Illegal, Refusal
from strategikon.kernel.dice import ScriptedDice, ScriptFails
from strategikon.kernel.documents import ids_in, merged, without
from strategikon.kernel.expectation import Unreadable, holds
from strategikon.kernel.ledger import Rule, load_ledger
from strategikon.kernel.message import Message, Problem, problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import Scenario, load_scenario, parse_options, read_document
from strategikon.kernel.schema import Report, anything, ident, listing, table, text

FindRuleset = Callable[[str], Ruleset[Any, Any]]
PROOFS = ("expect", "offered", "refused")  # a case that has none of these proves nothing
MOST_UNWRITTEN = 50  # answers in a row that a case leaves out: several turns

_case = table(
    always={"name": text(300), "ruleset": ident(), "rules": listing(text(40), least=1)},
    optional={
        "setup": anything(),
        "scenario": text(200),
        "without": listing(ident()),
        "options": listing(text(200)),
        "dice": listing(anything()),
        "choose": listing(text(300)),
        "expect": listing(text(1000)),
        "offered": listing(text(300)),
        "refused": listing(table(always={"option": text(300), "rule": text(40)})),
        "note": text(),
    },
)
_file = table(always={"case": listing(_case, least=1)})


@dataclass(frozen=True, slots=True)
class Case:
    """One case as it was written. `setup` is an inline scenario; where `scenario` names a whole battle, it is what is
    changed in that battle, and `without` the pieces that are not there."""

    source: str
    name: str
    ruleset: str
    rules: tuple[str, ...]
    setup: Mapping[str, Any] | None
    scenario: str | None
    without: tuple[str, ...]
    options: tuple[str, ...]
    dice: tuple[Any, ...]
    choose: tuple[str, ...]
    expect: tuple[str, ...]
    offered: tuple[str, ...]
    refused: tuple[Mapping[str, str], ...]


@dataclass(slots=True)
class Verdict:
    """What became of a case, and how it went. It passed if nothing is complained of."""

    case: Case
    complaints: list[Message] = field(default_factory=list)
    trace: Trace = field(default_factory=Trace)
    end_said_twice: bool = False  # its last choice may end a question that had ended already

    @property
    def passed(self) -> bool:
        return not self.complaints


# -- reading --------------------------------------------------------------------------------------------------------


def load_cases(paths: Iterable[Path]) -> list[Case]:
    """Every case of these files and of all `.toml` files in these folders, in order. Raises `Problem`."""
    return [case for path in paths for file in _files(path) for case in _read(file)]


def _files(path: Path) -> list[Path]:
    if isdir(path):  # Path.is_dir raises for a name that is too long
        return sorted(path.rglob("*.toml"))
    return [path]


def _read(path: Path) -> list[Case]:
    document = read_document(path)
    report = Report(path.name)
    _file(document, "", report)
    for place, entry in enumerate(document.get("case", []) if report.clean else []):
        _check(entry, f"case[{place}]", report)
    report.settle()
    return [_case_of(path.name, entry) for entry in document["case"]]


def _check(entry: Mapping[str, Any], path: str, report: Report) -> None:
    """What a schema cannot say: a case begins somewhere and proves something."""
    if not isinstance(entry.get("setup", {}), dict) or not ("setup" in entry or "scenario" in entry):
        report.add(f"{path}.setup", "complaint-case-setup")
    if "without" in entry and "scenario" not in entry:
        report.add(f"{path}.without", "complaint-case-without")
    if not any(entry.get(name) for name in PROOFS):
        report.add(path, "complaint-case-proof", known=", ".join(PROOFS))


def _case_of(source: str, entry: Mapping[str, Any]) -> Case:
    names = ("without", "options", "dice", "choose", "expect", "offered", "refused")
    lists = [tuple(entry.get(name, ())) for name in names]
    rules = tuple(entry["rules"])
    return Case(source, entry["name"], entry["ruleset"], rules, entry.get("setup"), entry.get("scenario"), *lists)


# -- running ----------------------------------------------------------------------------------------------------------


def run_case(case: Case, find: FindRuleset) -> Verdict:
    """Play a case and judge it. Never raises for anything a case can say."""
    verdict = Verdict(case)
    judge(verdict, find)
    return verdict


def judge(verdict: Verdict, find: FindRuleset) -> None:
    """Play the case of a verdict and write into it what came of it, as far as it went."""
    try:
        ruleset = find(verdict.case.ruleset)
        _check_rules(verdict.case, ruleset, verdict)
        _play(verdict, ruleset)
    except Problem as found:
        verdict.complaints.extend(found.complaints)
    if verdict.complaints and verdict.end_said_twice:
        again = run_case(replace(verdict.case, choose=verdict.case.choose[:-1]), find)
        if again.passed:
            verdict.complaints, verdict.trace = again.complaints, again.trace


def _play(verdict: Verdict, ruleset: Ruleset[Any, Any]) -> None:
    case = verdict.case
    dice = ScriptedDice([_die(ruleset, word) for word in case.dice])
    silence = Silence((entry["option"] for entry in case.refused), case.expect, verdict.trace)
    number = 0
    try:
        scenario = _scenario(case, silence.watching(ruleset))
        battle: AnyBattle = Battle(scenario, "case", parse_options(case.options), dice)
        verdict.trace.begin(battle, case.dice)
        for number, words in enumerate(case.choose, 1):
            if _ends_silence(battle, words, verdict, number, silence) or _goes_without(battle, words, case, number):
                continue
            _choose(battle, words, number, verdict.trace, silence)
    except ScriptFails as trouble:
        if number == len(case.choose) and trouble.number > len(case.dice) and _proved(case, silence):
            return  # all it speaks of had happened, and nobody could do anything, before more dice were thrown
        raise Problem(*trouble.complaints, _wanted(trouble, verdict.trace, ruleset.folder)) from None
    _judge(case, battle, verdict, silence)


def _proved(case: Case, silence: Silence) -> bool:
    """Whether everything a case says was true where nobody was asked after its last choice."""
    refused = all(_names(entry["rule"], silence.reasons(entry["option"])) for entry in case.refused)
    return refused and not case.offered and silence.held.issuperset(case.expect)


def _ends_silence(battle: AnyBattle, words: str, verdict: Verdict, number: int, silence: Silence) -> bool:
    """Whether a written choice answers a question that nobody was asked, or ends one that has ended by itself, not the
    one that is open: it would answer that too, but the case goes on with options of the open question."""
    text, case, trace = " ".join(words.split()), verdict.case, verdict.trace
    stopped = silence.stopped(text, battle.ask.kind if battle.ask else "")
    if not stopped and not trace.granted(text):
        return False
    after = [word for word in case.choose[number : number + 1] or case.offered if word != text]
    verdict.end_said_twice = number == len(case.choose)
    if not after or any(battle.why_not(_said(battle, word)) for word in after):
        return False
    return silence.forget_stop(text) if stopped else trace.went_without_saying(text)


def _goes_without(battle: AnyBattle, words: str, case: Case, number: int) -> bool:
    """Whether a written choice is a word that goes without saying, and nobody was asked for it: the case goes on with
    what is asked now."""
    unsaid = {word for word in battle.ruleset.unsaid.values() if word}
    if " ".join(words.split()) not in unsaid or battle.why_not(_said(battle, words)) is None:
        return False
    after = [word for word in (*case.choose[number:], *case.offered) if " ".join(word.split()) not in unsaid]
    return battle.why_not(_said(battle, after[0])) is None if after else not _dice_left(battle)


def _check_rules(case: Case, ruleset: Ruleset[Any, Any], verdict: Verdict) -> None:
    ledger = load_ledger(ruleset.folder / "rules.toml")
    for rule in (*case.rules, *(entry["rule"] for entry in case.refused)):
        if rule not in ledger:
            verdict.complaints.append(Message("case-rule-unknown", {"rule": rule, "ruleset": ruleset.id}))


def _scenario(case: Case, ruleset: Ruleset[Any, Any]) -> Scenario:
    """The position of a case. A battle with changes is a setup like any other: it begins where its keys say."""
    if case.scenario is None:
        return Scenario(ruleset, case.setup or {}, case.source, inline=True)
    whole = load_scenario(ruleset, case.scenario.rpartition("/")[2])
    if case.setup is None and not case.without:
        return whole
    known = ids_in(whole.document)
    for name in case.without:
        if name not in known:
            raise problem("case-without-unknown", name=name, scenario=whole.name)
    document = merged(without(whole.document, case.without), case.setup or {}, ruleset.giving_way)
    document.pop("schema", None)  # what has none is a setup
    return Scenario(ruleset, document, case.source, inline=True)


def _die(ruleset: Ruleset[Any, Any], word: Any) -> int:
    try:
        return ruleset.die(word)
    except (KeyError, TypeError, ValueError):
        raise problem("case-die", word=str(word)) from None


def _choose(battle: AnyBattle, words: str, number: int, trace: Trace, silence: Silence) -> None:
    """One written choice. What goes without saying may be left unwritten: it is taken on the way, but not for ever, for
    in a position without an end a choice that never comes would be waited for. And what went without asking may be
    written, as may the word that would have ended a question that was passed over."""
    text = _said(battle, words)
    decision, place = battle.decision, trace.place()
    reason, offered = battle.why_not(text), _offered(decision)
    for _ in range(MOST_UNWRITTEN):
        if battle.why_not(text) is None:
            break
        if trace.went_without_saying(text):
            return
        if silence.stopped(text, ""):
            silence.forget_stop(text)
            return
        unwritten = _unwritten(battle, text)
        if unwritten is None:
            break
        trace.choose(battle, unwritten, 0)
        text, decision = _said(battle, words), battle.decision
    else:  # it was waited for in vain: what matters is where the waiting began
        trace.go_back(place)
        raise _unfit(number, text, offered, reason)
    silence.forget(battle)
    phase = battle.state.phase
    try:
        trace.choose(battle, text, number)
    except Illegal as illegal:
        raise _unfit(number, text, _offered(decision), illegal.refusal) from None
    if decision is not None:
        silence.ended(battle, decision, phase, text)


def _unwritten(battle: AnyBattle, text: str = "") -> str | None:
    """What a case need not write: the only option; or the word by which everything stays as it is (of things that are
    done in some order: that of which the next choice speaks, else the first), unless the choice that is written next
    belongs to this very question."""
    decision, ask = battle.decision, battle.ask
    if decision is None or ask is None:
        return None
    if len(decision.options) == 1:
        return decision.options[0].text
    word, known = battle.ruleset.unsaid.get(ask.kind), battle.ruleset.verbs.asks.get(ask.kind, ())
    if word is None or any(reading.verb in known for reading in battle.speech.read(text)):
        return None
    about = (option for option in decision.texts() if option.split()[1:] == text.split()[1:2])
    word = word or next(about, decision.options[0].text)
    return word if battle.why_not(word) is None else None


def _unfit(number: int, text: str, offered: str, reason: Refusal | None) -> Problem:
    """A written choice that could not be made, what could be chosen instead, and why not."""
    why = () if reason is None else (reason.because,)
    return Problem(Message("case-choice", {"number": number, "text": text, "offered": offered}), *why)


def _offered(decision: Decision | None) -> str:
    return ", ".join(decision.texts()) if decision else "-"


def _said(battle: AnyBattle, words: str) -> str:
    """A choice as the battle writes it: `advance 3.0` is `advance 3`, and it does not matter how it is spaced, nor how
    a list stands whose order says nothing."""
    text = " ".join(words.split())
    reason = battle.why_not(text)
    if reason is None:
        return text
    if reason.because.id == "refused-written-otherwise":
        return str(reason.because.args["text"])
    return next((turned for turned in _turned(battle, text) if battle.why_not(turned) is None), text)


def _turned(battle: AnyBattle, text: str) -> list[str]:
    """A choice with its lists the other way round, if it has any whose order says nothing."""
    loose, found = battle.ruleset.unordered, list[str]()
    for reading in battle.speech.read(text) if loose else ():
        kinds = [slot.kind for slot in battle.ruleset.verbs.by_id[reading.verb].slots if slot.name]
        if reading.whole and any(kind in loose for kind in kinds):
            pairs = zip(kinds, reading.arguments, strict=True)
            arguments = [argument[::-1] if kind in loose else argument for kind, argument in pairs]
            found.append(battle.speech.write[reading.verb](*arguments).text)
    return found


def _wanted(trouble: ScriptFails, trace: Trace, folder: Path) -> Message:
    """Which roll it was that the written dice do not fit."""
    number, text = trace.pending
    roll = {"die": trouble.number, "faces": trouble.faces, "roll": thrower(trouble, folder)}
    return Message("case-die-wanted", {**roll, "number": number, "text": text})


def _judge(case: Case, battle: AnyBattle, verdict: Verdict, silence: Silence) -> None:
    """What a case says is looked at where its last choice has led, and, if that is not it, on the way from there
    through questions with a single answer; and through those whose answer goes without saying, until its dice are
    thrown."""
    trace, place = verdict.trace, verdict.trace.place()
    found = now = _findings(case, battle, trace, silence)
    with suppress(ScriptFails):  # more dice than were written: it went too far
        for _ in range(MOST_UNWRITTEN):
            unwritten = _unwritten(battle)
            if not now or unwritten is None or battle.decision is None:
                break
            if len(battle.decision.options) > 1 and not _dice_left(battle):
                break
            trace.choose(battle, unwritten, 0)
            now = _findings(case, battle, trace, silence)
    if now:
        trace.go_back(place)
        verdict.complaints.extend(found)
    _judge_events(battle, verdict)


def _dice_left(battle: AnyBattle) -> int:
    return battle.dice.left if isinstance(battle.dice, ScriptedDice) else 0


def _findings(case: Case, battle: AnyBattle, trace: Trace, silence: Silence) -> list[Message]:
    """What is not as the case says, where it stands now."""
    complaints: list[Message] = []
    if left := _dice_left(battle):
        complaints.append(Message("case-dice-left", {"count": left}))
    names, events = battle.names(), trace.events
    for expected in case.expect:
        try:
            true, seen = holds(expected, names, events, battle.ruleset.events)
        except Unreadable as unreadable:
            complaints.extend((Message("case-expect-unreadable", {"text": expected}), unreadable.why))
            continue
        if not true and expected not in silence.held:
            complaints.append(Message("case-expect", {"text": expected, "seen": seen}))
    for words in case.offered:
        if battle.why_not(_said(battle, words)) is not None and not trace.granted(words):
            complaints.append(Message("case-offered", {"text": words, "offered": _offered(battle.decision)}))
    for entry in case.refused:
        _judge_refusal(battle, entry, silence, complaints)
    return complaints


def _judge_events(battle: AnyBattle, verdict: Verdict) -> None:
    """A ruleset declares all it states: else a case could not tell a mistake of its own from what did not happen."""
    for name in verdict.trace.undeclared:
        verdict.complaints.append(Message("case-event-undeclared", {"name": name, "ruleset": battle.ruleset.id}))


def _judge_refusal(battle: AnyBattle, entry: Mapping[str, str], silence: Silence, complaints: list[Message]) -> None:
    """It is refused now by that rule, or was by it in a question that was passed over, for nothing could be done there,
    or one thing."""
    text, rule = entry["option"], entry["rule"]
    if _names(rule, silence.barred(text)):
        return
    reason = battle.why_not(_said(battle, text))
    if reason is None:
        complaints.append(Message("case-not-refused", {"text": text}))
    elif not _names(rule, [reason, *filter(None, map(battle.why_not, _turned(battle, text))), *silence.reasons(text)]):
        named = {"text": text, "rule": rule, "named": reason.rule or "-"}
        complaints.extend((Message("case-refused-rule", named), reason.because))


def _names(rule: str, reasons: Iterable[Refusal]) -> bool:
    return any(rule in (reason.rule, *reason.also) for reason in reasons)


# -- coverage ---------------------------------------------------------------------------------------------------------


def uncovered(ruleset: Ruleset[Any, Any], verdicts: Iterable[Verdict]) -> list[Rule]:
    """The rules of a ledger that no passing case proves. Rules of kind "reference" need none."""
    proved = {rule for v in verdicts if v.passed and v.case.ruleset == ruleset.id for rule in v.case.rules}
    ledger = load_ledger(ruleset.folder / "rules.toml")
    return [rule for rule in ledger if rule.kind != "reference" and rule.id not in proved]
