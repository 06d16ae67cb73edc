"""Friends: a battle by link with its doorbell, names, presence, seats on several devices, and the list of battles."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from time import monotonic
from typing import Any

from page_harness import PATIENCE, Screen, make
from playwright.sync_api import expect
from server_harness import Server

WHOLE_BROWSER = True
Visit = Callable[..., Screen]

# What would sound or pop up is written down instead; the tab can be sent to the background.
BELL = """
window.rung = { tones: 0, notices: [], asked: 0 };
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.rung.tones++; return start.apply(this, at); };
window.Notification = class {
  static permission = "default";
  static requestPermission() {
    window.rung.asked++;
    return Promise.resolve((this.permission = "granted"));
  }
  constructor(title, how) { window.rung.notices.push([title, how.body]); }
  close() {}
};
Object.defineProperty(document, "hidden", { get: () => window.inTheBackground === true });
"""


# A line that the browser does not hold for safe has no clipboard, but what is marked can be copied.
UNSAFE = """() => {
  Object.defineProperty(navigator, "clipboard", { value: undefined });
  document.execCommand = () => { window.marked = getSelection().toString(); return true; };
}"""


def presence(screen: Screen, side: int) -> Any:
    return screen.page.locator(".rail .at-table li").nth(side).locator(".presence")


def name_at(screen: Screen, side: int) -> Any:
    return screen.page.locator(".rail .at-table li").nth(side).locator("bdi")


def test_a_battle_by_link_from_the_invitation_to_the_second_turn(server: Server, visit: Visit) -> None:
    host, guest = visit(), visit(locale="fr-FR")
    host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.add_init_script("localStorage['strategikon-settings'] = JSON.stringify({speed: 0, name: 'Lucie'})")
    for screen in (host, guest):
        screen.page.add_init_script(BELL)
    host.begin("skirmish", "ford", "By link")

    # The link at once, large, to copy and to scan; and who has not come.
    slip = host.page.get_by_role("dialog", name="Send this to your opponent")
    expect(slip).to_be_visible()
    link = slip.get_by_label("Link for").get_attribute("data-link")
    assert link is not None
    assert link.startswith(f"{host.home}/join/{host.battle}/")
    expect(slip.get_by_label("Link for")).to_have_text(link.removeprefix("http://"))
    assert slip.get_by_label("Link for").evaluate("(shown) => getComputedStyle(shown).fontSize") == "20px"
    expect(slip.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(slip.locator("li").nth(0)).to_contain_text("Lucie")
    expect(slip.locator("li").nth(1)).to_contain_text("not yet come")
    assert len(slip.locator("[data-words]").inner_text().split()) == 6  # what brings a forgotten seat back
    expect(slip.get_by_role("button", name="Copy", exact=True)).to_be_focused()
    host.prefer(language="fr")
    slip = host.page.get_by_role("dialog", name="Envoyez ceci à votre adversaire")
    expect(slip.get_by_label("Lien pour")).to_have_text(link.removeprefix("http://"))
    expect(slip.get_by_role("img", name="Le lien en code QR")).to_be_visible()
    expect(slip.get_by_role("button", name="Copier un lien pour regarder")).to_be_visible()
    expect(slip).to_contain_text("Personne ne regarde")
    expect(slip.locator("li").nth(1)).to_contain_text("pas encore venu")
    host.prefer(language="en")
    slip = host.page.get_by_role("dialog", name="Send this to your opponent")
    slip.get_by_role("button", name="Copy", exact=True).click()
    expect(slip.get_by_role("button", name="Copied")).to_be_visible()
    assert host.page.evaluate("navigator.clipboard.readText()") == link
    expect(slip.get_by_role("button", name="Copied")).to_have_count(0)
    host.page.evaluate(UNSAFE)  # in a house of one's own there is no TLS
    slip.get_by_role("button", name="Copy", exact=True).click()
    expect(slip.get_by_role("button", name="Copied")).to_be_visible()
    assert host.page.evaluate("window.marked") == link
    host.page.reload()
    expect(slip).to_be_visible()  # until it is put away
    host.page.keyboard.press("Escape")
    expect(slip).to_be_hidden()

    # The other comes, with a name: both are told.
    guest.page.goto(link)
    expect(guest.page.get_by_text("Lucie vous attend. Votre camp")).to_be_visible()
    guest.page.get_by_label("Votre nom").fill("Hu\u202ego")
    guest.page.get_by_role("button", name="Mener").click()
    guest.page.wait_for_url(f"**/battle/{host.battle}")
    expect(name_at(host, 1)).to_have_text("Hugo")
    expect(presence(host, 1)).to_have_text("here")
    expect(guest.page.locator(".score")).to_contain_text("Hugo")
    expect(presence(guest, 0)).to_have_text(re.compile(r"réfléchit, \d+:\d\d"))

    # Whose move it is, says the tab; when it becomes mine, it rings, and tells in the background if it may.
    assert host.settled()["mine"]
    expect(host.page).to_have_title(re.compile("^● Your move: "))
    expect(guest.page).not_to_have_title(re.compile("●"))
    assert guest.page.evaluate("document.querySelector('link[rel=icon]').href").endswith("/icon.svg")
    guest.page.get_by_role("button", name="Menu").click()
    menu = guest.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("switch", name="Une cloche")).to_be_checked()
    assert guest.page.evaluate("rung.asked") == 0  # nobody is asked who has not clicked
    menu.get_by_role("switch", name="Avis du navigateur").click()
    expect(menu.get_by_role("switch", name="Avis du navigateur")).to_be_checked()
    assert guest.page.evaluate("rung.asked") == 1
    guest.page.keyboard.press("Escape")
    guest.page.evaluate("window.inTheBackground = true")
    luck, seen = random.Random(5), host.settled()
    while seen["mine"]:
        seen = host.choose(seen, luck)
    expect(guest.page).to_have_title(re.compile("^● À vous.: "))
    assert guest.page.evaluate("document.querySelector('link[rel=icon]').href").endswith("/icon-move.svg")
    guest.page.wait_for_function("() => rung.notices.length > 0")
    assert guest.page.evaluate("rung.notices[0][0]") == "À vous de jouer"
    assert guest.page.evaluate("rung.tones") == 2
    expect(presence(host, 1)).to_have_text(re.compile(r"thinking, \d+:\d\d"))
    expect(host.page.locator(".log .who").first).to_have_text("Lucie")

    # A spectator by the watch link sees what a spectator may, and is counted.
    host.page.locator(".rail .at-table .head").click()
    host.page.get_by_role("button", name="Copy a link to watch").click()
    watching = host.page.evaluate("navigator.clipboard.readText()")
    host.page.keyboard.press("Escape")
    watcher = visit()
    watcher.page.goto(watching)
    watcher.page.locator(".field").wait_for()
    expect(host.page.locator(".rail .at-table")).to_contain_text("One watches")
    expect(guest.page.locator(".rail .at-table")).to_contain_text("Une personne regarde")
    assert not watcher.settled()["offers"]
    expect(watcher.page.locator(".hand .slot:not(.back)")).to_have_count(0)
    watcher.open("/rules")
    expect(host.page.locator(".rail .at-table")).to_contain_text("Nobody watches")

    # A name may change; who goes is away since an hour.
    guest.page.locator(".rail .at-table .head").click()
    guest.page.get_by_role("dialog").get_by_label("Votre nom").fill("Hugo le Grand")
    guest.page.keyboard.press("Tab")
    expect(name_at(host, 1)).to_have_text("Hugo le Grand")
    guest.open("/rules")
    expect(presence(host, 1)).to_have_text(re.compile(r"away since \d\d:\d\d"))
    host.open("/")
    expect(host.page.locator("a.battle").first).to_contain_text("against Hugo le Grand")
    host.prefer(language="fr")
    expect(host.page.locator("a.battle").first).to_contain_text("contre Hugo le Grand")


SHOWN = """() => navigator.serviceWorker.getRegistration().then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, data }) => [title, body, data.path]))"""
CLICKED = """() => self.registration.getNotifications().then(([notification]) =>
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification })))"""


def notices(screen: Screen, count: int) -> list[list[str]]:
    """What the browser shows, once it shows so many."""
    until = monotonic() + PATIENCE / 1000
    while len(shown := screen.page.evaluate(SHOWN)) != count:
        assert monotonic() < until, shown
        screen.page.wait_for_timeout(100)
    return list(shown)


def test_a_notice_comes_through_the_worker(server: Server, visit: Visit) -> None:
    """What the browser itself shows, with its permission granted; a click on it closes it."""
    made = make(server, "skirmish/ford", "notice", red="here", blue="open")
    host, guest = visit(locale="fr-FR"), visit(service_workers="allow", permissions=["notifications"])
    guest.page.add_init_script("localStorage['strategikon-settings'] = JSON.stringify({speed: 0, notices: true})")
    guest.page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => window.inTheBackground })")
    host.sit(made)
    guest.open(f"/join/{made['id']}/{made['invites']['blue']}")
    guest.page.get_by_role("button", name="Lead").click()
    guest.page.wait_for_url(f"**/battle/{made['id']}")
    guest.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    guest.settled()
    guest.page.evaluate("window.inTheBackground = true")
    luck, seen = random.Random(5), host.settled()
    while seen["mine"]:
        seen = host.choose(seen, luck)
    told = notices(guest, 1)
    title = server.get(f"/api/battles/{made['id']}").json()["title"]["en"]
    assert told == [["Your move", title, f"/battle/{made['id']}"]]
    (worker,) = guest.page.context.service_workers
    worker.evaluate(CLICKED)
    notices(guest, 0)


def test_a_seat_goes_to_a_phone_and_comes_back_by_its_words(server: Server, visit: Visit) -> None:
    desk = visit(locale="fr-FR")
    desk.begin("skirmish", "ford", "Ordinateur")
    battle = desk.battle
    said = desk.page.get_by_role("region", name="Si ce navigateur oublie")
    words = said.locator("[data-words]").inner_text()  # told at once, wherever there is room
    assert len(words.split()) == 6
    for width, height in ((820, 1180), (390, 844)):
        desk.page.set_viewport_size({"width": width, "height": height})
        expect(said).to_be_in_viewport(ratio=1)
    desk.page.set_viewport_size({"width": 1440, "height": 900})
    desk.page.reload()
    said.get_by_role("button", name="Fermer").click()
    desk.page.reload()
    desk.page.get_by_role("button", name="Menu").click()
    expect(said).to_have_count(0)
    desk.page.get_by_role("button", name="À la table : lien").click()
    slip = desk.page.get_by_role("dialog", name="À la table")
    expect(slip.locator("[data-words]")).to_have_text(words)
    desk.prefer(language="en")
    english = desk.page.get_by_role("dialog", name="At the table")
    expect(english).to_contain_text("Continue elsewhere")
    expect(english).to_contain_text("If this browser forgets")
    expect(english.get_by_role("button", name="Show a code")).to_be_visible()
    assert len(english.locator("[data-words]").inner_text().split()) == 6
    desk.prefer(language="fr")
    slip.get_by_role("button", name="Montrer un code").click()
    code = slip.locator("[data-code]").inner_text()
    expect(slip.get_by_role("img", name="Le code en code QR")).to_be_visible()
    desk.page.keyboard.press("Escape")

    phone = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.open(f"/continue/{code}")
    expect(phone.page.get_by_label("Code", exact=True)).to_have_value(code)
    phone.page.get_by_role("button", name="Take my seat").first.click()
    phone.page.wait_for_url(f"**/battle/{battle}")
    assert phone.settled()["mine"]
    assert phone.page.evaluate("JSON.parse(localStorage['strategikon-settings']).sound") is False  # a phone is silent
    with phone.forgiving("403"):
        phone.open("/continue")
        phone.page.get_by_label("Code", exact=True).fill(code.lower())
        phone.page.get_by_role("button", name="Take my seat").first.click()
        expect(phone.page.get_by_role("alert")).to_contain_text("This code is not valid")

    other = visit(locale="fr-FR")
    other.open(f"/battle/{battle}")
    other.page.locator(".field").wait_for()
    assert not other.settled()["mine"]
    with other.forgiving("403"):
        other.open(f"/recover/{battle}")
        other.page.get_by_label("Six mots").fill("ambre " * 6)
        other.page.get_by_role("button", name="Reprendre ma place").last.click()
        expect(other.page.get_by_role("alert")).to_have_text("Ce ne sont pas les mots de cette bataille.")
    # A seat that the server does not know lets its browser look on, and says so.
    held = json.dumps(json.dumps({battle: {"tokens": {"red": "nonsense"}}}))
    other.page.evaluate(f"localStorage['strategikon-seats'] = {held}")
    other.open(f"/battle/{battle}")
    expect(other.page.locator(".toast")).to_have_text(re.compile("Ce jeton ne donne aucune place"))
    other.page.locator(".field").wait_for()
    assert other.page.evaluate("spy.refused.splice(0)")
    other.open(f"/recover/{battle}")
    other.page.get_by_label("Six mots").fill(words.upper())
    other.page.get_by_role("button", name="Reprendre ma place").last.click()
    other.page.wait_for_url(f"**/battle/{battle}")
    assert other.settled()["mine"]


def test_who_is_invited_to_a_battle_of_ones_own_sees_it(server: Server, visit: Visit) -> None:
    """It stands in no library: its map, its armies and its briefing come with the battle."""
    own = {**server.get("/api/editor/skirmish/battles/ford").json()["document"], "id": "my-own"}
    own["briefing"] = {"en": "Hold the ford.", "fr": "Tenez le gué."}
    made = server.post("/api/battles", {"document": own, "seats": {"red": "here", "blue": "open"}}).json()
    guest = visit(locale="fr-FR")
    guest.open(f"/join/{made['id']}/{made['invites']['blue']}")
    expect(guest.page.get_by_text("Tenez le gué.")).to_be_visible()
    pieces = guest.page.locator(".print [data-piece]")
    expect(pieces).to_have_count(sum(len(side["unit"]) for side in own["side"]))
    expect(guest.page.locator(".print image")).to_have_attribute("href", re.compile("^blob:"))


def test_home_lists_battles_by_whose_move_it_is(server: Server, visit: Visit) -> None:
    player = visit()
    made = [make(server, "skirmish/ford", f"home {turn}", **{turn: "here", other: "open"})
            for turn, other in (("red", "blue"), ("blue", "red"))]  # fmt: skip
    over = server.make()
    answer = server.post(f"/api/battles/{over['id']}/name", {"side": "red", "name": "Lucie"}, over["tokens"]["red"])
    assert answer.status_code == 200
    seats = {each["id"]: {"tokens": each["tokens"]} for each in (*made, over)}
    player.page.add_init_script(f"localStorage['strategikon-seats'] ??= {json.dumps(json.dumps(seats))}")
    player.open(f"/battle/{over['id']}")
    player.lift(player.settled())
    player.page.keyboard.press("m")
    menu = player.page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name=re.compile("^Resign as")).first.click()
    menu.get_by_role("button", name="Really resign").click()
    player.page.locator(".after").wait_for()
    player.open("/")
    expect(player.page).to_have_title("● Your move (1) · Strategikon")
    groups = player.page.locator(".mine h2")
    expect(groups).to_have_text([re.compile("^Your move"), re.compile("^Waiting for others"), re.compile("^Over")])
    player.prefer(language="fr")
    expect(player.page).to_have_title("● À vous (1) · Strategikon")
    expect(groups).to_have_text([re.compile("^À vous de jouer"), re.compile("^En attente"), re.compile("^Terminées")])
    links = player.page.locator("a.battle").evaluate_all("(all) => all.map((each) => each.pathname.split('/').pop())")
    assert links == [made[0]["id"], made[1]["id"], over["id"]]
