"""`strategikon verify RECORD`: every die and every hash computed anew."""

from __future__ import annotations

from typing import Any

import click

from strategikon.commands import records
from strategikon.commands.shared import command, json_option, say, say_json
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.message import Message, Problem
from strategikon.kernel.record import older
from strategikon.text import Teller


@command("verify")
@click.argument("record", metavar="RECORD")
@json_option
@click.pass_obj
def run(teller: Teller, record: str, as_json: bool) -> None:
    """Exit code 0 if everything fits, else 2 and the first choice that does not."""
    try:
        document, source = records.read(record)
        battle, _ = records.rebuilt(document, source, teller)
    except Problem as found:
        if as_json:
            say_json(_refuted(record, found, teller))
        raise
    if as_json:
        say_json(_verified(record, document, battle))
        return
    say(teller("verify-title", file=source, name=battle.scenario.name, version=document["version"]))
    told = older(document, source, battle)
    if told is not None:
        say("  " + teller.say(told))
    say("  " + teller("verify-choices", count=battle.number))
    say("  " + teller("verify-dice", count=battle.dice.index))
    say("  " + teller("verify-commitment", hash=document["commitment"]))
    say("  " + teller("verify-seal", hash=document["seal"]))
    say("  " + outcome(battle, teller))


def outcome(battle: AnyBattle, teller: Teller) -> str:
    """How it ended, or that it did not."""
    ended = battle.outcome
    if ended is None:
        return teller("outcome-open")
    if ended.winner is None:
        return teller.say(Message("outcome-drawn", {"reason": ended.reason}), battle)
    return teller.say(Message("outcome-won", {"winner": ended.winner, "reason": ended.reason}), battle)


def _verified(path: str, document: dict[str, Any], battle: AnyBattle) -> dict[str, Any]:
    return {
        "file": path,
        "verified": True,
        "battle": battle.scenario.name,
        "version": document["version"],
        "choices": battle.number,
        "dice_bytes": battle.dice.index,
        "commitment": document["commitment"],
        "seal": document["seal"],
        "finished": battle.outcome is not None,
        "winner": battle.outcome.winner if battle.outcome else None,
    }


def _refuted(path: str, found: Problem, teller: Teller) -> dict[str, Any]:
    number = next((complaint.args["number"] for complaint in found.complaints if "number" in complaint.args), None)
    complaints = [{"id": complaint.id, "text": teller.say(complaint)} for complaint in found.complaints]
    return {"file": path, "verified": False, "choice": number, "complaints": complaints}
