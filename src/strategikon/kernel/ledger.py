"""Ledgers: every atomic rule of a rulebook, with its number, in English and French (`rules.toml`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from string import ascii_lowercase

from strategikon.kernel.message import problem
from strategikon.kernel.scenario import read_document
from strategikon.kernel.schema import Report, anything, choice, listing, table, text

KINDS = ("core", "special", "optional", "reference")

# Where a rule comes from, in ledgers that say it: the document the ruleset was made from, or ourselves, where that
# document is silent and a battle must go on all the same.
DOCUMENT, OURS = "seed", "beyond-seed"

_schema = table(
    required={
        "system": text(),
        "title": text(),
        "rule": listing(
            table(
                required={
                    "id": text(40),
                    "section": text(),
                    "kind": choice(*KINDS),
                    "en": text(),
                    "fr": text(),
                },
                optional={"section_fr": text(), "source": choice(DOCUMENT, OURS)},
            ),
            least=1,
        ),
    },
    optional={"seeds": anything(), "title_fr": text()},
)


@dataclass(frozen=True, slots=True)
class Rule:
    """One requirement that can be tested. All kinds but "reference" need a passing case."""

    id: str
    section: str
    section_fr: str
    kind: str
    en: str
    fr: str
    source: str = ""  # DOCUMENT, OURS, or nothing in a ledger that does not say

    @property
    def is_ours(self) -> bool:
        return self.source == OURS

    def said(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class Ledger:
    """The rules of one rulebook, in its order."""

    def __init__(self, system: str, rules: list[Rule]) -> None:
        self.system = system
        self.rules = {rule.id: rule for rule in rules}

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self.rules

    def is_ours(self, rule_id: str) -> bool:
        """Whether this rule is one of ours, and not of the document."""
        return rule_id in self.rules and self.rules[rule_id].is_ours

    def find(self, beginning: str) -> list[Rule]:
        """The rule of this number and its lettered parts ("7.23" is also 7.23a and 7.23b); else all of a chapter."""
        exact = [rule for rule in self if beginning in (rule.id, rule.id.rstrip(ascii_lowercase))]
        return exact or [rule for rule in self if rule.id.startswith(beginning)]


def _rule(entry: dict[str, str]) -> Rule:
    french = entry.get("section_fr", entry["section"])
    source = entry.get("source", "")
    return Rule(entry["id"], entry["section"], french, entry["kind"], entry["en"], entry["fr"], source)


@lru_cache(maxsize=16)
def load_ledger(path: Path) -> Ledger:
    """Read `rules.toml`; raises `Problem` for anything wrong in it, a number that stands twice included."""
    document = read_document(path)
    report = Report(path.name)
    _schema(document, "", report)
    report.settle()
    rules = [_rule(entry) for entry in document["rule"]]
    seen: set[str] = set()
    for place, rule in enumerate(rules):
        if rule.id in seen:
            report.add(f"rule[{place}].id", "complaint-twice", value=rule.id)
        seen.add(rule.id)
    report.settle()
    if not rules:
        raise problem("complaint-missing", file=path.name, path="rule")
    return Ledger(document["system"], rules)
