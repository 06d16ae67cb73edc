"""What is not in the rulebook is marked as ours: in the rules, and where something is refused."""

from __future__ import annotations

import json
from collections.abc import Callable

from page_harness import Screen
from playwright.sync_api import Route, expect
from server_harness import Server
from test_page_family import spot

OURS = "2.3"  # as if the example's rulebook said nothing of where pickets stand


def mark(route: Route) -> None:
    """What the server says, and that this rule is ours."""
    answer = route.fetch()
    told = answer.json()
    if "rules" in told:
        told["rules"] = [{**rule, "ours": rule["id"] == OURS} for rule in told["rules"]]
    else:
        told["ours"] = [OURS]
    route.fulfill(response=answer, body=json.dumps(told))


def test_the_rulebook_marks_what_is_ours(server: Server, visit: Callable[..., Screen]) -> None:
    player = visit()
    player.open("/rules/skirmish")
    expect(player.page.locator("dt").first).to_be_attached()
    expect(player.page.locator(".ours")).to_have_count(0)
    player.page.route("**/api/rules/skirmish", mark)
    player.open("/rules/skirmish")
    expect(player.page.locator(".ours")).to_have_count(1)
    expect(player.page.locator(f'[id="rule-{OURS}"] .ours')).to_have_text("ours")
    expect(player.page.locator(".count")).to_contain_text("Those marked “ours” are not in the rulebook")
    player.page.get_by_role("searchbox").fill("ours")
    expect(player.page.locator("dt")).to_have_text([OURS])
    player.open(f"/rules/skirmish/{OURS}")  # the address of a rule can be opened, though it ends as a file might
    expect(player.page.locator(f'[id="rule-{OURS}"]')).to_be_visible()


def test_a_rulebook_that_we_completed_says_where(server: Server, visit: Callable[..., Screen]) -> None:
    player = visit(locale="fr-FR")
    player.open("/rules/caesar")
    told = server.get("/api/rules/caesar").json()["rules"]
    ours = [rule["id"] for rule in told if rule["ours"]]
    assert 0 < len(ours) < len(told)
    expect(player.page.locator(".ours")).to_have_count(len(ours))
    expect(player.page.locator(f'[id="rule-{ours[0]}"] .ours')).to_have_text("de nous")


def test_a_refusal_marks_what_is_ours(server: Server, visit: Callable[..., Screen]) -> None:
    player = visit()
    player.page.route("**/api/rulesets/skirmish/facts", mark)
    player.sit(server.make(scenario="bank", red="here", blue="computer:random"))
    player.page.mouse.click(*spot(player.settled(), "D5"))
    why = player.page.locator(".why[role=status]")
    expect(why).to_contain_text("D5 is not on your bank")
    expect(why.locator(".rule")).to_have_text(OURS)
    expect(why.locator("small")).to_have_text("ours")
