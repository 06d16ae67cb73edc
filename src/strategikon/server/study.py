"""An analysis board, in a worker process: a battle as it stood at a moment, and a line of choices from there.

Nothing is kept but what makes the next question quicker. The board is a fork: it has other dice than the battle, and
of one that still goes on it has, of all that the side to choose may not know, another deal.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import structs

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Illegal, Wish
from strategikon.kernel.events import Event
from strategikon.kernel.message import Message
from strategikon.lab.whatif import fight_on
from strategikon.server import advice, overlays, views, wire, words
from strategikon.server.advice import Answer
from strategikon.server.endings import ending_of
from strategikon.server.laboratory import for_a_while
from strategikon.server.pools import Overtime, deadline
from strategikon.server.refusals import Refused
from strategikon.server.rows import BattleRow, open_battle
from strategikon.server.scenes import scene

KEPT = 6  # boards that a worker remembers
LONGEST = 30.0  # seconds for an answer
_kept: OrderedDict[tuple[str, int, int, str | None], tuple[AnyBattle, list[AnyBattle], list[str]]] = OrderedDict()


@dataclass(frozen=True, slots=True)
class Position:
    """Where a line stands. `texts` are the choices of the battle up to the moment, and `played` the next one; `viewer`
    is the side from whose knowledge a battle that still goes on is dealt anew."""

    row: BattleRow
    texts: list[str]
    played: str | None
    viewer: str | None
    line: int
    choices: list[str]


@dataclass(frozen=True, slots=True)
class Standing:
    """The board where a line starts, and where it stands, with who chose last and what that caused."""

    start: AnyBattle
    now: AnyBattle
    side: str = ""
    events: tuple[Event, ...] = ()


def stand(position: Position) -> Standing:
    """The board of a position. It raises `Illegal` for a choice that is not on offer."""
    key = (position.row.id, len(position.texts), position.line, position.viewer)
    start, boards, done = _kept.pop(key, (None, [], []))
    if start is None:
        start = _start(position)
    same = _common(done, position.choices)
    boards = boards[:same]
    _kept[key] = (start, boards, position.choices[:same])
    for text in position.choices[same:]:
        board = (boards[-1] if boards else start).fork()
        board.choose(text)
        boards.append(board)
        _kept[key] = (start, boards, position.choices[: len(boards)])
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    if not boards:
        return Standing(start, start)
    before = boards[-2] if len(boards) > 1 else start
    assert before.ask is not None
    return Standing(start, boards[-1], start.sides[before.ask.side], tuple(boards[-1].events))


def _start(position: Position) -> AnyBattle:
    battle = open_battle(position.row)
    for text in position.texts:
        battle.choose(text)
    return battle.fork(f"study {position.row.id} {len(position.texts)} {position.line}", position.viewer)


def _common(one: list[str], other: list[str]) -> int:
    for place, (mine, yours) in enumerate(zip(one, other, strict=False)):
        if mine != yours:
            return place
    return min(len(one), len(other))


# -- what is asked of a worker -----------------------------------------------------------------------------------------


def tried(work: Callable[..., dict[str, Any]], position: Position, *args: Any) -> Answer:
    """An answer, or why there is none."""
    try:
        with deadline(LONGEST):
            return Answer(work(stand(position), position, *args))
    except Overtime:
        return Answer(refused=Message("server-late"))
    except Illegal as illegal:
        return Answer(refused=illegal.reason)
    except Refused as reason:
        return Answer(refused=reason.message)


def board(standing: Standing, position: Position) -> dict[str, Any]:
    """The board as whoever must choose sees it: on it one plays both sides."""
    battle, asked = standing.now, standing.now.decision
    side = battle.sides[0] if asked is None else asked.side
    place = battle.sides.index(standing.side or side)
    return {
        "number": len(position.texts),
        "side": side,
        "scene": scene(battle, battle.sides.index(side)),
        "decision": None if asked is None else _question(battle),
        "events": views.events(battle, standing.events, place),
        "outcome": views.outcome(ending_of(battle, None), battle),
        "played": _played(standing.start, position.played),
    }


def _question(battle: AnyBattle) -> dict[str, Any]:
    asked = battle.decision
    assert asked is not None
    told = {"number": battle.number, "side": asked.side, "kind": asked.kind, "mine": True, "computer": False}
    return {**told, **views.question(battle, asked)}


def _played(start: AnyBattle, text: str | None) -> dict[str, Any] | None:
    """What was really chosen, where it is on offer on this board too."""
    try:
        option = None if text is None else start.find(text)[1]
    except Illegal:
        return None
    return None if option is None else {"text": option.text, "label": words.option(option, start)}


def answer(standing: Standing, position: Position, question: wire.Question) -> dict[str, Any]:
    """A question of the socket, about where the line stands."""
    battle = standing.now
    told = _answer(battle, question)
    return {"type": question.__struct_config__.tag, "id": question.id, "number": battle.number, **told}


def _answer(battle: AnyBattle, question: wire.Question) -> dict[str, Any]:
    match question:
        case wire.Overlay(kind=overlays.REACHING):
            return overlays.reaching(battle, question.hex, question.at)
        case wire.Overlay():
            return overlays.overlay(battle, question.kind, question.piece, question.side)
        case wire.Measure():
            return overlays.measured(
                battle, _end(question.one), None if question.other is None else _end(question.other)
            )
    if battle.ask is None:
        raise Refused(409, Message("refused-over"))
    match question:
        case wire.Why():
            return views.why_not(battle, question.option)
        case wire.Fit():
            wish = Wish(question.piece, question.hex, question.at, question.facing, question.loose)
            return views.fitted(battle, wish, question.option)
        case wire.Sheet():
            return overlays.sheet(battle, question.option)
        case wire.Odds() | wire.Threat() | wire.Hint():
            return _advice(battle, question)
    raise Refused(409, Message("server-aim-unknown"))


def _end(end: wire.End) -> Wish:
    return Wish(end.piece or "", at=end.at)


def _advice(battle: AnyBattle, question: wire.Odds | wire.Threat | wire.Hint) -> dict[str, Any]:
    """Counsel, from what the side to choose may know."""
    assert battle.ask is not None
    subject = structs.asdict(question)
    about = str(question.__struct_config__.tag)
    text = " ".join(str(subject.get("option") or subject.get("piece") or "").split())
    known = battle.fork(f"counsel {battle.number}", battle.sides[battle.ask.side])
    found = advice.ANSWERS[about](known, text)
    if found.answer is None:
        assert found.refused is not None
        raise Refused(409, found.refused)
    named = {"odds": {"option": text}, "threat": {"piece": text}}.get(about, {})
    return {**named, **found.answer}


def fights(position: Position, player: str, first: int, count: int) -> Answer:
    """Battles fought on from where the line stands, until all are, or a while has passed."""
    try:
        with deadline(LONGEST):
            battle = stand(position).now
        if battle.ask is None:
            return Answer(refused=Message("refused-over"))
        numbers = range(first, first + count)
        ended = for_a_while(lambda number: (number, fight_on(battle, number, player)), numbers)
        return Answer({"battles": [{"number": number, **fought._asdict()} for number, fought in ended]})
    except Illegal as illegal:
        return Answer(refused=illegal.reason)
    except Overtime:
        return Answer(refused=Message("server-late"))
