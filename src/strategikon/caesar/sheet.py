"""What is exact before the dice are thrown: the words of an order, his command, and the chances of every result."""

from __future__ import annotations

from collections import Counter
from typing import Final

from strategikon.caesar.array import READY
from strategikon.caesar.charge_sheet import charge_sheet
from strategikon.caesar.commanding import command, malus, order_distance
from strategikon.caesar.effects import command_change
from strategikon.caesar.field import Fight
from strategikon.caesar.orders import ENDS, ROLL, moves_for
from strategikon.caesar.round_sheet import round_sheet
from strategikon.caesar.state import NOBODY
from strategikon.caesar.steps import inches, signed_inches
from strategikon.caesar.tables import Special
from strategikon.caesar.units import troop
from strategikon.caesar.volley_sheet import volley_sheet
from strategikon.caesar.volleys import Volley
from strategikon.kernel.decision import Value
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Sheet

ORDERS: Final = ("roll", "rally", "follow-me", "follow-charge")
PAIRS: Final = [one + other for one in range(1, 7) for other in range(1, 7)]
BLUNDER: Final = 12
RULES: Final = ["CMD.06", "CMD.07", "CMD.08", "CMD.12", "CMD.19"]


def sheets(battle: Fight) -> list[str]:
    """The first words of the options that can be laid open now."""
    ask = battle.ask
    words = {"order": ["roll", "rally", "follow-me"], "shoot": ["shoot"], "array": ["ready"],
             "charge": ["charge"], "move": ["charge"]}  # fmt: skip
    return words.get(ask.kind, []) if ask is not None else []


def sheet(battle: Fight, value: Value) -> Sheet | None:
    """CMD.06-CMD.12 An order as it is being given; CHG.04 a charge; SHT.31 a volley; MEL.17 a round."""
    ask = battle.ask
    if ask is not None and ask.kind == "array" and value == READY:
        return round_sheet(battle)
    if ask is not None and ask.kind == "shoot" and value[0] in ("shoot", "shoot-side"):
        side = value[2] if value[0] == "shoot-side" else NOBODY
        return volley_sheet(battle, Volley(value[1], value[-1], side=side))
    if ask is not None and ask.kind in ("charge", "move") and value[0] == "charge":
        return charge_sheet(battle, value[1], value[2])
    if ask is None or ask.kind != "order" or value[0] not in ORDERS:
        return None
    who, named = ask.about
    parts = list(named) if value == ROLL else [(value[1], value[2] if len(value) > 2 else NOBODY)]
    if not parts:
        return None
    kind, units = ENDS[value[0]], [unit for unit, _ in parts]
    rows = _rows(battle, who, units)
    return Sheet(_sentence(battle, who, kind, parts), rows, *_chances(battle, who, kind, parts), RULES,
                 line=_in_one_line(battle, who, units, rows))  # fmt: skip


def _in_one_line(battle: Fight, who: int, units: list[int], rows: list[tuple[Message, Message]]) -> Message:
    """CMD.06, CMD.07 Two dice, what they may come to at most, and what that is made of."""
    parts = rows[: next(at for at, (what, _) in enumerate(rows) if what.id == "caesar-row-against")]
    made = [Message("caesar-line-part", {"what": what, "much": much}) for what, much in parts if much != _number(0)]
    return Message("caesar-order-line", {"against": command(battle, who, units), "made": made})


def _sentence(battle: Fight, who: int, kind: str, parts: list[tuple[int, int]]) -> Message:
    """CMD.05 The order as it is spoken, part by part."""
    spoken = tuple(_part(battle, kind, unit, target) for unit, target in parts)
    return Message("caesar-order", {"captain": battle.field.captain_ids[who], "parts": spoken})


def _part(battle: Fight, kind: str, unit: int, target: int) -> Message:
    ids = battle.field.ids
    if target != NOBODY:
        follow = "-follow-me" if kind == "follow-me" else ""
        return Message(f"caesar-order-charge{follow}", {"unit": ids[unit], "other": ids[target]})
    return Message(f"caesar-order-{'move' if kind == 'order' else kind}", {"unit": ids[unit]})


def _rows(battle: Fight, who: int, units: list[int]) -> list[tuple[Message, Message]]:
    """CMD.07, CMD.08 His command, what the distance takes off it, and what he must roll."""
    field = battle.field
    farthest = max(units, key=lambda unit: (malus(battle, who, unit), order_distance(battle, who, unit)))
    off, far = malus(battle, who, farthest), order_distance(battle, who, farthest)
    against, own = command(battle, who, units), battle.state.command[who]
    rows = [(Message("caesar-row-command"), _number(own))]
    told = {"unit": field.ids[farthest], "inches": inches(far // 100 * 100)}
    rows.append((Message("caesar-row-distance", told), _number(-off)))
    change = command_change(battle, who)
    other = against - own + off - change
    rows += [(Message(f"caesar-row-{name}"), _number(much)) for name, much in (("battle", change), ("plunder", other))
             if much]  # fmt: skip
    rows.append((Message("caesar-row-against"), _number(against)))
    if field.captains[who].general and battle.state.reroll[field.captains[who].side] > 0:
        rows.append((Message("caesar-row-reroll"), Message("caesar-row-once")))
    return rows


def _number(much: int) -> Message:
    return Message("caesar-row-number", {"number": signed_inches(1000 * much)})


def _chances(
    battle: Fight, who: int, kind: str, parts: list[tuple[int, int]]
) -> tuple[list[Message], list[list[Message]]]:
    """CMD.06, CMD.12, CMD.19, SPC.10 For each unit, how likely it has no move, one, two and three; and a blunder."""
    units = [unit for unit, _ in parts]
    against = command(battle, who, units)
    if kind == "rally":
        good = sum(roll <= against for roll in PAIRS if roll != BLUNDER)
        head = [Message("caesar-head-unit"), Message("caesar-head-rallied"), Message("caesar-head-blunder")]
        return head, [[_name(battle, units[0]), _share(good), _share(1)]]
    head = [Message("caesar-head-unit"), *(Message("caesar-head-moves", {"moves": moves}) for moves in range(4)),
            Message("caesar-head-blunder")]  # fmt: skip
    lines = []
    for unit, target in parts:
        missed = int(target != NOBODY and troop(battle, unit).has(Special.FRENZIED))  # the charge of a frenzied unit
        found = Counter(
            moves_for(battle, unit, kind, against - roll) if against >= roll else missed
            for roll in PAIRS
            if roll != BLUNDER
        )
        lines.append([_name(battle, unit), *(_share(found[moves]) for moves in range(4)), _share(1)])
    return head, lines


def _name(battle: Fight, unit: int) -> Message:
    return Message("caesar-name-of", {"id": battle.field.ids[unit]})


def _share(count: int) -> Message:
    return Message("caesar-share", {"percent": (200 * count + 36) // 72})
