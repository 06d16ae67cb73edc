"""A real PostgreSQL for the tests: one that is given, or one of our own in a temporary folder.

`TEST_DATABASE_URL`, else the binaries on the PATH or under /usr/lib/postgresql, else apt where we are root. It refuses
to run as root, so it runs as another user then. Without any, the tests are skipped, loudly; REQUIRE_POSTGRES=1 makes
that a failure.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from secrets import token_hex
from time import sleep
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

USERS = ("postgres", "nobody")
SETTINGS = ("fsync=off", "full_page_writes=off", "listen_addresses=", "max_connections=60")
HASTY = ("synchronous_commit=off",)  # a crash may lose what was committed: not for tests that crash it


def missing(why: str) -> None:
    """No PostgreSQL here: say so."""
    if os.environ.get("REQUIRE_POSTGRES") == "1":
        pytest.fail(f"REQUIRE_POSTGRES=1, but {why}")
    pytest.skip(f"PostgreSQL tests are skipped: {why}")


@cache
def binaries() -> Path | None:
    """The folder of `initdb` and `postgres`."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    return versions[-1].parent if versions else None


def install() -> Path | None:
    """Debian's package, where we may."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
        if subprocess.call(["apt-get", *step], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
            return None
    binaries.cache_clear()
    return binaries()


class Cluster:
    """A PostgreSQL of our own in a folder: it can be restarted under those who use it."""

    def __init__(self, folder: Path, place: Path, settings: Sequence[str]) -> None:
        user = next((pwd.getpwnam(name) for name in USERS if _exists(name)), None) if os.geteuid() == 0 else None
        self._identity: dict[str, Any] = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
        self._folder, self._place, self._settings = folder, place, settings
        if user:
            os.chown(place, user.pw_uid, user.pw_gid)
        initdb = [folder / "initdb", "-D", place / "data", "-U", "test", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*initdb, "--locale=C"], check=True, stdout=subprocess.DEVNULL, cwd=place, **self._identity)
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql://test@/DATABASE?host={self._place}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = (*self._settings, f"unix_socket_directories={self._place}")
        words = [word for setting in settings for word in ("-c", setting)]
        with (self._place / "log").open("ab") as log:
            command = [self._folder / "postgres", "-D", self._place / "data", *words]
            self._server = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._place, **self._identity)
        _wait(self._place)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT does not wait for those who are still connected; SIGQUIT is as if it had crashed."""
        self._server.send_signal(how)
        self._server.wait(20)


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL, with DATABASE where the name of a database goes."""
    given = os.environ.get("TEST_DATABASE_URL")
    if given:
        yield urlsplit(given)._replace(path="/DATABASE").geturl()
        return
    with own_cluster(HASTY) as own:
        yield own.address


@contextmanager
def own_cluster(settings: Sequence[str] = ()) -> Iterator[Cluster]:
    """A PostgreSQL that nobody else uses."""
    folder = binaries() or install()
    if folder is None:
        missing("there is none on this machine")
        raise AssertionError
    with tempfile.TemporaryDirectory(prefix="strategikon-pg-") as place:
        own = Cluster(folder, Path(place), (*SETTINGS, *settings))
        try:
            yield own
        finally:
            own.stop()


def _exists(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def _wait(place: Path) -> None:
    for _ in range(200):
        try:
            psycopg.connect(f"postgresql://test@/postgres?host={place}").close()
            return
        except psycopg.OperationalError:
            sleep(0.05)
    raise AssertionError((place / "log").read_text())


def fresh(address: str) -> str:
    """A new, empty database of a cluster."""
    name = f"test_{token_hex(6)}"
    with psycopg.connect(_named(address, "postgres"), autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return _named(address, name)


def _named(address: str, name: str) -> str:
    return address.replace("/DATABASE", f"/{name}", 1)
