"""The command `strategikon`.

Whatever goes wrong ends in one clear sentence on the standard error, in the user's language:
exit code 2 for anything given from outside (an argument, a file, a record), 1 for tests that failed, 130 for Ctrl-C,
70 for a defect of ours, and then STRATEGIKON_DEBUG=1 shows where.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from errno import EBADF, EDQUOT, EFBIG, EIO, ENOSPC, EPIPE
from importlib import import_module

import click

from strategikon.commands.shared import Option, _Spoken, complain, lang_option, say
from strategikon.kernel.decision import Illegal
from strategikon.kernel.message import Message, Problem, problem
from strategikon.text import Teller, language_of

COMMANDS = {
    "list": "listing",
    "play": "play",
    "replay": "replay",
    "verify": "verify",
    "cases": "cases",
    "check": "check",
    "bench": "bench",
    "rules": "rules",
    "serve": "serve",
    "repair": "repair",
    "odds": "odds",
    "simulate": "simulate",
    "balance": "balance",
    "drill": "drill",
    "muster": "muster",
}
FAULT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
DEFECT = 70
UNWRITABLE = (EBADF, EDQUOT, EFBIG, EIO, ENOSPC, EPIPE)


class Commands(_Spoken, click.Group):
    """All commands; each is imported when it is wanted."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found = import_module(f"strategikon.commands.{COMMANDS[cmd_name]}").run
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        found = self.get_command(ctx, args[0])
        if found is None:
            raise problem("cli-no-command", name=args[0][:60], known=", ".join(COMMANDS))
        return args[0], found, args[1:]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(ctx.obj("help-commands")):
            formatter.write_dl([(name, ctx.obj(f"help-{name}")) for name in COMMANDS])


@click.group("strategikon", cls=Commands, help="help-strategikon", invoke_without_command=True)
@lang_option
@click.option("--version", cls=Option, is_flag=True, help="help-version")
@click.pass_context
def strategikon(ctx: click.Context, version: bool) -> None:
    """The group itself: its version, or its help if no command is given."""
    if version:
        from importlib import metadata

        say(f"strategikon {metadata.version('strategikon')}")
        ctx.exit()
    if ctx.invoked_subcommand is None:
        say(ctx.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    teller = Teller(language_of(_wished_language(words)))
    closed = _make_streams_safe()
    try:
        if closed:
            raise OSError(EBADF, os.strerror(EBADF))
        code = _run(words, teller)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except OSError as trouble:
        _drop_output()
        complain([teller("cli-output", why=trouble.strerror or type(trouble).__name__)])
        return FAULT
    except KeyboardInterrupt:
        _drop_output()
        return interrupted(words)
    return code


def interrupted(words: Sequence[str]) -> int:
    """A Ctrl-C, whenever it came."""
    with suppress(OSError):
        complain([Teller(language_of(_wished_language(words)))("cli-interrupted")])
    return INTERRUPTED


def _run(words: list[str], teller: Teller) -> int:
    try:
        with strategikon.make_context("strategikon", words, obj=teller) as ctx:
            return int(strategikon.invoke(ctx) or 0)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except (Problem, Illegal) as trouble:
        complain(teller.complaints(trouble))
        return FAULT
    except click.ClickException as trouble:
        complain([teller.say(_usage(trouble))])
        return FAULT
    except click.Abort:
        raise KeyboardInterrupt from None
    except Exception as defect:
        if isinstance(defect, OSError) and defect.filename is None and defect.errno in UNWRITABLE:
            raise  # files that we write complain for themselves: it is the standard output
        if os.environ.get("STRATEGIKON_DEBUG") == "1":
            raise
        complain([teller("cli-defect", kind=type(defect).__name__, why=" ".join(str(defect).split())[:200])])
        return DEFECT


def _usage(trouble: click.ClickException) -> Message:
    """What click found wrong with the arguments, as a message of ours."""
    if isinstance(trouble, click.NoSuchOption):
        return Message("cli-no-option", {"option": trouble.option_name[:60]})
    if isinstance(trouble, click.BadOptionUsage):
        return Message("cli-option-value", {"option": trouble.option_name[:60]})
    if isinstance(trouble, click.MissingParameter):
        return Message("cli-missing-argument", {"name": trouble.param.human_readable_name if trouble.param else "-"})
    if isinstance(trouble, click.BadParameter) and trouble.param is not None:
        return Message("cli-bad-value", {"option": trouble.param.opts[0]})
    return Message("cli-usage", {"why": trouble.format_message()})


def _wished_language(words: Sequence[str]) -> str | None:
    """`--lang fr` wherever it stands: it is needed before anything is parsed, to complain in."""
    wish = None
    for word, after in zip(words, [*words, ""][1:], strict=True):
        if word == "--lang":
            wish = after
        if word.startswith("--lang="):
            wish = word.partition("=")[2]
    return wish


def _make_streams_safe() -> bool:
    """Streams that nothing can go wrong with; whether the standard output is closed.

    A terminal that cannot show a letter shows a question mark instead of ending the battle. What the shell has closed
    (`<&-`) reads as empty and is written to nobody; else the next file that is opened would take its place.
    """
    streams = {"stdin": (0, "r"), "stdout": (1, "w"), "stderr": (2, "w")}
    closed = [name for name in streams if getattr(sys, name) is None]
    for name in closed:
        number, mode = streams[name]
        os.dup2(os.open(os.devnull, os.O_RDWR), number)
        setattr(sys, name, os.fdopen(number, mode, encoding="utf-8", closefd=False))
    for name in streams:
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return "stdout" in closed


def _drop_output() -> None:
    """Whatever is still in the buffer has nowhere to go."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
