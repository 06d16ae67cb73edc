"""No byte sent to a browser depends on what its side may not know.

Two battles that differ only in what a side may not know are played alike; everything that side is sent must be equal,
byte for byte. First over the real wire, then for thousands of positions with whatever is hidden dealt anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.json import encode
from server_harness import Player, Server, live_battle

from strategikon.ai import blind_pick
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.dice import Dice, commitment
from strategikon.kernel.scenario import scenario_files
from strategikon.lab import can_forecast
from strategikon.library import load, rulesets
from strategikon.server import advice, overlays, views
from strategikon.server.live import LiveBattle
from strategikon.server.presence import Company
from strategikon.server.refusals import Refused
from strategikon.server.rows import CHOOSE, Act, BattleRow, Head
from strategikon.server.scenes import Screens
from strategikon.server.seats import Seat, hashed
from strategikon.server.store import Store

WHEN = "2026-01-01T00:00:00.000Z"
CHOICES = 24
POSITIONS = 250


def hands(battle: AnyBattle) -> list[Any]:
    return [battle.view(side)["hands"] for side in battle.sides]


def twin_seeds(viewer: int | None) -> tuple[str, str]:
    """Two seeds that deal the viewer the same cards and the others different ones."""
    seen: dict[str, tuple[str, list[Any]]] = {}
    for number in range(10_000):
        seed = f"{number:04}"
        dealt = hands(load("skirmish/ford", seed))
        own = json.dumps(dealt[viewer][viewer] if viewer is not None else None)
        other, cards = seen.setdefault(own, (seed, dealt))
        hidden = [side for side in (0, 1) if side != viewer]
        if all(cards[side] != dealt[side] for side in hidden):
            return other, seed
    raise AssertionError


def same_story(first: str, second: str, viewer: int | None) -> list[str]:
    """The longest of a few stories."""
    stories = []
    for number in range(30):
        stories.append(one_story(first, second, viewer, f"story {number}"))
        if len(stories[-1]) == CHOICES:
            break
    return max(stories, key=len)


def one_story(first: str, second: str, viewer: int | None, will: str) -> list[str]:
    """Choices that can be made in both battles and of which the viewer sees the same: dice included, where they fall
    alike."""
    battles = load("skirmish/ford", first), load("skirmish/ford", second)
    side = None if viewer is None else battles[0].sides[viewer]
    dice, story = Dice(will), []
    for _ in range(CHOICES):
        decisions = [battle.decision for battle in battles]
        assert decisions[0] is not None
        assert decisions[1] is not None
        common = [text for text in decisions[0].texts() if text in decisions[1].texts()]
        dice.shuffle(common)
        for text in common:
            trials = [battle.fork() for battle in battles]
            seen = [[event.seen_by(viewer) for event in trial.choose(text)] for trial in trials]
            if seen[0] == seen[1] and trials[0].view(side) == trials[1].view(side) and trials[0].decision:
                break
        else:
            return story
        for battle in battles:
            battle.choose(text)
        story.append(text)
    return story


def row(seed: str, name: str = "one", scenario: str = "skirmish/ford") -> BattleRow:
    battle = load(scenario)
    return BattleRow(
        id=name, ruleset=battle.ruleset.id, version=battle.ruleset.version, scenario=battle.scenario.id,
        digest=battle.scenario.digest, document=None, options=battle.options, seed=seed, fair=True, made=WHEN,
        changed=WHEN, head=Head(0, battle.sides[0], None),
    )  # fmt: skip


def listened(server: Server, name: str, seed: str, sides: tuple[str, ...], story: list[str]) -> str:
    """Everything that a browser with these seats is sent in a battle of this seed: sockets and requests."""
    tokens = {side: f"token of {side} in {name}" for side in ("red", "blue")}
    store = Store(server.database)
    store.add(row(seed, name), [Seat(side, "here", token_hash=hashed(token)) for side, token in tokens.items()], [])
    store.close()
    own = [tokens[side] for side in sides]
    both, me = Player(server, name, *tokens.values()), Player(server, name, *own)
    with both, me:
        for option in story:
            assert both.choose(option)["type"] == "step"
            me.hear("step")
            if me.state["number"] % 6 == 0:
                me.heard += _requests(server, name, own, me.state["number"])
        me.ask(type="choose", number=99, option="rest")
        me.hear("sync")
        me.ask(type="why", number=len(story), option="order red-1")
        for question in questions(me.state):
            me.ask(number=len(story), **question)
    return "\n".join(map(_steady, me.heard)).replace(commitment(seed), "COMMITMENT").replace(name, "BATTLE")


def _steady(heard: str) -> str:
    """A message without the time of day, and without what hangs on the time there was to think: the shares of a sampled
    threat. That these tell nothing hidden is proved without a clock below."""
    message = json.loads(heard) if heard.startswith("{") else {}
    if message.get("type") == "threat":
        return json.dumps({key: message[key] for key in ("type", "id", "number", "piece")})
    return json.dumps({**message, "changed": ""}) if message.get("type") == "sync" else heard


def questions(state: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Everything that can be asked, whether it is one's turn or not."""
    options = state["decision"]["options"][:3]
    for option in [option["text"] for option in options] or ["rest"]:
        yield {"type": "odds", "option": option}
        yield {"type": "sheet", "option": option}
    yield from ({"type": "threat", "piece": piece} for piece in ("red-1", "blue-1"))
    yield from ({"type": "overlay", "kind": "reach", "piece": piece} for piece in ("red-1", "blue-1"))
    yield from ({"type": "hint"}, {"type": "aim"})


