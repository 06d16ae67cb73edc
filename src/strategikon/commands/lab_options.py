"""What the commands of the laboratory share: options, and a bar that counts battles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from strategikon.commands.records import printable_seed
from strategikon.commands.shared import Function, option, seconds, whole
from strategikon.kernel.message import problem

MOST_BATTLES = 1_000_000
LONGEST_SEED = 160  # the number of the battle is added to it, and a record takes 200 characters


def think(ctx: click.Context, param: click.Parameter, value: Any) -> float | None:
    """A length of time, or none."""
    return None if value is None else seconds(ctx, param, value)


def seeded(ctx: click.Context, param: click.Parameter, value: Any) -> str:
    """A seed that can be written down."""
    if not (value and printable_seed(value) and len(value) <= LONGEST_SEED):
        raise problem("lab-seed", most=LONGEST_SEED)
    return str(value)


def players(ctx: click.Context, param: click.Parameter, value: Any) -> tuple[str, ...]:
    """`veteran,recruit`: who plays the sides, in their order."""
    return tuple(name.strip() for name in str(value).split(","))


def think_options(function: Function) -> Function:
    """How much opponents think, and who fights."""
    return _with(
        function,
        option("--nodes", callback=whole(1, 100_000_000), metavar="N"),
        option("--think", callback=think, metavar="S"),
        option("--workers", callback=whole(1, 1024), metavar="N"),
        option("--cluster", metavar="tcp://HOST:PORT"),
    )


def run_options(function: Function) -> Function:
    """The options of commands that fight one battle many times."""
    return _with(
        think_options(function),
        option("--seed", callback=seeded, metavar="SEED", default="lab", help="help-option-lab-seed"),
        option("--option", "switches", metavar="ID[=VALUE]", multiple=True),
    )


def _with(function: Function, *options: Callable[[Function], Function]) -> Function:
    """A command with these options, in this order."""
    for add in reversed(options):
        function = add(function)
    return function
