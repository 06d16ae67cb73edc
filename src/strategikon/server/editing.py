"""Documents in the making: what the loader says of them, how their pieces look, and how they are read and written.

What is found here is found in a worker process (`readers.py`), with a deadline: documents come from outside.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from msgspec import to_builtins

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.document_paths import found_at
from strategikon.kernel.message import Message, Problem, problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import KERNELS_OWN, MOST_BYTES, Scenario, parse_document, read_document, scenario_files
from strategikon.kernel.scene import Board, Piece, plain
from strategikon.kernel.schema import Form, form_of
from strategikon.kernel.workbench import Workbench, load_workbench, specimen
from strategikon.library import rulesets
from strategikon.server import wire, wire_editor, words
from strategikon.server.lobby import ruleset
from strategikon.server.refusals import MISSING, refused
from strategikon.toml_text import toml_text

Work = Callable[..., dict[str, Any]]
SOURCE, PLACE = "\ue000", "\ue001"  # stand for file and path in a sentence, and are taken out of it
OPENING = re.compile(rf"^{SOURCE}\s*:\s*(?:{PLACE}\s*:\s*)?")
MADE = "scenario"


@lru_cache(maxsize=1)
def benches() -> wire_editor.Benches:
    """The rulesets whose battles can be made."""
    made = [rules for rules in rulesets().values() if load_workbench(rules) is not None]
    lines = [wire_editor.BenchLine(rules.id, wire.Text(**words.ruleset(rules))) for rules in made]
    return wire_editor.Benches(lines)


def workbench(ruleset_id: str) -> tuple[Ruleset[Any, Any], Workbench]:
    """A ruleset and its workbench; refused where it has none."""
    rules = ruleset(ruleset_id)
    bench = load_workbench(rules)
    if bench is None:
        raise refused(MISSING, "server-no-workbench", ruleset=ruleset_id[:60])
    return rules, bench


@lru_cache(maxsize=16)
def bench(ruleset_id: str) -> wire_editor.Bench:
    """Everything a ruleset lays out."""
    rules, bench = workbench(ruleset_id)
    return wire_editor.Bench(rules.id, dict(bench.tools), dict(bench.blank), whole_form(rules), _kinds(rules, bench))


def whole_form(rules: Ruleset[Any, Any]) -> Form:
    """The form of a document with the tables that are the kernel's own."""
    assert rules.schema is not None
    form = form_of(rules.schema)
    return {**form, "keys": {**form["keys"], **{key: form_of(table) for key, table in KERNELS_OWN.items()}}}


def _kinds(rules: Ruleset[Any, Any], bench: Workbench) -> dict[str, dict[str, Any]]:
    board = rules.empty_board(bench.blank)
    assert board is not None
    document, shown = specimen(bench, board)
    looks = _looks(Battle(Scenario(rules, document, MADE, inline=True), "specimen"))
    return {kind: looks[piece] for kind, piece in shown.items() if piece in looks}


def _looks(battle: AnyBattle) -> dict[str, dict[str, Any]]:
    return {piece.id: _look(piece) for piece in battle.scene(None).pieces}


def _look(piece: Piece) -> dict[str, Any]:
    told = {name: getattr(piece, name) for name in ("art", "short", "strength", "full", "footprint", "numbers")}
    return dict(to_builtins(told))


def original(ruleset_id: str, name: str) -> wire_editor.Opened:
    """A battle of the library, to begin from."""
    rules, bench = workbench(ruleset_id)
    files = scenario_files(rules)
    if name not in files:
        raise refused(MISSING, "scenario-unknown", ruleset=rules.id, name=name[:60], known="-")
    return wire_editor.Opened(rules.id, bench.spread(read_document(files[name])))


# -- in the worker ----------------------------------------------------------------------------------------------------


def read(text: str) -> dict[str, Any]:
    """The document of a file, and whose it is."""
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) > MOST_BYTES:
        raise problem("file-large", file=MADE, most=MOST_BYTES)
    document = parse_document(raw, MADE)
    name = str(document.get("ruleset", ""))
    known = {line.id for line in benches().rulesets}
    if name not in known:
        raise problem("ruleset-unknown", name=name[:60], known=", ".join(sorted(known)))
    return {"ruleset": name, "document": workbench(name)[1].spread(document)}


def written(ruleset_id: str, document: Mapping[str, Any]) -> dict[str, Any]:
    """A document as a file, and packed."""
    _, bench = workbench(ruleset_id)
    packed = bench.packed(document)
    return {"text": toml_text(packed), "document": packed}


def checked(ruleset_id: str, document: Mapping[str, Any], known: str) -> dict[str, Any]:
    """What the loader says of a document in the making."""
    rules, bench = workbench(ruleset_id)
    told: dict[str, Any] = {"complaints": [], "notes": [], "looks": {}, "dress": []}
    try:
        scenario = Scenario(rules, bench.packed(document), SOURCE, inline=True)
        told["notes"] = list(map(_told, scenario.notes))
        battle: AnyBattle = Battle(scenario, MADE)
        told["looks"] = _looks(battle)
        told["dress"] = [{"id": dress.id, "livery": dress.livery} for dress in battle.scene(None).sides]
    except Problem as trouble:
        told["complaints"] = list(map(_told, trouble.complaints))
    if "schema" not in document:  # without it a document is the setup of a case, and may leave out anything
        told["complaints"].insert(0, _told(Message("complaint-missing", {"file": SOURCE, "path": "schema"})))
    key, board = _board(rules, bench, document)
    return {**told, "key": key, "board": None if board is None or key == known else plain(board, Message.plain)}


def _told(message: Message) -> dict[str, Any]:
    """A complaint without file and path before it: those are told beside it."""
    path, here = str(message.args.get("path", "")), message.args.get("hex")
    said = words.say(Message(message.id, {**message.args, "file": SOURCE, "path": PLACE}))
    text = {language: OPENING.sub("", one).replace(PLACE, path).replace(SOURCE, MADE) for language, one in said.items()}
    text = {language: one[:1].upper() + one[1:] for language, one in text.items()}
    return {"path": "" if path == "-" else path, "text": text, "hex": here if isinstance(here, str) else None}


def _board(rules: Ruleset[Any, Any], bench: Workbench, document: Mapping[str, Any]) -> tuple[str, Board | None]:
    """The empty board of a document and what it is called; none while its size makes no sense."""
    numbers = {path: found_at(document, path) for path in bench.tools["size"]}
    form = whole_form(rules)
    for path, number in numbers.items():
        bounds = _form_at(form, path)
        if not isinstance(number, int) or isinstance(number, bool) or not bounds["low"] <= number <= bounds["high"]:
            return "", None
    key = "x".join(map(str, numbers.values())) or "only"
    return key, rules.empty_board(document)


def _form_at(form: Form, path: str) -> Form:
    for part in path.split("."):
        form = form["keys"][part]
    return form
