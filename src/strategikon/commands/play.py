"""`strategikon play NAME`: a battle in the terminal, two at one keyboard or one against the computer."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

import click

from strategikon.ai import Budget, Opponent, find_opponent
from strategikon.commands import records
from strategikon.commands.battles import find_battle
from strategikon.commands.lab_options import think
from strategikon.commands.shared import command, console, new_file, option, targets_option
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.message import problem
from strategikon.kernel.scenario import HISTORICAL, parse_options
from strategikon.terminal.log import Entry
from strategikon.terminal.session import Session
from strategikon.text import Teller


@command("play")
@click.argument("name", metavar="[NAME]", required=False)
@option("--seed", metavar="SEED")
@option("--option", "switches", metavar="ID[=VALUE]", multiple=True)
@targets_option
@option("--side", metavar="SIDE")
@option("--against", metavar="OPPONENT")
@option("--think", callback=think, metavar="S")
@option("--save", callback=new_file, metavar="FILE")
@option("--load", metavar="FILE")
@option("--no-curtain", is_flag=True)
@click.pass_obj
def run(
    teller: Teller, name: str | None, seed: str | None, switches: tuple[str, ...], targets: str, side: str | None,
    against: str | None, think: float | None, save: Path | None, load: str | None, no_curtain: bool,
) -> None:  # fmt: skip
    """Begin a battle or go on with a saved one."""
    if load is not None:
        if name or seed or switches or targets != HISTORICAL:
            raise problem("play-load-alone")
        battle, entries = records.rebuilt(*records.read(load), teller)
    else:
        battle, entries = _begun(name, seed, switches, targets)
    computers = _computers(battle, side, against, Budget(seconds=think))
    Session(battle, entries, teller, console(), computers, save, not no_curtain).run()


def _begun(
    name: str | None, seed: str | None, switches: tuple[str, ...], targets: str
) -> tuple[AnyBattle, list[Entry]]:
    if name is None:
        raise problem("play-what")
    if seed is not None and not (seed and records.printable_seed(seed)):
        raise problem("play-seed")
    battle: AnyBattle = Battle(find_battle(name, targets), seed or token_hex(8), parse_options(switches))
    return battle, [Entry(0, "", None, battle.events)]


def _computers(battle: AnyBattle, side: str | None, against: str | None, budget: Budget) -> dict[str, Opponent]:
    """Who plays the sides that nobody here plays. Naming a side or an opponent asks for one: a veteran, if the ruleset
    knows how to play itself."""
    if side is None and against is None:
        return {}
    mine = battle.sides[0] if side is None else _side(battle, side)
    make = find_opponent(against or ("veteran" if battle.ruleset.tactics else "random"))
    return {other: make(f"{battle.seed} {battle.number} {other}", budget) for other in battle.sides if other != mine}


def _side(battle: AnyBattle, beginning: str) -> str:
    sides = battle.sides
    found = [beginning] if beginning in sides else [side for side in sides if beginning and side.startswith(beginning)]
    if len(found) != 1:
        raise problem("side-unknown", name=beginning[:60], known=", ".join(sides))
    return found[0]
