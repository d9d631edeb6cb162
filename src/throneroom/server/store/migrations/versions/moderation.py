"""Reports of players for the administrators, and whom people want nothing to do with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010_moderation"
down_revision = "0009_card_sets"


def upgrade() -> None:
    op.create_table(
        "report",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("by", sa.String(32), sa.ForeignKey("user_account.id"), nullable=False),
        sa.Column("about", sa.String(32), sa.ForeignKey("user_account.id"), nullable=False),
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("message", sa.Integer()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
    )
    op.create_index("report_open", "report", ["done", "made"])
    op.create_table(
        "block",
        sa.Column("by", sa.String(32), sa.ForeignKey("user_account.id"), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("user_account.id"), primary_key=True),
    )
