"""The case runner judges what a case says, and nothing passes by accident."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest

from skirmish import SkirmishRules
from strategikon.kernel.cases import Verdict, load_cases, run_case, uncovered
from strategikon.kernel.documents import ids_in, merged, without
from strategikon.kernel.events import EventTable
from strategikon.kernel.expectation import Unreadable, holds
from strategikon.kernel.message import Problem
from strategikon.library import find_ruleset, ruleset_names

CASES = Path(__file__).parents[2] / "cases"
SETUP = """
[[case.setup.side]]
id = "red"
unit = [{ id = "a", hex = "C1" }]
[[case.setup.side]]
id = "blue"
hand = []
unit = [{ id = "z-1", hex = "C2" }]
"""
HEAD = '[[case]]\nname = "x"\nruleset = "skirmish"\nrules = ["5.1"]\n'
PROOF = 'expect = ["turn == 1"]\n'
CHOOSE = 'choose = ["order a", "halt", "attack z-1", "stand"]\n'


def verdict(tmp_path: Path, body: str) -> Verdict:
    file = tmp_path / "one.toml"
    file.write_text(HEAD + body + SETUP, encoding="utf-8")
    return run_case(load_cases([file])[0], find_ruleset)


def complaints(tmp_path: Path, body: str) -> list[str]:
    return [message.id for message in verdict(tmp_path, body).complaints]


FILES = [file for name in ruleset_names() for file in sorted((CASES / name).rglob("*.toml"))]


@pytest.mark.spread
@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(CASES)))
def test_cases_of_a_file_pass(file: Path) -> None:
    verdicts = [run_case(case, find_ruleset) for case in load_cases([file])]
    assert verdicts
    assert [(found.case.name, found.complaints) for found in verdicts if not found.passed] == []


@pytest.mark.parametrize("name", ruleset_names())
def test_every_rule_has_a_case(name: str) -> None:
    """That they pass is tested file by file. In a chapter a case stands in the file of the first rule that it cites."""
    found = {file: load_cases([file]) for file in FILES if file.is_relative_to(CASES / name)}
    by_rule = {file: cases for file, cases in found.items() if file.parent != CASES / name}
    assert [file.name for file, cases in by_rule.items() if {case.rules[0] for case in cases} != {file.stem}] == []
    cases = [case for loaded in found.values() for case in loaded]
    verdicts = [Verdict(case) for case in cases]
    assert [rule.id for rule in uncovered(find_ruleset(name), verdicts)] == []


def test_a_right_case_passes(tmp_path: Path) -> None:
    assert verdict(tmp_path, CHOOSE + 'dice = [4]\nexpect = ["z-1.strength == 1"]').passed


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (CHOOSE + PROOF + "dice = []", "dice-script-short"),
        (CHOOSE + PROOF + "dice = [4, 4]", "case-dice-left"),
        (CHOOSE + PROOF + "dice = [9]", "dice-script-face"),
        (CHOOSE + PROOF + 'dice = ["green"]', "case-die"),
        (CHOOSE + 'dice = [4]\nexpect = ["z-1.strength == 2"]', "case-expect"),
        (CHOOSE + 'dice = [4]\nexpect = ["z-1.courage == 2"]', "case-expect-unreadable"),
        (CHOOSE + 'dice = [4]\nexpect = ["event gone"]', "case-expect"),
        (CHOOSE + 'dice = [4]\nexpect = ["event strike unit=z-1"]', "case-expect"),
        (CHOOSE + 'dice = [4]\nexpect = ["event retreat"]', "case-expect-event"),
        (CHOOSE + 'dice = [4]\nexpect = ["no event retreat"]', "case-expect-event"),
        (CHOOSE + 'dice = [4]\nexpect = ["no event strike victim=z-1"]', "case-expect-event-field"),
        (CHOOSE + 'dice = [4]\nexpect = ["no event strike unit"]', "case-expect-event-value"),
        (CHOOSE + 'dice = [4]\nexpect = ["no event strike"]', "case-expect"),
        (CHOOSE + 'dice = [4]\noffered = ["attack a"]', "case-offered"),
        (CHOOSE + 'dice = [4]\nrefused = [{ option = "rest", rule = "3.1" }]', "case-not-refused"),
        ('refused = [{ option = "frobnicate", rule = "5.1" }]', "case-refused-rule"),
        ('choose = ["order a"]\nrefused = [{ option = "step C2", rule = "5.1" }]', "case-refused-rule"),
        (PROOF + 'choose = ["order z-1"]', "case-choice"),
        (PROOF + 'choose = ["order a", "halt", "order a"]', "case-choice"),
        ('refused = [{ option = "step C2", rule = "99.9" }]', "case-rule-unknown"),
        (PROOF + 'options = ["magic"]', "option-unknown"),
    ],
)
def test_a_wrong_case_fails_for_its_reason(tmp_path: Path, body: str, expected: str) -> None:
    assert expected in complaints(tmp_path, body)


def test_the_last_questions_with_one_answer_may_be_left_unwritten(tmp_path: Path) -> None:
    """Blue has no card: it can only stand, and what that brings is what the case is about."""
    unwritten = 'choose = ["order a", "halt", "attack z-1"]\n'
    assert verdict(tmp_path, unwritten + 'dice = [4]\nexpect = ["z-1.strength == 1"]').passed
    failed = verdict(tmp_path, unwritten + 'dice = [4]\nexpect = ["z-1.strength == 9"]')
    assert [message.id for message in failed.complaints] == ["case-dice-left", "case-expect"]
    assert [step.number for step in failed.trace.steps] == [1, 2, 3]


def test_a_choice_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    """Nobody leads here and no turn is the last: one answer is asked for, turn after turn, for ever. What is told of it
    is told of the moment at which the waiting began."""
    file = tmp_path / "endless.toml"
    file.write_text(
        '[[case]]\nname = "endless"\nruleset = "alexander"\nrules = ["3.0a"]\nchoose = ["strike a x front"]\n'
        'expect = ["turn == 1"]\n[case.setup]\nphase = "designate"\nside = ['
        '{ id = "macedonian", unit = [{ id = "a", type = "MI", hex = "1011", facing = "E" }] },'
        '{ id = "persian", unit = [{ id = "x", type = "MI", hex = "1310", facing = "W" }] }]',
        encoding="utf-8",
    )
    judged = run_case(load_cases([file])[0], find_ruleset)
    assert [message.id for message in judged.complaints][:1] == ["case-choice"]
    assert judged.complaints[0].args["offered"] == "finish"
    assert judged.trace.steps == []
    assert judged.trace.where is not None
    assert judged.trace.where.args["turn"] == 1


@pytest.mark.parametrize(
    "text",
    [
        "", "[[case]]", "case = 3", HEAD + PROOF, HEAD + PROOF + "setup = 3", HEAD + PROOF + SETUP + "[[case]]",
        "x = [", HEAD + PROOF + "a = 1" + SETUP,
    ],
)  # fmt: skip
def test_a_file_that_is_no_case_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Problem):
        load_cases([file])


@pytest.mark.parametrize(
    ("body", "expected", "path"),
    [
        (CHOOSE + "dice = [4]", "complaint-case-proof", "case[0]"),
        ("expect = []\noffered = []", "complaint-case-proof", "case[0]"),
        ('refused = [{ option = "frobnicate" }]', "complaint-missing", "case[0].refused[0].rule"),
        (PROOF + 'without = ["a"]', "complaint-case-without", "case[0].without"),
    ],
)
def test_a_case_that_proves_nothing_is_refused(tmp_path: Path, body: str, expected: str, path: str) -> None:
    with pytest.raises(Problem) as caught:
        verdict(tmp_path, body)
    assert [(found.id, found.args["path"]) for found in caught.value.complaints] == [(expected, path)]


def test_what_is_unknown_is_told_with_what_is_known(tmp_path: Path) -> None:
    asked = ["event retreat", "event gone who=a", "a.courage == 1", "nobody.hex == 'C1'", "print(turn)"]
    found = verdict(tmp_path, f"expect = {asked}").complaints
    known = {message.id: message.args["known"] for message in found if "known" in message.args}
    assert known == {
        "case-expect-event": "card, draw, end, gone, move, place, strike",
        "case-expect-event-field": "unit",
        "case-expect-field": "hex, side, strength",
        "case-expect-name": "a, active, decision, outcome, side, turn, winner, z-1",
        "case-expect-call": "len, max, min, sorted, sum",
    }


REACTION = """
[[case]]
name = "x"
ruleset = "ancients"
rules = ["17.39"]
expect = ["turn == 1"]
[case.setup]
card = "first-strike"
side = [{ id = "south" }, { id = "north" }]
"""


def test_a_card_that_answers_attacks_is_not_the_card_in_play(tmp_path: Path) -> None:
    file = tmp_path / "card.toml"
    file.write_text(REACTION, encoding="utf-8")
    found = run_case(load_cases([file])[0], find_ruleset).complaints
    assert [(message.id, message.args["path"]) for message in found] == [("ancients-complaint-reaction-card", "card")]


def test_an_event_the_ruleset_does_not_declare_is_its_defect(tmp_path: Path) -> None:
    class Silent(SkirmishRules):
        events: ClassVar[EventTable] = {"strike": ("unit", "target", "die")}

    file = tmp_path / "one.toml"
    file.write_text(HEAD + CHOOSE + PROOF + "dice = [4]" + SETUP, encoding="utf-8")
    found = run_case(load_cases([file])[0], lambda name: Silent()).complaints
    assert [message.args["name"] for message in found if message.id == "case-event-undeclared"] == ["strike.hit"]


def test_a_die_too_few_names_the_roll_that_wanted_it(tmp_path: Path) -> None:
    short = verdict(tmp_path, CHOOSE + PROOF).complaints[-1]
    assert short.id == "case-die-wanted"
    assert dict(short.args) == {"die": 1, "faces": 6, "roll": "strike (5.3)", "number": 4, "text": "stand"}


def test_a_case_tells_how_it_went(tmp_path: Path) -> None:
    trace = verdict(tmp_path, PROOF + 'choose = ["order a", "halt", "attack z-1"]').trace
    assert [(step.number, step.kind, step.text) for step in trace.steps] == [
        (1, "order", "order a"), (2, "step", "halt"), (3, "attack", "attack z-1"),
    ]  # fmt: skip
    assert trace.where is not None
    assert dict(trace.where.args) == {"turn": 1, "phase": "order", "side": "blue", "kind": "defend"}
    fought = verdict(tmp_path, CHOOSE + 'dice = [4]\nexpect = ["turn == 9"]').trace.steps[-1]
    assert fought.dice == (4,)
    assert fought.events[0] == {"kind": "strike", "unit": "a", "target": "z-1", "die": 4, "hit": 1}


WHOLE = """
scenario = "ford"
without = ["blue-2", "blue-3"]
expect = ["red-1.hex == 'C3'", "red-2.strength == 1", "side.red.hand == ['ambush']", "blue-1.side == 'blue'", "{last}"]
[[case.setup.side]]
id = "red"
hand = ["ambush"]
unit = [{ id = "red-1", hex = "C3" }, { id = "red-2", strength = 1 }, { id = "red-9", hex = "A1" }]
"""


def whole(tmp_path: Path, last: str) -> Verdict:
    file = tmp_path / "whole.toml"
    file.write_text(HEAD + WHOLE.replace("{last}", last), encoding="utf-8")
    return run_case(load_cases([file])[0], find_ruleset)


def test_a_whole_battle_can_be_changed(tmp_path: Path) -> None:
    assert whole(tmp_path, "red-9.hex == 'A1'").complaints == []
    assert [found.id for found in whole(tmp_path, "blue-2.hex == 'A1'").complaints] == [
        "case-expect-unreadable", "case-expect-name",
    ]  # fmt: skip


TURN_4 = """
[[case]]
name = "x"
ruleset = "alexander"
rules = ["5.21a"]
scenario = "pelium"
expect = ["turn == 4", "decision.kind == 'activate'", "alexander.wounded == 1"]
[case.setup]
turn = 4
[[case.setup.side]]
id = "macedonian"
leader = [{ id = "alexander", wounded = 1 }]
"""


def test_the_page_about_cases_is_true(tmp_path: Path) -> None:
    """Its two examples are played; the second is but the beginning of a case."""
    whole, part = re.findall(r"```toml\n(.*?)```", (CASES.parent / "docs" / "cases.md").read_text("utf-8"), re.DOTALL)
    seen = ["turn == 7", "phase == 'combat'", "velites-1.blocks == 2", "velites-1.hex == 'E5'", "varro.hex == 'C2'"]
    head = f'[[case]]\nname = "x"\nruleset = "ancients"\nrules = ["5.02"]\nexpect = {seen}\n'
    file = tmp_path / "page.toml"
    file.write_text(whole + head + part + TURN_4, encoding="utf-8")
    assert [run_case(case, find_ruleset).complaints for case in load_cases([file])] == [[], [], []]


def test_what_is_left_out_of_a_battle_must_be_there(tmp_path: Path) -> None:
    file = tmp_path / "whole.toml"
    file.write_text(HEAD + WHOLE.replace('"blue-2"', '"nobody"'), encoding="utf-8")
    assert [found.id for found in run_case(load_cases([file])[0], find_ruleset).complaints] == ["case-without-unknown"]


def test_documents_are_merged_thing_by_thing() -> None:
    army = {"side": [{"id": "red", "unit": [{"id": "a", "hex": "A1"}, {"id": "b"}]}, {"id": "blue"}], "turns": 5}
    changes = {"turn": 3, "side": [{"id": "red", "unit": [{"id": "a", "hits": 1}, {"id": "c"}]}]}
    red = {"id": "red", "unit": [{"id": "a", "hex": "A1", "hits": 1}, {"id": "b"}, {"id": "c"}]}
    assert merged(army, changes) == {"side": [red, {"id": "blue"}], "turns": 5, "turn": 3}
    assert merged(army, {"side": []})["side"] == []
    placed = {"side": [{"id": "red", "unit": [{"id": "a", "off": True}]}]}
    gone = merged(army, placed, lambda thing, change: ("hex",) if "off" in change else ())
    assert gone["side"][0]["unit"] == [{"id": "a", "off": True}, {"id": "b"}]
    assert without(army, ["a", "blue"]) == {"side": [{"id": "red", "unit": [{"id": "b"}]}], "turns": 5}
    assert ids_in(army) == {"red", "blue", "a", "b"}


def test_missing_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="file-unreadable"):
        load_cases([tmp_path / "none.toml"])


class Thing:
    strength = 2
    hand = ("ambush",)
    _hidden = 1


NAMES = {"a-1": Thing(), "b": Thing(), "turn": 3, "decision": None}


@pytest.mark.parametrize(
    "text",
    [
        "a-1.strength == 2",
        "a-1.strength + b.strength == 4",
        "1 < turn <= 3 and not decision",
        "'ambush' in b.hand",
        "len(b.hand) == 1 or turn == 7",
        "turn in [1, 2, 3]",
        "-1 < turn - 1",
        "b.hand[0] == 'ambush'",
        "decision is None",
    ],
)
def test_expectations_that_hold(text: str) -> None:
    assert holds(text, NAMES, [], {})[0]


@pytest.mark.parametrize("value", [True, 1])
def test_a_truth_of_an_event_is_written_either_way(value: int) -> None:
    told = [{"kind": "trump", "success": value}]
    table = {"trump": ("success",)}
    assert all(holds(f"event trump success={word}", NAMES, told, table)[0] for word in ("true", "True", "1"))
    assert not any(holds(f"event trump success={word}", NAMES, told, table)[0] for word in ("false", "0"))


@pytest.mark.parametrize(
    ("written", "true"), [("[C3]", True), ("C3", True), ("['C3']", True), ("[C3, C4]", False), ("[]", False)]
)
def test_a_list_of_one_needs_no_brackets(written: str, true: bool) -> None:
    told = [{"kind": "step", "to": ["C3"]}]
    assert holds(f"event step to={written}", NAMES, told, {"step": ("to",)})[0] is true


@pytest.mark.parametrize(
    "text",
    [
        "b._hidden == 1", "b.__class__", "open('x')", "exec('x')", "(lambda: 1)()", "[x for x in b.hand]", "turn ** 9",
        "nobody.strength", "1 +", "decision.kind == 'x'", "turn < 'x'", "b.hand[9]", "f'{turn}'", "event",
    ],
)  # fmt: skip
def test_expectations_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        holds(text, NAMES, [], {})


def test_events_are_matched_by_their_fields() -> None:
    events = [{"kind": "hit", "unit": "a-1", "hits": 2}]
    table = {"hit": ("unit", "hits")}
    assert holds("event hit unit=a-1 hits=2", {}, events, table)[0]
    assert not holds("event hit unit=b", {}, events, table)[0]
    assert holds("no event hit hits=1", {}, events, table)[0]


@pytest.mark.parametrize(
    "text",
    [
        *("dice=[1, 6]", "dice=[1,6]", "at=['b 1', c]", "to='b 1'"),
        *("ok=true", "ok=True", "ok=1", "hit=true", "hit=1", "by=null", "by=None"),
    ],
)
def test_events_are_matched_however_their_values_are_written(text: str) -> None:
    events = [{"kind": "hit", "dice": [1, 6], "at": ("b 1", "c"), "ok": True, "hit": 1, "by": None, "to": "b 1"}]
    table = {"hit": ("dice", "at", "ok", "hit", "by", "to")}
    assert holds(f"event hit {text}", {}, events, table)[0]
    assert not holds("event hit dice=[1, 5] ok=true", {}, events, table)[0]
    assert not holds("event hit hit=false", {}, events, table)[0]


def test_ids_with_hyphens_are_read_in_every_group() -> None:
    names = {"division": SimpleNamespace(**{"red-1": SimpleNamespace(lost=True)})}
    assert holds("division.red-1.lost", names, [], {})[0]


def test_truths_and_nothing_are_read_as_events_write_them() -> None:
    names = {"a": SimpleNamespace(lost=True, order=""), "winner": None}
    assert holds("a.lost == true and winner == null and not a.lost == false", names, [], {})[0]
    assert holds("a.order == null and winner == '' and not a.order != null", names, [], {})[0]
    assert not holds("a.lost == null or a.order == 'x' or a.lost == ''", names, [], {})[0]


def test_a_rule_without_a_passing_case_is_named(tmp_path: Path) -> None:
    right = verdict(tmp_path, CHOOSE + 'dice = [4]\nexpect = ["z-1.strength == 1"]')
    wrong = verdict(tmp_path, CHOOSE + PROOF + "dice = [4, 4]")
    named = {rule.id for rule in uncovered(find_ruleset("skirmish"), [right])}
    assert "5.1" not in named
    assert "5.2" in named
    assert "5.1" in {rule.id for rule in uncovered(find_ruleset("skirmish"), [wrong])}
