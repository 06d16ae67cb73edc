"""Battles are made on the page: ground painted, armies set up, complaints put right, and the battle played at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from page_harness import Screen
from playwright.sync_api import Page, Route, expect

from strategikon.kernel.conformance import Zeal, check_scenario
from strategikon.kernel.scenario import Scenario, parse_document
from strategikon.library import find_ruleset

Visit = Callable[..., Screen]
WORDS = {
    "en-GB": {
        "fine": "This battle can be played.", "pieces": "Pieces", "seven": "Brush of 7 hexes",
        "play": "Play it", "here": "At this screen", "share": "Share", "hand": "Hand",
        "fight": "Fight it 100 times", "stop": "Stop", "use": "Use", "used": "Used",
        "link": "A link to this battle", "blank": "An empty map", "empty": "Expected 1 to 60 entries, not 0.",
    },
    "fr-FR": {
        "fine": "Cette bataille peut être jouée.", "pieces": "Pièces", "seven": "Pinceau de 7 cases", "play": "Jouer",
        "here": "Sur cet écran", "share": "Partager", "link": "Un lien vers cette bataille", "blank": "Une carte vide",
        "hand": "Main", "fight": "La livrer 100 fois", "empty": "Il faut de 1 à 60 éléments, et non 0.",
    },
}  # fmt: skip


def spot(page: Page, across: float, down: float) -> tuple[float, float]:
    """A point of the map, by parts of its width and height."""
    box = page.locator(".field .ground.blank").bounding_box()
    assert box is not None
    return box["x"] + across * box["width"], box["y"] + down * box["height"]


def begin(page: Page, words: dict[str, str], ruleset: str) -> None:
    """An empty map, from the list of rulesets."""
    page.locator(f"[data-ruleset={ruleset}]").get_by_role("button", name=words["blank"]).click()
    page.locator(".field").wait_for()
    expect(page.locator("section[aria-busy=false] ol li").first).to_be_visible()


def stroke(page: Page, *along: tuple[float, float]) -> None:
    """Press at the first spot, drag over the others, let go at the last."""
    page.mouse.move(*spot(page, *along[0]))
    page.mouse.down()
    for place in along[1:]:
        page.mouse.move(*spot(page, *place), steps=12)
    page.mouse.up()


def set_up(
    page: Page, words: dict[str, str], kinds: dict[str, list[str]], spots: Callable[[int, int], tuple[float, float]],
    count: int = 0,
) -> int:  # fmt: skip
    """Place pieces of some kinds for both sides, each with a click, besides those there are; how many there are
    then."""
    page.get_by_role("tab", name=words["pieces"], exact=True).click()
    for side, name in enumerate(kinds):
        page.locator(".sides button").nth(side).click()
        for place, kind in enumerate(kinds[name]):
            page.locator(f"[data-kind={kind}]").click()
            page.mouse.click(*spot(page, *spots(side, place)))
            count += 1
            expect(page.locator(".doing p")).to_contain_text(str(count))
    return count


def saved(page: Page, name: str = "my-battle") -> dict[str, Any]:
    with page.expect_download() as kept:
        page.get_by_role("button", name="TOML").click()
    assert kept.value.suggested_filename == f"{name}.toml"
    return parse_document(Path(kept.value.path()).read_bytes(), "saved")


def passes_the_kit(document: dict[str, Any]) -> None:
    scenario = Scenario(find_ruleset(document["ruleset"]), document, "saved", inline=True)
    assert check_scenario(scenario, battles=1, seed="editor", zeal=Zeal(every=200)).failures == []


def other_ways_to_use_a_brush(page: Page) -> None:
    """A wood is filled with hills and back, a hex of it rubbed out, and its brush picked up, the hand being in use."""
    wood = spot(page, 0.22, 0.5)
    before = saved(page)["board"]["forest"]
    page.locator("[data-brush=hill]").click()
    page.keyboard.press("f")
    page.mouse.click(*wood)
    filled = saved(page)["board"]
    assert filled["forest"] == []
    assert sorted(filled["hill"]) == sorted(before)
    page.keyboard.press("Control+z")
    page.keyboard.press("1")
    page.keyboard.press("v")
    page.keyboard.press("p")
    page.mouse.click(*wood)
    expect(page.locator("[data-brush=forest]")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("x")
    page.mouse.click(*wood)
    assert len(saved(page)["board"]["forest"]) == len(before) - 1
    page.keyboard.press("x")


@pytest.mark.parametrize("locale", WORDS)
def test_from_an_empty_map_to_a_battle(visit: Visit, locale: str) -> None:
    words = WORDS[locale]
    screen = visit(locale=locale)
    page = screen.page
    screen.open("/editor")
    begin(page, words, "ancients")
    assert page.locator("aside ol li").count() == 2
    expect(page.locator("aside ol li").first).to_contain_text(words["empty"])

    page.locator("[data-brush=forest]").click()
    page.get_by_role("radio", name=words["seven"]).click()
    page.mouse.move(*spot(page, 0.15, 0.5))
    page.mouse.down()
    page.mouse.move(*spot(page, 0.3, 0.5), steps=4)
    page.mouse.up()
    other_ways_to_use_a_brush(page)
    army = ["hi", "mi", "li", "ar", "mc", "hi"]
    count = set_up(page, words, {"south": [*army, "leader"], "north": [*army, "leader"]},
                   lambda side, place: (0.12 + 0.12 * place, 0.85 if side == 0 else 0.15))  # fmt: skip
    assert count == 14
    expect(page.locator(".fine")).to_have_text(words["fine"])
    expect(page.get_by_role("button", name=words["fight"])).to_be_visible()

    # a piece dragged upon another is a complaint, in the list and on the board; one key leads there, another back
    page.get_by_role("button", name=words["hand"]).click()
    page.mouse.move(*spot(page, 0.12, 0.85))
    page.mouse.down()
    page.mouse.move(*spot(page, 0.24, 0.85), steps=4)
    page.mouse.up()
    expect(page.locator(".mark text")).to_have_text("1")
    expect(page.locator("aside ol li")).to_have_count(1)
    expect(page.get_by_role("button", name=words["play"])).to_have_attribute("aria-disabled", "true")
    page.locator(".field").focus()
    page.keyboard.press("n")
    expect(page.locator("aside li .on")).to_be_visible()
    page.locator(".field").focus()
    page.keyboard.press("Control+z")
    expect(page.locator(".fine")).to_be_visible()
    page.keyboard.press("Control+Shift+z")
    expect(page.locator(".mark text")).to_have_text("1")
    page.keyboard.press("Control+z")
    expect(page.locator(".fine")).to_be_visible()

    document = saved(page)
    assert len(document["board"]["forest"]) > 10
    assert document["side"][0]["commander"] == "leader-1"
    passes_the_kit(document)

    page.reload()
    expect(page.locator(".doing p")).to_contain_text("14")
    page.get_by_role("button", name=words["share"], exact=True).click()
    link = page.get_by_label(words["link"]).input_value()
    friend = visit(locale=locale)
    friend.page.goto(link)
    expect(friend.page.locator(".doing p")).to_contain_text("14")
    expect(friend.page.locator(".fine")).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("button", name=words["play"]).click()
    page.get_by_role("radio", name=words["here"]).click()
    page.locator("form .start").click()
    page.wait_for_url("**/battle/*")
    seen = screen.settled()
    assert seen["mine"] or seen["curtain"]
    screen.check()
    friend.check()


@pytest.mark.parametrize("locale", WORDS)
def test_a_free_table_is_laid_and_fought_on(visit: Visit, locale: str) -> None:
    words = WORDS[locale]
    screen = visit(locale=locale)
    page = screen.page
    screen.open("/editor")
    begin(page, words, "caesar")
    page.locator("[data-brush=woods]").click()
    page.mouse.move(*spot(page, 0.35, 0.35))
    page.mouse.down()
    page.mouse.move(*spot(page, 0.6, 0.6), steps=4)
    page.mouse.up()
    army = ["division", "phalanx", "heavy-horse"]
    set_up(page, words, {"south": army, "north": army},
           lambda side, place: (0.25 + 0.25 * place, 0.85 if side == 0 else 0.15))  # fmt: skip
    expect(page.locator(".fine")).to_be_visible()
    page.locator(".field").focus()
    for _ in range(3):
        page.keyboard.press("]")
    document = saved(page)
    assert document["side"][1]["unit"][1]["heading"] == 39  # three steps of five degrees from 180
    assert document["terrain"][0]["kind"] == "woods"
    assert document["side"][0]["division"][0]["captain"]["general"] is True
    passes_the_kit(document)
    page.get_by_role("button", name=words["play"]).click()
    page.get_by_role("radio", name=words["here"]).click()
    page.locator("form .start").click()
    page.wait_for_url("**/battle/*")
    screen.settled()
    screen.check()


SMALL = {
    "alexander": ["general", "phalanx", "heavy-horse", "peltasts"],
    "bayard": ["chief", "spears", "horse", "bows"],
    "skirmish": ["patrol", "guard"],
}


@pytest.mark.parametrize(
    ("ruleset", "locale"),
    [("alexander", "en-GB"), ("alexander", "fr-FR"), ("bayard", "en-GB"), ("skirmish", "fr-FR")],
)
def test_every_ruleset_has_its_battle(visit: Visit, ruleset: str, locale: str) -> None:
    words = WORDS[locale]
    screen = visit(locale=locale)
    page = screen.page
    screen.open("/editor")
    begin(page, words, ruleset)
    if ruleset == "alexander":  # streams run along the sides of hexes
        page.locator("[data-brush=stream]").click()
        stroke(page, (0.1, 0.5), (0.5, 0.5))
    set_up(page, words, {"one": SMALL[ruleset], "other": SMALL[ruleset]},
           lambda side, place: (0.2 + 0.2 * place, 0.8 if side == 0 else 0.2))  # fmt: skip
    expect(page.locator(".fine")).to_be_visible()
    document = saved(page)
    if ruleset == "alexander":
        [course] = document["map"]["hexside"]
        assert course["type"] == "stream"
        assert len(course["sides"]) > 3
    passes_the_kit(document)
    if ruleset == "alexander":  # whoever was placed last is turned by a key
        page.locator(".field").focus()
        page.keyboard.press("]")
        placed, turned = (each["side"][1]["unit"][-1] for each in (document, saved(page)))
        assert turned["facing"] != placed["facing"]
        assert {**turned, "facing": placed["facing"]} == placed
    screen.check()


ROW = 0.46  # of its height: the middle of the sixth row of twelve


@pytest.mark.parametrize("locale", WORDS)
def test_a_river_is_bridged_and_sailed_on(visit: Visit, locale: str) -> None:
    """Bridges, currents and boats are made by hand on an empty map: a river from west to east, a road from north to
    south over a bridge, and a barge, which brings the rules of boats with it."""
    words = WORDS[locale]
    screen = visit(locale=locale)
    page = screen.page
    screen.open("/editor")
    begin(page, words, "bayard")
    page.locator("[data-brush=great_river]").click()
    stroke(page, (0.08, ROW), (0.94, ROW))
    page.locator("[data-brush=current]").click()
    stroke(page, (0.08, ROW), (0.92, ROW))
    page.locator("[data-brush=road]").click()
    stroke(page, (0.3, 0.2), (0.3, 0.8))
    page.locator("[data-brush=bridge]").click()
    page.mouse.click(*spot(page, 0.3, ROW))
    page.get_by_role("tab", name=words["pieces"], exact=True).click()
    page.locator("[data-kind=barge]").click()
    page.mouse.click(*spot(page, 0.7, ROW))
    expect(page.locator("[data-piece^='piece:barge-1']")).to_be_visible()
    army = ["chief", "spears", "horse"]
    set_up(page, words, {"one": army, "other": army}, lambda side, place: (0.45 + 0.15 * place, 0.85 - 0.7 * side), 1)
    expect(page.locator(".fine")).to_be_visible()
    document = saved(page)
    [road] = document["board"]["road"]
    assert set(road["bridges"]) <= set(road["hexes"])
    assert len(road["bridges"]) == 1
    [river] = [area["hexes"] for area in document["board"]["area"]]
    row = [f"{column},5" for column in range(16)]
    assert river == row  # a quick stroke leaves out no hex
    assert document["board"]["current"] == [{"toward": "E", "hexes": row}]
    assert document["boat"][0]["kind"] == "barge"
    assert document["options"]["boats"] == "on"
    passes_the_kit(document)
    page.get_by_role("button", name=words["play"]).click()  # with the rules that its file switches on
    page.get_by_role("radio", name=words["here"]).click()
    page.locator("form .start").click()
    page.wait_for_url("**/battle/*")
    assert page.request.get(f"{screen.home}/api/battles/{screen.battle}").json()["options"]["boats"] == "on"
    screen.check()


def test_a_battle_is_fought_a_hundred_times_and_evened(visit: Visit) -> None:
    """One side has the better troops: the bar says so, and a lever goes into the evened variant alone. One banner
    decides, so that a battle is soon over."""
    words = WORDS["en-GB"]
    screen = visit()
    page = screen.page
    screen.open("/editor")
    begin(page, words, "ancients")
    set_up(page, words, {"south": ["hi"] * 6 + ["leader"], "north": ["li"] * 2 + ["leader"]},
           lambda side, place: (0.12 + 0.12 * place, 0.62 if side == 0 else 0.5))  # fmt: skip
    page.get_by_role("tab", name="Sides").click()
    for side in (0, 1):
        if not page.locator(f"input[data-path='side[{side}].banners']").is_visible():
            page.locator(".body > details > summary").nth(side).click()
        page.locator(f"input[data-path='side[{side}].banners']").fill("1")
        page.locator(f"input[data-path='side[{side}].banners']").blur()
    expect(page.locator(".fine")).to_be_visible()
    before = saved(page)
    page.get_by_role("button", name=words["fight"]).click()
    expect(page.locator(".bracket i")).to_be_visible()
    expect(page.locator("tbody .n").first).not_to_have_text("…", timeout=120_000)
    screen.prefer(language="fr")
    expect(page.get_by_role("columnheader", name="Leviers essayés")).to_be_visible()
    expect(page.get_by_role("button", name="Retenir").first).to_be_visible()
    expect(page.get_by_text("19 fois sur 20").first).to_be_visible()
    screen.prefer(language="en")
    if page.get_by_role("button", name=words["stop"]).is_visible():
        page.get_by_role("button", name=words["stop"]).click()
    page.get_by_role("button", name=words["use"], exact=True).first.click()
    expect(page.get_by_role("button", name=words["used"])).to_be_visible()
    expect(page.locator(".fine")).to_be_visible()
    document = saved(page)
    assert document["evened"]["change"]
    assert document["balance"]["favours"] == "south"
    assert {key: value for key, value in document.items() if key not in ("balance", "evened")} == before
    screen.check()


WATCH = """() => {
  window.touched = 0;
  const count = (node) => 1 + [...node.childNodes].reduce((sum, child) => sum + count(child), 0);
  window.watching = new MutationObserver((all) => all.forEach((each) => {
    each.addedNodes.forEach((node) => (window.touched += count(node)));
    if (each.type !== 'childList') window.touched += 1;
  }));
  window.watching.observe(document.querySelector('.field'), { subtree: true, childList: true, attributes: true });
}"""


def test_a_stroke_on_a_large_map_touches_little(visit: Visit) -> None:
    """What is drawn anew hangs on the brush, not on the map: on 60 by 45 hexes as much as on 30 by 20."""
    screen = visit()
    page = screen.page
    screen.open("/editor")
    begin(page, WORDS["en-GB"], "alexander")
    touched = []
    for columns, rows in ((30, 20), (60, 45)):
        page.get_by_role("tab", name="Ground").click()
        for key, number in (("map.columns", columns), ("map.rows", rows)):
            page.locator(f"input[data-path='{key}']").fill(str(number))
            page.locator(f"input[data-path='{key}']").blur()
        expect(page.locator("section[aria-busy=false]").first).to_be_visible()
        page.locator("[data-brush=woods]").click()
        page.mouse.move(*spot(page, 0.5, 0.5))
        expect(page.locator(".lampline")).to_be_visible()
        page.evaluate(WATCH)
        page.mouse.down()
        page.mouse.up()
        page.wait_for_function("() => document.querySelector('.fresh g') !== null")
        touched.append(page.evaluate("() => { watching.disconnect(); return touched }"))
        page.wait_for_function("() => document.querySelector('.fresh g') === null")  # the map has been drawn again
    assert max(touched) <= 40, touched
    screen.check()


def test_fields_text_and_keys_make_the_same_battle(visit: Visit) -> None:
    screen = visit()
    page = screen.page
    screen.open("/editor/ancients/akragas-406")
    expect(page.locator(".fine")).to_be_visible()
    page.get_by_role("tab", name="Sides").click()
    page.locator("input[data-path='side[0].hand']").fill("99")
    page.locator("input[data-path='side[0].hand']").blur()
    expect(page.locator("aside ol")).to_contain_text("2 to 8")
    page.locator("aside ol button").first.click()
    expect(page.locator("input[data-path='side[0].hand']")).to_be_focused()
    page.locator("input[data-path='side[0].hand']").fill("4")
    page.locator("input[data-path='side[0].hand']").blur()
    expect(page.locator(".fine")).to_be_visible()

    page.get_by_role("tab", name="File").click()
    source = page.locator("textarea[aria-label=File]")
    expect(source).to_have_value(re.compile("hand = 4"))
    source.fill(source.input_value().replace('en = "Akragas"', 'en = "My Akragas"'))
    expect(page.locator("h1")).to_have_text("My Akragas")
    with screen.forgiving("400"):
        source.fill("title = ")
        expect(page.get_by_role("alert")).to_contain_text("line 1")
        expect(page.locator("h1")).to_have_text("My Akragas")

    # keys alone: a hex of forest at the cursor, then a unit
    page.get_by_role("tab", name="Ground").click()
    page.locator("[data-brush=forest]").press("Enter")
    page.locator(".field").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.wait_for_function("() => document.querySelector('.fresh g') === null")
    document = saved(page, "akragas-406")
    assert len(document["board"]["forest"]) == 1
    assert document["side"][0]["hand"] == 4
    assert document["title"]["en"] == "My Akragas"

    # the file, opened again: from the list of rulesets, and in place of another battle
    with page.expect_download() as kept:
        page.get_by_role("button", name="TOML").click()
    for path in ("/editor", "/editor/ancients/ticinus-218"):
        screen.open(path)
        page.locator("label.btn input[type=file]").set_input_files(kept.value.path())
        expect(page.locator("h1")).to_have_text("My Akragas")
        expect(page.locator(".fine")).to_be_visible()
        assert saved(page, "akragas-406") == document
    screen.check()


def test_a_file_opened_while_a_battle_is_on_its_way_stays(visit: Visit) -> None:
    """What was asked for last counts: the battle that was chosen before comes too late."""
    screen = visit()
    page = screen.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/battles/ticinus-218", hold)
    screen.open("/editor")
    with page.expect_request("**/battles/ticinus-218"):
        page.locator("[data-ruleset=ancients] select").select_option("ticinus-218")
    mine = (find_ruleset("ancients").folder / "scenarios/akragas-406.toml").read_bytes()
    page.locator("label.btn input[type=file]").set_input_files(
        {"name": "mine.toml", "mimeType": "text/plain", "buffer": mine}
    )
    expect(page.locator("h1")).to_have_text("Akragas")
    with page.expect_response("**/battles/ticinus-218"):
        held[0].continue_()
    expect(page.locator(".fine")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1")).to_have_text("Akragas")
    screen.check()
