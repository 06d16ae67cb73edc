"""What the commands share: click classes that speak the user's language, common options, output and progress.

`rich` is loaded when something is drawn with it: help and most answers come before it would have been.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from json import dumps
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import click

from strategikon.files import plain_file
from strategikon.kernel.message import problem
from strategikon.kernel.scenario import HISTORICAL, TARGETS
from strategikon.text import LANGUAGES, Teller

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

Function = TypeVar("Function", bound=Callable[..., Any])
PATIENCE = 1.0  # seconds before a bar appears: what takes less than two in all then hardly flickers


# -- click, in two languages ------------------------------------------------------------------------------------------


Check = Callable[[click.Context, click.Parameter, Any], Any]


def whole(low: int, high: int) -> Check:
    """A whole number between two bounds."""

    def check(ctx: click.Context, param: click.Parameter, value: Any) -> int | None:
        text = str(value)
        if value is None:
            return None
        if text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high:
            return int(text)
        raise problem("cli-number", option=_called(param), value=text[:60], low=low, high=high)

    return check


def seconds(ctx: click.Context, param: click.Parameter, value: Any) -> float:
    """A length of time."""
    try:
        length = float(value)
    except ValueError:
        length = -1.0
    if 0.01 <= length <= 3600:
        return length
    raise problem("cli-seconds", option=_called(param), value=str(value)[:60])


def new_file(ctx: click.Context, param: click.Parameter, value: Any) -> Path | None:
    """A file to write, refused before the work begins if it can never be one."""
    if value is None:
        return None
    plain_file(Path(value))
    return Path(value)


def language(ctx: click.Context, param: click.Parameter, value: Any) -> None:
    """One of the languages spoken. The teller was made with it before anything was parsed."""
    if value is not None and value not in LANGUAGES:
        raise problem("cli-language", value=str(value)[:60], known=", ".join(LANGUAGES))


def chosen_targets(ctx: click.Context, param: click.Parameter, value: Any) -> str:
    """Historical or evened."""
    if value not in TARGETS:
        raise problem("cli-targets", value=str(value)[:60], known=", ".join(TARGETS))
    return str(value)


def _called(param: click.Parameter) -> str:
    return param.opts[0] if param.opts else "-"


class Option(click.Option):
    """An option whose help is a message id."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        return record and (record[0], ctx.obj(self.help or "help-help"))


class _Spoken(click.Command):
    """A command whose help is a message id, and whose errors are Problems."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        left = super().parse_args(ctx, args)
        if ctx.args and not isinstance(self, click.Group):
            raise problem("cli-extra-argument", text=" ".join(ctx.args)[:60], command=ctx.command_path)
        return left

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=ctx.obj("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(ctx.obj(self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx)) is not None]
        with formatter.section(ctx.obj("help-options")):
            formatter.write_dl(records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = ctx.obj("help-help")
        return option


class Command(_Spoken):
    """One command."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs["context_settings"] = {"allow_extra_args": True, **kwargs.get("context_settings", {})}
        super().__init__(*args, **kwargs)


def command(name: str, **settings: Any) -> Callable[[Callable[..., Any]], click.Command]:
    """A command of this name, with `--lang`; its help is the message `help-<name>`."""

    def make(function: Callable[..., Any]) -> click.Command:
        return click.command(name, cls=Command, help=f"help-{name}", **settings)(lang_option(function))

    return make


def option(*names: str, **settings: Any) -> Callable[[Function], Function]:
    """An option; the message `help-option-<first name>` explains it unless `help` names another."""
    settings.setdefault("help", f"help-option-{names[0].lstrip('-')}")
    return click.option(*names, cls=Option, **settings)


lang_option = option("--lang", callback=language, metavar="en|fr", expose_value=False)
targets_option = option("--targets", callback=chosen_targets, metavar="|".join(TARGETS), default=HISTORICAL)
json_option = option("--json", "as_json", is_flag=True)


# -- output -----------------------------------------------------------------------------------------------------------


def say(text: str = "") -> None:
    """A line on the standard output."""
    sys.stdout.write(text + "\n")


def complain(lines: Iterable[str]) -> None:
    """Lines on the standard error, after all that was said before. Who cannot be told is not told."""
    sys.stdout.flush()
    with suppress(OSError):
        for line in lines:
            sys.stderr.write(line + "\n")
        sys.stderr.flush()


def say_json(value: Any) -> None:
    """One JSON object on the standard output."""
    say(dumps(value, ensure_ascii=False, indent=2).encode("utf-8", "backslashreplace").decode())


def console() -> Console:
    """The standard output with colours where it has any."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)


class Bar:
    """Progress on the standard error, if that is a terminal and it takes longer than a moment."""

    def __init__(self, teller: Teller, message_id: str, total: int | None) -> None:
        self._title, self._total, self._done = teller(message_id), total, 0
        self._begun = monotonic()
        self._bar: Progress | None = None
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def advance(self, steps: int = 1) -> None:
        """So many steps more are done."""
        self._done += steps
        if self._bar is None and self._shown and monotonic() - self._begun > PATIENCE:
            self._bar = self._start()
        if self._bar is not None:
            self._bar.update(self._bar.task_ids[0], completed=self._done)

    def _start(self) -> Progress:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        layout = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        bar = Progress(*layout, console=Console(stderr=True), transient=True)
        bar.add_task(self._title, total=self._total)
        bar.start()
        return bar
