"""The store: battles, seats and acts, in SQLite or PostgreSQL, by the same code.

Every function is one transaction, synchronous, and called from worker threads. When `append` returns, the act is
committed; whoever comes second with the same serial, or with one that does not follow the last, gets `Taken` and must
read the battle again. `StoreDown` says that the database cannot be reached or written just now.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, nullcontext
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Executable, Row, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from strategikon.server import appending, database, tables
from strategikon.server.appending import (
    ADD_ACT_IN_SQLITE,
    ADD_IN_POSTGRES,
    CHANNEL,
    SUM_UP_IN_SQLITE,
    head_columns,
    values_in_postgres,
)
from strategikon.server.database import WRITING
from strategikon.server.rows import Act, BattleRow, Head, in_library, now
from strategikon.server.seats import HERE, OPEN, Seat, hashed, new_token

if TYPE_CHECKING:
    from psycopg.pq.abc import PGresult
    from sqlalchemy.engine.interfaces import DBAPICursor
    from sqlalchemy.pool import PoolProxiedConnection

PREPARED = b"add_act"
MOST_DEVICES = 8  # of one player, beside the first


class Taken(Exception):
    """An act is not the next of its battle: another process was faster, or one before it was never stored."""


class StoreDown(Exception):
    """The database cannot be reached or written; the text says why."""


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.engine = database.make_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        # SQLite has one writer at a time. Threads that wait here are served in turn and at once; in SQLite itself they
        # would sleep and try again (p99 of 200 battles: see tools/load_test.py).
        self._turn = threading.Lock()
        self._writer: PoolProxiedConnection | None = None
        self._at_once = database.at_once(self.engine) if self.postgres else self.engine
        self._driver: Any = self.engine.dialect.loaded_dbapi
        database.migrate(self.engine)

    def close(self) -> None:
        with self._turn:
            if self._writer is not None:
                self._writer.close()
                self._writer = None
        self._at_once.dispose()
        self.engine.dispose()

    @contextmanager
    def _reached(self) -> Iterator[None]:
        """What the database cannot do is said in one way, whichever database it is and whoever asks it."""
        try:
            yield
        except (IntegrityError, self._driver.IntegrityError):
            raise
        except (SQLAlchemyError, self._driver.Error) as error:
            raise StoreDown(database.reason(error)) from error

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._reached(), nullcontext() if self.postgres else self._turn, self.engine.begin() as connection:
            yield connection

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._reached(), self.engine.connect() as connection:
            yield connection.execution_options(reading=True)

    # -- writing -----------------------------------------------------------------------------------------------------

    def add(
        self, battle: BattleRow, seats: Sequence[Seat], acts: Sequence[Act], scenario: Mapping[str, Any] | None = None
    ) -> None:
        """A new battle, with the choices it goes on from; and its `scenario`, if that is one of the library."""
        row = {**head_columns(battle.head), **{name: getattr(battle, name) for name in PLAIN}}
        row |= {"options": json.dumps(battle.options), "fair": int(battle.fair)}
        row["document"] = None if battle.document is None else json.dumps(battle.document)
        with self._writing() as connection:
            if scenario is not None:
                connection.execute(self._unless_there(battle.digest, json.dumps(scenario)))
            connection.execute(insert(tables.battle).values(row))
            connection.execute(insert(tables.seat), [_seat_columns(battle.id, seat) for seat in seats])
            if acts:
                rows = [{"battle": battle.id, "made": battle.made, **asdict(act)} for act in acts]
                connection.execute(insert(tables.act), rows)

    def _unless_there(self, digest: str, document: str) -> Executable:
        """Keeps a scenario, once for all its battles."""
        insert_here = postgresql.insert if self.postgres else sqlite.insert
        return insert_here(tables.scenario).values(digest=digest, document=document).on_conflict_do_nothing()

    def append(self, battle: str, act: Act, head: Head, origin: str = "", version: int | None = None) -> str:
        """Store one act: when this returns, it is committed. Gives the time it was made. `version` is that of the rules
        under which the whole battle stands with it."""
        made = now()
        filled = appending.values(battle, act, head, made, version)
        try:
            stored = self._append_at_once(filled, origin) if self.postgres else self._append_in_turn(filled)
        except (IntegrityError, self._driver.IntegrityError) as error:
            raise Taken(battle) from error
        if not stored:
            raise Taken(battle)
        return made

    def _append_in_turn(self, filled: dict[str, Any]) -> bool:
        """With SQLite by the one connection that is kept for it: there is one writer at a time."""
        with self._reached(), self._turn:
            connection, stored = self._writer or self.engine.raw_connection(), False
            self._writer = None
            try:
                stored = _added(connection.cursor(), filled)
                if stored:
                    connection.commit()
                    self._writer = connection
            finally:
                if self._writer is None:
                    connection.close()  # one that is given back forgets what was not committed
        return stored

    def _append_at_once(self, filled: dict[str, Any], origin: str) -> bool:
        """With PostgreSQL by a connection on which every statement is a transaction, and by the library that its driver
        stands on: the statement is prepared once for each connection."""
        with self._reached(), closing(self._at_once.raw_connection()) as connection:
            driver: Any = connection.driver_connection
            if PREPARED not in connection.info:
                self._sound(driver.pgconn.prepare(PREPARED, ADD_IN_POSTGRES))
                connection.info[PREPARED] = True
            given = values_in_postgres(filled, origin)
            return self._sound(driver.pgconn.exec_prepared(PREPARED, given)).ntuples == 1

    def _sound(self, result: PGresult) -> PGresult:
        """What PostgreSQL answered, unless it is an error."""
        if result.error_message:
            raise self._driver.errors.error_from_result(result)
        return result

    def cut(self, battle: str, serial: int, head: Head) -> None:
        """Take away every act beyond a serial: for a battle that cannot be read any further."""
        act = tables.act
        with self._writing() as connection:
            connection.execute(delete(act).where((act.c.battle == battle) & (act.c.serial > serial)))
            changed = {"changed": now(), **head_columns(head)}
            connection.execute(update(tables.battle).where(tables.battle.c.id == battle).values(changed))
            self._announce(connection, f"act {battle} repair")

    def join(self, battle: str, invite_hash: str, token_hash: str, origin: str = "", name: str = "") -> str | None:
        """Take the open seat of an invitation; the side, or None if there is no such seat (any more)."""
        seat = tables.seat
        wanted = (seat.c.battle == battle) & (seat.c.invite_hash == invite_hash) & (seat.c.kind == OPEN)
        with self._writing() as connection:
            side = connection.execute(select(seat.c.side).where(wanted)).scalar()
            if side is None:
                return None
            taken = update(seat).where(wanted).values(kind=HERE, token_hash=token_hash, invite_hash=None, name=name)
            if connection.execute(taken).rowcount != 1:
                return None
            self._announce(connection, f"seat {battle} {origin}")
        return str(side)

    def rename(self, battle: str, side: str, name: str, origin: str = "") -> None:
        """Call the player of a seat so from now on."""
        seat = tables.seat
        with self._writing() as connection:
            connection.execute(update(seat).where((seat.c.battle == battle) & (seat.c.side == side)).values(name=name))
            self._announce(connection, f"seat {battle} {origin}")

    def add_key(self, battle: str, sides: Sequence[str], kind: str, key: str, until: str | None = None) -> None:
        """A code or words for some seats of a battle, instead of those they had."""
        table, made = tables.latchkey, now()
        old = (table.c.battle == battle) & table.c.side.in_(sides) | (table.c.until < made)
        rows = [
            {"hash": key, "battle": battle, "side": side, "kind": kind, "made": made, "until": until} for side in sides
        ]
        with self._writing() as connection:
            connection.execute(delete(table).where((table.c.kind == kind) & old))
            connection.execute(insert(table), rows)

    def open_seats(self, key: str, kind: str, origin: str = "") -> tuple[str, dict[str, str]] | None:
        """The battle and the seats that a code or words open, with a new token for each; None if they open none. A code
        is used up by it."""
        table, made = tables.latchkey, now()
        wanted = (table.c.hash == key) & (table.c.kind == kind)
        with self._writing() as connection:
            found = connection.execute(select(table.c.battle, table.c.side, table.c.until).where(wanted)).all()
            if kind == tables.CODE and connection.execute(delete(table).where(wanted)).rowcount != len(found):
                return None  # somebody else had it in the same moment
            tokens = {str(row.side): new_token() for row in found if row.until is None or row.until > made}
            if not tokens:
                return None
            battle = str(found[0].battle)
            for side, token in tokens.items():
                self._add_device(connection, battle, side, hashed(token), made)
            self._announce(connection, f"seat {battle} {origin}")
        return battle, tokens

    def _add_device(self, connection: Connection, battle: str, side: str, token_hash: str, made: str) -> None:
        """One more device that holds a seat; of many the oldest is forgotten."""
        table = tables.latchkey
        theirs = (table.c.battle == battle) & (table.c.side == side) & (table.c.kind == tables.DEVICE)
        newest = select(table.c.hash).where(theirs).order_by(table.c.made.desc(), table.c.hash)
        for old in connection.execute(newest.offset(MOST_DEVICES - 1)).scalars().all():
            connection.execute(delete(table).where((table.c.hash == old) & theirs))
        row = {"hash": token_hash, "battle": battle, "side": side, "kind": tables.DEVICE, "made": made}
        connection.execute(insert(table).values(row))

    def keep_judgement(self, battle: str, document: str) -> None:
        """What was luck and what was choice: who finds it out first writes it down."""
        with self._writing() as connection:
            there = select(tables.judgement.c.battle).where(tables.judgement.c.battle == battle)
            if connection.execute(there).first() is None:
                connection.execute(insert(tables.judgement).values(battle=battle, document=document))

    def judgement(self, battle: str) -> str | None:
        """What was found out about luck and choice, if it was."""
        with self._reading() as connection:
            query = select(tables.judgement.c.document).where(tables.judgement.c.battle == battle)
            return connection.execute(query).scalar()

    def announce(self, words: str) -> None:
        """Tell the other processes something that is not stored."""
        if self.postgres:
            with self._writing() as connection:
                self._announce(connection, words)

    def _announce(self, connection: Connection, words: str) -> None:
        """News for other processes, sent by PostgreSQL at the commit and not before."""
        if self.postgres:
            connection.execute(text("select pg_notify(:channel, :words)"), {"channel": CHANNEL, "words": words})

    def try_writing(self) -> None:
        """Write something and commit it. It raises `StoreDown` if that cannot be done: no room, no rights, no database.
        A reading that works says nothing of that."""
        with self._writing() as connection:
            connection.execute(update(tables.health).values(written=now()))

    # -- reading -----------------------------------------------------------------------------------------------------

    def battle(self, battle: str) -> BattleRow | None:
        with self._reading() as connection:
            row = connection.execute(select(tables.battle).where(tables.battle.c.id == battle)).one_or_none()
        found = None if row is None else _battle(row)
        if found is None or found.document is not None or in_library(found):
            return found
        return replace(found, document=self._scenario(found.digest))

    def _scenario(self, digest: str) -> dict[str, Any] | None:
        """A scenario as battles were made of it."""
        with self._reading() as connection:
            kept = select(tables.scenario.c.document).where(tables.scenario.c.digest == digest)
            document = connection.execute(kept).scalar()
        return None if document is None else dict(json.loads(document))

    def battles(self) -> list[str]:
        """The names of all battles, the oldest first."""
        with self._reading() as connection:
            return list(connection.execute(select(tables.battle.c.id).order_by(tables.battle.c.made)).scalars())

    def seats(self, battle: str) -> list[Seat]:
        return self.seats_of([battle]).get(battle, [])

    def seats_of(self, battles: Sequence[str]) -> dict[str, list[Seat]]:
        """The seats of several battles, for lists."""
        seat = tables.seat
        found: dict[str, list[Seat]] = {}
        with self._reading() as connection:
            others = self._devices_of(connection, battles)
            for row in connection.execute(select(seat).where(seat.c.battle.in_(battles)).order_by(seat.c.side)):
                devices = frozenset(others.get((row.battle, row.side), ()))
                made = Seat(row.side, row.kind, row.strength, row.token_hash, row.invite_hash, row.name, devices)
                found.setdefault(row.battle, []).append(made)
        return found

    def _devices_of(self, connection: Connection, battles: Sequence[str]) -> dict[tuple[str, str], list[str]]:
        """The hashes of further devices by battle and side."""
        table = tables.latchkey
        wanted = select(table.c.battle, table.c.side, table.c.hash)
        found: dict[tuple[str, str], list[str]] = {}
        for row in connection.execute(wanted.where(table.c.battle.in_(battles) & (table.c.kind == tables.DEVICE))):
            found.setdefault((row.battle, row.side), []).append(row.hash)
        return found

    def acts(self, battle: str, after: int = 0) -> list[Act]:
        """The acts of a battle, in order, beyond a serial."""
        act = tables.act
        wanted = (act.c.battle == battle) & (act.c.serial > after)
        with self._reading() as connection:
            rows = connection.execute(select(act).where(wanted).order_by(act.c.serial)).all()
        return [Act(row.serial, row.kind, row.number, row.side, row.text, row.dice) for row in rows]

    def serial(self, battle: str) -> int:
        """The last serial of a battle."""
        act = tables.act
        with self._reading() as connection:
            return connection.execute(select(func.max(act.c.serial)).where(act.c.battle == battle)).scalar() or 0

    def serials_of(self, battles: Sequence[str]) -> dict[str, int]:
        """The last serials of several battles, for lists."""
        act = tables.act
        wanted = select(act.c.battle, func.max(act.c.serial)).where(act.c.battle.in_(battles)).group_by(act.c.battle)
        with self._reading() as connection:
            return {str(battle): int(serial) for battle, serial in connection.execute(wanted)}

    def held_by(self, token_hashes: Sequence[str]) -> list[tuple[BattleRow, list[str]]]:
        """The battles in which one of these tokens sits, latest first, with the sides."""
        seat, key = tables.seat, tables.latchkey
        sides: dict[str, set[str]] = {}
        with self._reading() as connection:
            own = select(seat.c.battle, seat.c.side).where(seat.c.token_hash.in_(token_hashes))
            further = select(key.c.battle, key.c.side).where(
                key.c.hash.in_(token_hashes) & (key.c.kind == tables.DEVICE)
            )
            for battle, side in connection.execute(own.union(further)):
                sides.setdefault(battle, set()).add(side)
            wanted = select(tables.battle).where(tables.battle.c.id.in_(list(sides)))
            rows = [_battle(row) for row in connection.execute(wanted)]
        rows.sort(key=lambda row: (row.changed, row.id), reverse=True)
        return [(row, sorted(sides[row.id])) for row in rows]

    def open_battles(self) -> int:
        """How many are unfinished and were touched in the last thirty days."""
        since = (datetime.now(UTC) - timedelta(days=30)).isoformat()
        battle = tables.battle
        wanted = (battle.c.changed > since) & battle.c.outcome.is_(None)
        with self._reading() as connection:
            return connection.execute(select(func.count()).select_from(battle).where(wanted)).scalar() or 0


def _added(cursor: DBAPICursor, filled: dict[str, Any]) -> bool:
    """An act and the new summary, in a transaction that is not committed yet; False if the act is not the next."""
    cursor.execute(WRITING)
    cursor.execute(ADD_ACT_IN_SQLITE, filled)
    if cursor.rowcount != 1:
        return False
    cursor.execute(SUM_UP_IN_SQLITE, filled)
    return True


def _seat_columns(battle: str, seat: Seat) -> dict[str, Any]:
    """A new seat, which has no further devices yet."""
    return {"battle": battle, **{name: value for name, value in asdict(seat).items() if name != "devices"}}


PLAIN = ("id", "ruleset", "version", "scenario", "digest", "seed", "made", "changed")


def _battle(row: Row[Any]) -> BattleRow:
    head = Head(row.number, row.turn_of, json.loads(row.outcome) if row.outcome else None)
    document = json.loads(row.document) if row.document else None
    plain = {name: getattr(row, name) for name in PLAIN}
    return BattleRow(**plain, document=document, options=json.loads(row.options), fair=bool(row.fair), head=head)
