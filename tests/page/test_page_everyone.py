"""For everyone: every page in both themes and languages, on a desk and on a phone, as axe-core and a finger find it,
and no word cut off at an edge."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from page_harness import Screen, go_on, make
from playwright.sync_api import expect
from server_harness import Server
from test_page_boards import NOT_LIT

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.chain import full_texts
from strategikon.kernel.scenario import Scenario
from strategikon.library import find_ruleset, load

Visit = Callable[..., Screen]
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PROBE = Path(__file__).with_name("everyone.js")
FINGER = 44  # pixels
TABLES = ("ancients/akragas-406", "alexander/troad", "bayard/telham_1066", "caesar/marathon")
DIALOG = "dialog[open]"
SOMEBODY = "a piece that is not on offer"
DEVICES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},  # only for words cut off
}
# Every language in every theme, on each device. By night only what hangs on the lamp is looked at again: the colours.
LOOKS = [("en", "day"), ("en", "night"), ("fr", "night"), ("fr", "day")]

KEPT = {"speed": 0, "curtain": False, "coach": True}


@dataclass(frozen=True)
class Stop:
    """A place of the page: where it is, what tells that it stands, and what is opened there by keys or a click."""

    path: str
    ready: str
    keys: str = ""
    click: str = ""
    shows: str = ".sheet, .why"


def fought(scenario: str, seed: str) -> AnyBattle:
    """A battle of blind choices, to its end."""
    battle, luck = load(scenario, seed=seed), random.Random(seed)
    while battle.decision is not None:
        battle.choose(luck.choice(battle.decision.options))
    return battle


def with_somebody_aside(name: str) -> AnyBattle:
    """A recorded battle up to where the first unit has left the board."""
    record = json.loads((ROOT / "tests" / "records" / f"{name}.json").read_text(encoding="utf-8"))
    battle = load(f"{record['ruleset']}/{record['scenario']['id']}", seed=record["seed"])
    for text in full_texts(record):
        if battle.scene(None).board.boxes:
            return battle
        battle.choose(text)
    raise AssertionError("nobody left the board")


def spoken(scenario: str) -> AnyBattle:
    """An order that was begun, so that its chances are told."""
    battle = load(scenario, seed="spoken")
    while battle.decision is not None and battle.decision.kind != "order":
        battle.choose(battle.decision.options[0])
    assert battle.decision is not None
    battle.choose(next(option for option in battle.decision.options if option.text.startswith("give")))
    return battle


@pytest.fixture(scope="module")
def battles(server: Server) -> dict[str, dict[str, Any]]:
    """One of each kind: tables of every ruleset, one by link, one that is over."""
    made = {name: go_on(server, load(name, seed="everyone")) for name in TABLES}
    made["link"] = make(server, "skirmish/ford", "everyone", red="here", blue="open")
    made["over"] = go_on(server, fought("skirmish/ford", "everyone 2"))
    made["aside"] = go_on(server, with_somebody_aside("bayard-01-bibracte_58bc"))
    made["spoken"] = go_on(server, spoken("caesar/marathon"))
    return made


def tour(battles: dict[str, dict[str, Any]]) -> list[Stop]:
    over, link = battles["over"]["id"], battles["link"]
    tables = [f"/battle/{battles[name]['id']}" for name in TABLES]
    return [
        Stop("/", ".next"),
        Stop("/new/alexander/troad", "form .start"),
        Stop("/muster", "main a, main button"),
        Stop("/muster/bayard/macedon", ".total", click=".btn:has(use[href='#i-computer'])", shows="[draggable]"),
        Stop("/editor", "[data-ruleset]"),
        Stop("/editor/ancients/akragas-406", ".field"),
        *(
            Stop("/editor/ancients/akragas-406", ".fine", click=f".doing .btn >> nth={place}", shows=DIALOG)
            for place in (3, 4)
        ),
        Stop("/editor/alexander/troad", ".field"),
        Stop("/editor/bayard/telham_1066", ".field"),
        Stop("/editor/caesar/marathon", ".field"),
        *(
            Stop(f"/editor/{name}", ".field", click=f"[role=tab] >> nth={tab}", shows=".body fieldset, .body details")
            for name in ("ancients/akragas-406", "bayard/telham_1066")
            for tab in (2, 3)
        ),
        Stop("/rules", "main a, main button"),
        Stop("/rules/alexander", "main h2, main h3"),
        Stop("/continue", "form"),
        Stop(f"/recover/{over}", "form"),
        Stop(f"/join/{link['id']}/{link['invites']['blue']}", "main button"),
        Stop("/learn/ancients/card", ".lesson h2"),
        Stop("/learn/alexander/moving", ".lesson h2"),
        Stop("/learn/bayard/marching", ".lesson h2"),
        Stop("/learn/caesar/orders", ".lesson h2"),
        Stop(tables[0], ".field"),
        *(Stop(path, ".field", "k") for path in tables),
        *(Stop(tables[0], ".field", keys) for keys in ("c", "m", "?", "v")),
        Stop(tables[0], ".field", click="[data-piece='piece:himilco']"),
        Stop(tables[0], ".field", "l"),
        *(Stop(path, ".field", click=SOMEBODY) for path in tables[1:]),
        Stop(f"/battle/{battles['aside']['id']}", ".tray"),
        Stop(f"/battle/{battles['spoken']['id']}", ".field"),
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
    if stop.click == SOMEBODY:
        page.mouse.click(*page.wait_for_function(NOT_LIT).json_value())
        page.locator(stop.shows).first.wait_for()
    elif stop.click:
        box = page.locator(stop.click).first.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.locator(stop.shows).first.wait_for()


def leave(player: Screen, stop: Stop) -> None:
    if stop.keys or stop.shows == DIALOG:
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
            for language, theme in LOOKS if device != "tablet" else LOOKS[::3]:
                player.page.evaluate("(how) => everyone.prefer(...how)", [language, theme])
                faults = []
                if device != "tablet":
                    faults += player.page.evaluate("(colour) => everyone.faults(colour)", theme == "night")
                faults += player.page.evaluate("() => everyone.cut()") if theme == "day" else []
                if device == "phone" and theme == "day":
                    faults += player.page.evaluate("(least) => everyone.narrow(least)", FINGER)
                if faults:
                    found[f"{stop.path} {stop.keys} {language} {theme}"] = faults
            leave(player, stop)
    assert not found, "\n".join(f"{where}\n  " + "\n  ".join(faults) for where, faults in found.items())


# -- keys, words for those who listen, and fingers --------------------------------------------------------------------

LINE = [{"id": f"hi{n}", "class": "HI", "hex": f"B{n}"} for n in (5, 6)]
ROME = {"id": "south", "cards": ["order-3-centre"], "hand": 1, "unit": LINE}
FOES = {"id": "north", "cards": ["order-2-left"], "hand": 1, "unit": [{"id": "foe", "class": "MI", "hex": "H7"}]}
MIDDLE = """() => {
  const boxes = [...document.querySelectorAll('.cores g.can')].map((g) => g.getBoundingClientRect());
  const [one, other] = boxes.map((box) => [box.left + box.width / 2, box.top + box.height / 2]);
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}"""
ON_BOARD = "() => document.activeElement.closest('.field') !== null"


def inline(ruleset: str, document: dict[str, Any], *choices: str) -> AnyBattle:
    battle: AnyBattle = Battle(Scenario(find_ruleset(ruleset), document, "test", inline=True), "everyone", {})
    for choice in choices:
        battle.choose(choice)
    return battle


def test_enter_means_nothing_that_was_not_pointed_at_and_what_happens_is_told(server: Server, visit: Visit) -> None:
    player = visit(locale="fr-FR")
    page, press = player.page, player.page.keyboard.press
    page.add_init_script(f"localStorage['strategikon-settings'] = {json.dumps(json.dumps(KEPT))}")
    made = go_on(server, inline("ancients", {"side": [ROME, FOES]}, "play order-3-centre"), south="here", north="here")
    player.sit(made)
    before = player.settled()
    side = server.get(f"/api/battles/{made['id']}").json()["sides"][0]["name"]["fr"]
    unit = page.locator(".field [data-piece='piece:hi5']")
    expect(unit).to_have_attribute("aria-label", re.compile(f"B5, .*{side}"))

    # One more unit may be ordered, or no more: Enter on the board is neither.
    page.locator(".field").focus()
    press("ArrowRight")
    press("Enter")  # the cursor begins at what is lit
    ordered = player.settled(before)
    assert ordered["number"] == before["number"] + 1
    page.wait_for_function(ON_BOARD)
    expect(page.locator(".news")).to_have_text(re.compile(f"^{side}.: "))
    assert [offer for offer in ordered["offers"] if offer["kind"] == "button"]
    press("Enter")  # the cursor stands on the unit that was ordered: no choice, and no end of the orders
    press("c")
    page.get_by_role("dialog").wait_for()
    assert player.look()["number"] == ordered["number"]
    press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    # A button that a pointer has pressed is not pressed again by Enter.
    page.locator(".tools button").first.click()
    back = player.lift(player.settled(ordered))
    assert back["number"] == before["number"]
    page.wait_for_function(ON_BOARD)
    expect(page.locator(".news")).to_have_text("Repris.")
    press("Escape")
    press("Enter")
    press("c")
    page.get_by_role("dialog").wait_for()
    assert player.look()["number"] >= before["number"]
    press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    player.prefer(language="en")
    player.take(page.evaluate("spy.decision.options.map(({ text }) => text).find((text) => text.startsWith('order '))"))
    english = server.get(f"/api/battles/{made['id']}").json()["sides"][0]["name"]["en"]
    expect(page.locator(".news")).to_have_text(re.compile(f"^{english}: "))
    expect(unit).to_have_attribute("aria-label", re.compile(f"B5, .*{english}"))


def test_a_tap_between_two_small_hexes_asks_which(server: Server, visit: Visit) -> None:
    orders = ("play order-3-centre", "order hi5", "order hi6")
    player = visit(**DEVICES["phone"], reduced_motion="reduce")
    quiet = json.dumps(json.dumps({**KEPT, "coach": False}))
    player.page.add_init_script(f"localStorage['strategikon-settings'] = {quiet}")
    player.sit(go_on(server, inline("ancients", {"side": [ROME, FOES]}, *orders), south="here", north="here"))
    seen = player.settled()
    assert seen["kind"] == "move"
    box = player.page.locator(".cores g.can").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) < FINGER
    player.page.touchscreen.tap(*player.page.evaluate(MIDDLE))
    asked = player.page.get_by_role("group", name="Which do you mean?")
    expect(asked.get_by_role("button")).to_have_count(3)  # two, and neither
    assert not player.look()["chosen"]
    player.prefer(language="fr")
    asked = player.page.get_by_role("group", name="Lequel voulez-vous dire")
    asked.get_by_role("button").first.tap()
    expect(asked).to_have_count(0)
    expect(player.page.locator(".hl-chosen")).to_have_count(1)


# -- a large battle: what is drawn is counted, `tools/page_speed.py` takes the time ------------------------------------


def test_a_large_battle_is_drawn_with_few_nodes(server: Server, visit: Visit) -> None:
    player = visit(viewport={"width": 1440, "height": 900})
    player.page.add_init_script(f"localStorage['strategikon-settings'] = {json.dumps(json.dumps(KEPT))}")
    player.sit(make(server, "alexander/gaugamela", "nodes"))
    player.settled()
    assert player.page.evaluate("document.querySelectorAll('.field *').length") < 2600  # of 81 units and 2,600 hexes
