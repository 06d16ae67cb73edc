"""What the engine says, before it is put into words.

The engine never writes a sentence. It names one (a message id of the Fluent files) and gives its arguments; French
and English are made from that at the edge (`strategikon.text`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by name: `Message("scenario-off-map", {"hex": "3650", "columns": 36})`."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        """The message as JSON can hold it."""
        return {"id": self.id, **({"args": dict(self.args)} if self.args else {})}


class Problem(Exception):
    """Something from outside is wrong: a file, a record, an argument. It carries every complaint found, each one
    message; the edge prints them in the reader's language and exits with code 2."""

    def __init__(self, *complaints: Message) -> None:
        super().__init__(*(f"{c.id} {dict(c.args)}" for c in complaints))
        self.complaints = complaints


def problem(message_id: str, **args: Any) -> Problem:
    """A `Problem` of one complaint."""
    return Problem(Message(message_id, args))
