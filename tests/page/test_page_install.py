"""The page can be installed: it opens without its server and says so, keeps nothing of a battle, and is never old."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest
from page_harness import PATIENCE, Screen
from playwright.sync_api import expect
from server_harness import Server, sqlite_url

from strategikon.server.settings import settings_from

Visit = Callable[..., Screen]
WHOLE_BROWSER = True
AWAY = "net::ERR_|Failed to load resource|WebSocket"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server with a copy of the page that may be changed under it."""
    shutil.copytree(settings_from(os.environ).page, tmp_path / "page")
    with Server(sqlite_url(tmp_path), STRATEGIKON_PAGE=str(tmp_path / "page")) as running:
        yield running


def ready(screen: Screen) -> None:
    """The worker has everything, and answers for the page."""
    screen.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def names(screen: Screen) -> list[str]:
    return list(screen.page.evaluate("caches.keys()"))


@pytest.mark.parametrize(
    ("locale", "away", "lists"),
    [("en-GB", "The server is away.", "New battle"), ("fr-FR", "Le serveur est absent.", "Nouvelle bataille")],
)
def test_it_opens_without_its_server_and_says_so(own: Server, visit: Visit, locale: str, away: str, lists: str) -> None:
    player = visit(port=own.port, locale=locale, service_workers="allow")
    player.open("/")
    ready(player)
    battle = own.make()
    player.open(f"/battle/{battle['id']}")
    player.page.locator(".field").wait_for()
    kept = player.page.evaluate(
        "caches.keys().then((all) => caches.open(all[0])).then((c) => c.keys()).then((k) => k.map((r) => r.url))"
    )
    assert any("/assets/" in url for url in kept)
    assert not [url for url in kept if "/api/" in url or battle["id"] in url]
    with player.forgiving(AWAY):
        own.stop()
        for path in ("/", "/new", f"/battle/{battle['id']}"):
            player.open(path)
            expect(player.page.get_by_role("status")).to_contain_text(away)
        player.open("/")
        expect(player.page.locator("header nav")).to_contain_text(lists)
        own.start()
        expect(player.page.get_by_role("status")).to_have_count(0)
        player.page.locator("main section button, main section a").first.wait_for()  # what was missing has come


def test_an_update_is_seen_at_once_and_the_old_page_is_forgotten(own: Server, visit: Visit, tmp_path: Path) -> None:
    player = visit(port=own.port, service_workers="allow")
    player.open("/")
    ready(player)
    (old,) = names(player)
    index, worker = tmp_path / "page" / "index.html", tmp_path / "page" / "sw.js"
    index.write_text(index.read_text().replace("</head>", '<meta name="build" content="second" /></head>'))
    worker.write_text(worker.read_text().replace(old.removeprefix("strategikon-"), "second"))
    player.open("/rules")
    assert player.page.locator("meta[name=build]").get_attribute("content") == "second"
    until = monotonic() + PATIENCE / 1000
    while names(player) != ["strategikon-second"]:
        assert monotonic() < until, names(player)
        player.page.wait_for_timeout(100)
    with player.forgiving(AWAY):
        own.stop()
        player.open("/")
        assert player.page.locator("meta[name=build]").get_attribute("content") == "second"
        expect(player.page.get_by_role("status")).to_be_visible()
    own.start()
    expect(player.page.get_by_role("status")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_browser_can_install_it(server: Server, visit: Visit, locale: str) -> None:
    player = visit(locale=locale)
    player.open("/rules")
    path = player.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = server.get(str(path))
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert told["lang"] == locale[:2]
    assert told["display"] == "standalone"
    purposes = {(icon["sizes"], icon.get("purpose", "any")) for icon in told["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= purposes
    for icon in told["icons"]:
        wide = player.page.evaluate(
            "(src) => new Promise((done) => Object.assign(new Image(), { src, onload() { done(this.naturalWidth) } }))",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{wide}x{wide}")
    assert server.get("/sw.js").headers["cache-control"] == "no-cache"
