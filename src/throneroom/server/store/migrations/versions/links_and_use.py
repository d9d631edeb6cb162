"""Links that are good for one use; when a session or a token was last used.

Personal links of before, which opened a session as often as anybody liked for 90 days, lead nowhere any more.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004_links"
down_revision = "0003_seats_asked"


def upgrade() -> None:
    op.add_column("token", sa.Column("used", sa.Float()))
    op.execute("UPDATE token SET used = created")
    op.execute("DELETE FROM token WHERE kind = 'link'")
    op.create_table(
        "link",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("user", sa.String(32), sa.ForeignKey("user_account.id"), nullable=False),
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id")),
        sa.Column("seat", sa.Integer()),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
    )
    op.create_index("link_user", "link", ["user", "kind"])
