"""Documents from outside: every complaint at once, each with file, key and what was expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.ledger import load_ledger
from strategikon.kernel.message import Message, Problem
from strategikon.kernel.record import rebuild
from strategikon.kernel.scenario import (
    Balance,
    Scenario,
    load_scenario,
    parse_document,
    parse_options,
    read_document,
    scenario_files,
    settle_options,
)
from strategikon.kernel.schema import Report, integer, listing
from strategikon.library import find_ruleset, find_scenario, load, rulesets

RULESET = find_ruleset("skirmish")
FORD = read_document(RULESET.folder / "scenarios" / "ford.toml")


OURS = [load_scenario(book, name) for book in rulesets().values() for name in scenario_files(book)]


def complaints(document: dict[str, Any], inline: bool = False) -> list[tuple[str, str]]:
    with pytest.raises(Problem) as found:
        Scenario(RULESET, document, "f.toml", inline)
    assert all(message.args["file"] == "f.toml" for message in found.value.complaints)
    return [(message.args["path"], message.id) for message in found.value.complaints]


def test_a_battle_is_found_by_a_unique_beginning() -> None:
    assert find_scenario("skirmish/ford").name == find_scenario("skir/f").name == "skirmish/ford"


@pytest.mark.parametrize("name", ["ford", "skirmish/", "skirmish/nowhere", "/ford", "", "chess/ford", "skirmish/../x"])
def test_unknown_names_are_refused(name: str) -> None:
    with pytest.raises(Problem):
        find_scenario(name)


def test_every_complaint_at_once() -> None:
    document = {**FORD, "colour": "red", "turns": "many", "id": 7, "side": [{"id": "red", "unit": [{"id": "-"}]}]}
    del document["title"]
    assert complaints(document) == [
        ("colour", "complaint-unknown"),
        ("side", "complaint-list-length"),
        ("side[0].unit[0].id", "complaint-ident"),
        ("id", "complaint-ident"),
        ("title", "complaint-missing"),
        ("turns", "complaint-integer"),
    ]


@pytest.mark.parametrize("ruleset", ["skirmish", "ancients", "alexander", "bayard", "caesar"])
@pytest.mark.parametrize("sides", [[], [{}], [{"id": "south"}], [{"id": "south"}, {"id": "north"}]])
def test_the_setup_of_a_case_may_leave_out_much_but_is_complained_of(ruleset: str, sides: list[Any]) -> None:
    """It is played, or every complaint is a sentence: nothing is looked for that was left out."""
    found: tuple[Message, ...] = ()
    try:
        Battle(Scenario(find_ruleset(ruleset), {"side": sides}, "case", inline=True), "seed")
    except Problem as trouble:
        found = trouble.complaints
    assert len(found) > 0 or len(sides) == 2
    assert all(complaint.args["file"] == "case" for complaint in found)


def test_a_setup_may_have_fewer_things_only_where_that_is_said() -> None:
    pair, few = listing(integer(1, 9), least=2, most=2), listing(integer(1, 9), least=2, inline=1)
    for inline, complaints_of_few in ((True, 0), (False, 1)):
        report = Report("x", inline)
        few([5], "few", report)
        assert len(report.complaints) == complaints_of_few
        few([], "few", report)
        pair([5], "pair", report)
        assert len(report.complaints) == complaints_of_few + 2


@pytest.mark.parametrize(("rows", "enemy"), [(2, "B1"), (5, "A1")])
def test_a_bank_has_room_for_its_pickets(rows: int, enemy: str) -> None:
    """2.3 On two rows there is no bank; of the five hexes of a narrow one an enemy in A1 leaves A3 and B2."""
    red = {"id": "red", "unit": [{"id": name, "picket": True} for name in "pqr"]}
    blue = {"id": "blue", "unit": [{"id": "z", "hex": enemy}]}
    narrow = {**FORD, "rows": rows, "columns": 3, "side": [red, blue]}
    assert complaints(narrow) == [("side[0].unit", "skirmish-crowded")]
    del red["unit"][1:]
    if rows == 5:
        assert Battle(Scenario(RULESET, narrow, "f.toml"), "seed").decision.texts() == ["place p A3", "place p B2"]


def test_what_the_ruleset_finds() -> None:
    side = {"id": "red", "unit": [{"id": "a", "hex": "Z9"}, {"id": "a", "hex": "A1"}]}
    assert complaints({**FORD, "side": [side, FORD["side"][1]]}) == [
        ("side[0].unit[0].hex", "skirmish-off-map"),
        ("side[0].unit[1]", "complaint-twice"),
    ]


def test_inline_setups_need_only_what_matters() -> None:
    sides = [{"id": "red", "unit": [{"id": "a", "hex": "A1"}]}, {"id": "blue", "unit": [{"id": "b", "hex": "B1"}]}]
    assert Scenario(RULESET, {"side": sides}, "f.toml", inline=True).id == "inline"
    assert ("side", "complaint-missing") in complaints({}, inline=True)
    assert ("id", "complaint-missing") in complaints({"side": sides})


def test_a_document_may_say_whom_the_battle_favours() -> None:
    told = {**FORD, "balance": {"favours": "blue", "share": 71, "battles": 200}}
    weighed = Scenario(RULESET, told, "f.toml")
    assert weighed.balance == Balance("blue", 71, 200)
    assert weighed.balance.message.args == {"side": "blue", "share": 71, "battles": 200}
    assert Scenario(RULESET, FORD, "f.toml").balance is None


def test_whom_it_favours_is_no_part_of_the_battle() -> None:
    """Measuring again breaks no record: neither the digest nor what the ruleset reads changes."""
    plain = Scenario(RULESET, FORD, "f.toml")
    for share in (50, 100):
        weighed = Scenario(RULESET, {**FORD, "balance": {"favours": "red", "share": share, "battles": 1}}, "f.toml")
        assert (weighed.digest, weighed.document) == (plain.digest, plain.document)


@pytest.mark.parametrize(
    ("balance", "path", "complaint"),
    [
        ("red", "balance", "complaint-table"),
        ([], "balance", "complaint-table"),
        ({"favours": "green", "share": 71, "battles": 200}, "balance.favours", "complaint-choice"),
        ({"favours": ["red"], "share": 71, "battles": 200}, "balance.favours", "complaint-ident"),
        ({"favours": "red", "share": 49, "battles": 200}, "balance.share", "complaint-range"),
        ({"favours": "red", "share": 101, "battles": 200}, "balance.share", "complaint-range"),
        ({"favours": "red", "share": 0.71, "battles": 200}, "balance.share", "complaint-integer"),
        ({"favours": "red", "share": 71, "battles": 0}, "balance.battles", "complaint-range"),
        ({"favours": "red", "share": 71, "battles": True}, "balance.battles", "complaint-integer"),
        ({"favours": "red", "share": 71}, "balance.battles", "complaint-missing"),
        ({"favours": "red", "share": 71, "battles": 9, "by": "me"}, "balance.by", "complaint-unknown"),
    ],
)
def test_what_cannot_be_said_about_it(balance: Any, path: str, complaint: str) -> None:
    assert complaints({**FORD, "balance": balance}) == [(path, complaint)]


# -- historical and evened targets ------------------------------------------------------------------------------------

CHANGE = {"turns": 12, "side.blue.unit.blue-2.strength": 3, "title.en": "The ford, evened"}
BLUES = [{**unit, "strength": 2} for unit in FORD["side"][1]["unit"]]
BOTH = {
    **FORD,
    "side": [FORD["side"][0], {**FORD["side"][1], "unit": BLUES}],
    "balance": {"favours": "red", "share": 90, "battles": 40},
    "evened": {"change": CHANGE, "balance": {"favours": "blue", "share": 52, "battles": 100}},
}


def test_evened_targets_stand_beside_the_historical_ones() -> None:
    scenario = Scenario(RULESET, BOTH, "f.toml")
    evened = scenario.targeted("evened")
    assert (scenario.targets, scenario.balance) == ("historical", Balance("red", 90, 40))
    assert (evened.targets, evened.balance) == ("evened", Balance("blue", 52, 100))
    assert (scenario.document["turns"], evened.document["turns"]) == (30, 12)
    assert [unit["strength"] for unit in evened.document["side"][1]["unit"]] == [2, 3, 2]
    assert evened.document["title"] == {**FORD["title"], "en": "The ford, evened"}
    assert (evened.id, evened.name) == (scenario.id, scenario.name)
    assert evened.targeted("historical") is scenario
    assert [message.id for message in scenario.remarks] == ["scenario-targets-historical", "scenario-favours"]
    assert Scenario(RULESET, FORD, "f.toml").remarks == []


def test_each_has_a_digest_of_its_own() -> None:
    """The historical one that of the document without the table, the evened one that of a document that says so."""
    scenario = Scenario(RULESET, BOTH, "f.toml")
    plain = {key: value for key, value in BOTH.items() if key not in ("balance", "evened")}
    assert scenario.digest == Scenario(RULESET, plain, "f.toml").digest
    changed = {**plain, "turns": 12, "title": {**FORD["title"], "en": "The ford, evened"}}
    units = [BLUES[0], {**BLUES[1], "strength": 3}, BLUES[2]]
    changed["side"] = [plain["side"][0], {**plain["side"][1], "unit": units}]
    evened = scenario.targeted("evened")
    assert evened.digest == Scenario(RULESET, changed, "f.toml").digest
    assert [scenario.edition(each.digest) for each in (scenario, evened)] == [scenario, evened]
    assert scenario.edition("0" * 64) is None


def test_a_battle_without_them_has_one_kind_of_targets() -> None:
    with pytest.raises(Problem, match="scenario-no-targets"):
        load("skirmish/ford", targets="evened")
    with pytest.raises(Problem, match="scenario-no-targets"):
        load("alexander/troad", targets="bent")


@pytest.mark.parametrize(
    ("evened", "path", "complaint"),
    [
        ("red", "evened", "complaint-table"),
        ({}, "evened.change", "complaint-missing"),
        ({"change": {}}, "evened.change", "complaint-table"),
        ({"change": ["turns"]}, "evened.change", "complaint-table"),
        ({"change": {"turns": "many"}}, "evened.change.turns", "complaint-path"),
        ({"change": {"turns": True}}, "evened.change.turns", "complaint-path"),
        ({"change": {"side": []}}, "evened.change.side", "complaint-path"),
        ({"change": {"side.green.hand": 3}}, "evened.change.side.green.hand", "complaint-path"),
        ({"change": {"turns": 0}}, "turns", "complaint-range"),
        ({"change": {"turns": 5}, "balance": {"favours": "red"}}, "evened.balance.share", "complaint-missing"),
    ],
)
def test_what_cannot_be_evened(evened: Any, path: str, complaint: str) -> None:
    assert (path, complaint) in complaints({**FORD, "evened": evened})


@pytest.mark.parametrize("scenario", [each for each in OURS if "evened" in each.by_targets], ids=lambda each: each.name)
def test_ours_say_how_even_they_are(scenario: Scenario) -> None:
    """The evened targets favour nobody by much; what the historical ones do has been fought out too."""
    evened = scenario.targeted("evened").balance
    assert evened is not None
    assert evened.share <= 60
    assert scenario.balance is not None


@pytest.mark.parametrize("targets", ["historical", "evened"])
def test_a_record_says_which_targets_were_fought_for(targets: str) -> None:
    battle = load("alexander/troad", "record", targets=targets)
    battle.pick(0)
    record = battle.record()
    assert record["targets"] == targets
    assert record["scenario"]["digest"] == find_scenario("alexander/troad", targets).digest
    assert rebuild(record, "r", find_ruleset).scenario.targets == targets
    older = {key: value for key, value in record.items() if key != "targets"}
    assert rebuild(older, "r", find_ruleset).scenario.targets == targets
    other = "evened" if targets == "historical" else "historical"
    with pytest.raises(Problem, match="record-header"):
        rebuild({**record, "targets": other}, "r", find_ruleset)
    assert "targets" not in load("skirmish/ford").record()


def test_the_digest_is_of_what_is_said() -> None:
    spaced = parse_document(b"b = 1\n\na=2 # note", "x")
    assert Scenario(RULESET, {**FORD}, "f").digest == load("skirmish/ford").scenario.digest
    assert spaced == {"b": 1, "a": 2}


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"a = ", {"line": "1", "column": "5"}),
        (b"a = 1\na = 2", {"line": "2"}),
        (b"\xff", {}),
        (b"a = " + b"[" * 5000, {}),
        (b'a = "x', {}),
        (b"a = [{ b = 0x" + b"f" * 5000 + b" }]", {}),
    ],
)
def test_files_that_are_no_toml(raw: bytes, expected: dict[str, str]) -> None:
    with pytest.raises(Problem) as found:
        parse_document(raw, "x.toml")
    args = found.value.complaints[0].args
    assert args["file"] == "x.toml"
    assert expected.items() <= {key: str(value) for key, value in args.items()}.items()


def test_a_file_that_is_too_large_or_not_there(tmp_path: Path) -> None:
    big = tmp_path / "big.toml"
    big.write_bytes(b"#" * 2_000_000)
    with pytest.raises(Problem, match="file-large"):
        read_document(big)
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(Problem, match="file-unreadable"):
            read_document(path)


def test_switches_as_people_write_them() -> None:
    assert parse_options(["deadly", "caps=both"]) == {"deadly": "on", "caps": "both"}
    assert settle_options(RULESET, {}) == {"deadly": "off"}


def test_a_ledger_finds_a_rule_and_its_parts(tmp_path: Path) -> None:
    rule = '[[rule]]\nid = "{}"\nsection = "s"\nkind = "core"\nen = "e"\nfr = "f"\n'
    path = tmp_path / "rules.toml"
    rules = map(rule.format, ("7.2", "7.23a", "7.23b", "8.1"))
    path.write_text('system = "x"\ntitle = "t"\n' + "".join(rules), "utf-8")
    ledger = load_ledger(path)
    assert [r.id for r in ledger.find("7.23")] == ["7.23a", "7.23b"]
    assert [r.id for r in ledger.find("7")] == ["7.2", "7.23a", "7.23b"]
    assert ledger.find("9") == []


def test_a_ledger_with_a_number_twice_is_refused(tmp_path: Path) -> None:
    rule = '[[rule]]\nid = "1.1"\nsection = "s"\nkind = "core"\nen = "e"\nfr = "f"\n'
    path = tmp_path / "rules.toml"
    path.write_text('system = "x"\ntitle = "t"\n' + rule + rule, "utf-8")
    with pytest.raises(Problem, match="complaint-twice"):
        load_ledger(path)


@pytest.mark.parametrize("targets", ["historical", "evened"])
def test_the_record_of_an_own_battle_carries_the_targets_in_its_document(targets: str) -> None:
    document = read_document(scenario_files(find_ruleset("alexander"))["troad"])
    whole = Scenario(find_ruleset("alexander"), document, "mine", inline=True)
    battle: AnyBattle = Battle(whole.targeted(targets), "record")
    battle.pick(0)
    record = battle.record()
    again = rebuild(record, "r", find_ruleset)
    assert again.record() == record
    assert again.scenario.digest == whole.targeted(targets).digest
