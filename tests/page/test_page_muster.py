"""An army is built on the page, shared by link, met by another, deployed and led into battle, in both languages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from page_harness import Screen
from playwright.sync_api import Page, expect
from server_harness import Server, sqlite_url

Visit = Callable[..., Screen]
WORDS = {
    "en-GB": {
        "search": "Search by name, arm or weapon", "more": "One more: Pike phalanx", "fewer": "One fewer: Pike phalanx",
        "mend": "2 more: Pike phalanx +112",
        "lacks": "Pike phalanx: 1, the list asks for 3 to 8", "raise": "Muster for me", "fine": "This army may take",
        "field": "To the field", "agree": "We agree", "begin": "Deploy and fight", "place": "which unit is placed next",
        "foreign": "Translate a line", "line": "Line", "undo": "Undo", "save": "Save file", "here": "At this screen",
        "add": "Add to this list", "added": "Militia now stands in the list", "name": "Name",
        "copy": "Copy the troop line", "own": "Your own list: Alexander's Macedonians",
    },
    "fr-FR": {
        "search": "Chercher un nom, une arme", "more": "Un de plus : Phalangites", "fewer": "Un de moins : Phalangites",
        "mend": "2 de plus : Phalangites +112",
        "lacks": "Phalangites : 1, la liste en veut 3 à 8", "raise": "Lever pour moi", "fine": "Cette armée peut",
        "field": "En campagne", "agree": "Nous passons outre", "begin": "Déployer et combattre",
        "place": "quelle unité placer", "foreign": "Traduire une ligne", "line": "Ligne", "undo": "Annuler",
        "save": "Enregistrer", "here": "Sur cet écran",
        "add": "Ajouter à cette liste", "added": "Militia figure maintenant dans la liste", "name": "Nom",
        "copy": "Copier la ligne de troupe", "own": "Votre liste : Macédoniens d'Alexandre",
    },
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose library has a ruleset with army lists."""
    folder = tmp_path_factory.mktemp("announced")
    told = folder / "announced-0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: announced\nVersion: 0\n", "utf-8")
    (told / "entry_points.txt").write_text("[strategikon.rulesets]\nbayard = strategikon.bayard:RULESET\n", "utf-8")
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    with Server(sqlite_url(tmp_path_factory.mktemp("muster")), PYTHONPATH=path) as running:
        yield running


