"""What was luck and what was choice in a battle that is over, found out part by part in a worker process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Option, Value
from strategikon.kernel.events import Event
from strategikon.lab.luck import Luck, chance, doubt, judged, luck_of, owners
from strategikon.server import views, words
from strategikon.server.endings import ending_of
from strategikon.server.history import History
from strategikon.server.pools import Overtime, deadline
from strategikon.server.reading import history_of
from strategikon.server.rows import BattleRow, Choice

PART = 20  # choices looked at in one go
SAMPLES, FEWEST = 20, 3  # throws of the same dice again; where these take long
PART_SECONDS = 6.0
CHOICE_SECONDS = 12.0  # for one choice beside the best other
CANDIDATES = 12  # choices of a side that are weighed
COSTLIEST, THROWS = 5, 3  # that are told
LEAST = 0.005  # what a choice must have cost to be told


@dataclass(frozen=True, slots=True)
class Fact:
    """What is known of one choice: who made it in which turn, the luck of its dice, and how doubtful it was."""

    number: int  # of the decision
    turn: int
    side: int
    luck: Luck | None
    doubt: int


@dataclass(frozen=True, slots=True)
class Costly:
    """A choice that was judged: what it gave away, and what would have been better, in words."""

    number: int
    side: int
    turn: int
    lost: float
    told: dict[str, Any]


def facts(row: BattleRow, choices: Sequence[Choice], begin: int) -> list[Fact]:
    """The facts of some choices of a battle, from a number on."""
    history = history_of(row, choices)
    battle = history.moment(begin)
    owner, begun, found = owners(battle), monotonic(), list[Fact]()
    for entry in history.entries[begin + 1 : begin + 1 + PART]:
        assert battle.ask is not None
        assert entry.option is not None
        value, _ = battle.find(entry.option.text)
        samples = SAMPLES if monotonic() - begun < PART_SECONDS else FEWEST
        luck = luck_of(battle, value, owner, samples) if any(event.throw for event in entry.events) else None
        turn = battle.ruleset.turn(battle.state)
        found.append(Fact(battle.number, turn, battle.ask.side, luck, doubt(battle, value)))
        battle.take(value)
    return found


def candidates(found: Sequence[Fact], side: int) -> list[Fact]:
    """The choices of a side that were most doubtful at a glance."""
    doubtful = [fact for fact in found if fact.side == side and fact.doubt > 0]
    return sorted(doubtful, key=lambda fact: -fact.doubt)[:CANDIDATES]


def costly(row: BattleRow, choices: Sequence[Choice], fact: Fact) -> Costly | None:
    """What a choice gave away, as the strongest opponent sees it; None if nothing, or if that takes too long."""
    history = history_of(row, choices)
    before = history.moment(fact.number)
    option = history.entries[fact.number + 1].option
    assert option is not None
    try:
        with deadline(CHOICE_SECONDS):
            found = judged(before, before.find(option.text)[0], CHOICE_SECONDS / 2)
    except Overtime:
        return None
    if found is None or found.better - found.played < LEAST:
        return None
    asked = before.decision
    assert asked is not None
    told = {
        "number": fact.number, "turn": fact.turn, "side": before.sides[fact.side],
        "asked": words.say(asked.prompt, before), "acting": asked.acting,
        "lost": found.better - found.played, "aim": _aim(before, found.value),
        "played": {**_option(option, before), "share": found.played},
        "better": {**_option(before.write(found.value), before), "share": found.better},
    }  # fmt: skip
    return Costly(fact.number, fact.side, fact.turn, found.better - found.played, told)


def _option(option: Option, battle: AnyBattle) -> dict[str, Any]:
    return {"text": option.text, "refs": option.refs, "label": words.option(option, battle)}


def _aim(battle: AnyBattle, value: Value) -> words.Both | None:
    tactics = battle.ruleset.tactics
    return None if tactics is None else words.say(tactics.aim(battle, value), battle)


# -- the whole ---------------------------------------------------------------------------------------------------------


def whole(
    row: BattleRow, choices: Sequence[Choice], resigned: str | None, found: Sequence[Fact], judged: Sequence[Costly]
) -> dict[str, Any]:
    """Everything that is told."""
    history = history_of(row, choices)
    battle, sides = history.battle, range(len(history.battle.sides))
    lucky = [(fact, fact.luck) for fact in found if fact.luck is not None]
    open_to_all = [each for each in lucky if _thrown(history, each[0])]
    given = sum(luck.given for _, luck in lucky)
    ending = ending_of(battle, resigned)
    begun, ended = chance(history.moment(0)), _at_the_end(battle, None if ending is None else ending.winner)
    return {
        "sides": list(battle.sides), "winner": None if ending is None else ending.winner,
        "start": begun, "luck": given, "choice": ended - begun - given,
        "dice": [sum(luck.dice[side] for _, luck in lucky) for side in sides],
        "turns": _by_turn(lucky, len(sides)),
        "throws": [_throw(history, fact, luck) for fact, luck in _mattered(open_to_all)],
        "choices": [each.told for side in sides for each in _costliest(judged, side)],
    }  # fmt: skip


def _at_the_end(battle: AnyBattle, winner: str | None) -> float:
    """The chance of the first side once it is over; of a draw, or where nobody knows, one half."""
    return 0.5 if winner is None else float(winner == battle.sides[0])


def _by_turn(lucky: Sequence[tuple[Fact, Luck]], sides: int) -> list[dict[str, Any]]:
    """Hits and how many are usual, turn by turn and side by side."""
    turns: dict[int, list[list[float]]] = {}
    for fact, luck in lucky:
        row = turns.setdefault(fact.turn, [[0.0, 0.0] for _ in range(sides)])
        for side in range(sides):
            row[side][0] += luck.hits[side]
            row[side][1] += luck.usual[side]
    return [
        {"turn": turn, "hits": [hits for hits, _ in row], "usual": [usual for _, usual in row]}
        for turn, row in sorted(turns.items())
    ]


def _mattered(lucky: Sequence[tuple[Fact, Luck]]) -> list[tuple[Fact, Luck]]:
    """The throws that changed most."""
    return sorted(lucky, key=lambda each: -abs(each[1].given))[:THROWS]


def _thrown(history: History, fact: Fact) -> list[Event]:
    """The throws after a choice that both sides saw."""
    return [event for event in history.entries[fact.number + 1].events if event.throw and event.known_to(None)]


def _throw(history: History, fact: Fact, luck: Luck) -> dict[str, Any]:
    entry, battle = history.entries[fact.number + 1], history.battle
    thrown = views.events(battle, _thrown(history, fact), None)
    told = thrown[0]
    dice = [each["throw"] for each in thrown if each["throw"]["die"] == told["throw"]["die"]]
    together = {name: [one for throw in dice for one in throw[name]] for name in ("faces", "roles")}
    return {
        "number": entry.number, "turn": fact.turn, "side": entry.side, "text": told["text"],
        "throw": {"die": told["throw"]["die"], **together},
        "hits": sum(luck.hits), "usual": sum(luck.usual), "given": luck.given,
    }  # fmt: skip


def _costliest(judged: Sequence[Costly], side: int) -> list[Costly]:
    return sorted((each for each in judged if each.side == side), key=lambda each: -each.lost)[:COSTLIEST]
