"""Documents from outside: every complaint at once, each with file, key and what was expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from strategikon.kernel.ledger import load_ledger
from strategikon.kernel.message import Problem
from strategikon.kernel.scenario import (
    Balance,
    Scenario,
    parse_document,
    parse_options,
    read_document,
    settle_options,
)
from strategikon.library import find_ruleset, find_scenario, load

RULESET = find_ruleset("skirmish")
FORD = read_document(RULESET.folder / "scenarios" / "ford.toml")


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
