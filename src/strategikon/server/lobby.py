"""The lobby: making, joining and listing battles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from secrets import token_hex, token_urlsafe
from typing import Any

from msgspec import convert

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import commitment
from strategikon.kernel.facts import first_battle
from strategikon.kernel.message import Message, Problem, problem
from strategikon.kernel.scenario import Scenario, fought_scenario, load_scenario
from strategikon.library import find_ruleset, ruleset_names
from strategikon.server import views, wire, words
from strategikon.server.endings import ending_from, head_of
from strategikon.server.keys import keep_words, refresh
from strategikon.server.live import Audience
from strategikon.server.names import clean
from strategikon.server.refusals import (
    FORBIDDEN,
    MALFORMED,
    MISSING,
    TOO_LARGE,
    TOO_MANY,
    Refused,
    from_problem,
    refused,
)
from strategikon.server.room import Room
from strategikon.server.rooms import Rooms
from strategikon.server.rows import CHOOSE, Act, BattleRow, Choice, Head, now, open_battle
from strategikon.server.seats import COMPUTER, HERE, OPEN, Seat, Seating, allow_hints, hashed, new_token, seating
from strategikon.server.store import StoreDown
from strategikon.server.threads import in_thread

ID_BYTES = 12
UPLOADED = "record"  # what an uploaded record is called in complaints about it
DOCUMENT = "scenario"  # and a scenario of somebody's own


class Lobby:
    """Where battles begin."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    # -- making -------------------------------------------------------------------------------------------------------

    async def make(self, wish: wire.MakeBattle, who: str) -> wire.Made:
        """A new battle, from the library or from a record, for an address."""
        try:
            if wish.record is not None:
                return await self._go_on(wish.record, wish, who)
            return await in_thread(self._begin, wish)
        except Problem as trouble:
            raise from_problem(trouble) from None

    def _begin(self, wish: wire.MakeBattle) -> wire.Made:
        scenario = _own(wish.document, wish.targets) if wish.document is not None else _of_library(wish)
        battle: AnyBattle = Battle(scenario, token_hex(32), wish.options)
        return self._add(battle, seating(battle.sides, wish.seats, wish.names))

    async def _go_on(self, record: dict[str, Any], wish: wire.MakeBattle, who: str) -> wire.Made:
        choices = record.get("choices")
        if isinstance(choices, list) and len(choices) > self.rooms.limits.record_choices:
            raise refused(TOO_LARGE, "server-record-long", most=self.rooms.limits.record_choices)
        if not str(record.get("seed", "")).isprintable():
            raise refused(MALFORMED, "server-record-seed")
        sides, choices, head = await self.rooms.readers.examine(who, record, UPLOADED)
        sitting = seating(sides, wish.seats, wish.names)
        return await in_thread(self._add_record, record, sitting, choices, head)

    def _add_record(self, record: dict[str, Any], sitting: Seating, choices: list[Choice], head: Head) -> wire.Made:
        rules, reference = ruleset(record["ruleset"]), record["scenario"]
        if "inline" in reference:
            scenario = Scenario(rules, reference["inline"], UPLOADED, inline=True)
        else:
            scenario = fought_scenario(rules, reference["id"], reference["digest"], UPLOADED)
        battle: AnyBattle = Battle(scenario, record["seed"], record.get("options", {}))
        acts = [Act(place + 1, CHOOSE, place, side, text, dice) for place, (side, text, dice) in enumerate(choices)]
        return self._store(replace(_row(battle), fair=False, head=head), scenario, sitting, acts)

    def _add(self, battle: AnyBattle, sitting: Seating) -> wire.Made:
        return self._store(_row(battle), battle.scenario, sitting, [])

    def _store(self, row: BattleRow, scenario: Scenario, sitting: Seating, acts: list[Act]) -> wire.Made:
        if self.store.open_battles() >= self.rooms.limits.open_battles:
            raise refused(TOO_MANY, "server-battles-full", most=self.rooms.limits.open_battles)
        self.store.add(row, sitting.seats, acts, None if scenario.inline else scenario.document)
        recovery = keep_words(self.store, row.id, list(sitting.tokens)) if sitting.tokens else None
        return wire.Made(row.id, sitting.tokens, sitting.invites, commitment(row.seed), recovery)

    async def rematch(self, room: Room, audience: Audience) -> wire.Made:
        """The same battle with sides swapped: my seats are mine again, the computer's are its own, others are open."""
        if not audience:
            raise refused(FORBIDDEN, "server-not-your-seat")
        live = room.live
        sides = live.battle.sides
        wishes: dict[str, str] = {}
        names: dict[str, str] = {}
        for place, side in enumerate(sides):
            seat = live.seat(sides[place - 1])
            mine = HERE if seat.side in audience else OPEN
            wishes[side] = f"{mine if seat.human else COMPUTER}:{seat.strength}".removesuffix(":")
            names[side] = seat.name
        return await in_thread(self._again, live.row, seating(sides, wishes, names))

    def _again(self, row: BattleRow, sitting: Seating) -> wire.Made:
        live = open_battle(row)
        battle: AnyBattle = Battle(live.scenario, token_hex(32), live.options)
        return self._add(battle, sitting)

    # -- joining and listing ------------------------------------------------------------------------------------------

    async def join(self, room: Room, wish: wire.Join) -> wire.Joined:
        """Take the seat of an invitation; it is good once."""
        token = new_token()
        battle = room.live.row.id
        invite, name = hashed(wish.invite), clean(wish.name)
        side = await in_thread(self.store.join, battle, invite, hashed(token), self.rooms.origin, name)
        if side is None:
            raise refused(FORBIDDEN, "server-invite")
        await refresh(room)
        return wire.Joined(side, token, await self._recovery(battle, side))

    async def _recovery(self, battle: str, side: str) -> wire.Text | None:
        """Words for a seat that was just taken; the seat is worth more than its words, so it may have none for now."""
        try:
            return await in_thread(keep_words, self.store, battle, [side])
        except StoreDown:
            return None

    async def mine(self, tokens: list[str]) -> wire.MyBattles:
        """The battles of these tokens."""
        connected = {room.live.row.id: room.company().sides for room in self.rooms.all()}
        return wire.MyBattles(await in_thread(self._mine, tokens, connected))

    def _mine(self, tokens: list[str], connected: Mapping[str, frozenset[str]]) -> list[wire.MyBattle]:
        found = self.store.held_by([hashed(token) for token in tokens])
        names = [row.id for row, _ in found]
        seats, serials = self.store.seats_of(names), self.store.serials_of(names)
        told = []
        for row, sides in found:
            there = connected.get(row.id, frozenset())
            with suppress(Problem, Refused):  # a battle of a ruleset that is gone: it must not hide the others
                plain = _described(row, seats[row.id], there, serials.get(row.id, 0))
                told.append(convert({**plain, "side": sides, "my_turn": row.head.turn_of in sides}, wire.MyBattle))
        return told

    async def describe(self, room: Room) -> wire.Battle:
        """One battle, as anybody may know it."""
        async with room.held():
            live = room.live
            row = replace(live.row, head=live.head(), changed=live.changed)
            told = await in_thread(_described, row, live.seats, room.company().sides, live.serial)
            return convert(told, wire.Battle)


