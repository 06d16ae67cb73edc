"""Views: a battle as one browser may see it. Everything that leaves the server about a running battle is made here.

An *audience* is the sides a browser holds: one, several (two at one screen), or none (a spectator). For each of them
the engine is asked what that side may know (`scene`, `Event.seen_by`); options, prompts and "why not" go only to
whoever must choose; a choice is told only to its own side, since its text can hold what the events keep back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.chain import write_record
from strategikon.kernel.decision import Decision, Family, Illegal, Option, Refusal, Value, Wish
from strategikon.kernel.events import Event
from strategikon.kernel.instead import allowed_instead, member_instead
from strategikon.kernel.message import Message
from strategikon.kernel.scene import plain
from strategikon.lab import can_forecast
from strategikon.server import words
from strategikon.server.endings import Ending
from strategikon.server.history import RECENT, Entry, History
from strategikon.server.live import Asked, Audience, LiveBattle
from strategikon.server.presence import Company
from strategikon.server.refusals import CONFLICT, refused
from strategikon.server.rows import Choice
from strategikon.server.scenes import route, scene
from strategikon.server.seats import Seat, allow_hints
from strategikon.server.wire import VERSION

MOST_OFFERS = 10_000  # options remembered as they are sent, about 10 MB
_offers: dict[tuple[str, str, bool], tuple[Option, Raw]] = {}

# -- scenes -----------------------------------------------------------------------------------------------------------


def _whole_scenes(live: LiveBattle, audience: Audience) -> dict[str, Any]:
    battle, screens, serial = live.battle, live.screens, live.serial
    if len(audience) < 2:
        return {"scene": screens.whole(battle, serial, _place(battle, audience))}
    return {"scenes": {side: screens.whole(battle, serial, battle.sides.index(side)) for side in audience}}


def _changed_scenes(live: LiveBattle, audience: Audience) -> dict[str, Any]:
    """What has changed: `patch` and `patches`, or whole scenes where somebody sees this side for the first time."""
    battle, screens, serial = live.battle, live.screens, live.serial
    if len(audience) < 2:
        return dict([screens.changed(battle, serial, _place(battle, audience))])
    told: dict[str, dict[str, Any]] = {"scene": {}, "patch": {}}
    for side in audience:
        how, what = screens.changed(battle, serial, battle.sides.index(side))
        told[how][side] = what
    return {name: part for name, part in (("scenes", told["scene"]), ("patches", told["patch"])) if part}


def _place(battle: AnyBattle, audience: Audience) -> int | None:
    """The side that one browser sees with: none if it holds none, or several."""
    return battle.sides.index(audience[0]) if len(audience) == 1 else None


def _places(battle: AnyBattle, audience: Audience) -> list[int | None]:
    """All the sides that one browser sees with."""
    return [battle.sides.index(side) for side in audience] or [None]


# -- the log ----------------------------------------------------------------------------------------------------------


def events(battle: AnyBattle, happened: Sequence[Event], place: int | None) -> list[dict[str, Any]]:
    """The events that one side knows of, as it may know them, each with its sentence, and with its dice if any
    fell."""
    return [_event(battle, event, place) for event in happened if event.known_to(place)]


def _event(battle: AnyBattle, event: Event, place: int | None) -> dict[str, Any]:
    seen = event.seen_by(place)
    told = {**seen, "text": words.event(battle, seen)}
    return told if event.throw is None else {**told, "throw": event.throw.plain()}


def _told(battle: AnyBattle, entry: Entry, place: int | None) -> Raw:
    """What happened, put into words once for each side; once for all where nobody knows more than a spectator."""
    reader = None if all(event.hides_nothing for event in entry.events) else place
    if reader not in entry.told:
        entry.told[reader] = Raw(encode(events(battle, entry.events, reader)))
    return entry.told[reader]


def entry(battle: AnyBattle, line: Entry, audience: Audience) -> dict[str, Any]:
    """A line of the log."""
    told: dict[str, Any] = {"number": line.number, "side": line.side, "stretch": line.stretch, "turn": line.turn}
    told["choice"] = None
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
    return {**told, **question(battle, open_question, _offered)}


def question(
    battle: AnyBattle, asked: Decision, tell: Callable[[Option, AnyBattle, bool], Any] | None = None
) -> dict[str, Any]:
    """What whoever must choose is asked, and among what; `tell` says how an option is told, if not as usual."""
    tell = tell or option_told
    assert battle.ask is not None
    offered = zip(asked.options, battle.ask.values, strict=True)
    told: dict[str, Any] = {
        "prompt": words.say(asked.prompt, battle), "acting": asked.acting,
        "options": [tell(option, battle, can_forecast(battle, value)) for option, value in offered],
    }  # fmt: skip
    if (tally := battle.ruleset.tally(battle, battle.ask)) is not None:
        told["tally"] = tally._asdict()
    return told if asked.family is None else {**told, "family": _family(battle, asked.family)}


def _family(battle: AnyBattle, family: Family) -> dict[str, Any]:
    """How a page asks for what is not listed."""
    card = {name: plain(part, lambda message: words.say(message, battle)) for name, part in family.card.items()}
    return {**card, "verbs": family.verbs}


def _frozen(live: LiveBattle) -> dict[str, Any] | None:
    """Nobody may choose, and why."""
    battle, ask = live.battle, live.battle.ask
    if ask is None or live.notice is None:
        return None
    return {
        "number": live.number, "side": battle.sides[ask.side], "kind": ask.kind, "mine": False, "computer": False,
        "prompt": words.say(live.notice, battle), "options": [],
    }  # fmt: skip


def _offered(option: Option, battle: AnyBattle, odds: bool) -> Raw:
    """An option as it is sent. Most were on offer at the question before, too, or in another battle of the scenario."""
    key = (battle.scenario.digest, option.text, odds)
    known = _offers.get(key)
    if known is None or known[0].label != option.label or known[0].refs != option.refs:
        if len(_offers) >= MOST_OFFERS:
            _offers.clear()
        known = _offers[key] = option, Raw(encode(option_told(option, battle, odds)))
    return known[1]


def option_told(option: Option, battle: AnyBattle, odds: bool) -> dict[str, Any]:
    return {"text": option.text, "refs": option.refs, "label": words.option(option, battle), "odds": odds}


def outcome(ending: Ending | None, battle: AnyBattle) -> dict[str, Any] | None:
    if ending is None:
        return None
    return {**ending.plain(), "reason": words.say(ending.reason, battle)}


def seats(live: LiveBattle, company: Company) -> dict[str, Any]:
    """Who sits where, who is there or since when not, and how many watch."""
    told = []
    for side in live.battle.sides:
        seat = live.seat(side)
        there = not seat.human or side in company.sides
        told.append({**seated(live.battle, seat, there), "left": None if there else company.left.get(side)})
    return {"seats": told, "watchers": company.watchers}


def seated(battle: AnyBattle, seat: Seat, there: bool) -> dict[str, Any]:
    """A side and who sits there."""
    return {
        "id": seat.side, "name": words.side(battle, seat.side), "seat": seat.kind, "strength": seat.opponent,
        "seconds": seat.seconds, "connected": there, "player": seat.name,
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
    return why_not(live.battle, option)


def why_not(battle: AnyBattle, option: str) -> dict[str, Any]:
    """Why an option is not on offer, and what nearly the same is; no reason if it is."""
    refusal = battle.why_not(option)
    if refusal is None:
        return {"reason": None, "rule": "", "instead": []}
    return {**reason(battle, refusal), "instead": instead(battle, option)}


def instead(battle: AnyBattle, option: str) -> list[dict[str, Any]]:
    """What would be allowed instead of an option that is not on offer."""
    return [option_told(each, battle, False) for each in allowed_instead(battle, option)]


def reason(battle: AnyBattle, refusal: Refusal) -> dict[str, Any]:
    """A refusal in words, and its rule."""
    return {"reason": words.refused(refusal, battle), "rule": refusal.rule}


def fit(live: LiveBattle, asked: Asked, wish: Wish, text: str | None = None) -> dict[str, Any]:
    """The member of the family on offer that is nearest to a wish or a text, its way, what it comes near to, and why
    the wish itself is none. Only whoever must choose is told."""
    live.check_turn(asked)
    return fitted(live.battle, wish, text)


def fitted(battle: AnyBattle, wish: Wish, text: str | None = None) -> dict[str, Any]:
    """The same, for whoever may choose in this battle."""
    family = battle.ask.family if battle.ask else None
    if family is None:
        raise refused(CONFLICT, "server-no-family")
    value, against = family.near(wish) if text is None else _said(battle, text)
    told: dict[str, Any] = {"option": None, "route": None, "exact": against is None, "reason": None, "rule": ""}
    told["notes"] = [] if value is None else [words.say(note, battle) for note in family.notes(value)]
    if value is not None:
        told["option"] = option_told(battle.write(value), battle, can_forecast(battle, value))
        way = family.route(value)
        told["route"] = None if way is None else route(battle, way)
    return told if against is None else {**told, **reason(battle, against)}


def _said(battle: AnyBattle, text: str) -> tuple[Value | None, Refusal | None]:
    """What a text says, or what is nearest to it and why it says nothing that is on offer."""
    try:
        return battle.find(text)[0], None
    except Illegal as illegal:
        return member_instead(battle, text), illegal.refusal


# -- whole messages ---------------------------------------------------------------------------------------------------


def sync(live: LiveBattle, audience: Audience, company: Company, undone: dict[str, Any] | None = None) -> bytes:
    """Everything that is needed to go on; of the log, the last lines."""
    return encode({
        "type": "sync", "wire": VERSION, "battle": live.row.id, "mine": audience,
        "number": live.number, "serial": live.serial,
        **_whole_scenes(live, audience),
        "decision": decision(live, audience),
        "log": [entry(live.battle, line, audience) for line in live.recent[-RECENT:]],
        "outcome": outcome(live.ending, live.battle),
        "commitment": live.commitment, "seed": live.row.seed if live.over else None, "fair": live.row.fair,
        **seats(live, company), "changed": live.changed, "can_undo": can_undo(live, audience), "undone": undone,
        "hints": allow_hints(live.seats),
        "notice": None if live.notice is None else words.say(live.notice, live.battle),
    })  # fmt: skip


def steps(live: LiveBattle, audiences: Collection[Audience]) -> dict[Audience, dict[str, Any]]:
    """The last choice for everybody who looks on."""
    seen = {place for audience in audiences for place in _places(live.battle, audience)}
    live.screens.go_on(live.battle, live.serial, seen)
    return {audience: step(live, audience) for audience in audiences}


def step(live: LiveBattle, audience: Audience) -> dict[str, Any]:
    """The last choice, or a resignation, and what it changed. `id` is filled in for whoever asked."""
    turn = live.battle.ruleset.turn(live.battle.state)
    line = live.recent[-1] if live.resigned is None else Entry(live.number, live.resigned, None, [], turn=turn)
    return {
        "type": "step", "id": None, "battle": live.row.id, "serial": live.serial,
        **entry(live.battle, line, audience), **_changed_scenes(live, audience),
        "decision": decision(live, audience), "outcome": outcome(live.ending, live.battle),
        "seed": live.row.seed if live.over else None, "can_undo": can_undo(live, audience),
    }  # fmt: skip


def moment(history: History, number: int, audience: Audience) -> dict[str, Any]:
    """The battle as it stood at a number, as this seat might have seen it then."""
    then = history.moment(number)
    ask = then.ask
    return {
        "number": number,
        "last": history.battle.number,
        "scene": scene(then, _place(then, audience)),
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
