"""Seats that are left, given away, nudged and away; lines of the talk that the server says; latecomers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006_leaving"
down_revision = "0005_rematches"


def upgrade() -> None:
    op.add_column("match", sa.Column("latecomers", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("seat", sa.Column("has_left", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seat", sa.Column("nudged", sa.String(40)))
    op.create_table(
        "presence",
        sa.Column("match", sa.String(24), primary_key=True),
        sa.Column("user", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float(), nullable=False),
    )
    op.add_column("message", sa.Column("facts", sa.JSON(none_as_null=True)))
    for name in ("former", "vote"):
        op.create_table(
            name,
            sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
            sa.Column("seat", sa.Integer(), primary_key=True),
            sa.Column("user", sa.String(32), sa.ForeignKey("user_account.id"), primary_key=True),
        )
