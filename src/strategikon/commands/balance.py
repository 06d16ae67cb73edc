"""`strategikon balance BATTLE…`: whether battles are even between equal veterans, and what would even them."""

from __future__ import annotations

from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.table import Table

from strategikon.commands.battles import find_battles
from strategikon.commands.lab_options import MOST_BATTLES, run_options
from strategikon.commands.shared import Bar, command, json_option, option, say, say_json, targets_option, whole
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.message import problem
from strategikon.kernel.scenario import parse_options
from strategikon.kernel.tactics import lever_word
from strategikon.lab.balance import GOOD, Balance, Tried, balance
from strategikon.lab.summary import Rate
from strategikon.lab.telling import percent
from strategikon.text import Teller

HEADS = (
    "balance-head-battle", "balance-head-side", "balance-head-rate", "balance-head-interval", "balance-head-battles",
    "balance-head-turns", "balance-head-advice",
)  # fmt: skip


@command("balance")
@click.argument("names", metavar="[BATTLE]...", nargs=-1)
@option("--all", "everything", is_flag=True)
@option("--battles", callback=whole(2, MOST_BATTLES), metavar="N", default="100", help="help-option-lab-battles")
@targets_option
@option("--out", metavar="FOLDER", help="help-option-balance-out")
@option("--markdown", is_flag=True)
@run_options
@json_option
@click.pass_obj
def run(
    teller: Teller, names: tuple[str, ...], everything: bool, battles: int, targets: str, out: str | None,
    markdown: bool, seed: str, switches: tuple[str, ...], nodes: int | None, think: float | None, workers: int | None,
    cluster: str | None, as_json: bool,
) -> None:  # fmt: skip
    """One battle: what was tried, and one sentence at the end. Several: a table."""
    if not names and not everything:
        raise problem("balance-which")
    scenarios = find_battles(() if everything else names, targets)
    options = parse_options(switches)
    single = len(scenarios) == 1 and not (as_json or markdown)
    found = []
    with Bar(teller, "progress-balance", None) as bar:
        for scenario in scenarios:
            weighed = balance(
                scenario, battles, seed=seed, options=options, nodes=nodes, seconds=think, workers=workers,
                cluster=cluster, folder=Path(out) if out else None, progress=lambda _: bar.advance(),
                told=lambda which, tried: say("  " + _tried(which, tried, teller)) if single else None,
            )  # fmt: skip
            found.append(weighed)
    if as_json:
        say_json({"battles": [each.plain() for each in found]})
    elif single:
        _conclude(found[0], teller)
    else:
        _show(found, teller, markdown)


def _battle(found: Balance) -> AnyBattle:
    return Battle(found.scenario, "names")


def _figures(rate: Rate, teller: Teller) -> dict[str, str]:
    low, high = rate.interval
    return {"rate": percent(rate.win_rate, teller), "low": f"{100 * low:.0f}", "high": percent(high, teller)}


def _changes(found: Balance, tried: Tried, teller: Teller) -> str:
    battle = _battle(found)
    return ", ".join(
        teller(
            f"{found.scenario.ruleset.id}-lever-{lever_word(change.key)}",
            side=teller.side(battle, change.side),
            was=change.was,
            value=change.value,
        )
        for change in tried.changes
    )


def _tried(found: Balance, tried: Tried, teller: Teller) -> str:
    side = teller.side(_battle(found), found.side)
    return teller("balance-tried", change=_changes(found, tried, teller), side=side, **_figures(tried.rate, teller))


def _conclude(found: Balance, teller: Teller) -> None:
    """How it stands, and one clear sentence."""
    side = teller.side(_battle(found), found.side)
    name = found.scenario.name
    say(teller("balance-now", name=name, side=side, count=found.rate.battles, **_figures(found.rate, teller)))
    advice = found.advice
    if found.even:
        say(teller("balance-even", name=name))
    elif advice is None:
        say(teller("balance-nothing", name=name))
    else:
        good = GOOD[0] <= advice.rate.win_rate <= GOOD[1]
        say(
            teller(
                "balance-suggest" if good else "balance-nearest", name=name, side=side,
                change=_changes(found, advice, teller), was=percent(found.rate.win_rate, teller),
                **_figures(advice.rate, teller),
            )
        )  # fmt: skip


def _cells(found: Balance, teller: Teller) -> list[str]:
    low, high = found.rate.interval
    advice = "" if found.advice is None else _changes(found, found.advice, teller)
    return [
        found.scenario.name,
        teller.side(_battle(found), found.side),
        percent(found.rate.win_rate, teller),
        f"{100 * low:.0f}–{percent(high, teller)}",
        str(found.rate.battles),
        f"{found.summary.turns.mean:.0f}",
        teller("balance-fair") if found.even else advice or "–",
    ]


def _show(found: list[Balance], teller: Teller, markdown: bool) -> None:
    heads = [teller(head) for head in HEADS]
    rows = [_cells(each, teller) for each in found]
    if markdown:
        for cells in (heads, ["---"] * len(heads), *rows):
            say(f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |")
        return
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if 2 <= place <= 5 else "left")
    for cells in rows:
        table.add_row(*cells)
    Console(highlight=False).print(table)
