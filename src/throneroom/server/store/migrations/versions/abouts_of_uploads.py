"""Of an uploaded record lists tell what is stored beside it, so that nobody reads its first line for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from throneroom.server.uploads import about

revision = "0015_upload_abouts"
down_revision = "0014_seat_keys"


def upgrade() -> None:
    op.add_column("upload", sa.Column("about", sa.JSON()))
    c = op.get_bind()
    upload = sa.table("upload", sa.column("id"), sa.column("text"), sa.column("about", sa.JSON))
    for id in list(c.execute(sa.select(upload.c.id)).scalars()):
        text = c.execute(sa.select(upload.c.text).where(upload.c.id == id)).scalar_one()
        try:
            found = about(text)
        except Exception:  # a record by rules that are gone stays, and is not listed
            continue
        c.execute(upload.update().where(upload.c.id == id).values(about=found))
