"""A key of a choice is its seat's own: nobody spoils or learns of another's key."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014_seat_keys"
down_revision = "0013_whispers"
NAMES = ("match", "key", "decision", "seat", "choice")


def upgrade() -> None:
    with op.batch_alter_table("action") as action:
        action.drop_constraint("action_key", type_="unique")
        action.create_unique_constraint("action_key", ["match", "seat", "key"])
    op.create_table(
        "given_by_seat",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("decision", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("choice", sa.JSON(), nullable=False),
    )
    old, new = [sa.table(name, *[sa.column(column) for column in NAMES]) for name in ("given", "given_by_seat")]
    op.execute(new.insert().from_select(NAMES, sa.select(old)))
    op.drop_table("given")
    op.rename_table("given_by_seat", "given")
