"""The report: one file, both languages, no request, and records inside it that verify."""

from __future__ import annotations

import base64
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from lab_harness import ran, skirmish_of

from strategikon.lab import simulate
from strategikon.lab.plots import fan, histogram, mirrored, ticks
from strategikon.lab.report import Report, keep_report
from strategikon.library import find_scenario

VOID = {"meta", "br"}


class Reader(HTMLParser):
    """Every tag is closed, and whatever is linked lies in the file."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "srcset")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def done() -> Any:
    return simulate(find_scenario("ancients/akragas"), 6, ("random", "random"), workers=1)


def test_fonts_go_into_the_file_where_they_are_at_hand(done: Any, tmp_path: Path) -> None:
    (tmp_path / "inter-latin-wght-normal-x.woff2").write_bytes(b"font")
    assert 'font-family:"Inter"' in Report(done, "en", tmp_path).page()
    assert 'font-family:"Inter"' not in Report(done, "en").page()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_asks_nothing_of_any_network(done: Any, language: str, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    keep_report(done, path, language)
    page = path.read_text("utf-8")
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert all(link.startswith("data:") for link in reader.links)
    assert not re.search(r"https?://|@import|<script", page)
    assert re.findall(r"url\((?!data:|#)[^)]*\)", page) == []
    assert ("Des batailles à revoir" in page) == (language == "fr")


def test_figures_and_opponents_are_written_as_the_language_does(done: Any) -> None:
    """1.5 is 1,5 in French, in every cell and on every axis, and a veteran is a vétéran."""
    run = simulate(find_scenario("skirmish/ford"), 4, ("recruit", "random"), workers=1)
    for page in (Report(done, "fr").page(), Report(run, "fr").page()):
        words = re.sub(r"<style>.*?</style>|<code>.*?</code>|<[^>]*>", " ", page, flags=re.S)
        assert re.search(r"\d,\d", words)
        assert re.findall(r"\S*\d\.\d\S*", words) == []
    assert "recrue contre hasard" in page
    assert re.search(r"\d\.\d", re.sub(r"<[^>]*>", " ", Report(done, "en").page()))


def test_every_sentence_is_there(done: Any) -> None:
    for language in ("en", "fr"):
        report = Report(done, language)
        report.page()
        assert report.teller.missing == set()


def test_the_records_inside_verify(done: Any, tmp_path: Path) -> None:
    page = Report(done, "en").page()
    found = re.findall(r'download="([^"]+)" href="data:application/json;base64,([^"]+)"', page)
    assert found
    for name, data in found[:2]:
        file = tmp_path / name
        file.write_bytes(base64.b64decode(data))
        assert "verified" in ran("verify", str(file)).stdout


def test_hostile_names_are_only_text(tmp_path: Path) -> None:
    battle = skirmish_of(
        {"unit": [{"id": "a", "hex": "A1"}]}, {"unit": [{"id": "z", "hex": "E7"}]},
        title={"en": "<script>alert(1)</script>", "fr": "x"},
    )  # fmt: skip
    run = simulate(battle.scenario, 2, ("random", "random"), workers=1)
    assert "<script" not in Report(run, "en").page()


def test_plots_of_little() -> None:
    """One battle, one turn, nothing lost: still a drawing."""
    for drawn in (
        histogram("t", "x", [7], (7, "median 7")),
        mirrored("t", "x", [], [], ("a", "b")),
        fan("t", "x", [(0, (0, 0, 0, 0, 0)), (1, (0, 0, 0, 0, 0))], ("a", "b")),
    ):
        assert drawn.startswith("<svg")
        assert drawn.endswith("</svg>")
        assert "nan" not in drawn


def test_ticks_are_round() -> None:
    assert ticks(0, 10) == [0, 2, 4, 6, 8, 10]
    assert ticks(3, 27, 6) == [5, 10, 15, 20, 25]
    assert ticks(0, 0.9) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8])
