"""What a host can set: where to listen, where to keep the battles, how much is too much."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from strategikon.kernel.message import problem

LOOPBACK = ("127.0.0.1", "::1", "localhost")
LIMIT = "STRATEGIKON_LIMIT_"


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is too much. Each can be set by the environment: `STRATEGIKON_LIMIT_OPEN_BATTLES=500`."""

    open_battles: int = 10_000  # unfinished ones that were touched in the last thirty days
    battles_a_minute: int = 30  # made by one address
    guesses_a_minute: int = 10  # at codes and recovery words, by one address; and at those of one battle
    musters_a_minute: int = 120  # battles built of two rosters by one address, to look at
    requests_a_second: int = 50  # from one address, after a burst of four seconds' worth
    messages_a_second: int = 20  # on one socket, after a burst of four seconds' worth
    connections_an_address: int = 128  # beside the sockets; not counted for proxies
    connections: int = 4_000
    head_bytes: int = 16_384  # of a request
    head_seconds: int = 10  # until a request's head has come
    body_seconds: int = 60
    answer_seconds: int = 60  # until an answer has been taken
    sockets_an_address: int = 64
    sockets: int = 5_000
    body_bytes: int = 65_536
    record_bytes: int = 2_000_000  # the body that makes a battle may hold a record
    record_choices: int = 20_000
    message_bytes: int = 4_096
    frame_bytes: int = 65_536  # a larger frame ends the connection
    waiting_bytes: int = 8_000_000  # unread by one browser before it is sent away
    battles_in_memory: int = 2_000
    hello_seconds: int = 10
    fits_a_second: int = 30  # while a piece is dragged, on one socket, after a burst of one second's worth
    questions_a_second: int = 5  # odds, threats, hints ... on one socket, after a burst of four seconds' worth
    questions_at_once: int = 4  # of one socket
    readings_at_once: int = 1  # long battles that are opened, replayed or saved for one address; the others wait
    readings_waiting: int = 100  # of one address
    warming: int = 1  # 0: nothing is read before the first browser asks for it
    workers: int = 0  # processes that play for computers; 0: one for each core but one
    advisers: int = 2  # processes that answer questions
    readers: int = 2  # processes that read long battles
    laboratories: int = 1  # processes that fight battles for those who study or make them
    fights_at_once: int = 2  # requests for such battles from one address


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the server is told from outside."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    hosts: tuple[str, ...] = ()  # other names under which browsers know us, behind a proxy
    page: Path = Path(__file__).parent / "page"
    limits: Limits = field(default_factory=Limits)

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach us."""
        return self.host in LOOPBACK

    @property
    def workers(self) -> int:
        return self.limits.workers or max(1, (os.cpu_count() or 2) - 1)


def settings_from(environment: Mapping[str, str], host: str = "127.0.0.1", port: int = 8080) -> Settings:
    """The settings of an environment; a `Problem` for anything that makes no sense."""
    hosts = tuple(name.strip().lower() for name in environment.get("STRATEGIKON_HOSTS", "").split(",") if name.strip())
    page = environment.get("STRATEGIKON_PAGE")
    return Settings(
        database=environment.get("DATABASE_URL") or f"sqlite:///{data_folder(environment) / 'battles.sqlite'}",
        host=host,
        port=port,
        hosts=hosts,
        page=Path(page) if page else Path(__file__).parent / "page",
        limits=_limits(environment),
    )


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where the user's battles are kept."""
    home = environment.get("XDG_DATA_HOME", "")
    base = Path(home) if home.startswith("/") else Path("~/.local/share").expanduser()
    return base / "strategikon"


def _limits(environment: Mapping[str, str]) -> Limits:
    known = {f"{LIMIT}{entry.name.upper()}": entry.name for entry in fields(Limits)}
    chosen: dict[str, int] = {}
    for name, value in environment.items():
        if not name.startswith(LIMIT):
            continue
        if name not in known or not (value.isascii() and value.isdigit() and len(value) < 12):
            raise problem("server-limit", name=name[:60], value=value[:60], known=", ".join(known))
        chosen[known[name]] = int(value)
    return Limits(**chosen)
