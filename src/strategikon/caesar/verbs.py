"""What a player can say, and how numbers, poses and steps are written."""

from __future__ import annotations

import re
from typing import Final

from strategikon.caesar.field import Field, Fight
from strategikon.caesar.headings import HEADINGS, degrees
from strategikon.caesar.shapes import Point
from strategikon.caesar.steps import (
    inches,
    next_words,
    read_inches,
    read_signed_inches,
    read_steps,
    signed_inches,
    steps_told,
    write_steps,
)
from strategikon.caesar.tables import EDGES
from strategikon.caesar.units import Pose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.message import Message
from strategikon.kernel.verbs import Kind, Lexicon, Measure, Spoken, Verb, Verbs, names_of, words_of

VERBS: Final = Verbs(
    (
        Verb("pass", "pass"),
        Verb("replace", "replace {captain} {unit}"),
        Verb("initiative", "initiative {unit}"),
        Verb("captain", "captain {captain}"),
        Verb("give-move", "give {unit} move", "{unit}"),
        Verb("give-charge", "give {unit} charge {target:unit}", "{unit} {target}"),
        Verb("give-enter", "give {unit} enter", "{unit} [enter]"),
        Verb("rally", "rally {unit}", "{unit} [rally]"),
        Verb("follow-me", "follow-me {unit} move", "{unit} [follow-me]"),
        Verb("follow-charge", "follow-me {unit} charge {target:unit}", "{unit} {target} [follow-me]"),
        Verb("roll", "roll"),
        Verb("done", "done"),
        Verb("reroll", "reroll"),
        Verb("accept", "accept"),
        Verb("fight", "fight {unit}"),
        Verb("assign", "assign {unit} {attacker:unit}"),
        Verb("ready", "ready"),
        Verb("support-nobody", "support {unit} nobody {place}", "{unit} [nobody-{place}]"),
        Verb("support", "support {unit} {other:unit}"),
        Verb("aim", "aim {unit} {other:unit}"),
        Verb("odd-die", "odd-die {unit} {other:unit}"),
        Verb("attacks", "attacks {captain} {count:number}"),
        Verb("close-ranks", "close-ranks {unit}", "{unit} [close-ranks]"),
        Verb("test", "test {unit}"),
        Verb("hold", "hold {unit}", "{unit} [hold]"),
        Verb("follow", "follow {unit}", "{unit} [follow]"),
        Verb("break-through", "break-through {unit}", "{unit} [break-through]"),
        Verb("consolidate", "consolidate {unit}", "{unit} [consolidate]"),
        Verb("feign", "feign {unit}"),
        Verb("advance", "advance {unit} {length}", "{unit} [{length}]"),
        Verb("stay", "stay {unit}", "{unit} [stay]"),
        Verb("accompany", "accompany {unit}", "{unit} [accompany]"),
        Verb("share", "share {unit} {other:unit}", "{other} [share]"),
        Verb("accept-test", "accept {unit}", "{unit} [accept]"),
        Verb("valiant", "valiant {unit}", "{unit} [valiant]"),
        Verb("confusion", "confusion {unit}", "{unit} [confusion]"),
        Verb("retreat", "retreat {unit}", "{unit} [retreat]"),
        Verb("act", "act {unit}"),
        Verb("halt", "halt {unit}", "{unit} [halt]"),
        Verb("place", "move {unit} to {pose}"),
        Verb("move", "move {unit} {steps}", "{unit} [{steps}]"),
        Verb("occupy", "occupy {unit} {work}"),
        Verb("leave", "leave {unit} {edge} {offset}", "{unit} [{edge}-{offset}]"),
        Verb("enter", "enter {unit} {depth:length}", "{unit} [{depth}]"),
        Verb("enter-along", "enter {unit} {depth:length} along {offset}", "{unit} [{depth}-along-{offset}]"),
        Verb("charge", "charge {unit} {target:unit}"),
        Verb("go-on", "go-on {unit}", "{unit} [go-on]"),
        Verb("stand", "stand {unit}", "{unit} [stand]"),
        Verb("closing-fire", "closing-fire {unit}", "{unit} [closing-fire]"),
        Verb("evade", "evade {unit}", "{unit} [evade]"),
        Verb("counter-charge", "counter-charge {unit}", "{unit} [counter-charge]"),
        Verb("turn-to-face", "turn-to-face {unit}", "{unit} [turn-to-face]"),
        Verb("parthian-shot", "parthian-shot {unit}", "{unit} [parthian-shot]"),
        Verb("fire", "fire {unit} {target:unit}"),
        Verb("shoot-side", "shoot {unit} {edge} {target:unit}", "{unit} {target} [{edge}]"),
        Verb("shoot", "shoot {unit} {target:unit}"),
        Verb("free", "free {unit}"),
        Verb("withdraw", "withdraw {unit}"),
        Verb("lead", "lead {captain} {unit}"),
        Verb("go", "go {captain} {point}"),
    ),
    asks={
        "replace": ("replace",),
        "feign": ("pass", "feign"),
        "pursue": ("hold", "advance"),
        "initiative": ("pass", "initiative"),
        "captain": ("captain", "pass"),
        "order": ("give-move", "give-charge", "give-enter", "rally", "follow-me", "follow-charge", "roll", "done"),
        "reroll": ("reroll", "accept"),
        "assign": ("assign",),
        "fight": ("fight",),
        "array": ("ready", "support", "support-nobody", "aim", "odd-die", "attacks", "close-ranks"),
        "test": ("test",),
        "victor": ("hold", "follow", "break-through", "consolidate"),
        "break-through": ("halt", "charge", "move", "place"),
        "accompany": ("stay", "accompany"),
        "share": ("share",),
        "valiant": ("accept-test", "valiant"),
        "confusion": ("confusion", "retreat"),
        "next": ("act",),
        "charge": ("charge", "move"),
        "response": ("stand", "closing-fire", "evade", "counter-charge", "turn-to-face", "parthian-shot"),
        "redirect": ("go-on", "charge"),
        "move": ("halt", "charge", "move", "place", "occupy"),
        "enter": ("enter", "enter-along", "halt"),
        "leave": ("halt", "leave"),
        "opportunity": ("hold", "fire"),
        "shoot": ("shoot", "shoot-side", "pass"),
        "withdraw": ("withdraw",),
        "free": ("pass", "free"),
        "ride": ("pass", "lead", "go"),
    },
    kinds=(
        Kind("captain", "piece"),
        Kind("work", "box"),
        Kind("edge"),
        Kind("place"),
        Kind("length"),
        Kind("offset"),
        Kind("steps"),
    ),
)

