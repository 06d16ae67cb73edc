"""Where dice fall and what they cost: for odds before the dice, and for counting afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.tables import FLAG, SECOND_FLAG
from strategikon.kernel.decision import Value
from strategikon.kernel.events import Event
from strategikon.kernel.tactics import Cost

# Questions that belong to an action already begun.
INCIDENTAL: Final = frozenset(
    {
        "front", "react", "flight", "flags", "retreat", "refuge", "recoil", "stampede", "follow", "pursue", "again",
        "riposte", "break-off", "aim", "strike", "along", "rush", "go-on", "song",
    }
)  # fmt: skip
ROLLING: Final = frozenset(("attack", "shoot", "shoot-fire", "shoot-beast", "attack-beast", "burn", "douse"))
ALIKE: Final = {6: {SECOND_FLAG: FLAG}}  # 1.07 two faces bear the flag

# What an event costs: the word for it, the field that names the piece, the field that counts (or one).
_COSTS: Final = {
    "losses": ("losses", "unit", "count"),
    "destroyed": ("destroyed", "unit", ""),
    "retreat": ("retreats", "unit", ""),
    "leader-lost": ("leaders", "leader", ""),
    "general-falls": ("turn", "leader", ""),
}


def settled(battle: Fight) -> int:
    """1.27 How far the battle has come, in turns of a player."""
    return 2 * battle.state.turn + battle.state.half


def rolls(battle: Fight, value: Value) -> bool:
    """4.01 Attacks and shots, answers to an attack, the riposte; a rally; a messenger on his way."""
    ask = battle.ask
    if ask is None:
        return False
    if ask.kind in ("fight", "again"):
        return value[0] in ROLLING
    if ask.kind == "move":
        return value[0] in ("deliver", "deliver-leader", "move-runner")
    if ask.kind == "stampede":
        return bool(value[0] == "trample")
    return ask.kind in ("react", "break-off", "front") or value[0] in ("riposte", "rally")


def costs(battle: Fight, events: Sequence[Event]) -> Iterator[Cost]:
    """What these events cost, piece by piece; a beast runs wild from the unit that has just lost it."""
    field = battle.field
    bled = ""
    for event in events:
        told = event.told()  # A5.73 also of who was not seen: costs are reckoned by nobody's eyes
        if event.kind == "losses":
            bled = told["unit"]
        if event.kind == "beast-loose":
            yield Cost(battle.sides.index(told["side"]), "beasts", 1, bled)
        elif event.kind in _COSTS:
            what, piece, count = _COSTS[event.kind]
            name = told[piece]
            amount = told[count] if count else 1
            yield Cost(_side(field.unit_index, field.leader_index, battle, name), what, amount, name)


def _side(units: dict[str, int], leaders: dict[str, int], battle: Fight, name: str) -> int:
    if name in units:
        return battle.field.side_of[units[name]]
    return battle.field.leader_side[leaders[name]]
