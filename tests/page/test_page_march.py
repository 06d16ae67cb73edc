"""What a player sees before he moves or strikes on a large board: the way, the shock, and what lies on each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from page_harness import Screen, go_on, make
from playwright.sync_api import expect
from server_harness import Player, Server

from strategikon.alexander import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario

Visit = Callable[..., Screen]
SLOW = 60_000  # milliseconds: worker processes begin by loading the rules
FAR: dict[str, Any] = {"id": "foe", "type": "LI", "hex": "3030", "facing": "W"}


def battle_of(*ours: dict[str, Any], theirs: dict[str, Any] = FAR, choices: tuple[str, ...] = ()) -> AnyBattle:
    """A corner of open ground, and what was chosen so far."""
    sides = [{"id": "macedonian", "unit": list(ours)}, {"id": "persian", "unit": [theirs]}]
    battle: AnyBattle = Battle(Scenario(RULESET, {"side": sides}, "test", inline=True), "march", {})
    for choice in choices:
        battle.choose(choice)
    return battle


def foot(kind: str, place: str = "1010", **more: Any) -> dict[str, Any]:
    return {"id": "u", "type": kind, "hex": place, "facing": "E", "ma": 6, **more}


MARCH = (foot("LI"),), ("order u move", "path")


def place(player: Screen, label: str) -> dict[str, Any]:
    """A lit hex by the words of its option."""
    found = [offer for offer in player.look()["offers"] if offer["label"] == label]
    assert found, player.look()["offers"]
    return dict(found[0])


def test_the_way_and_its_cost_are_drawn_under_the_pointer(server: Server, visit: Visit) -> None:
    """6.21a Three hexes of open ground cost 3 of the 6 MP."""
    player = visit()
    player.sit(go_on(server, battle_of(*MARCH[0], choices=MARCH[1])))
    player.settled()
    assert player.page.locator(".hl-path").count() == 0
    there = place(player, "March to 1309")
    player.page.mouse.move(there["x"], there["y"])
    expect(player.page.locator(".hl-path")).to_have_count(1)
    assert player.page.locator(".hl-stop text").all_text_contents() == ["1", "2", "3"]
    expect(player.page.locator(".ghost .pc")).to_have_count(1)
    expect(player.page.locator(".hl-note")).to_have_text("3 of 6 MP")
    expect(player.page.locator(".prompt p")).to_have_text("3 of 6 MP")
    # The same for whoever has no mouse.
    player.page.mouse.move(5, 5)
    player.page.get_by_role("button", name="March to 1209").focus()
    expect(player.page.locator(".hl-note")).to_have_text("2 of 6 MP")


def test_on_a_phone_the_way_is_shown_by_the_first_tap_and_walked_by_the_second(server: Server, visit: Visit) -> None:
    player = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player.sit(go_on(server, battle_of(*MARCH[0], choices=MARCH[1])))
    seen = player.settled()
    there = place(player, "March to 1309")
    player.page.touchscreen.tap(there["x"], there["y"])
    expect(player.page.locator(".hl-note")).to_have_text("3 of 6 MP")
    assert player.look()["number"] == seen["number"]
    expect(player.page.get_by_role("button", name="March to 1309")).to_be_visible()
    player.page.touchscreen.tap(there["x"], there["y"])
    assert player.settled(seen)["number"] > seen["number"]


def test_a_shock_is_laid_open_where_one_says_whether_it_will_be(server: Server, visit: Visit) -> None:
    """7.32a, 8.33 Light foot that came up to the enemy may shock; what it would come to is told without odds."""
    enemy = {"id": "foe", "type": "HI", "hex": "1209", "facing": "W"}
    moved = ("order u move", "step 1109", "hold")
    player = visit()
    player.sit(go_on(server, battle_of(foot("LI"), theirs=enemy, choices=moved)))
    seen = player.settled()
    assert seen["kind"] == "intent"
    assert "u shock" in seen["prompt"]
    sheet = player.page.locator(".odds")
    expect(sheet.locator("h3")).to_contain_text("against", timeout=SLOW)
    assert sheet.locator("table tr").count() == 3
    expect(player.page.get_by_role("button", name="Back")).to_be_hidden()  # nothing was clicked that could be undone


def test_a_stack_is_counted_and_spread_out(server: Server, visit: Visit) -> None:
    """9.62 Two phalanxes in double depth."""
    pair = {"type": "PH", "hex": ["1010", "1011"], "facing": "E"}
    player = visit()
    player.sit(go_on(server, battle_of({"id": "front", **pair}, {"id": "rear", "beneath": "front", **pair})))
    player.settled()
    count = player.page.locator(".live .count")
    expect(count).to_have_text("2")
    box = count.bounding_box()
    assert box
    player.page.mouse.move(box["x"] - 8, box["y"] - 8)
    fan = player.page.get_by_role("group", name="2 pieces in this hex")
    expect(fan.get_by_role("button")).to_have_count(2)
    fan.get_by_role("button", name="rear").click()
    expect(player.page.locator(".sheet h3")).to_have_text("rear")
    expect(fan).to_be_hidden()


def test_a_curtain_hangs_only_where_something_may_be_hidden(server: Server, visit: Visit) -> None:
    """6.81a A leader of phalanxes may plan a withdrawal in secret; light foot has nothing to hide."""
    player = visit()
    player.sit(go_on(server, battle_of(foot("LI"))))
    assert player.settled()["curtain"] is None
    other = visit()
    other.sit(make(server, "alexander/troad", "curtain"))
    seen = other.settled()
    assert seen["curtain"] is not None
    assert seen["pieces"] == []  # nothing is shown before somebody has sat down
    assert other.lift(seen)["pieces"]


def test_the_march_of_a_friend_is_drawn_on_the_board(server: Server, visit: Visit) -> None:
    """His light foot goes one hex ahead: its trail is seen at once, and by who comes later, and can be seen again."""
    battle = battle_of(foot("LI"))
    his, ours = battle.sides
    made = go_on(server, battle, **{his: "here", ours: "here"})
    player = visit(locale="fr-FR")
    player.sit({**made, "tokens": {ours: made["tokens"][ours]}})
    player.settled()
    with Player(server, made["id"], made["tokens"][his]) as friend:
        for choice in ("order u move", "step 1109", "halt"):
            friend.choose(choice)
        expect(player.page.locator(".field .walk")).to_have_count(1)
        player.page.reload()  # who comes later finds it as well
        expect(player.page.locator(".field .walk")).to_have_count(1)
        expect(player.page.get_by_role("button", name="Montrez encore").first).to_be_enabled()
