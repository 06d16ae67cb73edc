"""`strategikon muster …`: army lists, rosters, and battles made of two armies.

Whatever it tells comes from the muster of a ruleset (kernel/muster.py); it knows no fact of any.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from json import loads
from pathlib import Path
from typing import Any

import click

from strategikon.commands.muster_sheet import army_lines, list_lines, reading_lines, sheet_lines
from strategikon.commands.shared import (
    Command,
    _Spoken,
    json_option,
    lang_option,
    new_file,
    option,
    say,
    say_json,
    whole,
)
from strategikon.files import keep_text
from strategikon.kernel.message import problem
from strategikon.kernel.muster import Muster, Terms
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import MOST_BYTES, Scenario, parse_options, read_document
from strategikon.kernel.schema import check_plain
from strategikon.library import find_ruleset, rulesets
from strategikon.muster_plain import plain_army, plain_judgement, plain_reading
from strategikon.text import Teller
from strategikon.toml_text import toml_text

FAILED = 1  # a roster with complaints
MOST_TURNS = 99


class Group(_Spoken, click.Group):
    """The parts of a command."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            raise problem("cli-no-command", name=args[0][:60], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(ctx.obj("help-commands")):
            formatter.write_dl([(name, ctx.obj(f"help-muster-{name}")) for name in self.commands])


@click.group("muster", cls=Group, help="help-muster", invoke_without_command=True)
@lang_option
@click.pass_context
def run(ctx: click.Context) -> None:
    """Its help, if nothing is asked of it."""
    if ctx.invoked_subcommand is None:
        say(ctx.get_help())


