"""What a player sees of his orders and marches: how many are given, a whole line in a few clicks, a march in one."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from page_harness import Screen, go_on, make
from playwright.sync_api import expect
from server_harness import Server

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario
from strategikon.library import find_ruleset, load

Visit = Callable[..., Screen]


def battle_of(ruleset: str, document: dict[str, Any], *choices: str) -> AnyBattle:
    """A small battle, and what was chosen so far."""
    battle: AnyBattle = Battle(Scenario(find_ruleset(ruleset), document, "test", inline=True), "see", {})
    for choice in choices:
        battle.choose(choice)
    return battle


FOES = {"id": "north", "cards": ["order-2-left"], "hand": 1, "unit": [{"id": "foe", "class": "MI", "hex": "H7"}]}
LINE = [{"id": f"hi{n}", "class": "HI", "hex": f"B{n}"} for n in (4, 5, 6, 7)]
ROME = {
    "id": "south",
    "cards": ["line-command", "order-3-centre"],
    "hand": 2,
    "unit": [*LINE, {"id": "horse", "class": "MC", "hex": "B11"}],
    "leader": [{"id": "varro", "hex": "B5"}],
}


def middle(player: Screen, piece: str) -> tuple[float, float]:
    box = player.page.locator(f".field [data-piece='piece:{piece}'] .face").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7


def test_a_line_is_ordered_in_three_clicks(server: Server, visit: Visit) -> None:
    player = visit(locale="fr-FR")
    player.sit(go_on(server, battle_of("ancients", {"side": [ROME, FOES]}), south="here", north="here"))
    player.lift(player.settled())
    player.page.locator(".hand .card.can", has_text="En ligne").click()
    expect(player.page.locator(".tally")).to_have_text("déjà 0")
    player.page.mouse.click(*middle(player, "hi4"))
    expect(player.page.locator(".tally")).to_have_text("déjà 1")
    everyone = player.page.locator(".prompt .all")
    for language, words in (("en", "All of them"), ("fr", "Toutes")):
        player.prefer(language=language)
        expect(everyone).to_have_text(words)
    everyone.click()
    expect(player.page.locator(".lamp-o")).to_have_count(4)  # a seal on each, also where a leader stands
    assert player.settled()["kind"] == "move"  # three clicks, and nothing was left to say


def test_orders_are_counted_and_seen_under_a_leader(server: Server, visit: Visit) -> None:
    player = visit()
    battle = battle_of("ancients", {"side": [ROME, FOES]}, "play order-3-centre", "order hi5", "order hi6")
    player.sit(go_on(server, battle, south="here", north="here"))
    player.lift(player.settled())
    expect(player.page.locator(".tally")).to_have_text("2 of 3")
    seals = player.page.locator(".lamp-o")
    expect(seals).to_have_count(2)
    medal = player.page.locator(".field [data-piece='piece:varro'] .coin-r").bounding_box()
    seal = seals.first.locator("circle").bounding_box()
    assert medal is not None
    assert seal is not None
    assert seal["x"] + seal["width"] < medal["x"]  # the medal does not lie on the seal
    player.page.set_viewport_size({"width": 820, "height": 1180})  # on a tablet the sentence keeps its room
    player.page.wait_for_function("() => document.querySelector('.prompt .words').clientWidth > 260")
    assert player.page.evaluate("document.querySelector('.prompt').clientHeight") in (58, 59, 60)
    player.page.set_viewport_size({"width": 390, "height": 844})  # and on a phone every page of the house is in sight
    player.open("/")
    links = player.page.locator("header nav a")
    expect(links.last).to_be_in_viewport(ratio=1)
    assert links.count() >= 4


def test_an_order_that_was_carried_out_wears_a_check(server: Server, visit: Visit) -> None:
    """The others keep their numbers, which begin again with the next order."""
    orders = [f"order hi{n}" for n in (5, 6, 7)]
    battle = battle_of("ancients", {"side": [ROME, FOES]}, "play order-3-centre", *orders, "move hi6 C6")
    player = visit(locale="fr-FR")
    player.sit(go_on(server, battle, south="here", north="here"))
    player.lift(player.settled())
    seals = player.page.locator(".lamp-o")
    expect(seals).to_have_count(3)
    expect(seals.locator("path")).to_have_count(1)
    expect(seals.locator("text")).to_have_text(["1", "2"])


def middles(player: Screen) -> list[tuple[float, float]]:
    """Where the two armies stand on the screen, each taken together."""
    return [
        tuple(player.page.evaluate(
            """(kind) => {
              const faces = [...document.querySelectorAll(`.field .pc${kind} .face`)];
              const all = faces.map((face) => face.getBoundingClientRect());
              const mean = (of) => all.reduce((sum, box) => sum + of(box), 0) / all.length;
              return [mean((box) => box.x), mean((box) => box.y)];
            }""",
            kind,
        ))
        for kind in (":not(.b)", ".b")
    ]  # fmt: skip


def test_a_tall_board_opens_turned_on_a_desktop_and_a_switch_turns_it_back(server: Server, visit: Visit) -> None:
    player = visit(locale="fr-FR")
    player.sit(make(server, "alexander/chaeronea", "tall"))
    player.lift(player.settled())
    switch = player.page.get_by_role("button", name="Tourner le plateau d’un quart")
    expect(switch).to_have_attribute("aria-pressed", "true")
    player.page.keyboard.press("0")
    (_, ours), (_, theirs) = middles(player)
    assert ours > theirs  # the first side, printed at the left, sits below
    player.page.locator(".field.far .plan").first.wait_for()  # so far out arms are told by the signs of a plan
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    (ours, _), (theirs, _) = middles(player)
    assert ours < theirs
    player.page.reload()
    player.lift(player.settled())
    expect(switch).to_have_attribute("aria-pressed", "false")  # as it was left


# Whither an arrow of the dial points on the screen: from the middle of its unit to its tip, in degrees from above.
POINTED = """() => Object.fromEntries([...document.querySelectorAll(".field .dial")].map((dial) => {
  const [line, place] = [dial.querySelector(".hl-arrow"), dial.querySelector(".hl-arrow").getScreenCTM()];
  const at = (point) => point.matrixTransform(place);
  const { x, y } = at(new DOMPoint(0, 0));
  const points = Array.from({ length: 200 }, (_, i) => at(line.getPointAtLength((i / 200) * line.getTotalLength())));
  const far = (point) => Math.hypot(point.x - x, point.y - y);
  const tip = points.reduce((one, other) => (far(other) > far(one) ? other : one));
  return [dial.dataset.ref.slice(7), (Math.atan2(tip.x - x, y - tip.y) * 180) / Math.PI];
}))"""
COMPASS = {  # of hexes with flat tops: six sides and six corners
    "N": 0, "NNE": 30, "NE": 60, "E": 90, "SE": 120, "SSE": 150, "S": 180, "SSW": 210, "SW": 240, "W": 270, "NW": 300,
    "NNW": 330,
}  # fmt: skip


def test_a_march_is_one_click_on_its_end_and_then_a_facing(server: Server, visit: Visit) -> None:
    """6.31a Three hexes ahead on open ground cost 3 of 6 MP."""
    ours = {"id": "u", "type": "LI", "hex": "1010", "facing": "E", "ma": 6}
    foe = {"id": "foe", "type": "LI", "hex": "3030", "facing": "W"}
    sides = [{"id": "macedonian", "unit": [ours]}, {"id": "persian", "unit": [foe]}]
    player = visit()
    player.sit(go_on(server, battle_of("alexander", {"side": sides}, "order u move")))
    seen = player.lift(player.settled())
    expect(player.page.locator(".ov-reach").first).to_be_visible()  # how far it may go is shown unasked
    one, *_ = [offer for offer in seen["offers"] if offer["kind"] == "place" and "1109" in offer["label"]]
    start = player.page.locator(".field [data-piece='piece:u'] .face").bounding_box()
    assert start is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    far = x + 3 * (one["x"] - x), y + (one["y"] - y)  # 1309: two columns farther, the same height
    player.page.mouse.move(*far)
    expect(player.page.locator(".hl-note")).to_have_text("3 of 6 MP")
    expect(player.page.locator(".prompt .abbr")).to_have_attribute("title", re.compile("Movement point"))
    player.page.mouse.click(*far)
    unit = player.page.locator(
        ".field [data-piece='piece:u']"
    ).first  # its ghost stands at the end of its way until it moves
    expect(unit).to_have_attribute("aria-label", re.compile("u, 1309"))
    arrow = "[data-ref='button:{}']"
    turn, column = (player.page.locator(f".dial{arrow.format(way)}") for way in ("NNE", "NE"))
    expect(turn).to_be_visible()
    expect(column.locator("title")).to_have_text("Into column, toward north-east")  # no turn, and drawn otherwise
    pointed = player.page.evaluate(POINTED)
    assert len(pointed) > 6
    assert all(abs((COMPASS[way] - degrees + 180) % 360 - 180) < 5 for way, degrees in pointed.items()), pointed
    shapes = [each.locator(".hl-arrow").get_attribute("d") for each in (turn, column)]
    assert shapes[0] != shapes[1]
    player.page.keyboard.press("u")  # and again by dragging it there
    expect(unit).to_have_attribute("aria-label", re.compile("u, 1010"))
    player.settled()
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move((x + far[0]) / 2, (y + far[1]) / 2, steps=3)
    player.page.mouse.move(*far, steps=3)
    expect(player.page.locator(".hl-note")).to_have_text("3 of 6 MP")  # the way is shown while it is dragged
    player.page.mouse.up()
    expect(unit).to_have_attribute("aria-label", re.compile("u, 1309"))
    expect(player.page.locator(".dial").first).to_be_visible()


def test_a_march_is_dragged_by_a_finger(server: Server, visit: Visit) -> None:
    """6.31a The same three hexes on a phone: the finger carries the unit to the end of its way, which is drawn under
    it, and lets go."""
    ours = {"id": "u", "type": "LI", "hex": "1010", "facing": "E", "ma": 6}
    foe = {"id": "foe", "type": "LI", "hex": "3030", "facing": "W"}
    sides = [{"id": "macedonian", "unit": [ours]}, {"id": "persian", "unit": [foe]}]
    player = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player.sit(go_on(server, battle_of("alexander", {"side": sides}, "order u move")))
    seen = player.lift(player.settled())
    one, *_ = [offer for offer in seen["offers"] if offer["kind"] == "place" and "1109" in offer["label"]]
    start = player.page.locator(".field [data-piece='piece:u'] .face").bounding_box()
    assert start is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    far = x + 3 * (one["x"] - x), y + (one["y"] - y)
    finger = player.page.context.new_cdp_session(player.page)

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": across, "y": down} for across, down in spots]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    before = player.page.locator(".field .world").evaluate("(world) => world.style.transform")
    touch("touchStart", (x, y))
    for part in (0.2, 0.4, 0.6, 0.8, 1.0):
        touch("touchMove", (x + part * (far[0] - x), y + part * (far[1] - y)))
    expect(player.page.locator(".hl-note")).to_have_text("3 of 6 MP")  # the way is shown while it is dragged
    assert player.page.locator(".field .world").evaluate("(world) => world.style.transform") == before  # nothing slid
    touch("touchEnd")
    unit = player.page.locator(".field [data-piece='piece:u']").first
    expect(unit).to_have_attribute("aria-label", re.compile("u, 1309"))
    expect(player.page.locator(".dial").first).to_be_visible()


def test_a_line_order_is_begun_at_its_line(server: Server, visit: Visit) -> None:
    """5.2 At the Granicus Arsites may order the heavy or the light horse as a line: a click on one, and its button."""
    battle = load("alexander/granicus", seed="see")
    while battle.decision is not None and battle.decision.kind != "line":
        texts = battle.decision.texts()
        battle.choose(next(text for text in texts if text.startswith(("no-pw", "activate"))))
    player = visit(locale="fr-FR", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player.page.add_init_script("""localStorage["strategikon-settings"] = '{"speed": 0, "curtain": false}'""")
    player.sit(go_on(server, battle))
    seen = player.settled()
    expect(player.page.locator(".field g.can")).to_have_count(2)
    player.page.locator(".field g.can[data-ref='piece:p_paph1']").press("Enter")
    player.page.locator(".prompt").get_by_role("button", name=re.compile("^Ordre de Ligne")).tap()
    assert player.settled(seen)["number"] == seen["number"] + 1
