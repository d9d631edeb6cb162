"""A seat knows when its answer may come to light and whether it wants to be asked; a match how long answers took."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008_candles"
down_revision = "0007_owners"


def upgrade() -> None:
    op.add_column("seat", sa.Column("shows", sa.Float()))
    op.add_column("seat", sa.Column("burns", sa.Float()))
    op.add_column("seat", sa.Column("asks", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("match", sa.Column("spans", sa.JSON()))
    op.create_index("seat_shows", "seat", ["shows"])