def part(name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """A part of the command, with `--lang`; its help is the message `help-muster-<name>`."""

    def make(function: Callable[..., Any]) -> click.Command:
        return run.command(name, cls=Command, help=f"help-muster-{name}")(lang_option(function))

    return make


# -- what is named -----------------------------------------------------------------------------------------------------


def musters() -> dict[str, Muster]:
    """The musters of all rulesets that have one."""
    return {name: ruleset.muster for name, ruleset in rulesets().items() if ruleset.muster is not None}


def find_muster(name: str) -> tuple[Ruleset[Any, Any], Muster]:
    ruleset = find_ruleset(name)
    if ruleset.muster is None:
        raise problem("muster-none", ruleset=ruleset.id, known=", ".join(musters()) or "-")
    return ruleset, ruleset.muster


def find_army(name: str) -> tuple[Muster, str]:
    """`ruleset/list`, or a beginning of it that is unique."""
    ruleset, slash, army = name.partition("/")
    if not slash:
        raise problem("muster-name", name=name[:60])
    _, muster = find_muster(ruleset)
    known = muster.names()
    found = [army] if army in known else [one for one in known if army and one.startswith(army)]
    if len(found) != 1:
        raise problem("muster-no-list", name=name[:60], known=", ".join(known))
    return muster, found[0]


def read_roster(path: Path) -> tuple[Muster, dict[str, Any]]:
    """A roster from a file, TOML or JSON."""
    document = _read_json(path) if path.suffix == ".json" else read_document(path)
    ruleset = document.get("ruleset")
    if not isinstance(ruleset, str):
        raise problem("complaint-missing", file=path.name, path="ruleset")
    return find_muster(ruleset)[1], document


def _read_json(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
        found = loads(raw) if len(raw) <= MOST_BYTES else None
    except OSError as error:
        raise problem("file-unreadable", file=path.name, why=error.strerror or type(error).__name__) from None
    except (RecursionError, ValueError):  # no JSON, no text, or a number of thousands of digits
        found = None
    if not isinstance(found, dict):
        raise problem("muster-no-roster", file=path.name)
    check_plain(found, path.name)
    return found


def year_of(ctx: click.Context, param: click.Parameter, value: Any) -> int | None:
    """A year; those before Christ are negative."""
    if value is None:
        return None
    sign, digits = (-1, str(value)[1:]) if str(value).startswith("-") else (1, str(value))
    if digits.isascii() and digits.isdigit() and len(digits) <= 4:
        return sign * int(digits)
    raise problem("cli-number", option="--year", value=str(value)[:60], low=-9999, high=9999)


def pairs(ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """`key=value`, as often as one likes."""
    for text in values:
        if "=" not in text:
            raise problem("muster-pair", text=text[:60])
    return dict(text.split("=", 1) for text in values)


# -- the parts ---------------------------------------------------------------------------------------------------------


@part("lists")
@json_option
@click.pass_obj
def lists(teller: Teller, as_json: bool) -> None:
    """Every army list there is."""
    found = {name: [muster.army(army) for army in muster.names()] for name, muster in musters().items()}
    if as_json:
        say_json({"lists": {name: [plain_army(army) for army in armies] for name, armies in found.items()}})
        return
    for name, armies in found.items():
        for line in list_lines(name, armies, teller):
            say(line)


@part("show")
@click.argument("army", metavar="RULESET/LIST")
@json_option
@click.pass_obj
def show(teller: Teller, army: str, as_json: bool) -> None:
    """One list: what can be bought from it, and for how much."""
    muster, name = find_army(army)
    found = muster.army(name)
    if as_json:
        say_json(plain_army(found))
        return
    for line in army_lines(found, teller):
        say(line)


@part("price")
@click.argument("roster", metavar="ROSTER")
@json_option
@click.pass_obj
def price(teller: Teller, roster: str, as_json: bool) -> int:
    """What a roster costs, and everything that is against it."""
    muster, document = read_roster(Path(roster))
    told = muster.judge(document, Path(roster).name)
    if as_json:
        say_json(plain_judgement(told, teller))
    else:
        for line in sheet_lines(told, teller):
            say(line)
    return FAILED if told.complaints else 0


@part("sheet")
@click.argument("roster", metavar="ROSTER")
@click.pass_obj
def sheet(teller: Teller, roster: str) -> None:
    """A roster sheet to print, with the card of each troop."""
    muster, document = read_roster(Path(roster))
    told = muster.judge(document, Path(roster).name)
    cards = {entry.id: entry for entry in muster.army(told.army if told.own is None else told.own).entries}
    for line in sheet_lines(told, teller, cards):
        say(line)


@part("translate")
@click.argument("ruleset", metavar="RULESET")
@click.argument("text", metavar="NOTATION")
@option("--book", default="", metavar="BOOK", help="help-muster-book")
@option("--year", callback=year_of, metavar="YEAR", help="help-muster-year")
@option("--region", default="", metavar="REGION", help="help-muster-region")
@option("--choose", "choices", multiple=True, callback=pairs, metavar="KEY=WORD", help="help-muster-choose")
@json_option
@click.pass_obj
def translate(
    teller: Teller, ruleset: str, text: str, book: str, year: int | None, region: str, choices: dict[str, str],
    as_json: bool,
) -> None:  # fmt: skip
    """A line of a foreign list, and the decisions behind it."""
    _, muster = find_muster(ruleset)
    told = muster.translate(text, book, year or 0, region, choices)
    if as_json:
        say_json(plain_reading(told))
        return
    for line in reading_lines(told, teller):
        say(line)


@part("raise")
@click.argument("army", metavar="RULESET/LIST")
@option("--budget", callback=whole(0, 100_000), default="900", metavar="POINTS", help="help-muster-budget")
@option("--year", callback=year_of, metavar="YEAR", help="help-muster-year")
@option("--seed", default="first", metavar="SEED", help="help-muster-seed")
@option("--save", callback=new_file, metavar="FILE", help="help-muster-save")
@json_option
@click.pass_obj
def raise_army(
    teller: Teller, army: str, budget: int, year: int | None, seed: str, save: Path | None, as_json: bool
) -> None:
    """An army that the computer musters."""
    muster, name = find_army(army)
    _give(muster.raise_army(name, budget, seed, year), save, as_json, teller)


@part("battle")
@click.argument("south", metavar="ROSTER")
@click.argument("north", metavar="ROSTER")
@option("--field", "field", default="", metavar="BATTLE|FILE", help="help-muster-field")
@option("--seed", default="first", metavar="SEED", help="help-muster-field-seed")
@option("--landscape", default="", metavar="LANDSCAPE", help="help-muster-landscape")
@option("--density", default="", metavar="DENSITY", help="help-muster-density")
@option("--method", default="", metavar="METHOD", help="help-muster-method")
@option("--turns", callback=whole(0, MOST_TURNS), default="0", metavar="TURNS", help="help-muster-turns")
@option("--first", default="", metavar="LIST", help="help-muster-first")
@option("--option", "options", multiple=True, metavar="RULE[=VALUE]")
@option("--agreed", is_flag=True, help="help-muster-agreed")
@option("--deployed", is_flag=True, help="help-muster-deployed")
@option("--save", callback=new_file, metavar="FILE", help="help-muster-save")
@json_option
@click.pass_obj
def battle(
    teller: Teller, south: str, north: str, field: str, seed: str, landscape: str, density: str, method: str,
    turns: int, first: str, options: tuple[str, ...], agreed: bool, deployed: bool, save: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """A battle of two rosters on a field."""
    muster, one = read_roster(Path(south))
    other_muster, other = read_roster(Path(north))
    if other_muster is not muster:
        raise problem("muster-two-rulesets")
    laid = {"seed": seed, "landscape": landscape, "density": density}
    ground = _field(field) if field else {key: word for key, word in laid.items() if word}
    terms = Terms(method, turns, first, parse_options(options), agreed)
    document = muster.battle([one, other], ground, terms)
    scenario = Scenario(find_ruleset(str(document["ruleset"])), document, "battle", inline=True)
    scenario.options({})
    _give(muster.deploy(scenario) if deployed else document, save, as_json, teller)


def _field(name: str) -> dict[str, Any]:
    """A battle's board by name, or a file: a scenario, or a board alone."""
    if not name.endswith(".toml"):
        return {"scenario": name.rpartition("/")[2]}
    document = read_document(Path(name))
    return {"board": document.get("board", document)}


def _give(document: Mapping[str, Any], save: Path | None, as_json: bool, teller: Teller) -> None:
    """To a file, or to the standard output."""
    if save is not None:
        keep_text(toml_text(document), save)
        say(teller("muster-saved", file=save.name))
    elif as_json:
        say_json(document)
    else:
        say(toml_text(document).rstrip())
