"""Options in words: one table says how every value the rules pass around is written, read and clicked.

A value on offer is a tuple `(verb, *arguments)`. The verb is a key of `VERBS`, whose pattern gives the canonical text:
literal words, and fields in braces that print the arguments in order. A field is `{kind}` or `{name:kind}`; `name` is
the argument's name in the message `alexander-option-<verb>`. Kinds: unit, leader, side, hex, facing, word, group,
number, and `hexes` or `units` for a tuple that takes all the rest of the text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from strategikon.alexander.field import Field
from strategikon.kernel.decision import Option, Value
from strategikon.kernel.message import Message

VERBS: Final = {
    # 3.0 D, 5.12d, 9.19
    "first": "first {side}",
    "captain": "captain {unit}",
    # 6.82 pre-arranged withdrawal
    "pw": "pw {leader} {unit}",
    "no-pw": "no-pw {leader}",
    # 5.5 elite, 5.1 activation, 5.4 trumps, 5.3 momentum, 5.33 fate
    "elite": "elite {leader}",
    "activate": "activate {leader}",
    "activate-elephants": "activate {unit}",
    "pass-leader": "pass {leader}",
    "hold-leader": "hold {leader}",
    "trump": "trump {leader}",
    "momentum": "momentum",
    "finish": "finish",
    "reactivate": "reactivate {leader}",
    # 4.3 Line Orders, 5.2 orders
    "line": "line {group} {unit}",
    "file": "file {group} {unit}",
    "individual": "individual",
    "order": "order {unit} {what:word}",
    "order-leader": "order {leader} move",
    "contingent": "contingent {leader}",
    "done": "done",
    "pass": "pass",
    "hold": "hold",
    # 6.0 movement
    "step": "step {hexes}",
    "path": "path",
    "go": "go {hexes}",
    "turn": "turn {facing}",
    "reverse": "reverse",
    "column": "column {facing}",
    "deploy": "deploy {facing}",
    "square": "square",
    "charge": "charge",
    "uncharge": "uncharge",
    "stack": "stack {unit}",
    "exit": "exit {edge:word}",
    "with": "with {leader}",
    "leave": "leave {leader}",
    "halt": "halt",
    # 6.7, 6.8 withdrawals, 7.16 reaction facing
    "withdraw": "withdraw {unit}",
    "withdraw-leader": "withdraw {leader}",
    "withdraw-line": "withdraw-line {leader} {type:word}",
    "withdraw-prearranged": "withdraw-prearranged {leader}",
    "react-turn": "turn {unit} {facing}",
    "retreat": "retreat {unit}",
    # 8.1, 8.2, 9.5 missiles
    "fire": "fire {unit} {target:unit}",
    "fire-with": "fire {unit} {target:unit} {weapon:word}",
    "harass": "harass {unit} {target:unit} {hex}",
    # 8.3 shock
    "shock": "shock {unit}",
    "no-shock": "no-shock {unit}",
    "attack": "attack {unit} {target:unit}",
    "name-defender": "defend {unit}",
    "name-attacker": "strike {unit} {target:unit} {angle:word}",
    "duel": "duel {leader}",
    "charisma": "lead {leader}",
    "share": "share {unit}",
    "advance": "advance {unit} {hexes}",
    "pass-through": "pass-through {unit} {hex}",
    "second-shock": "shock {unit} {target:unit}",
    "follow": "follow {leader}",
    "stay": "stay {leader}",
    # 10.2 rout, rally
    "rout": "rout {unit} {hexes}",
    "face": "face {unit} {facing}",
    "flee": "flee {unit} {edge:word}",
    "target": "target {unit}",
    "return": "return {unit} {hex}",
}


class Slot(NamedTuple):
    """One word of a pattern: a literal, or a named argument of some kind."""

    literal: str
    name: str
    kind: str


def _slots(pattern: str) -> tuple[Slot, ...]:
    return tuple(_slot(word) for word in pattern.split())


def _slot(word: str) -> Slot:
    if not word.startswith("{"):
        return Slot(word, "", "")
    name, colon, kind = word.strip("{}").partition(":")
    return Slot("", name, kind if colon else name)


PATTERNS: Final = {verb: _slots(pattern) for verb, pattern in VERBS.items()}


# -- writing -----------------------------------------------------------------------------------------------------------


def write(field: Field, value: Value) -> Option:
    """A value as the outside sees it: text, the things one clicks, and its label."""
    verb, *arguments = value
    words: list[str] = []
    refs: list[str] = []
    named: dict[str, Any] = {}
    queue = iter(arguments)
    for slot in PATTERNS[verb]:
        if slot.literal:
            words.append(slot.literal)
            continue
        argument = next(queue)
        texts = _written(field, slot.kind, argument)
        words.extend(texts)
        named[slot.name] = " ".join(texts)
        refs.extend(_ref(slot.kind, text) for text in texts)
    if not refs or verb in ("order", "order-leader"):
        refs.append(f"button:{words[-1]}")
    return Option(" ".join(words), tuple(dict.fromkeys(refs)), Message(f"alexander-option-{verb}", named))


def _written(field: Field, kind: str, argument: Any) -> list[str]:
    if kind in ("hexes", "units"):
        return [_one(field, "hex" if kind == "hexes" else "unit", item) for item in argument]
    return [_one(field, kind, argument)]


def _one(field: Field, kind: str, argument: Any) -> str:
    return str(_name(field, kind, argument))


def _name(field: Field, kind: str, argument: Any) -> Any:
    match kind:
        case "unit":
            return field.ids[argument]
        case "leader":
            return field.leader_ids[argument]
        case "side":
            return field.sides[argument]
        case "hex":
            return field.grid.names[argument]
        case "facing":
            return field.facings[argument]
        case "group":
            return field.groups[argument].id
        case _:
            return argument


def _ref(kind: str, text: str) -> str:
    if kind in ("unit", "units", "leader"):
        return f"piece:{text}"
    return f"hex:{text}" if kind in ("hex", "hexes") else f"button:{text}"


# -- reading -----------------------------------------------------------------------------------------------------------


def read(field: Field, words: Sequence[str]) -> Iterator[tuple[Any, ...]]:
    """Every value, on offer or not, that a text could mean."""
    for verb, slots in PATTERNS.items():
        arguments = _arguments(field, slots, words)
        if arguments is not None:
            yield (verb, *arguments)


def _arguments(field: Field, slots: tuple[Slot, ...], words: Sequence[str]) -> list[Any] | None:
    found: list[Any] = []
    place = 0
    for slot in slots:
        if slot.kind in ("hexes", "units"):
            items = [_known(field, "hex" if slot.kind == "hexes" else "unit", word) for word in words[place:]]
            return None if None in items or not items else [*found, tuple(items)]
        if place >= len(words):
            return None
        if slot.literal:
            if words[place] != slot.literal:
                return None
        else:
            item = _known(field, slot.kind, words[place])
            if item is None:
                return None
            found.append(item)
        place += 1
    return found if place == len(words) else None


def _known(field: Field, kind: str, word: str) -> Any:
    match kind:
        case "unit":
            return field.unit_index.get(word)
        case "leader":
            return field.leader_index.get(word)
        case "side":
            return field.sides.index(word) if word in field.sides else None
        case "hex":
            return field.grid.find(word)
        case "facing":
            return field.facings.index(word) if word in field.facings else None
        case "group":
            return field.group_index.get(word)
        case "number":
            return int(word) if word.isdecimal() else None
        case _:
            return word
