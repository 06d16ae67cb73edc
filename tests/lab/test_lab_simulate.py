"""Many battles: the same however they are fought, none lost, none fought twice, and figures one can check by hand."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from lab_harness import ENVIRONMENT, lines, ran, simulated, words

from strategikon.lab import simulate
from strategikon.lab.fight import rebuilt
from strategikon.lab.simulate import plain_rows
from strategikon.lab.statistics import mean_error, quantile, wilson
from strategikon.lab.telling import command_line
from strategikon.library import find_scenario

FORD = ("skirmish/ford", "--sides", "random,random")


# -- statistics -------------------------------------------------------------------------------------------------------


def test_wilson_by_a_pencil() -> None:
    """8 of 10: (0.8 + 0.19207) / 1.38415 ± 1.96 √(0.016 + 0.009604) / 1.38415, which is 0.717 ± 0.227."""
    low, high = wilson(8, 10)
    assert (low, high) == pytest.approx((0.4902, 0.9433), abs=0.0005)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == pytest.approx(1)


def test_means_and_quantiles() -> None:
    assert mean_error([2, 4]) == (3, pytest.approx(1.96, abs=0.001))  # standard error 1
    assert quantile([1, 2, 3, 10], 0.5) == 2.5
    assert quantile([5], 0.9) == 5
    assert quantile([], 0.5) == 0


# -- the command ------------------------------------------------------------------------------------------------------


def test_the_one_object(tmp_path: Path) -> None:
    found = simulated(*FORD, "--battles", "12", "--seed", "s", "--workers", "1", "--out", str(tmp_path / "a.jsonl"))
    sides = found["sides"]
    assert found["battles"] == 12
    assert sum(sides[side]["wins"] for side in sides) + sides["red"]["draws"] == 12
    assert sides["red"]["win_rate"] + sides["blue"]["win_rate"] == pytest.approx(1)
    for side in sides.values():
        assert side["win_rate"] == pytest.approx((side["wins"] + side["draws"] / 2) / 12)
        assert side["interval"][0] <= side["win_rate"] <= side["interval"][1]
    assert found["players"]["random"]["win_rate"] == pytest.approx(0.5)  # one name for both: each battle counts twice
    assert found["players"]["random"]["battles"] == 24


def test_swapping_fights_every_seed_from_both_sides(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    sides = ("ancients/akragas", "--sides", "veteran,random", "--battles", "5", "--swap", "--workers", "1")
    found = simulated(*sides, "--out", str(out))
    rows = lines(out)
    assert [(row["number"], row["swapped"]) for row in rows] == [(n, s) for n in range(3) for s in (False, True)]
    assert rows[0]["seed"] == rows[1]["seed"]
    assert rows[0]["players"] == {"south": "veteran", "north": "random"}
    assert rows[1]["players"] == {"south": "random", "north": "veteran"}
    assert found["players"]["veteran"]["battles"] == 6
    won = sum(row["player"] == "veteran" for row in rows)
    assert found["players"]["veteran"]["wins"] == won


def test_any_number_of_workers_gives_the_same(tmp_path: Path) -> None:
    files = []
    for workers in ("1", "3"):
        files.append(tmp_path / f"{workers}.jsonl")
        ran("simulate", *FORD, "--battles", "20", "--workers", workers, "--out", str(files[-1]))
    assert lines(files[0]) == lines(files[1])


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out, whole = tmp_path / "a.jsonl", tmp_path / "whole.jsonl"
    ran("simulate", *FORD, "--battles", "9", "--workers", "1", "--out", str(whole))
    ran("simulate", *FORD, "--battles", "4", "--workers", "1", "--out", str(out))
    kept = out.read_text("utf-8").splitlines()
    out.write_text("\n".join(kept[:3]) + "\n" + kept[3][:40], "utf-8")  # the last line breaks off
    ran("simulate", *FORD, "--battles", "9", "--workers", "1", "--out", str(out))
    assert lines(out) == lines(whole)
    again = out.read_text("utf-8").splitlines()
    assert again[:3] == kept[:3]  # not fought again: even their seconds are the same


def test_a_damaged_line_in_the_middle_is_a_complaint(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    ran("simulate", *FORD, "--battles", "3", "--workers", "1", "--out", str(out))
    first, *rest = out.read_text("utf-8").splitlines()
    out.write_text("\n".join([first[:50], *rest]) + "\n", "utf-8")
    done = ran("simulate", *FORD, "--battles", "3", "--out", str(out), code=2)
    assert done.stderr == "a.jsonl: line 1 is no battle of a simulation.\n"


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    ran("simulate", *FORD, "--battles", "2", "--workers", "1", "--out", str(out))
    before = out.read_bytes()
    done = ran("simulate", *FORD, "--battles", "2", "--seed", "another", "--out", str(out), code=2)
    assert "belongs to another run" in done.stderr
    assert out.read_bytes() == before


def test_ctrl_c_keeps_what_was_fought(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    arguments = ("ancients/akragas", "--sides", "random,random", "--battles", "100000", "--workers", "2")
    pipe, before = subprocess.PIPE, signal.signal(signal.SIGINT, signal.default_int_handler)
    try:  # a shell that runs the tests in the background has them ignore interrupts, and children inherit that
        running = subprocess.Popen(
            words("simulate", *arguments, "--out", str(out)), stdout=pipe, stderr=pipe, encoding="utf-8",
            env=ENVIRONMENT,
        )  # fmt: skip
    finally:
        signal.signal(signal.SIGINT, before)
    end = time.monotonic() + 120
    while time.monotonic() < end and not (out.exists() and out.read_bytes().count(b"\n") > 2):
        time.sleep(0.05)
    os.kill(running.pid, signal.SIGINT)
    stdout, stderr = running.communicate(timeout=60)
    assert (running.returncode, stdout, stderr) == (130, "", "Interrupted.\n")
    assert len(lines(out)) > 2


def test_tables_for_other_tools(tmp_path: Path) -> None:
    table, out = tmp_path / "a.csv", tmp_path / "a.jsonl"
    run = ("ancients/akragas", "--sides", "random,random", "--battles", "3", "--workers", "1")
    ran("simulate", *run, "--csv", str(table), "--out", str(out))
    with table.open(encoding="utf-8", newline="") as file:
        cells = list(csv.DictReader(file))
    rows = lines(out)
    assert [cell["winner"] for cell in cells] == [row["winner"] or "" for row in rows]
    lost = sum(amount for _, side, what, _, amount in rows[0]["losses"] if (side, what) == ("south", "losses"))
    assert int(cells[0]["south_losses"]) == lost > 0


def test_a_row_rebuilds_its_battle(tmp_path: Path) -> None:
    """A record made from a row verifies, and ends as the row says."""
    done = simulate(find_scenario("skirmish/ford"), 2, ("random", "random"), workers=1)
    for row in done.rows:
        battle = rebuilt(done.plan, row)
        assert battle.outcome is not None
        assert battle.outcome.winner == row["winner"]
        path = tmp_path / "r.json"
        path.write_text(json.dumps(battle.record()), "utf-8")
        assert "verified" in ran("verify", str(path)).stdout


def test_evened_targets_are_fought_for_by_workers_too(tmp_path: Path) -> None:
    """Workers are told the digest, and find the battle that has it; the two are different runs."""
    runs = {}
    for targets in ("historical", "evened"):
        out = tmp_path / f"{targets}.jsonl"
        words = ("alexander/troad", "--battles", "2", "--sides", "random,random", "--workers", "2", "--out", str(out))
        runs[targets] = simulated(*words, "--targets", targets)
        assert runs[targets]["targets"] == targets
        assert {row["targets"] for row in lines(out)} == {targets}
    assert runs["historical"]["run"] != runs["evened"]["run"]
    done = simulate(find_scenario("alexander/troad", "evened"), 1, ("random", "random"), workers=1)
    assert rebuilt(done.plan, done.rows[0]).record()["targets"] == "evened"
    assert "--targets evened" in command_line(done)


def test_from_python(tmp_path: Path) -> None:
    seen = []
    scenario = find_scenario("skirmish/ford")
    done = simulate(scenario, 3, ("random", "random"), seed="p", workers=1, progress=seen.append)
    assert plain_rows(seen) == plain_rows(done.rows)
    assert done.summary().by_side["red"].battles == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nowhere/at-all",), "ruleset"),
        (("skirmish/ford", "--battles", "0"), "--battles"),
        (("skirmish/ford", "--battles", "many"), "--battles"),
        (("skirmish/ford", "--sides", "veteran"), "2 sides"),
        (("skirmish/ford", "--sides", "random,nobody"), "nobody"),
        (("skirmish/ford", "--sides", ""), "2 sides"),
        (("skirmish/ford", "--workers", "-1"), "--workers"),
        (("skirmish/ford", "--think", "for ever"), "--think"),
        (("skirmish/ford", "--nodes", "0"), "--nodes"),
        (("skirmish/ford", "--seed", ""), "seed"),
        (("skirmish/ford", "--seed", "x" * 300), "seed"),
        (("skirmish/ford", "--option", "nothing=on"), "nothing"),
        ((*FORD, "--battles", "1", "--out", "/proc/nowhere/a.jsonl"), "cannot be written"),
        ((*FORD, "--battles", "1", "--workers", "1", "--csv", "/proc/nowhere/a.csv"), "cannot be written"),
        ((*FORD, "--battles", "1", "--workers", "1", "--report", "/proc/nowhere/a.html"), "cannot be written"),
    ],
)
def test_one_sentence_for_hostile_arguments(arguments: tuple[str, ...], said: str) -> None:
    done = ran("simulate", *arguments, "--json", code=2)
    assert len(done.stderr.splitlines()) == 1
    assert said in done.stderr
    assert not done.stdout.startswith("Traceback")
