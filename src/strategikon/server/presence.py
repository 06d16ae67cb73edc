"""Presence: who is at the table, here or at another process, and since when somebody is not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from time import monotonic

from strategikon.server.rows import now

MOST_WATCHERS = 99  # told: beyond it nobody is woken for one more
AWAY = 150.0  # seconds until a side that another process saw is thought gone, if nothing more is heard of it


@dataclass(frozen=True, slots=True)
class Company:
    """Who is there: the sides, and how many watch. `left` tells when a side that is not there went, if it was."""

    sides: frozenset[str] = frozenset()
    watchers: int = 0
    left: Mapping[str, str] = field(default_factory=dict, compare=False)

    def plain(self) -> str:
        """As processes tell it each other: `red,blue 3`."""
        return f"{','.join(sorted(self.sides))} {self.watchers}"


def read_company(sides: str, watchers: str) -> Company:
    """What another process told."""
    count = int(watchers) if watchers.isascii() and watchers.isdigit() else 0
    return Company(frozenset(side for side in sides.split(",") if side), min(count, MOST_WATCHERS))


class Presence:
    """What one room knows of who is there."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, tuple[Company, float]] = {}  # other processes: who was seen there, until when
        self._left: dict[str, str] = {}

    def together(self, here: Company) -> Company:
        """Everybody, here and elsewhere."""
        moment = monotonic()
        known = [here, *(seen for seen, until in self._elsewhere.values() if until > moment)]
        sides: Iterable[str] = (side for seen in known for side in seen.sides)
        watchers = sum(seen.watchers for seen in known)
        return Company(frozenset(sides), min(watchers, MOST_WATCHERS), dict(self._left))

    def hear(self, origin: str, company: Company) -> bool:
        """Note what another process tells, and say whether it is a new one."""
        stranger = origin not in self._elsewhere
        self._elsewhere[origin] = (company, monotonic() + AWAY)
        return stranger

    def note(self, before: Company, after: Company) -> None:
        """Somebody came or went."""
        for side in before.sides - after.sides:
            self._left[side] = now()
        for side in after.sides:
            self._left.pop(side, None)