def _requests(server: Server, name: str, tokens: list[str], number: int) -> Iterator[str]:
    token = tokens[0] if tokens else None
    for path in ("", "/record", f"/moments/{number}", "/moments/1"):
        told = server.get(f"/api/battles/{name}{path}", token)
        assert told.status_code == 200
        yield json.dumps({**told.json(), "changed": ""})
    if tokens:
        yield json.dumps([{**b, "changed": ""} for b in server.post("/api/mine", {"tokens": tokens}).json()["battles"]])


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_over_the_wire_nothing_depends_on_what_is_hidden(viewer: int | None, server: Server) -> None:
    first, second = twin_seeds(viewer)
    sides = () if viewer is None else (("red", "blue")[viewer],)
    story = same_story(first, second, viewer)
    assert len(story) > 10
    told = [listened(server, f"battle-{viewer}-{seed}", seed, sides, story) for seed in (first, second)]
    assert told[0] == told[1]


@pytest.mark.parametrize("sides", [("blue",), ()], ids=["other", "spectator"])
def test_a_choice_that_shows_on_nothing_is_told_to_nobody_else(sides: tuple[str, ...], server: Server) -> None:
    """Red orders one unit or another and halts it: on the table nothing has happened."""
    told = []
    for unit in ("red-1", "red-2"):
        name = f"quiet-{len(sides)}-{unit}"
        heard = listened(server, name, "quiet", sides, [f"order {unit}", "halt", "rest", "rest", "rest", "rest"])
        told.append(heard.replace(f"unit {unit}", "unit"))
    assert told[0] == told[1]


class Dealt(LiveBattle):
    """A battle in memory of which somebody else has dealt what is hidden."""

    def __init__(self, live: LiveBattle, battle: AnyBattle) -> None:
        for name, value in vars(live).items():
            setattr(self, name, value)
        self.battle = battle
        self.screens = Screens()


def everything(live: LiveBattle, audience: views.Audience) -> bytes:
    """All that a browser can be told at this moment. (The record is another matter: it is made by playing the battle
    again from its seed, which the dealt one has left; the wire test above has it.)"""
    company = Company(frozenset({"red"}))
    whole = views.sync(live, audience, company)
    return whole + encode(views.step(live, audience)) + encode(live.head())


ADVISED = ["ancients/cannae", "alexander/troad"]
COUNSELS = 6
FIRST = [f"{name}/{next(iter(scenario_files(rules)))}" for name, rules in rulesets().items()]


