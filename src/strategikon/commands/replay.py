"""`strategikon replay RECORD`: the story of a battle, choice by choice, and where it ended."""

from __future__ import annotations

from typing import Any

import click
from rich.text import Text

from strategikon.commands import records
from strategikon.commands.shared import command, console, json_option, option, say_json, whole
from strategikon.commands.verify import outcome
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.record import older
from strategikon.terminal.log import Entry, told
from strategikon.terminal.picture import picture
from strategikon.text import Teller


class Story:
    """What was seen up to the last choice wanted. The rest of the record is verified all the same."""

    def __init__(self, upto: int | None, teller: Teller) -> None:
        self.upto, self.teller = upto, teller
        self.lines: list[str] = []
        self.choices: list[dict[str, Any]] = []
        self.board: list[Text] = []
        self.ending = ""
        self.start: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}

    def add(self, battle: AnyBattle, entry: Entry, last: int) -> None:
        """One more choice."""
        if self.upto is not None and entry.number > self.upto:
            return
        self.lines += told(entry, battle, None, self.teller)
        events = [event.told() for event in entry.events]
        if entry.option is None:
            self.start = events
        else:
            text = entry.option.text
            self.choices.append({"number": entry.number, "side": entry.side, "text": text, "events": events})
        if entry.number == min(last, last if self.upto is None else self.upto):
            self.board = picture(battle, None, self.teller)
            self.ending = outcome(battle, self.teller)
            self.scene = battle.scene(None).plain()


@command("replay")
@click.argument("record", metavar="RECORD")
@option("--upto", callback=whole(0, 10_000_000), metavar="N")
@json_option
@click.pass_obj
def run(teller: Teller, record: str, upto: int | None, as_json: bool) -> None:
    """Nothing is shown of a record that does not verify; one of older rules is shown as far as today's give the same,
    if no more is asked for."""
    document, source = records.read(record)
    story = Story(upto, teller)
    for battle, entry in records.played(document, source, teller):
        story.add(battle, entry, len(document["choices"]))
        if entry.number == upto and document["version"] != battle.ruleset.version:
            break
    if as_json:
        say_json(_plain(document, story, battle))
        return
    screen = console()
    for line in (*story.lines, "", *story.board, "", story.ending):
        screen.print(line)
    told = older(document, source, battle)
    if told is not None and battle.number == len(document["choices"]):
        screen.print(teller.say(told))


def _plain(document: dict[str, Any], story: Story, battle: AnyBattle) -> dict[str, Any]:
    ended = battle.outcome if len(story.choices) == battle.number else None
    return {
        "battle": battle.scenario.name,
        "version": document["version"],
        "options": battle.options,
        "seed": document["seed"],
        "start": story.start,
        "choices": story.choices,
        "outcome": ended and {"winner": ended.winner, "reason": ended.reason.plain(), "score": dict(ended.score)},
        "scene": story.scene,
    }
