"""What is hidden stays hidden: the part of the conformance kit that shows a side two worlds it may not tell apart."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from json import dumps
from typing import Any, Final

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.boundaries import Mark
from strategikon.kernel.decision import Value
from strategikon.kernel.dice import Dice
from strategikon.kernel.events import Event, Secret
from strategikon.kernel.trial import Broken, any_value, false_texts

CHOICES: Final = 3


def check_secrets(battle: AnyBattle, will: Dice, choices: int = CHOICES) -> None:
    """Two worlds a side cannot tell apart look the same to it: views, options, refusals, and what its choices do, so
    many of which are tried in both worlds."""
    for side, name in enumerate(battle.sides):
        if not battle.ruleset.secrets(battle.state, side):
            continue
        if not battle.ruleset.has_secrets(battle.field):
            raise Broken("leak", battle, f"something is hidden from {name}, but `has_secrets` denies it")
        other = _other_world(battle, side, f"world {will.pick(256)}")
        if other is None:
            continue
        for viewer in (name, None):
            if dumps(battle.view(viewer), sort_keys=True) != dumps(other.view(viewer), sort_keys=True):
                raise Broken("leak", battle, f"the view of {viewer} tells what {name} may not know")
        if battle.scene(name) != other.scene(name):
            raise Broken("leak", battle, f"the scene of {name} tells what it may not know")
        if battle.ask is not None and battle.ask.side == side:
            _same_refusals(battle, other, will)
            _same_events(battle, other, side, will, choices)


def _other_world(battle: AnyBattle, side: int, seed: str) -> AnyBattle | None:
    """The battle with everything a side may not know dealt anew. In the middle of an activity only the side that must
    choose can be shown another world: what the other has chosen since may not exist in it. Nor can who was told a
    secret between the boundary and the question, or for whose hidden pieces dice were thrown there: in another world
    they are thrown for others, and those that everybody saw fall otherwise."""
    assert battle.ask is not None
    if battle.ask.side == side:
        other = battle.fork()
        other.ruleset.redeal(other.state, side, Dice(seed))
        return other
    mark = battle._marks[-1]
    secrets = battle.ruleset.secrets
    if mark.choices != battle.number or set(secrets(mark.state, side)) != set(secrets(battle.state, side)):
        return None
    if any(event.throw is not None and hides(event, side) for event in battle.events):
        return None
    state = mark.state.copy()
    battle.ruleset.redeal(state, side, Dice(seed))
    other = battle._bare_twin([Mark(mark.choices, state, mark.dice, mark.events)])
    other.choices = battle.choices
    other._restore(other._marks[-1])
    return other


def hides(event: Event, side: int) -> bool:
    """Whether a side does not know all of an event."""
    secret = (value for value in event.fields.values() if isinstance(value, Secret))
    return not event.known_to(side) or any(value.side != side for value in secret)


def _same_refusals(battle: AnyBattle, other: AnyBattle, will: Dice) -> None:
    assert battle.decision is not None
    for text in false_texts(battle, will, 3, set(battle.decision.texts())):
        if battle.why_not(text) != other.why_not(text):
            raise Broken("leak", battle, f"the refusal of {text!r} tells what is hidden")


def _same_events(battle: AnyBattle, other: AnyBattle, side: int, will: Dice, choices: int) -> None:
    """Choices that reveal nothing to the side show it the same events in both worlds, and the same question is put next
    to the same side: being asked tells something too."""
    if other._marks[-1].choices != other.number or other.fork().digest() != other.digest():
        _same_after(battle, battle.fork(), other, side, any_value(battle, will))
        return  # redealt in the middle of an activity: it cannot be forked, but it is ours to spend
    for _ in range(choices):
        _same_after(battle, battle.fork(), other.fork(), side, any_value(battle, will))


def _same_after(battle: AnyBattle, here: AnyBattle, there: AnyBattle, side: int, value: Value) -> None:
    """The same choice in two worlds."""
    hidden = battle.ruleset.secrets
    before = [(set(hidden(world.state, side)), world.dice.index) for world in (here, there)]
    here.take(value)
    there.take(value)
    after = [(set(hidden(world.state, side)), world.dice.index) for world in (here, there)]
    if [secrets for secrets, _ in before] != [secrets for secrets, _ in after]:
        return  # a card came or went: the worlds may rightly part
    seen = [[event for event in world.events if event.known_to(side)] for world in (here, there)]
    stops = [_until_given_away(events, battle.ruleset.giveaways) for events in seen]
    given_away = stops != [*map(len, seen)]
    if given_away:
        seen = [events[: min(stops)] for events in seen]
    if _until_dice(seen[0], side) != _until_dice(seen[1], side):
        raise Broken("leak", battle, f"the events tell {battle.sides[side]} what it may not know")
    if given_away or before != after:
        return  # the rules told of somebody; or dice were rolled in one of them, and may have fallen otherwise
    asked = [world.ask and (world.ask.side, world.ask.kind) for world in (here, there)]
    if asked[0] != asked[1]:
        raise Broken("leak", battle, f"the question put next tells {battle.sides[side]} what it may not know: {asked}")


def _until_given_away(events: Sequence[Event], giveaways: Collection[str]) -> int:
    """How many events come before the first by which the rules themselves tell of somebody hidden."""
    return next((place for place, event in enumerate(events) if event.kind in giveaways), len(events))


def _until_dice(events: Sequence[Event], side: int) -> list[Any]:
    """What a side sees up to the first dice that it knows of, and that these were thrown; what they showed, and what
    came of it, may differ."""
    seen: list[Any] = []
    for event in events:
        if event.throw is not None:
            return [*seen, event.kind]
        seen.append(event.seen_by(side))
    return seen