def _of_library(wish: wire.MakeBattle) -> Scenario:
    if wish.first:
        return first_battle(ruleset(wish.ruleset))
    return load_scenario(ruleset(wish.ruleset), wish.scenario, wish.targets)


def _own(document: dict[str, Any], targets: str) -> Scenario:
    """A whole scenario of somebody's own: it is checked as strictly as ours, and stored with the battle."""
    if "schema" not in document:
        raise problem("complaint-missing", file=DOCUMENT, path="schema")
    whole = Scenario(ruleset(str(document.get("ruleset", ""))), document, DOCUMENT, inline=True)
    return whole.targeted(targets)


def ruleset(name: str) -> Any:
    """A ruleset by its whole id: programs do not abbreviate."""
    known = ruleset_names()
    if name not in known:
        status = MISSING if name else MALFORMED
        raise refused(status, "ruleset-unknown", name=name[:60], known=", ".join(known))
    return find_ruleset(name)


def _new_id() -> str:
    """Ids are typed after commands, where a dash in front would be read as an option."""
    while (new := token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return new


def _row(battle: AnyBattle) -> BattleRow:
    scenario, made = battle.scenario, now()
    assert battle.seed is not None
    return BattleRow(
        id=_new_id(),
        ruleset=battle.ruleset.id,
        version=battle.ruleset.version,
        scenario=scenario.id,
        digest=scenario.digest,
        document=dict(scenario.document) if scenario.inline else None,
        options=battle.options,
        seed=battle.seed,
        fair=True,
        made=made,
        changed=made,
        head=head_of(battle, None),
    )


def _namesake(row: BattleRow) -> AnyBattle:
    """A battle of the same scenario, good for names."""
    return open_battle(row) if row.document is not None else beginning(row.ruleset, row.scenario)


@lru_cache(maxsize=256)
def beginning(ruleset_id: str, scenario: str) -> AnyBattle:
    """A battle of the library before its first choice, with no particular dice: good for names and maps."""
    return Battle(load_scenario(ruleset(ruleset_id), scenario), "beginning")


def _described(row: BattleRow, seats: Sequence[Seat], there: Collection[str], serial: int) -> dict[str, Any]:
    """What anybody may know of a battle."""
    battle = _namesake(row)
    ending = None if row.head.outcome is None else ending_from(row.head.outcome)
    by_side = {seat.side: seat for seat in seats}
    sitting = [by_side[side] for side in battle.sides]
    year = battle.scenario.document.get("year")
    return {
        "id": row.id,
        "ruleset": row.ruleset,
        "scenario": row.scenario,
        "title": words.text(battle.scenario.document.get("title")) or {"en": row.scenario, "fr": row.scenario},
        "date": words.text(battle.scenario.document.get("date")),
        "year": year if isinstance(year, int) else None,
        "options": row.options,
        "targets": (battle.scenario.edition(row.digest) or battle.scenario).targets,
        "sides": [views.seated(battle, seat, not seat.human or seat.side in there) for seat in sitting],
        "number": row.head.number,
        "serial": serial,
        "turn_of": row.head.turn_of,
        "outcome": views.outcome(ending, battle),
        "commitment": commitment(row.seed),
        "seed": None if ending is None else row.seed,
        "fair": row.fair,
        "hints": allow_hints(seats),
        "notice": _notice(row, battle),
        "made": row.made,
        "changed": row.changed,
    }


def _notice(row: BattleRow, battle: AnyBattle) -> words.Both | None:
    """Of a battle of older rules, that it is one; whether it can go on is seen when it is opened."""
    theirs, ours = row.version, battle.ruleset.version
    return None if theirs == ours else words.say(Message("server-older-line", {"theirs": theirs, "ours": ours}))
