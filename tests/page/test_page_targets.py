"""The page offers evened targets where a battle has them, tells what they change, and begins the battle with them."""

from __future__ import annotations

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
