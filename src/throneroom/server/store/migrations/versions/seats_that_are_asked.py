"""Which seats owe an answer, so that a start need not play through every match to know which bots to wake."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003_seats_asked"
down_revision = "0002_notices"


def upgrade() -> None:
    op.add_column("seat", sa.Column("asked", sa.Boolean()))
