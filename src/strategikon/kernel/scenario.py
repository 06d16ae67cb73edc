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

from strategikon.kernel.document_paths import changed_at, found_at
from strategikon.kernel.message import Message, problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.schema import Report, anything, check_plain, choice, ident, integer, shown, table
from strategikon.kernel.speech import Speech

MOST_BYTES = 1_000_000
HISTORICAL, EVENED = TARGETS = ("historical", "evened")
_WHICH = {HISTORICAL: "scenario-targets-historical", EVENED: "scenario-targets-evened"}
_balance = table(always={"favours": ident(), "share": integer(50, 100), "battles": integer(1, 1_000_000)})
_evened = table(always={"change": anything()}, optional={"balance": _balance})
KERNELS_OWN = {"balance": _balance, "evened": _evened}  # tables that are no ruleset's


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

    Two tables are the kernel's own, in every ruleset, and no part of the battle. `[balance]` tells how even it is, so
    that measuring again neither changes the digest nor breaks a record. `[evened]` says which of its targets are
    changed, by their paths, where players want an even battle instead of the historical one: that is a document and a
    digest of its own, `targeted("evened")`.
    """

    def __init__(
        self,
        ruleset: Ruleset[Any, Any],
        document: Mapping[str, Any],
        source: str,
        inline: bool = False,
        targets: str = HISTORICAL,
    ) -> None:
        report = Report(source, inline and "schema" not in document)
        own = {key: document[key] for key in KERNELS_OWN if key in document}
        document = {key: value for key, value in document.items() if key not in KERNELS_OWN}
        document = ruleset.complete(document, report)
        report.settle()
        ruleset.check(document, report)
        for key, value in own.items():
            KERNELS_OWN[key](value, key, report)
        report.settle()
        self.ruleset = ruleset
        self.document: Mapping[str, Any] = document
        self.inline = inline
        self.targets = targets
        self.id = str(document.get("id", "inline"))
        self.digest = digest(document)
        self.notes = tuple(report.notes)
        self._fields: dict[tuple[tuple[str, str], ...], tuple[Any, Speech]] = {}
        self.balance = self._weighed(Balance(**own["balance"]), report) if "balance" in own else None
        self.by_targets = {targets: self}
        if "evened" in own:
            self.by_targets[EVENED] = self._with_evened(own["evened"], report)

    @property
    def name(self) -> str:
        """`ruleset/id`, as everybody calls it."""
        return f"{self.ruleset.id}/{self.id}"

    def targeted(self, targets: str) -> Scenario:
        """The same battle with historical or with evened targets; a `Problem` if it has no others."""
        if targets not in self.by_targets:
            raise problem("scenario-no-targets", name=self.name, targets=targets, known=", ".join(self.by_targets))
        return self.by_targets[targets]

    def edition(self, fingerprint: str) -> Scenario | None:
        """This battle with the targets that have this digest."""
        return next((each for each in self.by_targets.values() if each.digest == fingerprint), None)

    @property
    def which(self) -> Message | None:
        """Which targets these are, where there are others too."""
        return Message(_WHICH[self.targets]) if len(self.by_targets) > 1 else None

    @property
    def remarks(self) -> list[Message]:
        """What players should know before they begin: which targets these are, and whom the battle favours."""
        return [remark for remark in (self.which, self.balance and self.balance.message) if remark]

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

    def _with_evened(self, table: Mapping[str, Any], report: Report) -> Scenario:
        """The battle with the targets of `[evened]`, checked like any other."""
        document = _changed(self.document, table["change"], report)
        report.settle()
        balance = {"balance": table["balance"]} if "balance" in table else {}
        evened = Scenario(self.ruleset, {**document, **balance}, report.source, self.inline, EVENED)
        evened.by_targets = self.by_targets
        return evened


def _changed(document: Any, changes: Any, report: Report) -> Any:
    """A document with other values at some paths, each of which must be there and hold the same kind of thing."""
    if not isinstance(changes, dict) or not changes:
        report.add("evened.change", "complaint-table", value=shown(changes))
        return document
    for path, value in changes.items():
        was = found_at(document, path)
        if type(value) is not type(was) or not isinstance(value, int | str) or isinstance(value, bool):
            report.add(f"evened.change.{path}", "complaint-path", value=shown(value))
        else:
            document = changed_at(document, path, value)
    return document


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
        check_plain(document, source)
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


def load_scenario(ruleset: Ruleset[Any, Any], beginning: str, targets: str = HISTORICAL) -> Scenario:
    """One of the ruleset's battles by its id or a unique beginning of it, with these targets."""
    files = scenario_files(ruleset)
    found = [beginning] if beginning in files else [name for name in files if name.startswith(beginning)]
    if not found:
        raise problem("scenario-unknown", ruleset=ruleset.id, name=beginning[:60], known=", ".join(files))
    if len(found) > 1:
        raise problem("scenario-ambiguous", ruleset=ruleset.id, name=beginning[:60], known=", ".join(found))
    return _load(ruleset, files[found[0]]).targeted(targets)


def fought_scenario(ruleset: Ruleset[Any, Any], name: str, fingerprint: str, source: str) -> Scenario:
    """The battle of this id and digest, with whichever targets; a `Problem` if it is not that battle any more."""
    scenario = load_scenario(ruleset, name)
    found = scenario.edition(fingerprint)
    if found is None:
        raise problem("record-scenario", file=source, name=scenario.name)
    return found
