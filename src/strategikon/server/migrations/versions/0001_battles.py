"""Battles, seats and acts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "battle",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("scenario", sa.String(200), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("document", sa.Text),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("fair", sa.Integer, nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("turn_of", sa.String(64)),
        sa.Column("outcome", sa.Text),
    )
    op.create_index("battle_by_change", "battle", ["changed"])
    op.create_table(
        "seat",
        sa.Column("battle", sa.String(32), sa.ForeignKey("battle.id", ondelete="CASCADE"), nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("strength", sa.String(64), nullable=False),
        sa.Column("token_hash", sa.String(64), unique=True),
        sa.Column("invite_hash", sa.String(64), unique=True),
        sa.PrimaryKeyConstraint("battle", "side", name="seat_key"),
        sa.CheckConstraint("kind in ('here', 'open', 'computer')", name="seat_kind"),
    )
    op.create_table(
        "act",
        sa.Column("battle", sa.String(32), sa.ForeignKey("battle.id", ondelete="CASCADE"), nullable=False),
        sa.Column("serial", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("battle", "serial", name="act_key"),
        sa.CheckConstraint("kind in ('choose', 'undo', 'resign')", name="act_kind"),
    )


def downgrade() -> None:
    for name in ("act", "seat", "battle"):
        op.drop_table(name)
