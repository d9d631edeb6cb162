"""A whisper knows the person it is for; those there are belong to who has the seat now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013_whispers"
down_revision = "0012_match_keys"


def upgrade() -> None:
    op.add_column("message", sa.Column("to_user", sa.String(32)))
    message = sa.table("message", *[sa.column(name) for name in ("match", "channel", "to_seat", "to_user")])
    seat = sa.table("seat", *[sa.column(name) for name in ("match", "seat", "user")])
    sits = (seat.c.match == message.c.match) & (seat.c.seat == message.c.to_seat)
    person = sa.select(seat.c.user).where(sits).scalar_subquery()
    op.execute(message.update().where(message.c.channel == "whisper").values(to_user=person))