@pytest.mark.parametrize("locale", WORDS)
def test_an_army_is_built_and_led_into_battle(visit: Visit, locale: str, tmp_path: Path) -> None:
    words = WORDS[locale]
    screen = visit(locale=locale)
    page = screen.page
    page.add_init_script("localStorage['strategikon-settings'] = JSON.stringify({speed: 0, name: 'Lucie'})")
    screen.open("/muster/bayard/macedon")
    page.get_by_label(words["search"]).fill("phalan")
    page.get_by_label(words["more"]).click()
    expect(page.locator(".total")).to_contain_text("56")
    expect(page.locator(".complaints")).to_contain_text(words["lacks"].replace(" :", "\u00a0:"))
    expect(page.locator("aside .making")).to_contain_text("= 56 (A4.01)")
    page.locator("li", has_text="56").first.press("+")
    expect(page.locator(".total")).to_contain_text("112")
    page.get_by_label(words["undo"]).click()
    expect(page.locator(".total")).to_contain_text("56")
    assert "troop%3Aphalangites=1" in page.url

    page.get_by_role("button", name=words["mend"].replace(" :", "\u00a0:")).click()  # the remedy beside the complaint
    expect(page.locator(".total")).to_contain_text("168")
    expect(page.get_by_text(words["lacks"].replace(" :", "\u00a0:"))).to_have_count(0)
    page.get_by_label(words["undo"]).click()
    expect(page.locator(".total")).to_contain_text("56")

    # Dragged onto the field and away from it again; and as a sheet to print.
    companions = page.locator("li[draggable=true]", has_text="56").first
    companions.drag_to(page.locator("section.field"))
    expect(page.locator(".total")).to_contain_text("112")
    page.emulate_media(media="print")
    sheet = page.locator(".sheet")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("112")
    expect(sheet).to_contain_text(words["more"].partition(": ")[2])
    expect(page.get_by_label(words["search"])).to_be_hidden()
    page.emulate_media(media="screen")
    page.get_by_label(words["undo"]).click()
    expect(page.locator(".total")).to_contain_text("56")

    friend = visit(locale=locale)
    friend.page.goto(page.url)
    expect(friend.page.locator(".complaints")).to_contain_text(words["lacks"].replace(" :", "\u00a0:"))

    page.get_by_text(words["foreign"]).click()
    page.get_by_label(words["line"], exact=True).fill("Reg C HI, P")
    expect(page.locator("details")).to_contain_text("points")
    enlist_the_translation(page, friend.page, words)

    page.get_by_role("button", name=words["raise"]).click()
    expect(page.locator(".complaints")).to_contain_text(words["fine"])
    with page.expect_download() as kept:
        page.get_by_role("button", name=words["save"]).click()
    assert kept.value.suggested_filename == "macedon.toml"
    file = tmp_path / "macedon.toml"
    kept.value.save_as(file)
    friend.open("/muster/bayard/macedon")  # the file is opened elsewhere
    expect(friend.page.locator(".total")).to_be_visible()
    friend.page.locator("input[type=file]").first.set_input_files(file)
    expect(friend.page.locator(".complaints")).to_contain_text(words["fine"])
    page.get_by_role("button", name=words["field"]).click()
    page.get_by_role("radio", name=words["here"]).click()
    rules = page.locator(".terms details")  # every switch of the ruleset, in its groups
    rules.locator("summary").click()
    expect(rules.locator("li")).to_have_count(20)
    expect(rules.locator("h3")).to_have_count(5)
    rules.locator("li input").first.check()
    page.get_by_role("button", name=words["begin"]).click()
    page.wait_for_url("**/battle/*")
    assert page.request.get(f"{screen.home}/api/battles/{screen.battle}").json()["options"]["fire"] == "on"
    expect(page.get_by_text(words["place"])).to_be_visible()
    page.locator(".tray .can").first.click()
    expect(page.locator(".tray.back")).to_be_visible()
    made = page.request.get(f"{screen.home}/api/battles/{screen.battle}").json()
    assert made["sides"][0]["player"] == "Lucie"


def enlist_the_translation(page: Page, friend: Page, words: dict[str, str]) -> None:
    """A translated line is copied, and joins the army and the list, which is then one's own and goes along by link and
    by file; undone, it is gone."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_label(words["name"], exact=True).fill("Militia")
    page.get_by_role("button", name=words["copy"]).click()
    assert 'melee = "pike"' in page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name=words["add"]).click()
    expect(page.locator("details [role=status]")).to_contain_text(words["added"])
    lists = page.locator(".which select")
    expect(lists.locator("option:checked")).to_have_text(words["own"].replace(" :", "\u00a0:"))
    total = page.locator(".total b").inner_text()
    assert int(total) > 56
    page.wait_for_url("**troop%3Amilitia=1*list=*")

    friend.goto(page.url)  # the list itself is in the link
    expect(friend.locator(".total b")).to_have_text(total)
    expect(friend.locator("li[draggable=true]", has_text="Militia")).to_be_visible()
    with friend.expect_download() as kept:
        friend.get_by_role("button", name=words["save"]).click()
    file = Path(kept.value.path())
    assert 'name_en = "Militia"' in file.read_text("utf-8")
    friend.goto(page.url.partition("#")[0])  # and in the file
    expect(friend.locator(".total b")).to_have_text("0")
    friend.locator("input[type=file]").first.set_input_files(
        {"name": "own.toml", "mimeType": "application/toml", "buffer": file.read_bytes()}
    )
    expect(friend.locator(".total b")).to_have_text(total)
    expect(friend.locator("li[draggable=true]", has_text="Militia")).to_be_visible()

    page.get_by_label(words["undo"]).click()
    expect(page.locator(".total b")).to_have_text("56")
    expect(lists).to_have_value("macedon")
