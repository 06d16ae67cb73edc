"""For everyone: every page in both themes and languages, on a desk and on a phone, as axe-core and a finger find it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from page_harness import Screen, go_on, make
from playwright.sync_api import expect
from server_harness import Server

from strategikon.kernel.battle import AnyBattle
from strategikon.library import load

Visit = Callable[..., Screen]
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PROBE = Path(__file__).with_name("everyone.js")
FINGER = 44  # pixels
TABLES = ("ancients/akragas-406", "alexander/troad", "bayard/telham_1066", "caesar/marathon")
DEVICES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
# Each theme and each language on each device, and every pair of them on one: what is written does not hang on the lamp.
LOOKS = {"desk": (("en", "day"), ("fr", "night")), "phone": (("fr", "day"), ("en", "night"))}

KEPT = {"speed": 0, "curtain": False, "coach": True}


@dataclass(frozen=True)
class Stop:
    """A place of the page: where it is, what tells that it stands, and what is opened there by keys or a click."""

    path: str
    ready: str
    keys: str = ""
    click: str = ""


def fought(scenario: str, seed: str) -> AnyBattle:
    """A battle of blind choices, to its end."""
    battle, luck = load(scenario, seed=seed), random.Random(seed)
    while battle.decision is not None:
        battle.choose(luck.choice(battle.decision.options))
    return battle


@pytest.fixture(scope="module")
def battles(server: Server) -> dict[str, dict[str, Any]]:
    """One of each kind: tables of every ruleset, one by link, one that is over."""
    made = {name: go_on(server, load(name, seed="everyone")) for name in TABLES}
    made["link"] = make(server, "skirmish/ford", "everyone", red="here", blue="open")
    made["over"] = go_on(server, fought("skirmish/ford", "everyone 2"))
    return made


def tour(battles: dict[str, dict[str, Any]]) -> list[Stop]:
    over, link = battles["over"]["id"], battles["link"]
    tables = [f"/battle/{battles[name]['id']}" for name in TABLES]
    return [
        Stop("/", ".next"),
        Stop("/new/alexander/troad", "form .start"),
        Stop("/muster", "main a, main button"),
        Stop("/muster/bayard/macedon", ".total"),
        Stop("/editor", "[data-ruleset]"),
        Stop("/editor/ancients/akragas-406", ".field"),
        Stop("/editor/caesar/marathon", ".field"),
        Stop("/rules", "main a, main button"),
        Stop("/rules/alexander", "main h2, main h3"),
        Stop("/continue", "form"),
        Stop(f"/recover/{over}", "form"),
        Stop(f"/join/{link['id']}/{link['invites']['blue']}", "main button"),
        Stop("/learn/ancients/card", ".lesson h2"),
        Stop("/learn/caesar/orders", ".lesson h2"),
        *(Stop(path, ".field", keys) for path in tables for keys in ("", "k")),
        *(Stop(tables[0], ".field", keys) for keys in ("c", "m", "?", "v")),
        Stop(tables[0], ".field", click="[data-piece='piece:himilco']"),
        Stop(tables[0], ".field", "l"),
        Stop(f"/battle/{link['id']}", "dialog[open]"),
        Stop(f"/battle/{over}", ".after"),
        Stop(f"/battle/{over}/6", ".replay"),
        Stop(f"/battle/{over}/6", ".replay", "l"),
        Stop(f"/study/{over}/6", ".field"),
        Stop(f"/after/{over}", "main h1"),
    ]


def arrive(player: Screen, stop: Stop, device: str) -> None:
    page = player.page
    page.evaluate("(path) => everyone.go(path)", stop.path)
    page.locator(stop.ready).first.wait_for()
    for key in stop.keys:
        page.locator(".field").focus()
        page.keyboard.press(key)
        if not (key == "l" and device == "desk"):  # there it folds the rail
            page.locator("dialog[open]").wait_for()
    if stop.click:
        box = page.locator(stop.click).bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.locator(".sheet, .why").first.wait_for()


def leave(player: Screen, stop: Stop) -> None:
    if stop.keys:
        player.page.keyboard.press("Escape")
        expect(player.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("device", DEVICES)
def test_every_page_is_for_everyone(visit: Visit, battles: dict[str, dict[str, Any]], device: str) -> None:
    assert AXE.is_file(), "axe-core is missing: make page"
    player = visit(**DEVICES[device], reduced_motion="reduce")
    seats = {made["id"]: {"tokens": made["tokens"], "invites": made["invites"]} for made in battles.values()}
    player.page.add_init_script(f"localStorage['strategikon-seats'] ??= {json.dumps(json.dumps(seats))}")
    player.page.add_init_script(f"localStorage['strategikon-settings'] = {json.dumps(json.dumps(KEPT))}")
    player.page.add_init_script(f"sessionStorage['strategikon-invite'] = '{battles['link']['id']}'")
    player.open("/")
    for script in (AXE, PROBE):
        player.page.evaluate(script.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {}
    with player.forgiving("blob:"):  # the picture of a map that nobody waits for any more
        for stop in tour(battles):
            arrive(player, stop, device)
            for language, theme in LOOKS[device]:
                player.page.evaluate("(how) => everyone.prefer(...how)", [language, theme])
                faults = player.page.evaluate("everyone.faults()")
                if device == "phone":
                    faults += player.page.evaluate("(least) => everyone.narrow(least)", FINGER)
                if faults:
                    found[f"{stop.path} {stop.keys} {language} {theme}"] = faults
            leave(player, stop)
    assert not found, "\n".join(f"{where}\n  " + "\n  ".join(faults) for where, faults in found.items())
