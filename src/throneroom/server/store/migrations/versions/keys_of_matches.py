"""A match knows the key it was set up with, and what was asked for, so that the same key makes one match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012_match_keys"
down_revision = "0011_swaps"


def upgrade() -> None:
    op.add_column("match", sa.Column("key", sa.String(64)))
    op.add_column("match", sa.Column("asked", sa.String(64)))
    op.create_index("match_key", "match", ["key"], unique=True)
