"""What holds on every board, whichever ruleset it belongs to: signs that tell what they are, refusals by touch, what is
laid over the board, and a board that lies still."""

from __future__ import annotations

import random
import re
from base64 import b64encode
from collections.abc import Callable

import pytest
from page_harness import Screen, go_on
from playwright.sync_api import expect
from server_harness import Server

from strategikon import load

Visit = Callable[..., Screen]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BOARDS = {  # a battle of each ruleset, and the signs on its pieces
    "ancients/akragas-406": {"class", "code", "strength", "medal"},
    "alexander/troad": {"front", "strength", "size", "tq", "ma"},
    "bayard/bibracte_58bc": {"class", "code", "armour", "attack-dice", "hexes-with-combat", "strength", "medal"},
    "caesar/marathon": {"strength", "medal", "authority", "front"},
}
SIGNS = """() => {
  const found = {};
  for (const sign of document.querySelectorAll(".field [data-part]")) {
    const { left, top, width, height } = sign.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width >= 4 && document.elementFromPoint(x, y)?.closest(".field")) found[sign.dataset.part] ??= [x, y];
  }
  return found;
}"""
NOT_LIT = """() => {
  const lit = [...document.querySelectorAll(".field g.can")].map((g) => g.getBoundingClientRect());
  const on = (r, x, y) => x > r.left - 4 && x < r.right + 4 && y > r.top - 4 && y < r.bottom + 4;
  const pieces = [...document.querySelectorAll(".field .live .pc")].map((p) => p.getBoundingClientRect());
  const middles = pieces.map((r) => [r.left + r.width / 2, r.top + r.height / 2]);
  return middles.find(([x, y]) => !lit.some((r) => on(r, x, y)) && document.elementFromPoint(x, y)?.closest(".field"));
}"""
LIES = """() => [".prompt", ".field", ".field .world"].map((name) => {
  const thing = document.querySelector(name);
  const { left, top, width, height } = thing.getBoundingClientRect();
  return name === ".prompt" || name === ".field" ? [left, top, width, height].join(" ") : thing.style.transform;
})"""
# Whether something that may be clicked would be seen, not at the very edge, if the board lay so: else it comes into
# sight.
SEEN_FROM = """([, board, transform]) => {
  const [x, y, k] = transform.match(/-?[\\d.]+/g).map(Number);
  const [, , wide, high] = board.split(" ").map(Number);
  const edge = 64 * k;
  return [...document.querySelectorAll(".live .can[data-ref^='piece:'] path")].some((path) => {
    const box = path.getBBox();
    const [left, top] = [(box.x + box.width / 2) * k + x, (box.y + box.height / 2) * k + y];
    return left > edge && top > edge && left < wide - edge && top < high - edge;
  });
}"""
# How many points of the lines round what may be clicked show their bright core, and beside it, within the line or
# next to it, something that stands out from it 3 : 1, in the picture as it is on the screen.
LAMPS = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
  paper.drawImage(image, 0, 0);
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
  const bright = ([r, g, b]) => g > r + 60 && b > r + 50;
  let [points, seen] = [0, 0];
  for (const line of document.querySelectorAll(".field g.can path.lamp-c")) {
    const place = line.getScreenCTM();
    for (let part = 0.05; part < 1; part += 0.1) {
      const { x, y } = line.getPointAtLength(part * line.getTotalLength()).matrixTransform(place);
      if (!document.elementFromPoint(x, y)?.closest(".field")) continue;
      const pixels = [...paper.getImageData(x - 5, y - 5, 11, 11).data];
      const colours = Array.from({ length: 121 }, (_, i) => pixels.slice(4 * i, 4 * i + 3));
      const cores = colours.filter(bright).map(light);
      const rest = colours.filter((colour) => !bright(colour)).map(light);
      const contrast = (Math.max(...cores, 0) + 0.05) / (Math.min(...rest) + 0.05);
      points += 1;
      if (cores.length >= 4 && contrast >= 3) seen += 1;
    }
  }
  return [points, seen];
}"""
STILL = """() => {
  const lies = document.querySelector(".field .world").style.transform;
  const still = lies === window.lay;
  window.lay = lies;
  return still;
}"""
SLOW = 60_000  # milliseconds: worker processes begin by loading the rules
LONG_PRESS = 3_000  # milliseconds, with room for a busy machine
SPOKEN = "() => [...document.querySelectorAll('.field .live .pc')].map((piece) => piece.getAttribute('aria-label'))"
COMPASS = re.compile(r"\b(South|North|Sud|Nord)\b")  # sides have names
LARGE = {"alexander/troad"}  # seen whole it shows no numbers
NEARER = 4  # presses of the key that zooms in, until they are drawn


FREE = {"caesar/marathon"}
RULED = {"ancients/akragas-406", "alexander/troad"}  # where a rule forbids what is tapped, not the question alone


def at(server: Server, player: Screen, name: str) -> None:
    """Both sides of a battle at one screen; where cards are played, after the first of them."""
    player.page.add_init_script("""localStorage["strategikon-settings"] = '{"speed": 0, "curtain": false}'""")
    battle = load(name, seed="boards")
    assert battle.decision is not None
    if battle.decision.kind == "card":
        battle.choose(battle.decision.options[0])
    player.sit(go_on(server, battle))
    player.settled()


def names_sides(server: Server, player: Screen, language: str) -> None:
    """Whoever is described, his side is told by its name, and so it is all over the page."""
    info = server.get(f"/api/battles/{player.battle}").json()
    sides = [side["name"][language].split(" (")[0] for side in info["sides"]]
    spoken = player.page.evaluate(SPOKEN)
    assert len(spoken) > 10
    assert [said for said in spoken if not any(side in said for side in sides)] == []
    said = player.page.locator("main").inner_text()
    assert not COMPASS.search(said), said


@pytest.mark.parametrize("name", BOARDS)
def test_every_sign_says_what_it_is_and_danger_and_tape_lie_on_every_board(
    server: Server, visit: Visit, name: str
) -> None:
    player = visit()
    at(server, player, name)
    names_sides(server, player, "en")
    page, luck = player.page, random.Random(2)
    page.keyboard.press("0")
    for _ in range(NEARER if name in LARGE else 0):
        page.keyboard.press("+")
    page.wait_for_function(STILL)
    signs = page.evaluate(SIGNS)
    assert set(signs) >= BOARDS[name]
    told = page.locator(".slip.key")
    for sign, (x, y) in signs.items():
        page.mouse.move(x, y)
        expect(told, sign).to_be_visible()
        assert len(told.locator("p").inner_text()) > 20, sign
        page.mouse.move(x, 4)
        expect(told).to_have_count(0)

    page.keyboard.press("0")
    page.wait_for_function(STILL)
    for lamp in ("day", "night"):
        points, seen = page.evaluate(LAMPS, b64encode(page.screenshot()).decode())
        assert points > 10, lamp
        assert seen >= 0.9 * points, (lamp, seen, points)
        page.keyboard.press("n")
        page.wait_for_timeout(300)  # colours fade
    box = page.locator(".field g.can").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = page.evaluate(LIES)
    page.mouse.wheel(0, -400)  # and from nearer
    page.wait_for_function(f"(before) => ({LIES})()[2] !== before[2]", arg=before)
    page.mouse.move(5, 795)
    page.wait_for_function(STILL)
    points, seen = page.evaluate(LAMPS, b64encode(page.screenshot()).decode())
    assert seen >= 0.75 * points > 0, (seen, points)  # the ribbon with his name lies over a part of a leader's ring
    page.keyboard.press("0")
    page.wait_for_function(STILL)
    page.keyboard.press("d")  # of the whole side
    expect(page.get_by_role("region", name="Legend")).to_contain_text(re.compile("danger|threat", re.I))
    x, y = page.evaluate(NOT_LIT)
    page.keyboard.press("t")
    page.mouse.move(x, y)
    page.mouse.down()
    if name not in FREE:
        page.mouse.up()  # on hexes a click begins it, on a free table it is drawn out
    page.mouse.move(x + 90, y + 40, steps=4)
    expect(page.locator(".pill-t")).to_contain_text(re.compile(r"\d.* (hex|in)"))
    assert page.locator(".why").count() == 0  # what is measured is not refused

    page.mouse.up()
    page.keyboard.press("t")  # the tape is rolled up
    expect(page.locator(".pill-t")).to_have_count(0)
    page.mouse.move(x, y)
    page.keyboard.press("j")  # who can come here
    if name in FREE:
        page.mouse.click(x, y)
    expect(page.get_by_role("region", name="Legend")).to_contain_text(re.compile("Who can reach"))

    page.keyboard.press("h")  # what would a good player do, and why
    advice, why = page.locator(".counsel h3"), page.locator(".counsel p")
    expect(advice).to_be_visible(timeout=SLOW)
    told, reason = (set(re.findall(r"\w+", each.inner_text().lower())) for each in (advice, why))
    assert len(reason - told) >= 4, reason  # more than the choice in other words

    page.keyboard.press("Escape")
    lying = page.evaluate(LIES)
    seen = player.settled()
    for _ in range(3):  # nothing slides under the pointer, whatever is said
        seen = player.press(seen, luck)
        assert page.evaluate(LIES) == lying, seen["prompt"]


@pytest.mark.parametrize("name", BOARDS)
def test_a_finger_is_told_what_a_sign_is_and_why_not_and_the_board_lies_still(
    server: Server, visit: Visit, name: str
) -> None:
    player = visit(locale="fr-FR", **PHONE)
    at(server, player, name)
    names_sides(server, player, "fr")
    page = player.page
    lying = page.evaluate(LIES)
    spot = page.evaluate(NOT_LIT)
    page.touchscreen.tap(*spot)
    why = page.locator(".why[role=status]")
    expect(why).to_contain_text("Pas ")
    expect(why.locator(".may").first).to_contain_text("Permis")
    box = why.bounding_box()
    assert box is not None
    assert box["y"] > spot[1] + 10  # it does not lie on what was tapped
    if name in RULED:
        why.locator(".rule").first.tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(why).to_be_visible()  # it stays until it is dismissed
    why.get_by_role("button").last.tap()
    expect(why).to_have_count(0)

    luck, seen = random.Random(3), player.settled()
    for _ in range(5):
        seen = player.press(seen, luck)
        if name in FREE and not page.evaluate(SEEN_FROM, lying):
            break  # what is asked for comes into sight
        assert page.evaluate(LIES) == lying, seen["prompt"]

    for _ in range(0 if name in FREE else NEARER + 1):  # a free table opens near what is asked for
        page.keyboard.press("+")
    page.wait_for_function(STILL)
    finger, told = page.context.new_cdp_session(page), page.locator(".slip.key p")
    for _ in range(3):  # on a busy machine the board may be drawn anew under the finger
        x, y = next(iter(page.evaluate(SIGNS).values()))
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(LONG_PRESS)
        if told.count():
            break
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told).to_be_visible()  # as long as one reads
