"""MOV.11 The words of a move: its steps, how they are written and read, where each leads and what it costs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from strategikon.caesar.headings import ABOUT, HEADINGS, RIGHT
from strategikon.caesar.tables import FORMATIONS
from strategikon.kernel.message import Message

Step: TypeAlias = tuple[Any, ...]  # ("oblique", "left", 45, 2500)

MOST_STEPS: Final = 4
ADVANCE, OBLIQUE, RETIRE, SIDESTEP = "advance", "oblique", "retire", "sidestep"
WHEEL, PIVOT, ABOUT_FACE, FORM, EXIT = "wheel", "pivot", "about-face", "form", "exit"
LEFT, RIGHT_SIDE = "left", "right"
ALL_STEPS: Final = (ADVANCE, OBLIQUE, RETIRE, SIDESTEP, WHEEL, PIVOT, ABOUT_FACE, FORM, EXIT)
SIDES: Final = (LEFT, RIGHT_SIDE)
SLANTS: Final = (15, 30, 45)
TRANSLATIONS: Final = (ADVANCE, OBLIQUE, RETIRE, SIDESTEP)
MOST_ANGLE: Final = {WHEEL: 90, PIVOT: 175}

_INCHES: Final = re.compile(r"[0-9]{1,4}(\.[0-9]{1,3})?", re.ASCII)
_ANGLE: Final = re.compile(r"[0-9]{1,3}", re.ASCII)


# -- numbers -----------------------------------------------------------------------------------------------------------


def inches(length: int) -> str:
    """GEO.01 Thousandths as people write them: 2300 is 2.3."""
    whole, part = divmod(length, 1000)
    return f"{whole}.{part:03}".rstrip("0") if part else str(whole)


def signed_inches(length: int) -> str:
    """Thousandths to either side: -3500 is -3.5."""
    return f"-{inches(-length)}" if length < 0 else inches(length)


def read_signed_inches(text: str) -> int | None:
    """Inches with or without a minus before them; -0 is none."""
    length = read_inches(text.removeprefix("-"))
    if length is None or not text.startswith("-"):
        return length
    return -length or None


def read_inches(text: str) -> int | None:
    """GEO.01 Inches with at most three digits after the point, in thousandths."""
    if not _INCHES.fullmatch(text):
        return None
    whole, _, part = text.partition(".")
    return int(whole) * 1000 + int(part.ljust(3, "0") or 0)


def read_angle(text: str) -> int | None:
    """MOV.11 Degrees, by steps of 5."""
    if not _ANGLE.fullmatch(text) or int(text) % 5:
        return None
    return int(text)


# -- steps -------------------------------------------------------------------------------------------------------------


def write_steps(steps: Sequence[Step]) -> str:
    """`wheel left 30 advance 2.3`"""
    return " ".join(_write(step) for step in steps)


def _write(step: Step) -> str:
    name, *rest = step
    if name in TRANSLATIONS:
        rest[-1] = inches(rest[-1])
    return " ".join(map(str, (name, *rest)))


def read_steps(text: str) -> tuple[Step, ...] | None:
    """The steps that a text writes; None if it writes none, or more than four."""
    words = text.split()
    steps: list[Step] = []
    while words:
        step, used = _read(words)
        if step is None or len(steps) == MOST_STEPS:
            return None
        steps.append(step)
        words = words[used:]
    return tuple(steps) or None


def _read(words: list[str]) -> tuple[Step | None, int]:
    """The first step of some words, and of how many words it is."""
    name, rest = words[0], words[1:]
    if name in (ABOUT_FACE, EXIT):
        return (name,), 1
    if name == FORM:
        return ((FORM, rest[0]), 2) if rest and rest[0] in FORMATIONS else (None, 0)
    if name in (WHEEL, PIVOT):
        return _read_turn(name, rest)
    if name == ADVANCE or (name == RETIRE and rest and rest[0] not in SIDES):
        distance = read_inches(rest[0]) if rest else None
        return (None, 0) if not distance else ((name, distance), 2)
    if name in (OBLIQUE, RETIRE):
        return _read_slant(name, rest)
    if name == SIDESTEP and len(rest) > 1 and rest[0] in SIDES:
        distance = read_inches(rest[1])
        return (None, 0) if not distance else ((name, rest[0], distance), 3)
    return None, 0


def _read_turn(name: str, rest: list[str]) -> tuple[Step | None, int]:
    if len(rest) < 2 or rest[0] not in SIDES:
        return None, 0
    angle = read_angle(rest[1])
    if not angle or angle > MOST_ANGLE[name]:
        return None, 0
    return (name, rest[0], angle), 3


def _read_slant(name: str, rest: list[str]) -> tuple[Step | None, int]:
    if len(rest) < 3 or rest[0] not in SIDES:
        return None, 0
    angle, distance = read_angle(rest[1]), read_inches(rest[2])
    if angle not in SLANTS or not distance:
        return None, 0
    return (name, rest[0], angle, distance), 4


# -- for people --------------------------------------------------------------------------------------------------------


def steps_told(steps: Sequence[Step]) -> tuple[Message, ...]:
    """Each step as it stands in a sentence."""
    return tuple(_told(step) for step in steps)


def _told(step: Step) -> Message:
    name, *rest = step
    if name == FORM:
        return Message("caesar-step-form", {"formation": rest[0]})
    told: dict[str, Any] = {}
    if name in TRANSLATIONS:
        told["inches"] = inches(rest.pop())
    if rest:
        told["hand"] = rest[0]
    if len(rest) > 1:
        told["degrees"] = rest[1]
    slanted = "-aslant" if name == RETIRE and rest else ""
    return Message(f"caesar-step-{name}{slanted}", told)


def next_words(words: Sequence[str]) -> tuple[str, ...]:
    """The words that may come after some of a list of steps, for Tab: names of steps, sides, angles, formations."""
    rest = list(words)
    while rest:
        step, used = _read(rest)
        if step is None:
            break
        rest = rest[used:]
    if not rest:
        return ALL_STEPS
    name, *after = rest
    if name == FORM:
        return FORMATIONS if not after else ()
    if name in (WHEEL, PIVOT, OBLIQUE, SIDESTEP, RETIRE) and not after:
        return SIDES
    if name in (OBLIQUE, RETIRE) and len(after) == 1 and after[0] in SIDES:
        return tuple(map(str, SLANTS))
    return ()


# -- where they lead ---------------------------------------------------------------------------------------------------


def direction(step: Step, heading: int) -> int:
    """MOV.11 The heading along which a translation goes."""
    name = step[0]
    if name == ADVANCE:
        return heading
    if name == SIDESTEP:
        return (heading + (-RIGHT if step[1] == LEFT else RIGHT)) % HEADINGS
    slant = step[2] // 5 if len(step) == 4 else 0
    to_left = len(step) == 4 and step[1] == LEFT
    if name == OBLIQUE:
        return (heading + (-slant if to_left else slant)) % HEADINGS
    return (heading + ABOUT + (slant if to_left else -slant)) % HEADINGS


def rotation(step: Step) -> int:
    """MOV.11 By how many headings a wheel or pivot turns; to the left is negative."""
    by: int = step[2] // 5
    return -by if step[1] == LEFT else by
