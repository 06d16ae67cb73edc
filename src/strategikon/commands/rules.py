"""`strategikon rules RULESET [ID]`: the rulebook, rule by rule, in the user's language."""

from __future__ import annotations

import click

from strategikon.commands.shared import command, json_option, say, say_json
from strategikon.kernel.ledger import Ledger, Rule, load_ledger
from strategikon.kernel.message import problem
from strategikon.library import find_ruleset
from strategikon.terminal import rulebook
from strategikon.text import Teller


@command("rules")
@click.argument("ruleset", metavar="RULESET")
@click.argument("rule", metavar="[ID]", required=False)
@json_option
@click.pass_obj
def run(teller: Teller, ruleset: str, rule: str | None, as_json: bool) -> None:
    """A rule of the ledger, a chapter of it, or its table of contents."""
    book = find_ruleset(ruleset)
    ledger = load_ledger(book.folder / "rules.toml")
    if rule is None and not as_json:
        say(teller.ruleset(book))
        _contents(ledger, teller)
        return
    found = list(ledger) if rule is None else ledger.find(rule)
    if not found:
        raise problem("rule-unknown", rule=str(rule)[:40], ruleset=book.id)
    if as_json:
        say_json({"ruleset": book.id, "rules": [_plain(entry, teller) for entry in found]})
    else:
        for line in rulebook.told(found, teller):
            say(line)


def _contents(ledger: Ledger, teller: Teller) -> None:
    sections: dict[str, list[str]] = {}
    for rule in ledger:
        sections.setdefault(rulebook.section(rule, teller), []).append(rule.id)
    for section, ids in sections.items():
        span = ids[0] if len(ids) == 1 else f"{ids[0]} - {ids[-1]}"
        say("  " + teller("rules-section", section=section, span=span, count=len(ids)))
    say(teller("rules-hint", count=len(ledger.rules)))


def _plain(rule: Rule, teller: Teller) -> dict[str, str]:
    return {
        "id": rule.id,
        "section": rulebook.section(rule, teller),
        "kind": rule.kind,
        "source": rule.source,
        "text": rule.said(teller.language),
        "en": rule.en,
        "fr": rule.fr,
    }
