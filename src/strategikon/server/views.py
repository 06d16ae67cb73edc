"""Views: a battle as one browser may see it. Everything that leaves the server about a running battle is made here.

An *audience* is the sides a browser holds: one, several (two at one screen), or none (a spectator). For each of them
the engine is asked what that side may know (`scene`, `Event.seen_by`); options, prompts and "why not" go only to
whoever must choose; a choice is told only to its own side, since its text can hold what the events keep back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from itertools import takewhile
from typing import Any, TypeAlias

from msgspec import Raw
from msgspec.json import encode

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Option, Wish
from strategikon.kernel.events import Event
from strategikon.kernel.message import Message
from strategikon.kernel.record import write_record
from strategikon.kernel.scene import Board, Dress, Route, Scene, plain
from strategikon.lab import can_forecast
from strategikon.server import words
from strategikon.server.endings import Ending
from strategikon.server.history import RECENT, Entry, History
from strategikon.server.live import Asked, Audience, LiveBattle
from strategikon.server.refusals import CONFLICT, refused
from strategikon.server.rows import Choice
from strategikon.server.seats import Seat
from strategikon.server.wire import VERSION

Names: TypeAlias = dict[str, words.Both]
Say: TypeAlias = Callable[[Message], words.Both]
Shown: TypeAlias = Callable[[int | None, Board, Say], Any]
_PARTS = [part.name for part in fields(Scene) if part.name not in ("board", "sides")]


# -- scenes -----------------------------------------------------------------------------------------------------------


def scene(battle: AnyBattle, place: int | None, names: Names, board: Shown | None = None) -> dict[str, Any]:
    """What to draw for a side, put into words. `board` says how the board is sent."""

    def say(message: Message) -> words.Both:
        return words.say(message, battle)

    drawn = battle.scene(None if place is None else battle.sides[place])
    told = {name: plain(getattr(drawn, name), say) for name in _PARTS}
    told["board"] = plain(drawn.board, say) if board is None else board(place, drawn.board, say)
    told["sides"] = _sides(battle, drawn.sides)
    for piece in told["pieces"]:
        piece["name"] = _name(battle, piece["id"], names)
    return told


def route(battle: AnyBattle, way: Route) -> dict[str, Any]:
    """The way of an option, put into words."""
    told: dict[str, Any] = plain(way, lambda message: words.say(message, battle))
    return told


def _sides(battle: AnyBattle, dressed: Sequence[Dress]) -> list[dict[str, Any]]:
    liveries = {dress.id: dress.livery for dress in dressed}
    return [
        {
            "id": side,
            "name": words.side(battle, side),
            "short": words.army(battle, side),
            "livery": liveries.get(side, ""),
        }
        for side in battle.sides
    ]


def _name(battle: AnyBattle, piece: str, names: Names) -> words.Both:
    if piece not in names:
        names[piece] = words.piece(battle, piece)
    return names[piece]


def _whole_board(live: LiveBattle) -> Shown:
    """The board, and remember that it was sent."""

    def shown(place: int | None, board: Board, say: Say) -> Raw:
        last = live.boards.get(place)
        if last is None or last[0] != board:
            last = live.boards[place] = (board, Raw(encode(plain(board, say))))
        return last[1]

    return shown


def _changed_board(live: LiveBattle) -> Shown:
    """The board only if it is another than the one sent before."""

    def shown(place: int | None, board: Board, say: Say) -> Raw | None:
        last = live.boards.get(place)
        return None if last is not None and last[0] == board else _whole_board(live)(place, board, say)

    return shown


def _scenes(live: LiveBattle, audience: Audience, board: Shown) -> dict[str, Any]:
    battle, names = live.battle, live.names
    if len(audience) < 2:
        return {"scene": scene(battle, _place(battle, audience), names, board)}
    return {"scenes": {side: scene(battle, battle.sides.index(side), names, board) for side in audience}}


def _place(battle: AnyBattle, audience: Audience) -> int | None:
    """The side that one browser sees with: none if it holds none, or several."""
    return battle.sides.index(audience[0]) if len(audience) == 1 else None


# -- the log ----------------------------------------------------------------------------------------------------------


def events(battle: AnyBattle, happened: Sequence[Event], place: int | None) -> list[dict[str, Any]]:
    """Events as one side may know them, each with its sentence, and with its dice if any fell."""
    return [_event(battle, event, place) for event in happened]


def _event(battle: AnyBattle, event: Event, place: int | None) -> dict[str, Any]:
    seen = event.seen_by(place)
    told = {**seen, "text": words.event(battle, seen)}
    return told if event.throw is None else {**told, "throw": event.throw.plain()}


def _told(battle: AnyBattle, entry: Entry, place: int | None) -> Raw:
    if place not in entry.told:
        entry.told[place] = Raw(encode(events(battle, entry.events, place)))
    return entry.told[place]


def entry(battle: AnyBattle, line: Entry, audience: Audience) -> dict[str, Any]:
    """A line of the log."""
    told: dict[str, Any] = {"number": line.number, "side": line.side, "choice": None}
    if line.option is not None and line.side in audience:
        told["choice"] = {"text": line.option.text, "label": words.option(line.option, battle)}
    told["events"] = _told(battle, line, _place(battle, audience))
    if len(audience) > 1:
        told["events_by"] = {side: _told(battle, line, battle.sides.index(side)) for side in audience}
    return told


# -- decisions and seats ----------------------------------------------------------------------------------------------


def decision(live: LiveBattle, audience: Audience) -> dict[str, Any] | None:
    """Who must choose; and for whoever must, among what."""
    battle, turn = live.battle, live.turn_of
    if live.frozen and not live.over:
        return _frozen(live)
    if turn is None:
        return None
    open_question = battle.decision
    assert open_question is not None
    told: dict[str, Any] = {"number": live.number, "side": turn, "kind": open_question.kind, "mine": turn in audience}
    told["computer"] = live.computer is not None
    if turn not in audience:
        prompt = Message("server-waiting-computer" if told["computer"] else "server-waiting", {"side": turn})
        return {**told, "prompt": words.say(prompt, battle), "acting": None, "options": []}
    told["prompt"], told["acting"] = words.say(open_question.prompt, battle), open_question.acting
    assert battle.ask is not None
    offered = zip(open_question.options, battle.ask.values, strict=True)
    told["options"] = [option_told(option, battle, can_forecast(battle, value)) for option, value in offered]
    if open_question.family is not None:
        told["family"] = {**open_question.family.card, "verbs": open_question.family.verbs}
    return told


def _frozen(live: LiveBattle) -> dict[str, Any] | None:
    """Nobody may choose, and why."""
    battle, ask = live.battle, live.battle.ask
    if ask is None or live.notice is None:
        return None
    return {
        "number": live.number, "side": battle.sides[ask.side], "kind": ask.kind, "mine": False, "computer": False,
        "prompt": words.say(live.notice, battle), "options": [],
    }  # fmt: skip


def option_told(option: Option, battle: AnyBattle, odds: bool) -> dict[str, Any]:
    return {"text": option.text, "refs": option.refs, "label": words.option(option, battle), "odds": odds}


def outcome(ending: Ending | None, battle: AnyBattle) -> dict[str, Any] | None:
    if ending is None:
        return None
    return {**ending.plain(), "reason": words.say(ending.reason, battle)}


def seats(live: LiveBattle, connected: set[str]) -> list[dict[str, Any]]:
    """Who sits where, and who is there."""
    told = []
    for side in live.battle.sides:
        seat = live.seat(side)
        there = not seat.human or side in connected
        told.append(seated(live.battle, seat, there))
    return told


def seated(battle: AnyBattle, seat: Seat, there: bool) -> dict[str, Any]:
    """A side and who sits there."""
    return {
        "id": seat.side, "name": words.side(battle, seat.side), "seat": seat.kind, "strength": seat.opponent,
        "seconds": seat.seconds, "connected": there,
    }  # fmt: skip


def can_undo(live: LiveBattle, audience: Audience) -> bool:
    """Whether asking to undo has any prospect."""
    if live.over or live.frozen or not live.number or not audience:
        return False
    return live.holds_all_humans(audience) or live.choices[-1].side == live.turn_of in audience


# -- answers ----------------------------------------------------------------------------------------------------------


def why(live: LiveBattle, asked: Asked, option: str) -> dict[str, Any]:
    """Why an option is not on offer. Only whoever must choose is told: the reason may tell what that side knows."""
    live.check_turn(asked)
    reason = live.battle.why_not(option)
    if reason is None:
        return {"reason": None, "rule": ""}
    return {"reason": words.refused(reason, live.battle), "rule": reason.rule}


def fit(live: LiveBattle, asked: Asked, wish: Wish) -> dict[str, Any]:
    """The member of the family on offer that is nearest to a wish, its way, and why the wish itself is none. Only
    whoever must choose is told."""
    live.check_turn(asked)
    battle = live.battle
    family = battle.ask.family if battle.ask else None
    if family is None:
        raise refused(CONFLICT, "server-no-family")
    value, reason = family.near(wish)
    told: dict[str, Any] = {"option": None, "route": None, "exact": reason is None, "reason": None, "rule": ""}
    if value is not None:
        told["option"] = option_told(battle.write(value), battle, can_forecast(battle, value))
        way = family.route(value)
        told["route"] = None if way is None else route(battle, way)
    if reason is not None:
        told |= {"reason": words.refused(reason, battle), "rule": reason.rule}
    return told


# -- whole messages ---------------------------------------------------------------------------------------------------


def sync(live: LiveBattle, audience: Audience, connected: set[str], undone: dict[str, Any] | None = None) -> bytes:
    """Everything that is needed to go on; of the log, the last lines."""
    return encode({
        "type": "sync", "wire": VERSION, "battle": live.row.id, "mine": audience,
        "number": live.number, "serial": live.serial,
        **_scenes(live, audience, _whole_board(live)),
        "decision": decision(live, audience),
        "log": [entry(live.battle, line, audience) for line in live.recent[-RECENT:]],
        "outcome": outcome(live.ending, live.battle),
        "commitment": live.commitment, "seed": live.row.seed if live.over else None, "fair": live.row.fair,
        "seats": seats(live, connected), "can_undo": can_undo(live, audience), "undone": undone,
        "notice": None if live.notice is None else words.say(live.notice, live.battle),
    })  # fmt: skip


def step(live: LiveBattle, audience: Audience, connected: set[str]) -> dict[str, Any]:
    """The last choice, or a resignation, and what it changed. `id` is filled in for whoever asked."""
    line = live.recent[-1] if live.resigned is None else Entry(live.number, live.resigned, None, [])
    return {
        "type": "step", "id": None, "battle": live.row.id, "serial": live.serial,
        **entry(live.battle, line, audience), **_scenes(live, audience, _changed_board(live)),
        "decision": decision(live, audience), "outcome": outcome(live.ending, live.battle),
        "seed": live.row.seed if live.over else None,
        "seats": seats(live, connected), "can_undo": can_undo(live, audience),
    }  # fmt: skip


def moment(history: History, number: int, audience: Audience) -> dict[str, Any]:
    """The battle as it stood at a number, as this seat might have seen it then."""
    then = history.moment(number)
    ask = then.ask
    return {
        "number": number,
        "last": history.battle.number,
        "scene": scene(then, _place(then, audience), history.names),
        "entry": entry(history.battle, history.entries[number], audience),
        "decision": None if ask is None else {"side": then.sides[ask.side], "kind": ask.kind},
    }


def record(history: History, choices: Sequence[Choice], over: bool, audience: Audience) -> dict[str, Any]:
    """The record. While the battle goes on the seed is kept back, and so are choices that are not this browser's: with
    them the names in them, and the chain and the seal, from which a few guesses would find them."""
    lines = _whole_story(history, choices)
    whole = write_record(history.battle, over, [(text, dice) for _, text, dice in lines], history.row.version)
    if over or set(audience) == set(history.battle.sides):
        return whole
    told = {name: value for name, value in whole.items() if name not in ("chain", "seal")}
    own = [text if side in audience else None for side, text, _ in lines]
    return {**told, "names": [], "choices": own}


def _whole_story(history: History, choices: Sequence[Choice]) -> list[tuple[str, str, int]]:
    """Every choice, its side, and how far the dice had been read after it: as played again, and beyond that as stored,
    if today's rules can no longer play it."""
    lines = [(line.side, line.option.text, line.dice) for line in history.entries[1:] if line.option]
    beyond = takewhile(lambda choice: choice.dice is not None, choices[len(lines) :])
    return lines + [(choice.side, choice.text, choice.dice or 0) for choice in beyond]
