"""The statements that store one act, built once: every choice needs them, and building them takes longer than they do.

`values` fills them in. An act is added only if it is the next of its battle.
"""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from sqlalchemy import URL, bindparam, exists, func, insert, literal_column, select, update
from sqlalchemy.dialects import sqlite

from strategikon.server import tables
from strategikon.server.rows import Act, Head

CHANNEL = "strategikon"
ACT, BATTLE = tables.act, tables.battle
COLUMNS = ("battle", "made", "serial", "kind", "number", "side", "text", "dice")
ACT_FIELDS = tuple(part.name for part in fields(Act))
SUMMARY = ("changed", "number", "turn_of", "outcome")

_SERIAL = func.coalesce(func.max(ACT.c.serial), literal_column("0"))
_LAST = select(_SERIAL).where(ACT.c.battle == bindparam("the_battle"))
_NEW = select(*(bindparam(f"act_{name}", type_=ACT.c[name].type) for name in COLUMNS))
ADD_ACT = insert(ACT).from_select(COLUMNS, _NEW.where(_LAST.scalar_subquery() == bindparam("the_last")))
SUM_UP = (
    update(BATTLE)
    .where(BATTLE.c.id == bindparam("the_battle"))
    .values({name: bindparam(f"now_{name}", type_=BATTLE.c[name].type) for name in SUMMARY})
    .values(version=func.coalesce(bindparam("now_version", type_=BATTLE.c.version.type), BATTLE.c.version))
)

# As texts that the drivers take as they are: SQLAlchemy takes four times as long to ask as a database to answer.
_SQLITE = sqlite.dialect(paramstyle="named")
ADD_ACT_IN_SQLITE, SUM_UP_IN_SQLITE = str(ADD_ACT.compile(dialect=_SQLITE)), str(SUM_UP.compile(dialect=_SQLITE))

# For PostgreSQL all of it in one statement, which is a transaction by itself: one way to the server and back instead of
# five. On two busy cores, where each waits for its turn, that takes half the time.
_ADDED = ADD_ACT.returning(ACT.c.serial).cte("added")
_SUMMED = SUM_UP.where(exists(select(_ADDED.c.serial))).cte("summed")
_POSTGRES: Any = URL.create("postgresql+psycopg").get_dialect()
_NEWS = func.pg_notify(bindparam("the_channel"), bindparam("the_news"))
_AT_ONCE = select(_NEWS).select_from(_ADDED).add_cte(_SUMMED).compile(dialect=_POSTGRES(paramstyle="numeric_dollar"))
ADD_IN_POSTGRES, _ORDER = str(_AT_ONCE).encode(), tuple(_AT_ONCE.positiontup or ())


def values(battle: str, act: Act, head: Head, made: str, version: int | None) -> dict[str, Any]:
    """What the statements say: an act, and the summary of its battle. Without a `version` that of the battle stays."""
    filled = {f"act_{name}": getattr(act, name) for name in ACT_FIELDS}
    filled |= {f"now_{name}": value for name, value in head_columns(head).items()}
    filled |= {"the_battle": battle, "the_last": act.serial - 1, "act_battle": battle, "act_made": made}
    return filled | {"now_changed": made, "now_version": version}


def values_in_postgres(filled: dict[str, Any], origin: str) -> list[bytes | None]:
    """The same as PostgreSQL takes it, and the news of it for other processes."""
    told = {**filled, "the_channel": CHANNEL, "the_news": f"act {filled['the_battle']} {origin}"}
    return [None if (value := told[name]) is None else str(value).encode() for name in _ORDER]


def head_columns(head: Head) -> dict[str, Any]:
    """What the row of a battle says of where it stands."""
    outcome = None if head.outcome is None else json.dumps(head.outcome)
    return {"number": head.number, "turn_of": head.turn_of, "outcome": outcome}
