"""`strategikon bench [RULESET[/SCENARIO]…]`: how fast the engine is, with chess as a yardstick."""

from __future__ import annotations

import platform
from dataclasses import asdict
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from strategikon import benchmark
from strategikon.commands import shared
from strategikon.commands.battles import find_battle
from strategikon.commands.shared import Bar, command, json_option, option, say, say_json
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.library import find_ruleset, ruleset_names, rulesets
from strategikon.text import Teller

EXAMPLE = "skirmish"  # small enough that the kernel's own cost shows
ALONE = ("alexander/granicus", "alexander/gaugamela")  # battles measured by themselves too: a usual one and the largest


@command("bench")
@click.argument("names", metavar="[RULESET[/SCENARIO]]...", nargs=-1)
@option("--seconds", callback=shared.seconds, metavar="S", default="2")
@json_option
@click.pass_obj
def run(teller: Teller, names: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure each ruleset and chess for so many seconds, in turns, then the kernel's own cost."""
    books = {name: _battles(name) for name in names or (*ruleset_names(), *ALONE)}
    with Bar(teller, "progress-bench", None) as bar:
        speeds, chess = benchmark.measure({n: battles for n, battles in books.items() if battles}, seconds, bar.advance)
        asked = [benchmark.answers(name, battles[0]) for name, battles in books.items() if battles]
        example = rulesets().get(EXAMPLE)
        cost = benchmark.overhead(_scenarios(example)[0], seconds) if example else None
    measured: dict[str, Any] = {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": platform.machine(),
        "rulesets": [asdict(speed) for speed in speeds],
        "answers": [asdict(each) for each in asked],
        "overhead": cost and asdict(cost),
        "chess": chess and asdict(chess),
    }
    if as_json:
        say_json(measured)
    else:
        _show(measured, teller)
        say_json(measured)


def _answers(each: dict[str, Any], teller: Teller) -> str:
    """How long texts that are not on offer and wishes took."""
    names = ("refusal", "worst_refusal", "fit", "worst_fit")
    figures = {name.replace("_", "-"): teller.figure(each[name] or 0, 2) for name in names}
    return teller("bench-answers", **figures, ruleset=each["ruleset"], texts=each["texts"], wishes=each["wishes"])


def _battles(name: str) -> list[Scenario]:
    """One battle, or all of a ruleset."""
    return [find_battle(name)] if "/" in name else _scenarios(find_ruleset(name))


def _scenarios(ruleset: Ruleset[Any, Any]) -> list[Scenario]:
    return [load_scenario(ruleset, name) for name in scenario_files(ruleset)]


def _show(measured: dict[str, Any], teller: Teller) -> None:
    title = teller("bench-title", python=measured["python"], machine=measured["machine"])
    table = Table(title=title, box=box.SIMPLE, padding=(0, 1, 0, 0))
    heads = ("ruleset", "decisions", "chess", "battles", "fork", "state", "record")
    for head in heads:
        words = teller(f"bench-{head}").replace(", ", "\n")
        table.add_column(words, justify="left" if head == "ruleset" else "right", no_wrap=True)
    for speed in measured["rulesets"]:
        table.add_row(
            speed["ruleset"], f"{speed['decisions_per_second']:.0f}", teller.figure(speed["times_chess"] or 0, 3),
            teller.figure(speed["battles_per_second"], 2),
            f"{speed['fork_microseconds']:.0f}/{speed['slow_fork_microseconds']:.0f}", str(speed["state_bytes"]),
            str(speed["record_bytes"]),
        )  # fmt: skip
    if chess := measured["chess"]:
        table.add_row(
            f"chess {chess['version']}", f"{chess['moves_per_second']:.0f}", "1",
            teller.figure(chess["games_per_second"], 2), f"{chess['copy_microseconds']:.0f}", "-", "-",
        )  # fmt: skip
    Console(highlight=False).print(table)
    for each in measured["answers"]:
        say(_answers(each, teller))
    if cost := measured["overhead"]:
        say(teller("bench-overhead", scenario=cost["scenario"], ratio=teller.figure(cost["ratio"], 2)))
    if not measured["chess"]:
        say(teller("bench-no-chess"))
