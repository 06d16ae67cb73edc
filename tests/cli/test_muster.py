"""`strategikon muster …`: lists, prices, translations, armies by the computer, battles of two rosters."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategikon.toml_text import toml_text


@pytest.fixture
def rosters(run: Any, tmp_path: Path) -> tuple[str, str]:
    paths = str(tmp_path / "a.toml"), str(tmp_path / "b.toml")
    for name, path in zip(("macedon", "achaemenid"), paths, strict=True):
        assert run("muster", "raise", f"bayard/{name}", "--budget", "800", "--save", path).code == 0
    return paths


def test_lists_and_one_of_them(run: Any) -> None:
    assert "bayard/macedon" in run("muster", "lists").out
    told = json.loads(run("muster", "lists", "--json").out)["lists"]["bayard"]
    assert len(told) == 16
    assert "Companion cavalry" in run("muster", "show", "bayard/mace").out
    assert "Compagnons" in run("--lang", "fr", "muster", "show", "bayard/macedon").out


def test_a_roster_is_priced_and_printed(run: Any, rosters: tuple[str, str]) -> None:
    priced = run("muster", "price", rosters[0])
    assert priced.code == 0
    assert "points of 800" in priced.out
    assert "Weapons: pike" in run("muster", "sheet", rosters[0]).out


def test_complaints_are_told_at_once_and_end_in_1(run: Any, rosters: tuple[str, str], tmp_path: Path) -> None:
    wrong = tomllib.loads(Path(rosters[0]).read_text("utf-8")) | {"budget": 10, "leader": []}
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(wrong), "utf-8")
    priced = run("muster", "price", str(path))
    assert priced.code == 1
    assert priced.out.count("! ") == 2
    assert len(json.loads(run("muster", "price", str(path), "--json").out)["complaints"]) == 2


def test_a_line_is_translated_as_the_author_wants(run: Any) -> None:
    line = ("muster", "translate", "bayard", "Irr B MC, JLS, B", "--year", "-480")
    assert "weight: light (or medium)" in run(*line).out
    assert json.loads(run(*line, "--choose", "weight=medium", "--json").out)["troop"]["weight"] == "medium"
    assert run(*line, "--choose", "weight").code == 2
    assert "composite_bow" in run(*line, "--json").out


@pytest.mark.parametrize("field", [(), ("--field", "zama_202bc"), ("--landscape", "northern", "--density", "dense")])
def test_two_rosters_make_a_battle_that_can_be_played(
    run: Any, rosters: tuple[str, str], tmp_path: Path, field: tuple[str, ...]
) -> None:
    path = str(tmp_path / "battle.toml")
    assert run("muster", "battle", *rosters, *field, "--method", "paper", "--save", path).code == 0
    assert tomllib.loads(Path(path).read_text("utf-8"))["deployment"] == {"method": "paper"}
    assert run("check", path, "--battles", "1", "--again", "9").code == 0
    assert run("muster", "battle", *rosters, "--field", path, "--deployed", "--save", path).code == 0
    assert "deployment" not in tomllib.loads(Path(path).read_text("utf-8"))


@pytest.mark.parametrize(
    "words",
    [
        ("enlist",), ("show", "macedon"), ("show", "bayard/atlantis"), ("show", "ancients/rome"), ("price", "no.toml"),
        ("price", "no.json"), ("translate", "bayard", ""), ("translate", "bayard", "Reg C HI", "--book", "mormon"),
        ("raise", "bayard/macedon", "--budget", "-5"), ("raise", "bayard/macedon", "--budget", "10"),
        ("raise", "bayard/macedon", "--year", "soon"), ("battle", "a.toml"), ("lists", "more"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_one_sentence(run: Any, words: tuple[str, ...]) -> None:
    ran = run("muster", *words)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1


def test_terms_that_do_not_exist_are_named(run: Any, rosters: tuple[str, str]) -> None:
    for words in (("--method", "blind"), ("--field", "atlantis"), ("--landscape", "moon"), ("--option", "magic")):
        ran = run("muster", "battle", *rosters, *words)
        assert (ran.code, len(ran.err.splitlines())) == (2, 1), words


VALUES = st.recursive(
    st.integers(-(10**9), 10**9) | st.booleans() | st.text(st.characters(codec="utf-8"), max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(st.text(st.characters(codec="utf-8"), max_size=5), VALUES, max_size=5))
def test_any_document_can_be_written_and_read_again(document: dict[str, object]) -> None:
    assert tomllib.loads(toml_text(document)) == document
