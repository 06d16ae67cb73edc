"""Somebody else's ruleset, of which the page has never heard: drawn, taught and played to its end from its own files.

`third_party/tourney` is installed as any package is: it lies in a folder of the path, beside a `.dist-info` that
announces it. It has a free table, liveries in colours of its own, two tracks a side, named faces of dice, and a coach.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from page_harness import Screen
from playwright.sync_api import expect
from server_harness import Server, sqlite_url

PACKAGES = Path(__file__).with_name("third_party")
TANGERINE, FROST = "rgb(200, 100, 30)", "rgb(207, 227, 234)"  # looks.toml, by day
Visit = Callable[..., Screen]


def announced(folder: Path) -> str:
    """The path of Python with a folder in which the package lies, and is announced as installed."""
    told = folder / "tourney-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: tourney\nVersion: 1.0\n", "utf-8")
    (told / "entry_points.txt").write_text("[strategikon.rulesets]\ntourney = tourney:RULESET\n", "utf-8")
    return os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(folder))))


def command(site: str, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": site, "LANG": "C.UTF-8"}
    line = [sys.executable, "-m", "strategikon", *words]
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("site")
    (folder / "tourney").symlink_to(PACKAGES / "tourney")
    return announced(folder)


@pytest.fixture(scope="module")
def server(site: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("page")), PYTHONPATH=site) as running:
        yield running


def test_the_kit_accepts_it(site: str) -> None:
    """Facts included: it is a sound ruleset, not a picture of one."""
    done = command(site, "check", "tourney", "--battles", "3")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_it_is_taught_and_played_to_the_end(server: Server, visit: Visit, locale: str) -> None:
    name, coach, meaning, strike, wins = {
        "en-GB": (
            "Tourney",
            "Ride toward somebody you can reach",
            "What a ride costs",
            " strikes at ",
            (" won", "Nobody wins"),
        ),
        "fr-FR": (
            "Tournoi",
            "Allez vers celui que vous pouvez atteindre",
            "Ce que coûte une course",
            " frappe ",
            (" : victoire", "Personne"),
        ),
    }[locale]
    player = visit(locale=locale)
    page = player.page
    player.open()
    learn = page.locator("details", has_text=name)
    learn.locator("summary").click()
    learn.locator("button.first").click()  # the first battle its facts name, with the coach
    page.wait_for_url("**/battle/*")
    page.locator(".field").wait_for()
    expect(page.locator(".coach p")).to_contain_text(coach)
    expect(page.locator(".coach footer")).to_contain_text("3.1 3.2")
    battle = server.get(f"/api/battles/{player.battle}").json()
    assert {side["id"]: side["seat"] for side in battle["sides"]} == {"sun": "here", "moon": "computer"}
    assert [page.locator(".score .army").nth(side).locator(".track").count() for side in (0, 1)] == [2, 2]
    assert set(colours(player)) == {TANGERINE, FROST}
    page.locator(".field g.can").first.hover()
    expect(page.locator(".sheet dt")).to_have_attribute("title", re.compile(rf"^{meaning}.*\(3\.2\)$"))

    end = player.play(random.Random("1"))

    outcome = server.get(f"/api/battles/{player.battle}").json()["outcome"]
    assert outcome is not None
    assert end["after"].endswith(wins[0]) if outcome["winner"] else end["after"].startswith(wins[1])
    dice = page.locator(".log .die").evaluate_all("all => all.map((die) => die.className)")
    strikes = page.locator(".log li button span", has_text=strike).count()
    assert len(dice) == 3 * strikes > 0
    faces = [[word for word in die.split() if word.startswith("die-") or word in ("hit", "miss")] for die in dice]
    assert {tuple(face) for face in faces} <= {("die-swords", "hit"), ("die-square", "miss"), ("die-special", "miss")}
    assert not [prompt for prompt in player.prompts if "tourney" in prompt]


def colours(player: Screen) -> list[str]:
    """What the riders on the table are painted in."""
    return list(player.page.locator(".field .pc .face").evaluate_all("all => all.map((f) => getComputedStyle(f).fill)"))


def test_it_stands_among_the_others(server: Server, visit: Visit) -> None:
    player = visit()
    page = player.page
    player.open()
    mark = page.locator('a[href="/new/tourney/green"] .mark')
    expect(mark).to_have_css("stroke", TANGERINE)
    expect(mark).to_have_attribute("d", "M0,-6L5.8,4.4H-5.8Z")
    player.open("/new/tourney/green")
    expect(page.get_by_role("heading", name="Tourney on the green")).to_be_visible()
    expect(page.locator(".print svg.map .pc")).to_have_count(4)
    expect(page.locator("article .caps")).to_contain_text("Tourney")


def test_mistakes_in_its_files_are_told_before_it_is_served(tmp_path: Path) -> None:
    broken = tmp_path / "tourney"
    broken.mkdir()
    for part in (PACKAGES / "tourney").iterdir():
        if part.name not in ("facts", "__pycache__"):
            (broken / part.name).symlink_to(part)
    (broken / "facts").mkdir()
    (broken / "facts" / "looks.toml").write_text('schema = 1\nlivery = { plain = ["mauve", "sky"] }', "utf-8")
    site = announced(tmp_path)
    for words in (("check", "tourney", "--battles", "1"), ("serve", "--port", "0")):
        done = command(site, *words)
        assert done.returncode == 2
        assert "tourney/facts/looks.toml: livery.plain[0]: expected one of madder" in done.stderr
        assert "Traceback" not in done.stderr
