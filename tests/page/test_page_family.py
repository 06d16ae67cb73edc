"""Options without number on the page: a picket placed where nothing is lit, and why it may not stand elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from page_harness import Screen
from playwright.sync_api import expect
from server_harness import Server

from strategikon.kernel.hexgrid import lettered_rows

GRID = lettered_rows(7, 9)


def spot(seen: dict[str, Any], name: str) -> tuple[float, float]:
    """Where a hex is on the screen, reckoned from two that are lit."""
    lit = {offer["label"].rpartition(" ")[2]: offer for offer in seen["offers"] if offer["kind"] == "place"}
    one, *_, other = lit
    (x1, y1), (x2, y2), (x, y) = (GRID.centre(GRID.hex(each)) for each in (one, other, name))
    across = (lit[other]["x"] - lit[one]["x"]) / (x2 - x1)
    down = (lit[other]["y"] - lit[one]["y"]) / (y2 - y1)
    return lit[one]["x"] + (x - x1) * across, lit[one]["y"] + (y - y1) * down


def test_a_picket_stands_where_one_clicks(server: Server, visit: Callable[..., Screen]) -> None:
    player = visit()
    player.sit(server.make(scenario="bank", red="here", blue="computer:random"))
    seen = player.settled()
    assert not [offer for offer in seen["offers"] if offer["label"].endswith(" C5")]
    there, river = spot(seen, "C5"), spot(seen, "D5")

    player.page.mouse.click(*river)
    expect(player.page.locator(".why")).to_contain_text("D5 is not on your bank")
    assert player.look()["number"] == 0

    player.page.mouse.move(*there)
    player.page.mouse.click(*there)
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("img", name="Red picket")).to_be_visible()
    assert "C5" in player.page.get_by_role("img", name="Red picket").get_attribute("aria-label")
