"""`strategikon repair [BATTLE]`: finds battles of the server that cannot be read, or brings one back to its last whole
choice."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from strategikon.commands.shared import Bar, command, complain, say
from strategikon.kernel.message import Message, Problem
from strategikon.text import Teller

if TYPE_CHECKING:
    from strategikon.server.store import Store

UNREADABLE, FAULT = 1, 2  # exit codes: a battle was found that cannot be read; there is no such battle or database


# Ids of older battles may begin with a dash.
@command("repair", context_settings={"ignore_unknown_options": True})
@click.argument("battle", metavar="[BATTLE]", required=False)
@click.pass_context
def run(ctx: click.Context, battle: str | None) -> None:
    """Without a name every battle is read, and nothing is changed."""
    from strategikon.server import repair, words
    from strategikon.server.settings import settings_from

    teller: Teller = ctx.obj
    try:
        with repair.opened(settings_from(os.environ).database) as store:
            if battle is None:
                told, code = _survey(store, teller)
            else:
                told, code = repair.repair(store, battle), 0
    except Problem as trouble:
        complain(words.say(complaint)[teller.language] for complaint in trouble.complaints)
        ctx.exit(FAULT)
    for message in told:
        say(words.say(message)[teller.language])
    ctx.exit(code)


def _survey(store: Store, teller: Teller) -> tuple[list[Message], int]:
    from strategikon.server import repair

    count, unreadable = len(store.battles()), []
    with Bar(teller, "progress-replay", count) as bar:
        for message in repair.survey(store):
            unreadable += [message] if message else []
            bar.advance()
    return (unreadable, UNREADABLE) if unreadable else ([repair.all_read(count)], 0)
