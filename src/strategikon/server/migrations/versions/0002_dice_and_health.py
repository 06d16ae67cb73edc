"""How far the dice had been read after a choice, and a row to write to in order to see whether writing works."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("act", sa.Column("dice", sa.Integer))
    health = op.create_table(
        "health",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("written", sa.String(32), nullable=False),
    )
    op.bulk_insert(health, [{"id": 1, "written": ""}])


def downgrade() -> None:
    op.drop_table("health")
    op.drop_column("act", "dice")
