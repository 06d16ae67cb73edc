"""Rules of the ledger as the terminal shows them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from strategikon.kernel.ledger import Rule
from strategikon.text import Teller

WIDTH = 100


def section(rule: Rule, teller: Teller) -> str:
    """The chapter of a rule, in the user's language."""
    return rule.section_fr if teller.language == "fr" else rule.section


def told(rules: Iterable[Rule], teller: Teller) -> list[str]:
    """Rules as people read them."""
    lines: list[str] = []
    for rule in rules:
        marks = [teller(f"rule-kind-{rule.kind}")]
        if rule.source:
            marks.append(teller("rule-source-ours" if rule.is_ours else "rule-source-document"))
        lines.append(f"{rule.id}  {section(rule, teller)} ({', '.join(marks)})")
        lines += textwrap.wrap(rule.said(teller.language), WIDTH, initial_indent="  ", subsequent_indent="  ")
    return lines
