"""The tables of the store. `migrations/versions` makes them; a test holds the two equal.

`act` is the battle: it is only ever added to. An undo is an act like a choice, so the choices that stand are read off
the acts in order (`effective`). What `battle` says of number, turn and outcome is a summary of the acts for lists; it
is written in the transaction of the act and could be computed again.
"""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()
DEVICE, CODE, WORDS = "device", "code", "words"  # kinds of keys to a seat

battle = Table(
    "battle",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("ruleset", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("scenario", String(200), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("document", Text),  # JSON of a scenario that is not in the library, else null
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(200), nullable=False),
    Column("fair", Integer, nullable=False),  # 0 if somebody outside knows the seed
    Column("made", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("turn_of", String(64)),  # null when over
    Column("outcome", Text),  # JSON; null until over
    Index("battle_by_change", "changed"),
)

scenario = Table(  # of the library, as battles were made of it: they are read when its file has changed since
    "scenario",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("document", Text, nullable=False),  # JSON
)

seat = Table(
    "seat",
    metadata,
    Column("battle", String(32), ForeignKey("battle.id", ondelete="CASCADE"), nullable=False),
    Column("side", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("strength", String(64), nullable=False),
    Column("token_hash", String(64), unique=True),
    Column("invite_hash", String(64), unique=True),
    Column("name", String(48), nullable=False, server_default=""),  # what the player is called
    PrimaryKeyConstraint("battle", "side", name="seat_key"),
    CheckConstraint("kind in ('here', 'open', 'computer')", name="seat_kind"),
)

latchkey = Table(  # what else opens a seat: the token of a further device, a code that is good once, recovery words
    "latchkey",
    metadata,
    Column("hash", String(64), nullable=False),
    Column("battle", String(32), ForeignKey("battle.id", ondelete="CASCADE"), nullable=False),
    Column("side", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("made", String(32), nullable=False),
    Column("until", String(32)),  # of a code; the others are good for ever
    PrimaryKeyConstraint("hash", "side", name="latchkey_key"),
    CheckConstraint("kind in ('device', 'code', 'words')", name="latchkey_kind"),
    Index("latchkey_by_battle", "battle"),
)

act = Table(
    "act",
    metadata,
    Column("battle", String(32), ForeignKey("battle.id", ondelete="CASCADE"), nullable=False),
    Column("serial", Integer, nullable=False),  # 1, 2, 3 ... of every battle: the second of two equal ones fails
    Column("kind", String(16), nullable=False),
    Column("number", Integer, nullable=False),  # choose: of the decision; undo: where it goes back to
    Column("side", String(64), nullable=False),
    Column("text", String(200), nullable=False),
    Column("made", String(32), nullable=False),
    Column("dice", Integer),  # how far the tape of dice had been read after a choice; null if nobody noted it
    PrimaryKeyConstraint("battle", "serial", name="act_key"),
    CheckConstraint("kind in ('choose', 'undo', 'resign')", name="act_kind"),
)

health = Table(  # one row, written to in order to see whether writing works
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("written", String(32), nullable=False),
)

judgement = Table(  # of a battle that is over: found once, and never again
    "judgement",
    metadata,
    Column("battle", String(32), ForeignKey("battle.id", ondelete="CASCADE"), primary_key=True),
    Column("document", Text, nullable=False),  # JSON, as it is sent
)
