"""The devices on which people have their notices shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016_devices"
down_revision = "0015_upload_abouts"


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("user_account.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(256), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("push_user", "push", ["user"])
