"""The built page, served by a real server process and shown by a real Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import strategikon.server

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
# The same browser without windows takes a fifth less of the processor. It shows no notices and installs nothing, so
# files that are about these say WHOLE_BROWSER.
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
PAGE = Path(os.environ.get("STRATEGIKON_PAGE") or Path(strategikon.server.__file__).with_name("page"))
# Nothing is kept from one visit to the next, but where a test is about just that.
USUAL = {"locale": "en-GB", "viewport": {"width": 1366, "height": 800}, "service_workers": "block"}
# The first needs no sandbox as root; the others keep it from calling home, and from /dev/shm, small in containers.
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
    "--disable-component-update", "--no-first-run",
]  # fmt: skip


def _missing() -> str:
    if not CHROMIUM:
        return "there is no Chromium (as root: apt-get install -y chromium)"
    if not (PAGE / "index.html").is_file():
        return f"the page is not built in {PAGE} (make page)"
    return ""


def _absent() -> None:
    if reason := _missing():
        if os.environ.get("REQUIRE_BROWSER") == "1":
            pytest.fail(f"REQUIRE_BROWSER=1, but {reason}", pytrace=False)
        pytest.skip(f"NO BROWSER TESTS: {reason}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    _absent()
    from server_harness import Server, sqlite_url

    with Server(sqlite_url(tmp_path_factory.mktemp("page"))) as running:
        yield running


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Any]:
    """One Chromium a file: while it is open no other test of this process may run an event loop."""
    _absent()
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong
    if "PLAYWRIGHT_NODEJS_PATH" not in os.environ and (node := shutil.which("node")):
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = node  # the bundled one may miss libatomic
    with sync_playwright() as playwright:
        program = CHROMIUM if getattr(request.module, "WHOLE_BROWSER", False) else SHELL
        chromium = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(server: Any, browser: Any) -> Iterator[Callable[..., Any]]:
    """Sits a new player down at a browser of his own: `visit(locale="fr-FR")`. All must end without trouble."""
    from page_harness import Screen

    screens: list[Any] = []

    def arrive(port: int | None = None, **how: Any) -> Any:
        context = browser.new_context(**{**USUAL, **how})
        context.add_init_script("""localStorage["strategikon-settings"] ??= '{"speed": 0}'""")
        screens.append(Screen(context, server, port))
        return screens[-1]

    yield arrive
    try:
        for screen in screens:
            screen.check()
    finally:
        for screen in screens:
            screen.page.context.close()
