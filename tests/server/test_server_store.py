"""The store, on real SQLite and real PostgreSQL: nothing is lost, nothing is doubled."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import psycopg
import pytest
import server_postgres
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine

from strategikon.kernel.message import Problem
from strategikon.server import tables
from strategikon.server.database import make_engine, migrate
from strategikon.server.rows import CHOOSE, RESIGN, UNDO, Act, BattleRow, Head, effective, now
from strategikon.server.seats import Seat, hashed
from strategikon.server.store import Store, Taken


def add(store: Store, name: str = "one", **changes: object) -> BattleRow:
    row = BattleRow(
        id=name, ruleset="skirmish", version=1, scenario="ford", digest="d", document=None, options={"deadly": "on"},
        seed="seed", fair=True, made=now(), changed=now(), head=Head(0, "red", None),
    )  # fmt: skip
    seats = [Seat("red", "here", token_hash=hashed(name)), Seat("blue", "open", invite_hash=hashed(f"invite {name}"))]
    store.add(row, seats, [])
    return row


def choice(serial: int, text: str = "rest") -> Act:
    return Act(serial, CHOOSE, serial - 1, "red", text)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    made = Store(database)
    yield made
    made.close()


def test_migrations_make_the_tables_that_the_code_means(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), tables.metadata) == []


def test_migrating_twice_changes_nothing(store: Store) -> None:
    add(store)
    migrate(store.engine)
    assert store.battle("one") is not None


def test_processes_that_start_together_migrate_once(database: str) -> None:
    failures: list[Exception] = []

    def start() -> None:
        try:
            Store(database).close()
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_new_files_that_many_open_at_once_are_not_locked(tmp_path: Path) -> None:
    """SQLite does not wait where a file gets its write-ahead log: about one round in fifteen failed before we did."""
    failures: list[Exception] = []

    def start(engine: Engine, together: threading.Barrier) -> None:
        together.wait()
        try:
            with engine.begin():
                pass
        except Exception as error:
            failures.append(error)
        engine.dispose()

    for number in range(60):
        together = threading.Barrier(8)
        address = f"sqlite:///{tmp_path}/{number}.sqlite"
        threads = [threading.Thread(target=start, args=(make_engine(address), together)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert failures == []


def test_a_battle_comes_back_as_it_was_added(store: Store) -> None:
    row = add(store)
    assert store.battle("one") == row
    assert [seat.side for seat in store.seats("one")] == ["blue", "red"]
    assert store.battle("two") is None


def test_acts_come_back_in_order_and_move_the_head(store: Store) -> None:
    add(store)
    store.append("one", choice(1), Head(1, "blue", None))
    store.append("one", choice(2, "order red-1"), Head(2, None, {"winner": "red"}))
    assert [act.text for act in store.acts("one")] == ["rest", "order red-1"]
    assert store.acts("one", after=1) == [choice(2, "order red-1")]
    found = store.battle("one")
    assert found is not None
    assert found.head == Head(2, None, {"winner": "red"})
    assert store.serial("one") == 2


def test_the_second_of_two_equal_serials_is_refused_and_changes_nothing(store: Store) -> None:
    add(store)
    store.append("one", choice(1), Head(1, "blue", None))
    with pytest.raises(Taken):
        store.append("one", choice(1, "order red-1"), Head(7, "red", None))
    found = store.battle("one")
    assert found is not None
    assert found.head.number == 1
    assert [act.text for act in store.acts("one")] == ["rest"]


def test_an_act_that_does_not_follow_the_last_is_refused_and_changes_nothing(store: Store) -> None:
    add(store)
    store.append("one", choice(1), Head(1, "blue", None))
    for serial in (0, 3, 17):
        with pytest.raises(Taken):
            store.append("one", choice(serial), Head(7, "red", None))
    found = store.battle("one")
    assert found is not None
    assert found.head.number == 1
    assert store.serial("one") == 1


def test_of_many_who_store_the_same_serial_at_once_one_succeeds(store: Store) -> None:
    add(store)
    outcomes: list[str] = []

    def run(name: str) -> None:
        try:
            store.append("one", choice(1, name), Head(1, "blue", None))
            outcomes.append(name)
        except Taken:
            pass

    threads = [threading.Thread(target=run, args=(f"choice {n}",)) for n in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(outcomes) == 1
    assert [act.text for act in store.acts("one")] == outcomes


def test_an_invitation_is_good_once(store: Store) -> None:
    add(store)
    assert store.join("one", hashed("wrong"), hashed("token")) is None
    assert store.join("one", hashed("invite one"), hashed("token")) == "blue"
    assert store.join("one", hashed("invite one"), hashed("other")) is None
    assert {seat.side: seat.kind for seat in store.seats("one")} == {"red": "here", "blue": "here"}


def test_lists_have_the_latest_first(store: Store) -> None:
    for name in ("one", "two", "three"):
        add(store, name)
    store.append("one", choice(1), Head(1, "blue", None))
    found = store.held_by([hashed("one"), hashed("two"), hashed("nobody")])
    assert [(row.id, sides) for row, sides in found] == [("one", ["red"]), ("two", ["red"])]
    assert store.serials_of(["one", "two"]) == {"one": 1}
    assert store.open_battles() == 3


def test_what_stands_is_read_off_the_acts() -> None:
    acts = [choice(1, "a"), choice(2, "b"), choice(3, "c"), Act(4, UNDO, 1, "red"), Act(5, CHOOSE, 1, "red", "d")]
    assert [act.text for act in effective(acts)] == ["a", "d"]
    assert [act.kind for act in effective([*acts, Act(6, RESIGN, 2, "red")])] == [CHOOSE, CHOOSE, RESIGN]


@pytest.mark.parametrize("address", ["", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "nonsense"])
def test_a_database_we_do_not_speak_is_refused(address: str) -> None:
    with pytest.raises(Problem):
        Store(address)


def test_a_connection_that_the_database_closed_is_replaced(postgres: str) -> None:
    """As after a restart of the database: the next choice is stored as if nothing had been."""
    address = server_postgres.fresh(postgres)
    store = Store(address)
    add(store)
    store.append("one", choice(1), Head(1, "red", None))
    with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as boss:
        others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
        boss.execute(f"select pg_terminate_backend(pid) {others}")
        for _ in range(200):
            if boss.execute(f"select count(*) {others}").fetchone() == (0,):
                break
            sleep(0.05)
    store.append("one", choice(2), Head(2, "red", None))
    assert [act.serial for act in store.acts("one")] == [1, 2]
    store.close()
