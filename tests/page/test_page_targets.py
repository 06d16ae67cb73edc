"""The page offers evened targets where a battle has them, tells what they change, and begins the battle with them."""

from __future__ import annotations

import re
from collections.abc import Callable

from page_harness import Screen
from playwright.sync_api import expect

Visit = Callable[..., Screen]


def test_evened_targets_are_offered_told_and_fought_for(visit: Visit) -> None:
    player = visit()
    player.open("/new/alexander/samarkand")
    briefing = player.page.locator("article")
    expect(briefing).to_contain_text("24 rout points")
    fair = player.page.get_by_role("radiogroup", name="History or a fair match").get_by_role("radio")
    expect(fair).to_have_count(2)
    expect(fair.nth(0)).to_contain_text("Macedonian relief column 0 % · Spitamenes' horsemen 100 %")
    expect(fair.nth(1)).to_contain_text("Macedonian relief column 45 % · Spitamenes' horsemen 55 %")
    expect(fair.nth(1)).to_contain_text("of 60 battles between equal veterans")
    fair.nth(1).click()
    expect(briefing).to_contain_text("20 rout points")
    player.page.locator("form .start").click()
    player.page.wait_for_url("**/battle/*")
    told = player.page.request.get(f"{player.home}/api/battles/{player.battle}").json()
    assert told["targets"] == "evened"
    player.open("/new/skirmish/ford")
    expect(player.page.locator("form .start")).to_be_visible()
    fair = player.page.get_by_role("radiogroup", name="History or a fair match")
    expect(fair.get_by_role("radio")).to_have_count(1)
    expect(fair).to_contain_text("Nobody has measured yet whom this battle favours.")


EACH = ("ancients/trasimene-217", "alexander/samarkand", "bayard/zama_202bc", "caesar/marathon")


def test_history_or_a_fair_match_in_french_for_every_ruleset(visit: Visit) -> None:
    """One click, with the odds of each told."""
    player = visit(locale="fr-FR")
    for battle in EACH:
        player.open(f"/new/{battle}")
        fair = player.page.get_by_role("radiogroup", name="L’histoire ou un match équitable").get_by_role("radio")
        expect(fair).to_have_count(2)
        odds = [re.findall(r"(\d+)\s%", fair.nth(place).inner_text()) for place in (0, 1)]
        assert [len(shares) for shares in odds] == [2, 2], (battle, odds)
        assert all(98 <= sum(map(int, shares)) <= 101 for shares in odds), (battle, odds)
        history, evened = (abs(50 - int(shares[0])) for shares in odds)
        assert evened <= history
        fair.nth(1).click()
        expect(fair.nth(1)).to_have_attribute("aria-checked", "true")
        said = player.page.locator("form").inner_text()
        assert not re.search(r"\b(Sud|Nord|South|North)\b", said), said  # sides have names
