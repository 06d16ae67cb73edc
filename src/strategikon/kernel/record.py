"""Records: what rebuilds a battle, as a JSON file that cannot be changed unnoticed.

    {"format": 1, "ruleset": "ancients", "version": 1,
     "scenario": {"id": "cannae-216", "digest": "..."}     or {"inline": {...}}
     "targets": "evened" or "historical", of a battle of the library that has both,
     "options": {...}, "commitment": sha256 of the seed, "seed": "..." (kept back until the end by a server),
     "names": ["hastati-2", ...], "choices": ["play rally", "move $0 F5", ...], "chain": "3fa1...", "seal": "..."}

Long words that come again and again stand once in `names`, and `$0` is the first of them: a battle of a thousand
choices stays below 20 kB and can still be read.

Whoever keeps a record may write beside it who fought (`players`, by side) and how it ended (`end`: winner, score and
digest of the last state). They are no part of what rebuilds the battle: what it comes to is compared with them.

Each link of the chain is a hash of the link before, the text of the choice and how far the tape of dice had been read
after it. Four hex digits of every link are kept: they find the first choice that does not fit (a change of one choice
breaks every link after it), and the whole last link, the seal, leaves no room for chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from json import JSONDecodeError, dumps, loads
from pathlib import Path
from typing import Any

from strategikon.kernel.battle import LOST, AnyBattle, Battle
from strategikon.kernel.boundaries import Mark
from strategikon.kernel.chain import FORMAT, LINK, full_texts, header, links, write_record
from strategikon.kernel.decision import Illegal
from strategikon.kernel.dice import commitment
from strategikon.kernel.events import Event
from strategikon.kernel.message import Message, Problem, problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import TARGETS, Scenario, fought_scenario
from strategikon.kernel.schema import Report, anything, check_plain, choice, integer, listing, table, text

MOST_BYTES = 20_000_000
MOST_CHOICES = 1_000_000
MOST_NAMES = 10_000
MOST_PLAYERS = 16
FindRuleset = Callable[[str], Ruleset[Any, Any]]

_schema = table(
    always={
        "format": choice(FORMAT),
        "ruleset": text(64),
        "version": integer(1, 1_000_000),
        "scenario": table(optional={"id": text(200), "digest": text(64), "inline": anything()}),
        "commitment": text(64),
        "choices": listing(text(200), most=MOST_CHOICES),
        "names": listing(text(200), most=MOST_NAMES),
        "chain": anything(),
        "seal": text(64),
    },
    optional={
        "options": anything(),
        "targets": choice(*TARGETS),
        "seed": text(200),
        "snapshot": anything(),
        "players": listing(text(64), most=MOST_PLAYERS),
        "end": anything(),
    },
)


def save(battle: AnyBattle) -> dict[str, Any]:
    """The record and the last boundary, so that `restore` need not replay it all. For the player's own disk: it
    holds everything, hidden or not."""
    mark = battle._marks[-1]
    snapshot = {"count": mark.choices, "index": mark.dice[1], "state": mark.state.pack()}
    return {**write_record(battle), "snapshot": snapshot}


def read_record(path: Path) -> dict[str, Any]:
    """A record from a file; a `Problem` for anything that is not one."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise problem("file-unreadable", file=path.name, why=error.strerror or type(error).__name__) from None
    return parse_record(raw, path.name)


def parse_record(raw: bytes, source: str) -> dict[str, Any]:
    """A record from bytes; a `Problem` for anything that is not one."""
    if len(raw) > MOST_BYTES:
        raise problem("file-large", file=source, most=MOST_BYTES)
    try:
        record = loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise problem("file-not-utf8", file=source, position=error.start) from None
    except JSONDecodeError as error:
        raise problem("file-not-json", file=source, line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):
        raise problem("file-not-json", file=source, line=1, column=1) from None
    check_plain(record, source)
    check_record(record, source)
    return dict(record)


def check_record(record: Any, source: str) -> None:
    """Complain about everything that makes this no record."""
    report = Report(source)
    _schema(record, "", report)
    report.settle()
    options = record.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
        report.add("options", "complaint-table", value="options")
    chain = record["chain"]
    if not isinstance(chain, str) or len(chain) != LINK * len(record["choices"]):
        report.add("chain", "complaint-chain", choices=len(record["choices"]))
    if "inline" in record["scenario"] and not isinstance(record["scenario"]["inline"], dict):
        report.add("scenario.inline", "complaint-table", value="inline")
    if "inline" not in record["scenario"] and "id" not in record["scenario"]:
        report.add("scenario.id", "complaint-missing")
    report.settle()


