"""Names of players, and further keys to their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("name", sa.String(48), nullable=False, server_default=""))
    op.create_table(
        "latchkey",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("battle", sa.String(32), sa.ForeignKey("battle.id", ondelete="CASCADE"), nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32)),
        sa.PrimaryKeyConstraint("hash", "side", name="latchkey_key"),
        sa.CheckConstraint("kind in ('device', 'code', 'words')", name="latchkey_kind"),
    )
    op.create_index("latchkey_by_battle", "latchkey", ["battle"])


def downgrade() -> None:
    op.drop_table("latchkey")
    op.drop_column("seat", "name")
