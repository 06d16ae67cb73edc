"""How lists, rosters and translations look in the terminal and on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap

from strategikon.kernel.muster import ArmyList, Both, Entry, Judgement, Reading, Remedy
from strategikon.text import Teller, printable

WIDTH = 72
INDENT = " " * 7


def list_lines(ruleset: str, armies: Sequence[ArmyList], teller: Teller) -> Iterator[str]:
    widest = max((len(army.id) for army in armies), default=0) + len(ruleset) + 1
    for army in armies:
        years = teller("muster-years", since=written(army.since, teller), until=written(army.until, teller))
        yield f"{f'{ruleset}/{army.id}'.ljust(widest)}  {teller.both(army.name)} ({years})"


def written(year: int | None, teller: Teller) -> str:
    """A year as it is written; a dash where none is said."""
    if year is None:
        return "-"
    return teller("muster-year-bc", year=str(-year)) if year < 0 else str(year)


def army_lines(army: ArmyList, teller: Teller) -> Iterator[str]:
    yield teller.both(army.name)
    yield teller.both(army.about)
    for entry in army.entries:
        bounds = teller("muster-bounds", least=entry.least, most=entry.most)
        yield f"{entry.price:>5}  {_named(entry.name, teller)}  ({bounds})"
        yield from _card_lines(entry, teller)
        if entry.making:
            yield f"{INDENT}{teller.both(entry.making)}"


def card(facts: Sequence[tuple[Both, Both]], teller: Teller) -> str:
    return "; ".join(teller("muster-fact", label=teller.both(label), text=teller.both(text)) for label, text in facts)


def _card_lines(entry: Entry, teller: Teller) -> list[str]:
    return wrap(card(entry.facts, teller), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)


def _named(name: Both, teller: Teller) -> str:
    return printable(teller.both(name))


def sheet_lines(told: Judgement, teller: Teller, cards: Mapping[str, Entry] | None = None) -> Iterator[str]:
    """A roster line by line, its sum, and what is against it."""
    year = f", {written(told.year, teller)}" if told.year is not None else ""
    yield f"{_named(told.name, teller)}{year}"
    yield "=" * WIDTH
    for line in told.lines:
        yield f"{line.count:>3} x {_named(line.name, teller):<44} {line.each:>6} {line.points:>8}"
        if cards and line.entry in cards:
            yield from _card_lines(cards[line.entry], teller)
    yield "-" * WIDTH
    yield teller("muster-sum", points=told.points, units=told.units, budget=told.budget)
    for complaint in told.complaints:
        yield f"! {teller.say(complaint.message)}"
        if complaint.remedy is not None:
            yield f"{INDENT}{remedy_line(complaint.remedy, teller)}"


def remedy_line(remedy: Remedy, teller: Teller) -> str:
    """What would answer a complaint, and its price."""
    steps = [teller("muster-more" if step.by > 0 else "muster-fewer", count=abs(step.by),
                    name=_named(step.name, teller)) for step in remedy.steps]  # fmt: skip
    if remedy.year is not None:
        steps.append(teller("muster-in-year", year=written(remedy.year, teller)))
    return teller("muster-remedy", steps=", ".join(steps), points=f"{remedy.points:+}")


def reading_lines(told: Reading, teller: Teller) -> Iterator[str]:
    yield card(told.facts, teller)
    yield teller("muster-price", points=told.price)
    for choice in told.choices:
        yield teller("muster-decision", key=choice.key, taken=choice.taken, others=", ".join(choice.others))