def open_record(record: Mapping[str, Any], source: str, find: FindRuleset) -> AnyBattle:
    """The battle of a record before its first choice, under today's rules. Its scenario must be the one that was
    fought, its rules ours or older ones."""
    ruleset = find(str(record["ruleset"]))
    if record["version"] > ruleset.version:
        raise problem("record-version", file=source, ruleset=ruleset.id, theirs=record["version"], ours=ruleset.version)
    if "seed" not in record:
        raise problem("record-no-seed", file=source)
    if commitment(record["seed"]) != record["commitment"]:
        raise problem("record-commitment", file=source)
    battle: AnyBattle = Battle(_scenario(record, source, ruleset), record["seed"], record.get("options", {}))
    for key, value in header(battle, record["version"]).items():
        if dumps(record.get(key, {}), sort_keys=True) != dumps(value, sort_keys=True):
            raise problem("record-header", file=source, key=key)
    if record.get("targets", battle.scenario.targets) != battle.scenario.targets:
        raise problem("record-header", file=source, key="targets")
    return battle


def _scenario(record: Mapping[str, Any], source: str, ruleset: Ruleset[Any, Any]) -> Scenario:
    reference = record["scenario"]
    if "inline" in reference:
        return Scenario(ruleset, reference["inline"], source, inline=True)
    return fought_scenario(ruleset, str(reference["id"]), str(reference.get("digest")), source)


def replay(record: Mapping[str, Any], source: str, find: FindRuleset) -> Iterator[tuple[AnyBattle, str, list[Event]]]:
    """Play a record: the battle after each choice, the choice, and what it caused. The first triple is the battle
    before any choice, with an empty text. Every link of the chain is checked on the way; the first choice that is
    not on offer or does not fit raises a `Problem` with its number. A record of older rules is played under today's:
    if every choice fits, they are the same as far as this battle goes."""
    battle = open_record(record, source, find)
    yield battle, "", battle.events
    chain = record["chain"]
    link = next(links(header(battle, record["version"]), []))
    for place, words in enumerate(full_texts(record)):
        try:
            events = battle.choose(words)
        except Illegal as illegal:
            misfit = _misfit(record, battle, source, "record-choice", place + 1, words)
            raise Problem(*misfit.complaints, illegal.reason) from None
        link = sha256(f"{link}\n{words}\n{battle.dice.index}".encode("utf-8", "surrogatepass")).hexdigest()
        if link[:LINK] != chain[place * LINK : place * LINK + LINK]:
            raise _misfit(record, battle, source, "record-chain", place + 1, words)
        yield battle, words, events
    if link != record["seal"]:
        raise problem("record-seal", file=source)


def _misfit(
    record: Mapping[str, Any], battle: AnyBattle, source: str, message: str, number: int, words: str
) -> Problem:
    """A choice that does not fit: of a record of older rules that need be nobody's fault."""
    theirs, ruleset = record["version"], battle.ruleset
    if theirs == ruleset.version:
        return problem(message, file=source, number=number, text=words)
    told = {"file": source, "ruleset": ruleset.id, "theirs": theirs, "ours": ruleset.version}
    return problem("record-older-differs", **told, number=number, text=words)


def older(record: Mapping[str, Any], source: str, battle: AnyBattle) -> Message | None:
    """What is to be said of a record of older rules that was played to its end under today's."""
    theirs, ruleset = record["version"], battle.ruleset
    if theirs == ruleset.version:
        return None
    told = {"file": source, "ruleset": ruleset.id, "theirs": theirs, "ours": ruleset.version}
    return Message("record-older", told)


def rebuild(record: Mapping[str, Any], source: str, find: FindRuleset) -> AnyBattle:
    """The battle of a record after its last choice, with everything verified."""
    *_, (battle, _, _) = replay(record, source, find)
    return battle


def restore(saved: Mapping[str, Any], source: str, find: FindRuleset) -> AnyBattle:
    """The battle of `save`, from its snapshot: nothing before the last boundary is played again, unless it is of older
    rules, whose state ours need not understand."""
    battle = open_record(saved, source, find)
    if saved["version"] != battle.ruleset.version:
        return rebuild(saved, source, find)
    try:
        _go_to_snapshot(battle, full_texts(saved), saved["snapshot"])
    except Exception:  # a spoilt state can fail in any way and at any depth of the rules
        raise problem("record-snapshot", file=source) from None
    return battle


def _go_to_snapshot(battle: AnyBattle, texts: list[str], snapshot: Mapping[str, Any]) -> None:
    state = battle.ruleset.state_type.unpack(snapshot["state"])
    resume(battle, texts, [Mark(int(snapshot["count"]), state, (battle.dice.seed, int(snapshot["index"]), 0))])


def boundaries(battle: AnyBattle) -> list[Mark]:
    """The last boundaries of a battle, the oldest first: what `resume` needs, here or in another process. An undo to
    before the oldest plays the whole battle again."""
    return list(battle._marks)


def resume(battle: AnyBattle, texts: Sequence[str], kept: Sequence[Mark]) -> None:
    """Bring a battle that has just begun to the end of these choices, from boundaries that were kept elsewhere: only
    the choices after the last of them are made again."""
    count = kept[-1].choices
    battle.choices = [LOST] * count
    battle._texts = dict(enumerate(texts[:count]))
    battle._marks = list(kept)
    battle._restore(battle._marks[-1])
    for words in texts[count:]:
        battle.choose(words)


def to_json(record: Mapping[str, Any]) -> str:
    """A record as it stands in a file."""
    return dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
