"""A match knows its one rematch, and how its seats are given out; a seat may be kept for somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005_rematches"
down_revision = "0004_links"


def upgrade() -> None:
    op.add_column("match", sa.Column("rematch", sa.String(24)))
    op.add_column("match", sa.Column("seating", sa.String(8), nullable=False, server_default="kept"))
    op.add_column("seat", sa.Column("kept_for", sa.String(32)))
    match = sa.table("match", *[sa.column(name) for name in ("id", "created", "rematch_of", "rematch")])
    later = match.alias("later")
    first = sa.select(later.c.id).where(later.c.rematch_of == match.c.id).order_by(later.c.created, later.c.id).limit(1)
    op.execute(match.update().values(rematch=first.scalar_subquery()))
    op.create_index("match_rematch", "match", ["rematch"], unique=True)
    op.create_index("seat_kept", "seat", ["kept_for"])