@pytest.mark.parametrize("name", FIRST)
def test_in_any_position_nothing_depends_on_what_is_hidden(name: str) -> None:
    """The side to choose has everything it may not know dealt anew, and is told the same."""
    compared = different = 0
    for game in range(20):
        live = live_battle(
            row(f"game {game}", f"{name} {game}", scenario=name), [Seat(side, "here") for side in load(name).sides]
        )
        dice = Dice(f"will {game}")
        while live.turn_of is not None and compared < POSITIONS:
            side = live.turn_of
            other = Dealt(live, live.battle.fork(f"deal {live.number}", side))
            assert everything(Dealt(live, live.battle), (side,)) == everything(other, (side,))
            compared += 1
            different += live.battle.digest() != other.battle.digest()
            decision = live.battle.decision
            assert decision is not None
            live.apply(Act(live.serial + 1, CHOOSE, live.number, side, dice_pick(dice, decision.texts())))
    assert compared == POSITIONS
    if live.battle.ruleset.secrets(live.battle.state, 0):
        assert different > compared // 2  # else nothing was proved


@pytest.mark.parametrize("name", ADVISED)
def test_no_counsel_depends_on_what_is_hidden(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that the side to choose cannot tell apart: odds, threats, hints, sheets and overlays are the same."""
    monkeypatch.setattr(advice, "ODDS_SECONDS", 60.0)  # so that figures depend on nothing but the world
    monkeypatch.setattr(advice, "ODDS_SAMPLES", 12)
    monkeypatch.setattr(advice, "THREAT_SECONDS", 0.0)  # one try
    battle, dice, compared = load(name, "counsel"), Dice("counsel"), 0
    while battle.ask is not None and compared < COUNSELS:
        side = battle.sides[battle.ask.side]
        if battle.number % 9 == 0:
            other = battle.fork(f"deal {battle.number}", side)
            assert advised(battle, side) == advised(other, side)
            compared += battle.digest() != other.digest() or not battle.ruleset.secrets(battle.state, battle.ask.side)
        battle.pick(blind_pick(dice, len(battle.ask.values)))
    assert compared == COUNSELS


def advised(battle: AnyBattle, side: str) -> bytes:
    """Everything that a player can be told here: as the server does it, from a fork of his own."""
    advice._threats.clear()
    mine = battle.fork("counsel", side)
    decision = mine.decision
    assert decision is not None
    offered = [option.text for option in decision.options]
    weighty = [text for text, value in zip(offered, mine.ask.values, strict=True) if can_forecast(mine, value)]
    told: list[Any] = [advice.odds(mine, text) for text in (weighty[:1] + offered[:1])]
    pieces = [piece for piece in mine.scene(side).pieces if piece.overlays]
    chosen = pieces[battle.number % len(pieces)]
    told += [advice.hint(mine, ""), advice.threatened(mine, next(p.id for p in pieces if p.side == side))]
    told += [overlays.overlay(battle, kind, chosen.id, None) for kind in chosen.overlays]
    told += [sheet_of(mine, text) for text in offered[:5]]
    return encode(told)


def sheet_of(battle: AnyBattle, text: str) -> Any:
    try:
        return overlays.sheet(battle, text)
    except Refused as refusal:
        return refusal.message.id


def dice_pick(dice: Dice, texts: list[str]) -> str:
    return texts[blind_pick(dice, len(texts))]


def test_the_seed_is_in_nothing_before_the_end(server: Server) -> None:
    made = server.make()
    heard: list[str] = []
    with Player(server, made["id"], *made["tokens"].values()) as both:
        for _ in range(30):
            both.choose()
        heard += both.heard
        heard += [server.get(f"/api/battles/{made['id']}{path}").text for path in ("", "/record", "/moments/3")]
        seed = both.ask(type="resign", number=both.state["number"], side="red")["seed"]
    assert len(seed) == 64
    assert all(seed not in text for text in heard)


def test_a_running_record_keeps_back_what_others_chose(server: Server) -> None:
    made = server.make()
    with Player(server, made["id"], *made["tokens"].values()) as both:
        both.choose("rest")
        both.choose("order blue-1")
    path = f"/api/battles/{made['id']}/record"
    assert server.get(path).json()["choices"] == [None, None]
    mine = server.get(path, made["tokens"]["red"]).json()
    assert mine["choices"] == ["rest", None]
    assert not {"chain", "seal", "seed"} & set(mine)
    assert server.get(path, "wrong").status_code == 403
