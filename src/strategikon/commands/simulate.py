"""`strategikon simulate BATTLE`: many battles between two opponents, and what they say."""

from __future__ import annotations

from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.table import Table

from strategikon import server
from strategikon.commands.battles import find_battle
from strategikon.commands.lab_options import MOST_BATTLES, players, run_options
from strategikon.commands.shared import (
    Bar,
    command,
    complain,
    json_option,
    new_file,
    option,
    say,
    say_json,
    targets_option,
    whole,
)
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.scenario import parse_options
from strategikon.lab.forecast import word
from strategikon.lab.report import keep_report
from strategikon.lab.results import keep_csv
from strategikon.lab.simulate import Simulation, plans_of, simulate
from strategikon.lab.summary import Rate, Spread, Summary
from strategikon.lab.telling import first_told, opponent_told
from strategikon.text import Teller

FAILED = 1
FONTS = Path(server.__file__).parent / "page" / "assets"  # where the page's fonts lie, if it was built


@command("simulate")
@click.argument("name", metavar="BATTLE")
@option("--battles", callback=whole(1, MOST_BATTLES), metavar="N", default="100", help="help-option-lab-battles")
@option("--sides", callback=players, metavar="PLAYER,PLAYER", default="veteran,veteran")
@option("--swap", is_flag=True)
@targets_option
@option("--out", callback=new_file, metavar="FILE.jsonl")
@option("--csv", callback=new_file, metavar="FILE.csv")
@option("--report", callback=new_file, metavar="FILE.html")
@run_options
@json_option
@click.pass_obj
def run(
    teller: Teller, name: str, battles: int, sides: tuple[str, ...], swap: bool, targets: str, out: Path | None,
    csv: Path | None, report: Path | None, seed: str, switches: tuple[str, ...], nodes: int | None, think: float | None,
    workers: int | None, cluster: str | None, as_json: bool,
) -> int:  # fmt: skip
    """Fight, keep, tell. What was fought before a Ctrl-C is in the file of `--out`; exit code 1 if a battle failed."""
    scenario = find_battle(name, targets)
    options = parse_options(switches)
    with Bar(teller, "progress-simulate", battles + (battles % 2 if swap else 0)) as bar:
        done = simulate(
            scenario, battles, sides, swap=swap, seed=seed, options=options, nodes=nodes, seconds=think,
            workers=workers, cluster=cluster, out=out, progress=lambda _: bar.advance(),
        )  # fmt: skip
    summary = done.summary()
    if csv:
        keep_csv(done.rows, csv)
    if report:
        keep_report(done, report, teller.language, FONTS)
    if as_json:
        say_json(summary.plain())
    else:
        show(summary, _first_battle(done), teller)
        for file in filter(None, (out, csv, report)):
            say(teller("lab-written", file=str(file)))
    if summary.failed:
        row = summary.failed[0]
        complain([teller("lab-failed", count=len(summary.failed), seed=row["seed"], why=row["failed"])])
    return FAILED if summary.failed else 0


def _first_battle(done: Simulation) -> AnyBattle:
    """Any battle of the run: it knows what the sides are called."""
    return plans_of(done.plan, 1, swap=False)[0].begin()


def show(summary: Summary, battle: AnyBattle, teller: Teller) -> None:
    """The figures in a few tables and sentences."""
    opponents = ", ".join(opponent_told(name, teller) for name in summary.plan.players)
    if which := battle.scenario.which:
        say(teller.say(which))
    say(teller("lab-title", name=summary.name, count=len(summary.rows), players=opponents, seed=summary.plan.seed))
    sides = {teller.side(battle, side): rate for side, rate in summary.by_side.items()}
    players = {opponent_told(name, teller): rate for name, rate in summary.by_player.items()}
    rates = {**sides, **(players if len(players) > 1 else {})}
    Console(highlight=False).print(_rates(rates, teller))
    say(teller("lab-draws-half"))
    say(_spread("lab-turns", summary.turns, teller))
    say(_spread("lab-decisions", summary.decisions, teller))
    say(first_told(summary.first, teller))
    for side, kinds in summary.costs.items():
        costs = [
            f"{teller.say(word(what, battle), battle)} {teller.figure(mean)} ± {teller.figure(error)}"
            for what, (mean, error) in kinds.items()
        ]
        say(teller("lab-costs", side=teller.side(battle, side), costs=", ".join(costs) or "-"))


def _rates(rates: dict[str, Rate], teller: Teller) -> Table:
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    for head in ("lab-who", "lab-won", "lab-drawn", "lab-lost", "lab-rate", "lab-interval"):
        table.add_column(teller(head), justify="left" if head == "lab-who" else "right")
    for who, rate in rates.items():
        low, high = rate.interval
        share = teller("lab-percent", share=teller.figure(100 * rate.win_rate))
        span = teller("lab-percent", share=f"{100 * low:.0f}–{100 * high:.0f}")
        table.add_row(who, str(rate.wins), str(rate.draws), str(rate.losses), share, span)
    return table


def _spread(message_id: str, spread: Spread, teller: Teller) -> str:
    figures = {
        "mean": teller.figure(spread.mean),
        "error": teller.figure(spread.error),
        "median": f"{spread.median:.0f}",
    }
    return teller(message_id, **figures, least=f"{spread.least:.0f}", most=f"{spread.most:.0f}")
