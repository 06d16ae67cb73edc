"""A forecast as a player reads it: a handful of outcomes in words, and what each side loses on the average.

The laboratory tells every outcome apart. Here those that read alike are one: by the fate of each unit if few are
concerned, by units lost on either side if many are, and if that is still too much by who comes off better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.message import Message
from strategikon.lab import Forecast
from strategikon.lab.forecast import Outcome, word
from strategikon.lab.statistics import wilson
from strategikon.server import words
from strategikon.text import LANGUAGES

MOST_OUTCOMES = 10
MOST_UNITS = 2  # whose fates one label can tell
AND, COMMA = {"en": "; ", "fr": " ; "}, {"en": ", ", "fr": ", "}
LOSSES, DESTROYED, ROUTS, LEADERS, RETREATS = "losses", "destroyed", "routs", "leaders", "retreats"
Reading: TypeAlias = tuple[Any, ...]
Group: TypeAlias = tuple[words.Both, list[Outcome]]


def told(battle: AnyBattle, found: Forecast) -> dict[str, Any]:
    """The whole answer."""
    better, even, worse = found.favour
    return {
        "outcomes": _then(battle, found) if tells_turn(found) else _outcomes(found, _groups(battle, found)),
        "losses": _losses(battle, found),
        "favour": {"better": better, "even": even, "worse": worse},
        "exact": found.exact,
        "samples": found.samples,
    }


def is_harmless(found: Forecast) -> bool:
    """Whether nothing it may bring costs anybody anything."""
    return not any(outcome.cost for outcome in found.outcomes)


def tells_turn(found: Forecast) -> bool:
    """Whether the dice decide only who is to choose then."""
    return is_harmless(found) and len({after.side for after in found.next}) > 1


# -- outcomes ---------------------------------------------------------------------------------------------------------


def _groups(battle: AnyBattle, found: Forecast) -> list[Group]:
    """Outcomes that read alike together, in the finest reading that is short enough."""
    fates = _read(found.outcomes, _fates)
    if all(len(reading) <= MOST_UNITS for reading in fates):
        return [(_told_fates(battle, reading), outcomes) for reading, outcomes in fates.items()]
    lost = _read(found.outcomes, _lost)
    if len(lost) <= MOST_OUTCOMES:
        return [(_told_lost(battle, reading), outcomes) for reading, outcomes in lost.items()]
    favour = _read(found.outcomes, lambda outcome: (_good(found, [outcome]),))
    names = {True: "server-odds-better", False: "server-odds-worse", None: "server-odds-even"}
    return [(words.say(Message(names[reading[0]])), outcomes) for reading, outcomes in favour.items()]


def _read(outcomes: Iterable[Outcome], read: Callable[[Outcome], Reading]) -> dict[Reading, list[Outcome]]:
    grouped: dict[Reading, list[Outcome]] = {}
    for outcome in outcomes:
        grouped.setdefault(read(outcome), []).append(outcome)
    return grouped


def _outcomes(found: Forecast, groups: list[Group]) -> list[dict[str, Any]]:
    """The likeliest first; if there are many, the others are one."""
    ranked = sorted(groups, key=lambda group: -sum(outcome.share for outcome in group[1]))
    shown, others = ranked[: MOST_OUTCOMES - 1], ranked[MOST_OUTCOMES - 1 :]
    if len(others) > 1:
        count = words.say(Message("server-odds-rest", {"count": len(others)}))
        others = [(count, [outcome for _, outcomes in others for outcome in outcomes])]
    return [_outcome(found, label, outcomes) for label, outcomes in shown + others]


def _outcome(found: Forecast, label: words.Both, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    share = min(1.0, sum(outcome.share for outcome in outcomes))
    return {"share": share, "good": _good(found, outcomes), "label": label, "error": _error(found, share)}


def _error(found: Forecast, share: float) -> float:
    """Half the width of the 95 % interval."""
    if found.exact:
        return 0.0
    interval = wilson(share * found.samples, found.samples)
    return (interval.high - interval.low) / 2


def _good(found: Forecast, outcomes: Sequence[Outcome]) -> bool | None:
    """Whether the side that asks comes off better by these, or worse; None if it is even, or depends."""
    better, _, worse = replace(found, outcomes=tuple(outcomes)).favour
    return None if bool(better) == bool(worse) else better > 0


def _then(battle: AnyBattle, found: Forecast) -> list[dict[str, Any]]:
    """Where nobody loses anything: who is to choose then."""
    shares: dict[str | None, float] = {}
    for after in found.next:
        shares[after.side] = shares.get(after.side, 0.0) + after.share
    ranked = sorted(shares.items(), key=lambda entry: -entry[1])
    return [
        {"share": min(1.0, share), "good": None, "label": _turn(battle, side), "error": _error(found, share)}
        for side, share in ranked
    ]


def _turn(battle: AnyBattle, side: str | None) -> words.Both:
    return words.say(
        Message("server-odds-over") if side is None else Message("server-odds-then", {"side": side}), battle
    )


# -- fates of units ---------------------------------------------------------------------------------------------------


def _fates(outcome: Outcome) -> Reading:
    """Of each unit what matters: a unit that is gone has no other losses. What is counted for a side is left out."""
    units: dict[tuple[int, str], dict[str, int]] = {}
    for side, what, unit, amount in outcome.cost:
        if unit:
            units.setdefault((side, unit), {})[what] = amount
    return tuple((side, unit, _fate(costs)) for (side, unit), costs in units.items())


def _fate(costs: dict[str, int]) -> tuple[tuple[str, int], ...]:
    for gone in (DESTROYED, ROUTS, LEADERS):
        if gone in costs:
            return ((gone, costs[gone]),)
    return tuple(costs.items())


def _told_fates(battle: AnyBattle, reading: Reading) -> words.Both:
    if not reading:
        return words.say(Message("server-fate-nothing"))
    return _joined(AND, [_told_fate(battle, unit, fate) for _, unit, fate in reading])


def _told_fate(battle: AnyBattle, unit: str, fate: Iterable[tuple[str, int]]) -> words.Both:
    name = words.piece(battle, unit)
    said = _joined(COMMA, [_told_cost(battle, what, amount) for what, amount in fate])
    return _both(lambda language: Message("server-fate", {"who": name[language], "fate": said[language]}))


def _told_cost(battle: AnyBattle, what: str, amount: int) -> words.Both:
    known = {
        DESTROYED: "server-fate-destroyed", ROUTS: "server-fate-routs", LEADERS: "server-fate-leader",
        LOSSES: "server-fate-losses", RETREATS: "server-fate-retreats",
    }  # fmt: skip
    if what in known:
        return words.say(Message(known[what], {"amount": amount}))
    noun = words.say(word(what, battle), battle)
    return {language: f"{noun[language]} {amount}" for language in LANGUAGES}


# -- units lost by sides ----------------------------------------------------------------------------------------------


def _lost(outcome: Outcome) -> Reading:
    """How many units and leaders each side loses."""
    count: dict[int, int] = {}
    for side, unit, fate in _fates(outcome):
        if unit and fate[0][0] in (DESTROYED, ROUTS, LEADERS):
            count[side] = count.get(side, 0) + 1
    return tuple(sorted(count.items()))


def _told_lost(battle: AnyBattle, reading: Reading) -> words.Both:
    if not reading:
        return words.say(Message("server-fate-none-lost"))
    return _joined(AND, [_told_count(battle, battle.sides[side], count) for side, count in reading])


def _told_count(battle: AnyBattle, side: str, count: int) -> words.Both:
    name = words.army(battle, side)
    return _both(lambda language: Message("server-fate-lost", {"who": name[language], "count": count}))


# -- on the average ---------------------------------------------------------------------------------------------------


def _losses(battle: AnyBattle, found: Forecast) -> list[dict[str, Any]]:
    """For each side the mean of each kind of loss, its losses proper first, even if there are none."""
    entries = []
    for side in battle.sides:
        means = {mean.what: mean for mean in found.means if mean.side == side}
        for what in [LOSSES, *(what for what in means if what != LOSSES)]:
            mean = means.get(what)
            name = words.say(word(what, battle), battle)
            expected, error = (mean.mean, mean.error) if mean else (0.0, 0.0)
            entries.append({"side": side, "what": what, "name": name, "expected": expected, "error": error})
    return entries


def _joined(signs: words.Both, parts: Sequence[words.Both]) -> words.Both:
    return {language: signs[language].join(part[language] for part in parts) for language in LANGUAGES}


def _both(message: Callable[[str], Message]) -> words.Both:
    """A sentence whose arguments are words of its language."""
    return {language: words.say(message(language))[language] for language in LANGUAGES}
