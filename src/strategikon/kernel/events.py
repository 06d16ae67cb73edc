"""Events: facts that happened, in order. Log, animation, tests and statistics read nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from strategikon.kernel.throws import Throw

# Every kind of event a ruleset states, and the fields it may have.
EventTable: TypeAlias = Mapping[str, tuple[str, ...]]
# An event as the rules state it: kind, fields, the dice that fell, if any did, and who alone knows that it happened.
Fact: TypeAlias = tuple[str, dict[str, Any], Throw | None, int | None]
NOBODY: Final = -1  # who alone knows of an event: no side at all, only the archive
KERNEL_EVENTS: EventTable = {"end": ("winner", "reason")}


@dataclass(frozen=True, slots=True)
class Secret:
    """A field of an event that only one side may read (the card it drew). The others read None."""

    side: int
    value: Any


class Veiled(NamedTuple):
    """What a veil makes of an event: its fields, some of them `Secret`, and `only`, the one side that knows that it
    happened at all (NOBODY: neither; None: everybody knows)."""

    fields: dict[str, Any]
    only: int | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """One fact: a kind (`hit`, `retreat`) and its fields: ids, names of hexes, numbers, or lists of these. The dice
    that fell lie beside the fields: whoever knows of the event saw them, and what is archived of it does not hold
    them. Of an event that a side does not know (`known_to`) it is shown nothing, neither dice nor that any fell."""

    kind: str
    fields: Mapping[str, Any]
    throw: Throw | None = None
    only: int | None = None

    def known_to(self, side: int | None) -> bool:
        """Whether a side (None: a spectator) knows that it happened."""
        return self.only is None or (side is not None and self.only == side)

    @property
    def hides_nothing(self) -> bool:
        """Whether everybody knows all of it."""
        return self.only is None and not any(isinstance(value, Secret) for value in self.fields.values())

    def seen_by(self, side: int | None) -> dict[str, Any]:
        """An event that a side (None: a spectator) knows of, as it may know it, ready for JSON."""
        return {"kind": self.kind, **{name: _seen(value, side) for name, value in self.fields.items()}}

    def told(self) -> dict[str, Any]:
        """The whole event, for the archive."""
        return {"kind": self.kind, **{n: v.value if isinstance(v, Secret) else v for n, v in self.fields.items()}}


def _seen(value: Any, side: int | None) -> Any:
    if not isinstance(value, Secret):
        return value
    return value.value if value.side == side else None


def undeclared(event: Event, table: EventTable) -> str | None:
    """What of an event its ruleset has not declared: the kind, or `kind.field`."""
    declared = table.get(event.kind, KERNEL_EVENTS.get(event.kind))
    if declared is None:
        return event.kind
    return next((f"{event.kind}.{name}" for name in event.fields if name not in declared), None)
