"""What the tables and the report both say, in words."""

from __future__ import annotations

from shlex import quote

from strategikon.kernel.scenario import HISTORICAL
from strategikon.lab.simulate import Simulation
from strategikon.lab.summary import First
from strategikon.text import Teller


def percent(share: float, teller: Teller) -> str:
    """A share, whole unless it is below one in a hundred."""
    figure = 100 * share
    text = teller.figure(figure, 0 if figure >= 1 or not figure else 1)
    return teller("lab-percent", share=text)


def opponent_told(name: str, teller: Teller) -> str:
    """What an opponent is called: ours by a word, one of somebody else as he calls it."""
    known = f"opponent-{name}"
    return teller(known) if teller.has(known) else name


def first_told(first: First, teller: Teller) -> str:
    """Whether moving first matters, in a sentence."""
    if first.gain is None:
        return teller("lab-first-same")
    figures = {"gain": f"{100 * first.gain:+.0f}", "error": f"{100 * first.error:.0f}"}
    return teller("lab-first-matters" if first.matters else "lab-first-even", **figures)


def command_line(done: Simulation) -> str:
    """The command that fights these battles again."""
    plan, rows = done.plan, done.rows
    words = [
        "strategikon",
        "simulate",
        done.scenario.name,
        "--battles",
        str(len(rows)),
        "--sides",
        ",".join(plan.players),
    ]
    words += ["--targets", done.scenario.targets] if done.scenario.targets != HISTORICAL else []
    words += ["--swap"] if any(row["swapped"] for row in rows) else []
    words += ["--seed", plan.seed]
    for name, value in sorted(plan.options.items()):
        words += ["--option", f"{name}={value}"]
    words += ["--nodes", str(plan.budget.nodes)] if plan.budget.nodes else []
    words += ["--think", f"{plan.budget.seconds:g}"] if plan.budget.seconds else []
    return " ".join(map(quote, words))
