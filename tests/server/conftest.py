"""Databases and servers for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import server_postgres
from server_harness import Server, sqlite_url


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with server_postgres.cluster() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return server_postgres.fresh(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One running server for a whole file of tests."""
    with Server(sqlite_url(tmp_path_factory.mktemp("server"))) as running:
        yield running
