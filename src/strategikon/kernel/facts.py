"""What readers of a ruleset need besides its rules: how it looks, its abbreviations, the battle to begin with, the
order of its switches. All of it is data in the folder `facts/` of the ruleset, and all of it may be missing: a ruleset
without any is drawn plainly.

    looks.toml         its short name, liveries, sign, place in the timeline, numbers on a piece, badges, markers, dice,
                       cards
    glossary.toml      abbreviation -> what it means, in both languages, and the rule that says so
    first_battle.toml  the battle to learn with, the seat and the opponent; what is otherwise in it than in its file
    rare.toml          questions that matter seldom, and the answer that leaves everything as it is
    switches.toml      its optional rules in groups with titles
    play.toml          how long its battles are, and how hard

Lessons lie beside them, in `lessons/` (kernel/lessons.py). What the coach says of a kind of question is the message
`<ruleset>-coach-<kind>`, with its rules as `.rules`. The words for colours, symbols and places below are those of the
page; docs/facts.md shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from strategikon.kernel.document_paths import changed_at, found_at
from strategikon.kernel.ledger import load_ledger
from strategikon.kernel.message import problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import Scenario, digest, load_scenario, read_document, scenario_files
from strategikon.kernel.schema import (
    Checker,
    Report,
    anything,
    both_languages,
    choice,
    entries,
    ident,
    integer,
    listing,
    pattern,
    table,
    text,
)

FOLDER = "facts"
LIVERIES = ("madder", "aegean", "porphyry", "myrtle", "ivory", "saffron", "sky", "rose")  # four dark, four light
PLAIN = ("porphyry", "sky")  # for whoever names none
MARKS = ("circle", "triangle", "square", "diamond")  # of the timeline
CLASSES = ("ring", "circle", "triangle", "square", "squares")  # of troops
DRAWN = ("disc", "figure", "flames", "smoke", "light", "paper", "hull", "remains")  # how a marker is drawn
DICE = ("circle", "triangle", "square", "helmet", "banner", "swords", "special")
PLACES = ("left", "middle", "right", "corner", "chevrons", "bars", "notches")
CARDS = ("azure", "moss", "ochre", "brick")


def _number(value: Any, path: str, report: Report) -> None:
    (text(20) if isinstance(value, str) else integer(-99, 999))(value, path, report)


_colour = pattern(r"#[0-9A-Fa-f]{6}", "complaint-colour")
_pair = listing(ident(), least=2, most=2)
_paint = table(required={"ground": _colour, "ink": _colour, "key": _colour, "band": _colour})
_livery = table(
    required={"plain": _pair},
    optional={
        "nation": entries(_pair),
        "colours": entries(table(required={"day": _paint}, optional={"night": _paint})),
    },
)
_sign = table(
    required={"art": ident()},
    optional={
        "short": text(3),
        "strength": integer(0, 12),
        "full": integer(0, 12),
        "facing": integer(0, 359),
        "numbers": entries(_number, most=4),
    },
)
_card = table(
    required={"category": ident()},
    optional={"art": ident(), "orders": listing(integer(0, 9), least=3, most=3)},
)
_category = table(required={"en": text(20), "fr": text(20), "colour": choice(*CARDS)})
_looks = table(
    required={"schema": choice(1)},
    optional={
        "title": both_languages(),
        "men": listing(ident(), most=20),
        "livery": _livery,
        "sign": _sign,
        "timeline": table(required={"day": _colour, "night": _colour, "mark": choice(*MARKS)}),
        "numbers": entries(choice(*PLACES), most=8),
        "key": entries(text(40), most=20),
        "marks": entries(entries(choice(*CLASSES))),
        "badges": entries(ident()),
        "markers": entries(ident()),
        "drawn": entries(choice(*DRAWN)),
        "dice": entries(choice(*DICE)),
        "categories": entries(_category, most=8),
        "cards": entries(_card),
    },
)
_entry = table(
    required={"en": text(300), "fr": text(300), "rule": text(40)},
    optional={"term": both_languages()},
)
_first = table(
    required={"schema": choice(1), "scenario": ident(), "side": ident(), "opponent": ident()},
    optional={"changes": entries(anything(), most=200)},
)
_seldom = table(required={"pass": ident(), "title": both_languages()})
_group = table(required={"title": both_languages(), "switches": listing(ident(), least=1, most=50)})
_switches = table(required={"schema": choice(1), "group": listing(_group, least=1, most=20)})
_effort = table(required={"choices": integer(1, 100_000), "difficulty": integer(1, 3)})
_play = table(required={"schema": choice(1), "seconds": integer(1, 120), "battle": entries(_effort)})


def _keyed(entry: Checker) -> Checker:
    """A file whose keys are its author's, but for the number of the schema."""

    def check(value: Any, path: str, report: Report) -> None:
        choice(1)(value.get("schema"), "schema", report)
        entries(entry)({key: part for key, part in value.items() if key != "schema"}, path, report)

    return check


