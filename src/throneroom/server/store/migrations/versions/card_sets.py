"""A card set is stored once, under its digest, and not in every match that is played with it."""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0009_card_sets"
down_revision = "0008_candles"

LONG = 200


def upgrade() -> None:
    card_set = op.create_table(
        "card_set",
        sa.Column("digest", sa.String(80), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    c = op.get_bind()
    match = sa.table("match", sa.column("id"), sa.column("options", sa.JSON))
    is_long = sa.func.length(sa.cast(sa.column("options"), sa.Text)) > LONG
    ids = list(c.execute(sa.select(match.c.id).where(is_long)).scalars())
    stored: set[str] = set()
    for id in ids:
        options = c.execute(sa.select(match.c.options).where(match.c.id == id)).scalar_one()
        for name, value in options.items():
            if len(value) > LONG:
                digest = f"sha256:{sha256(value.encode()).hexdigest()}"
                if digest not in stored:
                    c.execute(card_set.insert().values(digest=digest, text=value))
                    stored.add(digest)
                options[name] = digest
        c.execute(match.update().where(match.c.id == id).values(options=options))
