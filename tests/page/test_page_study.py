"""Looking at a battle again, trying out what might have been, and what was luck and what was choice."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from page_harness import Screen, changed_battle, go_on
from playwright.sync_api import Page, Route, ViewportSize, expect
from server_harness import Server, events_of

from strategikon.kernel.battle import AnyBattle
from strategikon.library import load

Visit = Callable[..., Screen]
Finished = Callable[..., tuple[Screen, dict[str, Any], AnyBattle]]
# The turn that the prompt names and the one under the slider.
SAME_TURN = """() => /turn [0-9]+/.exec(document.querySelector(".prompt h2").textContent)?.[0]
    === document.querySelector(".replay .numbers b").textContent"""
# How long the page means to rest, each time it does.
CLOCK = """() => {
  window.wait ??= setTimeout;
  window.rests = [];
  window.setTimeout = (deed, ms, ...more) => (rests.push(ms ?? 0), wait(deed, ms, ...more));
}"""
# How many battles have been fought on a line, and how wide the interval is, each time that changes.
WATCH_GROWTH = """() => {
  window.grown = [];
  const numbers = (text) => [...(text ?? "").matchAll(/[0-9]+/g)].map(Number);
  const look = () => {
    const [count] = numbers(document.querySelector(".lines li .on small")?.textContent.split(" · ")[1]);
    const [low, high] = numbers(document.querySelector(".fights .chance span")?.textContent);
    if (count && count !== grown.at(-1)?.[0]) grown.push([count, high - low]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
A_BEAT = range(1500, 3000, 90)  # milliseconds at 1×: a second and a half, and more for every die
# Whether something of what the beat tells is seen, and not under a panel.
TOLD_IN_SIGHT = """() => [...document.querySelectorAll(".field .hl-past")].some((ring) => {
  const { left, top, width, height } = ring.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".field");
})"""
# Whether the present line of the log is in sight, wherever the log was before.
IN_LOG = """() => {
  const [list, line] = [".log ol", ".log .now"].map((name) => document.querySelector(name)?.getBoundingClientRect());
  return line && line.top >= list.top - 1 && line.bottom <= list.bottom + 1;
}"""
# Whether the banner is of the side whose turn is looked at: what its pieces wear.
BANNER = """() => {
  const side = document.querySelector(".prompt h2").textContent.split(", ").at(-1);
  const pieces = [...document.querySelectorAll(".field .live .pc")];
  const worn = (thing) => [...thing.classList].find((name) => name.startsWith("lv-"));
  const own = pieces.find((piece) => piece.getAttribute("aria-label").includes(side));
  return own && worn(own) === worn(document.querySelector(".prompt"));
}"""
LOOKING_BACK = """() => /^(Looking back|Regard en arrière)/.test(document.querySelector(".prompt h2")?.textContent)"""


def fought(scenario: str, seed: str, most: int = 10_000) -> AnyBattle:
    """A battle of bold but blind choices, to its end or so far."""
    return fight(load(scenario, seed=seed), seed, most)


def fight(battle: AnyBattle, seed: str, most: int = 10_000) -> AnyBattle:
    """The same, of a battle that may be one's own."""
    luck = random.Random(seed)
    while battle.ask is not None and battle.number < most:
        assert battle.decision is not None
        options = battle.decision.options
        bold = [option for option in options if option.text.startswith(("attack", "shoot", "ambush"))]
        battle.choose(luck.choice(bold or options))
    return battle


@pytest.fixture
def finished(server: Server, visit: Visit) -> Finished:
    """Sits down at a battle that is over."""

    def sit(**how: Any) -> tuple[Screen, dict[str, Any], AnyBattle]:
        battle = fought("skirmish/ford", "study 44")
        made = go_on(server, battle)
        player = visit(**how)
        player.sit(made)
        return player, made, battle

    return sit


def event_of(page: Page) -> int:
    """The number in "Event 136 of 332"."""
    return int(page.locator(".replay .count").inner_text().split()[1])


def total_of(page: Page) -> int:
    return int(page.locator(".replay .count").inner_text().split()[3])


def test_a_battle_is_looked_at_again(finished: Finished) -> None:
    player, made, battle = finished()
    page = player.page
    page.locator(".after").get_by_role("button", name="Replay").click()
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_be_visible()
    expect(page.locator(".replay .count")).to_contain_text("Event 1 of ")
    page.wait_for_function(LOOKING_BACK)
    start = player.look()["pieces"]
    total = total_of(page)

    # Keys: a step, a turn, the beginning. The sentence of the event and the present line of the log follow.
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay .count")).to_contain_text(f"Event 2 of {total}")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".log [aria-current=step]")).to_be_visible()
    assert event_of(page) > 2
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(page.locator(".replay .count")).to_contain_text(f"Event 1 of {total}")
    page.wait_for_function("(start) => JSON.stringify(look().pieces) === JSON.stringify(start)", arg=start)

    # Every throw of the battle is shown with its dice, once.
    thrown = sum(1 for event in events_of(battle) if event.throw is not None)
    slider, with_dice = page.get_by_role("slider", name="Replay"), 0
    for index in range(total):
        slider.fill(str(index))
        expect(page.locator(".replay .count")).to_contain_text(f"Event {index + 1} of {total}")
        page.wait_for_function(SAME_TURN)
        with_dice += page.locator(".beat .dice").count()
        expect(page.locator(".beat .deed")).not_to_be_empty()
    assert with_dice == thrown > 0
    assert page.locator(".log .later").count() == 0
    slider.fill(str(total // 2))
    expect(page.locator(".log .later").first).to_be_visible()

    # It plays by itself, at the speed one likes, and back to the end always stops it.
    for name, pace in (("½×", 0.5), ("4×", 4)):
        page.evaluate(CLOCK)
        page.get_by_role("radio", name=name).click()
        page.locator(".field").focus()
        page.keyboard.press("Space")
        expect(bar.get_by_role("button", name="Pause")).to_be_visible()
        assert any(pace * rest in A_BEAT for rest in page.evaluate("rests")), name
        if pace < 1:
            page.keyboard.press("Space")
            expect(bar.get_by_role("button", name="Pause")).to_be_hidden()
    expect(page.locator(".replay .count")).not_to_contain_text(f"Event {total // 2 + 1} of")
    page.get_by_role("button", name="Back to the end").click()
    expect(bar).to_be_hidden()
    page.wait_for_timeout(800)  # twice as long as a step takes now
    expect(bar).to_be_hidden()
    assert not page.evaluate(LOOKING_BACK)
    assert page.url.endswith(f"/battle/{made['id']}")


def test_a_moment_is_shared_by_its_address(server: Server, visit: Visit, finished: Finished) -> None:
    player, made, _ = finished(locale="fr-FR", permissions=["clipboard-read", "clipboard-write"])
    player.open(f"/battle/{made['id']}/6")
    page = player.page
    page.wait_for_function(LOOKING_BACK)
    assert player.look()["prompt"].startswith("Regard en arrière")
    expect(page.locator(".replay .count")).to_contain_text("Événement")
    page.get_by_role("button", name="Copier ce moment").click()
    expect(page.get_by_role("button", name="Copié")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    here = player.look()["pieces"]
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(link) => location.href !== link", arg=link)

    # Somebody else opens the link at the same moment, on a phone.
    friend = visit(locale="fr-FR", viewport={"width": 390, "height": 844}, has_touch=True)
    friend.open(link.removeprefix(friend.home))
    friend.page.locator(".replay .beat").wait_for()
    friend.page.wait_for_function("(here) => JSON.stringify(look().pieces) === JSON.stringify(here)", arg=here)
    for button in friend.page.locator(".replay button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    friend.page.get_by_role("button", name="Retour à la fin").click()
    expect(friend.page.locator(".replay")).to_be_hidden()

    for number in range(4, 13):  # of some choices nothing is told: then one looks at what was told before
        player.open(f"/battle/{made['id']}/{number}")
        page.wait_for_function(IN_LOG)
        page.wait_for_function(BANNER)


def test_a_running_battle_is_left_for_its_past_and_found_again(server: Server, visit: Visit) -> None:
    player = visit()
    player.sit(go_on(server, fought("skirmish/ford", "running", 12)))
    now = player.lift(player.settled())
    held: list[Route] = []
    player.page.route("**/moments/**", lambda route: held.append(route))  # noqa: PLW0108 - the method takes no mark
    player.page.locator(".log li button").first.click()
    player.page.wait_for_function(LOOKING_BACK)
    assert player.look()["offers"] == []  # the past cannot be changed, not even while it is on its way
    assert held
    player.page.unroute("**/moments/**")  # lets them pass
    player.page.wait_for_function("(now) => JSON.stringify(look().pieces) !== now", arg=json.dumps(now["pieces"]))
    assert player.look()["offers"] == []
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".replay")).to_be_hidden()
    present = player.settled()
    assert (present["pieces"], present["number"]) == (now["pieces"], now["number"])
    assert present["offers"]


# -- what if ----------------------------------------------------------------------------------------------------------


def test_what_if_is_tried_out_on_a_board_of_its_own(server: Server, finished: Finished) -> None:
    player, made, battle = finished()
    page = player.page
    player.open(f"/battle/{made['id']}/10")
    page.get_by_role("button", name="What if…").click()
    page.wait_for_url(f"**/study/{made['id']}/10")
    expect(page.get_by_text("Analysis board: the real battle is not touched")).to_be_visible()
    lines = page.get_by_role("region", name="Lines tried")
    expect(lines.get_by_role("button", name="As it was played")).to_be_visible()

    # Both sides are played here, and the last step is taken back.
    sides = set()
    prompt = page.locator(".prompt h2")
    for step in range(1, 40):
        sides.add(prompt.inner_text().partition(":")[0])
        take_first(page)
        expect(page.get_by_text(f"Line 1, step {step} ·")).to_be_visible()
        if len(sides) > 1:
            break
    assert len(sides) > 1, sides
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text(f"Line 1, step {step - 1} ·")).to_be_visible()

    # A hundred battles, or as many as one waits for, and how sure that is; then another line beside it.
    fights = page.get_by_role("region", name="Fight it 100 times")
    fights.get_by_role("combobox").select_option("recruit")
    page.evaluate(WATCH_GROWTH)
    fights.get_by_role("button", name="Fight 100 battles").click()
    expect(fights.get_by_text("19 times in 20")).to_be_visible()
    page.wait_for_function("() => grown.length > 2")
    pause = fights.get_by_role("button", name="Pause at")
    if pause.is_visible():
        pause.click()
    counts, widths = zip(*page.evaluate("grown"), strict=True)  # while it runs: more battles, a narrower interval
    assert list(counts) == sorted(set(counts)), counts
    assert widths[-1] < widths[0], widths
    expect(lines.locator("em").nth(1)).to_contain_text("%")
    lines.get_by_role("button", name="As it was played").click()  # and beside it what really happened
    expect(lines.locator("em").nth(0)).to_have_text("–")
    fights.get_by_role("button", name="Fight 100 battles").click()
    fought_on = lines.get_by_role("listitem").first.locator("small")
    expect(fought_on).to_contain_text(re.compile("[0-9]+ battle"))
    expect(lines.locator("em").nth(0)).to_contain_text("%")
    if pause.is_visible():
        pause.click()
    lines.get_by_role("button", name="Try another line").click()
    expect(page.get_by_text("Line 2, step 0 ·")).to_be_visible()
    page.reload()
    expect(lines.get_by_role("listitem")).to_have_count(3)  # kept on this device

    page.get_by_role("button", name="Leave").first.click()
    page.wait_for_url(f"**/battle/{made['id']}/10")
    record = server.get(f"/api/battles/{made['id']}/record").json()
    assert len(record["choices"]) == battle.number


def test_what_if_is_tried_out_in_a_battle_that_goes_on(server: Server, visit: Visit) -> None:
    """Against the computer nobody else is concerned: from the menu now, and back to the battle as it was."""
    made = go_on(server, fought("skirmish/ford", "going on", 6), red="here", blue="computer:recruit")
    player = visit(locale="fr-FR")
    player.sit(made)
    seen, page = player.settled(), player.page
    while not seen["mine"]:
        seen = player.settled(seen)
    page.keyboard.press("m")
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Et si").click()
    page.wait_for_url(f"**/study/{made['id']}/{seen['number']}")
    page.locator(".field").wait_for()
    take_first(page)
    expect(page.get_by_text("Variante 1, pas 1 ·")).to_be_visible()
    page.get_by_role("button", name="Quitter").first.click()
    page.wait_for_url(re.compile(f"/battle/{re.escape(made['id'])}(/|$)"))  # of the present no moment is named
    told = server.get(f"/api/battles/{made['id']}").json()
    assert (told["number"], told["outcome"]) == (seen["number"], None)


def take_first(page: Page) -> None:
    """The first of all choices, from their list."""
    page.locator(".field").focus()
    page.keyboard.press("c")
    page.get_by_role("dialog").locator("li button, .choices button").first.click()


def test_nobody_studies_while_people_fight(server: Server, visit: Visit) -> None:
    made = go_on(server, fought("skirmish/ford", "people", 8), red="here", blue="open")
    player = visit(locale="fr-FR")
    player.sit(made)
    player.page.locator(".log li button").first.click()
    expect(player.page.locator(".replay")).to_be_visible()
    expect(player.page.get_by_role("button", name="Et si…")).to_have_count(0)
    with player.forgiving("403"):
        player.open(f"/study/{made['id']}/4")
        expect(
            player.page.get_by_text("Rien ne s’essaie tant qu’une bataille entre joueurs est en cours")
        ).to_be_visible()


# -- every ruleset -----------------------------------------------------------------------------------------------------

DESK: ViewportSize = {"width": 1366, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
RECORDS = Path(__file__).parents[1] / "records"
EVERY = [
    ("ancients-14-trasimene-217", "fr-FR"), ("alexander-09-troad", "en-GB"), ("bayard-19-zama_202bc", "fr-FR"),
    ("caesar-10-marathon", "en-GB"),
]  # fmt: skip
WORDS = {
    "en-GB": {
        "replay": "Replay", "what if": "What if…", "tag": "Analysis board: the real battle is not touched",
        "step": "Line 1, step {} ·", "back": "Take back", "fights": "Fight it 100 times",
        "begin": "Fight 100 battles", "sure": "19 times in 20", "board": "played: .* better: ",
    },
    "fr-FR": {
        "replay": "Revoir", "what if": "Et si…", "tag": "Table d’analyse : la vraie bataille n’est pas touchée",
        "step": "Variante 1, pas {} ·", "back": "Reprendre", "fights": "La livrer 100 fois",
        "begin": "Livrer 100 batailles", "sure": "19 fois sur 20", "board": "joué.* mieux.*",
    },
}  # fmt: skip


@pytest.mark.parametrize(("record", "locale"), EVERY)
def test_battles_of_every_ruleset_are_studied(server: Server, visit: Visit, record: str, locale: str) -> None:
    words = {name: text.replace(" :", "\u00a0:") for name, text in WORDS[locale].items()}
    kept = json.loads((RECORDS / f"{record}.json").read_text(encoding="utf-8"))
    answer = server.post("/api/battles", {"record": kept, "seats": {}})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    player = visit(locale=locale)
    page = player.page
    player.sit(made)

    # Again from the midst of it, up to the next dice: they are shown with a sentence, the log and the address follow,
    # and so does the board, which was looked at closely elsewhere.
    page.locator(".after").get_by_role("button", name=words["replay"]).click()
    page.wait_for_function(LOOKING_BACK)
    page.get_by_role("slider", name=words["replay"]).fill(str(total_of(page) // 2))
    look_closely_elsewhere(page)
    to_the_next_dice(page)
    page.wait_for_function(TOLD_IN_SIGHT)
    expect(page.locator(".beat .dice .die").first).to_be_visible()
    expect(page.locator(".beat .deed")).not_to_be_empty()
    expect(page.locator(".log [aria-current=step]")).to_be_visible()
    page.wait_for_function(IN_LOG)
    moment = int(page.url.rpartition("/")[2].partition("-")[0])
    assert moment > 0
    page.set_viewport_size(PHONE)
    look_closely_elsewhere(page)
    to_the_next_dice(page)
    page.wait_for_function(TOLD_IN_SIGHT)
    page.set_viewport_size(DESK)

    # What if something else had been done there.
    page.get_by_role("button", name=words["what if"]).click()
    page.wait_for_url(f"**/study/{made['id']}/*")
    expect(page.get_by_text(words["tag"])).to_be_visible()
    take_first(page)
    expect(page.get_by_text(words["step"].format(1))).to_be_visible()
    page.get_by_role("button", name=words["back"]).click()
    expect(page.get_by_text(words["step"].format(0))).to_be_visible()
    fights = page.get_by_role("region", name=words["fights"])
    fights.get_by_role("combobox").select_option("recruit")
    fights.get_by_role("button", name=words["begin"]).click()
    expect(fights.get_by_text(words["sure"])).to_be_visible()
    page.set_viewport_size(PHONE)  # on a phone they are a tap away
    page.get_by_role("button", name=f"{words['fights']} · ").click()
    expect(page.get_by_role("dialog").get_by_text(words["sure"])).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size(DESK)

    # What would have been better is shown on the board, also where nothing on it was to be clicked.
    found = judged(server, made, moment)
    page.route("**/judgement", lambda route: route.fulfill(json=found))
    player.open(f"/after/{made['id']}")
    costly = page.locator(".choices li button")
    drawn = page.locator(".board .map svg.near")
    for place, choice in enumerate(found["judgement"]["choices"]):
        costly.nth(place).click()
        expect(costly.nth(place)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".board .asked")).not_to_be_empty()
        expect(drawn).to_have_attribute("aria-label", re.compile(words["board"]))
        for kind in ("played", "better"):
            expect(page.locator(".board")).to_contain_text(choice[kind]["label"][locale[:2]])
            marked = page.locator(f".map .{kind} .core, .map figure.{kind} > :last-child").last
            expect(marked).to_be_visible()


def look_closely_elsewhere(page: Page) -> None:
    """As near as one can, into the upper left corner of the board."""
    box = page.locator(".field").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 0.3 * box["height"])
    page.mouse.wheel(0, -4000)


def to_the_next_dice(page: Page) -> None:
    for _ in range(MOST_STEPS):
        before = page.locator(".replay .count").inner_text()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".replay .count")).not_to_have_text(before)
        if page.locator(".beat .dice").count():
            return
    raise AssertionError("no dice were thrown")


def judged(server: Server, made: dict[str, Any], moment: int) -> dict[str, Any]:
    """A judgement of our own making, about the first choice after a moment between two things on the board, and the
    first of something that is not: a card, an answer."""
    choices = [choice_between(server, made, moment, on_board=True), choice_between(server, made, 0, on_board=False)]
    sides = [side["id"] for side in server.get(f"/api/battles/{made['id']}").json()["sides"]]
    choices.sort(key=lambda choice: sides.index(choice["side"]))  # as they are listed
    told = {"sides": sides, "winner": sides[0], "start": 0.5, "luck": 0.2, "choice": 0.3, "dice": [1, 1],
            "turns": [], "throws": [], "choices": choices}  # fmt: skip
    return {"progress": 1, "judgement": told}


def choice_between(server: Server, made: dict[str, Any], moment: int, *, on_board: bool) -> dict[str, Any]:
    for number in range(moment, moment + MOST_STEPS):
        board = server.post(f"/api/battles/{made['id']}/study", {"number": number}).json()["board"]
        asked = board["decision"]
        options = sorted(asked["options"], key=lambda option: any(map(ON_BOARD.match, option["refs"])) != on_board)
        fit = [option for option in options if any(map(ON_BOARD.match, option["refs"])) == on_board]
        if len(fit) < (2 if on_board else 1) or len(options) < 2:
            continue
        played, better = ({**options[place], "share": share} for place, share in ((0, 0.4), (1, 0.6)))
        return {"number": number, "turn": 1, "side": board["side"], "asked": asked["prompt"],
                "acting": asked["acting"], "lost": 0.2, "aim": None, "played": played, "better": better}  # fmt: skip
    raise AssertionError("nothing of the kind was to be chosen")


MOST_STEPS = 80  # until dice are thrown, and until something on the board is chosen
ON_BOARD = re.compile("(piece|hex|spot|pose):")


# -- luck and choice --------------------------------------------------------------------------------------------------


def test_luck_and_choice_are_told_after_the_battle(visit: Visit, finished: Finished) -> None:
    player, made, _ = finished()
    page = player.page
    page.locator(".after").get_by_role("link", name="Luck and choice").click()
    page.wait_for_url(f"**/after/{made['id']}")
    verdict = page.get_by_role("heading", level=1, name=re.compile("More choice than luck|More luck than|As much luck"))
    expect(verdict).to_be_visible(timeout=120_000)
    expect(page.get_by_role("img", name="Good dice above what is usual, by side and turn")).to_be_visible()
    expect(page.locator(".luck li a").first).to_contain_text(re.compile("where .* usual"))
    costly = page.locator(".choices li button")
    assert 1 <= costly.count() <= 10
    last = costly.last
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .map svg")).to_have_attribute("aria-label", re.compile("played: .* better: "))
    page.get_by_role("link", name="What if: play on from here").click()
    expect(page.get_by_text("Analysis board: the real battle is not touched")).to_be_visible()

    # It is kept: somebody else reads it at once, in French, on a phone.
    friend = visit(locale="fr-FR", viewport={"width": 390, "height": 844}, has_touch=True)
    friend.open(f"/after/{made['id']}")
    titles = re.compile("Plus de choix que de chance|Plus de chance que de choix|Autant de chance")
    expect(friend.page.get_by_role("heading", level=1, name=titles)).to_be_visible()
    assert friend.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_luck_and_choice_of_a_real_battle(server: Server, visit: Visit) -> None:
    """Cards, leaders and troops of several kinds; one banner decides, so that it is soon weighed."""
    battle = changed_battle("ancients/ticinus-218", {"side.0.banners": 1, "side.1.banners": 1}, "luck 3")
    made = go_on(server, fight(battle, "luck 3"))
    player = visit(locale="fr-FR")
    player.open(f"/after/{made['id']}")
    titles = re.compile("Plus de choix que de chance|Plus de chance que de choix|Autant de chance")
    expect(player.page.get_by_role("heading", level=1, name=titles)).to_be_visible(timeout=120_000)
    expect(player.page.get_by_role("img", name="Bons dés au-delà de l’habitude")).to_be_visible()
    expect(player.page.locator(".luck li a").first).to_be_visible()
    costly = player.page.locator(".choices li button")
    expect(costly.first).to_be_visible()
    costly.first.click()
    expect(player.page.locator(".board .map svg")).to_have_attribute("aria-label", re.compile("joué.* mieux"))
