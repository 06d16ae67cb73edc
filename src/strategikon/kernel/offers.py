"""What is on offer is sound: the part of the conformance kit that reads options, members of families, false texts."""

from __future__ import annotations

from json import dumps, loads
from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Family, Illegal, Option, Refusal, Value, Wish
from strategikon.kernel.dice import Dice
from strategikon.kernel.scene import Board, Place, Scene
from strategikon.kernel.trial import Broken, false_texts, fingerprint

DRAWN = 4  # members of a family that are looked at


def check_offer(battle: AnyBattle, will: Dice) -> None:
    """Options are unique, their texts are canonical, and each text finds its own option and reads as it was spoken."""
    decision, ask = battle.decision, battle.ask
    assert decision is not None
    assert ask is not None
    texts = decision.texts()
    if len(set(texts)) != len(texts):
        raise Broken("options", battle, f"an option stands twice: {sorted(texts)}")
    for option, value in zip(decision.options, ask.values, strict=True):
        _check_option(battle, option, value)
    if ask.family is not None:
        for _ in range(DRAWN):
            _check_member(battle, ask.family, ask.family.draw(will))
    dumps(battle.view(decision.side))
    if battle.number % 50 == 0:
        _scene_is_sound(battle)


def _scene_is_sound(battle: AnyBattle) -> None:
    """JSON can hold a scene, nothing in it stands twice, everything in it is somewhere on its board, and its turn is
    the one the ruleset counts."""
    scene = battle.scene(battle.sides[0])
    dumps(scene.plain())
    if twice := _twice(scene):
        raise Broken("scene", battle, f"stands twice: {twice}")
    if lost := [place for place in _places(scene) if not _is_on(place, scene.board)]:
        raise Broken("scene", battle, f"nowhere on the board: {lost}")
    if scene.turn is not None and scene.turn.number != battle.ruleset.turn(battle.state):
        raise Broken("scene", battle, "its turn is not that of `Ruleset.turn`")


def _twice(scene: Scene) -> list[str]:
    """Ids that two pieces or markers share, and states that one piece has twice: whoever draws goes by them."""
    groups = [[each.id for each in group] for group in (scene.pieces, scene.markers)]
    groups += [piece.badges for piece in scene.pieces]
    return [name for group in groups for name in set(group) if group.count(name) > 1]


def _places(scene: Scene) -> list[Place]:
    """Where anything of a scene is."""
    places = [piece.place for piece in scene.pieces] + [marker.place for marker in scene.markers]
    places += [label.place for label in scene.board.labels] + [box.place for box in scene.board.boxes if box.place]
    return [*places, *scene.dimmed, *(place for route in scene.routes for place in route.places)]


def _is_on(place: Place, board: Board) -> bool:
    if place.kind == "box":
        return any(place.names[0] == box.id for box in board.boxes)
    return all(name in board.hexes for name in place.covered)


def _check_option(battle: AnyBattle, option: Option, value: Value) -> None:
    ask, text = battle.ask, option.text
    assert ask is not None
    if text != " ".join(text.split()) or not text:
        raise Broken("options", battle, f"not a canonical text: {text!r}")
    if battle.find(text)[0] != value:
        raise Broken("options", battle, f"a text that finds another option: {text}")
    verb, *arguments = battle.ruleset.say(battle, ask, value)
    verbs = battle.speech.verbs
    if verb not in verbs.asks.get(ask.kind, ()):
        raise Broken("options", battle, f"{verb} is no verb that {ask.kind} is said to offer")
    shape = verbs.by_id[verb].shape
    read = [one for one in battle.speech.read(text) if one.whole and verbs.by_id[one.verb].shape == shape]
    if [list(one.arguments) for one in read] != [arguments]:
        raise Broken("options", battle, f"{text} is not read as it was spoken: {verb} {arguments}")
    family = ask.family
    if family is not None and read[0].verb in family.verbs and family.admit(read[0].verb, read[0].arguments) != value:
        raise Broken("family", battle, f"listed, but no member: {text}")


def _check_member(battle: AnyBattle, family: Family, value: Value | None) -> None:
    """A member is written, found by its text, survives JSON, and is what a wish for it finds."""
    if value is None:
        return
    option = battle.write(value)
    try:
        found, _ = battle.find(option.text)
    except Illegal as illegal:
        raise Broken("family", battle, f"drawn, but refused: {option.text} ({illegal})") from None
    if found != value or from_json(loads(dumps(value))) != value:
        raise Broken("family", battle, f"a member that is not read back to itself: {option.text}")
    wish = wish_for(option)
    nearest, why = family.near(wish) if wish else (value, None)
    if nearest is None or isinstance(nearest, Refusal) or why is not None:
        raise Broken("family", battle, f"a wish for a member that finds none: {option.text}")
    battle.find(battle.write(nearest))


def wish_for(option: Option) -> Wish | None:
    """What a pointer would wish who wants this very option: what its clicks say, in the coordinates of the scene."""
    clicks = dict(ref.split(":", 1) for ref in option.refs)
    piece = clicks.get("piece", "")
    if "hex" in clicks:
        return Wish(piece, hex=clicks["hex"])
    if "spot" in clicks or "pose" in clicks:
        x, y, *turn = (int(number) for number in (clicks.get("pose") or clicks["spot"]).split(","))
        return Wish(piece, at=(x, y), facing=turn[0] if turn else None)
    return None


def from_json(value: Any) -> Any:
    """A value as it was before JSON made lists of its tuples."""
    return tuple(map(from_json, value)) if isinstance(value, list) else value


def check_refusals(battle: AnyBattle, will: Dice, count: int) -> int:
    """False choices are refused with a reason and change nothing."""
    decision = battle.decision
    assert decision is not None
    before = fingerprint(battle)
    texts = set(decision.texts())
    for text in false_texts(battle, will, count, texts):
        reason = battle.why_not(text)
        if reason is None or not reason.because.id:
            raise Broken("refusal", battle, f"no reason against {text!r}")
        _must_refuse(battle, text, None, None)
    other = next(side for side in battle.sides if side != decision.side)
    _must_refuse(battle, decision.options[0].text, other, None)
    _must_refuse(battle, decision.options[0].text, decision.side, decision.number - 1)
    if fingerprint(battle) != before:
        raise Broken("refusal", battle, "a refused choice changed the battle")
    return count + 2


def _must_refuse(battle: AnyBattle, text: str, side: str | None, number: int | None) -> None:
    try:
        battle.choose(text, side, number)
    except Illegal:
        return
    raise Broken("refusal", battle, f"accepted {text!r} from {side} at {number}")
