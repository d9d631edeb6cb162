"""A seat knows with which other seat its player wants to swap."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011_swaps"
down_revision = "0010_moderation"


def upgrade() -> None:
    op.add_column("seat", sa.Column("wants_seat", sa.Integer()))