_glossary, _rare = _keyed(_entry), _keyed(_seldom)


@dataclass(frozen=True, slots=True)
class Looks:
    """How a ruleset is drawn: `looks.toml`, checked."""

    document: Mapping[str, Any]

    @property
    def men(self) -> frozenset[str]:
        """The art of single men: they are not counted as units, and stand on them as medals."""
        return frozenset(self.document.get("men", ()))

    def livery(self, nation: str, side: int) -> str:
        """What the first (0) or second side of a battle wears."""
        liveries = self.document.get("livery", {})
        pair = liveries.get("nation", {}).get(nation) or liveries.get("plain", PLAIN)
        return str(pair[min(side, 1)])


@dataclass(frozen=True, slots=True)
class Facts:
    """All facts of a ruleset, as its files state them. `digest` changes when one of them does."""

    looks: Mapping[str, Any]
    glossary: Mapping[str, Any]
    first_battle: Mapping[str, Any] | None
    switches: tuple[Mapping[str, Any], ...]
    rare: Mapping[str, Any]
    play: Mapping[str, Any]
    digest: str

    def minutes(self, scenario: str) -> int | None:
        """About how long a battle takes two people, to five minutes or a quarter of an hour; None if nobody says."""
        found = self.play.get("battle", {}).get(scenario)
        if found is None:
            return None
        whole = found["choices"] * self.play["seconds"] // 60
        step = 5 if whole < 60 else 15
        return int(max(step, (whole + step // 2) // step * step))

    def difficulty(self, scenario: str) -> int | None:
        """How much there is to learn and to keep in mind: 1, 2 or 3; None if nobody says."""
        found = self.play.get("battle", {}).get(scenario)
        return None if found is None else int(found["difficulty"])


# -- reading -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def load_looks(folder: Path) -> Looks:
    """The looks of the ruleset in this folder. Raises `Problem`."""
    return Looks(_read(folder, "looks", _looks, _check_looks) or {})


@lru_cache(maxsize=32)
def load_facts(ruleset: Ruleset[Any, Any]) -> Facts:
    """Every fact of a ruleset. Raises `Problem` with all complaints about the first file that is wrong."""
    folder = ruleset.folder
    _check_names(folder)
    looks = load_looks(folder).document
    glossary = _read(folder, "glossary", _glossary, partial(_check_glossary, folder)) or {}
    first = _read(folder, "first_battle", _first, partial(_check_first, ruleset))
    groups = _read(folder, "switches", _switches, partial(_check_switches, ruleset)) or {}
    rare = _read(folder, "rare", _rare, partial(_check_rare, ruleset)) or {}
    play = _read(folder, "play", _play, partial(_check_play, ruleset)) or {}
    parts: dict[str, Any] = {
        "looks": _bare(looks),
        "glossary": _bare(glossary),
        "first_battle": None if first is None else _bare(first),
        "switches": tuple(groups.get("group", ())),
        "rare": _bare(rare),
        "play": _bare(play),
    }
    return Facts(**parts, digest=digest(parts))


def _bare(document: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key != "schema"}


def _read(
    folder: Path, name: str, schema: Checker, check: Callable[[Mapping[str, Any], Report], None]
) -> dict[str, Any] | None:
    """One file, checked; None if there is none."""
    path = folder / FOLDER / f"{name}.toml"
    if not path.exists():
        return None
    document = read_document(path)
    report = Report(f"{folder.name}/{FOLDER}/{path.name}")
    schema(document, "", report)
    if report.clean:
        check(document, report)
    report.settle()
    return document


# -- what a schema cannot say ------------------------------------------------------------------------------------------


def _check_names(folder: Path) -> None:
    """A file nobody reads is a mistake: its author believes that it counts."""
    report = Report(f"{folder.name}/{FOLDER}")
    known = ["first_battle.toml", "glossary.toml", "looks.toml", "play.toml", "rare.toml", "switches.toml"]
    for path in sorted((folder / FOLDER).glob("*")):
        if path.name not in known and not path.name.startswith((".", "__")):
            report.add(path.name[:60], "facts-file-unknown", known=", ".join(known))
    report.settle()


def _one_of(*names: str) -> Checker:
    """One of the names that something else states; a complaint lists "-" where there are none."""
    return choice(*names or ("-",))


def _check_looks(looks: Mapping[str, Any], report: Report) -> None:
    liveries = looks.get("livery", {})
    worn = _one_of(*LIVERIES, *liveries.get("colours", {}))
    pairs = {"plain": liveries.get("plain", ()), **{f"nation.{n}": p for n, p in liveries.get("nation", {}).items()}}
    for name, pair in pairs.items():
        for number, livery in enumerate(pair):
            worn(livery, f"livery.{name}[{number}]", report)
    for number in looks.get("marks", {}):
        _one_of(*looks.get("numbers", {}))(number, f"marks.{number}", report)
    for kind in looks.get("drawn", {}):
        _one_of(*looks.get("markers", {}))(kind, f"drawn.{kind}", report)
    for card, face in looks.get("cards", {}).items():
        _one_of(*looks.get("categories", {}))(face["category"], f"cards.{card}.category", report)
        if ("art" in face) == ("orders" in face):
            report.add(f"cards.{card}", "facts-card-face")


def _check_glossary(folder: Path, glossary: Mapping[str, Any], report: Report) -> None:
    ledger = load_ledger(folder / "rules.toml")
    for name, entry in _bare(glossary).items():
        if entry["rule"] not in ledger:
            report.add(f"{name}.rule", "facts-rule-unknown", rule=entry["rule"])
    for part, name in load_looks(folder).document.get("key", {}).items():
        _one_of(*_bare(glossary))(name, f"key.{part}", report)


def _check_first(ruleset: Ruleset[Any, Any], first: Mapping[str, Any], report: Report) -> None:
    _one_of(*scenario_files(ruleset))(first["scenario"], "scenario", report)
    if not report.clean:
        return
    scenario = load_scenario(ruleset, first["scenario"])
    _one_of(*ruleset.sides(scenario.field(scenario.options({}))))(first["side"], "side", report)
    for path in first.get("changes", {}):
        if found_at(scenario.document, path) is None:
            report.add(f"changes.{path}", "facts-path-unknown")
    if report.clean:
        _changed(scenario, first.get("changes", {}))  # and is still a scenario


def first_battle(ruleset: Ruleset[Any, Any]) -> Scenario:
    """The battle to learn with, from where its fight begins. Raises `Problem` where a ruleset names none."""
    first = load_facts(ruleset).first_battle
    if first is None:
        raise problem("facts-no-first-battle", ruleset=ruleset.id)
    return _changed(load_scenario(ruleset, first["scenario"]), first.get("changes", {}))


def _changed(scenario: Scenario, changes: Mapping[str, Any]) -> Scenario:
    document = scenario.document
    for path, value in changes.items():
        document = changed_at(document, path, value)
    return Scenario(scenario.ruleset, document, scenario.id, inline=True) if changes else scenario


def _check_rare(ruleset: Ruleset[Any, Any], rare: Mapping[str, Any], report: Report) -> None:
    verbs = ruleset.verbs
    for kind, seldom in _bare(rare).items():
        _one_of(*verbs.asks)(kind, kind, report)
        offered = [verbs.by_id[verb].first for verb in verbs.asks.get(kind, ())]
        _one_of(*offered)(seldom["pass"], f"{kind}.pass", report)


def _check_play(ruleset: Ruleset[Any, Any], play: Mapping[str, Any], report: Report) -> None:
    for name in play["battle"]:
        _one_of(*scenario_files(ruleset))(name, f"battle.{name}", report)


def _check_switches(ruleset: Ruleset[Any, Any], switches: Mapping[str, Any], report: Report) -> None:
    known, seen = _one_of(*(rule.id for rule in ruleset.optional_rules)), set[str]()
    for g, group in enumerate(switches["group"]):
        for s, switch in enumerate(group["switches"]):
            path = f"group[{g}].switches[{s}]"
            known(switch, path, report)
            if switch in seen:
                report.add(path, "complaint-twice", value=switch)
            seen.add(switch)
