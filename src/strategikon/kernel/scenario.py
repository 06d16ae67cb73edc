"""Scenarios: TOML documents that set up a battle, and the rulesets and files they come from."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Any

from strategikon.kernel.message import Message, problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.schema import Report, check_numbers, choice, ident, integer, table
from strategikon.kernel.speech import Speech

MOST_BYTES = 1_000_000
_balance = table(always={"favours": ident(), "share": integer(50, 100), "battles": integer(1, 1_000_000)})


@dataclass(frozen=True, slots=True)
class Balance:
    """What simulations found: the percentage of battles between equal veterans that one side won, draws counting
    half."""

    favours: str
    share: int
    battles: int

    @property
    def message(self) -> Message:
        """In a sentence."""
        return Message("scenario-favours", {"side": self.favours, "share": self.share, "battles": self.battles})


class Scenario:
    """A checked document. Making one raises `Problem` with every complaint; one that exists can be played.

    `inline` says that nobody else can find it by its id: records and stores carry the whole document along. One that
    has a `schema` is a whole battle, and is checked as strictly as ours; one that has none is the setup of a case.

    The table `[balance]` is the kernel's own, in every ruleset: it tells about the battle and is no part of it, so that
    measuring again neither changes the digest nor breaks a record.
    """

    def __init__(
        self, ruleset: Ruleset[Any, Any], document: Mapping[str, Any], source: str, inline: bool = False
    ) -> None:
        report = Report(source, inline and "schema" not in document)
        found = document.get("balance")
        document = {key: value for key, value in document.items() if key != "balance"}
        document = ruleset.complete(document, report)
        report.settle()
        ruleset.check(document, report)
        if found is not None:
            _balance(found, "balance", report)
        report.settle()
        self.ruleset = ruleset
        self.document: Mapping[str, Any] = document
        self.inline = inline
        self.id = str(document.get("id", "inline"))
        self.digest = digest(document)
        self.notes = tuple(report.notes)
        self._fields: dict[tuple[tuple[str, str], ...], tuple[Any, Speech]] = {}
        self.balance = None if found is None else self._weighed(Balance(**found), report)

    @property
    def name(self) -> str:
        """`ruleset/id`, as everybody calls it."""
        return f"{self.ruleset.id}/{self.id}"

    def field(self, options: Mapping[str, str]) -> Any:
        """The frozen part under these optional rules, made once and shared by all battles."""
        return self._prepared(options)[0]

    def speech(self, options: Mapping[str, str]) -> Speech:
        """How options are said in this field."""
        return self._prepared(options)[1]

    def _prepared(self, options: Mapping[str, str]) -> tuple[Any, Speech]:
        key = tuple(sorted(options.items()))
        if key not in self._fields:
            field = self.ruleset.prepare(self.document, options)
            speech = Speech(self.ruleset.id, self.ruleset.verbs, self.ruleset.lexicon(field))
            self._fields[key] = field, speech
        return self._fields[key]

    def options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All switches of the ruleset: its defaults, then the scenario's, then the players'."""
        return settle_options(self.ruleset, {**_own_options(self.document), **chosen})

    def _weighed(self, found: Balance, report: Report) -> Balance:
        """The side that is favoured must fight in this battle."""
        sides = self.ruleset.sides(self.field(self.options({})))
        choice(*sides)(found.favours, "balance.favours", report)
        report.settle()
        return found


def _own_options(document: Mapping[str, Any]) -> dict[str, str]:
    options = document.get("options", {})
    return {key: str(value) for key, value in options.items()} if isinstance(options, dict) else {}


def settle_options(ruleset: Ruleset[Any, Any], chosen: Mapping[str, str]) -> dict[str, str]:
    """Every switch with its value; a `Problem` for one that the ruleset does not have."""
    known = {rule.id: rule for rule in ruleset.optional_rules}
    for name, value in chosen.items():
        if name not in known:
            raise problem("option-unknown", ruleset=ruleset.id, name=name, known=", ".join(known) or "-")
        if value not in known[name].values:
            raise problem("option-value", name=name, value=value, values=", ".join(known[name].values))
    return {name: chosen.get(name, rule.values[0]) for name, rule in known.items()}


def parse_options(words: list[str] | tuple[str, ...]) -> dict[str, str]:
    """`["elite_commander", "terrain_caps=both"]` as people and cases write it."""
    pairs = (word.partition("=") for word in words)
    return {name: value if equals else "on" for name, equals, value in pairs}


def digest(document: Mapping[str, Any]) -> str:
    """The fingerprint of a document: of what it says, not of its spaces and comments."""
    plain = dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return sha256(plain.encode("utf-8", "surrogatepass")).hexdigest()


def read_document(path: Path) -> dict[str, Any]:
    """A TOML file as a dictionary, or a `Problem` that says what is wrong and where."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise problem("file-unreadable", file=path.name, why=error.strerror or type(error).__name__) from None
    if len(raw) > MOST_BYTES:
        raise problem("file-large", file=path.name, most=MOST_BYTES)
    return parse_document(raw, path.name)


def parse_document(raw: bytes, source: str) -> dict[str, Any]:
    """TOML text as a dictionary, or a `Problem`."""
    try:
        document = tomllib.loads(raw.decode("utf-8"))
        check_numbers(document, source)
        return document
    except UnicodeDecodeError as error:
        raise problem("file-not-utf8", file=source, position=error.start) from None
    except tomllib.TOMLDecodeError as error:
        line, column = _place(str(error), raw)
        raise problem("file-not-toml", file=source, line=line, column=column) from None
    except (RecursionError, ValueError):
        raise problem("file-not-toml", file=source, line=1, column=1) from None


def _place(error: str, raw: bytes) -> tuple[int, int]:
    """Line and column of a mistake; one "at end of document" is on its last line."""
    place = re.search(r"at line (\d+), column (\d+)", error)
    if place:
        return int(place[1]), int(place[2])
    lines = raw.split(b"\n")
    return len(lines), len(lines[-1]) + 1


def scenario_files(ruleset: Ruleset[Any, Any]) -> dict[str, Path]:
    """The ruleset's own battles: id to file, by id."""
    return {path.stem: path for path in sorted((ruleset.folder / "scenarios").glob("*.toml"))}


@lru_cache(maxsize=64)
def _load(ruleset: Ruleset[Any, Any], path: Path) -> Scenario:
    return Scenario(ruleset, read_document(path), path.name)


def load_scenario(ruleset: Ruleset[Any, Any], beginning: str) -> Scenario:
    """One of the ruleset's battles by its id or a unique beginning of it."""
    files = scenario_files(ruleset)
    found = [beginning] if beginning in files else [name for name in files if name.startswith(beginning)]
    if not found:
        raise problem("scenario-unknown", ruleset=ruleset.id, name=beginning[:60], known=", ".join(files))
    if len(found) > 1:
        raise problem("scenario-ambiguous", ruleset=ruleset.id, name=beginning[:60], known=", ".join(found))
    return _load(ruleset, files[found[0]])
