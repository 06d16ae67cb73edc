"""Choosing a battle: how long, how hard and how even it is; optional rules folded; sides by their names."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from page_harness import Screen
from playwright.sync_api import expect

Visit = Callable[..., Screen]


WORDS = {
    "en-GB": {
        "line": "30 min middling Carthage 64 %", "effort": "about 30 min middling", "compass": "South|North",
        "unknown": "Nobody has measured yet whom this battle favours.",
        "folded": "as this battle has them", "changed": "one changed",
        "hints": "Hints may be asked for", "link": "By link", "computer": "Computer", "hint": "Hint",
    },
    "fr-FR": {
        "line": "30 min moyenne Carthage 64 %", "effort": "environ 30 min moyenne", "compass": "Sud|Nord",
        "unknown": "Personne n’a encore mesuré qui cette bataille favorise.",
        "folded": "comme cette bataille les prévoit", "changed": "une changée",
        "hints": "Les conseils sont permis", "link": "Par lien", "computer": "L’ordinateur", "hint": "Conseil",
    },
}  # fmt: skip


def spaced(text: str) -> re.Pattern[str]:
    """A text with whatever spaces there are between its words."""
    return re.compile(r"\s*".join(map(re.escape, text.split())))


@pytest.mark.parametrize("locale", list(WORDS))
def test_what_one_wants_to_know_of_a_battle_before_it_begins(visit: Visit, locale: str) -> None:
    words = WORDS[locale]
    player = visit(locale=locale)
    player.open("/new/ancients/cannae-216")
    expect(player.page.locator(".library li .on em")).to_have_text(spaced(words["line"]))
    expect(player.page.locator("article .effort")).to_have_text(spaced(words["effort"]))

    # Sides have names, here and at the table, before anything was done and after.
    sides = re.compile(rf"\b(?:{words['compass']})\b")
    assert not sides.search(player.page.locator("main").inner_text())
    rules = player.page.locator("form details")
    expect(rules.locator("summary")).to_contain_text(words["folded"])
    expect(rules.locator("label").first).to_be_hidden()  # one line, until it is wanted
    rules.locator("summary").click()
    rules.locator("select:has(option[value=both])").select_option("both")
    expect(rules.locator("summary")).to_contain_text(words["changed"])

    # Hints are off between people unless one offers them, and may be forbidden.
    hints = player.page.get_by_role("switch", name=words["hints"])
    for way, given in (("link", False), ("computer", True)):
        player.page.get_by_role("radio", name=words[way]).click()
        expect(hints).to_be_checked(checked=given)
    hints.click()
    player.page.locator("form .start").click()
    player.page.wait_for_url("**/battle/*")
    made = player.page.request.get(f"{player.home}/api/battles/{player.battle}").json()
    assert "both" in made["options"].values()
    luck, seen = random.Random(3), player.settled()
    expect(player.page.get_by_role("button", name=words["hint"]).first).to_be_disabled()
    for _ in range(3):
        assert not sides.search(player.page.locator("main").inner_text())
        seen = player.choose(seen, luck) if seen["mine"] else player.settled(seen)

    player.open("/new/skirmish/ford")  # an example, and nobody measures it
    expect(player.page.get_by_role("radiogroup").filter(has_text=words["unknown"])).to_be_visible()
    expect(player.page.locator("article .unknown")).to_have_text(words["unknown"])
