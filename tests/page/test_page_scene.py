"""Scenes that no ruleset of ours has yet, laid before the page by hand: a free table, boxes, hexsides, a night."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from page_harness import Screen, make
from playwright.sync_api import WebSocketRoute, expect
from server_harness import Server

from strategikon.kernel.message import Message
from strategikon.kernel.scene import Board, Box, Marker, Piece, Place, Scene, Track, Turn, plain
from strategikon.server.wire import VERSION

Visit = Callable[..., Screen]
TABLE = Path(__file__).parents[2] / "web" / "tests" / "table-scene.json"


def words(text: str) -> dict[str, str]:
    return {"en": text, "fr": text}


def option(label: str, *refs: str) -> dict[str, Any]:
    return {"text": label.lower(), "refs": refs, "label": words(label)}


def lay(player: Screen, battle: str, scene: dict[str, Any], side: str, *options: dict[str, Any]) -> list[str]:
    """Lay a scene before a player who leads one side. Answers the choices he makes."""
    chosen: list[str] = []
    sides = ["rome", "carthage"]
    sync = {
        "type": "sync", "wire": VERSION, "battle": battle, "number": 0, "serial": 0, "scene": scene,
        "mine": [side], "log": [], "commitment": "", "fair": True, "outcome": None, "seed": None, "undone": None,
        "seats": [{"id": each, "name": words(each.title()), "seat": "here", "strength": "", "connected": True}
                  for each in sides],
        "decision": {"number": 0, "side": side, "kind": "move", "prompt": words("Move"), "mine": True,
                     "options": [*options, option("Done", "button:done")]},
    }  # fmt: skip
    reach = {
        "role": "reach", "label": words("6 in"), "intensity": 1, "place": None,
        "polygon": [[40000, 29500], [47000, 33000], [40000, 36500]],
    }  # fmt: skip

    def live(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "hello":
                line.send(json.dumps(sync))
            elif asked["type"] == "overlay":
                line.send(json.dumps({**asked, "side": None, "label": words("Reach"), "shapes": [reach]}))
            elif asked["type"] == "choose":
                chosen.append(asked["option"])

        line.on_message(hear)

    player.page.route_web_socket("**/live", live)
    return chosen


# -- a free table ------------------------------------------------------------------------------------------------------


def free_table() -> dict[str, Any]:
    """A table in inches, with a march that wheels on its way."""
    scene = dict(json.loads(TABLE.read_text("utf-8")))
    poses = [[39000, 33000, 90], [43000, 33000, 90], [46000, 31000, 45]]
    note = words("5.5 of 6 in")
    scene["routes"] = [{"option": "wheel", "places": [{"pose": pose} for pose in poses], "costs": [4, 6], "note": note}]
    return scene


def test_a_free_table_in_inches(server: Server, visit: Visit) -> None:
    player = visit()
    made = make(server, "skirmish/ford", "free")
    spots = [option(f"Move to {x}", "piece:libyans", f"spot:{x},33000") for x in (43000, 46000)]
    chosen = lay(player, made["id"], free_table(), "carthage", *spots)
    player.sit(made)
    pieces = player.page.locator(".field .live .ft")
    expect(pieces).to_have_count(8)
    expect(player.page.get_by_role("img", name="Libyans, 39 by 15 inches, Carthage, 6 of 6")).to_be_attached()
    libyans = player.page.locator(".field").get_by_role("button", name="Libyans")
    box = libyans.bounding_box()
    assert box is not None
    assert box["height"] > 2 * box["width"]  # seven inches of front, turned to the east

    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(player.page.locator(".field .can")).to_have_count(2)  # two spots are lit
    expect(player.page.locator(".arc")).to_be_visible()
    player.page.keyboard.press("r")
    expect(player.page.locator(".ov-reach").first).to_be_visible()

    player.page.get_by_role("button", name="Tape measure").click()
    player.page.mouse.move(400, 300)
    player.page.mouse.down()
    player.page.mouse.move(500, 300, steps=3)
    player.page.mouse.up()
    expect(player.page.locator(".pill-t")).to_contain_text(" in")
    player.page.keyboard.press("t")

    player.page.locator(".field").get_by_role("button", name="Move to 46000").press("Enter")
    player.page.wait_for_timeout(100)
    assert chosen == ["move to 46000"]


def test_a_ghost_has_the_heading_it_will_have(server: Server, visit: Visit) -> None:
    """The Libyans face east. Their way ends facing north-east; a pose without a way says its own heading. Theirs is the
    second side, which looks at the table from its other end: all headings are turned by half."""
    player = visit()
    made = make(server, "skirmish/ford", "ghost")
    march = [
        option("Wheel", "piece:libyans", "pose:46000,31000,45"),
        option("Back", "piece:libyans", "pose:35000,33000,0"),
    ]
    lay(player, made["id"], free_table(), "carthage", *march)
    player.sit(made)
    player.page.locator(".field").get_by_role("button", name="Libyans").press("Enter")
    ghost = player.page.locator(".ghost")
    plate = ghost.locator(".face").locator("..")
    player.page.locator(".field").get_by_role("button", name="Wheel").focus()
    expect(plate).to_have_attribute("transform", "rotate(225)")
    expect(player.page.locator(".hl-path")).to_have_count(1)
    expect(player.page.locator(".swept")).to_have_count(1)
    expect(player.page.locator(".pill-t")).to_have_text("5.5 of 6 in")
    player.page.locator(".field").get_by_role("button", name="Back").focus()
    expect(plate).to_have_attribute("transform", "rotate(180)")
    expect(player.page.locator(".hl-path")).to_have_count(0)


# -- a night among hexes -----------------------------------------------------------------------------------------------


def night() -> dict[str, Any]:
    """Five by four hexes: a walled camp with two units in it, a reserve, a taken objective, a ford on a hexside, smoke
    over two hexes, and a dark half."""
    hexes = {f"{'ABCD'[row]}{n}": (2 * n + row % 2, 3 * row) for row in range(4) for n in range(1, 6)}
    label = Message("label")
    board = Board(
        "pointy", hexes, boxes=[Box("gate", Message("gate"), Place.hex("B3")), Box("off", Message("reserve"))]
    )
    pieces = [
        Piece("guard", "rome", Place.box("gate", 1), "heavy-foot", "HI", 3, 4),
        Piece("watch", "rome", Place.box("gate", 0), "archer", "AR", 4, 4),
        Piece("reserve", "rome", Place.box("off"), "light-horse", "LC", 3, 3),
        Piece("gauls", "carthage", Place.hex("D4"), "warrior", "WA", 3, 3),
    ]
    markers = [
        Marker("well", "objective", Place.hex("A2"), Message("well"), "rome", 2, "taken"),
        Marker("ford", "ford", Place.hexside("B2", "E"), Message("ford")),
        Marker("smoke", "smoke", Place.hexes(["C1", "C2"]), Message("smoke")),
    ]
    tracks = [Track("banners", "rome", 1, 5, Message("banners")), Track("camps", "rome", 0, 2, Message("camps")),
              Track("hour", None, 7, None, Message("hour"))]  # fmt: skip
    dimmed = [Place.hexes(["D1", "D2"]), Place.hex("D4")]
    scene = Scene(board, pieces, tracks=tracks, markers=markers, turn=Turn(3, None, "night", label), dimmed=dimmed)
    told: dict[str, Any] = plain(scene, lambda message: words(message.id.title()))
    for piece in told["pieces"]:
        piece["name"] = words(piece["id"].title())
    liveries = {"rome": "madder", "carthage": "ivory"}
    names = [{"id": side, "name": words(side), "short": words(side), "livery": worn} for side, worn in liveries.items()]
    return {**told, "sides": names}


def test_everything_of_a_scene_is_drawn(server: Server, visit: Visit) -> None:
    player = visit()
    made = make(server, "skirmish/ford", "night")
    lay(player, made["id"], night(), "rome")
    player.sit(made)
    page = player.page
    expect(page.locator(".field .mrk")).to_have_count(3)
    expect(page.get_by_role("img", name="Well, 2, taken")).to_be_visible()
    expect(page.locator(".mrk.done .mrk-d")).to_have_count(1)
    expect(page.locator(".mrk-a")).to_have_count(1)  # the smoke has an outline
    expect(page.locator(".dimmed")).to_have_count(1)
    expect(page.locator(".field .live > .pc")).to_have_count(1)  # the Gauls, though they stand in the dark
    expect(page.locator(".chip")).to_have_count(2)
    assert [chip.get_attribute("aria-label") for chip in page.locator(".chip").all()] == [
        "Watch, Rome, 4 of 4",
        "Guard, Rome, 3 of 4",
    ]
    expect(page.get_by_role("button", name="Reserve, Rome, 3 of 3")).to_be_visible()
    expect(page.locator(".score .track")).to_have_count(3)
    expect(page.get_by_role("img", name="Hour: 7", exact=True)).to_be_visible()
    expect(page.locator(".title p")).to_contain_text("turn 3")


def test_hexsides_and_boxes_can_be_clicked(server: Server, visit: Visit) -> None:
    player = visit()
    made = make(server, "skirmish/ford", "click")
    ways = [
        option("Enter the gate", "piece:gauls", "box:gate"),
        option("Cross the ford", "piece:gauls", "hexside:B2/E"),
        option("Sally", "piece:guard", "hex:B4"),
        option("Stay", "piece:guard", "hex:B3"),
    ]
    chosen = lay(player, made["id"], night(), "carthage", *ways)
    player.sit(made)
    field = player.page.locator(".field")
    expect(field.locator("g.can")).to_have_count(2)  # the Gauls, and the guard in its box
    field.get_by_role("button", name="Guard").click()
    expect(field.get_by_role("button", name="Sally")).to_be_visible()
    player.page.keyboard.press("Escape")
    field.get_by_role("button", name="Gauls").press("Enter")
    expect(field.get_by_role("button", name="Enter the gate")).to_be_visible()
    middle = field.get_by_role("button", name="Cross the ford").bounding_box()
    assert middle is not None
    player.page.mouse.click(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    player.page.wait_for_timeout(100)
    assert chosen == ["cross the ford"]


def test_a_page_from_before_an_update_is_fetched_anew_once(server: Server, visit: Visit) -> None:
    player = visit()
    made = make(server, "skirmish/ford", "old")
    loads: list[str] = []
    player.page.on("load", lambda page: loads.append(page.url))

    def live(line: WebSocketRoute) -> None:
        there = line.connect_to_server()
        there.on_message(lambda message: line.send(json.dumps({**json.loads(message), "wire": VERSION + 1})))

    player.page.route_web_socket("**/live", live)
    player.sit(made)
    player.page.wait_for_function("sessionStorage['strategikon-wire']")
    player.settled()
    assert len(loads) == 2
