"""`strategikon serve`: the page and its server, for this machine alone unless another host is named."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser

import click

from strategikon.commands.shared import command, complain, option, say, whole
from strategikon.kernel.facts import load_looks
from strategikon.kernel.message import Message, Problem
from strategikon.library import installed_rulesets
from strategikon.text import Teller


def show_page(address: str) -> None:
    """Open a browser, unless there is no screen: a text browser in the server's own terminal helps nobody."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@command("serve")
@option("--host", metavar="HOST", default="127.0.0.1")
@option("--port", metavar="N", default="8080", callback=whole(0, 65535))
@option("--open", "open_page", is_flag=True)
@click.pass_context
def run(ctx: click.Context, host: str, port: int, open_page: bool) -> None:
    """Serve until Ctrl-C; with `--open`, show the page in this machine's browser if it has a screen."""
    from strategikon.server import words
    from strategikon.server.running import serve
    from strategikon.server.settings import settings_from

    teller: Teller = ctx.obj

    def tell(message_id: str, **args: str) -> None:
        say(words.say(Message(message_id, args))[teller.language])

    try:
        settings = settings_from(os.environ, host, port)
        for ruleset in installed_rulesets():
            load_looks(ruleset.folder)  # whoever installed it should hear of a mistake now, not its players later

        def ready(address: str) -> None:
            tell("server-ready", address=address)
            if not settings.loopback:
                tell("server-ready-public")
            tell("server-stop")
            sys.stdout.flush()
            if open_page:
                show_page(address)

        serve(settings, ready)
    except Problem as trouble:
        complain(words.say(complaint)[teller.language] for complaint in trouble.complaints)
        ctx.exit(2)