_POSE: Final = re.compile(r"(\S+) (\S+) facing ([0-9]{1,3})", re.ASCII)


def lexicon(field: Field) -> Lexicon:
    """The names of one battle, and how its places are written; clicks have y downwards, as scenes have."""
    height = field.ground.height
    return {
        "unit": names_of(field.ids, others=_no_units(field)),
        "captain": names_of(field.captain_ids, message="caesar-unknown-captain", others=_no_captains(field)),
        "work": names_of(field.work_ids, message="caesar-unknown-work"),
        "edge": names_of(EDGES, message="caesar-unknown-edge"),
        "place": words_of(("rear", "left", "right"), "SUP.15", "caesar-unknown-place"),
        "length": Measure(read_inches, inches, rule="GEO.01", message="caesar-unknown-length"),
        "offset": Measure(read_signed_inches, signed_inches, rule="GEO.01", message="caesar-unknown-length"),
        "steps": Measure(
            read_steps, write_steps, words=0, rule="MOV.11", message="caesar-unknown-steps", follow=next_words,
            told=steps_told,
        ),
        "pose": Measure(
            read_pose, write_pose, lambda pose: f"pose:{pose[0]},{height - pose[1]},{degrees(pose[2])}", 4, "GEO.01",
            "caesar-unknown-pose", told=pose_told,
        ),
        "point": Measure(
            read_point, write_point, lambda point: f"spot:{point[0]},{height - point[1]}", 2, "GEO.01",
            "caesar-unknown-point", told=point_told,
        ),
    }  # fmt: skip


def _no_units(field: Field) -> dict[str, Refusal]:
    """CPT.01, UNI.01 A captain is not a unit: he receives no order, and nobody shoots at him or charges him."""
    return {name: refusal("CPT.01", "caesar-no-unit", name=name).besides("UNI.01") for name in field.captain_ids}


def _no_captains(field: Field) -> dict[str, Refusal]:
    """CPT.01, UNI.01 A unit is not a captain."""
    return {name: refusal("CPT.01", "caesar-no-captain", name=name).besides("UNI.01") for name in field.ids}


def read_pose(text: str) -> Pose | None:
    """GEO.01 `23.5 14.25 facing 045`"""
    found = _POSE.fullmatch(text)
    if found is None:
        return None
    x, y, facing = read_signed_inches(found[1]), read_signed_inches(found[2]), int(found[3])
    if x is None or y is None or facing % 5 or facing // 5 >= HEADINGS:
        return None
    return x, y, facing // 5


def write_pose(pose: Pose) -> str:
    return f"{signed_inches(pose[0])} {signed_inches(pose[1])} facing {degrees(pose[2]):03}"


def pose_told(pose: Pose) -> Message:
    """GEO.01 A pose as it stands in a sentence."""
    x, y = map(signed_inches, pose[:2])
    return Message("caesar-pose", {"x": x, "y": y, "facing": degrees(pose[2])})


def point_told(point: Point) -> Message:
    """CPT.03 A point as it stands in a sentence."""
    return Message("caesar-point", {"x": signed_inches(point[0]), "y": signed_inches(point[1])})


def read_point(text: str) -> Point | None:
    """CPT.03 `30.5 22`"""
    first, _, second = text.partition(" ")
    x, y = read_signed_inches(first), read_signed_inches(second)
    return None if x is None or y is None else (x, y)


def write_point(point: Point) -> str:
    return f"{signed_inches(point[0])} {signed_inches(point[1])}"


def say(battle: Fight, ask: Ask, value: Value) -> Spoken:
    """A value says itself, but for a pose that carries its way, and a point."""
    if value[0] == "place":
        return "place", value[1], tuple(value[2:5])
    if value[0] == "go":
        return "go", value[1], (value[2], value[3])
    spoken: Spoken = value
    return spoken
