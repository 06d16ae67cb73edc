"""What the annexes put on the board, and what is laid over it: fire and wind, boats and messengers, decoys by night,
reach with and without the right to fight, sight and what masks it, command, support and danger."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from page_harness import Screen, go_on
from playwright.sync_api import expect
from server_harness import Server
from test_page_blocks import battle_of, cohort, small

from strategikon.library import load, rulesets

pytestmark = pytest.mark.skipif("bayard" not in rulesets(), reason="the ruleset is not announced")
Visit = Callable[..., Screen]
WORDS = {
    "en-GB": {
        "sky": ["Fair weather", "toward the east"], "boat": "A boat",
        "legend": "Legend",
        "r": ["With the right to fight", "Without combat"], "f": ["In sight", "What masks"],
        "x": ["In the range of one leader"], "s": ["friend"], "d": ["strike it next turn"],
    },
    "fr-FR": {
        "sky": ["Beau temps", "vers l’est"], "boat": "Un bateau",
        "legend": "Légende",
        "r": ["Avec droit de combattre", "Sans combat"], "f": ["En vue", "Ce qui masque"],
        "x": ["À portée d’un chef"], "s": ["ami"], "d": ["la frapper au prochain tour"],
    },
}  # fmt: skip
SPOKEN = "() => [...document.querySelectorAll('.field [role=img]')].map((thing) => thing.getAttribute('aria-label'))"


@pytest.mark.parametrize("locale", WORDS)
def test_fire_smoke_wind_boats_and_messengers_are_drawn(server: Server, visit: Visit, locale: str) -> None:
    """A5.01, A5.40, A5.60, A5.133 Lutetia, when the secret orders are given."""
    battle = load("bayard/lutetia_52bc", seed="annexes")
    while battle.decision is not None and battle.decision.kind != "lead":
        battle.choose(battle.decision.options[-1])
    kinds = [marker.kind for marker in battle.scene(None).markers]
    player = visit(locale=locale)
    player.sit(go_on(server, battle))
    player.lift(player.settled())
    page = player.page
    expect(page.locator(".field .hull")).to_have_count(kinds.count("boat"))
    expect(page.locator(".field .smoke")).to_have_count(kinds.count("smoke"))
    expect(page.locator(".field .flame").first).to_be_visible()
    expect(page.locator(".field .walker")).to_have_count(kinds.count("messenger"))
    assert [said for said in page.evaluate(SPOKEN) if WORDS[locale]["boat"] in said]
    sky = page.locator(".sky")
    expect(sky.locator(".rose g")).to_have_attribute("transform", "rotate(90)")  # whither it blows
    for words in WORDS[locale]["sky"]:
        expect(sky).to_contain_text(words)
    for part in ("armour", "strength", "attack-dice"):  # chevrons, plaquettes, dice
        expect(page.locator(f".field .pc [data-part='{part}']").first).to_be_attached()


def test_a_night_has_fires_decoys_and_a_dark_half(server: Server, visit: Visit) -> None:
    """A5.73, A5.107 Telham: the English know which of their papers lie."""
    battle = load("bayard/telham_1066", seed="annexes")
    made = go_on(server, battle)
    first, second = battle.sides
    player = visit(locale="fr-FR")
    player.sit({**made, "tokens": {second: made["tokens"][second]}})
    player.settled()
    page = player.page
    expect(page.locator(".sky")).to_contain_text("Nuit")
    expect(page.locator(".field .dimmed")).to_have_count(1)
    expect(page.locator(".field .light-1").first).to_be_attached()
    papers = page.locator(".field .live .pc", has_text="?")
    decoys = papers.count()
    assert decoys
    other = visit()
    other.sit({**made, "tokens": {first: made["tokens"][first]}})
    other.settled()
    expect(other.page.locator(".field .live .pc", has_text="?")).to_have_count(0)  # out of sight, or told apart by none


@pytest.mark.parametrize("locale", WORDS)
def test_what_is_laid_over_the_board(server: Server, visit: Visit, locale: str) -> None:
    """3.14, 4.13, 2.15, 1.13, 3.17 For one unit, by its key."""
    setup = small(phase="move")
    setup["board"]["area"] = [{"type": "forest", "hexes": ["6,5"]}]
    rome, gauls = setup["side"]
    rome["unit"] = [
        cohort("archers", "7,6", weight="light", missile="composite_bow", marks=["activated"]),
        cohort("second", "7,7"),
        cohort("third", "3,9", weight="medium", marks=["activated"]),
    ]
    gauls["unit"] = [cohort("warriors", "5,3", weight="medium", melee="swordsmen")]
    player = visit(locale=locale)
    player.sit(go_on(server, battle_of(setup)))
    player.settled()
    page, words = player.page, WORDS[locale]
    legend = page.get_by_role("region", name=str(words["legend"]))
    asked = {"r": "third", "f": "archers", "s": "archers", "x": "caesar", "d": "archers"}
    for key, piece in asked.items():
        box = page.locator(f".field [data-piece='piece:{piece}']").first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if piece != "caesar":  # where he stands somebody could go: the way is shown instead
            expect(page.locator(".sheet")).to_be_visible()
        page.keyboard.press(key)
        for said in words[key]:
            expect(legend).to_contain_text(re.compile(re.escape(said)))
        expect(page.locator(".field .ov, .field .ov-l").first).to_be_attached()
        page.keyboard.press("Escape")
        page.mouse.move(5, 795)
        for button in legend.get_by_role("button").all():
            button.click()
        expect(legend).to_have_count(0)
