"""Advice in the terminal: odds before the dice, what threatens a unit, how something will be settled, a hint."""

from __future__ import annotations

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Sheet
from strategikon.lab.forecast import Forecast, Mean, Outcome, word
from strategikon.lab.telling import percent
from strategikon.text import Teller

MOST_OUTCOMES = 8


def odds_told(odds: Forecast, battle: AnyBattle, teller: Teller) -> list[str]:
    """The odds of an option."""
    title = teller("odds-title", option=odds.option, exact=int(odds.exact), samples=odds.samples)
    return [title, *_favour(odds, battle, teller), *_body(odds, battle, teller), *_after(odds, battle, teller)]


def threat_told(odds: Forecast, battle: AnyBattle, teller: Teller) -> list[str]:
    """What threatens a unit."""
    title = teller("odds-threat", unit=teller.piece(battle, odds.option), samples=odds.samples)
    return [title, *_body(odds, battle, teller)]


def _favour(odds: Forecast, battle: AnyBattle, teller: Teller) -> list[str]:
    if not odds.means:
        return []
    better, even, worse = (percent(share, teller) for share in odds.favour)
    return ["  " + teller("odds-favour", side=teller.side(battle, odds.side), better=better, even=even, worse=worse)]


def _body(odds: Forecast, battle: AnyBattle, teller: Teller) -> list[str]:
    shown = odds.outcomes[:MOST_OUTCOMES]
    lines = [f"  {_share(each.share, each.error, teller)}  {_outcome(each, battle, teller)}" for each in shown]
    rest = 1 - sum(each.share for each in shown)
    if len(odds.outcomes) > MOST_OUTCOMES:
        lines.append(f"  {percent(rest, teller)}  {teller('odds-rest')}")
    for side in odds.sides:
        costs = ", ".join(_mean(mean, battle, teller) for mean in odds.means if mean.side == side)
        if costs:
            lines.append("  " + teller("odds-mean", side=teller.side(battle, side), costs=costs))
    return lines


def _share(share: float, error: float, teller: Teller) -> str:
    whole = percent(share, teller)
    return f"{whole:>5} ± {100 * error:.0f}" if error else f"{whole:>5}"


def _outcome(outcome: Outcome, battle: AnyBattle, teller: Teller) -> str:
    if not outcome.cost:
        return teller("odds-nothing")
    told = []
    for side, what, unit, amount in outcome.cost:
        who = teller.piece(battle, unit) if unit else teller.side(battle, battle.sides[side])
        told.append(teller("odds-cost", unit=who, what=teller.say(word(what, battle), battle), amount=amount))
    return ", ".join(told)


def _mean(mean: Mean, battle: AnyBattle, teller: Teller) -> str:
    figure = teller.figure(mean.mean, 2) + (f" ± {teller.figure(mean.error, 2)}" if mean.error else "")
    return f"{teller.say(word(mean.what, battle), battle)} {figure}"


def _after(odds: Forecast, battle: AnyBattle, teller: Teller) -> list[str]:
    """Who is to choose then, where that is not certain. A sum is no less sure than what is left of the whole."""
    sides = dict.fromkeys(then.side for then in odds.next)
    if len(sides) < 2:
        return []
    lines = []
    for side in sides:
        ours = [then for then in odds.next if then.side == side]
        others = [then for then in odds.next if then.side != side]
        error = min(sum(then.error for then in ours), sum(then.error for then in others))
        share = _share(sum(then.share for then in ours), error, teller)
        lines.append(f"  {share}  {_next(side, battle, teller)}")
    return lines


def _next(side: str | None, battle: AnyBattle, teller: Teller) -> str:
    return teller("odds-over") if side is None else teller("odds-next", side=teller.side(battle, side))


def sheet_told(sheet: Sheet, battle: AnyBattle, teller: Teller) -> list[str]:
    """How something will be settled: the sum, part by part, and what each die brings."""

    def say(message: Message) -> str:
        return teller.say(message, battle)

    lines = [say(sheet.title)]
    rows = [(say(what), say(much)) for what, much in sheet.rows]
    widest = max((len(what) for what, _ in rows), default=0)
    lines += [f"  {what.ljust(widest)}  {much}".rstrip() for what, much in rows]
    table = [[say(cell) for cell in line] for line in ([sheet.head] if sheet.head else []) + sheet.lines]
    if table:
        columns = max(len(line) for line in table)
        widths = [max((len(line[place]) for line in table if place < len(line)), default=0) for place in range(columns)]
        for line in table:
            lines.append("  " + "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=False)))
    if sheet.rules:
        lines.append("  " + teller("sheet-rules", rules=", ".join(sheet.rules)))
    return lines
