"""Connections to the database, and its migrations."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from select import POLLIN, poll
from sqlite3 import SQLITE_BUSY, SQLITE_LOCKED, OperationalError
from time import monotonic, sleep
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError

from strategikon.kernel.message import problem

MIGRATIONS = Path(__file__).parent / "migrations"
SERVED = "-served"  # ends the name of the file beside a database that its server keeps locked
PATIENCE = 10_000  # milliseconds to wait for another process that writes
CONNECTIONS = 8
# A transaction that will write takes the lock at once: one that reads first could not wait for it later.
WRITING = "BEGIN IMMEDIATE"
CONNECT_SECONDS = 5  # a database that is not there must not hold up a thread for long
POSTGRES = ("postgres", "postgresql", "postgresql+psycopg")


def make_engine(address: str) -> Engine:
    """The engine of a `DATABASE_URL`."""
    url = parse(address)
    try:
        return _sqlite(url) if url.get_backend_name() == "sqlite" else _postgres(url)
    except OSError as error:
        raise problem("server-folder", place=str(error.filename), why=error.strerror or "?") from None


def parse(address: str) -> URL:
    """A URL of one of the two databases; `postgres://` is understood as people write it."""
    try:
        url = make_url(address.replace("postgres://", "postgresql://", 1))
    except (ArgumentError, ValueError):
        raise problem("server-database") from None
    if url.drivername in POSTGRES:
        if find_spec("psycopg") is None:
            raise problem("server-no-driver")
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite" or not url.database or url.database == ":memory:":
        raise problem("server-database")
    return url


def _sqlite(url: URL) -> Engine:
    assert url.database
    place = Path(url.database)
    place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(place, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the seeds of running battles
    # The connection that was used last comes first: what another has written it would have to read again.
    engine = create_engine(url, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_use_lifo=True)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


@contextmanager
def served_alone(address: str) -> Iterator[None]:
    """A file of SQLite has one server: two would not hear of each other's choices, as those of one PostgreSQL do. The
    lock goes with the process, however that ends."""
    url = parse(address)
    if url.get_backend_name() != "sqlite":
        yield
        return
    place = str(url.database)
    try:
        Path(place).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = os.open(place + SERVED, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise problem("server-folder", place=str(error.filename), why=error.strerror or "?") from None
    try:
        _lock(lock, place)
        yield
    finally:
        os.close(lock)


def _lock(file: int, place: str) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise problem("server-database-shared", place=place) from None
    except OSError:  # some network file systems have no locks
        return


def _prepare_sqlite(connection: Any, _: object) -> None:
    """WAL with synchronous=NORMAL: what is committed is with the operating system, so a server killed with -9 loses
    nothing. If the power fails, the last commits before it may be lost (the file stays sound): a host who minds that
    takes PostgreSQL, or sets STRATEGIKON_SQLITE_SYNCHRONOUS=FULL and pays one fsync a choice."""
    full = os.environ.get("STRATEGIKON_SQLITE_SYNCHRONOUS", "").upper() == "FULL"
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE}")
    _keep_write_ahead_log(cursor)
    cursor.execute(f"PRAGMA synchronous={'FULL' if full else 'NORMAL'}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _keep_write_ahead_log(cursor: Any) -> None:
    """A new file becomes one with a write-ahead log. Where several processes make it together, SQLite says at once that
    it is locked, however patient it was told to be; so the patience is ours."""
    deadline = monotonic() + PATIENCE / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in (SQLITE_BUSY, SQLITE_LOCKED) or monotonic() > deadline:
                raise
            sleep(0.01)


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else WRITING)


def _postgres(url: URL, **settings: Any) -> Engine:
    waiting = {"connect_timeout": CONNECT_SECONDS}
    sizes = {"pool_size": CONNECTIONS, "max_overflow": CONNECTIONS, "pool_timeout": 10}
    engine = create_engine(url, connect_args=waiting, **sizes, **settings)
    event.listen(engine, "checkout", _look_at_line)
    return engine


def at_once(engine: Engine) -> Engine:
    """Connections to the same PostgreSQL on which every statement is a transaction: nothing is left over on one that is
    given back."""
    return _postgres(engine.url, isolation_level="AUTOCOMMIT", pool_reset_on_return=None)


def _look_at_line(connection: Any, *_: object) -> None:
    """A connection whose server has gone has something to read, the end: a new one is made instead. Asking the server
    (`pool_pre_ping`) would say the same at three ways there and back for every choice."""
    if connection.closed:
        raise DisconnectionError
    line = poll()
    line.register(connection.fileno(), POLLIN)
    if line.poll(0):
        raise DisconnectionError


def migrate(engine: Engine) -> None:
    """Bring the tables up to date, in one transaction; processes that start together wait for each other."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql("select pg_advisory_xact_lock(7234981)")
            else:
                _examine(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError:
        raise problem("server-database-newer") from None
    except SQLAlchemyError as error:
        raise problem("server-database-down", why=reason(error)) from None


def _examine(connection: Connection) -> None:
    """A file that is damaged is found now and not under play; of 100 MB a second is read."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise problem("server-database-broken", why=" ".join(str(found).split())[:200])


def reason(error: Exception) -> str:
    """What the database itself said, on one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())[:200]
