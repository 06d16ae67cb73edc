"""Battles that cannot be read any more, and how they are brought back to their last whole choice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass

from strategikon.kernel.message import Message, Problem, problem
from strategikon.server.endings import head_of
from strategikon.server.history import History
from strategikon.server.rows import Act, Broken, Differs, Head, effective, is_battle_id, sound, standing
from strategikon.server.store import Store, StoreDown


@contextmanager
def opened(database: str) -> Iterator[Store]:
    """The store of a database; a `Problem` if it cannot be reached."""
    with closing(Store(database)) as store:
        try:
            yield store
        except StoreDown as down:
            raise problem("server-database-down", why=str(down)) from None


@dataclass(frozen=True, slots=True)
class Finding:
    """How far a battle can be read, and the acts beyond that."""

    battle: str
    serial: int
    head: Head
    lost: list[Act]

    def message(self, message_id: str) -> Message:
        return Message(message_id, {"battle": self.battle, "number": self.head.number, "count": len(self.lost)})


def examine(store: Store, battle: str) -> Finding:
    """Read a battle as far as it goes. `Problem` if there is none, or none of today's rules and scenarios."""
    row = store.battle(battle) if is_battle_id(battle) else None
    if row is None:
        raise problem("server-no-battle", battle=battle[:32])
    acts = store.acts(battle)
    kept, history = sound(acts), History(row)
    while True:
        found = standing(battle, kept)
        try:
            history.follow(found.choices)
        except Differs as differs:
            told = {"theirs": row.version, "ours": history.battle.ruleset.version, "number": differs.number + 1}
            raise problem("server-older-battle", battle=battle, **told) from None
        except Broken as broken:
            kept = kept[: effective(kept)[broken.number].serial - 1]
        else:
            return Finding(battle, found.serial, head_of(history.battle, found.resigned), acts[len(kept) :])


def survey(store: Store) -> Iterator[Message | None]:
    """Every battle in turn: None if it can be read, else what is to be said about it."""
    for name in store.battles():
        try:
            found = examine(store, name)
            yield found.message("server-repair-needed") if found.lost else None
        except Problem as trouble:
            yield trouble.complaints[0]


def repair(store: Store, battle: str) -> list[Message]:
    """Take away what cannot be read, and say what that was."""
    found = examine(store, battle)
    if not found.lost:
        return [found.message("server-repair-whole")]
    store.cut(battle, found.serial, found.head)
    return [found.message("server-repair-done"), *(_told(act) for act in found.lost)]


def _told(act: Act) -> Message:
    args = {"serial": act.serial, "side": act.side, "kind": act.kind, "text": act.text}
    return Message("server-repair-lost", args)


def all_read(count: int) -> Message:
    """There is nothing to repair."""
    return Message("server-repair-none", {"count": count})
