"""`strategikon drill [RULESET[/SCENARIO]]…`: every opponent in every battle under every optional rule."""

from __future__ import annotations

import click

from strategikon.commands.battles import find_battles
from strategikon.commands.lab_options import MOST_BATTLES, seeded, think_options
from strategikon.commands.shared import (
    Bar,
    command,
    complain,
    json_option,
    option,
    say,
    say_json,
    targets_option,
    whole,
)
from strategikon.lab.drill import Drill, drill
from strategikon.text import Teller

FAILED = 1


@command("drill")
@click.argument("names", metavar="[RULESET[/SCENARIO]]...", nargs=-1)
@option("--battles", callback=whole(1, MOST_BATTLES), metavar="N", default="100", help="help-option-lab-battles")
@option("--first", callback=whole(0, MOST_BATTLES), metavar="N", default="0")
@targets_option
@option("--seed", callback=seeded, metavar="SEED", default="drill", help="help-option-drill-seed")
@think_options
@json_option
@click.pass_obj
def run(
    teller: Teller, names: tuple[str, ...], battles: int, first: int, targets: str, seed: str, nodes: int | None,
    think: float | None, workers: int | None, cluster: str | None, as_json: bool,
) -> int:  # fmt: skip
    """Fight, and tell what failed; exit code 1 if anything did. After a Ctrl-C, what was fought until then is told."""
    scenarios = find_battles(names, targets)
    found = Drill()
    try:
        with Bar(teller, "progress-simulate", battles) as bar:
            drill(
                scenarios, battles, first=first, seed=seed, nodes=nodes, seconds=think, workers=workers,
                cluster=cluster, progress=lambda _: bar.advance(), found=found,
            )  # fmt: skip
    finally:
        if found.battles:
            _tell(found, as_json, teller)
    return FAILED if found.failed else 0


def _tell(found: Drill, as_json: bool, teller: Teller) -> None:
    if as_json:
        say_json(found.plain())
    else:
        _show(found, teller)


def _show(found: Drill, teller: Teller) -> None:
    """What was fought, who thought longest, and what went wrong."""
    say(teller("drill-fought", count=found.battles, decisions=found.decisions, fields=len(found.fought)))
    for player, longest in found.slowest.items():
        say("  " + teller("drill-slowest", player=player, seconds=f"{longest:.3f}"))
    for each in found.failed:
        rules = ", ".join(f"{name}={value}" for name, value in each["options"].items()) or "-"
        who = ", ".join(each["players"].values())
        told = {name: each[name] for name in ("number", "battle", "seed")}
        complain([teller("drill-failed", **told, players=who, options=rules, why=each["failed"])])
    say(f"{found.battles - len(found.failed)} passed, {len(found.failed)} failed")
