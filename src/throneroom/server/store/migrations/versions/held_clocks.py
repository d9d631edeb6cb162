"""A decision has one clock: what was left of it is remembered while a bot keeps the seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017_held"
down_revision = "0016_devices"


def upgrade() -> None:
    op.add_column("seat", sa.Column("held", sa.Float()))
